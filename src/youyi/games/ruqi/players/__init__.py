"""The players of 儒棋: one that looks at its own turn, one that looks a throw ahead, two that have learnt by playing."""

from __future__ import annotations

from youyi.games.ruqi.players.exact import endings_of
from youyi.games.ruqi.players.expectimax import RuqiExpectimax, judgement
from youyi.games.ruqi.players.greedy import RuqiGreedy, ruqi_weights
from youyi.games.ruqi.players.lookahead import RuqiLookahead
from youyi.games.ruqi.players.network import RuqiNetwork, network_of
from youyi.games.ruqi.texts import PLAYERS as TEXTS
from youyi.kernel.lab.players import MeasuredStrength, PlayerSpec

PLAYERS = (
    PlayerSpec(
        id="greedy",
        version=1,
        name=TEXTS.name("players.greedy.name"),
        strength=TEXTS["players.greedy.strength"],
        called=(TEXTS.name("players.greedy.bright_brook"),),
        measured=(
            MeasuredStrength(
                TEXTS["players.greedy.against_random_under_the_modern"],
                "youyi simulate ruqi --games 1000 --seed 42 --players greedy,random",
            ),
            MeasuredStrength(
                TEXTS["players.greedy.against_random_under_the_classical"],
                "youyi simulate ruqi --ruleset classical --games 1000 --seed 42 --players greedy,random",
            ),
        ),
        quick=True,
        make=lambda table: RuqiGreedy(table.rules, ruqi_weights(table.rules.context)),
    ),
    PlayerSpec(
        id="expectimax",
        version=1,
        name=TEXTS.name("players.expectimax.name"),
        strength=TEXTS["players.expectimax.strength"],
        searches=True,
        called=(TEXTS.name("players.expectimax.still_lake"),),
        measured=(
            MeasuredStrength(
                TEXTS["players.expectimax.against_greedy_under_the_modern"],
                "youyi simulate ruqi --games 1000 --seed 77 --players expectimax,greedy",
            ),
            MeasuredStrength(
                TEXTS["players.expectimax.against_greedy_under_the_classical"],
                "youyi simulate ruqi --ruleset classical --games 100 --players expectimax,greedy",
            ),
        ),
        make=lambda table: RuqiExpectimax(table.rules, judgement(table.rules.context)),
    ),
    PlayerSpec(
        id="network",
        version=3,
        name=TEXTS.name("players.network.name"),
        strength=TEXTS["players.network.strength"],
        called=(TEXTS.name("players.network.deep_pool"),),
        measured=(
            MeasuredStrength(
                TEXTS["players.network.against_expectimax_under_the_modern"],
                "youyi simulate ruqi --games 1000 --seed 5 --players network,expectimax",
            ),
            MeasuredStrength(
                TEXTS["players.network.against_expectimax_under_the_classical"],
                "youyi simulate ruqi --ruleset classical --games 1000 --seed 5 --players network,expectimax",
            ),
        ),
        make=lambda table: RuqiNetwork(table.rules, network_of(table.rulings)),
    ),
    PlayerSpec(
        id="lookahead",
        version=3,
        name=TEXTS.name("players.lookahead.name"),
        strength=TEXTS["players.lookahead.strength"],
        searches=True,
        called=(TEXTS.name("players.lookahead.dark_abyss"),),
        measured=(
            MeasuredStrength(
                TEXTS["players.lookahead.against_expectimax_under_the_modern"],
                "youyi simulate ruqi --games 1000 --seed 5 --players lookahead,expectimax",
            ),
            MeasuredStrength(
                TEXTS["players.lookahead.against_expectimax_under_the_classical"],
                "youyi simulate ruqi --ruleset classical --games 1000 --seed 5 --players lookahead,expectimax",
            ),
        ),
        make=lambda table: RuqiLookahead(table.rules, network_of(table.rulings), endings_of(table.rulings)),
    ),
)
"""Weakest first."""
