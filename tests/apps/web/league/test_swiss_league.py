"""A league by Swiss rounds: the next opens when the one before is over or its days have passed, whoever leaves, and after a restart."""

from __future__ import annotations

import asyncio

import pytest

from tests.apps.web.kit import in_server
from tests.apps.web.league.kit import (
    DAY,
    NOON,
    answer,
    begun,
    come_and_play,
    do,
    make,
    of_pairing,
    people,
    propose,
    said,
)
from tests.apps.web.league.test_league_store import DRAW, league
from tests.apps.web.store.test_store import stores
from youyi.apps.web.base import server_time

ROUND = 5 * DAY


@pytest.fixture(autouse=True)
def clock(monkeypatch):
    """The server's time, which the test sets."""
    at = [NOON]
    monkeypatch.setattr(server_time, "now", lambda: at[0])
    return at


def states(now):
    return [(each["round"], len(each["seats"]), each["state"]) for each in now["pairings"]]


def pairs(now, nth):
    return [frozenset(seat["entrant"] for seat in each["seats"]) for each in now["pairings"] if each["round"] == nth]


@pytest.mark.parametrize(
    ("rounds", "most", "error"),
    [(0, 4, "bad_rounds"), (4, 4, "bad_rounds"), (12, 64, "bad_rounds"), (2, 65, "bad_most")],
)
def test_a_tournament_has_fewer_rounds_than_places(client, rounds, most, error):
    [lin] = people(client, "Lin")
    assert make(lin.at(client), 400, rounds=rounds, most=most)["error"] == error
    assert make(lin.at(client), rounds=3, most=64)["league"]["rounds"] == 3


def test_a_round_has_a_day_at_least(client, clock):
    lin, wen = people(client, "Lin", "Wen")
    assert make(lin.at(client), 400, rounds=11, most=64)["error"] == "bad_rounds"
    made = make(lin.at(client), rounds=5, most=64)["league"]["id"]
    for each in (lin, wen):
        do(each.at(client), made, "enter")
    clock[0] = NOON + 2 * ROUND - 4 * DAY
    assert do(lin.at(client), made, "begin", 400)["error"] == "bad_rounds"


def test_a_round_that_opens_late_has_its_share_of_the_days_that_are_left(client, clock):
    league, _ = begun(client, "Lin", "Wen", "Mei", "Tao", rounds=3)
    clock[0] = NOON + 8 * DAY
    ends = {each["round"]: each["ends"] for each in said(client, league)["pairings"]}
    assert ends[2] == (NOON + 9 * DAY).isoformat(), "two rounds share two days"


def test_the_next_round_opens_with_the_last_result_or_when_its_days_are_over(client, clock):
    league, everybody = begun(client, "Lin", "Wen", "Mei", rounds=2)
    now = said(client, league)
    assert states(now) == [(1, 2, "free"), (1, 1, "bye")]
    assert now["pairings"][0]["ends"] == (NOON + ROUND).isoformat()
    [bye] = pairs(now, 1)[1]
    assert next(each["points"] for each in now["lines"] if each["entrant"] == bye) == 1
    both = of_pairing(now, now["pairings"][0], everybody)
    for each in of_pairing(now, now["pairings"][1], everybody):
        assert propose(each.at(client), league, 1, NOON + DAY, status=403)["error"] == "not_of_league"
    assert propose(both[0].at(client), league, 0, NOON + ROUND + DAY, status=400)["error"] == "bad_times"
    laid = propose(both[0].at(client), league, 0, NOON + DAY)
    token = answer(both[1].at(client), laid["id"], NOON + DAY)["token"]
    clock[0] = NOON + DAY
    come_and_play(laid["id"], [(both[0].at(client), laid["token"]), (both[1].at(client), token)])
    now = said(client, league)
    assert states(now)[:2] == [(1, 2, "played"), (1, 1, "bye")]
    assert sorted(size for nth, size, _ in states(now) if nth == 2) == [1, 2]
    assert not set(pairs(now, 1)) & set(pairs(now, 2)), "nobody meets twice, or has two byes"
    clock[0] = NOON + 2 * ROUND
    assert [state for nth, _, state in states(said(client, league)) if nth == 2] == ["forfeited", "bye"]


def test_a_round_whose_days_are_over_is_decided_by_who_has_answered(client, clock):
    league, everybody = begun(client, "Lin", "Wen", "Mei", "Tao", rounds=2)
    now = said(client, league)
    first = of_pairing(now, now["pairings"][0], everybody)[0]
    propose(first.at(client), league, 0, NOON + DAY)
    clock[0] = NOON + ROUND
    now = said(client, league)
    assert [state for nth, _, state in states(now) if nth == 1] == ["forfeited"] * 2
    assert [each["points"] for each in now["pairings"][0]["seats"]] == [1, 0]
    assert len(pairs(now, 2)) == 2
    assert not set(pairs(now, 1)) & set(pairs(now, 2))
    in_server(client, client.app.state.leagues.settle)
    assert states(said(client, league)) == states(now), "once"


def test_who_leaves_is_not_paired_any_more_and_it_is_said_when_nobody_can_be(client, clock):
    league, everybody = begun(client, "Lin", "Wen", "Mei", rounds=2)
    lin, wen, _ = everybody
    assert do(lin.at(client), league, "enter", 409)["error"] == "league_begun"
    assert do(lin.at(client), league, "withdraw")["gone"]
    do(wen.at(client), league, "withdraw")
    [stored] = lin.at(client).get("/api/account/export").json()["leagues"]
    assert stored["left"] == NOON.isoformat()
    clock[0] = NOON + ROUND
    now = said(client, league)
    assert now["league"]["unpaired"]
    assert {nth for nth, *_ in states(now)} == {1}
    assert not now["gone"], "of who does not read as Lin"


def test_tables_of_more_are_formed_anew_in_every_round(client, clock):
    league, _ = begun(client, "Lin", "Wen", "Mei", "Tao", seats=3, rounds=3)
    for nth in range(3):
        clock[0] = NOON + nth * (10 * DAY / 3)
        now = said(client, league)
        assert sorted(len(each) for each in pairs(now, nth + 1)) == [1, 3]
    byes = [each["seats"][0]["entrant"] for each in now["pairings"] if each["state"] == "bye"]
    assert len(set(byes)) == 3
    assert {each["seats"][0]["points"] for each in now["pairings"] if each["state"] == "bye"} == {1}


def test_two_servers_open_a_round_once(any_database):
    async def run():
        async with stores(any_database, 2) as both:
            made = league(rounds=3)
            assert await both[0].leagues.create(made, 1)
            for name in ("lin", "wen", "mei", "tao"):
                await both[0].leagues.enter("one", name, DRAW)
            found = await both[1].leagues.load("one")
            assert await both[1].leagues.swiss() == ["one"]
            await asyncio.gather(*(each.leagues.open_round(found.league, 2, [(0, 1), (2, 3)]) for each in both * 3))
            found = await both[0].leagues.load("one")
            assert [each.round for each in found.pairings].count(2) == 2
            assert len({each.number for each in found.pairings}) == len(found.pairings)
            assert all(each.ends is not None for each in found.pairings)

    asyncio.run(run())
