"""Actions that are more than one request: reviews by file and line, whole diffs, commits, waits, failures."""

from __future__ import annotations

import base64
import hashlib
from typing import Any

import pytest
from conftest import text_of

MR = "/projects/42/merge_requests/7"
THING: dict[str, Any] = {"project_id": 42, "merge_request_iid": 7}
SHAS = {"base_sha": "b" * 40, "start_sha": "5" * 40, "head_sha": "e" * 40}
VERSIONS = [
    {"id": 12, "base_commit_sha": "b" * 40, "start_commit_sha": "5" * 40, "head_commit_sha": "e" * 40},
    {"id": 11, "base_commit_sha": "0" * 40, "start_commit_sha": "1" * 40, "head_commit_sha": "2" * 40},
]
# Old lines 10–13 are new lines 10–14; then old 30–32 are new 31–32.
EDITED = (
    "@@ -10,4 +10,5 @@ def f():\n a\n-b\n+B\n+B2\n c\n d\n\\ No newline at end of file\n"
    "@@ -30,3 +31,2 @@\n--- x\n y\n z\n"
)


def row(path: str, diff: str, **more: Any) -> dict[str, Any]:
    """A file in GitLab's list of diffs."""
    return {
        "old_path": path,
        "new_path": path,
        "a_mode": "100644",
        "b_mode": "100644",
        "diff": diff,
        "new_file": False,
        "renamed_file": False,
        "deleted_file": False,
        "collapsed": False,
        "too_large": False,
        **more,
    }


DIFFS = [
    row("src/app.py", EDITED),
    row("docs/new.md", "@@ -0,0 +1,2 @@\n+one\n+two\n", new_file=True, a_mode="0"),
    row("src/moved.py", "@@ -1,2 +1,2 @@\n-old\n+new\n same\n", old_path="src/before.py", renamed_file=True),
    row("logo.png", "Binary files a/logo.png and b/logo.png differ\n"),
]


def code(path: str, old: int, new: int) -> str:
    return f"{hashlib.sha1(path.encode()).hexdigest()}_{old}_{new}"


def plan_review(gitlab, diffs=DIFFS, where="/discussions"):
    gitlab.plan("GET", MR + "/versions", json=VERSIONS)
    gitlab.plan("GET", MR + "/diffs", json=diffs)
    note = {"id": 501, "body": "Why?", "author": {"username": "alice"}, "resolvable": True}
    made = {"id": "f" * 40, "individual_note": False, "notes": [note]}
    draft = {"id": 9, "note": "Why?", "discussion_id": None}
    gitlab.plan("POST", MR + where, status=201, json=made if where == "/discussions" else draft)


def sent(gitlab, method: str = "POST") -> Any:
    """The body of the last request of a method."""
    return [r for r in gitlab.requests if r.method == method][-1].body


def lines_of(gitlab) -> list[str]:
    return [f"{r.method} {r.path}" for r in gitlab.requests]


# Projects


@pytest.mark.parametrize(
    "form",
    [
        "{url}/g/p",
        "{url}/g/p.git",
        "{url}/g/p/-/issues/3?x=1#n",
        "ssh://git@{host}:2222/g/p.git",
        "git@{host}:g/p.git",
        "https://user:secret@{host}/g/p.git",
    ],
)
def test_a_project_is_found_by_any_form_of_its_address(client, gitlab, form):
    gitlab.plan(
        "GET", "/projects/g%2Fp", json={"id": 42, "path_with_namespace": "g/p", "web_url": "https://x.y/g/p"}
    )
    result = client.call("gitlab_project_resolve", remote_url=form.format(url=gitlab.url, host="127.0.0.1"))
    assert result["structuredContent"]["id"] == 42, text_of(result)
    assert text_of(result).startswith("## Project: g/p\n")


def test_an_address_on_another_host_is_refused_with_the_reason_and_nothing_is_asked(client, gitlab):
    result = client.call("gitlab_project_resolve", remote_url="git@github.com:g/p.git")
    assert result["isError"]
    assert "github.com is another host" in text_of(result)
    assert gitlab.requests == []


# Commits


def test_a_file_without_an_action_is_updated_where_it_exists_and_else_created(client, gitlab):
    files = "/projects/42/repository/files/"
    gitlab.plan("HEAD", files + "src%2Fold.py")
    gitlab.plan("HEAD", files + "src%2Fnew.py", status=404)
    gitlab.plan(
        "POST", "/projects/42/repository/commits", status=201, json={"id": "c" * 40, "short_id": "c" * 8}
    )
    actions = [
        {"file_path": "src/old.py", "content": "a\n"},
        {"file_path": "src/new.py", "content": "aGVsbG8=", "encoding": "base64"},
        {"file_path": "gone.py", "action": "delete"},
    ]
    result = client.call(
        "gitlab_commit_create", project_id=42, branch="main", commit_message="m", actions=actions
    )
    assert not result["isError"], text_of(result)
    assert sent(gitlab)["actions"] == [
        {"file_path": "src/old.py", "content": "a\n", "action": "update"},
        {"file_path": "src/new.py", "content": "aGVsbG8=", "encoding": "base64", "action": "create"},
        {"file_path": "gone.py", "action": "delete"},
    ]
    heads = [r for r in gitlab.requests if r.method == "HEAD"]
    assert {r.path for r in heads} == {files + "src%2Fold.py", files + "src%2Fnew.py"}
    assert all(dict(r.query) == {"ref": "main"} for r in heads)


def test_a_new_branch_is_looked_at_where_it_starts(client, gitlab):
    gitlab.plan("HEAD", "/projects/42/repository/files/a.txt")
    gitlab.plan("POST", "/projects/42/repository/commits", status=201, json={"id": "c" * 40})
    client.call(
        "gitlab_commit_create",
        project_id=42,
        branch="wip",
        start_branch="main",
        commit_message="m",
        actions=[{"file_path": "a.txt", "content": "x"}],
    )
    assert dict(gitlab.requests[0].query) == {"ref": "main"}


def test_nothing_is_committed_when_it_is_not_known_whether_a_file_exists(client, gitlab):
    gitlab.plan("HEAD", "/projects/42/repository/files/a.txt", status=403)
    result = client.call(
        "gitlab_commit_create",
        project_id=42,
        branch="main",
        commit_message="m",
        actions=[{"file_path": "a.txt", "content": "x"}],
    )
    assert result["isError"]
    assert "403" in text_of(result)
    assert [r.method for r in gitlab.requests] == ["HEAD"]


def test_content_that_is_no_base64_is_refused_before_anything_is_sent(client, gitlab):
    wrong = [
        {"file_path": "a.bin", "action": "create", "content": "just text!", "encoding": "base64"},
        {"file_path": "b.bin", "action": "create", "content": "aGVs\nbG8=\n", "encoding": "base64"},
    ]
    result = client.call(
        "gitlab_commit_create", project_id=42, branch="main", commit_message="m", actions=wrong
    )
    assert result["isError"]
    assert "a.bin" in text_of(result)
    assert "b.bin" not in text_of(result)
    single = {"project_id": 42, "file_path": "a.bin", "branch": "main", "commit_message": "m"}
    for tool in ("gitlab_file_create", "gitlab_file_update"):
        assert client.call(tool, **single, content="just text!", encoding="base64")["isError"]
    assert gitlab.requests == []


# Comments on lines


@pytest.mark.parametrize(
    ("where", "numbers", "paths"),
    [
        ({"file_path": "src/app.py", "line": 11}, {"new_line": 11}, ("src/app.py", "src/app.py")),
        (
            {"file_path": "src/app.py", "line": 11, "side": "old"},
            {"old_line": 11},
            ("src/app.py", "src/app.py"),
        ),
        (
            {"file_path": "src/app.py", "line": 13},
            {"old_line": 12, "new_line": 13},
            ("src/app.py", "src/app.py"),
        ),
        (
            {"file_path": "src/app.py", "line": 30, "side": "old"},
            {"old_line": 30},
            ("src/app.py", "src/app.py"),
        ),
        (
            {"file_path": "src/app.py", "line": 32},
            {"old_line": 32, "new_line": 32},
            ("src/app.py", "src/app.py"),
        ),
        ({"file_path": "docs/new.md", "line": 2}, {"new_line": 2}, ("docs/new.md", "docs/new.md")),
        ({"file_path": "src/moved.py", "line": 1}, {"new_line": 1}, ("src/before.py", "src/moved.py")),
        (
            {"file_path": "src/before.py", "line": 1, "side": "old"},
            {"old_line": 1},
            ("src/before.py", "src/moved.py"),
        ),
        (
            {"file_path": "src/moved.py", "line": 2},
            {"old_line": 2, "new_line": 2},
            ("src/before.py", "src/moved.py"),
        ),
    ],
    ids=[
        "added",
        "removed",
        "unchanged",
        "removed, dashes",
        "after a removal",
        "new file",
        "renamed, added",
        "renamed, removed",
        "renamed, unchanged",
    ],
)
def test_a_comment_on_a_line_has_the_position_that_gitlab_wants(client, gitlab, where, numbers, paths):
    plan_review(gitlab)
    result = client.call("gitlab_mr_line_comment_create", **THING, **where, body="Why?")
    assert not result["isError"], text_of(result)
    assert sent(gitlab) == {
        "body": "Why?",
        "position": {"position_type": "text", **SHAS, "old_path": paths[0], "new_path": paths[1], **numbers},
    }
    assert result["structuredContent"]["discussion_id"] == "f" * 40
    assert text_of(result).startswith("## Line Comment Created: 501\n")


def test_a_comment_on_several_lines_carries_the_line_codes_of_both_ends(client, gitlab):
    plan_review(gitlab)
    client.call(
        "gitlab_mr_line_comment_create", **THING, file_path="src/app.py", start_line=11, line=13, body="?"
    )
    position = sent(gitlab)["position"]
    assert (position["old_line"], position["new_line"]) == (12, 13)
    assert position["line_range"] == {
        "start": {"line_code": code("src/app.py", 12, 11), "type": "new", "new_line": 11},
        "end": {"line_code": code("src/app.py", 12, 13), "old_line": 12, "new_line": 13},
    }


def test_a_range_may_start_on_a_removed_line_and_end_on_an_added_one(client, gitlab):
    plan_review(gitlab)
    client.call(
        "gitlab_mr_line_comment_create",
        **THING,
        file_path="src/app.py",
        start_line=11,
        start_side="old",
        line=12,
        body="?",
    )
    start = sent(gitlab)["position"]["line_range"]["start"]
    assert start == {"line_code": code("src/app.py", 11, 11), "type": "old", "old_line": 11}


def test_the_line_code_of_a_new_file_counts_no_old_lines(client, gitlab):
    plan_review(gitlab)
    client.call(
        "gitlab_mr_line_comment_create", **THING, file_path="docs/new.md", start_line=1, line=2, body="?"
    )
    both = sent(gitlab)["position"]["line_range"]
    assert [both[end]["line_code"] for end in ("start", "end")] == [code("docs/new.md", 0, n) for n in (1, 2)]


def test_a_pending_comment_goes_to_the_draft_notes(client, gitlab):
    plan_review(gitlab, where="/draft_notes")
    result = client.call(
        "gitlab_mr_line_comment_create", **THING, file_path="src/app.py", line=11, body="Why?", draft=True
    )
    assert sent(gitlab)["note"] == "Why?"
    assert sent(gitlab)["position"]["new_line"] == 11
    assert result["structuredContent"]["draft"] is True
    assert "gitlab_mr_draft_note_publish_all" in text_of(result)


def test_a_line_outside_the_diff_is_refused_with_the_lines_inside(client, gitlab):
    plan_review(gitlab)
    result = client.call("gitlab_mr_line_comment_create", **THING, file_path="src/app.py", line=20, body="?")
    assert result["isError"]
    assert "side=new: 10–14, 31–32" in text_of(result)
    assert "side=old: 10–13, 30–32" in text_of(result)
    assert "POST" not in [r.method for r in gitlab.requests]


def test_a_file_outside_the_diff_is_refused_with_the_files_inside(client, gitlab):
    plan_review(gitlab)
    result = client.call("gitlab_mr_line_comment_create", **THING, file_path="src/apps.py", line=1, body="?")
    assert result["isError"]
    assert "Did you mean src/app.py" in text_of(result)
    assert "docs/new.md" in text_of(result)


def test_a_binary_file_has_no_line_to_comment_on(client, gitlab):
    plan_review(gitlab)
    result = client.call("gitlab_mr_line_comment_create", **THING, file_path="logo.png", line=1, body="?")
    assert "side=new: none" in text_of(result)


def test_lines_of_a_file_on_a_later_page_and_of_a_collapsed_one_can_be_commented_on(client, gitlab):
    plan_review(gitlab)
    last = [row("src/big.py", "", collapsed=True)]
    pages = [{"json": DIFFS, "headers": {"X-Next-Page": "2"}}, {"json": last}]
    gitlab.plan("GET", MR + "/diffs", repeat=pages)
    raw = b"diff --git a/src/big.py b/src/big.py\n--- a/src/big.py\n+++ b/src/big.py\n@@ -1 +1 @@\n-a\n+b\n"
    gitlab.plan("GET", MR + "/raw_diffs", body=raw)
    result = client.call("gitlab_mr_line_comment_create", **THING, file_path="src/big.py", line=1, body="?")
    assert not result["isError"], text_of(result)
    assert sent(gitlab)["position"]["new_line"] == 1


def test_a_diff_that_changed_meanwhile_is_advised_to_be_read_again(client, gitlab):
    plan_review(gitlab)
    said = '400 Bad request - Note {:line_code=>["can\'t be blank", "must be a valid line code"]}'
    gitlab.plan("POST", MR + "/discussions", status=400, json={"message": said}, times=1)
    result = client.call("gitlab_mr_line_comment_create", **THING, file_path="src/app.py", line=11, body="?")
    assert result["isError"]
    assert "The diff changed meanwhile" in text_of(result)


# Replies


@pytest.mark.parametrize(
    "named", ["f" * 40, "502", 502, "https://gitlab.example.com/g/p/-/merge_requests/7#note_502"]
)
def test_a_reply_goes_into_the_thread_that_its_id_or_a_comment_in_it_names(client, gitlab, named):
    threads = [{"id": "0" * 40, "notes": [{"id": 1}]}, {"id": "f" * 40, "notes": [{"id": 501}, {"id": 502}]}]
    gitlab.plan("GET", MR + "/discussions", json=threads)
    gitlab.plan("POST", f"{MR}/discussions/{'f' * 40}/notes", status=201, json={"id": 503, "body": "Yes."})
    result = client.call("gitlab_mr_discussion_note_create", **THING, discussion_id=named, body="Yes.")
    assert not result["isError"], text_of(result)
    assert sent(gitlab) == {"body": "Yes."}


def test_a_thread_of_an_issue_is_found_by_a_comment_too_and_can_be_resolved_by_one(client, gitlab):
    threads = [{"id": "a" * 40, "notes": [{"id": 77}]}]
    for home, tool, thing in (
        ("/projects/42/issues/3", "gitlab_issue", {"project_id": 42, "issue_iid": 3}),
        (MR, "gitlab_mr", THING),
    ):
        gitlab.plan("GET", home + "/discussions", json=threads)
        gitlab.plan("POST", f"{home}/discussions/{'a' * 40}/notes", status=201, json={"id": 78})
        gitlab.plan("PUT", f"{home}/discussions/{'a' * 40}", json={"id": "a" * 40})
        assert not client.call(f"{tool}_discussion_note_create", **thing, discussion_id="77", body="x")[
            "isError"
        ]
        assert not client.call(f"{tool}_discussion_resolve", **thing, discussion_id="77")["isError"]


def test_a_reply_to_a_comment_that_does_not_exist_opens_no_thread(client, gitlab):
    gitlab.plan("GET", MR + "/discussions", json=[])
    result = client.call("gitlab_mr_discussion_note_create", **THING, discussion_id="9", body="x")
    assert result["isError"]
    assert lines_of(gitlab) == [f"GET {MR}/discussions"]


# Whole diffs


def plan_diff(gitlab, diffs=DIFFS, count="4"):
    facts = {"iid": 7, "title": "Fix", "changes_count": count, "diff_refs": SHAS}
    gitlab.plan("GET", MR, json=facts)
    gitlab.plan("GET", MR + "/diffs", json=diffs)


def test_a_merge_requests_diff_is_one_plain_text(client, gitlab):
    tricky = "@@ -1 +1,2 @@\n-\tx = \"a\"\n+\tx = 'b'\n+```\n"
    plan_diff(gitlab, [*DIFFS, row("tabs.py", tricky)])
    result = client.call("gitlab_mr_diff_get", **THING)
    data = result["structuredContent"]
    assert EDITED in data["content"]
    assert data["content"].endswith("diff --git a/tabs.py b/tabs.py\n--- a/tabs.py\n+++ b/tabs.py\n" + tricky)
    assert "rename from src/before.py\nrename to src/moved.py\n--- a/src/before.py" in data["content"]
    assert "new file mode 100644\n--- /dev/null\n+++ b/docs/new.md\n@@ -0,0 +1,2 @@" in data["content"]
    assert data["complete"] is True
    assert tricky in text_of(result)  # fenced by more backticks than it holds
    assert "````" in text_of(result)


def test_a_long_diff_is_cut_between_files_and_says_how_to_go_on(client, gitlab):
    body = "".join(f"+line {n}\n" for n in range(60))
    many = [row(f"f{n}.py", f"@@ -0,0 +1,60 @@\n{body}", new_file=True) for n in range(5)]
    plan_diff(gitlab, many, "5")
    first = client.call("gitlab_mr_diff_get", **THING, max_chars=1500)["structuredContent"]
    assert (first["files"], first["files_left"]) == (["f0.py", "f1.py"], ["f2.py", "f3.py", "f4.py"])
    assert first["complete"] is False
    assert "Get the rest, 3 files, with from_file=f2.py" in first["next_steps"]
    rest = client.call("gitlab_mr_diff_get", **THING, max_chars=9000, from_file="f2.py")["structuredContent"]
    assert (rest["files"], rest["files_left"]) == (["f2.py", "f3.py", "f4.py"], [])
    some = client.call("gitlab_mr_diff_get", **THING, paths=["f4.py"])["structuredContent"]
    assert some["files"] == ["f4.py"]
    assert "File Not in the Diff" in text_of(client.call("gitlab_mr_diff_get", **THING, paths=["no.py"]))


def test_a_single_file_that_is_too_long_is_cut_after_a_whole_line(client, gitlab):
    plan_diff(gitlab, [row("f.py", "@@ -0,0 +1,500 @@\n" + "+0123456789\n" * 500, new_file=True)], "1")
    data = client.call("gitlab_mr_diff_get", **THING, max_chars=1000)["structuredContent"]
    assert len(data["content"]) <= 1000
    assert data["content"].endswith("+0123456789\n")
    assert any("cut after 1000 characters" in step for step in data["next_steps"])


RAW = """diff --git a/src/big.py b/src/big.py
index 1..2 100644
--- a/src/big.py
+++ b/src/big.py
@@ -1 +1 @@
-a
+diff --git a/x b/x
diff --git "a/caf\\303\\251 1.txt" "b/caf\\303\\251 1.txt"
new file mode 100644
--- /dev/null
+++ "b/caf\\303\\251 1.txt"\t
@@ -0,0 +1 @@
+x
diff --git a/gone.bin b/gone.bin
deleted file mode 100644
Binary files a/gone.bin and /dev/null differ
diff --git a/was.py b/is now.py
similarity index 100%
rename from was.py
rename to is now.py
"""


@pytest.mark.parametrize(
    "marks",
    [{"collapsed": True}, {"too_large": True}, {"collapsed": None, "too_large": None}],
    ids=["collapsed", "large", "old"],
)
def test_a_file_that_gitlab_leaves_out_is_fetched_from_the_plain_diff(client, gitlab, marks):
    left_out = {k: v for k, v in row("src/big.py", "", **marks).items() if v is not None}
    plan_diff(gitlab, [left_out, DIFFS[0]], "2")
    gitlab.plan("GET", MR + "/raw_diffs", body=RAW.encode())
    data = client.call("gitlab_mr_diff_get", **THING)["structuredContent"]
    assert "@@ -1 +1 @@\n-a\n+diff --git a/x b/x\n" in data["content"]
    assert data["complete"] is True
    assert data["files"] == ["src/big.py", "src/app.py"]


def test_files_missing_from_an_incomplete_list_are_taken_from_the_plain_diff(client, gitlab):
    plan_diff(gitlab, [DIFFS[0]], "1000+")
    gitlab.plan("GET", MR + "/raw_diffs", body=RAW.encode())
    data = client.call("gitlab_mr_diff_get", **THING)["structuredContent"]
    assert data["files"] == ["src/app.py", "src/big.py", "café 1.txt", "gone.bin", "is now.py"]
    assert "new file mode 100644\n--- /dev/null\n+++ b/café 1.txt\n@@ -0,0 +1 @@\n+x\n" in data["content"]
    assert "deleted file mode 100644\nBinary files a/gone.bin and /dev/null differ" in data["content"]
    assert data["content"].endswith("b/is now.py\nrename from was.py\nrename to is now.py\n")
    assert data["complete"] is True


def test_where_there_is_no_plain_diff_the_two_commits_are_compared(client, gitlab):
    plan_diff(gitlab, [row("src/big.py", "", too_large=True)], "1")
    gitlab.plan("GET", MR + "/raw_diffs", status=404)
    gitlab.plan(
        "GET", "/projects/42/repository/compare", json={"diffs": [row("src/big.py", "@@ -1 +1 @@\n-a\n+b\n")]}
    )
    data = client.call("gitlab_mr_diff_get", **THING)["structuredContent"]
    assert "-a\n+b\n" in data["content"]
    assert dict(gitlab.requests[-1].query) == {"from": "b" * 40, "to": "e" * 40, "straight": "true"}


def test_what_cannot_be_had_of_a_diff_is_named(client, gitlab):
    plan_diff(gitlab, [row("src/big.py", "", too_large=True), DIFFS[0]], "1000+")
    gitlab.plan("GET", MR + "/raw_diffs", status=404)
    gitlab.plan("GET", "/projects/42/repository/compare", status=500)
    data = client.call("gitlab_mr_diff_get", **THING)["structuredContent"]
    assert data["files_without_diff"] == ["src/big.py"]
    assert data["complete"] is False
    assert any("src/big.py" in step for step in data["next_steps"])
    assert any("incomplete" in step and "1000+" in step for step in data["next_steps"])


# Waiting


@pytest.mark.parametrize(
    ("tool", "path", "name"),
    [
        ("gitlab_pipeline_wait", "/projects/42/pipelines/5", "pipeline_id"),
        ("gitlab_job_wait", "/projects/42/jobs/5", "job_id"),
    ],
)
def test_waiting_ends_with_the_final_state_and_tells_progress_at_each_look(client, gitlab, tool, path, name):
    states = [{"json": {"id": 5, "status": s}} for s in ("pending", "running", "success")]
    gitlab.plan("GET", path, repeat=states)
    before = len(client.notifications)
    arguments = {"project_id": 42, name: 5, "interval_seconds": 1}
    number = client.start("tools/call", {"name": tool, "arguments": arguments}, meta={"progressToken": tool})
    result = client.wait(number)["result"]
    assert result["structuredContent"]["status"] == "success"
    told = [n["params"] for n in client.notifications[before:] if n["method"] == "notifications/progress"]
    assert [p["message"].rpartition(" ")[2] for p in told if " is " in p["message"]] == [
        "pending",
        "running",
        "success",
    ]


@pytest.mark.parametrize("state", ["success", "failed", "canceled", "skipped", "manual"])
def test_a_state_that_is_final_already_is_answered_at_once(client, gitlab, state):
    gitlab.plan("GET", "/projects/42/pipelines/5", json={"id": 5, "status": state})
    result = client.call("gitlab_pipeline_wait", project_id=42, pipeline_id=5)
    assert result["structuredContent"]["status"] == state
    assert len(gitlab.requests) == 1


def test_when_the_time_is_up_the_state_so_far_comes_with_a_hint_to_go_on(client, gitlab):
    gitlab.plan("GET", "/projects/42/jobs/5", json={"id": 5, "name": "build", "status": "running"})
    result = client.call("gitlab_job_wait", project_id=42, job_id=5, timeout_seconds=1, interval_seconds=30)
    assert not result["isError"]
    assert result["structuredContent"]["status"] == "running"
    assert "gitlab_job_wait" in result["structuredContent"]["next_steps"][0]
    assert len(gitlab.requests) == 2


def test_a_failure_is_an_error_only_where_that_is_asked_for(client, gitlab):
    gitlab.plan(
        "GET", "/projects/42/jobs/5", json={"id": 5, "status": "failed", "failure_reason": "script_failure"}
    )
    assert not client.call("gitlab_job_wait", project_id=42, job_id=5)["isError"]
    result = client.call("gitlab_job_wait", project_id=42, job_id=5, fail_on_error=True)
    assert result["isError"]
    assert "script_failure" in text_of(result)


def test_a_wait_ends_when_the_client_cancels_it(client, gitlab):
    gitlab.plan("GET", "/projects/42/jobs/5", json={"id": 5, "status": "running"})
    arguments = {"project_id": 42, "job_id": 5, "interval_seconds": 60, "timeout_seconds": 600}
    meta = {"progressToken": "cancelled wait"}
    number = client.start("tools/call", {"name": "gitlab_job_wait", "arguments": arguments}, meta=meta)
    while not gitlab.requests:
        client.request("ping")
    client.notify("notifications/cancelled", {"requestId": number})
    assert (
        client.call("gitlab_job_wait", project_id=42, job_id=5, timeout_seconds=1)["structuredContent"]["id"]
        == 5
    )
    assert number not in client.arrived


# Why a pipeline failed

PIPELINE = {
    "id": 5,
    "iid": 2,
    "project_id": 42,
    "status": "failed",
    "ref": "main",
    "web_url": "https://x.y/g/p/-/pipelines/5",
}


def job(number: int, name: str, **more: Any) -> dict[str, Any]:
    return {
        "id": number,
        "name": name,
        "stage": "test",
        "status": "failed",
        "failure_reason": "script_failure",
        "allow_failure": False,
        "web_url": f"https://x.y/g/p/-/jobs/{number}",
        **more,
    }


def plan_failed(gitlab, jobs, bridges=()):
    gitlab.plan("GET", "/projects/42/pipelines/5", json=PIPELINE)
    gitlab.plan("GET", "/projects/42/pipelines/5/jobs", json=jobs)
    gitlab.plan("GET", "/projects/42/pipelines/5/bridges", json=list(bridges))


def test_a_failed_pipeline_is_explained_by_its_jobs_and_the_end_of_their_logs(client, gitlab):
    bridge = job(
        9,
        "deploy",
        failure_reason="downstream_pipeline_creation_failed",
        downstream_pipeline={"id": 60, "status": "failed", "project_id": 43},
    )
    plan_failed(gitlab, [job(6, "lint", allow_failure=True), job(7, "unit")], [bridge])
    log = (
        "section_start:1:x\r\x1b[0K\x1b[32mstart\x1b[0m\n"
        + "\n".join(f"line {n}" for n in range(100))
        + "\nERROR\n"
    )
    gitlab.plan("GET", "/projects/42/jobs/7/trace", body=log.encode())
    gitlab.plan("GET", "/projects/42/jobs/6/trace", body=b"")
    result = client.call("gitlab_pipeline_failure_get", project_id=42, pipeline_id=5, tail_lines=3)
    data = result["structuredContent"]
    assert [j["name"] for j in data["failed_jobs"]] == ["unit", "lint", "deploy"]
    assert data["failed_jobs"][0]["log"] == "line 98\nline 99\nERROR"
    assert data["failed_jobs"][2]["downstream_pipeline"]["id"] == 60
    assert data["not_read"] == ["log of job 6, lint: it is empty"]
    assert any(
        "downstream pipeline 60" in s and "gitlab_pipeline_failure_get" in s for s in data["next_steps"]
    )
    assert "line 98\nline 99\nERROR" in text_of(result)
    assert all(
        dict(r.query)["scope[]"] == "failed"
        for r in gitlab.requests
        if r.path.endswith(("/jobs", "/bridges"))
    )


def test_logs_are_read_side_by_side_and_what_cannot_be_read_is_said(client, gitlab):
    plan_failed(gitlab, [job(n, f"j{n}") for n in range(1, 14)])
    gitlab.plan("GET", "/projects/42/pipelines/5/bridges", status=403)
    for n in range(1, 14):
        gitlab.plan(
            "GET", f"/projects/42/jobs/{n}/trace", body=b"x" * 9000, delay=0.2, status=404 if n == 2 else 200
        )
    result = client.call("gitlab_pipeline_failure_get", project_id=42, pipeline_id=5)
    data = result["structuredContent"]
    unread = " ".join(data["not_read"])
    for words in ("job 2, j2", "jobs that start other pipelines", "job 13, j13: only 10 logs"):
        assert words in unread
    assert len(data["failed_jobs"]) == 13
    assert sum(len(j.get("log", "")) for j in data["failed_jobs"]) < 31_000
    assert sum("/trace" in line for line in lines_of(gitlab)) == 10


def test_a_pipeline_without_failed_jobs_says_so(client, gitlab):
    plan_failed(gitlab, [])
    result = client.call("gitlab_pipeline_failure_get", project_id=42, pipeline_id=5)
    assert "No job of this pipeline failed: it is failed" in text_of(result)
    gitlab.plan(
        "GET", "/projects/42/pipelines/5", json={**PIPELINE, "yaml_errors": "jobs config is empty"}, times=1
    )
    result = client.call("gitlab_pipeline_failure_get", project_id=42, pipeline_id=5)
    assert "see yaml_errors" in text_of(result)
    assert "jobs config is empty" in text_of(result)


def test_a_failed_pipeline_that_does_not_exist_is_not_found(client, gitlab):
    gitlab.plan("GET", "/projects/42/pipelines/5", status=404, json={"message": "404 Not found"})
    text = text_of(client.call("gitlab_pipeline_failure_get", project_id=42, pipeline_id=5))
    assert text.startswith("## ❓ Pipeline Not Found")


def test_only_the_failed_tests_of_a_report_are_listed_with_the_beginning_of_their_output(client, gitlab):
    cases = [
        {"name": "ok", "status": "success"},
        {
            "name": "adds",
            "classname": "Sum",
            "status": "failed",
            "system_output": "\n".join(map(str, range(99))),
        },
        {"name": "divides", "status": "error", "system_output": {"message": "by zero", "type": "Error"}},
        {"name": "lists", "status": "error", "system_output": ["a", "b"]},
        {"name": "traces", "status": "failed", "system_output": None, "stack_trace": "at x"},
    ]
    suites = [
        {"name": "unit", "test_cases": cases},
        {"name": "ui", "suite_error": "JUnit XML parsing failed"},
    ]
    report = {"total_count": 5, "test_suites": suites}
    gitlab.plan("GET", "/projects/42/pipelines/5/test_report", json=report)
    result = client.call("gitlab_pipeline_test_failure_list", project_id=42, pipeline_id=5)
    failed = {t["name"]: t for t in result["structuredContent"]["failed_tests"]}
    assert list(failed) == ["adds", "divides", "lists", "traces", "ui"]
    assert failed["adds"]["output"] == "\n".join(map(str, range(12)))
    assert [failed[n]["output"] for n in ("divides", "lists", "traces", "ui")] == [
        "by zero",
        "a\nb",
        "at x",
        "JUnit XML parsing failed",
    ]
    assert failed["adds"]["suite"] == "unit"
    assert "by zero" in text_of(result)
    cut = client.call("gitlab_pipeline_test_failure_list", project_id=42, pipeline_id=5, max_cases=2)
    assert len(cut["structuredContent"]["failed_tests"]) == 2
    assert cut["structuredContent"]["pagination"] == {"has_more": True, "total_items": 5}


# Graph

GRAPH_JOBS = [
    job(3, 'deploy "prod"', stage="deploy", status="manual"),
    job(2, "unit", status="running"),
    job(1, "build", stage="build", status="success"),
    job(5, "e2e", status="created"),
]


def plan_graph(gitlab, **graphql):
    gitlab.plan("GET", "/projects/42/pipelines/5", json=PIPELINE)
    gitlab.plan("GET", "/projects/42/pipelines/5/jobs", json=GRAPH_JOBS)
    gitlab.plan("GET", "/projects/42/pipelines/5/bridges", json=[job(4, "trigger", stage="deploy")])
    gitlab.plan("GET", "/projects/42", json={"id": 42, "path_with_namespace": "g/p"})
    gitlab.plan("POST", "/api/graphql", **graphql)


def test_a_pipelines_graph_draws_what_each_job_needs(client, gitlab):
    nodes = [
        {"name": "build", "schedulingType": "stage", "needs": {"nodes": []}},
        {"name": "unit", "schedulingType": "dag", "needs": {"nodes": [{"name": "build"}]}},
        {"name": "e2e", "schedulingType": "dag", "needs": {"nodes": []}},
        {"name": "trigger", "schedulingType": "dag", "needs": {"nodes": [{"name": "unit"}]}},
    ]
    pipeline = {
        "stages": {"nodes": [{"name": s} for s in ("build", "test", "deploy")]},
        "jobs": {"pageInfo": {"hasNextPage": False}, "nodes": nodes},
    }
    plan_graph(gitlab, json={"data": {"project": {"pipeline": pipeline}}})
    result = client.call("gitlab_pipeline_graph_get", project_id=42, pipeline_id=5)
    data = result["structuredContent"]
    assert data["stages"] == ["build", "test", "deploy"]
    assert [(j["name"], j.get("needs")) for j in data["jobs"]] == [
        ("build", None),
        ("unit", ["build"]),
        ("e2e", []),
        ('deploy "prod"', None),
        ("trigger", ["unit"]),
    ]
    assert data["chart"] == "\n".join(
        [
            "flowchart LR",
            '  subgraph stage0["build"]',
            '    job1["build ✅"]',
            "  end",
            '  subgraph stage1["test"]',
            '    job2["unit ⏳"]',
            '    job5["e2e 🆕"]',
            "  end",
            '  subgraph stage2["deploy"]',
            '    job3["deploy #34;prod#34; ✋"]',
            '    job4["trigger ❌"]',
            "  end",
            "  job1 --> job2",
            "  stage1 --> job3",
            "  job2 --> job4",
        ]
    )
    assert f"```mermaid\n{data['chart']}\n```" in text_of(result)
    assert "| Name | Stage | Status |" in text_of(result)
    assert gitlab.requests[-1].body["variables"] == {"project": "g/p", "iid": "2", "after": None}


def test_without_graphql_the_graph_follows_the_stages_and_says_so(client, gitlab):
    plan_graph(gitlab, status=403, json={"errors": [{"message": "Forbidden"}]})
    data = client.call("gitlab_pipeline_graph_get", project_id=42, pipeline_id=5)["structuredContent"]
    assert data["stages"] == ["build", "test", "deploy"]
    assert data["chart"].endswith("  end\n  stage0 --> stage1\n  stage1 --> stage2")
    assert "What each job needs is not known" in data["next_steps"][0]


# Release links


def test_several_release_links_are_made_and_a_refused_one_is_told(client, gitlab):
    path = "/projects/42/releases/v1/assets/links"
    answers = [
        {"status": 201, "json": {"id": 1, "name": "a", "url": "https://x.y/a"}},
        {"status": 400, "json": {"message": {"name": ["has already been taken"]}}},
    ]
    gitlab.plan("POST", path, repeat=answers)
    links = [
        {"name": "a", "url": "https://x.y/a", "link_type": "package"},
        {"name": "b", "url": "https://x.y/b"},
    ]
    result = client.call("gitlab_release_link_create_all", project_id=42, tag_name="v1", links=links)
    data = result["structuredContent"]
    assert [link["id"] for link in data["links"]] == [1]
    assert "has already been taken" in data["refused"][0]
    assert [r.body for r in gitlab.requests] == links
    gitlab.plan("POST", path, status=403)
    assert client.call("gitlab_release_link_create_all", project_id=42, tag_name="v1", links=links)["isError"]


# Logs

LOG = (
    "\x1b[0KRunning with gitlab-runner 18.9\x1b[0;m\r\n"
    "section_start:1700000000:step_script[collapsed=true]\r\x1b[0K\x1b[36;1mRunning it\x1b[0;m\n"
    "10%\r50%\r100% done\n"
    "\x1b[31;1mERROR: it broke\x1b[0;m\n"
    "section_end:1700000001:step_script\r\x1b[0K\n"
    "last\n"
)
CLEAN = ["Running with gitlab-runner 18.9", "Running it", "100% done", "ERROR: it broke", "", "last"]


def trace(client, **arguments: Any) -> dict[str, Any]:
    result = client.call("gitlab_job_trace", project_id=42, job_id=5, **arguments)
    assert not result["isError"], text_of(result)
    assert result["structuredContent"].get("log", "") in text_of(result)
    return result["structuredContent"]


def test_a_log_reads_as_people_see_it(client, gitlab):
    gitlab.plan("GET", "/projects/42/jobs/5/trace", body=LOG.encode())
    data = trace(client)
    assert data["log"].split("\n") == CLEAN
    assert (data["total_lines"], data["first_line"]) == (6, 1)


def test_a_log_is_cut_to_its_end_to_lines_from_one_on_or_to_matches(client, gitlab):
    lines = [f"line {n}" for n in range(1, 401)]
    gitlab.plan("GET", "/projects/42/jobs/5/trace", body="\n".join(lines).encode())
    whole = trace(client)
    assert whole["log"].split("\n") == lines[200:]
    assert "200 more lines match" in whole["next_steps"][0]
    assert trace(client, tail_lines=2)["log"] == "line 399\nline 400"
    middle = trace(client, from_line=100)
    assert (middle["first_line"], middle["log"].split("\n")) == (100, lines[99:299])
    assert trace(client, grep="LINE 250")["log"].split("\n") == lines[247:252]
    assert trace(client, grep="no such")["log"] == ""


def test_a_job_without_a_log_has_an_empty_one(client, gitlab):
    gitlab.plan("GET", "/projects/42/jobs/5/trace", body=b"")
    data = trace(client)
    assert (data["total_lines"], data["log"]) == (0, "")


# Files


def plan_file(gitlab, content: bytes):
    data = {
        "file_path": "a/b.txt",
        "size": len(content),
        "encoding": "base64",
        "content": base64.b64encode(content).decode(),
    }
    gitlab.plan("GET", "/projects/42/repository/files/a%2Fb.txt", json=data)


def test_a_text_file_comes_as_text_of_the_default_branch_unless_a_ref_is_given(client, gitlab):
    plan_file(gitlab, "Grüße\n".encode())
    result = client.call("gitlab_file_get", project_id=42, file_path="a/b.txt")
    assert (result["structuredContent"]["content"], result["structuredContent"]["encoding"]) == (
        "Grüße\n",
        "text",
    )
    assert "Grüße" in text_of(result)
    client.call("gitlab_file_get", project_id=42, file_path="a/b.txt", ref="v1")
    assert [dict(r.query) for r in gitlab.requests] == [{"ref": "HEAD"}, {"ref": "v1"}]


@pytest.mark.parametrize("content", [b"\x89PNG\r\n\xff", b"a\0b"], ids=["not UTF-8", "a NUL byte"])
def test_a_file_that_is_not_text_is_described_and_its_bytes_come_when_asked_for(client, gitlab, content):
    plan_file(gitlab, content)
    data = client.call("gitlab_file_get", project_id=42, file_path="a/b.txt")["structuredContent"]
    assert "content" not in data
    assert data["size"] == len(content)
    assert "encoding=base64" in data["next_steps"][0]
    data = client.call("gitlab_file_get", project_id=42, file_path="a/b.txt", encoding="base64")[
        "structuredContent"
    ]
    assert base64.b64decode(data["content"]) == content


# What needs no code, and must stay so


def test_an_invalid_ci_configuration_shows_its_errors(client, gitlab):
    errors = ["jobs:build config should implement a script", "unknown key: scirpt"]
    said = {"valid": False, "errors": errors, "warnings": [], "merged_yaml": None, "includes": None}
    gitlab.plan("POST", "/projects/42/ci/lint", json=said)
    result = client.call("gitlab_ci_lint_check", project_id=42, content="build: {}")
    assert not result["isError"]
    assert result["structuredContent"]["errors"] == errors
    assert result["structuredContent"]["merged_yaml"] is None
    assert all(error in text_of(result) for error in errors)


@pytest.mark.parametrize(
    ("tool", "path", "name"),
    [
        ("gitlab_issue_update", "/projects/42/issues/3", "issue_iid"),
        ("gitlab_mr_update", "/projects/42/merge_requests/3", "merge_request_iid"),
    ],
)
def test_labels_are_added_and_removed_without_replacing_the_others(client, gitlab, tool, path, name):
    gitlab.plan("PUT", path, json={"iid": 3, "labels": ["bug", "wip"]})
    client.call(tool, project_id=42, **{name: 3}, add_labels=["wip"], remove_labels="urgent")
    assert sent(gitlab, "PUT") == {"add_labels": "wip", "remove_labels": "urgent"}
    client.call(tool, project_id=42, **{name: 3}, labels=[])
    assert sent(gitlab, "PUT") == {"labels": ""}


# Safe mode


def test_safe_mode_shows_the_request_as_it_would_be_sent_after_all_that_was_looked_up(serve, gitlab):
    safe = serve("--tool-surface=individual", GITLAB_MCP_SAFE_MODE="1")
    gitlab.plan("HEAD", "/projects/42/repository/files/a.txt")
    plan_review(gitlab)
    commit = {"project_id": 42, "branch": "main", "commit_message": "m", "actions": [{"file_path": "a.txt"}]}
    preview = safe.call("gitlab_commit_create", **commit)["structuredContent"]["preview"]
    assert preview["body"]["actions"] == [{"file_path": "a.txt", "action": "update"}]
    where = {"file_path": "src/app.py", "line": 11, "draft": True, "body": "?"}
    preview = safe.call("gitlab_mr_line_comment_create", **THING, **where)["structuredContent"]["preview"]
    assert (preview["method"], preview["path"]) == ("POST", MR + "/draft_notes")
    assert preview["body"]["position"]["new_line"] == 11
    assert {r.method for r in gitlab.requests} == {"HEAD", "GET"}


GITMODULES = b"""\
[submodule "near"]
\tpath = libs/near
\turl = ../near.git
[submodule "far"]
\tpath = libs/far
\turl = https://elsewhere.example/x/far.git
"""


def plan_submodules(gitlab):
    content = base64.b64encode(GITMODULES).decode()
    gitlab.plan(
        "GET", "/projects/42/repository/files/.gitmodules", json={"content": content, "encoding": "base64"}
    )
    tree = [{"path": f"libs/{n}", "type": "commit", "id": c * 40} for n, c in (("near", "a"), ("far", "b"))]
    gitlab.plan("GET", "/projects/42/repository/tree", json=tree)


def test_a_submodules_file_is_read_beside_the_project_at_the_fixed_commit(client, gitlab):
    plan_submodules(gitlab)
    body = {
        "file_name": "a.txt",
        "encoding": "base64",
        "content": base64.b64encode("höher".encode()).decode(),
    }
    gitlab.plan("GET", "/projects/g%2Fnear/repository/files/src%2Fa.txt", json=body)
    result = client.call(
        "gitlab_submodule_file_get", project_id=42, submodule_path="libs/near", file_path="src/a.txt"
    )
    assert result["structuredContent"]["content"] == "höher"
    assert gitlab.requests[-1].query == [("ref", "a" * 40)]


def test_a_submodule_of_another_host_or_none_at_all_is_told(client, gitlab):
    plan_submodules(gitlab)
    far = client.call("gitlab_submodule_file_get", project_id=42, submodule_path="libs/far", file_path="a")
    assert far["isError"] and "elsewhere.example is another host" in text_of(far)
    none = client.call("gitlab_submodule_file_get", project_id=42, submodule_path="nope", file_path="a")
    assert none["isError"] and "libs/near, libs/far" in text_of(none)


def test_the_history_of_a_file_is_the_commits_that_changed_it(client, gitlab):
    result = client.call("gitlab_file_history", project_id=42, path="README.md", per_page=2)
    assert ("path", "README.md") in gitlab.requests[-1].query
    assert text_of(result).startswith("## Commits (")
    assert result["structuredContent"]["pagination"]["per_page"] == 2
