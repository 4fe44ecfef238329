"""Clauses of the encyclopedia article: board, horses, casts, stakes."""

from __future__ import annotations

from youyi.games.dama.articles.sources import ENCYCLOPEDIA, POST2009, SHUOFU_PRINT
from youyi.games.dama.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

BOARD = clause(
    TEXTS,
    "dama.board",
    loci=(Locus(ENCYCLOPEDIA, "博具", words="有九十一個棋格"), Locus(POST2009, "甲、棋盘")),
    grade=Grade.ATTESTED,
    gloss=True,
)

STATIONS = clause(
    TEXTS,
    "dama.stations",
    loci=(
        Locus(SHUOFU_PRINT, "行馬", leaf="87b", words="凡馬局十一窩"),
        Locus(ENCYCLOPEDIA, "博具", words="這些十一個棋格稱為窩"),
        Locus(POST2009, "甲、棋盘"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

HORSES = clause(
    TEXTS,
    "dama.horses",
    loci=(
        Locus(SHUOFU_PRINT, "下馬", leaf="87a", words="凡馬每二十匹，用犀象刻成，或鑄銅為之"),
        Locus(ENCYCLOPEDIA, "博具", words="每方二十枚棋子"),
        Locus(POST2009, "乙、棋子"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

DICE = clause(
    TEXTS,
    "dama.dice",
    loci=(Locus(ENCYCLOPEDIA, "博具", words="三顆六面骰"), Locus(POST2009, "丙、采色")),
    grade=Grade.ATTESTED,
    gloss=True,
)

CASTS = clause(
    TEXTS,
    "dama.casts",
    loci=(Locus(ENCYCLOPEDIA, "博采", words="可組成五十六種采"), Locus(POST2009, "丙、采色")),
    grade=Grade.ATTESTED,
    gloss=True,
)

COUNT = clause(
    TEXTS,
    "dama.count",
    loci=(Locus(ENCYCLOPEDIA, "博采", words="采數等於三顆骰子總合數"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

PINCER_CAST = clause(
    TEXTS,
    "dama.pincer_cast",
    loci=(Locus(ENCYCLOPEDIA, "博采", words="有三或兩顆同點的采又叫夾采"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

PRIZE_CAST = clause(
    TEXTS,
    "dama.prize_cast",
    loci=(Locus(ENCYCLOPEDIA, "賞采", words="賞采有十一種"), Locus(POST2009, "丙、采色")),
    grade=Grade.ATTESTED,
    gloss=True,
)

TRIPLE = clause(
    TEXTS,
    "dama.triple",
    loci=(
        Locus(SHUOFU_PRINT, "行馬", leaf="88a", words="堂印、碧油、雁行兒、拍板兒、滿盆星、諸賞采等"),
        Locus(ENCYCLOPEDIA, "賞采", words="又稱為渾花貴采"),
    ),
    grade=Grade.INFERRED,
    translated=True,
    gloss=True,
)

FINE_CAST = clause(
    TEXTS,
    "dama.fine_cast",
    loci=(Locus(ENCYCLOPEDIA, "罰采", words="罰采有兩種"), Locus(POST2009, "丙、采色")),
    grade=Grade.ATTESTED,
    gloss=True,
)

SEATS = clause(
    TEXTS,
    "dama.seats",
    loci=(
        Locus(SHUOFU_PRINT, "鋪盆", leaf="86b", words="凡置局二人至五人"),
        Locus(ENCYCLOPEDIA, "博法", words="玩家二到五人"),
        Locus(POST2009, "丁、下马"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

STAKE = clause(
    TEXTS,
    "dama.stake",
    loci=(
        Locus(SHUOFU_PRINT, "鋪盆", leaf="86b", words="鈞聚錢置盆中，臨時商量，多寡從衆"),
        Locus(ENCYCLOPEDIA, "博法"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)

TIE_WORTH = clause(
    TEXTS,
    "dama.tie_worth",
    loci=(Locus(ENCYCLOPEDIA, "博法", words="不得超過三文錢"),),
    grade=Grade.ATTESTED,
    advice=True,
    gloss=True,
)

QUARREL = clause(
    TEXTS,
    "dama.quarrel",
    loci=(
        Locus(SHUOFU_PRINT, "鋪盆", leaf="86b", words="凡不從衆議喧閙者，罰十帖入盆"),
        Locus(ENCYCLOPEDIA, "博法", words="任意吵鬧的玩家罰十帖"),
    ),
    grade=Grade.ATTESTED,
    advice=True,
    translated=True,
    gloss=True,
)
