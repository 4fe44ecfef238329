"""The levels of 打馬: greedy play with blind choices, then the network with a few of them, alone, and looking ahead. These play for 帖.

With greedy choices between its own the network does no better than greedy: it waits where greedy runs.
"""

from __future__ import annotations

from youyi.games.dama.texts import PLAYERS as TEXTS
from youyi.kernel.lab.players import Level, Levels

LEVELS = Levels(
    package="youyi.games.dama.players",
    terms={"seats": 2},
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
            slips=30,
            strength=TEXTS["levels.levels.strength"],
        ),
        Level(
            player="greedy@1",
            strength=TEXTS["levels.levels.strength_2"],
        ),
        Level(
            player="network@3",
            weaker="random@1",
            slips=3,
            version=4,
            strength=TEXTS["levels.levels.strength_3"],
        ),
        Level(
            player="network@3",
            version=4,
            strength=TEXTS["levels.levels.strength_4"],
        ),
        Level(
            player="lookahead@3",
            sparing=4,
            version=4,
            strength=TEXTS["levels.levels.strength_5"],
        ),
    ),
)
"""Weakest first; their names and the chances of slips are ours."""
