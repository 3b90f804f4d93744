"""README.md tells the truth: its commands run as written, its blocks are current."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import PROGRAM, clean_environment

ROOT = PROGRAM.parent
README = (ROOT / "README.md").read_text("utf-8")


def block_after(marker: str) -> str:
    """The code block below a marker comment."""
    found = re.search(rf"<!-- {marker} -->\n```sh\n(.*?)\n```", README, re.S)
    assert found, marker
    return found[1]


def test_the_settings_table_is_the_programs_own(catalogue_module):
    table = re.search(r"<!-- settings -->\n(.*?)\n<!-- end of settings -->", README, re.S)
    assert table
    assert table[1] == catalogue_module.settings_table()


@pytest.mark.parametrize("language", ["json", "toml"])
def test_configuration_blocks_parse_and_name_real_settings(language, catalogue_module):
    known = {row.env for row in catalogue_module.SETTINGS}
    blocks = re.findall(rf"```{language}\n(.*?)```", README, re.S)
    assert blocks
    for block in blocks:
        if language == "json":
            json.loads(block)
        else:
            pytest.importorskip("tomllib").loads(block)
        assert set(re.findall(r"\b(?:GITLAB|EMBEDDED)_\w+", block)) <= known


def test_commands_and_actions_that_are_named_exist(catalogue_module):
    for command in re.findall(r"gitlab_mcp\.pyz (\w+)", README):
        assert command in catalogue_module.COMMANDS
    for name in re.findall(r"\bgitlab_mcp\.pyz call (?:--\w+ )*([\w.]+)", README):
        assert name in catalogue_module.ACTIONS
    for tool in set(re.findall(r"`(gitlab_[a-z_]+)`", README)) - {
        "gitlab_find_action",
        "gitlab_execute_action",
        "gitlab_mcp",
    }:
        assert tool in catalogue_module.TOOLS or tool.removeprefix("gitlab_") in catalogue_module.DOMAINS, (
            tool
        )


def test_the_example_entry_is_all_that_an_action_needs(tmp_path):
    """A copy without the entry that README shows has no such action; with it, it is in docs and in search."""
    entry = re.search(r"```python\n(action\(.*?\n)```", README, re.S)
    assert entry
    assert len(entry[1].splitlines()) <= 5
    source = PROGRAM.read_text("utf-8")
    assert entry[1] in source
    copy = tmp_path / "gitlab_mcp.py"

    def run(*arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, str(copy), *arguments],
            capture_output=True,
            encoding="utf-8",
            env=clean_environment(),
            timeout=60,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    copy.write_text(source.replace(entry[1], ""), "utf-8")
    assert "project_language.get" not in run("find", "programming languages of a project")
    copy.write_text(source, "utf-8")
    assert "0 faults" in run("audit")
    assert "project_language.get" in run("find", "programming languages of a project").splitlines()[2]
    run("docs", "--out", str(tmp_path / "docs"))
    assert "project_language.get" in (tmp_path / "docs" / "llms-full.txt").read_text("utf-8")


@pytest.mark.long
def test_the_main_command_builds_the_file_and_shows_merge_requests(tmp_path):
    for name in ("gitlab_mcp.py", "build_zipapp.py", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    done = subprocess.run(
        ["bash", "-c", block_after("main command").replace("python3", f"'{sys.executable}'")],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        env=clean_environment(),
        timeout=600,
    )
    if done.returncode and re.search("No matching distribution|connection|resolve", done.stderr):
        pytest.skip("no package index")
    assert done.returncode == 0, done.stderr
    assert "## Merge Requests (" in done.stdout
    assert Path(tmp_path / "gitlab_mcp.pyz").stat().st_size < 25_000_000


def test_the_test_command_is_what_ci_runs():
    assert "pytest" in block_after("test command")
    assert "<!-- test command -->" in (ROOT / ".ci" / "run").read_text("utf-8")
