"""What the sources leave open about dealt patterns."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(zh_hant="鬥前色樣依何表計值？", zh_hans="斗前色样依何表计值？")
class PredealTable(Ruling):
    """Which list of dealt patterns is in force, with which worths?"""

    GUIDE = Answer(
        reading=Words(
            "The guide's, with worths supplied where it gives none.",
            "依指南；無值者補定。",
            "依指南；无值者补定。",
        ),
        cites=(art.DEALT_WORTHS,),
        grade=Grade.ATTESTED,
    )
    CS = Answer(
        reading=Words(
            "The rows that the program of 2022 has, at its worths.",
            "惟 2022 年程式所有者，依其值。",
            "惟 2022 年程序所有者，依其值。",
        ),
        cites=(art.PROGRAM_DEALT,),
        grade=Grade.ATTESTED,
    )
    TS2 = Answer(
        reading=Words(
            "The rows that the program of 2025 has, at its worths.",
            "惟 2025 年程式所有者，依其值。",
            "惟 2025 年程序所有者，依其值。",
        ),
        cites=(art.LATE_DEALT,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="鬥前色樣前三十二種如何組成？", zh_hans="斗前色样前三十二种如何组成？")
class PredealStructure(Ruling):
    """What must the first thirty-two dealt patterns consist of?"""

    TWO_FOUR_GATES = Answer(
        reading=Words(
            "Two four-gates that share no card.",
            "互不相犯之兩副四門。",
            "互不相犯之两副四门。",
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
            "但計賞、肩、百、極之數，不論門類。",
            "但计赏、肩、百、极之数，不论门类。",
        ),
        cites=(art.DEALT_WORTHS,),
        grade=Grade.INFERRED,
    )


@question(zh_hant="一手兼成數種鬥前色樣，如何計？", zh_hans="一手兼成数种斗前色样，如何计？")
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
            "悉數相加。",
            "悉数相加。",
        ),
        cites=(art.LATE_DEALT,),
        grade=Grade.ATTESTED,
    )
    CS_CHAIN = Answer(
        reading=Words(
            "The first that fits in a fixed order.",
            "依定序取先合者。",
            "依定序取先合者。",
        ),
        cites=(art.PROGRAM_DEALT,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="數家同得鬥前色樣，誰受賀？", zh_hans="数家同得斗前色样，谁受贺？")
class PredealPlayers(Ruling):
    """Who is paid when several seats hold dealt patterns?"""

    ALL_SCORE = Answer(
        reading=Words(
            "Every holder.",
            "得者皆賀。",
            "得者皆贺。",
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
            "惟自莊家數起之首位，沖亦獨與。",
            "惟自庄家数起之首位，冲亦独与。",
        ),
        cites=(art.LATE_DEALT,),
        grade=Grade.ATTESTED,
    )
    FIRST_FROM_SEAT_0 = Answer(
        reading=Words(
            "The first seat of the table, whoever banks; only he takes part in the chong.",
            "惟自首位數起之首家，不論莊家，沖亦獨與。",
            "惟自首位数起之首家，不论庄家，冲亦独与。",
        ),
        cites=(art.LATE_FIRST_SEAT,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="上下四門可含百老否？", zh_hans="上下四门可含百老否？")
class ShangxiaWithTb(Ruling):
    """May the Hundred stand in the upper and lower four gates?"""

    ALLOWED = Answer(
        reading=Words(
            "Yes.",
            "可。",
            "可。",
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
            "不可，惟賞、肩、極。",
            "不可，惟赏、肩、极。",
        ),
        cites=(art.UPPER_LOWER,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="七小一紅，何者為小？", zh_hans="七小一红，何者为小？")
class QiXiaoYiHong(Ruling):
    """Which seven cards are small?"""

    BOTTOM_K = Answer(
        reading=Words(
            "In every suit the non-reds held are the lowest of that suit.",
            "各門所持非紅之牌，皆為該門最末者。",
            "各门所持非红之牌，皆为该门最末者。",
        ),
        cites=(art.SEVEN_SMALL,),
        grade=Grade.INFERRED,
    )
    RANK_LE_5 = Answer(
        reading=Words(
            "Non-reds of rank five or less.",
            "非紅而位不過五者。",
            "非红而位不过五者。",
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
            "凡非紅者。",
            "凡非红者。",
        ),
        cites=(
            art.SEVEN_SMALL,
            art.RED,
        ),
        grade=Grade.INFERRED,
    )


@question(zh_hant="八大、八小以何為準？", zh_hans="八大、八小以何为准？")
class BadaBaxiao(Ruling):
    """When are all eight cards big, or all small?"""

    OWN_HAND = Answer(
        reading=Words(
            "When in every suit the cards held are its highest, or its lowest.",
            "各門所持皆為該門最大者，或皆最小者。",
            "各门所持皆为该门最大者，或皆最小者。",
        ),
        cites=(art.BIG_AND_SMALL,),
        grade=Grade.INFERRED,
    )
    TS2_THRESHOLD = Answer(
        reading=Words(
            "When all are red or of rank seven and more; or all green and below rank six.",
            "皆為紅張或位七以上；或皆青張而位不及六。",
            "皆为红张或位七以上；或皆青张而位不及六。",
        ),
        cites=(art.LATE_BIGS,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="免鬥之手牌，極與沖否？", zh_hans="免斗之手牌，极与冲否？")
class PredealJiNoChong(Ruling):
    """Do the Ji of a hand that ended play stay out of the chong?"""

    OFF = Answer(
        reading=Words(
            "No, the whole hand takes part.",
            "全手皆與。",
            "全手皆与。",
        ),
        cites=(art.HAND_AS_WON,),
        grade=Grade.INFERRED,
    )
    ON = Answer(
        reading=Words(
            "Yes, they are taken away.",
            "去極而後看沖。",
            "去极而后看冲。",
        ),
        cites=(art.JI_NOT_FOR_CHONG,),
        grade=Grade.ATTESTED,
    )
