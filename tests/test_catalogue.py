"""The tables and the file's own order: each test looks at every row and reports all offenders at once."""

from __future__ import annotations

import ast
import json
import os
import re
import symtable
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest
from conftest import PROGRAM

BANNER = re.compile(r"^# -{60,} (.+)$", re.M)
# What the interpreter is measured without: the tables, and the actions that cannot be rows.
NOT_INTERPRETER = ("coded actions", "PARAMS and FIELDS", "catalogue")
MAX_INTERPRETER_LINES = 5500
MAX_AVERAGE_ENTRY_LINES = 5.5


def no(offenders: list[str] | Iterator[str]) -> None:
    """Fail with every offender on a line of its own."""
    found = list(offenders)
    assert not found, f"{len(found)} found:\n" + "\n".join(found)


@pytest.fixture(scope="module")
def source() -> str:
    return PROGRAM.read_text("utf-8")


@pytest.fixture(scope="module")
def sections(source: str) -> dict[str, tuple[int, int]]:
    """Each section's first and last line, by its banner's words."""
    starts = [(found[1], source.count("\n", 0, found.start()) + 1) for found in BANNER.finditer(source)]
    ends = [line - 1 for _, line in starts[1:]] + [source.count("\n") + 1]
    return {name: (line, end) for (name, line), end in zip(starts, ends, strict=False)}


# Actions


def test_each_summary_is_one_short_sentence(catalogue):
    def fault(text: str) -> bool:
        return len(text) > 100 or not re.fullmatch(r"[A-Z].*[^.]\.", text) or "\n" in text or "  " in text

    no(f"{a.id}: {a.summary!r}" for a in catalogue if fault(a.summary))


def test_each_id_is_noun_and_verb_and_each_tool_name_is_short_and_plain(catalogue):
    no(
        a.id
        for a in catalogue
        if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*\.[a-z][a-z0-9]*(_[a-z0-9]+)*", a.id)
    )
    no(a.tool for a in catalogue if not re.fullmatch(r"[a-z0-9_]{1,45}", a.tool))


def test_each_verb_has_its_row_and_each_row_a_verb(catalogue, catalogue_module):
    no(a.id for a in catalogue if a.verb not in catalogue_module.VERBS and not a.is_list)
    used = {a.verb for a in catalogue}
    no(verb for verb in catalogue_module.VERBS if verb not in used)


def test_each_next_action_that_an_entry_names_exists_and_is_another(catalogue, catalogue_module):
    no(
        f"{a.id}: {i}"
        for a in catalogue
        for i in a.see.split()
        if i not in catalogue_module.ACTIONS or i == a.id
    )


def test_no_action_of_a_domain_bears_the_name_of_another(catalogue, catalogue_module):
    assert sum(len(d.actions) for d in catalogue_module.DOMAINS.values()) == len(catalogue)
    no(d.name for d in catalogue_module.DOMAINS.values() if not d.actions)


def test_each_read_gives_a_list_or_a_thing_and_each_delete_is_destructive_or_says_why_not(catalogue):
    no(a.id for a in catalogue if a.reads and a.kind == "write")
    no(a.id for a in catalogue if a.method == "DELETE" and not a.destructive and "safe" not in a.hint.split())
    no(a.id for a in catalogue if a.method == "GET" and not a.reads)


def test_each_parameter_can_be_parsed_and_its_help_is_a_phrase(catalogue):
    def faults() -> Iterator[str]:
        for a in catalogue:
            try:
                rows = a.params.values()
            except Exception as error:  # the point is to name the entry
                yield f"{a.id}: {error}"
                continue
            for row in rows:
                if re.search(r"[a-z)]\.$", row.help) or len(row.help) > 250:
                    yield f"{a.id} {row.name}: {row.help!r}"
                if row.type.kind == "enum" and (
                    len(set(row.type.words)) != len(row.type.words) or "" in row.type.words
                ):
                    yield f"{a.id} {row.name}: {row.type.words}"

    no(faults())


# Schemas


def schema_faults(schema: Any, where: str, top: bool = True) -> Iterator[str]:
    """Yield what some client refuses in an input schema."""
    if top and (schema.get("type") != "object" or "properties" not in schema):
        yield f"{where}: not an object with properties"
    for word in ("anyOf", "oneOf", "allOf", "not", "$ref", "$defs", "if"):
        if word in schema:
            yield f"{where}: {word}"
    kind = schema.get("type")
    if not isinstance(kind, str):
        yield f"{where}: type {kind!r}"
    if kind == "array" and not isinstance(schema.get("items"), dict):
        yield f"{where}: array without items"
    if "enum" in schema and not (kind == "string" and all(isinstance(w, str) and w for w in schema["enum"])):
        yield f"{where}: enum {schema['enum']}"
    for name in schema.get("required", []):
        if name not in schema.get("properties", {}):
            yield f"{where}: requires {name}, which it does not have"
    for name, inner in schema.get("properties", {}).items():
        if not re.fullmatch(r"[A-Za-z0-9_]{1,64}", name):
            yield f"{where}: property name {name!r}"
        yield from schema_faults(inner, f"{where}.{name}", top=False)
    if isinstance(schema.get("items"), dict):
        yield from schema_faults(schema["items"], f"{where}[]", top=False)


@pytest.mark.parametrize("surface", ["dynamic", "meta", "individual"])
def test_every_client_can_take_each_input_schema(catalogue_module, surface):
    tools = catalogue_module.SURFACES[surface](catalogue_module.Settings({}))
    assert len({t["name"] for t in tools}) == len(tools) > 1
    no(fault for t in tools for fault in schema_faults(t["inputSchema"], t["name"]))


@pytest.mark.parametrize("surface", ["dynamic", "meta", "individual"])
def test_each_tool_has_a_plain_name_a_description_and_all_four_hints(catalogue_module, surface):
    hints = {"readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"}
    tools = catalogue_module.SURFACES[surface](catalogue_module.Settings({}))
    no(t["name"] for t in tools if not re.fullmatch(r"[a-z0-9_]{1,45}", t["name"]))
    no(t["name"] for t in tools if not t["description"].strip() or not hints <= set(t["annotations"]))


def is_viewless(action: Any, views: dict[str, Any]) -> bool:
    """Tell whether an entry has no view: GitLab answers with nothing, or with names that nobody can list.

    Then all that GitLab sends is shown. Whether it names a thing is checked where the facts are.
    """
    return action.view.key not in views


def test_each_action_has_both_forms_of_an_output_schema_that_names_fields(catalogue, catalogue_module):
    def faults() -> Iterator[str]:
        for a in catalogue:
            if is_viewless(a, catalogue_module.VIEWS):
                continue
            for open_leaves in (False, True):
                try:
                    schema = catalogue_module.output_schema(a, open_leaves)
                except Exception as error:  # the point is to name the entry
                    yield f"{a.id}: {error}"
                    continue
                if schema["type"] != "object" or set(schema["properties"]) <= {"next_steps", "pagination"}:
                    yield f"{a.id}: {schema}"

    no(faults())


# Views and glossaries


def views_in(kind: Any) -> Iterator[str]:
    """Yield the keys of the views that a type names."""
    if kind.view:
        yield kind.view
    if kind.item:
        yield from views_in(kind.item)
    for slot in kind.slots:
        yield from views_in(slot.type)


def slots_of(view: Any) -> Iterator[Any]:
    """Yield a view's fields, and those within records in it."""
    waiting = [*view.row, *view.details]
    while waiting:
        slot = waiting.pop()
        yield slot
        kind = slot.type
        while kind.item:
            kind = kind.item
        waiting += kind.slots


def test_each_views_fields_parse_stand_once_and_name_views_that_exist(catalogue_module):
    def faults() -> Iterator[str]:
        for view in catalogue_module.VIEWS.values():
            try:
                row, details = view.row, view.details
            except Exception as error:  # the point is to name the view
                yield f"{view.key}: {error}"
                continue
            for slots in (row, details):
                counted = Counter((s.path, s.then) for s in slots)
                yield from (
                    f"{view.key}: {'.'.join(path)} stands twice" for (path, _), n in counted.items() if n > 1
                )
            for slot in slots_of(view):
                if not all(re.fullmatch(r"\w+", part) for part in (*slot.path, *slot.then)):
                    yield f"{view.key}: {slot.path}"
                yield from (
                    f"{view.key}: no view {v}" for v in views_in(slot.type) if v not in catalogue_module.VIEWS
                )
            if not details:
                yield f"{view.key}: no fields"

    no(faults())


def test_each_view_is_reached_by_an_action_or_another_view(catalogue, catalogue_module):
    reached, waiting = set(), [a.view.key for a in catalogue]
    while waiting:
        key = waiting.pop()
        if key not in reached and key in catalogue_module.VIEWS:  # else the entry's reply has none
            reached.add(key)
            waiting += [v for s in slots_of(catalogue_module.VIEWS[key]) for v in views_in(s.type)]
    no(key for key in catalogue_module.VIEWS if key not in reached)


def test_each_view_that_lists_is_named_by_its_first_column(catalogue):
    no(f"{a.id}: view {a.view.key} has no table" for a in catalogue if a.kind == "list" and not a.view.table)


def test_the_params_glossary_holds_path_names_and_names_used_at_least_twice(catalogue, catalogue_module):
    glossary = catalogue_module.PARAMS
    uses: Counter[str] = Counter()
    for a in catalogue:
        stated = {row.name: row for row in catalogue_module.parse_lines(a.lines)}
        for name, row in stated.items():
            if name in glossary and (row.bare or glossary[name].help and not row.help):
                uses[name] += 1
        uses.update(
            {
                name: 2
                for name in a.path_names
                if name not in stated or stated[name].bare or not stated[name].help
            }
        )
    no(f"{name}: used {uses[name]} times" for name in glossary if uses[name] < 2)


def test_each_row_of_the_fields_glossary_is_used(catalogue_module):
    used = set()
    for view in catalogue_module.VIEWS.values():
        for slot in slots_of(view):
            for path in filter(None, (slot.path, slot.then)):
                used |= {".".join(path), path[-1]}
    no(name for name in catalogue_module.FIELDS if name not in used)


# The file


def test_entries_are_short(source, sections):
    """Counted are the source lines from an entry's summary to its last parameter."""
    first, last = sections["catalogue"]
    calls = [
        n.value for n in ast.parse(source).body if isinstance(n, ast.Expr) and isinstance(n.value, ast.Call)
    ]
    entries = [
        c
        for c in calls
        if first <= c.lineno <= last and isinstance(c.func, ast.Name) and c.func.id == "action"
    ]
    assert len(entries) > 100
    lines = [len(ast.literal_eval(c.args[2]).strip().splitlines()) for c in entries]
    assert sum(lines) / len(lines) <= MAX_AVERAGE_ENTRY_LINES


def test_the_interpreter_is_small(sections):
    sizes = {
        name: last - first + 1 for name, (first, last) in sections.items() if name not in NOT_INTERPRETER
    }
    assert sum(sizes.values()) < MAX_INTERPRETER_LINES, sizes


def test_the_docstring_lists_the_sections_in_their_order(source, sections):
    block = re.search(r"^Sections:\n((?:    .+\n)+)", source, re.M)
    assert block
    listed = [re.fullmatch(r"    (\S+(?: \S+)*?) {2,}(\S.*)", line) for line in block[1].splitlines()]
    assert None not in listed
    assert [line[1] for line in listed if line] == list(sections)


def without_annotations(node: ast.stmt) -> ast.stmt:
    """A statement without its annotations, which are never evaluated here and so bind nothing."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.arg):
            inner.annotation = None
        elif isinstance(inner, (ast.FunctionDef, ast.AsyncFunctionDef)):
            inner.returns = None
        elif isinstance(inner, ast.AnnAssign):
            inner.annotation = ast.Constant(None)
    return node


def globals_used(node: ast.stmt) -> set[str]:
    """The module's names that a top-level statement uses, at once or in the functions within it."""
    waiting, found = [symtable.symtable(ast.unparse(without_annotations(node)), "part", "exec")], set()
    while waiting:
        scope = waiting.pop()
        top = scope.get_type() == "module"
        found |= {s.get_name() for s in scope.get_symbols() if s.is_referenced() and (top or s.is_global())}
        waiting += scope.get_children()
    return found


def names_made(node: ast.stmt) -> list[str]:
    """The names that a top-level statement defines."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return [node.name]
    targets = (
        node.targets
        if isinstance(node, ast.Assign)
        else [node.target]
        if isinstance(node, ast.AnnAssign)
        else []
    )
    return [n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name)]


def test_each_section_uses_only_names_of_the_sections_above_it(source, sections):
    """A name belongs to the section that defines it first; functions' bodies count, annotations do not.

    No exception is made for tables: a section whose functions need rows that a lower section writes must
    itself define the (empty) table, as the registries of "notation" do.
    """
    order = list(sections)

    def section_of(line: int) -> int:
        return max((i for i, name in enumerate(order) if sections[name][0] <= line), default=-1)

    body = ast.parse(source).body
    homes: dict[str, int] = {}
    for node in body:
        for name in names_made(node):
            homes.setdefault(name, section_of(node.lineno))

    def faults() -> Iterator[str]:
        for node in body:
            here = section_of(node.lineno)
            what = (names_made(node) or ["a statement"])[0]
            for name in sorted(globals_used(node)):
                if homes.get(name, -1) > here:
                    yield f"{order[here]}: {what} (line {node.lineno}) uses {name} of {order[homes[name]]}"

    no(faults())


# GitLab's own operations (only where GITLAB_MCP_FACTS names them)

# Where an entry differs from GitLab's OpenAPI document, by the reason for which the entry is right: action,
# then names on the wire; * is any, "request" the request itself. What excuses nothing fails the test too.
EXCEPTIONS = {
    "GitLab writes a file's folders as an optional part of the path": """
        package.publish request · package_directory.publish request · generic_package_file.download request
        · model_file.upload request · model_file.download request · latest_release_asset.download request""",
    "no operation of its own": "api.request request · graphql.query request",
    "a local file, text or base64 gives it": """
        *.upload file · current_user_avatar.upload avatar · project_upload.create file · *.import file""",
    "for Terraform and newer GitLab only": "terraform_state.upload ID · job_artifact.download file_type",
    "any setting of a project": "project.import override_params[key]",
    "coded: the entry's parameters become several requests": "release_link.create_all *",
    "the document only has the path with its optional suffix": "latest_release.get request",
    "the document describes an upload; GitLab's documentation has the JSON body":
        "commit.create * · file.create * · file.update *",
    "in GitLab's documentation, and not in the document": """
        file_raw_metadata.get request · submodule*.* request · dependency_firewall.evaluate request
        · runner_controller_scope.get request · controller_*_scope.* request
        · group_service_account.get request · project_service_account*.* request
        · *project.create cicd_catalog_enabled mr_default_title_template
        · project.update cicd_catalog_enabled mr_default_title_template automatic_rebase_enabled
          merge_train_enforcement reviewer_assignment_strategy
        · project.delete full_path permanently_remove · group.delete full_path permanently_remove
        · group.create crm_enabled · group.update crm_enabled · group_project.list topic
        · project_member.create member_role_id · group_member.create member_role_id
        · repository_tree.list with_last_commit · merge_request_discussion.create commit_id
        · *_spent_time.add summary
        · merge_request_draft_note.publish_all internal note reviewer_state
        · group_milestone.list search_title containing_date start_date end_date
        · system_hook.* custom_webhook_template · *_hook.* signing_token
        · *jira_integration.set jira_issue_transition_automatic
        · search.* search_type · group_search.* search_type · project_search.* search_type""",
    "GitLab pages this list; the document does not say so": """
        merge_request_pipeline.list page per_page · merge_request_participant.list page per_page
        · merge_request_reviewer.list page per_page · issue_participant.list page per_page
        · issue_related_merge_request.list page per_page · issue_closing_merge_request.list page per_page
        · merge_request_context_commit.list page per_page · merge_request_status_check.list page per_page
        · project_share_location.list page per_page · attestation.list page per_page
        · *_access_token.list page per_page · oauth_application.list page per_page
        · bulk_import_failure.list page per_page · instance_cluster.list page per_page
        · error_tracking_client_key.list page per_page · alert_metric_image.list page per_page""",
    "the document writes out one path for each integration":
        "integration.set request · group_integration.set request",
    "one key may exist once for each scope; documented for a project's variables":
        "group_variable.* filter[environment_scope]",
    "each input is taken as it is given": "pipeline_schedule.* inputs[key]",
    "it takes whatever project.update does": "*_import.create override_params[key]",
    "there is one possible word, which the help names": """
        search.* fields · group_search.* fields · project_search.* fields · *merge_request.list view
        · project_approval_rule.create report_type · pipeline_dependency_list_export.create export_type""",
    "any HTTP status is a word too": "project_hook_event.list status",
    "the empty text lifts the limit, which no enum can say":
        "container_*rule.update minimum_access_level_for_push minimum_access_level_for_delete",
    "one type serves a rule's creation, where it has no number yet, and its update":
        "*protected_environment.create deploy_access_levels[_destroy] deploy_access_levels[id]",
    "an integer within a record has no list of words; the help says what the two mean": """
        *protected_environment.* deploy_access_levels[group_inheritance_type]
          approval_rules[group_inheritance_type]""",
    "only one of the kinds needs it": "runner.create group_id project_id",
    "without it all kinds are listed": "instance_audit_event.list entity_type",
    "needed only for a comment on a line": "commit_comment.create line line_type",
    "the default branch is taken where none is given": "file.get ref",
    "a list of files takes its place": "snippet.create file_name · project_snippet.create file_name",
}  # fmt: skip
# What GitLab has and the entries do not offer, in the same form.
NOT_OFFERED = {
    "the file comes by file_path, content or content_base64": """
        *.upload file · current_user_avatar.upload avatar · project_upload.create file · *.import file
        · *.import file.path file.name file.type file.size file.md5 file.sha1 file.sha256 file.etag
          file.remote_id file.remote_url""",
    "sets a picture; the rest is for the update": """
        user_avatar.upload * · project_avatar.upload * · group_avatar.upload * · topic_avatar.upload *
        · appearance_*.upload *""",
    "the server's own token is used": "*artifact.download job_token · *artifact_file.download job_token",
    "coded: the action works them out, or is about something else than its request": """
        project.resolve * · merge_request_diff.get page per_page unidiff · release_link.create_all *
        · merge_request_line_comment.create position created_at""",
    "deprecated in favour of another parameter that the entry has, or of another endpoint": """
        *project.* issues_enabled merge_requests_enabled wiki_enabled jobs_enabled snippets_enabled
          emails_disabled packages_enabled container_registry_enabled public_builds tag_list
          approvals_before_merge mirror mirror_trigger_builds restrict_user_defined_variables
          mirror_user_id only_mirror_protected_branches mirror_branch_regex
          mirror_overwrites_diverged_branches namespace
        · group.* emails_disabled default_branch_protection
        · merge_request.* allow_maintainer_to_push approvals_before_merge merge_when_pipeline_succeeds
        · issue.* assignee_id epic_iid · *_note.* confidential · *milestone.list include_parent_milestones
        · release_link.* filepath · ci_lint.get sha ref · *runner.list scope
        · runner.* active maintainer_note · security_setting.update pre_receive_secret_detection_enabled
        · instance_setting.update asset_proxy_whitelist default_branch_protection hashed_storage_enabled
          password_authentication_enabled signin_enabled allow_local_requests_from_hooks_and_services
          performance_bar_enabled performance_bar_allowed_group_id floc_enabled
          bulk_import_max_download_file throttle_unauthenticated_*
        · pull_mirror.update only_protected_branches · project_approval_config.update approvals_before_merge
        · project_approval_rule.* vulnerabilities_allowed scanners severity_levels vulnerability_states
        · merge_train.add when_pipeline_succeeds · container_tag.delete_matching name_regex
        · *buildkite_integration.set enable_ssl_verification""",
    "another name for a parameter that the entry has": """
        instance_setting.update *_raw · epic.* start_date end_date · project_approval_rule.* users groups
        · pages_domain.create user_provided_certificate user_provided_key""",
    "an upload, which no argument can hold": """
        *.create avatar · *.update avatar · commit.create file
        · appearance.update logo pwa_icon header_logo favicon""",
    "only an update can add or remove":
        "issue.create add_labels remove_labels · merge_request.create add_labels remove_labels",
    "each kind of search offers what its scope can use": "search.* * · group_search.* * · project_search.* *",
    "the kind of paging brings it": "*.list page_token pagination cursor",
    "the reply is one thing, not a list": "*.check page per_page · epic_issue.reorder page per_page",
    "GitLab makes it from the name": "environment.* slug",
    "for GitLab's own use": "*_member.create invite_source · release.create legacy_catalog_publish",
    "what GitHub's webhook sends": "pull_mirror.sync *",
    "how the program signs in is a setting": "artifact_file.list job_token",
    "only means something on a merge request": "*_note.create merge_request_diff_head_sha",
    "a snippet's comments are never internal, its threads never resolved":
        "project_snippet_note.create internal · project_snippet_discussion_note.update resolved",
    "a token's revocation needs no date": "credential_resource_token.revoke expires_at",
    "has one possible value":
        "feature_flag.create version · vulnerability_archive_export.create export_format",
}  # fmt: skip
Fault = tuple[str, str, str]  # action, name on the wire, what is wrong


class Recorder:
    """Stands where GitLab would: knows the settings, and answers a look-up with one thing."""

    def __init__(self, settings: Any):
        self.settings = settings

    def json(self, method: str, path: str, *more: Any, **named: Any) -> list[dict[str, int]]:
        return [{"id": 1}]


def sample(schema: dict[str, Any], kind: Any) -> Any:
    """A value that a schema allows, with every field of an object in it."""
    if kind.words:
        return int(kind.words[0]) if schema["type"] == "integer" else kind.words[0]
    if schema["type"] == "object":
        slots = {s.name: s.type for s in kind.slots}
        return {n: sample(inner, slots[n]) for n, inner in schema.get("properties", {}).items()} or {
            "key": "value"
        }
    if schema["type"] == "array":
        return [sample(schema["items"], kind.item or kind)]
    texts = {"date": "2026-01-31", "time": "2026-01-31T09:00:00Z", "level": "developer", "id": "1"}
    return {"integer": schema.get("minimum", 1), "boolean": True, "number": 1.5}.get(
        schema["type"], texts.get(kind.kind, "x")
    )


def full_request(module: Any, action: Any) -> tuple[str, str, list[tuple[str, str]], Any]:
    """The request that the program builds when every parameter is given."""
    schema = module.input_schema(action)["properties"]
    # page_token only repeats what GitLab's own Link header said.
    given = {n: sample(schema[n], p.type) for n, p in action.params.items() if n != "page_token"}
    settings = module.Settings({})
    call = module.Call(action, given, Recorder(settings))
    call.args = module.check_arguments(action, given, settings)
    return call.request()


def shape(path: str) -> str:
    """A path with the names in its braces set aside."""
    return re.sub(r"{[*]?\w+}", "{}", path)


def flat_names(body: Any, prefix: str = "") -> Iterator[str]:
    """Yield the names that a body or query holds, as a[b]; a list's members go by the list's name."""
    if isinstance(body, dict):
        for name, inner in body.items():
            yield from flat_names(inner, f"{prefix}[{name}]" if prefix else name)
    elif isinstance(body, list) and body and isinstance(body[0], dict):
        yield from flat_names(body[0], prefix)
    else:
        yield prefix


def declared(rows: list[dict[str, Any]], prefix: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield GitLab's parameters by name, those within objects as a[b]."""
    for row in rows:
        name = f"{prefix}[{row['name']}]" if prefix else row["name"]
        yield name, row
        yield from declared(row.get("props", []), name)


@pytest.fixture(scope="module")
def operations(request: pytest.FixtureRequest) -> dict[tuple[str, str], dict[str, Any]]:
    """GitLab's operations by method and shape of path; what several documents say of one is joined."""
    folder = os.environ.get("GITLAB_MCP_FACTS", "")
    if not folder:
        pytest.skip("GITLAB_MCP_FACTS names no folder of facts")
    made: dict[tuple[str, str], dict[str, Any]] = {}
    for row in json.loads((Path(folder) / "gitlab" / "openapi.json").read_text("utf-8")):
        made.setdefault((row["method"], shape(row["path"])), row)
    return made


def unexcused(found: Iterator[Fault], table: dict[str, str]) -> list[str]:
    """The faults that no row of a table excuses, then the rows that excuse nothing."""
    rows, used, faults = set(), set(), []
    for part in "·".join(table.values()).split("·"):
        id, *names = part.split()
        rows |= {(id, name) for name in names}
    for id, name, fault in found:
        excuses = {
            (i, n) for i, n in rows if fnmatchcase(id, i) and (n == name or "*" in n and fnmatchcase(name, n))
        }
        used |= excuses
        if not excuses:
            faults.append(f"{id} {name}: {fault}")
    return faults + [f"{' '.join(row)} excuses nothing" for row in sorted(rows - used)]


def types_by_name(action: Any) -> dict[str, Any]:
    """The types of what an action sends in query or body, by name on the wire, nested ones as a[b]."""
    made: dict[str, Any] = {}
    waiting = [(p.wire, p.type) for p in action.params.values() if p.place in ("query", "body")]
    while waiting:
        name, kind = waiting.pop()
        while kind.item:
            kind = kind.item
        made[name] = kind
        waiting += [(f"{name}[{s.name}]", s.type) for s in kind.slots]
    return made


def is_declared(name: str, known: dict[str, Any]) -> bool:
    """Tell whether GitLab has a name: as it is, or as part of an object whose fields GitLab does not list."""
    while name not in known and "[" in name:
        name = name.rpartition("[")[0]
        if any(other.startswith(name + "[") for other in known):
            return False
    return name in known


def compared(module: Any, action: Any, operation: dict[str, Any]) -> Iterator[Fault]:
    """Yield where the fullest request of an action differs from GitLab's operation."""
    method, path, query, body = full_request(module, action)
    pattern = "".join(
        "[^/]+" if part[0] == "{" else re.escape(part)
        for part in re.split(r"({\w+})", operation["path"])
        if part
    )
    if method != operation["method"] or not re.fullmatch(pattern, path):
        yield action.id, "request", f"{method} {path} is sent"
    known = {name: row for name, row in declared(operation["params"]) if row["in"] != "path"}
    for place, names in (
        ("query", {n.replace("[]", "") for n, _ in query}),
        ("body", set(flat_names(body or {})) - {""}),
    ):
        for name in sorted(names):
            if not is_declared(name, known):
                yield action.id, name, f"GitLab has no such parameter in the {place}"
            elif place == "body" and method == "GET":
                yield action.id, name, "a GET sends a body"
    ours = types_by_name(action)
    fixed = dict(action.fixed)
    for name, row in known.items():
        # The document writes some words as Ruby's symbols; GitLab wants them plain.
        words = [str(w).lstrip(":") for w in row.get("enum") or row.get("items_enum") or [] if w != ""]
        words = [w for w in words if not ("-" in w and w.replace("-", "_") in words)]
        # Access levels are the numbers among the enums; the program knows them by a type of their own.
        if words and name in ours and ours[name].kind != "level" and set(words) != set(ours[name].words):
            mine = ", ".join(ours[name].words) or ours[name].kind
            yield action.id, name, f"GitLab's words are {', '.join(words)}; ours {mine}"
        if row.get("required") and "[" not in name and name not in fixed:
            held = [
                p for p in action.params.values() if p.wire == name and (p.required or p.default is not None)
            ]
            if not held:
                yield action.id, name, "GitLab requires it"


def matched(catalogue: list[Any], operations: dict[tuple[str, str], Any]) -> list[tuple[Any, dict[str, Any]]]:
    """The actions with GitLab's operation of each."""
    return [
        (a, operations[a.method, shape(a.path)]) for a in catalogue if (a.method, shape(a.path)) in operations
    ]


def test_each_action_sends_what_gitlab_declares(catalogue, catalogue_module, operations):
    def faults() -> Iterator[Fault]:
        for action in catalogue:
            if (
                action.method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")
                and (action.method, shape(action.path)) not in operations
            ):
                yield action.id, "request", f"GitLab has no {action.request}"
        for action, operation in matched(catalogue, operations):
            yield from compared(catalogue_module, action, operation)

    no(unexcused(faults(), EXCEPTIONS))


def test_each_parameter_that_gitlab_declares_is_offered(catalogue, operations):
    def faults() -> Iterator[Fault]:
        for action, operation in matched(catalogue, operations):
            ours = {name.partition("[")[0] for name in types_by_name(action)} | set(dict(action.fixed))
            for row in operation["params"]:
                if row["in"] in ("query", "body", "formData") and row["name"].partition("[")[0] not in ours:
                    yield action.id, row["name"], "not offered"

    no(unexcused(faults(), NOT_OFFERED))


def test_each_write_without_a_view_gets_no_thing_from_gitlab(catalogue, catalogue_module, operations):
    no(
        f"{a.id}: GitLab sends {operation['entity']}"
        for a, operation in matched(catalogue, operations)
        if is_viewless(a, catalogue_module.VIEWS) and operation.get("entity")
    )


def test_each_operation_of_gitlab_is_an_action_or_is_left_out_for_a_reason(
    catalogue, catalogue_module, operations
):
    patterns = [p.strip() for row in catalogue_module.LEFT_OUT.values() for p in row.split("·")]
    ours = {(a.method, shape(a.path)) for a in catalogue}
    missing = [f"{o['method']} {o['path']}" for key, o in operations.items() if key not in ours]
    no(request for request in missing if not any(fnmatchcase(request, p) for p in patterns))
    no(f"{p} leaves nothing out" for p in patterns if not any(fnmatchcase(request, p) for request in missing))


def test_each_action_names_a_next_step(catalogue, catalogue_module):
    settings = catalogue_module.Settings({})
    calls = (catalogue_module.Call(a, {}, catalogue_module.GitLab(settings)) for a in catalogue)
    no(call.action.id for call in calls if not catalogue_module.next_steps(call))
