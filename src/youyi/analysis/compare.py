"""Two readings of a game on the same chance: what the second changes, with intervals, tests and a correction for many."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, replace
from functools import lru_cache, partial
from itertools import chain
from typing import Any

from youyi.analysis.balance import balance_effect, luck_effects
from youyi.analysis.compare_tasks import Comparison, Found, Task, courses_of, engine_of, found_in, rungs_of, tasks
from youyi.analysis.course_measures import SCALES
from youyi.analysis.pairs import SCALE, Effect, holm
from youyi.analysis.plan import read_plan, rulebook_of
from youyi.analysis.shards import in_order
from youyi.analysis.simulate import Simulation, prepared
from youyi.bots.named import Named
from youyi.kernel.rulings import differences
from youyi.kernel.version import __version__

__all__ = ["Comparison", "Found", "Task", "compare", "engine_of", "found_in", "games_of", "reported", "tasks"]


def compare(
    comparison: Comparison,
    *,
    processes: int = 1,
    progress: Callable[[int], None] = lambda _games: None,
    players: Sequence[Named] | None = None,
) -> dict[str, Any]:
    """Play every game under every reading and report; the report does not depend on the number of processes.

    `progress` is given the number of games of each finished task. Raises what laying the tables and seating raise.
    `players` takes the place of the plans' where some are objects; then this process plays alone.
    """
    sides = [prepared(plan, players=players) for plan in comparison.plans]
    work: Callable[[Task], list[Found]] = partial(found_in, comparison, sides)
    if players is not None:
        processes = 1
    if processes > 1:
        work = work_elsewhere(comparison, sides)
        for each in sides:
            each.compile()
    found = [Found() for _ in comparison.others]
    engine = engine_of(sides)
    with closing(in_order(work, tasks(comparison, engine), processes)) as parts:
        for part, task in zip(parts, tasks(comparison, engine), strict=True):
            for whole, more in zip(found, part, strict=True):
                whole.add(more)
            progress(len(task.numbers))
    return reported(comparison, sides, found)


def games_of(comparison: Comparison) -> int:
    """How many games `progress` will have been told of."""
    engine = engine_of([prepared(plan) for plan in comparison.plans])
    return sum(len(task.numbers) for task in tasks(comparison, engine))


def work_elsewhere(comparison: Comparison, sides: Sequence[Simulation]) -> Callable[[Task], list[Found]]:
    """How another process plays a task: a function that can be pickled."""
    plans = tuple(replace(each.plan, engine=each.engine.name).write() for each in sides)
    return partial(_in_process, plans, replace(comparison, base=sides[0].plan, others=()))


def _in_process(plans: tuple[str, ...], asked: Comparison, task: Task) -> list[Found]:
    sides = _prepared_in_process(plans)
    base, *others = (each.plan for each in sides)
    return found_in(replace(asked, base=base, others=tuple(others)), sides, task)


@lru_cache(maxsize=2)
def _prepared_in_process(plans: tuple[str, ...]) -> list[Simulation]:
    return [prepared(read_plan(plan)) for plan in plans]


def reported(comparison: Comparison, sides: Sequence[Simulation], found: Sequence[Found]) -> dict[str, Any]:
    """The measures of every reading with their tests, and all that reproduces them."""
    base, names = comparison.base, rungs_of(comparison)
    scales = {**SCALES, **{f"ladder_{name}": SCALE for name in names[1:]}}
    effects = [_effects(each, sides[0].table.rules.seats, scales) for each in found]
    corrected = iter(holm([each.p for each in chain.from_iterable(effects)]))
    return {
        "a": _side(sides[0]),
        "seed": base.seed,
        "release": __version__,
        "players": list(sides[0].names),
        "games": base.games,
        "courses": courses_of(comparison, engine_of(sides)),
        "chances": comparison.chances,
        "ladder": {"games": comparison.ladder, "players": list(names)} if comparison.ladder else None,
        "comparisons": [
            {
                "b": _side(side),
                "changes": differences(side.table.rulings, sides[0].table.rulings),
                "same": each.games.same,
                "parted": list(each.games.parted),
                "measures": [{**asdict(one), "p_holm": next(corrected)} for one in effects_there],
                **({"lengths": _lengths(each)} if comparison.lengths else {}),
            }
            for side, each, effects_there in zip(sides[1:], found, effects, strict=True)
        ],
    }


def _lengths(found: Found) -> dict[str, list[tuple[int, int]]]:
    """How often each length occurred under both readings, shortest first."""
    return {name: sorted(counted.items()) for name, counted in zip("ab", found.lengths, strict=True)}


def _side(side: Simulation) -> dict[str, Any]:
    return {**rulebook_of(side.table), "engine": side.engine.name, "engine_because": side.engine.because}


def _effects(found: Found, seats: int, scales: Mapping[str, int]) -> list[Effect]:
    return [
        *found.games.effects(scales),
        balance_effect(found.wins, seats),
        *found.courses.effects(scales),
        *found.ladder.effects(scales),
        *luck_effects(found.cells),
    ]
