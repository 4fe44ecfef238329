"""The error rates of a set of judged decisions, each with its interval; games are what is drawn, so they are the unit."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import fsum, sqrt
from typing import Any, TypeAlias

from youyi.analysis.errors.judged_games import JudgedDecision, JudgedGame
from youyi.analysis.errors.judged_set import JudgedSet
from youyi.analysis.errors.survey import SURE, told
from youyi.analysis.figures.tally import around
from youyi.analysis.review.evaluators import judging_of
from youyi.analysis.runs.plan import rulebook_of
from youyi.players.player import levels_of

REPORT = "youyi.errors/1"
Sums: TypeAlias = Sequence[tuple[float, float]]
"""Of each game, what is summed and over how much."""
Estimate: TypeAlias = tuple[float | None, list[float] | None]


@dataclass(frozen=True, slots=True)
class ErrorRate:
    """What one player, or one person, loses."""

    name: str
    decisions: int
    """Those that were judged."""
    a_decision: Estimate
    """Over every decision with more than one move."""
    contested: Estimate
    """Over those at which any two chose differently."""
    a_game: Estimate
    """What one seat loses in a game."""
    worse: float
    """The share of decisions at which the choice was surely not the best."""


def rates(games: Sequence[JudgedGame], asked: Sequence[str], seats: int) -> list[ErrorRate]:
    """The rates of everybody who chose, the best first: those who were `asked` for every seat, and people for their own."""
    names = dict.fromkeys(name for game in games for each in game.judged for name in each.chosen)
    found = (_rate(name, games, seats if name in asked else 1) for name in names)
    return sorted(found, key=lambda each: each.a_decision[0] or 0.0)


def _rate(name: str, games: Sequence[JudgedGame], seats: int) -> ErrorRate:
    """The rate of somebody who chose for so many seats."""
    mine = [[each for each in game.judged if name in each.chosen] for game in games]
    theirs = [(game, found) for game, found in zip(games, mine, strict=True) if found or not game.choices]

    def summed(value: Callable[[JudgedDecision], float]) -> list[float]:
        return [weight_of(game) * fsum(map(value, found)) for game, found in theirs]

    lost = summed(lambda each: _loss(each, name))
    worse = summed(lambda each: float(is_worse(each, each.chosen[name])))
    every, contested = summed(lambda _each: 1.0), summed(lambda each: float(is_contested(each)))
    return ErrorRate(
        name=name,
        decisions=sum(map(len, mine)),
        a_decision=ratio(list(zip(lost, every, strict=True))),
        contested=ratio(list(zip(lost, contested, strict=True))),
        a_game=ratio([(each / seats, 1.0) for each in lost]),
        worse=fsum(worse) / fsum(every),
    )


def step(games: Sequence[JudgedGame], name: str, above: str) -> Estimate:
    """What one loses a decision more than another: at the same decisions, so much surer than the difference of their rates.

    >>> step((), "greedy@1", "network@3")
    (None, None)
    """
    both = [[each for each in game.judged if {name, above} <= each.chosen.keys()] for game in games]
    return ratio([
        (weight_of(game) * fsum(_loss(each, name) - _loss(each, above) for each in found), weight_of(game) * len(found))
        for game, found in zip(games, both, strict=True)
    ])  # fmt: skip


def _loss(each: JudgedDecision, name: str) -> float:
    return each.losses[each.chosen[name]].loss


def weight_of(game: JudgedGame) -> float:
    """For how many decisions of its game each that was judged stands; a game without one has none."""
    return game.choices / max(1, len(game.judged))


def is_contested(each: JudgedDecision) -> bool:
    """Whether any two chose differently."""
    return len(each.losses) > 1


def is_worse(each: JudgedDecision, move: str) -> bool:
    """Whether a move is surely worse than the best."""
    found = each.losses[move]
    return found.loss > SURE * found.error


def ratio(sums: Sums) -> Estimate:
    """What is summed to over all games against how much that was over, with the interval of a ratio of means.

    >>> ratio([(1.0, 2.0), (3.0, 2.0)])
    (1.0, [0.02..., 1.97...])
    """
    whole = fsum(over for _, over in sums)
    if not whole:
        return None, None
    mean, count = fsum(each for each, _ in sums) / whole, len(sums)
    if count == 1:
        return mean, None
    squares = fsum((each - mean * over) ** 2 for each, over in sums)
    return mean, around(mean, sqrt(squares * count / (count - 1)) / whole)


def reported(found: JudgedSet, games: Sequence[JudgedGame] | None = None) -> dict[str, Any]:
    """The figures of a set, or of other games judged by its survey, with all that reproduces them."""
    survey, table = found.survey, found.survey.plan.table()
    games = found.games if games is None else games
    every = [each for game in games for each in game.judged]
    rolled = [loss for each in every for loss in each.losses.values() if loss.error]
    judging = judging_of(table)
    return {
        "schema": REPORT,
        **rulebook_of(table),
        "survey": told(survey),
        "yardstick": dict(found.yardstick),
        "release": found.release,
        "python": found.python,
        "counts": judging.counts.value,
        "spread": judging.spread,
        "games": len(games),
        "choices": sum(game.choices for game in games),
        "judged": len(every),
        "contested": sum(map(is_contested, every)),
        "left": sum(game.left for game in games),
        "rolled_out": len(rolled),
        "undecided": sum(not each.settled for each in rolled),
        "players": [_told(each) for each in rates(games, survey.asked, table.rules.seats)],
        "steps": _steps(games, [each.full_id for each in levels_of(table.game) if each.full_id in survey.asked]),
        "check": checked(games),
    }


def _steps(games: Sequence[JudgedGame], levels: Sequence[str]) -> list[dict[str, Any]]:
    """By how much each level loses more than the next stronger one that was asked."""
    found = ((name, above, *step(games, name, above)) for name, above in pairwise(levels))
    return [{"name": name, "above": above, "mean": mean, "ci95": interval} for name, above, mean, interval in found]


def _told(rate: ErrorRate) -> dict[str, Any]:
    said: Mapping[str, Estimate] = {
        "a_decision": rate.a_decision, "contested": rate.contested, "a_game": rate.a_game,
    }  # fmt: skip
    figures = {name: {"mean": mean, "ci95": interval} for name, (mean, interval) in said.items()}
    return {"name": rate.name, "decisions": rate.decisions, **figures, "worse": rate.worse}


def checked(games: Sequence[JudgedGame]) -> dict[str, Any] | None:
    """How far losses are from what they are by another way, a choice that is not held to be the best; None where no other way was gone.

    Where values are exact the other way are playouts: what they are wrong by. Where cards are hidden it is the true cards, which
    say of a single choice little, and of the mean what it should be.
    """
    pairs = [
        [(each.losses[move].loss, loss) for each in (*game.judged, *game.solved) for move, loss in each.checked.items() if not _is_best(each, move)]
        for game in games
    ]  # fmt: skip
    every = [pair for found in pairs for pair in found]
    if not every:
        return None
    counts = [float(len(found)) for found in pairs]
    means = (
        ratio([(fsum(value(*pair) for pair in found), count) for found, count in zip(pairs, counts, strict=True)])
        for value in (lambda one, _: one, lambda _, other: other, lambda one, other: other - one)
    )
    names = ("told", "checked", "difference")
    figures = {name: {"mean": mean, "ci95": interval} for name, (mean, interval) in zip(names, means, strict=True)}
    squares = fsum((one - other) ** 2 for one, other in every)
    return {"choices": len(every), **figures, "root_mean_square": sqrt(squares / len(every))}


def _is_best(each: JudgedDecision, move: str) -> bool:
    found = each.losses[move]
    return not found.loss and not found.error
