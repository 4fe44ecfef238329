"""What the people of one open table do beside moving: pause, concede, come back; and computers that sit in for them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.live.people.company_view import people_of
from youyi.apps.web.live.people.substitutes import due
from youyi.apps.web.live.state.ending import wanting
from youyi.apps.web.live.state.stored_table import Sitter, TableEvent
from youyi.apps.web.live.state.table_store import PeopleStore
from youyi.apps.web.live.table.seat_changes import SeatChange, check_unfinished, conceding, given_to
from youyi.apps.web.live.table.table_view import TableView
from youyi.apps.web.wire.company import EventKind
from youyi.kernel.seats import Seat

Change = Callable[[Callable[[], Awaitable[bool]]], Awaitable[bool]]
_MOST_EVENTS = 500
"""Pauses beyond this are refused: the log of a table is not for filling the disk."""


class Company:
    """The people of one table."""

    def __init__(
        self,
        table: TableView,
        store: PeopleStore,
        change: Change,
        change_seat: Callable[[Callable[[], SeatChange]], Awaitable[None]],
    ) -> None:
        """`change` does work on the store with the table's lock held, and publishes what is new."""
        self._table = table
        self._store = store
        self._change = change
        self._change_seat = change_seat

    async def back(self, seat: Seat | None) -> None:
        """Let the holder of a seat play again, if a computer sits in for him."""
        if seat is None or (sitter := self._table.sitters[seat]).stand_in is None:
            return
        event = self._event("returned", seat)
        await self._change(lambda: self._store.take_back(self._table.config.id, sitter, event))

    def mistaken(self) -> list[Seat]:
        """The seats that a computer plays for absent holders who are connected here: another server had not heard of them."""
        table, here = self._table, self._table.subscribers.seats()
        latest = {each.seat: each.kind for each in table.events}
        seats = [Seat(each.seat) for each in table.sitters if each.stand_in is not None and each.seat in here]
        return [each for each in seats if latest.get(each) == "sat_in"]

    async def hand_back(self) -> None:
        """Let them play again."""
        for seat in self.mistaken():
            await self.back(seat)

    async def hinted(self, seat: Seat | None, at: int) -> None:
        """Tell everybody that somebody was given a hint, once for each position; nobody is told of who plays alone."""
        table = self._table
        if seat is None or people_of(table.sitters) == 1:
            return
        event = replace(self._event("hinted", seat), ply=at)
        if all((each.kind, each.seat, each.ply) != (event.kind, seat, at) for each in table.events):
            await self._change(lambda: self._store.note(table.config.id, event))

    async def sit_in(self) -> None:
        """Let a computer sit in where it is time for that."""
        table, now = self._table, self._table.presence.now()
        found = due(table, now)
        if found is None or found.at > now:
            return
        old = table.sitters[found.seat]
        if old.kind == "left":
            await self._change_seat(lambda: SeatChange(old, given_to(found.seat, found.player), "given"))
            return
        event = self._event(found.kind, found.seat, found.player)
        sat_in = await self._change(
            lambda: self._store.stand_in(table.config.id, old, found.player, found.unseen_since, event)
        )
        if sat_in:
            table.telemetry.seat_changed(found.kind, table.config.id, found.seat)

    async def concede(self, seat: Seat | None) -> None:
        """End the table if two play, or no other person does; else a computer takes the seat for good. Raises `MessageError`."""
        table = self._table
        sitter = self._sitter(seat)
        if not table.started:
            raise MessageError("not_begun")
        people = [each for each in table.sitters if each.kind == "human" and each.seat != sitter.seat]
        if len(table.sitters) > 2 and people:  # a game of two has no third to play on with
            await self._change_seat(lambda: conceding(table, seat))
            return
        event = self._event("conceded", sitter.seat)
        if await self._change(lambda: self._store.concede(table.config.id, event)):
            table.peers.release(table.config.id)
            table.telemetry.closed(table.config.id, "conceded")

    async def want_rematch(self, seat: Seat, *, wanted: bool) -> None:
        """Note that a seat offers a rematch or takes it up, or that it declines. Raises `MessageError`."""
        table, wants = self._table, wanting(self._table.events)
        if (seat in wants) if wanted else not wants:
            return
        if len(table.events) >= _MOST_EVENTS:
            raise MessageError("too_fast")
        event = self._event("rematch_offered" if wanted else "rematch_declined", seat)
        await self._change(lambda: self._store.note_of_rematch(table.config.id, event))

    async def pause(self, seat: Seat | None, *, wanted: bool) -> None:
        """Ask for a pause or agree to one; or decline it, or end it. Raises `MessageError`."""
        table = self._table
        sitter = self._sitter(seat)
        if table.config.paused is not None:
            if not wanted:
                await self._change(lambda: self._store.resume(table.config.id, self._event("resumed", sitter.seat)))
            return
        if not table.started:
            raise MessageError("not_begun")
        if wanted and len(table.events) >= _MOST_EVENTS:
            raise MessageError("too_fast")
        await self._change(lambda: self._store.want_pause(table.config.id, sitter, wanted=wanted))
        if wanted and all(each.wants_pause for each in table.sitters if _decides(each)):
            await self._change(lambda: self._store.pause(table.config.id, self._event("paused", sitter.seat)))

    def _sitter(self, seat: Seat | None) -> Sitter:
        """The holder of a seat at a table that goes on. Raises `MessageError`."""
        if seat is None:
            raise MessageError("no_such_seat")
        check_unfinished(self._table)
        return self._table.sitters[seat]

    def _event(self, kind: EventKind, seat: int, player: str | None = None) -> TableEvent:
        table = self._table
        return TableEvent(kind=kind, ply=table.session.at, seat=seat, player=player, at=table.presence.now())


def _decides(sitter: Sitter) -> bool:
    """Whether a pause needs this holder's consent: a person who plays himself."""
    return sitter.kind == "human" and sitter.stand_in is None
