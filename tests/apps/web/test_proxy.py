"""The proxies' files in `deploy/`, run in front of two servers: only names, ports and paths are put in."""

from __future__ import annotations

import asyncio
import inspect
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
import urllib.error
import urllib.request
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.apps.web.chaos_servers import ROOT, Server
from tests.apps.web.test_reviews import RECORD
from youyi.apps.web import api_replay, api_review
from youyi.apps.web.record_film import LARGEST_RECORD
from youyi.apps.web.replies import LARGEST_BODY
from youyi.records.files import write_record

WEB = Path(api_review.__file__).parent
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


@asynccontextmanager
async def behind(proxy, database, folder):
    """Two servers behind a proxy, and what a browser may do there."""
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


PROXIES = pytest.mark.parametrize("proxy", [nginx, caddy], ids=lambda each: each.__name__)


@PROXIES
def test_two_servers_behind_a_proxy(proxy, postgres_server, tmp_path: Path):
    async def run():
        async with behind(proxy, postgres_server(), tmp_path) as (proxied, servers):
            await asyncio.to_thread(check_pages, proxied)
            await play(proxied, servers)

    asyncio.run(run())


@PROXIES
def test_jobs_and_long_records_behind_a_proxy(proxy, postgres_server, tmp_path: Path):
    """Each request goes to the other server than the one before: reviews used to be unknown at every second question."""

    async def run():
        async with behind(proxy, postgres_server(), tmp_path) as (proxied, _):
            record = write_record(RECORD)
            await follow(
                proxied, "/api/reviews?language=en", "/api/reviews/{}?language=zh-Hant", padded(record, LARGEST_RECORD)
            )
            await follow(proxied, "/api/workbench", "/api/workbench/{}", json.dumps(COMPARISON))
            for path in ("/api/film", "/api/course"):
                for _ in range(2):
                    assert (await asyncio.to_thread(proxied.send, path, padded(record, LARGEST_RECORD)))[0] == 200
                    assert (await asyncio.to_thread(proxied.send, path, padded(record, LARGEST_RECORD + 1)))[0] == 413
            for _ in range(2):
                wanted = {"record": padded(record, 1_000_000), "ply": 4, "seat": 0, "name": "Lin", "player": "random"}
                made = await asyncio.to_thread(proxied.send, "/api/tables/from", json.dumps(wanted))
                assert made[0] == 201, made[1]
            assert (await asyncio.to_thread(proxied.send, "/api/tables", " " * 70_000))[0] == 413

    asyncio.run(run())


READING = {"ruleset": "ruqi/modern", "rulings": {}}
COMPARISON = {"game": "ruqi", "a": READING, "b": READING, "player": "random", "games": 100, "seed": 1}


def padded(record, length):
    """The same record, written with so many bytes."""
    return record + " " * (length - len(record.encode()))


async def follow(proxied, begin, look, body):
    """Begin a job and ask after it until it is done: no server may say that there is none."""
    status, said = await asyncio.to_thread(proxied.send, begin, body)
    assert status == 202, said
    job = json.loads(said)
    for _ in range(4):
        status, said = await asyncio.to_thread(proxied.send, begin, body)
        assert (status, json.loads(said)["id"]) == (202, job["id"])
    looks, deadline = 0, time.monotonic() + 4 * PATIENCE
    while job["state"] != "done" or looks < 6:
        assert time.monotonic() < deadline, job
        assert job["state"] not in ("failed", "cancelled"), job
        status, _, said = await asyncio.to_thread(proxied.get, look.format(job["id"]))
        assert status == 200, said
        job = json.loads(said)
        looks += 1
        await asyncio.sleep(0.1)


def test_the_caddyfile_lets_records_pass():
    """Held by reading it, as Caddy can rarely be installed: where nginx takes long bodies, Caddy does, and the same."""
    text = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    paths = [line.split()[2:] for line in text.splitlines() if line.strip().startswith("@records path")]
    others = [line.split()[3:] for line in text.splitlines() if line.strip().startswith("@others not path")]
    assert paths == others == [LONG]
    limits = dict(zip(*[iter(re.findall(r"request_body (@\w+)|max_size (\S+)KiB", text))] * 2, strict=True))
    sizes = {name[0]: int(size[1]) * 1024 for name, size in limits.items()}
    assert sizes["@records"] >= LARGEST_RECORD + LARGEST_BODY
    assert sizes["@others"] >= LARGEST_BODY
    nginx_text = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    (location,) = re.findall(r"location ~ \^/api/\((\S+)\)\$ \{", nginx_text)
    assert [f"/api/{each}" for each in location.split("|")] == LONG


LONG = ["/api/film", "/api/course", "/api/reviews", "/api/tables/from"]


def test_every_route_that_takes_long_bodies_is_named_to_the_proxies():
    """Found in the sources: whoever reads a body as long as a record."""
    handlers = set()
    for file in (api_replay, api_review):
        text = inspect.getsource(file)
        handlers |= {
            route.path
            for route in file.routes()
            for name in re.findall(rf'Route\("{re.escape(route.path)}", limited\((\w+)', text)
            if "LARGEST_RECORD" in inspect.getsource(getattr(file, name)) + called(file, name)
        }
    assert handlers == set(LONG)
    others = [each for each in WEB.glob("*.py") if "LARGEST_RECORD" in each.read_text(encoding="utf-8")]
    assert {each.stem for each in others} <= {"record_film", "api_replay", "api_review"}


def called(file, name):
    """The source of the one that a handler leaves its body to."""
    return inspect.getsource(file._of_record) if "_of_record" in inspect.getsource(getattr(file, name)) else ""


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
