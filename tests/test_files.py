"""Local files: what downloads write and uploads read, always below the folders that the user named."""

from __future__ import annotations

import base64
import email.parser
import email.policy
import hashlib
import json
import os
import stat
import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import start_client, text_of
from network import Recorder

PNG = b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 4
ZIP = b"PK\x03\x04" + bytes(range(256)) * 8
ARTIFACTS = "/projects/42/jobs/7/artifacts"
posix = pytest.mark.skipif(sys.platform == "win32", reason="links and pipes need POSIX")


class Place:
    """A folder to read from, one to write to, what lies outside them, and a server that knows the two."""

    def __init__(self, top: Path, client: Any):
        self.read, self.write, self.outside, self.client = (
            top / "read",
            top / "write",
            top / "outside",
            client,
        )

    def call(self, tool: str, **arguments: Any) -> dict[str, Any]:
        return self.client.call(tool, **arguments)

    def save(self, path: Any, **more: Any) -> dict[str, Any]:
        return self.call("gitlab_job_artifact_download", project_id=42, job_id=7, save_path=str(path), **more)

    def upload(self, **more: Any) -> dict[str, Any]:
        return self.call("gitlab_project_upload_create", project_id=42, **more)


@pytest.fixture(scope="module")
def one_place(one_gitlab, tmp_path_factory):
    top = Path(os.path.realpath(tmp_path_factory.mktemp("files")))
    for name in ("read", "write", "outside", "write-too"):
        (top / name).mkdir()
    (top / "outside" / "private.txt").write_text("private")
    client = start_client(
        one_gitlab,
        "--tool-surface=individual",
        GITLAB_MCP_READ_DIRS=str(top / "read"),
        GITLAB_MCP_WRITE_DIRS=str(top / "write"),
    )
    yield Place(top, client)
    client.close()


@pytest.fixture
def place(one_place, gitlab):
    return one_place


def structured(result: dict[str, Any]) -> dict[str, Any]:
    assert not result["isError"], text_of(result)
    return result["structuredContent"]


def refused(result: dict[str, Any], *words: str) -> str:
    text = text_of(result)
    assert result["isError"], text
    assert "structuredContent" not in result
    for word in words:
        assert word in text.replace("\\", ""), text
    return text


def parts_of(request: Any) -> dict[str, tuple[str | None, bytes, str]]:
    """The parts of a form that a request carries: file name, bytes and type by field name."""
    head = f"Content-Type: {request.headers['Content-Type']}\r\n\r\n".encode()
    form = email.parser.BytesParser(policy=email.policy.HTTP).parsebytes(head + request.body)
    return {
        p.get_param("name", header="content-disposition"): (
            p.get_filename(),
            p.get_payload(decode=True),
            p.get_content_type(),
        )
        for p in form.iter_parts()
    }


# Downloads that are shown


def test_a_text_file_is_shown_as_it_is(place, gitlab):
    gitlab.plan(
        "GET",
        f"{ARTIFACTS}/logs/a%20b.txt",
        body="größe: 1\n```\n".encode(),
        headers={
            "Content-Type": "application/octet-stream",
            "Content-Disposition": 'attachment; filename="a b.txt"',
        },
    )
    result = place.call(
        "gitlab_artifact_file_download", project_id=42, job_id=7, artifact_path="logs/a b.txt"
    )
    data = structured(result)
    assert (data["content"], data["file_name"], data["size"]) == ("größe: 1\n```\n", "a b.txt", 15)
    assert text_of(result).startswith("## File: a b.txt\n")
    assert "größe: 1" in text_of(result)


def test_a_small_picture_comes_as_a_picture_by_its_bytes(place, gitlab):
    gitlab.plan("GET", "/projects/42/avatar", body=PNG, headers={"Content-Type": "application/octet-stream"})
    result = place.call("gitlab_project_avatar_download", project_id=42)
    assert structured(result)["size"] == len(PNG)
    block = result["content"][1]
    assert (block["type"], block["mimeType"]) == ("image", "image/png")
    assert base64.b64decode(block["data"]) == PNG


def test_what_only_says_that_it_is_a_picture_is_not_shown_as_one(place, gitlab):
    gitlab.plan("GET", "/projects/42/avatar", body=ZIP, headers={"Content-Type": "image/png"})
    assert len(place.call("gitlab_project_avatar_download", project_id=42)["content"]) == 1


@pytest.mark.parametrize(
    "body", [ZIP, b"long line\n" * 30_000, PNG + bytes(2 << 20)], ids=["zip", "text", "picture"]
)
def test_anything_else_is_described_with_the_step_that_saves_it(place, gitlab, body):
    gitlab.plan("GET", ARTIFACTS, body=body, headers={"Content-Type": "application/zip"})
    result = place.call("gitlab_job_artifact_download", project_id=42, job_id=7)
    data = structured(result)
    assert {k: v for k, v in data.items() if k != "next_steps"} == {
        "content_type": "application/zip",
        "size": len(body),
    }
    assert "save_path" in data["next_steps"][0] and str(place.write) in data["next_steps"][0]
    assert len(result["content"]) == 1


def test_without_folders_downloads_are_shown_and_no_local_file_is_touched(client, gitlab, tmp_path):
    gitlab.plan("GET", ARTIFACTS, body=ZIP, headers={"Content-Type": "application/zip"})
    shown = client.call("gitlab_job_artifact_download", project_id=42, job_id=7)
    assert "GITLAB_MCP_WRITE_DIRS" in structured(shown)["next_steps"][0]
    asked = len(gitlab.requests)
    target = tmp_path / "a.zip"
    refused(
        client.call("gitlab_job_artifact_download", project_id=42, job_id=7, save_path=str(target)),
        "GITLAB_MCP_WRITE_DIRS",
    )
    target.write_bytes(b"x")
    refused(
        client.call("gitlab_project_upload_create", project_id=42, file_path=str(target)),
        "GITLAB_MCP_READ_DIRS",
    )
    assert len(gitlab.requests) == asked
    assert target.read_bytes() == b"x"


# Downloads that are saved


def test_a_saved_file_is_whole_private_and_told_with_its_checksum(place, gitlab):
    gitlab.plan("GET", ARTIFACTS, body=ZIP, headers={"Content-Type": "application/zip"})
    target = place.write / "new folder" / "artifacts.zip"
    data = structured(place.save(target))
    assert target.read_bytes() == ZIP
    told = {
        "path": str(target),
        "size": len(ZIP),
        "content_type": "application/zip",
        "sha256": hashlib.sha256(ZIP).hexdigest(),
    }
    assert {k: v for k, v in data.items() if k != "next_steps"} == told
    assert os.listdir(target.parent) == ["artifacts.zip"]
    if sys.platform != "win32":
        assert stat.S_IMODE(target.stat().st_mode) == 0o600


def test_a_relative_path_begins_in_the_first_folder(place, gitlab):
    gitlab.plan("GET", ARTIFACTS, body=b"1")
    assert structured(place.save("plain.bin"))["path"] == str(place.write / "plain.bin")


def test_an_existing_file_is_replaced_only_when_asked(place, gitlab):
    target = place.write / "kept.zip"
    target.write_bytes(b"old")
    asked = len(gitlab.requests)
    refused(place.save(target), "File Exists", "overwrite=true")
    assert (target.read_bytes(), len(gitlab.requests)) == (b"old", asked)
    gitlab.plan("GET", ARTIFACTS, body=ZIP)
    structured(place.save(target, overwrite=True))
    assert target.read_bytes() == ZIP


def test_a_folder_is_never_replaced(place):
    (place.write / "folder").mkdir()
    refused(place.save(place.write / "folder", overwrite=True), "File Exists")
    refused(place.save(place.write, overwrite=True), "Path Not Allowed")


def test_a_failed_download_leaves_nothing_and_an_old_file_as_it_was(place, gitlab):
    target = place.write / "precious.zip"
    target.write_bytes(b"old")
    before = sorted(os.listdir(place.write))
    gitlab.plan("GET", ARTIFACTS, status=404, json={"message": "404 Not Found"}, times=1)
    refused(place.save(target, overwrite=True), "Not Found")
    gitlab.plan("GET", ARTIFACTS, body=b"short", headers={"Content-Length": "500", "Connection": "close"})
    refused(place.save(target, overwrite=True), "Connection Lost")
    refused(place.save(place.write / "fresh.zip"), "Connection Lost")
    assert target.read_bytes() == b"old"
    assert sorted(os.listdir(place.write)) == before


def test_a_download_that_broke_midway_is_written_anew_not_on(place, gitlab):
    gitlab.plan(
        "GET",
        ARTIFACTS,
        repeat=[
            {"body": bytes(200_000), "headers": {"Content-Length": "500000", "Connection": "close"}},
            {"body": b"whole"},
        ],
    )
    assert structured(place.save("again.bin"))["size"] == 5
    assert (place.write / "again.bin").read_bytes() == b"whole"


def test_more_than_fits_in_memory_for_an_answer_can_be_saved(place, gitlab):
    body = bytes(70 << 20)
    gitlab.plan("GET", ARTIFACTS, body=body)
    assert structured(place.save("big.bin"))["sha256"] == hashlib.sha256(body).hexdigest()
    (place.write / "big.bin").unlink()


def run_here(module, gitlab, place, action, **arguments):
    """The result of a call in this process, where a limit can be lowered."""
    settings = module.Settings(
        {
            "GITLAB_URL": gitlab.url,
            "GITLAB_TOKEN": gitlab.token,
            "GITLAB_MCP_READ_DIRS": str(place.read),
            "GITLAB_MCP_WRITE_DIRS": str(place.write),
        }
    )
    return module.Call(module.ACTIONS[action], arguments, module.GitLab(settings)).run()


def test_files_over_the_limit_are_neither_saved_nor_sent(place, gitlab, catalogue_module, monkeypatch):
    monkeypatch.setattr(catalogue_module, "MAX_FILE_BYTES", 1 << 20)
    gitlab.plan("GET", ARTIFACTS, body=bytes((1 << 20) + 1))
    before = sorted(os.listdir(place.write))
    refused(
        run_here(
            catalogue_module,
            gitlab,
            place,
            "job_artifact.download",
            project_id=42,
            job_id=7,
            save_path="x.bin",
        ),
        "over 1 MB",
    )
    assert sorted(os.listdir(place.write)) == before
    (place.read / "big.bin").write_bytes(bytes((1 << 20) + 1))
    refused(
        run_here(
            catalogue_module, gitlab, place, "project_upload.create", project_id=42, file_path="big.bin"
        ),
        "over 1 MB",
    )


def test_without_hard_links_a_file_still_never_replaces_another(tmp_path, catalogue_module, monkeypatch):
    def no_links(*_: Any) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(catalogue_module.os, "link", no_links)
    part, real = tmp_path / "part", tmp_path / "real"
    part.write_text("new")
    catalogue_module.put_in_place(str(part), str(real), False)
    part.write_text("newer")
    with pytest.raises(FileExistsError):
        catalogue_module.put_in_place(str(part), str(real), False)
    assert real.read_text() == "new"


def test_object_storage_on_another_host_gives_the_file_and_gets_no_token(place, gitlab):
    answer = (
        b"HTTP/1.1 200 OK\r\nContent-Type: application/zip\r\nContent-Length: %d\r\nConnection: close\r\n\r\n"
        % len(ZIP)
    )
    with Recorder(answer + ZIP) as storage:
        gitlab.plan(
            "GET",
            ARTIFACTS,
            status=302,
            body=b"moved",
            headers={"Location": f"{storage.address}/bucket/a.zip?sig=1"},
        )
        structured(place.save("stored.zip"))
        assert (place.write / "stored.zip").read_bytes() == ZIP
        assert gitlab.token.encode() not in storage.got[0]
        assert b"private-token" not in storage.got[0].lower()


# Ways out of the folders


def outside_paths(place: Place, inside: Path) -> list[str]:
    """Paths that lie elsewhere, however they are written."""
    return [
        "../outside/private.txt",
        str(inside / ".." / "outside" / "private.txt"),
        str(place.outside / "private.txt"),
        str(inside) + "-too/x.txt",
        "sub/../../outside/private.txt",
        "/",
        str(inside),
        "..",
        "a\0b",
        "/etc/passwd",
        "~/private.txt",
        str(inside.parent),
    ]


def test_no_path_outside_is_written(place, gitlab):
    asked = len(gitlab.requests)
    for path in outside_paths(place, place.write):
        refused(place.save(path, overwrite=True), "Path Not Allowed")
    assert len(gitlab.requests) == asked
    assert (place.outside / "private.txt").read_text() == "private"
    assert os.listdir(place.outside) == ["private.txt"]
    assert os.listdir(str(place.write) + "-too") == []


def test_no_path_outside_is_read(place, gitlab):
    asked = len(gitlab.requests)
    for path in outside_paths(place, place.read):
        refused(place.upload(file_path=path), "Path Not Allowed")
    assert len(gitlab.requests) == asked


@posix
def test_links_do_not_lead_out(place, gitlab):
    asked = len(gitlab.requests)
    for folder in (place.read, place.write):
        (folder / "way").symlink_to(place.outside)
        (folder / "file.txt").symlink_to(place.outside / "private.txt")
        (folder / "nowhere.txt").symlink_to(place.outside / "made.txt")
        (folder / "loop").symlink_to(folder / "loop")
    for path in ("way/private.txt", "file.txt", "nowhere.txt", "way/new/made.txt", "way/../private.txt"):
        refused(place.save(path, overwrite=True))
        refused(place.upload(file_path=path))
    refused(place.save("loop", overwrite=True))
    refused(place.upload(file_path="loop"))
    assert len(gitlab.requests) == asked
    assert os.listdir(place.outside) == ["private.txt"]
    assert (place.outside / "private.txt").read_text() == "private"


@posix
def test_a_link_that_stays_inside_is_followed(place, gitlab):
    (place.read / "real.txt").write_text("inside")
    (place.read / "link.txt").symlink_to(place.read / "real.txt")
    gitlab.plan(
        "POST",
        "/projects/42/uploads",
        status=201,
        json={"id": 1, "alt": "a", "markdown": "![a](/uploads/1/a)"},
    )
    structured(place.upload(file_path="link.txt"))
    assert parts_of(gitlab.requests[-1])["file"][:2] == ("link.txt", b"inside")


@posix
def test_pipes_and_folders_are_refused_at_once(place):
    os.mkfifo(place.read / "pipe")
    refused(place.upload(file_path="pipe"), "not a regular file")
    (place.read / "some folder").mkdir()
    refused(place.upload(file_path="some folder"), "File Not Read")
    refused(place.upload(file_path="missing.txt"), "File Not Read")


def test_the_servers_own_token_file_is_not_sent(one_gitlab, gitlab, serve, tmp_path):
    (tmp_path / "token").write_text(gitlab.token)
    client = serve(
        "--tool-surface=individual",
        GITLAB_TOKEN="",
        GITLAB_TOKEN_FILE=str(tmp_path / "token"),
        GITLAB_MCP_READ_DIRS=str(tmp_path),
    )
    refused(client.call("gitlab_project_upload_create", project_id=42, file_path="token"), "Path Not Allowed")
    assert gitlab.requests == []


# Uploads


def test_an_upload_is_a_form_with_the_file_and_the_other_parameters(place, gitlab):
    (place.read / "export.tar.gz").write_bytes(ZIP)
    gitlab.plan(
        "POST",
        "/projects/import",
        status=201,
        json={"id": 5, "import_status": "scheduled", "path_with_namespace": "g/p"},
    )
    result = place.call(
        "gitlab_project_import",
        path="p",
        namespace_id=3,
        overwrite=False,
        file_path="export.tar.gz",
        override_params={"visibility": "private", "topics": ["a", "b"]},
    )
    assert structured(result)["import_status"] == "scheduled"
    parts = parts_of(gitlab.requests[-1])
    assert parts.pop("file")[:2] == ("export.tar.gz", ZIP)
    assert {k: v[1] for k, v in parts.items()} == {
        "path": b"p",
        "namespace_id": b"3",
        "overwrite": b"false",
        "override_params[visibility]": b"private",
        "override_params[topics][]": b"b",
    }
    assert gitlab.requests[-1].body.count(b"override_params[topics][]") == 2


def test_an_avatar_goes_by_its_own_field_name(place, gitlab):
    (place.read / "me.png").write_bytes(PNG)
    gitlab.plan("PUT", "/user/avatar", json={"avatar_url": "https://gitlab.example.com/me.png"})
    data = structured(place.call("gitlab_current_user_avatar_upload", file_path="me.png"))
    assert data["avatar_url"] == "https://gitlab.example.com/me.png"
    assert parts_of(gitlab.requests[-1]) == {"avatar": ("me.png", PNG, "image/png")}


def test_content_can_be_given_as_text_or_base64(place, gitlab):
    gitlab.plan(
        "POST",
        "/projects/42/uploads",
        status=201,
        json={"id": 1, "alt": "a", "markdown": "![a](/uploads/1/a)"},
    )
    structured(place.upload(content="ä\n", file_name="a.txt"))
    assert parts_of(gitlab.requests[-1])["file"] == ("a.txt", "ä\n".encode(), "text/plain")
    structured(place.upload(content_base64="data:image/png;base64,iVBO\nRw==", file_name="folder/a.png"))
    assert parts_of(gitlab.requests[-1])["file"][1] == b"\x89PNG"


def test_a_file_name_cannot_add_headers_or_fields(place, gitlab):
    gitlab.plan("POST", "/projects/42/uploads", status=201, json={"id": 1, "alt": "a", "markdown": "m"})
    structured(place.upload(content="x", file_name='a"; name="path\r\nX-Evil: 1\r\n\r\n.txt'))
    assert list(parts_of(gitlab.requests[-1])) == ["file"]
    assert b"\nX-Evil" not in gitlab.requests[-1].body


def test_an_upload_needs_exactly_one_usable_file(place, gitlab):
    asked = len(gitlab.requests)
    refused(place.upload(), "content_base64", "file_path")
    refused(place.upload(content="x", content_base64="eA==", file_name="a"), "one file, not 2")
    refused(place.upload(content="x"), "file_name")
    refused(place.upload(content_base64="not base64!", file_name="a"), "not base64")
    assert len(gitlab.requests) == asked


def test_an_upload_that_gitlab_refuses_is_told_in_its_words(place, gitlab):
    gitlab.plan("POST", "/projects/42/uploads", status=413, json={"message": "413 Request Entity Too Large"})
    refused(place.upload(content="x", file_name="a.txt"), "Too Large")


# Packages


PUBLISHED = {"id": 9, "package_id": 3, "file_name": "app.zip", "size": len(ZIP), "file_sha256": "ab"}
PACKAGE = "/projects/42/packages/generic/app/1.0"


def test_a_package_file_is_the_whole_body(place, gitlab):
    (place.read / "app.zip").write_bytes(ZIP)
    gitlab.plan("PUT", f"{PACKAGE}/linux/app%20x.zip", status=201, json=PUBLISHED)
    result = place.call(
        "gitlab_package_publish",
        project_id=42,
        package_name="app",
        package_version="1.0",
        file_name="linux/app x.zip",
        status="hidden",
        file_path="app.zip",
    )
    assert structured(result)["package_id"] == 3
    request = gitlab.requests[-1]
    assert (request.body, request.headers["Content-Type"]) == (ZIP, "application/octet-stream")
    assert dict(request.query) == {"select": "package_file", "status": "hidden"}


def publish_and_link(place):
    return place.call(
        "gitlab_package_publish",
        project_id=42,
        package_name="app",
        package_version="1.0",
        file_name="app.zip",
        content="x",
        release_tag="v1.0/a",
        link_type="runbook",
    )


def test_a_published_file_can_be_linked_in_a_release(place, gitlab):
    gitlab.plan("PUT", f"{PACKAGE}/app.zip", status=201, json=PUBLISHED)
    link = {"id": 1, "name": "app.zip", "url": "https://gitlab.example.com/x", "link_type": "runbook"}
    gitlab.plan("POST", "/projects/42/releases/v1.0%2Fa/assets/links", status=201, json=link)
    data = structured(publish_and_link(place))
    assert (data["file_name"], data["release_link"]["url"]) == ("app.zip", link["url"])
    assert gitlab.requests[-1].body == {
        "name": "app.zip",
        "link_type": "runbook",
        "url": f"{gitlab.url}/api/v4{PACKAGE}/app.zip",
    }


def test_a_link_that_fails_does_not_hide_that_the_file_is_published(place, gitlab):
    gitlab.plan("PUT", f"{PACKAGE}/app.zip", status=201, json=PUBLISHED)
    gitlab.plan(
        "POST", "/projects/42/releases/v1.0%2Fa/assets/links", status=404, json={"message": "404 Not Found"}
    )
    refused(publish_and_link(place), "Published, Not Linked", "The file is published")


@pytest.fixture
def folder(place):
    """A folder with files of several kinds."""
    top = place.read / "dist"
    for name in ("a.zip", "sub/b.zip", "sub/notes.txt", ".env", ".git/config.zip"):
        (top / name).parent.mkdir(parents=True, exist_ok=True)
        (top / name).write_text(name)
    if sys.platform != "win32" and not (top / "link.zip").is_symlink():
        (top / "link.zip").symlink_to(place.outside / "private.txt")
        (top / "linked").symlink_to(place.outside)
    return top


def publish_folder(place, **more):
    return place.call(
        "gitlab_package_directory_publish",
        project_id=42,
        package_name="app",
        package_version="1.0",
        directory_path="dist",
        **more,
    )


def test_a_folders_files_are_published_under_their_paths(place, gitlab, folder):
    for name in ("a.zip", "sub/b.zip"):
        gitlab.plan("PUT", f"{PACKAGE}/{name}", status=201, json=PUBLISHED | {"file_name": name})
    data = structured(publish_folder(place, include_pattern="*.zip"))
    assert [f["file_name"] for f in data["package_files"]] == ["a.zip", "sub/b.zip"]
    assert [(r.path, r.body) for r in gitlab.requests] == [
        (f"{PACKAGE}/a.zip", b"a.zip"),
        (f"{PACKAGE}/sub/b.zip", b"sub/b.zip"),
    ]


def test_dot_files_and_links_are_left_out(place, gitlab, folder):
    for name in ("a.zip", "sub/b.zip", "sub/notes.txt"):
        gitlab.plan("PUT", f"{PACKAGE}/{name}", status=201, json=PUBLISHED | {"file_name": name})
    assert len(structured(publish_folder(place))["package_files"]) == 3


def test_publishing_stops_at_the_first_failure_and_says_what_is_there(place, gitlab, folder):
    gitlab.plan("PUT", f"{PACKAGE}/a.zip", status=201, json=PUBLISHED)
    gitlab.plan("PUT", f"{PACKAGE}/sub/b.zip", status=403, json={"message": "403 Forbidden"})
    text = refused(publish_folder(place), "Published in Part", "sub/b.zip failed", "1 of 3 files")
    assert "- a.zip" in text
    assert len(gitlab.requests) == 2


def test_a_folder_without_matching_files_publishes_nothing(place, gitlab, folder):
    refused(publish_folder(place, include_pattern="*.exe"), "Nothing Published")
    assert gitlab.requests == []


# Settings that hold calls back


def test_safe_mode_shows_the_upload_and_sends_nothing(serve, gitlab, tmp_path):
    (tmp_path / "a.txt").write_text("x")
    client = serve("--tool-surface=individual", GITLAB_MCP_SAFE_MODE="1", GITLAB_MCP_READ_DIRS=str(tmp_path))
    preview = structured(client.call("gitlab_project_upload_create", project_id=42, file_path="a.txt"))[
        "preview"
    ]
    assert preview == {
        "method": "POST",
        "path": "/projects/42/uploads",
        "body": {"file": {"file_name": "a.txt", "bytes": 1}},
    }
    preview = structured(
        client.call("gitlab_terraform_state_upload", project_id=42, state_name="s", content="{}")
    )["preview"]
    assert preview == {"method": "POST", "path": "/projects/42/terraform/state/s", "body": {"bytes": 2}}
    assert gitlab.requests == []


def test_read_only_mode_offers_downloads_and_no_uploads(catalogue_module):
    names = {a.id for a in catalogue_module.offered(catalogue_module.Settings({"GITLAB_MCP_READ_ONLY": "1"}))}
    every = {a.id: a for a in catalogue_module.action_catalog()}
    assert {i for i, a in every.items() if a.run is catalogue_module.download} <= names
    senders = (
        catalogue_module.upload,
        catalogue_module.put_file,
        catalogue_module.publish,
        catalogue_module.publish_directory,
    )
    assert not names & {i for i, a in every.items() if a.run in senders}


def test_every_download_and_upload_has_the_parameters_of_its_kind(catalogue_module):
    downloads = [a for a in catalogue_module.action_catalog() if a.run is catalogue_module.download]
    uploads = [a for a in catalogue_module.action_catalog() if a.run is catalogue_module.upload]
    assert len(downloads) > 20 and len(uploads) > 12
    assert not [a.id for a in downloads if not {"save_path", "overwrite"} <= set(a.params)]
    assert not [
        a.id for a in uploads if not {"file_path", "content", "content_base64", "file_name"} <= set(a.params)
    ]
    for action in uploads:
        sent = {p.wire for p in action.params.values() if p.place == "body"}
        assert action.params["file_path"].wire not in sent, action.id
        assert "confirm" not in action.params or action.destructive


def test_folders_are_parted_as_the_system_parts_paths_or_by_lines(tmp_path, catalogue_module):
    one, two = tmp_path / "one", tmp_path / "two words"
    one.mkdir()
    two.mkdir()
    wanted = (os.path.realpath(one), os.path.realpath(two))
    for text in (
        f"{one}{os.pathsep}{two}",
        f"{one}\n  {two}\n",
        f"{one}{os.pathsep}{os.pathsep}{two}{os.pathsep}",
    ):
        assert catalogue_module.Settings({"GITLAB_MCP_READ_DIRS": text}).read_dirs == wanted
    assert catalogue_module.Settings({}).write_dirs == ()
    with pytest.raises(catalogue_module.Failure, match="GITLAB_MCP_WRITE_DIRS"):
        catalogue_module.Settings({"GITLAB_MCP_WRITE_DIRS": f"{one}{os.pathsep}{tmp_path / 'missing'}"})


def test_results_hold_to_the_declared_output_schema(place, gitlab, catalogue_module):
    jsonschema = pytest.importorskip("jsonschema")
    gitlab.plan("GET", ARTIFACTS, body=ZIP, headers={"Content-Type": "application/zip"})
    data = structured(place.save("schema.zip"))
    jsonschema.validate(
        data, catalogue_module.output_schema(catalogue_module.ACTIONS["job_artifact.download"])
    )
    assert json.dumps(data)
