"""The 25 makes of a four-gate, each named once; the dealt patterns that are two four-gates are pairs of these."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.games.madiao.conditions.gates import Vector
from youyi.kernel.names import Name


@dataclass(frozen=True, slots=True, eq=False)
class Form:
    """One make of a four-gate."""

    id: str
    name: Name
    vector: Vector


HUANG_HUI_TU = Form("huang_hui_tu", Name("皇會圖", "皇会图", "huáng huì tú", "imperial assembly"), Vector(4, 0, 0, 0))
QIAN_JUN_ZHU = Form("qian_jun_zhu", Name("千鈞柱", "千钧柱", "qiān jūn zhù", "thousand-jun pillar"), Vector(0, 4, 0, 0))
HUA_DU_DOU = Form("hua_du_dou", Name("花肚兜", "花肚兜", "huā dùdōu", "flowered belly-wrap"), Vector(3, 0, 1, 0))
HUA_BI_JIAN = Form(
    "hua_bi_jian", Name("花比肩", "花比肩", "huā bǐ jiān", "flower beside Shoulders"), Vector(0, 3, 1, 0)
)
QIAO_SI_SHANG = Form(
    "qiao_si_shang", Name("巧四賞", "巧四赏", "qiǎo sì shǎng", "clever four Rewards"), Vector(3, 0, 0, 1)
)
QIAO_SI_JIAN = Form(
    "qiao_si_jian", Name("巧四肩", "巧四肩", "qiǎo sì jiān", "clever four Shoulders"), Vector(0, 3, 0, 1)
)
TIAN_DI_FEN = Form(
    "tian_di_fen", Name("天地分", "天地分", "tiān dì fēn", "heaven and earth divided"), Vector(2, 0, 0, 2)
)
JIAN_TIAN_DI_FEN = Form(
    "jian_tian_di_fen", Name("肩天地分", "肩天地分", "jiān tiān dì fēn", "Shoulder heaven-earth"), Vector(0, 2, 0, 2)
)
BAI_CHANG_JIAN = Form(
    "bai_chang_jian", Name("百長肩", "百长肩", "bǎi cháng jiān", "Hundred long Shoulders"), Vector(1, 2, 1, 0)
)
BAI_DUAN_JIAN = Form(
    "bai_duan_jian", Name("百短肩", "百短肩", "bǎi duǎn jiān", "Hundred short Shoulder"), Vector(2, 1, 1, 0)
)
JI_CHANG_JIAN = Form(
    "ji_chang_jian", Name("極長肩", "极长肩", "jí cháng jiān", "Ji long Shoulders"), Vector(1, 2, 0, 1)
)
JI_DUAN_JIAN = Form("ji_duan_jian", Name("極短肩", "极短肩", "jí duǎn jiān", "Ji short Shoulder"), Vector(2, 1, 0, 1))
DUI_JIAN = Form("dui_jian", Name("對肩", "对肩", "duì jiān", "paired Shoulders"), Vector(2, 2, 0, 0))
CHANG_JIAN = Form("chang_jian", Name("長肩", "长肩", "cháng jiān", "long Shoulders"), Vector(1, 3, 0, 0))
DUAN_JIAN = Form("duan_jian", Name("短肩", "短肩", "duǎn jiān", "short Shoulder"), Vector(3, 1, 0, 0))
BAI_JI_SI_JIAN = Form(
    "bai_ji_si_jian", Name("百極四肩", "百极四肩", "bǎi jí sì jiān", "Hundred-Ji four-Shoulders"), Vector(0, 2, 1, 1)
)
BAI_JI_SI_SHANG = Form(
    "bai_ji_si_shang", Name("百極四賞", "百极四赏", "bǎi jí sì shǎng", "Hundred-Ji four-Rewards"), Vector(2, 0, 1, 1)
)
BAI_JIAN_SI_JI = Form(
    "bai_jian_si_ji", Name("百肩四極", "百肩四极", "bǎi jiān sì jí", "Hundred-Shoulder four-Ji"), Vector(0, 1, 1, 2)
)
BAI_SHANG_BAI_JI = Form(
    "bai_shang_bai_ji", Name("百賞百極", "百赏百极", "bǎi shǎng bǎi jí", "Hundred-Reward (four-)Ji"), Vector(1, 0, 1, 2)
)
JIE_JIE_GAO = Form("jie_jie_gao", Name("節節高", "节节高", "jié jié gāo", "higher joint by joint"), Vector(1, 1, 1, 1))
SHANG_JI_YU_BEI = Form(
    "shang_ji_yu_bei", Name("賞鯽魚背", "赏鲫鱼背", "shǎng jìyú bèi", "Reward crucian-carp back"), Vector(1, 0, 0, 3)
)
JIAN_JI_YU_BEI = Form(
    "jian_ji_yu_bei", Name("肩鯽魚背", "肩鲫鱼背", "jiān jìyú bèi", "Shoulder crucian-carp back"), Vector(0, 1, 0, 3)
)
BAI_JI_YU_BEI = Form(
    "bai_ji_yu_bei", Name("百鯽魚背", "百鲫鱼背", "bǎi jìyú bèi", "Hundred crucian-carp back"), Vector(0, 0, 1, 3)
)
XIAO_TIAN_DI_FEN = Form(
    "xiao_tian_di_fen", Name("小天地分", "小天地分", "xiǎo tiān dì fēn", "lesser heaven-earth"), Vector(1, 1, 0, 2)
)
SI_JI = Form("si_ji", Name("四極", "四极", "sì jí", "four Ji"), Vector(0, 0, 0, 4))
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
