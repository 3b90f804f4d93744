"""Arguments in every form in which models send them, and what GitLab then receives.

One GitLab that accepts everything serves the module; a test looks at the requests that its calls caused.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import parse_qsl

import pytest
from conftest import Client, text_of
from fake_gitlab import FakeGitLab, Reply, Request

ISSUES = "/projects/42/issues"
ISSUE = "/projects/42/issues/7"


class Listener(FakeGitLab):
    """A GitLab that takes every request: an empty list for a read, an empty object for a write."""

    def routed(self, request: Request, token: str | None) -> Reply:
        return Reply(200, [] if request.method == "GET" else {})


class Desk:
    """A client and its GitLab: `send` gives the one request of a call, `refuse` the text of a refusal."""

    def __init__(self, client: Client, gitlab: Listener):
        self.client, self.gitlab = client, gitlab

    def call(self, tool: str, arguments: dict[str, Any]) -> tuple[dict[str, Any], list[Request]]:
        before = len(self.gitlab.requests)
        result = self.client.request("tools/call", {"name": tool, "arguments": arguments})
        return result, self.gitlab.requests[before:]

    def send(self, tool: str, **arguments: Any) -> Request:
        result, requests = self.call(tool, arguments)
        assert not result["isError"], text_of(result)
        assert len(requests) == 1, requests
        return requests[0]

    def refuse(self, tool: str, **arguments: Any) -> str:
        result, requests = self.call(tool, arguments)
        assert result["isError"], text_of(result)
        assert requests == []
        return text_of(result)

    def query(self, tool: str, **arguments: Any) -> dict[str, str]:
        pairs = self.send(tool, **arguments).query
        assert len(dict(pairs)) == len(pairs) or any(name.endswith("[]") for name, _ in pairs)
        return dict(pairs)


@pytest.fixture(scope="module")
def listener() -> Iterator[Listener]:
    with Listener() as gitlab:
        yield gitlab


@pytest.fixture(scope="module")
def desk_of(listener: Listener) -> Iterator[Callable[..., Desk]]:
    """Desks by their settings, each started once: `desk_of("individual", GITLAB_MCP_READ_ONLY="1")`."""
    made: dict[Any, Desk] = {}

    def desk(surface: str, **environment: str) -> Desk:
        key = (surface, *environment.items())
        if key not in made:
            settings = {"GITLAB_URL": listener.url, "GITLAB_TOKEN": listener.token, **environment}
            made[key] = Desk(Client(f"--tool-surface={surface}", **settings), listener)
        return made[key]

    yield desk
    for desk_made in made.values():
        desk_made.client.close()


@pytest.fixture
def desk(desk_of: Callable[..., Desk]) -> Desk:
    """A desk with one tool for each action and no other settings."""
    return desk_of("individual")


# Ids and iids


@pytest.mark.parametrize(
    ("given", "sent"),
    [
        (42, "42"),
        ("42", "42"),
        (42.0, "42"),
        ("group/app", "group%2Fapp"),
        ("group/sub/app", "group%2Fsub%2Fapp"),
        ("group%2Fapp", "group%2Fapp"),
        ("group%2fapp", "group%2Fapp"),
        (" group/app ", "group%2Fapp"),
        ("{url}/group/app", "group%2Fapp"),
        ("{url}/group/sub/app/", "group%2Fsub%2Fapp"),
        ("{url}/group/app.git", "group%2Fapp"),
        ("{url}/group/app/-/merge_requests/3?tab=diffs#note_9", "group%2Fapp"),
        ("{url}/api/v4/projects/group%2Fapp", "group%2Fapp"),
        ("git@127.0.0.1:group/app.git", "group%2Fapp"),
    ],
)
def test_a_project_is_named_by_number_path_encoded_path_or_address(desk, listener, given, sent):
    given = given.replace("{url}", listener.url) if isinstance(given, str) else given
    assert desk.send("gitlab_project_get", project_id=given).path == f"/projects/{sent}"


@pytest.mark.parametrize(
    ("given", "sent"),
    [
        (7, "7"),
        ("7", "7"),
        ("group/sub", "group%2Fsub"),
        ("group%2Fsub", "group%2Fsub"),
        ("{url}/group/sub", "group%2Fsub"),
        ("{url}/groups/group/sub", "group%2Fsub"),
        ("{url}/groups/group/sub/-/milestones/3", "group%2Fsub"),
    ],
)
def test_a_group_is_named_by_number_path_encoded_path_or_address(desk, listener, given, sent):
    given = given.replace("{url}", listener.url) if isinstance(given, str) else given
    assert desk.send("gitlab_group_get", group_id=given).path == f"/groups/{sent}"


@pytest.mark.parametrize(
    "given",
    [
        7,
        "7",
        " 7 ",
        7.0,
        "#7",
        "{url}/group/app/-/issues/7",
        "{url}/group/2024/-/issues/7#note_12",
        "{url}/g/p/-/issues/7?x=1",
    ],
)
def test_an_issue_is_named_by_number_reference_or_address(desk, listener, given):
    given = given.replace("{url}", listener.url) if isinstance(given, str) else given
    assert desk.send("gitlab_issue_get", project_id=42, issue_iid=given).path == ISSUE


@pytest.mark.parametrize("given", [243, "!243", "{url}/group/app/-/merge_requests/243/diffs"])
def test_a_merge_request_is_named_by_number_reference_or_address(desk, listener, given):
    given = given.replace("{url}", listener.url) if isinstance(given, str) else given
    request = desk.send("gitlab_mr_get", project_id=42, merge_request_iid=given)
    assert request.path == "/projects/42/merge_requests/243"


def test_an_address_on_another_host_is_refused_by_name(desk):
    assert "other.example" in desk.refuse("gitlab_project_get", project_id="https://other.example/group/app")


@pytest.mark.parametrize("given", [{"id": 42}, ["group", "app"], True])
def test_an_id_that_is_neither_text_nor_number_is_refused(desk, given):
    assert "project_id" in desk.refuse("gitlab_project_get", project_id=given)


@pytest.mark.parametrize("given", ["seven", 7.5, True, {"iid": 7}, "7 8"])
def test_a_number_that_is_none_is_refused_with_what_is_allowed(desk, given):
    text = desk.refuse("gitlab_issue_get", project_id=42, issue_iid=given)
    assert "issue\\_iid" in text or "issue_iid" in text
    assert "a whole number" in text


@pytest.mark.parametrize(
    ("given", "sent"),
    [
        ("feature/login", "feature%2Flogin"),
        ("50%", "50%25"),
        ("a b", "a%20b"),
        ("a+b", "a%2Bb"),
        ("c#1?x", "c%231%3Fx"),
        ("prüfung", "pr%C3%BCfung"),
        ("..hidden", "..hidden"),
    ],
)
def test_a_name_in_a_path_is_encoded_once_and_whole(desk, given, sent):
    request = desk.send("gitlab_branch_get", project_id=42, branch_name=given)
    assert request.path == f"/projects/42/repository/branches/{sent}"


@pytest.mark.parametrize("given", [".", "..", " .. "])
@pytest.mark.parametrize("name", ["project_id", "branch_name"])
def test_a_dot_segment_cannot_stand_in_a_path(desk, name, given):
    assert name in desk.refuse(
        "gitlab_branch_get", **{"project_id": 42, "branch_name": "main", name: given}
    ).replace("\\", "")


def test_a_dot_segment_cannot_stand_within_a_path_that_keeps_its_slashes(desk, catalogue):
    tools = [a for a in catalogue if "{*" in a.path and a.reads and not a.run]
    for action in tools:
        arguments = {n: "x" if p.type.kind == "str" else 1 for n, p in action.params.items() if p.required}
        wild = next(n for n in action.path_names if "{*" + n in action.path)
        for given in ("a/../../../../../user", "../x", "a/./b", "a/.."):
            assert wild in desk.refuse(action.tool, **{**arguments, wild: given}).replace("\\", "")


# Absent values


@pytest.mark.parametrize("nothing", [None, ""])
def test_null_and_an_empty_text_in_a_query_mean_absent(desk, nothing):
    names = (
        "state",
        "search",
        "labels",
        "iids",
        "confidential",
        "author_id",
        "created_after",
        "milestone",
        "sort",
        "page",
        "fields",
    )
    request = desk.send("gitlab_issue_list", project_id=42, **dict.fromkeys(names, nothing))
    assert request.query == []


@pytest.mark.parametrize("nothing", [None, ""])
def test_null_and_an_empty_id_enum_number_or_date_in_a_body_mean_absent(desk, nothing):
    names = (
        "state_event",
        "milestone_id",
        "confidential",
        "issue_type",
        "due_date",
        "weight",
        "updated_at",
        "assignee_ids",
    )
    request = desk.send(
        "gitlab_issue_update", project_id=42, issue_iid=7, title="T", **dict.fromkeys(names, nothing)
    )
    assert (request.path, request.body) == (ISSUE, {"title": "T"})


def test_an_empty_text_in_a_body_is_kept_where_it_clears(desk):
    request = desk.send("gitlab_issue_update", project_id=42, issue_iid=7, description="", labels="")
    assert request.body == {"description": "", "labels": ""}


def test_an_empty_list_in_a_body_is_kept_since_it_clears(desk):
    assert desk.send("gitlab_issue_update", project_id=42, issue_iid=7, labels=[]).body == {"labels": ""}
    assert desk.send("gitlab_issue_update", project_id=42, issue_iid=7, assignee_ids=[]).body == {
        "assignee_ids": []
    }
    assert desk.send("gitlab_project_update", project_id=42, topics=[]).body == {"topics": []}


def test_null_text_in_a_body_is_absent(desk):
    assert desk.send("gitlab_issue_update", project_id=42, issue_iid=7, description=None, title="T").body == {
        "title": "T"
    }


def test_null_is_absent_at_every_depth(desk):
    change = {
        "action": "create",
        "file_path": "a.txt",
        "content": "",
        "encoding": None,
        "execute_filemode": "",
        "last_commit_id": None,
    }
    request = desk.send(
        "gitlab_commit_create", project_id=42, branch="main", commit_message="m", actions=[change, None]
    )
    assert request.body["actions"] == [{"action": "create", "file_path": "a.txt", "content": ""}]
    assert desk.send("gitlab_issue_create", project_id=42, title="T", assignee_ids=[1, None, 2]).body[
        "assignee_ids"
    ] == [1, 2]
    assert (
        desk.send("gitlab_issue_create", project_id=42, title="T", labels=["bug", None]).body["labels"]
        == "bug"
    )
    position = {
        "position_type": "text", "base_sha": "a", "start_sha": "b", "head_sha": "c", "new_line": 3,
        "old_line": None, "line_range": {"start": {"line_code": "x", "type": None}, "end": None},
    }  # fmt: skip
    request = desk.send(
        "gitlab_mr_discussion_create", project_id=42, merge_request_iid=3, body="b", position=position
    )
    kept = {k: v for k, v in position.items() if v is not None}
    assert request.body["position"] == {**kept, "line_range": {"start": {"line_code": "x"}}}


def test_null_is_absent_in_a_free_object_too(desk):
    attributes = {"team": "a", "region": None}
    assert desk.query("gitlab_project_list", custom_attributes=attributes) == {"custom_attributes[team]": "a"}


def test_a_required_argument_that_is_null_or_empty_is_missing(desk):
    for nothing in (None, ""):
        text = desk.refuse("gitlab_issue_get", project_id=nothing, issue_iid=nothing).replace("\\", "")
        assert "project_id: missing" in text
        assert "issue_iid: missing" in text


def test_zero_and_false_are_values(desk):
    body = desk.send("gitlab_issue_update", project_id=42, issue_iid=7, weight=0, confidential=False).body
    assert body == {"weight": 0, "confidential": False}


# Booleans, numbers, dates


@pytest.mark.parametrize(
    ("given", "sent"),
    [
        (True, True),
        (False, False),
        ("true", True),
        ("false", False),
        ("False", False),
        (" TRUE ", True),
        ("no", False),
        ("0", False),
        (1, True),
    ],
)
def test_booleans_come_as_such_or_as_text(desk, given, sent):
    assert (
        desk.send("gitlab_issue_create", project_id=42, title="T", confidential=given).body["confidential"]
        is sent
    )
    assert desk.query("gitlab_issue_list", project_id=42, confidential=given) == {
        "confidential": str(sent).lower()
    }


@pytest.mark.parametrize("given", ["maybe", 2, {}, "truely"])
def test_what_is_no_boolean_is_refused(desk, given):
    assert "true or false" in desk.refuse("gitlab_issue_create", project_id=42, title="T", confidential=given)


@pytest.mark.parametrize("given", [5, "5", 5.0, " 5 "])
def test_numbers_come_as_such_or_as_text(desk, given):
    assert (
        json.dumps(desk.send("gitlab_issue_create", project_id=42, title="T", weight=given).body["weight"])
        == "5"
    )


@pytest.mark.parametrize(("given", "sent"), [(87.5, 87.5), ("87.5", 87.5), (87, 87)])
def test_fractions_come_as_such_or_as_text(desk, given, sent):
    assert (
        desk.send(
            "gitlab_commit_status_create", project_id=42, sha="abc", state="success", coverage=given
        ).body["coverage"]
        == sent
    )


@pytest.mark.parametrize("given", ["much", True, "nan", "1e999"])
def test_what_is_no_fraction_is_refused(desk, given):
    assert "a number" in desk.refuse(
        "gitlab_commit_status_create", project_id=42, sha="abc", state="success", coverage=given
    )


def test_a_number_given_for_text_is_sent_as_text(desk):
    assert desk.send("gitlab_issue_create", project_id=42, title=2026).body["title"] == "2026"


def test_an_object_given_for_text_is_refused(desk):
    assert "title" in desk.refuse("gitlab_issue_create", project_id=42, title={"text": "T"})


@pytest.mark.parametrize("given", ["2026-01-31", " 2026-01-31 ", "2026-01-31T09:00:00Z"])
def test_a_date_is_cut_out_of_a_time(desk, given):
    assert (
        desk.send("gitlab_issue_create", project_id=42, title="T", due_date=given).body["due_date"]
        == "2026-01-31"
    )


@pytest.mark.parametrize("given", ["tomorrow", "31.01.2026", 20260131, "2026-1-3", "2026-02-31"])
def test_what_is_no_date_is_refused(desk, given):
    assert "YYYY-MM-DD" in desk.refuse("gitlab_issue_create", project_id=42, title="T", due_date=given)


@pytest.mark.parametrize(
    "given", ["2026-01-31", "2026-01-31T09:00:00Z", "2026-01-31T09:00:00.000+02:00", "2026-01-31 09:00"]
)
def test_a_time_reaches_gitlab_as_it_was_given(desk, given):
    assert desk.query("gitlab_issue_list", project_id=42, created_after=given) == {"created_after": given}


def test_what_is_no_time_is_refused_with_an_example(desk):
    assert "2026-01-31T09:00:00Z" in desk.refuse(
        "gitlab_issue_list", project_id=42, created_after="last week"
    )


# Lists and objects


@pytest.mark.parametrize(
    "given", [["bug", "urgent"], "bug,urgent", "bug, urgent", '["bug", "urgent"]', " bug ,urgent,"]
)
def test_labels_come_as_a_list_json_text_or_comma_text(desk, given):
    assert (
        desk.send("gitlab_issue_create", project_id=42, title="T", labels=given).body["labels"]
        == "bug,urgent"
    )
    assert desk.query("gitlab_issue_list", project_id=42, labels=given) == {"labels": "bug,urgent"}
    assert desk.query("gitlab_issue_list", project_id=42, not_labels=given) == {"not[labels]": "bug,urgent"}


@pytest.mark.parametrize("given", [[1, 2], ["1", "2"], "[1, 2]", "1,2", "1, 2"])
def test_a_list_of_numbers_comes_as_a_list_json_text_or_comma_text(desk, given):
    assert desk.send("gitlab_issue_create", project_id=42, title="T", assignee_ids=given).body[
        "assignee_ids"
    ] == [1, 2]
    assert desk.send("gitlab_issue_list", project_id=42, iids=given).query == [
        ("iids[]", "1"),
        ("iids[]", "2"),
    ]


def test_a_single_value_is_a_list_of_one(desk):
    assert desk.send("gitlab_issue_create", project_id=42, title="T", assignee_ids=5).body[
        "assignee_ids"
    ] == [5]
    assert desk.send("gitlab_issue_list", project_id=42, not_iids=5).query == [("not[iids][]", "5")]


def test_objects_and_lists_of_objects_come_as_such_or_as_json_text(desk):
    changes = [{"action": "create", "file_path": "a.txt", "content": "a, b"}]
    for given in (changes, json.dumps(changes)):
        request = desk.send(
            "gitlab_commit_create", project_id=42, branch="main", commit_message="m", actions=given
        )
        assert request.body["actions"] == changes
    for given in ({"team": "a"}, '{"team": "a"}'):
        assert desk.query("gitlab_project_list", custom_attributes=given) == {"custom_attributes[team]": "a"}
    for given in ({"title": "T"}, '{"title": "T"}'):
        request = desk.send("gitlab_wiki_create", project_id=42, title="T", content="c", front_matter=given)
        assert request.body["front_matter"] == {"title": "T"}


def test_the_fields_of_an_object_are_held_to_their_types_too(desk):
    change = {"action": "Create", "file_path": "a", "execute_filemode": "true"}
    request = desk.send(
        "gitlab_commit_create", project_id=42, branch="main", commit_message="m", actions=[change]
    )
    assert request.body["actions"] == [{"action": "create", "file_path": "a", "execute_filemode": True}]
    rules = desk.send(
        "gitlab_protected_branch_create",
        project_id=42,
        name="main",
        allowed_to_push=[{"access_level": "developer"}],
    )
    assert rules.body["allowed_to_push"] == [{"access_level": 30}]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"action": "create"}, "file_path"),
        ({"action": "burn", "file_path": "a"}, "create, update, delete, move, chmod"),
        ({"action": "create", "file_path": "a", "contents": "x"}, "contents"),
        ("not json", "list of objects"),
    ],
)
def test_a_fault_within_an_object_is_named(desk, change, words):
    given = change if isinstance(change, str) else [change]
    text = desk.refuse(
        "gitlab_commit_create", project_id=42, branch="main", commit_message="m", actions=given
    )
    assert words in text.replace("\\", "")


# Words


@pytest.mark.parametrize(
    ("given", "sent"),
    [(30, 30), ("30", 30), ("developer", 30), ("Maintainer", 40), ("minimal_access", 5), ("no access", 0)],
)
def test_access_levels_come_as_numbers_or_words(desk, given, sent):
    assert (
        desk.send("gitlab_project_member_create", project_id=42, user_id=1, access_level=given).body[
            "access_level"
        ]
        == sent
    )


@pytest.mark.parametrize("given", ["boss", 33, True])
def test_an_unknown_access_level_is_refused_with_all_levels(desk, given):
    text = desk.refuse("gitlab_project_member_create", project_id=42, user_id=1, access_level=given)
    assert "10 Guest" in text
    assert "50 Owner" in text


@pytest.mark.parametrize(
    ("name", "given", "sent"),
    [
        ("sort", "DESC", "desc"),
        ("sort", " asc ", "asc"),
        ("scope", "created-by-me", "created_by_me"),
        ("scope", "Assigned To Me", "assigned_to_me"),
        ("milestone_id", "upcoming", "Upcoming"),
        ("due_date", 0, "0"),
    ],
)
def test_words_are_taken_in_any_case_with_dashes_or_spaces(desk, name, given, sent):
    assert desk.query("gitlab_issue_list", project_id=42, **{name: given}) == {name: sent}


def test_an_unknown_word_is_refused_with_all_words(desk):
    assert "opened, closed, all" in desk.refuse("gitlab_issue_list", project_id=42, state="done")


# Ranges


@pytest.mark.parametrize(("given", "sent"), [(100, "100"), (101, "100"), ("5000", "100"), (1, "1")])
def test_per_page_is_held_to_a_hundred(desk, given, sent):
    assert desk.query("gitlab_issue_list", project_id=42, per_page=given) == {"per_page": sent}


@pytest.mark.parametrize(("name", "given"), [("per_page", 0), ("page", 0), ("page", -1)])
def test_a_page_below_one_is_refused(desk, name, given):
    assert "from 1" in desk.refuse("gitlab_issue_list", project_id=42, **{name: given})


def test_a_number_outside_its_range_is_refused_with_the_range(desk):
    common = {"project_id": 42, "search": "x"}
    assert (
        desk.query("gitlab_project_search_code", **common, num_context_lines="20")["num_context_lines"]
        == "20"
    )
    assert "from 0 to 20" in desk.refuse("gitlab_project_search_code", **common, num_context_lines=21)


# Faults


def test_an_unknown_argument_is_refused_with_the_nearest_name(desk):
    assert "did you mean labels" in desk.refuse("gitlab_issue_list", project_id=42, label="bug")
    text = desk.refuse("gitlab_issue_list", projct_id=42).replace("\\", "")
    assert "did you mean project_id" in text


def test_one_message_lists_every_fault_with_what_is_allowed(desk):
    given = {
        "state": "done", "sort": "up", "confidential": "maybe", "author_id": "alice", "created_after": "soon",
        "label": "x", "per_page": 0,
    }  # fmt: skip
    text = desk.refuse("gitlab_issue_list", **given).replace("\\", "")
    faults = [line[2:] for line in text.splitlines() if line.startswith("- ")]
    by_name = {fault.partition(":")[0]: fault for fault in faults}
    allowed = {
        "state": "opened, closed, all", "sort": "asc, desc", "confidential": "true or false",
        "author_id": "a whole number", "created_after": "ISO 8601", "label": "labels", "per_page": "from 1",
        "project_id": "missing",
    }  # fmt: skip
    for name, words in allowed.items():
        assert words in by_name[name]
    assert "issue.list" in text


def test_a_refused_value_is_not_repeated_at_length(desk):
    text = desk.refuse("gitlab_issue_list", project_id=42, state="x" * 5000)
    assert "x" * 200 not in text


# Confirmation


DELETION = {"project_id": 42, "branch_name": "old"}


@pytest.mark.parametrize("given", [{}, {"confirm": False}, {"confirm": "false"}, {"confirm": None}])
def test_a_destructive_action_waits_for_confirmation_and_says_what_it_would_do(desk, given):
    text = desk.refuse("gitlab_branch_delete", **DELETION, **given).replace("\\", "")
    assert "confirm=true" in text
    assert "branch_name old" in text


@pytest.mark.parametrize("given", [True, "true"])
def test_a_confirmed_action_is_sent_without_the_word(desk, given):
    request = desk.send("gitlab_branch_delete", **DELETION, confirm=given)
    assert (request.method, request.path) == ("DELETE", "/projects/42/repository/branches/old")
    assert request.query == []
    assert not request.body


@pytest.mark.parametrize(
    ("surface", "tool"), [("dynamic", "gitlab_execute_action"), ("meta", "gitlab_repository")]
)
def test_confirmation_stands_beside_params_on_the_other_surfaces(desk_of, catalogue, surface, tool):
    branch = next(a for a in catalogue if a.id == "branch.delete")
    tool = branch.domain.tool if surface == "meta" else tool
    action = branch.meta_action if surface == "meta" else branch.id
    desk = desk_of(surface)
    assert "confirm=true" in desk.refuse(tool, action=action, params=DELETION)
    assert desk.send(tool, action=action, params=DELETION, confirm=True).method == "DELETE"
    assert desk.send(tool, action=action, params={**DELETION, "confirm": True}).method == "DELETE"


def test_confirmation_can_be_switched_off(desk_of):
    request = desk_of("individual", GITLAB_MCP_CONFIRM="never").send("gitlab_branch_delete", **DELETION)
    assert (request.method, request.path) == ("DELETE", "/projects/42/repository/branches/old")


# The params of dynamic and meta tools


@pytest.mark.parametrize(
    ("surface", "tool", "action"),
    [("dynamic", "gitlab_execute_action", "issue.list"), ("meta", "gitlab_issue", "list")],
)
def test_params_come_as_an_object_or_as_json_text(desk_of, surface, tool, action):
    desk = desk_of(surface)
    given = {"project_id": 42, "state": "opened"}
    for params in (given, json.dumps(given)):
        request = desk.send(tool, action=action, params=params)
        assert (request.path, request.query) == (ISSUES, [("state", "opened")])
    request = desk.send(tool, action=action, **given)  # beside params instead of in it
    assert (request.path, request.query) == (ISSUES, [("state", "opened")])


@pytest.mark.parametrize(
    ("surface", "tool", "action"),
    [("dynamic", "gitlab_execute_action", "issue.list"), ("meta", "gitlab_issue", "list")],
)
@pytest.mark.parametrize("params", ["{not json", "[1]", [1], 5])
def test_params_that_are_no_object_are_refused_with_an_example(desk_of, surface, tool, action, params):
    text = desk_of(surface).refuse(tool, action=action, params=params)
    assert "params" in text
    assert "an object" in text


@pytest.mark.parametrize("params", [None, "", {}, "{}"])
def test_absent_params_are_no_params(desk_of, params):
    assert (
        desk_of("dynamic").send("gitlab_execute_action", action="project.list", params=params).path
        == "/projects"
    )


# The default project


def required_of(desk: Desk, tool: str) -> list[str]:
    tools = {t["name"]: t["inputSchema"] for t in desk.client.request("tools/list")["tools"]}
    assert "project_id" in tools[tool]["properties"]
    return tools[tool].get("required", [])


def test_a_default_project_makes_project_id_optional_and_is_used(desk_of):
    desk = desk_of("individual", GITLAB_MCP_PROJECT="group/app")
    assert required_of(desk, "gitlab_issue_get") == ["issue_iid"]
    assert desk.send("gitlab_issue_get", issue_iid=7).path == "/projects/group%2Fapp/issues/7"
    assert desk.send("gitlab_issue_get", issue_iid=7, project_id="").path == "/projects/group%2Fapp/issues/7"
    assert desk.send("gitlab_issue_get", issue_iid=7, project_id=42).path == ISSUE


def test_a_default_project_does_not_narrow_a_list_that_is_not_a_projects(desk_of):
    desk = desk_of("individual", GITLAB_MCP_PROJECT="group/app")
    assert desk.query("gitlab_todo_list") == {}


def test_without_a_default_project_project_id_is_required(desk):
    assert required_of(desk, "gitlab_issue_get") == ["project_id", "issue_iid"]


def test_the_default_project_may_be_an_address_and_serves_the_dynamic_surface(desk_of, listener):
    desk = desk_of("dynamic", GITLAB_MCP_PROJECT=f"{listener.url}/group/app")
    assert desk.send("gitlab_execute_action", action="issue.list").path == "/projects/group%2Fapp/issues"


# Read-only and safe mode


def test_read_only_mode_lists_reads_only_and_sends_no_write(desk_of):
    desk = desk_of("individual", GITLAB_MCP_READ_ONLY="true")
    tools = desk.client.request("tools/list")["tools"]
    assert tools
    assert [t["name"] for t in tools if not t["annotations"]["readOnlyHint"]] == []
    assert desk.send("gitlab_issue_list", project_id=42).path == ISSUES
    for tool, more in (
        ("gitlab_issue_create", {"title": "T"}),
        ("gitlab_branch_delete", {"branch_name": "old", "confirm": True}),
    ):
        assert "GITLAB_MCP_READ_ONLY" in desk.refuse(tool, project_id=42, **more).replace("\\", "")


def test_read_only_mode_holds_for_every_write_by_its_id(desk_of, catalogue):
    desk = desk_of("dynamic", GITLAB_MCP_READ_ONLY="1", GITLAB_MCP_CONFIRM="never")
    before = len(desk.gitlab.requests)
    for action in (a for a in catalogue if not a.reads):
        result = desk.client.call(
            "gitlab_execute_action", action=action.id, params=dict.fromkeys(action.path_names, "1")
        )
        assert result["isError"], action.id
    assert [str(r) for r in desk.gitlab.requests[before:]] == []


WRITES = [
    ("gitlab_issue_create", {"project_id": "group/app", "title": "Ä | b", "labels": ["a", "b"],
                             "confidential": "true", "description": ""}),
    ("gitlab_branch_delete", {"project_id": 42, "branch_name": "feature/x y", "confirm": True}),
    ("gitlab_branch_create", {"project_id": 42, "branch": "new", "ref": "main"}),
    ("gitlab_mr_merge", {"project_id": 42, "merge_request_iid": "!3", "squash": False, "confirm": True}),
    ("gitlab_file_delete", {"project_id": 42, "file_path": "a/b.txt", "branch": "main",
                            "commit_message": "x & y", "confirm": True}),
]  # fmt: skip


@pytest.mark.parametrize(("tool", "arguments"), WRITES, ids=[tool for tool, _ in WRITES])
def test_safe_mode_shows_the_exact_request_and_sends_nothing(desk, desk_of, tool, arguments):
    safe = desk_of("individual", GITLAB_MCP_SAFE_MODE="1")
    result, requests = safe.call(tool, arguments)
    assert requests == []
    assert not result["isError"], text_of(result)
    preview = result["structuredContent"]["preview"]
    real = desk.send(tool, **arguments)
    path, _, query = preview["path"].partition("?")
    assert (preview["method"], path.removeprefix("/api/v4"), preview.get("body")) == (
        real.method,
        real.path,
        real.body or None,
    )
    assert parse_qsl(query, keep_blank_values=True) == real.query
    assert json.dumps(preview["path"])[1:-1] in text_of(result)


def test_safe_mode_reads_as_ever_and_still_refuses_faults(desk_of):
    safe = desk_of("individual", GITLAB_MCP_SAFE_MODE="1")
    assert safe.send("gitlab_issue_list", project_id=42).path == ISSUES
    assert "title: missing" in safe.refuse("gitlab_issue_create", project_id=42)
