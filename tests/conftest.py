"""Fixtures: a fake GitLab, and the real server as a subprocess with a small MCP client on its stdio."""

from __future__ import annotations

import itertools
import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent.parent)]
from fake_gitlab import FakeGitLab  # noqa: E402  found on the path set above

PROGRAM = Path(__file__).parent.parent / "gitlab_mcp.py"
HANDSHAKE_VERSIONS = ("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25")
MODERN_VERSION = "2026-07-28"
META = "io.modelcontextprotocol/"


def clean_environment(**more: str) -> dict[str, str]:
    """This process's environment without what would change the server: its settings and any proxy."""
    kept = {
        k: v
        for k, v in os.environ.items()
        if not k.startswith("GITLAB_") and not k.lower().endswith("_proxy")
    }
    return {**kept, **more}


class Client:
    """An MCP client that speaks JSON-RPC lines to a server process, in either generation of the protocol."""

    def __init__(
        self, *flags: str, version: str = "2025-11-25", command: list[str] | None = None, **environment: str
    ):
        self.version, self.ids = version, itertools.count(1)
        self.notifications: list[dict[str, Any]] = []
        self.stderr: list[str] = []
        self._answers: dict[Any, queue.SimpleQueue[dict[str, Any]]] = {}
        self.arrived: list[Any] = []  # ids in the order in which their answers came
        self.process = subprocess.Popen(
            [*(command or [sys.executable, str(PROGRAM)]), "serve", *flags],
            env=clean_environment(**environment),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        threading.Thread(target=self._read, daemon=True).start()
        threading.Thread(target=self._read_errors, daemon=True).start()
        if version != MODERN_VERSION:
            hello = {
                "protocolVersion": version,
                "capabilities": {},
                "clientInfo": {"name": "tests", "version": "1"},
            }
            self.hello = self.request("initialize", hello)
            self.notify("notifications/initialized")

    def _read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            message = json.loads(line)  # a line that is not JSON ends this thread, and so fails the test
            if "method" in message:
                self.notifications.append(message)
            else:
                self.arrived.append(message.get("id"))
                self._answers.setdefault(message.get("id"), queue.SimpleQueue()).put(message)

    def _read_errors(self) -> None:
        assert self.process.stderr
        for line in self.process.stderr:
            self.stderr.append(line.decode("utf-8", "replace"))

    def write(self, data: bytes) -> None:
        assert self.process.stdin
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message: dict[str, Any]) -> None:
        self.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")

    def notify(self, method: str, params: dict[str, Any] | None = None) -> None:
        self.send({"method": method, **({"params": params} if params else {})})

    def start(
        self, method: str, params: dict[str, Any] | None = None, meta: dict[str, Any] | None = None
    ) -> int:
        """Send a request and return its id without waiting."""
        number = next(self.ids)
        self._answers.setdefault(number, queue.SimpleQueue())
        meta = dict(meta or {})
        if self.version == MODERN_VERSION:
            meta |= {META + "protocolVersion": self.version, META + "clientCapabilities": {}}
            meta |= {META + "clientInfo": {"name": "tests", "version": "1"}}
        self.send(
            {
                "id": number,
                "method": method,
                "params": {**(params or {}), **({"_meta": meta} if meta else {})},
            }
        )
        return number

    def wait(self, number: Any, timeout: float = 30) -> dict[str, Any]:
        """Return the whole answer to a request."""
        return self._answers.setdefault(number, queue.SimpleQueue()).get(timeout=timeout)

    def request(self, method: str, params: dict[str, Any] | None = None) -> dict[str, Any]:
        """Return a request's result; an error answer fails the test."""
        answer = self.wait(self.start(method, params))
        assert "result" in answer, answer
        return answer["result"]

    def error(self, method: str, params: dict[str, Any] | None = None) -> dict[str, Any]:
        """Return a request's error; a result fails the test."""
        answer = self.wait(self.start(method, params))
        assert "error" in answer, answer
        return answer["error"]

    def call(self, name: str, /, **arguments: Any) -> dict[str, Any]:
        """Return the result of a tool call."""
        return self.request("tools/call", {"name": name, "arguments": arguments})

    def close(self, timeout: float = 10) -> int:
        """Leave as a client does, by closing the server's stdin, and return its exit code."""
        if self.process.stdin and not self.process.stdin.closed:
            try:
                self.process.stdin.close()
            except OSError:
                pass  # it has gone already
        try:
            return self.process.wait(timeout)
        finally:
            self.process.kill()


def text_of(result: dict[str, Any]) -> str:
    """The Markdown of a tool result."""
    return result["content"][0]["text"]


@pytest.fixture(scope="session")
def one_gitlab() -> Iterator[FakeGitLab]:
    """The fake GitLab that all tests share."""
    with FakeGitLab() as fake:
        yield fake


@pytest.fixture
def gitlab(one_gitlab: FakeGitLab) -> Iterator[FakeGitLab]:
    """A fake GitLab as it began. A request that neither its state nor a plan answers fails the test."""
    one_gitlab.reset()
    yield one_gitlab
    one_gitlab.check()


def start_client(gitlab: FakeGitLab, *flags: str, **environment: str) -> Client:
    """Start a server for this fake GitLab."""
    return Client(*flags, **{"GITLAB_URL": gitlab.url, "GITLAB_TOKEN": gitlab.token, **environment})


@pytest.fixture
def serve(gitlab: FakeGitLab) -> Iterator[Callable[..., Client]]:
    """Start servers for the fake GitLab: `serve("--tool-surface=individual", GITLAB_MCP_READ_ONLY="1")`."""
    started: list[Client] = []

    def start(*flags: str, **environment: str) -> Client:
        started.append(start_client(gitlab, *flags, **environment))
        return started[-1]

    yield start
    for client in started:
        client.close()


@pytest.fixture(scope="session")
def one_client(one_gitlab: FakeGitLab) -> Iterator[Client]:
    """A server with one tool for each action, shared by the tests that do not end or configure it."""
    client = start_client(one_gitlab, "--tool-surface=individual")
    yield client
    client.close()


@pytest.fixture
def client(one_client: Client, gitlab: FakeGitLab) -> Client:
    """A client of a server with one tool for each action, whose GitLab is as it began."""
    return one_client


@pytest.fixture
def facts() -> Path:
    """The folder of facts about GitLab that GITLAB_MCP_FACTS names."""
    folder = os.environ.get("GITLAB_MCP_FACTS", "")
    if not folder:
        pytest.skip("GITLAB_MCP_FACTS names no folder of facts")
    return Path(folder)


@pytest.fixture(scope="session")
def catalogue_module() -> Any:
    """The program as a module, for tests of its tables."""
    import gitlab_mcp

    return gitlab_mcp


@pytest.fixture(scope="session")
def catalogue(catalogue_module: Any) -> list[Any]:
    """Every action."""
    return catalogue_module.action_catalog()
