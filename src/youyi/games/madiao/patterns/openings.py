"""斗上雜色樣, how the won pile begins and what stands next to the Hundred: 天然趣 to 捉極獻極."""

from __future__ import annotations

from typing import Any

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import JI, VICE_JI, named
from youyi.games.madiao.conditions.kinds import OWN, OWN_JI, T20, TB, its
from youyi.games.madiao.conditions.piles import AT_PAR, DEALT, WON, caught, followed, opens, took
from youyi.games.madiao.conditions.suits import suits
from youyi.games.madiao.conditions.worth import Fixed
from youyi.games.madiao.patterns import lists
from youyi.games.madiao.patterns.pattern import Pattern
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.won import FeiLaiQu, LongmenOrder, TiannvFirst, TiannvNames, ZhuoJi
from youyi.games.madiao.rulings.worths import MiscValues, NvDiDengJi
from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.kernel.articles import Grade, enacts

CATCHABLE = named("W1 S1")

TIAN_RAN_QU = lists.TABLE.row(
    "tian_ran_qu",
    TEXTS.name("tian_ran_qu"),
    opens(JI) & AT_PAR,
    15,
    holds=("won: W1 S4", "won: C9 Tb", "won: T20 S4"),
    fails=("won: S4 W1", "won: S4 T20", "won: W1"),
)
OTHER_THAN_T20 = opens(OWN_JI) & AT_PAR
NV_DI_DENG_JI = lists.BOTH_PROGRAMS.row(
    "nv_di_deng_ji",
    TEXTS.name("nv_di_deng_ji"),
    opens(T20) & AT_PAR,
    30,
    holds=("won: T20 S4",),
    fails=("won: S4 T20", "won: T20"),
)
FEI_LAI_QU = lists.TABLE.row(
    "fei_lai_qu",
    TEXTS.name("fei_lai_qu"),
    took(JI, 8) & AT_PAR,
    10,
    grade=Grade.INFERRED,
    holds=("won: W5@3 S1@8",),
    fails=("won: W5@3 S1@7", "won: W5 S1", "won: S1@8"),
)
SAN_DIE_QU = lists.TABLE.row(
    "san_die_qu",
    TEXTS.name("san_die_qu"),
    WON.count(JI).least(3),
    30,
    holds=("won: W1 S4 S1 C6 C9",),
    fails=("won: W1 S1 C8",),
)
LONG_MEN_YUE = lists.TABLE.row(
    "long_men_yue",
    TEXTS.name("long_men_yue"),
    opens(TB, T20),
    60,
    grade=Grade.INFERRED,
    holds=("won: Tb T20",),
    fails=("won: T20 Tb", "won: S4 Tb T20", "won: Tb W1"),
)
FO_DING_ZHU = lists.TABLE.row(
    "fo_ding_zhu",
    TEXTS.name("fo_ding_zhu"),
    opens(TB, OWN_JI),
    20,
    holds=("won: Tb W1",),
    fails=("won: W1 Tb", "won: Tb T20", "won: Tb S4 W1"),
)
STREWN = "san_hua_tian_nv", TEXTS.name("strewn.flower_strewing_maiden")
STREWING = "tian_nv_san_hua", TEXTS.name("strewing.maiden_strews_flowers")
AFTER_HUNDRED = followed(TB, T20)
BEFORE_HUNDRED = followed(T20, TB)
NOT_FIRST = ~opens(T20)
_AFTER: dict[str, Any] = {"holds": ("won: Tb T20", "won: S4 Tb T20"), "fails": ("won: T20 Tb", "won: Tb S4 T20")}
_BEFORE: dict[str, Any] = {
    "holds": ("won: S4 T20 Tb",),
    "fails": ("won: T20 Tb", "won: S4 Tb T20", "won: S4 T20 W5 Tb"),
}
SAN_HUA_TIAN_NV = lists.TABLE_AND_LECTURE.row(*STREWN, AFTER_HUNDRED, 5, **_AFTER)
TIAN_NV_SAN_HUA = lists.TABLE_AND_LECTURE.row(*STREWING, BEFORE_HUNDRED & NOT_FIRST, 10, **_BEFORE)
ZHUO_JI_XIAN_BAI = lists.TABLE.row(
    "zhuo_ji_xian_bai",
    TEXTS.name("zhuo_ji_xian_bai"),
    caught(JI, VICE_JI, TB),
    5,
    repeats=True,
    holds=("won: W2@4<W1 Tb@5<Tb",),
    fails=("won: W2@4<W2 Tb@5<Tb", "won: W2@4<W1 S4@5 Tb@6", "won: W3@4<W1 Tb@5", "won: W2 Tb"),
)
ZHUO_JI_XIAN_JI = lists.TABLE.row(
    "zhuo_ji_xian_ji",
    TEXTS.name("zhuo_ji_xian_ji"),
    caught(JI, VICE_JI, JI),
    3,
    repeats=True,
    holds=("won: W2@4<W1 C9@5<C9",),
    fails=("won: W2@4<W2 C9@5<C9", "won: W2@4<W1 Tb@5", "won: W2 C9"),
)
OPENINGS = (
    TIAN_RAN_QU, NV_DI_DENG_JI, FEI_LAI_QU, SAN_DIE_QU, LONG_MEN_YUE, FO_DING_ZHU, SAN_HUA_TIAN_NV, TIAN_NV_SAN_HUA,
    ZHUO_JI_XIAN_BAI, ZHUO_JI_XIAN_JI,
)  # fmt: skip
"""In the order of the list."""
SMALL = (ZHUO_JI_XIAN_BAI, ZHUO_JI_XIAN_JI)
"""Those that only the old score has."""


def openings(rulings: Rulings) -> tuple[Pattern, ...]:
    """List the rows of this table in force."""
    return (
        *_natural(rulings), *_flown_in(rulings), SAN_DIE_QU, *_dragon_gate(rulings), *_maidens(rulings),
        *_catches(rulings),
    )  # fmt: skip


def natural_worth(rulings: Rulings) -> MiscValues:
    """天然趣 and 雙飛趣: which program's worths."""
    return rulings.misc_values


def _natural(rulings: Rulings) -> tuple[Pattern, ...]:
    """天然趣, 女帝登基: whether 20 of Tens won first has a name of its own."""
    match rulings.nv_di_deng_ji:
        case NvDiDengJi.V30:
            holds, fails = ("won: W1 S4", "won: C9 Tb"), ("won: S4 W1", "won: T20 S4", "won: W1")
            other = _natural_at_worth(rulings).with_changes(when=OTHER_THAN_T20, holds=holds, fails=fails)
            return other, NV_DI_DENG_JI
        case NvDiDengJi.TIAN_RAN_QU:
            return (_natural_at_worth(rulings),)


def _natural_at_worth(rulings: Rulings) -> Pattern:
    match natural_worth(rulings):
        case MiscValues.CS:
            return TIAN_RAN_QU
        case MiscValues.TS2:
            return TIAN_RAN_QU.with_changes(worth=Fixed(20))


@enacts(art.JI_LED_LAST)
def _flown_in(rulings: Rulings) -> tuple[Pattern, ...]:
    """飛來趣: how the Ji flew in."""
    match rulings.fei_lai_qu:
        case FeiLaiQu.LED_JI_WINS_TRICK8:
            return (FEI_LAI_QU,)
        case FeiLaiQu.JI_FIRST_WITH_SUIT_IN_HAND:
            when = suits(1, opens(its(JI)), DEALT.count(OWN).least(2)) & AT_PAR
            holds = ("dealt: W1 W5 S4 S5 C6 C7 T60 T70 | won: W1 S4",)
            fails = ("dealt: W1 S3 S4 S5 C6 C7 T60 T70 | won: W1 S4", "won: W1 S4")
            return (FEI_LAI_QU.with_changes(when=when, holds=holds, fails=fails),)
        case FeiLaiQu.NEVER:
            return ()


def _dragon_gate(rulings: Rulings) -> tuple[Pattern, ...]:
    """龍門躍, 佛頂珠: whether the Hundred must come first."""
    match rulings.longmen_order:
        case LongmenOrder.TB_FIRST:
            return LONG_MEN_YUE, FO_DING_ZHU
        case LongmenOrder.ANY_ORDER:
            gate = LONG_MEN_YUE.with_changes(
                when=opens(TB, T20) | opens(T20, TB), holds=("won: T20 Tb", "won: Tb T20"), fails=("won: T20 S4 Tb",)
            )
            pearl = FO_DING_ZHU.with_changes(
                when=opens(TB, OWN_JI) | opens(OWN_JI, TB), holds=("won: W1 Tb", "won: Tb W1"), fails=("won: T20 Tb",)
            )
            return gate, pearl


def _maidens(rulings: Rulings) -> tuple[Pattern, ...]:
    """散花天女, 天女散花: which name has which order; the worths stay with the orders."""
    after, before = {"when": AFTER_HUNDRED, "worth": Fixed(5), **_AFTER}, _reverse(rulings)
    match rulings.tiannv_names:
        case TiannvNames.CS_TS2:
            return SAN_HUA_TIAN_NV.with_changes(**after), TIAN_NV_SAN_HUA.with_changes(**before)
        case TiannvNames.SWAPPED:
            return SAN_HUA_TIAN_NV.with_changes(**before), TIAN_NV_SAN_HUA.with_changes(**after)


def _reverse(rulings: Rulings) -> dict[str, Any]:
    """扈三娘 before the Hundred: also as the first two cards, or not."""
    match rulings.tiannv_first:
        case TiannvFirst.EXCLUDED:
            return {"when": BEFORE_HUNDRED & NOT_FIRST, "worth": Fixed(10), **_BEFORE}
        case TiannvFirst.ALLOWED:
            holds, fails = ("won: T20 Tb", "won: S4 T20 Tb"), ("won: Tb T20",)
            return {"when": BEFORE_HUNDRED, "worth": Fixed(10), "holds": holds, "fails": fails}


def _catches(rulings: Rulings) -> tuple[Pattern, ...]:
    """捉極獻百, 捉極獻極: a capture, or a mere sequence in the pile."""
    match rulings.zhuo_ji:
        case ZhuoJi.CAPTURE:
            return ZHUO_JI_XIAN_BAI, ZHUO_JI_XIAN_JI
        case ZhuoJi.PILE:
            hundred = ZHUO_JI_XIAN_BAI.with_changes(
                when=followed(CATCHABLE, TB), holds=("won: W1 Tb",), fails=("won: C9 Tb", "won: Tb W1")
            )
            ji = ZHUO_JI_XIAN_JI.with_changes(
                when=followed(CATCHABLE, JI), holds=("won: W1 C9",), fails=("won: C9 W1", "won: W1 S4 C9")
            )
            return hundred, ji
