"""The checks on a move: seat, not closed or paused, begun, not over, asked, current; then right kind, readable, legal."""

from __future__ import annotations

from typing import Any, Protocol

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.base.phrases import reading
from youyi.apps.web.live.state.stored_table import TableConfig
from youyi.apps.web.live.state.table_session import TableSession
from youyi.kernel.errors import BadNotation
from youyi.kernel.names import Words
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat


class Turn(Protocol):
    """A table, as far as the checks concern it."""

    config: TableConfig
    session: TableSession

    @property
    def begun(self) -> bool:
        """Whether every seat is taken."""
        ...

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        ...

    def closed_error(self) -> MessageError:
        """The refusal of whatever is asked of a closed table."""
        ...


def check_turn(table: Turn, seat: Seat | None, at: int) -> None:
    """Check that it is for a seat to act in position `at`, as far as is known here. Raises `MessageError`."""
    if seat is None:
        raise MessageError("no_such_seat")
    if table.config.closed is not None:
        raise table.closed_error()
    if table.config.paused is not None:
        raise MessageError("paused")
    if not table.begun:
        raise MessageError("not_begun")
    if table.over:
        raise MessageError("over")
    if table.session.asked != seat:
        raise MessageError("not_your_turn")
    if at != table.session.at:
        raise MessageError("stale")


def legal_move(session: TableSession, text: str) -> Any:
    """The choice that a text means. Raises `MessageError`."""
    if not isinstance(session.prompt, Decision):
        raise MessageError("not_your_turn", words.DICE_ASKED)
    table = session.table
    try:
        move = table.game.notation.read_move(text)
    except BadNotation as error:
        raise MessageError("bad_notation", _at_column(error.column), column=error.column) from None
    objection = table.rules.objection(session.position, move)
    if objection is not None:
        raise MessageError("illegal", reading(objection.because), objection.because, spot=objection.at)
    return move


def _at_column(column: int) -> Words:
    text = words.AT_COLUMN
    return Words(*(each.format(column=column) for each in (text.en, text.zh_hant, text.zh_hans)))
