"""What the sources leave open about the chong: who takes, and for how many points."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(zh_hant="所開之牌歸誰？", zh_hans="所开之牌归谁？")
class ChongTaker(Ruling):
    """Who takes an offered card?"""

    FIRST_ABLE = Answer(
        reading=Words(
            "The first seat in order that scores with it.",
            "按序首位能沖之家。",
            "按序首位能冲之家。",
        ),
        cites=(art.FIRST_ABLE,),
        grade=Grade.ATTESTED,
    )
    BEST_PRIORITY = Answer(
        reading=Words(
            "The seat whose own card is nearest to it.",
            "己牌與之最近之家。",
            "己牌与之最近之家。",
        ),
        cites=(art.BEST_PRIORITY,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="次張由誰先看？", zh_hans="次张由谁先看？")
class ChongPointer(Ruling):
    """Who is asked first about the next card?"""

    TAKER_STAYS = Answer(
        reading=Words(
            "Whoever took the last; a dead card changes nothing.",
            "取者；無人能沖則次序不變。",
            "取者；无人能冲则次序不变。",
        ),
        cites=(art.TAKER_AGAIN,),
        grade=Grade.ATTESTED,
    )
    ADVANCE_ONE = Answer(
        reading=Words(
            "The next seat, after every card.",
            "每張順移一家。",
            "每张顺移一家。",
        ),
        cites=(art.NEXT_ASKED,),
        grade=Grade.ATTESTED,
    )
    TAKER_THEN_NEXT = Answer(
        reading=Words(
            "Whoever took the last; after a dead card the next seat.",
            "取者；無人能沖則順移一家。",
            "取者；无人能冲则顺移一家。",
        ),
        cites=(art.LATE_POINTER,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="沖分如何計？", zh_hans="冲分如何计？")
class ChongTable(Ruling):
    """How are the points of the chong counted?"""

    R_CHONG = Answer(
        reading=Words(
            "By anchor, run and class, after the program of 2022.",
            "依沖根、連串與類，從 2022 年程式。",
            "依冲根、连串与类，从 2022 年程序。",
        ),
        cites=(
            art.ANCHOR,
            art.LONE_SHOULDER,
            art.CHAIN,
            art.SINGLE_VALUES,
        ),
        grade=Grade.INFERRED,
    )
    TS2 = Answer(
        reading=Words(
            "By distance and class, after the program of 2025.",
            "依遠近與類，從 2025 年程式。",
            "依远近与类，从 2025 年程序。",
        ),
        cites=(art.LATE_CHONG,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="己牌已計沖分者，可再計否？", zh_hans="己牌已计冲分者，可再计否？")
class OwnCardReuse(Ruling):
    """May an own card that scored score again?"""

    ON = Answer(
        reading=Words(
            "Yes.",
            "可。",
            "可。",
        ),
        cites=(art.SINGLE_VALUES,),
        grade=Grade.INFERRED,
    )
    OFF = Answer(
        reading=Words(
            "No, it is used up; only the points of 2025 know this.",
            "不可；惟 2025 年程式之沖分有此。",
            "不可；惟 2025 年程序之冲分有此。",
        ),
        cites=(art.USED_UP,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="有放功者，沖分加倍否？", zh_hans="有放功者，冲分加倍否？")
class MeritChong(Ruling):
    """Does merit multiply the points of the chong?"""

    OFF = Answer(
        reading=Words(
            "No.",
            "否。",
            "否。",
        ),
        cites=(art.CHONG,),
        grade=Grade.INFERRED,
    )
    ON = Answer(
        reading=Words(
            "Yes, in the Tens, double or triple.",
            "是，十字門加倍或三倍。",
            "是，十字门加倍或三倍。",
        ),
        cites=(art.MERIT,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="萬、索全門作何色樣？", zh_hans="万、索全门作何色样？")
class WsFull(Ruling):
    """What is a whole suit of Myriads or Strings?"""

    GUANSUO20 = Answer(
        reading=Words(
            "貫索全門, twenty.",
            "貫索全門，賀二十。",
            "贯索全门，贺二十。",
        ),
        cites=(
            art.PROGRAM_RESULTS,
            art.LONG_SUITS,
        ),
        grade=Grade.ATTESTED,
    )
    JIULIANHUAN30 = Answer(
        reading=Words(
            "九連環, thirty.",
            "九連環，賀三十。",
            "九连环，贺三十。",
        ),
        cites=(art.PROGRAM_RESULTS,),
        grade=Grade.INFERRED,
    )


@question(zh_hant="全紅醉楊妃為何？", zh_hans="全红醉杨妃为何？")
class QuanHongZui(Ruling):
    """What is the all-red drunken consort?"""

    ALIAS = Answer(
        reading=Words(
            "Another name of the ten reds with the consort.",
            "十紅醉楊妃之別名。",
            "十红醉杨妃之别名。",
        ),
        cites=(art.PROGRAM_RESULTS,),
        grade=Grade.ATTESTED,
    )
    REDS_AND_T20_ONLY = Answer(
        reading=Words(
            "20 of Tens, six reds or more, and nothing else: eighty.",
            "二十與六紅以上，別無他牌：賀八十。",
            "二十与六红以上，别无他牌：贺八十。",
        ),
        cites=(art.CHONG_PATTERN_NAMES,),
        grade=Grade.INFERRED,
    )


@question(zh_hant="滿堂紅須幾紅？", zh_hans="满堂红须几红？")
class ManTangHong(Ruling):
    """How many reds make the hall full of red?"""

    NINE_REDS = Answer(
        reading=Words("All nine, and nothing else.", "九紅俱全，別無他牌。", "九红俱全，别无他牌。"),
        cites=(art.PROGRAM_RESULTS,),
        grade=Grade.ATTESTED,
    )
    ALL_RED = Answer(
        reading=Words(
            "As the guide says: every card won and drawn is red, however many; one at least is drawn.",
            "依指南之文：上桌與沖得之牌全是紅張，不拘多少；至少沖得一張。",
            "依指南之文：上桌与冲得之牌全是红张，不拘多少；至少冲得一张。",
        ),
        cites=(art.CHONG_PATTERN_NAMES,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="俱慶堂計否？", zh_hans="俱庆堂计否？")
class JuQingTang(Ruling):
    """Does the hall of joint rejoicing count?"""

    ALIAS = Answer(
        reading=Words(
            "No: a common name of the whole suits, which are paid by themselves.",
            "不計：諸全門之總名，其賀各見於全門。",
            "不计：诸全门之总名，其贺各见于全门。",
        ),
        cites=(art.CHONG_PATTERN_NAMES,),
        grade=Grade.INFERRED,
    )
    COMPLETED20 = Answer(
        reading=Words(
            "Twenty for a suit that the stock completes, beside the whole suit; the number is ours.",
            "沖出全門者賀二十，與諸全門並計；其數為本書所補。",
            "冲出全门者贺二十，与诸全门并计；其数为本书所补。",
        ),
        cites=(art.CHONG_PATTERN_NAMES,),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="金掘藏、銀掘藏值幾何？", zh_hans="金掘藏、银掘藏值几何？")
class JueZang(Ruling):
    """What are the golden and the silver treasure worth?"""

    V100_60 = Answer(
        reading=Words(
            "A hundred, and sixty.",
            "一百、六十。",
            "一百、六十。",
        ),
        cites=(
            art.PROGRAM_RESULTS_NOTE,
            art.LATE_RESULTS,
        ),
        grade=Grade.ATTESTED,
    )
    V60_40 = Answer(
        reading=Words(
            "Sixty, and forty.",
            "六十、四十。",
            "六十、四十。",
        ),
        cites=(art.PROGRAM_RESULTS,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="雙掘藏值幾何？", zh_hans="双掘藏值几何？")
class ShuangJueZang(Ruling):
    """What is the double treasure worth?"""

    V200 = Answer(
        reading=Words(
            "Two hundred.",
            "二百。",
            "二百。",
        ),
        cites=(art.LATE_RESULTS,),
        grade=Grade.ATTESTED,
    )
    V100 = Answer(
        reading=Words(
            "A hundred.",
            "一百。",
            "一百。",
        ),
        cites=(art.PROGRAM_RESULTS,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="沖成色樣依何表？", zh_hans="冲成色样依何表？")
class ChongPatternTable(Ruling):
    """Which patterns made by the chong are in force?"""

    CS = Answer(
        reading=Words(
            "All that the guide names, after the program of 2022.",
            "指南所列皆計，從 2022 年程式。",
            "指南所列皆计，从 2022 年程序。",
        ),
        cites=(
            art.CHONG_PATTERN_NAMES,
            art.PROGRAM_RESULTS,
        ),
        grade=Grade.ATTESTED,
    )
    TS2 = Answer(
        reading=Words(
            "Ten of them, after the program of 2025.",
            "惟計十種，從 2025 年程式。",
            "惟计十种，从 2025 年程序。",
        ),
        cites=(art.LATE_RESULTS,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="奪錦標每張計幾？", zh_hans="夺锦标每张计几？")
class DuoJinBiao(Ruling):
    """What does the brocade banner count for each card?"""

    CS_COMMENT = Answer(
        reading=Words(
            "Reward 3, Hundred 6, Shoulder, Ji and 90 5, 20 of Tens 10.",
            "賞三，百六，肩、極、九十五，二十十。",
            "赏三，百六，肩、极、九十五，二十十。",
        ),
        cites=(
            art.BANNER,
            art.BANNER_NOTE,
        ),
        grade=Grade.ATTESTED,
    )
    CS_CODE = Answer(
        reading=Words(
            "Reward, Shoulder and Hundred 3, Ji and 90 5, 20 of Tens 10.",
            "賞、肩、百三，極、九十五，二十十。",
            "赏、肩、百三，极、九十五，二十十。",
        ),
        cites=(art.BANNER_CODE,),
        grade=Grade.ATTESTED,
    )
    TS2 = Answer(
        reading=Words(
            "Three; Tens 5, 20 of Tens 10.",
            "三；十字門五，二十十。",
            "三；十字门五，二十十。",
        ),
        cites=(art.LATE_BANNER,),
        grade=Grade.ATTESTED,
    )
    OFF = Answer(
        reading=Words(
            "Nothing: it is not played.",
            "不計。",
            "不计。",
        ),
        cites=(art.CHONG_PATTERN_NAMES,),
        grade=Grade.SUPPLIED,
    )
