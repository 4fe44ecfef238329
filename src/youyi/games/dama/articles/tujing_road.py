"""Clauses of the encyclopedia article: what happens on the road, gates and finish."""

from __future__ import annotations

from youyi.games.dama.articles.sources import ENCYCLOPEDIA, EXTRA_THROWS, POST2009, SHUOFU_PRINT, WUZAZU
from youyi.games.dama.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

ENTER = clause(
    TEXTS,
    "dama.enter",
    loci=(
        Locus(
            WUZAZU, "五雜俎", words="如叠至十九马，而遇二十马，即被击矣", restored="如疊至十九馬，而遇二十馬，即被擊矣"
        ),
        Locus(ENCYCLOPEDIA, "博法", words="數量少於或等於的敵棋處"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

TURN_BACK = clause(
    TEXTS,
    "dama.turn_back",
    loci=(Locus(ENCYCLOPEDIA, "博法", words="則需折返將剩餘步數走完"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

MERGE = clause(
    TEXTS,
    "dama.merge",
    loci=(
        Locus(SHUOFU_PRINT, "行馬", leaf="88a", words="凡疊足二十馬到飛龍院"),
        Locus(ENCYCLOPEDIA, "博法", words="則兩者相疊"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

MERGE_AGAIN = clause(
    TEXTS,
    "dama.merge_again",
    loci=(
        EXTRA_THROWS,
        Locus(ENCYCLOPEDIA, "博法", words="再獲一回合"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

STRIKE = clause(
    TEXTS,
    "dama.strike",
    loci=(
        Locus(SHUOFU_PRINT, "打馬", leaf="88b", words="凡多馬遇少馬，㸃數相及，即打去馬；馬數同，亦許打去"),
        Locus(WUZAZU, "五雜俎"),
        Locus(ENCYCLOPEDIA, "博法", words="此動作叫打馬"),
        Locus(POST2009, "丁、下马"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

STRIKE_REWARD = clause(
    TEXTS,
    "dama.strike_reward",
    loci=(
        Locus(SHUOFU_PRINT, "賞帖", leaf="91a", words="凡打馬，得一馬賞一帖，被打人供"),
        Locus(ENCYCLOPEDIA, "博法", words="並賞等於該些敵棋枚數的帖數"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

STRIKE_AGAIN = clause(
    TEXTS,
    "dama.strike_again",
    loci=(
        EXTRA_THROWS,
        Locus(ENCYCLOPEDIA, "博法", words="再獲一回合"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

STRIKE_ALL = clause(
    TEXTS,
    "dama.strike_all",
    loci=(
        Locus(SHUOFU_PRINT, "倒盆", leaf="90b", words="打去人全馬，倒半盆"),
        Locus(ENCYCLOPEDIA, "博法", words="則改賞一半獎金"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

REDROP = clause(
    TEXTS,
    "dama.redrop",
    loci=(
        Locus(SHUOFU_PRINT, "打馬", leaf="88b", words="馬數同，亦許打去，任便再下"),
        Locus(ENCYCLOPEDIA, "博法", words="下次行動須執行下馬"),
        Locus(POST2009, "丁、下马"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

STATION_REWARD = clause(
    TEXTS, "dama.station_reward", loci=(Locus(ENCYCLOPEDIA, "博法", words="賞一帖"),), grade=Grade.ATTESTED, gloss=True
)

STATION_BAR = clause(
    TEXTS,
    "dama.station_bar",
    loci=(
        Locus(WUZAZU, "五雜俎", words="一夫当关，则它骑不得过", restored="一夫當關，則它騎不得過"),
        Locus(ENCYCLOPEDIA, "博法", words="不可進入或越過有敵棋的這八個窩"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

FIRST_HOME = clause(
    TEXTS,
    "dama.first_home",
    loci=(Locus(ENCYCLOPEDIA, "博法", words="先到達終點的玩家為勝"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

XIMAN = clause(
    TEXTS,
    "dama.ximan",
    loci=(
        Locus(SHUOFU_PRINT, "倒盆", leaf="90b", words="全馬先到尚乗局為細滿，倒倍盆"),
        Locus(ENCYCLOPEDIA, "博法", words="叫「細滿」"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

CUMAN = clause(
    TEXTS,
    "dama.cuman",
    loci=(
        Locus(SHUOFU_PRINT, "倒盆", leaf="90b", words="遇尚乗局為麤滿，倒一盆"),
        Locus(ENCYCLOPEDIA, "博法", words="叫「麤滿」"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

DROP = clause(
    TEXTS,
    "dama.drop",
    loci=(Locus(ENCYCLOPEDIA, "下馬", words="前進一同放在第M格"), Locus(POST2009, "丁、下马")),
    grade=Grade.ATTESTED,
    gloss=True,
)

MOVE = clause(
    TEXTS,
    "dama.move",
    loci=(Locus(ENCYCLOPEDIA, "行馬", words="步數等於采數"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

ALL_DROPPED = clause(
    TEXTS,
    "dama.all_dropped",
    loci=(Locus(ENCYCLOPEDIA, "行馬", words="所有己棋都到棋盤就才可執行此動作"), Locus(POST2009, "丁、下马")),
    grade=Grade.ATTESTED,
    gloss=True,
)

GATE_TEN = clause(
    TEXTS,
    "dama.gate_ten",
    loci=(
        Locus(SHUOFU_PRINT, "行馬", leaf="87b", words="凡疊成十馬，方許過函谷闗"),
        Locus(WUZAZU, "五雜俎"),
        Locus(ENCYCLOPEDIA, "行馬", words="相疊十枚以上才能通過函谷關"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

GATE_HALF = clause(
    TEXTS,
    "dama.gate_half",
    loci=(
        Locus(SHUOFU_PRINT, "倒盆", leaf="90b", words="凡十馬先到函谷闗，倒半盆"),
        Locus(ENCYCLOPEDIA, "行馬", words="首位通過的玩家賞一半獎金"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

GATE_OPEN = clause(
    TEXTS,
    "dama.gate_open",
    loci=(
        Locus(SHUOFU_PRINT, "行馬", leaf="87b", words="十馬先過，然後餘馬隨多少得過"),
        Locus(ENCYCLOPEDIA, "行馬", words="剩餘任何方棋子不需相疊十枚"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

NO_OVERTAKING = clause(
    TEXTS,
    "dama.no_overtaking",
    loci=(
        Locus(SHUOFU_PRINT, "行馬", leaf="87b", words="自至函谷闗，則少馬不許踰别人多馬"),
        Locus(ENCYCLOPEDIA, "行馬", words="不可穿過多枚數的敵棋"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

FEILONG = clause(
    TEXTS,
    "dama.feilong",
    loci=(
        Locus(SHUOFU_PRINT, "行馬", leaf="88a", words="凡疊足二十馬到飛龍院，散采不得行"),
        Locus(WUZAZU, "五雜俎"),
        Locus(ENCYCLOPEDIA, "行馬", words="才能通過飛龍院"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

PINCERS = clause(
    TEXTS,
    "dama.pincers",
    loci=(
        Locus(SHUOFU_PRINT, "入夾", leaf="89b", words="凡遇飛龍院下三路，謂之夾，散采不許行，遇諸夾采方許行"),
        Locus(ENCYCLOPEDIA, "行馬", words="需擲出夾采才能離開夾"),
        Locus(POST2009, "甲、棋盘"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

MOAT = clause(
    TEXTS,
    "dama.moat",
    loci=(
        Locus(SHUOFU_PRINT, "落塹", leaf="90a", words="凡尚乗局下一路謂之塹，不行不打，雖後有馬到，亦同落塹"),
        Locus(WUZAZU, "五雜俎"),
        Locus(ENCYCLOPEDIA, "行馬", words="可進入有敵棋的塹，但不能打馬"),
        Locus(POST2009, "甲、棋盘"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

MOAT_FLIGHT = clause(
    TEXTS,
    "dama.moat_flight",
    loci=(
        Locus(SHUOFU_PRINT, "落塹", leaf="90a", words="直待自擲諸渾花、賞采、真本采、傍本采，别人擲自家真本采、傍本采"),
        Locus(ENCYCLOPEDIA, "行馬", words="此六種狀況之一才能離開塹"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

MOAT_REWARD = clause(
    TEXTS,
    "dama.moat_reward",
    loci=(
        Locus(SHUOFU_PRINT, "賞帖", leaf="91a", words="落塹飛出馬一匹賞一帖，在局人皆供"),
        Locus(ENCYCLOPEDIA, "行馬", words="賞N帖數"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

REFILL = clause(
    TEXTS,
    "dama.refill",
    loci=(Locus(ENCYCLOPEDIA, "博法", words="其他玩家補充獎金到原先金額"),),
    grade=Grade.ATTESTED,
    gloss=True,
)
