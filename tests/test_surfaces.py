"""Surfaces: what the settings leave in, what is held back and how that is told, and what it all costs."""

from __future__ import annotations

import itertools
import json
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import unquote

import pytest
from conftest import META, MODERN_VERSION, PROGRAM, Client, clean_environment, start_client, text_of

SURFACES = ("dynamic", "meta", "individual")
ENGINES = ("sdk", "builtin")


class Desk:
    """The server's methods in this process, for the fake GitLab, under some settings."""

    def __init__(self, module: Any, gitlab: Any, **settings: str):
        self.module, self.gitlab = module, gitlab
        self.settings = module.Settings({"GITLAB_URL": gitlab.url, "GITLAB_TOKEN": gitlab.token}, settings)
        self.server = module.Server(self.settings)

    def tools(self) -> dict[str, dict[str, Any]]:
        found = self.server.handle("tools/list", {}, self.module.Session())["tools"]
        return {t["name"]: t for t in found}

    def result(self, tool: str, arguments: dict[str, Any]) -> dict[str, Any]:
        return self.server.handle("tools/call", {"name": tool, "arguments": arguments}, self.module.Session())

    def call(self, action: str, **params: Any) -> dict[str, Any]:
        result = self.result("gitlab_execute_action", {"action": action, "params": params})
        assert not result["isError"], text_of(result)
        return result["structuredContent"]

    def refuse(self, action: str, *, sent: int = 0, **params: Any) -> str:
        """The text of a refusal; `sent` look-ups were needed for it, and nothing that changes anything."""
        before = len(self.gitlab.requests)
        result = self.result("gitlab_execute_action", {"action": action, "params": params})
        assert result["isError"], text_of(result)
        requests = [f"{r.method} {r.path}" for r in self.gitlab.requests[before:]]
        assert len(requests) == sent and all(r.startswith("GET ") for r in requests), requests
        return text_of(result).replace("\\", "")

    def find(self, query: str, limit: int = 10) -> dict[str, Any]:
        return self.result("gitlab_find_action", {"query": query, "limit": limit})


@pytest.fixture
def desk_of(catalogue_module, gitlab) -> Callable[..., Desk]:
    return lambda **settings: Desk(catalogue_module, gitlab, **settings)


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(PROGRAM), *arguments],
        capture_output=True,
        encoding="utf-8",
        env=clean_environment(**environment),
        timeout=60,
    )


def no(faults: Any) -> None:
    found = list(faults)
    assert not found, "\n".join(map(str, found[:20]))


# Toolsets


def test_domains_nouns_and_single_actions_pick_what_is_offered(desk_of, catalogue):
    names = set(desk_of(tool_surface="individual", tools="issue_link,gitlab_issue_get Wiki.list").tools())
    noun = {a.tool for a in catalogue if a.noun == "issue_link"}
    assert names == noun | {"gitlab_issue_get", "gitlab_wiki_list"} and len(noun) > 2
    domain = {a.tool for a in catalogue if a.domain.name == "wiki"}
    assert set(desk_of(tool_surface="individual", tools="wiki").tools()) == domain
    assert set(desk_of(tool_surface="meta", tools="wiki").tools()) == {"gitlab_find_action", "gitlab_wiki"}


def test_single_actions_stand_beside_the_two_tools_of_the_dynamic_surface(desk_of):
    two = {"gitlab_find_action", "gitlab_execute_action"}
    assert set(desk_of().tools()) == two
    assert set(desk_of(tools="wiki").tools()) == two
    desk = desk_of(tools="wiki,issue.get,gitlab_mr_get")
    assert set(desk.tools()) == two | {"gitlab_issue_get", "gitlab_mr_get"}
    assert desk.tools()["gitlab_issue_get"]["inputSchema"]["required"] == ["project_id", "issue_iid"]


def test_all_lists_single_actions_without_leaving_anything_out(desk_of, gitlab):
    gitlab.plan("GET", "/projects/42/wikis", json=[])
    desk = desk_of(tools="all,issue.get")
    assert "gitlab_issue_get" in desk.tools()
    assert desk.call("wiki.list", project_id=42)["pagination"] == {"has_more": False}


WITHHELD = [
    ({"exclude": "wiki"}, "wiki.list", "GITLAB_MCP_EXCLUDE"),
    ({"exclude": "branch.delete"}, "branch.delete", "GITLAB_MCP_EXCLUDE"),
    ({"tools": "issue"}, "wiki.list", "GITLAB_MCP_TOOLS"),
    ({"tier": "free"}, "epic.list", "GITLAB_MCP_TIER=premium"),
    ({"tier": "premium"}, "vulnerability.get", "GITLAB_MCP_TIER=ultimate"),
    ({"read_only": "true"}, "issue.create", "GITLAB_MCP_READ_ONLY"),
]


@pytest.mark.parametrize("surface", SURFACES)
@pytest.mark.parametrize(("settings", "action", "told"), WITHHELD)
def test_what_the_settings_leave_out_is_not_listed_and_answered_with_the_setting(
    desk_of, catalogue_module, surface, settings, action, told
):
    found = catalogue_module.ACTIONS[action]
    desk = desk_of(tool_surface=surface, **settings)
    tools = desk.tools()
    assert found.tool not in tools
    listed = tools.get(found.domain.tool, {}).get("inputSchema", {}).get("properties", {}).get("action", {})
    assert found.meta_action not in listed.get("enum", [])
    forms = [
        ("gitlab_execute_action", {"action": found.id}),
        (found.tool, {"project_id": 42}),
        (found.domain.tool, {"action": found.meta_action, "params": {"confirm": True}}),
    ]
    for tool, arguments in forms:
        result = desk.result(tool, arguments)
        text = text_of(result).replace("\\", "")
        assert result["isError"] and told in text and action in text, text
        assert "Unknown" not in text and "no action" not in text
    assert desk.gitlab.requests == []


def test_two_settings_that_leave_an_action_out_are_both_told(desk_of):
    text = desk_of(exclude="issue", read_only="true").refuse("issue.create", project_id=42, title="T")
    assert "GITLAB_MCP_EXCLUDE" in text and "GITLAB_MCP_READ_ONLY" in text


def test_resources_are_held_to_the_toolset_too(desk_of, catalogue_module):
    desk = desk_of(exclude="branch")
    with pytest.raises(catalogue_module.RpcError) as refused:
        desk.server.handle(
            "resources/read", {"uri": "gitlab://project/42/branch/main"}, catalogue_module.Session()
        )
    assert "GITLAB_MCP_EXCLUDE" in str(refused.value).replace("\\", "")


def test_hints_name_only_what_is_offered(desk_of, gitlab):
    gitlab.plan("GET", "/projects/42/repository/branches", json=[{"name": "main"}])
    gitlab.plan(
        "GET", "/projects/42/repository/branches/gone", status=404, json={"message": "404 Branch Not Found"}
    )
    steps = " ".join(desk_of(exclude="branch.get").call("branch.list", project_id=42)["next_steps"])
    assert "branch.create" in steps and "branch.get" not in steps
    desk = desk_of(exclude="branch.list")
    result = desk.result(
        "gitlab_execute_action", {"action": "branch.get", "params": {"project_id": 42, "branch_name": "gone"}}
    )
    assert "Not Found" in text_of(result) and "with branch.list" not in text_of(result)


@pytest.mark.parametrize(
    ("variable", "value", "nearest"),
    [
        ("GITLAB_MCP_TOOLS", "isue", "issue"),
        ("GITLAB_MCP_TOOLS", "issue, branch.lst", "branch.list"),
        ("GITLAB_MCP_EXCLUDE", "gitlab_wiky_list", "gitlab_wiki_list"),
    ],
)
def test_an_unknown_name_stops_the_start_and_is_told_the_nearest(variable, value, nearest):
    done = run("serve", **{variable: value})
    assert done.returncode == 2 and done.stdout == ""
    assert variable in done.stderr.replace("\\", "") and nearest in done.stderr.replace("\\", "")


# Tiers and search


def test_search_finds_what_a_higher_tier_has_and_says_so(desk_of, catalogue_module):
    query = "list the epics of a group"
    full = desk_of().find(query)["structuredContent"]["results"]
    small = desk_of(tier="free").find(query)["structuredContent"]
    assert [r["id"] for r in full] == [r["id"] for r in small["results"]]
    for row in small["results"]:
        tier = catalogue_module.ACTIONS[row["id"]].tier
        assert (tier in row["flags"]) == (tier != "free")
        assert ("not offered: GITLAB_MCP_TIER" in row["flags"]) == (tier != "free"), row
    assert not any("not offered" in f for r in full for f in r["flags"])
    runs = re.findall(r'"action": "([\w.]+)"', " ".join(small["next_steps"]))
    assert all(catalogue_module.ACTIONS[i].tier == "free" for i in runs)
    steps = desk_of(tier="free").find("list branches")["structuredContent"]["next_steps"]
    assert '"action": "branch.list"' in steps[0]


def test_search_leaves_out_the_excluded_and_says_how_to_get_the_best_back(desk_of):
    result = desk_of(exclude="wiki").find("list the wiki pages of a project")["structuredContent"]
    assert not any(r["id"].startswith("wiki") for r in result["results"])
    assert any("GITLAB_MCP_EXCLUDE" in step for step in result["next_steps"])
    nothing = desk_of(exclude="all").find("list issues")
    assert nothing["isError"] and "GITLAB_MCP_EXCLUDE" in text_of(nothing).replace("\\", "")


def test_a_search_result_names_few_optional_parameters_and_counts_the_rest(desk_of, catalogue_module):
    rows = desk_of().find("update a project", 25)["structuredContent"]["results"]
    row = next(r for r in rows if r["id"] == "project.update")
    others = [n for n, p in catalogue_module.ACTIONS["project.update"].params.items() if not p.required]
    assert row["optional"] == others[:20] and row["more_optional"] == len(others) - 20
    assert all("optional" not in r for r in rows[3:])
    assert all(n in r["required"] for r in rows for n in catalogue_module.ACTIONS[r["id"]].path_names)


# Allowed projects and groups


@pytest.fixture
def places(gitlab) -> Any:
    """A GitLab that knows projects 7 (team/app), 8 (secret/app), 9 (team/sub/lib) and groups 70, 80."""
    for number, path in ((7, "team/app"), (8, "secret/app"), (9, "team/sub/lib")):
        gitlab.plan("GET", f"/projects/{number}", json={"id": number, "path_with_namespace": path})
        for name in (str(number), path.replace("/", "%2F")):
            gitlab.plan("GET", f"/projects/{name}/issues", json=[])
            gitlab.plan("POST", f"/projects/{name}/merge_requests", json={"iid": 1}, status=201)
    for number, path in ((70, "team"), (80, "secret")):
        gitlab.plan("GET", f"/groups/{number}", json={"id": number, "full_path": path})
        gitlab.plan("GET", f"/groups/{number}/issues", json=[])
        gitlab.plan("GET", f"/groups/{path}/issues", json=[])
    for kind, number in itertools.product(("projects", "groups"), (7, 8, 9, 70, 80, 99)):
        if (kind == "projects") == (number > 9):
            gitlab.plan("GET", f"/{kind}/{number}", status=404, json={"message": "404 Not Found"})
    gitlab.plan("GET", "/user", json={"id": 1, "username": "alice"})
    gitlab.plan("GET", "/todos", json=[])
    return gitlab


@pytest.mark.parametrize("allow", ["team", "TEAM/App", "7", "team/app,other/x", "70"])
@pytest.mark.parametrize("project", ["team/app", "Team/APP", "team%2Fapp", 7, "7"])
def test_an_allowed_project_is_reached_by_path_and_number(desk_of, places, allow, project):
    places.plan("GET", "/projects/Team%2FAPP/issues", json=[])
    assert desk_of(allow=allow).call("issue.list", project_id=project)["issues"] == []


@pytest.mark.parametrize(
    ("allow", "action", "params", "lookups"),
    [
        ("team", "issue.list", {"project_id": "secret/app"}, 0),
        ("team", "issue.list", {"project_id": "teams/app"}, 0),
        ("team", "issue.list", {"project_id": "team/../secret/app"}, 0),
        ("team", "issue.list", {"project_id": 8}, 1),
        ("team", "issue.list", {"project_id": 99}, 1),
        ("team/app", "issue.list", {"project_id": "team/app2"}, 0),
        ("team/app", "group_issue.list", {"group_id": "team"}, 0),
        ("team", "group_issue.list", {"group_id": 80}, 1),
        (
            "team",
            "merge_request.create",
            {
                "project_id": "team/app",
                "source_branch": "a",
                "target_branch": "b",
                "title": "T",
                "target_project_id": 8,
            },
            1,
        ),
        ("team", "project.share", {"project_id": "team/app", "group_id": 80, "group_access": 30}, 1),
        ("team", "project.create", {"name": "x"}, 0),
        ("team", "group.create", {"name": "x", "path": "x"}, 0),
        ("team", "project.list", {}, 0),
        ("team", "todo.list", {}, 0),
        ("team", "todo.list", {"project_id": 8}, 1),
        ("team", "project.fork", {"project_id": "team/app"}, 0),
        ("team", "project.fork", {"project_id": "team/app", "namespace_path": "secret"}, 0),
        (
            "team",
            "vulnerability_issue_link.create",
            {"vulnerability_id": 1, "target_project_id": 7, "target_issue_iid": 1},
            1,
        ),
        ("team", "system_hook.list", {}, 0),
    ],
)
def test_a_call_outside_of_the_allowed_is_not_sent(desk_of, places, allow, action, params, lookups):
    desk = desk_of(allow=allow, confirm="never")
    text = desk.refuse(action, sent=lookups, **params)
    assert "GITLAB_MCP_ALLOW" in text, text


def test_every_action_of_the_catalogue_is_held_to_the_allowed(catalogue_module, catalogue, one_gitlab):
    """Called for a project, group and namespace outside, nothing but open reads may pass."""
    settings = catalogue_module.Settings({"GITLAB_URL": "http://127.0.0.1:9", "GITLAB_MCP_ALLOW": "team"})
    gitlab = catalogue_module.GitLab(settings)
    passed = set()
    for a in catalogue:
        call = catalogue_module.Call(a, {}, gitlab)
        call.args = {
            n: "secret/app" if re.search(r"project|group|namespace", n) else "x" for n in a.path_names
        }
        try:
            catalogue_module.hold_to_allowed(call, call.filled_path(), call.args, catalogued=True)
        except catalogue_module.Failure as failure:
            assert "GITLAB_MCP_ALLOW" in str(failure), a.id
        else:
            passed.add(a.id)
    no(i for i in passed if not catalogue_module.ACTIONS[i].reads)
    no(i for i in passed if re.search("project|group|namespace", catalogue_module.ACTIONS[i].path))
    assert "current_user.get" in passed and len(passed) < 30, sorted(passed)


def test_lists_across_the_instance_need_an_allowed_place(desk_of, places):
    desk = desk_of(allow="team")
    assert "project_id" in desk.refuse("todo.list")
    assert desk.call("todo.list", project_id=7)["todos"] == []
    assert desk.call("current_user.get")["username"] == "alice"


def test_numbers_are_looked_up_once(desk_of, places):
    desk = desk_of(allow="7")
    for _ in range(3):
        desk.call("issue.list", project_id=7)
    asked = [r.path for r in places.requests]
    assert asked.count("/projects/7") == asked.count("/groups/7") == 1
    assert asked.count("/projects/7/issues") == 3


def test_a_number_that_is_a_project_and_a_group_is_refused_until_written_as_a_path(desk_of, places):
    places.plan("GET", "/groups/7", json={"id": 7, "full_path": "other"})
    text = desk_of(allow="7").refuse("issue.list", project_id=7, sent=2)
    assert "team/app" in text and "other" in text


def test_redirects_do_not_lead_out_of_the_allowed(desk_of, places):
    places.plan(
        "GET",
        "/projects/team%2Fold/issues",
        status=301,
        headers={"Location": f"{places.url}/api/v4/projects/8/issues"},
    )
    text = desk_of(allow="team").refuse("issue.list", project_id="team/old", sent=2)
    assert "GITLAB_MCP_ALLOW" in text


def test_a_raw_path_lies_in_an_allowed_place_or_is_refused(desk_of, places, catalogue_module):
    desk = desk_of(allow="team")
    call = catalogue_module.Call(catalogue_module.ACTIONS["issue.create"], {}, desk.server.gitlab)
    catalogue_module.hold_to_allowed(call, "/projects/team%2Fapp/issues")
    catalogue_module.hold_to_allowed(call, "/groups/70/issues", {"iids": [1], "include": True})
    for path, given in (
        ("/projects/secret%2Fapp/issues", {}),
        ("/projects/8.json", {"project_id": 7}),
        ("/merge_requests", {"project_id": 7}),
        ("/api/graphql", {}),
        ("/projects/7/merge_requests", {"target_project_id": 8}),
        ("/projects/7/fork", {"namespace_path": "team"}),
        ("/projects/team%2F..%2Fsecret%2Fapp", {}),
        ("/user", {}),
    ):
        with pytest.raises(catalogue_module.Failure, match="GITLAB_MCP_ALLOW"):
            catalogue_module.hold_to_allowed(call, path, given)


def test_direct_requests_are_held_to_the_allowed(desk_of, places):
    desk = desk_of(allow="team", confirm="never")
    assert desk.call("api.request", method="GET", path="/projects/team%2Fapp/issues")["status"] == 200
    document = "query { currentUser { username } }"
    for action, sent, params in (
        ("graphql.query", 0, {"document": document}),
        ("api.request", 0, {"method": "GET", "path": "/projects/secret%252Fapp/issues"}),
        ("api.request", 1, {"method": "GET", "path": "/merge_requests", "query": {"project_id": 7}}),
        (
            "api.request",
            1,
            {
                "method": "POST",
                "path": "/projects/team%2Fapp/merge_requests",
                "body": {"target_project_id": 8},
            },
        ),
    ):
        assert "GITLAB_MCP_ALLOW" in desk.refuse(action, sent=sent, **params)


def test_requests_of_any_code_are_held_to_the_allowed(desk_of, places, catalogue_module):
    client = desk_of(allow="team").server.gitlab
    before = len(places.requests)
    for path in ("/projects/secret%2Fapp", "/groups/secret/issues", "/security/projects/secret%2Fapp/x"):
        with pytest.raises(catalogue_module.Failure, match="GITLAB_MCP_ALLOW"):
            client.json("GET", path)
    assert places.requests[before:] == []


@pytest.mark.parametrize("value", ["/", "team//app", "https://gitlab.example.com/team", "a b/../c"])
def test_an_allowed_place_is_a_path_or_number(value, catalogue_module):
    with pytest.raises(catalogue_module.Failure, match="GITLAB_MCP_ALLOW"):
        catalogue_module.Settings({"GITLAB_MCP_ALLOW": value})


# Confirmation


DELETION = {"project_id": 42, "branch_name": "feature/login"}
DELETE = ("DELETE", "/projects/42/repository/branches/feature%2Flogin")


class Asked(Client):
    """A client that declares elicitation; `answers` are what its user says to the next questions."""

    def __init__(self, gitlab: Any, version: str, **settings: str):
        self.answers, self.questions = list[dict[str, Any]](), list[dict[str, Any]]()
        super().__init__(
            "--tool-surface=individual",
            version=MODERN_VERSION,
            GITLAB_URL=gitlab.url,
            GITLAB_TOKEN=gitlab.token,
            **settings,
        )
        self.version = version
        if version != MODERN_VERSION:
            self.request(
                "initialize",
                {
                    "protocolVersion": version,
                    "capabilities": {"elicitation": {}},
                    "clientInfo": {"name": "tests", "version": "1"},
                },
            )
            self.notify("notifications/initialized")

    def delete(self, *answers: dict[str, Any], **more: Any) -> dict[str, Any]:
        """The result of deleting a branch, where the user gives these answers."""
        self.questions.clear()
        self.notifications.clear()
        params = {"name": "gitlab_branch_delete", "arguments": {**DELETION, **more}}
        if self.version == MODERN_VERSION:
            return self.delete_modern(params, list(answers))
        number = self.start("tools/call", params)
        for answer in answers:
            deadline = time.monotonic() + 20
            while not (asked := [m for m in self.notifications if m["method"] == "elicitation/create"]):
                assert time.monotonic() < deadline
                time.sleep(0.005)
            self.questions.append(asked[0]["params"])
            self.send({"id": asked[0]["id"], **answer})
        return self.wait(number)["result"]

    def delete_modern(self, params: dict[str, Any], answers: list[dict[str, Any]]) -> dict[str, Any]:
        result = self.ask_modern(params)
        while result.get("resultType") == "input_required":
            ((key, request),) = result["inputRequests"].items()
            assert request["method"] == "elicitation/create"
            self.questions.append(request["params"])
            result = self.ask_modern({**params, "inputResponses": {key: answers.pop(0)["result"]}})
        return result

    def ask_modern(self, params: dict[str, Any]) -> dict[str, Any]:
        number = next(self.ids)
        meta = {
            META + "protocolVersion": MODERN_VERSION,
            META + "clientCapabilities": {"elicitation": {"form": {}}},
            META + "clientInfo": {"name": "tests", "version": "1"},
        }
        self.send({"id": number, "method": "tools/call", "params": {**params, "_meta": meta}})
        answer = self.wait(number)
        assert "result" in answer, answer
        return answer["result"]


@pytest.fixture(scope="module")
def asked_of(one_gitlab) -> Iterator[Callable[..., Asked]]:
    """Clients that can ask their user, by protocol version and settings, each started once."""
    started: dict[str, Asked] = {}

    def asked(engine: str, version: str = "2025-11-25", **settings: str) -> Asked:
        key = f"{engine} {version} {settings}"
        more = {"GITLAB_MCP_ENGINE": engine, **settings}
        started[key] = started.get(key) or Asked(one_gitlab, version, **more)
        return started[key]

    yield asked
    for client in started.values():
        client.close()


YES = {"result": {"action": "accept", "content": {"confirm": True}}}
NOT_TICKED = {"result": {"action": "accept", "content": {"confirm": False}}}
NO = {"result": {"action": "decline"}}
CLOSED = {"result": {"action": "cancel"}}


def deletions(gitlab: Any) -> list[tuple[str, str]]:
    return [(r.method, r.path) for r in gitlab.requests if r.method == "DELETE"]


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("version", ["2025-06-18", "2025-11-25", MODERN_VERSION])
@pytest.mark.parametrize(
    ("answer", "word"), [(YES, ""), (NOT_TICKED, "decline"), (NO, "decline"), (CLOSED, "cancel")]
)
def test_a_client_that_can_ask_its_user_is_asked_and_heeded(asked_of, gitlab, engine, version, answer, word):
    gitlab.plan(*DELETE, status=204)
    result = asked_of(engine, version).delete(answer)
    (question,) = asked_of(engine, version).questions
    assert "feature/login" in question["message"] and "42" in question["message"]
    assert "DELETE /projects/{project_id}/repository/branches/{branch_name}" in question["message"]
    assert question["requestedSchema"]["required"] == ["confirm"]
    assert result["isError"] == bool(word), result
    assert deletions(gitlab) == ([] if word else [DELETE])
    if word:
        text = text_of(result)
        assert (
            "Declined" in text
            and word in text
            and "confirm=true" not in text
            and "nothing was changed" in text
        )


@pytest.mark.parametrize("engine", ENGINES)
def test_a_client_that_fails_to_ask_is_told_to_confirm(asked_of, gitlab, engine):
    result = asked_of(engine).delete({"error": {"code": -32603, "message": "no window"}})
    assert result["isError"] and "confirm=true" in text_of(result)
    assert deletions(gitlab) == []


@pytest.mark.parametrize("engine", ENGINES)
def test_nobody_is_asked_once_confirm_is_given_or_never_wanted(asked_of, gitlab, engine):
    gitlab.plan(*DELETE, status=204)
    for client, more in (
        (asked_of(engine), {"confirm": True}),
        (asked_of(engine, GITLAB_MCP_CONFIRM="never"), {}),
    ):
        assert not client.delete(**more)["isError"]
        assert client.notifications == []
    assert deletions(gitlab) == [DELETE, DELETE]


@pytest.mark.parametrize("engine", ENGINES)
def test_a_question_that_nobody_answers_ends_with_the_call(asked_of, gitlab, engine):
    client = asked_of(engine)
    client.notifications.clear()
    number = client.start("tools/call", {"name": "gitlab_branch_delete", "arguments": DELETION})
    deadline = time.monotonic() + 20
    while not client.notifications and time.monotonic() < deadline:
        time.sleep(0.005)
    client.notify("notifications/cancelled", {"requestId": number})
    assert client.delete(NO)["isError"]
    assert deletions(gitlab) == []


def test_a_refusal_without_a_user_to_ask_says_what_would_happen_to_what(desk_of):
    text = desk_of().refuse("merge_request.merge", project_id="g/p", merge_request_iid=7, squash=True)
    for word in (
        "merge_request.merge",
        "project_id g/p",
        "merge_request_iid 7",
        "squash True",
        "confirm=true",
        "PUT /projects/{project_id}/merge_requests/{merge_request_iid}/merge",
    ):
        assert word in text, text


# Small answers


def size(data: Any) -> int:
    return len(json.dumps(data, ensure_ascii=False).encode())


def issues(count: int, page: int = 1, text: int = 3000) -> list[dict[str, Any]]:
    first = (page - 1) * count
    return [
        {"iid": first + n, "title": f"T{first + n}", "description": f"{first + n:04}" * (text // 4)}
        for n in range(1, count + 1)
    ]


def test_a_long_list_is_cut_between_rows_and_the_next_pages_go_on_where_it_ends(desk_of, gitlab):
    everything = issues(250)

    def reply(page: int, each: int) -> dict[str, Any]:
        return {
            "json": everything[(page - 1) * each : page * each],
            "headers": {
                "X-Page": str(page),
                "X-Per-Page": str(each),
                "X-Total": "250",
                "X-Total-Pages": str(-(-250 // each)),
                "X-Next-Page": str(page + 1) if page * each < 250 else "",
            },
        }

    for page, each in itertools.product(range(1, 14), (100, 50, 25, 20, 10)):
        gitlab.plan(
            "GET",
            "/projects/42/issues",
            **reply(page, each),
            when=lambda r, p=page, e=each: (
                dict(r.query).get("page", "1") == str(p) and dict(r.query)["per_page"] == str(e)
            ),
        )
    desk, seen, ask = desk_of(), [], {"page": 1, "per_page": 100}
    while ask:
        result = desk.call("issue.list", project_id=42, fields="description", **ask)
        assert size(result) <= 80_000
        rows, pages = result["issues"], result["pagination"]
        assert all(row in everything for row in rows)  # whole rows, as GitLab sent them
        seen += [row["iid"] for row in rows]
        told = [s for s in result["next_steps"] if s.startswith("Get the next page")]
        if not pages["has_more"]:
            break
        assert f"page={pages['next_page']}" in told[0]
        ask = {"page": pages["next_page"], "per_page": pages["per_page"]}
    assert seen == [row["iid"] for row in everything]
    assert pages["total_items"] == 250


def test_a_long_list_without_pages_says_how_many_rows_are_missing(desk_of, gitlab):
    gitlab.plan("GET", "/projects/42/issues", json=issues(60))
    result = desk_of().call("issue.list", project_id=42, fields="description")
    kept = len(result["issues"])
    assert 10 < kept < 60 and size(result) <= 80_000 and result["pagination"]["has_more"]
    assert any(f"{60 - kept} more rows did not fit" in s for s in result["next_steps"])


def test_a_short_list_is_left_as_it_is(desk_of, gitlab):
    gitlab.plan("GET", "/projects/42/issues", json=issues(20))
    result = desk_of().call("issue.list", project_id=42, fields="description")
    assert result["issues"] == issues(20) and result["pagination"] == {"has_more": False}


@pytest.mark.parametrize("letter", ["x", "ü", "語", '"', "\\", "💡"])
def test_a_long_text_is_cut_told_and_read_on_to_its_end(desk_of, gitlab, letter):
    whole = "".join(letter * 9 + str(n % 10) for n in range(15_000))
    gitlab.plan("GET", "/projects/42/issues/7", json={"iid": 7, "title": "T", "description": whole})
    desk, seen, fields = desk_of(), "", {}
    for _ in range(100):
        result = desk.call("issue.get", project_id=42, issue_iid=7, **fields)
        assert size(result) <= 80_000 and result["title"] == "T"
        part, cut, _ = result["description"].partition("\n… [cut here")
        seen += part
        step = [s for s in result["next_steps"] if "fields=description[" in s]
        assert bool(cut) == bool(step)
        if not cut:
            break
        fields = {"fields": re.search(r"fields=(\S+)", step[0])[1]}  # type: ignore[index]
        assert fields["fields"] == f"description[{len(seen)}:]"
    assert seen == whole


def test_one_large_row_does_not_hide_the_others(desk_of, gitlab):
    rows = issues(3) + [{"iid": 4, "title": "Large", "description": "y" * 200_000}]
    gitlab.plan("GET", "/projects/42/issues", json=rows)
    result = desk_of().call("issue.list", project_id=42, fields="description")
    assert [r["iid"] for r in result["issues"]] == [1, 2, 3, 4] and result["issues"][:3] == rows[:3]
    assert "cut here" in result["issues"][3]["description"] and size(result) <= 80_000
    assert any(s.startswith("description is cut") for s in result["next_steps"])


def test_a_thing_with_many_parts_stays_small_and_says_how_many_it_has(desk_of, gitlab):
    parts = [{"name": f"n{n}", "value": "v" * 300, "inner": [{"a": "b" * 50}] * 5} for n in range(2000)]
    gitlab.plan("GET", "/projects/42/issues/7", json={"iid": 7, "title": "T", "parts": parts})
    desk = desk_of()
    result = desk.call("issue.get", project_id=42, issue_iid=7, fields="*")
    assert size(result) <= 80_000 and result["parts"] == parts[: len(result["parts"])]
    step = next(s for s in result["next_steps"] if s.startswith("parts is cut"))
    assert f"{len(result['parts'])} of 2000" in step
    more = desk.call("issue.get", project_id=42, issue_iid=7, fields=f"*,parts[{len(result['parts'])}:]")
    assert more["parts"][0] == parts[len(result["parts"])]


def test_markdown_and_json_are_cut_alike(desk_of, gitlab):
    gitlab.plan("GET", "/projects/42/issues/7", json={"iid": 7, "title": "T", "description": "z" * 200_000})
    result = desk_of().result(
        "gitlab_execute_action", {"action": "issue.get", "params": {"project_id": 42, "issue_iid": 7}}
    )
    text, data = text_of(result), result["structuredContent"]
    assert text.count("z") == data["description"].count("z") < 80_000
    assert all(f"- {step}" in text for step in data["next_steps"])


# What the lists cost, and what every client can take


def listed(module: Any, surface: str, **flags: str) -> list[dict[str, Any]]:
    return module.SURFACES[surface](module.Settings({}, {"tool_surface": surface, **flags}))


@pytest.mark.parametrize(
    ("surface", "most"), [("dynamic", 5_000), ("meta", 160_000), ("individual", 1_500_000)]
)
def test_the_list_of_tools_is_small(catalogue_module, surface, most):
    tools = listed(catalogue_module, surface)
    assert len(json.dumps({"tools": tools}, ensure_ascii=False, separators=(",", ":")).encode()) <= most


@pytest.mark.parametrize("surface", SURFACES)
def test_every_tool_is_listed_in_one_page_in_the_same_order_without_a_request(desk_of, gitlab, surface):
    desk = desk_of(tool_surface=surface)
    found = desk.server.handle("tools/list", {}, desk.module.Session())
    assert set(found) == {"tools"} and list(desk.tools()) == [t["name"] for t in found["tools"]]
    assert gitlab.requests == []


def input_faults(schema: dict[str, Any], where: str, top: bool = False) -> Iterator[str]:
    """Yield what some client refuses in an input schema."""
    kind = schema.get("type")
    if not isinstance(kind, str) or kind == "null" or top and kind != "object":
        yield f"{where}: type {kind}"
    if {"anyOf", "oneOf", "allOf", "not", "$ref", "$defs", "patternProperties"} & set(schema):
        yield f"{where}: {sorted(schema)}"
    if kind == "array" and not (isinstance(schema.get("items"), dict) and schema["items"].get("type")):
        yield f"{where}: no items"
    if not set(schema.get("required", ())) <= set(schema.get("properties", ())):
        yield f"{where}: required {schema['required']}"
    if "enum" in schema and (
        len(set(schema["enum"])) != len(schema["enum"])
        or not all(isinstance(w, {"string": str, "integer": int}[kind]) for w in schema["enum"])
    ):
        yield f"{where}: enum"
    for name, inner in schema.get("properties", {}).items():
        if not re.fullmatch(r"[A-Za-z0-9_]{1,64}", name):
            yield f"{where}: property {name!r}"
        yield from input_faults(inner, f"{where}.{name}")
    if isinstance(schema.get("items"), dict):
        yield from input_faults(schema["items"], f"{where}[]")


def output_faults(schema: dict[str, Any], where: str, top: bool = False) -> Iterator[str]:
    """Yield what makes an output schema more than names and nesting."""
    if not set(schema) <= {"type", "properties", "items", "required"}:
        yield f"{where}: {sorted(schema)}"
    if top and schema.get("type") != "object":
        yield f"{where}: not an object"
    if not top and "type" in schema and schema["type"] not in ("array", "object", "string"):
        yield f"{where}: type {schema['type']}"
    for name, inner in schema.get("properties", {}).items():
        yield from output_faults(inner, f"{where}.{name}")


def tool_faults(tool: dict[str, Any]) -> Iterator[str]:
    name, hints = tool["name"], tool["annotations"]
    if not re.fullmatch(r"[a-z0-9_]{1,45}", name):
        yield f"{name}: its name"
    if not 10 <= len(tool["description"]) <= 10_000:
        yield f"{name}: its description has {len(tool['description'])} characters"
    four = {"readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"}
    if set(hints) - {"title"} != four or not all(isinstance(hints[h], bool) for h in four):
        yield f"{name}: {hints}"
    if hints["readOnlyHint"] and hints["destructiveHint"]:
        yield f"{name}: reads and destroys"
    yield from input_faults(tool["inputSchema"], name, top=True)
    yield from output_faults(tool["outputSchema"], name, top=True)


@pytest.mark.parametrize("surface", SURFACES)
@pytest.mark.parametrize(
    "flags", [{}, {"read_only": "true"}, {"tier": "free"}, {"tools": "all,issue.list,issue.create"}]
)
def test_every_tool_of_every_surface_can_be_taken_by_every_client(catalogue_module, surface, flags):
    tools = listed(catalogue_module, surface, **flags)
    assert len({t["name"] for t in tools}) == len(tools) >= 2
    no(fault for t in tools for fault in tool_faults(t))
    if flags == {"read_only": "true"} and surface != "dynamic":
        no(t["name"] for t in tools if not t["annotations"]["readOnlyHint"])


def names_in(schema: Any) -> Any:
    """The names and nesting of a schema, and nothing else."""
    inner = {n: names_in(s) for n, s in schema.get("properties", {}).items()}
    rows = names_in(schema["items"]) if "items" in schema else {}
    return inner | ({"[]": rows} if rows else {})


def test_the_listed_output_schema_has_the_names_and_nesting_of_the_full_one(catalogue_module, catalogue):
    def faults() -> Iterator[str]:
        for a in catalogue:
            full, given = catalogue_module.output_schema(a), catalogue_module.output_schema(a, True)
            pages = given["properties"].get("pagination", {}).get("properties", {})
            assert set(pages) <= {"has_more"}  # which is always there
            if {**names_in(full), "pagination": {}} != {**names_in(given), "pagination": {}}:
                yield a.id

    no(faults())


def test_meta_descriptions_tell_what_each_action_requires(catalogue_module):
    faults = []
    for tool in listed(catalogue_module, "meta")[1:]:
        text = tool["description"]
        usual = re.search(r"(?:All|The others) need (\w+)", text)[1]
        for name in tool["inputSchema"]["properties"]["action"]["enum"]:
            found = catalogue_module.DOMAINS[tool["name"].removeprefix("gitlab_")].actions[name]
            needs = [n for n, p in found.params.items() if p.required]
            first = needs.pop(0) if needs and needs[0] in ("project_id", "group_id") else ""
            form = name + (f"({', '.join(needs)})" if needs else "")
            before = r"(?:With|need) (\w+)(?:: |; besides: )(?:[^.]*; )?"
            place = re.search(before + re.escape(form) + "[;.]", text)
            told = place[1] if place else "" if needs else usual
            if told.replace("neither", "").replace("nothing", "") != first:
                faults.append((tool["name"], form, told, first))
    no(faults)


# Icons


def test_icons_are_small_pictures_on_the_two_smaller_surfaces(catalogue_module):
    from xml.etree import ElementTree

    sources = []
    for surface in ("dynamic", "meta"):
        for tool in listed(catalogue_module, surface):
            (icon,) = tool["icons"]
            assert icon["mimeType"] == "image/svg+xml" and len(icon["src"].encode()) <= 300
            head, _, picture = icon["src"].partition(",")
            assert head == "data:image/svg+xml" and "#" not in picture
            assert ElementTree.fromstring(unquote(picture)).tag == "{http://www.w3.org/2000/svg}svg"
            sources.append(icon["src"])
    assert len(set(sources)) > 0.9 * (len(sources) - 1)
    assert not any("icons" in t for t in listed(catalogue_module, "individual"))
    assert not any("icons" in t for s in SURFACES for t in listed(catalogue_module, s, icons="false"))


# Through a client


def test_the_settings_reach_a_client_through_the_wire(gitlab):
    gitlab.plan("GET", "/projects/team%2Fapp/issues", json=[])
    client = start_client(
        gitlab,
        "--tools=issue,gitlab_wiki_list",
        "--exclude=issue.delete",
        "--allow=team",
        "--tier=free",
        GITLAB_MCP_ICONS="true",
    )
    try:
        tools = client.request("tools/list")["tools"]
        assert [t["name"] for t in tools] == [
            "gitlab_find_action",
            "gitlab_execute_action",
            "gitlab_wiki_list",
        ]
        assert tools[0]["icons"][0]["src"].startswith("data:image/svg+xml,")
        assert not client.call(
            "gitlab_execute_action", action="issue.list", params={"project_id": "team/app"}
        )["isError"]
        for action, params, word in (
            ("issue.list", {"project_id": "x/y"}, "GITLAB_MCP_ALLOW"),
            ("issue.delete", {}, "GITLAB_MCP_EXCLUDE"),
            ("wiki.get", {}, "GITLAB_MCP_TOOLS"),
        ):
            result = client.call("gitlab_execute_action", action=action, params=params)
            assert result["isError"] and word in text_of(result).replace("\\", "")
    finally:
        client.close()


# Docs


def test_docs_have_one_reference_page_for_each_domain(tmp_path, catalogue_module):
    written = {p.name: p for p in catalogue_module.write_docs(tmp_path)}
    assert {"llms.txt", "llms-full.txt"} <= set(written)
    for group in catalogue_module.DOMAINS.values():
        page = written[f"domain-{group.name}.md"].read_text("utf-8")
        assert group.summary in page
        assert re.findall(r"^### (\S+)$", page, re.M) == [a.id for a in group.actions.values()]
    page = written["domain-wiki.md"].read_text("utf-8")
    for words in (
        "`DELETE /projects/{project_id}/wikis/{slug}`",
        "`gitlab_wiki_delete`",
        "destructive",
        "| slug* |",
    ):
        assert words in page, words


@pytest.mark.parametrize("status", [403, 404])
def test_a_refusal_names_the_licence_tier_and_version_that_the_action_needs(client, gitlab, status):
    body = {"message": "403 Forbidden"} if status == 403 else {"error": "404 Not Found"}
    gitlab.plan("GET", "/groups/7/epics", status=status, json=body)
    text = text_of(client.call("gitlab_epic_list", group_id=7))
    assert "needs Premium tier" in text
    gitlab.plan("GET", "/projects/42/repository/branches", status=status, json=body)
    assert "tier:" not in text_of(client.call("gitlab_branch_list", project_id=42))


def test_an_unknown_action_is_answered_with_the_nearest_ones_and_their_parameters(client):
    text = text_of(client.call("gitlab_execute_action", action="issue.creat", params={}))
    assert "nearest: issue.create" in text
    assert "- issue.create(project_id: string, title: string; optional: description," in text


def found_flags(desk, query: str, action: str) -> list[str]:
    """The flags that a search shows beside an action."""
    results = desk.find(query)["structuredContent"]["results"]
    return next(row["flags"] for row in results if row["id"] == action)


COMMUNITY = {"version": "16.4.1", "revision": "a1", "enterprise": False}


@pytest.mark.parametrize(
    ("asked", "reply", "query", "action", "flag"),
    [
        (
            "version.get",
            COMMUNITY,
            "list epics of a group",
            "epic.list",
            "needs Premium; this is Community Edition",
        ),
        ("version.get", COMMUNITY, "set topic avatar", "topic_avatar.upload", ""),
        (
            "version.get",
            {"version": "15.2.0"},
            "show my token associations",
            "current_token_association.get",
            "needs GitLab 17.4; this is 15.2.0",
        ),
        (
            "version.get",
            {"version": "18.9.1-ee", "enterprise": True},
            "list epics of a group",
            "epic.list",
            "",
        ),
        (
            "version.get",
            {"version": "`x` ## forged"},
            "show my token associations",
            "current_token_association.get",
            "",
        ),
        (
            "current_token.get",
            {"id": 1, "scopes": ["read_api", "read_user"]},
            "create an issue",
            "issue.create",
            "the token may only read: read_api, read_user",
        ),
        ("current_token.get", {"id": 1, "scopes": ["api"]}, "create an issue", "issue.create", ""),
        (
            "current_license.get",
            {"id": 1, "plan": "premium"},
            "list vulnerabilities",
            "vulnerability.list",
            "needs Ultimate; this is premium",
        ),
    ],
)
def test_search_flags_what_answers_told_that_gitlab_or_the_token_lacks(
    desk_of, gitlab, catalogue_module, asked, reply, query, action, flag
):
    request = catalogue_module.ACTIONS[asked].path
    desk = desk_of()
    before = found_flags(desk, query, action)
    gitlab.plan("GET", request, json=reply)
    desk.call(asked)
    assert found_flags(desk, query, action) == before + [flag] * bool(flag)


def test_a_refusal_asks_once_what_this_gitlab_is_and_says_what_it_lacks(desk_of, gitlab):
    desk = desk_of()
    gitlab.plan("GET", "/metadata", json=COMMUNITY)
    for again in (False, True):
        gitlab.plan("GET", "/groups/7/epics", status=404, json={"error": "404 Not Found"})
        text = desk.refuse("epic.list", sent=2 - again, group_id=7)
        assert "epic.list: needs Premium; this is Community Edition" in text


def test_the_server_check_tells_instance_user_and_token_and_what_it_could_not_learn(desk_of, gitlab):
    desk = desk_of()
    found = desk.call("server.check")
    assert (
        found["instance"]["version"] == "18.9.1-ee" and found["token"]["scopes"] and found["user"]["username"]
    )
    assert "faults" not in found
    gitlab.plan("GET", "/metadata", status=403, json={"message": "403 Forbidden"})
    found = desk.call("server.check")
    assert "instance" not in found and found["faults"][0].startswith("instance: Not Allowed")
