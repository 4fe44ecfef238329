"""Luck as the judge of an open game sees it: control variates that sum to nothing on average, whoever plays.

What a draw brought a seat is what the position is worth to it after the draw, less the mean of this over all outcomes. Whatever
the judge is worth, the mean of that is 0; how much of it counts between players who are not his equals, the results say
(`luck_adjusted`). A table that is judged for the first place too has that luck for another: who comes home early earns otherwise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from youyi.analysis.match.luck_adjusted import Corrected, corrected
from youyi.analysis.review.compiled import Weighs
from youyi.analysis.review.evaluators import judged_by, judging_of, judgings_of
from youyi.analysis.review.values import foreseen
from youyi.analysis.runs.engines import AnyFast, chosen, fast_engine
from youyi.analysis.runs.plan import Plan, seated
from youyi.bots.named import player
from youyi.kernel.game import Table
from youyi.kernel.rules import Chance, Over
from youyi.kernel.seats import Seat
from youyi.kernel.session import ENDLESS, Session
from youyi.kernel.streams import Numbered

AnyTable: TypeAlias = Table[Any, Any, Any, Any]
Doubles: TypeAlias = NDArray[np.float64]
LATE = (0, 25, 100)
"""After so many draws a draw counts half, in a control for each: how much luck counts changes in the course of a game."""


class ValuedDraw(NamedTuple):
    """A draw as it was valued for one seat."""

    worths: Doubles
    """Judgings × outcomes: after each outcome,"""
    odds: Doubles
    """which has this chance."""
    fell: int
    """Which one came."""

    @property
    def brought(self) -> Doubles:
        """What the draw brought, by each judging."""
        return self.worths[:, self.fell] - self.worths @ self.odds


@dataclass(frozen=True, slots=True)
class Weighed:
    """A game, what a seat got in it, and its draws."""

    result: float
    draws: tuple[ValuedDraw, ...]

    @property
    def luck(self) -> tuple[float, ...]:
        """What all draws brought, by the usual judging, and the same with early draws counted less, then so by others; of mean 0."""
        brought, nth = np.array([each.brought for each in self.draws]), np.arange(1, len(self.draws) + 1)
        return tuple(float(more @ (nth / (nth + late))) for more in brought.T for late in LATE)


def has_judge(table: AnyTable) -> bool:
    """Whether somebody values the positions of a game without playing them out."""
    return table.game.has("players.judge") and judging_of(table).judge is not None


def without_judged_luck(plan: Plan, lines: Sequence[Sequence[str]]) -> Corrected:
    """Play each game of a plan once, by one line of players after the other, and take out the luck of a seat: the line's number.

    Needs 4 games at least. The fast engine plays, if it knows the players and the rules.
    """
    return without_luck_of(weighed_games(plan, lines))


def turned(names: Sequence[str]) -> list[Sequence[str]]:
    """The lines in which players move a seat on at a time; on the seat of its number each has the first of them."""
    return [[*names[len(names) - by :], *names[: len(names) - by]] for by in range(len(names))]


def weighed_games(plan: Plan, lines: Sequence[Sequence[str]]) -> list[Weighed]:
    """Play each game of a plan once, by one line of players after the other, and weigh it for the seat of the line's number."""
    table, seats = plan.table(), len(lines)
    tables = [Weighing(table, line, plan) for line in lines]
    return [tables[n % seats].game(n, Seat(n % seats)) for n in range(plan.games)]


def without_luck_of(games: Sequence[Weighed]) -> Corrected:
    """Take luck out of results, as far as other games say that it counts. Needs 4 games at least."""
    luck = np.array([game.luck for game in games])
    return corrected([game.result for game in games], luck, np.zeros((luck.shape[1], luck.shape[1])))


class Weighing:
    """A table with its players, whose games are played and weighed: in kernels, if they know the players and the rules."""

    def __init__(self, table: AnyTable, names: Sequence[str], plan: Plan) -> None:
        """Choose the engine."""
        self._table, self._names, self._seed = table, tuple(names), plan.seed
        self._judgings = judgings_of(table)
        fast = chosen(plan.engine, table, names, ENDLESS).name == "fast"
        self._engine = fast_engine(table) if fast else None
        self._sitting = [] if fast else [player(name, table) for name in seated(self._names, table)]

    def game(self, number: int, seat: Seat) -> Weighed:
        """Play a game of the seed, and value every draw for a seat; a game without an end counts as equal."""
        return self._by_rules(number, seat) if self._engine is None else self._by_kernels(self._engine, number, seat)

    def _by_rules(self, number: int, seat: Seat) -> Weighed:
        rules, found = self._table.rules, [judged_by(self._table, judging) for judging in self._judgings]
        judges = [each for each in found if each is not None]
        session: Session[Any, Any, Any, Any] = Session(rules, keep=0)
        draws, chances = list[ValuedDraw](), Numbered(self._seed, number)
        while session.over is None and session.at < ENDLESS:
            ply = session.advance(self._sitting, chances)
            if ply.drawn:
                prompt = rules.prompt(ply.before)
                assert isinstance(prompt, Chance), "chance has drawn"
                outcomes = [(foreseen(rules, ply.before, move).position, odds) for move, odds in _listed(prompt)]
                worths = [[judge.best(position)[seat] for position, _ in outcomes] for judge in judges]
                fell = [position for position, _ in outcomes].index(ply.step.position)
                draws.append(_drawn(worths, [odds for _, odds in outcomes], fell))
        return Weighed(self._result(session.over, seat), tuple(draws))

    def _by_kernels(self, engine: AnyFast, number: int, seat: Seat) -> Weighed:
        rules, state = self._table.rules, engine.pack(self._table.rules.start())
        hands, draws = Counter[Seat | None](), list[ValuedDraw]()
        for ply in range(ENDLESS):
            asked = engine.asked(state)
            if asked is not None:
                engine.apply(state, engine.choose(state, self._names[asked], self._seed, number, ply))
                continue
            prompt = rules.prompt(engine.lift(state))
            if not isinstance(prompt, Chance):
                return Weighed(self._result(prompt if isinstance(prompt, Over) else None, seat), tuple(draws))
            listed, weighs = list(_listed(prompt)), cast("Weighs", engine)
            after = weighs.outcomes(state, [move for move, _ in listed])
            hands[prompt.by] += 1
            engine.draw(state, self._seed, number, hands[prompt.by])
            fell = int(np.flatnonzero((after == state).all(axis=1))[0])
            worths = [weighs.worths(after, judging.counts)[:, seat] for judging in self._judgings]
            draws.append(_drawn(worths, [odds for _, odds in listed], fell))
        return Weighed(self._result(None, seat), tuple(draws))

    def _result(self, over: Over | None, seat: Seat) -> float:
        counts = self._judgings[0].counts
        if over is None:
            return counts.result((0,) * self._table.rules.seats, ())[seat]
        return counts.result(over.score, over.first)[seat]


def _listed(prompt: Chance[Any]) -> Iterator[tuple[Any, float]]:
    """Every outcome of a draw that is due, with its chance."""
    table = prompt.odds.table()
    assert table is not None, "an open game lists its odds"
    for move, chance in table:
        yield move, float(chance)


def _drawn(worths: Any, odds: Any, fell: int) -> ValuedDraw:
    return ValuedDraw(np.asarray(worths, float), np.asarray(odds, float), fell)
