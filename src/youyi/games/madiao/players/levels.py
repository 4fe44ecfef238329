"""The levels of 馬吊: the heuristic player with blind choices, then alone, then the one that searches."""

from __future__ import annotations

from youyi.games.madiao.texts import PLAYERS as TEXTS
from youyi.kernel.lab.players import Level, Levels

LEVELS = Levels(
    package="youyi.games.madiao.players",
    terms={},
    each=(
        Level(
            player="heuristic@2",
            weaker="random@1",
            slips=75,
            strength=TEXTS["levels.strength"],
        ),
        Level(
            player="heuristic@2",
            weaker="random@1",
            slips=50,
            strength=TEXTS["levels.levels.strength"],
        ),
        Level(
            player="heuristic@2",
            weaker="random@1",
            slips=25,
            strength=TEXTS["levels.levels.strength_2"],
        ),
        Level(
            player="heuristic@2",
            weaker="random@1",
            slips=8,
            strength=TEXTS["levels.levels.strength_3"],
        ),
        Level(
            player="heuristic@2",
            strength=TEXTS["levels.levels.strength_4"],
        ),
        Level(
            player="search@1",
            version=2,
            sparing=16,
            strength=TEXTS["levels.levels.strength_5"],
        ),
    ),
)
"""Weakest first; their names and the chances of slips are ours."""
