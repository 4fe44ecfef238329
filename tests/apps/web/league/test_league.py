"""A league of people who play by appointment: made, entered, begun, arranged; what its people may do and others may not."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from tests.apps.web.kit import Browser
from tests.apps.web.league.kit import (
    DAY,
    NOON,
    answer,
    come_and_play,
    do,
    make,
    pair,
    people,
    post,
    propose,
    said,
)
from youyi.apps.web.base import server_time
from youyi.apps.web.league.leagues import MOST_OPEN

TEN = NOON + 2 * DAY


@pytest.fixture(autouse=True)
def clock(monkeypatch):
    """The server's time, which the test sets."""
    at = [NOON]
    monkeypatch.setattr(server_time, "now", lambda: at[0])
    return at


def names(league):
    return sorted(each["name"] for each in league["lines"])


# Made, entered, begun.


def test_people_enter_and_withdraw_until_it_begins_when_it_is_full(client):
    lin, wen, mei = people(client, "Lin", "Wen", "Mei")
    made = make(lin.at(client), most=3)
    league = made["league"]["id"]
    assert (made["organises"], made["me"], made["games"]) == (True, None, 0)
    do(wen.at(client), league, "enter")
    do(wen.at(client), league, "enter")
    do(mei.at(client), league, "enter")
    do(wen.at(client), league, "withdraw")
    now = said(wen.at(client), league)
    assert (now["me"], names(now), now["league"]["begun"]) == (None, ["Mei"], None)
    do(wen.at(client), league, "enter")
    now = do(lin.at(client), league, "enter")
    assert names(now) == ["Lin", "Mei", "Wen"]
    assert now["league"]["begun"] == NOON.isoformat()
    assert [each["state"] for each in now["pairings"]] == ["free"] * 3
    assert now["games"] == 2
    for deed in ("enter", "withdraw", "begin", "call_off"):
        assert do(lin.at(client), league, deed, 409)["error"] == "league_begun"


def test_its_organiser_begins_it_or_calls_it_off_and_nobody_else(client):
    lin, wen = people(client, "Lin", "Wen")
    league = make(lin.at(client))["league"]["id"]
    do(wen.at(client), league, "enter")
    refused = do(lin.at(client), league, "begin", 409)
    assert (refused["error"], refused["says"]) == ("too_few_entrants", "At least 2 people must have entered.")
    do(lin.at(client), league, "enter")
    for deed in ("begin", "call_off"):
        assert do(wen.at(client), league, deed, 403)["error"] == "not_organiser"
    assert len(do(lin.at(client), league, "begin")["pairings"]) == 1
    other = make(lin.at(client))["league"]["id"]
    do(wen.at(client), other, "enter")
    assert do(lin.at(client), other, "call_off") is None
    assert client.get(f"/api/leagues/{other}").json()["error"] == "unknown_league"
    assert [each["id"] for each in client.get("/api/leagues").json()] == [league]


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"name": " "}, "bad_name"),
        ({"name": "Admin"}, "bad_name"),
        ({"game": "chess"}, "unknown_game"),
        ({"ruleset": "fords/none"}, "unknown_ruleset"),
        ({"seats": 1}, "wrong_seats"),
        ({"seats": 6}, "wrong_seats"),
        ({"seats": 4, "most": 8}, "unknown_answer"),
        ({"most": 1}, "bad_most"),
        ({"most": 17}, "bad_most"),
        ({"seats": 3, "most": 2}, "bad_most"),
        ({"clock": {"kind": "bank", "seconds": 1}}, "bad_agreement"),
        ({"clock": None}, "malformed"),
        ({"enter_by": "soon"}, "bad_enter_by"),
        ({"enter_by": NOON.isoformat()}, "bad_enter_by"),
        ({"ends": "2026-12-08T12:00:00"}, "bad_ends"),
        ({"ends": (NOON + DAY).isoformat()}, "bad_ends"),
        ({"ends": (NOON + 400 * DAY).isoformat()}, "bad_ends"),
    ],
)
def test_what_is_wrong_with_a_new_league_is_named(client, wrong, error):
    [lin] = people(client, "Lin")
    refused = make(lin.at(client), 400, **wrong)
    assert refused["error"] == error
    if error == "malformed":
        assert "clock" in refused["says"]
    assert client.get("/api/leagues").json() == []


def test_only_somebody_who_is_signed_in_does_anything(client):
    [lin] = people(client, "Lin")
    assert make(client, 403)["error"] == "signed_out"
    league = make(lin.at(client))["league"]["id"]
    assert do(client, league, "enter", 403)["error"] == "signed_out"
    assert propose(client, league, 0, TEN, status=403)["error"] == "signed_out"
    assert said(client, league)["me"] is None
    assert do(lin.at(client), "none", "enter", 404)["error"] == "unknown_league"


def test_one_account_has_so_many_leagues_at_once(client, clock):
    [lin] = people(client, "Lin")
    for _ in range(MOST_OPEN):
        make(lin.at(client))
    assert make(lin.at(client), 429)["error"] == "too_many_leagues"
    clock[0] = NOON + 11 * DAY
    later: dict[str, Any] = {"enter_by": (NOON + 12 * DAY).isoformat(), "ends": (NOON + 13 * DAY).isoformat()}
    make(lin.at(client), **later)


def test_nobody_enters_after_the_last_day_nor_beside_somebody_who_is_blocked(client, clock):
    lin, wen, mei = people(client, "Lin", "Wen", "Mei")
    league = make(lin.at(client))["league"]["id"]
    do(wen.at(client), league, "enter")
    post(lin.at(client), "/api/people", {"deed": "block", "name": "Wen"})
    assert do(lin.at(client), league, "enter", 403)["error"] == "kept_apart"
    clock[0] = NOON + DAY
    assert do(mei.at(client), league, "enter", 409)["error"] == "entering_over"


def test_games_under_the_usual_rules_are_rated_and_others_are_not(client):
    [lin] = people(client, "Lin")
    assert make(lin.at(client))["league"]["rated"]
    assert not make(lin.at(client), ruleset="fords/quiet")["league"]["rated"]


# The table of a game.


def test_its_people_agree_upon_a_time_each_on_his_own_seat(client):
    league, (first, second) = pair(client)
    laid = propose(second.at(client), league, 0, TEN, TEN + timedelta(hours=1))
    assert laid["seat"] == 1, "who proposes sits where he was drawn"
    [game] = said(client, league)["pairings"]
    assert (game["state"], game["table"]) == ("waits", laid["id"])
    assert [each["answered"] for each in game["seats"]] == [False, True]
    answer(first.at(client), laid["id"], TEN)
    [game] = said(client, league)["pairings"]
    assert (game["state"], game["meets"]) == ("agreed", TEN.isoformat())
    assert [each["answered"] for each in game["seats"]] == [True, True]
    seats = client.get(f"/api/tables/{laid['id']}").json()["seats"]
    assert [each["name"] for each in seats] == [first.name, second.name], "whatever they call themselves"
    assert not client.get("/api/tables").json(), "it is in no lobby"


def test_nobody_else_sits_there_nor_a_computer_for_somebody(client):
    league, (first, second) = pair(client)
    laid = propose(first.at(client), league, 0, TEN)
    [stranger] = people(client, "Mei")
    for who in (client, stranger.at(client)):
        assert answer(who, laid["id"], TEN, status=403)["error"] == "not_of_league"
    assert answer(first.at(client), laid["id"], TEN, status=409)["error"] == "no_seat_left"
    with first.at(client).websocket_connect(f"/ws/tables/{laid['id']}") as socket:
        host = Browser(socket)
        host.sit(laid["token"])
        host.send("Free", seat=1, player="first")
        assert _refused(host)["code"] == "seat_held"
        answer(second.at(client), laid["id"])
        host.send("Free", seat=1)
        assert _refused(host)["code"] == "seat_held"


def _refused(each):
    while (found := each.next())["type"] != "Refused":
        pass
    return found


def test_a_game_has_one_table_until_its_times_have_passed_or_it_is_called_off(client, clock):
    league, (first, second) = pair(client)
    laid = propose(first.at(client), league, 0, TEN)
    refused = propose(second.at(client), league, 0, TEN, status=409)
    assert (refused["error"], refused["valid"]) == ("pairing_arranged", [laid["id"]])
    clock[0] = TEN + timedelta(hours=1)
    other = propose(second.at(client), league, 0, TEN + DAY)
    assert client.get(f"/api/tables/{laid['id']}").json()["closed"] == "called_off"
    with second.at(client).websocket_connect(f"/ws/tables/{other['id']}") as socket:
        host = Browser(socket)
        host.sit(other["token"])
        host.send("Propose", times=[(NOON + 11 * DAY).isoformat()])
        assert _refused(host)["says"] == "No time may be after the end of the league, or of its round."
        host.send("CallOff")
        host.expect("Snapshot", lambda message: message["over"], "an end")
    assert [each["state"] for each in said(client, league)["pairings"]] == ["free"]
    propose(first.at(client), league, 0, TEN + DAY)


def test_times_after_the_end_and_games_of_others_are_refused(client):
    league, (first, _second) = pair(client)
    [stranger] = people(client, "Mei")
    assert propose(first.at(client), league, 0, NOON + 11 * DAY, status=400)["error"] == "bad_times"
    assert propose(first.at(client), league, 0, status=400)["error"] == "bad_times"
    assert propose(stranger.at(client), league, 0, TEN, status=403)["error"] == "not_of_league"
    assert propose(first.at(client), league, 1, TEN, status=403)["error"] == "not_of_league"


def test_a_game_is_counted_when_it_is_over(client, clock):
    league, (first, second) = pair(client)
    laid = propose(first.at(client), league, 0, TEN)
    token = answer(second.at(client), laid["id"], TEN)["token"]
    clock[0] = TEN
    come_and_play(laid["id"], [(first.at(client), laid["token"]), (second.at(client), token)])
    now = said(client, league)
    [game] = now["pairings"]
    assert (game["state"], game["table"]) == ("played", laid["id"])
    assert sorted(each["points"] for each in game["seats"]) == [0, 1]
    assert [each["points"] for each in now["lines"]] == [1, 0]
    assert sum(each["score"] for each in now["lines"]) == 0
    [mine] = first.at(client).get("/api/statistics").json()["kinds"]
    assert mine["rating"] is not None
    assert propose(first.at(client), league, 0, TEN + DAY, status=409)["error"] == "pairing_arranged"
