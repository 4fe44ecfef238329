"""Several secret packs at once, and a pack that lies face up, on a server: its record route and every byte it sends."""

from __future__ import annotations

import random
from contextlib import ExitStack
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, Browser, until
from tests.kit.toys.packs import FACE_UP, MIXED, REDRAW, hidden_cards, known_later
from tests.kit.toys.packs_values import PACKS, SEATS
from youyi.apps.web.server.app import Settings, application
from youyi.kernel.rules import Decision
from youyi.kernel.session import Session


class Search(Browser):
    """A browser that keeps every byte."""

    def __init__(self, socket):
        super().__init__(socket)
        self.raw = ""

    def note(self, text, message):
        self.raw += text


def check_record(server, table, session, game) -> None:
    """The record holds the open plies, and they tell no card that is still hidden."""
    moves = server.get(f"/api/tables/{table}/record").json()["moves"]
    assert len(moves) == session.open_plies
    now, replayed = hidden_cards(session.position, session.rules), Session(session.rules)
    for text in moves:
        replayed.play(game.notation.read_move(text))
        assert known_later(hidden_cards(replayed.position, session.rules), now) == set()


def check_bytes(browsers, session, owned) -> None:
    """A listener has been sent its own cards, what was shown, and packs that lie face up; no other card."""
    for seat, hand in enumerate(session.position.hands):
        owned[seat] |= set(hand)
    face_up = {card for pack, secret in zip(PACKS, session.rules.secret, strict=False) if not secret for card in pack}
    for seat, browser in enumerate(browsers):
        told = {card for pack in PACKS for card in pack if card in browser.raw}
        assert told <= owned.get(seat, set()) | set(session.position.shown) | face_up, f"seat {seat}"


def made_after(session, at):
    """Whether a ply has been made since."""
    return lambda: session.at > at


@pytest.mark.parametrize("game", [REDRAW, MIXED, FACE_UP], ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(3))
def test_neither_the_record_nor_any_byte_tells_a_hidden_card(settings: Settings, game, seed):
    rng, owned = random.Random(seed), {seat: set[str]() for seat in range(SEATS)}
    with TestClient(application(replace(settings, games=(game,)))) as server, ExitStack() as stack:
        table = server.post("/api/tables", json={"game": game.id, "seats": [OPEN] * SEATS}).json()["id"]
        tokens = [
            server.post(f"/api/tables/{table}/sit", json={"name": f"P{seat}", "seat": seat}).json()["token"]
            for seat in range(SEATS)
        ]
        sockets = [
            stack.enter_context(server.websocket_connect(f"/ws/tables/{table}?drawing=1")) for _ in range(SEATS + 1)
        ]
        browsers = [Search(socket) for socket in sockets]
        for seat, token in enumerate(tokens):
            browsers[seat].sit(token)
        session = server.app.state.registry._tables[table].table.session  # type: ignore[attr-defined]
        while session.over is None:
            until(lambda: isinstance(session.prompt, Decision), "the pack is dealt")
            at, mine = session.at, browsers[session.asked]
            mine.send("Speak", language="en")
            state = mine.expect("Snapshot", lambda message, at=at: message["at"] == at, "the latest position")
            check_record(server, table, session, game)
            check_bytes(browsers, session, owned)
            mine.act(state, rng.randrange(len(state["asked"]["offers"])))
            until(made_after(session, at), "the move is made")
        check_record(server, table, session, game)
        for browser in browsers:
            browser.send("Speak", language="zh-Hans")
            browser.expect("Snapshot", lambda message: message["language"] == "zh-Hans", "the language spoken")
        check_bytes(browsers, session, owned)
        assert session.open_plies == session.at
