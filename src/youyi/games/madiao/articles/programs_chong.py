"""Clauses of the programs of the guide's author: how the stock is drawn and what it counts."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, TS1, TS2
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

SEVEN_STOCK = Article(
    key="madiao.seven_stock",
    name=Name("底牌七張", "底牌七张", "dǐpái qī zhāng", "seven stock cards"),
    loci=(
        Locus(CS, "看冲"),
        Locus(TS1, "看冲"),
        Locus(TS2, "计分文档 v3.0"),
    ),
    text="",
    reading=Words(
        "Seven stock cards are offered; the exposed one is left out.",
        "只開七張底牌，露面一張不與。",
        "只开七张底牌，露面一张不与。",
    ),
    grade=Grade.ATTESTED,
)

FIRST_ABLE = Article(
    key="madiao.first_able",
    name=Name("先能者取", "先能者取", "xiān néng zhě qǔ", "the first able takes"),
    loci=(Locus(CS, "看冲"),),
    text="",
    reading=Words(
        "A card goes to the first seat in order that can use it, and must be taken.",
        "一牌歸按序首位能沖之家，不得辭。",
        "一牌归按序首位能冲之家，不得辞。",
    ),
    grade=Grade.ATTESTED,
)

TAKER_AGAIN = Article(
    key="madiao.taker_again",
    name=Name("取者再先", "取者再先", "qǔzhě zài xiān", "the taker is asked first again"),
    loci=(Locus(CS, "看冲"),),
    text="",
    reading=Words(
        "Who took a card is asked first for the next; after a dead card the order stays.",
        "得沖者次張仍先看；無人能沖則次序不變。",
        "得冲者次张仍先看；无人能冲则次序不变。",
    ),
    grade=Grade.ATTESTED,
)

DEAD_CARD = Article(
    key="madiao.dead_card",
    name=Name("死牌", "死牌", "sǐpái", "a dead card"),
    loci=(Locus(CS, "看冲"),),
    text="",
    reading=Words(
        "A stock card that no seat can use is dead.",
        "四家皆不能沖之底牌為死牌。",
        "四家皆不能冲之底牌为死牌。",
    ),
    grade=Grade.ATTESTED,
)

PAR_FOR_CHONG = Article(
    key="madiao.par_for_chong",
    name=Name("正本方沖", "正本方冲", "zhèngběn fāng chōng", "par for the chong"),
    loci=(Locus(CS, "看冲"),),
    text="",
    reading=Words(
        "Only seats at par take part.",
        "正本者方得看沖。",
        "正本者方得看冲。",
    ),
    grade=Grade.ATTESTED,
)

ANCHOR = Article(
    key="madiao.anchor",
    name=Name("沖根", "冲根", "chōnggēn", "the anchor"),
    loci=(
        Locus(CS, "看冲"),
        Locus(TS2, "计分文档 v3.0"),
    ),
    text="",
    reading=Words(
        "To take a card one must have won a Reward, a Shoulder or a Ji of its suit; in Tens the three "
        "highest count as Rewards and 90 as the Shoulder.",
        "欲沖某門，須有該門之賞、肩或極上桌；十字門以萬、千、百為賞，九十為肩。",
        "欲冲某门，须有该门之赏、肩或极上桌；十字门以万、千、百为赏，九十为肩。",
    ),
    grade=Grade.ATTESTED,
)

LONE_SHOULDER = Article(
    key="madiao.lone_shoulder",
    name=Name("孤肩遇賞", "孤肩遇赏", "gūjiān yù shǎng", "the lone Shoulder"),
    loci=(Locus(CS, "看冲"),),
    text="肩上桌不遇赏",
    reading=Words(
        "A Shoulder without Reward or Ji takes the Reward of its suit first and nothing before.",
        "肩上桌而無賞無極，須先沖得本門之賞，他牌不可。",
        "肩上桌而无赏无极，须先冲得本门之赏，他牌不可。",
    ),
    grade=Grade.ATTESTED,
)

CHAIN = Article(
    key="madiao.chain",
    name=Name("連沖", "连冲", "liánchōng", "runs"),
    loci=(Locus(CS, "看冲"),),
    text="",
    reading=Words(
        "A card that lengthens a run from either end of the suit, the ends joining as Reward and Ji, counts "
        "for every own card in the run.",
        "所開之牌自本門一端相連成串（賞、極首尾相接），串中己牌各計其分。",
        "所开之牌自本门一端相连成串（赏、极首尾相接），串中己牌各计其分。",
    ),
    grade=Grade.INFERRED,
)

SINGLE_VALUES = Article(
    key="madiao.single_values",
    name=Name("單沖", "单冲", "dānchōng", "single values"),
    loci=(Locus(CS, "看冲"),),
    text="",
    reading=Words(
        "Without a run every own brocade card counts by what it is and what it meets.",
        "不成串者，己之各錦依其類與所遇之牌計分。",
        "不成串者，己之各锦依其类与所遇之牌计分。",
    ),
    grade=Grade.INFERRED,
)

MERIT = Article(
    key="madiao.merit",
    name=Name("放功", "放功", "fànggōng", "merit"),
    loci=(
        Locus(CS, "看冲"),
        Locus(TS2, "计分文档 v3.0"),
    ),
    text="",
    reading=Words(
        "Tens that captured higher comrades in one trick count double or triple in the chong.",
        "一輪之中以大捉次者，其十字沖分加倍或三倍。",
        "一轮之中以大捉次者，其十字冲分加倍或三倍。",
    ),
    grade=Grade.ATTESTED,
)

CHONG_POINTS = Article(
    key="madiao.chong_points",
    name=Name("沖分", "冲分", "chōngfēn", "points of the chong"),
    loci=(
        Locus(CS, "看冲"),
        Locus(TS2, "计分文档 v3.0"),
    ),
    text="",
    reading=Words(
        "Points of the chong are settled between the banker and each of the others.",
        "沖分在莊家與各散家之間結算。",
        "冲分在庄家与各散家之间结算。",
    ),
    grade=Grade.ATTESTED,
)

BEST_PRIORITY = Article(
    key="madiao.best_priority",
    name=Name("近者取", "近者取", "jìnzhě qǔ", "the nearest takes"),
    loci=(Locus(TS2, "计分文档 v3.0"),),
    text="",
    reading=Words(
        "A card goes to the seat whose own card stands nearest to it.",
        "一牌歸己牌與之最近之家。",
        "一牌归己牌与之最近之家。",
    ),
    grade=Grade.ATTESTED,
)

NEXT_ASKED = Article(
    key="madiao.next_asked",
    name=Name("逐張輪看", "逐张轮看", "zhúzhāng lún kàn", "the order moves on"),
    loci=(
        Locus(TS1, "看冲"),
        Locus(TS2, "计分文档 v3.0"),
    ),
    text="",
    reading=Words(
        "After every card the next seat is asked first.",
        "每開一張，先看者順移一家。",
        "每开一张，先看者顺移一家。",
    ),
    grade=Grade.ATTESTED,
)

ONE_WON_FOR_CHONG = Article(
    key="madiao.one_won_for_chong",
    name=Name("一桌即沖", "一桌即冲", "yī zhuō jí chōng", "one won card is enough"),
    loci=(
        Locus(TS1, "看冲"),
        Locus(TS2, "计分文档 v3.0"),
    ),
    text="",
    reading=Words(
        "One won card is enough to take part.",
        "得一桌即可看沖。",
        "得一桌即可看冲。",
    ),
    grade=Grade.ATTESTED,
)

LATE_CHONG = Article(
    key="madiao.late_chong",
    name=Name("新程式沖分", "新程序冲分", "xīn chéngshì chōngfēn", "points of 2025"),
    loci=(Locus(TS2, "计分文档 v3.0"),),
    text="",
    reading=Words(
        "Points by distance between two cards and by class; greens of Myriads, Strings and Coins are never taken.",
        "依兩牌遠近與其類計分；萬、索、文之青張皆不得沖。",
        "依两牌远近与其类计分；万、索、文之青张皆不得冲。",
    ),
    grade=Grade.ATTESTED,
)

USED_UP = Article(
    key="madiao.used_up",
    name=Name("一牌一沖", "一牌一冲", "yī pái yī chōng", "used up"),
    loci=(Locus(TS2, "计分文档 v3.0"),),
    text="",
    reading=Words(
        "An own card that counted once counts no more.",
        "己牌已計沖分者，不得再計。",
        "己牌已计冲分者，不得再计。",
    ),
    grade=Grade.ATTESTED,
)

PROGRAM_RESULTS = Article(
    key="madiao.program_results",
    name=Name("程式沖成色樣", "程序冲成色样", "chéngshì chōngchéng sèyàng", "made patterns as programmed"),
    loci=(Locus(CS, "色样"),),
    text="",
    reading=Words(
        "The older program gives the patterns made by the chong their conditions and worths.",
        "舊程式於諸沖成色樣各定牌型與賀數。",
        "旧程序于诸冲成色样各定牌型与贺数。",
    ),
    grade=Grade.ATTESTED,
)

PROGRAM_RESULTS_NOTE = Article(
    key="madiao.program_results_note",
    name=Name("程式附註之值", "程序附注之值", "chéngshì fùzhù zhī zhí", "worths in the program's notes"),
    loci=(Locus(CS, "色样 附注"),),
    text="",
    reading=Words(
        "The notes at the head of the older program give some made patterns other worths than its code.",
        "舊程式篇首附註，沖成色樣之值間與其所行不同。",
        "旧程序篇首附注，冲成色样之值间与其所行不同。",
    ),
    grade=Grade.ATTESTED,
)

LATE_RESULTS = Article(
    key="madiao.late_results",
    name=Name("新程式沖成色樣", "新程序冲成色样", "xīn chéngshì chōngchéng sèyàng", "made patterns of 2025"),
    loci=(Locus(TS2, "计分文档 v3.0"),),
    text="",
    reading=Words(
        "The latest program knows ten of the made patterns, some with other worths.",
        "新程式只計沖成色樣十種，賀數間有不同。",
        "新程序只计冲成色样十种，贺数间有不同。",
    ),
    grade=Grade.ATTESTED,
)

BANNER_NOTE = Article(
    key="madiao.banner_note",
    name=Name("錦標附註", "锦标附注", "jǐnbiāo fùzhù", "the banner in the notes"),
    loci=(Locus(CS, "色样 附注"),),
    text="",
    reading=Words(
        "Each card counts by the anchor: Reward three, Hundred six, Shoulder, Ji and 90 five.",
        "依沖根計：賞三，百六，肩、極、九十五。",
        "依冲根计：赏三，百六，肩、极、九十五。",
    ),
    grade=Grade.ATTESTED,
)

BANNER_CODE = Article(
    key="madiao.banner_code",
    name=Name("程式錦標", "程序锦标", "chéngshì jǐnbiāo", "the banner in the code"),
    loci=(Locus(CS, "色样"),),
    text="",
    reading=Words(
        "Each card counts three for an anchor of Reward, Shoulder or Hundred, five for Ji or 90, ten for 20 of Tens.",
        "沖根為賞、肩、百者三，極、九十五，二十者十。",
        "冲根为赏、肩、百者三，极、九十五，二十者十。",
    ),
    grade=Grade.ATTESTED,
)

LATE_BANNER = Article(
    key="madiao.late_banner",
    name=Name("錦標新值", "锦标新值", "jǐnbiāo xīn zhí", "the banner of 2025"),
    loci=(Locus(TS2, "计分文档 v3.0"),),
    text="",
    reading=Words(
        "Three for each card, five with an anchor in Tens, ten with 20 of Tens.",
        "每張三；沖根在十字門者五，二十者十。",
        "每张三；冲根在十字门者五，二十者十。",
    ),
    grade=Grade.ATTESTED,
)

BANNER_FLOW = Article(
    key="madiao.banner_flow",
    name=Name("錦標之罰", "锦标之罚", "jǐnbiāo zhī fá", "who pays for the banner"),
    loci=(
        Locus(CS, "结算"),
        Locus(TS2, "计分文档 v3.0"),
    ),
    text="",
    reading=Words(
        "The seat that seized the banner takes four parts: two from the iron bolt, one from each of the two others.",
        "奪錦者得四分：鐵門閂出二分，其餘二家各一分。",
        "夺锦者得四分：铁门闩出二分，其余二家各一分。",
    ),
    grade=Grade.ATTESTED,
)
