"""Clauses of the encyclopedia article: board, horses, casts, stakes."""

from __future__ import annotations

from youyi.games.dama.articles.sources import ENCYCLOPEDIA, POST2009, SHUOFU_PRINT
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

BOARD = Article(
    key="dama.board",
    name=Name("棋盤", "棋盘", "qípán", "the board"),
    loci=(Locus(ENCYCLOPEDIA, "博具"), Locus(POST2009, "甲、棋盘")),
    text="有九十一個棋格",
    reading=Words(
        "The road has 91 cells in one line, from 赤岸驛 (0) to 尚乘局 (90); a cell holds any number of horses.",
        "棋路凡九十一格，自赤岸驛（0）至尚乘局（90）連成一線；一格可容多匹馬。",
        "棋路凡九十一格，自赤岸驿（0）至尚乘局（90）连成一线；一格可容多匹马。",
    ),
    grade=Grade.ATTESTED,
)

STATIONS = Article(
    key="dama.stations",
    name=Name("窩", "窝", "wō", "the stations"),
    loci=(Locus(ENCYCLOPEDIA, "博具"), Locus(SHUOFU_PRINT, "行馬"), Locus(POST2009, "甲、棋盘")),
    text="這些十一個棋格稱為窩",
    reading=Words(
        "Every ninth cell is a station and has a name; with start and end there are eleven.",
        "每隔八格為一窩，各有其名；連起點、終點共十一窩。",
        "每隔八格为一窝，各有其名；连起点、终点共十一窝。",
    ),
    grade=Grade.ATTESTED,
)

HORSES = Article(
    key="dama.horses",
    name=Name("馬", "马", "mǎ", "the horses"),
    loci=(Locus(ENCYCLOPEDIA, "博具"), Locus(SHUOFU_PRINT, "下馬"), Locus(POST2009, "乙、棋子")),
    text="每方二十枚棋子",
    reading=Words(
        "Each seat has twenty horses, flat and stackable; there is no general.",
        "每家二十匹馬，扁平可疊，無將。",
        "每家二十匹马，扁平可叠，无将。",
    ),
    grade=Grade.ATTESTED,
)

DICE = Article(
    key="dama.dice",
    name=Name("骰", "骰", "tóu", "the dice"),
    loci=(Locus(ENCYCLOPEDIA, "博具"), Locus(POST2009, "丙、采色")),
    text="三顆六面骰",
    reading=Words(
        "Three six-sided dice are thrown; their order never matters.",
        "擲三顆六面骰，不論先後。",
        "掷三颗六面骰，不论先后。",
    ),
    grade=Grade.ATTESTED,
)

CASTS = Article(
    key="dama.casts",
    name=Name("采", "采", "cǎi", "the casts"),
    loci=(Locus(ENCYCLOPEDIA, "博采"), Locus(POST2009, "丙、采色")),
    text="可組成五十六種采",
    reading=Words(
        "The dice show fifty-six different casts: eleven prize casts, two penalty casts, forty-three common casts.",
        "三骰共成五十六采：賞采十一、罰采二、散采四十三。",
        "三骰共成五十六采：赏采十一、罚采二、散采四十三。",
    ),
    grade=Grade.ATTESTED,
)

COUNT = Article(
    key="dama.count",
    name=Name("采數", "采数", "cǎishù", "the count of a cast"),
    loci=(Locus(ENCYCLOPEDIA, "博采"),),
    text="采數等於三顆骰子總合數",
    reading=Words(
        "A cast counts the sum of its dice; only for penalty casts may the printed count differ.",
        "采數即三骰之和；惟罰采或有不同。",
        "采数即三骰之和；惟罚采或有不同。",
    ),
    grade=Grade.ATTESTED,
)

PINCER_CAST = Article(
    key="dama.pincer_cast",
    name=Name("夾采", "夹采", "jiácǎi", "pincer casts"),
    loci=(Locus(ENCYCLOPEDIA, "博采"),),
    text="有三或兩顆同點的采又叫夾采",
    reading=Words(
        "A cast with two or three equal dice is a pincer cast; its residue is its count less the two equal dice.",
        "兩骰或三骰同點為夾采；采數減去兩顆同點，所餘為夾步。",
        "两骰或三骰同点为夹采；采数减去两颗同点，所余为夹步。",
    ),
    grade=Grade.ATTESTED,
)

PRIZE_CAST = Article(
    key="dama.prize_cast",
    name=Name("賞采", "赏采", "shǎngcǎi", "prize casts"),
    loci=(Locus(ENCYCLOPEDIA, "賞采"), Locus(POST2009, "丙、采色")),
    text="賞采有十一種",
    reading=Words(
        "The six triples and five named casts are prize casts.",
        "六種三同與五種名采為賞采。",
        "六种三同与五种名采为赏采。",
    ),
    grade=Grade.ATTESTED,
)

TRIPLE = Article(
    key="dama.triple",
    name=Name("渾花", "浑花", "húnhuā", "triples"),
    loci=(Locus(ENCYCLOPEDIA, "賞采"), Locus(SHUOFU_PRINT, "行馬")),
    text="又稱為渾花貴采",
    reading=Words(
        "A cast of three equal dice is a triple, the noblest kind of prize cast. The article names five and leaves out"
        " 雁行兒; the verses of the 說郛 allude to all six.",
        "三骰同點為渾花，又稱貴采，乃賞采之最貴者。百科條目列五種，不及雁行兒；說郛諸詞則六種皆詠。",
        "三骰同点为浑花，又称贵采，乃赏采之最贵者。百科条目列五种，不及雁行儿；说郛诸词则六种皆咏。",
    ),
    grade=Grade.INFERRED,
)

FINE_CAST = Article(
    key="dama.fine_cast",
    name=Name("罰采", "罚采", "fácǎi", "penalty casts"),
    loci=(Locus(ENCYCLOPEDIA, "罰采"), Locus(POST2009, "丙、采色")),
    text="罰采有兩種",
    reading=Words(
        "1-2-3 and 1-1-2 are penalty casts.",
        "一二三與一一二為罰采。",
        "一二三与一一二为罚采。",
    ),
    grade=Grade.ATTESTED,
)

SEATS = Article(
    key="dama.seats",
    name=Name("人數", "人数", "rénshù", "how many play"),
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "鋪盆"), Locus(POST2009, "丁、下马")),
    text="玩家二到五人",
    reading=Words("Two to five play.", "二人至五人同局。", "二人至五人同局。"),
    grade=Grade.ATTESTED,
)

STAKE = Article(
    key="dama.stake",
    name=Name("鋪盆", "铺盆", "pūpén", "laying the bowl"),
    loci=(Locus(SHUOFU_PRINT, "鋪盆"), Locus(ENCYCLOPEDIA, "博法")),
    text="鈞聚錢置盆中",
    reading=Words(
        "Before play everyone puts a stake into the common bowl, an equal one by the 說郛.",
        "開局前各家出帖置於公盆；同額，從說郛。",
        "开局前各家出帖置于公盆；同额，从说郛。",
    ),
    grade=Grade.ATTESTED,
)

TIE_WORTH = Article(
    key="dama.tie_worth",
    name=Name("帖值", "帖值", "tiēzhí", "what a 帖 is worth"),
    loci=(Locus(ENCYCLOPEDIA, "博法"),),
    text="不得超過三文錢",
    reading=Words(
        "The table agrees what one 帖 is worth, three coins at the most.",
        "一帖值錢若干，同席先定，至多三文。",
        "一帖值钱若干，同席先定，至多三文。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "Money outside the game; the engine counts 帖 and nothing else.",
        "局外之錢；程式只計帖數。",
        "局外之钱；程式只计帖数。",
    ),
)

QUARREL = Article(
    key="dama.quarrel",
    name=Name("吵鬧", "吵闹", "chǎonào", "quarrelling"),
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "賞帖")),
    text="任意吵鬧的玩家罰十帖",
    reading=Words("Whoever quarrels pays ten 帖.", "喧鬧者罰十帖。", "喧闹者罚十帖。"),
    grade=Grade.ATTESTED,
    advice=Words(
        "A judgment on manners that only the people at the table can make.",
        "此為席間禮數，惟在座者能斷。",
        "此为席间礼数，惟在座者能断。",
    ),
)
