"""The guide's six names for a draw from the stock."""

from __future__ import annotations

from enum import Enum

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import Card, named
from youyi.games.madiao.stock.runs import Match
from youyi.games.madiao.stock.suits import GATE_OF, JI_RANK, Gate
from youyi.kernel.articles import Article


class ChongKind(Enum):
    """How the guide calls a draw; the points do not depend on it."""

    BROTHERS = "xiong_di_chong"
    """兄弟冲: own cards that stand together below the 賞 or 肩."""
    SCREEN = "juan_lian_chong"
    """卷簾冲: own cards that stand together above the 極, or wrap round from 賞 to 極."""
    CROSS = "shi_zi_chong"
    """十字冲: among the three flowers, 20, 90 and 30 of the Tens."""
    REWARD = "shang_chong"
    """賞冲: by a 賞."""
    SHOULDER = "jian_chong"
    """肩冲: by a 肩."""
    JI = "qu_chong"
    """趣冲: by a 極."""


KIND_ARTICLES: dict[ChongKind, Article] = {
    ChongKind.BROTHERS: art.CHONG_BROTHERS,
    ChongKind.SCREEN: art.CHONG_SCREEN,
    ChongKind.CROSS: art.CHONG_CROSS,
    ChongKind.REWARD: art.CHONG_REWARD,
    ChongKind.SHOULDER: art.CHONG_SHOULDER,
    ChongKind.JI: art.CHONG_JI,
}
CROSS_DRAWN = named("Tw Tq Tb T20 T90 T30")
"""What a 十字冲 draws."""


def kind_of(card: Card, match: Match) -> ChongKind:
    """The name of a draw."""
    gate, scorers = GATE_OF[card], [rank for rank, _ in match.gives]
    if CROSS_DRAWN >> card & 1 and any((gate.big_four | gate.shoulder) >> rank & 1 for rank in scorers):
        return ChongKind.CROSS
    # reading: the guide gives names only; a group is two own cards that score, one of them neither 賞, 肩 nor 極,
    # or that stand in one run with the card drawn.
    if len(scorers) > 1 and (match.because is art.CHAIN or any(not gate.anchors >> rank & 1 for rank in scorers)):
        return ChongKind.SCREEN if JI_RANK in scorers else ChongKind.BROTHERS
    return _by_anchor(gate, max(scorers))


def _by_anchor(gate: Gate, rank: int) -> ChongKind:
    if gate.shoulder >> rank & 1:
        return ChongKind.SHOULDER
    # reading: in the table that counts by distance a lone 青 can draw; it passes for the 錦 beside it.
    return ChongKind.JI if rank < gate.top - 1 else ChongKind.REWARD
