"""The players of 儒棋: one that looks at its own turn, one that looks a throw ahead, two that have learnt by playing."""

from __future__ import annotations

from youyi.games.ruqi.players.exact import endings_of
from youyi.games.ruqi.players.expectimax import RuqiExpectimax, judgement
from youyi.games.ruqi.players.greedy import RuqiGreedy, ruqi_weights
from youyi.games.ruqi.players.lookahead import RuqiLookahead
from youyi.games.ruqi.players.network import RuqiNetwork, network_of
from youyi.kernel.lab.players import MeasuredStrength, PlayerSpec
from youyi.kernel.names import Name, Words

PLAYERS = (
    PlayerSpec(
        id="greedy",
        version=1,
        name=Name("貪近", "贪近", "tānjìn", "Greedy"),
        strength=Words(
            "Looks at its own move only, and takes what gains most at once.",
            "只看眼前一著，哪一著得得最多就走哪一著。",
            "只看眼前一着，哪一着得得最多就走哪一着。",
        ),
        called=(Name("晴溪", "晴溪", "qíngxī", "Bright Brook"),),
        measured=(
            MeasuredStrength(
                Words(
                    "against Random under the modern rules: wins .949 of 1,000 rounds",
                    "今制與隨手對局一千，勝率 .949",
                    "今制与随手对局一千，胜率 .949",
                ),
                "youyi simulate ruqi --games 1000 --seed 42 --players greedy,random",
            ),
            MeasuredStrength(
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
            "多看一擲，衡量之後才走；今制之下，對貪近十局贏九局。",
            "多看一掷，衡量之后才走；今制之下，对贪近十局赢九局。",
        ),
        searches=True,
        called=(Name("靜湖", "静湖", "jìnghú", "Still Lake"),),
        measured=(
            MeasuredStrength(
                Words(
                    "against Greedy under the modern rules: wins 90.9 % [89.5, 92.0] of 2,000 rounds",
                    "今制與貪近對局二千，勝 90.9 % [89.5, 92.0]",
                    "今制与贪近对局二千，胜 90.9 % [89.5, 92.0]",
                ),
                "youyi simulate ruqi --games 1000 --seed 77 --players expectimax,greedy",
            ),
            MeasuredStrength(
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
        version=3,
        name=Name("積學", "积学", "jīxué", "Network"),
        strength=Words(
            "Has learnt from rounds against itself what a position is worth; gathers its pieces into one stack.",
            "靠與自己對局學會了估計局面的價值；善於把五枚棋聚在一起。",
            "靠与自己对局学会了估计局面的价值；善于把五枚棋聚在一起。",
        ),
        called=(Name("深潭", "深潭", "shēntán", "Deep Pool"),),
        measured=(
            MeasuredStrength(
                Words(
                    "against Expectimax under the modern rules: wins 86.4 % of 2,000 rounds, by 15.5 算 ± 0.6 a round",
                    "今制與遠慮對局二千，勝 86.4 %，每局多得 15.5 ± 0.6 算",
                    "今制与远虑对局二千，胜 86.4 %，每局多得 15.5 ± 0.6 算",
                ),
                "youyi simulate ruqi --games 1000 --seed 5 --players network,expectimax",
            ),
            MeasuredStrength(
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
        version=3,
        name=Name("深算", "深算", "shēnsuàn", "Lookahead"),
        strength=Words(
            "Looks a throw further than the network, at its own best turn on each; knows the last endings exactly.",
            "比積學多看己方下一擲的最好一著；一對一的殘局全都解出來了。",
            "比积学多看己方下一掷的最好一着；一对一的残局全都解出来了。",
        ),
        searches=True,
        called=(Name("玄淵", "玄渊", "xuányuān", "Dark Abyss"),),
        measured=(
            MeasuredStrength(
                Words(
                    "against Expectimax under the modern rules: wins 87.8 % of 2,000 rounds, by 16.1 算 ± 0.6 a round",
                    "今制與遠慮對局二千，勝 87.8 %，每局多得 16.1 ± 0.6 算",
                    "今制与远虑对局二千，胜 87.8 %，每局多得 16.1 ± 0.6 算",
                ),
                "youyi simulate ruqi --games 1000 --seed 5 --players lookahead,expectimax",
            ),
            MeasuredStrength(
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
