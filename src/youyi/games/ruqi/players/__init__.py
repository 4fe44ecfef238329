"""The players of 儒棋: one that looks at its own turn, one that looks a throw ahead."""

from __future__ import annotations

from youyi.games.ruqi.players.expectimax import RuqiExpectimax, judgement
from youyi.games.ruqi.players.greedy import RuqiGreedy, ruqi_weights
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
        make=lambda table: RuqiGreedy(table.rules, ruqi_weights(table.rules.context)),
    ),
    PlayerSpec(
        id="expectimax",
        version=1,
        name=Name("遠慮", "远虑", "yuǎnlǜ", "Expectimax"),
        strength=Words(
            "Weighs the throws that may come next; wins nine rounds in ten of a race against Greedy.",
            "推算來彩，權衡而行；競先之局，十勝貪近者九。",
            "推算来彩，权衡而行；竞先之局，十胜贪近者九。",
        ),
        make=lambda table: RuqiExpectimax(table.rules, judgement(table.rules.context)),
    ),
)
"""Weakest first."""
