"""The words of 儒棋 that the table shows without explaining them."""

from __future__ import annotations

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.texts import TEACHING as TEXTS
from youyi.kernel.face.lessons import GlossaryTerm

SUAN = GlossaryTerm(
    name=TEXTS.name("suan.name"),
    means=TEXTS["suan.means"],
    article=art.RECKONING,
    also=("筭",),
)
JUE = GlossaryTerm(
    name=TEXTS.name("jue.name"),
    means=TEXTS["jue.means"],
    article=art.JUE,
)
FU = GlossaryTerm(
    name=TEXTS.name("fu.name"),
    means=TEXTS["fu.means"],
    article=art.FOLD,
)
XIAO = GlossaryTerm(
    name=TEXTS.name("xiao.name"),
    means=TEXTS["xiao.means"],
    article=art.STAND,
)
JING = GlossaryTerm(
    name=TEXTS.name("jing.name"),
    means=TEXTS["jing.means"],
    article=art.CROSSINGS,
    also=("凈", "浄"),
)
ZHONG = GlossaryTerm(
    name=TEXTS.name("zhong.name"),
    means=TEXTS["zhong.means"],
    article=art.CROSSINGS,
)
QIAN = GlossaryTerm(
    name=TEXTS.name("qian.name"),
    means=TEXTS["qian.means"],
    article=art.RETREAT,
)
VOID = GlossaryTerm(
    name=TEXTS.name("void.name"),
    means=TEXTS["void.means"],
    article=art.VOID_THROWS,
)

TERMS = (SUAN, JUE, FU, XIAO, JING, ZHONG, QIAN, VOID)
