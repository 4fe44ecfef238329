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
from youyi.kernel.articles import Grade, enacts
from youyi.kernel.names import Name, Words

CENSER = shape(5, 1)


def _made_of(body: Condition, feet: Condition) -> Condition:
    return CENSER & body & feet


ZHU_SHA_DING = lists.TABLE_AND_NOVEL.row(
    "zhu_sha_ding",
    Name("硃砂鼎", "朱砂鼎", "zhūshā dǐng", "cinnabar tripod"),
    _made_of(WON.only(RED), OTHERS.only(RED)),
    13,
    holds=("won: Tw W9 S9 C0 Tq | others: W8 / S8 / Tb",),
    fails=("won: Tw W9 S9 C0 Tq | others: W8 / S8 / T40",),
)
TIE_XIANG_LU = lists.TABLE_AND_NOVEL.row(
    "tie_xiang_lu",
    Name("鐵香爐", "铁香炉", "tiě xiānglú", "iron censer"),
    _made_of(WON.only(PLAIN), OTHERS.only(PLAIN)),
    13,
    holds=("won: T70 W5 S5 C5 S6 | others: W3 / C3 / T20",),
    fails=("won: T70 W5 S5 C5 S8 | others: W3 / C3 / T20",),
)
WU_HONG_SAN_SU = lists.TABLE.row(
    "wu_hong_san_su",
    Name("五紅三素", "五红三素", "wǔ hóng sān sù", "five reds, three plain"),
    _made_of(WON.only(RED), OTHERS.only(PLAIN)),
    10,
    holds=("won: Tw W9 S9 C0 Tq | others: W3 / C3 / T40",),
    fails=("won: Tw W9 S9 C0 T60 | others: W3 / C3 / T40",),
)
SAN_SHANG_DING = lists.TABLE.row(
    "san_shang_ding",
    Name("三賞", "三赏", "sān shǎng", "three Rewards"),
    _made_of(WON.only(PLAIN), OTHERS.only(REWARD)),
    25,
    holds=("won: T70 W5 S5 C5 S6 | others: W9 / S9 / C0",),
    fails=("won: T70 W5 S5 C5 S6 | others: W9 / S9 / Ch",),
)
SAN_JIAN_DING = lists.TABLE.row(
    "san_jian_ding",
    Name("三肩", "三肩", "sān jiān", "three Shoulders"),
    _made_of(WON.only(PLAIN), OTHERS.only(SHOULDER)),
    25,
    holds=("won: T70 W5 S5 C5 S6 | others: W8 / S8 / Ch",),
    fails=("won: T70 W5 S5 C5 S6 | others: W8 / S8 / C0",),
)
WU_SU_SAN_HONG = lists.TABLE.row(
    "wu_su_san_hong",
    Name("五素三紅", "五素三红", "wǔ sù sān hóng", "five plain, three reds"),
    _made_of(WON.only(PLAIN), OTHERS.only(RED)),
    10,
    holds=("won: T70 W5 S5 C5 S6 | others: Tw / S8 / Tb",),
    fails=("won: T70 W5 S5 C5 S6 | others: Tw / S8 / T40",),
)
XIANG_LU_JIAO = lists.TABLE.row(
    "xiang_lu_jiao",
    Name("香爐腳", "香炉脚", "xiāng lú jiǎo", "incense-burner feet"),
    CENSER,
    5,
    holds=("won: Tw W9 S5 C5 T70 | others: W8 / S8 / C2", "won: Tw W9 S5 C5 T70 | tricks: 5 1 1 1"),
    fails=("won: Tw W9 S5 C5 T70 | others: W8 S8 / C2 / -", "won: Tw W9 S5 C5 T70"),
)
CENSERS = (
    ZHU_SHA_DING, TIE_XIANG_LU, WU_HONG_SAN_SU, SAN_SHANG_DING, SAN_JIAN_DING, WU_SU_SAN_HONG, XIANG_LU_JIAO,
)  # fmt: skip
"""In the order in which they are asked."""
_OURS = Words(
    "The guide has the name alone, and no program counts it: condition and number are ours, to be chosen.",
    "指南但存其名，程式皆不計；其法其數為本書所補，擇用方計。",
    "指南但存其名，程序皆不计；其法其数为本书所补，择用方计。",
)
SAN_HONG = lists.TABLE_OF_GUIDE.row(
    "san_hong",
    Name("三紅", "三红", "sān hóng", "three reds"),
    CENSER & OTHERS.only(RED),
    8,
    grade=Grade.INFERRED,
    remark=_OURS,
    holds=("won: Tw W9 S5 C5 T70 | others: W8 / S8 / Tb",),
    fails=("won: Tw W9 S5 C5 T70 | others: W8 / S8 / C2",),
)
SAN_SU = lists.TABLE_OF_GUIDE.row(
    "san_su",
    Name("三素", "三素", "sān sù", "three plain"),
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
