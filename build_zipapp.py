#!/usr/bin/env python3
"""Build gitlab_mcp.pyz: gitlab_mcp.py and all that it imports, in one file that any CPython >= 3.10 runs.

    python build_zipapp.py [--out FILE] [--wheels DIR]     build; with --wheels, a second time without network
    python build_zipapp.py --check FILE                    build again and compare
    python build_zipapp.py --no-sdk                        build a small file without compiled parts
    python build_zipapp.py --relock                        choose the newest versions and rewrite LOCK

How it works, top to bottom:

1. LOCK names each bundled wheel by version and SHA-256. `--relock` makes it from the dependencies in the PEP
   723 block of gitlab_mcp.py: one version for all Pythons, the newest that Python 3.10 can use.
2. The section "in the archive" is copied into the file. It shuts the host's packages out, finds the bytecode,
   and loads compiled modules from memory (Linux) or from a cache folder; zipimport does the rest.
3. pip downloads the wheels. Their sources go to the root, less what a server never imports (UNUSED, DROP,
   EMPTIED); their compiled modules go to `native/`, under the names that each Python looks for.
4. Each Python on this machine compiles the sources into `bytecode/`: it then starts in half the time. A
   Python without such an entry compiles what it imports, every time.
5. Entries are sorted and carry one time and mode: same sources, Pythons and zlib, same bytes.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.machinery
import importlib.util
import io
import json
import marshal
import os
import platform
import re
import stat
import subprocess
import sys
import tempfile
import zipfile
import zipimport
import zlib
from collections.abc import Iterable, Iterator
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

HERE = Path(__file__).resolve().parent
MINORS = range(10, 16)
PLATFORMS = {  # what pip calls them, the oldest system first
    "linux-x86_64": "manylinux2014_x86_64 manylinux_2_28_x86_64",
    "linux-aarch64": "manylinux2014_aarch64 manylinux_2_28_aarch64",
    "musl-x86_64": "musllinux_1_1_x86_64 musllinux_1_2_x86_64",
    "macos-x86_64": "macosx_11_0_x86_64",
    "macos-arm64": "macosx_11_0_arm64",
    "windows-amd64": "win_amd64",
}

# anyio wants it on Python 3.10 only, and pip judges such markers by the Python that runs pip.
EXTRA = ["exceptiongroup"]
# Needed by the SDK's client, its OAuth and its high-level server; a low-level server imports none of them.
UNUSED = """
    attrs cffi cryptography httpcore2 httpx2 jsonschema jsonschema-specifications pycparser pyjwt referencing
    rpds-py truststore
""".split()
# All that gitlab_mcp needs where its built-in engine serves.
PURE = ["idna", "urllib3"]
# These two import the whole SDK and so cryptography; empty, they let `mcp.server.lowlevel` load alone.
EMPTIED = ["mcp/__init__.py", "mcp/server/__init__.py"]
DROP = re.compile(r"""
    \.(pyi|typed|js|ts)$ | (^|/)(tests?/|pytest_plugin\.py|testclient\.py|testing\.py) | /_trio\.py$
    | ^mcp/(cli|client|server/mcpserver)/ | ^pydantic/(v1/|mypy\.py) | ^urllib3/contrib/emscripten/
    | \.dist-info/(?!METADATA$|entry_points\.txt$|licenses/|LICEN[CS]E|NOTICE|COPYING)
""", re.VERBOSE)

# name, version, "any" or Python and platform, SHA-256 of the wheel
LOCK = """
annotated-types 0.8.0 any f072f4d804ea359e4eaf198b1af7a8b0943881a87f31bb764f8bf219bb9419e0
anyio 4.16.0 any c66ae634e0b8228396b801741beb3294326d4b6102f7bba4041c0dfb58c29026
click 8.5.1 any 8bb5376d2006950386f8c6427613334a2acadc5f559cb80e638d00b4df957e37
exceptiongroup 1.3.2 any 41c6a70dfec22050d3d8b43386b059a4dc0bca3f3d40a40971cb206fff1785af
h11 0.16.0 any 63cf8bbe7522de3bf65932fda1d9c2772064ffb3dae62d55932da54b31cb6c86
idna 3.20 any ab7ae7122974553370f0bdb919e1a960b2cd1bc1ef0276416d896db81c14582c
mcp 2.3.0 any dd0c44c089d16453e8ae31a3877a0054d7a2314caaa81f5e0541b9b1734b2377
mcp-types 2.3.0 any 968efdbdaedfab06adae40d378a34395f1090c5921d4be3c9cde283aaf76d91d
opentelemetry-api 1.45.2 any 2cbd737377e710ee740d261c94e93fa0f08e6d037c18f17513cc0a2d94479a34
pydantic 2.14.4 any 653a2ad9f6d8858529c77c72717d0ea991d6c6837fe683246b2f4b2bbfc3fadc
pydantic-core 2.50.5 cp310-linux-aarch64 252ce30d79b47954cc3a49f8a0d812ac24a356627391fcec90a68733c755707e
pydantic-core 2.50.5 cp310-linux-x86_64 92c0ebab606f982730aaaa741a30cd5e0f68dc7c005a5baa9b332fc182232c61
pydantic-core 2.50.5 cp310-macos-arm64 55e0d60384a9b14641749d2ba6721f82409248288f066b95d555c6dd484273d2
pydantic-core 2.50.5 cp310-macos-x86_64 302517f9f5589e07ead02d38fbb443947a211461b39b18f46948b20941fa8d98
pydantic-core 2.50.5 cp310-musl-x86_64 dc5717ed8981efdbbafc15a2533a690703cf80e96b886a158c61c9ec9bafcc28
pydantic-core 2.50.5 cp310-windows-amd64 b7e6a76b77513cd633a08addfda8409623ad884a4d91ee3664fb05cf094b2c35
pydantic-core 2.50.5 cp311-linux-aarch64 ba2b34529984a8e3cb1bc62a7687617722695a2cb4e57958de32a0eba128a07a
pydantic-core 2.50.5 cp311-linux-x86_64 488319076ec92908b91fc6265ce761f1d78748f69f85518564fd16bf333e1b70
pydantic-core 2.50.5 cp311-macos-arm64 40d5da89a632e6c6c938f93fdf54c534882d258a80f51ccfe1650cdedc12e82c
pydantic-core 2.50.5 cp311-macos-x86_64 bcc830e4f48499fd30a870f07c30752273ae2ddccce34d65d51c9fc880c380ab
pydantic-core 2.50.5 cp311-musl-x86_64 05815bbe2c7bec58d1ce456cc0a98f368e6ef9345b1d9311f42b814d34ad7086
pydantic-core 2.50.5 cp311-windows-amd64 d4ebf349b1b60049e80df5d9ea6725b1b7e434a7d006474b0f664fa72a6b3c75
pydantic-core 2.50.5 cp312-linux-aarch64 07a62d44515d674d750cfd86b7ce1dd93111be870f378d7c27b37aeb78d0cb4a
pydantic-core 2.50.5 cp312-linux-x86_64 470bbc2495367f60d3ca849a8039e4c164701d10637e7743f4427d92651bdb6d
pydantic-core 2.50.5 cp312-macos-arm64 a9bcf23628860d5a90cacdc188ee3b7d0547a38eb985214f03e7002a6ca0e558
pydantic-core 2.50.5 cp312-macos-x86_64 24d23de96195ff9637e5940a7fbde3bea6a355b26fb5f491737dd803aa5d5a93
pydantic-core 2.50.5 cp312-musl-x86_64 3cf575867ecaf89aca440e5a4253d2facf1ca37bab30a4e8c205ec611228126a
pydantic-core 2.50.5 cp312-windows-amd64 baa107902f8e38011a5f79836d905eb6bfaac1d4b0bd09fc86509b711d0b09c8
pydantic-core 2.50.5 cp313-linux-aarch64 8bbe282e79dc71b24ba7be284eacf27c8ddff8f26911e2030a0dd123c6aed326
pydantic-core 2.50.5 cp313-linux-x86_64 cbfde3ad127786f1dea1a6cd89a5eb824a16203f24743ad2b4e07506f43bc844
pydantic-core 2.50.5 cp313-macos-arm64 639a51931869c0594d8723b2f529c547db1aa33dc9571d001dc205d896170c08
pydantic-core 2.50.5 cp313-macos-x86_64 e5d5d77a9446f44688a5ef420d92c9facac0865ef5565215db54be184ab7906f
pydantic-core 2.50.5 cp313-musl-x86_64 b9348cfd798b8199d34da5258becf2fc8f5e4e7a3b51da30c34b81b996a07b34
pydantic-core 2.50.5 cp313-windows-amd64 d34c0d4dd4a318f2be788a60a972c3a1ed5da0155a7c06d6dd810dc5d60ad704
pydantic-core 2.50.5 cp314-linux-aarch64 27bc22dc8d50335bc62296261a7dc4c2572149910ba7c274ef0f945b5be0d570
pydantic-core 2.50.5 cp314-linux-x86_64 88b543705849d0c59343f97c38296dbf59eb7b3c9565bd4fe1ed638ba38da5ed
pydantic-core 2.50.5 cp314-macos-arm64 e8fe516a4b3b06e4ff83b9adee4a786d28a617e5fb5fe90bda49fb6f52a5ac19
pydantic-core 2.50.5 cp314-macos-x86_64 00598ae680c6e4a17cda01910e49c0da8ce15610505e6c57cec3f15d83daef88
pydantic-core 2.50.5 cp314-musl-x86_64 9f2bf218dbc93363fe3e31cc53d36db8d6ff4122179406bec05f33bb79c0e2c1
pydantic-core 2.50.5 cp314-windows-amd64 887424ba7c2145e97f131bc2cc73383a8c464d7bcd56eb98bbd941afb6868b95
pydantic-core 2.50.5 cp315-linux-aarch64 568e928322f0b6b94671fc1a4dbc867627af74695b0c060ac6d4f25b6a7425d8
pydantic-core 2.50.5 cp315-linux-x86_64 0d6e614776c8c99495dcfc6ce8f826277fb4388a5e5cbee23c199cbe39e6dcb3
pydantic-core 2.50.5 cp315-macos-arm64 e93587aaa5660536b9188686e8fe0544b577ec57d896d424b5b2118b151a6845
pydantic-core 2.50.5 cp315-macos-x86_64 c4c4313dc66f45822b3d7f39aa74e59e7987cf7572b3309005b26d956a0098a9
pydantic-core 2.50.5 cp315-musl-x86_64 20337f547d79911457cd4739bb6699213a53089f946af87633a48fad3f74f5e1
pydantic-core 2.50.5 cp315-windows-amd64 0d4edc3350e21e0ef773ef9395227ca072832f05e484cadcf4d8663b63a231c0
python-multipart 0.0.32 any ff6d3f776f16878c894e52e107296ffc890e913c611b1a4ec6c44e2821fe2e23
sse-starlette 3.5.1 any a6cdcfec47b952911b1d99a7b8056429b5984039b875bf6575174220364b551f
starlette 1.7.0 any 67f8e99895493dd2911a03f11314af6ceebeae4e704bb9f43dfc6a9db151c93e
typing-extensions 4.16.0 any 481caa481374e813c1b176ada14e97f1f67a4539ce9cfeb3f350d78d6370c2e8
typing-inspection 0.4.5 any bc210535442b39e1bf2805e0c7a17dfd6a4ace760c84c7f7d16245d23a6b1c39
urllib3 2.8.0 any 0cf3cae568d36aa9576b28dfb35f11328f1cb974ca7647d9475ebb86c75ac6e3
uvicorn 0.54.0 any 505bdb0f318731d45f1f712071fc781a8981f6847a31c902c9f5e652d4f67faf
"""

MAIN = """\
# Parsed by every Python, however old: no new syntax here.
import sys

if sys.version_info < (3, 10):
    found = sys.version_info[:2] + (sys.executable,)
    sys.exit("gitlab_mcp needs Python 3.10 or newer; this is Python %d.%d (%s)." % found)

from _gitlab_mcp_boot import run

run(sys.path[0])
"""

# Runs in each Python: {module: (is a package, compressed code)} for an archive of sources. A fresh process
# with a fixed hash seed writes the same bytes every time.
COMPILE = """
import importlib.util, marshal, sys, zipfile, zlib
table = {}
with zipfile.ZipFile(sys.argv[1]) as archive:
    for entry in sorted(archive.namelist()):
        if entry.endswith(".py") and entry != "__main__.py":
            package = entry.endswith("/__init__.py")
            name = entry[:-12 if package else -3].replace("/", ".")
            code = compile(archive.read(entry), "gitlab_mcp.pyz/" + entry, "exec", 0, True, 0)
            table[name] = package, zlib.compress(marshal.dumps(code), 9)
with open(sys.argv[2], "wb") as file:
    file.write(marshal.dumps(table))
print(sys.implementation.cache_tag + "-" + importlib.util.MAGIC_NUMBER.hex())
"""


# --------------------------------------------------------------------------------------------- in the archive

def run(archive: str) -> None:
    """Start gitlab_mcp out of the archive and exit with its code."""
    for stream, mode in [("stdin", "r"), ("stdout", "w"), ("stderr", "w")]:
        if getattr(sys, stream) is None:  # closed; a later file would take its number
            setattr(sys, stream, open(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))
    finder = Archive(os.path.abspath(archive))
    isolate(finder)
    try:
        sys.exit(importlib.import_module("gitlab_mcp").main())
    except ImportError as error:
        if error.name not in finder.manifest["native"]:
            raise
        sys.exit(f"gitlab_mcp: {error}")


def isolate(finder: Archive) -> None:
    """Leave nothing but the standard library and the archive to import from."""
    library = os.path.dirname(os.path.abspath(os.__file__))
    own = {sys.base_prefix, sys.base_exec_prefix}
    kept = [path for path in sys.path if path in own or os.path.basename(path) in ("lib-dynload", "DLLs")]
    sys.path[:] = [finder.path, library, *kept]
    standard = importlib.machinery
    finders: list[Any] = [finder, standard.BuiltinImporter, standard.FrozenImporter, standard.PathFinder]
    sys.meta_path[:] = finders
    for name in list(sys.modules):  # a host's .pth file may have imported one of ours
        if name.partition(".")[0] in finder.manifest["packages"] and name != __name__:
            del sys.modules[name]
    os.environ["PYDANTIC_DISABLE_PLUGINS"] = "__all__"  # plug-ins and OTEL_* would load the host's packages
    for name in [name for name in os.environ if name.startswith("OTEL_")]:
        del os.environ[name]


class Archive:
    """Finds and loads modules that have bytecode for this Python; finds the compiled ones."""

    def __init__(self, path: str) -> None:
        self.path, self.zip = path, zipimport.zipimporter(path)
        self.manifest = json.loads(self.zip.get_data("manifest.json"))
        tag = f"{sys.implementation.cache_tag}-{importlib.util.MAGIC_NUMBER.hex()}"
        digest = self.manifest["bytecode"].get(tag)
        self.code: dict[str, tuple[bool, bytes]] = {}
        if digest:
            self.code = marshal.loads(self.read("bytecode/" + tag, digest))

    def read(self, entry: str, digest: str) -> bytes:
        """The bytes of an entry; ImportError if they are damaged, as zipimport itself checks nothing."""
        try:
            data: bytes = self.zip.get_data(entry)
        except (OSError, zlib.error):
            data = b""
        if sha256(data) != digest:
            raise ImportError(f"{self.path} is damaged at {entry}")
        return data

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """The spec of a module that is held as bytecode or compiled, else None."""
        if name in self.manifest["native"]:
            return ModuleSpec(name, Native(self))  # type: ignore[arg-type]
        if name not in self.code:
            return None
        package, base = self.code[name][0], os.path.join(self.path, *name.split("."))
        spec = ModuleSpec(name, self, is_package=package)  # type: ignore[arg-type]
        spec.origin, spec.has_location = os.path.join(base, "__init__.py") if package else base + ".py", True
        spec.submodule_search_locations = [base] if package else None
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """None: an ordinary module will do."""

    def exec_module(self, module: ModuleType) -> None:
        """Run a module's bytecode."""
        exec(self.get_code(module.__name__), module.__dict__)

    def get_code(self, name: str) -> CodeType:
        """A module's bytecode."""
        code: CodeType = marshal.loads(zlib.decompress(self.code[name][1]))
        return code

    def get_source(self, name: str) -> str:
        """A module's source, for tracebacks."""
        end = "/__init__.py" if self.code[name][0] else ".py"
        return self.zip.get_data(name.replace(".", "/") + end).decode()


class Native:
    """Loads one compiled module, from memory where the system can, else from a cache folder."""

    def __init__(self, archive: Archive) -> None:
        self.archive = archive

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module; ImportError with advice when no file fits this Python or none may be loaded."""
        manifest = self.archive.manifest
        files = manifest["native"][spec.name]
        wanted = importlib.machinery.EXTENSION_SUFFIXES
        suffix = next((suffix for suffix in wanted if suffix in files), None)
        if suffix is None:
            raise ImportError(
                f"{self.archive.path} has compiled parts for CPython {', '.join(manifest['pythons'])} on "
                f"{manifest['platform']}, none named {wanted[0]}, which {sys.executable} "
                f"({sys.implementation.name} {sys.version.split()[0]}) wants. Use one of those Pythons, or "
                "run gitlab_mcp.py with a Python that has mcp and urllib3 installed.", name=spec.name)
        data = self.archive.read("native/" + spec.name.replace(".", "/") + suffix, files[suffix])
        errors = []
        for folder in ["", *cache_folders()]:
            try:
                path = in_folder(folder, files[suffix] + suffix, data) if folder else in_memory(data)
                self.loader = importlib.machinery.ExtensionFileLoader(spec.name, path)
                inner = importlib.util.spec_from_file_location(spec.name, path, loader=self.loader)
                return self.loader.create_module(inner)  # type: ignore[arg-type]
            except (OSError, ImportError) as error:
                errors.append(str(error))
        raise ImportError(f"no way to load {spec.name}: {'; '.join(errors)}", name=spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Run the module's own initialisation."""
        self.loader.exec_module(module)


def in_memory(data: bytes) -> str:
    """The path of an anonymous file; it stays open, as the loader tells libraries apart by their paths."""
    if not hasattr(os, "memfd_create"):
        raise OSError("no files in memory here")
    number = os.memfd_create("gitlab_mcp")
    with open(number, "wb", closefd=False) as file:
        file.write(data)
    return f"/proc/self/fd/{number}"


def cache_folders() -> Iterator[str]:
    """Folders that may hold compiled modules, best first."""
    home = {"win32": "~/AppData/Local", "darwin": "~/Library/Caches"}.get(sys.platform, "~/.cache")
    yield os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser(home), "gitlab_mcp")
    yield os.path.join(tempfile.gettempdir(), f"gitlab_mcp-{os.getuid() if hasattr(os, 'getuid') else ''}")


def in_folder(folder: str, name: str, data: bytes) -> str:
    """The path of a file with these bytes in a folder of the user's own, written unless it is there."""
    os.makedirs(folder, 0o700, exist_ok=True)
    status = os.lstat(folder)
    mine = not hasattr(os, "getuid") or status.st_uid == os.getuid() and not status.st_mode & 0o022
    if not (mine and stat.S_ISDIR(status.st_mode)):
        raise OSError(f"{folder} is open to others")
    path = os.path.join(folder, name)
    if not holds(path, data):
        number, temporary = tempfile.mkstemp(dir=folder)
        try:
            with open(number, "wb") as file:
                file.write(data)
            os.replace(temporary, path)
        except OSError:
            os.unlink(temporary)
            if not holds(path, data):  # on Windows, a process that has loaded the same file keeps it
                raise
    return path


def sha256(data: bytes) -> str:
    """The SHA-256 of some bytes in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def holds(path: str, data: bytes) -> bool:
    """Whether an ordinary file has just these bytes."""
    try:
        with open(path, "rb") as file:
            return stat.S_ISREG(os.lstat(path).st_mode) and file.read() == data
    except OSError:
        return False


# --------------------------------------------------------------------------------------------------- the lock

def dependencies(source: str) -> list[str]:
    """The requirements in the PEP 723 block of a script."""
    block = re.search(r"(?ms)^# /// script$\n(.*?)^# ///$", source)
    listed = re.search(r"(?s)dependencies = \[(.*?)\]\n", block[1]) if block else None
    if not listed:
        raise SystemExit("the source has no PEP 723 block with dependencies")
    return re.findall(r'"(.*?)"', listed[1])


def rows(system: str = "", pure: bool = False) -> list[list[str]]:
    """LOCK as [name, version, tag, hash], for one platform or all, or only what has no compiled parts."""
    every = [line.split() for line in LOCK.strip().splitlines()]
    every = [row for row in every if not pure or row[0] in PURE]
    return [row for row in every if not system or row[2] == "any" or row[2].partition("-")[2] == system]


def check_lock(wanted: Iterable[str]) -> None:
    """Exit with advice unless LOCK holds a fitting version of every requirement."""
    from pip._vendor.packaging.requirements import Requirement

    locked = {row[0]: row[1] for row in rows()}
    for requirement in map(Requirement, wanted):
        if not requirement.specifier.contains(locked.get(requirement.name, "0")):
            raise SystemExit(f"LOCK has no {requirement}: run build_zipapp.py --relock")


def pip(command: str, system: str, minor: int, *arguments: str) -> None:
    """Let this Python's pip do something on behalf of another Python and platform."""
    tags = [f"--platform={tag}" for tag in PLATFORMS[system].split()]
    target = ["--implementation=cp", f"--python-version=3.{minor}", "--only-binary=:all:", *tags]
    subprocess.run([sys.executable, "-m", "pip", command, "--quiet", *target, *arguments], check=True)


def resolve(system: str, minor: int, *arguments: str) -> Iterator[tuple[str, str, str, str]]:
    """What pip would install: names, versions, file names, hashes."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        fixed = ["--dry-run", "--ignore-installed", f"--target={folder}", f"--report={report}"]
        pip("install", system, minor, *fixed, *arguments)
        for item in json.loads(report.read_text("utf-8"))["install"]:
            name = re.sub(r"[-_.]+", "-", item["metadata"]["name"]).lower()
            info = item["download_info"]
            yield name, item["metadata"]["version"], info["url"], info["archive_info"]["hashes"]["sha256"]


def relock(wanted: Iterable[str]) -> None:
    """Rewrite LOCK with the newest versions that the oldest Python can use."""
    lines = []
    for name, version, url, digest in resolve("linux-x86_64", MINORS[0], *wanted, *EXTRA):
        if name in UNUSED:
            continue
        if url.endswith("-none-any.whl"):
            lines.append(f"{name} {version} any {digest}")
            continue
        for system, minor in [(system, minor) for system in PLATFORMS for minor in MINORS]:
            try:
                [found] = resolve(system, minor, "--no-deps", f"{name}=={version}")
                lines.append(f"{name} {version} cp3{minor}-{system} {found[3]}")
            except subprocess.CalledProcessError:
                print(f"no wheel of {name} {version} for Python 3.{minor} on {system}")
    text = 'LOCK = """\n' + "\n".join(sorted(lines, key=str.split)) + '\n"""'
    own = Path(__file__)
    own.write_text(re.sub(r'(?ms)^LOCK = """\n.*?^"""$', text, own.read_text("utf-8")), "utf-8")


# ------------------------------------------------------------------------------------------------- the wheels

def host() -> str:
    """This machine's name in PLATFORMS."""
    system = {"darwin": "macos", "win32": "windows"}.get(sys.platform, "linux")
    if system == "linux" and platform.libc_ver()[0] != "glibc":
        system = "musl"
    name = f"{system}-{platform.machine().lower()}"
    if name not in PLATFORMS:
        raise SystemExit(f"no wheels are locked for {name}; there are some for {', '.join(PLATFORMS)}")
    return name


def wheels(system: str, folder: Path, pure: bool) -> list[bytes]:
    """Each locked wheel for a platform, downloaded where the folder lacks it."""
    have, wanted = by_hash(folder), rows(system, pure)
    missing = [row for row in wanted if row[3] not in have]
    for tag in sorted({row[2] for row in missing}):
        minor = MINORS[0] if tag == "any" else int(tag.partition("-")[0][3:])
        lines = [f"{row[0]}=={row[1]} --hash=sha256:{row[3]}\n" for row in missing if row[2] == tag]
        with tempfile.TemporaryDirectory() as temporary:
            listing = Path(temporary, "requirements.txt")
            listing.write_text("".join(lines), "utf-8")
            fixed = ["--no-deps", "--require-hashes", f"--dest={folder}"]
            pip("download", system, minor, *fixed, f"--requirement={listing}")
    have = by_hash(folder)
    return [have[row[3]] for row in wanted]


def by_hash(folder: Path) -> dict[str, bytes]:
    """The wheels in a folder by SHA-256, whatever their names."""
    return {sha256(data): data for data in map(Path.read_bytes, folder.glob("*.whl"))}


def unpack(found: Iterable[bytes]) -> dict[str, bytes]:
    """The entries that wheels bring: sources at the root, compiled modules below native/."""
    entries: dict[str, bytes] = {}
    for wheel in found:
        with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
            for name in archive.namelist():
                if name.endswith("/") or DROP.search(name):
                    continue
                data = b"" if name in EMPTIED else archive.read(name)
                target = "native/" + name if name.endswith((".so", ".pyd")) else name
                if entries.setdefault(target, data) != data:
                    raise SystemExit(f"two wheels differ in {name}")
    for name in [name for name in entries if name.endswith(".py")]:
        for parent in list(Path(name).parents)[:-1]:  # a package without it could mix with a host's parts
            entries.setdefault(f"{parent.as_posix()}/__init__.py", b"")
    return entries


# ------------------------------------------------------------------------------------------------ the archive

def pythons() -> list[str]:
    """The command of one CPython for each minor version that this machine runs."""
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    code = "import sys; print(sys.implementation.name, sys.version_info[1])"
    found: dict[str, str] = {}
    for minor in MINORS:  # pyenv leaves commands on the path that exist and fail: try each
        installed = sorted(map(str, root.glob(f"3.{minor}.*/bin/python")))
        for command in [sys.executable, *installed, f"python3.{minor}"]:
            try:
                done = subprocess.run([command, "-I", "-c", code], capture_output=True, text=True)
            except OSError:
                continue
            if done.stdout == f"cpython {minor}\n":
                found.setdefault(f"3.{minor}", command)
    return list(found.values())


def bytecode(sources: dict[str, bytes], commands: Iterable[str]) -> dict[str, bytes]:
    """One entry for each Python, named after its cache tag and magic number."""
    entries = {}
    with tempfile.TemporaryDirectory() as folder:
        archive, out = Path(folder, "sources.zip"), Path(folder, "out")
        archive.write_bytes(pack(sources))
        for command in commands:
            line = [command, "-S", "-c", COMPILE, str(archive), str(out)]
            environment = {**os.environ, "PYTHONHASHSEED": "0"}
            done = subprocess.run(line, env=environment, stdout=subprocess.PIPE, text=True, check=True)
            entries["bytecode/" + done.stdout.strip()] = out.read_bytes()
    return entries


def boot() -> str:
    """The section "in the archive" as a module of its own, below this file's imports."""
    own = Path(__file__).read_text("utf-8")
    start = own.index("\ndef run(")
    heads = re.findall(r"(?m)^(?:import|from) .*\n", own[: own.index("\nHERE = ")])
    unused = "argparse io platform re subprocess zipfile pathlib".split()
    kept = [line for line in heads if line.split()[1] not in unused]
    return "".join([*kept, "\n", own[start : own.index("\n# ---", start)]])


def contents(source: Path, system: str, folder: Path, commands: Iterable[str],
             pure: bool = False) -> dict[str, bytes]:
    """Every entry of the archive; of a pure one, none depends on the system."""
    check_lock(dependencies(source.read_text("utf-8")))
    entries = unpack(wheels(system, folder, pure))
    entries["gitlab_mcp.py"] = source.read_bytes()
    entries["LICENSE"] = (HERE / "LICENSE").read_bytes()
    compiled = bytecode(entries, commands)
    native: dict[str, dict[str, str]] = {}
    for name in sorted(name for name in entries if name.startswith("native/")):
        module, dot, suffix = name.removeprefix("native/").partition(".")
        native.setdefault(module.replace("/", "."), {})[dot + suffix] = sha256(entries[name])
    manifest = {
        "platform": "any" if pure else system,
        "pythons": [f"3.{minor}" for minor in MINORS if f"cp3{minor}-{system}" in {row[2] for row in rows()}],
        "bundled": sorted({f"{row[0]} {row[1]}" for row in rows(pure=pure)}),
        "packages": sorted({re.split(r"[/.]", name)[0] for name in entries if name.endswith(".py")}),
        "native": native,
        "bytecode": {name.partition("/")[2]: sha256(data) for name, data in compiled.items()},
    }
    entries["__main__.py"], entries["_gitlab_mcp_boot.py"] = MAIN.encode(), boot().encode()
    entries["manifest.json"] = json.dumps(manifest, indent=1, sort_keys=True).encode()
    return {**entries, **compiled}


def pack(entries: dict[str, bytes]) -> bytes:
    """A runnable archive of the entries that depends on nothing else."""
    buffer = io.BytesIO()
    buffer.write(b"#!/usr/bin/env python3\n")
    with zipfile.ZipFile(buffer, "w") as archive:
        for name in sorted(entries):
            info = zipfile.ZipInfo(name)
            info.create_system, info.external_attr = 3, 0o100644 << 16
            info.compress_type = zipfile.ZIP_STORED if name.startswith("bytecode/") else zipfile.ZIP_DEFLATED
            archive.writestr(info, entries[name], compresslevel=9)
    return buffer.getvalue()


def differences(old: bytes, new: bytes) -> list[str]:
    """The names of the entries that tell two archives apart."""
    archives = [zipfile.ZipFile(io.BytesIO(data)) for data in (old, new)]
    first, second = ({(info.filename, info.CRC) for info in archive.infolist()} for archive in archives)
    return sorted({name for name, _ in first ^ second}) or ["(the same entries, packed in another way)"]


def main(argv: list[str] | None = None) -> int:
    """Build, compare or relock; 0 if all went well."""
    parser = argparse.ArgumentParser(description="Build gitlab_mcp.pyz.")
    option = parser.add_argument
    option("--out", type=Path, default=HERE / "gitlab_mcp.pyz", help="the file to write")
    option("--wheels", type=Path, help="keep downloaded wheels in this folder, and use those in it")
    option("--source", type=Path, default=HERE / "gitlab_mcp.py", help="another gitlab_mcp.py")
    option("--platform", choices=sorted(PLATFORMS), help="build for another platform than this one")
    option("--no-sdk", action="store_true", help="without the MCP SDK: the built-in engine serves, anywhere")
    option("--no-bytecode", action="store_true", help="sources only: smaller, but slower to start")
    option("--check", type=Path, metavar="FILE", help="write nothing; compare with FILE")
    option("--relock", action="store_true", help="choose the newest versions and rewrite LOCK")
    options = parser.parse_args(argv)
    if options.relock:
        relock(dependencies(options.source.read_text("utf-8")))
        return 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.wheels or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        commands = [] if options.no_bytecode else pythons()
        system = options.platform or (next(iter(PLATFORMS)) if options.no_sdk else host())
        built = pack(contents(options.source, system, folder, commands, options.no_sdk))
    if options.check:
        old = options.check.read_bytes()
        if old != built:
            print(f"{options.check} is not what these sources give:", *differences(old, built), sep="\n  ")
        return int(old != built)
    options.out.write_bytes(built)
    options.out.chmod(0o755)
    print(f"{options.out}: {len(built) / 1e6:.1f} MB, bytecode from {len(commands)} Pythons")
    return 0


if __name__ == "__main__":
    sys.exit(main())
