"""Clauses of the programs of the guide's author: banker, leader, deal, tricks, money."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, CS_TEACH, TS1, TS2, WIKIPEDIA
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

RANKS = Article(
    key="madiao.ranks",
    name=Name("牌位", "牌位", "páiwèi", "ranks by number"),
    loci=(Locus(CS, "牌值"),),
    text="",
    reading=Words(
        "Ranks count from the lowest card of a suit, 1 for 20 of Tens or 9 of Coins, up to 9 or 11.",
        "各門自最小之牌起為一，遞升至九或十一。",
        "各门自最小之牌起为一，递升至九或十一。",
    ),
    grade=Grade.ATTESTED,
)

LEADER_BY_REMAINDER = Article(
    key="madiao.leader_by_remainder",
    name=Name("餘數定首發", "余数定首发", "yúshù dìng shǒufā", "leader by the remainder"),
    loci=(Locus(CS, "分庄与发牌"),),
    text="",
    reading=Words(
        "The exposed card's rank, divided by four, leaves the seat that leads the first trick, banker or not.",
        "露面牌之位除以四，餘數之家首輪先出，不論莊散。",
        "露面牌之位除以四，余数之家首轮先出，不论庄散。",
    ),
    grade=Grade.ATTESTED,
)

LEADER_FROM_BANKER = Article(
    key="madiao.leader_from_banker",
    name=Name("自莊數首發", "自庄数首发", "zì zhuāng shǔ shǒufā", "leader counted from the banker"),
    loci=(
        Locus(TS1, "分庄与发牌"),
        Locus(TS2, "分庄与发牌"),
    ),
    text="",
    reading=Words(
        "The first leader is counted from the banker by the exposed card's rank, the banker being one.",
        "以莊家為一，依露面牌之位順數，所至之家首輪先出。",
        "以庄家为一，依露面牌之位顺数，所至之家首轮先出。",
    ),
    grade=Grade.ATTESTED,
)

HIGHEST_BANKS = Article(
    key="madiao.highest_banks",
    name=Name("贏多者莊", "赢多者庄", "yíng duō zhě zhuāng", "the highest banks next"),
    loci=(Locus(CS, "结算"),),
    text="连庄",
    reading=Words(
        "Whoever won most in a deal banks the next; if two won the same, the banker stays.",
        "一局所贏最多者下局為莊；並列則連莊。",
        "一局所赢最多者下局为庄；并列则连庄。",
    ),
    grade=Grade.ATTESTED,
)

BANKER_GIVEN = Article(
    key="madiao.banker_given",
    name=Name("莊由外定", "庄由外定", "zhuāng yóu wài dìng", "banker chosen outside"),
    loci=(
        Locus(TS1, "分庄与发牌"),
        Locus(TS2, "分庄与发牌"),
        Locus(WIKIPEDIA, "Madiao"),
    ),
    text="",
    reading=Words(
        "Who banks first is settled outside the rules: by lot, dice or the highest card.",
        "首莊由局外而定：或隨機，或擲骰，或比牌。",
        "首庄由局外而定：或随机，或掷骰，或比牌。",
    ),
    grade=Grade.ATTESTED,
)

JI_NOT_REPLACED = Article(
    key="madiao.ji_not_replaced",
    name=Name("極不升代", "极不升代", "jí bù shēngdài", "no promotion for a Ji"),
    loci=(Locus(CS, "升代"),),
    text="",
    reading=Words(
        "As the program of 2022 runs, an exposed Ji promotes nobody.",
        "2022 年程式所行，極露面則無人升代。",
        "2022 年程序所行，极露面则无人升代。",
    ),
    grade=Grade.ATTESTED,
)

BLOCKS_OF_EIGHT = Article(
    key="madiao.blocks_of_eight",
    name=Name("按序發牌", "按序发牌", "ànxù fāpái", "blocks of eight"),
    loci=(Locus(CS, "分庄与发牌"),),
    text="",
    reading=Words(
        "The shuffled pack is dealt in blocks of eight, the last eight being the stock; nothing hangs on it.",
        "洗牌之後每八張為一家，末八張為底牌；與勝負無涉。",
        "洗牌之后每八张为一家，末八张为底牌；与胜负无涉。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "A form of records: who is dealt which block is immaterial.",
        "記錄之式而已；何家得何組，無關勝負。",
        "记录之式而已；何家得何组，无关胜负。",
    ),
)

NO_CASCADE = Article(
    key="madiao.no_cascade",
    name=Name("不遞升", "不递升", "bú dìshēng", "no second promotion"),
    loci=(Locus(CS, "升代"),),
    text="",
    reading=Words(
        "One card is promoted; the one below it does not move up, and nothing happens if the substitute lies "
        "in the stock.",
        "升代止於一張；替代之牌若在底牌，則無升代。",
        "升代止于一张；替代之牌若在底牌，则无升代。",
    ),
    grade=Grade.ATTESTED,
)

BARE_HANDED = Article(
    key="madiao.bare_handed",
    name=Name("赤手八桌不上", "赤手八桌不上", "chìshǒu bā zhuō bú shàng", "nothing won, nothing last"),
    loci=(
        Locus(CS, "斗牌"),
        Locus(TS1, "斗牌"),
        Locus(TS2, "斗牌"),
        Locus(WIKIPEDIA, "Madiao"),
    ),
    text="赤手八桌不上",
    reading=Words(
        "Who has won no card in seven tricks cannot win the eighth; the card is played face down.",
        "前七輪一桌未得者，第八輪不得上桌，其牌作滅牌論。",
        "前七轮一桌未得者，第八轮不得上桌，其牌作灭牌论。",
    ),
    grade=Grade.ATTESTED,
)

DIAO_BY_DIFFERENCE = Article(
    key="madiao.diao_by_difference",
    name=Name("吊以差計", "吊以差计", "diào yǐ chā jì", "diao by difference"),
    loci=(
        Locus(CS, "结算"),
        Locus(TS2, "计分文档 v3.0"),
        Locus(CS_TEACH, "吊"),
    ),
    text="",
    reading=Words(
        "Each seat is rated minus one, zero or plus one, and settles the difference with the banker.",
        "各家按負一、零、正一評等，與莊家結算其差。",
        "各家按负一、零、正一评等，与庄家结算其差。",
    ),
    grade=Grade.ATTESTED,
)

PROGRAM_SINGLES = Article(
    key="madiao.program_singles",
    name=Name("極方計注", "极方计注", "jí fāng jì zhù", "singles: Ji only"),
    loci=(Locus(CS, "结算"),),
    text="",
    reading=Words(
        "Only a won Ji counts as a single, 20 of Tens double, and not beside a four-gate.",
        "單張惟上桌之極計注，二十加倍；成四門色樣者不計。",
        "单张惟上桌之极计注，二十加倍；成四门色样者不计。",
    ),
    grade=Grade.ATTESTED,
)

LATE_SINGLES = Article(
    key="madiao.late_singles",
    name=Name("單張新計", "单张新计", "dānzhāng xīn jì", "singles: the late count"),
    loci=(Locus(TS2, "计分文档 v3.0"),),
    text="",
    reading=Words(
        "One zhu if any of 1 of Myriads, 1 of Strings, 9 of Coins is won, two for 20 of Tens; no lesser Tu.",
        "一萬、一索、九文之一上桌計一注，二十計二注；無小突。",
        "一万、一索、九文之一上桌计一注，二十计二注；无小突。",
    ),
    grade=Grade.ATTESTED,
)

PROGRAM_LIVE = Article(
    key="madiao.program_live",
    name=Name("大活程式之值", "大活程序之值", "dàhuó chéngshì zhī zhí", "live Hundred as programmed"),
    loci=(Locus(CS, "结算"),),
    text="",
    reading=Words(
        "Live Hundred three zhu, with Tu six, all Tu thirty-two; door-knocks one, two and sixteen.",
        "大活百三注，大活百突六注，全突大活三十二注；敲門一、二、十六。",
        "大活百三注，大活百突六注，全突大活三十二注；敲门一、二、十六。",
    ),
    grade=Grade.ATTESTED,
)

LATE_LIVE = Article(
    key="madiao.late_live",
    name=Name("大活新值", "大活新值", "dàhuó xīn zhí", "live Hundred, late worths"),
    loci=(Locus(TS2, "计分文档 v3.0"),),
    text="",
    reading=Words(
        "Live Hundred three zhu, six with all three female Tu, twelve with 90 besides; door-knocks one, two and four.",
        "大活百三注，兼三雌突六注，再兼九十十二注；敲門一、二、四。",
        "大活百三注，兼三雌突六注，再兼九十十二注；敲门一、二、四。",
    ),
    grade=Grade.ATTESTED,
)

NET = Article(
    key="madiao.net",
    name=Name("一局之數", "一局之数", "yījú zhī shù", "the net of a deal"),
    loci=(Locus(CS, "结算"),),
    text="",
    reading=Words(
        "What a deal brings a seat is the sum of its diao, zhu, door-knocks, congratulations and chong; the "
        "four sum to nothing.",
        "一局所得為吊、注、敲門、公賀與沖之和；四家相抵為零。",
        "一局所得为吊、注、敲门、公贺与冲之和；四家相抵为零。",
    ),
    grade=Grade.ATTESTED,
)

DOUBLE_STAKE = Article(
    key="madiao.double_stake",
    name=Name("底分二", "底分二", "dǐfēn èr", "base score of two"),
    loci=(Locus(TS2, "计分文档 v3.0"),),
    text="",
    reading=Words(
        "Every payment is multiplied by a base score of two.",
        "凡收付皆以底分二乘之。",
        "凡收付皆以底分二乘之。",
    ),
    grade=Grade.ATTESTED,
)

ADVICE_ONLY = Article(
    key="madiao.advice_only",
    name=Name("惟示不罰", "惟示不罚", "wéi shì bù fá", "advice only"),
    loci=(Locus(CS, "灭牌提示"),),
    text="",
    reading=Words(
        "An offence is pointed out to the offender; nothing is paid.",
        "犯者但得提示，不罰籌。",
        "犯者但得提示，不罚筹。",
    ),
    grade=Grade.ATTESTED,
)

FIXED_FINE = Article(
    key="madiao.fixed_fine",
    name=Name("定額之罰", "定额之罚", "dìng'é zhī fá", "a fixed fine"),
    loci=(Locus(TS1, "处罚"),),
    text="",
    reading=Words(
        "The offender pays twenty to each of the others.",
        "犯者各罰其餘三家二十。",
        "犯者各罚其余三家二十。",
    ),
    grade=Grade.ATTESTED,
)

BANKERS_LOSS = Article(
    key="madiao.bankers_loss",
    name=Name("包賠莊家", "包赔庄家", "bāopéi zhuāngjiā", "bearing the banker's loss"),
    loci=(Locus(TS2, "处罚"),),
    text="包赔",
    reading=Words(
        "If one of the others offended and the banker lost, the offender bears the banker's whole loss.",
        "散家有犯而莊家輸者，犯者包賠莊家所輸。",
        "散家有犯而庄家输者，犯者包赔庄家所输。",
    ),
    grade=Grade.ATTESTED,
)
