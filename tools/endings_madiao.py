"""What players of 馬吊 lose against equilibrium strategies of small games: ends of deals, and decks of few cards.

    PYTHONPATH=src python tools/endings_madiao.py madiao/12 --players heuristic,network,pimc,search --rounds 1000

The whole tree is solved by CFR+ (`workshop.solvers.cfr_arrays`). Of each player it is told what all seats could gain against
four of it, each by its best answer alone (`nash_conv`, 0 in an equilibrium), and, for each seat, how much less it gets there among
three that play the equilibrium than the equilibrium itself would. A player that refuses the deck is named with its reason.
"""

from __future__ import annotations

import argparse

import numpy as np

from workshop.solvers.cfr_arrays import ArrayTree, grown, minimised, nash_conv, played_by, uniform, worth
from youyi.analysis.solve.instances import instance
from youyi.compiled.arrays import Floats
from youyi.kernel.streams import Stream
from youyi.players.player import player, player_spec


def among(tree: ArrayTree, strategy: Floats, others: Floats) -> list[float]:
    """For each seat, how much less it gets by a strategy among three that play another than if it played that too."""
    usual = worth(tree, others)
    owners = np.repeat([seat for seat, _ in tree.keys], np.diff(tree.arrays.at))
    return [usual[seat] - worth(tree, np.where(owners == seat, strategy, others))[seat] for seat in range(tree.seats)]


def listed(figures: list[float]) -> str:
    """Figures of the seats, in 注."""
    return ", ".join(f"{each:+.3f}" for each in figures)


def main() -> None:
    """Do as the command line says."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("instance", help="madiao/8, madiao/12, madiao/16 or madiao/deck-12")
    asked.add_argument("--players", default="heuristic,network,pimc,search")
    asked.add_argument("--rounds", type=int, default=1000, help="of regret minimisation")
    asked.add_argument("--processes", type=int, default=1, help="that grow the tree")
    asked.add_argument(
        "--samples", type=int, default=1, help="so often each player is asked about every information set"
    )
    wanted = asked.parse_args()
    small = instance(wanted.instance)
    tree, table = grown(small, wanted.processes), small.table
    print(f"{small.id}: {tree.nodes} nodes, {len(tree.keys)} information sets", flush=True)
    equilibrium = minimised(tree, wanted.rounds)
    print(f"equilibrium: nash_conv {nash_conv(tree, equilibrium):.4f}, worth {listed(worth(tree, equilibrium))}", flush=True)  # fmt: skip
    found = {"random": uniform(tree)}
    for name in wanted.players.split(","):
        refused = player_spec(name, table.game).refuses(table)
        if refused is not None:
            print(f"{name}: {refused.en}", flush=True)
            continue
        found[name] = played_by(tree, player(name, table), Stream, wanted.samples)
    for name, strategy in found.items():
        lost = among(tree, strategy, equilibrium)
        print(f"{name}: nash_conv {nash_conv(tree, strategy):.3f}; loses {listed(lost)}, mean {sum(lost) / len(lost):.3f}", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
