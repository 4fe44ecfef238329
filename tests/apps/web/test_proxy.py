"""The proxies' files in `deploy/`, run in front of two servers: only names, ports and paths are put in."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import ssl
import subprocess
import time
import urllib.error
import urllib.request
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.apps.web.chaos_servers import ROOT, Server

PATIENCE = 60
pytestmark = pytest.mark.timeout(300)


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def program(name, *, required):
    found = shutil.which(name) or shutil.which(f"/usr/sbin/{name}")
    if found is None:
        (pytest.fail if required and os.environ.get("CI") else pytest.skip)(f"needs {name}")
    return found


def certificate(folder):
    """A certificate that nobody has signed but ourselves."""
    pem, key = folder / "example.org.pem", folder / "example.org.key"
    names = ["-subj", "/CN=example.org", "-addext", "subjectAltName=DNS:example.org,IP:127.0.0.1"]
    command = [program("openssl", required=True), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    subprocess.run([*command, *names, "-keyout", str(key), "-out", str(pem)], check=True, capture_output=True)
    return pem, key


def filled(text, **values):
    """A shipped file with every mark replaced, each of which must occur."""
    for mark, value in values.values():
        assert mark in text, mark
        text = text.replace(mark, str(value))
    return text


def nginx(folder, servers, plain, secure):
    pem, key = certificate(folder)
    text = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    text = filled(
        text,
        a=("127.0.0.1:8000", servers[0]), b=("127.0.0.1:8001", servers[1]),
        c=("listen 80;", f"listen 127.0.0.1:{plain};"), d=("    listen [::]:80;\n", ""),
        e=("listen 443 ssl", f"listen 127.0.0.1:{secure} ssl"), f=("    listen [::]:443 ssl http2;\n", ""),
        g=("/etc/ssl/certs/example.org.pem", pem), h=("/etc/ssl/private/example.org.key", key),
    )  # fmt: skip
    (folder / "youyi.conf").write_text(text, encoding="utf-8")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr;\nevents {{}}\n"
        f"http {{ access_log off; {places} include {folder}/youyi.conf; }}\n"
    )
    return [program("nginx", required=True), "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder, servers, plain, secure):
    text = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    ports = f"{{\n\tadmin off\n\thttp_port {plain}\n\thttps_port {secure}\n\tskip_install_trust\n"
    text = filled(
        text,
        a=("127.0.0.1:8000", servers[0]), b=("127.0.0.1:8001", servers[1]),
        c=("example.org {", f"https://127.0.0.1:{secure}, https://example.org:{secure} {{\n\ttls internal"),
    )  # fmt: skip
    text = text.replace("{\n", ports, 1)
    (folder / "Caddyfile").write_text(text, encoding="utf-8")
    return [program("caddy", required=False), "run", "--config", str(folder / "Caddyfile")]


TRUSTING = ssl.create_default_context()
TRUSTING.check_hostname = False
TRUSTING.verify_mode = ssl.CERT_NONE


class Proxied:
    """What a browser may do through the proxy."""

    def __init__(self, plain, secure):
        self.plain, self.secure = plain, secure

    def get(self, path, body=None, *, compressed=False):
        headers = {"Content-Type": "application/json"} | ({"Accept-Encoding": "gzip"} if compressed else {})
        address = f"https://127.0.0.1:{self.secure}{path}"
        request = urllib.request.Request(address, body and json.dumps(body).encode(), headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE, context=TRUSTING) as answer:  # noqa: S310
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, error.headers, error.read()

    async def ask(self, path, body=None):
        status, _, text = await asyncio.to_thread(self.get, path, body)
        assert status in (200, 201), text
        return json.loads(text)

    def at(self, table):
        return connect(f"wss://127.0.0.1:{self.secure}/ws/tables/{table}", ssl=TRUSTING, max_size=None)


async def hear(connection, kind):
    while (message := json.loads(await asyncio.wait_for(connection.recv(), PATIENCE)))["type"] != kind:
        assert message["type"] != "Refused", message
    return message


async def play(proxied, servers):
    """Two people at one table, each at either server; then one server is killed, and they play on through the other."""
    seats = [{"kind": "open"}, {"kind": "open"}]
    table = (await proxied.ask("/api/tables", {"game": "ruqi", "seats": seats}))["id"]
    tokens = [(await proxied.ask(f"/api/tables/{table}/sit", {"name": f"P{seat}"}))["token"] for seat in range(2)]
    at = await moves(proxied, table, tokens, 6)
    await servers[0].end()
    assert await moves(proxied, table, tokens, 6) == at + 6


async def moves(proxied, table, tokens, count):
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(proxied.at(table)) for _ in tokens]
        for person, token in zip(people, tokens, strict=True):
            await person.send(json.dumps({"type": "Sit", "token": token}))
        states = [await sat(person) for person in people]
        for _ in range(count):
            acting = next(
                seat
                for seat, state in enumerate(states)
                if state["asked"]["type"] in ("Throws", "Choose") and state["asked"]["seat"] == seat
            )
            state = states[acting]
            said = {"type": "Throw", "at": state["at"]}
            if state["asked"]["type"] == "Choose":
                said = {"type": "Move", "at": state["at"], "text": state["asked"]["offers"][0]["text"]}
            await people[acting].send(json.dumps(said))
            states = [await hear(person, "Happened") for person in people]
        return states[0]["at"]


async def sat(person):
    while (state := await hear(person, "Snapshot"))["seat"] is None:
        pass
    return state


def started(command, environment, log):
    with log.open("wb") as said:
        return subprocess.Popen(command, stdout=said, stderr=said, env=environment)


def until_it_listens(port, process):
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert process.poll() is None, "the proxy ended"
            assert time.monotonic() < deadline, "the proxy does not listen"
            time.sleep(0.05)


def until_it_has_a_certificate(port):
    """Caddy makes its own certificate after it has begun to listen."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with socket.create_connection(("127.0.0.1", port), 5) as plain, TRUSTING.wrap_socket(plain):
                return
        except ssl.SSLError:
            assert time.monotonic() < deadline, "the proxy has no certificate"
            time.sleep(0.05)


@pytest.mark.parametrize("proxy", [nginx, caddy], ids=lambda each: each.__name__)
def test_two_servers_behind_a_proxy(proxy, postgres_server, tmp_path: Path):
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Youyi</title>" + "<p>text</p>" * 200)
    (static / "assets" / "page-1a2b.js").write_text("export {};\n" * 200)
    database = postgres_server()

    async def run():
        servers = [Server(database, 0.1, tmp_path / f"server{number}.log", static) for number in range(2)]
        plain, secure = free_port(), free_port()
        process = None
        try:
            for each in servers:
                await each.start()
            command = proxy(tmp_path, [str(each.address).removeprefix("http://") for each in servers], plain, secure)
            home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
            process = started(command, os.environ | home, tmp_path / "proxy.log")
            await asyncio.to_thread(until_it_listens, secure, process)
            await asyncio.to_thread(until_it_has_a_certificate, secure)
            proxied = Proxied(plain, secure)
            await asyncio.to_thread(check_pages, proxied)
            await play(proxied, servers)
        finally:
            if process is not None:
                process.terminate()
                process.wait(PATIENCE)
            await asyncio.gather(*(each.end() for each in servers))

    asyncio.run(run())


def check_pages(proxied):
    status, _, page = proxied.get("/")
    assert (status, b"Youyi" in page) == (200, True)
    status, headers, _ = proxied.get("/assets/page-1a2b.js", compressed=True)
    assert (status, headers["Content-Encoding"]) == (200, "gzip")
    assert "immutable" in headers["Cache-Control"]
    assert proxied.get("/metrics")[0] == 404
    with socket.create_connection(("127.0.0.1", proxied.plain), 5) as plain:
        plain.sendall(b"GET /t/1 HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n")
        answer = b"".join(iter(lambda: plain.recv(4096), b"")).decode()
    assert answer.split()[1] in ("301", "308")
    assert "https://" in answer


def test_a_request_that_does_not_go_on_is_ended(tmp_path: Path):
    secure = free_port()
    command = nginx(tmp_path, ["127.0.0.1:9", "127.0.0.1:10"], free_port(), secure)
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            until_it_listens(secure, process)
            with TRUSTING.wrap_socket(socket.create_connection(("127.0.0.1", secure), PATIENCE)) as slow:
                slow.sendall(b"GET / HTTP/1.1\r\nHost: exa")
                began = time.monotonic()
                assert slow.recv(1000) == b""
                assert time.monotonic() - began < 20
        finally:
            process.terminate()
