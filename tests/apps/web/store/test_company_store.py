"""What is stored about people holds in both kinds of database, whoever writes first."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from tests.apps.web.store.test_store import CONFIG, SEATS
from youyi.apps.web.live.state.stored_table import TableEvent
from youyi.apps.web.live.state.table_options import Agreement, Clock
from youyi.apps.web.live.state.table_store import TableClosed
from youyi.apps.web.store.store import Store

AGREED = Agreement(clock=Clock("bank", 600, 5), absence=60, stand_in="first")
MINE = next(each for each in SEATS if each.kind == "human")


def event(kind, ply=0):
    return TableEvent(kind=kind, ply=ply, seat=MINE.seat, player=None, at=datetime.now(UTC))


def stored(database, work):
    async def run():
        store = await Store.open(database)
        try:
            await store.create(replace(CONFIG, agreement=AGREED), SEATS)
            return await work(store, CONFIG.id)
        finally:
            await store.close()

    return asyncio.run(run())


def test_a_computer_sits_in_once_and_not_for_who_was_seen_or_has_moved(any_database):
    async def work(store, table):
        people, now = store.company, datetime.now(UTC)
        await store.upkeep.note_seen([(table, MINE.seat, MINE.token_hash, now)])
        assert not await people.stand_in(table, MINE, "first", now - timedelta(minutes=1), event("sat_in"))
        assert await people.stand_in(table, MINE, "first", now, event("sat_in"))
        assert not await people.stand_in(table, MINE, "first", now, event("sat_in"))
        assert await people.take_back(table, MINE, event("returned"))
        assert not await people.take_back(table, MINE, event("returned"))
        assert not await people.stand_in(table, MINE, "first", now, event("sat_in")), "he has been there"
        await store.append(table, 0, "12")
        assert not await people.stand_in(table, MINE, "first", None, event("timed_out", 0))
        assert await people.stand_in(table, MINE, "first", None, event("timed_out", 1))
        loaded = await store.load(table)
        assert [each.kind for each in loaded.events] == ["sat_in", "returned", "timed_out"]
        assert loaded.config.agreement == AGREED
        assert len(loaded.times) == 1

    stored(any_database, work)


def test_a_table_where_a_computer_sits_in_is_resumed(any_database):
    async def work(store, _):
        private = replace(CONFIG, id="private", agreement=AGREED, listed=False)
        other = replace(MINE, seat=MINE.seat + 1)
        await store.create(private, (MINE, other))
        assert private.id not in await store.unfinished(), "it waits until somebody comes"
        assert await store.company.stand_in(private.id, MINE, "first", None, event("timed_out"))
        assert private.id in await store.unfinished()

    stored(any_database, work)


def test_a_table_by_days_is_resumed_listed_or_not(any_database):
    async def work(store, _):
        people = (MINE, replace(MINE, seat=MINE.seat + 1))
        by_days = replace(AGREED, clock=Clock("days", 86_400))
        for name, agreed in (("days", by_days), ("bank", AGREED)):
            await store.create(replace(CONFIG, id=name, agreement=agreed, listed=False), people)
        found = await store.unfinished()
        assert "days" in found
        assert "bank" not in found

    stored(any_database, work)


def test_nothing_moves_in_a_pause_nor_after_a_concession(any_database):
    async def work(store, table):
        people = store.company
        assert await people.pause(table, event("paused"))
        assert not await people.pause(table, event("paused"))
        with pytest.raises(TableClosed):
            await store.append(table, 0, "12")
        assert await people.on_the_clock(9) == ()
        assert await people.resume(table, event("resumed"))
        assert [(name, clock) for name, clock, *_ in await people.on_the_clock(9)] == [(table, AGREED.clock)]
        assert await people.concede(table, event("conceded"))
        assert not await people.concede(table, event("conceded"))
        assert await people.on_the_clock(9) == ()

    stored(any_database, work)
