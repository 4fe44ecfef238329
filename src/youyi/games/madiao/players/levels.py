"""The levels of 馬吊: the heuristic player with blind choices, then alone, then the one that searches."""

from __future__ import annotations

from youyi.kernel.lab.players import Level, Levels
from youyi.kernel.names import Words

LEVELS = Levels(
    package="youyi.games.madiao.players",
    terms={},
    each=(
        Level(
            player="heuristic@2",
            weaker="random@1",
            slips=75,
            strength=Words(
                "Weighs one card in four by what it may win; the others are played blindly.",
                "四張裡有一張權衡得失，其餘隨手出。",
                "四张里有一张权衡得失，其余随手出。",
            ),
        ),
        Level(
            player="heuristic@2",
            weaker="random@1",
            slips=50,
            strength=Words(
                "Weighs every other card by what it may win; the others are played blindly.",
                "兩張裡有一張權衡得失，另一張隨手出。",
                "两张里有一张权衡得失，另一张随手出。",
            ),
        ),
        Level(
            player="heuristic@2",
            weaker="random@1",
            slips=25,
            strength=Words(
                "Weighs most cards by what they may win; one in four is played blindly.",
                "多半權衡得失，四張裡有一張隨手出。",
                "多半权衡得失，四张里有一张随手出。",
            ),
        ),
        Level(
            player="heuristic@2",
            weaker="random@1",
            slips=8,
            strength=Words(
                "Plays by what the sources call good; one card in twelve is played blindly.",
                "按古書說的打法出牌，十二張裡有一張隨手出。",
                "按古书说的打法出牌，十二张里有一张随手出。",
            ),
        ),
        Level(
            player="heuristic@2",
            strength=Words(
                "Weighs every card by what it may win and by what the sources call good play.",
                "每張都權衡得失，並參考古書說的打法。",
                "每张都权衡得失，并参考古书说的打法。",
            ),
        ),
        Level(
            player="search@1",
            version=2,
            sparing=16,
            strength=Words(
                "Guesses where the hidden cards lie from what the others have played, and plays thousands of deals out.",
                "由別家出過的牌猜暗牌在哪裡，再把整局推演數千遍。",
                "由别家出过的牌猜暗牌在哪里，再把整局推演数千遍。",
            ),
        ),
    ),
)
"""Weakest first; their names and the chances of slips are ours."""
