"""The fake GitLab itself: paging, state, errors and scripted replies, seen as a client sees them."""
from __future__ import annotations

import base64
import json
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import urllib3
from fake_gitlab import FakeGitLab

Call = Callable[..., Any]
P = "/projects/g%2Fp"


@pytest.fixture
def gitlab() -> Iterator[FakeGitLab]:
    with FakeGitLab() as server:
        yield server
        assert not server.crashes, server.crashes[0]


@pytest.fixture
def call(gitlab: FakeGitLab) -> Call:
    """Send one request with the accepted token; redirects and errors come back as they are."""
    http = urllib3.PoolManager(retries=False)

    def send(method: str, path: str, token: str | None = gitlab.token, **more: Any) -> Any:
        headers = {"PRIVATE-TOKEN": token} if token else {}
        return http.request(method, f"{gitlab.url}/api/v4{path}", headers=headers, **more)
    return send


def test_an_offset_page_has_all_headers(call: Call) -> None:
    reply = call("GET", "/projects/42/repository/branches?page=2&per_page=10")
    names = ("Page", "Per-Page", "Next-Page", "Prev-Page", "Total", "Total-Pages")
    assert [reply.headers[f"X-{name}"] for name in names] == ["2", "10", "3", "1", "24", "3"]
    assert 'page=3&per_page=10>; rel="next"' in reply.headers["Link"] and len(reply.json()) == 10
    last = call("GET", "/projects/42/repository/branches?page=3&per_page=10")
    assert last.headers["X-Next-Page"] == "" and 'rel="next"' not in last.headers["Link"]


def test_a_keyset_page_has_only_a_link(call: Call) -> None:
    seen, path = [], "/projects/42/repository/branches?pagination=keyset&per_page=11"
    while path:
        reply = call("GET", path)
        seen += [row["name"] for row in reply.json()]
        assert "X-Total" not in reply.headers
        path = reply.headers.get("Link", "").partition(">")[0].rpartition("/api/v4")[2]
    assert len(seen) == 24 and seen == sorted(seen)
    assert call("GET", f"{P}/labels?pagination=keyset").status == 405


@pytest.mark.parametrize(("method", "path", "body", "status", "said"), [
    ("GET", "/projects/99", None, 404, {"message": "404 Project Not Found"}),
    ("GET", f"{P}/repository/branches/none", None, 404, {"message": "404 Branch Not Found"}),
    ("GET", f"{P}/issues/999/notes", None, 404, {"message": "404 Not found"}),
    ("GET", "/projects/g/p", None, 404, {"error": "404 Not Found"}),
    ("GET", f"{P}/repository/files/README.md", None, 400, {"error": "ref is missing"}),
    ("POST", f"{P}/issues", {}, 400, {"error": "title is missing"}),
    ("POST", f"{P}/repository/branches", {"branch": "develop", "ref": "main"}, 400,
     {"message": "Branch already exists"}),
    ("POST", f"{P}/repository/branches", {"branch": "new", "ref": "none"}, 400,
     {"message": "Invalid reference name: none"}),
    ("POST", f"{P}/labels", {"name": "bug", "color": "#fff"}, 409, {"message": "Label already exists"}),
    ("DELETE", f"{P}/repository/branches/main", None, 403,
     {"message": "A default branch cannot be deleted"}),
    ("PUT", f"{P}/merge_requests/241/merge", {}, 405, {"message": "405 Method Not Allowed"}),
    ("POST", f"{P}/merge_requests", {"title": "x", "source_branch": "feature/login", "target_branch": "main"},
     409, {"message": ["Another open merge request already exists for this source branch: !243"]}),
])
def test_refusals_have_gitlabs_shape(
        call: Call, method: str, path: str, body: Any, status: int, said: Any) -> None:
    reply = call(method, path, json=body)
    assert (reply.status, reply.json()) == (status, said)


def test_tokens_decide_what_may_be_done(gitlab: FakeGitLab, call: Call) -> None:
    assert call("GET", "/projects/G%2FP", token=None).json()["id"] == 42
    assert call("GET", "/projects/43", token=None).json() == {"message": "404 Project Not Found"}
    assert [p["id"] for p in call("GET", "/projects", token=None).json()] == [42]
    for path in ("/user", f"{P}/variables"):
        assert call("GET", path, token=None).status == 401
    assert call("GET", "/user", token="glpat-wrong").json() == {"message": "401 Unauthorized"}
    assert call("GET", "/user", token=gitlab.expired_token).json()["error"] == "invalid_token"
    assert call("POST", f"{P}/star", token=gitlab.read_token).json()["error"] == "insufficient_scope"
    own = call("GET", "/personal_access_tokens/self", token=gitlab.read_token).json()
    assert own["scopes"] == ["read_api"]


def test_things_can_be_made_changed_and_deleted(call: Call) -> None:
    made = call("POST", f"{P}/issues", json={"title": "New", "labels": "a,b", "assignee_ids": [2], "odd": 1})
    assert made.status == 201
    issue = made.json()
    assert (issue["iid"], issue["labels"], issue["assignee"]["username"]) == (44, ["a", "b"], "bob")
    path = f"{P}/issues/{issue['iid']}"
    assert call("PUT", f"{path}?state_event=close&add_labels=c").json()["labels"] == ["a", "b", "c"]
    assert call("GET", path).json()["state"] == "closed"
    assert [i["iid"] for i in call("GET", f"{P}/issues?state=closed&labels=c&not[labels]=z").json()] == [44]
    assert [i["iid"] for i in call("GET", f"{P}/issues?iids[]=41&iids[]=42").json()] == [42, 41]
    deleted = call("DELETE", path)
    assert (deleted.status, deleted.data, call("GET", path).status) == (204, b"", 404)


def test_a_merge_needs_an_open_merge_request_and_its_head(call: Call) -> None:
    path = f"{P}/merge_requests/243"
    assert call("PUT", f"{path}/merge", json={"sha": "0" * 40}).status == 409
    assert call("POST", f"{path}/approve").json()["approved_by"][0]["user"]["username"] == "alice"
    assert call("PUT", f"{path}/rebase").status == 202
    merged = call("PUT", f"{path}/merge").json()
    assert merged["state"] == "merged" and merged["merged_at"].endswith("Z")
    assert call("PUT", f"{path}/merge").status == 405


def test_sub_actions_leave_their_mark(call: Call) -> None:
    retried = call("POST", f"{P}/jobs/9002/retry").json()
    assert retried["id"] == 9006 and (retried["name"], retried["status"]) == ("test", "pending")
    assert call("POST", f"{P}/jobs/9003/play").json()["status"] == "pending"
    assert call("POST", f"{P}/jobs/9001/play").json() == {"message": "400 Bad request - Unplayable Job"}
    assert [call("POST", f"{P}/star").status for _ in range(2)] == [201, 304]
    assert [call("POST", f"{P}/issues/42/subscribe").status for _ in range(2)] == [201, 304]
    assert call("DELETE", f"{P}/environments/1").status == 403
    assert call("POST", f"{P}/environments/1/stop").json()["state"] == "stopped"
    assert call("DELETE", f"{P}/environments/1").status == 204
    call("POST", f"{P}/protected_branches", json={"name": "develop"})
    assert call("GET", f"{P}/repository/branches/develop").json()["protected"]
    assert call("POST", "/todos/1/mark_as_done").json()["state"] == "done"
    assert call("GET", "/todos").json() == []


def test_files_change_on_their_branch_only(call: Call) -> None:
    path = f"{P}/repository/files/docs%2Fa%20b.md"
    body = {"branch": "develop", "commit_message": "Say hello", "content": "hello\n"}
    assert call("POST", path, json=body).json() == {"file_path": "docs/a b.md", "branch": "develop"}
    assert call("POST", path, json=body).json() == {"message": "A file with this name already exists"}
    binary = {**body, "content": base64.b64encode(b"\xff").decode(), "encoding": "base64"}
    assert call("PUT", path, json=binary).status == 200
    assert call("GET", f"{path}/raw?ref=develop").data == b"\xff"
    assert call("GET", f"{path}?ref=main").json() == {"message": "404 File Not Found"}
    assert call("HEAD", f"{path}?ref=develop").headers["X-Gitlab-Size"] == "1"
    assert call("GET", f"{P}/repository/branches/develop").json()["commit"]["title"] == "Say hello"
    tree = call("GET", f"{P}/repository/tree?path=docs&ref=develop").json()
    assert [it["path"] for it in tree] == ["docs/a b.md"]


def test_notes_stand_in_discussions_too(call: Call) -> None:
    call("POST", f"{P}/issues/42/notes", json={"body": "one"})
    thread = call("POST", f"{P}/issues/42/discussions", json={"body": "two"}).json()
    call("POST", f"{P}/issues/42/discussions/{thread['id']}/notes", json={"body": "three"})
    assert [n["body"] for n in call("GET", f"{P}/issues/42/notes").json()][:3] == ["three", "two", "one"]
    assert [len(d["notes"]) for d in call("GET", f"{P}/issues/42/discussions").json()] == [1, 1, 1, 2]
    call("DELETE", f"{P}/issues/42/discussions/{thread['id']}/notes/{thread['notes'][0]['id']}")
    assert [n["body"] for n in call("GET", f"{P}/issues/42/notes").json()][:2] == ["three", "one"]


def test_planned_replies_come_in_order_and_before_the_state(gitlab: FakeGitLab, call: Call) -> None:
    path = "/projects/42/repository/branches"
    gitlab.plan("GET", path, status=502, body=b"busy", headers={"Content-Type": "text/html"}, times=1)
    gitlab.plan("GET", path, repeat=[
        {"status": 429, "headers": {"Retry-After": "1"}}, {"json": [1], "delay": 0.05}])
    first, second, start = call("GET", path), call("GET", path), time.monotonic()
    assert (first.status, first.data, first.headers["Content-Type"]) == (502, b"busy", "text/html")
    assert (second.status, second.headers["Retry-After"]) == (429, "1")
    assert call("GET", path).json() == [1] and time.monotonic() - start >= 0.05
    assert len(call("GET", path).json()) == 20
    gitlab.plan("GET", "/metadata", drop=True)
    with pytest.raises(urllib3.exceptions.ProtocolError):
        call("GET", "/metadata")


def test_every_request_is_kept_and_unplanned_ones_are_named(gitlab: FakeGitLab, call: Call) -> None:
    call("POST", f"{P}/labels?a%5B%5D=1", json={"name": "x", "color": "#000"})
    request = gitlab.requests[-1]
    assert (request.method, request.path, request.query) == ("POST", f"{P}/labels", [("a[]", "1")])
    assert request.body == {"name": "x", "color": "#000"} and request.headers["private-token"] == gitlab.token
    gitlab.check()
    assert call("GET", "/nothing?x=1").json() == {"error": "404 Not Found"}
    with pytest.raises(AssertionError, match=r"GET /nothing\?x=1"):
        gitlab.check()


def test_graphql_is_planned_or_refused(gitlab: FakeGitLab) -> None:
    http, url = urllib3.PoolManager(), f"{gitlab.url}/api/graphql"
    assert http.request("POST", url, headers={"PRIVATE-TOKEN": "x"}, json={}).json() == {
        "errors": [{"message": "Invalid token"}]}
    gitlab.plan("POST", "/api/graphql", json={"data": {}}, when=lambda it: "project" in it.body["query"])
    assert http.request("POST", url, json={"query": "{ project }"}).json() == {"data": {}}


def test_it_lives_under_a_relative_root_and_another_name() -> None:
    with FakeGitLab(root="/scm/git", external_url="https://gitlab.example.com/scm/git") as gitlab:
        http = urllib3.PoolManager(retries=False, headers={"Authorization": f"Bearer {gitlab.token}"})
        found = http.request("GET", f"{gitlab.url}/api/v4/projects?per_page=1")
        assert found.json()[0]["web_url"].startswith("https://gitlab.example.com/scm/git/g/")
        assert found.headers["Link"].startswith("<https://gitlab.example.com/scm/git/api/v4/projects?")
        outside = http.request("GET", gitlab.url.replace("/scm/git", "/api/v4/user"), redirect=False)
        assert outside.status == 302 and outside.headers["Location"].endswith("/users/sign_in")


@pytest.mark.skipif(not shutil.which("openssl"), reason="openssl makes the certificate")
def test_it_speaks_https(tmp_path: Path) -> None:
    key, cert = str(tmp_path / "key.pem"), str(tmp_path / "cert.pem")
    wanted = "-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=test"
    subprocess.run(["openssl", "req", *wanted.split(), "-addext", "subjectAltName=IP:127.0.0.1", "-out", cert,
                    "-keyout", key], check=True, capture_output=True)
    with FakeGitLab(tls=(cert, key)) as gitlab:
        http = urllib3.PoolManager(ca_certs=cert)
        assert json.loads(http.request("GET", f"{gitlab.url}/api/v4/projects/42").data)["path"] == "p"
