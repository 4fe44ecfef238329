"""Li Qingzhao's own sentences in the lesson: what she added to the rules, as her book has it."""

from __future__ import annotations

from youyi.games.dama.articles.sources import SHUOFU_PRINT
from youyi.games.dama.texts import TEACHING as TEXTS
from youyi.kernel.articles import Locus
from youyi.kernel.face.lessons import Quotation
from youyi.kernel.names import Words

LI_QINGZHAO = TEXTS["by.li_qingzhao"]


def her(leaf: str, place: str, words: str, says: Words) -> Quotation:
    """A sentence of her preface, or of the verses that she wrote to each rule."""
    return Quotation(Locus(SHUOFU_PRINT, place, leaf=leaf, words=words), says, LI_QINGZHAO)
