"""What the people of a live table do beside moving: pause, concede, come back; and computers that substitute for them."""

from __future__ import annotations

from dataclasses import replace

from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.live.people.company_view import people_of
from youyi.apps.web.live.people.substitutes import due
from youyi.apps.web.live.state.clocks import time_off_left
from youyi.apps.web.live.state.ending import wanting
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.apps.web.live.table.mailbox import change, change_seat, event_now
from youyi.apps.web.live.table.permissions import check_room, playing, started
from youyi.apps.web.live.table.seat_changes import SeatChange, conceding, given_to
from youyi.kernel.seats import Seat


async def come_back(table: LiveTable, seat: Seat | None) -> None:
    """Let the holder of a seat play again, if a computer sits in for him."""
    if seat is None or (sitter := table.sitters[seat]).stand_in is None:
        return
    event = event_now(table, "returned", seat)
    await change(table, lambda: table.store.company.take_back(table.config.id, sitter, event))


def mistaken(table: LiveTable) -> list[Seat]:
    """The seats that a computer plays for absent holders who are connected here: another server had not heard of them."""
    replaced = [each for each in table.sitters if each.stand_in is not None]
    if not replaced:
        return []
    here, latest = table.subscribers.seats(), {each.seat: each.kind for each in table.events}
    return [Seat(each.seat) for each in replaced if each.seat in here and latest.get(each.seat) == "sat_in"]


async def hand_back(table: LiveTable) -> None:
    """Let them play again."""
    for seat in mistaken(table):
        await come_back(table, seat)


async def hinted(table: LiveTable, seat: Seat | None, at: int) -> None:
    """Tell everybody that somebody was given a hint, once for each position; nobody is told of who plays alone."""
    if seat is None or people_of(table.sitters) == 1:
        return
    event = replace(event_now(table, "hinted", seat), ply=at)
    if all((each.kind, each.seat, each.ply) != (event.kind, seat, at) for each in table.events):
        await change(table, lambda: table.store.company.note(table.config.id, event))


async def substitute(table: LiveTable) -> None:
    """Let a computer sit in where it is time for that."""
    now, name, company = table.presence.now(), table.config.id, table.store.company
    found = due(table)
    if found is None or found.at > now:
        return
    old = table.sitters[found.seat]
    if old.kind == "left":
        await change_seat(table, lambda: SeatChange(old, given_to(found.seat, found.player, old.account), "given"))
        return
    event = event_now(table, found.kind, found.seat, found.player)
    if await change(table, lambda: company.stand_in(name, old, found.player, found.unseen_since, event)):
        table.telemetry.seat_changed(found.kind, name, found.seat)


async def concede(table: LiveTable, seat: Seat | None) -> None:
    """End the table if two play, or no other person does; else a computer takes the seat for good. Raises `MessageError`."""
    sitter = started(table, seat)
    people = [each for each in table.sitters if each.kind == "human" and each.seat != sitter.seat]
    if len(table.sitters) > 2 and people:  # a game of two has no third to play on with
        await change_seat(table, lambda: conceding(table, seat))
        return
    event = event_now(table, "conceded", sitter.seat)
    if await change(table, lambda: table.store.company.concede(table.config.id, event)):
        table.peers.release(table.config.id)
        table.telemetry.closed(table.config.id, "conceded")
        table.herald(table)


async def want_rematch(table: LiveTable, seat: Seat, *, wanted: bool) -> None:
    """Note that a seat offers a rematch or takes it up, or that it declines. Raises `MessageError`."""
    wants = wanting(table.events)
    if (seat in wants) if wanted else not wants:
        return
    check_room(table)
    event = event_now(table, "rematch_offered" if wanted else "rematch_declined", seat)
    await change(table, lambda: table.store.company.note_of_rematch(table.config.id, event))


async def pause(table: LiveTable, seat: Seat | None, *, wanted: bool) -> None:
    """Ask for a pause or agree to one; or decline it, or end it. Raises `MessageError`."""
    name, company = table.config.id, table.store.company
    if table.config.paused is not None:
        sitter = playing(table, seat)
        if not wanted:
            await change(table, lambda: company.resume(name, event_now(table, "resumed", sitter.seat)))
        return
    sitter = started(table, seat)
    if wanted:
        check_room(table)
    await change(table, lambda: company.want_pause(name, sitter, wanted=wanted))
    if wanted and all(each.wants_pause for each in table.sitters if _decides(each)):
        await change(table, lambda: company.pause(name, event_now(table, "paused", sitter.seat)))


async def take_time_off(table: LiveTable, seat: Seat | None) -> None:
    """Let the clock of a seat stand for a while in a game by days. Raises `MessageError`."""
    sitter = started(table, seat)
    clock = None if table.config.agreement is None else table.config.agreement.clock
    event = event_now(table, "time_off", sitter.seat)

    async def taken() -> bool:
        if not time_off_left(clock, table.events, Seat(sitter.seat)):
            raise MessageError("no_time_off")
        return await table.store.company.note(table.config.id, event)

    await change(table, taken)


def _decides(sitter: SeatHolder) -> bool:
    """Whether a pause needs this holder's consent: a person who plays himself."""
    return sitter.kind == "human" and sitter.stand_in is None
