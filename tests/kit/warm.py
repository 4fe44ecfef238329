"""Compiles what tests of the fast engines call step by step: `python -m tests.kit.warm`.

Once and beforehand: test processes that start together would each compile it.
"""

from __future__ import annotations

from tests.kit.lockstep import Pair, lowered_settings
from youyi.adapters.fast_play import FastPlay
from youyi.adapters.vector import VectorTable
from youyi.analysis.one_game import play_game
from youyi.players.player import players_at

PLIES = 40


def main() -> None:
    """Play a little of each game that has a fast engine in every way that tests play it."""
    for setting in {each.game.id: each for each in lowered_settings()}.values():
        table = setting.bout()
        pair = Pair(table)
        pair.walk(0, 0, PLIES)
        pair.play_out([pair.quick[0]] * pair.fast.seats, 0, range(1), PLIES)
        alone = FastPlay(table)
        alone.begin(0)
        alone.observed(0)
        together = VectorTable(table.game.rulesets[0].full_id, 2)
        together.reset(seed=0)
        together.step(together.blind())
        for spec in players_at(table):
            if spec.searches and spec.full_id not in pair.players:
                play_game(table, [spec.full_id], seed=0)


if __name__ == "__main__":
    main()
