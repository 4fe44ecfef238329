"""Clauses of the guide: turning the stock, kinds of chong, patterns made by it."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, GUIDE, TS2, ZHAOSHIBEI
from youyi.games.madiao.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, Says, clause

CHONG = clause(
    TEXTS,
    "madiao.chong",
    loci=(Locus(GUIDE, "四、4 看冲", words="斗牌结束后，依次翻开8张底牌"), Locus(GUIDE, "三、13 开冲")),
    grade=Grade.ATTESTED,
    gloss=True,
)

CHONG_FIRST = clause(
    TEXTS,
    "madiao.chong_first",
    loci=(Locus(GUIDE, "四、4 看冲", words="由最后一轮结牌者开始"), Locus(CS, "看冲")),
    grade=Grade.ATTESTED,
    gloss=True,
)

CHONG_BROTHERS = clause(
    TEXTS,
    "madiao.chong_brothers",
    loci=(Locus(GUIDE, "四、4 看冲", Says.NAME, words="兄弟冲"), Locus(CS, "看冲")),
    grade=Grade.ATTESTED,
)

CHONG_SCREEN = clause(
    TEXTS,
    "madiao.chong_screen",
    loci=(Locus(GUIDE, "四、4 看冲", Says.NAME, words="卷帘冲"), Locus(CS, "看冲")),
    grade=Grade.ATTESTED,
)

CHONG_CROSS = clause(
    TEXTS,
    "madiao.chong_cross",
    loci=(Locus(GUIDE, "四、4 看冲", Says.NAME, words="十字冲"), Locus(CS, "看冲")),
    grade=Grade.ATTESTED,
)

CHONG_REWARD = clause(
    TEXTS,
    "madiao.chong_reward",
    loci=(Locus(GUIDE, "四、4 看冲", Says.NAME, words="赏冲"), Locus(CS, "看冲")),
    grade=Grade.ATTESTED,
)

CHONG_SHOULDER = clause(
    TEXTS,
    "madiao.chong_shoulder",
    loci=(Locus(GUIDE, "四、4 看冲", Says.NAME, words="肩冲"), Locus(CS, "看冲")),
    grade=Grade.ATTESTED,
)

CHONG_JI = clause(
    TEXTS,
    "madiao.chong_ji",
    loci=(Locus(GUIDE, "四、4 看冲", Says.NAME, words="趣冲"), Locus(CS, "看冲")),
    grade=Grade.ATTESTED,
)

CHONG_PATTERN_NAMES = clause(
    TEXTS,
    "madiao.chong_pattern_names",
    loci=(Locus(GUIDE, "四、4 冲成色样", words="四家依次开冲，形成色样者"), Locus(GUIDE, "三、14 色样")),
    grade=Grade.ATTESTED,
    gloss=True,
)

BANNER = clause(
    TEXTS,
    "madiao.banner",
    loci=(
        Locus(ZHAOSHIBEI, "卷四"),
        Locus(GUIDE, "四、4 冲成色样", Says.NAME, words="夺锦标"),
        Locus(CS, "看冲"),
        Locus(TS2, "计分文档"),
    ),
    grade=Grade.ATTESTED,
)

BANNER_NINETY = clause(
    TEXTS,
    "madiao.banner_ninety",
    loci=(Locus(GUIDE, "四、4 冲成色样", Says.NAME, words="九十夺锦"), Locus(CS, "看冲")),
    grade=Grade.ATTESTED,
)

BANNER_LADY = clause(
    TEXTS,
    "madiao.banner_lady",
    loci=(Locus(GUIDE, "四、4 冲成色样", Says.NAME, words="女将夺锦"), Locus(CS, "看冲"), Locus(TS2, "计分文档")),
    grade=Grade.ATTESTED,
)
