"""Clauses of the eleven 例 of 打馬圖 as the 說郛 prints them, where they say more or other than the article."""

from __future__ import annotations

from youyi.games.dama.articles.sources import DABA, EXTRA_THROWS, LUDII, OWNERS_CHIP, RETOLD, SHUOFU_PRINT, WUZAZU
from youyi.games.dama.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

EQUAL_SHARES = clause(
    TEXTS,
    "dama.equal_shares",
    loci=(Locus(SHUOFU_PRINT, "鋪盆", leaf="86b", words="鈞聚錢置盆中"),),
    grade=Grade.ATTESTED,
    translated=True,
)

TOO_MANY = clause(
    TEXTS,
    "dama.too_many",
    loci=(Locus(SHUOFU_PRINT, "鋪盆", leaf="86b", words="然不可過四五人之數，多則本采交錯，多至喧閙矣"),),
    grade=Grade.ATTESTED,
    advice=True,
    translated=True,
)

OWN_CAST_FIRST_THROW = clause(
    TEXTS,
    "dama.own_cast_first_throw",
    loci=(
        Locus(SHUOFU_PRINT, "本采", leaf="86b", words="凡第一擲謂之本采"),
        Locus(LUDII, "Yijing Ma"),
        Locus(RETOLD, "閨房雅戲"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)

PAY_AS_DROPPED = clause(
    TEXTS,
    "dama.pay_as_dropped",
    loci=(Locus(SHUOFU_PRINT, "賞帖", leaf="91a", words="各隨下馬匹數"), Locus(DABA, "program")),
    grade=Grade.ATTESTED,
    translated=True,
)

ELEVEN_STATIONS = clause(
    TEXTS,
    "dama.eleven_stations",
    loci=(Locus(SHUOFU_PRINT, "行馬", leaf="87b", words="凡馬局十一窩，遇入窩不打"),),
    grade=Grade.ATTESTED,
    translated=True,
)

STATION_AGAIN = clause(
    TEXTS,
    "dama.station_again",
    loci=(Locus(SHUOFU_PRINT, "行馬", leaf="87b", words="遇入窩不打，賞一擲"), Locus(SHUOFU_PRINT, "賞擲", leaf="91a")),
    grade=Grade.ATTESTED,
    translated=True,
)

OWN_HORSES_FREE = clause(
    TEXTS,
    "dama.own_horses_free",
    loci=(Locus(SHUOFU_PRINT, "行馬", leaf="87b", words="自馬不礙"),),
    grade=Grade.ATTESTED,
    translated=True,
)

GATE_TEN_FIRST = clause(
    TEXTS,
    "dama.gate_ten_first",
    loci=(Locus(SHUOFU_PRINT, "行馬", leaf="87b", words="十馬先過，然後餘馬隨多少得過"),),
    grade=Grade.ATTESTED,
    translated=True,
)

FEILONG_PRIZES = clause(
    TEXTS,
    "dama.feilong_prizes",
    loci=(Locus(SHUOFU_PRINT, "行馬", leaf="88a", words="堂印、碧油、雁行兒、拍板兒、滿盆星、諸賞采等"),),
    grade=Grade.ATTESTED,
    translated=True,
)

FEILONG_TOGETHER = clause(
    TEXTS,
    "dama.feilong_together",
    loci=(Locus(SHUOFU_PRINT, "行馬", leaf="88a", words="凡疊足二十馬到飛龍院"), Locus(LUDII, "Yijing Ma")),
    grade=Grade.ATTESTED,
    translated=True,
)

WAIT = clause(
    TEXTS,
    "dama.wait",
    loci=(Locus(SHUOFU_PRINT, "行馬", leaf="88a", words="散采不得行"),),
    grade=Grade.ATTESTED,
    translated=True,
)

MAY_RETIRE = clause(
    TEXTS,
    "dama.may_retire",
    loci=(Locus(SHUOFU_PRINT, "打馬", leaf="88b", words="被打人出局，如願再下者，亦許"),),
    grade=Grade.ATTESTED,
    translated=True,
)

BACKWARD = clause(
    TEXTS,
    "dama.backward",
    loci=(
        Locus(SHUOFU_PRINT, "倒行", leaf="89b", words="凡遇打馬、過疊馬、遇入窩，許倒行"),
        Locus(WUZAZU, "五雜俎"),
        Locus(LUDII, "Yijing Ma"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)

PINCERS_THREE = clause(
    TEXTS,
    "dama.pincers_three",
    loci=(Locus(SHUOFU_PRINT, "入夾", leaf="89b", words="凡遇飛龍院下三路，謂之夾"), Locus(DABA, "program")),
    grade=Grade.ATTESTED,
    translated=True,
)

MOAT_CASTS = clause(
    TEXTS,
    "dama.moat_casts",
    loci=(Locus(SHUOFU_PRINT, "落塹", leaf="90a", words="方許依元初下馬之數飛出"),),
    grade=Grade.ATTESTED,
    translated=True,
)

RUN_PAST = clause(
    TEXTS,
    "dama.run_past",
    loci=(Locus(SHUOFU_PRINT, "倒盆", leaf="90b", words="遇尚乗局為麤滿"),),
    grade=Grade.INFERRED,
    translated=True,
)

WHOLE_ARMY = clause(
    TEXTS,
    "dama.whole_army",
    loci=(Locus(SHUOFU_PRINT, "倒盆", leaf="90b", words="全馬先到尚乗局為細滿"),),
    grade=Grade.ATTESTED,
    translated=True,
)

EVERYBODY_PAYS = clause(
    TEXTS,
    "dama.everybody_pays",
    loci=(Locus(SHUOFU_PRINT, "賞帖", leaf="91a", words="在局皆供"),),
    grade=Grade.ATTESTED,
    translated=True,
)

OFFENDER_PAYS = clause(
    TEXTS,
    "dama.offender_pays",
    loci=(Locus(SHUOFU_PRINT, "賞帖", leaf="91a", words="犯事人供"), Locus(DABA, "program")),
    grade=Grade.ATTESTED,
    translated=True,
)

PRIZE_AGAIN = clause(
    TEXTS,
    "dama.prize_again",
    loci=(EXTRA_THROWS,),
    grade=Grade.ATTESTED,
    translated=True,
)

FLIGHT_AGAIN = clause(
    TEXTS,
    "dama.flight_again",
    loci=(EXTRA_THROWS,),
    grade=Grade.ATTESTED,
    translated=True,
)

OWNER_CHIP = clause(
    TEXTS,
    "dama.owner_chip",
    loci=(OWNERS_CHIP,),
    grade=Grade.ATTESTED,
    translated=True,
)

OWNER_AGAIN = clause(
    TEXTS,
    "dama.owner_again",
    loci=(OWNERS_CHIP,),
    grade=Grade.INFERRED,
    translated=True,
)
