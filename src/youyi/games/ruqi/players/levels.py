"""The levels of 儒棋: greedy play with blind choices, then the network with greedy ones, and last the network looking ahead."""

from __future__ import annotations

from youyi.kernel.names import Words
from youyi.kernel.players import Level, Levels

LEVELS = Levels(
    package="youyi.games.ruqi.players",
    terms={},
    each=(
        Level(
            player="greedy@1",
            weaker="random@1",
            slips=70,
            strength=Words(
                "Brings its pieces on when it looks; seven moves in ten are made without looking.",
                "顧則知進，然十著之中率爾而行者七。",
                "顾则知进，然十着之中率尔而行者七。",
            ),
        ),
        Level(
            player="greedy@1",
            weaker="random@1",
            slips=40,
            strength=Words(
                "Looks at its own move only, and in four moves of ten not even at that.",
                "惟顧眼前一著，十著之中又失其四。",
                "惟顾眼前一着，十着之中又失其四。",
            ),
        ),
        Level(
            player="greedy@1",
            strength=Words(
                "Takes what gains most at once, every time; plans nothing.",
                "每著必取眼前之最多者，而無遠圖。",
                "每着必取眼前之最多者，而无远图。",
            ),
        ),
        Level(
            player="network@2",
            version=2,
            weaker="greedy@1",
            slips=75,
            strength=Words(
                "Knows what a position is worth in one move of four; the others are greedy.",
                "四著之中一著識局勢之值，餘皆貪近。",
                "四着之中一着识局势之值，余皆贪近。",
            ),
        ),
        Level(
            player="network@2",
            version=2,
            weaker="greedy@1",
            slips=30,
            strength=Words(
                "Plays by what a position is worth; three moves in ten are merely greedy.",
                "依局勢之值而行，十著之中貪近者三。",
                "依局势之值而行，十着之中贪近者三。",
            ),
        ),
        Level(
            player="lookahead@2",
            version=2,
            sparing=4,
            strength=Words(
                "Looks at its own next throws before it moves, and knows the last endings exactly.",
                "每著先推次擲之善著；殘局一對一則盡知之。",
                "每着先推次掷之善着；残局一对一则尽知之。",
            ),
        ),
    ),
)
"""Weakest first; their names and the chances of slips are ours."""
