"""鬥前色樣 33 to 43 and A to V: other patterns of the hand dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from youyi.games.madiao.cards import (
    ALL,
    BROCADE,
    FLAG,
    GREEN,
    HUNDRED,
    JI,
    RED,
    REWARD,
    SHOULDER,
    VICE_JI,
    CardSet,
    named,
)
from youyi.games.madiao.conditions.kinds import HIGH, LOW, OWN, PLAIN, T20, TB, TENS
from youyi.games.madiao.conditions.piles import DEALT
from youyi.games.madiao.conditions.suits import suits
from youyi.games.madiao.patterns import lists
from youyi.games.madiao.patterns.pattern import Pattern
from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words

DUCKS = CardSet((REWARD | SHOULDER) & ~TENS)

SI_SHANG_YI_BAI = lists.NUMBERED.row(
    "si_shang_yi_bai",
    TEXTS.name("si_shang_yi_bai"),
    DEALT.has(CardSet(REWARD | TB)), 20, uses=5,
    holds=("dealt: S9 Tw T70 C0 Tb W9 C7 T40",),
    fails=("dealt: Tq Tb T40 S9 W9 C0 S4 W1",),
)  # fmt: skip
SI_JIAN_YI_BAI = lists.NUMBERED.row(
    "si_jian_yi_bai",
    TEXTS.name("si_jian_yi_bai"),
    DEALT.has(CardSet(SHOULDER | TB)), 16, uses=5,
    holds=("dealt: W6 S3 Tq Tb Ch S8 W8 W4",),
    fails=("dealt: W2 Ch S8 W5 W8 Tw C7 Tb",),
)  # fmt: skip
SI_JI_YI_BAI = lists.NUMBERED.row(
    "si_ji_yi_bai",
    TEXTS.name("si_ji_yi_bai"),
    DEALT.has(CardSet(JI | TB)), 8, uses=5,
    holds=("dealt: C2 T20 S1 C9 W1 W8 Tb S4",),
    fails=("dealt: T20 C6 Tb W1 C9 T50 W4 S8",),
)  # fmt: skip
SI_JI_SI_HONG = lists.NUMBERED.row(
    "si_ji_si_hong",
    TEXTS.name("si_ji_si_hong"),
    DEALT.has(JI) & DEALT.count(RED).just(4), 20,
    holds=("dealt: W9 S1 W8 C9 W1 T20 Ch S9",),
    fails=("dealt: S1 T20 S9 C1 Tw S8 C9 W1",),
)  # fmt: skip
SI_SHANG_SHUN_FENG_QI = lists.NUMBERED.row(
    "si_shang_shun_feng_qi",
    TEXTS.name("si_shang_shun_feng_qi"),
    DEALT.has(REWARD) & DEALT.has(FLAG), 20, uses=6,
    holds=("dealt: Tq S9 T90 Tw C0 Tb W9 C1",),
    fails=("dealt: W9 Tq Tb W4 C0 Tw T60 C8",),
)  # fmt: skip
SI_JIAN_SHUN_FENG_QI = lists.NUMBERED.row(
    "si_jian_shun_feng_qi",
    TEXTS.name("si_jian_shun_feng_qi"),
    DEALT.has(SHOULDER) & DEALT.has(FLAG), 16, uses=6,
    holds=("dealt: Tq Tw Ch Tb S4 W8 S9 S8",),
    fails=("dealt: W5 S8 Tw S7 Ch W6 Tb W8",),
)  # fmt: skip
SI_JI_SHUN_FENG_QI = lists.NUMBERED.row(
    "si_ji_shun_feng_qi",
    TEXTS.name("si_ji_shun_feng_qi"),
    DEALT.has(JI) & DEALT.has(FLAG), 20, uses=7,
    holds=("dealt: C3 Tw Tb S1 Tq C9 T20 W1",),
    fails=("dealt: S2 W1 C7 T20 Tb Tq C9 S1",),
)  # fmt: skip
QI_TONG_SHUN_FENG_QI = lists.NUMBERED.row(
    "qi_tong_shun_feng_qi",
    TEXTS.name("qi_tong_shun_feng_qi"),
    DEALT.has(FLAG) & DEALT.count(TENS).least(7), 10, uses=7,
    holds=("dealt: T40 Tw Tq T90 Tb T20 C1 T70",),
    fails=("dealt: W1 T60 Tb W8 T90 T70 Tq Tw",),
)  # fmt: skip
SI_JI_SI_FU_JI = lists.NUMBERED.row(
    "si_ji_si_fu_ji",
    TEXTS.name("si_ji_si_fu_ji"),
    DEALT.has(CardSet(JI | VICE_JI)), 20,
    holds=("dealt: W2 T30 C8 S1 T20 W1 C9 S2",),
    fails=("dealt: S2 C9 T30 W2 T20 Tw C8 S1",),
)  # fmt: skip
QI_XIAO_YI_HONG = lists.NUMBERED.row(
    "qi_xiao_yi_hong",
    TEXTS.name("qi_xiao_yi_hong"),
    DEALT.count(RED).just(1) & DEALT.bottoms(PLAIN), 8, grade=Grade.INFERRED,
    holds=("dealt: C8 T40 C9 W8 T20 W1 C7 T30",),
    fails=("dealt: C7 T90 C9 T20 C8 W2 C0 W1",),
)  # fmt: skip
LOW_SEVEN = DEALT.count(RED).just(1) & DEALT.only(CardSet(RED | LOW))
PLAIN_SEVEN = DEALT.count(RED).just(1)
SHANG_XIA_SI_MEN = lists.NUMBERED.row(
    "shang_xia_si_men",
    TEXTS.name("shang_xia_si_men"),
    DEALT.only(CardSet(BROCADE & ~HUNDRED)) & suits(4, DEALT.count(OWN).just(2)),
    40,
    holds=("dealt: Tw Tq W9 W1 S9 S1 C0 C9",),
    fails=("dealt: W8 W1 C9 Tw C0 Tb W6 S1", "dealt: Tw Tb W9 W1 S9 S1 C0 C9"),
)
WITH_HUNDRED = DEALT.only(BROCADE) & suits(4, DEALT.count(OWN).just(2))

TIAN_DI_JIAO_TAI = lists.LETTERED.row(
    "tian_di_jiao_tai",
    TEXTS.name("tian_di_jiao_tai"),
    DEALT.has(CardSet(REWARD | JI)), 60,
    holds=("dealt: T20 S9 W9 W1 C0 C9 S1 Tw",),
    fails=("dealt: W1 C3 Tw C9 S1 S9 W9 T20",),
)  # fmt: skip
# reading: the guide prints the cards of 天地交泰 again; its words 四肩四極 and both programs mend it
REN_JIE_DI_LING = lists.LETTERED.row(
    "ren_jie_di_ling",
    TEXTS.name("ren_jie_di_ling"),
    DEALT.has(CardSet(SHOULDER | JI)), 50, grade=Grade.INFERRED,
    holds=("dealt: S1 W1 Ch W8 S8 Tq C9 T20",),
    fails=("dealt: C9 Ch W8 Tw W1 T20 S1 S8",),
)  # fmt: skip
TIAN_REN_HE_YI = lists.LETTERED.row(
    "tian_ren_he_yi",
    TEXTS.name("tian_ren_he_yi"),
    DEALT.has(CardSet(REWARD | SHOULDER)), 60,
    holds=("dealt: W9 C0 Tq W8 S9 Tw S8 Ch",),
    fails=("dealt: S8 S9 W9 C0 Tw Ch Tq W7",),
)  # fmt: skip
AO_YUAN_YANG = lists.LETTERED.row(
    "ao_yuan_yang",
    TEXTS.name("ao_yuan_yang"),
    DEALT.has(DUCKS) & DEALT.count(FLAG).just(2), 40,
    holds=("dealt: Ch W8 C0 W9 S8 Tw Tq S9",),
    fails=("dealt: W9 Tq S9 Ch W8 S6 S8 C0",),
)  # fmt: skip
QI_HONG_ZUI_YANG_FEI = lists.LETTERED.row(
    "qi_hong_zui_yang_fei",
    TEXTS.name("qi_hong_zui_yang_fei"),
    DEALT.count(RED).just(7) & DEALT.has(T20), 50,
    holds=("dealt: W8 S8 Tw C0 T20 Tb Tq W9",),
    fails=("dealt: W9 W8 Tw S9 S8 Ch C0 W3",),
)  # fmt: skip
QI_LIAN_TONG_HUA_SHUN = lists.LETTERED.row(
    "qi_lian_tong_hua_shun",
    TEXTS.name("qi_lian_tong_hua_shun"),
    suits(1, DEALT.run(OWN).least(7)), 10, uses=7,
    holds=("dealt: Ch S8 S7 S6 S2 S4 S5 S3",),
    fails=("dealt: S6 S2 S1 C2 S5 S4 C7 S3",),
)  # fmt: skip
BA_LIAN_TONG_HUA_SHUN = lists.LETTERED.row(
    "ba_lian_tong_hua_shun",
    TEXTS.name("ba_lian_tong_hua_shun"),
    suits(1, DEALT.run(OWN).least(8)), 20,
    holds=("dealt: C1 C2 C4 C5 C7 C6 Ch C3",),
    fails=("dealt: S1 S8 S6 S5 S3 S9 S7 S4",),
)  # fmt: skip
BA_DA = lists.LETTERED.row(
    "ba_da",
    TEXTS.name("ba_da"),
    DEALT.tops(ALL), 8,
    holds=("dealt: W7 W8 W5 Ch W9 C0 C1 W6",),
    fails=("dealt: W8 S8 Tb Tw T60 Tq S9 T90",),
)  # fmt: skip
ALL_HIGH = DEALT.only(CardSet(RED | HIGH))
BA_XIAO = lists.LETTERED.row(
    "ba_xiao",
    TEXTS.name("ba_xiao"),
    DEALT.bottoms(ALL), 8,
    holds=("dealt: C9 C8 C7 S1 C5 C6 W1 S2",),
    fails=("dealt: S2 C9 T50 S1 W1 C8 C7 S3",),
)  # fmt: skip
ALL_LOW = DEALT.only(CardSet(GREEN & LOW))
QI_TONG = lists.LETTERED.row(
    "qi_tong",
    TEXTS.name("qi_tong"),
    suits(1, DEALT.count(OWN).least(7)), 7, uses=7,
    holds=("dealt: W2 W9 C1 W5 W3 W1 W4 W6",),
    fails=("dealt: W6 T40 W9 W1 W5 C5 W2 W7",),
)  # fmt: skip
BA_TONG = lists.LETTERED.row(
    "ba_tong",
    TEXTS.name("ba_tong"),
    suits(1, DEALT.count(OWN).least(8)), 8,
    holds=("dealt: W8 W9 W6 W1 W2 W5 W7 W4",),
    fails=("dealt: W3 W5 C7 W8 W6 W4 W9 W7",),
)  # fmt: skip
BA_HONG = lists.LETTERED.row(
    "ba_hong",
    TEXTS.name("ba_hong"),
    DEALT.count(RED).least(8), 8,
    holds=("dealt: S8 S9 Tq W8 Tb W9 C0 Ch",),
    fails=("dealt: S8 W9 Tb S9 C9 Tq C0 Ch",),
)  # fmt: skip
QI_HONG = lists.LETTERED.row(
    "qi_hong",
    TEXTS.name("qi_hong"),
    DEALT.count(RED).least(7), 7, uses=7,
    holds=("dealt: W9 W4 W8 Tb Ch S8 S9 Tq",),
    fails=("dealt: C0 W9 S8 T90 Tq W8 Ch W3",),
)  # fmt: skip
LIU_HONG = lists.LETTERED.row(
    "liu_hong",
    TEXTS.name("liu_hong"),
    DEALT.count(RED).least(6), 6, uses=6,
    holds=("dealt: S8 C0 Ch Tq W9 T60 Tb T80",),
    fails=("dealt: Tw S8 C6 T60 S6 Tb C0 Ch",),
)  # fmt: skip
BA_YAO = lists.LETTERED.row(
    "ba_yao",
    TEXTS.name("ba_yao"),
    DEALT.has(named("Tw Tq Tb W1 S1 C1 Ch C0")), 20,
    holds=("dealt: C1 Tq S1 Tw C0 W1 Tb Ch",),
    fails=("dealt: S1 C1 W1 Tq Ch C0 Tw T90",),
)  # fmt: skip
PIAN_PIAN_JIN = lists.LETTERED.row(
    "pian_pian_jin",
    TEXTS.name("pian_pian_jin"),
    DEALT.only(BROCADE), 30,
    holds=("dealt: S9 S1 Tw W9 W1 T20 C0 W8",),
    fails=("dealt: C0 S8 S9 C9 W8 Tq Tb C1",),
)  # fmt: skip


def another_name(of: Pattern) -> Words:
    """What the guide has of a row that only the programs count apart."""
    name = of.name
    return TEXTS["another_name"].filled(name=Words(f"{name.en} {name.zh_hant}", name.zh_hant, name.zh_hans))


QI_LIN_ZHONG = lists.LETTERED.row(
    "qi_lin_zhong",
    TEXTS.name("qi_lin_zhong"),
    DEALT.has(CardSet(REWARD | TB)) & ~DEALT.meets(SHOULDER), 16, uses=5,
    grade=Grade.INFERRED,
    remark=another_name(SI_SHANG_YI_BAI),
    holds=("dealt: Tb C4 T20 Tw S9 W9 C0 S1",),
    fails=("dealt: Tw W9 S9 C0 Tb W8 T30 S5",),
)  # fmt: skip
FENG_HUANG_CHU = lists.LETTERED.row(
    "feng_huang_chu",
    TEXTS.name("feng_huang_chu"),
    DEALT.has(CardSet(SHOULDER | TB)) & ~DEALT.meets(REWARD), 12, uses=5,
    grade=Grade.INFERRED,
    remark=another_name(SI_JIAN_YI_BAI),
    holds=("dealt: W4 S8 C6 C3 Tb Ch W8 Tq",),
    fails=("dealt: Tq W8 S8 Ch Tb W9 T30 S5",),
)  # fmt: skip
XUE_ZHONG_TAN = lists.LETTERED.row(
    "xue_zhong_tan",
    TEXTS.name("xue_zhong_tan"),
    DEALT.has(CardSet(JI | TB)) & ~DEALT.meets(REWARD), 8, uses=5,
    grade=Grade.INFERRED,
    remark=another_name(SI_JI_YI_BAI),
    holds=("dealt: T20 C9 W1 S6 S1 W4 Tb S4",),
    fails=("dealt: T20 W1 S1 C9 Tb W9 T30 S5",),
)  # fmt: skip
BA_HONG_SHUN_FENG_QI = lists.LETTERED.row(
    "ba_hong_shun_feng_qi",
    TEXTS.name("ba_hong_shun_feng_qi"),
    DEALT.has(FLAG) & DEALT.count(RED).least(8), 8,
    holds=("dealt: Tb Tw W9 S9 C0 Tq W8 S8",),
    fails=("dealt: S8 W8 S9 Tq Tb W9 C0 T40",),
)  # fmt: skip
QI_HONG_SHUN_FENG_QI = lists.LETTERED.row(
    "qi_hong_shun_feng_qi",
    TEXTS.name("qi_hong_shun_feng_qi"),
    DEALT.has(FLAG) & DEALT.count(RED).least(7), 7, uses=7,
    holds=("dealt: S8 C0 S3 Tq S9 Ch Tb Tw",),
    fails=("dealt: Ch W8 T30 Tq C0 S9 W9 Tb",),
)  # fmt: skip
LIU_HONG_SHUN_FENG_QI = lists.LETTERED.row(
    "liu_hong_shun_feng_qi",
    TEXTS.name("liu_hong_shun_feng_qi"),
    DEALT.has(FLAG) & DEALT.count(RED).least(6), 6, uses=6,
    holds=("dealt: S8 Ch W8 W9 Tq Tw Tb S1",),
    fails=("dealt: W3 T30 Tq Tb C0 W8 T40 S9",),
)  # fmt: skip

NUMBERED_ROWS = (
    SI_SHANG_YI_BAI, SI_JIAN_YI_BAI, SI_JI_YI_BAI, SI_JI_SI_HONG, SI_SHANG_SHUN_FENG_QI, SI_JIAN_SHUN_FENG_QI,
    SI_JI_SHUN_FENG_QI, QI_TONG_SHUN_FENG_QI, SI_JI_SI_FU_JI, QI_XIAO_YI_HONG, SHANG_XIA_SI_MEN,
)  # fmt: skip
"""33 to 43."""
ALIASES = (QI_LIN_ZHONG, FENG_HUANG_CHU, XUE_ZHONG_TAN)
"""Q, R, S: rows of their own in the programs only; in the guide other names of 33, 34, 35."""
LETTERED_ROWS = (
    TIAN_DI_JIAO_TAI, REN_JIE_DI_LING, TIAN_REN_HE_YI, AO_YUAN_YANG, QI_HONG_ZUI_YANG_FEI, QI_LIAN_TONG_HUA_SHUN,
    BA_LIAN_TONG_HUA_SHUN, BA_DA, BA_XIAO, QI_TONG, BA_TONG, BA_HONG, QI_HONG, LIU_HONG, BA_YAO, PIAN_PIAN_JIN,
    *ALIASES, BA_HONG_SHUN_FENG_QI, QI_HONG_SHUN_FENG_QI, LIU_HONG_SHUN_FENG_QI,
)  # fmt: skip
"""A to V."""
CHAIN = (
    TIAN_DI_JIAO_TAI, REN_JIE_DI_LING, TIAN_REN_HE_YI, SI_JI_SI_FU_JI, AO_YUAN_YANG, QI_HONG_ZUI_YANG_FEI,
    SHANG_XIA_SI_MEN, PIAN_PIAN_JIN, QI_LIN_ZHONG, SI_SHANG_YI_BAI, FENG_HUANG_CHU, SI_JIAN_YI_BAI, XUE_ZHONG_TAN,
    SI_JI_YI_BAI, LIU_HONG, QI_HONG, BA_HONG, BA_HONG_SHUN_FENG_QI, QI_HONG_SHUN_FENG_QI, LIU_HONG_SHUN_FENG_QI,
    BA_TONG, QI_TONG, QI_LIAN_TONG_HUA_SHUN, BA_LIAN_TONG_HUA_SHUN, BA_DA, BA_XIAO, BA_YAO,
)  # fmt: skip
"""The fixed order of the program of 2022; a guide's number stands beside the letter it is another name of."""
OF_FOUR_SHOULDERS = frozenset({"ren_jie_di_ling", "tian_ren_he_yi", "feng_huang_chu"})
"""Rows that nobody can make where the Thousand is a 賞."""
_WITH_TQ, _THREE = CardSet(REWARD | named("Tq")), CardSet(SHOULDER & ~named("Tq"))
WITH_THOUSAND: Mapping[str, Mapping[str, Any]] = {
    "tian_di_jiao_tai": {
        "when": DEALT.count(_WITH_TQ).just(4) & DEALT.has(JI),
        "holds": ("dealt: T20 S9 W9 W1 C0 C9 S1 Tq", "dealt: T20 S9 W9 W1 C0 C9 S1 Tw"),
        "fails": ("dealt: T20 S9 W9 W1 C0 C9 S1 Tb",),
    },
    "qi_lin_zhong": {
        "when": DEALT.count(_WITH_TQ).just(4) & DEALT.has(TB) & ~DEALT.meets(_THREE),
        "holds": ("dealt: Tb C4 T20 Tq S9 W9 C0 S1",),
        "fails": ("dealt: Tq Tw W9 S9 C0 Tb T30 S5", "dealt: Tw W9 S9 C0 Tb W8 T30 S5"),
    },
    "xue_zhong_tan": {
        "when": DEALT.has(CardSet(JI | TB)) & ~DEALT.meets(_WITH_TQ),
        "holds": ("dealt: T20 C9 W1 S6 S1 W4 Tb S4",),
        "fails": ("dealt: T20 W1 S1 C9 Tb Tq T30 S5",),
    },
}
"""Rows that another card may complete, or spoil, where the Thousand is a 賞."""
