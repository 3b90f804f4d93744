"""What stands around a GitLab in tests: a certificate authority, a server that keeps what it got, a proxy."""

from __future__ import annotations

import base64
import shutil
import socket
import socketserver
import ssl
import subprocess
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

SECRET = "hush-hush"  # part of every password in these tests, so that one search finds any leak
EMPTY_LIST = (
    b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n[]"
)

OPENSSL = """
[req]
distinguished_name = name
prompt = no
[name]
[authority]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
[leaf]
basicConstraints = critical, CA:FALSE
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
subjectAltName = IP:127.0.0.1, DNS:localhost, DNS:gitlab.test
"""


@dataclass(frozen=True)
class Certificates:
    """PEM files: an authority and what it signed (certificate, key), and an authority that signed nothing."""

    authority: str
    stranger: str
    server: tuple[str, str]
    client: tuple[str, str]
    locked_key: str  # the client's key behind a password


def make_certificates(folder: Path) -> Certificates:
    """Make certificates in `folder` with openssl; skips the test where that is missing."""
    if not shutil.which("openssl"):
        pytest.skip("openssl makes the certificates")
    config = folder / "openssl.cnf"
    config.write_text(OPENSSL)

    def run(*words: str) -> None:
        subprocess.run(["openssl", *words], check=True, capture_output=True, stdin=subprocess.DEVNULL)

    def make(name: str, subject: str, signer: str = "") -> tuple[str, str]:
        cert, key, request = (str(folder / f"{name}.{end}") for end in ("pem", "key", "csr"))
        new = [
            "req",
            "-new",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-config",
            str(config),
            "-subj",
            subject,
            "-keyout",
            key,
        ]
        if not signer:
            run(*new, "-x509", "-days", "2", "-extensions", "authority", "-out", cert)
            return cert, key
        run(*new, "-out", request)
        signing = [
            "-CA",
            str(folder / f"{signer}.pem"),
            "-CAkey",
            str(folder / f"{signer}.key"),
            "-CAcreateserial",
        ]
        run(
            "x509",
            "-req",
            "-in",
            request,
            *signing,
            "-days",
            "2",
            "-extfile",
            str(config),
            "-extensions",
            "leaf",
            "-out",
            cert,
        )
        return cert, key

    authority, _ = make("authority", "/O=Test Works/CN=Test Authority")
    stranger, _ = make("stranger", "/O=Elsewhere/CN=Other Authority")
    server, client = make("server", "/CN=server", "authority"), make("client", "/CN=client", "authority")
    locked = str(folder / "locked.key")
    run("rsa", "-aes256", "-passout", f"pass:{SECRET}", "-in", client[1], "-out", locked)
    return Certificates(authority, stranger, server, client, locked)


def server_context(certificates: Certificates, ask_client: bool = False) -> ssl.SSLContext:
    """The TLS context of a server, which may insist on a client certificate."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*certificates.server)
    if ask_client:
        context.load_verify_locations(certificates.authority)
        context.verify_mode = ssl.CERT_REQUIRED
    return context


def read_head(sock: socket.socket) -> bytes:
    """The bytes of one request: its head, and as much body as Content-Length says."""
    data = b""
    while b"\r\n\r\n" not in data:
        more = sock.recv(65536)
        if not more:
            return data
        data += more
        if data.startswith(b"\x16\x03"):
            return data  # a TLS greeting where none is expected: no blank line will come
    head, _, body = data.partition(b"\r\n\r\n")
    length = next((int(h[15:]) for h in head.split(b"\r\n") if h.lower().startswith(b"content-length:")), 0)
    while len(body) < length:
        body += sock.recv(65536)
    return head + b"\r\n\r\n" + body


class LoopbackServer(socketserver.ThreadingTCPServer):
    """A TCP server on loopback, one thread for each connection; `got` holds the bytes of each request."""

    daemon_threads = allow_reuse_address = True
    request_queue_size = 64

    def __init__(self) -> None:
        self.got: list[bytes] = []
        super().__init__(("127.0.0.1", 0), socketserver.BaseRequestHandler)
        self.port = int(self.server_address[1])

    def __enter__(self) -> Any:
        threading.Thread(target=self.serve_forever, args=(0.02,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.server_close()

    def finish_request(self, request: Any, client_address: Any) -> None:
        try:
            self.converse(request)
        except OSError:
            pass  # the other side went away

    def converse(self, sock: socket.socket) -> None:
        raise NotImplementedError


class Recorder(LoopbackServer):
    """Keeps every byte that it got, gives each connection one answer, and closes it."""

    def __init__(
        self, answer: bytes | Callable[[bytes], bytes] = EMPTY_LIST, tls: ssl.SSLContext | None = None
    ) -> None:
        self.answer, self.tls = answer, tls
        super().__init__()
        self.address = f"{'https' if tls else 'http'}://127.0.0.1:{self.port}"

    def converse(self, sock: socket.socket) -> None:
        if self.tls:
            sock = self.tls.wrap_socket(sock, server_side=True)
        data = read_head(sock)
        if data:
            self.got.append(data)
            sock.sendall(self.answer if isinstance(self.answer, bytes) else self.answer(data))
        if self.tls:
            sock.close()


class Proxy(LoopbackServer):
    """A forward and CONNECT proxy that takes every host to one port of loopback and may want a password."""

    def __init__(self, target: int, password: str = "") -> None:
        self.target, self.wanted = target, b""
        if password:
            self.wanted = b"proxy-authorization: basic " + base64.b64encode(password.encode()).lower()
        super().__init__()
        self.address = f"127.0.0.1:{self.port}"

    def converse(self, sock: socket.socket) -> None:
        data = read_head(sock)
        if not data:
            return
        self.got.append(data)
        head, _, body = data.partition(b"\r\n\r\n")
        line, *headers = head.split(b"\r\n")
        if self.wanted and self.wanted not in [h.lower() for h in headers]:
            sock.sendall(
                b"HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic\r\n"
                b"Content-Length: 0\r\nConnection: close\r\n\r\n"
            )
            return
        method, address, version = line.split(b" ")
        with socket.create_connection(("127.0.0.1", self.target)) as onward:
            if method == b"CONNECT":
                sock.sendall(b"HTTP/1.1 200 Connection established\r\n\r\n")
                threading.Thread(target=pump, args=(sock, onward), daemon=True).start()
            else:
                kept = [h for h in headers if not h.lower().startswith((b"proxy-", b"connection:"))]
                line = b" ".join([method, b"/" + address.split(b"/", 3)[3], version])
                onward.sendall(b"\r\n".join([line, *kept, b"Connection: close", b"", body]))
            pump(onward, sock)


def pump(source: socket.socket, target: socket.socket) -> None:
    """Copy bytes one way until either side ends, then end the other."""
    try:
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)
    except OSError:
        pass


def free_port() -> int:
    """A port of loopback where nothing listens."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])
