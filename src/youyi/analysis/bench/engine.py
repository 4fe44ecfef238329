"""How fast the engine is on this machine: random play, one core, stated with the machine.

Processor time is measured, so that other load counts little; the median of several slices is reported.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from youyi.analysis.runs.engines import FEW, chosen, fast_engine
from youyi.analysis.runs.timing import SLICES, Speed, collect_seldom
from youyi.analysis.simulate.measures import Turns
from youyi.analysis.simulate.referee import referee
from youyi.games import catalogue
from youyi.kernel.game import Table
from youyi.kernel.rulings import differences
from youyi.kernel.streams import Numbered
from youyi.players.player import player, player_spec


def bench(*, seconds: float = 2.0, policy: str = "random") -> Iterator[dict[str, Any]]:
    """Time single bouts of every game under every ruleset, with each engine that plays it."""
    collect_seldom()
    for game in catalogue():
        for ruleset in game.rulesets:
            table = game.under(ruleset.full_id, terms=differences(game.bout, game.terms))
            played = rates(timed(table, policy, seconds / SLICES))
            yield _row(table, "reference", policy, played, played)
            names = (player_spec(policy, game).full_id,) * table.rules.seats
            if chosen("auto", table, names, FEW).name == "fast":
                from youyi.analysis.simulate.fast_play import timed_fast  # NumPy comes with the extra `fast`

                slices = timed_fast(fast_engine(table), table.rules.start(), names, seconds / SLICES)
                yield _row(table, "fast", policy, rates(slices), played)


def _row(
    table: Table[Any, Any, Any, Any], engine: str, policy: str, found: Mapping[str, float], by: Mapping[str, float]
) -> dict[str, Any]:
    """One row; `times` says how many times as many moves a second as the readable engine, measured just before."""
    return {
        "game": table.game.id,
        "ruleset": table.ruleset.full_id,
        "seats": table.rules.seats,
        "engine": engine,
        "policy": policy,
        **found,
        "times": round(found["moves_per_s"] / by["moves_per_s"], 1),
    }


def rates(slices: Sequence[Speed]) -> dict[str, float]:
    """Give the median of the slices' rates: moves and turns a second to one decimal, games to three."""
    return {
        "moves_per_s": round(median(each.moves / each.seconds for each in slices), 1),
        "turns_per_s": round(median(each.turns / each.seconds for each in slices), 1),
        "games_per_s": round(median(each.games / each.seconds for each in slices), 3),
    }


def timed(table: Table[Any, Any, Any, Any], policy: str, seconds: float) -> tuple[Speed, ...]:
    """Play whole games in slices of at least this many seconds each; a first game warms up and is not counted."""
    sitting = tuple(player(policy, table) for _ in range(table.rules.seats))
    referee(table.rules, sitting, Numbered(0, 0))
    slices, number = list[Speed](), 0
    for _ in range(SLICES):
        moves, turns, games = 0, 0, 0
        began = process_time()
        while (spent := process_time() - began) < seconds or not games:
            games, number = games + 1, number + 1
            counted = Turns(table.game)
            moves += len(referee(table.rules, sitting, Numbered(0, number), counted.on_events).moves)
            turns += counted.count
        slices.append(Speed(moves, turns, games, spent))
    return tuple(slices)


def machine() -> dict[str, Any]:
    """The machine on which the times were taken."""
    return {
        "system": platform.system(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
    }


def _processor() -> str:
    """Name the processor as the system does; the architecture where it does not say."""
    try:
        with Path("/proc/cpuinfo").open(encoding="utf-8") as lines:
            names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.processor() or platform.machine()
