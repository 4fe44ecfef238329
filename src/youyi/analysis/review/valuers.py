"""Which valuer a table gets: its game's judge, playouts, or both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from youyi.analysis.engines import chosen, fast_engine
from youyi.analysis.review.judged import Judged
from youyi.analysis.review.playouts import AnyTable, PlayedOut, bouts_of, of_a_bout
from youyi.analysis.review.values import Luck, Valued
from youyi.kernel.game import Game
from youyi.kernel.judging import Judging
from youyi.kernel.names import Words
from youyi.kernel.seats import Seat
from youyi.kernel.session import ENDLESS
from youyi.kernel.youyi_error import YouyiError

if TYPE_CHECKING:
    from youyi.analysis.review.compiled import Compiled

WORLDS_FAST, WORLDS = 64, 10
"""Playouts of a choice where cards are hidden, unless another number is named: by the fast engine, by the readable one."""
LONG = 200
"""Games of open tables with more plies are weighed in kernels: for fewer it is not worth the start."""
Judges: TypeAlias = "Judged | Compiled"
NOT_JUDGED = Words("no one can judge {game} yet", "{game}還沒有評斷者", "{game}还没有评断者")


class NotJudged(YouyiError, ValueError):
    """A game that has no means of valuing positions."""


@dataclass(frozen=True, slots=True)
class Rolled:
    """An open game whose choices are played out, while draws are still weighed by the judge."""

    judged: Judges
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


AnyValuer: TypeAlias = "Judges | PlayedOut | Rolled"


def judging_of(game: Game[Any, Any, Any, Any]) -> Judging:
    """How a game is judged. Raises `NotJudged`."""
    if game.judging is None:
        raise NotJudged(NOT_JUDGED.filled(game=game.name))
    return game.judging()


def judges_of(table: AnyTable, judging: Judging, engine: str, plies: int) -> Judges | None:
    """Who weighs so many plies of a table without playing them out, if anybody does: in kernels, if that is worth their start."""
    if judging.judge is None:
        return None
    judged = Judged(table.rules, judging.judge(table))
    if chosen(engine, table, (), ENDLESS if plies > LONG else 0).name == "reference":
        return judged
    from youyi.analysis.review.compiled import Compiled, Weighs  # the extra `fast`

    compiled = fast_engine(table)
    return Compiled(judged, compiled) if isinstance(compiled, Weighs) else judged


def valuer_of(table: AnyTable, *, playouts: int | None, seed: int, engine: str = "auto", plies: int = 0) -> AnyValuer:
    """The valuer of a table for so many plies. `playouts`: for each choice; None: as many as needed, none where there is a judge.

    Raises `NotJudged`, `NoFastEngine`.
    """
    judging = judging_of(table.game)
    judged = judges_of(table, judging, engine, plies)
    if judged is not None and not playouts:
        return judged
    single = of_a_bout(table)
    bouts, name = bouts_of(single, judging.guide, engine)
    played = PlayedOut(
        single.rules, bouts, playouts or (WORLDS_FAST if name == "fast" else WORLDS), seed, name, table.game.hides
    )
    return played if judged is None else Rolled(judged, played)
