"""Clauses of the programs of the guide's author: banker, leader, deal, tricks, money."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, CS_TEACH, TS1, TS2, WIKIPEDIA
from youyi.games.madiao.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

RANKS = clause(TEXTS, "madiao.ranks", loci=(Locus(CS, "牌值"),), grade=Grade.ATTESTED)

LEADER_BY_REMAINDER = clause(TEXTS, "madiao.leader_by_remainder", loci=(Locus(CS, "分庄与发牌"),), grade=Grade.ATTESTED)

LEADER_FROM_BANKER = clause(
    TEXTS,
    "madiao.leader_from_banker",
    loci=(Locus(TS1, "分庄与发牌"), Locus(TS2, "分庄与发牌")),
    grade=Grade.ATTESTED,
)

HIGHEST_BANKS = clause(
    TEXTS, "madiao.highest_banks", loci=(Locus(CS, "结算", words="连庄"),), grade=Grade.ATTESTED, gloss=True
)

BANKER_GIVEN = clause(
    TEXTS,
    "madiao.banker_given",
    loci=(Locus(TS1, "分庄与发牌"), Locus(TS2, "分庄与发牌"), Locus(WIKIPEDIA, "Madiao")),
    grade=Grade.ATTESTED,
)

JI_NOT_REPLACED = clause(TEXTS, "madiao.ji_not_replaced", loci=(Locus(CS, "升代"),), grade=Grade.ATTESTED)

BLOCKS_OF_EIGHT = clause(
    TEXTS, "madiao.blocks_of_eight", loci=(Locus(CS, "分庄与发牌"),), grade=Grade.ATTESTED, advice=True
)

NO_CASCADE = clause(TEXTS, "madiao.no_cascade", loci=(Locus(CS, "升代"),), grade=Grade.ATTESTED)

BARE_HANDED = clause(
    TEXTS,
    "madiao.bare_handed",
    loci=(Locus(CS, "斗牌", words="赤手八桌不上"), Locus(TS1, "斗牌"), Locus(TS2, "斗牌"), Locus(WIKIPEDIA, "Madiao")),
    grade=Grade.ATTESTED,
)

DIAO_BY_DIFFERENCE = clause(
    TEXTS,
    "madiao.diao_by_difference",
    loci=(Locus(CS, "结算"), Locus(TS2, "计分文档 v3.0"), Locus(CS_TEACH, "吊")),
    grade=Grade.ATTESTED,
)

PROGRAM_SINGLES = clause(TEXTS, "madiao.program_singles", loci=(Locus(CS, "结算"),), grade=Grade.ATTESTED)

LATE_SINGLES = clause(TEXTS, "madiao.late_singles", loci=(Locus(TS2, "计分文档 v3.0"),), grade=Grade.ATTESTED)

PROGRAM_LIVE = clause(TEXTS, "madiao.program_live", loci=(Locus(CS, "结算"),), grade=Grade.ATTESTED)

LATE_LIVE = clause(TEXTS, "madiao.late_live", loci=(Locus(TS2, "计分文档 v3.0"),), grade=Grade.ATTESTED)

NET = clause(TEXTS, "madiao.net", loci=(Locus(CS, "结算"),), grade=Grade.ATTESTED)

DOUBLE_STAKE = clause(TEXTS, "madiao.double_stake", loci=(Locus(TS2, "计分文档 v3.0"),), grade=Grade.ATTESTED)

ADVICE_ONLY = clause(TEXTS, "madiao.advice_only", loci=(Locus(CS, "灭牌提示"),), grade=Grade.ATTESTED)

FIXED_FINE = clause(TEXTS, "madiao.fixed_fine", loci=(Locus(TS1, "处罚"),), grade=Grade.ATTESTED)

BANKERS_LOSS = clause(
    TEXTS, "madiao.bankers_loss", loci=(Locus(TS2, "处罚", words="包赔"),), grade=Grade.ATTESTED, gloss=True
)
