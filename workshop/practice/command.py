"""`python -m workshop practice WHAT READING --players … --games N --seed S`: figures of play, as JSON.

READING is a game or a ruleset, with answers after commas, as `youyi compare` takes it. WHAT is `habits` (with `--beside PLAYER`), `advice` (`--playouts N`, `--every N`), `without`, `worth` (`--position P`) or `luck` (`--turning`).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import Any

from workshop.practice.ablation import left_out
from workshop.practice.advice_test import advice_tested
from workshop.practice.luck import lucky, lucky_in_turn
from workshop.practice.playing_stats import counted
from workshop.practice.position_value import worth
from youyi.analysis.review.evaluators import counts_of
from youyi.analysis.runs.plan import Plan, rulebook_of, seated
from youyi.analysis.runs.readings import read_reading, under
from youyi.kernel.version import __version__

WHAT: Mapping[str, Callable[[Plan, argparse.Namespace], Any]] = {
    "habits": lambda plan, asked: counted(plan, asked.beside),
    "advice": lambda plan, asked: advice_tested(plan, playouts=asked.playouts, every=asked.every),
    "without": lambda plan, _asked: left_out(plan),
    "worth": lambda plan, asked: worth(plan, asked.position),
    "luck": lambda plan, asked: lucky_in_turn(plan) if asked.turning else lucky(plan),
}


def report(asked: argparse.Namespace) -> dict[str, Any]:
    """What a command comes to, with all that reproduces it."""
    reading, players = read_reading(asked.reading), tuple(asked.players.split(","))
    plan = under(Plan(game=reading.game, players=players, games=asked.games, seed=asked.seed), reading)
    table = plan.table()
    named = {"games": plan.games, "seed": plan.seed, "players": seated(plan.players, table), "release": __version__}
    named["goal"] = counts_of(table).value
    return {"what": asked.what, **rulebook_of(table), **named, "found": WHAT[asked.what](plan, asked)}


def takes(asked: argparse.ArgumentParser) -> None:
    """Add what the command line may say."""
    asked.add_argument("what", choices=WHAT)
    asked.add_argument("reading")
    asked.add_argument("--players", required=True, help="one for each seat, or one for all")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seed", type=int, default=7)
    asked.add_argument("--beside", help="habits: who else is asked at every choice")
    asked.add_argument(
        "--playouts", type=int, default=8, help="advice: of either choice; 0 counts only who follows what"
    )
    asked.add_argument("--every", type=int, default=1, help="advice: one choice in so many is looked at")
    asked.add_argument("--position", help="worth: in the game's notation")
    asked.add_argument(
        "--turning", action="store_true", help="luck: of the first player, who moves a seat on from game to game"
    )
    asked.add_argument("--json", action="store_true", help="the default; accepted as by youyi's commands")
