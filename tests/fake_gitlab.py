"""A small GitLab on loopback: a real HTTP server with state, for tests of programs that speak REST to GitLab.

    with FakeGitLab() as gitlab:
        gitlab.plan("GET", "/projects/42/issues", json=[])      # a scripted reply goes before the state
        ...                                                     # the program under test talks to gitlab.url
        assert gitlab.requests[0].path == "/projects/42/issues"
        gitlab.check()                                          # everything that was asked had an answer

Sections: helpers · shapes · kinds · turns · coded routes · seeds · world · server. To add a thing, write its
shape and one row of KINDS; a state change that only sets fields is one row of TURNS.
By hand, `python tests/fake_gitlab.py --port 8080` prints its URL and token, and serves until interrupted.
"""
from __future__ import annotations

import argparse
import base64
import copy
import datetime
import difflib
import hashlib
import json as jsonlib
import re
import socketserver
import ssl
import sys
import threading
import time
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NoReturn
from urllib.parse import parse_qsl, unquote, urlencode, urlsplit

Thing = dict[str, Any]
Filter = Callable[["At", Thing, Any], Any]

# --- Helpers ---------------------------------------------------------------------------------------------


class At(dict[str, Any]):
    """Where a request points: the things its path names, and `world`, `given` (parameters), `me`, `path`."""

    def __getattr__(self, name: str) -> Any:
        return self[name]

    @property
    def home(self) -> str:
        """The web address under which the project's or group's things live."""
        return f"{(self.get('project') or self.get('group') or {'web_url': self.world.url})['web_url']}/-"

    @property
    def base(self) -> str:
        """The stored path of the project or group."""
        return f"/projects/{self.project['id']}" if "project" in self else f"/groups/{self.group['id']}"

    def rows(self, tail: str) -> list[Thing]:
        """A collection of the project or group."""
        return self.world.store.setdefault(f"{self.base}/{tail}", [])


@dataclass
class Reply:
    """One answer: a JSON value or bytes, its headers, and what a test wants to go wrong."""

    status: int = 200
    body: Any = None
    headers: dict[str, str] = field(default_factory=dict)
    delay: float = 0.0
    drop: bool = False


class Refused(Exception):
    """An answer that ends the handling of a request."""

    def __init__(self, status: int, body: Any):
        self.reply = Reply(status, {"message": body} if isinstance(body, str) else body)


def refuse(status: int, body: Any) -> NoReturn:
    raise Refused(status, body)


@dataclass(frozen=True)
class Request:
    """One request as it came: path without /api/v4 and still percent-encoded, query decoded, JSON parsed."""

    method: str
    path: str
    query: list[tuple[str, str]]
    headers: Any
    body: Any

    def __str__(self) -> str:
        return f"{self.method} {self.path}{'?' + urlencode(self.query) if self.query else ''}"


def words(value: Any) -> list[str]:
    """The members of a list that may come as `a,b`."""
    return [w.strip() for w in value.split(",") if w.strip()] if isinstance(value, str) else list(value or [])


def pick(it: Thing, names: str) -> Thing:
    return {name: it[name] for name in names.split() if name in it}


def sha(*text: Any) -> str:
    """Forty hex digits that depend on the text only."""
    return hashlib.sha1("/".join(map(str, text)).encode()).hexdigest()


def flat(value: Any) -> str:
    """A value as it reads in a query."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def like(old: Any, new: Any) -> Any:
    """A sent value in the type of the field it replaces: a query knows only strings."""
    if isinstance(old, bool) and isinstance(new, str):
        return new == "true"
    return int(new) if isinstance(old, int) and isinstance(new, str) and new.isdigit() else new


def first(rows: Iterable[Thing], key: str, value: Any) -> Thing | None:
    """The first thing whose field reads like the value."""
    return next((it for it in rows if flat(it[key]) == flat(value)), None)


def nest(pairs: Iterable[tuple[str, Any]]) -> Thing:
    """Query pairs as Rails reads them: `a[]=1&b[c]=2&d[][e]=3` are a list, a hash, a list of hashes."""
    root: Thing = {}
    for name, value in pairs:
        keys = re.findall(r"\[\]|[^\[\]]+", name) or [name]
        node: Any = root
        for key, following in zip(keys, keys[1:], strict=False):
            if key == "[]" and (not node or following in node[-1]):
                node.append({})
            node = node[-1] if key == "[]" else node.setdefault(key, [] if following == "[]" else {})
        if keys[-1] == "[]":
            node.append(value)
        else:
            node[keys[-1]] = value
    return root


# --- Shapes: what GitLab sends for each kind of thing ----------------------------------------------------
# `name` takes its usual value, else what was sent, else null; `a,b=value` is JSON or text with {fields};
# `name=@word` asks VALUES; `+shape` takes in another. What a client sends is laid over it (World.overlay).

SHAPES: dict[str, str] = dict(re.findall(r"^(\w+): (.*\n(?: .*\n)*)", """\
issuable: id iid project_id title description state=opened created_at updated_at closed_at closed_by labels=[]
    milestone assignees=[] author assignee user_notes_count,upvotes,downvotes=0 discussion_locked
    subscribed=false web_url={home}/{noun}/{iid} references=@references imported=false imported_from=none
    time_stats={"time_estimate":0,"total_time_spent":0,"human_time_estimate":null,"human_total_time_spent":null}
    task_completion_status={"count":0,"completed_count":0}
user: id username public_email name state=active locked=false web_url={url}/{username} created_at
    avatar_url={url}/uploads/-/system/user/avatar/{id}/avatar.png location=Oslo job_title=Developer bot=false
    bio,organization,linkedin,twitter,discord,website_url,github= pronouns followers=2 following=1
    is_followed=false work_information local_time
group: id path full_path=@group_path web_url={url}/groups/{full_path} name description= full_name=@spaced
    visibility=public created_at parent_id organization_id=1 project_creation_level=developer default_branch
    subgroup_creation_level=maintainer avatar_url two_factor_grace_period=48 wiki_access_level=enabled
    shared_runners_setting=enabled marked_for_deletion_on shared_with_groups=[]
    emails_enabled,lfs_enabled,request_access_enabled=true
    archived,share_with_group_lock,require_two_factor_authentication=false
project: id name path=@project_path namespace=@namespace path_with_namespace={namespace[full_path]}/{path}
    description name_with_namespace=@spaced created_at default_branch=main web_url={url}/{path_with_namespace}
    http_url_to_repo={web_url}.git ssh_url_to_repo=git@gitlab.example.com:{path_with_namespace}.git
    readme_url={web_url}/-/blob/main/README.md forks_count,star_count=0 tag_list,topics,shared_with_groups=[]
    avatar_url last_activity_at updated_at visibility=public _links=@project_links marked_for_deletion_on
    empty_repo,archived=false creator_id=1 import_status=none open_issues_count=2 ci_default_git_depth=20
    build_timeout=3600 ci_config_path= merge_method=merge squash_option=default_off permissions=@permissions
    issues_access_level,repository_access_level,merge_requests_access_level,forking_access_level=enabled
    wiki_access_level,builds_access_level,snippets_access_level,releases_access_level=enabled
    environments_access_level,feature_flags_access_level,pages_access_level=enabled
    issues_enabled,merge_requests_enabled,wiki_enabled,jobs_enabled,snippets_enabled,lfs_enabled=true
    shared_runners_enabled,remove_source_branch_after_merge,request_access_enabled=true
    only_allow_merge_if_pipeline_succeeds,only_allow_merge_if_all_discussions_are_resolved=false
commit: id=@new_sha short_id={id:.8} created_at=@commit_time authored_date,committed_date={created_at}
    parent_ids=@parents message={commit_message} title=@title author_name,committer_name={my_name}
    author_email,committer_email={my_username}@example.com trailers,extended_trailers={}
    web_url={home}/commit/{id} stats={"additions":3,"deletions":1,"total":4} status project_id last_pipeline
branch: name={branch} commit=@head web_url={home}/tree/{name} can_push=true default=@is_default
    merged,protected,developers_can_push,developers_can_merge=false
protected_branch: id name push_access_levels,merge_access_levels=@access unprotect_access_levels=[]
    allow_force_push,code_owner_approval_required,inherited=false
protected_tag: name create_access_levels=@access
tag: name={tag_name} message= commit=@head target=@target release protected=false created_at
issue: +issuable type=ISSUE issue_type=issue due_date start_date weight confidential,has_tasks=false
    merge_requests_count,blocking_issues_count=0 severity=UNKNOWN moved_to_id service_desk_reply_to epic_iid
    _links=@issue_links
merge_request: +issuable target_branch source_branch sha=@source_sha
    source_project_id,target_project_id=@project reviewers=[] draft,work_in_progress=false
    merge_when_pipeline_succeeds,squash,squash_on_merge,has_conflicts,force_remove_source_branch=false
    merge_status=can_be_merged detailed_merge_status=mergeable reference=!{iid} prepared_at={created_at}
    blocking_discussions_resolved=true changes_count="1" user={"can_merge":true} diff_refs=@diff_refs
    first_contribution=false merged_by merge_user merged_at merge_after merge_commit_sha squash_commit_sha
    merge_error should_remove_source_branch approvals_before_merge pipeline head_pipeline
    latest_build_started_at latest_build_finished_at first_deployed_to_production_at
note: id type=@note_type body attachment author created_at updated_at system=false noteable_id=@noteable_id
    noteable_type=@noteable_type noteable_iid=@noteable_iid project_id=@noteable_project resolvable=@in_thread
    resolved=false confidential,internal,imported=false imported_from=none commands_changes={} position
discussion: id=@new_sha individual_note=false notes=@child:notes
label: id name description description_html= color=#428BCA text_color=#FFFFFF archived,subscribed=false
    open_issues_count,closed_issues_count,open_merge_requests_count=0 priority is_project_label=true
group_label: id name description description_html= color=#428BCA text_color=#FFFFFF archived,subscribed=false
    open_issues_count,closed_issues_count,open_merge_requests_count=0
milestone: id iid project_id title description= state=active created_at updated_at due_date start_date
    expired=false web_url={home}/milestones/{iid}
group_milestone: id iid group_id title description= state=active created_at updated_at due_date start_date
    expired=false web_url={home}/milestones/{iid}
board: id name hide_backlog_list,hide_closed_list=false project=@board_project lists=@child:lists
group_board: id name hide_backlog_list,hide_closed_list=false group=@board_group lists=@child:lists
board_list: id label=@list_label position=@position max_issue_count,max_issue_weight=0 limit_metric
pipeline: id iid project_id sha=@head_sha ref status=pending source=api created_at updated_at name
    web_url={home}/pipelines/{id} before_sha=0000000000000000000000000000000000000000 tag,archived=false
    yaml_errors user started_at finished_at committed_at duration queued_duration=2.5 coverage
    detailed_status={"icon":"status_pending","text":"Pending","label":"pending","group":"pending"}
job: id status=pending stage=test name ref=@job_ref tag,allow_failure,archived=false coverage created_at
    started_at finished_at erased_at duration queued_duration=0.8 user commit=@job_commit
    pipeline=@job_pipeline web_url={home}/jobs/{id} project={"ci_job_token_scope_enabled":false} artifacts=[]
    runner runner_manager artifacts_expire_at tag_list=["docker"]
environment: id name slug=@slug external_url created_at updated_at tier=other state=available auto_stop_at
    description last_deployment kubernetes_namespace flux_resource_path cluster_agent auto_stop_setting=always
deployment: id iid ref sha status=created created_at updated_at user deployable environment=@place
    pending_approval_count=0 approvals=[]
release: name={tag_name} tag_name description= created_at released_at upcoming_release=false author
    commit=@release_commit milestones,evidences=[] commit_path=/{space}/-/commit/{commit[id]}
    tag_path=/{space}/-/tags/{tag_name} assets=@assets _links=@release_links
release_link: id name url direct_asset_url={url} link_type=other
wiki: format=markdown slug=@wiki_slug title content encoding=UTF-8 wiki_page_meta_id=@position front_matter={}
snippet: id title description visibility=private author created_at updated_at project_id
    web_url={home}/snippets/{id} raw_url={web_url}/raw file_name=@file_name files=@snippet_files
    imported=false imported_from=none repository_storage=default
deploy_key: id title key can_push=false created_at expires_at last_used_at usage_type=auth
    fingerprint=4a:9d:64:15:ed:3a:e6:07:6e:89:36:b3:3b:03:05:d9
    fingerprint_sha256=SHA256:Jrs3LD1Ji30xNLtTVf9NDC
feature_flag: name description active=true version=new_version_flag created_at updated_at scopes=[]
    strategies=[{"id":1,"name":"default","parameters":{},"scopes":[{"id":1,"environment_scope":"*"}]}]
user_list: id iid name user_xids project_id created_at updated_at
    path=/{space}/-/feature_flags_user_lists/{iid} edit_path={path}/edit
variable: variable_type=env_var key value hidden,protected,masked,raw=false environment_scope=* description
schedule: id description ref cron cron_timezone=UTC next_run_at=2025-02-01T01:00:00.000Z active=true
    created_at updated_at owner last_pipeline variables,inputs=[]
member: *=@member access_level=30 created_at created_by=@me expires_at membership_state=active
    group_saml_identity
hook: id url name,description= created_at project_id enable_ssl_verification,push_events=true
    tag_push_events,merge_requests_events,issues_events,note_events,job_events,pipeline_events=false
    alert_status=executable disabled_until push_events_branch_filter
todo: id project=@todo_project author=@bob action_name=assigned target_type=MergeRequest target=@target
    target_url={target[web_url]} body={target[title]} state=pending created_at updated_at
event: id project_id=42 action_name=opened target_id target_iid target_type author_id=@my_id target_title
    created_at author author_username={my_username} imported=false imported_from=none
""", re.MULTILINE))

PERSON = "id username public_email name state locked avatar_url web_url"
LEVELS = {0: "No one", 30: "Developers + Maintainers", 40: "Maintainers"}
MISSING_REF: dict[str, tuple[int, Any]] = {
    "branches": (400, "Invalid reference name: {}"), "tags": (400, "Target {} is invalid"),
    "pipelines": (400, {"message": {"base": ["Reference not found"]}})}


def head_of(at: At, it: Thing) -> Thing:
    """The commit of the ref that was sent, or each collection's own complaint."""
    ref, word = at.given["ref"], at.path.rsplit("/", 1)[1]
    if word == "branches":
        trees = at.world.files[at.project["id"]]
        trees.setdefault(at.given["branch"], dict(trees.get(ref, trees["main"])))
    status, text = MISSING_REF[word]
    said = text.format(ref) if isinstance(text, str) else text
    return at.world.head(at.project, ref) or refuse(status, said)


def noteable_type(at: At, it: Thing) -> str:
    return {"issues": "Issue", "merge_requests": "MergeRequest", "snippets": "Snippet"}[at.path.split("/")[3]]


def member_of(at: At, it: Thing) -> Thing:
    user = first(at.world.store["/users"], "id", at.given["user_id"]) or refuse(404, "404 User Not Found")
    return pick(user, PERSON)


def list_label(at: At, it: Thing) -> Thing:
    label = first(at.rows("labels"), "id", at.given["label_id"]) or refuse(400, {"error": "Label not found!"})
    return pick(label, "id name color description")


def place(at: At, it: Thing) -> Thing:
    found = first(at.rows("environments"), "name", at.given["environment"])
    found = found or refuse(400, {"message": {"environment": ["can't be blank"]}})
    return pick(found, "id name slug external_url")


def release_commit(at: At, it: Thing) -> Thing:
    """The tag's commit; a tag that does not exist is made from `ref`."""
    name = at.given["tag_name"]
    if not first(at.rows("repository/tags"), "name", name):
        ref = at.given.get("ref") or refuse(422, "Ref is not specified")
        at.world.add(f"{at.base}/repository/tags", {"tag_name": name, "ref": ref}, at.me)
    return at.world.head(at.project, name)


def space_of(at: At) -> Thing:
    spaces = at.world.store["/groups"]
    return first(spaces, "id", at.given.get("namespace_id", 7)) or spaces[0]


def sources(at: At, name: str) -> list[Thing]:
    return [{"format": suffix, "url": f"{at.home}/archive/{name}/p-{name}.{suffix}"}
            for suffix in ("zip", "tar.gz", "tar.bz2", "tar")]


def group_path(at: At, it: Thing) -> str:
    parent = first(at.world.store.get("/groups", []), "id", at.given.get("parent_id"))
    return f"{parent['full_path']}/{at.given['path']}" if parent else at.given["path"]


def snippet_files(at: At) -> list[str]:
    return [it["file_path"] for it in at.given.get("files", [])] or [at.given.get("file_name", "snippet.txt")]


def references(at: At, it: Thing) -> Thing:
    short = ("#" if at.path.endswith("/issues") else "!") + str(it["iid"])
    return {"short": short, "relative": short, "full": at.project["path_with_namespace"] + short}


def sha_of(at: At, name: str) -> str | None:
    return (at.world.head(at.project, at.given[name]) or {}).get("id")


def source_sha(at: At, it: Thing) -> str | None:
    """The head of the source branch, which no other open merge request may have."""
    for other in at.world.store.get(at.path, []):
        if other["state"] == "opened" and other["source_branch"] == at.given["source_branch"]:
            refuse(409, {"message": ["Another open merge request already exists for this source branch: "
                                     f"!{other['iid']}"]})
    return sha_of(at, "source_branch")


USUAL: dict[str, Callable[[At], Any]] = {
    "id": lambda at: at.world.number(at, "id", at.path.rsplit("/", 1)[1]),
    "iid": lambda at: at.world.number(at, "iid", at.path),
    "project_id": lambda at: at.project["id"] if "project" in at else None,
    "group_id": lambda at: at.group["id"],
    **dict.fromkeys(("author", "user", "owner"), lambda at: pick(at.me, PERSON)),
    **dict.fromkeys("created_at updated_at released_at last_activity_at".split(), lambda at: at.world.now()),
}
VALUES: dict[str, Callable[[At, Thing], Any]] = {
    "access": lambda at, it: [{"id": n, "access_level": n, "access_level_description": LEVELS.get(n, str(n))}
                              for n in [int(at.given.get("push_access_level", 40))]],
    "assets": lambda at, it: {"count": 4, "sources": sources(at, it["tag_name"]),
                              "links": at.world.child(at, f"{it['tag_name']}/assets/links")},
    "board_group": lambda at, it: pick(at.group, "id name path full_path web_url"),
    "board_project": lambda at, it: pick(at.project, "id name path path_with_namespace web_url"),
    "bob": lambda at, it: pick(at.world.store["/users"][1], PERSON),
    "child:lists": lambda at, it: at.world.child(at, f"{it['id']}/lists"),
    "child:notes": lambda at, it: at.world.child(at, f"{it['id']}/notes"),
    "commit_time": lambda at, it: at.world.now().replace("Z", "+00:00"),
    "diff_refs": lambda at, it: {"head_sha": sha_of(at, "source_branch"), **dict.fromkeys(
        ("base_sha", "start_sha"), sha_of(at, "target_branch"))},
    "file_name": lambda at, it: snippet_files(at)[0],
    "group_path": group_path,
    "head": head_of, "head_sha": lambda at, it: head_of(at, it)["id"],
    "in_thread": lambda at, it: "discussion" in at,
    "is_default": lambda at, it: it["name"] == at.project["default_branch"],
    "issue_links": lambda at, it: {"self": f"{at.world.url}/api/v4{at.path}/{it['iid']}",
                                   "notes": f"{at.world.url}/api/v4{at.path}/{it['iid']}/notes"},
    "job_commit": lambda at, it: at.world.head(at.project, it["ref"]),
    "job_pipeline": lambda at, it: pick(at.fixed["pipeline"], "id iid project_id sha ref status web_url"),
    "job_ref": lambda at, it: at.fixed["pipeline"]["ref"],
    "list_label": list_label, "me": lambda at, it: pick(at.me, PERSON), "my_id": lambda at, it: at.me["id"],
    "member": member_of,
    "namespace": lambda at, it: {**pick(space_of(at), "id name path full_path parent_id avatar_url web_url"),
                                 "kind": "group"},
    "new_sha": lambda at, it: sha(at.path, at.world.now()),
    "note_type": lambda at, it: "DiffNote" if "position" in at.given else
                                "DiscussionNote" if "discussion" in at else None,
    "noteable_id": lambda at, it: at.noteable["id"], "noteable_iid": lambda at, it: at.noteable.get("iid"),
    "noteable_project": lambda at, it: at.noteable["project_id"], "noteable_type": noteable_type,
    "parents": lambda at, it: [c["id"] for c in at.rows("repository/commits")[-1:]],
    "permissions": lambda at, it: {"project_access": {"access_level": 50, "notification_level": 3},
                                   "group_access": None},
    "place": place,
    "position": lambda at, it: len(at.world.store.get(at.path, [])),
    "project": lambda at, it: at.project["id"],
    "project_links": lambda at, it: {"self": f"{at.world.url}/api/v4/projects/{it['id']}"},
    "project_path": lambda at, it: at.given.get("path") or re.sub(r"\W+", "-", at.given["name"]).lower(),
    "references": references,
    "release_commit": release_commit,
    "release_links": lambda at, it: {"self": f"{at.home}/releases/{it['tag_name']}"},
    "slug": lambda at, it: re.sub(r"\W+", "-", at.given["name"]),
    "snippet_files": lambda at, it: [{"path": name, "raw_url": f"{it['web_url']}/raw/main/{name}"}
                                     for name in snippet_files(at)],
    "source_sha": source_sha,
    "spaced": lambda at, it: (it.get("path_with_namespace") or it["full_path"]).replace("/", " / "),
    "target": lambda at, it: at.fixed["target"] if "target" in at.fixed else it["commit"]["id"],
    "title": lambda at, it: at.given["commit_message"].splitlines()[0],
    "todo_project": lambda at, it: pick(at.world.store["/projects"][0],
                                        "id name name_with_namespace path path_with_namespace"),
    "wiki_slug": lambda at, it: at.given["title"].replace(" ", "-"),
}


def build(at: At, shape: str) -> Thing:
    """A new thing of a shape; groups have some shapes of their own."""
    it: Thing = {}
    outside = {"home": at.home, "url": at.world.url, **{f"my_{name}": value for name, value in at.me.items()},
               "space": at.project["path_with_namespace"] if "project" in at else "",
               "noun": at.path.rsplit("/", 1)[1]}
    variant = f"group_{shape}" if "group" in at else shape
    text = re.sub(r"\+(\w+)", lambda found: SHAPES[found[1]], SHAPES.get(variant, SHAPES[shape]))
    for word in text.split():
        names, sets, value = word.partition("=")
        for name in names.split(","):
            if not sets:
                it[name] = USUAL[name](at) if name in USUAL else at.given.get(name)
            elif name == "*":
                it.update(VALUES[value[1:]](at, it))
            elif value[:1] == "@":
                it[name] = VALUES[value[1:]](at, it)
            else:
                try:
                    it[name] = jsonlib.loads(value)
                except ValueError:
                    it[name] = value.format(**{**outside, **at.given, **it})
    return it


# --- Kinds: one row for each collection ------------------------------------------------------------------


@dataclass(frozen=True)
class Kind:
    """A collection: its path, shape, the field that names an item in the path, and what GitLab insists on."""

    path: str
    shape: str
    key: str = "id"
    required: str = ""
    missing: str = "404 Not found"                  # what a 404 says (this: a Rails lookup without its own)
    unique: str = ""                                # no two items share this field …
    taken: tuple[int, Any] = (400, {"message": {"name": ["has already been taken"]}})     # … or this is said
    search: str = "title description name"          # fields that `search` looks into
    detail: str = ""                                # fields that only a single item has
    verbs: str = "list get create update delete"
    also: str = ""                                  # a second field that names an item
    order: str = ""                                 # the field that sorts a list; "-": newest first
    counted: bool = True                            # False: GitLab sends no X-Total
    keyset: str = ""                                # name of the keyset cursor, where GitLab offers one
    locked: Callable[[Thing], Any] = lambda item: None   # why an item cannot be deleted: (status, message)
    deleted: Reply = field(default_factory=lambda: Reply(204))
    private: bool = False                           # not for the anonymous, even in a public project
    default: Thing = field(default_factory=dict)    # filters that hold when the request names none


P, G = "/projects/{project}", "/groups/{group}"
REPO = f"{P}/repository"
NOTED = (f"{P}/issues/{{noteable}}", f"{P}/merge_requests/{{noteable}}", f"{P}/snippets/{{noteable}}")
ACCEPTED = Reply(202, {"message": "202 Accepted"})
NAME_PATH_TAKEN = (400, {"message": {"name": ["has already been taken"], "path": ["has already been taken"]}})
MR_DETAIL = "subscribed changes_count pipeline head_pipeline diff_refs merge_error user first_contribution " \
    "latest_build_started_at latest_build_finished_at first_deployed_to_production_at"
PIPELINE_DETAIL = "before_sha tag yaml_errors user started_at finished_at committed_at duration coverage " \
    "queued_duration detailed_status archived"
READ = "list get"

KINDS = [
    Kind("/users", "user", missing="404 User Not Found", search="name username", keyset="id_after",
         verbs=READ),
    Kind("/groups", "group", required="name path", also="full_path", missing="404 Group Not Found",
         unique="full_path", taken=(400, "Failed to save group {:path=>[\"has already been taken\"]}"),
         search="name full_path", keyset="cursor", deleted=ACCEPTED),
    Kind("/projects", "project", required="name", also="path_with_namespace", missing="404 Project Not Found",
         unique="path_with_namespace", taken=NAME_PATH_TAKEN, search="name path description",
         deleted=ACCEPTED, keyset="id_after", order="-",
         detail="permissions ci_config_path build_timeout shared_with_groups"),
    Kind(f"{REPO}/commits", "commit", missing="404 Commit Not Found", search="title message", verbs=READ,
         order="-", counted=False, detail="stats status project_id last_pipeline"),
    Kind(f"{REPO}/branches", "branch", "name", "branch ref", "404 Branch Not Found", "name",
         (400, "Branch already exists"), verbs="list get create delete", keyset="page_token",
         order="name", locked=lambda it: (it["default"] or it["protected"]) and (
             403, f"A {'default' if it['default'] else 'protected'} branch cannot be deleted")),
    Kind(f"{P}/protected_branches", "protected_branch", "name", "name", "404 Not found", "name",
         (409, "Protected branch already exists")),
    Kind(f"{REPO}/tags", "tag", "name", "tag_name ref", "404 Tag Not Found", "name",
         (400, "Tag already exists"), verbs="list get create delete", order="-", keyset="page_token"),
    Kind(f"{P}/protected_tags", "protected_tag", "name", "name", unique="name",
         taken=(409, "Protected tag already exists")),
    Kind(f"{P}/issues", "issue", "iid", "title", order="-", keyset="cursor", search="title description",
         detail="subscribed"),
    Kind(f"{P}/merge_requests", "merge_request", "iid", "title source_branch target_branch", order="-",
         search="title description", detail=MR_DETAIL),
    *(Kind(f"{path}/notes", "note", required="body", order="-", missing="404 Note Not Found")
      for path in NOTED),
    *(Kind(f"{path}/discussions", "discussion", required="body", verbs="list get create update",
           missing="404 Discussion Not Found") for path in NOTED),
    *(Kind(f"{path}/discussions/{{discussion}}/notes", "note", required="body", missing="404 Note Not Found",
           verbs="get create update delete") for path in NOTED),
    *(Kind(f"{path}/labels", "label", also="name", required="name color", missing="404 Label Not Found",
           unique="name", taken=(409, "Label already exists")) for path in (P, G)),
    *(Kind(f"{path}/milestones", "milestone", required="title", unique="title", taken=(
        400, {"message": {"title": ["already being used for another group or project milestone."]}}))
      for path in (P, G)),
    *(Kind(f"{path}/boards", "board", required="name", missing="404 Board Not Found") for path in (P, G)),
    *(Kind(f"{path}/boards/{{board}}/lists", "board_list", required="label_id", missing="404 List Not Found")
      for path in (P, G)),
    Kind(f"{P}/pipelines", "pipeline", order="-", verbs="list get delete", detail=PIPELINE_DETAIL),
    Kind(f"{P}/jobs", "job", missing="404 Not Found", order="-", verbs=READ, counted=False,
         keyset="id_before"),
    Kind(f"{P}/environments", "environment", required="name", unique="name", detail="last_deployment",
         locked=lambda it: it["state"] != "stopped" and (403, "403 Forbidden")),
    Kind(f"{P}/deployments", "deployment", required="environment sha ref tag status",
         detail="pending_approval_count approvals"),
    Kind(f"{P}/releases", "release", "tag_name", "tag_name", "404 Not Found", "tag_name",
         (409, "Release already exists"), order="-", deleted=Reply(200)),
    Kind(f"{P}/releases/{{release}}/assets/links", "release_link", required="name url", unique="name",
         deleted=Reply(200)),
    *(Kind(f"{path}/wikis", "wiki", "slug", "title content", "404 Wiki Page Not Found", "slug",
           (400, {"message": {"base": ["Duplicate page: A page with that title already exists"]}}),
           "title content", detail="content encoding front_matter") for path in (P, G)),
    Kind("/snippets", "snippet", required="title", missing="404 Snippet Not Found", order="-"),
    Kind(f"{P}/snippets", "snippet", required="title", missing="404 Snippet Not Found", order="-"),
    Kind(f"{P}/deploy_keys", "deploy_key", required="key title", unique="key", private=True, taken=(
        400, {"message": {"deploy_key.fingerprint_sha256": ["has already been taken"]}})),
    Kind(f"{P}/feature_flags", "feature_flag", "name", "name", "404 Not Found", "name"),
    Kind(f"{P}/feature_flags_user_lists", "user_list", "iid", "name user_xids", unique="name"),
    *(Kind(f"{path}/variables", "variable", "key", "key value", "404 Variable Not Found", "key",
           (400, {"message": {"key": ["has already been taken"]}}), private=True) for path in (P, G)),
    Kind(f"{P}/pipeline_schedules", "schedule", required="description ref cron",
         detail="last_pipeline variables", missing="404 Pipeline Schedule Not Found"),
    *(Kind(f"{path}/members", "member", required="user_id access_level", unique="id", search="name username",
           taken=(409, "Member already exists")) for path in (P, G)),
    Kind(f"{P}/hooks", "hook", required="url", private=True),
    Kind("/todos", "todo", verbs="list", order="-", default={"state": "pending"}),
    Kind("/events", "event", verbs="list", order="-"),
]


def mark(template: str) -> str:
    """A path template without the names of its parameters."""
    return re.sub(r"{\*?\w+}", "{}", template)


BY_MARK = {mark(kind.path): kind for kind in KINDS}
COMPUTED = Kind("", "", "path", search="data path", keyset="page_token")       # rows made for one request

# Lists that gather things from collections elsewhere: path → (collection, which of them, default filters).
ANY = lambda at, it: True                                                         # noqa: E731
MINE: Thing = {"scope": "created_by_me"}
IN_GROUP = lambda at, it: it["project_id"] in at.world.projects_of(at.group)      # noqa: E731
LISTS: dict[str, tuple[str, Callable[[At, Thing], Any], Thing]] = {
    "/issues": (f"{P}/issues", ANY, MINE),
    "/merge_requests": (f"{P}/merge_requests", ANY, MINE),
    f"{G}/issues": (f"{P}/issues", IN_GROUP, {}),
    f"{G}/merge_requests": (f"{P}/merge_requests", IN_GROUP, {}),
    f"{G}/projects": ("/projects", lambda at, it: it["id"] in at.world.projects_of(at.group), {}),
    f"{G}/subgroups": ("/groups", lambda at, it: it["parent_id"] == at.group["id"], {}),
    f"{G}/descendant_groups": (
        "/groups", lambda at, it: it["full_path"].startswith(at.group["full_path"] + "/"), {}),
    f"{G}/members/all": (f"{G}/members", ANY, {}),
    f"{P}/members/all": (f"{P}/members", ANY, {}),
    f"{P}/users": ("/users", ANY, {}),
    f"{P}/events": ("/events", lambda at, it: it["project_id"] == at.project["id"], {}),
    "/users/{user}/events": ("/events", lambda at, it: it["author_id"] == at.user["id"], {}),
    "/users/{user}/projects": ("/projects", lambda at, it: it["creator_id"] == at.user["id"], {}),
    f"{P}/pipelines/{{pipeline}}/jobs": (
        f"{P}/jobs", lambda at, it: it["pipeline"]["id"] == at.pipeline["id"], {}),
    f"{P}/merge_requests/{{mr}}/pipelines": (
        f"{P}/pipelines", lambda at, it: it["ref"] == at.mr["source_branch"], {}),
    f"{P}/merge_requests/{{mr}}/commits": (f"{REPO}/commits", lambda at, it: it["id"] == at.mr["sha"], {}),
    f"{P}/milestones/{{milestone}}/issues": (
        f"{P}/issues", lambda at, it: it["milestone"] is at.milestone, {}),
    f"{P}/milestones/{{milestone}}/merge_requests": (
        f"{P}/merge_requests", lambda at, it: it["milestone"] is at.milestone, {}),
}

# Filters of lists that are more than "this field equals that"; a filter inside `not[…]` is turned round.
SCOPES: dict[str, Callable[[At, Thing], Any]] = {
    "all": ANY, "created_by_me": lambda at, it: it["author"]["id"] == at.me["id"],
    "created-by-me": lambda at, it: it["author"]["id"] == at.me["id"],
    "assigned_to_me": lambda at, it: at.me["id"] in [a["id"] for a in it["assignees"]],
    "finished": lambda at, it: it["finished_at"], "branches": lambda at, it: not it["tag"],
    "tags": lambda at, it: it["tag"],
}
FILTERS: dict[str, Filter] = {
    "state": lambda at, it, v: v == "all" or it["state"] == v,
    "scope": lambda at, it, v: SCOPES[v](at, it) if flat(v) in SCOPES else it["status"] in words(v),
    "iids": lambda at, it, v: flat(it["iid"]) in map(flat, v),
    "labels": lambda at, it, v: set(words(v)) <= set(it["labels"]) if "Any" not in words(v) else it["labels"],
    "milestone": lambda at, it, v: it["milestone"]["title"] == v if it["milestone"] else v == "None",
    "author_id": lambda at, it, v: flat(it["author"]["id"]) == flat(v),
    "author_username": lambda at, it, v: it["author"]["username"] == v,
    "assignee_id": lambda at, it, v: flat(v) in [flat(a["id"]) for a in it["assignees"]],
    "assignee_username": lambda at, it, v: {a["username"] for a in it["assignees"]} & set(words(v)),
    "reviewer_username": lambda at, it, v: v in [a["username"] for a in it["reviewers"]],
    "created_after": lambda at, it, v: it["created_at"] >= v,
    "created_before": lambda at, it, v: it["created_at"] <= v,
    "updated_after": lambda at, it, v: it["updated_at"] >= v,
    "updated_before": lambda at, it, v: it["updated_at"] <= v,
    "regex": lambda at, it, v: re.search(v, it["name"]), "type": lambda at, it, v: it["target_type"] == v,
    "action": lambda at, it, v: it["action_name"] == v,
    "environment": lambda at, it, v: it["environment"]["name"] == v,
    "username": lambda at, it, v: it["username"].lower() == v.lower(),
}

# Parameters that do more than set the field of their name: what each does to the item.
STATE_EVENTS = {"close": "closed", "reopen": "opened", "activate": "active", "stop": "stopped"}


def set_people(many: str, one: str = "") -> Callable[[At, Thing, Any], None]:
    def change(at: At, it: Thing, ids: Any) -> None:
        wanted = {flat(i) for i in (ids if isinstance(ids, list) else [ids])}
        it[many] = [pick(u, PERSON) for u in at.world.store["/users"] if flat(u["id"]) in wanted]
        if one:
            it[one] = next(iter(it[many]), None)
    return change


def set_state(at: At, it: Thing, event_: str) -> None:
    known = STATE_EVENTS.get(event_) or refuse(400, {"error": "state_event does not have a valid value"})
    it["state"] = known
    if "closed_at" in it:
        shut = it["state"] == "closed"
        it.update(closed_at=at.world.now() if shut else None, closed_by=pick(at.me, PERSON) if shut else None)


def set_milestone(at: At, it: Thing, number: Any) -> None:
    known = [m for path in at.world.store if path.endswith("/milestones") for m in at.world.store[path]]
    it["milestone"] = next((m for m in known if flat(m["id"]) == flat(number)), None)


def set_title(at: At, it: Thing, title: str) -> None:
    it["title"] = title
    if "draft" in it:
        it["draft"] = it["work_in_progress"] = bool(re.match(r"(?i)\[?\(?draft\b", title))
        it["detailed_merge_status"] = "draft_status" if it["draft"] else "mergeable"


SENT: dict[str, Filter] = {
    "labels": lambda at, it, v: it.update(labels=words(v)),
    "add_labels": lambda at, it, v: it.update(labels=list(dict.fromkeys(it["labels"] + words(v)))),
    "remove_labels": lambda at, it, v: it.update(labels=[x for x in it["labels"] if x not in words(v)]),
    "assignee_ids": set_people("assignees", "assignee"), "assignee_id": set_people("assignees", "assignee"),
    "reviewer_ids": set_people("reviewers"), "milestone_id": set_milestone, "state_event": set_state,
    "resolved": lambda at, it, v: [n.update(resolved=like(True, v)) for n in it.get("notes", [it])],
    "title": set_title, "new_name": lambda at, it, v: it.update(name=v),
}
READ_ONLY = {*"id iid web_url author state project_id created_at user commit milestone release notes lists "
             "assets slug namespace target assignees reviewers environment".split()}


# --- Turns: changes that only set fields -----------------------------------------------------------------


def now(at: At) -> str:
    return at.world.now()


@dataclass(frozen=True)
class Turn:
    """A sub-action: allowed while `only` holds, else `refused` (None: the item comes back as it is)."""

    request: str
    sets: Thing                                     # field → value, or a function that gives it
    only: Thing = field(default_factory=dict)       # field → the values it may have
    refused: tuple[int, Any] | None = None
    status: int = 201
    reply: Any = None                               # instead of the item


JOB, PIPE, MR = f"{P}/jobs/{{job}}", f"{P}/pipelines/{{pipeline}}", f"{P}/merge_requests/{{mr}}"
ACTIVE = {"status": {"created", "pending", "running", "preparing", "manual", "scheduled"}}
OVER = {"status": {"success", "failed", "canceled"}}
TURNS = [
    Turn(f"POST {P}/archive", {"archived": True}),
    Turn(f"POST {P}/unarchive", {"archived": False}),
    *(Turn(f"POST {P}/{noun}/{{it}}/{un}subscribe", {"subscribed": not un}, {"subscribed": {bool(un)}},
           (304, None)) for noun in ("issues", "merge_requests", "labels") for un in ("", "un")),
    Turn(f"PUT {MR}/rebase", {}, {"state": {"opened"}}, (403, "403 Forbidden"), 202,
         {"rebase_in_progress": True}),
    Turn(f"POST {JOB}/play", {"status": "pending"}, {"status": {"manual", "scheduled"}},
         (400, "400 Bad request - Unplayable Job"), 200),
    Turn(f"POST {JOB}/cancel", {"status": "canceled", "finished_at": now}, ACTIVE),
    Turn(f"POST {JOB}/erase", {"erased_at": now, "artifacts": lambda at: []}, OVER,
         (403, "403 Forbidden - Job is not erasable!")),
    Turn(f"POST {PIPE}/cancel", {"status": "canceled", "finished_at": now}, ACTIVE),
    Turn(f"POST {P}/environments/{{it}}/stop", {"state": "stopped"}),
    Turn(f"POST {P}/pipeline_schedules/{{it}}/take_ownership", {"owner": lambda at: pick(at.me, PERSON)}),
    Turn("POST /todos/{it}/mark_as_done", {"state": "done"}),
]


# --- Coded routes: what is more than a row ---------------------------------------------------------------

Route = Callable[[At], Any]
ROUTES: dict[str, tuple[re.Pattern[str], str, Route]] = {}      # "GET /a/{}" → (pattern, template, function)


def route(request: str, function: Route) -> None:
    """Make a function answer a request line; a later one replaces an earlier one."""
    method, template = request.split(" ", 1)
    pattern = re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", re.sub(r"{\*(\w+)}", r"(?P<\1>.+)", template))
    ROUTES[f"{method} {mark(template)}"] = re.compile(f"{method} {pattern}"), template, function


def on(*requests: str) -> Callable[[Route], Route]:
    """Decorate a function that answers these requests."""
    def keep(function: Route) -> Route:
        for request in requests:
            route(request, function)
        return function
    return keep


def take(turn: Turn) -> Route:
    """The route of a row of TURNS."""
    def change(at: At) -> Reply:
        if all(at.item[name] in values for name, values in turn.only.items()):
            at.item.update({name: new(at) if callable(new) else new for name, new in turn.sets.items()})
            at.world.touch(at.item)
        elif turn.refused:
            refuse(*turn.refused)
        return Reply(turn.status, turn.reply or at.item)
    return change


def gathered(source: str, where: Callable[[At, Thing], Any], default: Thing) -> Route:
    """The route of a row of LISTS."""
    return lambda at: at.world.page(at, [it for it in at.world.gather(source, at) if where(at, it)],
                                    BY_MARK[mark(source)], default)


VERBS: dict[str, tuple[str, Route]] = {
    "list": ("GET {}", lambda at: at.world.page(
        at, at.world.store.get(at.path, []), BY_MARK[mark(at.template)])),
    "get": ("GET {}/{{item}}", lambda at: at.item),
    "create": ("POST {}", lambda at: Reply(201, at.world.create(at, BY_MARK[mark(at.template)]))),
    "update": ("PUT {}/{{item}}", lambda at: at.world.update(at)),
    "delete": ("DELETE {}/{{item}}", lambda at: at.world.delete(at)),
}
for row in KINDS:
    for verb in row.verbs.split():
        route(VERBS[verb][0].format(row.path), VERBS[verb][1])
for path, (source, where, default) in LISTS.items():
    route(f"GET {path}", gathered(source, where, default))
for turn in TURNS:
    route(turn.request, take(turn))


@on("GET /metadata", "GET /version")
def version(at: At) -> Thing:
    about = {"version": "18.9.1-ee", "revision": "5a1b2c3d4e5"}
    kas = {"enabled": True, "externalUrl": None, "externalK8sProxyUrl": None, "version": "18.9.0"}
    return about if at.path == "/version" else {**about, "kas": kas, "enterprise": True}


@on("GET /user")
def me(at: At) -> Thing:
    return {**at.me, "email": f"{at.me['username']}@example.com", "two_factor_enabled": True,
            "external": False, "can_create_group": True, "can_create_project": True, "projects_limit": 100000,
            "identities": [], "last_sign_in_at": "2025-01-15T08:00:00.000Z",
            "confirmed_at": "2024-01-02T09:00:00.000Z",
            "last_activity_on": "2025-01-15", "private_profile": False, "is_admin": False}


@on("GET /personal_access_tokens/self")
def own_token(at: At) -> Thing:
    return {"id": 77, "name": "test", "revoked": False, "created_at": "2025-01-01T09:00:00.000Z",
            "active": True, "description": None, "scopes": at.scopes, "user_id": at.me["id"],
            "expires_at": "2030-12-31",
            "last_used_at": "2025-01-15T10:00:00.000Z"}


SEARCHES = {"projects": "/projects", "issues": f"{P}/issues", "merge_requests": f"{P}/merge_requests",
            "milestones": f"{P}/milestones", "snippet_titles": "/snippets", "users": "/users",
            "commits": f"{REPO}/commits", "notes": f"{P}/issues/{{noteable}}/notes",
            "wiki_blobs": f"{P}/wikis"}


@on("GET /search", f"GET {G}/search", f"GET {P}/search", f"GET {G}/-/search", f"GET {P}/-/search")
def search(at: At) -> Reply:
    need(at, "scope search")
    scope = at.given.pop("scope")
    if scope == "blobs":
        number = at.project["id"] if "project" in at else 42
        hits = [{"basename": path.rsplit(".", 1)[0], "data": data.decode(), "path": path, "filename": path,
                 "id": None, "ref": "main", "startline": 1, "project_id": number}
                for path, data in at.world.files[number]["main"].items()]
        return at.world.page(at, hits, COMPUTED)
    source = SEARCHES.get(scope) or refuse(400, {"error": "scope does not have a valid value"})
    return at.world.page(at, at.world.gather(source, at), BY_MARK[mark(source)])


FILE = f"{REPO}/files/{{file_path}}"


def tree_of(at: At, ref: str | None) -> dict[str, bytes]:
    """The files of a ref, by path."""
    files, ref = at.world.files[at.project["id"]], ref or at.project["default_branch"]
    at.world.head(at.project, ref) or refuse(404, "404 Tree Not Found")
    return files.get(ref, files["main"])


def write(at: At, action: Thing, branch_name: str) -> None:
    """Apply one action of a commit to a branch's files."""
    tree, path, text = tree_of(at, branch_name), action["file_path"], action.get("content") or ""
    data = base64.b64decode(text) if action.get("encoding") == "base64" else text.encode()
    old = action.get("previous_path") or path
    if (old in tree) == (action["action"] == "create"):
        refuse(400, f"A file with this name {'already exists' if old in tree else 'does not exist'}")
    before = tree.pop(old, b"")
    if action["action"] != "delete":
        tree[path] = data if "content" in action else before


def push(at: At, actions: list[Thing]) -> Thing:
    """Commit actions to the branch named in the request, and move its head."""
    name = at.given["branch"]
    head = first(at.rows("repository/branches"), "name", name) or refuse(
        400, "You can only create or edit files when you are on a branch")
    for action in actions:
        write(at, action, name)
    head["commit"] = at.world.add(f"{at.base}/repository/commits", at.given, at.me)
    return head["commit"]


@on(f"GET {FILE}", f"GET {FILE}/raw")
def read_file(at: At) -> Any:
    ref, path = at.given.get("ref"), at.file_path
    if not ref and not at.path.endswith("/raw") and at.method == "GET":
        refuse(400, {"error": "ref is missing"})
    data, head = tree_of(at, ref).get(path), at.world.head(at.project, ref or at.project["default_branch"])
    if data is None:
        refuse(404, "404 File Not Found")
    it = {"file_name": path.rsplit("/", 1)[-1], "file_path": path, "size": len(data), "encoding": "base64",
          "content_sha256": hashlib.sha256(data).hexdigest(), "ref": ref, "blob_id": sha(path, data),
          "commit_id": head["id"], "last_commit_id": head["id"], "execute_filemode": False}
    headers = {f"X-Gitlab-{name.replace('_', '-').title()}": flat(value) for name, value in it.items()}
    raw = at.path.endswith("/raw")
    body = data if raw else {**it, "content": base64.b64encode(data).decode()}
    return Reply(200, body, {**headers, **({"Content-Type": "text/plain"} if raw else {})})


@on(f"POST {FILE}", f"PUT {FILE}", f"DELETE {FILE}")
def write_file(at: At) -> Reply:
    need(at, "branch commit_message" + ("" if at.method == "DELETE" else " content"))
    head = at.world.head(at.project, at.given["branch"])
    if head and at.given.get("last_commit_id", head["id"]) != head["id"]:
        refuse(400, "You are attempting to update a file that has changed since you started editing it.")
    action = {"POST": "create", "PUT": "update", "DELETE": "delete"}[at.method]
    push(at, [{**at.given, "action": action, "file_path": at.file_path}])
    status = {"POST": 201, "PUT": 200, "DELETE": 204}[at.method]
    return Reply(status, status < 204 and {"file_path": at.file_path, "branch": at.given["branch"]} or None)


@on(f"POST {REPO}/commits")
def make_commit(at: At) -> Reply:
    need(at, "branch commit_message actions")
    return Reply(201, push(at, at.given["actions"]))


@on(f"GET {REPO}/tree")
def tree(at: At) -> Reply:
    base, deep = (at.given.pop("path", "") or "").strip("/"), at.given.pop("recursive", "false") == "true"
    paths, below = tree_of(at, at.given.pop("ref", None)), f"{base}/" if base else ""
    inside = [p[len(below):] for p in paths if p.startswith(below)]
    folders = {p.rsplit("/", n)[0] for p in inside for n in range(1, p.count("/") + 1)}
    names = [(n, "tree") for n in sorted(folders)] + [(n, "blob") for n in inside]
    rows = [{"id": sha(below + n), "name": n.rsplit("/", 1)[-1], "type": type_, "path": below + n,
             "mode": "040000" if type_ == "tree" else "100644"} for n, type_ in names if deep or "/" not in n]
    return at.world.page(at, rows or refuse(404, "404 Tree Not Found"), COMPUTED)


def diffs_between(at: At, old: str, new: str) -> list[Thing]:
    """What changed from one ref's files to another's, as GitLab's diff rows."""
    before, after = tree_of(at, old), tree_of(at, new)

    def lines(path: str) -> list[str]:
        old, new = (tree.get(path, b"").decode().splitlines() for tree in (before, after))
        return list(difflib.unified_diff(old, new, lineterm=""))[2:]
    return [{"diff": "\n".join(lines(p)) + "\n",
             "collapsed": False, "too_large": False, "new_path": p, "old_path": p, "generated_file": False,
             "a_mode": "100644" if p in before else "0", "b_mode": "100644" if p in after else "0",
             "new_file": p not in before, "renamed_file": False, "deleted_file": p not in after}
            for p in sorted({*before, *after}) if before.get(p) != after.get(p)]


@on(f"GET {REPO}/commits/{{commit}}/diff", f"GET {MR}/diffs", f"GET {MR}/changes")
def diffs(at: At) -> Any:
    it = at.item
    rows = diffs_between(at, it.get("target_branch", "main"), it.get("source_branch", "feature/login"))
    whole = at.path.endswith("/changes")
    return {**it, "changes": rows, "overflow": False} if whole else at.world.page(at, rows, COMPUTED)


@on(f"PUT {MR}/merge")
def merge(at: At) -> Thing:
    it, wanted = at.item, at.given.get("sha")
    if it["state"] != "opened" or it["draft"]:
        refuse(405, "405 Method Not Allowed")
    if wanted and wanted != it["sha"]:
        refuse(409, f"SHA does not match HEAD of source branch: {it['sha']}")
    if it["has_conflicts"]:
        refuse(422, "Branch cannot be merged")
    it.update(dict.fromkeys(("merged_by", "merge_user"), pick(at.me, PERSON)), merged_at=at.world.now(),
              state="merged", merge_commit_sha=sha("merge", it["id"]), detailed_merge_status="not_open")
    return at.world.touch(it)


@on(f"POST {MR}/approve", f"POST {MR}/unapprove", f"GET {MR}/approvals")
def approve(at: At) -> Reply:
    given = at.world.store.setdefault(at.path.rsplit("/", 1)[0] + "/approved_by", [])
    verb, mine = at.path.rsplit("/", 1)[1], [a for a in given if a["user"]["id"] == at.me["id"]]
    if verb != "approvals" and bool(mine) == (verb == "approve"):
        refuse(*((401, "401 Unauthorized") if mine else (404, "404 Not Found")))
    if verb == "approve":
        given.append({"user": pick(at.me, PERSON), "approved_at": at.world.now()})
    if verb == "unapprove":
        given.remove(mine[0])
    mine = [a for a in given if a["user"]["id"] == at.me["id"]]
    return Reply(200 if verb == "approvals" else 201, {
        **pick(at.item, "id iid project_id title description state created_at updated_at merge_status"),
        "approved": bool(given), "approvals_required": 0, "approvals_left": 0, "approved_by": given,
        "user_has_approved": bool(mine), "user_can_approve": not mine})


LOG = """~0KRunning with runner 18.9.0~0;m
section_start:1736937000:prepare_executor<~0K~0K~36;1mPreparing the executor~0;m
~0KUsing image python:3.13 ...~0;m
section_end:1736937005:prepare_executor<~0Ksection_start:1736937005:step_script<~0K~0K~36;1mRunning it~0;m
~32;1m$ make {name}~0;m
  0%< 50%<100%
{end}
section_end:1736937060:step_script<~0K"""
ENDS = {"failed": "~31mexpected: 1, got: 2~0;m\n~31;1mERROR: Job failed: exit code 1",
        "success": "~32;1mJob succeeded"}


@on(f"GET {JOB}/trace")
def trace(at: At) -> Reply:
    job = at.item
    log = LOG.format(name=job["name"], end=ENDS.get(job["status"], "working"))
    log = log.replace("~", "\x1b[").replace("<", "\r")
    headers = {"Content-Type": "text/plain", "Content-Disposition": f'infile; filename="{job["id"]}.log"'}
    return Reply(200, b"" if job["started_at"] is None or job["erased_at"] else log.encode(), headers)


def rerun(at: At, old: Thing) -> Thing:
    """A new job in place of an old one, as every retry gives."""
    fixed = pick(old, "name stage ref tag allow_failure tag_list pipeline")
    return at.world.add(f"{at.base}/jobs", {}, at.me, **fixed)


@on(f"POST {JOB}/retry")
def retry_job(at: At) -> Reply:
    at.item["status"] in OVER["status"] or refuse(403, "403 Forbidden - Job is not retryable")
    return Reply(201, rerun(at, at.item))


@on(f"POST {PIPE}/retry")
def retry_pipeline(at: At) -> Reply:
    for old in at.rows("jobs")[:]:
        if old["pipeline"]["id"] == at.item["id"] and old["status"] in {"failed", "canceled"}:
            rerun(at, old)
    at.item.update(status="running", finished_at=None)
    return Reply(201, at.world.touch(at.item))


@on(f"POST {P}/pipeline")
def run_pipeline(at: At) -> Reply:
    need(at, "ref")
    made = at.world.add(f"{at.base}/pipelines", at.given, at.me)
    at.world.add(f"{at.base}/jobs", {}, at.me, pipeline=made, name="build", stage="build")
    return Reply(201, made)


@on(f"GET {P}/pipelines/latest")
def latest(at: At) -> Thing:
    ref = at.given.get("ref", at.project["default_branch"])
    return first(reversed(at.rows("pipelines")), "ref", ref) or refuse(403, "403 Forbidden")


@on(f"POST {P}/star", f"POST {P}/unstar")
def star(at: At) -> Reply:
    stars, add = at.rows("starrers"), at.path.endswith("/star")
    if (at.me in stars) == add:
        refuse(304, None)
    (stars.append if add else stars.remove)(at.me)
    at.project["star_count"] = len(stars)
    return Reply(201, at.project)


@on("POST /todos/mark_as_done")
def all_done(at: At) -> Reply:
    for it in at.world.store["/todos"]:
        it["state"] = "done"
    return Reply(204)


def need(at: At, names: str) -> None:
    """Refuse a request that lacks a required parameter, all of them in one sentence as Grape does."""
    lacking = [f"{name} is missing" for name in names.split() if name not in at.given]
    if lacking:
        refuse(400, {"error": ", ".join(lacking)})


# What else happens after something was made or deleted (made: True, False), by the last word of its path.


def mirror_note(at: At, it: Thing, made: bool) -> None:
    """A note stands both in the list of notes and in a discussion."""
    at.noteable["user_notes_count"] = at.noteable.get("user_notes_count", 0) + (1 if made else -1)
    base = at.path.split("/discussions/")[0].rsplit("/notes", 1)[0]
    threads = at.world.store.setdefault(f"{base}/discussions", [])
    if made and "discussion" in at:
        at.world.store.setdefault(f"{base}/notes", []).append(it)
    elif made:
        threads.append({"id": sha(base, it["id"]), "individual_note": True, "notes": [it]})
    threads[:] = [t for t in threads if t["notes"] or t is at.get("discussion")]


def first_note(at: At, it: Thing, made: bool) -> None:
    if made:
        at.world.add(f"{at.path}/{it['id']}/notes", at.given, at.me)


def protect(at: At, it: Thing, made: bool) -> None:
    (first(at.rows("repository/branches"), "name", it["name"]) or {})["protected"] = made


def tag_release(at: At, it: Thing, made: bool) -> None:
    tag = first(at.rows("repository/tags"), "name", it["tag_name"]) or {}
    tag["release"] = pick(it, "tag_name description") if made else None


AFTER: dict[str, Callable[[At, Thing, bool], None]] = {
    "notes": mirror_note, "discussions": first_note, "protected_branches": protect, "releases": tag_release}


# --- Seeds: the world at the start, in order: path, what a client would send, what only the server sets ---

R = "/projects/42"
PERIOD = {"created_at": "2025-01-14T09:00:00.000Z", "started_at": "2025-01-14T09:00:04.000Z",
          "finished_at": "2025-01-14T09:02:07.000Z"}
SEEDS: list[tuple[str, Thing, Thing]] = [
    ("/groups", {"name": "g", "path": "g", "description": "Everything of the team"}, {"id": 7}),
    ("/groups", {"name": "sub", "path": "sub", "parent_id": 7}, {"id": 8}),
    ("/projects", {"name": "p", "path": "p", "description": "The example project"}, {"id": 42}),
    ("/projects", {"name": "secret", "namespace_id": 8, "visibility": "private"}, {"id": 43}),
    *((f"{R}/repository/commits", {"commit_message": text}, {}) for text in (
        "Initial commit", "Add the login page\n\nCloses #41", "Check the password twice")),
    (f"{R}/repository/branches", {"branch": "main", "ref": "HEAD"}, {}),
    *((f"{R}/repository/branches", {"branch": name, "ref": "main"}, {}) for name in (
        "develop", "feature/login", *(f"feature/step-{n:02}" for n in range(1, 22)))),
    (f"{R}/protected_branches", {"name": "main"}, {}),
    (f"{R}/protected_tags", {"name": "v*"}, {}),
    *((f"{R}/repository/tags", {"tag_name": name, "ref": "main", "message": text}, {}) for name, text in (
        ("v1.0.0", "First release"), ("v1.1.0", ""))),
    *((f"{home}/labels", {"name": name, "color": color, "description": f"Marks a {name}"}, {})
      for home, name, color in (
        (R, "bug", "#d9534f"), (R, "feature", "#428BCA"), ("/groups/7", "urgent", "#FF0000"))),
    (f"{R}/milestones", {"title": "v1.0", "due_date": "2025-01-31"}, {"id": 101, "state": "closed"}),
    (f"{R}/milestones", {"title": "v2.0", "start_date": "2025-02-01", "due_date": "2025-03-31"}, {"iid": 2}),
    ("/groups/7/milestones", {"title": "2025 Q1", "due_date": "2025-03-31"}, {"id": 201, "iid": 5}),
    (f"{R}/issues", {"title": "Write the login page", "state_event": "close"}, {"id": 9041, "iid": 41}),
    (f"{R}/issues", {"title": "Login fails after a password reset", "labels": "bug", "milestone_id": 102,
                     "assignee_ids": [2], "description": "Steps:\n\n1. Reset the password\n2. Log in",
                     "due_date": "2025-02-10"}, {"iid": 42}),
    (f"{R}/issues", {"title": "Rotate the keys", "confidential": True, "assignee_ids": [1]}, {"by": "bob"}),
    (f"{R}/pipelines", {"ref": "main"}, {"id": 501, "status": "success", "duration": 123, **PERIOD}),
    (f"{R}/pipelines", {"ref": "feature/login"}, {
        "status": "failed", "duration": 61, "coverage": "76.34", **PERIOD}),
    (f"{R}/pipelines", {"ref": "develop"}, {"status": "running"}),
    *((f"{R}/merge_requests", {"title": title, "source_branch": source, "target_branch": "main", **more},
       fixed) for title, source, more, fixed in (
        ("Add the login page", "feature/step-01", {}, {"id": 9241, "iid": 241, "state": "merged", "by": "bob",
                                                       "merged_at": "2025-01-10T16:20:00.000Z"}),
        ("Try another database", "feature/step-02", {"state_event": "close"}, {}),
        ("Fix Login Bug", "feature/login", {"description": "Checks the new password.\n\nCloses #42",
                                            "labels": "bug", "assignee_ids": [1], "reviewer_ids": [2],
                                            "milestone_id": 102}, {"iid": 243}),
        ("Draft: Dark mode", "feature/step-03", {}, {"by": "bob"}))),
    (f"{R}/issues/42/notes", {"body": "I can see it too."}, {"by": "bob"}),
    (f"{R}/merge_requests/243/notes", {"body": "Please have a look."}, {}),
    (f"{R}/issues/42/discussions", {"body": "Which browser?"}, {"by": "bob"}),
    (f"{R}/merge_requests/243/discussions", {"body": "Why twice?", "position": {
        "base_sha": sha(1), "start_sha": sha(1), "head_sha": sha(2), "position_type": "text",
        "old_line": None, "old_path": "src/login.py", "new_path": "src/login.py", "new_line": 3}},
     {"by": "bob"}),
    (f"{R}/boards", {"name": "Development"}, {}), ("/groups/7/boards", {"name": "Team"}, {}),
    (f"{R}/boards/1/lists", {"label_id": 1}, {}), (f"{R}/boards/1/lists", {"label_id": 2}, {}),
    *((f"{R}/jobs", {}, {"id": number, "name": name, "stage": name, "status": status, "pipeline": run,
                         **more}) for number, name, status, run, more in (
        (9001, "build", "success", 502, {"duration": 41.2, **PERIOD}),
        (9002, "test", "failed", 502, {"duration": 19.8, "failure_reason": "script_failure", **PERIOD}),
        (9003, "deploy", "manual", 502, {}), (9004, "build", "running", 503, {}),
        (9005, "build", "success", 501, {"duration": 40.9, **PERIOD}))),
    (f"{R}/environments", {"name": "production", "tier": "production",
                           "external_url": "https://p.example.com"}, {}),
    (f"{R}/environments", {"name": "review/login", "tier": "development"}, {}),
    (f"{R}/deployments", {"environment": "production", "sha": sha(3), "ref": "main", "tag": False,
                          "status": "success"}, {}),
    (f"{R}/releases", {"tag_name": "v1.0.0", "name": "One", "description": "## News\n\n- Login"}, {}),
    (f"{R}/releases/v1.0.0/assets/links", {"name": "manual", "url": "https://p.example.com/manual.pdf"}, {}),
    (f"{R}/wikis", {"title": "home", "content": "# Welcome"}, {}),
    ("/groups/7/wikis", {"title": "home", "content": "# The team"}, {}),
    ("/snippets", {"title": "Notes", "file_name": "notes.md", "visibility": "public"}, {}),
    (f"{R}/snippets", {"title": "Query", "file_name": "query.sql"}, {}),
    (f"{R}/deploy_keys", {"title": "deploy", "key": "ssh-ed25519 AAAAC3Nza deploy"}, {}),
    (f"{R}/feature_flags", {"name": "dark_mode", "description": "Dark colours"}, {}),
    (f"{R}/feature_flags_user_lists", {"name": "testers", "user_xids": "alice,bob"}, {}),
    (f"{R}/variables", {"key": "REGION", "value": "north"}, {}),
    ("/groups/7/variables", {"key": "TEAM", "value": "g"}, {}),
    (f"{R}/pipeline_schedules", {"description": "Nightly", "ref": "main", "cron": "0 1 * * *"}, {}),
    *((f"{home}/members", {"user_id": who, "access_level": level}, {}) for home in (R, "/groups/7")
      for who, level in ((1, 50), (2, 30))),
    (f"{R}/hooks", {"url": "https://hooks.example.com/p"}, {}),
    ("/todos", {}, {"target": 243}),
    *(("/events", {}, {"target_type": type_, "target_iid": iid, "target_id": 9000 + iid,
                       "target_title": title}) for type_, iid, title in (
        ("Issue", 42, "Login fails after a password reset"), ("MergeRequest", 243, "Fix Login Bug"))),
]
LOGIN = "def login(user, password):\n    return user.check(password)\n"
FILES = {"README.md": "# p\n\nThe example project.\n", "src/login.py": LOGIN,
         "src/util/text.py": "GREETING = 'hej'\n", ".gitlab-ci.yml": "build:\n  script: make build\n"}


# --- World: the state, and what a request does to it -----------------------------------------------------


class World:
    """What this GitLab knows: concrete collection paths → lists of things, and the files of each branch."""

    def __init__(self, url: str):
        self.url = url
        self.clock = datetime.datetime(2025, 1, 15, 10, 30)
        self.store: dict[str, list[Thing]] = {}
        self.last: dict[tuple[str, str], int] = {}
        self.files: dict[int, dict[str, dict[str, bytes]]] = defaultdict(lambda: {"main": {}})
        self.files[42]["main"] = {name: text.encode() for name, text in FILES.items()}
        for name in ("alice", "bob"):
            self.add("/users", {"username": name}, me={}, name=f"{name.title()} Example")
        users = {u["username"]: u for u in self.store["/users"]}
        for path, given, fixed in copy.deepcopy(SEEDS):
            self.add(path, given, me=users[fixed.pop("by", "alice")], **self.linked(fixed))
        self.files[42]["feature/login"]["src/login.py"] = LOGIN.replace("check", "check_twice").encode()
        for run in self.store[f"{R}/pipelines"]:
            for it in self.store[f"{R}/merge_requests"]:
                it["head_pipeline"] = run if run["ref"] == it["source_branch"] else it["head_pipeline"]

    def linked(self, fixed: Thing) -> Thing:
        """A seed's references by number, as the things themselves."""
        for name, path, key in (("pipeline", f"{R}/pipelines", "id"),
                                ("target", f"{R}/merge_requests", "iid")):
            if name in fixed:
                fixed[name] = first(self.store[path], key, fixed[name])
        return fixed

    def now(self) -> str:
        """A time that moves on by a second with each look, the same in every run."""
        self.clock += datetime.timedelta(seconds=1)
        return self.clock.isoformat(timespec="milliseconds") + "Z"

    def touch(self, it: Thing) -> Thing:
        if "updated_at" in it:
            it["updated_at"] = self.now()
        if "detailed_status" in it:
            it["detailed_status"] = {
                **dict.fromkeys(("text", "label", "group"), it["status"]), "icon": f"status_{it['status']}"}
        return it

    def head(self, project_: Thing, ref: str) -> Thing | None:
        """The commit that a branch, tag or (short) SHA means."""
        repo = f"/projects/{project_['id']}/repository"
        commits = self.store.get(f"{repo}/commits", [])
        if ref == "HEAD":
            return commits[-1]
        named = [it["commit"] for part in ("branches", "tags") for it in self.store.get(f"{repo}/{part}", [])
                 if it["name"] == ref]
        return next(iter(named + [c for c in commits if len(ref) > 6 and c["id"].startswith(ref)]), None)

    def projects_of(self, group_: Thing) -> set[int]:
        return {p["id"] for p in self.store["/projects"]
                if p["path_with_namespace"].startswith(group_["full_path"] + "/")}

    # Finding

    def find(self, kind: Kind, path: str, text: str, at: At) -> Thing:
        """The item that a path segment names, or GitLab's 404 for its kind."""
        if kind.shape == "commit":
            text = (self.head(at.project, text) or {"id": text})["id"]
        for it in self.store.get(path, []):
            other = flat(it.get(kind.also, ""))
            same_path = "path" in kind.also and other.lower() == text.lower()
            if (flat(it[kind.key]) == text or other == text or same_path) and self.visible(it, at):
                return it
        return refuse(404, kind.missing)

    @staticmethod
    def visible(it: Thing, at: At) -> bool:
        return bool(at.me) or it.get("visibility", "public") == "public"

    def number(self, at: At, name: str, series: str) -> int:
        """The id or iid of a new thing: what a seed fixes, else the next one of its series."""
        number = at.fixed.get(name) or self.last.get((name, series), 0) + 1
        self.last[name, series] = max(number, self.last.get((name, series), 0))
        return number

    def child(self, at: At, tail: str) -> list[Thing]:
        """The stored list below a new thing, so that both show the same rows."""
        return self.store.setdefault(f"{at.path}/{tail}", [])

    def locate(self, at: At, template: str, texts: dict[str, str]) -> None:
        """Walk a path: each named thing is looked up, and `at.path` is the path with numbers for names."""
        path = walked = ""
        for part in template.strip("/").split("/"):
            text, parent = part, BY_MARK.get(mark(walked))
            if part[0] == "{":
                name = part.strip("{*}")
                at[name] = text = unquote(texts[name])
                if parent:
                    at["item"] = at[name] = self.find(parent, path, text, at)
                    at.update(kind=parent, collection=path)
                    text = flat(at[name][parent.key])
            path, walked = f"{path}/{text}", f"{walked}/{part}"
        at["path"] = path

    def gather(self, source: str, at: At) -> list[Thing]:
        """The things of all collections of one kind, within the project or group that the request names."""
        pattern = re.compile(re.sub(r"{\w+}", "[^/]+", source))
        within = {at.project["id"]} if "project" in at else \
            self.projects_of(at.group) if "group" in at else None
        rows = [it for path, items in self.store.items() if pattern.fullmatch(path) for it in items]
        return [it for it in rows if within is None or it.get("project_id", it["id"]) in within
                or "project_id" not in it]

    # The five verbs

    def add(self, path: str, given: Thing, me: Thing, **fixed: Any) -> Thing:
        """Make a thing at a concrete path; `fixed` sets what no client could."""
        for kind in KINDS:
            found = re.fullmatch(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", kind.path), path)
            if found:
                at = At(world=self, given=given, me=me, fixed=fixed, method="POST")
                self.locate(at, kind.path, found.groupdict())
                return self.create(at, kind)
        raise LookupError(path)

    def create(self, at: At, kind: Kind) -> Thing:
        at.setdefault("fixed", {})
        need(at, kind.required)
        it = self.overlay(at, build(at, kind.shape))
        rows = self.store.setdefault(at.path, [])
        if kind.unique and any(other[kind.unique] == it[kind.unique] for other in rows):
            refuse(*kind.taken)
        it.update({name: value for name, value in at.fixed.items() if name != "pipeline"})
        rows.append(self.touch(it) if "status" in at.fixed else it)
        self.after(at, it, True)
        return it

    def update(self, at: At) -> Thing:
        self.overlay(at, at.item)
        return self.touch(at.item)

    def delete(self, at: At) -> Reply:
        refusal = at.kind.locked(at.item)
        if refusal:
            refuse(*refusal)
        for path in list(self.store):
            self.store[path][:] = [it for it in self.store[path] if it is not at.item]
            if path.startswith(at.path + "/"):
                del self.store[path]
        at["path"] = at.collection
        self.after(at, at.item, False)
        done = at.kind.deleted
        return Reply(done.status, at.item if done.status == 200 else done.body)

    def after(self, at: At, it: Thing, made: bool) -> None:
        AFTER.get(at.path.rsplit("/", 1)[1], lambda *_: None)(at, it, made)

    def overlay(self, at: At, it: Thing) -> Thing:
        """Put what was sent on a thing, in each field's type; unknown names are ignored, as GitLab does."""
        at["item"] = it
        for name, value in at.given.items():
            if name in SENT and (name != "title" or "title" in it):
                SENT[name](at, it, value)
            elif name in it and name not in READ_ONLY:
                it[name] = like(it[name], value)
        return it

    # Lists

    def matches(self, at: At, it: Thing, kind: Kind, filters: Thing) -> bool:
        for name, value in filters.items():
            if name in ("search", "query"):
                text = value.strip("^$").lower()
                texts = [flat(it.get(f) or "").lower() for f in kind.search.split()]
                meets = any((t.startswith(text) if value[:1] == "^" else
                             t.endswith(text) if value[-1:] == "$" else text in t) for t in texts)
            elif name == "not":
                meets = not any(self.matches(at, it, kind, {n: v}) for n, v in value.items())
            elif name in FILTERS:
                try:
                    meets = bool(FILTERS[name](at, it, value))
                except KeyError:            # a parameter that this list does not know is ignored
                    continue
            else:
                meets = name not in it or isinstance(it[name], (dict, list)) or flat(it[name]) == flat(value)
            if not meets:
                return False
        return True

    def page(self, at: At, rows: list[Thing], kind: Kind, default: Thing | None = None) -> Reply:
        """One page of a list, filtered and sorted, with GitLab's paging headers."""
        given = {**kind.default, **(default or {}), **at.given}
        rows = [it for it in rows if self.visible(it, at) and self.matches(at, it, kind, given)]
        by = given.get("order_by", kind.order)
        if all(by in it for it in rows):
            rows.sort(key=lambda it: (it[by] is not None, it[by]))
        falling = given.get("sort", "desc" if kind.order == "-" or "order_by" in given else "asc")
        rows = rows[::-1] if falling.endswith("desc") else rows
        size = min(max(int(given.get("per_page", 20)), 1), 100)
        keyset = given.get("pagination") == "keyset" or kind.keyset in given
        part, headers, links = (self.by_cursor if keyset else self.by_number)(at, rows, kind, size)
        hidden = set(kind.detail.split())
        here = f"{self.url}/api/v4{at.raw}?"
        link = ", ".join(f'<{here}{urlencode(sorted(kept + list(new.items())))}>; rel="{rel}"'
                         for rel, new in links.items() for kept in [[p for p in at.query if p[0] not in new]])
        return Reply(200, [{k: v for k, v in it.items() if k not in hidden} for it in part],
                     {**headers, **({"Link": link} if link else {})})

    def by_cursor(self, at: At, rows: list[Thing], kind: Kind, size: int) -> tuple[list[Thing], Thing, Thing]:
        name = kind.keyset or refuse(405, {
            "error": "Keyset pagination is not yet available for this type of request"})
        keys = [flat(it.get(kind.key)) for it in rows]
        start = keys.index(at.given[name]) + 1 if at.given.get(name) in keys else 0
        part, more = rows[start:start + size], len(rows) > start + size
        query = {"per_page": size, "pagination": "keyset"}
        return part, {}, {"next": {**query, name: keys[start + size - 1]}} if more else {}

    def by_number(self, at: At, rows: list[Thing], kind: Kind, size: int) -> tuple[list[Thing], Thing, Thing]:
        number, count = max(int(at.given.get("page", 1)), 1), len(rows)
        pages = max(-(-count // size), 1)
        counted = kind.counted and count <= 10000
        numbers = {"prev": number > 1 and number - 1, "next": number < pages and number + 1, "first": 1,
                   "last": counted and pages}
        query = {"per_page": size, **({"id": at.project["id"]} if "project" in at else {})}
        headers = {"X-Page": number, "X-Per-Page": size, "X-Next-Page": numbers["next"] or "",
                   "X-Prev-Page": numbers["prev"] or "",
                   **({"X-Total": count, "X-Total-Pages": pages} if counted else {})}
        return (rows[(number - 1) * size:number * size], {k: flat(v) for k, v in headers.items()},
                {rel: {**query, "page": n} for rel, n in numbers.items() if n})


# --- Server ----------------------------------------------------------------------------------------------

ALIKE = {"HEAD": "GET", "PATCH": "PUT"}
OPEN = ("/projects", "/groups", "/users/", "/snippets/")        # what the anonymous may read, if public


@dataclass
class Plan:
    """Scripted replies for one request line, for so many `times` (None: for ever)."""

    method: str
    path: str
    replies: list[Reply]
    times: int | None
    when: Callable[[Request], bool]


class FakeGitLab:
    """A GitLab at `url` that accepts `token`; `external_url` is the address it thinks it has."""

    def __init__(self, *, root: str = "", port: int = 0, tls: tuple[str, str] | None = None,
                 external_url: str = ""):
        self.root = root.rstrip("/")
        self.token = "glpat-" + "t" * 20
        self.read_token = "glpat-" + "r" * 20               # has scope read_api only
        self.expired_token = "glpat-" + "x" * 20
        self._lock = threading.Lock()
        self._server = Server(("127.0.0.1", port), Handler)
        self._server.gitlab = self
        if tls:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(*tls)
            self._server.socket = context.wrap_socket(self._server.socket, server_side=True,
                                                      do_handshake_on_connect=False)
        self.url = f"{'https' if tls else 'http'}://127.0.0.1:{self._server.server_address[1]}{self.root}"
        self._external_url = external_url or self.url
        self.reset()

    def reset(self) -> None:
        """Forget every request and plan, and set the world back to how it began."""
        with self._lock:
            self.requests: list[Request] = []
            self.unplanned: list[str] = []
            self.crashes: list[str] = []
            self._plans: list[Plan] = []
            self.world = World(self._external_url)

    def __enter__(self) -> FakeGitLab:
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()
        return self

    def __exit__(self, *_: Any) -> None:
        self._server.shutdown()
        self._server.server_close()

    def plan(self, method: str, path: str, *, json: Any = None, status: int = 200, body: bytes | None = None,
             headers: dict[str, str] | None = None, delay: float = 0.0, drop: bool = False,
             times: int | None = None, repeat: list[Thing] | None = None,
             when: Callable[[Request], bool] = lambda request: True) -> None:
        """Script a reply to `path` as it is sent, without query and /api/v4 (/api/graphql stays whole).

        Plans with `times` are used up in the order they were made; then the newest lasting one (times=None)
        holds. `repeat` is a list of replies, each a dict of these keywords, used once each. A plan wins over
        state and authentication; `when` narrows it to some requests (to a GraphQL operation, say).
        """
        defaults = {"json": json, "status": status, "body": body, "headers": headers, "delay": delay,
                    "drop": drop}
        rows = [{**defaults, **reply} for reply in repeat or [{}]]
        replies = [Reply(r["status"], r["json"] if r["body"] is None else r["body"], dict(r["headers"] or {}),
                         r["delay"], r["drop"]) for r in rows]
        with self._lock:
            self._plans.append(Plan(method, path, replies, len(replies) if repeat else times, when))

    def check(self) -> None:
        """Raise AssertionError if anything was asked that nobody answered, or if this fake itself failed."""
        assert not self.unplanned, "unplanned requests: " + "; ".join(self.unplanned)
        assert not self.crashes, self.crashes[0]

    def answer(self, request: Request, token: str | None) -> Reply:
        """The reply to a request: a plan's, else the state's."""
        with self._lock:
            self.requests.append(request)
            try:
                return self.planned(request) or self.routed(request, token)
            except Refused as refused:
                return refused.reply
            except Exception:
                self.crashes.append(f"{request}\n{traceback.format_exc()}")
                return Reply(500, {"message": "500 Internal Server Error"})

    def planned(self, request: Request) -> Reply | None:
        counted = [plan for plan in self._plans if plan.times]
        lasting = [plan for plan in reversed(self._plans) if plan.times is None]
        for plan in counted + lasting:
            if (plan.method, plan.path) == (request.method, request.path) and plan.when(request):
                plan.times = plan.times and plan.times - 1
                return plan.replies.pop(0) if len(plan.replies) > 1 else plan.replies[0]
        return None

    def routed(self, request: Request, token: str | None) -> Reply:
        scopes = {None: [], self.token: ["api"], self.read_token: ["read_api"]}.get(token)
        if scopes is None:
            graphql = request.path == "/api/graphql"
            refuse(401, {"errors": [{"message": "Invalid token"}]} if graphql else {
                "error": "invalid_token", "error_description": "Token is expired. You can either do "
                "re-authorization or token refresh."} if token == self.expired_token else "401 Unauthorized")
        reads = request.method in ("GET", "HEAD")
        if scopes == ["read_api"] and not reads:
            refuse(403, {"error": "insufficient_scope", "scope": "api", "error_description":
                         "The request requires higher privileges than provided by the access token."})
        line = f"{ALIKE.get(request.method, request.method)} {request.path}"
        for pattern, template, function in ORDERED:
            found = pattern.fullmatch(line)
            if found:
                kind = BY_MARK.get(mark(template)) or BY_MARK.get(mark(template).rsplit("/", 1)[0])
                private = not template.startswith(OPEN) or (kind and kind.private)
                if token is None and (private or not reads):
                    refuse(401, "401 Unauthorized")
                given = {**nest(request.query), **(request.body if isinstance(request.body, dict) else {})}
                if "form-urlencoded" in request.headers.get("Content-Type", ""):
                    given.update(nest(parse_qsl(request.body.decode(), keep_blank_values=True)))
                at = At(world=self.world, given=given, me=self.world.store["/users"][0] if token else None,
                        method=request.method, raw=request.path, query=request.query, body=request.body,
                        template=template, scopes=scopes)
                self.world.locate(at, template, found.groupdict())
                made = function(at)
                return copy.deepcopy(made) if isinstance(made, Reply) else Reply(200, copy.deepcopy(made))
        self.unplanned.append(str(request))
        if request.path.startswith("//"):           # not the API: a browser would be sent to the login page
            return Reply(302, b"", {"Location": f"{self.url}/users/sign_in", "Content-Type": "text/html"})
        return Reply(404, {"error": "404 Not Found"})


ORDERED = sorted(ROUTES.values(), key=lambda row: (row[1].count("{"), "*" in row[1]))  # literal paths first


class Server(ThreadingHTTPServer):
    """Quiet, and closes what it holds when it ends."""

    gitlab: FakeGitLab
    request_queue_size = 128        # the default of 5 makes a burst of connections wait a second
    server_bind = socketserver.TCPServer.server_bind    # HTTPServer's own asks the name server for a name

    def __init__(self, *args: Any):
        self.open: set[Any] = set()
        super().__init__(*args)

    def process_request(self, request: Any, client_address: Any) -> None:
        self.open.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        self.open.discard(request)
        super().shutdown_request(request)

    def server_close(self) -> None:
        super().server_close()
        for request in list(self.open):
            self.shutdown_request(request)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Keep our own mistakes for check(); a client that went away is no news."""
        if not isinstance(sys.exc_info()[1], OSError):
            self.gitlab.crashes.append(traceback.format_exc())


class Handler(BaseHTTPRequestHandler):
    """Reads a request, lets FakeGitLab answer it, writes the reply in one go."""

    protocol_version = "HTTP/1.1"
    server_version, sys_version = "nginx", ""
    wbufsize, disable_nagle_algorithm = 65536, True
    server: Server

    def log_message(self, *_: Any) -> None:
        """Say nothing."""

    def do_GET(self) -> None:
        gitlab, parts = self.server.gitlab, urlsplit(self.path)
        query, path = parse_qsl(parts.query, keep_blank_values=True), parts.path
        path = path[len(gitlab.root):] if path.startswith(gitlab.root + "/") else f"//{path.lstrip('/')}"
        path = path[len("/api/v4"):] if path.startswith("/api/v4/") else \
            path if path.startswith(("/api/", "//")) else f"/{path}"
        request = Request(self.command, path, query, self.headers, self.read_body())
        reply = gitlab.answer(request, self.token(query))
        time.sleep(reply.delay)
        if reply.drop:
            self.close_connection = True
        else:
            self.send(reply)

    do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = do_GET

    def token(self, query: list[tuple[str, str]]) -> str | None:
        """The token of a request, wherever it may stand."""
        bearer = re.match(r"(?i)bearer (.+)", self.headers.get("Authorization", ""))
        named = [self.headers.get("PRIVATE-TOKEN"), self.headers.get("JOB-TOKEN"), bearer and bearer[1],
                 dict(query).get("private_token")]
        return next((token for token in named if token is not None), None)

    def read_body(self) -> Any:
        data = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if self.headers.get("Transfer-Encoding", "").lower() == "chunked":
            while size := int(self.rfile.readline().split(b";")[0], 16):
                data += self.rfile.read(size)
                self.rfile.readline()
            self.rfile.readline()
        try:
            return jsonlib.loads(data) if "json" in self.headers.get("Content-Type", "") and data else data
        except ValueError:
            return data

    def send(self, reply: Reply) -> None:
        raw = isinstance(reply.body, bytes)
        data = reply.body if raw else b"" if reply.body is None else jsonlib.dumps(reply.body).encode()
        type_ = "text/plain" if raw else "application/json"
        headers = {"Content-Type": type_, "Cache-Control": "max-age=0, private, must-revalidate",
                   "X-Request-Id": f"01JHK{len(self.server.gitlab.requests):08}"}
        if self.command == "GET" and reply.status == 200:
            headers["ETag"] = f'W/"{hashlib.md5(data).hexdigest()}"'
            if self.headers.get("If-None-Match") == headers["ETag"]:
                reply, data = Reply(304, None, reply.headers), b""
        given = {name.lower() for name in reply.headers}
        self.send_response(reply.status)
        headers = {name: value for name, value in headers.items() if name.lower() not in given}
        for name, value in {**headers, **reply.headers}.items():
            self.send_header(name, value)
        if reply.status not in (204, 304) and "content-length" not in given:
            self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        if self.command != "HEAD" and reply.status not in (204, 304):
            self.wfile.write(data)


def main() -> None:
    parser = argparse.ArgumentParser(description="Serve a small fake GitLab on loopback.")
    parser.add_argument("--port", type=int, default=0)
    with FakeGitLab(port=parser.parse_args().port) as gitlab:
        print(f"GITLAB_URL={gitlab.url} GITLAB_TOKEN={gitlab.token}", flush=True)
        try:
            threading.Event().wait()
        except KeyboardInterrupt:
            pass


if __name__ == "__main__":
    main()
