"""The levels of 打馬: greedy play with blind choices, then the network with a few of them, alone, and looking ahead. They play for 帖.

With greedy choices between its own the network does no better than greedy: it waits where greedy runs.
"""

from __future__ import annotations

from youyi.kernel.names import Words
from youyi.kernel.players import Level, Levels

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
                "看的時候懂得打馬、疊馬，可是十著裡有七著是隨手走的。",
                "看的时候懂得打马、叠马，可是十着里有七着是随手走的。",
            ),
        ),
        Level(
            player="greedy@1",
            weaker="random@1",
            slips=30,
            strength=Words(
                "Looks at its own move only, and in three moves of ten not even at that.",
                "只看眼前一著，十著裡還有三著是隨手走的。",
                "只看眼前一着，十着里还有三着是随手走的。",
            ),
        ),
        Level(
            player="greedy@1",
            strength=Words(
                "Strikes if it can, else merges, else enters a station, else gets on.",
                "能打馬就打馬，能疊馬就疊馬，能入窩就入窩，不然就往前走。",
                "能打马就打马，能叠马就叠马，能入窝就入窝，不然就往前走。",
            ),
        ),
        Level(
            player="network@1",
            weaker="random@1",
            slips=3,
            version=2,
            strength=Words(
                "Plays for what a position will pay; three moves in a hundred are made blindly.",
                "算著還能得多少帖來走，一百著裡有三著是隨手走的。",
                "算着还能得多少帖来走，一百着里有三着是随手走的。",
            ),
        ),
        Level(
            player="network@1",
            version=2,
            strength=Words(
                "Plays as the network does, for 帖 and not for the first place.",
                "靠與自己對局學成，每一著都算帖，不爭先到。",
                "靠与自己对局学成，每一着都算帖，不争先到。",
            ),
        ),
        Level(
            player="lookahead@1",
            sparing=4,
            version=2,
            strength=Words(
                "Plays for 帖, and looks at the next throw and its best answer before it moves.",
                "每一著都算帖，先看下一擲和最好的應付才走。",
                "每一着都算帖，先看下一掷和最好的应付才走。",
            ),
        ),
    ),
)
"""Weakest first; their names and the chances of slips are ours."""
