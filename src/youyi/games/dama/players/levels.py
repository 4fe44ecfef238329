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
                "顧則知擊知疊，然十著之中率爾而行者七。",
                "顾则知击知叠，然十着之中率尔而行者七。",
            ),
        ),
        Level(
            player="greedy@1",
            weaker="random@1",
            slips=30,
            strength=Words(
                "Looks at its own move only, and in three moves of ten not even at that.",
                "惟顧眼前一著，十著之中又失其三。",
                "惟顾眼前一着，十着之中又失其三。",
            ),
        ),
        Level(
            player="greedy@1",
            strength=Words(
                "Strikes if it can, else merges, else enters a station, else gets on.",
                "可擊則擊，可疊則疊，可入窩則入，否則但進。",
                "可击则击，可叠则叠，可入窝则入，否则但进。",
            ),
        ),
        Level(
            player="network@2",
            weaker="random@1",
            slips=3,
            version=3,
            strength=Words(
                "Plays for what a position will pay; three moves in a hundred are made blindly.",
                "計所將得之帖而行，百著之中三著隨手。",
                "计所将得之帖而行，百着之中三着随手。",
            ),
        ),
        Level(
            player="network@2",
            version=3,
            strength=Words(
                "Plays as the network does, for 帖 and not for the first place.",
                "自弈以學，著著計帖，不爭先到。",
                "自弈以学，着着计帖，不争先到。",
            ),
        ),
        Level(
            player="lookahead@2",
            sparing=4,
            version=3,
            strength=Words(
                "Plays for 帖, and looks at the next throw and its best answer before it moves.",
                "著著計帖，先推次擲及其善應而後行。",
                "着着计帖，先推次掷及其善应而后行。",
            ),
        ),
    ),
)
"""Weakest first; their names and the chances of slips are ours."""
