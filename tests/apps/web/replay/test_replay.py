"""Films: each step is what a live message told; pages join; records of strangers are filmed as far as they are valid."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import computer, create, finish
from tests.kit.toys.fords import FORDS
from tests.kit.toys.hush import HUSH
from tests.kit.toys.leaves import LEAVES
from tests.kit.toys.packs import FACE_UP, MIXED, REDRAW
from youyi.apps.web.base.changes import change, changed
from youyi.apps.web.base.limits import Rate
from youyi.apps.web.base.phrases import Phrases
from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.live.state.table_session import TableSession
from youyi.apps.web.replay import replay as film
from youyi.apps.web.replay.record_replay import LARGEST_RECORD, MOST_PLIES
from youyi.apps.web.replay.replay import FilmBuilder, Reel
from youyi.apps.web.server.app import application
from youyi.games import catalogue
from youyi.kernel.names import Language
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat
from youyi.kernel.streams import Numbered

GAMES = (*catalogue(), FORDS, LEAVES, HUSH, REDRAW, MIXED, FACE_UP)
LONG_ENOUGH = 5
MOST = 70
"""Plies of a long game that are compared."""


def play(session, seed, most):
    """Play at random; yields each ply."""
    rng = random.Random(seed)
    while session.over is None and session.at < most:
        prompt = session.prompt
        move = rng.choice(prompt.moves) if isinstance(prompt, Decision) else session.draw(Numbered(seed, 0))
        yield session.play(move)


def views(told):
    """The view before the first step, and after each."""
    return unrolled(told["start"]["view"], (step["change"] for step in told["steps"]))


def notes(told):
    """The same of a learner's notes."""
    return unrolled(told["start"]["notes"], (step.get("notes") for step in told["steps"]))


def unrolled(first, changes):
    found = [first]
    for each in changes:
        found.append(changed(found[-1], each))
    return found


def plain(value):
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_step_is_what_a_live_message_told(game):
    table, phrases, language = game.under(), Phrases(game), Language.ZH_HANT
    session = TableSession(table)
    eyes = [Addressee(None, language), *(Addressee(Seat(seat), language) for seat in range(table.rules.seats))]
    live: dict[Addressee, list[dict[str, Any]]] = {to: [] for to in eyes}
    studied: dict[Addressee, list[Any]] = {to: [plain(FilmBuilder(phrases, session).studied(to).notes)] for to in eyes}
    for ply in play(session, 3, MOST):
        builder = FilmBuilder(phrases, session)
        for to in eyes:
            live[to].append(plain(builder.happened(ply, to)))
            studied[to].append(plain(builder.studied(to).notes))
    for to in eyes:
        told = plain(Reel(table, session.start, tuple(session.moves), session.open_plies, ()).film(phrases, to, 0))
        assert told["plies"] == session.at
        assert views(told)[1:] == [each["view"] for each in live[to]]
        assert notes(told) == studied[to]
        for step, each in zip(told["steps"], live[to], strict=True):
            assert [line | {"because": told["reasons"][line["why"]]} for line in step["lines"]] == [
                line | {"why": said["why"]} for line, said in zip(each["lines"], step["lines"], strict=True)
            ]
            for name in ("by", "move", "label", "draw", "events", "asked", "says", "over"):
                assert step[name] == each[name]
        assert not any("offers" in step["asked"] for step in told["steps"])


def test_pages_join(monkeypatch):
    game = catalogue()[0]
    session, phrases, to = TableSession(game.under()), Phrases(game), Addressee(None, Language.EN)
    list(play(session, 1, 60))
    reel = Reel(session.table, session.start, tuple(session.moves), session.at, ())
    whole = plain(reel.film(phrases, to, 0))
    monkeypatch.setattr(film, "MOST_STEPS", 25)
    pages = [plain(reel.film(phrases, to, first)) for first in (0, 25, 50)]
    assert [len(page["steps"]) for page in pages] == [25, 25, len(whole["steps"]) - 50]
    assert [page["plies"] for page in pages] == [whole["plies"]] * 3
    for told in (views, notes):
        assert [each for page in pages for each in told(page)[1:]] == told(whole)[1:]
    assert plain(reel.film(phrases, to, 10**6))["steps"] == []


@pytest.mark.parametrize(
    ("before", "after"),
    [({"a": [1, 2]}, {"a": [1, 3]}), ([1], [1, 2]), ({"a": 1}, {"b": 1}), ({}, {"a": None}), (1, True), (None, {}), ([[]], [[0]])],
)  # fmt: skip
def test_a_change_leads_from_one_value_to_the_other(before, after):
    found = change(before, after)
    told = changed(before, json.loads(json.dumps(found)))
    assert (told, type(told)) == (after, type(after))
    assert change(after, after) is None


def test_a_finished_table_is_filmed_from_any_seat_and_its_record_too(client):
    table, _ = create(client, computer(), computer())
    finish(client, table)
    told = client.get(f"/api/tables/{table}/film").json()
    assert told["plies"] == told["open"] == len(told["steps"])
    assert told["steps"][-1]["over"]["score"] == json.loads(record_of(client, table))["score"]
    assert [(each["name"], each["player"]) for each in told["seats"]] == [(None, "first")] * 2
    assert len({each["called"]["en"] for each in told["seats"]}) == 2, "two of a kind are told apart"
    assert client.get(f"/api/tables/{table}/film?eyes=1").json()["eyes"] == 1
    assert client.get(f"/api/tables/{table}/film?first=1").json()["first"] == 1
    of_record = client.post("/api/film", content=record_of(client, table), headers=JSON)
    assert of_record.status_code == 200, of_record.text
    assert of_record.json()["checked"]["fault"] is None
    assert of_record.json()["checked"]["proved"] == of_record.json()["checked"]["draws"] > 0
    assert [views(of_record.json()), of_record.json()["steps"]] == [views(told), told["steps"]]


JSON = {"content-type": "application/json"}


def record_of(client, table):
    return client.get(f"/api/tables/{table}/record").text


@pytest.fixture
def record(client):
    while True:
        table, _ = create(client, computer(), computer())
        finish(client, table)
        found = json.loads(record_of(client, table))
        if len(found["moves"]) > LONG_ENOUGH:
            return found


def opened(client, value):
    return client.post("/api/film", content=value if isinstance(value, str) else json.dumps(value), headers=JSON)


SPOILT = (
    ("game", lambda record: record | {"game": "chess"}),
    ("ruleset", lambda record: record | {"ruleset": "fords/other@9"}),
    ("terms", lambda record: record | {"terms": {"seats": 99}}),
    ("fingerprint", lambda record: record | {"fingerprint": "sha256:0"}),
    ("seats", lambda record: record | {"seats": []}),
    ("start", lambda record: record | {"start": "nowhere"}),
    ("moves", lambda record: record | {"moves": ["1"] * (MOST_PLIES + 1)}),
    ("extra", lambda record: record | {"extra": 1}),
    ("moves", lambda record: {key: value for key, value in record.items() if key != "moves"}),
)


def test_a_record_that_cannot_be_set_up_is_refused_by_its_field(client, record):
    for field, spoil in SPOILT:
        answer = opened(client, spoil(record))
        assert (answer.status_code, answer.json()["error"], answer.json()["field"]) == (422, "bad_record", field)
        assert answer.json()["says"]


def test_what_is_no_record_is_refused(client):
    for text in ("", "[", "[]", "{" * 5000, '{"schema": NaN}', '{"schema": 1, "schema": 1}', "null"):
        answer = opened(client, text)
        assert (answer.status_code, answer.json()["error"]) == (422, "bad_record")


def test_a_record_is_shown_as_far_as_it_is_valid(client, record):
    moves = record["moves"]
    for at in (1, 4, len(moves)):
        told = opened(client, record | {"moves": [*moves[: at - 1], "nonsense"]}).json()
        assert (told["plies"], len(told["steps"])) == (at - 1, at - 1)
        assert (told["checked"]["fault"]["ply"], told["checked"]["fault"]["field"]) == (at, None)
    told = opened(client, record | {"score": [7, -7]}).json()
    assert (told["plies"], told["checked"]["fault"]["field"]) == (len(moves), "score")


def test_a_large_body_is_refused_and_another_type_too(client):
    assert opened(client, " " * (LARGEST_RECORD + 1)).status_code == 413
    assert client.post("/api/film", content="{}", headers={"content-type": "text/plain"}).status_code == 415
    assert client.post("/api/film", content=b"\xff", headers=JSON).status_code == 400


def test_a_query_that_names_nothing_is_refused(client):
    table, _ = create(client, computer(), computer())
    for query in ("eyes=9", "eyes=-1", "eyes=x", "first=1.5", "first=" + "9" * 9):
        assert client.get(f"/api/tables/{table}/film?{query}").status_code == 400


def test_films_are_costly(settings):
    limits = replace(settings.limits, requests=Rate(burst=25, per_second=0.001))
    with TestClient(application(replace(settings, limits=limits))) as client:
        table, _ = create(client, computer(), computer())
        answers = [client.get(f"/api/tables/{table}/film").status_code for _ in range(4)]
        assert answers == [200, 200, 429, 429]
