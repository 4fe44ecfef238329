"""A real line to a real server: giants and floods are refused, and both line and table go on."""

from __future__ import annotations

import json
import time

import pytest

from tests.apps.web.test_restart import Server, hear


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(str(tmp_path_factory.mktemp("line") / "tables.sqlite3"), pace=0) as running:
        yield running


def laid(server):
    seats = [{"kind": "me", "name": "Lin"}, {"kind": "open"}]
    table = server.ask("/api/tables", {"game": "ruqi", "seats": seats})
    return table["id"], table["seats"][0]["token"]


@pytest.mark.parametrize("size", [17_000, 100_000, 1_000_000, 3_000_000])
def test_a_giant_is_refused_and_the_line_stays_open(server, size):
    table, token = laid(server)
    with server.at(table, token) as socket:
        socket.send(json.dumps({"type": "Move", "at": 0, "text": "x" * size}))
        assert hear(socket, "Refused")["code"] == "too_large"
        socket.send(json.dumps({"type": "Throw", "at": 0}))
        assert hear(socket, "Refused")["code"] == "not_begun"


def test_a_flood_is_refused_while_others_play(server):
    table, token = laid(server)
    quiet, _ = laid(server)
    with server.at(table, token) as socket, server.at(quiet) as other:
        for _ in range(1000):
            socket.send('{"type": "Ping"}')
        other.send('{"type": "Ping"}')
        hear(other, "Pong")
        codes = [json.loads(socket.recv(timeout=30)).get("code", "none") for _ in range(1000)]
        assert set(codes) <= {"none", "too_fast"}
        assert codes.count("too_fast") > 800
        time.sleep(0.5)
        socket.send('{"type": "Ping"}')
        hear(socket, "Pong")
