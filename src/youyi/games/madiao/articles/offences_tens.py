"""Offences against good play in the Tens. No source makes a card illegal; each trigger is our reading."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, CS_TEACH, JINGHUAYUAN, TS1, TS2
from youyi.games.madiao.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

TENS_BARRED = clause(
    TEXTS,
    "madiao.tens_barred",
    loci=(Locus(JINGHUAYUAN, "第七十三回"), Locus(CS, "灭牌提示", words="十子禁门")),
    grade=Grade.INFERRED,
)

THREE_FLOWERS = clause(TEXTS, "madiao.three_flowers", loci=(Locus(JINGHUAYUAN, "第七十三回"),), grade=Grade.ATTESTED)

HUNDRED_WON_OPENS = clause(
    TEXTS,
    "madiao.hundred_won_opens",
    loci=(Locus(JINGHUAYUAN, "第七十三回"),),
    grade=Grade.ATTESTED,
    advice=True,
)

HUNDRED_WITHOUT_REWARD = clause(
    TEXTS,
    "madiao.hundred_without_reward",
    loci=(Locus(CS, "灭牌提示", words="无赏告百"), Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    grade=Grade.INFERRED,
)

BANKER_HAS_LED = clause(
    TEXTS,
    "madiao.banker_has_led",
    loci=(Locus(CS, "灭牌提示", words="庄已发"), Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    grade=Grade.INFERRED,
)

SUITS_SETTLED = clause(
    TEXTS,
    "madiao.suits_settled",
    loci=(Locus(CS, "灭牌提示", words="两门已正"), Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    grade=Grade.INFERRED,
)

HUNDRED_IN_HIDING = clause(
    TEXTS,
    "madiao.hundred_in_hiding",
    loci=(Locus(CS, "灭牌提示", words="卧底百老"), Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    grade=Grade.INFERRED,
    advice=True,
)

HUNDRED_UNANNOUNCED = clause(
    TEXTS,
    "madiao.hundred_unannounced",
    loci=(Locus(TS1, "处罚教学", words="不报百"), Locus(TS2, "处罚")),
    grade=Grade.INFERRED,
)

BOTH_LED = clause(
    TEXTS,
    "madiao.both_led",
    loci=(Locus(CS, "灭牌提示", words="提尽万千"), Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    grade=Grade.INFERRED,
)

THOUSAND_FIRST = clause(
    TEXTS,
    "madiao.thousand_first",
    loci=(Locus(CS, "灭牌提示", words="倒提千万"), Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    grade=Grade.INFERRED,
)

LONE_THOUSAND = clause(
    TEXTS,
    "madiao.lone_thousand",
    loci=(Locus(CS, "灭牌提示", words="闯千"), Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    grade=Grade.INFERRED,
)

MYRIAD_TOO_EARLY = clause(
    TEXTS,
    "madiao.myriad_too_early",
    loci=(Locus(CS, "灭牌提示", words="五桌提万"), Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    grade=Grade.INFERRED,
)

LED_AFTER_HASTE = clause(
    TEXTS,
    "madiao.led_after_haste",
    loci=(Locus(CS, "灭牌提示", words="急捉提万"), Locus(TS1, "处罚教学"), Locus(TS2, "处罚")),
    grade=Grade.INFERRED,
)

MYRIAD_NOT_LED = clause(
    TEXTS,
    "madiao.myriad_not_led",
    loci=(Locus(TS1, "处罚教学", words="不立万"), Locus(TS2, "处罚")),
    grade=Grade.INFERRED,
)

RED_REVERSED = clause(
    TEXTS,
    "madiao.red_reversed",
    loci=(Locus(TS1, "处罚教学", words="倒立千红"), Locus(TS2, "处罚")),
    grade=Grade.INFERRED,
    advice=True,
)

WAIT_FOR_SEVENTH = clause(TEXTS, "madiao.wait_for_seventh", loci=(Locus(CS_TEACH, "教学图"),), grade=Grade.ATTESTED)

MERIT_RELEASED = clause(
    TEXTS, "madiao.merit_released", loci=(Locus(TS1, "处罚教学", words="放功千"),), grade=Grade.INFERRED
)
