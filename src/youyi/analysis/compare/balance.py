"""Figures of a comparison that are no means of games: seat balance and the shares of luck, with jackknife errors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, TypeAlias

from youyi.analysis.compare import luck
from youyi.analysis.figures.pairs import GROUPS, Effect, jackknife, p_value
from youyi.analysis.figures.tally import around

Cells: TypeAlias = Sequence[tuple[list[list[int]], list[list[int]]]]


@dataclass(slots=True)
class Wins:
    """How often each seat alone was first under both readings, by groups of games."""

    games: Counter[int] = field(default_factory=Counter)
    """Games by group."""
    won: tuple[Counter[tuple[int, int]], Counter[tuple[int, int]]] = field(
        default_factory=lambda: (Counter(), Counter())
    )
    """Under each reading: games won by group and seat."""

    def count(self, number: int, a: frozenset[Any], b: frozenset[Any]) -> None:
        """Count one game by who was first."""
        group = number % GROUPS
        self.games[group] += 1
        for counted, first in zip(self.won, (a, b), strict=True):
            if len(first) == 1:
                counted[group, next(iter(first))] += 1

    def add(self, other: Wins) -> None:
        """Count in other games."""
        self.games += other.games
        for mine, theirs in zip(self.won, other.won, strict=True):
            mine.update(theirs)

    def balance(self, reading: int, seats: int, without: int | None = None) -> float:
        """One less the largest difference between two seats' shares of games won, with one group left out."""
        games = self.games.total() - (0 if without is None else self.games[without])
        won = [
            sum(times for (group, by), times in self.won[reading].items() if by == seat and group != without)
            for seat in range(seats)
        ]
        return 1 - (max(won) - min(won)) / games


def balance_effect(wins: Wins, seats: int) -> Effect:
    """The balance under both readings."""
    groups = sorted(wins.games)
    whole = wins.balance(0, seats), wins.balance(1, seats)
    if len(groups) < 2:
        return Effect("balance", wins.games.total(), whole[0], None, whole[1], None, whole[1] - whole[0], None, None)
    without = [(wins.balance(0, seats, group), wins.balance(1, seats, group)) for group in groups]
    return _with_errors("balance", wins.games.total(), whole, [without])


def luck_effects(cells: Cells) -> list[Effect]:
    """The shares of luck under both readings; none where nothing varies or too little was played."""
    if len(cells) < 2:
        return []
    whole = _shares(cells)
    by_chance = [_shares([each for number, each in enumerate(cells) if number % GROUPS != group])
                 for group in range(min(GROUPS, len(cells)))] if len(cells) > 2 else []  # fmt: skip
    by_way = [_shares([(_less(a, way), _less(b, way)) for a, b in cells]) for way in range(len(cells[0][0]))]
    found = []
    for place, name in enumerate(luck.SHARES):
        if whole[0] is None or whole[1] is None:
            continue
        figures = whole[0][place], whole[1][place]
        errors = [
            [(a[place], b[place]) for a, b in left_out if a is not None and b is not None]
            for left_out in (by_chance, by_way)
        ]
        found.append(_with_errors(name, len(cells), figures, errors))
    return found


def _shares(cells: Cells) -> tuple[Any, Any]:
    return luck.shares([a for a, _ in cells]), luck.shares([b for _, b in cells])


def _less(ways: list[list[int]], way: int) -> list[list[int]]:
    return [each for number, each in enumerate(ways) if number != way]


def _with_errors(
    name: str, games: int, whole: tuple[float, float], errors: Sequence[Sequence[tuple[float, float]]]
) -> Effect:
    """The figures of both readings and their difference, with errors from each way of leaving groups out, added up."""

    def error(of: Callable[[tuple[float, float]], float]) -> float:
        return sqrt(sum(jackknife(map(of, without)) ** 2 for without in errors if without))

    a, b = whole
    freedom = min((len(without) for without in errors if without), default=2) - 1
    ea, eb, ed = error(lambda each: each[0]), error(lambda each: each[1]), error(lambda each: each[1] - each[0])
    d_ci95 = around(b - a, ed) if ed else None  # no group moves it: of what games could come, that says nothing
    return Effect(name, games, a, around(a, ea), b, around(b, eb), b - a, d_ci95, p_value(b - a, ed, freedom))
