"""Positions drawn as plain text: for connections that ask for it, and never more than their seat may see."""

from __future__ import annotations

from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, Browser, computer, create, me
from tests.kit.toys.hush import HUSH
from tests.kit.toys.hush import SEATS as HUSH_SEATS
from youyi.apps.web.server.app import application
from youyi.games import game
from youyi.kernel.names import Language


def opened(client, table):
    return client.app.state.registry._tables[table].table.session


def test_only_a_connection_that_asks_is_sent_drawings(client):
    table, tokens = create(client, me(), OPEN)
    client.post(f"/api/tables/{table}/sit", json={"name": "Wen"})
    session, draw = opened(client, table), opened(client, table).table.game.notation.draw
    addresses = [f"/ws/tables/{table}{query}" for query in ("?drawing=1", "", "?drawing=0")]
    with (
        client.websocket_connect(addresses[0]) as first,
        client.websocket_connect(addresses[1]) as second,
        client.websocket_connect(addresses[2]) as third,
    ):
        drawing, plain, no = (Browser(each) for each in (first, second, third))
        state = drawing.sit(tokens[0])
        assert state["drawing"] == draw(session.position)
        for each in (plain, no):
            assert each.next("Snapshot").get("drawing") is None
        drawing.act(state)
        assert drawing.next("Happened")["drawing"] == draw(session.position) != state["drawing"]
        for each in (plain, no):
            assert each.next("Happened").get("drawing") is None
        drawing.send("Speak", language="zh-Hant")
        assert drawing.next("Snapshot")["drawing"] == draw(session.position)


@pytest.mark.parametrize("language", Language)
def test_a_game_that_hides_draws_what_a_seat_may_see(settings, language):
    madiao = game("madiao")
    assert madiao.sketch is not None
    with TestClient(application(replace(settings, games=(madiao,)))) as client:
        table, tokens = create(client, me(), computer("random"), computer("random"), OPEN, game="madiao")
        client.post(f"/api/tables/{table}/sit", json={"name": "Wen"})
        session = opened(client, table)
        address = f"/ws/tables/{table}?language={language}&drawing=1"
        with client.websocket_connect(address) as own, client.websocket_connect(address) as public:
            player, watcher = Browser(own), Browser(public)
            player.sit(tokens[0])
            for browser, seat in ((player, 0), (watcher, None)):
                state = browser.received[-1] if browser.received else browser.next("Snapshot")
                while state["asked"]["type"] == "Throws" or state["asked"]["seat"] not in (0, 3):
                    state = browser.next("Happened")
                assert state["at"] == session.at
                assert state["drawing"] == madiao.sketch(session.rules.view(session.position, seat), language)
            assert player.received[-1]["drawing"] != watcher.received[-1]["drawing"]


def test_a_game_that_hides_without_a_sketch_is_not_drawn(settings):
    assert HUSH.hides
    with TestClient(application(replace(settings, games=(HUSH,)))) as client:
        table, tokens = create(client, me(), *[computer()] * (HUSH_SEATS - 1), game="hush")
        with client.websocket_connect(f"/ws/tables/{table}?drawing=1") as socket:
            browser = Browser(socket)
            state = browser.sit(tokens[0])
            while state["asked"]["type"] != "Choose":
                state = browser.next("Happened")
            browser.act(state)
            assert browser.next("Happened").get("drawing") is None
            assert state.get("drawing") is None
