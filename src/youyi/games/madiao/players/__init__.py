"""The players of 馬吊: one that weighs a card by what it may win, one that plays out guesses at the hidden cards."""

from __future__ import annotations

from youyi.games.madiao.moves import Move
from youyi.games.madiao.players.heuristic import MadiaoHeuristic
from youyi.games.madiao.position import Playing, Position
from youyi.games.madiao.rules import Madiao
from youyi.games.madiao.view import View
from youyi.kernel.names import Name, Words
from youyi.kernel.players import PlayerSpec
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
        name=Name("守譜", "守谱", "shǒupǔ", "Heuristic"),
        strength=Words(
            "Weighs each card by what it may win and by what the sources call good play; among three Random players "
            "it wins some 18 注 a deal.",
            "權衡每葉之得失，參以諸書所戒；與隨手者三家同桌，每局約勝十八注。",
            "权衡每叶之得失，参以诸书所戒；与随手者三家同桌，每局约胜十八注。",
        ),
        make=lambda table: MadiaoHeuristic(table.rules),
    ),
    PlayerSpec(
        id="pimc",
        version=2,
        name=Name("揣度", "揣度", "chuǎiduó", "Monte Carlo"),
        strength=Words(
            "Guesses where the hidden cards lie, and plays each choice out in every guess; among three Heuristic "
            "players it wins some 1.3 注 a deal.",
            "設想暗牌所在，逐一推演至局終，擇其得多者；與守譜者三家同桌，每局約勝一點三注。",
            "设想暗牌所在，逐一推演至局终，择其得多者；与守谱者三家同桌，每局约胜一点三注。",
        ),
        make=lambda table: monte_carlo(table.rules),
    ),
)
"""Weakest first."""
