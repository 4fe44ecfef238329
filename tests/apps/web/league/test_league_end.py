"""What becomes of a league: games that were not played in time, those that still go on, and accounts that are deleted."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.apps.web.accounts.test_accounts import SECRET
from tests.apps.web.kit import Browser, in_server
from tests.apps.web.league.kit import DAY, NOON, answer, begun, browser, do, make, pair, post, propose, said
from youyi.apps.web.base import server_time

TEN = NOON + 2 * DAY


@pytest.fixture(autouse=True)
def clock(monkeypatch):
    """The server's time, which the test sets."""
    at = [NOON]
    monkeypatch.setattr(server_time, "now", lambda: at[0])
    return at


@pytest.mark.parametrize(
    ("proposes", "answers", "points"),
    [(False, False, [0, 0]), (True, False, [1, 0]), (True, True, [0.5, 0.5])],
)
def test_what_was_not_played_in_time_is_decided_by_who_has_answered(client, clock, proposes, answers, points):
    league, (first, second) = pair(client)
    laid = propose(first.at(client), league, 0, TEN) if proposes else None
    if answers:
        assert laid is not None
        answer(second.at(client), laid["id"])
    clock[0] = NOON + 10 * DAY - timedelta(seconds=1)
    assert [each["points"] for each in said(client, league)["pairings"][0]["seats"]] == [None, None]
    clock[0] = NOON + 10 * DAY
    now = said(client, league)
    [game] = now["pairings"]
    assert (game["state"], now["league"]["over"]) == ("forfeited", True)
    assert [each["points"] for each in game["seats"]] == points
    if laid is not None:
        table = client.get(f"/api/tables/{laid['id']}").json()
        assert (table["closed"], table["league"]) == ("called_off", league)
    assert propose(first.at(client), league, 0, NOON + 11 * DAY, status=409)["error"] == "league_over"


def test_a_game_that_goes_on_at_the_end_counts_when_it_is_over(client, clock):
    league, (first, second) = pair(client)
    laid = propose(first.at(client), league, 0, TEN)
    token = answer(second.at(client), laid["id"], TEN)["token"]
    clock[0] = TEN
    with (
        first.at(client).websocket_connect(f"/ws/tables/{laid['id']}") as socket,
        second.at(client).websocket_connect(f"/ws/tables/{laid['id']}") as other,
    ):
        both = [Browser(socket), Browser(other)]
        for each, own in zip(both, (laid["token"], token), strict=True):
            each.sit(own)
            each.send("Come")
        both[0].expect("Snapshot", lambda message: message["asked"]["type"] != "Seats", "a beginning")
        clock[0] = NOON + 10 * DAY
        assert [each["state"] for each in said(client, league)["pairings"]] == ["plays"]
        both[1].send("Concede")
        both[0].expect("Snapshot", lambda message: message["over"], "an end")
    now = said(client, league)
    assert [each["state"] for each in now["pairings"]] == ["played"]
    assert [each["points"] for each in now["pairings"][0]["seats"]] == [1, 0]
    results = client.app.state.store.results

    async def annul() -> None:
        assert await results.annul(laid["id"], None, lambda _later: [], annulled=True)

    in_server(client, annul)
    [annulled] = said(client, league)["pairings"]
    assert (annulled["state"], [each["points"] for each in annulled["seats"]]) == ("forfeited", [0.5, 0.5])


def test_leagues_are_deleted_a_year_after_their_end_and_those_that_never_began_with_it(client, clock):
    league, (first, _second) = pair(client)
    unbegun = make(first.at(client))["league"]["id"]
    store = client.app.state.store.leagues
    clock[0] = NOON + 10 * DAY
    in_server(client, client.app.state.leagues.tidy)
    assert [each["id"] for each in client.get("/api/leagues").json()] == [league]
    assert unbegun != league
    clock[0] = NOON + 400 * DAY
    in_server(client, client.app.state.leagues.tidy)
    assert in_server(client, store.load, league) is None


# Accounts.


def test_an_account_is_given_what_is_stored_of_its_leagues(client):
    league, (_first, second) = pair(client)
    [found] = second.at(client).get("/api/account/export").json()["leagues"]
    assert (found["league"], found["name"], found["entered"]) == (league, "Autumn", NOON.isoformat())
    assert found["organised"] == (second.name == "Lin")


def test_who_deletes_his_account_leaves_a_number_and_nothing_else(client):
    league, both = begun(client, "Lin", "Wen")
    lin, wen = both
    open_one = make(wen.at(client))["league"]["id"]
    do(lin.at(client), open_one, "enter")
    his = make(lin.at(client))["league"]["id"]
    do(wen.at(client), his, "enter")
    post(lin.at(client), "/api/account/delete", {"passphrase": SECRET, "traces": True})
    now = said(client, league)
    assert {each["name"] for each in now["lines"]} == {None, "Wen"}
    assert (now["league"]["name"], now["league"]["organiser"]) == (None, None)
    assert said(client, open_one)["lines"] == []
    assert client.get(f"/api/leagues/{his}").status_code == 404
    assert "Lin" not in browser(client).get("/api/leagues").text
