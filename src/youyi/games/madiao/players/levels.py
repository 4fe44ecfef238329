"""The levels of 馬吊: the heuristic player with blind choices, then alone, then the one that searches."""

from __future__ import annotations

from youyi.kernel.names import Words
from youyi.kernel.players import Level, Levels

LEVELS = Levels(
    package="youyi.games.madiao.players",
    terms={},
    each=(
        Level(
            player="heuristic@2",
            weaker="random@1",
            slips=75,
            strength=Words(
                "Knows the good card one time in four, and else plays any.",
                "四葉之中惟一葉得宜，餘皆隨手。",
                "四叶之中惟一叶得宜，余皆随手。",
            ),
        ),
        Level(
            player="heuristic@2",
            weaker="random@1",
            slips=50,
            strength=Words(
                "Every other card is considered, every other is not.",
                "兩葉之中，一葉權衡，一葉隨手。",
                "两叶之中，一叶权衡，一叶随手。",
            ),
        ),
        Level(
            player="heuristic@2",
            weaker="random@1",
            slips=25,
            strength=Words(
                "Weighs most cards by what they may win; one in four is played blindly.",
                "多能權衡得失，四葉之中惟一葉隨手。",
                "多能权衡得失，四叶之中惟一叶随手。",
            ),
        ),
        Level(
            player="heuristic@2",
            weaker="random@1",
            slips=8,
            strength=Words(
                "Plays by what the sources call good; one card in twelve is played blindly.",
                "依諸書所戒，十二葉之中惟一葉隨手。",
                "依诸书所戒，十二叶之中惟一叶随手。",
            ),
        ),
        Level(
            player="heuristic@2",
            strength=Words(
                "Weighs every card by what it may win and by what the sources call good play.",
                "葉葉權衡得失，參以諸書所戒。",
                "叶叶权衡得失，参以诸书所戒。",
            ),
        ),
        Level(
            player="search@1",
            version=2,
            sparing=16,
            strength=Words(
                "Guesses where the hidden cards lie from what the others have played, and plays thousands of deals out.",
                "由他家所出推其暗牌，逐葉演至局終，凡數千遍。",
                "由他家所出推其暗牌，逐叶演至局终，凡数千遍。",
            ),
        ),
    ),
)
"""Weakest first; their names and the chances of slips are ours."""
