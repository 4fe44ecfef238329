"""Nobody is told a card that is not for him: every byte that each listener received is searched."""

from __future__ import annotations

import random
from contextlib import ExitStack
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, Browser, computer, me
from tests.kit.toys.hush import DECK, EACH, HUSH, SEATS
from youyi.apps.web.server.app import Settings, application


@pytest.fixture
def server(settings: Settings):
    with TestClient(application(replace(settings, games=(HUSH,)))) as client:
        yield client


class Search(Browser):
    """A browser that keeps every byte."""

    def __init__(self, socket):
        super().__init__(socket)
        self.raw = []

    def note(self, text, message):
        self.raw.append(text)

    def last(self):
        return self.received[-1]


def play(server, table, tokens, rng, plies):
    """Play with four sockets and a watcher; return what each received."""
    with ExitStack() as stack:
        sockets = [
            stack.enter_context(server.websocket_connect(f"/ws/tables/{table}?drawing=1")) for _ in range(SEATS + 1)
        ]
        browsers = [Search(socket) for socket in sockets]
        for seat, browser in enumerate(browsers[:SEATS]):
            browser.sit(tokens[seat])
        browsers[SEATS].next("Snapshot")
        state = browsers[0].last()
        while state["at"] < 1:
            state = browsers[0].next()
            state = state if "at" in state else {"at": 0}
        for ply in range(plies):
            seat = ply % SEATS
            mine = browsers[seat]
            while mine.last().get("at") != ply + 1 or mine.last()["asked"]["type"] != "Choose":
                mine.next()
            asked = mine.last()["asked"]
            offer = rng.choice(asked["offers"])["text"]
            other = browsers[(seat + 1) % SEATS]
            other.send("Move", at=ply + 1, text=offer)  # out of turn, with a card that is not his
            other.next("Refused")
            mine.send("Preview", at=ply + 1, text=offer)
            mine.next("Previewed")
            mine.send("Move", at=ply + 1, text=offer)
            mine.next("Happened")
        for browser in browsers:
            browser.send("Speak", language="zh-Hant")
            browser.expect("Snapshot", lambda message: message["language"] == "zh-Hant", "the language spoken")
        return [browser.raw for browser in browsers]


@pytest.mark.parametrize("seed", range(5))
def test_four_sockets_and_a_watcher_hear_only_their_own_cards(server, seed):
    rng = random.Random(seed)
    laid = server.post("/api/tables", json={"game": "hush", "seats": [OPEN] * SEATS}).json()["id"]
    tokens = [
        server.post(f"/api/tables/{laid}/sit", json={"name": f"P{seat}", "seat": seat}).json()["token"]
        for seat in range(SEATS)
    ]
    all_but_the_end = SEATS * EACH - 1
    received = play(server, laid, tokens, rng, all_but_the_end)
    open_so_far = server.get(f"/api/tables/{laid}/record")
    assert open_so_far.json()["moves"] == [], "the pack is still in play"
    assert open_so_far.json()["chance"]["reveal"] is None
    told = server.get(f"/api/tables/{laid}/transcript").text
    assert not any(card in text for card in DECK for text in (open_so_far.text, told))
    position = server.app.state.registry._tables[laid].table.session.position
    hands = server.app.state.registry._tables[laid].table.session.plies[0].move.cards
    assert all(card not in "".join(received[SEATS]) for card in position.stock)
    for seat in range(SEATS + 1):
        own = set(hands[seat * EACH : (seat + 1) * EACH]) if seat < SEATS else set()
        everything = "".join(received[seat])
        told = {card for card in DECK if card in everything}
        assert told == own | set(position.shown), f"seat {seat}"
        assert server.app.state.registry._tables[laid].table.config.secret.hex() not in everything
        for token in tokens:
            assert token not in everything


def test_a_preview_stops_before_what_is_still_unseen(server):
    seats = [me(), *[computer("first")] * (SEATS - 1)]
    laid = server.post("/api/tables", json={"game": "hush", "seats": [*seats[1:], seats[0]]}).json()
    token = laid["seats"][SEATS - 1]["token"]
    with server.websocket_connect(f"/ws/tables/{laid['id']}") as socket:
        browser = Search(socket)
        state = browser.sit(token)
        while True:
            while state["asked"]["type"] != "Choose":
                state = browser.next("Happened")
            offers = state["asked"]["offers"]
            if len(offers) == 2:
                break
            browser.act(state)
            state = browser.next("Happened")
        session = server.app.state.registry._tables[laid["id"]].table.session
        assert not any(card in "".join(browser.raw) for card in session.position.stock)
        browser.send("Preview", at=state["at"], text=offers[0]["text"])
        previewed = browser.next("Previewed")
        assert previewed["view"] is None, "the last card turns the stock up"
        assert not any(card in "".join(browser.raw) for card in session.position.stock)
        browser.act(state)
        browser.next("Happened")
        assert all(card in browser.raw[-1] for card in session.position.stock)
        assert browser.last()["over"] is not None
