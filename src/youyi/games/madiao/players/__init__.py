"""The players of 馬吊: one that weighs a card by what it may win, one that has learnt it, two that play out guesses at the hidden cards."""

from __future__ import annotations

from youyi.games.madiao.moves import Move
from youyi.games.madiao.players.heuristic import MadiaoHeuristic
from youyi.games.madiao.players.network import MadiaoNetwork, network_of
from youyi.games.madiao.players.search import INSTALLED, refusal, searching
from youyi.games.madiao.position import Playing, Position
from youyi.games.madiao.rules import Madiao
from youyi.games.madiao.texts import PLAYERS as TEXTS
from youyi.games.madiao.view import View
from youyi.kernel.lab.players import MeasuredStrength, PlayerSpec
from youyi.players.pimc import Pimc

PLAYOUTS = 64
"""Deals the Monte Carlo player plays out to choose a card: eight guesses for a whole hand, 32 for two cards."""


def deal_is_settled(position: Position) -> bool:
    """Whether the deal on which a card bears is settled, the stock included."""
    return not isinstance(position.phase, Playing)


def monte_carlo(rules: Madiao, playouts: int = PLAYOUTS) -> Pimc[Position, Move, View]:
    """Make a Monte Carlo player that follows the heuristic one unless the playouts speak clearly against it."""
    return Pimc(rules, MadiaoHeuristic(rules), deal_is_settled, playouts)


PLAYERS = (
    PlayerSpec(
        id="heuristic",
        version=2,
        name=TEXTS.name("players.heuristic.name"),
        strength=TEXTS["players.heuristic.strength"],
        called=(
            TEXTS.name("players.heuristic.green_bamboo"),
            TEXTS.name("players.heuristic.egret"),
            TEXTS.name("players.heuristic.autumn_aster"),
        ),
        measured=(
            MeasuredStrength(
                TEXTS["players.heuristic.against_three_random_17_9"],
                "PYTHONPATH=src python tools/match_madiao.py --x heuristic --o random --seats xooo --deals 1000 --seed 910",
            ),
        ),
        quick=True,
        make=lambda table: MadiaoHeuristic(table.rules),
    ),
    PlayerSpec(
        id="network",
        version=1,
        name=TEXTS.name("players.network.name"),
        strength=TEXTS["players.network.strength"],
        called=(
            TEXTS.name("players.network.clear_haze"),
            TEXTS.name("players.network.young_lotus"),
            TEXTS.name("players.network.quiet_grove"),
        ),
        measured=(
            MeasuredStrength(
                TEXTS["players.network.against_three_heuristic_1_34"],
                "PYTHONPATH=src python tools/match_madiao_kernels.py --x network --o heuristic --deals 10000",
            ),
        ),
        make=lambda table: MadiaoNetwork(table.rules, network_of()),
    ),
    PlayerSpec(
        id="pimc",
        version=2,
        name=TEXTS.name("players.pimc.name"),
        strength=TEXTS["players.pimc.strength"],
        searches=True,
        called=(
            TEXTS.name("players.pimc.deep_valley"),
            TEXTS.name("players.pimc.dawn_moon"),
            TEXTS.name("players.pimc.ice_flask"),
        ),
        measured=(
            MeasuredStrength(
                TEXTS["players.pimc.against_three_heuristic_1_27"],
                "PYTHONPATH=src python tools/match_madiao.py --x pimc --o heuristic --seats xooo --deals 1000 --seed 910",
            ),
        ),
        make=lambda table: monte_carlo(table.rules),
    ),
    PlayerSpec(
        id="search",
        version=1,
        name=TEXTS.name("players.search.name"),
        strength=TEXTS["players.search.strength"],
        searches=True,
        refuses=lambda table: refusal(table.rules),
        kernels=True,
        opponent=INSTALLED,
        called=(
            TEXTS.name("players.search.far_peak"),
            TEXTS.name("players.search.candlelight"),
            TEXTS.name("players.search.old_well"),
        ),
        measured=(
            MeasuredStrength(
                TEXTS["players.search.against_three_heuristic_5_4"],
                "PYTHONPATH=src python tools/match_madiao.py --x search --o heuristic --seats xooo --deals 211 --seed 910",
            ),
        ),
        make=lambda table: searching(table.rules),
    ),
)
"""Weakest first."""
