"""The modern summary of 儒棋, where it says more than the text or other than the text."""

from __future__ import annotations

from youyi.games.ruqi.articles.sources import SUMMARY
from youyi.games.ruqi.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

_RULES = (Locus(SUMMARY, "大致規則"),)

ALTERNATE = clause(TEXTS, "ruqi.modern.alternate", loci=_RULES, text="每方輪流擲骰行棋", grade=Grade.ATTESTED)
SHARED_CELLS = clause(
    TEXTS,
    "ruqi.modern.shared_cells",
    loci=(*_RULES, Locus(SUMMARY, "棋具")),
    text="只能至空格或有己棋的棋格",
    grade=Grade.ATTESTED,
)
ONE_OR_TWO = clause(
    TEXTS,
    "ruqi.modern.one_or_two",
    loci=_RULES,
    text="最多可移動一到兩枚、並為同一種的己棋",
    grade=Grade.ATTESTED,
    advice=True,
)
JOINT = clause(TEXTS, "ruqi.modern.joint", loci=_RULES, text="並可視為一枚棋子一同移動", grade=Grade.ATTESTED)
TURN_IN = clause(TEXTS, "ruqi.modern.turn_in", loci=_RULES, text="可轉彎進入淨、中道", grade=Grade.ATTESTED)
STRAIGHT_ON = clause(TEXTS, "ruqi.modern.straight_on", loci=_RULES, text="不能中途轉至另一道", grade=Grade.ATTESTED)
CLEARED_SCORES = clause(
    TEXTS, "ruqi.modern.cleared_scores", loci=_RULES, text="等於殘留在棋盤的敵棋總價值的算籌", grade=Grade.ATTESTED
)
ONE_LEFT = clause(
    TEXTS, "ruqi.modern.one_left", loci=_RULES, text="須等到有一枚敵棋移出才此盤結束", grade=Grade.ATTESTED
)
COUNTERS = clause(
    TEXTS, "ruqi.modern.counters", loci=(Locus(SUMMARY, "棋具"),), text="多根算籌", grade=Grade.ATTESTED, advice=True
)
ROUND = clause(TEXTS, "ruqi.modern.round", loci=(*_RULES,), text="繞周道", grade=Grade.ATTESTED, advice=True)
