"""Which dealt patterns are in force, at which worths, under which tests."""

from __future__ import annotations

from collections.abc import Mapping

from youyi.games.madiao.conditions.worth import Fixed
from youyi.games.madiao.patterns import dealt as d
from youyi.games.madiao.patterns.pairs import pairs
from youyi.games.madiao.patterns.pattern import Pattern
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.dealt import BadaBaxiao, PredealTable, QiXiaoYiHong, ShangxiaWithTb

LATE_WORTHS: Mapping[Pattern, int] = {d.FENG_HUANG_CHU: 32, d.XUE_ZHONG_TAN: 5}
"""What the program of 2025 pays otherwise than that of 2022."""


def dealt_rows(rulings: Rulings) -> tuple[Pattern, ...]:
    """List the dealt patterns in force, in the order of the guide."""
    tests = {**_seven_small(rulings), **_four_gates(rulings), **_big_and_small(rulings)}
    return tuple(tests.get(row.id, row) for row in _table(rulings))


def _table(rulings: Rulings) -> tuple[Pattern, ...]:
    """鬥前色樣: the guide's rows, or those that a program has."""
    pairs_of_gates = pairs(rulings)
    match rulings.predeal_table:
        case PredealTable.GUIDE:
            lettered = (row for row in d.LETTERED_ROWS if row not in d.ALIASES)
            return (*pairs_of_gates, *d.NUMBERED_ROWS, *lettered)
        case PredealTable.CS:
            return (d.SI_JI_SI_FU_JI.but(worth=Fixed(60)), d.SHANG_XIA_SI_MEN, *d.LETTERED_ROWS)
        case PredealTable.TS2:
            lettered = (
                row.but(worth=Fixed(LATE_WORTHS[row])) if row in LATE_WORTHS else row for row in d.LETTERED_ROWS
            )
            return (d.SHANG_XIA_SI_MEN, *lettered)


def _seven_small(rulings: Rulings) -> dict[str, Pattern]:
    """七小一紅: how small the seven must be."""
    match rulings.qi_xiao_yi_hong:
        case QiXiaoYiHong.BOTTOM_K:
            return {}
        case QiXiaoYiHong.RANK_LE_5:
            holds = ("dealt: Tw T60 T40 W5 W3 S4 S2 C7",)
            row = d.QI_XIAO_YI_HONG.but(when=d.LOW_SEVEN, holds=holds, fails=("dealt: Tw T60 T40 W6 W3 S4 S2 C7",))
        case QiXiaoYiHong.ANY_SEVEN_NON_RED:
            holds = ("dealt: Tw T90 T40 W7 W3 S4 S2 C1",)
            row = d.QI_XIAO_YI_HONG.but(when=d.PLAIN_SEVEN, holds=holds, fails=("dealt: Tw T90 T40 W8 W3 S4 S2 C1",))
    return {row.id: row}


def _four_gates(rulings: Rulings) -> dict[str, Pattern]:
    """上下四門: with the Hundred, or without."""
    match rulings.shangxia_with_tb:
        case ShangxiaWithTb.ALLOWED:
            return {}
        case ShangxiaWithTb.LITERAL:
            holds, fails = ("dealt: Tw Tq W9 W1 S9 S1 C0 C9",), ("dealt: Tw Tb W9 W1 S9 S1 C0 C9",)
            row = d.SHANG_XIA_SI_MEN.but(when=d.WITHOUT_HUNDRED, holds=holds, fails=fails)
            return {row.id: row}


def _big_and_small(rulings: Rulings) -> dict[str, Pattern]:
    """八大, 八小: by one's own hand, or by ranks."""
    match rulings.bada_baxiao:
        case BadaBaxiao.OWN_HAND:
            return {}
        case BadaBaxiao.TS2_THRESHOLD:
            big = d.BA_DA.but(
                when=d.ALL_HIGH,
                holds=("dealt: Tw T80 W9 W7 S8 S7 C0 C3",),
                fails=("dealt: Tw T80 W9 W6 S8 S7 C0 C3",),
            )
            small = d.BA_XIAO.but(
                when=d.ALL_LOW,
                holds=("dealt: T30 T50 W2 W5 S3 S4 C8 C6",),
                fails=("dealt: T30 T50 W1 W5 S3 S4 C8 C6",),
            )
            return {row.id: row for row in (big, small)}
