"""What the sources leave open about dealt patterns."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(zh_hant="鬥前色樣按哪張表計值？", zh_hans="斗前色样按哪张表计值？")
class PredealTable(Ruling):
    """Which list of dealt patterns is in force, with which worths?"""

    GUIDE = Answer(
        reading=Words(
            "The guide's, with worths supplied where it gives none.",
            "按指南；沒有值的由我們補定。",
            "按指南；没有值的由我们补定。",
        ),
        cites=(art.DEALT_WORTHS,),
        grade=Grade.ATTESTED,
    )
    CS = Answer(
        reading=Words(
            "The rows that the program of 2022 has, at its worths.",
            "只計 2022 年程式有的，按它的值。",
            "只计 2022 年程序有的，按它的值。",
        ),
        cites=(art.PROGRAM_DEALT,),
        grade=Grade.ATTESTED,
    )
    TS2 = Answer(
        reading=Words(
            "The rows that the program of 2025 has, at its worths.",
            "只計 2025 年程式有的，按它的值。",
            "只计 2025 年程序有的，按它的值。",
        ),
        cites=(art.LATE_DEALT,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="鬥前色樣前三十二種怎樣組成？", zh_hans="斗前色样前三十二种怎样组成？")
class PredealStructure(Ruling):
    """What must the first thirty-two dealt patterns consist of?"""

    TWO_FOUR_GATES = Answer(
        reading=Words(
            "Two four-gates that share no card.",
            "互不重疊的兩副四門。",
            "互不重叠的两副四门。",
        ),
        cites=(
            art.TWO_FOUR_GATES,
            art.FOUR_GATE,
        ),
        grade=Grade.INFERRED,
    )
    COMPOSITION_ONLY = Answer(
        reading=Words(
            "So many Rewards, Shoulders, Hundreds and Ji, of any suits.",
            "只數賞、肩、百、極有幾張，不論哪一門。",
            "只数赏、肩、百、极有几张，不论哪一门。",
        ),
        cites=(art.DEALT_WORTHS,),
        grade=Grade.INFERRED,
    )


@question(zh_hant="一手成了幾種鬥前色樣，怎樣計？", zh_hans="一手成了几种斗前色样，怎样计？")
class PredealPick(Ruling):
    """What counts when one hand forms several dealt patterns?"""

    HIGHEST_SINGLE = Answer(
        reading=Words(
            "The dearest one only.",
            "只取最貴一種。",
            "只取最贵一种。",
        ),
        cites=(art.ALL_HOLDERS,),
        grade=Grade.INFERRED,
    )
    ADDITIVE_ALL = Answer(
        reading=Words(
            "All of them together.",
            "全部相加。",
            "全部相加。",
        ),
        cites=(art.LATE_DEALT,),
        grade=Grade.ATTESTED,
    )
    CS_CHAIN = Answer(
        reading=Words(
            "The first that fits in a fixed order.",
            "按規定的次序，取最先合的。",
            "按规定的次序，取最先合的。",
        ),
        cites=(art.PROGRAM_DEALT,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="幾家都有鬥前色樣，誰受賀？", zh_hans="几家都有斗前色样，谁受贺？")
class PredealPlayers(Ruling):
    """Who is paid when several seats hold dealt patterns?"""

    ALL_SCORE = Answer(
        reading=Words(
            "Every holder.",
            "有的人都受賀。",
            "有的人都受贺。",
        ),
        cites=(
            art.ALL_HOLDERS,
            art.DEALT_PATTERNS,
        ),
        grade=Grade.INFERRED,
    )
    FIRST_ONLY = Answer(
        reading=Words(
            "The first in order of play from the banker; only he takes part in the chong.",
            "只有從莊家數起的第一位，也只有他看沖。",
            "只有从庄家数起的第一位，也只有他看冲。",
        ),
        cites=(art.LATE_DEALT,),
        grade=Grade.ATTESTED,
    )
    FIRST_FROM_SEAT_0 = Answer(
        reading=Words(
            "The first seat of the table, whoever banks; only he takes part in the chong.",
            "只有從第一家數起的第一位，不管誰是莊家，也只有他看沖。",
            "只有从第一家数起的第一位，不管谁是庄家，也只有他看冲。",
        ),
        cites=(art.LATE_FIRST_SEAT,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="上下四門可以含百老嗎？", zh_hans="上下四门可以含百老吗？")
class ShangxiaWithTb(Ruling):
    """May the Hundred stand in the upper and lower four gates?"""

    ALLOWED = Answer(
        reading=Words(
            "Yes.",
            "可以。",
            "可以。",
        ),
        cites=(
            art.PROGRAM_DEALT,
            art.LATE_DEALT,
        ),
        grade=Grade.ATTESTED,
    )
    LITERAL = Answer(
        reading=Words(
            "No: Rewards, Shoulders and Ji only.",
            "不可以，只有賞、肩、極。",
            "不可以，只有赏、肩、极。",
        ),
        cites=(art.UPPER_LOWER,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="七小一紅，哪些算小？", zh_hans="七小一红，哪些算小？")
class QiXiaoYiHong(Ruling):
    """Which seven cards are small?"""

    BOTTOM_K = Answer(
        reading=Words(
            "In every suit the non-reds held are the lowest of that suit.",
            "各門手裡不是紅張的牌，都是那一門最小的幾張。",
            "各门手里不是红张的牌，都是那一门最小的几张。",
        ),
        cites=(art.SEVEN_SMALL,),
        grade=Grade.INFERRED,
    )
    RANK_LE_5 = Answer(
        reading=Words(
            "Non-reds of rank five or less.",
            "不是紅張而位不過五的。",
            "不是红张而位不过五的。",
        ),
        cites=(
            art.SEVEN_SMALL,
            art.RANKS,
        ),
        grade=Grade.INFERRED,
    )
    ANY_SEVEN_NON_RED = Answer(
        reading=Words(
            "Any that are not red.",
            "凡不是紅張的。",
            "凡不是红张的。",
        ),
        cites=(
            art.SEVEN_SMALL,
            art.RED,
        ),
        grade=Grade.INFERRED,
    )


@question(zh_hant="八大、八小按什麼標準？", zh_hans="八大、八小按什么标准？")
class BadaBaxiao(Ruling):
    """When are all eight cards big, or all small?"""

    OWN_HAND = Answer(
        reading=Words(
            "When in every suit the cards held are its highest, or its lowest.",
            "各門手裡的都是那一門最大的幾張，或都是最小的幾張。",
            "各门手里的都是那一门最大的几张，或都是最小的几张。",
        ),
        cites=(art.BIG_AND_SMALL,),
        grade=Grade.INFERRED,
    )
    TS2_THRESHOLD = Answer(
        reading=Words(
            "When all are red or of rank seven and more; or all green and below rank six.",
            "都是紅張或位在七以上；或都是青張而位不到六。",
            "都是红张或位在七以上；或都是青张而位不到六。",
        ),
        cites=(art.LATE_BIGS,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="免鬥的手牌，極參加看沖嗎？", zh_hans="免斗的手牌，极参加看冲吗？")
class PredealJiNoChong(Ruling):
    """Do the Ji of a hand that ended play stay out of the chong?"""

    OFF = Answer(
        reading=Words(
            "No, the whole hand takes part.",
            "整手都參加。",
            "整手都参加。",
        ),
        cites=(art.HAND_AS_WON,),
        grade=Grade.INFERRED,
    )
    ON = Answer(
        reading=Words(
            "Yes, they are taken away.",
            "去掉極再看沖。",
            "去掉极再看冲。",
        ),
        cites=(art.JI_NOT_FOR_CHONG,),
        grade=Grade.ATTESTED,
    )
