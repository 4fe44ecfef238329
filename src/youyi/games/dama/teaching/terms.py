"""The words of 打馬 that the table shows without explaining them."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.kernel.face.lessons import Term
from youyi.kernel.names import Name, Words

TIE = Term(
    name=Name("帖", "帖", "tiě", "chip"),
    means=Words(
        "The unit of money. Everybody puts 20 帖 into the bowl before play.",
        "錢的單位。開局前各人放二十帖到公盆裡。",
        "钱的单位。开局前各人放二十帖到公盆里。",
    ),
    article=art.TIE_WORTH,
)
BOWL = Term(
    name=Name("公盆", "公盆", "gōngpén", "bowl"),
    means=Words(
        "The common purse. It pays prizes and strikes; who is home first takes what is in it.",
        "大家共有的錢。賞采、打馬由它付帖；二十匹馬先到齊的人得盆中的帖。",
        "大家共有的钱。赏采、打马由它付帖；二十匹马先到齐的人得盆中的帖。",
    ),
    article=art.STAKE,
)
OWN = Term(
    name=Name("本采", "本采", "běncǎi", "own cast"),
    means=Words(
        "The first common cast you threw. Whoever throws it again, you act with it, and if it was another, he pays you.",
        "你第一次擲得的散采。以後不論誰擲出它，都由你行動；別人擲出，還要付帖給你。",
        "你第一次掷得的散采。以后不论谁掷出它，都由你行动；别人掷出，还要付帖给你。",
    ),
    article=art.OWN_CAST,
)
CAST = Term(
    name=Name("采", "采", "cǎi", "cast"),
    means=Words(
        "A throw of three dice; each of the fifty-six has a name.",
        "三枚骰子擲出的結果，共五十六種，各有名稱。",
        "三枚骰子掷出的结果，共五十六种，各有名称。",
    ),
    article=art.CASTS,
    also=("彩", "綵"),
)
PRIZE = Term(
    name=Name("賞采", "赏采", "shǎngcǎi", "prize cast"),
    means=Words(
        "One of eleven casts for which the bowl pays. Triples, 渾花, also earn another turn.",
        "十一種公盆賞帖的采。其中渾花可再擲一輪。",
        "十一种公盆赏帖的采。其中浑花可再掷一轮。",
    ),
    article=art.PRIZE_CAST,
)
FINE = Term(
    name=Name("罰采", "罚采", "fácǎi", "penalty cast"),
    means=Words(
        "1-2-3 or 1-1-2: its thrower pays the bowl 2 帖, and the next seat acts.",
        "一二三或一一二：擲的人付公盆兩帖，由下家行動。",
        "一二三或一一二：掷的人付公盆两帖，由下家行动。",
    ),
    article=art.FINE_CAST,
)
PLAIN = Term(
    name=Name("散采", "散采", "sǎncǎi", "common cast"),
    means=Words(
        "Any cast that is neither a prize nor a penalty cast.",
        "賞采、罰采以外的采。",
        "赏采、罚采以外的采。",
    ),
    article=art.PLAIN,
)
COLLISION = Term(
    name=Name("真撞", "真撞", "zhēnzhuàng", "collision"),
    means=Words(
        "To throw the very cast that the seat before threw last: that seat acts, you pay the bowl and throw again.",
        "擲出上家最後擲過的同一采：由上家行動，你付帖入盆，再擲一次。",
        "掷出上家最后掷过的同一采：由上家行动，你付帖入盆，再掷一次。",
    ),
    article=art.COLLISION,
)
STATION = Term(
    name=Name("窩", "窝", "wō", "station"),
    means=Words(
        "Every ninth cell, with a name. Entering pays 1 帖; where an enemy stands on it, nobody gets in or past.",
        "每隔八格有一窩，各有名稱。進窩賞一帖；有敵馬守著，就不能進，也不能過。",
        "每隔八格有一窝，各有名称。进窝赏一帖；有敌马守着，就不能进，也不能过。",
    ),
    article=art.STATIONS,
    also=("驛", "驿", "監", "监"),
)
PINCERS = Term(
    name=Name("夾", "夹", "jiá", "pincers"),
    means=Words(
        "The cells 84 to 88. Horses leave them only on a cast with two or three equal dice, by its count less two of those.",
        "第八十四至八十八格。只有兩枚或三枚骰子同點的采能走，走的步數是采數減去兩枚同點。",
        "第八十四至八十八格。只有两枚或三枚骰子同点的采能走，走的步数是采数减去两枚同点。",
    ),
    article=art.PINCERS,
)
MOAT = Term(
    name=Name("塹", "堑", "qiàn", "moat"),
    means=Words(
        "Cell 89, the last before home. Nobody is struck there; horses fly home from it on a few throws only.",
        "第八十九格，就在終點之前。塹中不能打馬；只有幾種采能飛出。",
        "第八十九格，就在终点之前。堑中不能打马；只有几种采能飞出。",
    ),
    article=art.MOAT,
)
TERMS = (TIE, BOWL, OWN, CAST, PRIZE, FINE, PLAIN, COLLISION, STATION, PINCERS, MOAT)
