"""Clauses of the eleven 例 of 打馬圖 as the 說郛 prints them, where they say more or other than the article."""

from __future__ import annotations

from youyi.games.dama.articles.sources import (
    DABA,
    LUDII,
    RETOLD,
    SHUOFU_PRINT,
    WUZAZU,
)
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

EQUAL_SHARES = Article(
    key="dama.equal_shares",
    name=Name("同額", "同额", "tóng é", "equal shares"),
    loci=(Locus(SHUOFU_PRINT, "鋪盆"),),
    text="",
    reading=Words(
        "Everybody lays the same stake; the amount is agreed at the table.",
        "各家出帖同額，多少由同席議定。",
        "各家出帖同额，多少由同席议定。",
    ),
    grade=Grade.ATTESTED,
)

TOO_MANY = Article(
    key="dama.too_many",
    name=Name("四五人為限", "四五人为限", "sì wǔ rén wéi xiàn", "not too many"),
    loci=(Locus(SHUOFU_PRINT, "鋪盆"),),
    text="不可過四五人",
    reading=Words(
        "Not more than four or five should play: too many owners of own casts cause quarrels.",
        "不宜過四五人，人多則本采雜而爭。",
        "不宜过四五人，人多则本采杂而争。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "A counsel for choosing company; the number of seats is a term of the table.",
        "此為擇伴之言；人數由席間自定。",
        "此为择伴之言；人数由席间自定。",
    ),
)

OWN_CAST_FIRST_THROW = Article(
    key="dama.own_cast_first_throw",
    name=Name("第一擲", "第一掷", "dìyī zhì", "the first throw"),
    loci=(Locus(SHUOFU_PRINT, "本采"), Locus(LUDII, "Yijing Ma"), Locus(RETOLD, "閨房雅戲")),
    text="凡第一擲謂之本采",
    reading=Words(
        "The own cast is settled by the first throw; a prize or penalty cast does not count as one.",
        "第一擲定本采；擲得賞、罰色則不作本采。",
        "第一掷定本采；掷得赏、罚色则不作本采。",
    ),
    grade=Grade.ATTESTED,
)

PAY_AS_DROPPED = Article(
    key="dama.pay_as_dropped",
    name=Name("隨下馬匹數", "随下马匹数", "suí xiàmǎ pǐshù", "pay as dropped"),
    loci=(Locus(SHUOFU_PRINT, "賞帖"), Locus(DABA, "program")),
    text="隨下馬匹數",
    reading=Words(
        "Payments equal the number of horses that the cast drops: three for one's own cast, two for one beside it.",
        "賞帖隨下馬匹數：真本采三，傍本采二。",
        "赏帖随下马匹数：真本采三，傍本采二。",
    ),
    grade=Grade.ATTESTED,
)

ELEVEN_STATIONS = Article(
    key="dama.eleven_stations",
    name=Name("十一窩", "十一窝", "shíyī wō", "eleven stations"),
    loci=(Locus(SHUOFU_PRINT, "行馬"),),
    text="凡馬局十一窩",
    reading=Words(
        "All eleven stations are safe: whoever stands on one is not struck.",
        "馬局十一窩皆安，在窩者不打。",
        "马局十一窝皆安，在窝者不打。",
    ),
    grade=Grade.ATTESTED,
)

STATION_AGAIN = Article(
    key="dama.station_again",
    name=Name("入窩再擲", "入窝再掷", "rùwō zàizhì", "a station throws again"),
    loci=(Locus(SHUOFU_PRINT, "行馬"), Locus(SHUOFU_PRINT, "賞擲")),
    text="賞一擲",
    reading=Words("To enter a station earns another throw.", "入窩賞一擲。", "入窝赏一掷。"),
    grade=Grade.ATTESTED,
)

OWN_HORSES_FREE = Article(
    key="dama.own_horses_free",
    name=Name("自馬不礙", "自马不碍", "zìmǎ bù ài", "own horses never bar"),
    loci=(Locus(SHUOFU_PRINT, "行馬"),),
    text="自馬不礙",
    reading=Words(
        "One's own horses never stand in one's way.",
        "自家之馬不礙自家之行。",
        "自家之马不碍自家之行。",
    ),
    grade=Grade.ATTESTED,
)

GATE_TEN_FIRST = Article(
    key="dama.gate_ten_first",
    name=Name("十馬先過", "十马先过", "shí mǎ xiān guò", "ten first"),
    loci=(Locus(SHUOFU_PRINT, "行馬"),),
    text="十馬先過，然後餘馬隨多少得過",
    reading=Words(
        "Ten horses pass first, then the remaining ones in any number; perhaps only that seat's own.",
        "十馬先過，然後餘馬隨多少得過；或僅指本家之餘馬。",
        "十马先过，然后余马随多少得过；或仅指本家之余马。",
    ),
    grade=Grade.ATTESTED,
)

FEILONG_PRIZES = Article(
    key="dama.feilong_prizes",
    name=Name("諸賞采等", "诸赏采等", "zhū shǎngcǎi děng", "every prize cast opens"),
    loci=(Locus(SHUOFU_PRINT, "行馬"),),
    text="諸賞采等",
    reading=Words(
        "飛龍院 is left on every prize cast, one's own cast, another's throw of it, or a penalty cast of the seat before.",
        "諸賞采、真本采、他人擲己真本采，或上次罰采，皆得出飛龍院。",
        "诸赏采、真本采、他人掷己真本采，或上次罚采，皆得出飞龙院。",
    ),
    grade=Grade.ATTESTED,
)

FEILONG_TOGETHER = Article(
    key="dama.feilong_together",
    name=Name("疊足二十馬", "叠足二十马", "dié zú èrshí mǎ", "all twenty arrive together"),
    loci=(Locus(SHUOFU_PRINT, "行馬"), Locus(LUDII, "Yijing Ma")),
    text="疊足二十馬到",
    reading=Words(
        "All twenty should arrive at 飛龍院 in one stack.",
        "疊足二十馬方到飛龍院。",
        "叠足二十马方到飞龙院。",
    ),
    grade=Grade.ATTESTED,
)

WAIT = Article(
    key="dama.wait",
    name=Name("不得行", "不得行", "bù dé xíng", "waiting"),
    loci=(Locus(SHUOFU_PRINT, "行馬"),),
    text="散采不得行",
    reading=Words(
        "Without such a cast the army waits at 飛龍院: it is not driven back.",
        "散采不得行，全軍守候，不折返。",
        "散采不得行，全军守候，不折返。",
    ),
    grade=Grade.ATTESTED,
)

MAY_RETIRE = Article(
    key="dama.may_retire",
    name=Name("出局", "出局", "chūjú", "leaving the game"),
    loci=(Locus(SHUOFU_PRINT, "打馬"),),
    text="如願再下者亦許",
    reading=Words(
        "A seat struck with its whole army is out, but may enter again if it wishes.",
        "全馬被打則出局，如願再下者亦許。",
        "全马被打则出局，如愿再下者亦许。",
    ),
    grade=Grade.ATTESTED,
)

BACKWARD = Article(
    key="dama.backward",
    name=Name("倒行", "倒行", "dàoxíng", "moving backward"),
    loci=(Locus(SHUOFU_PRINT, "倒行"), Locus(WUZAZU, "五雜俎"), Locus(LUDII, "Yijing Ma")),
    text="許倒行",
    reading=Words(
        "A move backward is allowed when it ends in striking, in merging or on a station.",
        "遇打馬、遇疊馬、遇入窩，許倒行。",
        "遇打马、遇叠马、遇入窝，许倒行。",
    ),
    grade=Grade.ATTESTED,
)

PINCERS_THREE = Article(
    key="dama.pincers_three",
    name=Name("下三路", "下三路", "xià sān lù", "the pincers below 飛龍院"),
    loci=(Locus(SHUOFU_PRINT, "入夾"), Locus(DABA, "program")),
    text="飛龍院下三路",
    reading=Words(
        "The pincers lie on the third cell below 飛龍院, or on the three cells below it.",
        "夾在飛龍院下三路，或謂第三格起，或謂其下三格。",
        "夹在飞龙院下三路，或谓第三格起，或谓其下三格。",
    ),
    grade=Grade.ATTESTED,
)

MOAT_CASTS = Article(
    key="dama.moat_casts",
    name=Name("出塹諸采", "出堑诸采", "chūqiàn zhū cǎi", "more casts that fly"),
    loci=(Locus(SHUOFU_PRINT, "落塹"),),
    text="依元初下馬之數",
    reading=Words(
        "Triples and other prize casts, one's own cast and those beside it, whoever throws them, also let "
        "horses fly, as many as they first dropped.",
        "渾花、賞采、真傍本采，自擲他擲皆得飛，依元初下馬之數。",
        "浑花、赏采、真傍本采，自掷他掷皆得飞，依元初下马之数。",
    ),
    grade=Grade.ATTESTED,
)

RUN_PAST = Article(
    key="dama.run_past",
    name=Name("過尚乘局", "过尚乘局", "guò Shàngshèng jú", "running past the end"),
    loci=(Locus(SHUOFU_PRINT, "倒盆"),),
    text="遇尚乗局為麤滿",
    reading=Words(
        "Running past the end is a coarse finish, if 遇 is read as 過.",
        "過尚乘局為麤滿（「遇」疑為「過」之訛）。",
        "过尚乘局为粗满（“遇”疑为“过”之讹）。",
    ),
    grade=Grade.INFERRED,
)

WHOLE_ARMY = Article(
    key="dama.whole_army",
    name=Name("全馬先到", "全马先到", "quánmǎ xiān dào", "the whole army arrives"),
    loci=(Locus(SHUOFU_PRINT, "倒盆"),),
    text="全馬先到尚乗局為細滿",
    reading=Words(
        "The whole army arriving first, and together, is the close finish.",
        "全馬同行而先到尚乘局為細滿。",
        "全马同行而先到尚乘局为细满。",
    ),
    grade=Grade.ATTESTED,
)

EVERYBODY_PAYS = Article(
    key="dama.everybody_pays",
    name=Name("在局皆供", "在局皆供", "zài jú jiē gōng", "everybody pays"),
    loci=(Locus(SHUOFU_PRINT, "賞帖"),),
    text="在局皆供",
    reading=Words(
        "Everybody else at the table pays a reward in full.",
        "賞帖由在局者皆供，各出全數。",
        "赏帖由在局者皆供，各出全数。",
    ),
    grade=Grade.ATTESTED,
)

OFFENDER_PAYS = Article(
    key="dama.offender_pays",
    name=Name("犯事人供", "犯事人供", "fànshì rén gōng", "the offender pays"),
    loci=(Locus(SHUOFU_PRINT, "賞帖"), Locus(DABA, "program")),
    text="犯事人供",
    reading=Words(
        "Whoever gave the occasion pays: the struck, the one who collided, the thrower of a penalty cast.",
        "犯事之人供帖：被打者、擲撞者、擲罰采者。",
        "犯事之人供帖：被打者、掷撞者、掷罚采者。",
    ),
    grade=Grade.ATTESTED,
)

PRIZE_AGAIN = Article(
    key="dama.prize_again",
    name=Name("賞采再擲", "赏采再掷", "shǎngcǎi zàizhì", "a prize cast throws again"),
    loci=(Locus(SHUOFU_PRINT, "賞擲"),),
    text="諸渾花諸賞采",
    reading=Words(
        "Every prize cast earns another throw.",
        "諸渾花、諸賞采皆賞一擲。",
        "诸浑花、诸赏采皆赏一掷。",
    ),
    grade=Grade.ATTESTED,
)

FLIGHT_AGAIN = Article(
    key="dama.flight_again",
    name=Name("飛馬再擲", "飞马再掷", "fēimǎ zàizhì", "flying throws again"),
    loci=(Locus(SHUOFU_PRINT, "賞擲"),),
    text="飛得馬",
    reading=Words(
        "Flying a horse home earns another throw.",
        "飛得馬賞一擲。",
        "飞得马赏一掷。",
    ),
    grade=Grade.ATTESTED,
)

OWNER_CHIP = Article(
    key="dama.owner_chip",
    name=Name("本家賞帖", "本家赏帖", "běnjiā shǎngtiě", "the owner has a chip"),
    loci=(Locus(SHUOFU_PRINT, "賞擲"),),
    text="上次擲罰采皆賞一帖",
    reading=Words(
        "The owner of a cast that another threw, and whoever acts on a penalty cast of the seat before, has one 帖 as well.",
        "他人擲出己之本采，或上位擲罰采，皆另賞一帖。",
        "他人掷出己之本采，或上位掷罚采，皆另赏一帖。",
    ),
    grade=Grade.ATTESTED,
)

OWNER_AGAIN = Article(
    key="dama.owner_again",
    name=Name("本家再擲", "本家再掷", "běnjiā zàizhì", "the owner throws too"),
    loci=(Locus(SHUOFU_PRINT, "賞擲"),),
    text="",
    reading=Words(
        "The owner of a cast that another threw earns a throw, if the last word, printed 帖, is read 擲.",
        "他人擲出己之本采，本家亦賞一擲（末字印本作「帖」，疑當作「擲」）。",
        "他人掷出己之本采，本家亦赏一掷（末字印本作“帖”，疑当作“掷”）。",
    ),
    grade=Grade.INFERRED,
)
