"""Clauses of the programs of the guide's author: conditions and worths of patterns."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, GUIDE, TS2
from youyi.games.madiao.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

PROGRAM_DEALT = clause(TEXTS, "madiao.program_dealt", loci=(Locus(CS, "色样"),), grade=Grade.ATTESTED)

LATE_DEALT = clause(TEXTS, "madiao.late_dealt", loci=(Locus(TS2, "计分文档 v3.0"),), grade=Grade.ATTESTED)

LATE_BIGS = clause(TEXTS, "madiao.late_bigs", loci=(Locus(TS2, "计分文档 v3.0"),), grade=Grade.ATTESTED)

JI_NOT_FOR_CHONG = clause(
    TEXTS, "madiao.ji_not_for_chong", loci=(Locus(CS, "看冲", words="极不看冲"),), grade=Grade.ATTESTED
)

FOUR_SUITS = clause(
    TEXTS, "madiao.four_suits", loci=(Locus(CS, "色样"), Locus(TS2, "计分文档 v3.0")), grade=Grade.ATTESTED
)

LESSER_HEAVEN_EARTH = clause(
    TEXTS,
    "madiao.lesser_heaven_earth",
    loci=(Locus(CS, "色样", words="小天地分"), Locus(TS2, "计分文档 v3.0")),
    grade=Grade.ATTESTED,
)

LATE_FOUR_GATES = clause(TEXTS, "madiao.late_four_gates", loci=(Locus(TS2, "计分文档 v3.0"),), grade=Grade.ATTESTED)

LADY_BONUS = clause(
    TEXTS, "madiao.lady_bonus", loci=(Locus(CS, "色样"), Locus(TS2, "计分文档 v3.0")), grade=Grade.ATTESTED
)

SURPLUS_BONUS = clause(
    TEXTS, "madiao.surplus_bonus", loci=(Locus(CS, "色样"), Locus(TS2, "计分文档 v3.0")), grade=Grade.ATTESTED
)

SHOULDERS_ADDED = clause(TEXTS, "madiao.shoulders_added", loci=(Locus(CS, "色样"),), grade=Grade.ATTESTED)

PROGRAM_MISC = clause(TEXTS, "madiao.program_misc", loci=(Locus(CS, "色样"),), grade=Grade.ATTESTED)

LATE_MISC = clause(TEXTS, "madiao.late_misc", loci=(Locus(TS2, "计分文档 v3.0"),), grade=Grade.ATTESTED)

BROCADE = clause(
    TEXTS,
    "madiao.brocade",
    loci=(Locus(CS, "色样"), Locus(TS2, "计分文档 v3.0"), Locus(GUIDE, "四、2 斗前色样 P")),
    grade=Grade.ATTESTED,
)

PROGRAM_CENSER = clause(TEXTS, "madiao.program_censer", loci=(Locus(CS, "色样"),), grade=Grade.ATTESTED)

LATE_CENSER = clause(TEXTS, "madiao.late_censer", loci=(Locus(TS2, "计分文档 v3.0"),), grade=Grade.ATTESTED)

PROGRAM_BAREFOOT_BUDDHA = clause(
    TEXTS,
    "madiao.program_barefoot_buddha",
    loci=(Locus(CS, "结算"), Locus(TS2, "计分文档 v3.0")),
    grade=Grade.ATTESTED,
)

PROGRAM_EXTRAS = clause(TEXTS, "madiao.program_extras", loci=(Locus(CS, "色样"),), grade=Grade.ATTESTED)

LATE_EXTRAS = clause(TEXTS, "madiao.late_extras", loci=(Locus(TS2, "计分文档 v3.0"),), grade=Grade.ATTESTED)
