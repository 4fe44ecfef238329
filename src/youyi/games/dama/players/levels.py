"""The levels of 打馬: greedy play with blind choices, then the network with a few of them, alone, and looking ahead. These play for 帖.

With greedy choices between its own the network does no better than greedy: it waits where greedy runs.
"""

from __future__ import annotations

from youyi.kernel.lab.players import Level, Levels
from youyi.kernel.names import Words

LEVELS = Levels(
    package="youyi.games.dama.players",
    terms={"seats": 2},
    each=(
        Level(
            player="greedy@1",
            weaker="random@1",
            slips=70,
            strength=Words(
                "Strikes and merges when it looks; seven moves in ten are made without looking.",
                "看的時候知道打馬、疊馬；十著裡有七著隨手亂走。",
                "看的时候知道打马、叠马；十着里有七着随手乱走。",
            ),
        ),
        Level(
            player="greedy@1",
            weaker="random@1",
            slips=30,
            strength=Words(
                "Looks at its own move only, and in three moves of ten not even at that.",
                "只看眼前這一著，十著裡還有三著不看。",
                "只看眼前这一着，十着里还有三着不看。",
            ),
        ),
        Level(
            player="greedy@1",
            strength=Words(
                "Strikes if it can, else merges, else enters a station, else gets on.",
                "能打就打，不能打就疊，再不然入窩，否則往前走。",
                "能打就打，不能打就叠，再不然入窝，否则往前走。",
            ),
        ),
        Level(
            player="network@3",
            weaker="random@1",
            slips=3,
            version=4,
            strength=Words(
                "Plays for what a position will pay; three moves in a hundred are made blindly.",
                "按局面將來能得多少帖來走，一百著裡有三著隨手。",
                "按局面将来能得多少帖来走，一百着里有三着随手。",
            ),
        ),
        Level(
            player="network@3",
            version=4,
            strength=Words(
                "Plays as the network does: for 帖, or where none are paid for the first place.",
                "每著都按神經網路的估計走，只求多得帖，不爭先到；不計帖時才爭先到。",
                "每着都按神经网络的估计走，只求多得帖，不争先到；不计帖时才争先到。",
            ),
        ),
        Level(
            player="lookahead@3",
            sparing=4,
            version=4,
            strength=Words(
                "Plays for the same, and looks at the next throw and its best answer before it moves.",
                "所求與五級相同；每著先推算下一擲和最好的應對。",
                "所求与五级相同；每着先推算下一掷和最好的应对。",
            ),
        ),
    ),
)
"""Weakest first; their names and the chances of slips are ours."""
