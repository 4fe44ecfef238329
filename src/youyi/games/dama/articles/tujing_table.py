"""Clauses of the encyclopedia article: board, horses, casts, stakes."""

from __future__ import annotations

from youyi.games.dama.articles.sources import ENCYCLOPEDIA, POST2009, SHUOFU_PRINT
from youyi.games.dama.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

BOARD = clause(
    TEXTS,
    "dama.board",
    loci=(Locus(ENCYCLOPEDIA, "博具"), Locus(POST2009, "甲、棋盘")),
    text="有九十一個棋格",
    grade=Grade.ATTESTED,
)

STATIONS = clause(
    TEXTS,
    "dama.stations",
    loci=(Locus(ENCYCLOPEDIA, "博具"), Locus(SHUOFU_PRINT, "行馬"), Locus(POST2009, "甲、棋盘")),
    text="這些十一個棋格稱為窩",
    grade=Grade.ATTESTED,
)

HORSES = clause(
    TEXTS,
    "dama.horses",
    loci=(Locus(ENCYCLOPEDIA, "博具"), Locus(SHUOFU_PRINT, "下馬"), Locus(POST2009, "乙、棋子")),
    text="每方二十枚棋子",
    grade=Grade.ATTESTED,
)

DICE = clause(
    TEXTS,
    "dama.dice",
    loci=(Locus(ENCYCLOPEDIA, "博具"), Locus(POST2009, "丙、采色")),
    text="三顆六面骰",
    grade=Grade.ATTESTED,
)

CASTS = clause(
    TEXTS,
    "dama.casts",
    loci=(Locus(ENCYCLOPEDIA, "博采"), Locus(POST2009, "丙、采色")),
    text="可組成五十六種采",
    grade=Grade.ATTESTED,
)

COUNT = clause(
    TEXTS, "dama.count", loci=(Locus(ENCYCLOPEDIA, "博采"),), text="采數等於三顆骰子總合數", grade=Grade.ATTESTED
)

PINCER_CAST = clause(
    TEXTS,
    "dama.pincer_cast",
    loci=(Locus(ENCYCLOPEDIA, "博采"),),
    text="有三或兩顆同點的采又叫夾采",
    grade=Grade.ATTESTED,
)

PRIZE_CAST = clause(
    TEXTS,
    "dama.prize_cast",
    loci=(Locus(ENCYCLOPEDIA, "賞采"), Locus(POST2009, "丙、采色")),
    text="賞采有十一種",
    grade=Grade.ATTESTED,
)

TRIPLE = clause(
    TEXTS,
    "dama.triple",
    loci=(Locus(ENCYCLOPEDIA, "賞采"), Locus(SHUOFU_PRINT, "行馬")),
    text="又稱為渾花貴采",
    grade=Grade.INFERRED,
)

FINE_CAST = clause(
    TEXTS,
    "dama.fine_cast",
    loci=(Locus(ENCYCLOPEDIA, "罰采"), Locus(POST2009, "丙、采色")),
    text="罰采有兩種",
    grade=Grade.ATTESTED,
)

SEATS = clause(
    TEXTS,
    "dama.seats",
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "鋪盆"), Locus(POST2009, "丁、下马")),
    text="玩家二到五人",
    grade=Grade.ATTESTED,
)

STAKE = clause(
    TEXTS,
    "dama.stake",
    loci=(Locus(SHUOFU_PRINT, "鋪盆"), Locus(ENCYCLOPEDIA, "博法")),
    text="鈞聚錢置盆中",
    grade=Grade.ATTESTED,
)

TIE_WORTH = clause(
    TEXTS,
    "dama.tie_worth",
    loci=(Locus(ENCYCLOPEDIA, "博法"),),
    text="不得超過三文錢",
    grade=Grade.ATTESTED,
    advice=True,
)

QUARREL = clause(
    TEXTS,
    "dama.quarrel",
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "賞帖")),
    text="任意吵鬧的玩家罰十帖",
    grade=Grade.ATTESTED,
    advice=True,
)
