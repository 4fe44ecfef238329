"""Clauses of the programs of the guide's author: how the stock is drawn and what it counts."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, TS1, TS2
from youyi.games.madiao.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

SEVEN_STOCK = clause(
    TEXTS,
    "madiao.seven_stock",
    loci=(Locus(CS, "看冲"), Locus(TS1, "看冲"), Locus(TS2, "计分文档 v3.0")),
    grade=Grade.ATTESTED,
)

FIRST_ABLE = clause(TEXTS, "madiao.first_able", loci=(Locus(CS, "看冲"),), grade=Grade.ATTESTED)

TAKER_AGAIN = clause(TEXTS, "madiao.taker_again", loci=(Locus(CS, "看冲"),), grade=Grade.ATTESTED)

DEAD_CARD = clause(TEXTS, "madiao.dead_card", loci=(Locus(CS, "看冲"),), grade=Grade.ATTESTED)

PAR_FOR_CHONG = clause(TEXTS, "madiao.par_for_chong", loci=(Locus(CS, "看冲"),), grade=Grade.ATTESTED)

ANCHOR = clause(TEXTS, "madiao.anchor", loci=(Locus(CS, "看冲"), Locus(TS2, "计分文档 v3.0")), grade=Grade.ATTESTED)

LONE_SHOULDER = clause(
    TEXTS, "madiao.lone_shoulder", loci=(Locus(CS, "看冲", words="肩上桌不遇赏"),), grade=Grade.ATTESTED, gloss=True
)

CHAIN = clause(TEXTS, "madiao.chain", loci=(Locus(CS, "看冲"),), grade=Grade.INFERRED)

SINGLE_VALUES = clause(TEXTS, "madiao.single_values", loci=(Locus(CS, "看冲"),), grade=Grade.INFERRED)

MERIT = clause(TEXTS, "madiao.merit", loci=(Locus(CS, "看冲"), Locus(TS2, "计分文档 v3.0")), grade=Grade.ATTESTED)

CHONG_POINTS = clause(
    TEXTS, "madiao.chong_points", loci=(Locus(CS, "看冲"), Locus(TS2, "计分文档 v3.0")), grade=Grade.ATTESTED
)

BEST_PRIORITY = clause(TEXTS, "madiao.best_priority", loci=(Locus(TS2, "计分文档 v3.0"),), grade=Grade.ATTESTED)

NEXT_ASKED = clause(
    TEXTS, "madiao.next_asked", loci=(Locus(TS1, "看冲"), Locus(TS2, "计分文档 v3.0")), grade=Grade.ATTESTED
)

ONE_WON_FOR_CHONG = clause(
    TEXTS,
    "madiao.one_won_for_chong",
    loci=(Locus(TS1, "看冲"), Locus(TS2, "计分文档 v3.0")),
    grade=Grade.ATTESTED,
)

LATE_CHONG = clause(TEXTS, "madiao.late_chong", loci=(Locus(TS2, "计分文档 v3.0"),), grade=Grade.ATTESTED)

USED_UP = clause(TEXTS, "madiao.used_up", loci=(Locus(TS2, "计分文档 v3.0"),), grade=Grade.ATTESTED)

PROGRAM_RESULTS = clause(TEXTS, "madiao.program_results", loci=(Locus(CS, "色样"),), grade=Grade.ATTESTED)

PROGRAM_RESULTS_NOTE = clause(
    TEXTS, "madiao.program_results_note", loci=(Locus(CS, "色样 附注"),), grade=Grade.ATTESTED
)

LATE_RESULTS = clause(TEXTS, "madiao.late_results", loci=(Locus(TS2, "计分文档 v3.0"),), grade=Grade.ATTESTED)

BANNER_NOTE = clause(TEXTS, "madiao.banner_note", loci=(Locus(CS, "色样 附注"),), grade=Grade.ATTESTED)

BANNER_CODE = clause(TEXTS, "madiao.banner_code", loci=(Locus(CS, "色样"),), grade=Grade.ATTESTED)

LATE_BANNER = clause(TEXTS, "madiao.late_banner", loci=(Locus(TS2, "计分文档 v3.0"),), grade=Grade.ATTESTED)

BANNER_FLOW = clause(
    TEXTS, "madiao.banner_flow", loci=(Locus(CS, "结算"), Locus(TS2, "计分文档 v3.0")), grade=Grade.ATTESTED
)
