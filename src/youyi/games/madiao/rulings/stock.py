"""What the sources leave open about the chong: who takes, and for how many points."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(zh_hant="翻開的牌歸誰？", zh_hans="翻开的牌归谁？")
class ChongTaker(Ruling):
    """Who takes an offered card?"""

    FIRST_ABLE = Answer(
        reading=Words(
            "The first seat in order that scores with it.",
            "按次序第一個能沖的人。",
            "按次序第一个能冲的人。",
        ),
        cites=(art.FIRST_ABLE,),
        grade=Grade.ATTESTED,
    )
    BEST_PRIORITY = Answer(
        reading=Words(
            "The seat whose own card is nearest to it.",
            "己牌與它最近的人。",
            "己牌与它最近的人。",
        ),
        cites=(art.BEST_PRIORITY,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="下一張由誰先看？", zh_hans="下一张由谁先看？")
class ChongPointer(Ruling):
    """Who is asked first about the next card?"""

    TAKER_STAYS = Answer(
        reading=Words(
            "Whoever took the last; a dead card changes nothing.",
            "取得的人；沒有人能沖，次序就不變。",
            "取得的人；没有人能冲，次序就不变。",
        ),
        cites=(art.TAKER_AGAIN,),
        grade=Grade.ATTESTED,
    )
    ADVANCE_ONE = Answer(
        reading=Words(
            "The next seat, after every card.",
            "每張往下移一家。",
            "每张往下移一家。",
        ),
        cites=(art.NEXT_ASKED,),
        grade=Grade.ATTESTED,
    )
    TAKER_THEN_NEXT = Answer(
        reading=Words(
            "Whoever took the last; after a dead card the next seat.",
            "取得的人；沒有人能沖，就往下移一家。",
            "取得的人；没有人能冲，就往下移一家。",
        ),
        cites=(art.LATE_POINTER,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="沖分怎樣計？", zh_hans="冲分怎样计？")
class ChongTable(Ruling):
    """How are the points of the chong counted?"""

    R_CHONG = Answer(
        reading=Words(
            "By anchor, run and class, after the program of 2022.",
            "按沖根、連串與類，照 2022 年程式。",
            "按冲根、连串与类，照 2022 年程序。",
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
            "按遠近與類，照 2025 年程式。",
            "按远近与类，照 2025 年程序。",
        ),
        cites=(art.LATE_CHONG,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="已計過沖分的己牌，可以再計嗎？", zh_hans="已计过冲分的己牌，可以再计吗？")
class OwnCardReuse(Ruling):
    """May an own card that scored score again?"""

    ON = Answer(
        reading=Words(
            "Yes.",
            "可以。",
            "可以。",
        ),
        cites=(art.SINGLE_VALUES,),
        grade=Grade.INFERRED,
    )
    OFF = Answer(
        reading=Words(
            "No, it is used up; only the points of 2025 know this.",
            "不可以；只有 2025 年程式的沖分有這一條。",
            "不可以；只有 2025 年程序的冲分有这一条。",
        ),
        cites=(art.USED_UP,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="有人放功，沖分加倍嗎？", zh_hans="有人放功，冲分加倍吗？")
class MeritChong(Ruling):
    """Does merit multiply the points of the chong?"""

    OFF = Answer(
        reading=Words(
            "No.",
            "不。",
            "不。",
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


@question(zh_hant="萬、索全門算什麼色樣？", zh_hans="万、索全门算什么色样？")
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


@question(zh_hant="全紅醉楊妃是什麼？", zh_hans="全红醉杨妃是什么？")
class QuanHongZui(Ruling):
    """What is the all-red drunken consort?"""

    ALIAS = Answer(
        reading=Words(
            "Another name of the ten reds with the consort.",
            "十紅醉楊妃的別名。",
            "十红醉杨妃的别名。",
        ),
        cites=(art.PROGRAM_RESULTS,),
        grade=Grade.ATTESTED,
    )
    REDS_AND_T20_ONLY = Answer(
        reading=Words(
            "20 of Tens, six reds or more, and nothing else: eighty.",
            "二十與六張以上的紅張，沒有別的牌：賀八十。",
            "二十与六张以上的红张，没有别的牌：贺八十。",
        ),
        cites=(art.CHONG_PATTERN_NAMES,),
        grade=Grade.INFERRED,
    )


@question(zh_hant="滿堂紅要幾張紅？", zh_hans="满堂红要几张红？")
class ManTangHong(Ruling):
    """How many reds make the hall full of red?"""

    NINE_REDS = Answer(
        reading=Words("All nine, and nothing else.", "九張紅張齊全，沒有別的牌。", "九张红张齐全，没有别的牌。"),
        cites=(art.PROGRAM_RESULTS,),
        grade=Grade.ATTESTED,
    )
    ALL_RED = Answer(
        reading=Words(
            "As the guide says: every card won and drawn is red, however many; one at least is drawn.",
            "按指南的文字：上桌與沖得的牌全是紅張，多少不拘；至少沖得一張。",
            "按指南的文字：上桌与冲得的牌全是红张，多少不拘；至少冲得一张。",
        ),
        cites=(art.CHONG_PATTERN_NAMES,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="計俱慶堂嗎？", zh_hans="计俱庆堂吗？")
class JuQingTang(Ruling):
    """Does the hall of joint rejoicing count?"""

    ALIAS = Answer(
        reading=Words(
            "No: a common name of the whole suits, which are paid by themselves.",
            "不計：它是各種全門的總名，賀數各見於全門。",
            "不计：它是各种全门的总名，贺数各见于全门。",
        ),
        cites=(art.CHONG_PATTERN_NAMES,),
        grade=Grade.INFERRED,
    )
    COMPLETED20 = Answer(
        reading=Words(
            "Twenty for a suit that the stock completes, beside the whole suit; the number is ours.",
            "沖出全門的賀二十，與各種全門一起計；數目是我們補的。",
            "冲出全门的贺二十，与各种全门一起计；数目是我们补的。",
        ),
        cites=(art.CHONG_PATTERN_NAMES,),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="金掘藏、銀掘藏值多少？", zh_hans="金掘藏、银掘藏值多少？")
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


@question(zh_hant="雙掘藏值多少？", zh_hans="双掘藏值多少？")
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
    GOLDEN = Answer(
        reading=Words(
            "It is no pattern of its own: the golden treasure counts, once.",
            "不另成色樣：只計金掘藏，一次。",
            "不另成色样：只计金掘藏，一次。",
        ),
        cites=(art.CHONG_PATTERN_NAMES,),
        grade=Grade.INFERRED,
    )


@question(zh_hant="沖成色樣按哪張表？", zh_hans="冲成色样按哪张表？")
class ChongPatternTable(Ruling):
    """Which patterns made by the chong are in force?"""

    CS = Answer(
        reading=Words(
            "All that the guide names, after the program of 2022.",
            "指南列出的都計，照 2022 年程式。",
            "指南列出的都计，照 2022 年程序。",
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
            "只計十種，照 2025 年程式。",
            "只计十种，照 2025 年程序。",
        ),
        cites=(art.LATE_RESULTS,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="奪錦標每張計多少？", zh_hans="夺锦标每张计多少？")
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
