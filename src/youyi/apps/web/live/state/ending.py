"""How a table ended: the one place that says whether it is over, who won, and on whose account."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from youyi.apps.web.base import words
from youyi.apps.web.live.state.stored_table import TableConfig, TableEvent
from youyi.apps.web.live.state.table_session import TableSession
from youyi.apps.web.wire.messages import ClosedBecause, Over
from youyi.kernel import rules as kernel
from youyi.kernel.game import Game
from youyi.kernel.names import Language, Words
from youyi.kernel.seats import Seat, next_seat
from youyi.records.record import Record

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
How: TypeAlias = Literal["played"] | ClosedBecause
"""`played`: by the rules of the game."""
_TWO = 2


@dataclass(frozen=True, slots=True)
class TableEnding:
    """How a table ended."""

    how: How
    first: tuple[Seat, ...]
    """Who won; nobody where a table was closed, or where one of several conceded and no other person was left."""
    score: tuple[int, ...] | None
    """Each seat's result; None where the rules did not come to one."""
    by: Seat | None = None
    """Who conceded."""

    @property
    def again(self) -> bool:
        """Whether its people may play on at another table."""
        return self.how in ("played", "conceded")


def ending_of(session: TableSession, config: TableConfig, events: Sequence[TableEvent]) -> TableEnding | None:
    """How a table ended; None while it goes on. What the rules say comes first: nobody concedes a game that is over."""
    if session.over is not None:
        return _played(session.over)
    if config.closed is None:
        return None
    by = _conceded_by(events) if config.closed == "conceded" else None
    return ended_early(config.closed, by, session.rules.seats)


def _played(over: kernel.Over) -> TableEnding:
    return TableEnding("played", tuple(sorted(over.first)), over.score)


def ended_early(how: ClosedBecause, by: Seat | None, seats: int) -> TableEnding:
    """The end of a game that its rules did not end. Of two, the other has won; among several others nothing is decided."""
    others = [Seat(each) for each in range(seats) if each != by]
    return TableEnding(how, tuple(others) if by is not None and seats == _TWO else (), None, by)


def ending_of_record(session: TableSession, record: Record) -> TableEnding | None:
    """How the game of a record ended, when all of its moves are played; None while it goes on."""
    if session.over is not None or record.conceded is None:
        return None if session.over is None else _played(session.over)
    return ended_early("conceded", Seat(record.conceded), session.rules.seats)


def _conceded_by(events: Sequence[TableEvent]) -> Seat | None:
    """Who conceded last without a computer that played on for him."""
    by = [each.seat for each in events if each.kind == "conceded" and each.player is None]
    return Seat(by[-1]) if by and by[-1] is not None else None


def wanting(events: Iterable[TableEvent]) -> frozenset[Seat]:
    """Who has offered a rematch or taken it up; whoever declines takes all offers off the table."""
    found = set[Seat]()
    for each in events:
        if each.kind == "rematch_offered" and each.seat is not None:
            found.add(Seat(each.seat))
        elif each.kind == "rematch_declined":
            found.clear()
    return frozenset(found)


def rematch_seats(seats: int) -> dict[Seat, Seat]:
    """Each seat of a table, and where the same person sits at the rematch: one seat further."""
    return {Seat(each): next_seat(Seat(each), seats) for each in range(seats)}


def over_said(
    ending: TableEnding | None, played: Over | None, game: AnyGame, language: Language, names: Mapping[Seat, Words]
) -> Over | None:
    """An ending for a page: as the rules tell it (`played`), else in our own words. `names`: of who sits there, by seat."""
    if ending is None or ending.how == "played":
        return played
    says = words.CLOSED[ending.how]
    if ending.by is not None:
        called = [names.get(Seat(seat), own) for seat, own in enumerate(game.seat_names)]
        said = words.CONCEDED_TO if ending.first else words.CONCEDED
        says = said.filled(by=called[ending.by], first=tuple(called[each] for each in ending.first))
    return Over(None, list(ending.first), ending.by, None, ending.how, says.said_in(language))
