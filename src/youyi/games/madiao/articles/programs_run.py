"""Clauses that are written nowhere: what the two programs were seen to do when their rules were run on 4,800 deals each."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, TS2
from youyi.games.madiao.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

LATE_DIAO_UNIT = clause(TEXTS, "madiao.late_diao_unit", loci=(Locus(TS2, "结算（运行所见）"),), grade=Grade.ATTESTED)
LATE_DIAO_WITHOUT_PLAY = clause(
    TEXTS, "madiao.late_diao_without_play", loci=(Locus(TS2, "结算（运行所见）"),), grade=Grade.ATTESTED
)
LATE_NO_CLAIMS = clause(TEXTS, "madiao.late_no_claims", loci=(Locus(TS2, "结算（运行所见）"),), grade=Grade.ATTESTED)
LATE_THOUSAND = clause(TEXTS, "madiao.late_thousand", loci=(Locus(TS2, "看冲（运行所见）"),), grade=Grade.ATTESTED)
LATE_BANNER_TEST = clause(
    TEXTS, "madiao.late_banner_test", loci=(Locus(TS2, "夺锦标（运行所见）"),), grade=Grade.ATTESTED
)
LATE_FIRST_SEAT = clause(
    TEXTS, "madiao.late_first_seat", loci=(Locus(TS2, "斗前色样（运行所见）"),), grade=Grade.ATTESTED
)
LATE_POINTER = clause(TEXTS, "madiao.late_pointer", loci=(Locus(TS2, "看冲（运行所见）"),), grade=Grade.ATTESTED)
PROGRAM_EXTRAS_RUN = clause(
    TEXTS, "madiao.program_extras_run", loci=(Locus(CS, "色样（运行所见）"),), grade=Grade.ATTESTED
)
