"""斗上雜色樣, what the won pile contains: 公孫對座 to 順風旗, the counts, and the riders of a dealt hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import ALL, FLAG, GREEN, JI, REWARD, SHOULDER, CardSet
from youyi.games.madiao.conditions.condition import Condition
from youyi.games.madiao.conditions.kinds import TB, TENS, its
from youyi.games.madiao.conditions.piles import DEALT, WON
from youyi.games.madiao.conditions.suits import suits
from youyi.games.madiao.conditions.worth import Fixed, Given, Per
from youyi.games.madiao.patterns import lists
from youyi.games.madiao.patterns.pattern import Pattern
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.as_run import DealtClaims
from youyi.games.madiao.rulings.gates import Qjz
from youyi.games.madiao.rulings.won import SetsExact, SfqNoneWon
from youyi.games.madiao.rulings.worths import FoChiJiao
from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.kernel.articles import Grade, enacts

GONG_SUN_DUI_ZUO = lists.TABLE.row(
    "gong_sun_dui_zuo",
    TEXTS.name("gong_sun_dui_zuo"),
    suits(2, WON.has(its(CardSet(REWARD | JI)))),
    16,
    holds=("won: W9 W1 S9 S1",),
    fails=("won: W9 W1 S9 C9", "won: W9 W1 S8 S1"),
)
FU_ZI_TONG_DENG = lists.TABLE.row(
    "fu_zi_tong_deng",
    TEXTS.name("fu_zi_tong_deng"),
    suits(2, WON.has(its(CardSet(SHOULDER | JI)))),
    24,
    holds=("won: W8 W1 Tq T20",),
    fails=("won: W8 W1 Tw T20", "won: W8 W1 Tq C9"),
)
SAN_DAI_RONG_FENG = lists.TABLE.row(
    "san_dai_rong_feng",
    TEXTS.name("san_dai_rong_feng"),
    suits(2, WON.has(its(CardSet(REWARD | SHOULDER | JI)))),
    32,
    over=(GONG_SUN_DUI_ZUO, FU_ZI_TONG_DENG),
    holds=("won: W9 W8 S9 S8 W1 S1",),
    fails=("won: W9 W8 S9 S7 W1 S1",),
)
SHUN_FENG_QI = lists.TABLE.row(
    "shun_feng_qi",
    TEXTS.name("shun_feng_qi"),
    DEALT.has(FLAG),
    Fixed(1) + Per(1, WON.count(FLAG)) + Given(WON.has(FLAG), Per(1, WON.count(CardSet(TENS & ~FLAG)))),
    holds=("dealt: Tw Tq Tb W3 W4 S3 S5 C3 | won: Tw",),
    fails=("dealt: Tw Tq T90 W3 W4 S3 S5 C3 | won: Tw", "won: Tw Tq Tb"),
)
BA_QUAN = lists.TABLE.row(
    "ba_quan",
    TEXTS.name("ba_quan"),
    WON.count(ALL).just(8),
    4,
    holds=("won: T90 T80 T70 W7 W6 S7 C1 C2",),
    fails=("won: T90 T80 T70 W7 W6 S7 C1",),
)
QI_ZHUO_DIAO = lists.TABLE.row(
    "qi_zhuo_diao",
    TEXTS.name("qi_zhuo_diao"),
    WON.count(ALL).just(7),
    2,
    holds=("won: T90 T80 T70 W7 W6 S7 C1",),
    fails=("won: T90 T80 T70 W7 W6 S7", "won: T90 T80 T70 W7 W6 S7 C1 C2"),
)
LIU_ZHUO_DIAO = lists.TABLE.row(
    "liu_zhuo_diao",
    TEXTS.name("liu_zhuo_diao"),
    WON.count(ALL).just(6),
    3,
    holds=("won: T90 T80 T70 W7 W6 S7",),
    fails=("won: T90 T80 T70 W7 W6",),
)
FO_CHI_JIAO = lists.TABLE_AND_NOVEL.row(
    "fo_chi_jiao",
    TEXTS.name("fo_chi_jiao"),
    WON.only(TB),
    -5,
    holds=("won: Tb",),
    fails=("won: Tb S4", "won: Tw"),
)
SI_JIAN_ZAI_SHOU = lists.RIDER.row(
    "si_jian_zai_shou",
    TEXTS.name("si_jian_zai_shou"),
    DEALT.has(SHOULDER) & ~WON.has(SHOULDER),
    Fixed(1) + Per(1, WON.count(SHOULDER)),
    grade=Grade.INFERRED,
    holds=("dealt: Tq W8 S8 Ch W3 S3 S5 C3 | won: W8", "dealt: Tq W8 S8 Ch W3 S3 S5 C3"),
    fails=("dealt: Tq W8 S8 Ch W3 S3 S5 C3 | won: Tq W8 S8 Ch", "dealt: Tq W8 S8 C1 W3 S3 S5 C3 | won: W8"),
)
ALL_WON = DEALT.has(SHOULDER) & WON.has(SHOULDER)
"""Dealt and won, all four."""
SETS = (GONG_SUN_DUI_ZUO, FU_ZI_TONG_DENG, SAN_DAI_RONG_FENG, SHUN_FENG_QI)
COUNTS = (BA_QUAN, QI_ZHUO_DIAO, LIU_ZHUO_DIAO)
RIDERS = (FO_CHI_JIAO, SI_JIAN_ZAI_SHOU)


def claims_of_dealt(rulings: Rulings) -> bool:
    """Whether cards that were dealt bring anything when won cards are settled (亮牌為憑)."""
    return {DealtClaims.HELD: True, DealtClaims.NONE: False}[rulings.dealt_claims]


def by_what_is_won(rows: Iterable[Pattern]) -> Iterator[Pattern]:
    """The same rows where the hand that was dealt proves nothing: the flag and four Ji count when all of them are won."""
    for row in rows:
        if row.id == SHUN_FENG_QI.id:
            yield row.with_changes(
                when=WON.has(FLAG),
                worth=Fixed(4) + Per(1, WON.count(CardSet(TENS & GREEN))),
                holds=("won: Tw Tq Tb", "won: Tw T40 Tq Tb"),
                fails=("dealt: Tw Tq Tb W3 W4 S3 S5 C3 | won: Tw Tq",),
            )
        elif row.id == "fu_lu_shou_xi":
            yield row.with_changes(
                when=WON.has(JI),
                holds=("won: T20 W1 S1 C9",),
                fails=("dealt: T20 W1 S1 C9 W3 S3 S5 C3 | won: T20 W1 S1",),
            )
        elif row.id != SI_JIAN_ZAI_SHOU.id:
            yield row


def sets(rulings: Rulings) -> tuple[Pattern, ...]:
    """List the sets in force."""
    return *_generations(rulings), _flag(rulings)


def barefoot(rulings: Rulings) -> tuple[Pattern, ...]:
    """佛赤腳: it costs, or it does not matter."""
    match rulings.fo_chi_jiao:
        case FoChiJiao.MINUS5:
            return (FO_CHI_JIAO,)
        case FoChiJiao.OFF:
            return ()


def _generations(rulings: Rulings) -> tuple[Pattern, ...]:
    """公孫對座, 父子同登, 三代榮封: whether other cards may be there."""
    match rulings.sets_exact:
        case SetsExact.SUBSET:
            return SETS[:3]
        case SetsExact.EXACT:
            four, six = WON.count(ALL).just(4), WON.count(ALL).just(6)
            lesser = (
                row.with_changes(when=row.when & four, fails=(*row.fails, f"{row.holds[0]} C5"))
                for row in (GONG_SUN_DUI_ZUO, FU_ZI_TONG_DENG)
            )
            greatest = SAN_DAI_RONG_FENG
            fails = (*greatest.fails, f"{greatest.holds[0]} C5")
            return *lesser, greatest.with_changes(when=greatest.when & six, fails=fails)


def _flag(rulings: Rulings) -> Pattern:
    """順風旗: dealt, but none of the three won."""
    none_won = "dealt: Tw Tq Tb W3 W4 S3 S5 C3 | won: W4"
    match rulings.sfq_none_won:
        case SfqNoneWon.ONE:
            return SHUN_FENG_QI.with_changes(holds=(*SHUN_FENG_QI.holds, none_won))
        case SfqNoneWon.ZERO:
            when = SHUN_FENG_QI.when & WON.meets(FLAG)
            return SHUN_FENG_QI.with_changes(when=when, fails=(*SHUN_FENG_QI.fails, none_won))


@dataclass(frozen=True, slots=True)
class Shoulders:
    """What comes of being dealt all four Shoulders."""

    rider: tuple[Pattern, ...]
    doubling: Condition | None
    """When the seat's 沖 points count double (全上雙沖); None if never."""


@enacts(art.SHOULDERS_DEALT)
def shoulders(rulings: Rulings) -> Shoulders:
    """四肩在手: in place of 千鈞柱 or beside it."""
    match rulings.qjz:
        case Qjz.REPLACE:
            return Shoulders((SI_JIAN_ZAI_SHOU,), ALL_WON)
        case Qjz.ADD:
            holds = (*SI_JIAN_ZAI_SHOU.holds, SI_JIAN_ZAI_SHOU.fails[0])
            beside = SI_JIAN_ZAI_SHOU.with_changes(
                when=DEALT.has(SHOULDER), holds=holds, fails=SI_JIAN_ZAI_SHOU.fails[1:]
            )
            return Shoulders((beside,), None)
        case Qjz.OFF:
            return Shoulders((), None)
