"""A real line to a real server: giants and floods are refused, and both line and table go on."""

from __future__ import annotations

import json
import shutil
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from tests.apps.web.chaos.test_restart import Server, hear
from tests.apps.web.kit import until
from tests.kit.patience import PATIENCE


@pytest.fixture(scope="module")
def server(upgraded, tmp_path_factory):
    with Server(str(shutil.copy(upgraded, tmp_path_factory.mktemp("line"))), pace=0) as running:
        yield running


def until_closed(socket):
    """Every message until the server closes, and its code."""
    heard = []
    try:
        while True:
            heard.append(json.loads(socket.recv(timeout=PATIENCE)))
    except ConnectionClosed as closed:
        return heard, None if closed.rcvd is None else closed.rcvd.code


def laid(server):
    seats = [{"kind": "me", "name": "Lin"}, {"kind": "open"}]
    table = server.ask("/api/tables", {"game": "ruqi", "seats": seats})
    return table["id"], table["seats"][0]["token"]


@pytest.mark.parametrize("size", [17_000, 60_000])
def test_a_long_message_is_refused_and_the_line_stays_open(server, size):
    table, token = laid(server)
    with server.at(table, token) as socket:
        socket.send(json.dumps({"type": "Move", "at": 0, "text": "x" * size}))
        assert hear(socket, "Refused")["code"] == "too_large"
        socket.send(json.dumps({"type": "Throw", "at": 0}))
        assert hear(socket, "Refused")["code"] == "not_begun"


@pytest.mark.parametrize("size", [66_000, 3_000_000])
def test_a_giant_closes_the_line(server, size):
    table, token = laid(server)
    with server.at(table, token) as socket:
        with suppress(ConnectionClosed):
            socket.send("x" * size)
        _, code = until_closed(socket)
        assert code in (1009, None), "the code may be lost when the rest of a message is thrown away"


def test_a_flood_is_refused_then_closed_while_others_play(server):
    table, token = laid(server)
    quiet, _ = laid(server)
    with server.at(table, token) as socket, server.at(quiet) as other:
        for _ in range(400):
            socket.send('{"type": "Ping"}')
        other.send('{"type": "Ping"}')
        hear(other, "Pong")
        heard, code = until_closed(socket)
        assert code == 1008
        codes = [each.get("code") for each in heard]
        assert codes.count("too_fast") > 100
        other.send('{"type": "Ping"}')
        hear(other, "Pong")


def test_haste_is_refused_and_then_forgiven(server):
    table, token = laid(server)
    with server.at(table, token) as socket:
        for _ in range(100):
            socket.send('{"type": "Ping"}')
        codes = [json.loads(socket.recv(timeout=PATIENCE)).get("code") for _ in range(100)]
        assert codes.count("too_fast") > 30

        def forgiven() -> bool:
            socket.send('{"type": "Ping"}')
            return bool(json.loads(socket.recv(timeout=PATIENCE))["type"] == "Pong")

        until(forgiven, "what is asked slowly is answered")
