"""Results are stored once, in one line, whoever is first."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from itertools import pairwise

from tests.apps.web.store.test_store import CONFIG, stores
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.apps.web.people.ratings import BEGINNER, rated
from youyi.apps.web.people.results import rebuilt, set_annulled
from youyi.apps.web.store.result_store import GameResult, SeatResult

TABLES = [f"table{nth}" for nth in range(8)]
SEATS = tuple(SeatHolder(seat=seat, kind="human", name=name, account=name) for seat, name in enumerate(("a", "b")))


def won(table, *, by):
    places = [1, 2] if by == "a" else [2, 1]
    seats = [SeatResult(seat=seat, account="ab"[seat], place=place) for seat, place in enumerate(places)]
    return GameResult(
        laid=table, game="fords", pace="live", rated=True, how="played", ended=datetime.now(UTC), seats=tuple(seats)
    )


def test_two_servers_store_each_result_once_and_the_ratings_follow_one_another(any_database):
    async def run():
        async with stores(any_database, 2) as both:
            for name in TABLES:
                await both[0].create(replace(CONFIG, id=name), SEATS)
                await both[0].finish(name)
            assert await both[1].results.due() == TABLES
            store = [
                each.results.add(name, won(name, by="a" if nth % 3 else "b"), BEGINNER, rated)
                for nth, name in enumerate(TABLES)
                for each in both
            ]
            await asyncio.gather(*store)
            found = await both[0].results.rated()
            assert sorted(each.laid for each in found) == TABLES
            assert [each.number for each in found] == list(range(1, len(TABLES) + 1))
            for earlier, later in pairwise(found):
                assert [each.after for each in earlier.seats] == [each.before for each in later.seats]
            assert await rebuilt(both[1].results, write=False) == (len(TABLES), 0)
            assert await both[1].results.due() == []
            return [len(await both[0].results.of(each)) for each in ("a", "b", "c")]

    assert asyncio.run(run()) == [len(TABLES), len(TABLES), 0]


def test_a_table_that_does_not_count_is_looked_at_once(any_database):
    async def run():
        async with stores(any_database) as [store]:
            await store.create(CONFIG, (replace(SEATS[0], account=None), SEATS[1]))
            await store.create(replace(CONFIG, id="guests"), tuple(replace(each, account=None) for each in SEATS))
            for name in (CONFIG.id, "guests"):
                await store.finish(name)
            assert await store.results.due() == [CONFIG.id]
            await store.results.add(CONFIG.id, None, BEGINNER, rated)
            assert await store.results.due() == []
            assert await store.results.of("b") == []

    asyncio.run(run())


def plain(results):
    """What is told of an account's games of one kind, worked out from all of them."""
    counted = [each for each in results if not each.annulled]
    mine = [next(seat for seat in each.seats if seat.account == "a") for each in counted]
    return len(counted), sum(each.place == 1 for each in mine), [each.after for each in mine]


def test_however_many_games_somebody_played_no_more_is_read_than_is_told(any_database):
    async def run():
        async with stores(any_database) as [store]:
            games = [(f"t{nth}", "a" if nth % 3 else "b", ("fords", "ruqi")[nth % 2]) for nth in range(40)]
            for name, by, game in games:
                await store.create(replace(CONFIG, id=name), SEATS)
                await store.results.add(name, replace(won(name, by=by), game=game), BEGINNER, rated)
            for name in ("t0", "t3", "t39"):
                assert await set_annulled(store.results, name, None, annulled=True)
            everything = await store.results.of("a")
            kinds = await store.results.kinds("a", 5, 3)
            assert [each.game for each in kinds] == ["ruqi", "fords"], "what was played last comes first"
            for each in kinds:
                played, first, course = plain([of for of in everything if of.game == each.game])
                assert (each.played, each.won) == (played, first)
                assert [rating for _, rating in each.course] == course[-5:]
                assert [of.laid for of in each.latest] == [of.laid for of in everything if of.game == each.game][:-4:-1]
            assert [each.laid for each in await store.results.of("a", 4)] == ["t36", "t37", "t38", "t39"]
            assert (await store.results.kinds("nobody", 5, 3), await store.results.of("nobody", 4)) == ([], [])

    asyncio.run(run())
