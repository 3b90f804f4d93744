"""build_zipapp.py: the lock, the reproducible archive, and the loader that goes into it."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import types
import zipfile
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
_spec = importlib.util.spec_from_file_location("build_zipapp", ROOT / "build_zipapp.py")
assert _spec and _spec.loader
build: Any = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(build)

# A program that says where its modules came from once it has loaded all that a server loads.
PROBE = """\
# /// script
# requires-python = ">=3.10"
# dependencies = ["mcp>=2.3,<3", "urllib3>=2.2,<3"]
# ///
import json
import os
import sys

def main():
    if "no-memory" in sys.argv:
        del os.memfd_create
    import mcp.server.lowlevel, mcp.server.stdio, mcp.server.streamable_http_manager, mcp.server.runner
    import pydantic, urllib3, uvicorn.protocols.http.h11_impl
    from importlib.metadata import version
    mcp.server.lowlevel.Server("probe").create_initialization_options()
    files = {name: getattr(module, "__file__", None) for name, module in list(sys.modules.items())}
    versions = [version("mcp"), version("opentelemetry-api")]
    print(json.dumps({"files": files, "versions": versions, "path": sys.path}))
    return 7
"""


def run(command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
    """A finished process with its output as text."""
    return subprocess.run(command, capture_output=True, text=True, timeout=120, **options)


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder of downloaded wheels for all builds."""
    return tmp_path_factory.mktemp("wheels")


@pytest.fixture(scope="module")
def probe(tmp_path_factory: pytest.TempPathFactory, wheels: Path) -> Path:
    """The probe, packed as gitlab_mcp is packed, but without bytecode."""
    folder = tmp_path_factory.mktemp("probe")
    (folder / "probe.py").write_text(PROBE)
    arguments = ["--source", str(folder / "probe.py"), "--out", str(folder / "probe.pyz")]
    assert build.main([*arguments, "--wheels", str(wheels), "--no-bytecode"]) == 0
    return folder / "probe.pyz"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory, wheels: Path) -> Path:
    """gitlab_mcp.pyz as users get it."""
    out = tmp_path_factory.mktemp("built") / "gitlab_mcp.pyz"
    assert build.main(["--out", str(out), "--wheels", str(wheels)]) == 0
    return out


def test_the_lock_satisfies_the_dependencies_of_the_main_file() -> None:
    build.check_lock(build.dependencies((ROOT / "gitlab_mcp.py").read_text("utf-8")))
    with pytest.raises(SystemExit, match="--relock"):
        build.check_lock(["mcp>=99"])


def test_the_lock_has_a_compiled_wheel_for_every_python_on_every_platform() -> None:
    rows = build.rows()
    compiled = {row[0] for row in rows if row[2] != "any"}
    tags = [f"cp3{minor}-{system}" for minor in build.MINORS for system in build.PLATFORMS]
    wanted = {(name, tag) for name in compiled for tag in tags}
    assert {(row[0], row[2]) for row in rows if row[2] != "any"} == wanted
    assert all(len(row[3]) == 64 for row in rows)


def test_dependencies_are_read_from_blocks_of_one_line_or_many() -> None:
    assert build.dependencies(PROBE) == ["mcp>=2.3,<3", "urllib3>=2.2,<3"]
    many = '# /// script\n# dependencies = [\n#     "a[x]>=1",\n#     "b",\n# ]\n# ///\n'
    assert build.dependencies(many) == ["a[x]>=1", "b"]


def test_an_archive_is_sorted_undated_and_the_same_each_time(tmp_path: Path) -> None:
    data = build.pack({"b.py": b"2", "a.py": b"1"})
    assert data == build.pack({"a.py": b"1", "b.py": b"2"})
    (tmp_path / "x.pyz").write_bytes(data)
    with zipfile.ZipFile(tmp_path / "x.pyz") as archive:
        assert archive.namelist() == ["a.py", "b.py"]
        assert {info.date_time[0] for info in archive.infolist()} == {1980}
    assert build.differences(data, build.pack({"a.py": b"1", "b.py": b"3"})) == ["b.py"]


def test_the_loader_stands_alone() -> None:
    module = types.ModuleType("boot")
    exec(compile(build.boot(), "boot", "exec"), module.__dict__)
    loaded = {name for name in vars(build) if name in vars(module)}
    assert {"run", "isolate", "Archive", "Native", "in_folder", "hashlib", "zlib"} <= loaded
    assert not {"argparse", "subprocess", "main", "LOCK"} & set(vars(module))


def test_a_cached_module_is_healed_and_a_folder_open_to_others_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "cache"
    path = Path(build.in_folder(str(folder), "x.so", b"good"))
    path.write_bytes(b"evil")
    assert build.in_folder(str(folder), "x.so", b"good") == str(path)
    assert path.read_bytes() == b"good" and [path] == list(folder.iterdir())
    if hasattr(os, "getuid"):
        folder.chmod(0o777)
        with pytest.raises(OSError, match="open to others"):
            build.in_folder(str(folder), "x.so", b"good")
        (tmp_path / "link").symlink_to(tmp_path)
        with pytest.raises(OSError, match="open to others"):
            build.in_folder(str(tmp_path / "link"), "x.so", b"good")


def test_an_old_python_is_told_what_is_needed(tmp_path: Path) -> None:
    old = [path for path in Path.home().glob(".pyenv/versions/*/bin/python")
           if path.parts[-3].startswith(("2.", "3.6", "3.7", "3.8", "3.9"))]
    if not old:
        pytest.skip("no old Python here")
    (tmp_path / "x.pyz").write_bytes(build.pack({"__main__.py": build.MAIN.encode()}))
    for python in old:
        done = run([str(python), str(tmp_path / "x.pyz")])
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
        assert done.stderr.startswith("gitlab_mcp needs Python 3.10 or newer; this is Python ")


@pytest.mark.long
@pytest.mark.parametrize("python", build.pythons())
def test_nothing_is_imported_from_the_host(python: str, probe: Path, tmp_path: Path) -> None:
    for name in ("mcp", "pydantic", "typing_extensions", "opentelemetry"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("raise SystemExit('the host was asked')")
    early = "import types, sys; sys.modules['mcp'] = types.ModuleType('mcp')"
    (tmp_path / "sitecustomize.py").write_text(early)
    hostile = {"PYTHONPATH": str(tmp_path), "OTEL_PYTHON_CONTEXT": "none", "HOME": "/nonexistent"}
    environment = {**os.environ, **hostile}
    done = run([python, str(probe)], env=environment, cwd=tmp_path)
    assert done.returncode == 7, done.stderr
    seen = json.loads(done.stdout)
    packages = set(json.loads(zipfile.ZipFile(probe).read("manifest.json"))["packages"])
    ours = {name: file for name, file in seen["files"].items() if name.partition(".")[0] in packages}
    places = (str(probe), "/proc/self/fd/") if sys.platform == "linux" else str(probe)
    assert len(ours) > 150
    assert {name: file for name, file in ours.items() if file and not file.startswith(places)} == {}
    assert not [path for path in seen["path"] if path.endswith("-packages") or path == str(tmp_path)]


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="other folders there")
def test_without_files_in_memory_a_cache_folder_is_used_and_healed(probe: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    for _ in range(2):
        done = run([sys.executable, str(probe), "no-memory"], env=environment)
        assert done.returncode == 7, done.stderr
        [cached] = (tmp_path / "gitlab_mcp").iterdir()
        assert json.loads(done.stdout)["files"]["pydantic_core._pydantic_core"] in (None, str(cached))
        cached.write_bytes(b"\0" * 100)


@pytest.mark.long
def test_a_python_without_compiled_parts_is_told_so(probe: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(probe) as archive:
        entries = {name: archive.read(name) for name in archive.namelist()}
    manifest = json.loads(entries["manifest.json"])
    manifest["native"] = {name: {".cpython-399.so": ""} for name in manifest["native"]}
    entries["manifest.json"] = json.dumps(manifest).encode()
    (tmp_path / "x.pyz").write_bytes(build.pack(entries))
    done = run([sys.executable, str(tmp_path / "x.pyz")])
    assert (done.returncode, done.stdout, done.stderr[:12]) == (1, "", "gitlab_mcp: ")
    assert "run gitlab_mcp.py with a Python that has mcp" in done.stderr


@pytest.mark.long
def test_a_second_build_gives_the_same_bytes(built: Path, wheels: Path) -> None:
    assert build.main(["--check", str(built), "--wheels", str(wheels)]) == 0
    assert built.stat().st_size < 25e6
    assert os.access(built, os.X_OK)


@pytest.mark.long
@pytest.mark.parametrize("python", build.pythons())
def test_the_file_serves_on_every_python_here(python: str, built: Path, tmp_path: Path) -> None:
    client = {"name": "test", "version": "1"}
    hello = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": client}
    lines = [{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello},
             {"jsonrpc": "2.0", "method": "notifications/initialized"},
             {"jsonrpc": "2.0", "id": 2, "method": "tools/list"}]
    process = subprocess.Popen([python, str(built)], cwd=tmp_path, env={**os.environ, "GITLAB_TOKEN": ""},
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdin and process.stdout
    with process:
        process.stdin.write("".join(json.dumps(line) + "\n" for line in lines))
        process.stdin.flush()
        answers = [json.loads(process.stdout.readline()) for _ in range(2)]
        process.stdin.close()
        assert process.wait(20) == 0
    assert answers[0]["result"]["serverInfo"]["name"]
    assert answers[1]["result"]["tools"]


@pytest.mark.long
def test_without_the_sdk_the_file_is_small_and_serves_by_the_built_in_engine(
    wheels: Path, tmp_path: Path
) -> None:
    out = tmp_path / "pure.pyz"
    assert build.main(["--no-sdk", "--out", str(out), "--wheels", str(wheels)]) == 0
    names = zipfile.ZipFile(out).namelist()
    assert not [name for name in names if name.startswith(("native/", "mcp", "pydantic"))]
    assert out.stat().st_size < 3.5e6
    client = {"name": "test", "version": "1"}
    hello = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": client}
    line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello}) + "\n"
    for python in build.pythons():
        done = run([python, "-I", "-S", str(out)], input=line)
        assert json.loads(done.stdout)["result"]["serverInfo"]["name"] == "gitlab_mcp"
        assert done.stderr.count("\n") == 1 and "the built-in engine serves" in done.stderr
