"""Offences against good play, suit by suit. No source makes a card illegal; each trigger is our reading."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, TS1, TS2
from youyi.games.madiao.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, Says, clause

FAMILIAR_GATES = clause(
    TEXTS, "madiao.familiar_gates", loci=(Locus(CS, "灭牌提示"), Locus(TS2, "处罚")), grade=Grade.INFERRED
)

THIRD_GATE = clause(
    TEXTS, "madiao.third_gate", loci=(Locus(CS, "灭牌提示", words="开三"), Locus(TS2, "处罚")), grade=Grade.INFERRED
)

LAST_OF_SUIT = clause(
    TEXTS, "madiao.last_of_suit", loci=(Locus(CS, "灭牌提示", words="原门出尽"),), grade=Grade.INFERRED
)

REWARD_NOT_LED = clause(
    TEXTS,
    "madiao.reward_not_led",
    loci=(Locus(TS1, "处罚教学", words="不立赏"), Locus(TS2, "处罚")),
    grade=Grade.INFERRED,
)

BANKER_SLIPS = clause(
    TEXTS, "madiao.banker_slips", loci=(Locus(TS1, "处罚教学", words="漏庄"), Locus(TS2, "处罚")), grade=Grade.INFERRED
)

BANKER_PASSED_BY = clause(TEXTS, "madiao.banker_passed_by", loci=(Locus(TS1, "处罚教学"),), grade=Grade.INFERRED)

BANKER_INDULGED = clause(
    TEXTS,
    "madiao.banker_indulged",
    loci=(Locus(TS1, "处罚教学", words="纵庄"), Locus(TS2, "处罚", Says.NAME)),
    grade=Grade.INFERRED,
)

HASTY_CAPTURE = clause(
    TEXTS,
    "madiao.hasty_capture",
    loci=(Locus(CS, "灭牌提示", words="急捉"), Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    grade=Grade.INFERRED,
)

JI_INDULGED = clause(TEXTS, "madiao.ji_indulged", loci=(Locus(TS2, "处罚", words="纵趣"),), grade=Grade.INFERRED)

HUNDRED_INDULGED = clause(
    TEXTS, "madiao.hundred_indulged", loci=(Locus(TS2, "处罚", words="纵百"),), grade=Grade.INFERRED
)

DISCARD_ORDER = clause(
    TEXTS, "madiao.discard_order", loci=(Locus(CS, "灭牌提示"), Locus(TS2, "处罚")), grade=Grade.INFERRED
)

AVOID_BAREFOOT = clause(
    TEXTS,
    "madiao.avoid_barefoot",
    loci=(Locus(TS1, "处罚教学", words="佛赤脚"),),
    grade=Grade.ATTESTED,
    advice=True,
    gloss=True,
)
