"""The players of 儒棋: one that looks at its own turn, one that looks a throw ahead, two that have learnt by playing."""

from __future__ import annotations

from youyi.games.ruqi.players.exact import endings_of
from youyi.games.ruqi.players.expectimax import RuqiExpectimax, judgement
from youyi.games.ruqi.players.greedy import RuqiGreedy, ruqi_weights
from youyi.games.ruqi.players.lookahead import RuqiLookahead
from youyi.games.ruqi.players.network import RuqiNetwork, network_of
from youyi.kernel.names import Name, Words
from youyi.kernel.players import Measured, PlayerSpec

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
        called=(Name("晴溪", "晴溪", "qíngxī", "Bright Brook"),),
        measured=(
            Measured(
                Words(
                    "against Random under the modern rules: wins .949 of 1,000 rounds",
                    "今制與隨手對局一千，勝率 .949",
                    "今制与随手对局一千，胜率 .949",
                ),
                "youyi simulate ruqi --games 1000 --seed 42 --players greedy,random",
            ),
            Measured(
                Words(
                    "against Random under the classical rules: wins .735 of 1,000 rounds",
                    "古制與隨手對局一千，勝率 .735",
                    "古制与随手对局一千，胜率 .735",
                ),
                "youyi simulate ruqi --ruleset classical --games 1000 --seed 42 --players greedy,random",
            ),
        ),
        quick=True,
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
        searches=True,
        called=(Name("靜湖", "静湖", "jìnghú", "Still Lake"),),
        measured=(
            Measured(
                Words(
                    "against Greedy under the modern rules: wins 90.9 % [89.5, 92.0] of 2,000 rounds",
                    "今制與貪近對局二千，勝 90.9 % [89.5, 92.0]",
                    "今制与贪近对局二千，胜 90.9 % [89.5, 92.0]",
                ),
                "youyi simulate ruqi --games 1000 --seed 77 --players expectimax,greedy",
            ),
            Measured(
                Words(
                    "against Greedy under the classical rules: wins 52 % [45, 58] of 200 rounds, so no stronger",
                    "古制與貪近對局二百，勝 52 % [45, 58]，未見其強",
                    "古制与贪近对局二百，胜 52 % [45, 58]，未见其强",
                ),
                "youyi simulate ruqi --ruleset classical --games 100 --players expectimax,greedy",
            ),
        ),
        make=lambda table: RuqiExpectimax(table.rules, judgement(table.rules.context)),
    ),
    PlayerSpec(
        id="network",
        version=2,
        name=Name("積學", "积学", "jīxué", "Network"),
        strength=Words(
            "Has learnt from rounds against itself what a position is worth; gathers its pieces into one stack.",
            "自弈以學，能度局勢之值；善聚五棋為一。",
            "自弈以学，能度局势之值；善聚五棋为一。",
        ),
        called=(Name("深潭", "深潭", "shēntán", "Deep Pool"),),
        measured=(
            Measured(
                Words(
                    "against Expectimax under the modern rules: wins 86.4 % of 2,000 rounds, by 15.5 算 ± 0.6 a round",
                    "今制與遠慮對局二千，勝 86.4 %，每局多得 15.5 ± 0.6 算",
                    "今制与远虑对局二千，胜 86.4 %，每局多得 15.5 ± 0.6 算",
                ),
                "youyi simulate ruqi --games 1000 --seed 5 --players network,expectimax",
            ),
            Measured(
                Words(
                    "against Expectimax under the classical rules: wins 53.9 % of 2,000 rounds, by 3.4 算 ± 0.5 a round",
                    "古制與遠慮對局二千，勝 53.9 %，每局多得 3.4 ± 0.5 算",
                    "古制与远虑对局二千，胜 53.9 %，每局多得 3.4 ± 0.5 算",
                ),
                "youyi simulate ruqi --ruleset classical --games 1000 --seed 5 --players network,expectimax",
            ),
        ),
        make=lambda table: RuqiNetwork(table.rules, network_of(table.rulings)),
    ),
    PlayerSpec(
        id="lookahead",
        version=2,
        name=Name("深算", "深算", "shēnsuàn", "Lookahead"),
        strength=Words(
            "Looks a throw further than the network, at its own best turn on each; knows the last endings exactly.",
            "於積學所度之外，更推己方次擲之善著；殘局一對一則盡知之。",
            "于积学所度之外，更推己方次掷之善着；残局一对一则尽知之。",
        ),
        searches=True,
        called=(Name("玄淵", "玄渊", "xuányuān", "Dark Abyss"),),
        measured=(
            Measured(
                Words(
                    "against Expectimax under the modern rules: wins 87.8 % of 2,000 rounds, by 16.1 算 ± 0.6 a round",
                    "今制與遠慮對局二千，勝 87.8 %，每局多得 16.1 ± 0.6 算",
                    "今制与远虑对局二千，胜 87.8 %，每局多得 16.1 ± 0.6 算",
                ),
                "youyi simulate ruqi --games 1000 --seed 5 --players lookahead,expectimax",
            ),
            Measured(
                Words(
                    "against Expectimax under the classical rules: wins 55.4 % of 2,000 rounds, by 4.1 算 ± 0.4 a round",
                    "古制與遠慮對局二千，勝 55.4 %，每局多得 4.1 ± 0.4 算",
                    "古制与远虑对局二千，胜 55.4 %，每局多得 4.1 ± 0.4 算",
                ),
                "youyi simulate ruqi --ruleset classical --games 1000 --seed 5 --players lookahead,expectimax",
            ),
        ),
        make=lambda table: RuqiLookahead(table.rules, network_of(table.rulings), endings_of(table.rulings)),
    ),
)
"""Weakest first."""
