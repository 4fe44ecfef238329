"""The proxies' files in `deploy/` in front of two servers: only names, ports and paths are put in."""

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
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.client import connect

from tests.apps.web.processes.servers import ROOT, Server
from tests.kit.patience import PATIENCE


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
    user = "user root;\n" if os.getuid() == 0 else ""  # who runs the tests owns the folder for long bodies
    (folder / "nginx.conf").write_text(
        f"{user}daemon off; pid {folder}/pid; error_log stderr;\nevents {{}}\n"
        f"http {{ access_log off; {places} include {folder}/youyi.conf; }}\n"
    )
    return [program("nginx", required=True), "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder, servers, plain, secure):
    text = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    ports = f"{{\n\tadmin off\n\thttp_port {plain}\n\thttps_port {secure}\n\tskip_install_trust\n"
    text = filled(
        text,
        a=("127.0.0.1:8000", servers[0]), b=("127.0.0.1:8001", servers[1]),
        c=("{$YOUYI_NAME:example.org} {", f"https://127.0.0.1:{secure}, https://example.org:{secure} {{\n\ttls internal"),
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

    def send(self, path, text):
        """POST a text as it is."""
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"https://127.0.0.1:{self.secure}{path}", text.encode(), headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE, context=TRUSTING) as answer:  # noqa: S310
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, error.read()

    async def ask(self, path, body=None):
        status, _, text = await asyncio.to_thread(self.get, path, body)
        assert status in (200, 201), text
        return json.loads(text)

    def at(self, table):
        return connect(f"wss://127.0.0.1:{self.secure}/ws/tables/{table}", ssl=TRUSTING, max_size=None)


def started(command, environment, log):
    with log.open("wb") as said:
        return subprocess.Popen(command, stdout=said, stderr=said, env=environment)


def until_it_listens(port, process):
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), PATIENCE).close()
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
            with socket.create_connection(("127.0.0.1", port), PATIENCE) as plain, TRUSTING.wrap_socket(plain):
                return
        except ssl.SSLError:
            assert time.monotonic() < deadline, "the proxy has no certificate"
            time.sleep(0.05)


@asynccontextmanager
async def behind(proxy, database, folder):
    """Two servers behind a proxy, and what a browser may do there."""
    program(proxy.__name__, required=proxy is nginx)  # before two servers are started for nothing
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Youyi</title>" + "<p>text</p>" * 200)
    (static / "assets" / "page-1a2b.js").write_text("export {};\n" * 200)
    servers = [Server(database, 0.1, folder / f"server{number}.log", static) for number in range(2)]
    plain, secure = free_port(), free_port()
    process = None
    try:
        for each in servers:
            await each.start()
        command = proxy(folder, [str(each.address).removeprefix("http://") for each in servers], plain, secure)
        home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        process = started(command, os.environ | home, folder / "proxy.log")
        await asyncio.to_thread(until_it_listens, secure, process)
        await asyncio.to_thread(until_it_has_a_certificate, secure)
        yield Proxied(plain, secure), servers
    finally:
        if process is not None:
            process.terminate()
            process.wait(PATIENCE)
        await asyncio.gather(*(each.end() for each in servers))
