"""Clauses of the guide: the forty cards, their suits, orders and classes."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, GUIDE
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

FORTY_CARDS = Article(
    key="madiao.forty_leaves",
    name=Name("四十張", "四十张", "sìshí zhāng", "forty cards"),
    loci=(Locus(GUIDE, "二、马吊形制"),),
    text="马吊牌是40张为一副",
    reading=Words(
        "The pack has forty cards, no two alike.",
        "一副四十張，無一重複。",
        "一副四十张，无一重复。",
    ),
    grade=Grade.ATTESTED,
)

SUITS = Article(
    key="madiao.suits",
    name=Name("四門", "四门", "sìmén", "the four suits"),
    loci=(Locus(GUIDE, "二、马吊形制"),),
    text="共分为“十”，“万”，“索”，“文”4门",
    reading=Words(
        "There are four suits: Tens 十, Myriads 萬, Strings 索 and Coins 文. 萬 is also called 貫, and 文 "
        "also 餅 or 銅.",
        "凡四門：十、萬、索、文。萬亦稱貫，文亦稱餅、稱銅。",
        "凡四门：十、万、索、文。万亦称贯，文亦称饼、称铜。",
    ),
    grade=Grade.ATTESTED,
)

LONG_SUITS = Article(
    key="madiao.long_suits",
    name=Name("長門短門", "长门短门", "chángmén duǎnmén", "long and short suits"),
    loci=(Locus(GUIDE, "二、马吊形制"),),
    text="十、文两门为长门各11张",
    reading=Words(
        "Tens and Coins are the long suits of eleven cards, Myriads and Strings the short ones of nine.",
        "十、文為長門，各十一張；萬、索為短門，各九張。",
        "十、文为长门，各十一张；万、索为短门，各九张。",
    ),
    grade=Grade.ATTESTED,
)

ORDER = Article(
    key="madiao.order",
    name=Name("大小", "大小", "dàxiǎo", "order in the suit"),
    loci=(
        Locus(GUIDE, "二、马吊形制"),
        Locus(CS, "牌值"),
    ),
    text="数大则大，数小则小",
    reading=Words(
        "In Tens, Myriads and Strings the larger number beats the smaller; suits never beat one another.",
        "十、萬、索三門以數大為大；異門不相統屬。",
        "十、万、索三门以数大为大；异门不相统属。",
    ),
    grade=Grade.ATTESTED,
)

COINS_REVERSED = Article(
    key="madiao.coins_reversed",
    name=Name("文錢以小為大", "文钱以小为大", "wénqián yǐ xiǎo wéi dà", "coins run backward"),
    loci=(
        Locus(GUIDE, "二、马吊形制"),
        Locus(CS, "牌值"),
    ),
    text="以数小为大，数大为小",
    reading=Words(
        "In Coins the smaller number beats the larger: the Blank 空文, the Flower 枝花, then 1 down to 9.",
        "文錢門以數小為大：空文最大，枝花次之，一文以下至九文最小。",
        "文钱门以数小为大：空文最大，枝花次之，一文以下至九文最小。",
    ),
    grade=Grade.ATTESTED,
)

PERSONS = Article(
    key="madiao.persons",
    name=Name("牌上人物", "牌上人物", "páishàng rénwù", "persons on the cards"),
    loci=(Locus(GUIDE, "二、马吊形制"),),
    text="绘水浒人物图像",
    reading=Words(
        "Tens, Myriads and the Blank bear persons of 水滸; Strings and numbered Coins bear figures of money.",
        "十、萬二門與空文繪水滸人物，索與一至九文繪錢索之形。",
        "十、万二门与空文绘水浒人物，索与一至九文绘钱索之形。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "Only names and pictures; patterns that rest on a picture name their cards themselves.",
        "僅為名目與圖像；憑圖會意之色樣，各條自列其牌。",
        "仅为名目与图像；凭图会意之色样，各条自列其牌。",
    ),
)

CARD_SIZE = Article(
    key="madiao.leaf_size",
    name=Name("牌式", "牌式", "páishì", "size of a card"),
    loci=(Locus(GUIDE, "二、马吊形制"),),
    text="每牌长4寸、宽3寸",
    reading=Words(
        "A card is four 寸 high and three wide.",
        "牌長四寸，寬三寸。",
        "牌长四寸，宽三寸。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "It bears on drawing cards, not on play.",
        "關乎繪牌，不關行牌。",
        "关乎绘牌，不关行牌。",
    ),
)

REWARD = Article(
    key="madiao.reward",
    name=Name("賞", "赏", "shǎng", "the Rewards"),
    loci=(Locus(GUIDE, "三、1 赏"),),
    text="四张最大的牌",
    reading=Words(
        "The four Rewards are the highest card of each suit.",
        "四賞為各門最大之牌。",
        "四赏为各门最大之牌。",
    ),
    grade=Grade.ATTESTED,
)

SHOULDER = Article(
    key="madiao.shoulder",
    name=Name("肩", "肩", "jiān", "the Shoulders"),
    loci=(Locus(GUIDE, "三、2 肩"),),
    text="次大的四张牌",
    reading=Words(
        "The four Shoulders are the second of each suit.",
        "四肩為各門次大之牌。",
        "四肩为各门次大之牌。",
    ),
    grade=Grade.ATTESTED,
)

JI = Article(
    key="madiao.ji",
    name=Name("極", "极", "jí", "the Ji"),
    loci=(Locus(GUIDE, "三、3 极"),),
    text="亦称趣，最小的四张牌",
    reading=Words(
        "The four Ji, also called 趣, are the lowest card of each suit.",
        "四極亦稱趣，為各門最小之牌。",
        "四极亦称趣，为各门最小之牌。",
    ),
    grade=Grade.ATTESTED,
)

VICE_JI = Article(
    key="madiao.vice_ji",
    name=Name("副極", "副极", "fùjí", "the vice-Ji"),
    loci=(Locus(GUIDE, "三、3 极"),),
    text="三十 二万 二索 八文称副极",
    reading=Words(
        "The four vice-Ji are the last but one of each suit.",
        "副極為各門次小之牌。",
        "副极为各门次小之牌。",
    ),
    grade=Grade.ATTESTED,
)

RED = Article(
    key="madiao.red",
    name=Name("紅張", "红张", "hóngzhāng", "the reds"),
    loci=(Locus(GUIDE, "三、4 红张"),),
    text="4赏、4肩加上百万 共九红",
    reading=Words(
        "Nine cards are red: four Rewards, four Shoulders and the Hundred.",
        "紅張凡九：四賞、四肩與百萬。",
        "红张凡九：四赏、四肩与百万。",
    ),
    grade=Grade.ATTESTED,
)

GREEN = Article(
    key="madiao.green",
    name=Name("青張", "青张", "qīngzhāng", "the greens"),
    loci=(Locus(GUIDE, "三、5 青张"),),
    text="赏 肩 百 趣以外的牌成为青张",
    reading=Words(
        "Every card that is neither Reward, Shoulder, Hundred nor Ji is green, also called a 散牌.",
        "賞、肩、百、趣以外皆為青張，亦稱散牌。",
        "赏、肩、百、趣以外皆为青张，亦称散牌。",
    ),
    grade=Grade.ATTESTED,
)

TOP_GREEN = Article(
    key="madiao.top_green",
    name=Name("頂張", "顶张", "dǐngzhāng", "the top greens"),
    loci=(Locus(GUIDE, "三、6 顶张"),),
    text="靠近红张的四张牌",
    reading=Words(
        "The four cards next below the reds: 90 of Tens, 7 of Myriads, 7 of Strings, 1 of Coins.",
        "緊靠紅張之四牌：九十、七萬、七索、一文。",
        "紧靠红张之四牌：九十、七万、七索、一文。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "A name of cards; promotion and chong name them themselves.",
        "牌名而已；升代與看沖各自列其牌。",
        "牌名而已；升代与看冲各自列其牌。",
    ),
)

TU = Article(
    key="madiao.tu",
    name=Name("突", "突", "tū", "the Tu"),
    loci=(Locus(GUIDE, "二、马吊形制"),),
    text="俗称百老、大公突",
    reading=Words(
        "The Hundred is the greater Tu, 90 of Tens the lesser Tu, and 5, 6 and 8 of Myriads the female Tu.",
        "百老為大公突，九十為小公突，五、六、八萬為雌突。",
        "百老为大公突，九十为小公突，五、六、八万为雌突。",
    ),
    grade=Grade.ATTESTED,
)
ORIGINS = Article(
    key="madiao.origins",
    name=Name("來歷", "来历", "láilì", "origins"),
    loci=(Locus(GUIDE, "一、来历"),),
    text="",
    reading=Words(
        "The guide reports that the game rose in the reign of Wanli, was played everywhere by the end of the Ming, and gave way to other games after its fall.",
        "指南述：此戲興於萬曆，明末幾遍天下，明亡之後漸為他戲所代。",
        "指南述：此戏兴于万历，明末几遍天下，明亡之后渐为他戏所代。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "History as the guide tells it, not a rule.",
        "指南所述之史，非牌法。",
        "指南所述之史，非牌法。",
    ),
)
PROPORTION = Article(
    key="madiao.proportion",
    name=Name("長寬比例", "长宽比例", "chángkuān bǐlì", "proportions"),
    loci=(Locus(GUIDE, "二、形制"),),
    text="长宽比例更似扑克",
    reading=Words(
        "Its cards are nearer in shape to playing cards of today than to the narrow ones of the Qing.",
        "牌形近於今之撲克，而不似清代之狹牌。",
        "牌形近于今之扑克，而不似清代之狭牌。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "A remark on the cards, not a rule of play.",
        "言其牌形而已，無關鬥牌。",
        "言其牌形而已，无关斗牌。",
    ),
)
OFFERED_HUNDRED = Article(
    key="madiao.offered_hundred",
    name=Name("獻百", "献百", "xiàn bǎi", "offering the Hundred"),
    loci=(Locus(GUIDE, "三、术语 11"),),
    text="百老上桌称献百",
    reading=Words(
        "Winning the Hundred is called offering it.",
        "百老上桌稱獻百。",
        "百老上桌称献百。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "A name; what it brings stands in the clauses of the live Hundred.",
        "名目而已，其值見大活諸條。",
        "名目而已，其值见大活诸条。",
    ),
)
