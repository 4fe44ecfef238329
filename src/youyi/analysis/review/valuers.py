"""Which valuer a table gets: its game's judge, playouts, or both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from youyi.analysis.review.judged import Judged
from youyi.analysis.review.playouts import AnyTable, PlayedOut, bouts_of, of_a_bout
from youyi.analysis.review.values import Luck, Valued, Valuer
from youyi.kernel.game import Game
from youyi.kernel.judging import Judging
from youyi.kernel.names import Words
from youyi.kernel.seats import Seat
from youyi.kernel.youyi_error import YouyiError

WORLDS_FAST, WORLDS = 64, 10
"""Playouts of a choice where cards are hidden, unless another number is named: by the fast engine, by the readable one."""
NOT_JUDGED = Words("no one can judge {game} yet", "{game}還沒有評斷者", "{game}还没有评断者")


class NotJudged(YouyiError, ValueError):
    """A game that has no means of valuing positions."""


@dataclass(frozen=True, slots=True)
class Rolled:
    """An open game whose choices are played out, while draws are still weighed by the judge."""

    judged: Judged
    played: PlayedOut

    def choices(self, position: Any, moves: Sequence[Any], seat: Seat, nth: int, /) -> tuple[Valued, ...]:
        """Play each choice out."""
        return self.played.choices(position, moves, seat, nth)

    def supposed(self, view: Any, moves: Sequence[Any], seat: Seat, nth: int, /) -> tuple[Valued, ...]:
        """The same: nothing is hidden."""
        return self.played.supposed(view, moves, seat, nth)

    def luck(self, before: Any, after: Any, nth: int, /) -> Luck:
        """Weigh every outcome by its exact chance."""
        return self.judged.luck(before, after, nth)


def judging_of(game: Game[Any, Any, Any, Any]) -> Judging:
    """How a game is judged. Raises `NotJudged`."""
    if game.judging is None:
        raise NotJudged(NOT_JUDGED.filled(game=game.name))
    return game.judging()


def valuer_of(table: AnyTable, *, playouts: int | None, seed: int, engine: str = "auto") -> Valuer:
    """The valuer of a table. `playouts`: for each choice; None: as many as the game needs, none where it has a judge.

    Raises `NotJudged`, `NoFastEngine`.
    """
    judging = judging_of(table.game)
    judged = None if judging.judge is None else Judged(table.rules, judging.judge(table))
    if judged is not None and not playouts:
        return judged
    single = of_a_bout(table)
    bouts, name = bouts_of(single, judging.guide, engine)
    played = PlayedOut(
        single.rules, bouts, playouts or (WORLDS_FAST if name == "fast" else WORLDS), seed, name, table.game.hides
    )
    return played if judged is None else Rolled(judged, played)
