"""The players of 打馬: one that looks at its own move, one that looks a throw ahead."""

from __future__ import annotations

from youyi.games.dama.players.expectimax import DamaExpectimax
from youyi.games.dama.players.greedy import DamaGreedy
from youyi.kernel.names import Name, Words
from youyi.kernel.players import PlayerSpec

PLAYERS = (
    PlayerSpec(
        id="greedy",
        version=1,
        name=Name("貪近", "贪近", "tānjìn", "Greedy"),
        strength=Words(
            "Looks at its own move only, and takes what gains most at once.",
            "惟顧眼前一著，取其得之最多者。",
            "惟顾眼前一着，取其得之最多者。",
        ),
        make=lambda table: DamaGreedy(table.rules),
    ),
    PlayerSpec(
        id="expectimax",
        version=1,
        name=Name("遠慮", "远虑", "yuǎnlǜ", "Expectimax"),
        strength=Words(
            "Weighs the throws that may come next; against Greedy, it is home first a little more often, with fewer chips.",
            "推算來彩，權衡而行；與貪近者相較，先到略多，得帖則少。",
            "推算来彩，权衡而行；与贪近者相较，先到略多，得帖则少。",
        ),
        make=lambda table: DamaExpectimax(table.rules),
    ),
)
"""Weakest first."""
