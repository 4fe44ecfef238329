"""The deals of a day and of a week: what is played, against whom, and how chance follows from the server's secret and a deal's name.

A name is that of the day, or of the week and the deal (`analysis.occasions`). A deal's secret is the HMAC-SHA256 of the server's
secret over `youyi daily 1 <name> <game> <n>`, where n is the least number, from 0, of a deal in which anybody is asked to choose:
some deals of 馬吊 end as they are dealt. All throws, shuffles and computers' choices of the deal follow from it as at a table
(`kernel.committed`). Its commitment may be told beforehand, and the secret afterwards: no other deal's follows from it.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from youyi.kernel.committed import Committed
from youyi.kernel.game import Game
from youyi.kernel.game import Table as GameTable
from youyi.kernel.lab.adding import exact_sum
from youyi.kernel.lab.players import PlayerSpec
from youyi.kernel.rules import Chance, Decision, Over
from youyi.kernel.session import Session
from youyi.players.player import levels_of, usual_opponent

_SCHEME = "youyi daily 1"
_OPPONENT = 2
"""The level of the opponents, counted from 0: the third."""
PUBLIC = b""
"""The secret where no server keeps one: a deal follows from the date alone, and whoever wants to can work it out before."""


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """What is played every day and week of one game: the short game that follows its lesson, or where there is none the usual game."""

    table: GameTable[Any, Any, Any, Any]
    opponent: PlayerSpec
    """At every seat but the first."""
    field: tuple[PlayerSpec, ...]
    """The computers that play the deal for comparison, each once: the levels of the game."""


def deal_of(game: Game[Any, Any, Any, Any]) -> DailyDeal:
    """What is played every day of a game."""
    table = _short(game)
    field = tuple(each for each in levels_of(game) if each.refuses(table) is None)
    return DailyDeal(table, field[_OPPONENT] if len(field) > _OPPONENT else usual_opponent(game), field)


def _short(game: Game[Any, Any, Any, Any]) -> GameTable[Any, Any, Any, Any]:
    if not game.has("teaching"):
        return game.under()
    then = game.teaching().lesson.then
    return game.under(then.ruleset, None, dict(then.terms))


def secret_of(server: bytes, name: str, table: GameTable[Any, Any, Any, Any]) -> bytes:
    """The secret of the deal of a name."""
    drawn = (hmac.digest(server, f"{_SCHEME} {name} {table.game.id} {n}".encode(), "sha256") for n in count())
    return next(secret for secret in drawn if asks(table, secret))


def asks(table: GameTable[Any, Any, Any, Any], secret: bytes) -> bool:
    """Whether anybody is asked to choose in the deal of a secret."""
    session: Session[Any, Any, Any, Any] = Session(table.rules)
    while isinstance(session.prompt, Chance):
        session.advance((), Committed(secret))
    return isinstance(session.prompt, Decision)


@dataclass(frozen=True, slots=True)
class Result:
    """How somebody came out of a deal, or of several: who wins more of them comes first, then the sum of the scores decides."""

    won: int
    """How many deals were won."""
    score: int

    @property
    def rank(self) -> tuple[int, int]:
        """What results are compared by."""
        return self.won, self.score


def came_out(over: Over, seat: int) -> Result:
    """How a seat came out of a deal."""
    return Result(int(seat in over.first), over.score[seat])


def summed(results: Sequence[Result]) -> Result:
    """How somebody came out of several deals."""
    return Result(exact_sum(each.won for each in results), exact_sum(each.score for each in results))


def beaten(mine: Result, others: Sequence[Result]) -> int | None:
    """The share of the others who did worse, as a percentage, equals counted half; None: there are no others.

    >>> beaten(Result(1, 3), [Result(0, 9), Result(1, 3)])
    75
    """
    if not others:
        return None
    halves = exact_sum(2 * (each.rank < mine.rank) + (each.rank == mine.rank) for each in others)
    return halves * 50 // len(others)
