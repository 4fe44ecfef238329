"""No film shows a card that its viewer may not know: every byte of every answer is searched, at every ply of a game."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, in_server, until
from tests.apps.web.leaks import test_madiao_leaks as madiao
from tests.kit.toys.hush import DECK, HUSH
from tests.kit.toys.hush import SEATS as HUSH_SEATS
from tests.kit.toys.packs import FACE_UP, MIXED, REDRAW, hidden_cards
from tests.kit.toys.packs_values import EACH, PACKS, SEATS
from youyi.apps.web.live.table import moves
from youyi.apps.web.server.app import Settings, application
from youyi.games import game
from youyi.games.madiao.position import Playing
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat


def unseen_in_hush(session, seat):
    """Cards in other hands, face down before others, or in the stock that is not yet turned up."""
    dealt = session.plies[0].move.cards
    own = set() if seat is None else set(dealt[seat * 4 : seat * 4 + 4])
    return set(DECK) - own - set(session.position.shown) if session.over is None else set()


def unseen_in_packs(session, seat):
    hidden = {card for _, card in hidden_cards(session.position, session.rules)}
    return {card for card, owner in _owners(session).items() if card in hidden and (seat is None or owner != seat)}


def _owners(session):
    """Whose each card is, from the packs as they were dealt."""
    owners = {card: None for pack in PACKS for card in pack}
    for ply in session.plies:
        if ply.drawn:
            owners |= {
                card: place // EACH if place < EACH * SEATS else None for place, card in enumerate(ply.move.cards)
            }
    return owners


def unseen_in_madiao(session, seat):
    phase = session.position.phase
    return madiao.unknown_to(seat, phase) if isinstance(phase, Playing) else set()


def by_name(text):
    return {card for card in {*DECK, *(card for pack in PACKS for card in pack)} if card in text}


GAMES = [
    (HUSH, HUSH_SEATS, unseen_in_hush, by_name, {}),
    *((each, 2, unseen_in_packs, by_name, {}) for each in (REDRAW, MIXED, FACE_UP)),
    (game("madiao"), 4, unseen_in_madiao, madiao.named_in, {"deals": 1}),
]


def eyes_and_tokens(tokens):
    """Every way to ask: any eyes, with no token, with one's own, with another's."""
    yield from ((None, None), (None, 0))
    for eyes in range(len(tokens)):
        yield from ((eyes, None), (eyes, eyes), (eyes, (eyes + 1) % len(tokens)))


def without_notes(film):
    """A film without its notes, which name cards that any hand may hold, alike in all worlds of a view: see test_study."""
    film["start"].pop("notes")
    for step in film["steps"]:
        step.pop("notes", None)
    return json.dumps(film, ensure_ascii=False)


def check(client, table, session, tokens, unseen, named):
    """Ask for every film there is; none may name what its viewer has not seen. Returns how many cards were told."""
    told = 0
    for eyes, holder in eyes_and_tokens(tokens):
        headers = {} if holder is None else {"Authorization": f"Bearer {tokens[holder]}"}
        query = "?drawing=1&language=zh-Hant" + ("" if eyes is None else f"&eyes={eyes}")
        answer = client.get(f"/api/tables/{table}/film{query}", headers=headers)
        assert answer.status_code == 200
        sees = eyes if eyes == holder else None
        found = named(without_notes(answer.json()))
        assert not found & unseen(session, sees), (eyes, holder, session.at)
        own = eyes is None or eyes == holder
        assert answer.json()["plies"] == (session.at if own else session.open_plies)
        told += len(found)
    return told


@pytest.mark.parametrize(
    ("game", "seats", "unseen", "named", "terms"), GAMES, ids=lambda value: getattr(value, "id", "")
)
def test_no_film_names_a_card_that_its_viewer_has_not_seen(settings: Settings, game, seats, unseen, named, terms):
    rng, told = random.Random(5), 0
    with TestClient(application(replace(settings, games=(game,)))) as client:
        wanted = {"game": game.id, "seats": [OPEN] * seats, "terms": terms}
        table = client.post("/api/tables", json=wanted).json()["id"]
        tokens = [
            client.post(f"/api/tables/{table}/sit", json={"name": f"P{seat}", "seat": seat}).json()["token"]
            for seat in range(seats)
        ]
        opened = client.app.state.registry._tables[table].table  # type: ignore[attr-defined]
        session = opened.session
        while session.over is None:
            until(lambda: isinstance(session.prompt, Decision) or session.over, "the pack is dealt")
            if session.over is not None:
                break
            if session.at <= 2 or rng.random() < (0.2 if seats == 2 else 0.04):
                told += check(client, table, session, tokens, unseen, named)
            move = session.write(rng.choice(session.prompt.moves))
            in_server(client, moves.move, opened, Seat(session.asked), session.at, move)
        told += check(client, table, session, tokens, unseen, named)
        assert session.open_plies == session.at
        assert told > 0, "the search finds cards where there are some"


def test_another_tables_token_is_refused(client):
    table = client.post("/api/tables", json={"game": "fords", "seats": [OPEN, OPEN]}).json()["id"]
    answer = client.get(f"/api/tables/{table}/film", headers={"Authorization": "Bearer nonsense"})
    assert (answer.status_code, answer.json()["error"]) == (403, "bad_token")
