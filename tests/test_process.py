"""The stdio server as a process: versions, concurrency, cancellation, ends, and junk on the wire."""

from __future__ import annotations

import json
import os
import queue
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from conftest import HANDSHAKE_VERSIONS, META, MODERN_VERSION, PROGRAM, Client, clean_environment, text_of
from fake_gitlab import FakeGitLab

VERSIONS = (*HANDSHAKE_VERSIONS, MODERN_VERSION)
BRANCHES_42, BRANCHES_99 = "/projects/42/repository/branches", "/projects/99/repository/branches"
HELLO = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "tests", "version": "1"}}
MODERN_META = {META + "protocolVersion": MODERN_VERSION, META + "clientCapabilities": {}}
SOON = 8.0  # seconds: far more than an end takes, far less than the calls in flight would last

posix = pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals and descriptors")


class StallingGitLab:
    """Answers each request with [] but leaves those of project 99 waiting for ever.

    `arrived` gets the path of each request that is left waiting, `gone` the path of each of those whose
    connection the other side has closed. `before` is what is sent of the answer all the same.
    """

    def __init__(self, before: bytes = b"") -> None:
        self.before, self.arrived, self.gone = before, queue.Queue[str](), queue.Queue[str]()
        self.connections = 0
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def __enter__(self) -> StallingGitLab:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            self.connections += 1
            threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection: socket.socket) -> None:
        path, data = "", b""
        with connection:
            try:
                while chunk := connection.recv(65536):
                    data += chunk
                    while not path and b"\r\n\r\n" in data:
                        head, _, data = data.partition(b"\r\n\r\n")
                        path = self._answer(connection, head.split(b" ")[1].decode())
            except OSError:
                pass  # a reset says the same as an orderly end
        if path:
            self.gone.put(path)

    def _answer(self, connection: socket.socket, path: str) -> str:
        """Answer a request, or return its path when it is left waiting."""
        if "/projects/99/" in path:
            connection.sendall(self.before)
            self.arrived.put(path)
            return path
        connection.sendall(
            b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n[]"
        )
        return ""


@pytest.fixture
def stalling() -> Iterator[StallingGitLab]:
    """A GitLab that leaves the requests for project 99 waiting."""
    with StallingGitLab() as gitlab:
        yield gitlab


@pytest.fixture
def start() -> Iterator[Callable[..., Client]]:
    """Start clients of servers for a GitLab at a URL; none outlives the test."""
    started: list[Client] = []

    def run(url: str, *flags: str, **more: Any) -> Client:
        surface = () if any(f.startswith("--tool-surface") for f in flags) else ("--tool-surface=individual",)
        client = Client(*surface, *flags, **{"GITLAB_URL": url, "GITLAB_TOKEN": "glpat-" + "t" * 20, **more})
        started.append(client)
        return client

    yield run
    for client in started:
        client.process.kill()
        client.process.wait(10)


@pytest.fixture(scope="module")
def shared_gitlab() -> Iterator[FakeGitLab]:
    """A fake GitLab for the tests that share one server."""
    with FakeGitLab() as fake:
        yield fake
        fake.check()


@pytest.fixture(scope="module")
def shared(shared_gitlab: FakeGitLab) -> Iterator[Client]:
    """A client of one server for the tests that leave it as it was."""
    client = Client(
        "--tool-surface=individual", GITLAB_URL=shared_gitlab.url, GITLAB_TOKEN=shared_gitlab.token
    )
    yield client
    assert client.close() == 0


@pytest.fixture(scope="module")
def shared_modern(shared_gitlab: FakeGitLab) -> Iterator[Client]:
    """The same in the protocol without a handshake."""
    client = Client(
        "--tool-surface=individual",
        version=MODERN_VERSION,
        GITLAB_URL=shared_gitlab.url,
        GITLAB_TOKEN=shared_gitlab.token,
    )
    yield client
    assert client.close() == 0


def lines(*messages: Any) -> bytes:
    """Messages as they go over the wire; bytes go as they are."""
    sent = (m if isinstance(m, bytes) else json.dumps({"jsonrpc": "2.0", **m}).encode() for m in messages)
    return b"".join(m + b"\n" for m in sent)


def hello(number: int = 1) -> dict[str, Any]:
    return {"id": number, "method": "initialize", "params": HELLO}


def calling(number: Any, project: int = 42) -> dict[str, Any]:
    """A request that lists a project's branches."""
    return {
        "id": number,
        "method": "tools/call",
        "params": {"name": "gitlab_branch_list", "arguments": {"project_id": project}},
    }


def piped(
    data: bytes, url: str = "http://127.0.0.1:9", command: list[str] | None = None, **environment: str
) -> tuple[int, dict[Any, dict[str, Any]], str]:
    """Give the server some input that ends; return its exit code, its answers by id and its stderr."""
    command = command or [sys.executable, str(PROGRAM), "serve", "--tool-surface=individual"]
    done = subprocess.run(
        command,
        input=data,
        capture_output=True,
        timeout=30,
        env=clean_environment(GITLAB_URL=url, **environment),
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    return done.returncode, {a.get("id"): a for a in answers}, done.stderr.decode("utf-8", "replace")


def through_shell(redirection: str) -> list[str]:
    """The server's command with a stream closed or led elsewhere by the shell."""
    return [
        "sh",
        "-c",
        f'exec "$@" {redirection}',
        "sh",
        sys.executable,
        str(PROGRAM),
        "serve",
        "--tool-surface=individual",
    ]


def seconds_to_end(client: Client) -> float:
    """How long the process still lives; it must end by itself."""
    started = time.monotonic()
    client.process.wait(20)
    return time.monotonic() - started


# --- Protocol


@pytest.mark.parametrize("version", VERSIONS)
def test_every_protocol_version_opens_lists_and_calls(version, gitlab, start):
    client = start(gitlab.url, version=version)
    if version == MODERN_VERSION:
        assert MODERN_VERSION in client.request("server/discover")["supportedVersions"]
    else:
        assert client.hello["protocolVersion"] == version
        assert client.hello["serverInfo"]["name"] == "gitlab_mcp"
    listed = client.request("tools/list")
    assert "gitlab_branch_list" in {t["name"] for t in listed["tools"]}
    result = client.call("gitlab_branch_list", project_id=42)
    assert not result["isError"]
    assert text_of(result).startswith("## Branches (24)")
    for answer in (listed, result):
        assert ("resultType" in answer) == (version == MODERN_VERSION)
    assert client.close() == 0


def test_an_unknown_protocol_version_is_answered_with_the_newest_that_has_a_handshake(shared_gitlab, start):
    assert start(shared_gitlab.url, version="2031-01-01").hello["protocolVersion"] == HANDSHAKE_VERSIONS[-1]


def test_nothing_is_sent_to_gitlab_before_the_first_call(stalling, start):
    client = start(stalling.url, GITLAB_MCP_LOG_LEVEL="debug")
    for method in ("tools/list", "resources/list", "resources/templates/list", "ping"):
        client.request(method)
    client.request("resources/read", {"uri": "gitlab://tools"})
    assert stalling.connections == 0
    client.call("gitlab_branch_list", project_id=42)
    assert stalling.connections == 1


@pytest.mark.parametrize("era", ["shared", "shared_modern"])
def test_resources_are_listed_and_the_manifest_is_readable(era, request):
    client = request.getfixturevalue(era)
    assert [r["uri"] for r in client.request("resources/list")["resources"]] == ["gitlab://tools"]
    templates = {t["uriTemplate"] for t in client.request("resources/templates/list")["resourceTemplates"]}
    assert {"gitlab://tools/{id}", "gitlab://project/{project_id}"} <= templates
    (content,) = client.request("resources/read", {"uri": "gitlab://tools"})["contents"]
    assert (content["uri"], content["mimeType"]) == ("gitlab://tools", "application/json")
    actions = {a["id"]: a for a in json.loads(content["text"])["actions"]}
    assert actions["branch.get"]["tool"] == "gitlab_branch_get"
    (content,) = client.request("resources/read", {"uri": "gitlab://tools/branch.get"})["contents"]
    assert json.loads(content["text"])["input_schema"]["required"] == ["project_id", "branch_name"]


@pytest.mark.parametrize(("era", "code"), [("shared", -32002), ("shared_modern", -32602)])
@pytest.mark.parametrize(
    "uri",
    ["gitlab://nothing", "gitlab://tools/nothing.get", "https://example.com/", "", "gitlab://project/404"],
)
def test_a_resource_that_is_not_there_has_the_code_of_its_protocol(era, code, uri, request):
    error = request.getfixturevalue(era).error("resources/read", {"uri": uri})
    assert error["code"] == code
    assert error["message"]


@pytest.mark.parametrize("era", ["shared", "shared_modern"])
@pytest.mark.parametrize(
    ("method", "params", "code"),
    [
        ("nothing/like_it", {}, -32601),
        ("sampling/createMessage", {}, -32601),
        ("tools/call", {}, -32602),
        ("tools/call", {"name": 5}, -32602),
        ("tools/call", {"name": "gitlab_branch_list", "arguments": [1]}, -32602),
        ("resources/read", {}, -32602),
    ],
)
def test_requests_that_the_protocol_refuses_get_its_error_codes(era, method, params, code, request):
    assert request.getfixturevalue(era).error(method, params)["code"] == code


@pytest.mark.parametrize("era", ["shared", "shared_modern"])
@pytest.mark.parametrize(
    ("call", "words"),
    [
        (
            {"name": "gitlab_branch_get", "arguments": {"project_id": 42}},
            ["Arguments Refused", "branch_name: missing"],
        ),
        ({"name": "gitlab_branch_get"}, ["project_id: missing", "branch_name: missing"]),
        ({"name": "gitlab_branch_lsit", "arguments": {}}, ["Unknown Action", "gitlab_branch_lsit"]),
    ],
)
def test_faults_of_a_call_are_results_that_the_model_can_read(era, call, words, request):
    result = request.getfixturevalue(era).request("tools/call", call)
    assert result["isError"]
    assert "structuredContent" not in result
    assert all(word in text_of(result) for word in words)


@pytest.mark.parametrize("version", [HANDSHAKE_VERSIONS[-1], MODERN_VERSION])
def test_ids_come_back_as_they_were_sent(version, shared_gitlab):
    ids = ["text", 'with, "comma"', "", 0, -7, 2**53, "1"]
    meta = {"_meta": MODERN_META} if version == MODERN_VERSION else {}
    asked = [{"id": i, "method": "resources/list", "params": meta} for i in ids]
    code, answers, _ = piped(lines(*([] if meta else [hello(99)]), *asked), shared_gitlab.url)
    assert code == 0
    assert [i for i in ids if "result" not in answers.get(i, {})] == []


# --- Concurrency, progress, cancellation


def test_slow_calls_run_side_by_side_and_a_later_ping_overtakes_them(gitlab, start):
    gitlab.plan("GET", BRANCHES_42, json=[], delay=1.0)
    client = start(gitlab.url)
    started = time.monotonic()
    calls = [client.start(**{k: v for k, v in calling(0).items() if k != "id"}) for _ in range(16)]
    ping = client.start("ping")
    assert client.wait(ping)["result"] == {}
    assert [client.wait(c)["result"]["isError"] for c in calls] == [False] * 16
    assert time.monotonic() - started < 8  # one after the other they take 16 seconds
    assert client.arrived.index(ping) < min(client.arrived.index(c) for c in calls)


def test_a_hundred_calls_that_report_progress_all_finish(gitlab, start):
    gitlab.plan("GET", BRANCHES_42, json=[], delay=0.2)
    client = start(gitlab.url)
    params = {"name": "gitlab_branch_list", "arguments": {"project_id": 42}}
    calls = [client.start("tools/call", params, {"progressToken": f"t{n}"}) for n in range(100)]
    assert [client.wait(c)["result"]["isError"] for c in calls] == [False] * 100
    assert len(gitlab.requests) == 100


def test_a_long_call_reports_progress_only_to_a_client_that_gave_a_token(stalling, start):
    clients = [start(stalling.url, version=v) for v in (HANDSHAKE_VERSIONS[-1], MODERN_VERSION)]
    params = {"name": "gitlab_branch_list", "arguments": {"project_id": 99}}
    for client in clients:
        client.start("tools/call", params)  # the older call: it would report first
        stalling.arrived.get(timeout=10)
        client.start("tools/call", params, {"progressToken": "mine"})
    deadline = time.monotonic() + 20
    while not all(client.notifications for client in clients) and time.monotonic() < deadline:
        time.sleep(0.02)
    for client in clients:
        assert {n["method"] for n in client.notifications} == {"notifications/progress"}
        assert {n["params"]["progressToken"] for n in client.notifications} == {"mine"}
        assert client.notifications[0]["params"]["progress"] > 0
        assert "branch.list" in client.notifications[0]["params"]["message"]


@pytest.mark.parametrize(
    "before",
    [
        b"",
        b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n[",
        b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n[",
    ],
    ids=["before the answer", "within the answer", "within an answer that closes"],
)
def test_cancelling_a_call_closes_its_request_and_leaves_no_answer(before, start):
    with StallingGitLab(before) as stalling:
        client = start(stalling.url)
        number = client.start("tools/call", calling(0, 99)["params"])
        path = stalling.arrived.get(timeout=10)
        client.notify("notifications/cancelled", {"requestId": number, "reason": "tests"})
        assert stalling.gone.get(timeout=SOON) == path
        assert not client.call("gitlab_branch_list", project_id=42)["isError"]
        client.request("ping")
        assert number not in client.arrived
        assert stalling.arrived.empty()  # and it was not tried again
        assert client.close() == 0


def test_cancelling_calls_that_wait_in_line_keeps_them_from_gitlab(stalling, start):
    client = start(stalling.url)
    calls = [client.start("tools/call", calling(0, 99)["params"]) for _ in range(80)]
    busy = 0
    try:
        while stalling.arrived.get(timeout=10 if not busy else 1.0):
            busy += 1
    except queue.Empty:
        pass
    assert 16 <= busy < 80  # so many at a time, and no more
    for number in reversed(calls):
        client.notify("notifications/cancelled", {"requestId": number})
    for _ in range(busy):
        stalling.gone.get(timeout=SOON)
    assert not client.call("gitlab_branch_list", project_id=42)["isError"]
    assert stalling.arrived.empty()
    assert not set(calls) & set(client.arrived)


def test_cancelling_what_is_unknown_or_done_changes_nothing(shared):
    for params in (
        {"requestId": 999_999},
        {"requestId": "x"},
        {"requestId": 1},
        {},
        {"requestId": None},
        {"requestId": [1]},
    ):
        shared.notify("notifications/cancelled", params)
    assert shared.request("ping") == {}


# --- Ends


@pytest.mark.parametrize(
    ("version", "in_flight"), [("2025-11-25", 0), ("2025-11-25", 80), (MODERN_VERSION, 3)]
)
def test_the_end_of_input_ends_the_process_whatever_is_in_flight(version, in_flight, stalling, start):
    client = start(stalling.url, version=version)
    client.request("resources/list")
    for _ in range(in_flight):
        client.start("tools/call", calling(0, 99)["params"], {"progressToken": 1})
    if in_flight:
        stalling.arrived.get(timeout=10)
    client.process.stdin.close()
    assert seconds_to_end(client) < SOON
    assert client.process.returncode == 0
    assert not [line for line in client.stderr if "Traceback" in line]


def test_input_that_ends_before_anything_came_is_a_quiet_end():
    assert piped(b"") == (0, {}, "")


@pytest.mark.parametrize("ending", [b"\n", b""])
def test_requests_that_were_piped_in_are_answered_before_the_end(ending, gitlab):
    asked = [hello(), {"method": "notifications/initialized"}, {"id": 2, "method": "tools/list"}, calling(3)]
    code, answers, errors = piped(lines(*asked)[:-1] + ending, gitlab.url, GITLAB_TOKEN=gitlab.token)
    assert code == 0
    assert set(answers) == {1, 2, 3}
    assert text_of(answers[3]["result"]).startswith("## Branches (24)")
    assert errors == ""


def test_requests_of_the_protocol_without_a_handshake_may_be_piped_in_too(gitlab):
    listing = {"id": 1, "method": "tools/list", "params": {"_meta": MODERN_META}}
    call = calling(2)
    call["params"]["_meta"] = MODERN_META
    code, answers, _ = piped(lines(listing, call), gitlab.url, GITLAB_TOKEN=gitlab.token)
    assert code == 0
    assert "result" in answers[1] and "structuredContent" in answers[2]["result"]


@posix
@pytest.mark.parametrize(
    ("number", "codes"),
    [(signal.SIGTERM, {0, 143, -signal.SIGTERM}), (signal.SIGINT, {0, 130, -signal.SIGINT})],
    ids=["SIGTERM", "SIGINT"],
)
def test_a_signal_ends_the_process_at_once_and_quietly(number, codes, stalling, start):
    client = start(stalling.url)
    client.start("tools/call", calling(0, 99)["params"])
    stalling.arrived.get(timeout=10)
    client.process.send_signal(number)
    assert seconds_to_end(client) < SOON
    assert client.process.returncode in codes
    assert not [line for line in client.stderr if "Traceback" in line]


def test_a_client_that_reads_no_more_ends_the_process(gitlab):
    command = [sys.executable, str(PROGRAM), "serve"]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=clean_environment(GITLAB_URL=gitlab.url),
    )
    assert process.stdin and process.stdout and process.stderr
    process.stdin.write(lines(hello()))
    process.stdin.flush()
    assert json.loads(process.stdout.readline())["id"] == 1
    process.stdout.close()
    process.stdin.write(lines({"id": 2, "method": "ping"}))
    process.stdin.flush()
    try:
        assert process.wait(10) == 0
    finally:
        process.kill()
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()


def test_a_client_that_does_not_read_does_not_keep_the_process_alive(gitlab):
    """More answers than a pipe holds are under way when the input ends."""
    command = [sys.executable, str(PROGRAM), "serve", "--tool-surface=individual"]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=clean_environment(GITLAB_URL=gitlab.url)
    )
    assert process.stdin and process.stdout
    process.stdin.write(lines(hello(), *({"id": n, "method": "tools/list"} for n in range(2, 6))))
    process.stdin.flush()
    assert json.loads(process.stdout.readline())["id"] == 1
    process.stdin.close()
    try:
        assert process.wait(10) == 0
    finally:
        process.kill()
        process.stdout.close()


@posix
def test_a_closed_stdin_is_a_quiet_end():
    code, answers, errors = piped(b"", command=through_shell("<&-"))
    assert (code, answers) == (0, {})
    assert "Traceback" not in errors


@posix
def test_a_closed_stdout_is_a_quiet_end():
    code, answers, errors = piped(lines(hello(), {"id": 2, "method": "ping"}), command=through_shell(">&-"))
    assert (code, answers) == (0, {})
    assert "Traceback" not in errors


@posix
def test_with_every_stream_closed_the_process_still_ends_quietly():
    code, answers, errors = piped(b"", command=through_shell("<&- >&- 2>&-"))
    assert (code, answers, errors) == (0, {}, "")


@posix
def test_a_closed_stderr_changes_no_answer_and_sends_no_log_line_to_stdout(gitlab):
    asked = lines(hello(), b"junk", calling(2), b"[]", {"id": 3, "method": "ping"})
    code, answers, _ = piped(
        asked, gitlab.url, through_shell("2>&-"), GITLAB_TOKEN=gitlab.token, GITLAB_MCP_LOG_LEVEL="debug"
    )
    assert code == 0
    assert set(answers) == {1, 2, 3}  # and each line of stdout was JSON


@posix
def test_a_stderr_that_nobody_reads_any_more_changes_no_answer(gitlab):
    command = [sys.executable, str(PROGRAM), "serve", "--tool-surface=individual", "--log-level=debug"]
    reading, writing = os.pipe()
    os.close(reading)
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=writing,
        env=clean_environment(GITLAB_URL=gitlab.url, GITLAB_TOKEN=gitlab.token),
    )
    os.close(writing)
    out, _ = process.communicate(lines(hello(), b"junk", b"more junk", calling(2)), timeout=20)
    assert process.returncode == 0
    assert [json.loads(line)["id"] for line in out.splitlines()] == [1, 2]


@posix
@pytest.mark.parametrize("which", ["input", "output"])
def test_streams_that_do_not_block_work_like_others(which, gitlab):
    """A parent may share a descriptor that it has set to non-blocking: then it is not always ready."""
    (in_read, in_write), (out_read, out_write) = os.pipe(), os.pipe()
    os.set_blocking(in_read if which == "input" else out_write, False)
    command = [sys.executable, str(PROGRAM), "serve", "--tool-surface=individual"]
    process = subprocess.Popen(
        command, stdin=in_read, stdout=out_write, env=clean_environment(GITLAB_URL=gitlab.url)
    )
    os.close(in_read)
    os.close(out_write)
    try:
        with open(in_write, "wb") as to_server, open(out_read, "rb") as from_server:
            to_server.write(lines(hello()))
            to_server.flush()
            assert json.loads(from_server.readline() or b"{}").get("id") == 1
            to_server.write(
                lines(*({"id": n, "method": "tools/list"} for n in (2, 3, 4)))
            )  # more than a pipe holds
            to_server.flush()
            got = {json.loads(from_server.readline() or b"{}").get("id") for _ in range(3)}
        assert got == {2, 3, 4}
        assert process.wait(10) == 0
    finally:
        process.kill()


# --- Junk on the wire

JUNK = {
    "nothing": b"",
    "blanks": b" \t ",
    "words": b"hello",
    "half an object": b'{"jsonrpc":"2.0","id":500,"method":"ping"',
    "two objects": b'{"jsonrpc":"2.0","id":501,"method":"ping"} {"jsonrpc":"2.0","id":502,"method":"ping"}',
    "a batch": b'[{"jsonrpc":"2.0","id":503,"method":"ping"}]',
    "an empty batch": b"[]",
    "a number": b"7",
    "null": b"null",
    "an empty object": b"{}",
    "no version": b'{"id":504,"method":"ping"}',
    "another version": b'{"jsonrpc":"1.0","id":505,"method":"ping"}',
    "a null id": b'{"jsonrpc":"2.0","id":null,"method":"ping"}',
    "a fractional id": b'{"jsonrpc":"2.0","id":1.5,"method":"ping"}',
    "a true id": b'{"jsonrpc":"2.0","id":true,"method":"ping"}',
    "an object as id": b'{"jsonrpc":"2.0","id":{"a":1},"method":"ping"}',
    "a number as method": b'{"jsonrpc":"2.0","id":506,"method":7}',
    "params that are an array": b'{"jsonrpc":"2.0","id":507,"method":"ping","params":[1]}',
    "params that are a string": b'{"jsonrpc":"2.0","id":508,"method":"ping","params":"x"}',
    "an answer to nothing": b'{"jsonrpc":"2.0","id":509,"result":{}}',
    "an error to nothing": b'{"jsonrpc":"2.0","id":510,"error":{"code":1,"message":"x"}}',
    "an unknown notification": b'{"jsonrpc":"2.0","method":"notifications/nothing"}',
    "bytes that are no UTF-8": b'\xff\xfe\x00{"jsonrpc":"2.0","id":511,"method":"ping"}',
    "UTF-16": '{"jsonrpc":"2.0","id":512,"method":"ping"}'.encode("utf-16"),
    "null bytes": b"\x00" * 64,
    "NaN": b'{"jsonrpc":"2.0","id":513,"method":"ping","params":{"a":NaN,"b":Infinity}}',
    "a lone surrogate": b'{"jsonrpc":"2.0","id":514,"method":"ping","params":{"a":"\\ud800"}}',
    "a huge number": b'{"jsonrpc":"2.0","id":515,"method":"ping","params":{"a":' + b"9" * 6000 + b"}}",
    "a huge id": b'{"jsonrpc":"2.0","id":' + b"9" * 400 + b',"method":"ping"}',
    "deep arrays": b"[" * 200_000,
    "deep objects": b'{"a":' * 100_000,
    "deep params": b'{"jsonrpc":"2.0","id":16,"method":"ping","params":{"a":'
    + b"[" * 600
    + b"]" * 600
    + b"}}",
    "doubled keys": b'{"jsonrpc":"2.0","id":517,"id":518,"method":"ping","method":"tools/list"}',
    "a long line of blanks": b" " * 3_000_000,
    "a poor handshake": b'{"jsonrpc":"2.0","id":519,"method":"initialize","params":{"protocolVersion":7}}',
}


@pytest.mark.parametrize("junk", JUNK.values(), ids=JUNK.keys())
@pytest.mark.parametrize("era", ["shared", "shared_modern"])
def test_junk_is_ignored_or_answered_and_the_next_request_works(era, junk, request):
    client = request.getfixturevalue(era)
    client.write(junk + b"\n")
    assert client.request("resources/list")["resources"]


ODD_BUT_GOOD = {
    "carriage return before the newline": b'{"jsonrpc":"2.0","id":%d,"method":"ping"}\r',
    "byte order mark": b'\xef\xbb\xbf{"jsonrpc":"2.0","id":%d,"method":"ping"}',
    "blanks around": b'  {"jsonrpc":"2.0","id":%d,"method":"ping"}\t ',
    "separators": '{"jsonrpc":"2.0","id":%d,"method":"ping","params":{"a":"\u2028\x85"}}'.encode(),
    "carriage return between values": b'{"jsonrpc":"2.0",\r"id":%d,\r"method":"ping"}',
    "params of null": b'{"jsonrpc":"2.0","id":%d,"method":"ping","params":null}',
    "unknown members": b'{"jsonrpc":"2.0","id":%d,"method":"ping","more":{"a":[1]}}',
    "broken UTF-8 in a string": b'{"jsonrpc":"2.0","id":%d,"method":"ping","params":{"a":"\xff\xc3"}}',
    "a lone surrogate": b'{"jsonrpc":"2.0","id":%d,"method":"ping","params":{"a":"\\ud800"}}',
    "a pair of surrogates": b'{"jsonrpc":"2.0","id":%d,"method":"ping","params":{"a":"\\ud83d\\ude00"}}',
    "some depth": b'{"jsonrpc":"2.0","id":%d,"method":"ping","params":{"a":' + b"[" * 60 + b"]" * 60 + b"}}",
}


@pytest.mark.parametrize("shape", ODD_BUT_GOOD.values(), ids=ODD_BUT_GOOD.keys())
def test_a_request_of_unusual_form_is_answered(shape, shared):
    number = 100_000 + list(ODD_BUT_GOOD.values()).index(shape)
    shared.write(shape.replace(b"%d", b"%d" % number) + b"\n")
    assert shared.wait(number, timeout=10)["result"] == {}


def test_lines_that_arrive_in_pieces_or_together_are_read_alike(shared):
    data = lines(
        {"id": 200_001, "method": "ping", "params": {"a": "é" * 40}}, {"id": 200_002, "method": "ping"}
    )
    for n in range(0, len(data), 7):
        shared.write(data[n : n + 7])
    assert shared.wait(200_001)["result"] == shared.wait(200_002)["result"] == {}


def test_a_line_of_ten_megabytes_is_a_request_like_any_other(shared):
    shared.write(lines({"id": 200_003, "method": "ping", "params": {"a": "x" * 10_000_000}}))
    assert shared.wait(200_003)["result"] == {}


def test_odd_argument_values_are_refused_in_words(shared):
    deep: Any = "x"
    for _ in range(50):
        deep = [deep]
    for value in (deep, {"a": deep}, float("nan"), 10**400, "\ud800", None, True, ""):
        result = shared.call("gitlab_branch_get", project_id=value, branch_name="main")
        assert result["isError"], value
        assert "Internal Error" not in text_of(result), value
    assert shared.request("ping") == {}


def test_junk_before_and_between_leaves_a_piped_session_whole(gitlab):
    asked = lines(b"\xef\xbb\xbf" + lines(hello()).strip() + b"\r", b"%%%", *JUNK.values(), calling(2))
    code, answers, errors = piped(asked, gitlab.url, GITLAB_TOKEN=gitlab.token)
    assert code == 0
    assert {1, 2} <= set(answers)
    assert "Traceback" not in errors


def test_an_input_that_ends_after_a_request_without_answer_ends_the_process_all_the_same():
    asked = lines(
        hello(),
        {"id": 1.5, "method": "ping"},
        {"id": None, "method": "ping"},
        {"id": 2, "method": "ping", "params": [1]},
    )
    started = time.monotonic()
    code, answers, _ = piped(asked)
    assert code == 0 and 1 in answers
    assert time.monotonic() - started < SOON


# --- What else might write to stdout

NOISY = """
import os, subprocess, sys, threading, time, warnings
sys.path.insert(0, {folder!r})
import gitlab_mcp

def chatter(*_):
    print("print from a call")
    sys.stdout.write("written to sys.stdout\\n")
    sys.stdout.flush()
    os.write(1, b"written to descriptor 1\\n")
    threading.Thread(target=lambda: print("print from a thread", flush=True)).start()
    child = "import sys; print('print from a child'); print(repr(sys.stdin.read()))"
    subprocess.run([sys.executable, "-c", child])
    warnings.warn("a warning")

listed = gitlab_mcp.METHODS["tools/list"]
gitlab_mcp.METHODS["tools/list"] = lambda *a: (chatter(), listed(*a))[1]
sys.exit(gitlab_mcp.main())
"""


def test_stray_prints_go_to_stderr_and_children_do_not_read_the_wire(tmp_path, gitlab):
    noisy = tmp_path / "noisy.py"
    noisy.write_text(NOISY.format(folder=str(PROGRAM.parent)), "utf-8")
    asked = lines(hello(), {"id": 2, "method": "tools/list"}, calling(3))
    code, answers, errors = piped(
        asked,
        gitlab.url,
        [sys.executable, str(noisy), "serve", "--tool-surface=individual"],
        GITLAB_TOKEN=gitlab.token,
        PYTHONWARNINGS="always",
        PYTHONUNBUFFERED="1",
    )
    assert code == 0
    assert set(answers) == {1, 2, 3}  # and each line of stdout was JSON
    for word in (
        "from a call",
        "to sys.stdout",
        "to descriptor 1",
        "from a thread",
        "from a child",
        "a warning",
    ):
        assert word in errors
    assert "\n''\n" in errors  # what the child found on its stdin


def test_warnings_and_debug_modes_of_python_do_not_reach_stdout(gitlab):
    code, answers, _ = piped(
        lines(hello(), calling(2)),
        gitlab.url,
        GITLAB_TOKEN=gitlab.token,
        PYTHONWARNINGS="always",
        PYTHONDEVMODE="1",
        PYTHONASYNCIODEBUG="1",
        GITLAB_MCP_LOG_LEVEL="debug",
    )
    assert code == 0
    assert set(answers) == {1, 2}


def test_the_wire_is_utf_8_whatever_the_locale(gitlab):
    asked = lines(hello(), calling(2))
    code, answers, _ = piped(
        asked, gitlab.url, GITLAB_TOKEN=gitlab.token, PYTHONIOENCODING="latin-1", LC_ALL="C", PYTHONUTF8="0"
    )
    assert code == 0
    assert "💡" in text_of(answers[2]["result"])
