"""A new table from a position of another game: its start, its chance, its record."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, computer, create, finish, in_server, until
from tests.kit.toys.hush import HUSH
from youyi.apps.web.live.table import moves
from youyi.apps.web.server.app import application
from youyi.games import catalogue
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat
from youyi.kernel.session import Session
from youyi.records.files import read_record
from youyi.records.replay import replay

GAMES = catalogue()


def go_on(client, **body):
    wanted = {"seat": 0, "name": "Lin", "player": "first"} | body
    return client.post("/api/tables/from", json=wanted)


def table_of(client, name):
    return in_server(client, client.app.state.registry.find, name)


LONG_ENOUGH = 7


@pytest.fixture
def finished(client):
    return finished_table(client)


def finished_table(client):
    """A game of some length: one may end with the first throws."""
    while True:
        table, _ = create(client, computer(), computer())
        finish(client, table)
        if client.get(f"/api/tables/{table}/film").json()["plies"] > LONG_ENOUGH:
            return table


def test_a_table_goes_on_from_a_ply_to_its_end_and_its_record_says_where_it_began(client, finished):
    old = table_of(client, finished).session
    made = go_on(client, table=finished, ply=5)
    assert made.status_code == 201, made.text
    opened = table_of(client, made.json()["id"])
    before = Session(old.rules)
    for text in old.moves[:5]:
        before.play(old.table.game.notation.read_move(text))
    expected = old.table.game.notation.write_position(before.position)
    assert opened.session.start == before.position
    assert opened.config.beginning.start == expected
    assert (opened.config.beginning.table, opened.config.beginning.ply) == (finished, 5)
    assert opened.config.secret != table_of(client, finished).config.secret
    assert [each.kind for each in opened.sitters] == ["human", "computer"]
    play_to_the_end(client, opened)
    record = read_record(client.get(f"/api/tables/{opened.config.id}/record").text)
    assert record.start == expected
    again = replay(record, old.table.game)
    assert again.proved == again.draws > 0
    film = client.get(f"/api/tables/{opened.config.id}/film").json()
    assert film["plies"] == len(record.moves)


def play_to_the_end(client, opened, most=400):
    """Let the person on seat 0 do the first thing there is."""
    session = opened.session
    while session.over is None and session.at < most:
        until(lambda: session.over is not None or session.asked == 0, "it is for the person to act")
        if session.over is not None:
            return
        if isinstance(session.prompt, Decision):
            in_server(client, moves.move, opened, Seat(0), session.at, session.write(session.prompt.moves[0]))
        else:
            in_server(client, moves.throw, opened, Seat(0), session.at)


def test_it_is_there_after_a_restart(settings):
    with TestClient(application(settings)) as client:
        table = finished_table(client)
        made = go_on(client, table=table, ply=3).json()["id"]
        start = table_of(client, made).session.start
    with TestClient(application(settings)) as client:
        assert client.get(f"/api/tables/{made}").status_code == 200
        opened = table_of(client, made)
        assert opened.session.start == start
        assert opened.config.beginning.ply == 3
        assert "@from" not in client.get(f"/api/tables/{made}").text


def test_a_record_file_goes_on_too(client, finished):
    text = client.get(f"/api/tables/{finished}/record").text
    made = go_on(client, record=text, ply=4, seat=1)
    assert made.status_code == 201
    beginning = table_of(client, made.json()["id"]).config.beginning
    assert (beginning.table, beginning.ply) == (None, 4)
    spoilt = go_on(client, record="{}", ply=0)
    assert (spoilt.status_code, spoilt.json()["field"]) == (422, "schema")
    wrong = json.loads(text)
    wrong["moves"][1] = "nonsense"
    refused = go_on(client, record=json.dumps(wrong), ply=4)
    assert (refused.status_code, refused.json()["ply"]) == (422, 2)


def test_what_cannot_go_on_is_refused(client, finished):
    plies = client.get(f"/api/tables/{finished}/film").json()["plies"]
    for body, status, error in (
        ({"ply": plies}, 409, "over"),
        ({"ply": plies + 1}, 409, "no_such_ply"),
        ({"ply": -1}, 409, "no_such_ply"),
        ({"ply": 1, "seat": 7}, 400, "wrong_seats"),
        ({"ply": 1, "player": "nobody"}, 400, "unknown_player"),
        ({"ply": 1, "name": ""}, 400, "bad_name"),
    ):
        answer = go_on(client, table=finished, **body)
        assert (answer.status_code, answer.json()["error"]) == (status, error), body
    assert go_on(client, table="nowhere", ply=1).status_code == 404


def test_nobody_goes_on_from_a_deal_that_is_still_played(settings):
    with TestClient(application(replace(settings, games=(HUSH,)))) as client:
        table = client.post("/api/tables", json={"game": "hush", "seats": [OPEN] * 4}).json()["id"]
        for seat in range(4):
            client.post(f"/api/tables/{table}/sit", json={"name": f"P{seat}", "seat": seat})
        opened = table_of(client, table)
        until(lambda: isinstance(opened.session.prompt, Decision), "the pack is dealt")
        answer = go_on(client, table=table, ply=1)
        assert (answer.status_code, answer.json()["error"]) == (409, "no_such_ply")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_goes_on_from_the_middle(settings, game):
    rng = random.Random(1)
    with TestClient(application(replace(settings, games=(game,)))) as client:
        seats = (
            game.terms.seats if hasattr(game.terms, "seats") else game.rules(game.rulesets[0].rulings, game.terms).seats
        )
        wanted = {"game": game.id, "seats": [{"kind": "open"}] * seats}
        table = client.post("/api/tables", json=wanted).json()["id"]
        for seat in range(seats):
            client.post(f"/api/tables/{table}/sit", json={"name": f"P{seat}", "seat": seat})
        opened, session = table_of(client, table), table_of(client, table).session
        while session.at < 60 or session.open_plies < 40:
            until(lambda: session.asked is not None, "somebody is asked")
            seat = session.asked
            if isinstance(session.prompt, Decision):
                in_server(
                    client, moves.move, opened, Seat(seat), session.at, session.write(rng.choice(session.prompt.moves))
                )
            else:
                in_server(client, moves.throw, opened, Seat(seat), session.at)
        made = go_on(client, table=table, ply=37, player="random")
        assert made.status_code == 201, made.text
        again = table_of(client, made.json()["id"])
        until(lambda: again.session.asked == 0 or again.session.over, "it is for the person to act")
        film = client.get(f"/api/tables/{made.json()['id']}/film").json()
        assert film["plies"] == again.session.at
