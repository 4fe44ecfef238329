"""The modern summary of 儒棋, where it says more than the text or other than the text."""

from __future__ import annotations

from youyi.games.ruqi.articles.sources import SUMMARY
from youyi.games.ruqi.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause


def _rules(words: str) -> Locus:
    return Locus(SUMMARY, "大致規則", words=words)


ALTERNATE = clause(TEXTS, "ruqi.modern.alternate", loci=(_rules("每方輪流擲骰行棋"),), grade=Grade.ATTESTED, gloss=True)
SHARED_CELLS = clause(
    TEXTS,
    "ruqi.modern.shared_cells",
    loci=(_rules("只能至空格或有己棋的棋格"), Locus(SUMMARY, "棋具")),
    grade=Grade.ATTESTED,
    gloss=True,
)
ONE_OR_TWO = clause(
    TEXTS,
    "ruqi.modern.one_or_two",
    loci=(_rules("最多可移動一到兩枚、並為同一種的己棋"),),
    grade=Grade.ATTESTED,
    advice=True,
    gloss=True,
)
JOINT = clause(TEXTS, "ruqi.modern.joint", loci=(_rules("並可視為一枚棋子一同移動"),), grade=Grade.ATTESTED, gloss=True)
TURN_IN = clause(TEXTS, "ruqi.modern.turn_in", loci=(_rules("可轉彎進入淨、中道"),), grade=Grade.ATTESTED, gloss=True)
STRAIGHT_ON = clause(
    TEXTS, "ruqi.modern.straight_on", loci=(_rules("不能中途轉至另一道"),), grade=Grade.ATTESTED, gloss=True
)
CLEARED_SCORES = clause(
    TEXTS,
    "ruqi.modern.cleared_scores",
    loci=(_rules("等於殘留在棋盤的敵棋總價值的算籌"),),
    grade=Grade.ATTESTED,
    gloss=True,
)
ONE_LEFT = clause(
    TEXTS, "ruqi.modern.one_left", loci=(_rules("須等到有一枚敵棋移出才此盤結束"),), grade=Grade.ATTESTED, gloss=True
)
COUNTERS = clause(
    TEXTS,
    "ruqi.modern.counters",
    loci=(Locus(SUMMARY, "棋具", words="多根算籌"),),
    grade=Grade.ATTESTED,
    advice=True,
    gloss=True,
)
ROUND = clause(TEXTS, "ruqi.modern.round", loci=(_rules("繞周道"),), grade=Grade.ATTESTED, advice=True)
