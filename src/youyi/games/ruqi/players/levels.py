"""The levels of 儒棋: greedy play with blind choices, then the network with greedy ones, and last the network looking ahead."""

from __future__ import annotations

from youyi.kernel.lab.players import Level, Levels
from youyi.kernel.names import Words

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
                "看的時候知道往前走；十著裡有七著隨手亂走。",
                "看的时候知道往前走；十着里有七着随手乱走。",
            ),
        ),
        Level(
            player="greedy@1",
            weaker="random@1",
            slips=40,
            strength=Words(
                "Looks at its own move only, and in four moves of ten not even at that.",
                "只看眼前這一著，十著裡還有四著不看。",
                "只看眼前这一着，十着里还有四着不看。",
            ),
        ),
        Level(
            player="greedy@1",
            strength=Words(
                "Takes what gains most at once, every time; plans nothing.",
                "每著都選眼前得益最多的，不作長遠打算。",
                "每着都选眼前得益最多的，不作长远打算。",
            ),
        ),
        Level(
            player="network@3",
            version=3,
            weaker="greedy@1",
            slips=75,
            strength=Words(
                "Knows what a position is worth in one move of four; the others are greedy.",
                "四著裡有一著看得出局面的價值，其餘只貪眼前。",
                "四着里有一着看得出局面的价值，其余只贪眼前。",
            ),
        ),
        Level(
            player="network@3",
            version=3,
            weaker="greedy@1",
            slips=30,
            strength=Words(
                "Plays by what a position is worth; three moves in ten are merely greedy.",
                "按局面的價值走，十著裡有三著只貪眼前。",
                "按局面的价值走，十着里有三着只贪眼前。",
            ),
        ),
        Level(
            player="lookahead@3",
            version=3,
            sparing=4,
            strength=Words(
                "Looks at its own next throws before it moves, and knows the last endings exactly.",
                "每著先推算自己下一擲能走什麼；最後一對一的殘局有精確的答案。",
                "每着先推算自己下一掷能走什么；最后一对一的残局有精确的答案。",
            ),
        ),
    ),
)
"""Weakest first; their names and the chances of slips are ours."""
