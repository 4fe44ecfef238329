"""斗上雜色樣, persons won one right after the other: 鏡中人 to 天仙送子."""

from __future__ import annotations

from youyi.games.madiao.conditions.kinds import C0, C1, CH, T20, T50, T90, TQ
from youyi.games.madiao.conditions.piles import beside
from youyi.games.madiao.patterns import lists
from youyi.games.madiao.texts import PATTERNS as TEXTS

JING_ZHONG_REN = lists.TABLE.row(
    "jing_zhong_ren",
    TEXTS.name("jing_zhong_ren"),
    beside(C1, T20),
    8,
    holds=("won: C1 T20", "won: T20 C1"),
    fails=("won: C1 S4 T20",),
)
JIE_HUA_XIAN_FO = lists.TABLE.row(
    "jie_hua_xian_fo",
    TEXTS.name("jie_hua_xian_fo"),
    beside(CH, T50),
    4,
    holds=("won: Ch T50", "won: T50 Ch"),
    fails=("won: C1 T50", "won: Ch S4 T50"),
)
FU_QI_TUAN_YUAN = lists.TABLE.row(
    "fu_qi_tuan_yuan",
    TEXTS.name("fu_qi_tuan_yuan"),
    beside(C0, T20),
    6,
    holds=("won: C0 T20", "won: T20 C0"),
    fails=("won: C0 S4 T20",),
)
MEI_NV_CAN_CHAN = lists.TABLE.row(
    "mei_nv_can_chan",
    TEXTS.name("mei_nv_can_chan"),
    beside(TQ, T20),
    10,
    holds=("won: Tq T20", "won: T20 Tq"),
    fails=("won: Tq S4 T20",),
)
XIAO_CAN_CHAN = lists.TABLE.row(
    "xiao_can_chan",
    TEXTS.name("xiao_can_chan"),
    beside(T50, T20),
    10,
    holds=("won: T50 T20", "won: T20 T50"),
    fails=("won: T50 S4 T20",),
)
ER_FO_TAN_JING = lists.TABLE.row(
    "er_fo_tan_jing",
    TEXTS.name("er_fo_tan_jing"),
    beside(T50, TQ),
    6,
    holds=("won: T50 Tq", "won: Tq T50"),
    fails=("won: T50 S4 Tq",),
)
TIAN_XIAN_SONG_ZI = lists.TABLE.row(
    "tian_xian_song_zi",
    TEXTS.name("tian_xian_song_zi"),
    beside(T90, T20),
    20,
    holds=("won: T90 T20", "won: T20 T90"),
    fails=("won: T90 S4 T20",),
)
COUPLES = (
    JING_ZHONG_REN, JIE_HUA_XIAN_FO, FU_QI_TUAN_YUAN, MEI_NV_CAN_CHAN, XIAO_CAN_CHAN, ER_FO_TAN_JING,
    TIAN_XIAN_SONG_ZI,
)  # fmt: skip
"""In the order of the list."""
SMALL = (MEI_NV_CAN_CHAN, XIAO_CAN_CHAN)
"""Those that only the old score has."""
