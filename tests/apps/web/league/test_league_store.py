"""Leagues in both kinds of database, and with two servers at once: everybody enters once, it begins once, a game has one table."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from tests.apps.web.store.stored import differences
from tests.apps.web.store.test_store import stores
from youyi.apps.web.base import server_time
from youyi.apps.web.league.leagues import drawn
from youyi.apps.web.live.state.table_options import Agreement, Clock
from youyi.apps.web.store.leagues.stored_league import League


def league(name="one", **more):
    now = server_time.now()
    told = {"id": name, "name": "Autumn", "organiser": "lin", "game": "fords", "ruleset": "fords/plain@1", "seats": 2}
    agreement = Agreement(clock=Clock("bank", 600), stand_in="first", hints=False, rated=True)
    times = {"enter_by": now + timedelta(days=1), "ends": now + timedelta(days=2), "since": now}
    return League(**told | {"most": 4, "agreement": agreement} | times | more)


DRAW = drawn


def test_a_league_is_read_as_it_was_stored(any_database):
    async def run():
        async with stores(any_database) as [store]:
            made = league()
            assert await store.leagues.create(made, 1)
            assert not await store.leagues.create(league("two"), 1)
            assert await store.leagues.create(league("two", organiser="wen"), 1)
            found = await store.leagues.load("one")
            assert (found.league, found.entrants, found.pairings) == (made, (), ())
            assert {each.id for each, *_ in await store.leagues.listed()} == {"one", "two"}
            assert await store.leagues.load("\x00") is None
            assert [each.id for each, *_ in await store.leagues.of_account("lin")] == ["one"]

    asyncio.run(run())


@pytest.mark.parametrize("people", [3, 4, 9])
def test_of_many_who_enter_at_two_servers_at_once_each_is_in_once_and_it_begins_once(any_database, people):
    async def run():
        async with stores(any_database, 2) as both:
            await both[0].leagues.create(league(), 1)
            names = [f"person{nth}" for nth in range(people)]
            entering = [each.leagues.enter("one", name, DRAW) for name in names for each in both]
            await asyncio.gather(*entering)
            found = await both[1].leagues.load("one")
            assert len({each.account for each in found.entrants}) == len(found.entrants) == min(people, 4)
            if people < 4:
                assert found.league.begun is None
                begun = await asyncio.gather(*(each.leagues.begin("one", DRAW) for each in both for _ in range(3)))
                assert sum(begun) == 1
                found = await both[0].leagues.load("one")
            count = len(found.entrants)
            assert found.league.begun is not None
            assert len(found.pairings) == count * (count - 1) // 2
            pairs = {frozenset(seat.entrant for seat in each.seats) for each in found.pairings}
            assert len(pairs) == len(found.pairings)
            assert not await both[0].leagues.withdraw("one", "person0")
            assert not await both[0].leagues.call_off("one")

    asyncio.run(run())


def test_of_two_tables_for_a_game_one_is_noted(any_database):
    async def run():
        async with stores(any_database, 2) as both:
            await both[0].leagues.create(league(most=2), 1)
            for name in ("lin", "wen"):
                await both[0].leagues.enter("one", name, DRAW)
            claims = [each.leagues.claim("one", 0, nth, old=None, new=f"table{nth}") for nth, each in enumerate(both)]
            won = await asyncio.gather(*claims)
            assert sorted(won) == [False, True]
            [pairing] = (await both[0].leagues.load("one")).pairings
            assert pairing.laid == f"table{won.index(True)}"
            assert [each.answered for each in pairing.seats] == won

    asyncio.run(run())


def test_the_migration_makes_what_the_program_uses(database):
    assert differences(database) == []
