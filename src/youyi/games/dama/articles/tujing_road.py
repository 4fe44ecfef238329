"""Clauses of the encyclopedia article: what happens on the road, gates and finish."""

from __future__ import annotations

from youyi.games.dama.articles.sources import ENCYCLOPEDIA, POST2009, SHUOFU_PRINT, WUZAZU
from youyi.games.dama.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

ENTER = clause(
    TEXTS,
    "dama.enter",
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(WUZAZU, "五雜俎")),
    text="數量少於或等於的敵棋處",
    grade=Grade.ATTESTED,
)

TURN_BACK = clause(
    TEXTS, "dama.turn_back", loci=(Locus(ENCYCLOPEDIA, "博法"),), text="則需折返將剩餘步數走完", grade=Grade.ATTESTED
)

MERGE = clause(
    TEXTS,
    "dama.merge",
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "倒行")),
    text="則兩者相疊",
    grade=Grade.ATTESTED,
)

MERGE_AGAIN = clause(
    TEXTS,
    "dama.merge_again",
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "賞擲")),
    text="再獲一回合",
    grade=Grade.ATTESTED,
)

STRIKE = clause(
    TEXTS,
    "dama.strike",
    loci=(
        Locus(ENCYCLOPEDIA, "博法"),
        Locus(SHUOFU_PRINT, "打馬"),
        Locus(WUZAZU, "五雜俎"),
        Locus(POST2009, "丁、下马"),
    ),
    text="此動作叫打馬",
    grade=Grade.ATTESTED,
)

STRIKE_REWARD = clause(
    TEXTS,
    "dama.strike_reward",
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "賞帖")),
    text="並賞等於該些敵棋枚數的帖數",
    grade=Grade.ATTESTED,
)

STRIKE_AGAIN = clause(
    TEXTS,
    "dama.strike_again",
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "賞擲")),
    text="再獲一回合",
    grade=Grade.ATTESTED,
)

STRIKE_ALL = clause(
    TEXTS,
    "dama.strike_all",
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "倒盆")),
    text="則改賞一半獎金",
    grade=Grade.ATTESTED,
)

REDROP = clause(
    TEXTS,
    "dama.redrop",
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "打馬"), Locus(POST2009, "丁、下马")),
    text="下次行動須執行下馬",
    grade=Grade.ATTESTED,
)

STATION_REWARD = clause(
    TEXTS, "dama.station_reward", loci=(Locus(ENCYCLOPEDIA, "博法"),), text="賞一帖", grade=Grade.ATTESTED
)

STATION_BAR = clause(
    TEXTS,
    "dama.station_bar",
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(WUZAZU, "五雜俎")),
    text="不可進入或越過有敵棋的這八個窩",
    grade=Grade.ATTESTED,
)

FIRST_HOME = clause(
    TEXTS, "dama.first_home", loci=(Locus(ENCYCLOPEDIA, "博法"),), text="先到達終點的玩家為勝", grade=Grade.ATTESTED
)

XIMAN = clause(
    TEXTS,
    "dama.ximan",
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "倒盆")),
    text="叫「細滿」",
    grade=Grade.ATTESTED,
)

CUMAN = clause(
    TEXTS,
    "dama.cuman",
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "倒盆")),
    text="叫「麤滿」",
    grade=Grade.ATTESTED,
)

DROP = clause(
    TEXTS,
    "dama.drop",
    loci=(Locus(ENCYCLOPEDIA, "下馬"), Locus(SHUOFU_PRINT, "下馬"), Locus(POST2009, "丁、下马")),
    text="前進一同放在第M格",
    grade=Grade.ATTESTED,
)

MOVE = clause(
    TEXTS,
    "dama.move",
    loci=(Locus(ENCYCLOPEDIA, "行馬"), Locus(SHUOFU_PRINT, "行馬")),
    text="步數等於采數",
    grade=Grade.ATTESTED,
)

ALL_DROPPED = clause(
    TEXTS,
    "dama.all_dropped",
    loci=(Locus(ENCYCLOPEDIA, "行馬"), Locus(POST2009, "丁、下马")),
    text="所有己棋都到棋盤就才可執行此動作",
    grade=Grade.ATTESTED,
)

GATE_TEN = clause(
    TEXTS,
    "dama.gate_ten",
    loci=(Locus(ENCYCLOPEDIA, "行馬"), Locus(SHUOFU_PRINT, "行馬"), Locus(WUZAZU, "五雜俎")),
    text="相疊十枚以上才能通過函谷關",
    grade=Grade.ATTESTED,
)

GATE_HALF = clause(
    TEXTS,
    "dama.gate_half",
    loci=(Locus(ENCYCLOPEDIA, "行馬"), Locus(SHUOFU_PRINT, "倒盆")),
    text="首位通過的玩家賞一半獎金",
    grade=Grade.ATTESTED,
)

GATE_OPEN = clause(
    TEXTS,
    "dama.gate_open",
    loci=(Locus(ENCYCLOPEDIA, "行馬"), Locus(SHUOFU_PRINT, "行馬")),
    text="剩餘任何方棋子不需相疊十枚",
    grade=Grade.ATTESTED,
)

NO_OVERTAKING = clause(
    TEXTS,
    "dama.no_overtaking",
    loci=(Locus(ENCYCLOPEDIA, "行馬"), Locus(SHUOFU_PRINT, "行馬")),
    text="不可穿過多枚數的敵棋",
    grade=Grade.ATTESTED,
)

FEILONG = clause(
    TEXTS,
    "dama.feilong",
    loci=(Locus(ENCYCLOPEDIA, "行馬"), Locus(SHUOFU_PRINT, "行馬"), Locus(WUZAZU, "五雜俎")),
    text="才能通過飛龍院",
    grade=Grade.ATTESTED,
)

PINCERS = clause(
    TEXTS,
    "dama.pincers",
    loci=(Locus(ENCYCLOPEDIA, "行馬"), Locus(SHUOFU_PRINT, "入夾"), Locus(POST2009, "甲、棋盘")),
    text="需擲出夾采才能離開夾",
    grade=Grade.ATTESTED,
)

MOAT = clause(
    TEXTS,
    "dama.moat",
    loci=(
        Locus(ENCYCLOPEDIA, "行馬"),
        Locus(SHUOFU_PRINT, "落塹"),
        Locus(WUZAZU, "五雜俎"),
        Locus(POST2009, "甲、棋盘"),
    ),
    text="可進入有敵棋的塹，但不能打馬",
    grade=Grade.ATTESTED,
)

MOAT_FLIGHT = clause(
    TEXTS,
    "dama.moat_flight",
    loci=(Locus(ENCYCLOPEDIA, "行馬"), Locus(SHUOFU_PRINT, "落塹")),
    text="此六種狀況之一才能離開塹",
    grade=Grade.ATTESTED,
)

MOAT_REWARD = clause(
    TEXTS,
    "dama.moat_reward",
    loci=(Locus(ENCYCLOPEDIA, "行馬"), Locus(SHUOFU_PRINT, "賞帖")),
    text="賞N帖數",
    grade=Grade.ATTESTED,
)

REFILL = clause(
    TEXTS, "dama.refill", loci=(Locus(ENCYCLOPEDIA, "博法"),), text="其他玩家補充獎金到原先金額", grade=Grade.ATTESTED
)
