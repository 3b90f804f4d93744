"""The client: what goes to GitLab and what never does, which way, how often, and what its failures say."""

from __future__ import annotations

import base64
import html
import json
import queue
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import quote

import pytest
from conftest import PROGRAM, Client, clean_environment, text_of
from fake_gitlab import FakeGitLab
from network import (
    EMPTY_LIST,
    SECRET,
    Certificates,
    Proxy,
    Recorder,
    free_port,
    make_certificates,
    read_head,
    server_context,
)

from gitlab_mcp import SETTINGS, Failure, GitLab, Settings, bypasses_proxy

Start = Callable[..., "Desk"]
ISSUES = "/projects/42/issues"
ALICE = "glpat-" + "t" * 20  # the token that the fake GitLab accepts
TOKEN_HEADERS = {"private-token", "job-token", "authorization"}


class Desk:
    """A server at work, and everything that it said."""

    def __init__(self, *flags: str, **environment: str) -> None:
        flags = ("--tool-surface=individual", "--log-level=debug", *flags)
        self.client, self.said = Client(*flags, **environment), ""

    def call(self, name: str, **arguments: Any) -> dict[str, Any]:
        return self.wait(self.start(name, **arguments))

    def start(self, name: str, **arguments: Any) -> int:
        return self.client.start("tools/call", {"name": f"gitlab_{name}", "arguments": arguments})

    def wait(self, number: int, timeout: float = 30) -> dict[str, Any]:
        result = self.client.wait(number, timeout)["result"]
        self.said += json.dumps(result, ensure_ascii=False)
        return result

    def failure(self, name: str, **arguments: Any) -> str:
        """The text of a call that must fail, plain, on one line."""
        result = self.call(name, **arguments)
        assert result["isError"] and "structuredContent" not in result, result
        return plain(text_of(result))

    def issues(self) -> dict[str, Any]:
        """A read that must succeed."""
        result = self.call("issue_list", project_id=42)
        assert not result["isError"], text_of(result)
        return result

    def close(self) -> None:
        """End the server; nothing that it said may hold a secret or a traceback."""
        self.client.close()
        said = self.said + "".join(self.client.stderr)
        for secret in (ALICE, SECRET, base64.b64encode(f"ann:{SECRET}".encode()).decode(), "Traceback"):
            assert secret not in said, f"{secret} in {said}"


def plain(text: str) -> str:
    """Markdown without its escapes, on one line."""
    return " ".join(html.unescape(re.sub(r"\\(?=[^\w\s])", "", text)).split())


def names_of(request: Any) -> set[str]:
    """The header names of a request that may carry a token."""
    return TOKEN_HEADERS & {name.lower() for name in request.headers}


@pytest.fixture(scope="module")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Certificates:
    return make_certificates(tmp_path_factory.mktemp("certificates"))


@pytest.fixture(scope="module")
def shared_gitlab() -> Iterator[FakeGitLab]:
    with FakeGitLab() as fake:
        yield fake


@pytest.fixture(scope="module")
def shared_desk(shared_gitlab: FakeGitLab) -> Iterator[Desk]:
    made = Desk(GITLAB_URL=shared_gitlab.url, GITLAB_TOKEN=ALICE, GITLAB_HEADERS=f"X-Gateway-Key: {SECRET}")
    made.issues()
    yield made
    made.close()


@pytest.fixture
def fake(shared_gitlab: FakeGitLab) -> Iterator[FakeGitLab]:
    """The fake GitLab of this module's one lasting server, as it began."""
    shared_gitlab.reset()
    yield shared_gitlab
    shared_gitlab.check()


@pytest.fixture
def desk(shared_desk: Desk, fake: FakeGitLab) -> Desk:
    return shared_desk


@pytest.fixture
def start(gitlab: FakeGitLab) -> Iterator[Start]:
    """Start servers with settings of their own."""
    started: list[Desk] = []

    def begin(*flags: str, **environment: str) -> Desk:
        made = Desk(*flags, **{"GITLAB_URL": gitlab.url, "GITLAB_TOKEN": ALICE, **environment})
        started.append(made)
        return made

    yield begin
    for made in started:
        made.close()


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> Callable[..., GitLab]:
    """Make clients inside this process, for tables of many settings."""
    for name in ("http_proxy", "https_proxy", "all_proxy", "no_proxy"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)

    def make(**environment: str) -> GitLab:
        for name in environment:
            if not name.startswith("GITLAB_"):  # a proxy, or SSL_CERT_FILE: read from the process itself
                monkeypatch.setenv(name, environment[name])
        return GitLab(Settings({"GITLAB_TOKEN": ALICE, **environment}))

    return make


def failures(client: GitLab) -> Iterator[str]:
    """What a read and a write that must fail say, without secrets."""
    for request in (("GET", ISSUES), ("POST", ISSUES, (), {"title": "x"})):
        with pytest.raises(Failure) as caught:
            client.request(*request)
        said = f"{caught.value}: {caught.value.steps}"
        assert ALICE not in said and SECRET not in said and " object at 0x" not in said, said
        yield said


# What is sent


@pytest.mark.parametrize(
    ("auth", "header", "form"),
    [
        ("private", "PRIVATE-TOKEN", "{}"),
        ("bearer", "Authorization", "Bearer {}"),
        ("job", "JOB-TOKEN", "{}"),
    ],
)
def test_the_token_goes_in_the_header_that_gitlab_auth_names(here, gitlab, auth, header, form):
    here(GITLAB_URL=gitlab.url, GITLAB_AUTH=auth).json("GET", "/user")
    request = gitlab.requests[-1]
    assert request.headers[header] == form.format(ALICE)
    assert names_of(request) == {header.lower()}


def test_without_a_token_public_projects_are_read_and_no_token_header_is_sent(start, gitlab):
    desk = start(GITLAB_TOKEN="")
    desk.issues()
    said = desk.failure("issue_create", project_id=42, title="x")
    assert "401 Unauthorized" in said and "GITLAB_TOKEN (not set)" in said
    assert [names_of(r) for r in gitlab.requests] == [set(), set()]


def test_sudo_and_gateway_headers_go_with_every_request(start, gitlab):
    desk = start(
        GITLAB_SUDO="bob",
        GITLAB_AUTH="bearer",
        GITLAB_HEADERS=f"X-Gateway-Key: {SECRET}; X-Zone:eu\nX-Third: a:b",
    )
    desk.issues()
    desk.call("issue_create", project_id=42, title="x")
    for request in gitlab.requests:
        sent = {
            n: request.headers[n] for n in ("Sudo", "X-Gateway-Key", "X-Zone", "X-Third", "Authorization")
        }
        assert sent == {
            "Sudo": "bob",
            "X-Gateway-Key": SECRET,
            "X-Zone": "eu",
            "X-Third": "a:b",
            "Authorization": f"Bearer {ALICE}",
        }


def test_the_token_may_come_from_a_command(here, gitlab):
    printing = f"{sys.executable} -c \"print('{ALICE[:10]}' + '{ALICE[10:]}')\""
    here(GITLAB_URL=gitlab.url, GITLAB_TOKEN="", GITLAB_TOKEN_COMMAND=printing).json("GET", "/user")
    assert gitlab.requests[-1].headers["PRIVATE-TOKEN"] == ALICE


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("GITLAB_TOKEN_COMMAND", f"{sys.executable} -c \"raise SystemExit('{SECRET}')\""),
        ("GITLAB_TOKEN_COMMAND", f"no-such-program-here {SECRET}"),
        ("GITLAB_TOKEN", f"{SECRET} and more"),
        ("GITLAB_TOKEN", f"{SECRET}\nmore"),
        ("GITLAB_TOKEN", f"{SECRET}é"),
    ],
)
def test_a_token_that_cannot_be_had_is_told_without_showing_it(here, setting, value):
    with pytest.raises(Failure) as caught:
        here(**{"GITLAB_TOKEN": "", setting: value, "GITLAB_URL": "http://127.0.0.1:1"}).request(
            "GET", "/user"
        )
    assert setting in str(caught.value) and SECRET not in str(caught.value)


def test_connections_are_kept_and_used_again(here):
    with Recorder(lambda data: EMPTY_LIST.replace(b"Connection: close\r\n", b"")) as server:
        kept: list[Any] = []
        server.converse = lambda sock: converse_on(sock, server, kept)  # type: ignore[method-assign]
        client = here(GITLAB_URL=server.address)
        for _ in range(3):
            client.json("GET", ISSUES)
    assert (len(kept), len(server.got)) == (1, 3)


def converse_on(sock: Any, server: Recorder, connections: list[Any]) -> None:
    """Answer request after request on one connection."""
    connections.append(sock)
    while data := read_head(sock):
        server.got.append(data)
        sock.sendall(server.answer(data) if callable(server.answer) else server.answer)


# Addresses


@pytest.mark.parametrize(
    "ending",
    [
        "",
        "/",
        "/api/v4",
        "/api/v4/",
        "/api/v4/projects",
        "/api/graphql",
        "/g/p",
        "/g/p/",
        "/g/p/-/issues/42",
        "/g/p/-/tree/main?x=1#L2",
    ],
)
@pytest.mark.parametrize("root", ["", "/scm", "/scm/git"])
def test_every_form_of_the_address_leads_to_the_api(here, root, ending):
    with FakeGitLab(root=root) as fake:
        client = here(GITLAB_URL=fake.url + ending)
        assert client.json("GET", "/projects/42")["path"] == "p"
        assert client.json("GET", "/user")["username"] == "alice"
    *probes, project, user = fake.requests
    assert (project.path, user.path) == ("/projects/42", "/user")
    assert not any(names_of(r) for r in probes), "the token is not for guesses"
    assert not any(r.path in ("/projects/42", "/user") for r in probes)


def test_a_pasted_project_address_works_over_stdio(start):
    with FakeGitLab(root="/scm") as fake:
        start(GITLAB_URL=f"{fake.url}/g/p/-/merge_requests/243").issues()
    assert fake.requests[-1].path == ISSUES


def test_a_guess_that_nobody_answered_is_made_again(here):
    with FakeGitLab() as fake:
        for path in ("//g/p/api/v4/version", "//g/api/v4/version", "/version"):
            fake.plan("GET", path, status=502, body=b"busy", times=1)
        client = here(GITLAB_URL=f"{fake.url}/g/p")
        with pytest.raises(Failure):
            client.json("GET", "/projects/42")
        assert client.json("GET", "/projects/42")["path"] == "p"


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("gitlab.example.com", "https://gitlab.example.com"),
        (" https://GitLab.example.com:8443/ ", "https://GitLab.example.com:8443"),
        ("http://[::1]:8080/api/v4", "http://[::1]:8080"),
        ("", "https://gitlab.com"),
    ],
)
def test_an_address_is_cut_to_what_the_api_stands_below(given, url):
    assert Settings({"GITLAB_URL": given}).url == url


# Encoding

ENCODED = [
    ("project_get", {"project_id": 42}, "/projects/42"),
    ("project_get", {"project_id": "42"}, "/projects/42"),
    ("project_get", {"project_id": "g/p"}, "/projects/g%2Fp"),
    ("project_get", {"project_id": "g%2Fp"}, "/projects/g%2Fp"),
    ("project_get", {"project_id": "g%2fp"}, "/projects/g%2Fp"),
    ("project_get", {"project_id": "{url}/g/p/-/issues/42"}, "/projects/g%2Fp"),
    ("project_get", {"project_id": "{url}/g/p.git"}, "/projects/g%2Fp"),
    ("group_get", {"group_id": "g/sub"}, "/groups/g%2Fsub"),
    (
        "branch_get",
        {"project_id": 42, "branch_name": "feature/login"},
        "/projects/42/repository/branches/feature%2Flogin",
    ),
    (
        "branch_get",
        {"project_id": 42, "branch_name": "feature%2Flogin"},
        "/projects/42/repository/branches/feature%2Flogin",
    ),
    (
        "branch_get",
        {"project_id": 42, "branch_name": "fix #1 50%?"},
        "/projects/42/repository/branches/fix%20%231%2050%25%3F",
    ),
    (
        "branch_get",
        {"project_id": 42, "branch_name": "größe+1;a=b&c"},
        "/projects/42/repository/branches/gr%C3%B6%C3%9Fe%2B1%3Ba%3Db%26c",
    ),
    ("tag_get", {"project_id": 42, "tag_name": "v1.0.0"}, "/projects/42/repository/tags/v1.0.0"),
    (
        "tag_get",
        {"project_id": 42, "tag_name": "release/1.0+rc"},
        "/projects/42/repository/tags/release%2F1.0%2Brc",
    ),
    ("wiki_get", {"project_id": 42, "slug": "docs/set up"}, "/projects/42/wikis/docs%2Fset%20up"),
    ("wiki_get", {"project_id": 42, "slug": "docs%2Fset%20up"}, "/projects/42/wikis/docs%2Fset%20up"),
    (
        "file_get",
        {"project_id": 42, "file_path": "src/a b.py"},
        "/projects/42/repository/files/src%2Fa%20b.py",
    ),
    (
        "file_get",
        {"project_id": 42, "file_path": "src%2Fa%20b.py"},
        "/projects/42/repository/files/src%2Fa%20b.py",
    ),
    (
        "file_get",
        {"project_id": 42, "file_path": "../../users"},
        "/projects/42/repository/files/..%2F..%2Fusers",
    ),
    (
        "label_get",
        {"project_id": 42, "label_id": "scope::needs review"},
        "/projects/42/labels/scope%3A%3Aneeds%20review",
    ),
]


@pytest.mark.parametrize(("tool", "arguments", "path"), ENCODED)
def test_what_stands_in_a_path_is_percent_encoded_exactly_once(desk, fake, tool, arguments, path):
    given = {k: v.replace("{url}", fake.url) if isinstance(v, str) else v for k, v in arguments.items()}
    fake.plan("GET", path, json={"id": 1, "name": "x", "title": "x"})
    result = desk.call(tool, **given)
    assert [r.path for r in fake.requests] == [path]
    assert not result["isError"], text_of(result)


def test_a_query_brings_every_character_unchanged(desk, fake):
    text = 'a+b & c=d #5 50% ü \\ "x"'
    desk.call("issue_list", project_id=42, search=text, labels=["bug", "needs review"])
    assert dict(fake.requests[-1].query) | {"page": ""} == {
        **dict(fake.requests[-1].query),
        "search": text,
        "labels": "bug,needs review",
        "page": "",
    }


def test_a_body_is_json_in_utf_8_and_keeps_odd_characters(desk, fake):
    desk.call("issue_create", project_id=42, title='ü 💡 "q" \\', description="a\nb\t\u2028")
    request = fake.requests[-1]
    assert request.headers["Content-Type"] == "application/json"
    assert (request.body["title"], request.body["description"]) == ('ü 💡 "q" \\', "a\nb\t\u2028")


def test_half_a_character_is_sent_as_a_question_mark(desk, fake):
    result = desk.wait(
        desk.start("issue_create", project_id=42, title="half \ud83d, whole \ud83d\udca1"), timeout=10
    )
    assert not result["isError"] and fake.requests[-1].body["title"] == "half ?, whole 💡"


# Pages


def test_offset_pages_are_followed_to_the_end(desk, fake):
    seen, page = [], 1
    while page:
        data = desk.call("branch_list", project_id=42, per_page=10, page=page)["structuredContent"]
        seen += [b["name"] for b in data["branches"]]
        assert data["pagination"]["total_items"] == 24 and data["pagination"]["page"] == page
        assert data["pagination"]["has_more"] == ("next_page" in data["pagination"])
        page = data["pagination"].get("next_page")
    assert len(seen) == len(set(seen)) == 24
    assert len(fake.requests) == 3


def test_keyset_pages_are_followed_by_their_token_and_never_to_the_host_in_the_link(desk, fake):
    with Recorder() as elsewhere:
        path = "/projects/42/repository/tree"
        query = "pagination=keyset&per_page=2&page_token=t%2B1&id=42"
        link = f'<{elsewhere.address}/api/v4{path}?{query}>; rel="next"'
        fake.plan(
            "GET",
            path,
            json=[{"id": "1", "name": "a", "path": "a", "type": "blob"}],
            headers={"Link": link},
            times=1,
        )
        fake.plan("GET", path, json=[{"id": "2", "name": "b", "path": "b", "type": "blob"}], times=1)
        first = desk.call("repository_tree_list", project_id=42, per_page=2)["structuredContent"][
            "pagination"
        ]
        assert first["has_more"] and not {"page", "total_items", "next_page"} & set(first), first
        token = first["next_page_token"]
        second = desk.call("repository_tree_list", project_id=42, per_page=2, page_token=token)[
            "structuredContent"
        ]
    assert second["pagination"] == {"has_more": False}
    sent = dict(fake.requests[-1].query)
    assert (sent["page_token"], sent["pagination"], sent["per_page"]) == ("t+1", "keyset", "2")
    assert not elsewhere.got


def test_projects_are_paged_by_key_with_the_state_of_a_real_server(desk, fake):
    seen, more = [], {"order_by": "id", "sort": "asc", "per_page": 1, "page_token": "pagination=keyset"}
    while more:
        data = desk.call("project_list", **more)["structuredContent"]
        seen += [p["id"] for p in data["projects"]]
        token = data["pagination"].get("next_page_token")
        more = {**more, "page_token": token} if token else {}
        assert len(seen) < 5
    assert seen == [42, 43]


def test_a_link_alone_tells_the_next_offset_page(desk, fake):
    link = '<https://other/api/v4/x?page=3&per_page=2>; rel="next", <https://x/?page=1>; rel="first"'
    fake.plan("GET", ISSUES, json=[], headers={"Link": link})
    assert desk.issues()["structuredContent"]["pagination"] == {"has_more": True, "next_page": 3}


# GraphQL


def test_graphql_sends_document_and_variables_and_returns_the_data(here):
    with FakeGitLab(root="/scm") as fake:
        fake.plan("POST", "/api/graphql", json={"data": {"project": {"id": "gid://gitlab/Project/42"}}})
        document = "query($path: ID!) { project(fullPath: $path) { id } }"
        assert here(GITLAB_URL=fake.url).graphql(document, {"path": "g/p"})["project"]["id"].endswith("/42")
    assert fake.requests[-1].body == {"query": document, "variables": {"path": "g/p"}}
    assert fake.requests[-1].headers["PRIVATE-TOKEN"] == ALICE


@pytest.mark.parametrize(
    ("reply", "words"),
    [
        (
            {"json": {"errors": [{"message": "Field 'nope' doesn't exist on type 'Project'"}]}},
            "Field 'nope' doesn't exist",
        ),
        ({"json": {"data": {"project": None}, "errors": [{"message": "Timed out"}]}}, "Timed out"),
        ({"json": {"data": None}}, "no data"),
        ({"json": []}, "no data"),
        ({"status": 401, "json": {"errors": [{"message": "Invalid token"}]}}, "Invalid token"),
        ({"body": b"<html><title>Sign in</title></html>"}, "Sign in"),
    ],
)
def test_graphql_errors_are_told_in_gitlabs_words(here, gitlab, reply, words):
    gitlab.plan("POST", "/api/graphql", **reply)
    with pytest.raises(Failure, match=re.escape(words)):
        here(GITLAB_URL=gitlab.url).graphql("{ project }", {})


def test_graphql_data_with_errors_beside_it_is_kept(here, gitlab):
    gitlab.plan(
        "POST", "/api/graphql", json={"data": {"a": None, "b": 1}, "errors": [{"message": "a failed"}]}
    )
    assert here(GITLAB_URL=gitlab.url).graphql("{ a b }", {}) == {"a": None, "b": 1}


def test_a_graphql_query_is_read_again_and_a_mutation_never(here, gitlab):
    gitlab.plan("POST", "/api/graphql", status=502, body=b"", times=1)
    gitlab.plan("POST", "/api/graphql", json={"data": {"a": 1}}, times=1)
    assert here(GITLAB_URL=gitlab.url).graphql("{ a }", {}, reads=True) == {"a": 1}
    gitlab.plan("POST", "/api/graphql", status=502, body=b"")
    with pytest.raises(Failure):
        here(GITLAB_URL=gitlab.url).graphql("mutation { a }", {})
    assert len(gitlab.requests) == 3


# Redirects: the token stays at home

REDIRECTS = (301, 302, 303, 307, 308)


@pytest.mark.parametrize("status", REDIRECTS)
def test_a_read_follows_a_redirect_to_another_port_without_token_or_gateway_headers(desk, fake, status):
    with Recorder() as elsewhere:
        fake.plan(
            "GET",
            ISSUES,
            status=status,
            headers={"Location": f"{elsewhere.address}/storage/x?sig=1"},
            body=b"",
        )
        desk.issues()
    got = b"".join(elsewhere.got)
    assert got.startswith(b"GET /storage/x?sig=1 ") and len(elsewhere.got) == 1
    for hidden in (b"glpat", b"-token", b"authorization", SECRET.encode(), b"gateway", b"cookie"):
        assert hidden not in got.lower()


@pytest.mark.parametrize("status", REDIRECTS)
def test_a_read_follows_a_redirect_to_another_host_name_without_the_token(desk, fake, status):
    there = fake.url.replace("127.0.0.1", "localhost")
    fake.plan("GET", ISSUES, status=status, headers={"Location": f"{there}/storage/x"}, body=b"")
    fake.plan("GET", "//storage/x", json=[])
    desk.issues()
    first, second = fake.requests
    assert names_of(first) == {"private-token"} and first.headers["X-Gateway-Key"] == SECRET
    assert not names_of(second) and "X-Gateway-Key" not in second.headers


@pytest.mark.parametrize("status", REDIRECTS)
def test_a_redirect_of_the_api_to_another_server_is_told_and_not_followed(desk, fake, status):
    with Recorder() as elsewhere:
        fake.plan(
            "GET",
            ISSUES,
            status=status,
            headers={"Location": f"{elsewhere.address}/api/v4{ISSUES}"},
            body=b"",
        )
        said = desk.failure("issue_list", project_id=42)
    assert f"Set GITLAB_URL to {elsewhere.address}" in said
    assert not elsewhere.got


@pytest.mark.parametrize("status", REDIRECTS)
def test_a_write_follows_no_redirect(desk, fake, status):
    with Recorder() as elsewhere:
        fake.plan("POST", ISSUES, status=status, headers={"Location": f"{elsewhere.address}/x"}, body=b"")
        said = desk.failure("issue_create", project_id=42, title="x")
        fake.plan(
            "POST",
            ISSUES,
            status=status,
            headers={"Location": f"{fake.url}/api/v4/projects/81/issues"},
            body=b"",
        )
        moved = desk.failure("issue_create", project_id=42, title="x")
    assert elsewhere.address in said and "/projects/81/issues" in moved
    assert not elsewhere.got and [r.method for r in fake.requests] == ["POST", "POST"]


def test_a_redirect_to_another_scheme_gets_no_token(start, certificates):
    with (
        Recorder(tls=server_context(certificates)) as secure,
        Recorder() as open_server,
        FakeGitLab(tls=certificates.server) as fake,
    ):
        desk = start(GITLAB_URL=fake.url, GITLAB_CA_BUNDLE=certificates.authority)
        for target in (secure, open_server):
            fake.plan(
                "GET", ISSUES, status=302, headers={"Location": f"{target.address}/x"}, body=b"", times=1
            )
            desk.issues()
        down = fake.url.replace("https:", "http:")
        fake.plan("GET", ISSUES, status=302, headers={"Location": f"{down}/x"}, body=b"")
        desk.failure("issue_list", project_id=42)  # nothing speaks plain HTTP at that port
    assert len(secure.got) == len(open_server.got) == 1
    assert b"glpat" not in secure.got[0] + open_server.got[0]
    assert {r.path for r in fake.requests} == {ISSUES}


def test_a_project_that_moved_is_read_at_its_new_place(desk, fake):
    for location in (f"{fake.url}/api/v4{ISSUES}", f"/api/v4{ISSUES}"):
        fake.requests.clear()
        fake.plan(
            "GET",
            "/projects/old%2Fname/issues",
            status=301,
            headers={"Location": location},
            body=b"This resource has been moved permanently",
            times=1,
        )
        assert not desk.call("issue_list", project_id="old/name")["isError"]
        assert [names_of(r) for r in fake.requests] == [{"private-token"}] * 2


def test_a_redirect_in_a_circle_ends(desk, fake):
    fake.plan("GET", ISSUES, status=302, headers={"Location": f"{fake.url}/api/v4{ISSUES}?again=1"}, body=b"")
    desk.failure("issue_list", project_id=42)
    assert len(fake.requests) < 12


# TLS


def test_an_authority_that_is_not_trusted_is_told_with_its_remedy_and_gets_no_token(start, certificates):
    with Recorder(tls=server_context(certificates)) as server:
        desk = start(GITLAB_URL=server.address)
        said = desk.failure("issue_list", project_id=42)
        write = desk.failure("issue_create", project_id=42, title="x")
    assert "TLS Failed" in said and "certificate verify failed" in said and "GITLAB_CA_BUNDLE" in said
    assert "outcome" not in write.lower()
    assert not server.got


@pytest.mark.parametrize(
    "environment",
    [
        {"GITLAB_CA_BUNDLE": "authority"},
        {"SSL_CERT_FILE": "authority"},
        {"GITLAB_SKIP_TLS_VERIFY": "true"},
        {"SSL_CERT_FILE": "authority", "GITLAB_CA_BUNDLE": "stranger"},
    ],
    ids=str,
)
@pytest.mark.filterwarnings("ignore:Unverified HTTPS")
def test_an_authority_is_trusted_by_each_way_to_name_it(here, certificates, environment):
    named = {k: getattr(certificates, v, v) for k, v in environment.items()}
    with FakeGitLab(tls=certificates.server) as fake:
        assert here(GITLAB_URL=fake.url, **named).json("GET", "/user")["username"] == "alice"
        assert here(GITLAB_URL=fake.url.replace("127.0.0.1", "localhost"), **named).json("GET", "/user")


def test_another_authority_than_the_servers_does_not_help(here, certificates):
    with Recorder(tls=server_context(certificates)) as server:
        for said in failures(here(GITLAB_URL=server.address, GITLAB_CA_BUNDLE=certificates.stranger)):
            assert "TLS Failed" in said
    assert not server.got


def test_a_certificate_for_another_name_is_refused(here, certificates):
    with Recorder(tls=server_context(certificates)) as server:
        address = server.address.replace(
            "127.0.0.1", "127.1"
        )  # the same place by a name that the certificate lacks
        for said in failures(here(GITLAB_URL=address, GITLAB_CA_BUNDLE=certificates.authority)):
            assert "TLS Failed" in said
    assert not server.got


def test_a_client_certificate_is_shown_where_the_server_asks_for_one(here, certificates):
    with Recorder(tls=server_context(certificates, ask_client=True)) as server:
        trust = {"GITLAB_URL": server.address, "GITLAB_CA_BUNDLE": certificates.authority}
        assert "certificate" in next(failures(here(**trust))).lower() and not server.got
        cert, key = certificates.client
        here(**trust, GITLAB_CLIENT_CERT=cert, GITLAB_CLIENT_KEY=key).json("GET", "/user")
    assert len(server.got) == 1


def test_certificate_files_that_cannot_be_used_are_told(here, certificates, tmp_path):
    junk = tmp_path / "junk.pem"
    junk.write_text("junk")
    for environment in (
        {"GITLAB_CA_BUNDLE": str(junk)},
        {"GITLAB_CLIENT_CERT": certificates.client[0], "GITLAB_CLIENT_KEY": certificates.server[1]},
    ):
        for said in failures(here(GITLAB_URL="https://127.0.0.1:1", **environment)):
            assert "TLS Settings Refused" in said and list(environment)[-1] in said


def test_no_password_is_asked_for_a_locked_key(start, certificates):
    cert, key = certificates.client[0], certificates.locked_key
    desk = start(GITLAB_URL="https://127.0.0.1:1", GITLAB_CLIENT_CERT=cert, GITLAB_CLIENT_KEY=key)
    said = plain(text_of(desk.wait(desk.start("issue_list", project_id=42), timeout=10)))
    assert "TLS Settings Refused" in said and "GITLAB_CLIENT_KEY" in said
    assert "pass phrase" not in "".join(desk.client.stderr)


# Proxies


def test_http_goes_through_the_proxy_that_resolves_the_name_and_gets_its_password(start, gitlab):
    with Proxy(int(gitlab.url.rpartition(":")[2]), f"ann:{SECRET}") as proxy:
        start(GITLAB_URL="http://gitlab.test", HTTP_PROXY=f"http://ann:{SECRET}@{proxy.address}").issues()
    assert proxy.got[-1].startswith(b"GET http://gitlab.test/api/v4/projects/42/issues")
    assert "Proxy-Authorization" not in gitlab.requests[-1].headers


def test_https_goes_through_a_tunnel_that_never_sees_the_token(start, certificates):
    with (
        FakeGitLab(tls=certificates.server) as fake,
        Proxy(int(fake.url.rpartition(":")[2]), f"ann:{SECRET}") as proxy,
    ):
        desk = start(
            GITLAB_URL="https://gitlab.test",
            HTTPS_PROXY=f"http://ann:{SECRET}@{proxy.address}",
            GITLAB_CA_BUNDLE=certificates.authority,
        )
        desk.issues()
        desk.issues()
    assert [h.split(b" HTTP/")[0] for h in proxy.got] == [b"CONNECT gitlab.test:443"], "one tunnel, kept"
    assert b"glpat" not in proxy.got[0]
    assert len(fake.requests) == 2 and "Proxy-Authorization" not in fake.requests[0].headers


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_proxy_that_refuses_the_password_is_told(here, gitlab, scheme):
    with Proxy(int(gitlab.url.rpartition(":")[2]), "ann:another") as proxy:
        address = f"http://ann:{SECRET}@{proxy.address}"
        client = here(GITLAB_URL=f"{scheme}://gitlab.test", HTTP_PROXY=address, HTTPS_PROXY=address)
        for said in failures(client):
            assert "407" in said and "Proxy" in said and "password" in said and "HTTPS_PROXY" in said
            assert "outcome" not in said.lower()
    assert not gitlab.requests


def test_no_proxy_goes_straight(start, gitlab):
    with Proxy(1) as proxy:
        start(HTTP_PROXY=f"http://{proxy.address}", NO_PROXY="example.com,127.0.0.0/8").issues()
    assert not proxy.got


@pytest.mark.parametrize(
    "proxy",
    [
        "http://127.0.0.1:{port}",
        "http://proxy.invalid:3128",
        "socks5://127.0.0.1:{port}",
        f"http://ann:{SECRET}@127.0.0.1:nonsense",
    ],
)
def test_a_proxy_that_cannot_be_used_is_blamed_itself(here, proxy):
    for said in failures(here(GITLAB_URL="http://gitlab.test", HTTP_PROXY=proxy.format(port=free_port()))):
        assert said.startswith("Proxy") and "_PROXY" in said and "outcome" not in said.lower()


@pytest.mark.parametrize(
    ("host", "port", "list_", "bypassed"),
    [
        ("gitlab.example.com", 443, "gitlab.example.com", True),
        ("gitlab.example.com", 443, ".example.com", True),
        ("gitlab.example.com", 443, "example.com", True),
        ("gitlab.example.com", 443, "other.com, EXAMPLE.COM", True),
        ("notexample.com", 443, "example.com", False),
        ("gitlab.example.com", 443, "*", True),
        ("gitlab.example.com", 443, "", False),
        ("gitlab.example.com", 8443, "example.com:8443", True),
        ("gitlab.example.com", 443, "example.com:8443", False),
        ("10.1.2.3", 443, "10.0.0.0/8", True),
        ("11.1.2.3", 443, "10.0.0.0/8", False),
        ("10.1.2.3", 443, "10.1.2.3", True),
        ("::1", 443, "::1", True),
        ("::1", 8080, "[::1]:8080", True),
        ("fd00::5", 443, "fd00::/8", True),
        ("gitlab.example.com", 443, "10.0.0.0/8", False),
    ],
)
def test_no_proxy_means_names_suffixes_addresses_blocks_and_ports(host, port, list_, bypassed):
    assert bypasses_proxy(host, port, list_) is bypassed


# How often


@pytest.mark.parametrize(
    "trouble", [{"status": 502}, {"status": 503}, {"status": 504}, {"drop": True}], ids=str
)
def test_a_read_is_sent_again_after_passing_trouble(desk, fake, trouble):
    fake.plan("GET", ISSUES, body=b"", times=1, **trouble)
    desk.issues()
    assert len(fake.requests) == 2


@pytest.mark.parametrize("trouble", [{"status": 503}, {"drop": True}], ids=str)
def test_a_read_is_given_up_after_three_times(desk, fake, trouble):
    fake.plan("GET", ISSUES, body=b"", **trouble)
    said = desk.failure("issue_list", project_id=42)
    assert "503" in said or "Connection Lost" in said
    assert len(fake.requests) == 3


@pytest.mark.parametrize("status", [400, 401, 403, 404, 409, 422, 500, 520])
def test_a_read_is_not_sent_again_where_that_cannot_help(desk, fake, status):
    fake.plan("GET", ISSUES, status=status, json={"message": "said"})
    desk.failure("issue_list", project_id=42)
    assert len(fake.requests) == 1


WRITES = {
    "issue_create": ("POST", ISSUES, {"project_id": 42, "title": "x"}),
    "issue_update": ("PUT", f"{ISSUES}/42", {"project_id": 42, "issue_iid": 42, "title": "x"}),
    "branch_delete": (
        "DELETE",
        "/projects/42/repository/branches/develop",
        {"project_id": 42, "branch_name": "develop", "confirm": True},
    ),
}


@pytest.mark.parametrize("tool", WRITES)
@pytest.mark.parametrize(
    "trouble", [{"status": 500}, {"status": 502}, {"status": 503}, {"status": 504}, {"drop": True}], ids=str
)
def test_a_write_is_never_sent_twice(desk, fake, tool, trouble):
    method, path, arguments = WRITES[tool]
    fake.plan(method, path, body=b"", **trouble)
    said = desk.failure(tool, **arguments)
    assert [r.method for r in fake.requests] == [method]
    assert "drop" not in trouble or "outcome is unknown" in said


@pytest.mark.parametrize("status", [502, 504])
def test_a_write_that_a_gateway_gave_up_on_says_that_its_outcome_is_unknown(desk, fake, status):
    fake.plan("POST", ISSUES, status=status, body=b"")
    assert "unknown" in desk.failure("issue_create", project_id=42, title="x").lower()


def test_a_write_on_a_connection_that_was_closed_meanwhile_is_sent_once_and_succeeds(here):
    answer = b'HTTP/1.1 201 Created\r\nContent-Type: application/json\r\nContent-Length: 8\r\n\r\n{"id":1}'
    with Recorder(answer) as server:  # it promises to keep the connection, and closes it
        client = here(GITLAB_URL=server.address)
        for _ in range(3):
            client.json("GET", "/user")
            await_close(client)
            assert client.json("POST", ISSUES, body={"title": "x"}) == {"id": 1}
            await_close(client)
    assert [data.split()[0] for data in server.got] == [b"GET", b"POST"] * 3


def await_close(client: GitLab) -> None:
    """Wait until the end of every idle connection has arrived."""
    import select

    for pool in client._pool.pools._container.values():
        for connection in [c for c in list(pool.pool.queue) if c and c.sock]:
            select.select([connection.sock], [], [], 10)


def test_too_many_requests_wait_as_long_as_gitlab_asks(desk, fake):
    for method, call in (
        ("GET", desk.issues),
        ("POST", lambda: desk.call("issue_create", project_id=42, title="x")),
    ):
        fake.requests.clear()
        fake.plan(method, ISSUES, status=429, headers={"Retry-After": "1"}, body=b"Retry later\n", times=1)
        began = time.monotonic()
        assert not call()["isError"]
        assert time.monotonic() - began >= 0.9 and len(fake.requests) == 2


def test_a_wait_that_is_too_long_is_told_at_once(desk, fake):
    fake.plan(
        "GET", ISSUES, status=429, headers={"Retry-After": "60"}, json={"message": "429 Too Many Requests"}
    )
    began = time.monotonic()
    said = desk.failure("issue_list", project_id=42)
    assert "Rate Limit" in said and "429 Too Many Requests" in said and "60 seconds" in said
    assert len(fake.requests) == 1 and time.monotonic() - began < 8


@pytest.mark.long
def test_waits_end_after_ten_seconds_in_all(desk, fake):
    fake.plan("GET", ISSUES, status=429, headers={"Retry-After": "4"}, body=b"Retry later\n")
    began = time.monotonic()
    desk.failure("issue_list", project_id=42)
    assert len(fake.requests) == 3 and 7.5 < time.monotonic() - began < 20


@pytest.mark.long
def test_a_limit_without_any_wait_does_not_go_on_for_ever(start, gitlab):
    gitlab.plan("GET", ISSUES, status=429, headers={"Retry-After": "0"}, body=b"Retry later\n")
    desk = start()
    try:
        result = desk.wait(desk.start("issue_list", project_id=42), timeout=20)
    except queue.Empty:
        pytest.fail(f"asked {len(gitlab.requests)} times without end")
    assert result["isError"] and len(gitlab.requests) < 20


def test_a_read_timeout_is_told_and_on_a_write_the_outcome_is_unknown(start, gitlab):
    gitlab.plan("GET", ISSUES, json=[], delay=4)
    gitlab.plan("POST", ISSUES, json={}, delay=4)
    desk = start(GITLAB_TIMEOUT="1")
    numbers = desk.start("issue_list", project_id=42), desk.start("issue_create", project_id=42, title="x")
    read, write = (plain(text_of(desk.wait(n))) for n in numbers)
    assert "did not answer within 1 seconds" in read and "GITLAB_TIMEOUT" in read and "outcome" not in read
    assert "outcome is unknown" in write and "before repeating" in write
    assert sorted(r.method for r in gitlab.requests) == ["GET", "POST"]


@pytest.mark.parametrize("renewed", [True, False])
def test_a_401_reads_the_token_file_once_more(start, gitlab, tmp_path, renewed):
    file = tmp_path / "token"
    file.write_text(gitlab.expired_token + "\n")
    desk = start(GITLAB_TOKEN="", GITLAB_TOKEN_FILE=str(file))
    said = desk.failure("issue_list", project_id=42)
    assert "Token is expired" in said and "GITLAB_TOKEN_FILE" in said
    assert len(gitlab.requests) == 1, "the file still held the same token"
    file.write_text(ALICE if renewed else "glpat-wrong")
    result = desk.call("issue_create", project_id=42, title="x")
    assert result["isError"] is not renewed
    new = [r.headers["PRIVATE-TOKEN"] for r in gitlab.requests[1:]]
    assert new == [gitlab.expired_token, ALICE if renewed else "glpat-wrong"]


def test_calls_at_the_same_time_all_survive_a_rotated_token(start, gitlab, tmp_path, monkeypatch):
    file = tmp_path / "token"
    file.write_text(ALICE)
    desk = start(GITLAB_TOKEN="", GITLAB_TOKEN_FILE=str(file))
    desk.issues()
    gitlab.plan(
        "GET",
        ISSUES,
        status=401,
        json={"error": "invalid_token"},
        delay=0.5,
        when=lambda request: request.headers["PRIVATE-TOKEN"] == ALICE,
    )
    new = "glpat-" + "n" * 20
    monkeypatch.setattr(gitlab, "token", new)
    file.write_text(new)
    results = [desk.wait(n) for n in [desk.start("issue_list", project_id=42) for _ in range(8)]]
    assert not [text_of(r) for r in results if r["isError"]]
    assert new not in desk.said


def test_a_token_file_that_went_away_is_told(here, tmp_path):
    file = tmp_path / "token"
    file.write_text(ALICE)
    client = here(GITLAB_TOKEN="", GITLAB_TOKEN_FILE=str(file))
    file.unlink()
    for said in failures(client):
        assert "GITLAB_TOKEN_FILE cannot be read" in said


# Failures by cause

CAUSES = [
    (401, {"message": "401 Unauthorized"}, "Not Authenticated", "GITLAB_TOKEN"),
    (
        403,
        {"error": "insufficient_scope", "error_description": "Higher privileges needed.", "scope": "api"},
        "Not Allowed",
        "needed scope: api",
    ),
    (404, {"message": "404 Project Not Found"}, "Not Found", "404 Project Not Found"),
    (
        409,
        {"message": ["Another open merge request already exists"]},
        "Conflict",
        "Another open merge request already exists",
    ),
    (422, {"message": {"base": ["Validation failed: x"]}}, "Not Valid", "Validation failed: x"),
    (
        400,
        {"message": {"path": ["has already been taken"]}},
        "Request Refused",
        "path has already been taken",
    ),
    (500, {"message": "500 Internal Server Error"}, "GitLab Failed", "500 Internal Server Error"),
    (503, {"message": "503 Service Unavailable"}, "Unavailable", "503 Service Unavailable"),
]


@pytest.mark.parametrize(("status", "body", "title", "words"), CAUSES)
def test_each_status_has_its_heading_gitlabs_words_and_a_next_step(desk, fake, status, body, title, words):
    fake.plan("POST", ISSUES, status=status, json=body, headers={"X-Request-Id": "01JREQ"})
    said = desk.failure("issue_create", project_id=42, title="x")
    assert said.startswith(f"## ❌ {title}") or title in said[:40]
    assert words in said and str(status) in said and "01JREQ" in said
    assert said.partition("Next steps:**")[2].count("- ") >= 1


@pytest.mark.parametrize("status", [200, 403, 404, 502])
def test_a_web_page_in_place_of_json_is_named_as_what_it_is(desk, fake, status):
    page = b"<!DOCTYPE html><html><head><title>Sign in to Gateway</title></head><body>x</body></html>"
    fake.plan("GET", ISSUES, status=status, body=page, headers={"Content-Type": "text/html"})
    said = desk.failure("issue_list", project_id=42)
    assert "Sign in to Gateway" in said and "page" in said and "GITLAB_URL" in said and "<html" not in said


def test_a_page_without_a_title_is_still_told_by_what_it_shows(desk, fake):
    page = b"<!DOCTYPE html><body><h1>Checking your browser</h1> before access</body>"
    fake.plan("GET", ISSUES, status=403, body=page, headers={"Content-Type": "text/html"})
    said = desk.failure("issue_list", project_id=42)
    assert "Checking your browser before access" in said and "page" in said and "<h1" not in said


def test_plain_words_of_gitlab_are_not_taken_for_a_page_of_a_stranger(desk, fake):
    fake.plan("GET", ISSUES, status=429, body=b"Retry later\n", headers={"Retry-After": "60"})
    said = desk.failure("issue_list", project_id=42)
    assert (
        "Retry later" in said
        and "60 seconds" in said
        and "page" not in said.partition("ask for fewer pages")[0]
    )


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_redirect_to_the_sign_in_page_is_told(desk, fake, method):
    fake.plan(method, ISSUES, status=302, headers={"Location": f"{fake.url}/users/sign_in"}, body=b"")
    tool, more = ("issue_list", {}) if method == "GET" else ("issue_create", {"title": "x"})
    said = desk.failure(tool, project_id=42, **more)
    assert "sign-in page" in said and "GITLAB_URL" in said and len(fake.requests) == 1


def test_a_server_that_refuses_the_connection_is_told(start):
    port = free_port()
    desk = start(GITLAB_URL=f"http://127.0.0.1:{port}")
    for said in (
        desk.failure("issue_list", project_id=42),
        desk.failure("issue_create", project_id=42, title="x"),
    ):
        assert "Connection Refused" in said and f"127.0.0.1:{port}" in said and "GITLAB_URL" in said
        assert "outcome" not in said.lower() and " object at 0x" not in said


def test_a_name_that_nobody_knows_is_told(here):
    for said in failures(here(GITLAB_URL="https://gitlab.invalid")):
        assert "Host Name Not Found" in said and "gitlab.invalid" in said and "GITLAB_URL" in said
        assert "outcome" not in said.lower()


def test_https_to_a_port_that_speaks_http_is_told(here):
    with Recorder() as server:
        for said in failures(here(GITLAB_URL=server.address.replace("http:", "https:"))):
            assert "TLS Failed" in said


def test_an_answer_that_breaks_off_is_told(here):
    with Recorder(EMPTY_LIST.replace(b"Content-Length: 2", b"Content-Length: 99")) as server:
        with pytest.raises(Failure, match="Connection Lost"):
            here(GITLAB_URL=server.address).json("GET", "/user")
        with pytest.raises(Failure, match="outcome is unknown"):
            here(GITLAB_URL=server.address).json("POST", ISSUES, body={})
    assert len(server.got) == 4


def test_what_is_no_http_at_all_is_told(here):
    with Recorder(b"SSH-2.0-OpenSSH_9.6\r\n") as server, pytest.raises(Failure, match="Connection Lost"):
        here(GITLAB_URL=server.address).json("GET", "/user")


def leaves(value: Any) -> Iterator[str]:
    """The strings in a JSON value."""
    if isinstance(value, str):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from leaves(part)


def words_of_error(row: dict[str, Any]) -> Iterator[str]:
    """What an answer must hold of an error body: GitLab's sentences, or the words that a page shows."""
    body = row["body"]
    if isinstance(body, str):
        title = re.search(r"<title>(.*?)</title>", body)
        yield title[1] if title else " ".join(re.sub(r"<[^>]*>", " ", body).split())
        return
    for key in ("message", "error", "error_description", "errors"):
        for part in body.get(key, []) if key == "errors" else [body.get(key)]:
            yield from leaves(part.get("message") if key == "errors" else part)


def test_every_known_error_body_gives_a_clear_answer_in_gitlabs_words(desk, fake, facts):
    rows = json.loads((facts / "gitlab" / "errors.json").read_text("utf-8"))["errors"]
    faults, tried = [], 0
    for row in (r for r in rows if r["status"] >= 400):
        kind = (row["content_type"] or "").split(" or ")[0]
        body = row["body"].encode() if isinstance(row["body"], str) else json.dumps(row["body"]).encode()
        headers = (
            {"Content-Type": kind, "Retry-After": "60"} if row["status"] == 429 else {"Content-Type": kind}
        )
        fake.plan("POST", ISSUES, status=row["status"], body=body, headers=headers, times=1)
        result = desk.call("issue_create", project_id=42, title="x")
        text, tried = plain(text_of(result)), tried + 1
        missing = [w for w in words_of_error(row) if plain(w) not in text]
        wrong = [w for w in ("Traceback", "Internal Error", "{'", "['") if w in text]
        if (
            missing
            or wrong
            or not result["isError"]
            or str(row["status"]) not in text
            or "Next steps" not in text
        ):
            faults.append(f"{row['status']} {row['body']!r}: missing {missing}, wrong {wrong} in {text}")
    assert not faults, "\n".join(faults)
    assert tried > 60


def test_every_known_body_of_a_success_is_taken_as_one(desk, fake, facts):
    rows = json.loads((facts / "gitlab" / "errors.json").read_text("utf-8"))["errors"]
    for row in (r for r in rows if r["status"] < 300 or r["status"] == 304):
        body = row["body"].encode() if isinstance(row["body"], str) else json.dumps(row["body"]).encode()
        fake.plan(
            "POST",
            ISSUES,
            status=row["status"],
            body=body,
            headers={"Content-Type": row["content_type"] or "text/plain"},
        )
        result = desk.call("issue_create", project_id=42, title="x")
        assert "Internal Error" not in text_of(result) and "Traceback" not in text_of(result), row
        assert not result["isError"], (row, text_of(result))


# Settings

REFUSED = [
    ({"GITLAB_URL": "ftp://gitlab.example.com"}, "GITLAB_URL", "https://gitlab.example.com"),
    ({"GITLAB_URL": "https://"}, "GITLAB_URL", "https://gitlab.example.com"),
    ({"GITLAB_URL": "https://gitlab.example.com:port"}, "GITLAB_URL", ""),
    ({"GITLAB_URL": f"https://ann:{SECRET}@gitlab.example.com"}, "GITLAB_URL", "without user and password"),
    ({"GITLAB_AUTH": "basic"}, "GITLAB_AUTH", "private, bearer, job"),
    ({"GITLAB_TIMEOUT": "soon"}, "GITLAB_TIMEOUT", "number from 1 to 3600"),
    ({"GITLAB_TIMEOUT": "0"}, "GITLAB_TIMEOUT", "number from 1 to 3600"),
    ({"GITLAB_TIMEOUT": "nan"}, "GITLAB_TIMEOUT", "number from 1 to 3600"),
    ({"GITLAB_HEADERS": f"no colon {SECRET}"}, "GITLAB_HEADERS", "Name: value"),
    ({"GITLAB_HEADERS": f"bad name: {SECRET}"}, "GITLAB_HEADERS", "Name: value"),
    ({"GITLAB_CA_BUNDLE": "/does/not/exist.pem"}, "GITLAB_CA_BUNDLE", "exists"),
    ({"GITLAB_TOKEN_FILE": "/does/not/exist"}, "GITLAB_TOKEN_FILE", "exists"),
    ({"GITLAB_CLIENT_KEY": str(PROGRAM)}, "GITLAB_CLIENT_KEY", "GITLAB_CLIENT_CERT"),
    ({"GITLAB_SKIP_TLS_VERIFY": "maybe"}, "GITLAB_SKIP_TLS_VERIFY", "true or false"),
    ({"GITLAB_MCP_TOOL_SURFACE": "all"}, "GITLAB_MCP_TOOL_SURFACE", "dynamic, meta, individual"),
    ({"GITLAB_MCP_READ_ONLY": "maybe"}, "GITLAB_MCP_READ_ONLY", "true or false"),
    ({"GITLAB_MCP_CONFIRM": "ask"}, "GITLAB_MCP_CONFIRM", "always, never"),
    ({"GITLAB_MCP_LOG_LEVEL": "loud"}, "GITLAB_MCP_LOG_LEVEL", "debug, info, warning, error, off"),
    ({"EMBEDDED_RESOURCES": "maybe"}, "EMBEDDED_RESOURCES", "true or false"),
    (
        {"GITLAB_TOKEN": SECRET, "GITLAB_TOKEN_FILE": str(PROGRAM)},
        "GITLAB_TOKEN and GITLAB_TOKEN_FILE",
        "keep one",
    ),
    (
        {"GITLAB_TOKEN": SECRET, "GITLAB_TOKEN_COMMAND": f"echo {SECRET}"},
        "GITLAB_TOKEN and GITLAB_TOKEN_COMMAND",
        "keep one",
    ),
]


@pytest.mark.parametrize(
    ("environment", "name", "allowed"), REFUSED, ids=lambda v: str(v)[:50] if isinstance(v, dict) else ""
)
def test_a_bad_setting_is_refused_by_name_with_what_is_allowed_and_no_secret(environment, name, allowed):
    with pytest.raises(Failure) as caught:
        Settings(environment)
    said = f"{caught.value} {caught.value.steps}"
    assert name in said and allowed in said
    assert SECRET not in said
    assert "could not convert" not in said and "port could" not in said.lower(), "our own words, not Python's"


def test_every_setting_of_a_limited_kind_refuses_nonsense():
    limited = [row for row in SETTINGS if row.kind not in ("text", "header")]
    accepted = []
    for row in limited:
        try:
            Settings({row.env: "no such/value ?"})
            accepted.append(row.env)
        except Failure as failure:
            assert row.env in str(failure) and "allowed" in str(failure)
    assert not [a for a in accepted if a != "GITLAB_URL"], accepted


def test_the_server_names_every_bad_setting_at_once_and_does_not_start():
    bad = {
        "GITLAB_AUTH": "basic",
        "GITLAB_TIMEOUT": "soon",
        "GITLAB_HEADERS": SECRET,
        "GITLAB_TOKEN": SECRET,
        "GITLAB_TOKEN_COMMAND": f"echo {SECRET}",
    }
    command = [sys.executable, str(PROGRAM), "serve", "--confirm=ask"]
    done = subprocess.run(
        command,
        env=clean_environment(**bad),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )
    assert done.returncode not in (0, None) and not done.stdout
    for word in (
        "GITLAB_AUTH",
        "GITLAB_TIMEOUT",
        "GITLAB_HEADERS",
        "GITLAB_TOKEN and GITLAB_TOKEN_COMMAND",
        "--confirm",
    ):
        assert word in plain(done.stderr), word
    assert SECRET not in done.stderr and "Traceback" not in done.stderr


def test_a_flag_wins_over_the_environment_and_empty_means_unset():
    settings = Settings(
        {"GITLAB_TIMEOUT": "20", "GITLAB_AUTH": "", "GITLAB_URL": "http://a.example"}, {"timeout": "7"}
    )
    assert (settings.timeout, settings.auth, settings.url) == (7, "private", "http://a.example")
    assert (settings.sources["timeout"], settings.sources["auth"], settings.sources["url"]) == (
        "--timeout",
        "default",
        "GITLAB_URL",
    )


# Secrets


def test_a_page_that_repeats_the_request_does_not_bring_the_token_into_the_answer(desk, fake):
    for body in ({"message": f"bad header PRIVATE-TOKEN: {ALICE}"}, f"<title>you sent {ALICE}</title>"):
        made = {"json": body} if isinstance(body, dict) else {"body": body.encode()}
        fake.plan("GET", ISSUES, status=400, times=1, **made)
        result = desk.client.call("gitlab_issue_list", project_id=42)
        assert result["isError"] and ALICE not in json.dumps(result)


def test_the_debug_log_tells_requests_but_neither_query_nor_headers(start, gitlab):
    desk = start(GITLAB_HEADERS=f"X-Gateway-Key: {SECRET}")
    desk.call("issue_list", project_id=42, search="private words")
    desk.client.close()
    log = "".join(desk.client.stderr)
    assert f"path=/api/v4{ISSUES}" in log and "status=200" in log
    for hidden in (ALICE, SECRET, "private words", quote("private words")):
        assert hidden not in log
