"""Direct requests: what a GraphQL document or a REST path really does decides whether it may be sent."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from conftest import start_client, text_of
from network import Recorder

DOCUMENTS = 300


def refused(result: dict[str, Any], *words: str) -> str:
    text = text_of(result)
    assert result["isError"], text
    for word in words:
        assert word in text.replace("\\", ""), text
    return text


def structured(result: dict[str, Any]) -> dict[str, Any]:
    assert not result["isError"], text_of(result)
    return result["structuredContent"]


# The classifier of GraphQL documents


class Maker:
    """Makes GraphQL documents whose operations are known, with as much as the grammar allows in the way."""

    decoys = (
        "mutation",
        "mutation { a }",
        "} mutation M { a }",
        "query",
        "{",
        "}",
        ")",
        "#",
        "fragment F on T { a }",
    )

    def __init__(self, seed: int):
        self.dice = random.Random(seed)

    def some(self, *makers: Callable[[], str]) -> str:
        return self.dice.choice(makers)()

    def often(self, make: Callable[[], str]) -> str:
        return make() if self.dice.random() < 0.6 else ""

    def space(self) -> str:
        """What the grammar ignores, never nothing."""
        pieces = [
            " ",
            "\t",
            "\n",
            ",",
            "\r\n",
            "\n\n",
            " \ufeff",
            lambda: f"# {self.dice.choice(self.decoys)}\n",
            lambda: f"#{self.text()}\r\n",
        ]
        chosen = [self.dice.choice(pieces) for _ in range(self.dice.randint(1, 3))]
        return " " + "".join(p if isinstance(p, str) else p() for p in chosen)

    def text(self) -> str:
        return "".join(
            self.dice.choice((*self.decoys, "ä", " ", "'", "%", "$x", "@"))
            for _ in range(self.dice.randint(0, 4))
        )

    def join(self, *tokens: str) -> str:
        return self.space().join(t for t in tokens if t)

    def name(self) -> str:
        return self.dice.choice(
            (
                "a",
                "mutation",
                "query",
                "_x1",
                "subscription",
                "fragment",
                "Mutation",
                "type",
                "onward",
                "true",
            )
        )

    def string(self) -> str:
        return (
            '"'
            + self.text().replace("\\", "")
            + self.dice.choice(("", '\\"', "\\\\", "\\n", "\\u007B"))
            + '"'
        )

    def block(self) -> str:
        quoted = self.dice.choice(("", '"one" ', '""two"" ', "\n\r\n  ", "\\d "))
        return '"""' + quoted + self.text() + self.dice.choice(("", "\n")) + '"""'

    def value(self, depth: int = 0) -> str:
        plain = (
            self.string,
            self.block,
            lambda: "-1.5e3",
            lambda: "0",
            lambda: "$v",
            lambda: "null",
            lambda: "ENUM",
        )
        nested = (
            lambda: self.join("[", self.value(depth + 1), self.value(depth + 1), "]"),
            lambda: self.join("{", self.name(), ":", self.value(depth + 1), "}"),
        )
        return self.some(*plain, *(nested if depth < 2 else ()))

    def arguments(self) -> str:
        return self.join("(", self.name(), ":", self.value(), ")")

    def directive(self) -> str:
        return self.join("@", self.name(), self.often(self.arguments))

    def selection(self, depth: int = 0) -> str:
        fields = []
        for _ in range(self.dice.randint(1, 3)):
            if self.dice.random() < 0.2:
                fields.append(
                    self.join("...", self.join("on", "T", self.selection(depth + 1)) if depth < 2 else "F")
                )
                continue
            inner = self.often(lambda: self.selection(depth + 1)) if depth < 2 else ""
            fields.append(
                self.join(
                    self.name(),
                    self.often(lambda: self.join(":", self.name())),
                    self.often(self.arguments),
                    self.often(self.directive),
                    inner,
                )
            )
        return self.join("{", *fields, "}")

    def variables(self) -> str:
        kind = self.join("[", "T", "!", "]", "!")
        return self.join("(", "$", self.name(), ":", kind, "=", self.value(), self.often(self.directive), ")")

    def operation(self, kind: str) -> str:
        if kind == "query" and self.dice.random() < 0.3:
            return self.selection()
        return self.join(
            kind,
            self.often(self.name),
            self.often(self.variables),
            self.often(self.directive),
            self.selection(),
        )

    def fragment(self) -> str:
        return self.join(
            "fragment",
            self.dice.choice(("F", "mutation", "query")),
            "on",
            self.name(),
            self.often(self.directive),
            self.selection(),
        )

    def document(self) -> tuple[str, list[str]]:
        """A document, and the types of its operations in order."""
        kinds = [
            self.dice.choice(("query", "query", "query", "mutation", "subscription"))
            for _ in range(self.dice.randint(1, 3))
        ]
        parts = []
        for kind in kinds:
            parts += [self.fragment() for _ in range(self.dice.randint(0, 2))] + [self.operation(kind)]
        start = self.dice.choice(("", "\ufeff", self.space(), "# mutation\n"))
        return start + self.space().join(parts) + self.dice.choice(("", self.space(), "# end")), kinds


def test_the_operations_of_each_generated_document_are_found(catalogue_module):
    wrong, seen = [], set()
    for seed in range(DOCUMENTS):
        document, kinds = Maker(seed).document()
        seen.add((document.count("mutation") > 0, "mutation" in kinds))
        try:
            found: Any = catalogue_module.graphql_operations(document)
        except ValueError as error:
            found = error
        if found != kinds:
            wrong.append(f"{seed}: {found} for {kinds}\n{document}")
    assert not wrong, f"{len(wrong)} wrong\n" + "\n\n".join(wrong[:3])
    assert seen == {(True, True), (True, False), (False, False)}, "the documents are of every sort"


def test_no_cut_of_a_mutation_passes_for_a_query_before_its_keyword_is_gone(catalogue_module):
    """Cut anywhere, a document either still shows its mutation or is not whole."""
    for seed in range(15):
        maker = Maker(seed)
        mutation = maker.operation("mutation")
        document = maker.selection() + maker.space() + mutation
        first = len(document) - len(mutation) + len("mutation")
        for end in range(first, len(document), 1 + len(mutation) // 200):
            try:
                assert "mutation" in catalogue_module.graphql_operations(document[:end]), document[:end]
            except ValueError:
                pass


# Documents that parsers read differently, or that are none: they are never taken for a query.
UNCERTAIN = {
    "nothing": "",
    "only space": " \n,\ufeff",
    "only a comment": "# query { a }",
    "only a fragment": "fragment F on T { a }",
    "words": "delete everything",
    "a type": "type Mutation { a: Int }",
    "an extension": "extend schema { mutation: M }",
    "a schema": "schema { query: Q }",
    "not closed": "query { a ",
    "closed twice": "query { a } }",
    "mixed brackets": "query { a ( } ) }",
    "no selection": "query A",
    "two in one": "query A mutation B { a }",
    "two argument lists": "query A ($a: B) ($c: D) { a }",
    "a string before": '"description" query { a }',
    "fragment on": "fragment on on T { a }",
    "lower case only": "QUERY { a }",
    "a comment that ends at a bare return for some": "query { a #\r {\n } mutation B { x } #\r }\n",
    "a query that is a comment for some": "#\rquery A {\n mutation B { x } #\r }",
    "a bare return in a block string": '{ a(b: """\r""") }',
    "five quotes": '{ a(b: """x""""") }',
    "five quotes at the end": '{ a(b: """x""""" ) } mutation { c(d: """) }',
    "an escaped block end": '{ a(b: """ \\""" ) } mutation { c(d: """) }',
    "a backslash before the end": '{ a(b: """ \\\\""" ) }',
    "a line end in a string": '{ a(b: "x\n") }',
    "a string not closed": '{ a(b: "x) } mutation { y }',
    "bad escape": '{ a(b: "\\q") }',
    "zero byte": "{ a }\0",
    "a form feed": "{ a\x0c}",
    "no-break space": "{ a\u00a0}",
    "line separator": "{ a\u2028b }",
    "full-width brace": "\uff5b a }",
    "a letter after a number": "{ a(b: 1mutation) }",
    "two dots": "{ ..F }",
    "a look-alike": "m\u0443tation { a }",
}


@pytest.mark.parametrize("name", UNCERTAIN)
def test_what_is_not_certainly_a_document_of_queries_is_refused(catalogue_module, name):
    with pytest.raises(ValueError):
        catalogue_module.graphql_operations(UNCERTAIN[name])


def test_a_large_document_is_classified_quickly(catalogue_module):
    for document in (
        "{ a " * 50_000 + "}" * 50_000,
        '{ a(b: """' + 'x"\n' * 200_000 + '""") }',
        "#" * 500_000 + "\n{ a }",
        "query A" + " @b" * 100_000 + " { a }",
    ):
        assert catalogue_module.graphql_operations(document) == ["query"]


# The two actions through a server


@pytest.fixture(scope="module")
def one_read_only(one_gitlab) -> Iterator[Any]:
    client = start_client(one_gitlab, "--tool-surface=individual", GITLAB_MCP_READ_ONLY="1")
    yield client
    client.close()


@pytest.fixture
def read_only(one_read_only, gitlab):
    return one_read_only


HIDDEN_MUTATIONS = [
    "mutation { projectDelete(input: {}) { errors } }",
    "\ufeff mutation{a}",
    "#x\nmutation M { a }",
    "query A { a } mutation B { b }",
    'query A { a(b: "}") } # {\n mutation B { b }',
    "fragment F on T { a } mutation { ...F }",
    ",,,mutation,M,{,a,}",
    'query ($a: T = {b: "{"}) { a }\r\nmutation { b }',
    "subscription { a }",
]


@pytest.mark.parametrize("document", [*HIDDEN_MUTATIONS, *UNCERTAIN.values()])
def test_read_only_mode_sends_no_document_but_queries(read_only, gitlab, document):
    result = read_only.call("gitlab_graphql_query", document=document)
    assert result["isError"]
    assert gitlab.requests == []


def test_read_only_mode_sends_queries_whatever_words_are_in_them(read_only, gitlab):
    gitlab.plan("POST", "/api/graphql", json={"data": {"currentUser": {"name": "mutation"}}})
    query = '# mutation { a }\nquery mutation { currentUser { name(x: "mutation { b }") ...F } }'
    document = query + " fragment F on User { id }"
    result = read_only.call(
        "gitlab_graphql_query", document=document, variables={"a": None}, operation_name="mutation"
    )
    assert structured(result)["data"] == {"currentUser": {"name": "mutation"}}
    assert gitlab.requests[-1].body == {
        "query": document,
        "variables": {"a": None},
        "operationName": "mutation",
    }
    assert '"name": "mutation"' in text_of(result)


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_read_only_mode_sends_no_writing_request(read_only, gitlab, method):
    refused(read_only.call("gitlab_api_request", method=method, path="/projects/42"), "Read-Only Mode")
    assert gitlab.requests == []


def test_read_only_mode_sends_reading_requests(read_only, gitlab):
    assert (
        structured(read_only.call("gitlab_api_request", method="GET", path="/projects/42"))["reply"]["id"]
        == 42
    )
    gitlab.plan("HEAD", "/projects/42", json=None)
    assert (
        structured(read_only.call("gitlab_api_request", method="head", path="projects/42"))["status"] == 200
    )


@pytest.mark.parametrize("surface", ["dynamic", "meta", "individual"])
def test_what_may_write_says_so_and_stays_offered_where_it_can_only_read(catalogue_module, surface):
    def hints(**environment: str) -> dict[str, dict[str, bool]]:
        settings = catalogue_module.Settings(environment)
        return {t["name"]: t["annotations"] for t in catalogue_module.SURFACES[surface](settings)}

    names = {
        "dynamic": ["gitlab_execute_action"],
        "meta": ["gitlab_api"],
        "individual": ["gitlab_api_request", "gitlab_graphql_query"],
    }[surface]
    usual, reading = hints(), hints(GITLAB_MCP_READ_ONLY="1")
    for name in names:
        assert (usual[name]["readOnlyHint"], usual[name]["destructiveHint"]) == (False, True)
        assert (reading[name]["readOnlyHint"], reading[name]["destructiveHint"]) == (True, False)


def test_mutations_need_confirmation_and_queries_do_not(client, gitlab):
    gitlab.plan("POST", "/api/graphql", json={"data": {"a": {"errors": [], "id": 1}}})
    document = "mutation { a { errors id } }"
    refused(
        client.call("gitlab_graphql_query", document=document), "Confirmation Needed", "It would run mutation"
    )
    refused(client.call("gitlab_graphql_query", document="query { a", confirm=False), "Confirmation Needed")
    assert gitlab.requests == []
    assert (
        structured(client.call("gitlab_graphql_query", document=document, confirm=True))["data"]["a"]["id"]
        == 1
    )
    structured(client.call("gitlab_graphql_query", document="{ a }"))


def test_errors_beside_data_are_shown_and_a_refused_mutation_fails(client, gitlab):
    gitlab.plan(
        "POST",
        "/api/graphql",
        json={"data": {"a": 1, "b": None}, "errors": [{"message": "b is down"}]},
        times=1,
    )
    data = structured(client.call("gitlab_graphql_query", document="{ a b }"))
    assert (data["data"], data["errors"]) == ({"a": 1, "b": None}, [{"message": "b is down"}])
    gitlab.plan("POST", "/api/graphql", json={"data": {"a": {"errors": ["Title is missing"]}}}, times=1)
    refused(
        client.call("gitlab_graphql_query", document="mutation { a { errors } }", confirm=True),
        "Title is missing",
    )
    gitlab.plan(
        "POST",
        "/api/graphql",
        json={"errors": [{"message": "Field 'x' doesn't exist on type 'Query'"}]},
        times=1,
    )
    refused(client.call("gitlab_graphql_query", document="{ x }"), "Field 'x' doesn't exist")


def test_a_deletion_needs_confirmation_that_names_it(client, gitlab):
    arguments = {"method": "DELETE", "path": "/projects/42/repository/branches/develop"}
    refused(
        client.call("gitlab_api_request", **arguments),
        "Confirmation Needed",
        "DELETE /projects/42/repository/branches/develop",
    )
    assert gitlab.requests == []
    assert structured(client.call("gitlab_api_request", **arguments, confirm=True))["status"] == 204


MERGES = [
    "/projects/42/merge_requests/243/merge",
    "projects/gitlab-org%2Fapp/merge_requests/243/merge/",
    "/projects/42/merge_requests/243/merge.json",
    "/projects/42/merge_requests/243/%6Derge",
    "/api/v4/projects/42/merge_requests/243/merge?x=1",
    "/projects/42/merge%5Frequests/243/merge",
]


@pytest.mark.parametrize("path", MERGES)
def test_what_an_action_calls_destructive_needs_confirmation_here_too(client, gitlab, path):
    refused(client.call("gitlab_api_request", method="PUT", path=path), "Confirmation Needed")
    assert gitlab.requests == []


def test_other_writes_need_no_confirmation_and_send_the_body_as_it_is(client, gitlab):
    gitlab.plan("PUT", "/projects/42/issues/1", json={"iid": 1})
    body = {"milestone_id": None, "labels": ["a", "b"], "nested": {"x": [None, 0]}}
    structured(
        client.call("gitlab_api_request", method="PUT", path="/projects/42/issues/1", body=json.dumps(body))
    )
    assert gitlab.requests[-1].body == body


def test_safe_mode_shows_the_request_and_sends_reads_only(serve, gitlab):
    client = serve("--tool-surface=individual", GITLAB_MCP_SAFE_MODE="1")
    preview = structured(
        client.call("gitlab_api_request", method="POST", path="/projects/42/issues?x=1", body={"title": "t"})
    )["preview"]
    assert preview == {"method": "POST", "path": "/projects/42/issues?x=1", "body": {"title": "t"}}
    preview = structured(client.call("gitlab_graphql_query", document="mutation { a }", variables={"b": 1}))[
        "preview"
    ]
    assert preview == {"document": "mutation { a }", "variables": {"b": 1}}
    assert gitlab.requests == []
    assert structured(client.call("gitlab_api_request", method="GET", path="/projects/42"))["status"] == 200


ELSEWHERE = [
    "https://evil.example/api/v4/projects",
    "http:evil.example",
    "//evil.example/projects",
    "\\\\evil.example\\x",
    "/\\evil.example",
    "../graphql",
    "/projects/../../graphql",
    "/projects/42/..",
    "/projects/%2e%2e/%2E%2E/graphql",
    "/projects/%252e%252e/x",
    "/./version",
    "/projects/..%2f..%2fgraphql",
    "/projects/x%2F..%2F..%2Fy",
    "/projects/..;/x",
    "/api/v4/../graphql",
    "..%5cgraphql",
    "/projects//42",
    "",
    "/",
    "/projects/42%0d%0aX-Evil: 1",
    "/projects/42\r\nX-Evil: 1",
    "gitlab.com:443/x",
    "file:///etc/passwd",
    "/%2F%2Fevil.example",
    "%68ttps://evil.example",
    "/projects/\x00",
    "https%3A%2F%2Fevil.example",
]


@pytest.mark.parametrize("path", ELSEWHERE)
def test_no_request_leaves_the_api(client, gitlab, path):
    refused(client.call("gitlab_api_request", method="GET", path=path), "path: ")
    assert gitlab.requests == []


FORMS = {
    "/projects/gitlab-org%2Fapp": "/projects/gitlab-org%2Fapp",
    "projects/42/": "/projects/42",
    "/api/v4/projects/42": "/projects/42",
    "api/v4/version": "/version",
    "/projects/42/repository/files/a%20b%2Fc.md": "/projects/42/repository/files/a%20b%2Fc.md",
    "/projects/42/repository/files/100%": "/projects/42/repository/files/100%25",
    "/projects/42/wikis/größe": "/projects/42/wikis/gr%C3%B6%C3%9Fe",
    "/projects/42/repository/branches/a%23b": "/projects/42/repository/branches/a%23b",
    "/projects/42/repository/tags/v1..v2": "/projects/42/repository/tags/v1..v2",
}


@pytest.mark.parametrize(("given", "sent"), FORMS.items())
def test_a_path_is_taken_as_gitlab_documents_it(client, gitlab, given, sent):
    gitlab.plan("GET", sent, json={"ok": 1})
    assert structured(client.call("gitlab_api_request", method="GET", path=given))["reply"] == {"ok": 1}


def test_query_parameters_come_from_path_and_query(client, gitlab):
    gitlab.plan(
        "GET", "/projects/42/issues", json=[], headers={"X-Page": "1", "X-Next-Page": "2", "X-Total": "30"}
    )
    result = client.call(
        "gitlab_api_request",
        method="GET",
        path="/projects/42/issues?state=opened&labels=a%20b",
        query={"iids": [1, 2], "not": {"labels": "x"}, "confidential": True},
    )
    assert gitlab.requests[-1].query == [
        ("state", "opened"),
        ("labels", "a b"),
        ("iids[]", "1"),
        ("iids[]", "2"),
        ("not[labels]", "x"),
        ("confidential", "true"),
    ]
    data = structured(result)
    assert data["pagination"]["next_page"] == 2
    assert "page=2" in data["next_steps"][0]


def test_replies_that_are_not_json_come_as_text(client, gitlab):
    gitlab.plan("GET", "/projects/42/jobs/7/trace", body=b"line 1\nline 2")
    data = structured(client.call("gitlab_api_request", method="GET", path="/projects/42/jobs/7/trace"))
    assert (data["content"], data["content_type"]) == ("line 1\nline 2", "text/plain")
    gitlab.plan(
        "GET",
        "/projects/42/jobs/7/artifacts",
        body=b"PK\x00\xff",
        headers={"Content-Type": "application/zip"},
    )
    data = structured(client.call("gitlab_api_request", method="GET", path="/projects/42/jobs/7/artifacts"))
    assert (data["size"], data["content_type"], "content" in data) == (4, "application/zip", False)
    gitlab.plan("GET", "/projects/42/jobs/8/trace", body=b"x" * 500_000)
    data = structured(client.call("gitlab_api_request", method="GET", path="/projects/42/jobs/8/trace"))
    assert len(data["content"]) < 80_000
    assert data["size"] == 500_000


def test_a_failed_request_is_told_like_any_other(client, gitlab):
    gitlab.plan("POST", "/projects/42/labels", status=409, json={"message": "Label already exists"})
    refused(
        client.call("gitlab_api_request", method="POST", path="/projects/42/labels", body={"name": "a"}),
        "Conflict",
        "Label already exists",
    )


def test_a_redirect_to_another_host_gets_no_token(client, gitlab):
    answer = (
        b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok"
    )
    with Recorder(answer) as other:
        gitlab.plan(
            "GET", "/projects/42/thing", status=302, body=b"", headers={"Location": f"{other.address}/x"}
        )
        structured(client.call("gitlab_api_request", method="GET", path="/projects/42/thing"))
        assert gitlab.token.encode() not in other.got[0]


def test_every_surface_reaches_both(serve, gitlab):
    gitlab.plan("POST", "/api/graphql", json={"data": {"a": 1}})
    meta = serve("--tool-surface=meta", GITLAB_MCP_READ_ONLY="1")
    assert structured(meta.call("gitlab_api", action="graphql_query", params={"document": "{ a }"}))[
        "data"
    ] == {"a": 1}
    dynamic = serve("--tool-surface=dynamic", GITLAB_MCP_CONFIRM="never")
    arguments = {"method": "DELETE", "path": "/projects/42/repository/branches/develop"}
    assert (
        structured(dynamic.call("gitlab_execute_action", action="api.request", params=arguments))["status"]
        == 204
    )
