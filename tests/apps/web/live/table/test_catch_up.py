"""What a table takes over from the store, and who is told: the seats first, each listener once."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from tests.apps.web.live.table.test_moves import at_table, stored
from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.live.peers.peers import Alone
from youyi.apps.web.live.state.stored_table import SeatHolder, token_hash
from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.live.table.mailbox import change, sit
from youyi.apps.web.live.table.moves import study, throw
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat


class Shared(Alone):
    """Another server that may write to the same tables, and says nothing."""

    shared = True


def catching_up(moves, seats, *, open_seat=False):
    """A table that knows no move, whose store has these moves and these holders of some seats."""
    table, pad, ear = at_table(open_seat=open_seat)
    table.peers = Shared()
    now = stored(moves)
    sitters = tuple(seats.get(each.seat, each) for each in now.sitters)

    async def load(_table, since=0):
        return replace(now, sitters=sitters, moves=now.moves[since:])

    pad.load = load
    return table, ear


async def nothing():
    pass


OTHER = SeatHolder(seat=0, kind="human", token_hash=token_hash("another"))


def test_nothing_is_studied_for_who_lost_the_seat_at_another_server():
    table, _ = catching_up(("12",), {0: OTHER})
    with pytest.raises(MessageError) as refused:
        asyncio.run(study(table, Addressee(Seat(0), Language.EN), 1))
    assert refused.value.code == "no_such_seat"
    asyncio.run(study(table, Addressee(None, Language.EN), 1))


def test_who_lost_the_seat_at_another_server_acts_no_more_and_watches():
    table, ear = catching_up((), {0: OTHER})
    ear.seat = Seat(0)
    with pytest.raises(MessageError) as refused:
        asyncio.run(throw(table, Seat(0), 7))
    assert refused.value.code in ("no_such_seat", "stale")
    assert ear.seat is None
    assert [each["seat"] for each in ear.heard if each["type"] == "Snapshot"] == [None]


def test_a_seat_with_the_same_holder_is_taken_over_whole():
    sealed = replace(stored(()).sitters[0], seal="5ea1")
    table, ear = catching_up((), {0: sealed})
    asyncio.run(change(table, nothing))
    assert table.sitters[0].seal == "5ea1"
    assert ear.heard == [], "nobody else is told"


def test_the_last_seat_brings_everyone_one_snapshot():
    table, ear = catching_up((), {}, open_seat=True)
    taken = stored(()).sitters[1]
    assert asyncio.run(sit(table, taken))
    assert [each["type"] for each in ear.heard] == ["Present", "Snapshot"]
