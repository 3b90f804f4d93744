"""Actions over GraphQL: what is sent for each of them, and what becomes of what comes back."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from conftest import text_of

import gitlab_mcp

GID = "gid://gitlab/"
IN = {"project_or_group_path": "g/p"}
ITEM = {**IN, "work_item_iid": 7}
ITEM_ID = GID + "WorkItem/700"  # what the look-up of an iid answers
AWARD = GID + "Achievements::UserAchievement/"
VIEW = GID + "WorkItems::SavedViews::SavedView/"

# action: arguments, and the variables that must be sent for them (those of pages left out)
SENT: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "work_item.list": (
        {
            **IN,
            "types": ["epic"],
            "state": "opened",
            "health_status": "at_risk",
            "iids": [3],
            "parent_ids": [5],
            "work_item_sort": "created_desc",
            "assignee_wildcard_id": "none",
            "label_name": ["bug"],
            "iteration_cadence_id": [2],
        },
        {
            "path": "g/p",
            "types": ["EPIC"],
            "state": "opened",
            "healthStatusFilter": "atRisk",
            "iids": ["3"],
            "parentIds": [GID + "WorkItem/5"],
            "sort": "CREATED_DESC",
            "assigneeWildcardId": "NONE",
            "labelName": ["bug"],
            "iterationCadenceId": [GID + "Iterations::Cadence/2"],
        },
    ),
    "work_item.get": (ITEM, {"path": "g/p", "workItemIid": "7"}),
    "work_item.create": (
        {
            **IN,
            "work_item_type": "task",
            "title": "T",
            "description": "D",
            "assignee_ids": [2],
            "label_ids": [3],
            "milestone_id": 4,
            "parent_id": 5,
            "due_date": "2026-01-31",
            "weight": 0,
            "health_status": "on_track",
            "status": "in_progress",
            "linked_item_ids": [6],
            "link_type": "blocked_by",
            "confidential": False,
        },
        {
            "input": {
                "namespacePath": "g/p",
                "workItemTypeId": GID + "WorkItems::Type/50",
                "title": "T",
                "descriptionWidget": {"description": "D"},
                "assigneesWidget": {"assigneeIds": [GID + "User/2"]},
                "labelsWidget": {"labelIds": [GID + "Label/3"]},
                "milestoneWidget": {"milestoneId": GID + "Milestone/4"},
                "hierarchyWidget": {"parentId": ITEM_ID[:-3] + "5"},
                "startAndDueDateWidget": {"dueDate": "2026-01-31"},
                "weightWidget": {"weight": 0},
                "healthStatusWidget": {"healthStatus": "onTrack"},
                "statusWidget": {"status": GID + "WorkItems::Statuses::SystemDefined::Status/2"},
                "linkedItemsWidget": {"workItemsIds": [GID + "WorkItem/6"], "linkType": "BLOCKED_BY"},
                "confidential": False,
            }
        },
    ),
    "work_item.update": (
        {
            **ITEM,
            "title": "T",
            "state_event": "close",
            "assignee_ids": [0],
            "milestone_id": 0,
            "description": "",
            "add_label_ids": [1],
            "remove_label_ids": [2],
            "health_status": "none",
            "iteration_id": 9,
            "crm_contact_ids": [8],
            "crm_contacts_mode": "replace",
        },
        {
            "input": {
                "id": ITEM_ID,
                "title": "T",
                "stateEvent": "CLOSE",
                "assigneesWidget": {"assigneeIds": []},
                "milestoneWidget": {"milestoneId": None},
                "descriptionWidget": {"description": ""},
                "labelsWidget": {"addLabelIds": [GID + "Label/1"], "removeLabelIds": [GID + "Label/2"]},
                "healthStatusWidget": {"healthStatus": None},
                "iterationWidget": {"iterationId": GID + "Iteration/9"},
                "crmContactsWidget": {
                    "contactIds": [GID + "CustomerRelations::Contact/8"],
                    "operationMode": "REPLACE",
                },
            }
        },
    ),
    "work_item.convert": (
        {**ITEM, "work_item_type": "issue"},
        {"id": ITEM_ID, "workItemType": GID + "WorkItems::Type/50"},
    ),
    "work_item.delete": (ITEM, {"id": ITEM_ID}),
    "work_item_type.list": (
        {**IN, "work_item_type": "key_result"},
        {"path": "g/p", "workItemType": "KEY_RESULT"},
    ),
    "work_item_child.list": (ITEM, {"path": "g/p", "workItemIid": "7"}),
    "work_item_child.add": (
        {**ITEM, "child_path": "g/c", "child_iid": 8, "child_ids": [9]},
        {"id": ITEM_ID, "childrenIds": [GID + "WorkItem/800", GID + "WorkItem/9"]},
    ),
    "work_item_child.remove": ({"child_path": "g/c", "child_iid": 8}, {"id": GID + "WorkItem/800"}),
    "work_item_child.reorder": (
        {**ITEM, "child_id": 8, "adjacent_id": 9, "relative_position": "before"},
        {
            "id": GID + "WorkItem/8",
            "parentId": ITEM_ID,
            "adjacentId": GID + "WorkItem/9",
            "relativePosition": "BEFORE",
        },
    ),
    "work_item_link.add": (
        {**ITEM, "linked_item_ids": [8], "link_type": "blocks"},
        {"id": ITEM_ID, "linkedItemIds": [GID + "WorkItem/8"], "linkType": "BLOCKS"},
    ),
    "work_item_link.remove": (
        {**ITEM, "linked_item_ids": [8]},
        {"id": ITEM_ID, "linkedItemIds": [GID + "WorkItem/8"]},
    ),
    "work_item_discussion.list": (
        {**ITEM, "activity_filter": "only_comments", "sort": "created_desc"},
        {"path": "g/p", "workItemIid": "7", "activityFilter": "ONLY_COMMENTS", "sort": "CREATED_DESC"},
    ),
    "work_item_discussion.get": ({**ITEM, "discussion_id": "5"}, {"path": "g/p", "workItemIid": "7"}),
    "work_item_discussion.create": (
        {**ITEM, "body": "B", "internal": True},
        {"noteableId": ITEM_ID, "body": "B", "internal": True},
    ),
    "work_item_discussion.resolve": (
        {"discussion_id": "abc", "resolved": False},
        {"id": GID + "Discussion/abc", "resolve": False},
    ),
    "work_item_note.list": (
        {**ITEM, "sort": "created_asc"},
        {"path": "g/p", "workItemIid": "7", "sort": "CREATED_ASC"},
    ),
    "work_item_note.get": ({"note_id": 5}, {"id": GID + "Note/5"}),
    "work_item_note.create": (
        {**ITEM, "body": "B", "discussion_id": "abc"},
        {"noteableId": ITEM_ID, "body": "B", "discussionId": GID + "Discussion/abc"},
    ),
    "work_item_note.update": ({"note_id": 5, "body": "B"}, {"id": GID + "Note/5", "body": "B"}),
    "work_item_note.delete": ({"note_id": 5}, {"id": GID + "Note/5"}),
    "saved_view.list": (IN, {"path": "g/p"}),
    "saved_view.get": ({**IN, "saved_view_id": 5}, {"path": "g/p", "id": VIEW + "5"}),
    "saved_view.create": (
        {
            **IN,
            "name": "N",
            "work_item_sort": "due_date_asc",
            "filters": {"label_name": ["bug"], "not": {"types": ["EPIC"]}},
        },
        {
            "path": "g/p",
            "name": "N",
            "sort": "DUE_DATE_ASC",
            "filters": {"labelName": ["bug"], "not": {"types": ["EPIC"]}},
        },
    ),
    "saved_view.update": (
        {"saved_view_id": 5, "is_private": False, "name": "N"},
        {"id": VIEW + "5", "isPrivate": False, "name": "N"},
    ),
    "saved_view.delete": ({"saved_view_id": 5}, {"id": VIEW + "5"}),
    "saved_view.subscribe": ({"saved_view_id": 5}, {"id": VIEW + "5"}),
    "saved_view.unsubscribe": ({"saved_view_id": 5}, {"id": VIEW + "5"}),
    "achievement.list": (
        {"group_id": "g", "ids": [5]},
        {"groupId": "g", "ids": [GID + "Achievements::Achievement/5"]},
    ),
    "achievement.create": (
        {"group_id": 7, "name": "N", "description": "D"},
        {"namespaceId": GID + "Namespace/7", "name": "N", "description": "D"},
    ),
    "achievement.update": (
        {"achievement_id": 5, "description": ""},
        {"achievementId": GID + "Achievements::Achievement/5", "description": ""},
    ),
    "achievement.delete": ({"achievement_id": 5}, {"achievementId": GID + "Achievements::Achievement/5"}),
    "achievement.award": (
        {"achievement_id": 5, "user_id": 2, "award_message": "M"},
        {"achievementId": GID + "Achievements::Achievement/5", "userId": GID + "User/2", "awardMessage": "M"},
    ),
    "achievement_award.list": (
        {"group_id": "g", "achievement_id": 5},
        {"groupId": "g", "achievementId": [GID + "Achievements::Achievement/5"]},
    ),
    "achievement_user.list": (
        {"group_id": "g", "achievement_id": 5},
        {"groupId": "g", "achievementId": [GID + "Achievements::Achievement/5"]},
    ),
    "user_achievement.list": (
        {"username": "ada", "include_hidden": True},
        {"username": "ada", "includeHidden": True},
    ),
    "user_achievement.update": (
        {"user_achievement_id": 5, "show_on_profile": False},
        {"userAchievementId": AWARD + "5", "showOnProfile": False},
    ),
    "user_achievement.reorder": (
        {"user_achievement_ids": [2, 1]},
        {"userAchievementIds": [AWARD + "2", AWARD + "1"]},
    ),
    "user_achievement.revoke": ({"user_achievement_id": 5}, {"userAchievementId": AWARD + "5"}),
    "user_achievement.delete": ({"user_achievement_id": 5}, {"userAchievementId": AWARD + "5"}),
    "vulnerability.list": (
        {
            "project_id": "g/p",
            "vulnerability_severities": ["high"],
            "vulnerability_states": ["detected"],
            "report_type": ["sast"],
            "scanner": ["semgrep"],
            "has_issues": False,
            "vulnerability_sort": "detected_desc",
        },
        {
            "projectId": "g/p",
            "severity": ["HIGH"],
            "state": ["DETECTED"],
            "reportType": ["SAST"],
            "scanner": ["semgrep"],
            "hasIssues": False,
            "sort": "detected_desc",
        },
    ),
    "group_vulnerability.list": (
        {"group_id": "g", "vulnerability_severities": ["critical"]},
        {"groupId": "g", "severity": ["CRITICAL"]},
    ),
    "vulnerability.get": ({"vulnerability_id": 5}, {"id": GID + "Vulnerability/5"}),
    "vulnerability.confirm": (
        {"vulnerability_id": 5, "comment": "C"},
        {"id": GID + "Vulnerability/5", "comment": "C"},
    ),
    "vulnerability.dismiss": (
        {"vulnerability_id": 5, "dismissal_reason": "used_in_tests"},
        {"id": GID + "Vulnerability/5", "dismissalReason": "USED_IN_TESTS"},
    ),
    "vulnerability.resolve": ({"vulnerability_id": 5}, {"id": GID + "Vulnerability/5"}),
    "vulnerability.revert": ({"vulnerability_id": 5}, {"id": GID + "Vulnerability/5"}),
    "vulnerability_count.get": ({"project_id": "g/p"}, {"projectId": "g/p"}),
    "group_vulnerability_count.get": ({"group_id": "g"}, {"groupId": "g"}),
    "security_finding.list": (
        {
            "project_id": "g/p",
            "pipeline_iid": 3,
            "severity": ["high"],
            "report_type": ["sast"],
            "vulnerability_states": ["dismissed"],
            "sort": "severity_desc",
        },
        {
            "projectId": "g/p",
            "pipelineIid": "3",
            "severity": ["high"],
            "reportType": ["sast"],
            "state": ["DISMISSED"],
            "sort": "severity_desc",
        },
    ),
    "security_summary.get": (
        {"project_id": "g/p", "pipeline_iid": 3},
        {"projectId": "g/p", "pipelineIid": "3"},
    ),
    "security_category.list": ({"group_id": "g"}, {"groupId": "g"}),
    "security_category.create": (
        {"group_id": 7, "name": "N", "multiple_selection": False},
        {"namespaceId": GID + "Namespace/7", "name": "N", "multipleSelection": False},
    ),
    "security_category.update": (
        {"group_id": 7, "security_category_id": 5, "name": "N"},
        {"namespaceId": GID + "Namespace/7", "id": GID + "Security::Category/5", "name": "N"},
    ),
    "security_category.delete": ({"security_category_id": 5}, {"id": GID + "Security::Category/5"}),
    "security_attribute.create": (
        {"security_category_id": 5, "attributes": [{"name": "N", "description": "D", "color": "#fff"}]},
        {
            "categoryId": GID + "Security::Category/5",
            "attributes": [{"name": "N", "description": "D", "color": "#fff"}],
        },
    ),
    "security_attribute.update": (
        {"security_attribute_id": 5, "color": "#fff"},
        {"id": GID + "Security::Attribute/5", "color": "#fff"},
    ),
    "security_attribute.delete": ({"security_attribute_id": 5}, {"id": GID + "Security::Attribute/5"}),
    "security_attribute.apply": (
        {"security_attribute_ids": [5], "mode": "add", "project_ids": [1, 2], "group_ids": [3]},
        {
            "attributes": [GID + "Security::Attribute/5"],
            "mode": "ADD",
            "items": [GID + "Project/1", GID + "Project/2", GID + "Group/3"],
        },
    ),
    "project_security_attribute.list": ({"project_id": "g/p"}, {"projectId": "g/p"}),
    "project_security_attribute.update": (
        {"project_id": 42, "add_attribute_ids": [5]},
        {"projectId": GID + "Project/42", "addAttributeIds": [GID + "Security::Attribute/5"]},
    ),
    "security_scan_profile.list": ({"group_id": "g"}, {"groupId": "g"}),
    "security_scan_profile.attach": (
        {"security_scan_profile_id": "sast", "project_ids": [1]},
        {"securityScanProfileId": GID + "Security::ScanProfile/sast", "projectIds": [GID + "Project/1"]},
    ),
    "security_scan_profile.detach": (
        {"security_scan_profile_id": "5", "group_ids": [3]},
        {"securityScanProfileId": GID + "Security::ScanProfile/5", "groupIds": [GID + "Group/3"]},
    ),
    "project_security_scan_profile.list": ({"project_id": "g/p"}, {"projectId": "g/p"}),
    "branch_rule.list": ({"project_id": "g/p"}, {"projectId": "g/p"}),
    "target_branch_rule.list": ({"project_id": "g/p"}, {"projectId": "g/p"}),
    "target_branch_rule.create": (
        {"project_id": 42, "name": "feature/*", "target_branch": "develop"},
        {"projectId": GID + "Project/42", "name": "feature/*", "targetBranch": "develop"},
    ),
    "target_branch_rule.delete": ({"target_branch_rule_id": 5}, {"id": GID + "Projects::TargetBranchRule/5"}),
    "custom_emoji.list": (
        {"group_id": "g", "include_ancestor_groups": True},
        {"groupId": "g", "includeAncestorGroups": True},
    ),
    "custom_emoji.create": (
        {"group_id": "g", "name": "n", "url": "https://e.example.com/n.png"},
        {"groupId": "g", "name": "n", "url": "https://e.example.com/n.png"},
    ),
    "custom_emoji.delete": ({"custom_emoji_id": 5}, {"id": GID + "CustomEmoji/5"}),
    "catalog_resource.list": (
        {"search": "x", "scope": "namespaces", "sort": "usage_count_desc"},
        {"search": "x", "scope": "NAMESPACES", "sort": "USAGE_COUNT_DESC"},
    ),
    "catalog_resource.get": ({"project_id": "g/p"}, {"fullPath": "g/p"}),
    "terraform_state.list": ({"project_id": "g/p"}, {"projectId": "g/p"}),
    "terraform_state.get": (
        {"project_id": "g/p", "state_name": "prod"},
        {"projectId": "g/p", "name": "prod"},
    ),
}
EPIC = {"group_id": "g", "epic_iid": 7}
# issues of epics and comments on them, which may go over REST instead
SENT_FOR_EPICS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "epic_issue.list": (EPIC, {"path": "g", "workItemIid": "7"}),
    "epic_issue.add": (
        {**EPIC, "project_id": "g/p", "issue_iid": 8},
        {"id": ITEM_ID, "childrenIds": [GID + "WorkItem/800"]},
    ),
    "epic_issue.remove": ({"project_id": "g/p", "issue_iid": 8}, {"id": GID + "WorkItem/800"}),
    "epic_issue.reorder": (
        {**EPIC, "issue_id": 8, "adjacent_id": 9, "relative_position": "after"},
        {
            "id": GID + "WorkItem/8",
            "parentId": ITEM_ID,
            "adjacentId": GID + "WorkItem/9",
            "relativePosition": "AFTER",
        },
    ),
    "epic_note.list": (EPIC, {"path": "g", "workItemIid": "7"}),
    "epic_note.get": ({"note_id": 5}, {"id": GID + "Note/5"}),
    "epic_note.create": ({**EPIC, "body": "B"}, {"noteableId": ITEM_ID, "body": "B"}),
    "epic_note.update": ({"note_id": 5, "body": "B"}, {"id": GID + "Note/5", "body": "B"}),
    "epic_note.delete": ({"note_id": 5}, {"id": GID + "Note/5"}),
    "epic_discussion.list": (EPIC, {"path": "g", "workItemIid": "7"}),
    "epic_discussion.get": ({**EPIC, "discussion_id": "5"}, {"path": "g", "workItemIid": "7"}),
    "epic_discussion.create": ({**EPIC, "body": "B"}, {"noteableId": ITEM_ID, "body": "B"}),
    "epic_discussion.resolve": ({"discussion_id": "abc"}, {"id": GID + "Discussion/abc", "resolve": True}),
}
SENT |= {name: row for name, row in SENT_FOR_EPICS.items() if gitlab_mcp.ACTIONS[name].document}
NODE = {
    "id": GID + "Any::Thing/5",
    "iid": "7",
    "name": "N",
    "title": "T",
    "full_path": "g/p",
    "state": "OPEN",
    "notes": {"nodes": [{"id": GID + "Note/6", "body": "B"}]},
}


def data_at(place: str, leaf: Any) -> Any:
    """GraphQL data with a value at a place; widgets and nodes are lists."""
    name, _, rest = place.partition(".")
    if name == "nodes":
        return {"nodes": [data_at(rest.partition(".")[2], leaf)]}
    if name == "widgets":
        return {"widgets": [{}, data_at(rest, leaf)]}
    inner = data_at(rest, leaf) if rest else leaf
    return {name: inner} if name else leaf


def pages(nodes: list[Any], cursor: str = "") -> dict[str, Any]:
    return {"nodes": nodes, "pageInfo": {"hasNextPage": bool(cursor), "endCursor": cursor or None}}


def is_lookup(request: Any) -> bool:
    return (
        request.body["query"].startswith("query($path: ID!, $name:") and "$first" not in request.body["query"]
    )


def plan(gitlab: Any, data: Any, **more: Any) -> None:
    """Answer the look-ups of ids, and everything else with `data`."""
    body = {"data": data, **more}
    gitlab.plan("POST", "/api/graphql", json=body)
    for iid in ("7", "8"):
        found = {"namespace": {"workItem": {"id": f"{GID}WorkItem/{iid}00"}}}
        gitlab.plan(
            "POST",
            "/api/graphql",
            json={"data": found},
            when=lambda r, iid=iid: is_lookup(r) and r.body["variables"]["name"] == iid,
        )
    types = {"namespace": {"workItemTypes": {"nodes": [{"id": GID + "WorkItems::Type/50"}]}}}
    gitlab.plan(
        "POST",
        "/api/graphql",
        json={"data": types},
        when=lambda r: is_lookup(r) and "workItemTypes" in r.body["query"],
    )


def sent(gitlab: Any) -> dict[str, Any]:
    """The variables of the last request that was no look-up."""
    bodies = [r.body for r in gitlab.requests if r.path == "/api/graphql" and not is_lookup(r)]
    return bodies[-1]["variables"]


def test_every_graphql_action_has_its_row_here(catalogue):
    assert {a.id for a in catalogue if a.document} == set(SENT)


@pytest.mark.parametrize("name", SENT)
def test_what_is_sent_and_shown_for_each_action(client, gitlab, catalogue, name):
    action = next(a for a in catalogue if a.id == name)
    arguments, variables = SENT[name]
    leaf: Any = pages([NODE]) if action.is_list or action.run else {**NODE, "errors": []}
    plan(gitlab, data_at(action.path, leaf))
    result = client.call(action.tool, **arguments, **({"confirm": True} if action.destructive else {}))
    assert not result["isError"], text_of(result)
    found = sent(gitlab)
    assert {k: v for k, v in found.items() if k != "first"} == variables
    declared = dict(re.findall(r"\$(\w+): ([\w!\[\]]+)(?=[,)])", action.document))
    assert {k for k, kind in declared.items() if kind.endswith("!")} <= set(found)
    if action.is_list:
        assert len(result["structuredContent"][action.view.plural]) == 1


@pytest.mark.parametrize("name", SENT)
def test_documents_are_sound(catalogue, name):
    document = next(a for a in catalogue if a.id == name).document
    head, _, body = document.partition(") {") if "(" in document.partition("{")[0] else ("", "", document)
    assert set(re.findall(r"\$(\w+):", head)) == set(re.findall(r"\$(\w+)", body))
    assert document.count("{") == document.count("}") and document.count("(") == document.count(")")
    assert not re.search(r"[\"'\\]", document)


def test_a_list_turns_its_pages_with_the_cursor(client, gitlab):
    plan(gitlab, {"group": {"customEmoji": pages([NODE], "abc=")}})
    result = client.call("gitlab_custom_emoji_list", group_id="g", per_page=1)
    assert sent(gitlab) == {"groupId": "g", "first": 1}
    assert result["structuredContent"]["pagination"] == {"has_more": True, "next_page_token": "abc="}
    plan(gitlab, {"group": {"customEmoji": pages([])}})
    result = client.call("gitlab_custom_emoji_list", group_id="g", page_token="abc=")
    assert sent(gitlab) == {"groupId": "g", "first": 20, "after": "abc="}
    assert result["structuredContent"]["pagination"] == {"has_more": False}


def test_a_row_reads_as_rest_rows_do(client, gitlab):
    person = {
        "id": GID + "User/2",
        "username": "ada",
        "name": "Ada",
        "web_url": "https://gitlab.example.com/ada",
    }
    widgets = [
        {},
        {"assignees": {"nodes": [person]}},
        {"labels": {"nodes": [{"title": "bug"}, {"title": "ui"}]}},
    ]
    item = {
        "id": GID + "WorkItem/90",
        "iid": "7",
        "title": "TODO",
        "state": "OPEN",
        "type": {"name": "Epic"},
        "web_url": "https://gitlab.example.com/g/-/epics/7",
        "widgets": widgets,
    }
    plan(gitlab, {"namespace": {"workItems": pages([item])}})
    result = client.call("gitlab_work_item_list", project_or_group_path="g")
    row = result["structuredContent"]["work_items"][0]
    assert (row["id"], row["iid"], row["state"], row["type"]) == (90, 7, "opened", {"name": "Epic"})
    assert row["labels"] == ["bug", "ui"] and row["assignees"][0]["id"] == 2 and row["title"] == "TODO"
    assert "[#7](https://gitlab.example.com/g/-/epics/7)" in text_of(result)
    assert "🟢 opened" in text_of(result) and "bug, ui" in text_of(result)


@pytest.mark.parametrize("given", [5, "5", GID + "Vulnerability/5"])
def test_an_id_may_be_a_number_or_a_gid(client, gitlab, given):
    plan(gitlab, {"vulnerability": {"id": GID + "Vulnerability/5", "title": "T", "severity": "HIGH"}})
    result = client.call("gitlab_vulnerability_get", vulnerability_id=given)
    assert sent(gitlab) == {"id": GID + "Vulnerability/5"}
    assert result["structuredContent"]["id"] == 5 and result["structuredContent"]["severity"] == "high"


def test_a_project_or_group_number_is_made_a_path_and_a_path_an_id(client, gitlab):
    gitlab.plan("GET", "/projects/42", json={"id": 42, "path_with_namespace": "g/p"})
    plan(gitlab, {"project": {"branchRules": pages([])}})
    assert not client.call("gitlab_branch_rule_list", project_id=42)["isError"]
    assert sent(gitlab)["projectId"] == "g/p"
    gitlab.plan("GET", "/groups/g%2Fsub", json={"id": 7, "full_path": "g/sub"})
    plan(gitlab, {"achievementsCreate": {"achievement": NODE, "errors": []}})
    client.call("gitlab_achievement_create", group_id="g/sub", name="N")
    assert sent(gitlab)["namespaceId"] == GID + "Namespace/7"


def test_a_number_that_may_be_a_project_or_a_group_is_refused(client, gitlab):
    result = client.call("gitlab_work_item_get", project_or_group_path=42, work_item_iid=7)
    assert result["isError"] and "project_or_group_path" in text_of(result) and not gitlab.requests


def test_a_web_address_names_the_project(client, gitlab):
    plan(gitlab, {"namespace": {"workItem": NODE}})
    client.call(
        "gitlab_work_item_get", project_or_group_path=f"{gitlab.url}/g/p/-/work_items/7", work_item_iid=7
    )
    assert sent(gitlab) == {"path": "g/p", "workItemIid": "7"}


def test_an_iid_that_is_not_there_stops_the_write(client, gitlab):
    gitlab.plan("POST", "/api/graphql", json={"data": {"namespace": {"workItem": None}}})
    result = client.call("gitlab_work_item_update", **ITEM, title="T")
    assert result["isError"] and "no work item 7 in g/p" in text_of(result)
    assert len(gitlab.requests) == 1


def test_the_errors_of_a_mutation_are_told(client, gitlab):
    refused = {"vulnerabilityResolve": {"vulnerability": None, "errors": ["Already resolved"]}}
    plan(gitlab, refused)
    result = client.call("gitlab_vulnerability_resolve", vulnerability_id=5)
    assert result["isError"] and "Already resolved" in text_of(result)


def test_errors_without_data_are_told(client, gitlab):
    said = "The resource that you are attempting to access does not exist"
    plan(gitlab, {"vulnerabilityResolve": None}, errors=[{"message": said}])
    result = client.call("gitlab_vulnerability_resolve", vulnerability_id=5)
    assert result["isError"] and said in text_of(result)


def test_data_with_errors_beside_it_is_shown(client, gitlab):
    plan(gitlab, {"vulnerability": {**NODE, "severity": "LOW"}}, errors=[{"message": "one field failed"}])
    assert not client.call("gitlab_vulnerability_get", vulnerability_id=5)["isError"]


def test_nothing_at_the_place_is_not_found(client, gitlab):
    plan(gitlab, {"vulnerability": None})
    result = client.call("gitlab_vulnerability_get", vulnerability_id=5)
    assert result["isError"] and "Vulnerability Not Found" in text_of(result)
    plan(gitlab, {"namespace": {"savedViews": {"nodes": []}}})
    assert client.call("gitlab_saved_view_get", **IN, saved_view_id=5)["isError"]


def test_what_this_gitlab_does_not_know_is_left_out_and_asked_again(client, gitlab):
    unknown = [
        "No such type WorkItemWidgetWeight, so it can't be a fragment condition",
        "No such type WorkItemWidgetIteration, so it can't be a fragment condition",
        "Field 'closedAt' doesn't exist on type 'WorkItem'",
    ]
    gitlab.plan("POST", "/api/graphql", json={"errors": [{"message": m} for m in unknown]}, times=1)
    plan(gitlab, {"namespace": {"workItem": NODE}})
    assert not client.call("gitlab_work_item_get", **ITEM)["isError"]
    first, second = (r.body["query"] for r in gitlab.requests)
    assert "WorkItemWidgetWeight" in first and "closedAt" in first
    for word in ("WorkItemWidgetWeight", "WorkItemWidgetIteration", "closedAt", "closed_at"):
        assert word not in second
    assert "WorkItemWidgetHealthStatus { health_status: healthStatus }" in second
    assert second.count("{") == second.count("}")


def test_another_fault_of_a_document_is_told_at_once(client, gitlab):
    said = "Field 'vulnerability' doesn't exist on type 'Query'"  # the place itself: nothing is left to ask
    gitlab.plan("POST", "/api/graphql", json={"errors": [{"message": said}]})
    result = client.call("gitlab_vulnerability_get", vulnerability_id=5)
    assert result["isError"] and said in text_of(result)
    assert len(gitlab.requests) == 1


def test_details_read_as_rest_does_and_a_saved_views_filters_as_they_were_set(client, gitlab):
    widgets = [{"health_status": "needsAttention"}, {"status": {"name": "In progress"}}, {"weight": 0}]
    plan(gitlab, {"namespace": {"workItem": {**NODE, "widgets": widgets}}})
    found = client.call("gitlab_work_item_get", **ITEM)["structuredContent"]
    assert (found["health_status"], found["status"]["name"], found["weight"]) == (
        "needs_attention",
        "In progress",
        0,
    )
    filters = {"state": "opened", "types": ["EPIC"], "parentIds": [GID + "WorkItem/5"]}
    plan(
        gitlab, {"namespace": {"savedViews": {"nodes": [{**NODE, "sort": "TITLE_ASC", "filters": filters}]}}}
    )
    found = client.call("gitlab_saved_view_get", **IN, saved_view_id=5)["structuredContent"]
    assert found["filters"] == filters and found["sort"] == "title_asc"


def test_a_path_may_be_encoded_and_a_default_project_serves(client, serve, gitlab):
    plan(gitlab, {"project": {"branchRules": pages([])}})
    assert not client.call("gitlab_branch_rule_list", project_id="g%2Fp")["isError"]
    assert sent(gitlab)["projectId"] == "g/p"
    assert not serve("--tool-surface=individual", GITLAB_MCP_PROJECT="g/q").call("gitlab_branch_rule_list")[
        "isError"
    ]
    assert sent(gitlab)["projectId"] == "g/q"


def test_a_thread_is_found_on_a_later_page(client, gitlab):
    threads = [
        {"id": f"{GID}Discussion/{name}", "notes": {"nodes": [{"id": GID + "DiscussionNote/3", "body": "B"}]}}
        for name in ("a1", "b2")
    ]
    place = "namespace.workItem.widgets.discussions"
    replies = [
        {"json": {"data": data_at(place, page)}} for page in (pages(threads[:1], "x"), pages(threads[1:]))
    ]
    gitlab.plan("POST", "/api/graphql", repeat=replies)
    result = client.call("gitlab_work_item_discussion_get", **ITEM, discussion_id="b2")
    assert result["structuredContent"]["id"] == "b2" and result["structuredContent"]["notes"][0]["id"] == 3
    assert sent(gitlab)["after"] == "x"


def test_comments_are_listed_one_by_one_with_their_threads_id(client, gitlab):
    notes = [{"id": f"{GID}Note/{n}", "body": "B", "author": {"username": "ada"}} for n in (3, 4)]
    thread = {"id": GID + "Discussion/a1", "notes": {"nodes": notes}}
    plan(gitlab, data_at("namespace.workItem.widgets.discussions", pages([thread], "x")))
    result = client.call("gitlab_work_item_note_list", **ITEM)["structuredContent"]
    assert [(n["id"], n["discussion_id"]) for n in result["notes"]] == [(3, "a1"), (4, "a1")]
    assert result["pagination"]["next_page_token"] == "x"


def test_a_deletion_says_what_is_gone(client, gitlab):
    plan(gitlab, {"workItemDelete": {"errors": []}})
    result = client.call("gitlab_work_item_delete", **ITEM, confirm=True)
    assert text_of(result).startswith("## Work Item Deleted: #7")
    assert result["structuredContent"]["deleted"] == {"project_or_group_path": "g/p", "work_item_iid": 7}


def test_a_deletion_asks_first(serve, gitlab):
    result = serve("--tool-surface=individual", GITLAB_MCP_CONFIRM="always").call(
        "gitlab_work_item_delete", **ITEM
    )
    assert result["isError"] and "confirm=true" in text_of(result) and not gitlab.requests


def test_read_only_mode_reads_and_never_writes(serve, gitlab):
    client = serve("--tool-surface=individual", GITLAB_MCP_READ_ONLY="1")
    plan(gitlab, {"project": {"vulnerabilitySeveritiesCount": {"critical": 1, "high": 2}}})
    assert client.call("gitlab_vulnerability_count_get", project_id="g/p")["structuredContent"]["high"] == 2
    gitlab.requests.clear()
    assert client.call("gitlab_vulnerability_resolve", vulnerability_id=5)["isError"] and not gitlab.requests


def test_safe_mode_shows_document_and_variables_and_sends_neither(serve, gitlab):
    client = serve("--tool-surface=individual", GITLAB_MCP_SAFE_MODE="1")
    plan(gitlab, {})
    result = client.call("gitlab_work_item_update", **ITEM, title="T")
    preview = result["structuredContent"]["preview"]
    assert preview["variables"] == {"input": {"id": ITEM_ID, "title": "T"}}
    assert preview["document"].startswith("mutation") and json.dumps(preview["variables"]["input"]["title"])
    assert all(is_lookup(r) for r in gitlab.requests)
