"""What is said of moves at the terminal: what each brings, hints, a word before a bad one; from the view of the seat that is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from youyi.analysis.review.advice import Advice, advised, weighed
from youyi.analysis.review.choices import Band
from youyi.analysis.review.evaluators import judging_of, unit_of
from youyi.analysis.review.telling import brought, in_all, within
from youyi.apps.cli.table.display import OfferedMove
from youyi.apps.cli.texts import TERMINAL as TEXTS
from youyi.kernel.game import Table
from youyi.kernel.names import Language, Words, in_each
from youyi.kernel.people import NOBODY, People
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat
from youyi.kernel.session import Session

AnyTable = Table[Any, Any, Any, Any]
AnySession = Session[Any, Any, Any, Any]
TOLD = 3
"""So many of the best moves are told."""
WARNED = (Band.MISTAKE, Band.BLUNDER)
"""The bands before which a tutor asks."""


def choices_of(
    table: AnyTable, position: Any, moves: Sequence[Any], seat: Seat, language: Language, people: People = NOBODY
) -> list[OfferedMove]:
    """The moves that a seat is offered, with what each brings."""
    write, says = table.game.notation.write_move, table.game.speech.move
    return [
        OfferedMove(
            table.game.spelled(write(move), language),
            says(position, move, language, people),
            brought(table, position, move, seat, language, people),
        )
        for move in moves
    ]


def advice_on(table: AnyTable, session: AnySession) -> tuple[Advice, ...]:
    """What is said of every move of the choice that is due. Raises `NotJudged`."""
    assert isinstance(session.prompt, Decision), "a choice is due"
    seat, moves = session.prompt.seat, session.prompt.moves
    return advised(table, session.position, weighed(table, table.rules.view(session.position, seat), moves, seat), seat)


def hint_lines(table: AnyTable, session: AnySession, language: Language) -> list[str]:
    """The best moves, each with its worth and a sentence why."""
    asked = session.asked
    assert asked is not None
    lines, counts = [], judging_of(table).counts
    for each in advice_on(table, session)[:TOLD]:
        worth = f"{in_all(each.valued.worth[asked], counts)} {unit_of(table).said_in(language)}"
        move = table.game.spelled(table.game.notation.write_move(each.valued.move), language)
        lines.append(f"{move}  {worth}  {each.says.said_in(language)}")
    return lines


def warning(table: AnyTable, session: AnySession, move: Any, people: People) -> Words | None:
    """What a tutor says before a move; None if it is good enough."""
    found = advice_on(table, session)
    each = next((one for one in found if one.valued.move == move), None)
    if each is None or each.band not in WARNED:
        return None
    less = within(-each.valued.less, each.valued.error)
    best = _bringing(table, session, found[0].valued.move, people)
    return TEXTS["unwise"].filled(band=each.band.called, less=less, unit=unit_of(table), best=best, why=each.says)


def _bringing(table: AnyTable, session: AnySession, move: Any, people: People) -> Words:
    """A move, and what it brings at once if anything."""
    seat, written = session.asked, table.game.notation.write_move(move)
    assert seat is not None
    text = in_each(lambda language: table.game.spelled(written, language))
    brings = in_each(lambda language: brought(table, session.position, move, seat, language, people))
    return TEXTS["bringing"].filled(best=text, brings=brings) if brings.en else text
