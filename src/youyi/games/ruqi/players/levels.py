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
                "看的時候懂得前進，可是十著裡有七著是隨手走的。",
                "看的时候懂得前进，可是十着里有七着是随手走的。",
            ),
        ),
        Level(
            player="greedy@1",
            weaker="random@1",
            slips=40,
            strength=Words(
                "Looks at its own move only, and in four moves of ten not even at that.",
                "只看眼前一著，十著裡還有四著是隨手走的。",
                "只看眼前一着，十着里还有四着是随手走的。",
            ),
        ),
        Level(
            player="greedy@1",
            strength=Words(
                "Takes what gains most at once, every time; plans nothing.",
                "每一著都取眼前得得最多的，不作打算。",
                "每一着都取眼前得得最多的，不作打算。",
            ),
        ),
        Level(
            player="network@2",
            version=2,
            weaker="greedy@1",
            slips=75,
            strength=Words(
                "Knows what a position is worth in one move of four; the others are greedy.",
                "四著裡有一著看得出局面的價值，其餘都是貪近。",
                "四着里有一着看得出局面的价值，其余都是贪近。",
            ),
        ),
        Level(
            player="network@2",
            version=2,
            weaker="greedy@1",
            slips=30,
            strength=Words(
                "Plays by what a position is worth; three moves in ten are merely greedy.",
                "按局面的價值來走，十著裡有三著是貪近。",
                "按局面的价值来走，十着里有三着是贪近。",
            ),
        ),
        Level(
            player="lookahead@2",
            version=2,
            sparing=4,
            strength=Words(
                "Looks at its own next throws before it moves, and knows the last endings exactly.",
                "每一著都先看下一擲的最好一著；一對一的殘局全都解出來了。",
                "每一着都先看下一掷的最好一着；一对一的残局全都解出来了。",
            ),
        ),
    ),
)
"""Weakest first; their names and the chances of slips are ours."""
