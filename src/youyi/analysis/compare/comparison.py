"""Two readings of a game on the same chance: what the second changes, with intervals, tests and a correction for many."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict
from functools import lru_cache, partial
from itertools import chain
from platform import python_version
from typing import Any

from youyi.analysis.compare.balance import balance_effect, luck_effects
from youyi.analysis.compare.distributions import exact_differences, middle_lengths
from youyi.analysis.compare.measures import SCALES
from youyi.analysis.compare.tasks import Comparison, ComparisonWork, PairedResult, Task, read_comparison
from youyi.analysis.figures.pairs import SCALE, Effect, holm
from youyi.analysis.runs.plan import rulebook_of
from youyi.analysis.runs.shards import Workers, in_order
from youyi.analysis.simulate.simulation import Simulation
from youyi.bots.named import Named
from youyi.kernel.rulings import differences
from youyi.records.program import program

__all__ = ["Comparison", "compare", "compared", "games_of"]


def compare(
    comparison: Comparison,
    *,
    processes: Workers = 1,
    progress: Callable[[int], None] = lambda _games: None,
    players: Sequence[Named] | None = None,
) -> dict[str, Any]:
    """Play every game under every reading and report; the report does not depend on who played which.

    `progress` is given the number of games of each finished task. Raises what laying the tables and seating raise, and for a
    cluster what `cluster.on_cluster` raises. `players` takes the place of the plans' where some are objects; then this process plays alone.
    """
    return compared(
        ComparisonWork(comparison, players), processes=1 if players is not None else processes, progress=progress
    )


def compared(
    work: ComparisonWork, *, processes: Workers = 1, progress: Callable[[int], None] = lambda _games: None
) -> dict[str, Any]:
    """Do what `compare` does, the tables being laid."""
    play: Callable[[Task], list[PairedResult]] = work.found
    if processes != 1:
        play = partial(_in_process, work.pinned().write())
    if processes != 1 and isinstance(processes, int):
        for each in work.sides:
            each.compile()
    found = [PairedResult() for _ in work.comparison.others]
    with closing(in_order(play, work.tasks(processes), processes)) as parts:
        for part, task in zip(parts, work.tasks(processes), strict=True):
            for whole, more in zip(found, part, strict=True):
                whole.add(more)
            progress(len(task.numbers))
    return reported(work, found)


def games_of(work: ComparisonWork) -> int:
    """How many games `progress` will have been told of."""
    return sum(len(task.numbers) for task in work.tasks())


def _in_process(comparison: str, task: Task) -> list[PairedResult]:
    return _work_in_process(comparison).found(task)


@lru_cache(maxsize=2)
def _work_in_process(comparison: str) -> ComparisonWork:
    return ComparisonWork(read_comparison(comparison))


def reported(work: ComparisonWork, found: Sequence[PairedResult]) -> dict[str, Any]:
    """The measures of every reading with their tests, and all that reproduces them."""
    comparison, sides = work.comparison, work.sides
    base = comparison.base
    scales = {**SCALES, **{f"ladder_{name}": SCALE for name in work.names[1:]}}
    effects = [_effects(each, sides[0].table.rules.seats, scales) for each in found]
    corrected = iter(holm([each.p for each in chain.from_iterable(effects)]))
    return {
        "a": _side(sides[0]),
        "seed": base.seed,
        "release": program(),
        "python": python_version(),
        "players": list(sides[0].names),
        "games": base.games,
        "courses": work.courses,
        "chances": comparison.chances,
        "ladder": {"games": comparison.ladder, "players": list(work.names)} if comparison.ladder else None,
        "comparisons": [
            {
                "b": _side(side),
                "changes": differences(side.table.rulings, sides[0].table.rulings),
                "same": each.games.same,
                "parted": list(each.games.parted),
                "parted_ci95": each.games.parted_ci95,
                "length": middle_lengths(each),
                "measures": [{**asdict(one), "p_holm": next(corrected)} for one in effects_there],
                **({"lengths": _lengths(each)} if comparison.lengths else {}),
                **({"exact": exact_differences(sides[0].table, side.table)} if len(found) == 1 else {}),
            }
            for side, each, effects_there in zip(sides[1:], found, effects, strict=True)
        ],
    }


def _lengths(found: PairedResult) -> dict[str, list[tuple[int, int]]]:
    """How often each length occurred under both readings, shortest first; games that were only stopped are left out."""
    both = zip("ab", found.lengths, found.stopped, strict=True)
    return {name: sorted((counted - stopped).items()) for name, counted, stopped in both}


def _side(side: Simulation) -> dict[str, Any]:
    return {**rulebook_of(side.table), "engine": side.engine.name, "engine_because": side.engine.because}


def _effects(found: PairedResult, seats: int, scales: Mapping[str, int]) -> list[Effect]:
    return [
        *found.games.effects(scales),
        balance_effect(found.wins, seats),
        *found.courses.effects(scales),
        *found.ladder.effects(scales),
        *luck_effects(found.cells),
    ]
