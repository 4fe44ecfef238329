"""香爐腳: one seat wins five tricks, the three others one each; only the first row that fits counts."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import RED, REWARD, SHOULDER
from youyi.games.madiao.conditions.condition import Condition
from youyi.games.madiao.conditions.kinds import PLAIN
from youyi.games.madiao.conditions.piles import OTHERS, WON, shape
from youyi.games.madiao.conditions.worth import Fixed
from youyi.games.madiao.patterns import lists
from youyi.games.madiao.patterns.pattern import Family, Keep, Pattern
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.worths import SanHongSanSu, XiangLuJiao
from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.kernel.articles import Grade, enacts

CENSER = shape(5, 1)


def _made_of(body: Condition, feet: Condition) -> Condition:
    return CENSER & body & feet


ZHU_SHA_DING = lists.TABLE_AND_NOVEL.row(
    "zhu_sha_ding",
    TEXTS.name("zhu_sha_ding"),
    _made_of(WON.only(RED), OTHERS.only(RED)),
    13,
    holds=("won: Tw W9 S9 C0 Tq | others: W8 / S8 / Tb",),
    fails=("won: Tw W9 S9 C0 Tq | others: W8 / S8 / T40",),
)
TIE_XIANG_LU = lists.TABLE_AND_NOVEL.row(
    "tie_xiang_lu",
    TEXTS.name("tie_xiang_lu"),
    _made_of(WON.only(PLAIN), OTHERS.only(PLAIN)),
    13,
    holds=("won: T70 W5 S5 C5 S6 | others: W3 / C3 / T20",),
    fails=("won: T70 W5 S5 C5 S8 | others: W3 / C3 / T20",),
)
WU_HONG_SAN_SU = lists.TABLE.row(
    "wu_hong_san_su",
    TEXTS.name("wu_hong_san_su"),
    _made_of(WON.only(RED), OTHERS.only(PLAIN)),
    10,
    holds=("won: Tw W9 S9 C0 Tq | others: W3 / C3 / T40",),
    fails=("won: Tw W9 S9 C0 T60 | others: W3 / C3 / T40",),
)
SAN_SHANG_DING = lists.TABLE.row(
    "san_shang_ding",
    TEXTS.name("san_shang_ding"),
    _made_of(WON.only(PLAIN), OTHERS.only(REWARD)),
    25,
    holds=("won: T70 W5 S5 C5 S6 | others: W9 / S9 / C0",),
    fails=("won: T70 W5 S5 C5 S6 | others: W9 / S9 / Ch",),
)
SAN_JIAN_DING = lists.TABLE.row(
    "san_jian_ding",
    TEXTS.name("san_jian_ding"),
    _made_of(WON.only(PLAIN), OTHERS.only(SHOULDER)),
    25,
    holds=("won: T70 W5 S5 C5 S6 | others: W8 / S8 / Ch",),
    fails=("won: T70 W5 S5 C5 S6 | others: W8 / S8 / C0",),
)
WU_SU_SAN_HONG = lists.TABLE.row(
    "wu_su_san_hong",
    TEXTS.name("wu_su_san_hong"),
    _made_of(WON.only(PLAIN), OTHERS.only(RED)),
    10,
    holds=("won: T70 W5 S5 C5 S6 | others: Tw / S8 / Tb",),
    fails=("won: T70 W5 S5 C5 S6 | others: Tw / S8 / T40",),
)
XIANG_LU_JIAO = lists.TABLE.row(
    "xiang_lu_jiao",
    TEXTS.name("xiang_lu_jiao"),
    CENSER,
    5,
    holds=("won: Tw W9 S5 C5 T70 | others: W8 / S8 / C2", "won: Tw W9 S5 C5 T70 | tricks: 5 1 1 1"),
    fails=("won: Tw W9 S5 C5 T70 | others: W8 S8 / C2 / -", "won: Tw W9 S5 C5 T70"),
)
CENSERS = (
    ZHU_SHA_DING, TIE_XIANG_LU, WU_HONG_SAN_SU, SAN_SHANG_DING, SAN_JIAN_DING, WU_SU_SAN_HONG, XIANG_LU_JIAO,
)  # fmt: skip
"""In the order in which they are asked."""
_OURS = TEXTS["ours"]
SAN_HONG = lists.TABLE_OF_GUIDE.row(
    "san_hong",
    TEXTS.name("san_hong"),
    CENSER & OTHERS.only(RED),
    8,
    grade=Grade.INFERRED,
    remark=_OURS,
    holds=("won: Tw W9 S5 C5 T70 | others: W8 / S8 / Tb",),
    fails=("won: Tw W9 S5 C5 T70 | others: W8 / S8 / C2",),
)
SAN_SU = lists.TABLE_OF_GUIDE.row(
    "san_su",
    TEXTS.name("san_su"),
    CENSER & OTHERS.only(PLAIN),
    8,
    grade=Grade.INFERRED,
    remark=_OURS,
    holds=("won: Tw W9 S5 C5 T70 | others: W3 / C3 / T20",),
    fails=("won: Tw W9 S5 C5 T70 | others: W3 / C3 / Tb",),
)
THREE_FEET = (SAN_HONG, SAN_SU)
PROGRAM_WORTHS = {
    ZHU_SHA_DING: 8, TIE_XIANG_LU: 18, WU_HONG_SAN_SU: 10, SAN_SHANG_DING: 22, SAN_JIAN_DING: 24, WU_SU_SAN_HONG: 20,
}  # fmt: skip
LATE_WORTHS = {WU_SU_SAN_HONG: 15}


@enacts(art.CENSER_NAMES)
def censers(rulings: Rulings) -> Family:
    """List the kinds of censer at the worths in force."""
    match rulings.xiang_lu_jiao:
        case XiangLuJiao.DEFAULT:
            worths: dict[Pattern, int] = {}
        case XiangLuJiao.CS:
            worths = PROGRAM_WORTHS
        case XiangLuJiao.TS2:
            worths = LATE_WORTHS
    *kinds, plain = (row.with_changes(worth=Fixed(worths[row])) if row in worths else row for row in CENSERS)
    return Family((*kinds, *three_feet(rulings), plain), Keep.CHAIN)


def three_feet(rulings: Rulings) -> tuple[Pattern, ...]:
    """三紅, 三素: names without a condition, or censers by their feet alone."""
    match rulings.san_hong_san_su:
        case SanHongSanSu.OFF:
            return ()
        case SanHongSanSu.FEET8:
            return THREE_FEET
