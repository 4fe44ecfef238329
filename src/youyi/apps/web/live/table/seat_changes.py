"""Leaving a seat, freeing that of another, giving the game up: who holds the seat then. The position never changes."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from youyi.apps.web.base import server_time
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.apps.web.live.table.permissions import freeable, playing
from youyi.apps.web.wire.company import EventKind
from youyi.kernel.seats import Seat
from youyi.players.player import usual_opponent


@dataclass(frozen=True, slots=True)
class SeatChange:
    """A seat goes from one holder to another."""

    old: SeatHolder
    new: SeatHolder
    says: EventKind
    """`left`, `freed`, `given` to a computer, or `conceded` to one."""
    unseen_since: datetime | None = None
    """It is refused if any server has seen the old holder after this time."""


def leaving(table: LiveTable, seat: Seat | None) -> SeatChange:
    """The holder of a seat gives it up: before the beginning it is open again. Raises `MessageError`."""
    old = playing(table, seat)
    if not table.started:
        return SeatChange(old, _open(old.seat), "left")
    left = SeatHolder(seat=old.seat, kind="left", name=old.name, since=server_time.now(), account=old.account)
    return SeatChange(old, left, "left")


def freeing(table: LiveTable, by: Seat | None, seat: int, player: str | None) -> SeatChange:
    """Somebody who sits here frees the seat of another, for anyone or for a computer. Raises `MessageError`."""
    old = freeable(table, by, seat, player)
    unseen = table.presence.unseen_since() if old.kind == "human" else None
    if player is None:
        return SeatChange(old, _open(seat), "freed", unseen)
    return SeatChange(old, _given_up(table, old, player), "given", unseen)


def conceding(table: LiveTable, seat: Seat | None) -> SeatChange:
    """The holder of a seat gives the game up, and a computer plays on for the others' sake. Raises `MessageError`."""
    old, agreement = playing(table, seat), table.config.agreement
    agreed = None if agreement is None else agreement.stand_in
    player = agreed or usual_opponent(table.session.table.game).id
    return SeatChange(old, _given_up(table, old, player), "conceded")


def given_to(seat: int, player: str, account: str | None = None) -> SeatHolder:
    """A seat of a computer, from now on; what is rated there counts for an account that held it."""
    return SeatHolder(seat=seat, kind="computer", player=player, since=server_time.now(), account=account)


def _given_up(table: LiveTable, old: SeatHolder, player: str) -> SeatHolder:
    """A computer's seat; of a game that has begun, what comes of it counts for who held it."""
    return given_to(old.seat, player, old.account if table.started else None)


def _open(seat: int) -> SeatHolder:
    return SeatHolder(seat=seat, kind="open", since=server_time.now())
