"""Which 沖成色樣 are in force, at which worths, in which chains."""

from __future__ import annotations

from youyi.games.madiao.conditions.worth import Fixed
from youyi.games.madiao.patterns import drawn as d
from youyi.games.madiao.patterns.pattern import Family, Keep, Pattern
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.stock import ChongPatternTable, JueZang, QuanHongZui, ShuangJueZang, WsFull

LATE_WORTHS = {d.SHI_HONG_ZUI_YANG_FEI: 100, d.JIU_HONG_ZUI_YANG_FEI: 30, d.BA_HONG_ZUI_YANG_FEI: 24}
LATE_REDS = tuple(row for row in d.REDS if row is not d.JIU_HONG)


def drawn_families(rulings: Rulings) -> tuple[Family, ...]:
    """List the chains of 沖成色樣 in force; one pattern of each counts."""
    return tuple(Family(rows, Keep.CHAIN) for rows in _chains(rulings) if rows)


def _chains(rulings: Rulings) -> tuple[tuple[Pattern, ...], ...]:
    """沖成色樣: all rows, or those of the program of 2025."""
    treasures, first = _treasures(rulings), _all_red(rulings)
    whole_suits = _whole_suits(rulings)
    match rulings.chong_pattern_table:
        case ChongPatternTable.CS:
            return (*first, *d.REDS), whole_suits, d.SEVENS, d.POKES, treasures, d.SEALS
        case ChongPatternTable.TS2:
            reds = (row.but(worth=Fixed(LATE_WORTHS[row])) if row in LATE_WORTHS else row for row in LATE_REDS)
            seven = d.YI_CHUO_QI.but(
                when=d.JUST_SEVEN, fails=(*d.YI_CHUO_QI.fails, "won: W1 S4 | drawn: W2 W3 W4 W5 W6 W7 W8 W9"),
                holds=("won: W1 S4 | drawn: W2 W3 W4 W5 W6 W7 W8",),
            )  # fmt: skip
            # reading: the second program's list is closed, so 全紅醉楊妃 has no row of its own beside it
            return tuple(reds), (seven,), treasures, d.SEALS


def _all_red(rulings: Rulings) -> tuple[Pattern, ...]:
    """全紅醉楊妃: another name, or a row of its own."""
    match rulings.quan_hong_zui:
        case QuanHongZui.ALIAS:
            return ()
        case QuanHongZui.REDS_AND_T20_ONLY:
            return (d.QUAN_HONG_ZUI_YANG_FEI,)


def _whole_suits(rulings: Rulings) -> tuple[Pattern, ...]:
    """貫索全門: nine Myriads or Strings are a whole suit, or nine in a row."""
    match rulings.ws_full:
        case WsFull.GUANSUO20:
            return d.SUITS
        case WsFull.JIULIANHUAN30:
            nine = d.JIU_LIAN_HUAN.but(
                when=d.NINE_IN_A_ROW | d.WHOLE_SHORT_SUIT, holds=(*d.JIU_LIAN_HUAN.holds, *d.GUAN_SUO_QUAN_MEN.holds)
            )
            rows = (row for row in d.SUITS if row is not d.GUAN_SUO_QUAN_MEN)
            return tuple(nine if row is d.JIU_LIAN_HUAN else row for row in rows)


def _treasures(rulings: Rulings) -> tuple[Pattern, ...]:
    """掘藏: the worths of gold, silver and both."""
    _, gold, silver = d.TREASURES
    match rulings.jue_zang:
        case JueZang.V100_60:
            return _both(rulings), gold, silver
        case JueZang.V60_40:
            return _both(rulings), gold.but(worth=Fixed(60)), silver.but(worth=Fixed(40))


def _both(rulings: Rulings) -> Pattern:
    match rulings.shuang_jue_zang:
        case ShuangJueZang.V200:
            return d.SHUANG_JUE_ZANG
        case ShuangJueZang.V100:
            return d.SHUANG_JUE_ZANG.but(worth=Fixed(100))
