"""May this person do this now? Whether a seat may act is decided here, by the phase of the table (`state/phase.py`), and nowhere else.

What only the store can know (a move that another server stored first, a table that it closed) is refused in `moves.py`; talk, hints
and seals have refusals of their own beside them.

Of a move: seat, then what is going on, asked, current; then right kind, readable, legal.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from youyi.apps.web.base import server_time, words
from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.base.phrases import reading
from youyi.apps.web.live.people.company_view import people_of
from youyi.apps.web.live.state.appointment import LATE, Appointment
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.phase import Closed, Over, refusal_in
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.apps.web.live.state.table_options import Agreement, rated
from youyi.apps.web.live.state.table_session import TableSession
from youyi.apps.web.wire.talk import Say
from youyi.kernel.errors import BadNotation
from youyi.kernel.rules import Chance, Decision
from youyi.kernel.seats import Seat
from youyi.players.player import everyone_at

_MOST_EVENTS = 500
"""Pauses and offers beyond this are refused: the log of a table is not for filling the disk."""


def sitting(table: LiveTable, seat: Seat | None) -> SeatHolder:
    """Who sits here, whatever is going on. Raises `MessageError` for one who watches."""
    if seat is None:
        raise MessageError("no_such_seat")
    return table.sitters[seat]


def playing(table: LiveTable, seat: Seat | None) -> SeatHolder:
    """Who sits at a table that is neither over nor closed. Raises `MessageError`."""
    sitter = sitting(table, seat)
    if isinstance(table.phase, Over | Closed) and (refusal := refusal_in(table.phase)) is not None:
        raise refusal
    return sitter


def arranging(table: LiveTable, seat: Seat | None) -> tuple[Appointment, SeatHolder]:
    """Who sits at a table whose game waits for an appointed time. Raises `MessageError`."""
    sitter, of = playing(table, seat), table.config.appointment
    if of is None or not of.pending:
        raise MessageError("not_appointed")
    return of, sitter


def proposing(table: LiveTable, seat: Seat | None) -> Appointment:
    """The appointment that somebody has proposed himself. Raises `MessageError`."""
    of, sitter = arranging(table, seat)
    if sitter.seat != table.config.host:
        raise MessageError("not_appointed", words.PROPOSER_ALONE)
    return of


def started(table: LiveTable, seat: Seat | None) -> SeatHolder:
    """Who plays a game that has begun. Raises `MessageError`."""
    sitter = playing(table, seat)
    if not table.started:
        raise refusal_in(table.phase) or MessageError("not_begun")
    return sitter


def check_turn(table: LiveTable, seat: Seat | None, at: int) -> None:
    """Check that it is for a seat to act in position `at`, as far as is known here. Raises `MessageError`."""
    if seat is None:
        raise MessageError("no_such_seat")
    if (refusal := refusal_in(table.phase)) is not None:
        raise refusal
    if table.session.asked != seat:
        raise MessageError("not_your_turn")
    if at != table.session.at:
        raise MessageError("stale")


def check_holder(table: LiveTable, seat: Seat | None, holder: object) -> None:
    """Check that a seat still has the holder who asked, for he may have waited. Raises `MessageError`."""
    if seat is not None and table.sitters[seat].holder != holder:
        raise MessageError("no_such_seat")


def check_throw(session: TableSession) -> None:
    """Check that a hand is to throw, not to choose. Raises `MessageError`."""
    if not isinstance(session.prompt, Chance):
        raise MessageError("not_your_turn", words.CHOICE_ASKED)


def legal_move(session: TableSession, text: str) -> Any:
    """The choice that a text means. Raises `MessageError`."""
    if not isinstance(session.prompt, Decision):
        raise MessageError("not_your_turn", words.DICE_ASKED)
    table = session.table
    try:
        move = table.game.notation.read_move(text)
    except BadNotation as error:
        raise MessageError("bad_notation", words.AT_COLUMN.filled(column=error.column), column=error.column) from None
    objection = table.rules.objection(session.position, move)
    if objection is not None:
        raise MessageError("illegal", reading(objection.because), objection.because, spot=objection.at)
    return move


def decision_of(table: LiveTable, seat: Seat | None, at: int) -> tuple[Seat, Decision[Any]]:
    """The choice about which a seat may be given a hint. Raises `MessageError`."""
    check_turn(table, seat, at)
    assert seat is not None, "somebody's turn"
    agreement = table.config.agreement or Agreement()
    if not agreement.allows_hints(people_of(table.sitters)):
        raise MessageError("no_hints")
    prompt = table.session.prompt
    if not isinstance(prompt, Decision):
        raise MessageError("not_your_turn", words.DICE_ASKED)
    return seat, prompt


def freeable(table: LiveTable, by: Seat | None, seat: int, player: str | None) -> SeatHolder:
    """Who holds a seat that another may free, for anyone (`player` None) or for a computer. Raises `MessageError`.

    A left or long absent holder's seat; one that waits for somebody may go to a computer.
    """
    playing(table, by)
    if seat == by or not 0 <= seat < len(table.sitters):
        raise MessageError("seat_held")
    old = table.sitters[seat]
    if table.config.league is not None and (player is None or not table.started):
        raise MessageError("seat_held", words.NOT_OF_LEAGUE)
    if player is None and table.started and rated(table.config.agreement):
        raise MessageError("seat_held")  # what comes of it counts for who sat down
    if old.kind == "human" and not _misses(table, seat, by):
        raise MessageError("seat_held")
    may = player is not None if old.kind == "open" else table.presence.freeable(old) == timedelta()
    if not may:
        raise MessageError("seat_held")
    if player is not None and player not in {each.id for each in everyone_at(table.session.table)}:
        raise MessageError("unknown_player")
    return old


def _misses(table: LiveTable, seat: int, by: Seat | None) -> bool:
    """Whether an absent person is waited for: before the time of an appointment he need not be there.

    Who proposed it may give the seat to another while no time suits everybody.
    """
    of = table.config.appointment
    if of is None or not of.pending:
        return True
    if of.meets is None:
        return by == table.config.host
    return seat != table.config.host and server_time.now() >= of.meets + LATE


def check_room(table: LiveTable) -> None:
    """Check that something more may be noted of a table. Raises `MessageError`."""
    if len(table.events) >= _MOST_EVENTS:
        raise MessageError("too_fast")


def check_speech(table: LiveTable, said: Say) -> None:
    """Check that people talk here in this way: by ready-made phrases, or freely. Raises `MessageError`."""
    mode = table.config.chat
    if mode == "none" or (said.phrase is None) == (said.text is None) or (said.text is not None and mode != "free"):
        raise MessageError("no_talk")


def check_host(table: LiveTable, sitter: SeatHolder) -> None:
    """Check that somebody made the table. Raises `MessageError`."""
    if sitter.seat != table.config.host:
        raise MessageError("no_talk")
