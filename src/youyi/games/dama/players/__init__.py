"""The players of 打馬: one that looks at its own move, one that looks a throw ahead, and those that have learnt by playing."""

from __future__ import annotations

from youyi.games.dama.players.expectimax import DamaExpectimax
from youyi.games.dama.players.greedy import DamaGreedy
from youyi.games.dama.players.lookahead import DamaLookahead
from youyi.games.dama.players.network import DamaNetwork, Goal, network_of
from youyi.games.dama.texts import PLAYERS as TEXTS
from youyi.kernel.lab.players import MeasuredStrength, PlayerSpec

PLAYERS = (
    PlayerSpec(
        id="greedy",
        version=1,
        name=TEXTS.name("players.greedy.name"),
        strength=TEXTS["players.greedy.strength"],
        called=(
            TEXTS.name("players.greedy.swift_wind"),
            TEXTS.name("players.greedy.bamboo_shoot"),
            TEXTS.name("players.greedy.mountain_spring"),
            TEXTS.name("players.greedy.red_maple"),
        ),
        measured=(
            MeasuredStrength(
                TEXTS["players.greedy.against_expectimax_one_against_one"],
                "PYTHONPATH=src python tools/fit_dama.py match --seed 77 --seats xo --blocks 400",
            ),
        ),
        quick=True,
        make=lambda table: DamaGreedy(table.rules),
    ),
    PlayerSpec(
        id="expectimax",
        version=1,
        name=TEXTS.name("players.expectimax.name"),
        strength=TEXTS["players.expectimax.strength"],
        searches=True,
        called=(
            TEXTS.name("players.expectimax.old_pine"),
            TEXTS.name("players.expectimax.cold_pool"),
            TEXTS.name("players.expectimax.far_hill"),
            TEXTS.name("players.expectimax.lone_crane"),
        ),
        measured=(
            MeasuredStrength(
                TEXTS["players.expectimax.against_greedy_one_against_one"],
                "PYTHONPATH=src python tools/fit_dama.py match --seed 77 --seats xo --blocks 400",
            ),
            MeasuredStrength(
                TEXTS["players.expectimax.against_three_greedy_first_home"],
                "PYTHONPATH=src python tools/fit_dama.py match --seed 77 --seats xooo --blocks 300",
            ),
        ),
        make=lambda table: DamaExpectimax(table.rules),
    ),
    PlayerSpec(
        id="network-first",
        version=3,
        name=TEXTS.name("players.network_first.name"),
        strength=TEXTS["players.network_first.strength"],
        called=(
            TEXTS.name("players.network_first.shooting_star"),
            TEXTS.name("players.network_first.rolling_thunder"),
            TEXTS.name("players.network_first.rushing_rapids"),
            TEXTS.name("players.network_first.startled_swan"),
        ),
        measured=(
            MeasuredStrength(
                TEXTS["players.network_first.against_greedy_one_against_one"],
                "youyi simulate dama --term seats=2 --games 2000 --seed 5 --players network-first,greedy",
            ),
            MeasuredStrength(
                TEXTS["players.network_first.against_expectimax_one_against_one"],
                "youyi simulate dama --term seats=2 --games 4000 --seed 5 --players network-first,expectimax",
            ),
            MeasuredStrength(
                TEXTS["players.network_first.against_three_greedy_first_home"],
                "youyi simulate dama --term seats=4 --games 1000 --seed 5 --players network-first,greedy,greedy,greedy",
            ),
        ),
        make=lambda table: DamaNetwork(table.rules, network_of(table.rules, Goal.FIRST)),
    ),
    PlayerSpec(
        id="lookahead-first",
        version=3,
        name=TEXTS.name("players.lookahead_first.name"),
        strength=TEXTS["players.lookahead_first.strength"],
        searches=True,
        called=(
            TEXTS.name("players.lookahead_first.white_deer"),
            TEXTS.name("players.lookahead_first.flying_spring"),
            TEXTS.name("players.lookahead_first.violet_lightning"),
            TEXTS.name("players.lookahead_first.green_falcon"),
        ),
        measured=(
            MeasuredStrength(
                TEXTS["players.lookahead_first.against_expectimax_one_against_one"],
                "youyi simulate dama --term seats=2 --games 2000 --seed 5 --players lookahead-first,expectimax",
            ),
            MeasuredStrength(
                TEXTS["players.lookahead_first.against_three_greedy_first_home"],
                "youyi simulate dama --term seats=4 --games 400 --seed 5 --players lookahead-first,greedy,greedy,greedy",
            ),
        ),
        make=lambda table: DamaLookahead(DamaNetwork(table.rules, network_of(table.rules, Goal.FIRST))),
    ),
    PlayerSpec(
        id="network",
        version=3,
        name=TEXTS.name("players.network.name"),
        strength=TEXTS["players.network.strength"],
        called=(
            TEXTS.name("players.network.old_steed"),
            TEXTS.name("players.network.clear_mirror"),
            TEXTS.name("players.network.long_river"),
            TEXTS.name("players.network.deep_valley"),
        ),
        measured=(
            MeasuredStrength(
                TEXTS["players.network.against_greedy_one_against_one"],
                "youyi simulate dama --term seats=2 --games 2000 --seed 5 --players network,greedy",
            ),
            MeasuredStrength(
                TEXTS["players.network.against_three_greedy_3_6"],
                "youyi simulate dama --term seats=4 --games 2500 --seed 5 --players network,greedy,greedy,greedy",
            ),
        ),
        make=lambda table: DamaNetwork(table.rules, network_of(table.rules)),
    ),
    PlayerSpec(
        id="lookahead",
        version=3,
        name=TEXTS.name("players.lookahead.name"),
        strength=TEXTS["players.lookahead.strength"],
        searches=True,
        called=(
            TEXTS.name("players.lookahead.hidden_gorge"),
            TEXTS.name("players.lookahead.distant_peak"),
            TEXTS.name("players.lookahead.lone_cloud"),
            TEXTS.name("players.lookahead.quiet_sea"),
        ),
        measured=(
            MeasuredStrength(
                TEXTS["players.lookahead.against_greedy_one_against_one"],
                "youyi simulate dama --term seats=2 --games 1000 --seed 5 --players lookahead,greedy",
            ),
            MeasuredStrength(
                TEXTS["players.lookahead.against_three_greedy_6_9"],
                "youyi simulate dama --term seats=4 --games 1000 --seed 5 --players lookahead,greedy,greedy,greedy",
            ),
        ),
        make=lambda table: DamaLookahead(DamaNetwork(table.rules, network_of(table.rules))),
    ),
)
"""Weakest first."""
