"""Clauses of the old witnesses and of modern summaries."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, GUIDE, JINGHUAYUAN, TS1, TS2, WIKIPEDIA, ZHAOSHIBEI
from youyi.games.madiao.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

CLASSIC_LEADER = clause(
    TEXTS,
    "madiao.classic_leader",
    loci=(Locus(JINGHUAYUAN, "第七十三回"), Locus(WIKIPEDIA, "Madiao")),
    grade=Grade.ATTESTED,
)

ROTATION = clause(
    TEXTS,
    "madiao.rotation",
    loci=(Locus(WIKIPEDIA, "Madiao"), Locus(TS1, "分庄与发牌"), Locus(TS2, "分庄与发牌")),
    grade=Grade.ATTESTED,
)

REDEAL = clause(TEXTS, "madiao.redeal", loci=(Locus(WIKIPEDIA, "Madiao"),), grade=Grade.ATTESTED)

SEAT_NAMES = clause(
    TEXTS,
    "madiao.seat_names",
    loci=(Locus(JINGHUAYUAN, "第七十三回"), Locus(CS, "分庄与发牌")),
    grade=Grade.ATTESTED,
    advice=True,
)

OLD_SCORE = clause(TEXTS, "madiao.old_score", loci=(Locus(JINGHUAYUAN, "第七十三回"),), grade=Grade.ATTESTED)

GRANDFATHER_FIRST = clause(
    TEXTS,
    "madiao.grandfather_first",
    loci=(Locus(JINGHUAYUAN, "第七十三回"),),
    grade=Grade.ATTESTED,
    advice=True,
)

PATTERNS_FIRST = clause(
    TEXTS,
    "madiao.patterns_first",
    loci=(Locus(ZHAOSHIBEI, "卷四"), Locus(GUIDE, "四、3 斗牌结算")),
    grade=Grade.ATTESTED,
)

NO_TAKING_BACK = clause(
    TEXTS, "madiao.no_taking_back", loci=(Locus(ZHAOSHIBEI, "卷四"),), grade=Grade.ATTESTED, advice=True
)

MAIDEN_NAMES = clause(TEXTS, "madiao.maiden_names", loci=(Locus(ZHAOSHIBEI, "卷四"),), grade=Grade.ATTESTED)

OFFENDER_PAYS_ALL = clause(
    TEXTS,
    "madiao.offender_pays_all",
    loci=(Locus(ZHAOSHIBEI, "卷四"), Locus(TS2, "处罚")),
    grade=Grade.ATTESTED,
)

HALVED_STAKES = clause(
    TEXTS, "madiao.halved_stakes", loci=(Locus(WIKIPEDIA, "Madiao"),), grade=Grade.ATTESTED, advice=True
)

UNNAMED_TEXTS = clause(TEXTS, "madiao.unnamed_texts", loci=(), grade=Grade.SUPPLIED, advice=True)
