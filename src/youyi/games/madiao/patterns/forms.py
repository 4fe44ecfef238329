"""The 25 makes of a four-gate, each named once; the dealt patterns that are two four-gates are pairs of these."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.games.madiao.conditions.gates import Vector
from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.kernel.names import Name


@dataclass(frozen=True, slots=True, eq=False)
class Form:
    """One make of a four-gate."""

    id: str
    name: Name
    vector: Vector


HUANG_HUI_TU = Form("huang_hui_tu", TEXTS.name("huang_hui_tu"), Vector(4, 0, 0, 0))
QIAN_JUN_ZHU = Form("qian_jun_zhu", TEXTS.name("qian_jun_zhu"), Vector(0, 4, 0, 0))
HUA_DU_DOU = Form("hua_du_dou", TEXTS.name("hua_du_dou"), Vector(3, 0, 1, 0))
HUA_BI_JIAN = Form("hua_bi_jian", TEXTS.name("hua_bi_jian"), Vector(0, 3, 1, 0))
QIAO_SI_SHANG = Form("qiao_si_shang", TEXTS.name("qiao_si_shang"), Vector(3, 0, 0, 1))
QIAO_SI_JIAN = Form("qiao_si_jian", TEXTS.name("qiao_si_jian"), Vector(0, 3, 0, 1))
TIAN_DI_FEN = Form("tian_di_fen", TEXTS.name("tian_di_fen"), Vector(2, 0, 0, 2))
JIAN_TIAN_DI_FEN = Form("jian_tian_di_fen", TEXTS.name("jian_tian_di_fen"), Vector(0, 2, 0, 2))
BAI_CHANG_JIAN = Form("bai_chang_jian", TEXTS.name("bai_chang_jian"), Vector(1, 2, 1, 0))
BAI_DUAN_JIAN = Form("bai_duan_jian", TEXTS.name("bai_duan_jian"), Vector(2, 1, 1, 0))
JI_CHANG_JIAN = Form("ji_chang_jian", TEXTS.name("ji_chang_jian"), Vector(1, 2, 0, 1))
JI_DUAN_JIAN = Form("ji_duan_jian", TEXTS.name("ji_duan_jian"), Vector(2, 1, 0, 1))
DUI_JIAN = Form("dui_jian", TEXTS.name("dui_jian"), Vector(2, 2, 0, 0))
CHANG_JIAN = Form("chang_jian", TEXTS.name("chang_jian"), Vector(1, 3, 0, 0))
DUAN_JIAN = Form("duan_jian", TEXTS.name("duan_jian"), Vector(3, 1, 0, 0))
BAI_JI_SI_JIAN = Form("bai_ji_si_jian", TEXTS.name("bai_ji_si_jian"), Vector(0, 2, 1, 1))
BAI_JI_SI_SHANG = Form("bai_ji_si_shang", TEXTS.name("bai_ji_si_shang"), Vector(2, 0, 1, 1))
BAI_JIAN_SI_JI = Form("bai_jian_si_ji", TEXTS.name("bai_jian_si_ji"), Vector(0, 1, 1, 2))
BAI_SHANG_BAI_JI = Form("bai_shang_bai_ji", TEXTS.name("bai_shang_bai_ji"), Vector(1, 0, 1, 2))
JIE_JIE_GAO = Form("jie_jie_gao", TEXTS.name("jie_jie_gao"), Vector(1, 1, 1, 1))
SHANG_JI_YU_BEI = Form("shang_ji_yu_bei", TEXTS.name("shang_ji_yu_bei"), Vector(1, 0, 0, 3))
JIAN_JI_YU_BEI = Form("jian_ji_yu_bei", TEXTS.name("jian_ji_yu_bei"), Vector(0, 1, 0, 3))
BAI_JI_YU_BEI = Form("bai_ji_yu_bei", TEXTS.name("bai_ji_yu_bei"), Vector(0, 0, 1, 3))
XIAO_TIAN_DI_FEN = Form("xiao_tian_di_fen", TEXTS.name("xiao_tian_di_fen"), Vector(1, 1, 0, 2))
SI_JI = Form("si_ji", TEXTS.name("si_ji"), Vector(0, 0, 0, 4))
"""Nobody pays for it on the table; it is half of several dealt patterns."""
FORMS = (
    HUANG_HUI_TU, QIAN_JUN_ZHU, HUA_DU_DOU, HUA_BI_JIAN, QIAO_SI_SHANG, QIAO_SI_JIAN, TIAN_DI_FEN, JIAN_TIAN_DI_FEN,
    BAI_CHANG_JIAN, BAI_DUAN_JIAN, JI_CHANG_JIAN, JI_DUAN_JIAN, DUI_JIAN, CHANG_JIAN, DUAN_JIAN, BAI_JI_SI_JIAN,
    BAI_JI_SI_SHANG, BAI_JIAN_SI_JI, BAI_SHANG_BAI_JI, JIE_JIE_GAO, SHANG_JI_YU_BEI, JIAN_JI_YU_BEI, BAI_JI_YU_BEI,
    XIAO_TIAN_DI_FEN, SI_JI,
)  # fmt: skip


def check(forms: tuple[Form, ...]) -> None:
    """Raises ValueError unless these are all the ways to take four brocade cards, once each."""
    possible = {
        Vector(rewards, shoulders, hundreds, 4 - rewards - shoulders - hundreds)
        for hundreds in range(2)
        for rewards in range(5 - hundreds)
        for shoulders in range(5 - hundreds - rewards)
    }
    if {form.vector for form in forms} != possible or len(forms) != len(possible):
        raise ValueError("the four-gates are not every make once")


check(FORMS)
