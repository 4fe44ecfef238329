"""How fast the engine is on this machine: random play, one process, stated with the machine."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from youyi.analysis.measures import Turns
from youyi.analysis.referee import referee
from youyi.games import catalogue
from youyi.kernel.game import Table
from youyi.kernel.rulings import differences
from youyi.kernel.streams import Numbered
from youyi.players.player import player


@dataclass(frozen=True, slots=True)
class Pace:
    """How much was played in how long."""

    moves: int
    """Every answer, throws included."""
    turns: int
    games: int
    seconds: float


def bench(*, seconds: float = 2.0, policy: str = "random") -> Iterator[dict[str, Any]]:
    """Time single bouts of every game under every ruleset."""
    for game in catalogue():
        for ruleset in game.rulesets:
            table = game.under(ruleset.full_id, terms=differences(game.bout, game.terms))
            pace = timed(table, policy, seconds)
            yield {
                "game": game.id,
                "ruleset": ruleset.full_id,
                "seats": table.rules.seats,
                "engine": "reference",
                "policy": policy,
                "moves_per_s": round(pace.moves / pace.seconds, 1),
                "turns_per_s": round(pace.turns / pace.seconds, 1),
                "games_per_s": round(pace.games / pace.seconds, 3),
            }


def timed(table: Table[Any, Any, Any, Any], policy: str, seconds: float) -> Pace:
    """Play whole games until the time is up; the first game warms up and does not count."""
    sitting = tuple(player(policy, table) for _ in range(table.rules.seats))
    referee(table.rules, sitting, Numbered(0, 0))
    moves, turns, games = 0, 0, 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds or not games:
        games += 1
        counted = Turns(table.game)
        moves += len(referee(table.rules, sitting, Numbered(0, games), counted.heed).moves)
        turns += counted.count
    return Pace(moves, turns, games, spent)


def machine() -> dict[str, Any]:
    """Say on what the times were taken."""
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
