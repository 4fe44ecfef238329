"""Patterns of the table that the guide does not name and one of the programs has."""

from __future__ import annotations

from youyi.games.madiao.cards import ALL, JI, RED, REWARD, SHOULDER, CardSet
from youyi.games.madiao.conditions.kinds import C9, CH, COINS, LONG, SHORT, STRINGS, T20, TB, its
from youyi.games.madiao.conditions.piles import AT_PAR, DEALT, WON, beside, ends, opens, took
from youyi.games.madiao.conditions.suits import suits
from youyi.games.madiao.conditions.worth import Fixed, Given, Per
from youyi.games.madiao.patterns import lists
from youyi.games.madiao.patterns.openings import FEI_LAI_QU
from youyi.games.madiao.patterns.pattern import Pattern
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.as_run import ExtraTests
from youyi.games.madiao.rulings.worths import ExtraPatterns
from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.kernel.articles import Grade

OTHER_SUITS = CardSet(SHORT | COINS)
LONG_JI, SHORT_JI = CardSet(JI & LONG), CardSet(JI & SHORT)

NEI_SHENG_WAI_WANG = lists.BOTH_PROGRAMS.row(
    "nei_sheng_wai_wang",
    TEXTS.name("nei_sheng_wai_wang"),
    (opens(LONG_JI) & ends(SHORT_JI)) | (opens(SHORT_JI) & ends(LONG_JI)),
    160,
    over=(FEI_LAI_QU,),
    grade=Grade.INFERRED,
    holds=("won: W1 S4 C9", "won: T20 S1"),
    fails=("won: W1 S4 S1", "won: T20", "won: S4 C9"),
)
ZHEN_MING_TIAN_ZI = lists.LATE_PROGRAM.row(
    "zhen_ming_tian_zi",
    TEXTS.name("zhen_ming_tian_zi"),
    opens(JI) & took(JI, 1) & AT_PAR,
    10,
    holds=("won: W1@1 S4@3",),
    fails=("won: W1@2 S4@3", "won: W1 S4", "won: W1@1"),
)
FU_LU_SHOU_XI = lists.BOTH_PROGRAMS.row(
    "fu_lu_shou_xi",
    TEXTS.name("fu_lu_shou_xi"),
    DEALT.has(JI) & AT_PAR,
    Fixed(1) + Per(1, WON.count(JI)),
    grade=Grade.INFERRED,
    holds=("dealt: T20 W1 S1 C9 W3 S3 S5 C3 | won: W1 S5", "dealt: T20 W1 S1 C9 W3 S3 S5 C3 | won: W3 S5"),
    fails=("dealt: T20 W1 S1 C8 W3 S3 S5 C3 | won: W1 S5", "dealt: T20 W1 S1 C9 W3 S3 S5 C3 | won: W1"),
)
REN_MIAN_TAO_HUA = lists.PROGRAM.row(
    "ren_mian_tao_hua",
    TEXTS.name("ren_mian_tao_hua"),
    beside(CH, T20),
    7,
    holds=("won: Ch T20", "won: T20 Ch"),
    fails=("won: Ch S4 T20",),
)
XIONG_DI_QI_XIN = lists.PROGRAM.row(
    "xiong_di_qi_xin",
    TEXTS.name("xiong_di_qi_xin"),
    suits(2, WON.has(its(CardSet(REWARD | SHOULDER)))),
    2,
    holds=("won: W9 W8 S9 S8",),
    fails=("won: W9 W8 S9 C0",),
)
WITH_REWARD = suits(1, WON.has(its(CardSet(REWARD | JI))))
WITH_SHOULDER = suits(1, WON.has(its(CardSet(SHOULDER | JI))))
WITH_HUNDRED = WON.has(CardSet(T20 | TB))
SHANG_JIAN_DUI_ZUO = lists.PROGRAM.row(
    "shang_jian_dui_zuo",
    TEXTS.name("shang_jian_dui_zuo"),
    WITH_REWARD & WITH_SHOULDER & suits(2, WON.has(its(JI)), WON.meets(its(CardSet(REWARD | SHOULDER)))),
    12,
    grade=Grade.INFERRED,
    holds=("won: W9 W1 S8 S1",),
    fails=("won: W9 W1 W8 S1", "won: W9 W1 S9 S1"),
)
SHANG_BAI_DUI_ZUO = lists.PROGRAM.row(
    "shang_bai_dui_zuo",
    TEXTS.name("shang_bai_dui_zuo"),
    WITH_HUNDRED & suits(1, WON.has(its(CardSet(REWARD | JI))), among=OTHER_SUITS),
    12,
    grade=Grade.INFERRED,
    holds=("won: W9 W1 Tb T20",),
    fails=("won: Tw T20 Tb W1", "won: W9 W1 Tb Tq"),
)
JIAN_BAI_DUI_ZUO = lists.PROGRAM.row(
    "jian_bai_dui_zuo",
    TEXTS.name("jian_bai_dui_zuo"),
    WITH_HUNDRED & suits(1, WON.has(its(CardSet(SHOULDER | JI))), among=OTHER_SUITS),
    12,
    grade=Grade.INFERRED,
    holds=("won: W8 W1 Tb T20",),
    fails=("won: Tq T20 Tb W1", "won: W8 W1 Tb Tq"),
)
LIAN_HUAN_SUO = lists.PROGRAM.row(
    "lian_huan_suo",
    TEXTS.name("lian_huan_suo"),
    WON.climb(STRINGS).least(3) & ~WON.meets(RED),
    Per(4, WON.climb(STRINGS), beyond=2),
    holds=("won: S1 S3 S2 T60",),
    fails=("won: S1 S3 S2 Tb", "won: S2 S3 S4", "won: S1 S2 S4"),
)
YI_JIE_JIN_LAN = lists.PROGRAM.row(
    "yi_jie_jin_lan",
    TEXTS.name("yi_jie_jin_lan"),
    WON.same_rank(2, 7) & ~WON.meets(RED),
    24,
    grade=Grade.INFERRED,
    holds=("won: T50 W4 S4 C6",),
    fails=("won: T50 W4 S4 C6 Tb", "won: T50 W4 S4 C5"),
)
PING_BU_QING_YUN = lists.PROGRAM.row(
    "ping_bu_qing_yun",
    TEXTS.name("ping_bu_qing_yun"),
    WON.count(ALL).least(3) & ~WON.meets(RED),
    Per(1, WON.count(ALL), beyond=2),
    holds=("won: T50 W4 S1",),
    fails=("won: T50 W4", "won: T50 W4 S8"),
)
EXTRAS = (
    NEI_SHENG_WAI_WANG, FU_LU_SHOU_XI, REN_MIAN_TAO_HUA, XIONG_DI_QI_XIN, SHANG_JIAN_DUI_ZUO, SHANG_BAI_DUI_ZUO,
    JIAN_BAI_DUI_ZUO, LIAN_HUAN_SUO, YI_JIE_JIN_LAN, PING_BU_QING_YUN,
)  # fmt: skip
"""Those of the program of 2022."""
OF_FOUR_CARDS = frozenset(row.id for row in (XIONG_DI_QI_XIN, SHANG_JIAN_DUI_ZUO, SHANG_BAI_DUI_ZUO, JIAN_BAI_DUI_ZUO))
JOY_AT_ONE = FU_LU_SHOU_XI.fails[1]


def extras(rulings: Rulings) -> tuple[Pattern, ...]:
    """List the patterns that the guide does not name."""
    match rulings.extra_patterns:
        case ExtraPatterns.NONE:
            return ()
        case ExtraPatterns.CS:
            return as_tested(rulings, EXTRAS)
        case ExtraPatterns.TS2:
            return as_tested(rulings, (_late_sage(), ZHEN_MING_TIAN_ZI, _late_joy()))


def as_tested(rulings: Rulings, rows: tuple[Pattern, ...]) -> tuple[Pattern, ...]:
    """The same patterns under the conditions in force: by their names, or as the programs were seen to run."""
    match rulings.extra_tests:
        case ExtraTests.AS_NAMED:
            return rows
        case ExtraTests.AS_RUN:
            return tuple(_as_run(row) for row in rows)


def _as_run(row: Pattern) -> Pattern:
    """Four cards and no other for the pairs; any run of Strings; no par for four Ji dealt."""
    if row.id in OF_FOUR_CARDS:
        return row.with_changes(when=row.when & WON.count(ALL).just(4), fails=(*row.fails, f"{row.holds[0]} C5"))
    if row.id == LIAN_HUAN_SUO.id:
        return row.with_changes(
            when=WON.run(STRINGS).least(3) & ~WON.meets(RED),
            worth=Per(4, WON.run(STRINGS), beyond=2),
            holds=(*row.holds, "won: S2 S3 S4"),
            fails=("won: S1 S3 S2 Tb", "won: S1 S2 S4"),
        )
    if row.id == FU_LU_SHOU_XI.id:
        when = DEALT.has(JI) if row is FU_LU_SHOU_XI else DEALT.has(JI) & WON.meets(JI)
        return row.with_changes(when=when, holds=(*row.holds, JOY_AT_ONE), fails=row.fails[:1])
    return row


def _late_sage() -> Pattern:
    """內聖外王 in the program of 2025: Ji of any suits, and more for 扈三娘 and the 9 of Coins."""
    return NEI_SHENG_WAI_WANG.with_changes(
        when=opens(JI) & ends(JI) & AT_PAR,
        worth=Fixed(100) + Given(opens(C9) | ends(C9), Fixed(20)) + Given(opens(T20) | ends(T20), Fixed(40)),
        holds=("won: W1 S4 S1", "won: T20 C9"),
        fails=("won: T20", "won: S4 C9", "won: W1 S4"),
    )


def _late_joy() -> Pattern:
    """福祿壽喜 in the program of 2025: two for each won, nothing for none."""
    return FU_LU_SHOU_XI.with_changes(
        when=DEALT.has(JI) & WON.meets(JI) & AT_PAR,
        worth=Fixed(1) + Per(2, WON.count(JI)),
        holds=("dealt: T20 W1 S1 C9 W3 S3 S5 C3 | won: W1 S5",),
        fails=("dealt: T20 W1 S1 C9 W3 S3 S5 C3 | won: W3 S5",),
    )
