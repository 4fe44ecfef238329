"""Clauses of the guide: banker, deal, promotion, tricks."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, GUIDE, WIKIPEDIA
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

BANKER = Article(
    key="madiao.banker",
    name=Name("莊家散家", "庄家散家", "zhuāngjiā sǎnjiā", "banker and others"),
    loci=(Locus(GUIDE, "三、16 庄家、散家"),),
    text="四家斗牌需一家坐庄",
    reading=Words(
        "One of the four banks; the other three are the others 散家.",
        "四家鬥牌，一家坐莊，餘三家為散家。",
        "四家斗牌，一家坐庄，余三家为散家。",
    ),
    grade=Grade.ATTESTED,
)

FIRST_BANKER = Article(
    key="madiao.first_banker",
    name=Name("分莊", "分庄", "fēnzhuāng", "who banks first"),
    loci=(
        Locus(GUIDE, "四、1 分庄"),
        Locus(CS, "分庄"),
    ),
    text="以底牌最后一张面值，除以4的余数",
    reading=Words(
        "The last stock card's number, divided by four, leaves the seat that banks the first deal.",
        "以末張底牌之數除以四，依餘數定首局莊家。",
        "以末张底牌之数除以四，依余数定首局庄家。",
    ),
    grade=Grade.ATTESTED,
)

EXPOSED = Article(
    key="madiao.exposed",
    name=Name("底牌露面", "底牌露面", "dǐpái lòumiàn", "the exposed card"),
    loci=(
        Locus(GUIDE, "三、15 升代"),
        Locus(CS, "切牌"),
    ),
    text="切牌会导致底牌露面",
    reading=Words(
        "The cut turns up the last card of the stock, and everyone sees it.",
        "切牌則末張底牌露面，四家共見。",
        "切牌则末张底牌露面，四家共见。",
    ),
    grade=Grade.ATTESTED,
)

DEAL = Article(
    key="madiao.deal",
    name=Name("各得八張", "各得八张", "gè dé bā zhāng", "eight to each"),
    loci=(
        Locus(GUIDE, "四、1 分庄"),
        Locus(CS, "发牌"),
    ),
    text="各家得到八张牌",
    reading=Words(
        "Each of four seats is dealt eight cards; the other eight are the stock.",
        "四家各得八張，餘八張為底牌。",
        "四家各得八张，余八张为底牌。",
    ),
    grade=Grade.ATTESTED,
)

PROMOTION = Article(
    key="madiao.promotion",
    name=Name("升代", "升代", "shēngdài", "promotion"),
    loci=(
        Locus(GUIDE, "三、15 升代"),
        Locus(CS, "升代"),
    ),
    text="如赏露面，则以肩代赏",
    reading=Words(
        "Whoever holds the substitute of the exposed card has that card instead: it takes its name, rank and class.",
        "持有露面牌之替代者，其牌即升為露面之牌，名、位、類皆從之。",
        "持有露面牌之替代者，其牌即升为露面之牌，名、位、类皆从之。",
    ),
    grade=Grade.ATTESTED,
)

PROMOTION_TENS = Article(
    key="madiao.promotion_tens",
    name=Name("九十升代", "九十升代", "jiǔshí shēngdài", "promotion in Tens"),
    loci=(
        Locus(GUIDE, "三、15 升代"),
        Locus(CS, "升代"),
    ),
    text="百老千僧红万露面，以九十升代",
    reading=Words(
        "If the Hundred, Thousand or Myriad is exposed, 90 of Tens is promoted; if 90 is exposed, 80.",
        "百老、千僧、紅萬露面，以九十升代；九十露面，以八十升代。",
        "百老、千僧、红万露面，以九十升代；九十露面，以八十升代。",
    ),
    grade=Grade.ATTESTED,
)

PROMOTION_JI = Article(
    key="madiao.promotion_ji",
    name=Name("副極代極", "副极代极", "fùjí dài jí", "promotion of the vice-Ji"),
    loci=(Locus(GUIDE, "三、15 升代"),),
    text="极露面以副极代极",
    reading=Words(
        "If a Ji is exposed, the vice-Ji of its suit becomes the Ji.",
        "極露面，以同門副極代極。",
        "极露面，以同门副极代极。",
    ),
    grade=Grade.ATTESTED,
)

DEALT_PATTERNS = Article(
    key="madiao.dealt_patterns",
    name=Name("鬥前色樣", "斗前色样", "dòuqián sèyàng", "dealt patterns"),
    loci=(
        Locus(GUIDE, "四、2 斗前色样"),
        Locus(GUIDE, "三、14 色样"),
    ),
    text="直接跳过斗牌，进入看冲阶段",
    reading=Words(
        "If any hand as dealt forms a pattern, no tricks are played and the stock is turned at once.",
        "任何一家手牌成鬥前色樣，則不鬥牌，徑入看沖。",
        "任何一家手牌成斗前色样，则不斗牌，径入看冲。",
    ),
    grade=Grade.ATTESTED,
)

DEALT_WORTHS = Article(
    key="madiao.dealt_worths",
    name=Name("鬥前色樣之值", "斗前色样之值", "dòuqián sèyàng zhī zhí", "worth of dealt patterns"),
    loci=(Locus(GUIDE, "四、2 斗前色样"),),
    text="四赏三肩一百 100",
    reading=Words(
        "The guide lists forty-three dealt patterns with a number each, and twenty-two more without.",
        "所列鬥前色樣四十三種各有其值，另二十二種無值。",
        "所列斗前色样四十三种各有其值，另二十二种无值。",
    ),
    grade=Grade.ATTESTED,
)

UPPER_LOWER = Article(
    key="madiao.upper_lower",
    name=Name("上下四門", "上下四门", "shàngxià sìmén", "upper and lower four gates"),
    loci=(Locus(GUIDE, "四、2 斗前色样 43"),),
    text="赏肩极每门2张",
    reading=Words(
        "Two cards of every suit, all of them Rewards, Shoulders or Ji.",
        "每門二張，皆賞、肩、極。",
        "每门二张，皆赏、肩、极。",
    ),
    grade=Grade.ATTESTED,
)

BIG_AND_SMALL = Article(
    key="madiao.big_and_small",
    name=Name("八大八小", "八大八小", "bādà bāxiǎo", "eight bigs and smalls"),
    loci=(Locus(GUIDE, "四、2 斗前色样 H、I"),),
    text="任何一张都没人打得过",
    reading=Words(
        "Eight cards that nobody can beat; or eight that beat nobody's.",
        "八張牌無人打得過；或八張牌打不過任何一家。",
        "八张牌无人打得过；或八张牌打不过任何一家。",
    ),
    grade=Grade.ATTESTED,
)

SEVEN_SMALL = Article(
    key="madiao.seven_small",
    name=Name("七小一紅", "七小一红", "qīxiǎo yīhóng", "seven smalls and one red"),
    loci=(Locus(GUIDE, "四、2 斗前色样 42"),),
    text="七小一红",
    reading=Words(
        "A hand of seven small cards and one red; the guide does not say how small.",
        "七張小牌與一張紅牌；何謂小，未言。",
        "七张小牌与一张红牌；何谓小，未言。",
    ),
    grade=Grade.ATTESTED,
)

EIGHT_TRICKS = Article(
    key="madiao.eight_tricks",
    name=Name("八輪", "八轮", "bālún", "eight tricks"),
    loci=(Locus(GUIDE, "四、2 斗牌"),),
    text="斗牌分八轮出牌",
    reading=Words(
        "Play goes through eight tricks; in each, every seat plays one card.",
        "鬥牌凡八輪，每輪各出一張。",
        "斗牌凡八轮，每轮各出一张。",
    ),
    grade=Grade.ATTESTED,
)

ANTICLOCKWISE = Article(
    key="madiao.anticlockwise",
    name=Name("逆時針", "逆时针", "nìshízhēn", "anticlockwise"),
    loci=(
        Locus(GUIDE, "四、2 斗牌"),
        Locus(WIKIPEDIA, "Madiao"),
    ),
    text="每轮按逆时针顺序",
    reading=Words(
        "Play goes round the table anticlockwise.",
        "逆時針輪流出牌。",
        "逆时针轮流出牌。",
    ),
    grade=Grade.ATTESTED,
)

BANKER_LEADS = Article(
    key="madiao.banker_leads",
    name=Name("莊家先出", "庄家先出", "zhuāngjiā xiān chū", "the banker leads"),
    loci=(
        Locus(GUIDE, "四、2 斗牌"),
        Locus(GUIDE, "四、1 分庄"),
    ),
    text="首轮由庄家先出牌",
    reading=Words(
        "The banker leads the first trick.",
        "首輪由莊家出牌。",
        "首轮由庄家出牌。",
    ),
    grade=Grade.ATTESTED,
)

LEAD = Article(
    key="madiao.lead",
    name=Name("發牌", "发牌", "fāpái", "leading"),
    loci=(Locus(GUIDE, "三、7 发牌、捉牌、灭牌"),),
    text="出首张牌称发牌",
    reading=Words(
        "The leader plays any card of the hand, face up.",
        "首家任出一張，面向上，稱發牌。",
        "首家任出一张，面向上，称发牌。",
    ),
    grade=Grade.ATTESTED,
)

CAPTURE = Article(
    key="madiao.capture",
    name=Name("捉牌", "捉牌", "zhuōpái", "capturing"),
    loci=(
        Locus(GUIDE, "四、2 斗牌"),
        Locus(GUIDE, "三、7 发牌、捉牌、灭牌"),
    ),
    text="同属一门且大过上家，则称为捉牌",
    reading=Words(
        "A card of the suit led that beats the highest so far is played face up: it is now the highest.",
        "與首家同門而大過當前最大者為捉牌，面向上。",
        "与首家同门而大过当前最大者为捉牌，面向上。",
    ),
    grade=Grade.ATTESTED,
)

DISCARD = Article(
    key="madiao.discard",
    name=Name("滅牌", "灭牌", "mièpái", "discarding"),
    loci=(
        Locus(GUIDE, "四、2 斗牌"),
        Locus(GUIDE, "二、马吊形制"),
    ),
    text="灭牌时牌面向下",
    reading=Words(
        "Any other card is played face down, and only its owner knows it.",
        "否則為滅牌，面向下，惟出者自知。",
        "否则为灭牌，面向下，惟出者自知。",
    ),
    grade=Grade.ATTESTED,
)

NO_DUTY = Article(
    key="madiao.no_duty",
    name=Name("滅牌無限制", "灭牌无限制", "mièpái wú xiànzhì", "no duty"),
    loci=(Locus(GUIDE, "二、马吊形制"),),
    text="灭牌选择无限制，可以任何牌",
    reading=Words(
        "Nobody has to follow suit or to beat; any card may be discarded.",
        "不必隨門，亦不必捉；任何牌皆可滅。",
        "不必随门，亦不必捉；任何牌皆可灭。",
    ),
    grade=Grade.ATTESTED,
)

OWN_CARD = Article(
    key="madiao.own_leaf",
    name=Name("每次一張", "每次一张", "měi cì yī zhāng", "one card of one's own"),
    loci=(Locus(GUIDE, "二、马吊形制"),),
    text="斗牌时每次只能出一张",
    reading=Words(
        "A seat plays one card of its own hand at a time.",
        "每次出一張，須為己手之牌。",
        "每次出一张，须为己手之牌。",
    ),
    grade=Grade.ATTESTED,
)

WITHHOLD = Article(
    key="madiao.withhold",
    name=Name("關", "关", "guān", "withholding"),
    loci=(Locus(GUIDE, "三、7 发牌、捉牌、灭牌"),),
    text="能捉而未捉称为关",
    reading=Words(
        "To be able to capture and not to do it is called 關; it is allowed and never shown.",
        "能捉而不捉稱為關，可行，且不示人。",
        "能捉而不捉称为关，可行，且不示人。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "It follows from there being no duty: a withheld capture is a discard like any other.",
        "既無必捉之義，關即是滅牌。",
        "既无必捉之义，关即是灭牌。",
    ),
)

WON = Article(
    key="madiao.won",
    name=Name("上桌", "上桌", "shàngzhuō", "won cards"),
    loci=(
        Locus(GUIDE, "四、2 斗牌"),
        Locus(GUIDE, "三、8 上桌"),
    ),
    text="牌最大者将其牌置于面前",
    reading=Words(
        "The highest card of a trick, it alone, is laid face up before its owner, after those already there.",
        "每輪最大之牌，獨以此一張置於其主面前，按序排列，稱上桌。",
        "每轮最大之牌，独以此一张置于其主面前，按序排列，称上桌。",
    ),
    grade=Grade.ATTESTED,
)

WINNER_LEADS = Article(
    key="madiao.winner_leads",
    name=Name("勝者先出", "胜者先出", "shèngzhě xiān chū", "the winner leads"),
    loci=(Locus(GUIDE, "四、2 斗牌"),),
    text="之后由每轮斗牌最大者出牌",
    reading=Words(
        "The winner of a trick leads the next.",
        "一輪之最大者，次輪先出。",
        "一轮之最大者，次轮先出。",
    ),
    grade=Grade.ATTESTED,
)

PAR = Article(
    key="madiao.par",
    name=Name("正本", "正本", "zhèngběn", "par"),
    loci=(
        Locus(GUIDE, "四、2 斗牌"),
        Locus(GUIDE, "三、9 正本"),
    ),
    text="两张牌上桌称为正本",
    reading=Words(
        "Two won cards are par.",
        "兩張上桌為正本。",
        "两张上桌为正本。",
    ),
    grade=Grade.ATTESTED,
)

BAREFOOT = Article(
    key="madiao.barefoot",
    name=Name("赤腳", "赤脚", "chìjiǎo", "barefoot"),
    loci=(Locus(GUIDE, "三、9 正本"),),
    text="不正本成为赤脚",
    reading=Words(
        "A seat that has not reached par is barefoot.",
        "不及正本為赤腳。",
        "不及正本为赤脚。",
    ),
    grade=Grade.ATTESTED,
)
