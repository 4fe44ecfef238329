"""The text of 儒棋, first part: dice, pieces, board, and where one starts and leaves."""

from __future__ import annotations

from youyi.games.ruqi.articles.sources import SHUOFU, SUMMARY, YULAN, YULAN_NOTES
from youyi.games.ruqi.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

YIELDING = clause(
    TEXTS,
    "ruqi.yielding",
    loci=(Locus(YULAN, "未有以謙退爲勝", leaf="3a", words="未有以謙退爲勝，通生爲樂者"),),
    grade=Grade.ATTESTED,
    advice=True,
    translated=True,
)
DICE = clause(
    TEXTS,
    "ruqi.dice",
    loci=(
        Locus(YULAN, "投二", leaf="3b", words="智一、禮二、仁三、義四、信五、謙"),
        Locus(YULAN_NOTES, "投二", leaf="3b"),
        Locus(SHUOFU, "投二", leaf="50a"),
        Locus(SUMMARY, "棋具"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
PIECES = clause(
    TEXTS,
    "ruqi.pieces",
    loci=(
        Locus(YULAN, "棊十", leaf="3b", words="善六、敬七、德八、忠九、順十"),
        Locus(YULAN_NOTES, "棊十", leaf="3b"),
        Locus(SHUOFU, "五棋", leaf="50a"),
        Locus(SUMMARY, "棋具"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
BOARD = clause(
    TEXTS,
    "ruqi.board",
    loci=(
        Locus(YULAN, "方局尺五", leaf="3b", words="方局尺五，周道四十"),
        Locus(SHUOFU, "方局尺五", leaf="50a"),
        Locus(SUMMARY, "棋具"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
THIRTY_SIX = clause(
    TEXTS,
    "ruqi.thirty_six",
    loci=(
        Locus(YULAN, "其用三十六", leaf="3b", words="其用三十六"),
        Locus(YULAN_NOTES, "其用三十六", leaf="3b"),
        Locus(SHUOFU, "其用三十六", leaf="50a"),
        Locus(SUMMARY, "棋具"),
    ),
    grade=Grade.INFERRED,
    translated=True,
)
CORNERS = clause(
    TEXTS,
    "ruqi.corners",
    loci=(
        Locus(YULAN, "四維之道", leaf="3b", words="四維之道，通數而碁"),
        Locus(YULAN_NOTES, "四維之道", leaf="3b"),
        Locus(SHUOFU, "四維之道", leaf="50a"),
    ),
    grade=Grade.INFERRED,
    translated=True,
)
ROLLOFF = clause(
    TEXTS,
    "ruqi.rolloff",
    loci=(
        Locus(YULAN, "謙退爲尚", leaf="3b", words="謙退爲尚，故髙彩者先投"),
        Locus(YULAN_NOTES, "故髙彩者先投", leaf="3b"),
        Locus(SHUOFU, "謙退為尚", leaf="50a"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
CROSSINGS = clause(
    TEXTS,
    "ruqi.crossings",
    loci=(
        Locus(YULAN, "彼此二位", leaf="3b", words="彼此二位，謂之浄；左右二道，謂之中"),
        Locus(YULAN_NOTES, "彼此二位", leaf="3b"),
        Locus(SHUOFU, "彼此二位", leaf="50a"),
        Locus(SUMMARY, "棋具"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
OTHERS_PLACE = clause(
    TEXTS,
    "ruqi.others_place",
    loci=(
        Locus(YULAN, "互有二", leaf="3b", words="彼此左右互有二，不得相干"),
        Locus(YULAN_NOTES, "不得相干", leaf="3b"),
        Locus(SHUOFU, "牙有二", leaf="50a"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
START = clause(
    TEXTS,
    "ruqi.start",
    loci=(
        Locus(YULAN, "始附凈起", leaf="3b", words="始附凈起"),
        Locus(SHUOFU, "始附净起", leaf="50a"),
        Locus(SUMMARY, "大致規則"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
DIRECTION = clause(
    TEXTS,
    "ruqi.direction",
    loci=(Locus(YULAN, "轉㸦相順", leaf="3b", words="轉㸦相順"), Locus(SHUOFU, "轉牙相順", leaf="50a")),
    grade=Grade.ATTESTED,
    translated=True,
)
EXIT = clause(
    TEXTS,
    "ruqi.exit",
    loci=(
        Locus(YULAN, "終因凈出", leaf="3b", words="終因凈出"),
        Locus(SHUOFU, "經因净中出", leaf="50a"),
        Locus(SUMMARY, "大致規則"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
NOT_STRAIGHT_OUT = clause(
    TEXTS,
    "ruqi.not_straight_out",
    loci=(Locus(YULAN_NOTES, "終因凈出", leaf="3b", words="必曲之者避相渉也"), Locus(SUMMARY, "大致規則")),
    grade=Grade.ATTESTED,
    translated=True,
)
NO_CAPTURE = clause(
    TEXTS,
    "ruqi.no_capture",
    loci=(
        Locus(YULAN, "通生爲務", leaf="3b", words="通生爲務，不存塞殺"),
        Locus(YULAN_NOTES, "通生爲務", leaf="3b"),
        Locus(SHUOFU, "通生為務", leaf="50a"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
STAND = clause(
    TEXTS,
    "ruqi.stand",
    loci=(
        Locus(YULAN, "彩越凈中者", leaf="3b", words="彩越凈中者休，則立梟，梟者不伏"),
        Locus(YULAN_NOTES, "立梟", leaf="3b"),
        Locus(SHUOFU, "彩越净中者", leaf="50a"),
        Locus(SUMMARY, "大致規則"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
FOLD = clause(
    TEXTS,
    "ruqi.fold",
    loci=(
        Locus(YULAN, "㑹凈中者", leaf="3b", words="㑹凈中者，梟折爲伏，伏者不梟"),
        Locus(YULAN_NOTES, "㑹凈中者", leaf="3b"),
        Locus(SHUOFU, "㑹净者", leaf="50a"),
        Locus(SUMMARY, "大致規則"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
OWN_PLACE = clause(
    TEXTS,
    "ruqi.own_place",
    loci=(
        Locus(YULAN, "若彩雖㑹", leaf="3b", words="于彼擬以過之，非干彼者則自居矣"),
        Locus(YULAN_NOTES, "于彼擬以過之", leaf="3b"),
        Locus(SHUOFU, "若彩雖㑹", leaf="50a"),
    ),
    grade=Grade.INFERRED,
    translated=True,
)
NAMES = clause(
    TEXTS,
    "ruqi.names",
    loci=(Locus(YULAN, "略依儒行", leaf="3a", words="略依儒行"),),
    grade=Grade.ATTESTED,
    advice=True,
    translated=True,
)
WAY = clause(
    TEXTS,
    "ruqi.way",
    loci=(Locus(YULAN, "起捨遵道", leaf="3a", words="起捨遵道"),),
    grade=Grade.ATTESTED,
    advice=True,
    translated=True,
)
