"""鬥前色樣 1 to 32: hands of two four-gates."""

from __future__ import annotations

from typing import Any

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import HUNDRED, JI, REWARD, SHOULDER
from youyi.games.madiao.conditions.condition import And
from youyi.games.madiao.conditions.gates import TwoGates
from youyi.games.madiao.conditions.piles import DEALT
from youyi.games.madiao.patterns import forms as f
from youyi.games.madiao.patterns import lists
from youyi.games.madiao.patterns.pattern import Pattern
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.dealt import PredealStructure
from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.kernel.articles import Grade, enacts
from youyi.kernel.names import Name


def _pair(key: str, name: Name, one: f.Form, other: f.Form, worth: int, **more: Any) -> Pattern:
    return lists.PAIRS.row(key, name, TwoGates(one.vector, other.vector), worth, **more)


SI_SHANG_HUA_BI_JIAN = _pair(
    "si_shang_hua_bi_jian",
    TEXTS.name("si_shang_hua_bi_jian"),
    f.HUANG_HUI_TU, f.HUA_BI_JIAN, 100,
    holds=("dealt: Ch C0 S8 W8 Tb W9 Tw S9",),
    fails=("dealt: W8 S9 Tb C0 Tw C1 W9 S8",),
)  # fmt: skip
SI_SHANG_QIAO_SI_JIAN = _pair(
    "si_shang_qiao_si_jian",
    TEXTS.name("si_shang_qiao_si_jian"),
    f.HUANG_HUI_TU, f.QIAO_SI_JIAN, 80,
    holds=("dealt: W1 Ch S9 Tw Tq S8 C0 W9",),
    fails=("dealt: S7 Tw W8 C9 C0 S9 W9 Tq",),
)  # fmt: skip
SI_SHANG_BAI_JI_SI_JIAN = _pair(
    "si_shang_bai_ji_si_jian",
    TEXTS.name("si_shang_bai_ji_si_jian"),
    f.HUANG_HUI_TU, f.BAI_JIAN_SI_JI, 60,
    grade=Grade.INFERRED,
    holds=("dealt: C0 W1 W9 S9 Tb S1 Ch Tw",),
    fails=("dealt: S9 C0 Tb W8 Tw Ch W1 S1",),
)  # fmt: skip
SI_SHANG_BAI_SI_JIAN = _pair(
    "si_shang_bai_si_jian",
    TEXTS.name("si_shang_bai_si_jian"),
    f.HUANG_HUI_TU, f.BAI_JI_SI_JIAN, 80,
    holds=("dealt: W8 S9 C0 S1 Tb W9 Tw Ch",),
    fails=("dealt: Tw W2 S8 C0 Tb C9 W8 W9",),
)  # fmt: skip
SI_SHANG_REN_JIE_DI_LING = _pair(
    "si_shang_ren_jie_di_ling",
    TEXTS.name("si_shang_ren_jie_di_ling"),
    f.HUANG_HUI_TU, f.JIAN_TIAN_DI_FEN, 100,
    holds=("dealt: S9 S1 Ch T20 C0 W9 W8 Tw",),
    fails=("dealt: Tw W5 T20 S9 W9 W1 C0 S8",),
)  # fmt: skip
SI_SHANG_JIAN_JI_YU_BEI = _pair(
    "si_shang_jian_ji_yu_bei",
    TEXTS.name("si_shang_jian_ji_yu_bei"),
    f.HUANG_HUI_TU, f.JIAN_JI_YU_BEI, 100,
    holds=("dealt: T20 W1 Tw C0 S9 S1 W9 Ch",),
    fails=("dealt: S1 S9 C0 W2 C9 Tq Tw W9",),
)  # fmt: skip
SI_SHANG_BAI_JI_YU_BEI = _pair(
    "si_shang_bai_ji_yu_bei",
    TEXTS.name("si_shang_bai_ji_yu_bei"),
    f.HUANG_HUI_TU, f.BAI_JI_YU_BEI, 100,
    holds=("dealt: Tb S1 Tw W1 S9 W9 C9 C0",),
    fails=("dealt: T40 C9 S9 W9 W1 Tw Tb S1",),
)  # fmt: skip
SI_JIAN_QIAO_SI_SHANG = _pair(
    "si_jian_qiao_si_shang",
    TEXTS.name("si_jian_qiao_si_shang"),
    f.QIAN_JUN_ZHU, f.QIAO_SI_SHANG, 60,
    holds=("dealt: Tq T20 S8 W9 W8 Ch S9 C0",),
    fails=("dealt: W9 C1 Tw S8 S1 Tq C0 W8",),
)  # fmt: skip
SI_JIAN_HUA_DU_DOU = _pair(
    "si_jian_hua_du_dou",
    TEXTS.name("si_jian_hua_du_dou"),
    f.QIAN_JUN_ZHU, f.HUA_DU_DOU, 80,
    holds=("dealt: Tb S8 Ch C0 W9 S9 Tq W8",),
    fails=("dealt: T90 W9 Ch S9 C0 Tq W8 S8",),
)  # fmt: skip
SI_JIAN_TIAN_DI_JIAO_TAI = _pair(
    "si_jian_tian_di_jiao_tai",
    TEXTS.name("si_jian_tian_di_jiao_tai"),
    f.QIAN_JUN_ZHU, f.TIAN_DI_FEN, 60,
    holds=("dealt: C9 W8 Tq S9 Ch S8 T20 W9",),
    fails=("dealt: S8 W9 S9 Ch C8 T20 W8 Tq",),
)  # fmt: skip
SI_JIAN_BAI_SI_SHANG = _pair(
    "si_jian_bai_si_shang",
    TEXTS.name("si_jian_bai_si_shang"),
    f.QIAN_JUN_ZHU, f.BAI_JI_SI_SHANG, 80,
    holds=("dealt: W8 W9 Tb C9 Ch S9 S8 Tq",),
    fails=("dealt: S8 Tb W1 Tq S9 W7 Ch C0",),
)  # fmt: skip
SI_JIAN_BAI_JI_SI_SHANG = _pair(
    "si_jian_bai_ji_si_shang",
    TEXTS.name("si_jian_bai_ji_si_shang"),
    f.QIAN_JUN_ZHU, f.BAI_SHANG_BAI_JI, 60,
    holds=("dealt: S9 Ch Tq W1 Tb C9 W8 S8",),
    fails=("dealt: W8 S8 Ch C8 W9 Tq Tb S1",),
)  # fmt: skip
SI_JIAN_SHANG_JI_YU_BEI = _pair(
    "si_jian_shang_ji_yu_bei",
    TEXTS.name("si_jian_shang_ji_yu_bei"),
    f.QIAN_JUN_ZHU, f.SHANG_JI_YU_BEI, 60,
    holds=("dealt: Ch C9 Tq S8 S1 W8 W1 Tw",),
    fails=("dealt: S8 C9 W5 Tw W8 Ch S1 W1",),
)  # fmt: skip
SI_JIAN_BAI_JI_YU_BEI = _pair(
    "si_jian_bai_ji_yu_bei",
    TEXTS.name("si_jian_bai_ji_yu_bei"),
    f.QIAN_JUN_ZHU, f.BAI_JI_YU_BEI, 60,
    holds=("dealt: C9 W1 Ch W8 S1 Tq Tb S8",),
    fails=("dealt: W8 W1 S1 Tb C9 S7 Tq Ch",),
)  # fmt: skip
SI_JI_CHANG_JIAN = _pair(
    "si_ji_chang_jian",
    TEXTS.name("si_ji_chang_jian"),
    f.SI_JI, f.CHANG_JIAN, 40,
    holds=("dealt: W8 Tq T20 S1 C9 W1 S8 C0",),
    fails=("dealt: T20 W7 S1 Ch W8 Tw S8 C9",),
)  # fmt: skip
SI_JI_DUAN_JIAN = _pair(
    "si_ji_duan_jian",
    TEXTS.name("si_ji_duan_jian"),
    f.SI_JI, f.DUAN_JIAN, 40,
    holds=("dealt: T20 W9 C9 S1 Tw W1 C0 S8",),
    fails=("dealt: T20 S1 W9 C0 W1 S8 C8 Tw",),
)  # fmt: skip
SI_JI_HUA_DU_DOU = _pair(
    "si_ji_hua_du_dou",
    TEXTS.name("si_ji_hua_du_dou"),
    f.SI_JI, f.HUA_DU_DOU, 60,
    holds=("dealt: S9 T20 W1 W9 C9 Tb C0 S1",),
    fails=("dealt: S1 W1 C0 W8 S9 C9 T20 Tb",),
)  # fmt: skip
SI_JI_HUA_BI_JIAN = _pair(
    "si_ji_hua_bi_jian",
    TEXTS.name("si_ji_hua_bi_jian"),
    f.SI_JI, f.HUA_BI_JIAN, 60,
    holds=("dealt: S1 W1 W8 S8 Tb Ch C9 T20",),
    fails=("dealt: W1 T20 C9 Ch S7 W8 S1 Tb",),
)  # fmt: skip
SI_JI_BAI_CHANG_JIAN = _pair(
    "si_ji_bai_chang_jian",
    TEXTS.name("si_ji_bai_chang_jian"),
    f.SI_JI, f.BAI_CHANG_JIAN, 40,
    holds=("dealt: T20 W1 S1 Tb C9 S8 W8 C0",),
    fails=("dealt: Ch S8 T20 W1 Tb W8 C9 S1",),
)  # fmt: skip
SI_JI_BAI_DUAN_JIAN = _pair(
    "si_ji_bai_duan_jian",
    TEXTS.name("si_ji_bai_duan_jian"),
    f.SI_JI, f.BAI_DUAN_JIAN, 40,
    holds=("dealt: W1 C9 S1 C0 W9 S8 Tb T20",),
    fails=("dealt: Tb T20 S1 W1 W9 W3 S9 C9",),
)  # fmt: skip
SI_JI_DUI_JIAN = _pair(
    "si_ji_dui_jian",
    TEXTS.name("si_ji_dui_jian"),
    f.SI_JI, f.DUI_JIAN, 40,
    holds=("dealt: S1 S8 C9 W9 C0 T20 W1 Tq",),
    fails=("dealt: W8 W1 T30 Tw S1 C9 S9 Ch",),
)  # fmt: skip
HUA_DU_DOU_JIAN_JI_YU_BEI = _pair(
    "hua_du_dou_jian_ji_yu_bei",
    TEXTS.name("hua_du_dou_jian_ji_yu_bei"),
    f.HUA_DU_DOU, f.JIAN_JI_YU_BEI, 40,
    holds=("dealt: Tb C0 C9 W9 S1 W1 Tq S9",),
    fails=("dealt: S4 W9 T20 C0 S1 W1 Tb S9",),
)  # fmt: skip
HUA_DU_DOU_QIAO_SI_JIAN = _pair(
    "hua_du_dou_qiao_si_jian",
    TEXTS.name("hua_du_dou_qiao_si_jian"),
    f.HUA_DU_DOU, f.QIAO_SI_JIAN, 40,
    holds=("dealt: S9 S8 Tq C9 C0 Tb W8 W9",),
    fails=("dealt: S9 Tq Tb C0 Ch S7 W1 W9",),
)  # fmt: skip
HUA_DU_DOU_REN_JIE_DI_LING = _pair(
    "hua_du_dou_ren_jie_di_ling",
    TEXTS.name("hua_du_dou_ren_jie_di_ling"),
    f.HUA_DU_DOU, f.JIAN_TIAN_DI_FEN, 40,
    holds=("dealt: W9 C9 C0 S8 W1 Tq S9 Tb",),
    fails=("dealt: W8 W9 S1 Ch T20 Tq C0 S9",),
)  # fmt: skip
HUA_BI_JIAN_SHANG_JI_YU_BEI = _pair(
    "hua_bi_jian_shang_ji_yu_bei",
    TEXTS.name("hua_bi_jian_shang_ji_yu_bei"),
    f.HUA_BI_JIAN, f.SHANG_JI_YU_BEI, 40,
    holds=("dealt: Tb S8 W9 C9 Ch T20 W8 S1",),
    fails=("dealt: Tb Ch S9 C9 S8 T20 W8 C0",),
)  # fmt: skip
HUA_BI_JIAN_QIAO_SI_SHANG = _pair(
    "hua_bi_jian_qiao_si_shang",
    TEXTS.name("hua_bi_jian_qiao_si_shang"),
    f.HUA_BI_JIAN, f.QIAO_SI_SHANG, 40,
    holds=("dealt: W9 Tb S8 C0 W8 T20 Ch S9",),
    fails=("dealt: Tq C0 S8 W1 S9 W8 Tb Ch",),
)  # fmt: skip
HUA_BI_JIAN_TIAN_DI_JIAO_TAI = _pair(
    "hua_bi_jian_tian_di_jiao_tai",
    TEXTS.name("hua_bi_jian_tian_di_jiao_tai"),
    f.HUA_BI_JIAN, f.TIAN_DI_FEN, 40,
    holds=("dealt: S9 W9 W8 T20 Tb S8 C9 Ch",),
    fails=("dealt: Tb C0 S8 S9 Ch T20 W8 W2",),
)  # fmt: skip
DUAN_JIAN_BAI_JI_YU_BEI = _pair(
    "duan_jian_bai_ji_yu_bei",
    TEXTS.name("duan_jian_bai_ji_yu_bei"),
    f.DUAN_JIAN, f.BAI_JI_YU_BEI, 40,
    holds=("dealt: W9 C0 W1 S8 C9 Tw Tb S1",),
    fails=("dealt: W9 W1 T90 C9 C0 S1 S9 Tq",),
)  # fmt: skip
CHANG_JIAN_BAI_JI_YU_BEI = _pair(
    "chang_jian_bai_ji_yu_bei",
    TEXTS.name("chang_jian_bai_ji_yu_bei"),
    f.CHANG_JIAN, f.BAI_JI_YU_BEI, 40,
    holds=("dealt: S8 W8 W1 C9 Tq Tb C0 S1",),
    fails=("dealt: C9 Ch T50 Tb S9 W1 W8 Tq",),
)  # fmt: skip
DUI_JIAN_BAI_JI_YU_BEI = _pair(
    "dui_jian_bai_ji_yu_bei",
    TEXTS.name("dui_jian_bai_ji_yu_bei"),
    f.DUI_JIAN, f.BAI_JI_YU_BEI, 40,
    holds=("dealt: Ch C9 Tw S1 W1 Tb S9 W8",),
    fails=("dealt: S1 Ch Tq C8 C9 W9 Tb S9",),
)  # fmt: skip
BAI_CHANG_JIAN_TIAN_DI_JIAO_TAI = _pair(
    "bai_chang_jian_tian_di_jiao_tai",
    TEXTS.name("bai_chang_jian_tian_di_jiao_tai"),
    f.BAI_CHANG_JIAN, f.TIAN_DI_FEN, 40,
    holds=("dealt: W1 S8 Tw Ch W9 C0 Tb S1",),
    fails=("dealt: W2 C9 C0 Tb S9 S8 W8 Tw",),
)  # fmt: skip
BAI_DUAN_JIAN_TIAN_DI_JIAO_TAI = _pair(
    "bai_duan_jian_tian_di_jiao_tai",
    TEXTS.name("bai_duan_jian_tian_di_jiao_tai"),
    f.BAI_DUAN_JIAN, f.TIAN_DI_FEN, 40,
    holds=("dealt: W9 S1 Tb Tw W1 C0 S9 Ch",),
    fails=("dealt: W9 C9 S9 Tw S1 C0 T90 W8",),
)  # fmt: skip
PAIRS = (
    SI_SHANG_HUA_BI_JIAN, SI_SHANG_QIAO_SI_JIAN, SI_SHANG_BAI_JI_SI_JIAN, SI_SHANG_BAI_SI_JIAN,
    SI_SHANG_REN_JIE_DI_LING, SI_SHANG_JIAN_JI_YU_BEI, SI_SHANG_BAI_JI_YU_BEI, SI_JIAN_QIAO_SI_SHANG,
    SI_JIAN_HUA_DU_DOU, SI_JIAN_TIAN_DI_JIAO_TAI, SI_JIAN_BAI_SI_SHANG, SI_JIAN_BAI_JI_SI_SHANG,
    SI_JIAN_SHANG_JI_YU_BEI, SI_JIAN_BAI_JI_YU_BEI, SI_JI_CHANG_JIAN, SI_JI_DUAN_JIAN, SI_JI_HUA_DU_DOU,
    SI_JI_HUA_BI_JIAN, SI_JI_BAI_CHANG_JIAN, SI_JI_BAI_DUAN_JIAN, SI_JI_DUI_JIAN, HUA_DU_DOU_JIAN_JI_YU_BEI,
    HUA_DU_DOU_QIAO_SI_JIAN, HUA_DU_DOU_REN_JIE_DI_LING, HUA_BI_JIAN_SHANG_JI_YU_BEI, HUA_BI_JIAN_QIAO_SI_SHANG,
    HUA_BI_JIAN_TIAN_DI_JIAO_TAI, DUAN_JIAN_BAI_JI_YU_BEI, CHANG_JIAN_BAI_JI_YU_BEI, DUI_JIAN_BAI_JI_YU_BEI,
    BAI_CHANG_JIAN_TIAN_DI_JIAO_TAI, BAI_DUAN_JIAN_TIAN_DI_JIAO_TAI,
)  # fmt: skip
"""In the order of the list."""


@enacts(art.TWO_FOUR_GATES)
def pairs(rulings: Rulings) -> tuple[Pattern, ...]:
    """List them by what their hands must consist of."""
    match rulings.predeal_structure:
        case PredealStructure.TWO_FOUR_GATES:
            return PAIRS
        case PredealStructure.COMPOSITION_ONLY:
            return tuple(row.with_changes(when=_composition(row)) for row in PAIRS)


def _composition(row: Pattern) -> And:
    """So many of each class, of any suits."""
    assert isinstance(row.when, TwoGates)
    totals = (sum(both) for both in zip(row.when.one, row.when.other, strict=True))
    classes = (REWARD, SHOULDER, HUNDRED, JI)
    return And(tuple(DEALT.count(each).just(total) for each, total in zip(classes, totals, strict=True)))
