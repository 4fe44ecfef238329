"""Clauses of the guide: the forty cards, their suits, orders and classes."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, GUIDE
from youyi.games.madiao.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

FORTY_CARDS = clause(
    TEXTS,
    "madiao.forty_leaves",
    loci=(Locus(GUIDE, "二、马吊形制", words="马吊牌是40张为一副"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

SUITS = clause(
    TEXTS,
    "madiao.suits",
    loci=(Locus(GUIDE, "二、马吊形制", words="共分为“十”，“万”，“索”，“文”4门"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

LONG_SUITS = clause(
    TEXTS,
    "madiao.long_suits",
    loci=(Locus(GUIDE, "二、马吊形制", words="十、文两门为长门各11张"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

ORDER = clause(
    TEXTS,
    "madiao.order",
    loci=(Locus(GUIDE, "二、马吊形制", words="数大则大，数小则小"), Locus(CS, "牌值")),
    grade=Grade.ATTESTED,
    gloss=True,
)

COINS_REVERSED = clause(
    TEXTS,
    "madiao.coins_reversed",
    loci=(Locus(GUIDE, "二、马吊形制", words="以数小为大，数大为小"), Locus(CS, "牌值")),
    grade=Grade.ATTESTED,
    gloss=True,
)

PERSONS = clause(
    TEXTS,
    "madiao.persons",
    loci=(Locus(GUIDE, "二、马吊形制", words="绘水浒人物图像"),),
    grade=Grade.ATTESTED,
    advice=True,
    gloss=True,
)

CARD_SIZE = clause(
    TEXTS,
    "madiao.leaf_size",
    loci=(Locus(GUIDE, "二、马吊形制", words="每牌长4寸、宽3寸"),),
    grade=Grade.ATTESTED,
    advice=True,
    gloss=True,
)

REWARD = clause(
    TEXTS, "madiao.reward", loci=(Locus(GUIDE, "三、1 赏", words="四张最大的牌"),), grade=Grade.ATTESTED, gloss=True
)

SHOULDER = clause(
    TEXTS, "madiao.shoulder", loci=(Locus(GUIDE, "三、2 肩", words="次大的四张牌"),), grade=Grade.ATTESTED, gloss=True
)

JI = clause(
    TEXTS,
    "madiao.ji",
    loci=(Locus(GUIDE, "三、3 极", words="亦称趣，最小的四张牌"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

VICE_JI = clause(
    TEXTS,
    "madiao.vice_ji",
    loci=(Locus(GUIDE, "三、3 极", words="三十 二万 二索 八文称副极"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

RED = clause(
    TEXTS,
    "madiao.red",
    loci=(Locus(GUIDE, "三、4 红张", words="4赏、4肩加上百万 共九红"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

GREEN = clause(
    TEXTS,
    "madiao.green",
    loci=(Locus(GUIDE, "三、5 青张", words="赏 肩 百 趣以外的牌成为青张"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

TOP_GREEN = clause(
    TEXTS,
    "madiao.top_green",
    loci=(Locus(GUIDE, "三、6 顶张", words="靠近红张的四张牌"),),
    grade=Grade.ATTESTED,
    advice=True,
    gloss=True,
)

TU = clause(
    TEXTS,
    "madiao.tu",
    loci=(Locus(GUIDE, "二、马吊形制", words="俗称百老、大公突"),),
    grade=Grade.ATTESTED,
    gloss=True,
)
ORIGINS = clause(TEXTS, "madiao.origins", loci=(Locus(GUIDE, "一、来历"),), grade=Grade.ATTESTED, advice=True)
PROPORTION = clause(
    TEXTS,
    "madiao.proportion",
    loci=(Locus(GUIDE, "二、形制", words="长宽比例更似扑克"),),
    grade=Grade.ATTESTED,
    advice=True,
    gloss=True,
)
OFFERED_HUNDRED = clause(
    TEXTS,
    "madiao.offered_hundred",
    loci=(Locus(GUIDE, "三、11 斗百", words="百老上桌称献百"),),
    grade=Grade.ATTESTED,
    advice=True,
    gloss=True,
)
