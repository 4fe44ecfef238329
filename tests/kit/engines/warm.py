"""Compiles what tests of the fast engines call step by step: `python -m tests.kit.engines.warm [GAME …]`, by default for every game.

Once and beforehand: test processes that start together would each compile it.
"""

from __future__ import annotations

import sys
from collections.abc import Collection

from tests.kit.engines.lockstep import Pair, lowered_settings
from tests.kit.tables import AnyTable
from youyi.adapters.fast_play import Batch, FastPlay
from youyi.adapters.vector import VectorTable
from youyi.analysis.review.warm_up import warm_up
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.player import player, players_at

PLIES = 40


def main(games: Collection[str]) -> None:
    """Play a little of these games, as far as they have a fast engine, in every way that tests play them."""
    for setting in {each.game.id: each for each in lowered_settings()}.values():
        if not games or setting.game.id in games:
            play(setting.bout())


def play(table: AnyTable) -> None:
    """Play a little at one table."""
    pair = Pair(table)
    pair.walk(0, 0, PLIES)
    pair.play_out([pair.quick[0]] * pair.fast.seats, 0, range(1), PLIES)
    alone = FastPlay(table)
    alone.begin(0)
    for seat in range(pair.fast.seats):
        alone.observed(seat)
    together = VectorTable(table.game.rulesets[0].full_id, 2)
    together.reset(seed=0)
    together.step(together.blind())
    among = Batch(table, 1, [None, *["first@1"] * (pair.fast.seats - 1)])
    among.begin([0], [0], 1)
    for spec in players_at(table):
        if spec.searches and spec.full_id not in pair.players:
            sitting = [player(spec.full_id, table) for _ in range(pair.fast.seats)]
            Session(table.rules, keep=0).play_out(sitting, Numbered(0, 0), limit=PLIES)
    warm_up(table.game)


if __name__ == "__main__":
    main(sys.argv[1:])
