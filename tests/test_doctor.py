"""`doctor`: what it says of settings and of the way to GitLab, its exit code, and what it keeps to itself."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from conftest import PROGRAM, clean_environment
from fake_gitlab import FakeGitLab
from network import SECRET, Certificates, Proxy, Recorder, free_port, make_certificates, server_context

ALICE = "glpat-" + "t" * 20  # the token that the fake GitLab accepts


@pytest.fixture(scope="module")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Certificates:
    return make_certificates(tmp_path_factory.mktemp("certificates"))


@pytest.fixture(scope="module")
def shared_gitlab() -> Iterator[FakeGitLab]:
    with FakeGitLab() as fake:
        yield fake


def examine(*flags: str, **environment: str) -> tuple[int, str]:
    """Run doctor and return its exit code and report, which never hold a secret."""
    environ = clean_environment(**{"GITLAB_TOKEN": ALICE, **environment})
    done = subprocess.run(
        [sys.executable, str(PROGRAM), "doctor", *flags],
        env=environ,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=90,
    )
    for hidden in (ALICE, ALICE[6:], SECRET, "Traceback"):
        assert hidden not in done.stdout + done.stderr, done.stdout + done.stderr
    return done.returncode, done.stdout + done.stderr


def line(report: str, name: str) -> str:
    """The one line of a report that begins with this name, after its mark."""
    found = re.findall(rf"^(.. ?{re.escape(name)}: .*)$", report, re.M)
    assert len(found) == 1, report
    return found[0]


def test_a_good_setup_passes_and_is_told_whole(shared_gitlab, tmp_path):
    file = tmp_path / "token"
    file.write_text(ALICE + "\n")
    given = {"GITLAB_TOKEN": "", "GITLAB_TOKEN_FILE": str(file), "GITLAB_URL": f"{shared_gitlab.url}/api/v4/"}
    code, report = examine(
        "--timeout=7", **given, GITLAB_HEADERS=f"X-Gateway-Key: {SECRET}", GITLAB_SUDO="alice"
    )
    assert code == 0 and "❌" not in report and "passed" in report
    assert f"{shared_gitlab.url} (from GITLAB_URL)" in line(report, "GITLAB_URL")
    assert "7" in line(report, "GITLAB_TIMEOUT") and "--timeout" in line(report, "GITLAB_TIMEOUT")
    assert "(from GITLAB_TOKEN_FILE)" in line(report, "GITLAB_TOKEN_FILE")
    assert "set (from GITLAB_HEADERS)" in line(report, "GITLAB_HEADERS")
    assert "alice (from GITLAB_SUDO)" in line(report, "GITLAB_SUDO")
    assert "default" in line(report, "GITLAB_MCP_TOOL_SURFACE")
    assert "none" in line(report, "proxy")
    assert line(report, "DNS").startswith("✅") and "127.0.0.1" in line(report, "DNS")
    assert line(report, "GitLab").startswith("✅") and "18.9.1-ee" in line(report, "GitLab")
    token = line(report, "token")
    assert token.startswith("✅") and "scopes api" in token and "2030-12-31" in token
    assert "alice" in line(report, "user")


def test_a_token_that_only_reads_is_told_by_its_scopes(shared_gitlab):
    code, report = examine(GITLAB_URL=shared_gitlab.url, GITLAB_TOKEN=shared_gitlab.read_token)
    assert code == 0 and "scopes read_api" in line(report, "token")
    assert shared_gitlab.read_token not in report


def test_an_expired_token_fails_in_gitlabs_words(shared_gitlab):
    code, report = examine(GITLAB_URL=shared_gitlab.url, GITLAB_TOKEN=shared_gitlab.expired_token)
    assert (
        code == 1 and line(report, "token").startswith("❌") and "Token is expired" in line(report, "token")
    )
    assert shared_gitlab.expired_token not in report and "failed" in report.splitlines()[-1]


def test_a_token_that_has_ended_or_never_ends_or_may_not_see_itself_is_told(gitlab):
    gitlab.plan(
        "GET",
        "/personal_access_tokens/self",
        repeat=[
            {"json": {"name": "ci", "active": False, "scopes": ["api"], "expires_at": "2025-01-01"}},
            {"json": {"name": "ci", "active": True, "scopes": ["read_api", "read_user"], "expires_at": None}},
            {
                "status": 403,
                "json": {"error": "insufficient_scope", "error_description": "Access denied: no."},
            },
        ],
    )
    ended, endless, shy = (examine(GITLAB_URL=gitlab.url) for _ in range(3))
    assert (
        ended[0] == 1 and line(ended[1], "token").startswith("❌") and "2025-01-01" in line(ended[1], "token")
    )
    assert endless[0] == 0 and "scopes read_api, read_user; expires never" in line(endless[1], "token")
    assert shy[0] == 0 and "Access denied: no." in line(shy[1], "token")


def test_without_a_token_it_passes_and_says_that_only_public_things_can_be_read(shared_gitlab):
    code, report = examine(GITLAB_URL=shared_gitlab.url, GITLAB_TOKEN="")
    assert code == 0 and "public reads only" in line(report, "token")


def test_a_name_that_nobody_knows_fails_at_dns():
    code, report = examine(GITLAB_URL="https://gitlab.invalid")
    assert code == 1 and line(report, "DNS").startswith("❌") and "gitlab.invalid" in line(report, "DNS")


def test_a_port_where_nothing_listens_fails():
    port = free_port()
    code, report = examine(GITLAB_URL=f"http://127.0.0.1:{port}")
    assert code == 1 and line(report, "DNS").startswith("✅")
    assert line(report, "GitLab").startswith("❌") and "Connection Refused" in line(report, "GitLab")


def test_a_page_in_place_of_the_api_fails():
    page = b"<html><title>Company Sign-On</title></html>"
    head = (
        b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\nContent-Length: %d\r\n\r\n"
        % len(page)
    )
    with Recorder(head + page) as server:
        code, report = examine(GITLAB_URL=server.address)
    assert (
        code == 1 and "Company Sign-On" in line(report, "GitLab") and line(report, "GitLab").startswith("❌")
    )


def test_the_issuer_of_a_trusted_certificate_is_told(certificates):
    with FakeGitLab(tls=certificates.server) as fake:
        code, report = examine(GITLAB_URL=fake.url, GITLAB_CA_BUNDLE=certificates.authority)
    tls = line(report, "TLS")
    assert code == 0 and tls.startswith("✅") and "TLSv1." in tls and "Test Works, Test Authority" in tls


def test_the_issuer_of_a_certificate_that_is_not_trusted_is_told_with_the_remedy(certificates):
    with Recorder(tls=server_context(certificates)) as server:
        code, report = examine(GITLAB_URL=server.address, GITLAB_CA_BUNDLE=certificates.stranger)
    tls = line(report, "TLS")
    assert (
        code == 1
        and tls.startswith("❌")
        and "Test Works, Test Authority" in tls
        and "GITLAB_CA_BUNDLE" in tls
    )
    assert not server.got, "nothing is said to a server that is not trusted"


def test_a_proxy_is_told_without_its_password_and_used(certificates):
    with (
        FakeGitLab(tls=certificates.server) as fake,
        Proxy(int(fake.url.rpartition(":")[2]), f"ann:a@{SECRET}") as proxy,
    ):
        code, report = examine(
            GITLAB_URL="https://gitlab.test",
            GITLAB_CA_BUNDLE=certificates.authority,
            HTTPS_PROXY=f"http://ann:a@{SECRET}@{proxy.address}",
        )
    assert code == 0 and proxy.address in line(report, "proxy") and "ann" not in line(report, "proxy")
    assert line(report, "GitLab").startswith("✅") and proxy.got


def test_the_issuer_is_told_behind_a_proxy_too(certificates):
    with Recorder(tls=server_context(certificates)) as server, Proxy(server.port, f"ann:{SECRET}") as proxy:
        code, report = examine(
            GITLAB_URL="https://gitlab.test", HTTPS_PROXY=f"http://ann:{SECRET}@{proxy.address}"
        )
    assert code == 1 and "Test Works, Test Authority" in line(report, "TLS") and not server.got


def test_a_proxy_that_refuses_is_told():
    with Proxy(1, "ann:other") as proxy:
        code, report = examine(
            GITLAB_URL="https://gitlab.test", HTTPS_PROXY=f"http://ann:{SECRET}@{proxy.address}"
        )
    assert code == 1 and "407" in report and line(report, "GitLab").startswith("❌")


def test_settings_that_cannot_be_used_are_named_and_fail():
    code, report = examine(GITLAB_AUTH="basic", GITLAB_URL=f"https://ann:{SECRET}@gitlab.example.com")
    assert (
        code not in (0, 1) and "GITLAB_AUTH" in report.replace("\\", "") and "private, bearer, job" in report
    )
