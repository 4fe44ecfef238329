"""The text of 儒棋, first part: dice, pieces, board, and where one starts and leaves."""

from __future__ import annotations

from youyi.games.ruqi.articles.sources import SUMMARY, YULAN, YULAN_NOTES
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

YIELDING = Article(
    key="ruqi.yielding",
    name=Name("謙退為尚", "谦退为尚", "qiāntuì wéi shàng", "Yielding is prized"),
    loci=(Locus(YULAN, "序"),),
    text="讓而後勝",
    reading=Words(
        en="The inventor says no earlier game made modest withdrawal the way to win; one yields, and then wins.",
        zh_hant="作者自言前此之戲未有以謙退取勝者；先讓，而後勝。",
        zh_hans="作者自言前此之戏未有以谦退取胜者；先让，而后胜。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        en="The preface states the spirit of the game; it commands no act.",
        zh_hant="序言其旨，不涉行棋。",
        zh_hans="序言其旨，不涉行棋。",
    ),
)
DICE = Article(
    key="ruqi.dice",
    name=Name("投二", "投二", "tóu èr", "Two dice"),
    loci=(Locus(YULAN, "投二"), Locus(YULAN_NOTES, "投二"), Locus(SUMMARY, "棋具")),
    text="智一、禮二、仁三、義四、信五、謙",
    reading=Words(
        en="Two cubes are thrown. Five faces count 1 to 5; the sixth, Humility, has no number of its own.",
        zh_hant="擲二骰，各六面：智一、禮二、仁三、義四、信五；謙無定數。",
        zh_hans="掷二骰，各六面：智一、礼二、仁三、义四、信五；谦无定数。",
    ),
    grade=Grade.ATTESTED,
)
PIECES = Article(
    key="ruqi.pieces",
    name=Name("棋十", "棋十", "qí shí", "Ten pieces"),
    loci=(Locus(YULAN, "棋十"), Locus(SUMMARY, "棋具")),
    text="善六、敬七、德八、忠九、順十",
    reading=Words(
        en="Each side has five pieces, worth 6 to 10 when the round is reckoned. White sits South and Black North.",
        zh_hant="每方五棋，終局計算時值六至十。白居南，黑居北。",
        zh_hans="每方五棋，终局计算时值六至十。白居南，黑居北。",
    ),
    grade=Grade.ATTESTED,
)
BOARD = Article(
    key="ruqi.board",
    name=Name("周道四十", "周道四十", "zhōudào sìshí", "Forty cells around"),
    loci=(Locus(YULAN, "方局尺五"), Locus(SUMMARY, "棋具")),
    text="周道四十",
    reading=Words(
        en="The board is eleven by eleven. One walks on the forty border cells and on the two lanes that cross.",
        zh_hant="局方十一格，行於周道四十格及縱橫二道。",
        zh_hans="局方十一格，行于周道四十格及纵横二道。",
    ),
    grade=Grade.ATTESTED,
)
CORNERS = Article(
    key="ruqi.corners",
    name=Name("四維之道", "四维之道", "sìwéi zhī dào", "The four corners"),
    loci=(Locus(YULAN, "四維之道"), Locus(YULAN_NOTES, "四維之道")),
    text="四維之道，通數而棋",
    reading=Words(
        en="The four corners are counted through. Whether one may also rest on them is disputed.",
        zh_hant="四維通數而行；可否停駐，其說不一。",
        zh_hans="四维通数而行；可否停驻，其说不一。",
    ),
    grade=Grade.INFERRED,
)
ROLLOFF = Article(
    key="ruqi.rolloff",
    name=Name("高彩先投", "高彩先投", "gāo cǎi xiān tóu", "The high roll leads"),
    loci=(Locus(YULAN, "高彩者先投"), Locus(YULAN_NOTES, "高彩者先投")),
    text="謙退為尚，故高彩者先投",
    reading=Words(
        en="Both throw two dice; because withdrawing is prized, the higher total must lead. A note calls it shameful.",
        zh_hant="兩方各擲二骰；以謙退為尚，故數高者先投。小注以先為恥。",
        zh_hans="两方各掷二骰；以谦退为尚，故数高者先投。小注以先为耻。",
    ),
    grade=Grade.ATTESTED,
)
CROSSINGS = Article(
    key="ruqi.crossings",
    name=Name("淨中", "净中", "jìng zhōng", "Clear and Middle crossings"),
    loci=(Locus(YULAN, "彼此二位"), Locus(YULAN_NOTES, "淨 / 中"), Locus(SUMMARY, "棋具")),
    text="謂之淨；左右二道，謂之中",
    reading=Words(
        en="Where the lanes meet the border stand four crossings: a Clear (淨) before each side, a Middle (中) left and right.",
        zh_hant="縱橫二道與周道相交者四：彼此之前為淨，左右為中。",
        zh_hans="纵横二道与周道相交者四：彼此之前为净，左右为中。",
    ),
    grade=Grade.ATTESTED,
)
OTHERS_PLACE = Article(
    key="ruqi.others_place",
    name=Name("不得相干", "不得相干", "bùdé xiānggān", "Do not intrude"),
    loci=(Locus(YULAN, "互有二"), Locus(YULAN_NOTES, "不得相干")),
    text="互有二，不得相干",
    reading=Words(
        en="Each side has two of the crossings and the other may not intrude there; which two is not said.",
        zh_hant="淨中四道，彼此各有其二，不得相犯；孰屬孰，文無明言。",
        zh_hans="净中四道，彼此各有其二，不得相犯；孰属孰，文无明言。",
    ),
    grade=Grade.ATTESTED,
)
START = Article(
    key="ruqi.start",
    name=Name("始附淨起", "始附净起", "shǐ fù jìng qǐ", "Start at one's own Clear"),
    loci=(Locus(YULAN, "始附淨起"), Locus(SUMMARY, "大致規則")),
    text="始附淨起",
    reading=Words(
        en="All five pieces begin lying down (伏) on their own Clear.",
        zh_hant="五棋皆伏，始於己方之淨。",
        zh_hans="五棋皆伏，始于己方之净。",
    ),
    grade=Grade.ATTESTED,
)
DIRECTION = Article(
    key="ruqi.direction",
    name=Name("轉互相順", "转互相顺", "zhuǎn hù xiāng shùn", "One way round"),
    loci=(Locus(YULAN, "轉互相順"),),
    text="轉互相順",
    reading=Words(
        en="Both sides walk the same way round. We go counter-clockwise; the sources do not say which.",
        zh_hant="彼此同向而行。本局取逆時針；何向，文無明言。",
        zh_hans="彼此同向而行。本局取逆时针；何向，文无明言。",
    ),
    grade=Grade.ATTESTED,
)
EXIT = Article(
    key="ruqi.exit",
    name=Name("終因淨出", "终因净出", "zhōng yīn jìng chū", "Leave by one's own Clear"),
    loci=(Locus(YULAN, "終因淨出"), Locus(YULAN_NOTES, "終因淨出"), Locus(SUMMARY, "大致規則")),
    text="終因淨出",
    reading=Words(
        en="A piece that comes round to its own Clear leaves the board.",
        zh_hant="棋行復至己方之淨，即出局。",
        zh_hans="棋行复至己方之净，即出局。",
    ),
    grade=Grade.ATTESTED,
)
NO_CAPTURE = Article(
    key="ruqi.no_capture",
    name=Name("通生為務", "通生为务", "tōngshēng wéi wù", "No capture"),
    loci=(Locus(YULAN, "通生為務"),),
    text="通生為務，不存塞殺",
    reading=Words(
        en="Nothing is ever captured, and any piece may be passed over.",
        zh_hant="無提吃之事，棋皆可越。",
        zh_hans="无提吃之事，棋皆可越。",
    ),
    grade=Grade.ATTESTED,
)
STAND = Article(
    key="ruqi.stand",
    name=Name("立梟", "立枭", "lì xiāo", "Stand up"),
    loci=(Locus(YULAN, "彩越淨中者"), Locus(YULAN_NOTES, "立梟"), Locus(SUMMARY, "大致規則")),
    text="彩越淨中者休，則立梟",
    reading=Words(
        en="A piece whose move passes a crossing is stood up and is an Owl (梟).",
        zh_hant="行越淨、中者，豎而為梟。",
        zh_hans="行越净、中者，竖而为枭。",
    ),
    grade=Grade.ATTESTED,
)
FOLD = Article(
    key="ruqi.fold",
    name=Name("折梟為伏", "折枭为伏", "zhé xiāo wéi fú", "Fold the Owl"),
    loci=(Locus(YULAN, "會淨中者"), Locus(YULAN_NOTES, "梟折為伏"), Locus(SUMMARY, "大致規則")),
    text="會淨中者，梟折為伏",
    reading=Words(
        en="A piece whose move meets a crossing exactly lies down (伏); one that lay stays lying.",
        zh_hant="行恰會淨、中者，梟折為伏；伏者仍伏。",
        zh_hans="行恰会净、中者，枭折为伏；伏者仍伏。",
    ),
    grade=Grade.ATTESTED,
)
OWN_PLACE = Article(
    key="ruqi.own_place",
    name=Name("擬以過之", "拟以过之", "nǐ yǐ guò zhī", "Deemed to have passed"),
    loci=(Locus(YULAN, "於彼擬以過之"), Locus(YULAN_NOTES, "擬以過之")),
    text="於彼擬以過之",
    reading=Words(
        en="A throw that would meet the other's place is deemed to pass it and goes to the next cell;"
        " if a piece is there, it may not be done.",
        zh_hant="彩會於彼之所者，擬為越過，進至次格；彼處有棋則不可。",
        zh_hans="彩会于彼之所者，拟为越过，进至次格；彼处有棋则不可。",
    ),
    grade=Grade.INFERRED,
)
ARTICLES = (
    YIELDING, DICE, PIECES, BOARD, CORNERS, ROLLOFF, CROSSINGS, OTHERS_PLACE,
    START, DIRECTION, EXIT, NO_CAPTURE, STAND, FOLD, OWN_PLACE,
)  # fmt: skip
"""This part of the text, in its own order."""
