"""Clients that others wrote against the server: the Python SDK, the TypeScript SDK, the MCP Inspector."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conftest import MODERN_VERSION, PROGRAM, clean_environment, text_of
from fake_gitlab import FakeGitLab

import gitlab_mcp as catalogue

Calls = list[tuple[str, dict[str, Any]]]
CALLS: Calls = [
    ("gitlab_branch_list", {"project_id": 42}),
    ("gitlab_mr_get", {"project_id": "g/p", "merge_request_iid": 243}),
    ("gitlab_issue_create", {"project_id": 42, "title": "Made by a client", "labels": ["bug", "feature"]}),
    ("gitlab_branch_get", {"project_id": 42, "branch_name": "nonexistent"}),
]
LEAST_TOOLS = {"individual": 1000, "meta": 50, "dynamic": 2}


def serving(surface: str = "individual") -> list[str]:
    """The arguments with which Python starts the server."""
    return [str(PROGRAM), "serve", f"--tool-surface={surface}"]


def calls_through(surface: str) -> Calls:
    """CALLS as a client of this surface makes them."""
    actions = [(catalogue.TOOLS[name], arguments) for name, arguments in CALLS]
    forms: dict[str, Calls] = {
        "individual": CALLS,
        "meta": [(a.domain.tool, {"action": a.meta_action, "params": given}) for a, given in actions],
        "dynamic": [("gitlab_execute_action", {"action": a.id, "params": given}) for a, given in actions],
    }
    return forms[surface]


def check(
    tools: list[str], results: list[dict[str, Any]], gitlab: FakeGitLab, surface: str = "individual"
) -> None:
    """What every client must have got of CALLS."""
    assert {name for name, _ in calls_through(surface)} <= set(tools)
    assert len(tools) == len(set(tools)) >= LEAST_TOOLS[surface]
    listed, one, made, missing = results
    assert text_of(listed).startswith("## Branches (24)")
    assert listed["structuredContent"]["branches"][0]["name"]
    assert listed["structuredContent"]["pagination"]["has_more"] is True
    assert text_of(one).startswith("## Merge Request !243: Fix Login Bug")
    assert one["structuredContent"]["iid"] == 243
    embedded = one["content"][1]["resource"]
    assert embedded["uri"] == "gitlab://project/g%2Fp/mr/243"
    assert json.loads(embedded["text"]) == one["structuredContent"]
    assert text_of(made).startswith("## Issue Created: #")
    assert made["structuredContent"]["title"] == "Made by a client"
    assert [r.body["title"] for r in gitlab.requests if r.method == "POST"] == ["Made by a client"]
    assert [bool(r.get("isError")) for r in results] == [False, False, False, True]
    assert text_of(missing).startswith("## ❓ Branch Not Found")
    assert missing.get("structuredContent") is None
    for result in results:
        assert result["content"][0]["annotations"]["audience"] == ["assistant"]


def run(command: list[str], timeout: float = 120, **options: Any) -> subprocess.CompletedProcess[str]:
    """A finished process with its output as text."""
    return subprocess.run(command, capture_output=True, encoding="utf-8", timeout=timeout, **options)


def install(command: list[str], **options: Any) -> None:
    """Run an installer; the test is skipped where its package index cannot be reached."""
    done = run(command, 300, **options)
    said = done.stdout + done.stderr
    if done.returncode and re.search(
        r"No matching distribution|ENOTFOUND|ECONN|EAI_AGAIN|ETIMEDOUT|onnection|resolve|E40[34]", said
    ):
        pytest.skip(f"no package index: {command[0]}")
    assert done.returncode == 0, said


def answered(done: subprocess.CompletedProcess[str]) -> tuple[list[str], list[dict[str, Any]]]:
    """The names and results that a client script printed."""
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    return found["tools"], found["results"]


@pytest.fixture
def surface() -> str:
    """The surface that a client script is told to use; a test's parameter of this name changes it."""
    return "individual"


@pytest.fixture
def world(gitlab: FakeGitLab, surface: str) -> dict[str, str]:
    """What a client script is told: the server's command, the calls, and the environment for the server."""
    server = {
        "command": sys.executable,
        "args": serving(surface),
        "env": {"GITLAB_URL": gitlab.url, "GITLAB_TOKEN": gitlab.token},
    }
    return clean_environment(SCENARIO=json.dumps({"server": server, "calls": calls_through(surface)}))


# --- Python


@pytest.mark.parametrize("surface", LEAST_TOOLS)
@pytest.mark.parametrize("mode", ["legacy", "auto", MODERN_VERSION])
def test_the_python_sdk_of_this_generation_gets_what_it_asks_for(mode, surface, gitlab):
    mcp = pytest.importorskip("mcp")
    if not hasattr(mcp, "Client"):
        pytest.skip("an older SDK is installed")
    server = mcp.StdioServerParameters(
        command=sys.executable,
        args=serving(surface),
        env={"GITLAB_URL": gitlab.url, "GITLAB_TOKEN": gitlab.token},
    )

    async def talk() -> tuple[list[str], list[dict[str, Any]], str, str]:
        async with mcp.Client(server, mode=mode, read_timeout_seconds=30) as client:
            tools = [tool.name for tool in (await client.list_tools()).tools]
            results = [await client.call_tool(name, arguments) for name, arguments in calls_through(surface)]
            uri = results[1].content[1].resource.uri
            (read,) = (await client.read_resource(uri)).contents
            version = client.protocol_version
        dumped = [r.model_dump(mode="json", by_alias=True, exclude_none=True) for r in results]
        return tools, dumped, read.text, version

    tools, results, read, version = asyncio.run(asyncio.wait_for(talk(), 60))
    check(tools, results, gitlab, surface)
    assert json.loads(read) == results[1]["structuredContent"]
    assert (version == MODERN_VERSION) == (mode != "legacy")


def test_the_python_sdk_can_take_a_call_back_and_go_on(gitlab):
    """A time-out of the client cancels the request; the connection serves the next one."""
    mcp = pytest.importorskip("mcp")
    if not hasattr(mcp, "Client"):
        pytest.skip("an older SDK is installed")
    gitlab.plan("GET", "/projects/42/repository/branches/slow", json={"name": "slow"}, delay=20)
    server = mcp.StdioServerParameters(
        command=sys.executable, args=serving(), env={"GITLAB_URL": gitlab.url, "GITLAB_TOKEN": gitlab.token}
    )

    async def talk() -> Any:
        async with mcp.Client(server) as client:
            with pytest.raises(mcp.MCPError):
                await client.call_tool(
                    "gitlab_branch_get", {"project_id": 42, "branch_name": "slow"}, read_timeout_seconds=1.0
                )
            return await client.call_tool("gitlab_branch_get", {"project_id": 42, "branch_name": "main"})

    result = asyncio.run(asyncio.wait_for(talk(), 15))
    assert result.content[0].text.startswith("## Branch: main")


PYTHON_CLIENT = """
import asyncio, json, os
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

async def main():
    scenario = json.loads(os.environ["SCENARIO"])
    async with stdio_client(StdioServerParameters(**scenario["server"])) as streams:
        async with ClientSession(*streams) as session:
            await session.initialize()
            tools = [tool.name for tool in (await session.list_tools()).tools]
            results = [await session.call_tool(name, arguments) for name, arguments in scenario["calls"]]
    dumped = [r.model_dump(mode="json", by_alias=True, exclude_none=True) for r in results]
    print(json.dumps({"tools": tools, "results": dumped}))

asyncio.run(main())
"""


@pytest.mark.long
def test_the_python_sdk_of_the_generation_before_gets_what_it_asks_for(tmp_path, gitlab, world):
    venv.create(tmp_path / "venv", with_pip=True, symlinks=os.name == "posix")
    python = str(tmp_path / "venv" / ("bin/python" if os.name == "posix" else "Scripts/python.exe"))
    install([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "mcp<2"])
    check(*answered(run([python, "-c", PYTHON_CLIENT], env=world)), gitlab)


# --- Node


@pytest.fixture(scope="module")
def npm(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Install an npm package into a folder of its own and return the folder."""
    if not (shutil.which("node") and shutil.which("npm")):
        pytest.skip("no node and npm here")

    def add(package: str) -> Path:
        folder = tmp_path_factory.mktemp("npm")
        (folder / "package.json").write_text('{"private": true}')
        install(
            [
                str(shutil.which("npm")),
                "install",
                "--no-audit",
                "--no-fund",
                "--ignore-scripts",
                "--loglevel=error",
                package,
            ],
            cwd=folder,
        )
        return folder

    return add


TYPESCRIPT_CLIENT = """
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

const scenario = JSON.parse(process.env.SCENARIO);
const env = { ...process.env, ...scenario.server.env };
const client = new Client({ name: "tests", version: "1" });
await client.connect(new StdioClientTransport({ ...scenario.server, env }));
const tools = (await client.listTools()).tools.map((tool) => tool.name);
const results = [];
for (const [name, args] of scenario.calls) results.push(await client.callTool({ name, arguments: args }));
await client.close();
console.log(JSON.stringify({ tools, results }));
"""


@pytest.fixture(scope="module")
def typescript(npm: Callable[[str], Path]) -> Path:
    """A folder with the TypeScript SDK and a client script."""
    folder = npm("@modelcontextprotocol/sdk")
    (folder / "client.mjs").write_text(TYPESCRIPT_CLIENT, "utf-8")
    return folder


@pytest.mark.long
@pytest.mark.parametrize("surface", LEAST_TOOLS)
def test_the_typescript_sdk_gets_what_it_asks_for(typescript, gitlab, world, surface):
    """It checks structured content against the output schemas of the tools that it has listed."""
    check(*answered(run(["node", "client.mjs"], cwd=typescript, env=world)), gitlab, surface)


@pytest.mark.long
def test_the_inspector_gets_what_it_asks_for(npm, gitlab):
    """Each use of its command line is a connection of its own."""
    packages = npm("@modelcontextprotocol/inspector-cli@1") / "node_modules"
    program = packages / ".bin" / "mcp-inspector-cli"
    settings = {
        "GITLAB_URL": gitlab.url,
        "GITLAB_TOKEN": gitlab.token,
        "GITLAB_MCP_TOOL_SURFACE": "individual",
    }
    server = [
        "--cli",
        *(part for name, value in settings.items() for part in ("-e", f"{name}={value}")),
        sys.executable,
        str(PROGRAM),
    ]

    def ask(*arguments: str) -> dict[str, Any]:
        done = run(
            [str(program), *server, *arguments], cwd=packages, env=clean_environment()
        )  # it looks for ../package.json
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout[done.stdout.index("{") :])

    def call(name: str, arguments: dict[str, Any]) -> dict[str, Any]:
        given = [f"{k}={v if isinstance(v, str) else json.dumps(v)}" for k, v in arguments.items()]
        return ask(
            "--method",
            "tools/call",
            "--tool-name",
            name,
            *(part for g in given for part in ("--tool-arg", g)),
        )

    tools = [tool["name"] for tool in ask("--method", "tools/list")["tools"]]
    check(tools, [call(name, arguments) for name, arguments in CALLS], gitlab)
    assert [r["uri"] for r in ask("--method", "resources/list")["resources"]] == ["gitlab://tools"]
