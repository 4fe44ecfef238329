"""Leaving a seat, and freeing that of another: who may, and who holds it then. The position never changes."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from youyi.apps.web.base import server_time
from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.live.state.stored_table import Sitter
from youyi.apps.web.live.table.table_view import TableView
from youyi.apps.web.wire.company import EventKind
from youyi.kernel.seats import Seat
from youyi.players.player import everyone_at, usual_opponent


@dataclass(frozen=True, slots=True)
class SeatChange:
    """A seat goes from one holder to another."""

    old: Sitter
    new: Sitter
    says: EventKind
    """`left`, `freed`, `given` to a computer, or `conceded` to one."""
    unseen_since: datetime | None = None
    """It is refused if any server has seen the old holder after this time."""


def leaving(table: TableView, seat: Seat | None) -> SeatChange:
    """The holder of a seat gives it up: before the beginning it is open again. Raises `MessageError`."""
    if seat is None:
        raise MessageError("no_such_seat")
    check_unfinished(table)
    old = table.sitters[seat]
    if not table.started:
        return SeatChange(old, _open(seat), "left")
    return SeatChange(old, Sitter(seat=seat, kind="left", name=old.name, since=server_time.now()), "left")


def freeing(table: TableView, by: Seat | None, seat: int, player: str | None) -> SeatChange:
    """Somebody who sits here frees the seat of another, for anyone or for a computer. Raises `MessageError`."""
    if by is None:
        raise MessageError("no_such_seat")
    check_unfinished(table)
    if seat == by or not 0 <= seat < len(table.sitters):
        raise MessageError("seat_held")
    old = table.sitters[seat]
    if not _may_be_freed(table, old, player):
        raise MessageError("seat_held")
    unseen = table.presence.unseen_since() if old.kind == "human" else None
    if player is None:
        return SeatChange(old, _open(seat), "freed", unseen)
    if player not in {each.id for each in everyone_at(table.session.table)}:
        raise MessageError("unknown_player")
    return SeatChange(old, given_to(seat, player), "given", unseen)


def conceding(table: TableView, seat: Seat | None) -> SeatChange:
    """The holder of a seat gives the game up, and a computer plays on for the others' sake. Raises `MessageError`."""
    if seat is None:
        raise MessageError("no_such_seat")
    check_unfinished(table)
    agreement = table.config.agreement
    agreed = None if agreement is None else agreement.stand_in
    return SeatChange(
        table.sitters[seat], given_to(seat, agreed or usual_opponent(table.session.table.game).id), "conceded"
    )


def given_to(seat: int, player: str) -> Sitter:
    """A seat of a computer, from now on."""
    return Sitter(seat=seat, kind="computer", player=player, since=server_time.now())


def check_unfinished(table: TableView) -> None:
    """Raise `MessageError` at a table that is over or closed."""
    if table.config.closed is not None:
        raise table.closed_error()
    if table.over:
        raise MessageError("over")


def _may_be_freed(table: TableView, sitter: Sitter, player: str | None) -> bool:
    """A left or long absent holder's seat; one that waits for somebody may go to a computer."""
    if sitter.kind == "open":
        return player is not None
    return table.presence.freeable(sitter) == timedelta()


def _open(seat: int) -> Sitter:
    return Sitter(seat=seat, kind="open", since=server_time.now())
