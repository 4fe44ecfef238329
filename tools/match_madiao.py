"""Hold two players of 馬吊 against one another on the same packs from every seat.

    PYTHONPATH=src python tools/match_madiao.py --x pimc --o heuristic --seats xooo --deals 1000 --seed 910

Each pack is dealt once for every turn of the seats given, so x sits wherever o sat: the banker, the hands and the stock
fall to each in turn. One such block of deals is the unit of the interval.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt

from youyi.analysis.simulate.referee import referee
from youyi.games.madiao import GAME
from youyi.kernel.streams import Numbered
from youyi.players.pimc import Pimc
from youyi.players.player import AnyPlayer, player

OFTEN = 100
"""Blocks after which the figures so far are printed."""


@dataclass(frozen=True)
class Match:
    """Who meets whom, and over what."""

    x: str
    o: str
    seats: str
    ruleset: str
    seed: int

    def block(self, number: int) -> float:
        """Deal one pack for every turn of the seats; give what x won in a deal, on average over its seats, in 注."""
        table = GAME.under(self.ruleset, terms={"deals": 1})
        sitting = {"x": seated(self.x, table), "o": seated(self.o, table)}
        won = 0.0
        for shift in range(len(self.seats)):
            seats = self.seats[shift:] + self.seats[:shift]
            over = referee(table.rules, [sitting[each] for each in seats], Numbered(self.seed, number)).over
            assert over is not None
            mine = [over.score[seat] for seat, each in enumerate(seats) if each == "x"]
            won += sum(mine) / len(mine)
        return won / len(self.seats)


def seated(asked: str, table: object) -> AnyPlayer:
    """Seat a player by name; `pimc:64` is pimc with 64 playouts, `pimc:64:0.5` with half a standard error of caution."""
    name, *changes = asked.split(":")
    found = player(name, table)  # type: ignore[arg-type]  # a table of 馬吊 is a table
    for field, kind, change in zip(("playouts", "caution"), (int, float), changes, strict=False):
        assert isinstance(found, Pimc)
        found = replace(found, **{field: kind(change)})
    return found


def tell(match: Match, found: Sequence[float], seconds: float) -> None:
    """Print what was found so far."""
    blocks = len(found)
    mean = sum(found) / blocks
    error = 1.96 * sqrt(sum((each - mean) ** 2 for each in found) / (blocks - 1) / blocks)
    deals = blocks * len(match.seats)
    print(
        f"{match}: {blocks} packs, {deals} deals; x {mean:+.3f} ± {error:.3f} 注 a deal  ({seconds:.0f} s)", flush=True
    )


def main() -> None:
    """Do as the command line says."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--x", default="pimc", help="a player's name; pimc:64:0.5 for other settings")
    asked.add_argument("--o", default="heuristic")
    asked.add_argument("--seats", default="xooo", help="who sits where, as in xooo, xxxo, xxoo or xoxo")
    asked.add_argument("--ruleset", default="madiao/guide")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--deals", type=int, default=1000, help="packs; each is dealt once for every turn of the seats")
    asked.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    wanted = asked.parse_args()
    match = Match(wanted.x, wanted.o, wanted.seats, wanted.ruleset, wanted.seed)
    began, found = time.time(), []
    with multiprocessing.get_context("spawn").Pool(wanted.processes) as pool:
        for result in pool.imap(match.block, range(wanted.deals)):
            found.append(result)
            if len(found) in (wanted.deals, *range(OFTEN, wanted.deals, OFTEN)):
                tell(match, found, time.time() - began)


if __name__ == "__main__":
    main()
