"""Play both engines of a game side by side for so many plies, each game at another table drawn by lot.

    PYTHONPATH=src python tools/lockstep.py ruqi --plies 5000000 --seed 1000000

Each seed is a table with its own rulings and terms: some plies are walked through one by one, positions, legal actions,
results and the choices of compiled players compared; more are played out by the kernels alone and the games' figures compared.
What is printed says how far the run came and with which seed it goes on; the first difference ends it.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
if "tests" not in sys.modules:  # an installed package of that name would be found before a folder
    sys.modules["tests"] = ModuleType("tests")
    sys.modules["tests"].__path__ = [str(ROOT / "tests")]

from tests.kit.engines.lockstep import compare_plies, lowered_settings, random_pair  # noqa: E402  # after the line above

LONGEST = 10**4
"""Plies after which a game is left: under some answers random play hardly ever ends."""
WALKED, OUT = 2_000, 8_000
"""Plies at each table."""
SEARCHED = 200
"""One choice in so many is asked of the searching players too, which are slow in the readable engine."""
SELDOM = 30.0
"""Seconds between two lines."""


def played(game: str, seed: int) -> tuple[int, int]:
    """Compare the games of one seed; returns the plies walked through, and those played out."""
    settings = [each for each in lowered_settings() if each.game.id == game]
    return compare_plies(random_pair(settings[seed % len(settings)], seed), seed, WALKED, OUT, LONGEST, SEARCHED)


def main() -> None:
    """Read the command line and compare."""
    parser = argparse.ArgumentParser(description="Hold the fast engine of a game to the readable one.")
    parser.add_argument("game", choices=sorted({each.game.id for each in lowered_settings()}))
    parser.add_argument("--plies", type=int, default=100_000, help="compare at least so many, of both kinds together")
    parser.add_argument(
        "--seed", type=int, default=0, help="the first seed; a run goes on with the one it printed last"
    )
    asked = parser.parse_args()
    walked = out = 0
    seed, said = asked.seed, time.monotonic()
    while walked + out < asked.plies:
        for_one = played(asked.game, seed)
        walked, out, seed = walked + for_one[0], out + for_one[1], seed + 1
        if time.monotonic() - said > SELDOM or walked + out >= asked.plies:
            said = time.monotonic()
            print(
                f"{asked.game}: {walked} plies walked through, {out} played out, all alike; next --seed {seed}",
                flush=True,
            )


if __name__ == "__main__":
    main()
