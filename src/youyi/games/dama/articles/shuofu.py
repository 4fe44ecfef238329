"""Clauses of the eleven 例 of 打馬圖 as the 說郛 prints them, where they say more or other than the article."""

from __future__ import annotations

from youyi.games.dama.articles.sources import DABA, LUDII, RETOLD, SHUOFU_PRINT, WUZAZU
from youyi.games.dama.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

EQUAL_SHARES = clause(TEXTS, "dama.equal_shares", loci=(Locus(SHUOFU_PRINT, "鋪盆"),), text="", grade=Grade.ATTESTED)

TOO_MANY = clause(
    TEXTS, "dama.too_many", loci=(Locus(SHUOFU_PRINT, "鋪盆"),), text="不可過四五人", grade=Grade.ATTESTED, advice=True
)

OWN_CAST_FIRST_THROW = clause(
    TEXTS,
    "dama.own_cast_first_throw",
    loci=(Locus(SHUOFU_PRINT, "本采"), Locus(LUDII, "Yijing Ma"), Locus(RETOLD, "閨房雅戲")),
    text="凡第一擲謂之本采",
    grade=Grade.ATTESTED,
)

PAY_AS_DROPPED = clause(
    TEXTS,
    "dama.pay_as_dropped",
    loci=(Locus(SHUOFU_PRINT, "賞帖"), Locus(DABA, "program")),
    text="隨下馬匹數",
    grade=Grade.ATTESTED,
)

ELEVEN_STATIONS = clause(
    TEXTS, "dama.eleven_stations", loci=(Locus(SHUOFU_PRINT, "行馬"),), text="凡馬局十一窩", grade=Grade.ATTESTED
)

STATION_AGAIN = clause(
    TEXTS,
    "dama.station_again",
    loci=(Locus(SHUOFU_PRINT, "行馬"), Locus(SHUOFU_PRINT, "賞擲")),
    text="賞一擲",
    grade=Grade.ATTESTED,
)

OWN_HORSES_FREE = clause(
    TEXTS, "dama.own_horses_free", loci=(Locus(SHUOFU_PRINT, "行馬"),), text="自馬不礙", grade=Grade.ATTESTED
)

GATE_TEN_FIRST = clause(
    TEXTS,
    "dama.gate_ten_first",
    loci=(Locus(SHUOFU_PRINT, "行馬"),),
    text="十馬先過，然後餘馬隨多少得過",
    grade=Grade.ATTESTED,
)

FEILONG_PRIZES = clause(
    TEXTS, "dama.feilong_prizes", loci=(Locus(SHUOFU_PRINT, "行馬"),), text="諸賞采等", grade=Grade.ATTESTED
)

FEILONG_TOGETHER = clause(
    TEXTS,
    "dama.feilong_together",
    loci=(Locus(SHUOFU_PRINT, "行馬"), Locus(LUDII, "Yijing Ma")),
    text="疊足二十馬到",
    grade=Grade.ATTESTED,
)

WAIT = clause(TEXTS, "dama.wait", loci=(Locus(SHUOFU_PRINT, "行馬"),), text="散采不得行", grade=Grade.ATTESTED)

MAY_RETIRE = clause(
    TEXTS, "dama.may_retire", loci=(Locus(SHUOFU_PRINT, "打馬"),), text="如願再下者亦許", grade=Grade.ATTESTED
)

BACKWARD = clause(
    TEXTS,
    "dama.backward",
    loci=(Locus(SHUOFU_PRINT, "倒行"), Locus(WUZAZU, "五雜俎"), Locus(LUDII, "Yijing Ma")),
    text="許倒行",
    grade=Grade.ATTESTED,
)

PINCERS_THREE = clause(
    TEXTS,
    "dama.pincers_three",
    loci=(Locus(SHUOFU_PRINT, "入夾"), Locus(DABA, "program")),
    text="飛龍院下三路",
    grade=Grade.ATTESTED,
)

MOAT_CASTS = clause(
    TEXTS, "dama.moat_casts", loci=(Locus(SHUOFU_PRINT, "落塹"),), text="依元初下馬之數", grade=Grade.ATTESTED
)

RUN_PAST = clause(
    TEXTS, "dama.run_past", loci=(Locus(SHUOFU_PRINT, "倒盆"),), text="遇尚乗局為麤滿", grade=Grade.INFERRED
)

WHOLE_ARMY = clause(
    TEXTS, "dama.whole_army", loci=(Locus(SHUOFU_PRINT, "倒盆"),), text="全馬先到尚乗局為細滿", grade=Grade.ATTESTED
)

EVERYBODY_PAYS = clause(
    TEXTS, "dama.everybody_pays", loci=(Locus(SHUOFU_PRINT, "賞帖"),), text="在局皆供", grade=Grade.ATTESTED
)

OFFENDER_PAYS = clause(
    TEXTS,
    "dama.offender_pays",
    loci=(Locus(SHUOFU_PRINT, "賞帖"), Locus(DABA, "program")),
    text="犯事人供",
    grade=Grade.ATTESTED,
)

PRIZE_AGAIN = clause(
    TEXTS, "dama.prize_again", loci=(Locus(SHUOFU_PRINT, "賞擲"),), text="諸渾花諸賞采", grade=Grade.ATTESTED
)

FLIGHT_AGAIN = clause(
    TEXTS, "dama.flight_again", loci=(Locus(SHUOFU_PRINT, "賞擲"),), text="飛得馬", grade=Grade.ATTESTED
)

OWNER_CHIP = clause(
    TEXTS, "dama.owner_chip", loci=(Locus(SHUOFU_PRINT, "賞擲"),), text="上次擲罰采皆賞一帖", grade=Grade.ATTESTED
)

OWNER_AGAIN = clause(TEXTS, "dama.owner_again", loci=(Locus(SHUOFU_PRINT, "賞擲"),), text="", grade=Grade.INFERRED)
