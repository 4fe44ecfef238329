"""Players all at one table: each deal in every cyclic seating on the same chance, and who got more in it than whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import lru_cache, partial
from itertools import chain, combinations
from random import Random
from typing import TypeAlias

from youyi.analysis.match.matches import Match, NoMatch, got
from youyi.analysis.review.evaluators import counts_of
from youyi.analysis.runs.plan import read_plan
from youyi.analysis.runs.shards import Workers, in_order, shards
from youyi.analysis.simulate.simulation import Simulation, prepared
from youyi.analysis.texts import ANALYSIS as TEXTS
from youyi.kernel.lab.evaluation import Counts

_FEW = TEXTS["few"]
Ranking: TypeAlias = tuple[str, ...]
"""The players of a deal, from who got most in it."""


def groups(match: Match) -> tuple[tuple[str, ...], ...]:
    """Every choice of as many players as sit at the table. Raises `NoMatch`."""
    names = tuple(dict.fromkeys(chain.from_iterable(match.pairs())))
    seats = match.plan.table().rules.seats
    if len(names) < seats:
        raise NoMatch(_FEW.filled(seats=seats))
    return tuple(combinations(names, seats))


def rankings(
    match: Match, *, processes: Workers = 1, progress: Callable[[int], None] = lambda _deals: None
) -> tuple[tuple[Ranking, ...], ...]:
    """Every deal of every group of players: one ranking for each group, of deals that ended or were forfeited in all seatings.

    Whoever forfeits a game comes after those that forfeit fewer. Who got equally much is ranked by a lot that hangs on the seed and the deal alone.
    """
    found = list[dict[int, Ranking]]()
    for group in groups(match):
        plan = match.plan.write()
        engine = _seatings(plan, group)[0].engine.name
        numbers = shards(0, match.plan.games, engine, processes)
        found.append({})
        with closing(in_order(partial(_ranked, plan, group), numbers, processes)) as parts:
            for part in parts:
                found[-1].update(part)
                progress(len(part))
    whole = (number for number in range(match.plan.games) if all(number in each for each in found))
    return tuple(tuple(each[number] for each in found) for number in whole)


@lru_cache(maxsize=64)
def _seatings(plan: str, group: tuple[str, ...]) -> tuple[Simulation, ...]:
    """The tables at which a group sits, each turned by one seat."""
    read = read_plan(plan)
    games = len(group) * read.games
    lines = (group[turn:] + group[:turn] for turn in range(len(group)))
    return tuple(prepared(replace(read, players=line, games=games)) for line in lines)


def _ranked(plan: str, group: tuple[str, ...], numbers: range) -> dict[int, Ranking]:
    read = read_plan(plan)
    return dict(_rankings(_seatings(plan, group), counts_of(read.table()), read.seed, numbers))


def _rankings(
    tables: tuple[Simulation, ...], counts: Counts, seed: int, numbers: range
) -> Iterator[tuple[int, Ranking]]:
    played = [play.player_of_parts(rows=True)(numbers).rows for play in tables]
    for number, rows in zip(numbers, zip(*played, strict=True), strict=True):
        gained, forfeits = dict.fromkeys(tables[0].names, 0), Counter[str]()
        for play, row in zip(tables, rows, strict=True):
            forfeits.update(() if row.forfeit is None else (play.names[row.forfeit],))
            for name, result in zip(play.names, got(row, counts), strict=bool(row.score)):
                gained[name] += result
        if all(row.score or row.forfeit is not None for row in rows):
            lot = Random(f"{seed}/{number}")  # noqa: S311  # the same in every run
            yield number, tuple(sorted(gained, key=lambda name: (forfeits[name], -gained[name], lot.random())))


__all__ = ["Ranking", "groups", "rankings"]
