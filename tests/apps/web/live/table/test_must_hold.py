"""What must and must not hold at the doors of a live table and of its store: each is broken once, and seen."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from tests.apps.web.live.table.test_moves import OVER, TO_THROW, at_table, stored
from tests.kit.toys.fords import FORDS
from youyi.apps.web.base.phrases import Phrases
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.stored_table import TableEvent
from youyi.apps.web.live.state.table_store import NotStored
from youyi.apps.web.live.table import mailbox, moves
from youyi.apps.web.live.table.catch_up import catch_up
from youyi.apps.web.store.company_store import CompanyStore
from youyi.apps.web.store.tables.move_log import MoveLog

NOW = datetime.now(UTC)
NOTHING: Any = None
"""No database: what is tested comes before it."""


def breaks(says):
    return pytest.raises(AssertionError, match=says)


def test_each_ply_has_its_time_and_each_seat_its_row():
    table, pad, _ = at_table(*TO_THROW)
    short = replace(stored(["12"]), times=(NOW, NOW))
    with breaks("each ply has its time"):
        LiveTable(short, table.session, Phrases(FORDS), pad)
    turned = replace(stored([]), sitters=stored([]).sitters[::-1])
    with breaks("each seat has its row"):
        LiveTable(turned, table.session, Phrases(FORDS), pad)


def test_what_is_over_stays_over():
    over, _, _ = at_table(*OVER)
    over.session.undo()
    with breaks("what is over stays over"):
        over.configure(over.config)
    other, _, _ = at_table(*TO_THROW)
    with breaks("another table"):
        other.configure(replace(other.config, id="u"))


def test_nobody_changes_a_table_out_of_turn():
    table, _, _ = at_table(*TO_THROW)
    with breaks("somebody changes the table out of turn"):
        asyncio.run(catch_up(table))
    with breaks("somebody moves out of turn"):
        asyncio.run(moves._play(table, None))


def test_nobody_moves_where_no_moves_are_made():
    table, _, _ = at_table(*TO_THROW, open_seat=True)

    async def scene():
        async with table.lock:
            await moves._play(table, None)

    with breaks(r"a move while the table is Waiting\(\)"):
        asyncio.run(scene())


def test_nobody_moves_while_the_store_is_read(monkeypatch):
    table, pad, _ = at_table(*TO_THROW)

    async def load(_table, since=0):
        table.session.play_text("12")
        return stored(pad.moves[since:])

    async def scene():
        async with table.lock:
            await catch_up(table)

    monkeypatch.setattr(pad, "load", load)
    with breaks("somebody moved out of turn"):
        asyncio.run(scene())


def test_who_asks_is_answered_by_a_reading_that_began_later(monkeypatch):
    table, _, _ = at_table(*TO_THROW)

    async def nothing(_table):
        pass

    monkeypatch.setattr(mailbox, "catch_up", nothing)
    monkeypatch.setattr(type(table.peers), "shared", True)
    with breaks("a reading that began before the question"):
        asyncio.run(mailbox.current(table))


def test_the_log_of_people_names_the_seat_that_changed():
    store, sitter = CompanyStore(NOTHING, NOTHING), stored([]).sitters[0]
    event = TableEvent(kind="returned", ply=0, seat=1, player=None, at=NOW)
    for work in (store.take_back("t", sitter, event), store.stand_in("t", sitter, "random", None, event)):
        with breaks("the log would name another seat"):
            asyncio.run(work)


class Untold(MoveLog):
    """A log that loses what it was given."""

    async def _commit(self, batch):
        pass


def row(ply):
    return {"game": "t", "ply": ply, "text": "12", "at": NOW}


def test_whoever_appends_a_move_is_told_and_in_order():
    async def lost():
        log = Untold(NOTHING)
        waiting = asyncio.create_task(log.append(row(0)))
        await asyncio.sleep(0)
        assert log._writing is not None
        with pytest.raises(NotStored, match="somebody was not told"):
            await waiting
        await log.close()

    with breaks("moves are counted from 0"):
        asyncio.run(MoveLog(NOTHING).append(row(-1)))
    with breaks("two writers would break the order"):
        asyncio.run(MoveLog(NOTHING)._write())
    asyncio.run(lost())

    log = MoveLog(NOTHING)
    log._waiting.append((row(0), NOTHING))
    with breaks("the writer stopped before the last move"):
        asyncio.run(log.close())
