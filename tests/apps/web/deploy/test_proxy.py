"""The proxies' files in `deploy/`, run in front of two servers: only names, ports and paths are put in."""

from __future__ import annotations

import asyncio
import inspect
import json
import re
import socket
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.apps.web.deploy.proxies import TRUSTING, behind, caddy, nginx
from tests.apps.web.processes.servers import ROOT
from tests.apps.web.review.test_reviews import RECORD
from tests.kit.patience import PATIENCE
from youyi.apps.web.http.shared import LARGEST_BODY
from youyi.apps.web.replay.record_replay import LARGEST_RECORD
from youyi.apps.web.review import api as api_review
from youyi.apps.web.tab.requests import ROUTES
from youyi.records.files import write_record

WEB = Path(api_review.__file__).parents[1]


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


PROXIES = pytest.mark.parametrize("proxy", [nginx, caddy], ids=lambda each: each.__name__)


@PROXIES
def test_two_servers_behind_a_proxy(proxy, postgres_store, tmp_path: Path):
    async def run():
        async with behind(proxy, postgres_store(), tmp_path) as (proxied, servers):
            slow = hesitating(proxied) if proxy is nginx else None
            await asyncio.to_thread(check_pages, proxied)
            await check_jobs(proxied)
            await check_lengths(proxied)
            await play(proxied, servers)
            if slow is not None:
                with slow:
                    assert await asyncio.to_thread(slow.recv, 1000) == b"", "a request that does not go on is ended"

    asyncio.run(run())


def hesitating(proxied):
    """A connection that has sent a part of a request, and sends no more."""
    line = TRUSTING.wrap_socket(socket.create_connection(("127.0.0.1", proxied.secure), PATIENCE))
    line.sendall(b"GET / HTTP/1.1\r\nHost: exa")
    return line


async def check_jobs(proxied):
    """Each request goes to the other server than the one before: reviews used to be unknown at every second question."""
    record = padded(write_record(RECORD), LARGEST_RECORD)
    await follow(proxied, "/api/reviews?language=en", "/api/reviews/{}?language=zh-Hant", record)
    await follow(proxied, "/api/workbench", "/api/workbench/{}", json.dumps(COMPARISON), to_the_end=False)


async def check_lengths(proxied):
    record = write_record(RECORD)
    for path in ("/api/film", "/api/course"):
        for _ in range(2):
            assert (await asyncio.to_thread(proxied.send, path, padded(record, LARGEST_RECORD)))[0] == 200
            assert (await asyncio.to_thread(proxied.send, path, padded(record, LARGEST_RECORD + 1)))[0] == 413
    for _ in range(2):
        wanted = {"record": padded(record, 1_000_000), "ply": 4, "seat": 0, "name": "Lin", "player": "random"}
        made = await asyncio.to_thread(proxied.send, "/api/tables/from", json.dumps(wanted))
        assert made[0] == 201, made[1]
    long, study = (
        padded(record, 1_000_000),
        {"language": "en", "comments": {"0": "A beginning."}, "quiz": [], "variations": []},
    )
    for path, wanted in (("/api/try", {"ply": 0, "moves": []}), ("/api/study", {"study": study})):
        for _ in range(2):
            answer = await asyncio.to_thread(proxied.send, path, json.dumps(wanted | {"record": long}))
            assert answer[0] == 200, answer[1]
    assert (await asyncio.to_thread(proxied.send, "/api/tables", " " * 70_000))[0] == 413


READING = {"ruleset": "ruqi/modern", "rulings": {}}
COMPARISON = {"game": "ruqi", "a": READING, "b": READING, "player": "random", "games": 100, "seed": 1}


def padded(record, length):
    """The same record, written with so many bytes."""
    return record + " " * (length - len(record.encode()))


async def follow(proxied, begin, look, body, *, to_the_end=True):
    """Begin a job and ask after it: no server may say that there is none."""
    status, said = await asyncio.to_thread(proxied.send, begin, body)
    assert status == 202, said
    job = json.loads(said)
    for _ in range(4):
        status, said = await asyncio.to_thread(proxied.send, begin, body)
        assert (status, json.loads(said)["id"]) == (202, job["id"])
    looks, deadline = 0, time.monotonic() + 4 * PATIENCE
    while looks < 8 or (to_the_end and job["state"] != "done"):
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


LONG = ["/api/film", "/api/course", "/api/reviews", "/api/study", "/api/try", "/api/tables/from"]


def test_every_route_that_takes_long_bodies_is_named_to_the_proxies():
    """Declared of the routes that a browser answers, too; found in the sources of the others."""
    declared = {each.path for each in ROUTES if each.largest > LARGEST_BODY}
    assert declared | {"/api/reviews"} == set(LONG)
    assert "raw_body(request, LARGEST_RECORD)" in inspect.getsource(api_review.begin)
    rooms = [each for each in WEB.rglob("*.py") if "tab" not in each.parts]
    others = {str(each.relative_to(WEB)) for each in rooms if "LARGEST_RECORD" in each.read_text(encoding="utf-8")}
    assert others == {"replay/record_replay.py", "replay/routes.py", "review/api.py"}


def check_pages(proxied):
    status, _, page = proxied.get("/")
    assert (status, b"Youyi" in page) == (200, True)
    status, headers, _ = proxied.get("/assets/page-1a2b.js", compressed=True)
    assert (status, headers["Content-Encoding"]) == (200, "gzip")
    assert "immutable" in headers["Cache-Control"]
    assert proxied.get("/metrics")[0] == 404
    with socket.create_connection(("127.0.0.1", proxied.plain), PATIENCE) as plain:
        plain.sendall(b"GET /t/1 HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n")
        answer = b"".join(iter(lambda: plain.recv(4096), b"")).decode()
    assert answer.split()[1] in ("301", "308")
    assert "https://" in answer
