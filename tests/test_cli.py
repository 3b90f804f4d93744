"""The command line: commands, flags, exit codes, and what goes to which stream."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import Any

import pytest
from conftest import PROGRAM, Client, clean_environment, text_of
from test_process import BRANCHES_42, StallingGitLab

posix = pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals and pipes")


def run(
    *arguments: str | bytes, python: tuple[str, ...] = (), stdin: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[str]:
    """The finished program; a traceback is never what a user should see."""
    done = subprocess.run(
        [sys.executable, *python, str(PROGRAM), *arguments],
        input=stdin,
        capture_output=True,
        timeout=60,
        env=clean_environment(**environment),
    )
    out, errors = done.stdout.decode("utf-8"), done.stderr.decode("utf-8")
    assert "Traceback" not in out + errors, errors
    return subprocess.CompletedProcess(done.args, done.returncode, out, errors)


@pytest.fixture
def at(gitlab: Any) -> dict[str, str]:
    """The environment that leads to the fake GitLab."""
    return {"GITLAB_URL": gitlab.url, "GITLAB_TOKEN": gitlab.token}


# --- Help


def test_the_version_is_one_line_on_stdout(catalogue_module):
    done = run("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"gitlab_mcp {catalogue_module.VERSION}\n", "")


def test_help_names_every_command_flag_and_variable(catalogue_module):
    done = run("--help", COLUMNS="200")
    assert (done.returncode, done.stderr) == (0, "")
    for command in catalogue_module.COMMANDS:
        assert f"\n    {command} " in done.stdout
    for row in catalogue_module.SETTINGS:
        assert (f"\n  {row.flag} " in done.stdout) == row.has_flag, row.flag
        assert (f"({row.env})" in done.stdout) == row.has_flag, row.env


@pytest.mark.parametrize("command", ["serve", "call", "find", "doctor", "docs", "audit"])
def test_each_command_has_help_with_the_common_flags(command):
    done = run(command, "--help", COLUMNS="200")
    assert (done.returncode, done.stderr) == (0, "")
    assert "--tool-surface" in done.stdout
    assert "--url" in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["--no-such-flag"],
        ["no_such_command"],
        ["call"],
        ["find"],
        ["docs"],
        ["audit", "--view=nothing"],
        ["find", "--limit=many", "branches"],
    ],
    ids=" ".join,
)
def test_a_wrong_command_line_is_told_on_stderr_with_exit_code_2(arguments):
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert "usage:" in done.stderr


def test_what_needs_neither_sdk_nor_network_runs_on_the_standard_library_alone(tmp_path):
    for arguments in (
        ["--version"],
        ["--help"],
        ["find", "branches"],
        ["docs", "--out", str(tmp_path)],
        ["audit"],
    ):
        assert run(*arguments, python=("-I", "-S")).stdout, arguments


@pytest.mark.parametrize("arguments", [["serve"], ["call", "branch.list", "project_id=42"]], ids=" ".join)
def test_without_its_dependencies_the_program_works_or_says_so_in_words(arguments, at):
    done = run(*arguments, python=("-I", "-S"), **at)
    assert done.returncode == 0 or "mcp" in done.stderr or "urllib3" in done.stderr
    assert "Internal Error" not in done.stderr


# --- Settings


def test_every_setting_has_its_flag_and_secrets_have_none(catalogue_module):
    rows = {row.env: row for row in catalogue_module.SETTINGS}
    hidden = {"GITLAB_TOKEN", "GITLAB_TOKEN_COMMAND", "GITLAB_HEADERS"}
    assert {env for env, row in rows.items() if not row.has_flag} == hidden
    assert rows["GITLAB_URL"].flag == "--url"
    assert rows["GITLAB_MCP_TOOL_SURFACE"].flag == "--tool-surface"
    assert rows["GITLAB_CA_BUNDLE"].flag == "--ca-bundle"
    assert rows["EMBEDDED_RESOURCES"].flag == "--embedded-resources"
    assert len({row.flag for row in rows.values()}) == len(rows)


@pytest.mark.parametrize("flag", ["--token", "--token-command", "--headers"])
def test_a_secret_is_not_taken_from_the_command_line_nor_for_another_flag(flag):
    done = run(f"{flag}=glpat-" + "s" * 20, "find", "branches")
    assert done.returncode == 2
    assert f"unrecognized arguments: {flag}" in done.stderr


def two_values(row: Any, folder: str) -> tuple[str, str]:
    """Two different usable values for a setting."""
    if "|" in row.kind:
        words = row.kind.split("|")
        return words[0], words[-1]
    return {
        "bool": ("true", "false"),
        "url": ("https://a.example.com", "https://b.example.com"),
        "seconds": ("7", "9"),
        "path": (folder, str(PROGRAM)),
        "headers": ("A: 1", "B: 2"),
        "folders": (folder, str(PROGRAM.parent)),
    }.get(row.kind, ("one", "two"))


def test_each_flag_wins_over_its_variable(catalogue_module, tmp_path):
    for row in catalogue_module.SETTINGS:
        if not row.has_flag:
            continue
        one, two = two_values(row, str(tmp_path))
        beside = {"GITLAB_CLIENT_CERT": str(tmp_path)} if row.name == "client_key" else {}
        alone = catalogue_module.Settings({**beside, row.env: one})
        both = catalogue_module.Settings({**beside, row.env: one}, {row.name: two})
        assert (alone.sources[row.name], both.sources[row.name]) == (row.env, row.flag)
        assert getattr(alone, row.name) != getattr(both, row.name), row.name
        emptied = catalogue_module.Settings({**beside, row.env: one}, {row.name: ""})
        assert getattr(emptied, row.name) == row.default, row.name


def test_flags_win_over_the_environment_before_and_after_the_command(gitlab):
    wrong = {
        "GITLAB_URL": "http://127.0.0.1:9",
        "GITLAB_TOKEN": gitlab.token,
        "GITLAB_MCP_PROJECT": "none/such",
    }
    call = ("call", "branch.get", "branch_name=main")
    for line in (
        ("--url", gitlab.url, "--project=42", *call),
        (*call, f"--url={gitlab.url}", "--project", "42"),
    ):
        assert run(*line, **wrong).stdout.startswith("## Branch: main")


@pytest.mark.parametrize(
    "line",
    [
        ("--read-only", "find", "delete a branch"),
        ("find", "--read-only", "delete a branch"),
        ("--read-only=true", "find", "delete a branch"),
        ("--read-only", "true", "find", "delete a branch"),
    ],
    ids=" ".join,
)
def test_a_switch_needs_no_value_and_takes_no_other_word_for_one(line):
    done = run(*line)
    assert done.returncode == 0, done.stderr
    assert "protected_branch.list" in done.stdout or "branch.list" in done.stdout
    assert "branch.delete" not in done.stdout


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({"GITLAB_URL": "ftp://x"}, ["GITLAB_URL"]),
        ({"GITLAB_TIMEOUT": "soon"}, ["GITLAB_TIMEOUT"]),
        (
            {"GITLAB_MCP_TOOL_SURFACE": "all", "GITLAB_MCP_CONFIRM": "maybe"},
            ["GITLAB_MCP_TOOL_SURFACE", "GITLAB_MCP_CONFIRM", "dynamic"],
        ),
        ({"GITLAB_TOKEN": "a", "GITLAB_TOKEN_COMMAND": "b"}, ["GITLAB_TOKEN", "GITLAB_TOKEN_COMMAND"]),
        ({"GITLAB_CA_BUNDLE": "/no/such/file"}, ["GITLAB_CA_BUNDLE"]),
        ({"GITLAB_MCP_CONFIRM": "true"}, ["GITLAB_MCP_CONFIRM", "always, never"]),
    ],
)
@pytest.mark.parametrize("command", [["serve"], ["call", "branch.list"]], ids=" ".join)
def test_bad_settings_are_all_told_on_stderr_with_exit_code_2(command, environment, words):
    done = run(*command, **environment)
    assert (done.returncode, done.stdout) == (2, "")
    assert all(word in done.stderr for word in words)


def test_a_bad_secret_is_not_repeated():
    for environment in (
        {"GITLAB_HEADERS": "hush-hush"},
        {"GITLAB_TOKEN": "hush hush"},
        {"GITLAB_TOKEN_COMMAND": "false hush"},
    ):
        done = run("call", "branch.list", "project_id=42", GITLAB_URL="http://127.0.0.1:9", **environment)
        assert done.returncode in (1, 2)
        assert "hush" not in done.stdout + done.stderr


# --- call


@pytest.mark.parametrize(
    "flags",
    [[], ["--stdio"], ["--tool-surface=individual"], ["--stdio", "--tool-surface=meta"]],
    ids=" ".join,
)
def test_call_prints_the_markdown_on_stdout(flags, at):
    done = run("call", *flags, "branch.list", "project_id=42", "search=login", **at)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("## Branches (")
    assert "feature/login" in done.stdout and "develop" not in done.stdout


@pytest.mark.parametrize("flags", [[], ["--stdio"]], ids=" ".join)
def test_call_prints_the_structured_result_as_json(flags, at):
    done = run("call", "branch.get", *flags, "project_id=42", "branch_name=main", "--json", **at)
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert (found["name"], found["protected"]) == ("main", True)
    assert found["next_steps"]


@pytest.mark.parametrize("name", ["branch.get", "gitlab_branch_get"])
def test_call_takes_ids_and_tool_names(name, at):
    assert run("call", name, "project_id=42", "branch_name=main", **at).stdout.startswith("## Branch: main")


def test_call_reads_values_as_the_parameters_types(gitlab, at):
    done = run(
        "call",
        "issue.create",
        "project_id=42",
        "title=a = b",
        "labels=bug,feature",
        "confidential=true",
        "assignee_ids=[1,2]",
        "description=Grüße\n- 1",
        **at,
    )
    assert done.returncode == 0, done.stderr
    assert gitlab.requests[-1].body == {
        "title": "a = b",
        "labels": "bug,feature",
        "confidential": True,
        "assignee_ids": [1, 2],
        "description": "Grüße\n- 1",
    }


def test_call_asks_for_confirm_and_takes_it(gitlab, at):
    refused = run("call", "branch.delete", "project_id=42", "branch_name=develop", **at)
    assert (refused.returncode, refused.stdout, gitlab.requests) == (1, "", [])
    assert "confirm" in refused.stderr
    done = run("call", "branch.delete", "project_id=42", "branch_name=develop", "confirm=true", **at)
    assert done.returncode == 0, done.stderr
    assert [r.method for r in gitlab.requests] == ["DELETE"]


@pytest.mark.parametrize("flags", [[], ["--json"], ["--stdio"]], ids=" ".join)
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["branch.get", "project_id=42", "branch_name=nonexistent"], "❓ Branch Not Found"),
        (["branch.get", "project_id=42"], "branch_name: missing"),
        (["branch.gett"], "Unknown Action"),
    ],
)
def test_a_call_that_fails_is_told_on_stderr_with_exit_code_1(flags, arguments, words, at):
    done = run("call", *arguments, *flags, **at)
    assert (done.returncode, done.stdout) == (1, "")
    assert words in done.stderr


def test_an_argument_without_a_value_is_refused_before_anything_is_sent(gitlab, at):
    done = run("call", "branch.list", "project_id", **at)
    assert (done.returncode, done.stdout, gitlab.requests) == (2, "", [])
    assert "name=value" in done.stderr


def test_an_unreachable_gitlab_is_told_in_words():
    done = run("call", "branch.list", "project_id=42", GITLAB_URL="http://127.0.0.1:9")
    assert (done.returncode, done.stdout) == (1, "")
    assert "127.0.0.1:9" in done.stderr


def test_call_over_stdio_gives_the_server_the_same_settings(gitlab):
    """Flags in both forms, before and after the command."""
    line = (
        "--url",
        gitlab.url,
        "call",
        "--stdio",
        "branch.get",
        "branch_name=main",
        "--project",
        "42",
        "--embedded-resources=false",
    )
    done = run(*line, GITLAB_TOKEN=gitlab.token, GITLAB_URL="http://127.0.0.1:9")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("## Branch: main")


@posix
def test_an_argument_that_is_no_text_is_refused_or_sent_but_never_a_fault(gitlab, at):
    gitlab.plan(
        "GET",
        "/projects/42/repository/branches/%EF%BF%BD",
        status=404,
        json={"message": "404 Branch Not Found"},
    )
    gitlab.plan(
        "GET", "/projects/42/repository/branches/%3F", status=404, json={"message": "404 Branch Not Found"}
    )
    gitlab.plan(
        "GET", "/projects/42/repository/branches/%FF", status=404, json={"message": "404 Branch Not Found"}
    )
    done = run("call", "branch.get", "project_id=42", b"branch_name=\xff", **at)
    assert done.returncode == 1
    assert "Internal Error" not in done.stderr


def test_output_is_utf_8_whatever_the_locale(at):
    done = run(
        "call", "branch.list", "project_id=42", PYTHONIOENCODING="ascii", LC_ALL="C", PYTHONUTF8="0", **at
    )
    assert done.returncode == 0
    assert "💡" in done.stdout


@posix
def test_a_reader_that_leaves_early_is_no_fault(at):
    command = [sys.executable, str(PROGRAM), "call", "branch.list", "project_id=42"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=clean_environment(**at)
    )
    assert process.stdout and process.stderr
    process.stdout.close()
    errors = process.stderr.read().decode()
    process.wait(30)
    process.stderr.close()
    assert "Error" not in errors


@posix
@pytest.mark.parametrize("flags", [[], ["--stdio"]], ids=" ".join)
def test_an_interrupt_ends_a_call_without_a_traceback(flags):
    with StallingGitLab() as stalling:
        command = [sys.executable, str(PROGRAM), "call", *flags, "branch.list", "project_id=99"]
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
            env=clean_environment(GITLAB_URL=stalling.url),
        )
        try:
            stalling.arrived.get(timeout=20)
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all that it started
            out, errors = process.communicate(timeout=10)
        finally:
            process.kill()
        assert process.returncode in (130, -signal.SIGINT)
        assert (out, b"Traceback" in errors) == (b"", False), errors


# --- find, docs, audit


def test_find_prints_the_best_actions_and_their_tools():
    done = run("find", "list", "the", "branches", "of", "a", "project")
    assert (done.returncode, done.stderr) == (0, "")
    assert "branch.list" in done.stdout


def test_find_prints_json_with_as_many_results_as_asked():
    done = run("find", "--json", "--limit", "2", "merge a merge request")
    found = json.loads(done.stdout)["results"]
    assert len(found) == 2
    assert found[0]["id"] == "merge_request.merge"


@pytest.mark.parametrize("words", [["zzzzqqqq"], ["--", "-"], ["*"], ["the"]], ids=" ".join)
def test_find_says_so_when_nothing_matches(words):
    done = run("find", *words)
    assert done.returncode != 0
    assert done.stdout == ""
    assert "No action matches" in done.stderr


def test_docs_writes_the_generated_files_and_names_them(tmp_path, catalogue_module):
    done = run("docs", "--out", str(tmp_path / "new" / "folder"))
    assert (done.returncode, done.stderr) == (0, "")
    written = {line.rpartition(os.sep)[2] for line in done.stdout.splitlines()}
    assert written == {p.name for p in (tmp_path / "new" / "folder").iterdir()}
    assert {"llms.txt", "llms-full.txt"} <= written
    full = (tmp_path / "new" / "folder" / "llms-full.txt").read_text("utf-8")
    assert full.count("<details>") == full.count("</details>") == len(catalogue_module.ACTIONS)


def test_docs_that_cannot_be_written_are_told_in_words(tmp_path):
    (tmp_path / "file").write_text("in the way")
    done = run("docs", "--out", str(tmp_path / "file" / "docs"))
    assert done.returncode in (1, 2)
    assert str(tmp_path / "file") in done.stderr


@pytest.mark.parametrize("view", ["all", "output"])
def test_the_audit_finds_nothing(view):
    done = run("audit", f"--view={view}")
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert done.stdout.startswith("0 faults in ")


def test_the_audit_prints_each_fault_and_exits_with_1(catalogue_module, monkeypatch, capsys):
    monkeypatch.setitem(
        catalogue_module.AUDITS,
        "output",
        lambda a: [("route-output-schema", "bad")] if a.id == "branch.get" else [],
    )
    assert catalogue_module.run_command(["audit", "--view=output"]) == 1
    assert capsys.readouterr().out.splitlines()[0] == "route-output-schema\tbranch.get\tbad"


# --- The sample GitLab


@pytest.mark.parametrize("flags", [["--demo"], ["--demo", "--stdio"]], ids=" ".join)
def test_the_sample_answers_calls(flags):
    done = run("call", *flags, "merge_request.list", "project_id=demo/app")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("## Merge Requests (3)")
    assert "sample GitLab" in done.stderr  # and nobody takes it for a real one


def test_the_sample_needs_nothing_of_the_environment(tmp_path):
    """A user's own settings and proxies neither reach the sample nor stop it."""
    (tmp_path / "token").write_text("glpat-" + "u" * 20)
    done = run(
        "--demo",
        "call",
        "branch.list",
        "project_id=1",
        GITLAB_URL="http://127.0.0.1:9",
        GITLAB_TOKEN_FILE=str(tmp_path / "token"),
        GITLAB_AUTH="bearer",
        HTTP_PROXY="http://127.0.0.1:9",
        http_proxy="http://127.0.0.1:9",
        ALL_PROXY="http://127.0.0.1:9",
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("## Branches (3)")


def test_the_sample_serves_a_client_and_keeps_what_it_makes():
    client = Client("--demo", "--tool-surface=individual")
    try:
        made = client.call("gitlab_issue_create", project_id="demo/app", title="Made by a test")
        assert text_of(made).startswith("## Issue Created: #3")
        assert "Made by a test" in text_of(client.call("gitlab_issue_list", project_id="demo/app"))
        missing = client.call("gitlab_branch_get", project_id="demo/app", branch_name="nonexistent")
        assert missing["isError"] and text_of(missing).startswith("## ❓ Branch Not Found")
    finally:
        assert client.close() == 0


def test_serve_is_what_happens_without_a_command(gitlab, at):
    hello = {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "initialize",
        "params": {
            "protocolVersion": "2025-11-25",
            "capabilities": {},
            "clientInfo": {"name": "tests", "version": "1"},
        },
    }
    for arguments in ([], ["serve"], ["--tool-surface=meta"]):
        done = run(*arguments, stdin=json.dumps(hello).encode() + b"\n", **at)
        assert (done.returncode, done.stderr) == (0, "")
        assert json.loads(done.stdout)["result"]["serverInfo"]["name"] == "gitlab_mcp"
    assert gitlab.requests == []


def test_a_log_level_flag_reaches_the_log(gitlab, at):
    quiet = run("call", "branch.list", "project_id=42", **at)
    loud = run("call", "branch.list", "project_id=42", "--log-level=debug", **at)
    assert quiet.stderr == ""
    assert BRANCHES_42 in loud.stderr
    assert gitlab.token not in loud.stderr
