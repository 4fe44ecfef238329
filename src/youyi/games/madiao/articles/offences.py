"""Offences against good play, suit by suit. No source makes a card illegal; each trigger is our reading."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, TS1, TS2
from youyi.games.madiao.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, Says, clause

FAMILIAR_GATES = clause(
    TEXTS, "madiao.familiar_gates", loci=(Locus(CS, "灭牌提示"), Locus(TS2, "处罚")), text="", grade=Grade.INFERRED
)

THIRD_GATE = clause(
    TEXTS, "madiao.third_gate", loci=(Locus(CS, "灭牌提示"), Locus(TS2, "处罚")), text="开三", grade=Grade.INFERRED
)

LAST_OF_SUIT = clause(
    TEXTS, "madiao.last_of_suit", loci=(Locus(CS, "灭牌提示"),), text="原门出尽", grade=Grade.INFERRED
)

REWARD_NOT_LED = clause(
    TEXTS,
    "madiao.reward_not_led",
    loci=(Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    text="不立赏",
    grade=Grade.INFERRED,
)

BANKER_SLIPS = clause(
    TEXTS, "madiao.banker_slips", loci=(Locus(TS1, "处罚教学"), Locus(TS2, "处罚")), text="漏庄", grade=Grade.INFERRED
)

BANKER_PASSED_BY = clause(
    TEXTS, "madiao.banker_passed_by", loci=(Locus(TS1, "处罚教学"),), text="", grade=Grade.INFERRED
)

BANKER_INDULGED = clause(
    TEXTS,
    "madiao.banker_indulged",
    loci=(Locus(TS1, "处罚教学"), Locus(TS2, "处罚", Says.NAME)),
    text="纵庄",
    grade=Grade.INFERRED,
)

HASTY_CAPTURE = clause(
    TEXTS,
    "madiao.hasty_capture",
    loci=(Locus(CS, "灭牌提示"), Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    text="急捉",
    grade=Grade.INFERRED,
)

JI_INDULGED = clause(TEXTS, "madiao.ji_indulged", loci=(Locus(TS2, "处罚"),), text="纵趣", grade=Grade.INFERRED)

HUNDRED_INDULGED = clause(
    TEXTS, "madiao.hundred_indulged", loci=(Locus(TS2, "处罚"),), text="纵百", grade=Grade.INFERRED
)

DISCARD_ORDER = clause(
    TEXTS, "madiao.discard_order", loci=(Locus(CS, "灭牌提示"), Locus(TS2, "处罚")), text="", grade=Grade.INFERRED
)

AVOID_BAREFOOT = clause(
    TEXTS, "madiao.avoid_barefoot", loci=(Locus(TS1, "处罚教学"),), text="佛赤脚", grade=Grade.ATTESTED, advice=True
)
