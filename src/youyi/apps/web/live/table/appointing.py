"""What people do about an appointment: say what suits them, propose, choose, sit down to play, call it off."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias, assert_never

from youyi.apps.web.base import server_time, words
from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.live.state.appointment import (
    EARLY,
    MOST_PROPOSALS,
    Appointment,
    chosen_times,
    pending,
    read_times,
    suiting,
)
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.apps.web.live.table.mailbox import change, change_seat
from youyi.apps.web.live.table.permissions import arranging, proposing
from youyi.apps.web.live.table.seat_changes import leaving
from youyi.apps.web.wire.appointment import CallOff, Come, Meet, Propose, Suit
from youyi.kernel.seats import Seat

Deed: TypeAlias = Suit | Propose | Meet | Come | CallOff


async def appoint(table: LiveTable, seat: Seat | None, deed: Deed) -> None:
    """Do what somebody asks of an appointment, and tell those who are not here. Raises `MessageError`."""
    match deed:
        case Suit(times=times):
            of, sitter = arranging(table, seat)
            await _seat(table, replace(sitter, suits=chosen_times(times, of.times)), sitter)
        case Come():
            of, sitter = arranging(table, seat)
            now = server_time.now()
            if of.meets is None or now < of.meets - EARLY:
                raise MessageError("too_early", words.APPOINTED)
            await _seat(table, replace(sitter, came=now), sitter)
        case Propose(times=times):
            await _propose(table, seat, times)
        case Meet(at=at):
            await _meet(table, seat, at)
        case CallOff():
            await call_off(table, seat)
        case _:
            assert_never(deed)
    table.herald(table, proposed=isinstance(deed, Propose))


async def give_up(table: LiveTable, seat: Seat | None) -> None:
    """Give a seat up; whoever proposed an appointment calls it off. Raises `MessageError`."""
    waits = pending(table.config.appointment)
    if waits and seat is not None and seat == table.config.host:
        await call_off(table, seat)
        table.herald(table)
        return
    await change_seat(table, lambda: leaving(table, seat))
    if waits and seat is not None:
        table.herald(table, None, int(seat))


async def call_off(table: LiveTable, seat: Seat | None) -> None:
    """Close the table: nobody wins or loses. Raises `MessageError`."""
    proposing(table, seat)
    if await change(table, lambda: table.store.appointments.call_off(table.config.id)):
        table.peers.release(table.config.id)
        table.telemetry.closed(table.config.id, "called_off")


async def _seat(table: LiveTable, new: SeatHolder, old: SeatHolder) -> None:
    if not await change(table, lambda: table.store.replace_sitter(table.config.id, old, new)):
        raise MessageError("stale")


async def _propose(table: LiveTable, seat: Seat | None, texts: list[str]) -> None:
    of = proposing(table, seat)
    if of.proposals >= MOST_PROPOSALS:
        raise MessageError("too_fast")
    times = read_times(texts, server_time.now(), of.latest)
    await _change(table, of, replace(of, times=times, proposals=of.proposals + 1))


async def _meet(table: LiveTable, seat: Seat | None, text: str) -> None:
    of, now = proposing(table, seat), server_time.now()
    [time] = chosen_times([text], of.times)
    if time <= now or time not in suiting(of.times, table.sitters):
        raise MessageError("bad_times", words.NOT_EVERYBODY)
    await _change(table, of, replace(of, meets=time, agreed=now))


async def _change(table: LiveTable, old: Appointment, new: Appointment) -> None:
    if not await change(table, lambda: table.store.appointments.change(table.config.id, old, new)):
        raise MessageError("stale")
