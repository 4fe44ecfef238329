"""The players of 馬吊: one that weighs a card by what it may win, one that has learnt it, two that play out guesses at the hidden cards."""

from __future__ import annotations

from youyi.games.madiao.moves import Move
from youyi.games.madiao.players.heuristic import MadiaoHeuristic
from youyi.games.madiao.players.network import MadiaoNetwork, network_of
from youyi.games.madiao.players.search import INSTALLED, refusal, searching
from youyi.games.madiao.position import Playing, Position
from youyi.games.madiao.rules import Madiao
from youyi.games.madiao.view import View
from youyi.kernel.lab.players import MeasuredStrength, PlayerSpec
from youyi.kernel.names import Name, Words
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
            "衡量每張牌的得失，也顧到典籍所說的禁忌；與三家隨手同桌，每局約贏 18 注。",
            "衡量每张牌的得失，也顾到典籍所说的禁忌；与三家随手同桌，每局约赢 18 注。",
        ),
        called=(
            Name("青竹", "青竹", "qīngzhú", "Green Bamboo"),
            Name("白鷺", "白鹭", "báilù", "Egret"),
            Name("秋菊", "秋菊", "qiūjú", "Autumn Aster"),
        ),
        measured=(
            MeasuredStrength(
                Words(
                    "against three Random: +17.9 注 ± 0.8 a deal, over 1,000 packs",
                    "與隨手三家同桌，每局 +17.9 ± 0.8 注（一千副）",
                    "与随手三家同桌，每局 +17.9 ± 0.8 注（一千副）",
                ),
                "PYTHONPATH=src python tools/match_madiao.py --x heuristic --o random --seats xooo --deals 1000 --seed 910",
            ),
        ),
        quick=True,
        make=lambda table: MadiaoHeuristic(table.rules),
    ),
    PlayerSpec(
        id="network",
        version=1,
        name=Name("積學", "积学", "jīxué", "Network"),
        strength=Words(
            "Has learnt from millions of cards that were played out what each brings; among three Heuristic players it "
            "wins some 1.3 注 a deal.",
            "推演了幾百萬張牌，學會每張能得多少；與三家守譜同桌，每局約贏 1.3 注。",
            "推演了几百万张牌，学会每张能得多少；与三家守谱同桌，每局约赢 1.3 注。",
        ),
        called=(
            Name("晴嵐", "晴岚", "qínglán", "Clear Haze"),
            Name("新荷", "新荷", "xīnhé", "Young Lotus"),
            Name("幽篁", "幽篁", "yōuhuáng", "Quiet Grove"),
        ),
        measured=(
            MeasuredStrength(
                Words(
                    "against three Heuristic: +1.34 注 ± 0.13 a deal, over 10,000 packs",
                    "與守譜三家同桌，每局 +1.34 ± 0.13 注（一萬副）",
                    "与守谱三家同桌，每局 +1.34 ± 0.13 注（一万副）",
                ),
                "PYTHONPATH=src python tools/match_madiao_kernels.py --x network --o heuristic --deals 10000",
            ),
        ),
        make=lambda table: MadiaoNetwork(table.rules, network_of()),
    ),
    PlayerSpec(
        id="pimc",
        version=2,
        name=Name("揣度", "揣度", "chuǎiduó", "Monte Carlo"),
        strength=Words(
            "Guesses where the hidden cards lie, and plays each choice out in every guess; among three Heuristic "
            "players it wins some 1.3 注 a deal.",
            "設想暗牌在誰手裡，逐一推演到終局，選得利最多的；與三家守譜同桌，每局約贏 1.3 注。",
            "设想暗牌在谁手里，逐一推演到终局，选得利最多的；与三家守谱同桌，每局约赢 1.3 注。",
        ),
        searches=True,
        called=(
            Name("深谷", "深谷", "shēngǔ", "Deep Valley"),
            Name("曉月", "晓月", "xiǎoyuè", "Dawn Moon"),
            Name("冰壺", "冰壶", "bīnghú", "Ice Flask"),
        ),
        measured=(
            MeasuredStrength(
                Words(
                    "against three Heuristic: +1.27 注 ± 0.37 a deal, over 1,000 packs",
                    "與守譜三家同桌，每局 +1.27 ± 0.37 注（一千副）",
                    "与守谱三家同桌，每局 +1.27 ± 0.37 注（一千副）",
                ),
                "PYTHONPATH=src python tools/match_madiao.py --x pimc --o heuristic --seats xooo --deals 1000 --seed 910",
            ),
        ),
        make=lambda table: monte_carlo(table.rules),
    ),
    PlayerSpec(
        id="search",
        version=1,
        name=Name("推求", "推求", "tuīqiú", "Search"),
        strength=Words(
            "Guesses where the hidden cards lie from what the others have played, and plays thousands of deals out; "
            "among three Heuristic players it wins some 5 注 a deal.",
            "由別家出過的牌猜暗牌在哪裡，再把整局推演數千遍；與守譜者三家同桌，每局約贏 5 注。",
            "由别家出过的牌猜暗牌在哪里，再把整局推演数千遍；与守谱者三家同桌，每局约赢 5 注。",
        ),
        searches=True,
        refuses=lambda table: refusal(table.rules),
        opponent=INSTALLED,
        called=(
            Name("遠岫", "远岫", "yuǎnxiù", "Far Peak"),
            Name("燭影", "烛影", "zhúyǐng", "Candlelight"),
            Name("古井", "古井", "gǔjǐng", "Old Well"),
        ),
        measured=(
            MeasuredStrength(
                Words(
                    "against three Heuristic: +5.4 注 ± 1.3 a deal, over 211 packs",
                    "與守譜三家同桌，每局 +5.4 ± 1.3 注（二百一十一副）",
                    "与守谱三家同桌，每局 +5.4 ± 1.3 注（二百一十一副）",
                ),
                "PYTHONPATH=src python tools/match_madiao.py --x search --o heuristic --seats xooo --deals 211 --seed 910",
            ),
        ),
        make=lambda table: searching(table.rules),
    ),
)
"""Weakest first."""
