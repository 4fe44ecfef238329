"""四門: a four-gate among the cards won; each seat has at most one, the dearest."""

from __future__ import annotations

from dataclasses import replace

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import HUNDRED, JI, REWARD, SHOULDER
from youyi.games.madiao.conditions.gates import Gates
from youyi.games.madiao.conditions.kinds import T20, Kind
from youyi.games.madiao.conditions.piles import WON
from youyi.games.madiao.conditions.worth import Fixed, Given, Per, Worth
from youyi.games.madiao.patterns import forms as f
from youyi.games.madiao.patterns import lists
from youyi.games.madiao.patterns.pattern import Family, Keep, Pattern, PatternList
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.gates import FourGateSuits, FourGateValues, SurplusBonus, T20Bonus, XiaoTianDiFen
from youyi.kernel.articles import Grade, enacts


def _gate(
    form: f.Form,
    worth: int,
    holds: str,
    fails: str,
    *,
    unbroken: bool = False,
    place: PatternList = lists.GATES,
    grade: Grade = Grade.ATTESTED,
) -> Pattern:
    when = Gates(form.vector, unbroken=unbroken)
    return place.row(form.id, form.name, when, worth, holds=(holds,), fails=(fails,), grade=grade)


HUANG_HUI_TU = _gate(f.HUANG_HUI_TU, 8, "won: C0 S9 Tw W9", "won: C0 S9 Tw W5")
QIAN_JUN_ZHU = _gate(f.QIAN_JUN_ZHU, 16, "won: S8 Ch Tq W8", "won: S8 Ch Tq W5")
HUA_DU_DOU = _gate(f.HUA_DU_DOU, 12, "won: S9 Tb C0 W9", "won: S9 Tb C0 W5")
HUA_BI_JIAN = _gate(f.HUA_BI_JIAN, 20, "won: S8 Ch Tb W8", "won: S8 Ch Tb W5")
QIAO_SI_SHANG = _gate(f.QIAO_SI_SHANG, 12, "won: Tw W9 S9 C9", "won: Tw W9 S9 C6")
QIAO_SI_JIAN = _gate(f.QIAO_SI_JIAN, 20, "won: W8 Tq S8 C9", "won: W8 Tq S8 C6")
TIAN_DI_FEN = _gate(f.TIAN_DI_FEN, 24, "won: S1 C9 Tw W9", "won: S1 C9 S4 Tw W9", unbroken=True)
JIAN_TIAN_DI_FEN = _gate(f.JIAN_TIAN_DI_FEN, 32, "won: W8 Tq S1 C9", "won: W8 Tq S4 S1 C9", unbroken=True)
BAI_CHANG_JIAN = _gate(f.BAI_CHANG_JIAN, 16, "won: S8 Tb W8 C0", "won: S8 Tb W8 C6")
# reading: the guide prints one Reward and two Shoulders here, as for 百長肩; the form of 極短肩 and both programs mend it
BAI_DUAN_JIAN = _gate(f.BAI_DUAN_JIAN, 14, "won: C0 W8 S9 Tb", "won: C0 W8 S9 T60", grade=Grade.INFERRED)
JI_CHANG_JIAN = _gate(f.JI_CHANG_JIAN, 16, "won: Tq C9 W8 S9", "won: Tq C9 W8 S4")
JI_DUAN_JIAN = _gate(f.JI_DUAN_JIAN, 14, "won: C9 S9 Tq W9", "won: C9 S9 Tq W5")
DUI_JIAN = _gate(f.DUI_JIAN, 10, "won: Tq C0 W8 S9", "won: Tq C0 W8 S4")
CHANG_JIAN = _gate(f.CHANG_JIAN, 12, "won: Tq W8 S8 C0", "won: Tq W8 S8 C6")
DUAN_JIAN = _gate(f.DUAN_JIAN, 10, "won: C0 Tq S9 W9", "won: C0 Tq S9 W5")
BAI_JI_SI_JIAN = _gate(f.BAI_JI_SI_JIAN, 24, "won: S8 W8 C9 Tb", "won: S8 W8 C9 T60")
BAI_JI_SI_SHANG = _gate(f.BAI_JI_SI_SHANG, 16, "won: S9 C9 Tb W9", "won: S9 C9 Tb W5")
BAI_JIAN_SI_JI = _gate(f.BAI_JIAN_SI_JI, 48, "won: W8 C9 Tb S1", "won: W8 C9 Tb S4")
BAI_SHANG_BAI_JI = _gate(f.BAI_SHANG_BAI_JI, 32, "won: Tb S1 C9 W9", "won: Tb S1 C9 W5")
JIE_JIE_GAO = _gate(f.JIE_JIE_GAO, 16, "won: W8 C9 S9 Tb", "won: W8 C9 S9 T60")
SHANG_JI_YU_BEI = _gate(f.SHANG_JI_YU_BEI, 60, "won: W1 S1 C9 Tw", "won: W1 S1 C9 T60")
JIAN_JI_YU_BEI = _gate(f.JIAN_JI_YU_BEI, 80, "won: Tq C9 W1 S1", "won: Tq C9 W1 S4")
BAI_JI_YU_BEI = _gate(f.BAI_JI_YU_BEI, 100, "won: W1 Tb S1 C9", "won: W1 Tb S1 C6")
XIAO_TIAN_DI_FEN = _gate(f.XIAO_TIAN_DI_FEN, 28, "won: Tq C9 S1 W9", "won: Tq C9 S1 W5", place=lists.BOTH_PROGRAMS)
FOUR_GATES = (
    HUANG_HUI_TU, QIAN_JUN_ZHU, HUA_DU_DOU, HUA_BI_JIAN, QIAO_SI_SHANG, QIAO_SI_JIAN, TIAN_DI_FEN, JIAN_TIAN_DI_FEN,
    BAI_CHANG_JIAN, BAI_DUAN_JIAN, JI_CHANG_JIAN, JI_DUAN_JIAN, DUI_JIAN, CHANG_JIAN, DUAN_JIAN, BAI_JI_SI_JIAN,
    BAI_JI_SI_SHANG, BAI_JIAN_SI_JI, BAI_SHANG_BAI_JI, JIE_JIE_GAO, SHANG_JI_YU_BEI, JIAN_JI_YU_BEI, BAI_JI_YU_BEI,
    XIAO_TIAN_DI_FEN,
)  # fmt: skip
"""In the order of the list."""


@enacts(art.FOUR_GATE_WORTHS)
def four_gates(rulings: Rulings) -> Family:
    """List the four-gates in force."""
    return Family(_with_bonuses(_of_suits(_valued(_in_force(rulings), rulings), rulings), rulings), Keep.BEST)


def _in_force(rulings: Rulings) -> tuple[Pattern, ...]:
    """小天地分: the guide's list of won patterns lacks it, the programs have it."""
    match rulings.xiao_tian_di_fen:
        case XiaoTianDiFen.ON:
            return FOUR_GATES
        case XiaoTianDiFen.OFF:
            return tuple(row for row in FOUR_GATES if row is not XIAO_TIAN_DI_FEN)


def _valued(rows: tuple[Pattern, ...], rulings: Rulings) -> tuple[Pattern, ...]:
    """The program of 2025 pays two of them otherwise."""
    match rulings.four_gate_values:
        case FourGateValues.GUIDE:
            return rows
        case FourGateValues.TS2:
            late = {DUI_JIAN: Fixed(12), CHANG_JIAN: Fixed(14)}
            return tuple(row.with_changes(worth=late.get(row, row.worth)) for row in rows)


def _of_suits(rows: tuple[Pattern, ...], rulings: Rulings) -> tuple[Pattern, ...]:
    """四門: one card of each suit, or any four brocade cards."""
    match rulings.four_gate_suits:
        case FourGateSuits.REQUIRED:
            return rows
        case FourGateSuits.COMPOSITION_ONLY:
            return tuple(row.with_changes(when=replace(_make(row), each_suit=False)) for row in rows)


def _make(row: Pattern) -> Gates:
    assert isinstance(row.when, Gates)
    return row.when


def _with_bonuses(rows: tuple[Pattern, ...], rulings: Rulings) -> tuple[Pattern, ...]:
    """What the programs add for 扈三娘 within and for brocade cards without."""
    lady = {T20Bonus.ON: True, T20Bonus.OFF: False}[rulings.t20_bonus]
    surplus = {SurplusBonus.ON: True, SurplusBonus.OFF: False}[rulings.surplus_bonus]
    return tuple(row.with_changes(worth=_enriched(row, lady=lady, surplus=surplus)) for row in rows)


def _enriched(row: Pattern, *, lady: bool, surplus: bool) -> Worth:
    worth, make = row.worth, _make(row)
    if lady and make.vector.ji:
        worth += Given(replace(make, containing=Kind(T20)), Fixed(5))
    if surplus:
        rewards, shoulders, hundreds, ji = make.vector
        for kind, amount, within in ((REWARD, 1, rewards), (SHOULDER, 2, shoulders), (JI, 3, ji)):
            worth += Per(amount, WON.count(kind), beyond=within)
        if not hundreds:
            worth += Given(WON.has(HUNDRED), Fixed(4))
    return worth
