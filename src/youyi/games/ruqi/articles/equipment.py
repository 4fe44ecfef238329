"""The text of 儒棋, first part: dice, pieces, board, and where one starts and leaves."""

from __future__ import annotations

from youyi.games.ruqi.articles.sources import SHUOFU, SUMMARY, YULAN, YULAN_NOTES
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

YIELDING = Article(
    key="ruqi.yielding",
    name=Name("謙退為尚", "谦退为尚", "qiāntuì wéi shàng", "Yielding is prized"),
    loci=(Locus(YULAN, "3a 未有以謙退爲勝"),),
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
    loci=(Locus(YULAN, "3b 投二"), Locus(YULAN_NOTES, "3b 投二"), Locus(SHUOFU, "50a 投二"), Locus(SUMMARY, "棋具")),
    text="智一、禮二、仁三、義四、信五、謙",
    reading=Words(
        en="Two cubes are thrown. Five faces count 1 to 5; the sixth, Humility, has no number of its own."
        " Every face is taken to be equally likely.",
        zh_hant="擲二骰，各六面：智一、禮二、仁三、義四、信五；謙無定數。各面機會均等。",
        zh_hans="掷二骰，各六面：智一、礼二、仁三、义四、信五；谦无定数。各面机会均等。",
    ),
    grade=Grade.ATTESTED,
)
PIECES = Article(
    key="ruqi.pieces",
    name=Name("棋十", "棋十", "qí shí", "Ten pieces"),
    loci=(Locus(YULAN, "3b 棊十"), Locus(YULAN_NOTES, "3b 棊十"), Locus(SHUOFU, "50a 五棋"), Locus(SUMMARY, "棋具")),
    text="善六、敬七、德八、忠九、順十",
    reading=Words(
        en="Each side, white or black, has five pieces, five fen square and one cun long, worth 6 to 10"
        " when the round is reckoned.",
        zh_hant="白黑各五棋，方五分，長一寸；終局計算，其值六至十。",
        zh_hans="白黑各五棋，方五分，长一寸；终局计算，其值六至十。",
    ),
    grade=Grade.ATTESTED,
)
BOARD = Article(
    key="ruqi.board",
    name=Name("周道四十", "周道四十", "zhōudào sìshí", "Forty cells around"),
    loci=(Locus(YULAN, "3b 方局尺五"), Locus(SHUOFU, "50a 方局尺五"), Locus(SUMMARY, "棋具")),
    text="周道四十",
    reading=Words(
        en="The board is one chi five cun square, and forty cells run round its border. The summary divides it"
        " eleven by eleven and adds two lanes that cross.",
        zh_hant="局方尺五，周道四十格。今人述要以為縱橫各十一格，並有縱橫二道。",
        zh_hans="局方尺五，周道四十格。今人述要以为纵横各十一格，并有纵横二道。",
    ),
    grade=Grade.ATTESTED,
)
THIRTY_SIX = Article(
    key="ruqi.thirty_six",
    name=Name("其用三十六", "其用三十六", "qí yòng sānshíliù", "Thirty-six in use"),
    loci=(
        Locus(YULAN, "3b 其用三十六"),
        Locus(YULAN_NOTES, "3b 其用三十六"),
        Locus(SHUOFU, "50a 其用三十六"),
        Locus(SUMMARY, "棋具"),
    ),
    text="其用三十六",
    reading=Words(
        en="Of the forty, thirty-six are in use. The summary leaves out the four crossings; others would leave out the corners.",
        zh_hant="四十格，其用三十六。今人述要以為除四交會格；一說當除四隅。",
        zh_hans="四十格，其用三十六。今人述要以为除四交会格；一说当除四隅。",
    ),
    grade=Grade.INFERRED,
)
CORNERS = Article(
    key="ruqi.corners",
    name=Name("四維之道", "四维之道", "sìwéi zhī dào", "The four corners"),
    loci=(Locus(YULAN, "3b 四維之道"), Locus(YULAN_NOTES, "3b 四維之道"), Locus(SHUOFU, "50a 四維之道")),
    text="四維之道，通數而碁",
    reading=Words(
        en="The four corners are counted through. Whether one may also rest on them is disputed;"
        " the note on them is corrupt.",
        zh_hant="四維通數而行；可否停駐，其說不一，小注之字亦有誤。",
        zh_hans="四维通数而行；可否停驻，其说不一，小注之字亦有误。",
    ),
    grade=Grade.INFERRED,
)
ROLLOFF = Article(
    key="ruqi.rolloff",
    name=Name("高彩先投", "高彩先投", "gāo cǎi xiān tóu", "The high roll leads"),
    loci=(Locus(YULAN, "3b 謙退爲尚"), Locus(YULAN_NOTES, "3b 故髙彩者先投"), Locus(SHUOFU, "50a 謙退為尚")),
    text="謙退爲尚，故髙彩者先投",
    reading=Words(
        en="Both throw two dice; because withdrawing is prized, the higher total must lead."
        " A note calls leading shameful.",
        zh_hant="兩方各擲二骰；以謙退為尚，故數高者先投。小注以先為恥。",
        zh_hans="两方各掷二骰；以谦退为尚，故数高者先投。小注以先为耻。",
    ),
    grade=Grade.ATTESTED,
)
CROSSINGS = Article(
    key="ruqi.crossings",
    name=Name("淨中", "净中", "jìng zhōng", "Pure and Middle crossings"),
    loci=(
        Locus(YULAN, "3b 彼此二位"),
        Locus(YULAN_NOTES, "3b 彼此二位"),
        Locus(SHUOFU, "50a 彼此二位"),
        Locus(SUMMARY, "棋具"),
    ),
    text="彼此二位，謂之浄；左右二道，謂之中",
    reading=Words(
        en="Where the lanes meet the border stand four crossings: a Pure (淨) before each side, a Middle (中) left and right.",
        zh_hant="縱橫二道與周道相交者四：彼此之前為淨，左右為中。",
        zh_hans="纵横二道与周道相交者四：彼此之前为净，左右为中。",
    ),
    grade=Grade.ATTESTED,
)
OTHERS_PLACE = Article(
    key="ruqi.others_place",
    name=Name("不得相干", "不得相干", "bùdé xiānggān", "Do not intrude"),
    loci=(Locus(YULAN, "3b 互有二"), Locus(YULAN_NOTES, "3b 不得相干"), Locus(SHUOFU, "50a 牙有二")),
    text="彼此左右互有二，不得相干",
    reading=Words(
        en="Each side has two of the crossings and the other may not intrude there; which two is not said.",
        zh_hant="淨中四道，彼此各有其二，不得相犯；孰屬孰，文無明言。",
        zh_hans="净中四道，彼此各有其二，不得相犯；孰属孰，文无明言。",
    ),
    grade=Grade.ATTESTED,
)
START = Article(
    key="ruqi.start",
    name=Name("始附淨起", "始附净起", "shǐ fù jìng qǐ", "Start at one's own Pure"),
    loci=(Locus(YULAN, "3b 始附凈起"), Locus(SHUOFU, "50a 始附净起"), Locus(SUMMARY, "大致規則")),
    text="始附凈起",
    reading=Words(
        en="All five pieces begin lying down (伏) on their own Pure.",
        zh_hant="五棋皆伏，始於己方之淨。",
        zh_hans="五棋皆伏，始于己方之净。",
    ),
    grade=Grade.ATTESTED,
)
DIRECTION = Article(
    key="ruqi.direction",
    name=Name("轉互相順", "转互相顺", "zhuǎn hù xiāng shùn", "One way round"),
    loci=(Locus(YULAN, "3b 轉㸦相順"), Locus(SHUOFU, "50a 轉牙相順")),
    text="轉㸦相順",
    reading=Words(
        en="Both sides walk the same way round; which way is not said.",
        zh_hant="彼此同向而行；何向，文無明言。",
        zh_hans="彼此同向而行；何向，文无明言。",
    ),
    grade=Grade.ATTESTED,
)
EXIT = Article(
    key="ruqi.exit",
    name=Name("終因淨出", "终因净出", "zhōng yīn jìng chū", "Leave by one's own Pure"),
    loci=(Locus(YULAN, "3b 終因凈出"), Locus(SHUOFU, "50a 經因净中出"), Locus(SUMMARY, "大致規則")),
    text="終因凈出",
    reading=Words(
        en="A piece that comes round to its own Pure leaves the board.",
        zh_hant="棋行復至己方之淨，即出局。",
        zh_hans="棋行复至己方之净，即出局。",
    ),
    grade=Grade.ATTESTED,
)
NOT_STRAIGHT_OUT = Article(
    key="ruqi.not_straight_out",
    name=Name("初不淨出", "初不净出", "chū bù jìng chū", "Do not set out through the Pure"),
    loci=(Locus(YULAN_NOTES, "3b 終因凈出"), Locus(SUMMARY, "大致規則")),
    text="必曲之者避相渉也",
    reading=Words(
        en="A note: at first one does not go out by one's Pure but bends round, so that the sides keep apart.",
        zh_hant="小注：始行不由己淨直出，必曲而行，以避相涉。",
        zh_hans="小注：始行不由己净直出，必曲而行，以避相涉。",
    ),
    grade=Grade.ATTESTED,
)
NO_CAPTURE = Article(
    key="ruqi.no_capture",
    name=Name("通生為務", "通生为务", "tōngshēng wéi wù", "No capture"),
    loci=(Locus(YULAN, "3b 通生爲務"), Locus(YULAN_NOTES, "3b 通生爲務"), Locus(SHUOFU, "50a 通生為務")),
    text="通生爲務，不存塞殺",
    reading=Words(
        en="The aim is life for all, without blocking or killing: nothing is ever captured, and any piece may be passed over.",
        zh_hant="務使皆生，不塞不殺：無提吃之事，棋皆可越。",
        zh_hans="务使皆生，不塞不杀：无提吃之事，棋皆可越。",
    ),
    grade=Grade.ATTESTED,
)
STAND = Article(
    key="ruqi.stand",
    name=Name("立梟", "立枭", "lì xiāo", "Stand up"),
    loci=(
        Locus(YULAN, "3b 彩越凈中者"),
        Locus(YULAN_NOTES, "3b 立梟"),
        Locus(SHUOFU, "50a 彩越净中者"),
        Locus(SUMMARY, "大致規則"),
    ),
    text="彩越凈中者休，則立梟，梟者不伏",
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
    loci=(
        Locus(YULAN, "3b 㑹凈中者"),
        Locus(YULAN_NOTES, "3b 㑹凈中者"),
        Locus(SHUOFU, "50a 㑹净者"),
        Locus(SUMMARY, "大致規則"),
    ),
    text="㑹凈中者，梟折爲伏，伏者不梟",
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
    loci=(Locus(YULAN, "3b 若彩雖㑹"), Locus(YULAN_NOTES, "3b 于彼擬以過之"), Locus(SHUOFU, "50a 若彩雖㑹")),
    text="于彼擬以過之，非干彼者則自居矣",
    reading=Words(
        en="A throw that would meet the other's place is deemed to pass it and goes to the next cell, unless a piece"
        " is there; at a crossing that is not the other's, one simply stands.",
        zh_hant="彩會於彼之所者，擬為越過，進至次格，彼處有棋則不可；非彼之所，則居之。",
        zh_hans="彩会于彼之所者，拟为越过，进至次格，彼处有棋则不可；非彼之所，则居之。",
    ),
    grade=Grade.INFERRED,
)
NAMES = Article(
    key="ruqi.names",
    name=Name("略依儒行", "略依儒行", "lüè yī Rúxíng", "names after the Conduct of the Scholar"),
    loci=(Locus(YULAN, "3a 略依儒行"),),
    text="略依儒行",
    reading=Words(
        "The preface says that the names of faces and pieces follow, roughly, the chapter 儒行.",
        "序謂骰面與棋子之名，略依〈儒行〉。",
        "序谓骰面与棋子之名，略依〈儒行〉。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "A name, not a rule.",
        "名目而已，無關行棋。",
        "名目而已，无关行棋。",
    ),
)
WAY = Article(
    key="ruqi.way",
    name=Name("起捨遵道", "起舍遵道", "qǐ shě zūn dào", "setting out by the way"),
    loci=(Locus(YULAN, "3a 起捨遵道"),),
    text="起捨遵道",
    reading=Words(
        "To set out and to leave by the way, measured by the mean: the spirit of the game, says the preface.",
        "起止皆循其道，取法中庸：序所言此戲之旨。",
        "起止皆循其道，取法中庸：序所言此戏之旨。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "A spirit, not a rule.",
        "旨趣而已，非弈法。",
        "旨趣而已，非弈法。",
    ),
)
