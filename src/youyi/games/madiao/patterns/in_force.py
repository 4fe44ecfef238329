"""Which patterns are in force under a set of rulings: at which worths, under which conditions, in which families."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from youyi.games.madiao import articles as art
from youyi.games.madiao.conditions.condition import And, parts_of
from youyi.games.madiao.conditions.worth import Fixed
from youyi.games.madiao.patterns import chains, couples, openings
from youyi.games.madiao.patterns import dealt as d
from youyi.games.madiao.patterns import drawn as w
from youyi.games.madiao.patterns.censers import censers
from youyi.games.madiao.patterns.chains import reds_link
from youyi.games.madiao.patterns.extras import extras
from youyi.games.madiao.patterns.pairs import pairs
from youyi.games.madiao.patterns.pattern import Family, Keep, Pattern
from youyi.games.madiao.patterns.sets import COUNTS, barefoot, by_what_is_won, claims_of_dealt, sets, shoulders
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.as_run import TqInStock
from youyi.games.madiao.rulings.dealt import BadaBaxiao, PredealTable, QiXiaoYiHong, ShangxiaWithTb
from youyi.games.madiao.rulings.stock import (
    ChongPatternTable,
    JueZang,
    JuQingTang,
    ManTangHong,
    QuanHongZui,
    ShuangJueZang,
    WsFull,
)
from youyi.games.madiao.rulings.worths import SmallPatterns
from youyi.kernel.articles import enacts

SMALL = frozenset(row.id for row in (*openings.SMALL, *chains.SMALL, *couples.SMALL))
"""小色樣: what the old score had and the later one dropped."""
LATE_DEALT_WORTHS: Mapping[Pattern, int] = {d.FENG_HUANG_CHU: 32, d.XUE_ZHONG_TAN: 5}
"""What the program of 2025 pays otherwise than that of 2022."""


@enacts(art.DEALT_WORTHS)
def dealt_rows(rulings: Rulings) -> tuple[Pattern, ...]:
    """List the dealt patterns in force, in the order of the guide."""
    tests = {**_seven_small(rulings), **_four_gates(rulings), **_big_and_small(rulings)}
    rows = (tests.get(row.id, row) for row in _dealt_table(rulings))
    return tuple(_with_thousand(rows)) if thousand_is_reward(rulings) else tuple(rows)


def thousand_is_reward(rulings: Rulings) -> bool:
    """Whether the Thousand counts among the 賞, before the stock and in dealt patterns."""
    return {TqInStock.REWARD: True, TqInStock.SHOULDER: False}[rulings.tq_in_stock]


def _with_thousand(rows: Iterable[Pattern]) -> Iterator[Pattern]:
    """千萬作賞: what needs four 肩 cannot be made, and any four of the five 賞 are four."""
    for row in rows:
        if row.id in d.WITH_THOUSAND:
            yield row.with_changes(**d.WITH_THOUSAND[row.id])
        elif row.id not in d.OF_FOUR_SHOULDERS:
            yield row


def _dealt_table(rulings: Rulings) -> tuple[Pattern, ...]:
    """鬥前色樣: the guide's rows, or those that a program has."""
    pairs_of_gates = pairs(rulings)
    match rulings.predeal_table:
        case PredealTable.GUIDE:
            lettered = (row for row in d.LETTERED_ROWS if row not in d.ALIASES)
            return (*pairs_of_gates, *d.NUMBERED_ROWS, *lettered)
        case PredealTable.CS:
            return (d.SI_JI_SI_FU_JI.with_changes(worth=Fixed(60)), d.SHANG_XIA_SI_MEN, *d.LETTERED_ROWS)
        case PredealTable.TS2:
            lettered = (
                row.with_changes(worth=Fixed(LATE_DEALT_WORTHS[row])) if row in LATE_DEALT_WORTHS else row
                for row in d.LETTERED_ROWS
            )
            return (d.SHANG_XIA_SI_MEN, *lettered)


def _seven_small(rulings: Rulings) -> dict[str, Pattern]:
    """七小一紅: how small the seven must be."""
    match rulings.qi_xiao_yi_hong:
        case QiXiaoYiHong.BOTTOM_K:
            return {}
        case QiXiaoYiHong.RANK_LE_5:
            holds = ("dealt: Tw T60 T40 W5 W3 S4 S2 C7",)
            row = d.QI_XIAO_YI_HONG.with_changes(
                when=d.LOW_SEVEN, holds=holds, fails=("dealt: Tw T60 T40 W6 W3 S4 S2 C7",)
            )
        case QiXiaoYiHong.ANY_SEVEN_NON_RED:
            holds = ("dealt: Tw T90 T40 W7 W3 S4 S2 C1",)
            row = d.QI_XIAO_YI_HONG.with_changes(
                when=d.PLAIN_SEVEN, holds=holds, fails=("dealt: Tw T90 T40 W8 W3 S4 S2 C1",)
            )
    return {row.id: row}


def _four_gates(rulings: Rulings) -> dict[str, Pattern]:
    """上下四門: with the Hundred, or without."""
    match rulings.shangxia_with_tb:
        case ShangxiaWithTb.ALLOWED:
            holds, fails = ("dealt: Ch C9 T20 W9 S8 S1 Tb W1",), ("dealt: W8 W1 C9 Tw C0 Tb W6 S1",)
            row = d.SHANG_XIA_SI_MEN.with_changes(when=d.WITH_HUNDRED, holds=holds, fails=fails)
            return {row.id: row}
        case ShangxiaWithTb.LITERAL:
            return {}


def _big_and_small(rulings: Rulings) -> dict[str, Pattern]:
    """八大, 八小: by one's own hand, or by ranks."""
    match rulings.bada_baxiao:
        case BadaBaxiao.OWN_HAND:
            return {}
        case BadaBaxiao.TS2_THRESHOLD:
            big = d.BA_DA.with_changes(
                when=d.ALL_HIGH,
                holds=("dealt: Tw T80 W9 W7 S8 S7 C0 C3",),
                fails=("dealt: Tw T80 W9 W6 S8 S7 C0 C3",),
            )
            small = d.BA_XIAO.with_changes(
                when=d.ALL_LOW,
                holds=("dealt: T30 T50 W2 W5 S3 S4 C8 C6",),
                fails=("dealt: T30 T50 W1 W5 S3 S4 C8 C6",),
            )
            return {row.id: row for row in (big, small)}


@enacts(art.MISC_NAMES)
def misc_families(rulings: Rulings) -> tuple[Family, ...]:
    """雜色樣, in the order of the list: all that hold, but one censer."""
    before = (*openings.openings(rulings), *sets(rulings))
    linked = chains.chains(rulings)
    riders = (*barefoot(rulings), *shoulders(rulings).rider)
    after = (*linked, *COUNTS, *couples.COUPLES, chains.GONG_LING_SUN, *riders, *extras(rulings))
    small = {SmallPatterns.ON: True, SmallPatterns.OFF: False}[rulings.small_patterns]
    first, last = (tuple(row for row in rows if small or row.id not in SMALL) for rows in (before, after))
    if not claims_of_dealt(rulings):
        first, last = tuple(by_what_is_won(first)), tuple(by_what_is_won(last))
    return Family(first, Keep.ALL), censers(rulings), Family(last, Keep.ALL)


LATE_DRAWN_WORTHS = {w.SHI_HONG_ZUI_YANG_FEI: 100, w.JIU_HONG_ZUI_YANG_FEI: 30, w.BA_HONG_ZUI_YANG_FEI: 24}
LATE_REDS = tuple(row for row in w.REDS if row is not w.JIU_HONG)


@enacts(art.CHONG_PATTERN_NAMES)
def drawn_families(rulings: Rulings) -> tuple[Family, ...]:
    """List the chains of 沖成色樣 in force; one pattern of each counts."""
    return tuple(Family(rows, Keep.CHAIN) for rows in _drawn_chains(rulings) if rows)


def _drawn_chains(rulings: Rulings) -> tuple[tuple[Pattern, ...], ...]:
    """沖成色樣: all rows, or those of the program of 2025."""
    treasures, first = _treasures(rulings), _all_red(rulings)
    whole_suits = _whole_suits(rulings)
    hall, rejoicing = _red_hall(rulings), _rejoicing(rulings)
    match rulings.chong_pattern_table:
        case ChongPatternTable.CS:
            reds = tuple(hall if row is w.MAN_TANG_HONG else row for row in w.REDS)
            return (*first, *reds), whole_suits, w.SEVENS, w.POKES, treasures, w.SEALS, rejoicing
        case ChongPatternTable.TS2:
            reds = tuple(
                row.with_changes(worth=Fixed(LATE_DRAWN_WORTHS[row])) if row in LATE_DRAWN_WORTHS
                else hall if row is w.MAN_TANG_HONG else row
                for row in LATE_REDS
            )  # fmt: skip
            seven = w.YI_CHUO_QI.with_changes(
                when=w.JUST_SEVEN, fails=(*w.YI_CHUO_QI.fails, "won: W1 S4 | drawn: W2 W3 W4 W5 W6 W7 W8 W9"),
                holds=("won: W1 S4 | drawn: W2 W3 W4 W5 W6 W7 W8",),
            )  # fmt: skip
            # reading: the second program's list is closed, so 全紅醉楊妃 has no row of its own beside it
            return reds, (seven,), treasures, w.SEALS, rejoicing


def _all_red(rulings: Rulings) -> tuple[Pattern, ...]:
    """全紅醉楊妃: another name, or a row of its own."""
    match rulings.quan_hong_zui:
        case QuanHongZui.ALIAS:
            return ()
        case QuanHongZui.REDS_AND_T20_ONLY:
            return (w.QUAN_HONG_ZUI_YANG_FEI,)


def _red_hall(rulings: Rulings) -> Pattern:
    """滿堂紅: nine reds, or as many as there are."""
    match rulings.man_tang_hong:
        case ManTangHong.NINE_REDS:
            return w.MAN_TANG_HONG
        case ManTangHong.ALL_RED:
            holds = (*w.MAN_TANG_HONG.holds, "won: W8 C0 | drawn: S8")
            return w.MAN_TANG_HONG.with_changes(when=w.ANY_REDS, holds=holds, fails=("won: W8 C0 | drawn: S8 S7",))


def _rejoicing(rulings: Rulings) -> tuple[Pattern, ...]:
    """俱慶堂: another name of the whole suits, or a row of its own."""
    match rulings.ju_qing_tang:
        case JuQingTang.ALIAS:
            return ()
        case JuQingTang.COMPLETED20:
            return (w.JU_QING_TANG,)


def _whole_suits(rulings: Rulings) -> tuple[Pattern, ...]:
    """貫索全門: nine Myriads or Strings are a whole suit, or nine in a row."""
    match rulings.ws_full:
        case WsFull.GUANSUO20:
            return w.SUITS
        case WsFull.JIULIANHUAN30:
            nine = w.JIU_LIAN_HUAN.with_changes(
                when=w.NINE_IN_A_ROW | w.WHOLE_SHORT_SUIT, holds=(*w.JIU_LIAN_HUAN.holds, *w.GUAN_SUO_QUAN_MEN.holds)
            )
            rows = (row for row in w.SUITS if row is not w.GUAN_SUO_QUAN_MEN)
            return tuple(nine if row is w.JIU_LIAN_HUAN else row for row in rows)


def _treasures(rulings: Rulings) -> tuple[Pattern, ...]:
    """掘藏: the worths of gold, silver and both, and what may lie between the Flowers drawn."""
    return tuple(_parted_by_ji(row) if reds_link(rulings) else row for row in _treasures_at_worth(rulings))


def _parted_by_ji(row: Pattern) -> Pattern:
    parted = f"{row.holds[0].partition('| drawn:')[0]}| drawn: Tb W1 Tq Tw"
    when = And((w.FLOWERS_BY_REDS, *parts_of(row.when, And)[1:]))
    return row.with_changes(when=when, fails=(*row.fails, parted))


def _treasures_at_worth(rulings: Rulings) -> tuple[Pattern, ...]:
    _, gold, silver = w.TREASURES
    match rulings.jue_zang:
        case JueZang.V100_60:
            return *_both_treasures(rulings), gold, silver
        case JueZang.V60_40:
            return *_both_treasures(rulings), gold.with_changes(worth=Fixed(60)), silver.with_changes(worth=Fixed(40))


def _both_treasures(rulings: Rulings) -> tuple[Pattern, ...]:
    """雙掘藏: a pattern of its own, or golden."""
    match rulings.shuang_jue_zang:
        case ShuangJueZang.V200:
            return (w.SHUANG_JUE_ZANG,)
        case ShuangJueZang.V100:
            return (w.SHUANG_JUE_ZANG.with_changes(worth=Fixed(100)),)
        case ShuangJueZang.GOLDEN:
            return ()
