"""Replies of real GitLabs through the program: only with the folder of facts that GITLAB_MCP_FACTS names.

Each recorded reply whose endpoint has an action goes to that action; a rule reports all offenders at once.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

import jsonschema
import pytest
from conftest import Client, text_of
from fake_gitlab import FakeGitLab

pytestmark = pytest.mark.long
ISO_TIME = re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d\S*")
# Recorded replies that were written by hand, and not as GitLab sends them: (view, field).
INVENTED = {("file", "size")}
VALUES = {
    "int": 1,
    "number": 1,
    "bool": True,
    "date": "2026-01-31",
    "time": "2026-01-31T09:00:00Z",
    "level": 30,
    "id": 1,
}


# Coded actions that send their own request alone and show its reply; the others are tested by what they do.
ANSWERS_THE_REPLY = {"file_get", "raw_text", "file_write", "in_thread", "integration_set"}


class Case(NamedTuple):
    """One recorded reply and what the program made of it."""

    file: str
    action: Any
    payload: Any
    result: dict[str, Any]

    @property
    def name(self) -> str:
        return f"{self.action.id} ({self.file})"

    @property
    def data(self) -> dict[str, Any]:
        return self.result.get("structuredContent", {})


def shape(path: str) -> str:
    return re.sub(r"{[*]?\w+}", "{}", path)


def sample(kind: Any) -> Any:
    """A value of a parameter's type."""
    if kind.kind == "list":
        return [sample(kind.item)]
    if kind.kind == "record":
        return {s.name: sample(s.type) for s in kind.slots}
    return (
        kind.words[0] if kind.words else VALUES.get(kind.kind, {"k": "v"} if kind.kind == "object" else "x")
    )


def recorded(folder: Path) -> Iterator[tuple[str, dict[str, Any], Any]]:
    """Yield each successful JSON reply: file, row of the index, payload as the endpoint sends it."""
    index = json.loads((folder / "index.json").read_text("utf-8"))
    for file, row in index.items():
        if file.endswith(".json") and row.get("status") in (200, 201) and " /" in row["endpoint"]:
            payload = json.loads((folder / file).read_text("utf-8"))
            one_of_many = str(row.get("note", "")).startswith("one element")
            yield file, row, [payload] if one_of_many and isinstance(payload, dict) else payload


def actions_for(catalogue: list[Any], row: dict[str, Any]) -> Iterator[Any]:
    """Yield the actions that send a recorded request: with a fixed query only where the example had it."""
    method, _, path = row["endpoint"].partition(" ")
    asked = parse_qs(urlsplit(row.get("example_request", "")).query)
    for action in catalogue:
        whole = action.run is None or action.run.__name__ in ANSWERS_THE_REPLY
        if whole and (action.method, shape(action.path)) == (method, shape(path)):
            if all(asked.get(name) == [value] for name, value in action.fixed):
                yield action


@pytest.fixture(scope="module")
def cases(catalogue: list[Any]) -> Iterator[list[Case]]:
    """Every recorded reply that has an action, put through one server."""
    folder = os.environ.get("GITLAB_MCP_FACTS", "")
    if not folder:
        pytest.skip("GITLAB_MCP_FACTS names no folder of facts")
    made = []
    with FakeGitLab() as gitlab:
        client = Client(
            "--tool-surface=individual",
            GITLAB_URL=gitlab.url,
            GITLAB_TOKEN=gitlab.token,
            EMBEDDED_RESOURCES="false",
        )
        for file, row, payload in recorded(Path(folder) / "gitlab" / "payloads"):
            for action in actions_for(catalogue, row):
                plan(gitlab, action, row["status"], payload)
                arguments = {
                    n: sample(p.type) for n, p in action.params.items() if p.required or n == "confirm"
                }
                made.append(Case(file, action, payload, client.call(action.tool, **arguments)))
        client.close()
        assert not gitlab.crashes
        assert not gitlab.unplanned
    assert len(made) > 200
    yield made


def plan(gitlab: FakeGitLab, action: Any, status: int, payload: Any) -> None:
    """Let GitLab answer an action's request, and the look-up of an id before it."""
    path = action.path
    for name in action.path_names:
        if name == "milestone_iid":
            gitlab.plan("GET", path.partition("/{milestone_iid}")[0], json=[{"id": 1}], times=1)
        path = re.sub(rf"{{[*]?{name}}}", str(sample(action.params[name].type)), path)
    gitlab.plan(action.method, path, json=payload, status=status, times=1)


def no(offenders: Iterator[str]) -> None:
    found = list(dict.fromkeys(offenders))
    assert not found, f"{len(found)} found:\n" + "\n".join(found)


def test_each_recorded_reply_is_shown(cases):
    no(f"{c.name}: {text_of(c.result)[:300]}" for c in cases if c.result["isError"] or not c.data)


def own_words(text: str) -> str:
    """A Markdown answer without fenced and quoted text, which is shown as it came."""
    text = re.sub(r"^(`{3,})[^\n]*\n.*?^\1$", "", text, flags=re.M | re.S)
    return "\n".join(line for line in text.splitlines() if not line.startswith(">"))


def test_no_answer_shows_pythons_words_for_a_value(cases):
    def faults() -> Iterator[str]:
        for case in cases:
            text, source = own_words(text_of(case.result)), json.dumps(case.payload, ensure_ascii=False)
            for word in ("None", "True", "False", "{'", "[{", "datetime"):
                if word in text and word not in source:
                    line = next(line for line in text.splitlines() if word in line)
                    yield f"{case.name}: {word} in {line[:200]}"

    no(faults())


def times_in(value: Any) -> Iterator[str]:
    """Yield the texts in a payload that are nothing but a time."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from times_in(inner)
    elif isinstance(value, str) and ISO_TIME.fullmatch(value):
        yield value


def test_no_answer_shows_a_raw_time(cases):
    def faults() -> Iterator[str]:
        for case in cases:
            text = own_words(text_of(case.result))
            for found in set(times_in(case.payload)):
                if found in text:
                    yield f"{case.name}: {next(line for line in text.splitlines() if found in line)[:200]}"

    no(faults())


def additions(made: Any, sent: Any, where: str = "") -> Iterator[str]:
    """Yield what a result holds otherwise than the payload it came from."""
    if isinstance(made, dict) and isinstance(sent, dict):
        for name, inner in made.items():
            if name not in sent:
                yield f"{where}.{name} was not sent"
            else:
                yield from additions(inner, sent[name], f"{where}.{name}")
    elif isinstance(made, list) and isinstance(sent, list):
        if len(made) != len(sent):
            yield f"{where} has {len(made)} of {len(sent)}"
        for inner, original in zip(made, sent, strict=False):
            yield from additions(inner, original, f"{where}[]")
    elif made != sent or type(made) is not type(sent):
        yield f"{where} is {made!r:.60}, sent was {sent!r:.60}"


def shown_data(case: Case) -> tuple[Any, Any]:
    """What of a result is the payload's, and the payload in the result's form."""
    data, payload = {k: v for k, v in case.data.items() if k != "next_steps"}, case.payload
    plural = case.action.view.plural
    if case.action.kind == "list":
        return data[plural], payload if isinstance(payload, list) else [payload]
    if isinstance(payload, list):
        return data, {plural: payload}
    return (data, payload) if isinstance(payload, dict) else (data, {"value": payload})


def test_no_result_holds_a_field_that_gitlab_did_not_send(cases):
    def faults() -> Iterator[str]:
        for case in cases:
            if case.action.run is None and case.action.verb != "delete":  # a coded action makes its own data
                yield from (f"{case.name}: {fault}" for fault in additions(*shown_data(case)))

    no(faults())


def test_each_result_shows_something_of_what_gitlab_sent(cases):
    def faults() -> Iterator[str]:
        for case in cases:
            if case.data and case.action.verb != "delete" and case.payload not in ([], {}, None):
                made, _ = shown_data(case)
                if not made or isinstance(made, list) and not all(made):
                    yield case.name

    no(faults())


@pytest.mark.parametrize("open_leaves", [False, True], ids=["full", "open"])
def test_each_result_is_what_its_output_schema_says(cases, catalogue_module, open_leaves):
    validators: dict[str, Any] = {}

    def validator(action: Any) -> Any:
        if action.id not in validators:
            schema = catalogue_module.output_schema(action, open_leaves)
            jsonschema.Draft202012Validator.check_schema(schema)
            validators[action.id] = jsonschema.Draft202012Validator(schema)
        return validators[action.id]

    def faults() -> Iterator[str]:
        for case in cases:
            if case.result["isError"]:
                continue
            for error in validator(case.action).iter_errors(case.data):
                where = ".".join("[]" if isinstance(step, int) else step for step in error.absolute_path)
                if (case.action.view.key, where) not in INVENTED:
                    fault = f"{error.instance!r:.80} is not {error.validator_value}"
                    yield f"{case.action.view.key} view, {where}: {fault} · {case.name}"

    no(faults())
