"""A rated game: agreed before it begins, counted once for both, by a rule that says what became of it."""

from __future__ import annotations

import sqlite3

from starlette.testclient import TestClient

from tests.apps.web.accounts.test_accounts import SECRET, elsewhere, made
from tests.apps.web.kit import OPEN, computer, create, me
from tests.apps.web.people.kit import PLAIN, RATED, concede, kinds, laid, play, ratings, sit, two
from tests.apps.web.store.stored import asked
from youyi.apps.web.server import admin
from youyi.apps.web.server.app import application


def refusal(client, agreement, *seats, **more):
    body = {"game": "fords", "seats": list(seats or (me(), OPEN)), "agreement": agreement} | more
    return client.post("/api/tables", json=body).json().get("error")


def test_it_is_agreed_with_an_account_a_clock_and_the_usual_rules(client):
    assert refusal(client, RATED) == "needs_account"
    made(client)
    assert refusal(client, RATED) is None
    assert refusal(client, RATED | {"clock": None}) == "bad_agreement"
    assert refusal(client, RATED, rulings={"toll": 5}) == "bad_agreement"
    assert refusal(client, RATED, me(), computer()) == "unknown_player", "nobody has measured it"
    table, _ = create(client, me(), OPEN, agreement=RATED | {"hints": True})
    said = client.get(f"/api/tables/{table}").json()["company"]["agreement"]
    assert (said["rated"], said["hints"]) == (True, False)


def test_only_somebody_with_another_account_takes_the_other_seat(client):
    with two(client) as (lin, wen), elsewhere(client) as guest:
        table, _ = create(lin, me(), OPEN, agreement=RATED)
        assert sit(guest, table).json()["error"] == "needs_account"
        assert sit(lin, table).json()["error"] == "too_many_seats"
        assert sit(wen, table).status_code == 200


def test_who_sits_down_anywhere_says_whether_it_is_to_be_rated(client):
    clock = {"kind": "bank", "seconds": 900, "increment": 10}

    def anywhere(who, name, *, rated):
        return who.post("/api/sit-anywhere", json={"game": "fords", "name": name, "clock": clock, "rated": rated})

    with two(client) as (lin, wen), elsewhere(client) as guest:
        assert anywhere(guest, "Mei", rated=True).json()["error"] == "needs_account"
        waiting = anywhere(lin, "Lin", rated=True).json()
        with lin.websocket_connect(f"/ws/tables/{waiting['id']}"):
            assert anywhere(guest, "Mei", rated=False).json()["opened"]
            assert [each["agreement"]["rated"] for each in lin.get("/api/tables").json()] == [True, False]
            assert anywhere(wen, "Wen", rated=True).json()["id"] == waiting["id"]


def test_a_game_changes_both_ratings_once(client, database):
    with two(client) as (lin, wen):
        table, tokens = laid(lin, wen)
        play(client, table, tokens)
        for _ in range(2):
            [mine], [others] = kinds(lin), kinds(wen)
            assert (mine["game"], mine["pace"], mine["played"], others["played"]) == ("fords", "live", 1, 1)
            winner, loser = (mine, others) if mine["won"] else (others, mine)
            assert (winner["won"], loser["won"]) == (1, 0)
            assert winner["rating"]["at"] - 1500 == 1500 - loser["rating"]["at"] > 0
            assert winner["rating"]["error"] < 490
        assert [each["name"] for each in mine["latest"][0]["seats"]] == ["Lin", "Wen"]
        assert len(ratings(database)) == 2


def test_a_game_that_is_not_rated_is_counted_and_changes_no_rating(client):
    with two(client) as (lin, wen):
        play(client, *laid(lin, wen, PLAIN))
        assert [(each["played"], each["rating"]) for each in kinds(lin)] == [(1, None)]
        table, tokens = create(lin, me(), computer())
        play(client, table, [tokens[0]])
        assert {(each["pace"], each["played"]) for each in kinds(lin)} == {("live", 1), ("free", 1)}
        assert [each["pace"] for each in kinds(wen)] == ["live"]


def test_who_concedes_is_last(client):
    with two(client) as (lin, wen):
        table, tokens = laid(lin, wen)
        concede(client, table, tokens[1])
        assert kinds(lin)[0]["won"] == 1
        assert kinds(wen)[0]["rating"]["at"] < 1500


def test_what_nobody_goes_on_with_is_lost_for_who_was_to_move_and_what_the_operator_closes_for_nobody(client, database):
    with two(client) as (lin, wen):
        (first, _), (second, _) = laid(lin, wen), laid(lin, wen)
        closed = "UPDATE game SET closed = :why, closed_at = since WHERE id = :table"
        for table, why in ((first, "expired"), (second, "admin")):
            with asked_to(database) as store:
                store.execute(closed, {"why": why, "table": table})
        [mine] = kinds(lin)
        assert mine["played"] == 1
        seats = mine["latest"][0]["seats"]
        to_move = client.get(f"/api/tables/{first}/standing").json()["seats"]
        assert sorted(each["place"] for each in seats) == [1, 2], to_move
        assert ratings(database)[0][2] + ratings(database)[1][2] == 3


def test_a_table_at_which_nobody_sat_down_counts_for_nobody(client, database):
    made(client)
    create(client, me(), OPEN, agreement=RATED)
    with asked_to(database) as store:
        store.execute("UPDATE game SET closed = 'expired', closed_at = since")
    assert kinds(client) == []
    assert asked(database, "SELECT * FROM awaited")[0] == [], "it is not looked at again"


def asked_to(database):

    return sqlite3.connect(database)


def test_a_result_outlives_its_table_and_a_restart_adds_nothing(settings, database):
    with TestClient(application(settings)) as client, two(client) as (lin, wen):
        table, tokens = laid(lin, wen)
        play(client, table, tokens)
    with TestClient(application(settings)) as client:
        client.post("/api/account/in", json={"name": "Lin", "passphrase": SECRET})
        first = kinds(client)
        assert first[0]["played"] == 1
    before = ratings(database)
    assert admin.remove_tables(database, [table]) == [table]
    with TestClient(application(settings)) as client:
        client.post("/api/account/in", json={"name": "Lin", "passphrase": SECRET})
        assert kinds(client) == first
    assert ratings(database) == before


def test_ratings_are_rebuilt_from_the_places_and_are_the_same(client, database):
    with two(client) as (lin, wen):
        for nth in range(3):
            play(client, *laid(lin, wen))
            concede(client, *_first(laid(wen, lin)))
            kinds(lin)
            if nth == 1:
                wen.post("/api/account/delete", json={"passphrase": SECRET})
                made(wen, "Wen")
        before = ratings(database)
        assert admin.ratings(database, write=False) == {"games": 6, "differing": 0}
        with asked_to(database) as store:
            store.execute("UPDATE result_seat SET after_at = 1999 WHERE number = 2 AND account IS NOT NULL")
        assert admin.ratings(database, write=False)["differing"] > 0
        assert ratings(database) != before
        assert admin.ratings(database, write=True)["differing"] > 0
        assert ratings(database) == before


def _first(of):
    table, tokens = of
    return table, tokens[0]


def test_nobody_escapes_a_loss_by_deleting_his_account(client, database):
    with two(client) as (lin, wen):
        table, tokens = laid(lin, wen)
        concede(client, table, tokens[0])
        kinds(lin)
        before = ratings(database)[0][5:7]
        lost, tokens = laid(lin, wen)
        lin.post("/api/account/delete", json={"passphrase": SECRET})
        assert asked(database, "SELECT id FROM account WHERE name = 'Lin'")[0] == []
        concede(client, lost, tokens[0])
        [others] = kinds(wen)
        assert (others["played"], others["won"], others["rating"]["at"] > 1500) == (2, 2, True)
        assert {(each["name"], each["mine"]) for each in others["latest"][0]["seats"]} == {(None, False), ("Wen", True)}
        erased = next(each for each in ratings(database) if each[0] == 2)
        assert erased[3:5] == before, "as strong as he was, though nobody knows who he was"
        assert asked(database, "SELECT account FROM result_seat WHERE seat = 0")[0] == [(None,), (None,)]
        assert admin.ratings(database, write=False)["differing"] == 0
