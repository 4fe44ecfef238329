"""The levels of 儒棋: greedy play with blind choices, then the network with greedy ones, and last the network looking ahead."""

from __future__ import annotations

from youyi.games.ruqi.texts import PLAYERS as TEXTS
from youyi.kernel.lab.players import Level, Levels

LEVELS = Levels(
    package="youyi.games.ruqi.players",
    terms={},
    each=(
        Level(
            player="greedy@1",
            weaker="random@1",
            slips=70,
            strength=TEXTS["levels.strength"],
        ),
        Level(
            player="greedy@1",
            weaker="random@1",
            slips=40,
            strength=TEXTS["levels.levels.strength"],
        ),
        Level(
            player="greedy@1",
            strength=TEXTS["levels.levels.strength_2"],
        ),
        Level(
            player="network@3",
            version=3,
            weaker="greedy@1",
            slips=75,
            strength=TEXTS["levels.levels.strength_3"],
        ),
        Level(
            player="network@3",
            version=3,
            weaker="greedy@1",
            slips=30,
            strength=TEXTS["levels.levels.strength_4"],
        ),
        Level(
            player="lookahead@3",
            version=3,
            sparing=4,
            strength=TEXTS["levels.levels.strength_5"],
        ),
    ),
)
"""Weakest first; their names and the chances of slips are ours."""
