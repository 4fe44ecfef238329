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
                "四張牌裡只有一張出得得當，其餘都是隨手出的。",
                "四张牌里只有一张出得得当，其余都是随手出的。",
            ),
        ),
        Level(
            player="heuristic@2",
            weaker="random@1",
            slips=50,
            strength=Words(
                "Every other card is considered, every other is not.",
                "兩張牌裡，一張衡量過，一張隨手出。",
                "两张牌里，一张衡量过，一张随手出。",
            ),
        ),
        Level(
            player="heuristic@2",
            weaker="random@1",
            slips=25,
            strength=Words(
                "Weighs most cards by what they may win; one in four is played blindly.",
                "多半會衡量得失，四張牌裡只有一張是隨手出的。",
                "多半会衡量得失，四张牌里只有一张是随手出的。",
            ),
        ),
        Level(
            player="heuristic@2",
            weaker="random@1",
            slips=8,
            strength=Words(
                "Plays by what the sources call good; one card in twelve is played blindly.",
                "守著典籍所說的禁忌，十二張牌裡只有一張是隨手出的。",
                "守着典籍所说的禁忌，十二张牌里只有一张是随手出的。",
            ),
        ),
        Level(
            player="heuristic@2",
            strength=Words(
                "Weighs every card by what it may win and by what the sources call good play.",
                "每張牌都衡量得失，也顧到典籍所說的禁忌。",
                "每张牌都衡量得失，也顾到典籍所说的禁忌。",
            ),
        ),
        Level(
            player="search@1",
            version=2,
            sparing=16,
            strength=Words(
                "Guesses where the hidden cards lie from what the others have played, and plays thousands of deals out.",
                "從別家出過的牌推測暗牌，每張牌都推演到終局，共幾千遍。",
                "从别家出过的牌推测暗牌，每张牌都推演到终局，共几千遍。",
            ),
        ),
    ),
)
"""Weakest first; their names and the chances of slips are ours."""
