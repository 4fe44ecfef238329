"""Attacks on a real server with small limits: each is stopped in time, and others play on meanwhile."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
import time

import pytest

from tests.apps.web.hostile import attacks
from tests.apps.web.hostile.attacked import (
    SEATS,
    Server,
    cut_off,
    frame,
    gone,
    limited,
    opened,
    started,
    witness,
)
from tests.kit.patience import PATIENCE

SERVE = attacks.SERVE
STALLED, REQUEST = 2, 2
PING = frame(b'{"type":"Ping"}')


@pytest.fixture(scope="module")
def server():
    with started(
        limited(stalled=STALLED, request=REQUEST, unsent=64_000, sockets=4, address_connections=20)
    ) as running:
        yield running


def laid(server: Server) -> str:
    table: str = server.ask("/api/tables", {"game": "dama", "seats": SEATS})["id"]
    return table


def waited(holds):
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, f"waited {PATIENCE} s"
        time.sleep(0.1)


def cut_off_while_sending(line, data):
    """Whether the server hangs up on one who sends and never reads.

    A count of sends would be a bound on speed: a slow server's kernel takes in many before the server reads one.
    """
    deadline = time.monotonic() + PATIENCE
    with line:
        line.settimeout(PATIENCE)
        try:
            while time.monotonic() < deadline:
                line.sendall(data)
        except ConnectionError:
            return True
    return False


def closed_by_all(server, lines):
    for line in lines:
        line.close()
    waited(lambda: server.status("/api/tables") == 200)


def test_a_socket_that_does_not_read_is_cut_off_and_its_memory_is_free_again(server):
    table = laid(server)
    before = server.rss()
    lines = [opened(server, f"/ws/tables/{table}") for _ in range(4)]
    began = time.monotonic()
    while cut_off(server, lines) < len(lines):
        assert time.monotonic() - began < PATIENCE, "never cut off"
        for line in lines:
            try:
                line.send(attacks.SPEAK * 4, socket.MSG_DONTWAIT)
            except OSError:
                continue
        time.sleep(0.05)
    closed_by_all(server, lines)
    assert server.rss() - before < 15


def test_a_socket_that_is_refused_is_no_fault_in_the_log(server):
    asks = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Origin": "http://a.example",
    }
    for _ in range(3):
        line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        line.request("GET", "/ws/tables/a", headers={**asks, "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="})
        assert line.getresponse().status == 403
        line.close()
    assert server.status("/api/tables") == 200
    assert "handshake" not in server.log.read_text(encoding="utf-8")


def test_pings_of_the_protocol_are_no_way_around_the_limits(server):
    line = opened(server, f"/ws/tables/{laid(server)}", small=1 << 16)
    assert cut_off_while_sending(line, frame(b"x" * 100, opcode=9) * 10)


def test_a_message_in_endless_parts_is_no_way_around_the_limits(server):
    line = opened(server, f"/ws/tables/{laid(server)}", small=1 << 16)
    line.sendall(frame(b"", last=False))
    assert cut_off_while_sending(line, frame(b"", opcode=0, last=False) * 10)


def test_a_compressed_frame_is_refused_before_it_is_unpacked(server):
    line = opened(server, f"/ws/tables/{laid(server)}", small=1 << 16)
    raw = bytearray(frame(b"x" * 100))
    raw[0] |= 0x40
    line.sendall(bytes(raw))
    waited(lambda: gone(line))
    line.close()


def test_heads_and_bodies_that_never_end_are_cut_off(server):
    halves = [b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"", body_without_end(b"{")]
    lines = [attacks.reached(server) for _ in halves]
    for line, half in zip(lines, halves, strict=True):
        line.sendall(half)
    waited(lambda: all(map(gone, lines)))
    closed_by_all(server, lines)


def body_without_end(part: bytes) -> bytes:
    head = (
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
    )
    return head.encode() + part


def test_one_address_has_so_many_sockets_and_no_more(server):
    table = laid(server)
    lines = [opened(server, f"/ws/tables/{table}", small=1 << 16) for _ in range(4)]
    refused = opened(server, f"/ws/tables/{table}", small=1 << 16)
    heard, answered = b"", False
    while part := refused.recv(65536):
        heard += part
        if heard.endswith(b"too_many") and not answered:  # else the server waits for it as long as it does for anybody
            refused.sendall(frame(b"\x03\xf5", opcode=8))
            answered = True
    assert b'"too_many"' in heard
    assert heard.endswith(b"\x03\xf5too_many"), "1013, and why"
    closed_by_all(server, [*lines, refused])


def test_one_address_has_so_many_connections_and_no_more(server):
    lines = [attacks.reached(server, "127.0.0.3") for _ in range(30)]
    waited(lambda: sum(map(gone, lines)) >= 10)
    assert server.status("/api/tables") == 200, "another address"
    closed_by_all(server, lines)


@pytest.fixture(scope="module")
def scarce():
    """The limit of connections is set too high, so that accepting really fails; of tables an address may make only five."""
    with started(limited(address_connections=1000, tables=[5, 0]), descriptors=60) as running:
        yield running


def test_descriptors_run_out_and_the_server_goes_on(scarce):
    cpu, log = scarce.cpu(), scarce.logged()
    lines = [attacks.reached(scarce) for _ in range(80)]
    time.sleep(5)  # the time whose share of the processor is measured
    assert scarce.cpu() - cpu < 2.5
    assert scarce.logged() - log < 2000
    for line in lines:
        line.close()
    waited(lambda: scarce.status("/api/tables") == 200)


def test_what_foreign_pages_send_is_refused(server):
    answers = json.loads(attacks.foreign(server))
    assert answers == {"Origin": 403, "text/plain": 415, "Host": 421, "socket": "HTTP/1.1 403 Forbidden"}


def test_an_address_that_a_client_claims_is_not_believed(scarce):
    assert attacks.spoof(scarce, times=20) == "5 tables of 20"


def test_garbage_leaves_no_tracebacks(server):
    log = server.logged()
    for garbage in (
        b"\x00\xff\xfe\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n" * 2,
    ):
        for _ in range(40):
            with socket.create_connection(("127.0.0.1", server.port)) as line:
                line.sendall(garbage)
                line.settimeout(PATIENCE)
                line.recv(100)
    written = server.log.read_text()[log:]
    assert "Traceback" not in written
    assert len(written.splitlines()) <= 20


@pytest.mark.long
def test_the_attacks_of_the_review_at_full_size():
    with started(SERVE) as server:

        async def held_off() -> tuple[str, list[float]]:
            async with witness(server) as took:
                return await asyncio.to_thread(attacks.heads, server), took

        said, took = asyncio.run(held_off())
        assert said.startswith("0 of 500 half-sent heads open"), said
        assert len(took) > 20
        said = attacks.silent(server)
        assert "40 of 40 cut off" in said, said
        before, highest, after = (float(each.split()[0]) for each in said.removeprefix("RSS ").split(" -> "))
        assert highest - before < 60, said
        assert after - before < 40, said
    with started(SERVE, descriptors=300) as server:
        assert attacks.descriptors(server).startswith("log 0 bytes")
