"""Offences against good play in the Tens. No source makes a card illegal; each trigger is our reading."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, CS_TEACH, JINGHUAYUAN, TS1, TS2
from youyi.games.madiao.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

TENS_BARRED = clause(
    TEXTS,
    "madiao.tens_barred",
    loci=(Locus(CS, "灭牌提示"), Locus(JINGHUAYUAN, "第七十三回")),
    text="十子禁门",
    grade=Grade.INFERRED,
)

THREE_FLOWERS = clause(
    TEXTS, "madiao.three_flowers", loci=(Locus(JINGHUAYUAN, "第七十三回"),), text="", grade=Grade.ATTESTED
)

HUNDRED_WON_OPENS = clause(
    TEXTS,
    "madiao.hundred_won_opens",
    loci=(Locus(JINGHUAYUAN, "第七十三回"),),
    text="",
    grade=Grade.ATTESTED,
    advice=True,
)

HUNDRED_WITHOUT_REWARD = clause(
    TEXTS,
    "madiao.hundred_without_reward",
    loci=(Locus(CS, "灭牌提示"), Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    text="无赏告百",
    grade=Grade.INFERRED,
)

BANKER_HAS_LED = clause(
    TEXTS,
    "madiao.banker_has_led",
    loci=(Locus(CS, "灭牌提示"), Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    text="庄已发",
    grade=Grade.INFERRED,
)

SUITS_SETTLED = clause(
    TEXTS,
    "madiao.suits_settled",
    loci=(Locus(CS, "灭牌提示"), Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    text="两门已正",
    grade=Grade.INFERRED,
)

HUNDRED_IN_HIDING = clause(
    TEXTS,
    "madiao.hundred_in_hiding",
    loci=(Locus(CS, "灭牌提示"), Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    text="卧底百老",
    grade=Grade.INFERRED,
    advice=True,
)

HUNDRED_UNANNOUNCED = clause(
    TEXTS,
    "madiao.hundred_unannounced",
    loci=(Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    text="不报百",
    grade=Grade.INFERRED,
)

BOTH_LED = clause(
    TEXTS,
    "madiao.both_led",
    loci=(Locus(CS, "灭牌提示"), Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    text="提尽万千",
    grade=Grade.INFERRED,
)

THOUSAND_FIRST = clause(
    TEXTS,
    "madiao.thousand_first",
    loci=(Locus(CS, "灭牌提示"), Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    text="倒提千万",
    grade=Grade.INFERRED,
)

LONE_THOUSAND = clause(
    TEXTS,
    "madiao.lone_thousand",
    loci=(Locus(CS, "灭牌提示"), Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    text="闯千",
    grade=Grade.INFERRED,
)

MYRIAD_TOO_EARLY = clause(
    TEXTS,
    "madiao.myriad_too_early",
    loci=(Locus(CS, "灭牌提示"), Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    text="五桌提万",
    grade=Grade.INFERRED,
)

LED_AFTER_HASTE = clause(
    TEXTS,
    "madiao.led_after_haste",
    loci=(Locus(CS, "灭牌提示"), Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    text="急捉提万",
    grade=Grade.INFERRED,
)

MYRIAD_NOT_LED = clause(
    TEXTS,
    "madiao.myriad_not_led",
    loci=(Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    text="不立万",
    grade=Grade.INFERRED,
)

RED_REVERSED = clause(
    TEXTS,
    "madiao.red_reversed",
    loci=(Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    text="倒立千红",
    grade=Grade.INFERRED,
    advice=True,
)

WAIT_FOR_SEVENTH = clause(
    TEXTS, "madiao.wait_for_seventh", loci=(Locus(CS_TEACH, "教学图"),), text="", grade=Grade.ATTESTED
)

MERIT_RELEASED = clause(
    TEXTS, "madiao.merit_released", loci=(Locus(TS1, "处罚教学"),), text="放功千", grade=Grade.INFERRED
)
