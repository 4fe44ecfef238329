"""The text of 儒棋, first part: dice, pieces, board, and where one starts and leaves."""

from __future__ import annotations

from youyi.games.ruqi.articles.sources import SHUOFU, SUMMARY, YULAN, YULAN_NOTES
from youyi.games.ruqi.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

YIELDING = clause(
    TEXTS,
    "ruqi.yielding",
    loci=(Locus(YULAN, "3a 未有以謙退爲勝"),),
    text="讓而後勝",
    grade=Grade.ATTESTED,
    advice=True,
)
DICE = clause(
    TEXTS,
    "ruqi.dice",
    loci=(Locus(YULAN, "3b 投二"), Locus(YULAN_NOTES, "3b 投二"), Locus(SHUOFU, "50a 投二"), Locus(SUMMARY, "棋具")),
    text="智一、禮二、仁三、義四、信五、謙",
    grade=Grade.ATTESTED,
)
PIECES = clause(
    TEXTS,
    "ruqi.pieces",
    loci=(Locus(YULAN, "3b 棊十"), Locus(YULAN_NOTES, "3b 棊十"), Locus(SHUOFU, "50a 五棋"), Locus(SUMMARY, "棋具")),
    text="善六、敬七、德八、忠九、順十",
    grade=Grade.ATTESTED,
)
BOARD = clause(
    TEXTS,
    "ruqi.board",
    loci=(Locus(YULAN, "3b 方局尺五"), Locus(SHUOFU, "50a 方局尺五"), Locus(SUMMARY, "棋具")),
    text="周道四十",
    grade=Grade.ATTESTED,
)
THIRTY_SIX = clause(
    TEXTS,
    "ruqi.thirty_six",
    loci=(
        Locus(YULAN, "3b 其用三十六"),
        Locus(YULAN_NOTES, "3b 其用三十六"),
        Locus(SHUOFU, "50a 其用三十六"),
        Locus(SUMMARY, "棋具"),
    ),
    text="其用三十六",
    grade=Grade.INFERRED,
)
CORNERS = clause(
    TEXTS,
    "ruqi.corners",
    loci=(Locus(YULAN, "3b 四維之道"), Locus(YULAN_NOTES, "3b 四維之道"), Locus(SHUOFU, "50a 四維之道")),
    text="四維之道，通數而碁",
    grade=Grade.INFERRED,
)
ROLLOFF = clause(
    TEXTS,
    "ruqi.rolloff",
    loci=(Locus(YULAN, "3b 謙退爲尚"), Locus(YULAN_NOTES, "3b 故髙彩者先投"), Locus(SHUOFU, "50a 謙退為尚")),
    text="謙退爲尚，故髙彩者先投",
    grade=Grade.ATTESTED,
)
CROSSINGS = clause(
    TEXTS,
    "ruqi.crossings",
    loci=(
        Locus(YULAN, "3b 彼此二位"),
        Locus(YULAN_NOTES, "3b 彼此二位"),
        Locus(SHUOFU, "50a 彼此二位"),
        Locus(SUMMARY, "棋具"),
    ),
    text="彼此二位，謂之浄；左右二道，謂之中",
    grade=Grade.ATTESTED,
)
OTHERS_PLACE = clause(
    TEXTS,
    "ruqi.others_place",
    loci=(Locus(YULAN, "3b 互有二"), Locus(YULAN_NOTES, "3b 不得相干"), Locus(SHUOFU, "50a 牙有二")),
    text="彼此左右互有二，不得相干",
    grade=Grade.ATTESTED,
)
START = clause(
    TEXTS,
    "ruqi.start",
    loci=(Locus(YULAN, "3b 始附凈起"), Locus(SHUOFU, "50a 始附净起"), Locus(SUMMARY, "大致規則")),
    text="始附凈起",
    grade=Grade.ATTESTED,
)
DIRECTION = clause(
    TEXTS,
    "ruqi.direction",
    loci=(Locus(YULAN, "3b 轉㸦相順"), Locus(SHUOFU, "50a 轉牙相順")),
    text="轉㸦相順",
    grade=Grade.ATTESTED,
)
EXIT = clause(
    TEXTS,
    "ruqi.exit",
    loci=(Locus(YULAN, "3b 終因凈出"), Locus(SHUOFU, "50a 經因净中出"), Locus(SUMMARY, "大致規則")),
    text="終因凈出",
    grade=Grade.ATTESTED,
)
NOT_STRAIGHT_OUT = clause(
    TEXTS,
    "ruqi.not_straight_out",
    loci=(Locus(YULAN_NOTES, "3b 終因凈出"), Locus(SUMMARY, "大致規則")),
    text="必曲之者避相渉也",
    grade=Grade.ATTESTED,
)
NO_CAPTURE = clause(
    TEXTS,
    "ruqi.no_capture",
    loci=(Locus(YULAN, "3b 通生爲務"), Locus(YULAN_NOTES, "3b 通生爲務"), Locus(SHUOFU, "50a 通生為務")),
    text="通生爲務，不存塞殺",
    grade=Grade.ATTESTED,
)
STAND = clause(
    TEXTS,
    "ruqi.stand",
    loci=(
        Locus(YULAN, "3b 彩越凈中者"),
        Locus(YULAN_NOTES, "3b 立梟"),
        Locus(SHUOFU, "50a 彩越净中者"),
        Locus(SUMMARY, "大致規則"),
    ),
    text="彩越凈中者休，則立梟，梟者不伏",
    grade=Grade.ATTESTED,
)
FOLD = clause(
    TEXTS,
    "ruqi.fold",
    loci=(
        Locus(YULAN, "3b 㑹凈中者"),
        Locus(YULAN_NOTES, "3b 㑹凈中者"),
        Locus(SHUOFU, "50a 㑹净者"),
        Locus(SUMMARY, "大致規則"),
    ),
    text="㑹凈中者，梟折爲伏，伏者不梟",
    grade=Grade.ATTESTED,
)
OWN_PLACE = clause(
    TEXTS,
    "ruqi.own_place",
    loci=(Locus(YULAN, "3b 若彩雖㑹"), Locus(YULAN_NOTES, "3b 于彼擬以過之"), Locus(SHUOFU, "50a 若彩雖㑹")),
    text="于彼擬以過之，非干彼者則自居矣",
    grade=Grade.INFERRED,
)
NAMES = clause(
    TEXTS, "ruqi.names", loci=(Locus(YULAN, "3a 略依儒行"),), text="略依儒行", grade=Grade.ATTESTED, advice=True
)
WAY = clause(TEXTS, "ruqi.way", loci=(Locus(YULAN, "3a 起捨遵道"),), text="起捨遵道", grade=Grade.ATTESTED, advice=True)
