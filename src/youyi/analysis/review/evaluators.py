"""Which valuer a table gets: its game's judge, playouts, or both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from youyi.analysis.review.ahead import bouts_ahead
from youyi.analysis.review.judged import JudgedTable
from youyi.analysis.review.playouts import AnyTable, PlayedOut, bouts_of, of_a_bout
from youyi.analysis.review.settling import FAST, READABLE, Settler
from youyi.analysis.review.values import Luck, Valued
from youyi.analysis.runs.engines import chosen, fast_engine
from youyi.analysis.texts import REVIEW as TEXTS
from youyi.kernel.lab.evaluation import Counts, Judging
from youyi.kernel.names import Name, Words
from youyi.kernel.seats import Seat
from youyi.kernel.session import ENDLESS
from youyi.kernel.youyi_error import YouyiError

if TYPE_CHECKING:
    from youyi.analysis.review.compiled import Compiled

WORLDS_FAST, WORLDS = 64, 10
"""Playouts of a choice where cards are hidden, unless another number is named: by the fast engine, by the readable one."""
LONG = 200
"""Games of open tables with more plies are weighed in kernels: for fewer it is not worth the start."""
Judges: TypeAlias = "JudgedTable | Compiled"
NOT_JUDGED = TEXTS["not_judged"]
NOT_JUDGED_FOR = TEXTS["not_judged_for"]


class NotJudged(YouyiError, ValueError):
    """A table that has no means of valuing positions, or none for what should count."""


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


def judgings_of(table: AnyTable) -> tuple[Judging, ...]:
    """The ways in which a table is judged, the usual first. Raises `NotJudged`."""
    if not table.game.has("players.judge"):
        raise NotJudged(NOT_JUDGED.filled(game=table.game.name))
    return table.game.judgings(table)


def judging_of(table: AnyTable, counts: Counts | None = None) -> Judging:
    """How a table is judged; `counts`: for what, None: as is usual there. Raises `NotJudged`."""
    usual, *others = judgings_of(table)
    if counts is None:
        return usual
    for judging in (usual, *others):
        if judging.counts is counts:
            return judging
    known = tuple(judging.counts.value for judging in (usual, *others))
    raise NotJudged(NOT_JUDGED_FOR.filled(ruleset=table.ruleset.name, counts=counts.value, known=known))


def counts_of(table: AnyTable) -> Counts:
    """What counts at a table: as it is usually judged, and the score where nobody judges."""
    return judging_of(table).counts if table.game.has("players.judge") else Counts.SCORE


def unit_of(table: AnyTable) -> Name | Words:
    """What results and worths are told in at a table."""
    unit: Name | Words = counts_of(table).unit(table.game.unit)
    return unit


def judged_by(table: AnyTable, judging: Judging) -> JudgedTable | None:
    """A table with the judge of one of its judgings, by the readable rules; None where positions are played out."""
    if judging.judge is None:
        return None
    exact = None if judging.exact is None else judging.exact(table)
    return JudgedTable(table.rules, judging.judge(table), judging.counts, judging.error, exact)


def judges_of(table: AnyTable, judging: Judging, engine: str, plies: int) -> Judges | None:
    """Who weighs so many plies of a table without playing them out, if anybody does: in kernels, if that is worth their start."""
    judged = judged_by(table, judging)
    if judged is None:
        return None
    if chosen(engine, table, (), ENDLESS if plies > LONG else 0).name == "reference":
        return judged
    from youyi.analysis.review.compiled import Compiled, Weighs  # the extra `fast`

    compiled = fast_engine(table)
    return Compiled(judged, compiled) if isinstance(compiled, Weighs) else judged


def valuer_of(
    table: AnyTable,
    *,
    playouts: int | None,
    seed: int,
    engine: str = "auto",
    plies: int = 0,
    counts: Counts | None = None,
) -> AnyValuer:
    """The valuer of a table for so many plies and what counts there, None: the usual.

    `playouts`: for each choice; None: as many as needed, none where there is a judge. Raises `NotJudged`, `NoFastEngine`.
    """
    judging = judging_of(table, counts)
    judged = judges_of(table, judging, engine, plies)
    if judged is not None and not playouts:
        return judged
    single = of_a_bout(table)
    bouts, name = bouts_of(single, judging, engine)
    count = playouts or (WORLDS_FAST if name == "fast" else WORLDS)
    played = PlayedOut(single.rules, bouts, count, seed, name, table.game.hides, judging.played_error)
    return played if judged is None else Rolled(judged, played)


def settler_of(
    table: AnyTable, *, seed: int, engine: str = "auto", counts: Counts | None = None, valuer: AnyValuer | None = None
) -> Settler:
    """Who plays out the choices that look bad; `valuer`: whose playouts have been looked at already.

    The fast engine plays to the end of the bout, the readable one does where there is no judge to be asked on the way.
    Raises `NotJudged`, `NoFastEngine`.
    """
    judging, single = judging_of(table, counts), of_a_bout(table)
    judged = judged_by(single, judging)

    def playing(guide: str) -> PlayedOut:
        guided = replace(judging, guide=guide)
        bouts, name = bouts_of(single, guided, engine)
        if judged is not None and name == "reference":
            bouts, _ = bouts_ahead(single, guided, judged, name)
        most = (FAST if name == "fast" else READABLE).most
        return PlayedOut(single.rules, bouts, most, seed, name, table.game.hides, judging.played_error)

    played, second = playing(judging.guide), None if judging.second is None else playing(judging.second)
    effort = FAST if played.engine == "fast" else READABLE
    ahead = 0 if judged is None or played.engine == "fast" else judging.ahead
    looked = valuer.playouts if isinstance(valuer, PlayedOut) else 0
    return Settler(played, judging.spread, effort, ahead, second, looked)


def looking_ahead(table: AnyTable, judged: JudgedTable, seed: int, engine: str = "auto") -> PlayedOut:
    """What plays the choices of an open table on and then asks its judge. Raises `NotJudged`, `NoFastEngine`."""
    judging, single = judging_of(table), of_a_bout(table)
    bouts, name = bouts_ahead(single, judging, judged, engine)
    return PlayedOut(single.rules, bouts, 0, seed, name, table.game.hides, judging.played_error)
