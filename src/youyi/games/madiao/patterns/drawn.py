"""沖成色樣: what a seat's won cards and drawn stock cards make together; one of each chain."""

from __future__ import annotations

from youyi.games.madiao.cards import ALL, FLAG, JI, RED, REWARD, SHOULDER, CardSet
from youyi.games.madiao.conditions.condition import Condition
from youyi.games.madiao.conditions.kinds import LONG, OWN, SHORT, T20, T90, TB, TENS, its
from youyi.games.madiao.conditions.piles import ALL_CARDS, DRAWN, UNFOUGHT, WON, together
from youyi.games.madiao.conditions.suits import suits
from youyi.games.madiao.patterns import lists
from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.kernel.articles import Grade

OTHER_SUITS = CardSet(ALL & ~TENS)

# The reds.
QUAN_HONG_ZUI_YANG_FEI = lists.EARLY_RESULTS.row(
    "quan_hong_zui_yang_fei",
    TEXTS.name("quan_hong_zui_yang_fei"),
    ALL_CARDS.has(T20) & ALL_CARDS.count(RED).least(6) & ALL_CARDS.only(CardSet(RED | T20)),
    80,
    grade=Grade.INFERRED,
    holds=("won: Tw Tq Tb W9 S9 | drawn: T20 C0",),
    fails=("won: Tw Tq Tb W9 S9 | drawn: T20 C0 C5", "won: Tw Tq Tb W9 | drawn: T20 C0"),
)
SHI_HONG_ZUI_YANG_FEI = lists.RESULTS.row(
    "shi_hong_zui_yang_fei",
    TEXTS.name("shi_hong_zui_yang_fei"),
    ALL_CARDS.has(CardSet(RED | T90 | T20)),
    80,
    holds=("won: S8 Tq Tb Tw C0 W8 | drawn: W9 T90 T20 S9 Ch",),
    fails=("won: T30 Tq T20 C0 Ch | drawn: T90 Tb Tw",),
)
SHI_HONG_JU_HUI = lists.RESULTS.row(
    "shi_hong_ju_hui",
    TEXTS.name("shi_hong_ju_hui"),
    ALL_CARDS.has(CardSet(RED | T90)),
    60,
    holds=("won: W8 T90 S9 Tb C0 S8 W9 Tq | drawn: C8 Tw C4 Ch T30 C9",),
    fails=("won: Tb T90 W3 Tq C0 Tw W9 | drawn: Ch W8 T40 W6",),
)
JIU_HONG_ZUI_YANG_FEI = lists.RESULTS.row(
    "jiu_hong_zui_yang_fei",
    TEXTS.name("jiu_hong_zui_yang_fei"),
    ALL_CARDS.has(CardSet(RED | T20)),
    60,
    holds=("won: S8 W8 S9 T20 C0 | drawn: Tq W9 Tb Ch Tw S1 C7",),
    fails=("won: S8 S9 W9 Tb T20 Ch | drawn: W7 C0 Tw Tq",),
)
MAN_TANG_HONG = lists.GLOSSED_RESULT.row(
    "man_tang_hong",
    TEXTS.name("man_tang_hong"),
    ALL_CARDS.has(RED) & ALL_CARDS.only(RED),
    50,
    grade=Grade.INFERRED,
    holds=("won: W8 C0 W9 Ch Tb S9 Tw Tq | drawn: S8",),
    fails=("won: C0 S8 Tw W8 T60 Ch | drawn: S9 Tb Tq W9",),
)
JIU_HONG = lists.EARLY_RESULTS.row(
    "jiu_hong",
    TEXTS.name("jiu_hong"),
    ALL_CARDS.has(RED),
    50,
    grade=Grade.INFERRED,
    holds=("won: Tb Ch S8 C0 W8 W9 C5 Tw | drawn: Tq T80 S9",),
    fails=("won: Ch Tw Tq C3 T70 | drawn: T90 T20 Tb C0",),
)
BA_HONG_ZUI_YANG_FEI = lists.RESULTS.row(
    "ba_hong_zui_yang_fei",
    TEXTS.name("ba_hong_zui_yang_fei"),
    ALL_CARDS.count(RED).just(8) & ALL_CARDS.has(T20),
    40,
    holds=("won: W8 Tq S9 S8 W9 Ch Tb | drawn: W4 T20 C0 S2 C7",),
    fails=("won: Tb S8 S9 Tq C0 | drawn: Tw Ch T20",),
)

# One suit.
QIAN_SHI_QUAN_MEN = lists.EARLY_RESULTS.row(
    "qian_shi_quan_men",
    TEXTS.name("qian_shi_quan_men"),
    suits(1, ALL_CARDS.count(OWN).just(11), among=LONG),
    50,
    holds=("won: T90 T50 Tq S2 T20 T40 T80 | drawn: T30 T70 Tb T60 Tw",),
    fails=("won: T60 C9 Tq T90 T80 T50 | drawn: Tw Tb T70 T40 T20",),
)
SHUN_TIAN_YI_TONG = lists.EARLY_RESULTS.row(
    "shun_tian_yi_tong",
    TEXTS.name("shun_tian_yi_tong"),
    suits(1, ALL_CARDS.count(OWN).just(10), ALL_CARDS.run(OWN).least(10), among=LONG),
    40,
    holds=("won: C3 C8 C5 C1 C2 C0 | drawn: C4 C7 C6 Ch",),
    fails=("won: T90 T30 T60 W2 T80",),
)
SHI_TONG = lists.EARLY_RESULTS.row(
    "shi_tong",
    TEXTS.name("shi_tong"),
    suits(1, ALL_CARDS.count(OWN).just(10), ALL_CARDS.run(OWN).most(9), among=LONG),
    30,
    holds=("won: T80 T20 T50 Tw Tb T40 W3 | drawn: T70 T90 T60 T30",),
    fails=("won: C4 C5 T80",),
)
NINE_IN_A_ROW = suits(1, ALL_CARDS.count(OWN).just(9), ALL_CARDS.run(OWN).least(9), among=LONG)
JIU_LIAN_HUAN = lists.EARLY_RESULTS.row(
    "jiu_lian_huan",
    TEXTS.name("jiu_lian_huan"),
    NINE_IN_A_ROW,
    30,
    holds=("won: T70 T90 C7 T30 T50 Tb W8 | drawn: T20 T60 T40 T80",),
    fails=("won: C6 C2",),
)
JIU_TONG = lists.EARLY_RESULTS.row(
    "jiu_tong",
    TEXTS.name("jiu_tong"),
    suits(1, ALL_CARDS.count(OWN).just(9), ALL_CARDS.run(OWN).most(8), among=LONG),
    20,
    holds=("won: S8 C9 C1 | drawn: C2 C5 Ch C4 C6 C0 C3",),
    fails=("won: T50 Tb T80 | drawn: Tq Tw T60 T40 T20",),
)
JU_QING_TANG = lists.RESULTS_OF_GUIDE.row(
    "ju_qing_tang",
    TEXTS.name("ju_qing_tang"),
    suits(1, ALL_CARDS.count(OWN).just(11), DRAWN.meets(OWN), among=LONG)
    | suits(1, ALL_CARDS.count(OWN).just(9), DRAWN.meets(OWN), among=SHORT),
    20,
    grade=Grade.INFERRED,
    remark=TEXTS["ju_qing_tang.remark"],
    holds=("won: W1 W2 W4 W9 | drawn: W8 W3 W7 W5 W6",),
    fails=("won: W1 W2 W4 W9 W8 W3 W7 W5 | drawn: S1", "won: W6 W3 W7 W2 W9 | drawn: W5 W8 W1"),
)
WHOLE_SHORT_SUIT = suits(1, ALL_CARDS.count(OWN).just(9), among=SHORT)
GUAN_SUO_QUAN_MEN = lists.EARLY_RESULTS.row(
    "guan_suo_quan_men",
    TEXTS.name("guan_suo_quan_men"),
    WHOLE_SHORT_SUIT,
    20,
    holds=("won: W1 W2 W4 W9 | drawn: W8 W3 W7 W5 W6",),
    fails=("won: W6 W3 W7 W2 W9 | drawn: W5 W8 W1",),
)

# Sevens.
ONE_LEFT: Condition = suits(1, WON.count(OWN).just(1), ALL_CARDS.count(OWN).least(7))
TAI_JI_TU = lists.EARLY_RESULTS.row(
    "tai_ji_tu",
    TEXTS.name("tai_ji_tu"),
    UNFOUGHT & WON.count(ALL).just(8) & suits(1, WON.count(OWN).just(7)) & ONE_LEFT,
    40,
    grade=Grade.INFERRED,
    holds=("won: W9 W7 W5 W6 T90 W3 W4 W8 | drawn: Tb T30 T20 T70 Tq T60 | unfought:",),
    fails=("won: W2 W5 W4 W1 W8 W7 W9 Ch | unfought:",),
)
YUAN_YANG_QI_TONG = lists.EARLY_RESULTS.row(
    "yuan_yang_qi_tong",
    TEXTS.name("yuan_yang_qi_tong"),
    suits(2, WON.count(OWN).most(6), ALL_CARDS.count(OWN).least(7)),
    30,
    grade=Grade.INFERRED,
    holds=("won: T20 Tq Ch T50 T40 C0 Tw | drawn: T80 C6 C5 C7 C3 T70 C9",),
    fails=("won: W6 T90 T30 W8 Tb W3 W9 | drawn: W1 W7 W2 T80 T20 T70",),
)

# Pokes.
LIAN_HUAN_QI_TONG = lists.EARLY_RESULTS.row(
    "lian_huan_qi_tong",
    TEXTS.name("lian_huan_qi_tong"),
    suits(1, WON.has(its(CardSet(REWARD | JI))), WON.count(OWN).most(6), ALL_CARDS.count(OWN).least(7)),
    20,
    grade=Grade.INFERRED,
    holds=("won: S1 S4 S2 S9 | drawn: S3 S8 S5 S6",),
    fails=("won: T40 W7 Tw | drawn: Tq T30 T60 Tb",),
)
YI_CHUO_QI = lists.RESULTS.row(
    "yi_chuo_qi",
    TEXTS.name("yi_chuo_qi"),
    suits(1, WON.count(OWN).just(1), DRAWN.count(OWN).least(7)),
    13,
    holds=("won: C5 Ch W9 | drawn: W2 W8 W5 W1 W7 W3 W4 W6",),
    fails=("won: Ch W7 | drawn: C0 C8 C9 C7 C4",),
)
JUST_SEVEN = suits(1, WON.count(OWN).just(1), DRAWN.count(OWN).just(7))
YI_CHUO_LIU = lists.EARLY_RESULTS.row(
    "yi_chuo_liu",
    TEXTS.name("yi_chuo_liu"),
    suits(1, WON.count(OWN).just(1), DRAWN.count(OWN).just(6)),
    6,
    holds=("won: S1 C5 T90 | drawn: S9 S8 S7 S2 S3 S6",),
    fails=("won: W1 S3 C8 | drawn: W5 W7 W9 W3 W2",),
)

# Treasures.
FLOWERS_DRAWN = together(FLAG)
SHUANG_JUE_ZANG = lists.RESULTS_OF_PROGRAMS.row(
    "shuang_jue_zang",
    TEXTS.name("shuang_jue_zang"),
    FLOWERS_DRAWN & WON.has(CardSet(T90 | T20)),
    200,
    holds=("won: T90 T20 | drawn: Tb Tq Tw",),
    fails=("won: T90 T30 | drawn: Tb Tw",),
)
JIN_JUE_ZANG = lists.RESULTS.row(
    "jin_jue_zang",
    TEXTS.name("jin_jue_zang"),
    FLOWERS_DRAWN & WON.has(T90),
    100,
    holds=("won: T90 S2 | drawn: Tb Tq Tw",),
    fails=("won: T90 S1 | drawn: Tb S4 Tq Tw", "won: T80 S1 | drawn: Tb Tq Tw"),
)
YIN_JUE_ZANG = lists.RESULTS.row(
    "yin_jue_zang",
    TEXTS.name("yin_jue_zang"),
    FLOWERS_DRAWN & WON.has(T20),
    60,
    holds=("won: W5 T20 | drawn: Tb Tq Tw",),
    fails=("won: C4 S6 T20 | drawn: T90 Tw Tq",),
)
YIN_HUA = lists.RESULTS.row(
    "yin_hua",
    TEXTS.name("yin_hua"),
    WON.has(T90)
    & ~WON.meets(TB)
    & DRAWN.has(TB)
    & suits(3, WON.meets(its(CardSet(REWARD | SHOULDER | JI))), among=OTHER_SUITS),
    30,
    holds=("won: W8 C0 S9 T90 C5 | drawn: C7 Tb C4 T40",),
    fails=("won: T90 W8 S1 C0 | drawn: C3",),
)
ANY_REDS = ALL_CARDS.only(RED) & DRAWN.count(ALL).least(1)
FLOWERS_BY_REDS = together(FLAG, through=RED)
REDS = (
    SHI_HONG_ZUI_YANG_FEI, SHI_HONG_JU_HUI, JIU_HONG_ZUI_YANG_FEI, MAN_TANG_HONG, JIU_HONG, BA_HONG_ZUI_YANG_FEI,
)  # fmt: skip
"""In the order in which they are asked, as in every chain below."""
SUITS = (QIAN_SHI_QUAN_MEN, SHUN_TIAN_YI_TONG, SHI_TONG, JIU_LIAN_HUAN, JIU_TONG, GUAN_SUO_QUAN_MEN)
SEVENS = (TAI_JI_TU, YUAN_YANG_QI_TONG)
POKES = (LIAN_HUAN_QI_TONG, YI_CHUO_QI, YI_CHUO_LIU)
TREASURES = (SHUANG_JUE_ZANG, JIN_JUE_ZANG, YIN_JUE_ZANG)
"""Golden and silver count apart only where not both are there."""
SEALS = (YIN_HUA,)
ROWS = (
    JU_QING_TANG, SHI_HONG_JU_HUI, MAN_TANG_HONG, SHI_HONG_ZUI_YANG_FEI, JIU_HONG, QUAN_HONG_ZUI_YANG_FEI, JIU_HONG_ZUI_YANG_FEI,
    BA_HONG_ZUI_YANG_FEI, JIU_TONG, SHI_TONG, JIU_LIAN_HUAN, SHUN_TIAN_YI_TONG, QIAN_SHI_QUAN_MEN, GUAN_SUO_QUAN_MEN,
    TAI_JI_TU, YUAN_YANG_QI_TONG, LIAN_HUAN_QI_TONG, JIN_JUE_ZANG, YIN_JUE_ZANG, YI_CHUO_LIU, YI_CHUO_QI, YIN_HUA,
    SHUANG_JUE_ZANG,
)  # fmt: skip
"""In the order of the list."""
