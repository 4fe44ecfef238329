"""What the sources of 打馬 tell of names and things, and of the choice a seat has; most of it decides nothing."""

from __future__ import annotations

from youyi.games.dama.articles.sources import ENCYCLOPEDIA, POST2009
from youyi.games.dama.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

STATION_NAMES = clause(
    TEXTS,
    "dama.station_names",
    loci=(Locus(ENCYCLOPEDIA, "博具", words="中途每隔八格分別稱寫"), Locus(POST2009, "甲、棋盘")),
    grade=Grade.ATTESTED,
    advice=True,
    gloss=True,
)
CELL_NAMES = clause(
    TEXTS,
    "dama.cell_names",
    loci=(Locus(ENCYCLOPEDIA, "博具", words="其餘格各寫名駒名字"),),
    grade=Grade.ATTESTED,
    advice=True,
    gloss=True,
)
HORSE_COINS = clause(
    TEXTS,
    "dama.horse_coins",
    loci=(Locus(ENCYCLOPEDIA, "博具", words="正面畫馬、反面寫兩字或四字馬名"), Locus(POST2009, "乙、棋子")),
    grade=Grade.ATTESTED,
    advice=True,
    gloss=True,
)
HIGHEST_CAST = clause(
    TEXTS,
    "dama.highest_cast",
    loci=(Locus(ENCYCLOPEDIA, "賞采", words="「堂印」為最高采"),),
    grade=Grade.ATTESTED,
    advice=True,
    gloss=True,
)
BOWL_PAYS = clause(
    TEXTS,
    "dama.bowl_pays",
    loci=(Locus(ENCYCLOPEDIA, "博法", words="分別從公盆取走與放入"),),
    grade=Grade.ATTESTED,
    gloss=True,
)
CHOICE_OF_DEED = clause(
    TEXTS,
    "dama.choice_of_deed",
    loci=(Locus(ENCYCLOPEDIA, "博法", words="再選擇執行下馬或行馬這兩行動之一"),),
    grade=Grade.ATTESTED,
    gloss=True,
)
CHESS_BOARD = clause(
    TEXTS,
    "dama.chess_board",
    loci=(Locus(POST2009, "甲、棋盘", words="后世重印时添加"),),
    grade=Grade.ATTESTED,
    advice=True,
    gloss=True,
)
COMMON_NAME = clause(
    TEXTS,
    "dama.common_name",
    loci=(Locus(POST2009, "丙、采色", words="其余43种"),),
    grade=Grade.ATTESTED,
    advice=True,
    gloss=True,
)
