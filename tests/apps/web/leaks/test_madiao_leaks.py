"""Four browsers and a watcher play 馬吊: every byte that each receives is searched for cards it may not know."""

from __future__ import annotations

import random
import re
from contextlib import ExitStack
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, Browser
from tests.kit.amount import third
from youyi.apps.web.base.limits import Rate
from youyi.apps.web.server.app import Settings, application
from youyi.games import game
from youyi.games.madiao.cards import CARD_FACES, CODES, DECK
from youyi.games.madiao.position import SEATS, FaceUp, Playing, laid_before

DEALS = 2
LANGUAGES = ("en", "zh-Hant", "zh-Hans")


@pytest.fixture
def server(settings: Settings):
    limits = replace(settings.limits, messages=Rate(10**6, 10**6))  # these browsers ask faster than people may
    with TestClient(application(replace(settings, games=(game("madiao"),), limits=limits))) as client:
        yield client


def unknown_to(seat, playing):
    """Every card that a seat has not seen; the public has no cards of its own."""
    seen = {playing.dealt.exposed} | {each.card for each in laid_before(playing) if isinstance(each, FaceUp)}
    own = set() if seat is None else set(playing.dealt.hands[seat])
    promoted = {playing.dealt.stock[-1]} if playing.dealt.exposed in own else set()
    return set(DECK) - seen - own - promoted


def named_in(raw):
    """Every card that a text names: by its code, or by its name in any language."""
    return {card for card in DECK if PATTERNS[card].search(raw)}


def _pattern(card):
    names = {CARD_FACES[card].name.zh_hant, CARD_FACES[card].name.zh_hans}
    figure = CARD_FACES[card].figure
    if figure is not None:
        names |= {figure.zh_hant, figure.zh_hans, figure.en}
    code = rf"(?<![A-Za-z0-9_]){CODES[card]}(?![A-Za-z0-9_])"
    return re.compile("|".join((code, *map(re.escape, sorted(names)))))


PATTERNS = {card: _pattern(card) for card in DECK}


class Listener(Browser):
    """A browser that keeps each message with what it must not name."""

    def __init__(self, socket, seat, session):
        super().__init__(socket)
        self.seat, self.session, self.leaks = seat, session, []

    @property
    def last(self):
        return self.received[-1]

    def note(self, raw, message):
        assert message["type"] != "Refused", message
        phase = self.session.position.phase
        # A page that comes late is told of earlier deals, whose cards are all known; only the first deal is searched there.
        late = self.last["type"] == "Snapshot" and self.session.position.deal > 1
        if self.last["type"] == "Studied":
            return  # it names cards that any hand may hold, alike in all worlds of a view: tests/madiao/test_study.py
        if isinstance(phase, Playing) and not late and self.last.get("at", self.session.at) == self.session.at:
            self.leaks += [(self.last["type"], CODES[card]) for card in named_in(raw) & unknown_to(self.seat, phase)]


def seated(stack, server, laid, language, tokens, session):
    """Four listeners, each at its seat, and a watcher."""
    address = f"/ws/tables/{laid}?language={language}&drawing=1"
    sockets = [stack.enter_context(server.websocket_connect(address)) for _ in range(SEATS + 1)]
    listeners = [Listener(socket, seat, session) for seat, socket in enumerate(sockets[:SEATS])]
    watcher = Listener(sockets[SEATS], None, session)
    for each in (*listeners, watcher):
        each.next("Snapshot")
    for seat, listener in enumerate(listeners):
        listener.sit(tokens[seat])
    while not isinstance(session.position.phase, Playing):
        watcher.next()
    return listeners, watcher


def asked_by_now(everyone, at):
    """Let everybody hear of the position that is asked; give the one who is."""
    for each in everyone:
        while each.last.get("at") != at or "asked" not in each.last:
            each.next()
    assert [each.last["asked"]["type"] for each in everyone].count("Waits") == SEATS
    return next(each for each in everyone if each.last["asked"]["type"] == "Choose")


def ask_everything(server, laid, everyone, mover, at, text):
    """Ask all that can be asked between two plies."""
    mover.send("Preview", at=at, text=text)
    mover.next("Previewed")
    for each in everyone:
        each.send("Study", at=at)
        each.next("Studied")
    late = everyone[(mover.seat + 1) % SEATS]
    late.send("Speak", language=LANGUAGES[at % len(LANGUAGES)])
    late.next("Snapshot")
    return server.get(f"/api/tables/{laid}/record").text + server.get(f"/api/tables/{laid}/transcript").text


@pytest.mark.parametrize("language", third(LANGUAGES))
def test_nobody_receives_a_card_that_is_not_for_them(server, language):
    rng = random.Random(language)
    wanted = {"game": "madiao", "seats": [OPEN] * SEATS, "terms": {"deals": DEALS}}
    laid = server.post("/api/tables", json=wanted).json()["id"]
    tokens = [
        server.post(f"/api/tables/{laid}/sit", json={"name": f"P{seat}", "seat": seat}).json()["token"]
        for seat in range(SEATS)
    ]
    session = server.app.state.registry._tables[laid].table.session
    with ExitStack() as stack:
        listeners, watcher = seated(stack, server, laid, language, tokens, session)
        everyone = (*listeners, watcher)
        while not watcher.last.get("over"):
            at, phase = session.at, session.position.phase
            mover = asked_by_now(everyone, at)
            text = rng.choice(mover.last["asked"]["offers"])["text"]
            told = ask_everything(server, laid, everyone, mover, at, text)
            if session.position.deal == 1:
                assert not named_in(told) & unknown_to(None, phase)
            mover.send("Move", at=at, text=text)
            for each in everyone:
                each.next("Happened")
                while each.last["asked"]["type"] == "Throws":  # the server deals at once
                    each.next("Happened")
    assert [each.leaks for each in everyone] == [[]] * (SEATS + 1)
    assert all(len(each.received) > 60 for each in everyone)
    assert session.position.deal == DEALS
    assert sum(session.position.purses) == 0
