"""Both engines: the same messages get the same answers, and either serves where the other cannot."""

from __future__ import annotations

import inspect
import json
import re
import subprocess
import sys
import threading
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import conftest
import pytest
import test_process as process
from conftest import HANDSHAKE_VERSIONS, META, MODERN_VERSION, PROGRAM, clean_environment
from fake_gitlab import FakeGitLab
from test_process import shared, shared_gitlab, shared_modern, stalling, start  # noqa: F401  fixtures

OK = "result"
SAME = None  # what it is depends on what is served; both engines must agree
ENVELOPE = {META + "protocolVersion": MODERN_VERSION, META + "clientCapabilities": {}}
PERSON = {"name": "tests", "version": "1"}


@pytest.fixture(scope="module", autouse=True)
def _built_in() -> Iterator[None]:
    """Every server of this module runs on the built-in engine, unless a test says otherwise."""

    def built_in(**more: str) -> dict[str, str]:
        return clean_environment(**{"GITLAB_MCP_ENGINE": "builtin", **more})

    patch = pytest.MonkeyPatch()
    for module in (conftest, process):
        patch.setattr(module, "clean_environment", built_in)
    yield
    patch.undo()


# --- The tests of the process that tell most, on the built-in engine

TELLING = """
    every_protocol_version_opens_lists_and_calls
    an_unknown_protocol_version_is_answered_with_the_newest_that_has_a_handshake
    nothing_is_sent_to_gitlab_before_the_first_call
    a_resource_that_is_not_there_has_the_code_of_its_protocol
    requests_that_the_protocol_refuses_get_its_error_codes
    ids_come_back_as_they_were_sent
    slow_calls_run_side_by_side_and_a_later_ping_overtakes_them
    a_hundred_calls_that_report_progress_all_finish
    a_long_call_reports_progress_only_to_a_client_that_gave_a_token
    cancelling_a_call_closes_its_request_and_leaves_no_answer
    cancelling_calls_that_wait_in_line_keeps_them_from_gitlab
    cancelling_what_is_unknown_or_done_changes_nothing
    the_end_of_input_ends_the_process_whatever_is_in_flight
    requests_that_were_piped_in_are_answered_before_the_end
    a_signal_ends_the_process_at_once_and_quietly
    a_client_that_reads_no_more_ends_the_process
    a_closed_stdout_is_a_quiet_end
    junk_is_ignored_or_answered_and_the_next_request_works
    a_request_of_unusual_form_is_answered
    odd_argument_values_are_refused_in_words
    stray_prints_go_to_stderr_and_children_do_not_read_the_wire
""".split()


def _long_copy(test: Any) -> Any:
    """A test again, for the long suite: the transcripts below hold both engines together in the quick one."""
    parts = (test.__code__, test.__globals__, test.__name__, test.__defaults__, test.__closure__)
    copy = types.FunctionType(*parts)
    copy.__dict__.update(test.__dict__)
    return pytest.mark.long(copy)


globals().update({f"test_built_in_{name}": _long_copy(getattr(process, f"test_{name}")) for name in TELLING})


# --- The same messages to both

WITH_HANDSHAKE: list[tuple[str, Any, Any]] = [
    ("ping", {}, OK),
    ("ping", None, OK),
    ("ping", {"_meta": {"progressToken": 1.5}}, -32602),
    ("ping", {"_meta": ENVELOPE}, -32600),
    ("tools/list", {}, OK),
    ("tools/list", {"cursor": None, "more": [1]}, OK),
    ("tools/list", {"cursor": 5}, -32602),
    ("tools/list", {"_meta": []}, -32602),
    ("tools/list", {"_meta": {"progressToken": True}}, OK),
    ("tools/list", {"_meta": {"progressToken": None}}, -32602),
    ("tools/call", {"name": "gitlab_find_action", "arguments": {"query": "list branches"}}, OK),
    ("tools/call", {"name": "gitlab_branch_list", "arguments": {"project_id": 42}}, OK),
    ("tools/call", {"name": "gitlab_branch_list", "arguments": {"project_id": 404}}, OK),
    ("tools/call", {"name": "gitlab_branch_get"}, OK),
    ("tools/call", {"name": "gitlab_nothing", "arguments": None}, OK),
    ("tools/call", {}, -32602),
    ("tools/call", {"name": 5}, -32602),
    ("tools/call", {"name": "gitlab_branch_list", "arguments": [1]}, -32602),
    ("tools/call", {"name": "gitlab_find_action", "task": {"ttl": "x"}}, -32602),
    ("resources/list", {}, OK),
    ("resources/templates/list", {}, OK),
    ("resources/read", {"uri": "gitlab://tools/branch.get"}, OK),
    ("resources/read", {"uri": "gitlab://project/42"}, OK),
    ("resources/read", {"uri": "gitlab://tools/nothing"}, -32002),
    ("resources/read", {}, -32602),
    ("resources/subscribe", {"uri": "gitlab://tools"}, SAME),
    ("resources/unsubscribe", {}, -32602),
    ("prompts/list", {}, SAME),
    ("prompts/list", {"cursor": {}}, -32602),
    ("prompts/get", {"name": "nothing"}, SAME),
    ("completion/complete", {"ref": {"type": "ref/prompt"}, "argument": {}}, -32602),
    ("logging/setLevel", {"level": "loud"}, -32602),
    ("logging/setLevel", {"level": "info"}, SAME),
    ("server/discover", {}, -32601),
    ("subscriptions/listen", {"notifications": {}}, -32601),
    ("sampling/createMessage", {}, -32601),
    ("nothing/like_it", {}, -32601),
    ("", {}, -32601),
    ("initialize", {}, -32602),
    ("initialize", {"protocolVersion": 7, "capabilities": {}, "clientInfo": PERSON}, -32602),
    ("initialize", {"protocolVersion": "1", "capabilities": {"roots": 1}, "clientInfo": PERSON}, -32602),
    ("initialize", {"protocolVersion": "1", "capabilities": {"tasks": []}, "clientInfo": PERSON}, -32602),
    ("initialize", {"protocolVersion": "1", "capabilities": {}, "clientInfo": {"name": "x"}}, -32602),
    ("initialize", {"protocolVersion": MODERN_VERSION, "capabilities": {}, "clientInfo": PERSON}, OK),
]


def enveloped(params: Any, **more: Any) -> dict[str, Any]:
    """Parameters as the protocol without a handshake has them."""
    return {**(params or {}), "_meta": {**ENVELOPE, **more}}


WITHOUT_HANDSHAKE: list[tuple[str, Any, Any]] = [
    ("server/discover", enveloped({}), OK),
    *(
        (method, enveloped(params), -32602 if code == -32002 else code)
        for method, params, code in WITH_HANDSHAKE
        if method.partition("/")[0] in ("tools", "resources", "nothing") and "_meta" not in (params or {})
        if "task" not in (params or {}) and "subscribe" not in method
    ),
    ("ping", enveloped({}), -32601),
    ("logging/setLevel", enveloped({"level": "info"}), -32601),
    ("resources/subscribe", enveloped({"uri": "gitlab://tools"}), -32601),
    ("prompts/list", enveloped({}), SAME),
    ("subscriptions/listen", enveloped({}), -32602),
    ("tools/list", {}, -32602),
    ("tools/list", None, -32602),
    ("tools/list", {"_meta": 5}, -32602),
    ("tools/list", {"_meta": {META + "protocolVersion": MODERN_VERSION}}, -32602),
    ("tools/list", {"_meta": {META + "clientCapabilities": {}}}, -32602),
    ("tools/list", enveloped({}, **{META + "protocolVersion": 5}), -32602),
    ("tools/list", enveloped({}, **{META + "protocolVersion": "2031-01-01"}), -32022),
    ("nothing/like_it", enveloped({}, **{META + "protocolVersion": HANDSHAKE_VERSIONS[-1]}), -32022),
    ("tools/list", enveloped({}, **{META + "clientCapabilities": []}), -32602),
    ("tools/list", enveloped({}, **{META + "clientCapabilities": {"extensions": {"a": 1}}}), -32602),
    ("tools/list", enveloped({}, **{META + "clientInfo": {"name": "x"}}), -32602),
    ("tools/list", enveloped({}, **{META + "clientInfo": {**PERSON, "icons": [{}]}}), -32602),
    ("tools/list", enveloped({}, **{META + "logLevel": "loud"}), -32602),
    ("tools/list", enveloped({}, progressToken=None), -32602),
    ("tools/call", enveloped({"name": "gitlab_nothing", "inputResponses": {"a": 1}}), -32602),
    ("tools/call", enveloped({"name": "gitlab_nothing", "requestState": 1}), -32602),
    ("initialize", {}, -32022),
    ("initialize", {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": PERSON}, -32022),
]
BEFORE_HANDSHAKE: list[tuple[str, Any, Any]] = [
    ("tools/list", {}, -32602),
    ("ping", {}, OK),
    ("nothing/like_it", {}, -32601),
    ("server/discover", {}, -32601),
    ("notifications/initialized", {"_meta": 1}, "silence"),
    ("resources/list", {}, -32602),
    ("notifications/initialized", {}, "silence"),
    ("resources/list", {}, OK),
]
UNANSWERED = [
    b'{"jsonrpc":"2.0","id":7000,"method":"ping","params":[1]}',
    b'{"jsonrpc":"2.0","id":7001,"method":7}',
    b'{"jsonrpc":"1.0","id":7002,"method":"ping"}',
    b'{"id":7003,"method":"ping"}',
    b'{"jsonrpc":"2.0","id":7004,"result":{}}',
    b'{"jsonrpc":"2.0","id":7005,"method":"ping","error":{"code":1,"message":"x"}}',
    b'{"jsonrpc":"2.0","id":7.5,"method":"ping"}',
    b'{"jsonrpc":"2.0","id":true,"method":"ping"}',
    b'{"jsonrpc":"2.0","id":null,"method":"ping"}',
    b'{"jsonrpc":"2.0","id":7006,"method":"ping","params":{"a":' + b"[" * 200 + b"]" * 200 + b"}}",
    b'{"jsonrpc":"2.0","method":"notifications/nothing"}',
    b'{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":[1]}}',
    b'{"jsonrpc":"2.0","method":"ping"}',
    b'[{"jsonrpc":"2.0","id":7007,"method":"ping"}]',
]


def opening(version: str) -> tuple[str, Any, Any]:
    return "initialize", {"protocolVersion": version, "capabilities": {}, "clientInfo": PERSON}, OK


TRANSCRIPTS = {
    **{version: [opening(version), *WITH_HANDSHAKE] for version in HANDSHAKE_VERSIONS},
    MODERN_VERSION: WITHOUT_HANDSHAKE,
    "before the handshake": BEFORE_HANDSHAKE,
    "initialize with an envelope": [
        ("initialize", enveloped(opening("2025-06-18")[1]), OK),
        ("tools/list", {}, OK),
        ("tools/list", enveloped({}), -32600),
    ],
    "half an envelope": [
        ("tools/list", {"_meta": {META + "protocolVersion": "2031-01-01"}}, -32602),
        ("tools/list", enveloped({}), OK),
        ("ping", {}, -32602),
    ],
}


def exchange(
    engine: str, rows: list[tuple[str, Any, Any]], url: str, command: list[str] | None = None
) -> list[dict[str, Any]]:
    """Send one request or notification for each row, then silent lines; return every answer, sorted."""
    sent = []
    for number, (method, params, expected) in enumerate(rows):
        message: dict[str, Any] = {} if expected == "silence" else {"id": number}
        message |= {} if params is None else {"params": params}
        sent.append({"jsonrpc": "2.0", "method": method, **message})
    data = b"".join(json.dumps(m).encode() + b"\n" for m in sent) + b"\n".join(UNANSWERED) + b"\n"
    server = subprocess.Popen(
        [*(command or [sys.executable, str(PROGRAM)]), "serve"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=clean_environment(GITLAB_MCP_ENGINE=engine, GITLAB_URL=url, GITLAB_TOKEN="glpat-" + "t" * 20),
    )
    assert server.stdin and server.stdout
    watchdog = threading.Timer(60, server.kill)
    watchdog.start()
    server.stdin.write(data)
    server.stdin.flush()
    wanted = {m["id"] for m in sent if "id" in m}
    answers: list[dict[str, Any]] = []
    for line in server.stdout:
        answers.append(json.loads(re.sub(rb"(GitLab request id: )\w+", rb"\1", line)))  # new each time
        wanted.discard(answers[-1].get("id"))
        if not wanted:
            server.stdin.close()  # what was to be left unanswered has had its chance
    assert server.wait(20) == 0
    watchdog.cancel()
    server.stdout.close()
    return sorted(answers, key=lambda answer: answer["id"])


def outcome(answer: dict[str, Any]) -> Any:
    """Return an error's code, or OK."""
    return answer["error"]["code"] if "error" in answer else OK


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_both_engines_give_the_same_answers(name: str, gitlab: FakeGitLab) -> None:
    rows = TRANSCRIPTS[name]
    answers = {engine: exchange(engine, rows, gitlab.url) for engine in ("sdk", "builtin")}
    told = [[row[0], row[2]] for row in rows if row[2] != "silence"]
    for engine, found in answers.items():
        assert [outcome(a) if row[1] is not SAME else SAME for a, row in zip(found, told, strict=True)] == [
            row[1] for row in told
        ], engine
    for (method, params, _), own, other in zip(
        [row for row in rows if row[2] != "silence"], answers["builtin"], answers["sdk"], strict=True
    ):
        assert own == other, (method, params)


def wrapped(tmp_path: Path, lines: str) -> list[str]:
    """The command of the program with a change made to it before it runs."""
    path = tmp_path / "wrapped.py"
    head = f"import sys\nsys.path.insert(0, {str(PROGRAM.parent)!r})\nimport gitlab_mcp\n"
    path.write_text(f"{head}{lines}\nsys.exit(gitlab_mcp.main())\n", "utf-8")
    return [sys.executable, str(path)]


def test_the_sdks_own_server_answers_alike_when_the_slim_way_is_closed(
    tmp_path: Path, gitlab: FakeGitLab
) -> None:
    closed = "def closed(): raise ImportError('moved')\ngitlab_mcp.slim_sdk = closed"
    command = wrapped(tmp_path, closed)
    for name in (HANDSHAKE_VERSIONS[-1], MODERN_VERSION):
        rows = TRANSCRIPTS[name]
        assert exchange("sdk", rows, gitlab.url, command) == exchange("sdk", rows, gitlab.url)
    facts = doctor(command, "auto")
    assert re.search(r"engine: sdk \S+: by its plain import: ImportError: moved", facts)


@pytest.mark.parametrize("engine", ["sdk", "builtin"])
def test_a_ping_is_answered_while_every_worker_waits(engine: str, start: Any, stalling: Any) -> None:  # noqa: F811
    client = start(stalling.url, GITLAB_MCP_ENGINE=engine)
    for _ in range(60):
        client.start("tools/call", process.calling(0, 99)["params"])
    for _ in range(48):
        stalling.arrived.get(timeout=20)
    assert client.wait(client.start("ping"), timeout=10)["result"] == {}


# --- Which engine


def doctor(command: list[str], engine: str, **environment: str) -> str:
    """What `doctor` prints."""
    environment = {"GITLAB_MCP_ENGINE": engine, "GITLAB_URL": "http://127.0.0.1:9", **environment}
    done = subprocess.run(
        [*command, "doctor"],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        env=clean_environment(**environment),
    )
    return done.stdout


@pytest.fixture
def without_sdk(tmp_path: Path) -> str:
    """A folder for PYTHONPATH that keeps the SDK from loading, as a missing compiled part does."""
    package = tmp_path / "pydantic_core"
    package.mkdir()
    (package / "__init__.py").write_text("raise ImportError('no compiled part for this Python')", "utf-8")
    return str(tmp_path)


def test_where_the_sdk_does_not_load_the_built_in_engine_serves_and_says_so(without_sdk: str) -> None:
    asked = process.lines(process.hello(), {"id": 2, "method": "tools/list"})
    command = [sys.executable, str(PROGRAM), "serve"]
    chosen = {"PYTHONPATH": without_sdk, "GITLAB_MCP_ENGINE": "auto"}
    code, answers, errors = process.piped(asked, command=command, **chosen)
    assert code == 0
    assert "result" in answers[1] and "result" in answers[2]
    assert errors.count("\n") == 1
    assert "ImportError: no compiled part for this Python" in errors and "built-in engine" in errors
    assert "engine: builtin: the MCP SDK does not load" in doctor(command[:2], "auto", PYTHONPATH=without_sdk)


def test_the_sdk_alone_is_refused_where_it_does_not_load(without_sdk: str) -> None:
    command = [sys.executable, str(PROGRAM), "serve"]
    code, answers, errors = process.piped(
        process.lines(process.hello()), command=command, PYTHONPATH=without_sdk, GITLAB_MCP_ENGINE="sdk"
    )
    assert (code, answers) == (2, {})
    assert "Engine Missing" in errors and "no compiled part for this Python" in errors
    assert "❌ engine: the MCP SDK does not load" in doctor(command[:2], "sdk", PYTHONPATH=without_sdk)


def test_doctor_says_which_engine_serves_and_why() -> None:
    command = [sys.executable, str(PROGRAM)]
    assert re.search(r"✅ engine: sdk 2\.\S+: by its slim import", doctor(command, "auto"))
    assert "✅ engine: builtin: GITLAB_MCP_ENGINE says so" in doctor(command, "builtin")


HEAVY = "cryptography cffi httpx2 jsonschema jwt multipart starlette uvicorn sse_starlette".split()


@pytest.mark.parametrize("engine", ["sdk", "builtin"])
def test_nothing_heavy_is_loaded_when_the_first_answer_goes_out(engine: str, tmp_path: Path) -> None:
    report = "\n".join([
        "send = gitlab_mcp.Wire.send",
        "def first(wire, text):",
        "    gitlab_mcp.Wire.send = send",
        "    print(' '.join(sorted(sys.modules)), file=sys.stderr)",
        "    send(wire, text)",
        "gitlab_mcp.Wire.send = first",
    ])
    command = [*wrapped(tmp_path, report), "serve"]
    code, answers, errors = process.piped(
        process.lines(process.hello()), command=command, GITLAB_MCP_ENGINE=engine
    )
    assert code == 0 and "result" in answers[1]
    loaded = set(errors.split())
    assert not loaded & {"urllib3", *HEAVY}
    if engine == "builtin":
        assert not loaded & {"asyncio", "mcp", "mcp_types", "pydantic", "pydantic_core", "ssl", "http.client"}


# --- What the engines take for granted of the SDK


def test_the_sdks_loop_asks_nothing_of_a_server_that_ours_has_not(catalogue_module: Any) -> None:
    from mcp.server import runner

    asked = set(re.findall(r"\bserver\.(\w+)", inspect.getsource(runner)))
    asked -= {"caching", "connection", "context", "lowlevel", "models", "session"}  # modules of mcp.server
    asked -= {"create_initialization_options", "run"}  # of one that is given no options, of its caller
    registry = catalogue_module.SdkRegistry({})
    assert asked and {name for name in asked if not hasattr(registry, name)} == set()


def test_the_methods_of_each_protocol_are_the_sdks(catalogue_module: Any) -> None:
    from mcp_types.methods import CACHEABLE_METHODS, CLIENT_REQUESTS
    from mcp_types.version import HANDSHAKE_PROTOCOL_VERSIONS, MODERN_PROTOCOL_VERSIONS

    assert catalogue_module.HANDSHAKES == tuple(HANDSHAKE_PROTOCOL_VERSIONS)
    assert (catalogue_module.MODERN,) == tuple(MODERN_PROTOCOL_VERSIONS)
    assert set(catalogue_module.CACHED) == set(CACHEABLE_METHODS)
    for word, versions in (("old", HANDSHAKE_PROTOCOL_VERSIONS), ("new", MODERN_PROTOCOL_VERSIONS)):
        ours = {m for m, (generations, _) in catalogue_module.SHAPES.items() if word in generations}
        for version in versions:
            assert ours == {m for m, v in CLIENT_REQUESTS if v == version}, version


@pytest.mark.parametrize("modern", [False, True])
@pytest.mark.parametrize(
    "more",
    [
        [],
        ["prompts/list", "completion/complete"],
        ["resources/subscribe", "logging/setLevel"],
        ["subscriptions/listen"],
    ],
)
def test_capabilities_follow_from_the_methods_as_in_the_sdk(
    more: list[str], modern: bool, catalogue_module: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from mcp.server.lowlevel import Server
    from mcp_types import RequestParams

    async def handler(*_: Any) -> dict[str, Any]:
        return {}

    methods = dict(catalogue_module.METHODS) | dict.fromkeys(more, handler)
    monkeypatch.setattr(catalogue_module, "METHODS", methods)
    sdk = Server("x")
    for name in methods:
        sdk.add_request_handler(name, RequestParams, handler)
    found = sdk.get_capabilities(protocol_version=MODERN_VERSION if modern else None)
    assert catalogue_module.capabilities(modern) == found.model_dump(by_alias=True, exclude_none=True)


def test_messages_are_as_deep_as_the_sdk_reads(catalogue_module: Any) -> None:
    from mcp_types import jsonrpc_message_adapter

    def reads(depth: int) -> bool:
        inner = "[" * (depth - 2) + "]" * (depth - 2)
        text = f'{{"jsonrpc":"2.0","id":1,"method":"ping","params":{{"a":{inner}}}}}'
        try:
            jsonrpc_message_adapter.validate_json(text)
        except ValueError:
            return False
        finally:
            assert catalogue_module.is_too_deep(json.loads(text)) == (depth > catalogue_module.MAX_DEPTH)
        return True

    assert [reads(catalogue_module.MAX_DEPTH + n) for n in (-1, 0, 1)] == [True, True, False]


# --- Parts


def test_a_request_is_answered_once_and_never_after_it_was_taken_back(catalogue_module: Any) -> None:
    def made() -> Any:
        return catalogue_module.Request(1, "tools/call", {}, False, lambda *_: None)

    request = made()
    assert [request.settle(), request.settle()] == [True, False]
    request, early, late = made(), catalogue_module.Watch(), catalogue_module.Watch()
    request.session.watch(early)
    request.cancel()
    request.session.watch(late)  # its thread got there after the client had left
    assert not request.settle()
    for watch in (early, late):
        with pytest.raises(catalogue_module.Cancelled):
            watch.check()


@pytest.mark.parametrize("modern", [False, True])
def test_a_fault_of_the_server_shows_the_client_no_detail(modern: bool, catalogue_module: Any) -> None:
    class Broken:
        def handle(self, *_: Any) -> None:
            raise KeyError("secret")

    request = catalogue_module.Request(1, "tools/call", {}, modern, lambda *_: None)
    with pytest.raises(catalogue_module.RpcError) as caught:
        request.result(Broken())
    assert (caught.value.code, caught.value.message) == (-32603, "Internal server error")


def test_what_is_no_number_is_sent_as_null(catalogue_module: Any) -> None:
    text = catalogue_module.as_json({"a": [float("nan"), float("inf"), 1.5, "é\u2028"]})
    assert json.loads(text) == {"a": [None, None, 1.5, "é\u2028"]}
    assert text.count("\n") == 1
