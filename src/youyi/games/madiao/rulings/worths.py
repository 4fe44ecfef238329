"""What the sources leave open about the worths of miscellaneous patterns."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(zh_hant="有皇倒捲的，倒捲簾一起計嗎？", zh_hans="有皇倒卷的，倒卷帘一起计吗？")
class DaoJuanWithHuang(Ruling):
    """Does the reversed screen count beside the imperial one?"""

    ADDITIVE = Answer(
        reading=Words(
            "Yes.",
            "並計。",
            "并计。",
        ),
        cites=(art.LATE_MISC,),
        grade=Grade.INFERRED,
    )
    SKIPPED = Answer(
        reading=Words(
            "No.",
            "不計。",
            "不计。",
        ),
        cites=(art.PROGRAM_MISC,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="三紅、三素是什麼？", zh_hans="三红、三素是什么？")
class SanHongSanSu(Ruling):
    """What are the three reds and the three plain, named beside the censers without a condition?"""

    OFF = Answer(
        reading=Words("Names only; they count nothing.", "只留名稱，不計。", "只留名称，不计。"),
        cites=(art.CENSER_NAMES,),
        grade=Grade.INFERRED,
    )
    FEET8 = Answer(
        reading=Words(
            "Censers whose three feet are all red, or all plain, whatever the five are: eight. Condition and number are ours.",
            "香爐腳的三隻腳都是紅張，或都是素張，五桌不拘：賀八。做法和數目都是我們補的。",
            "香炉脚的三只脚都是红张，或都是素张，五桌不拘：贺八。做法和数目都是我们补的。",
        ),
        cites=(art.CENSER_NAMES,),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="香爐腳的各種樣式值多少？", zh_hans="香炉脚的各种样式值多少？")
class XiangLuJiao(Ruling):
    """What are the kinds of censer worth?"""

    DEFAULT = Answer(
        reading=Words(
            "Five, ten, thirteen or twenty-five, by the two programs and their notes.",
            "五、十、十三或二十五，斟酌兩個程式及其附註而定。",
            "五、十、十三或二十五，斟酌两个程序及其附注而定。",
        ),
        cites=(
            art.CENSER_NAMES,
            art.PROGRAM_CENSER,
            art.LATE_CENSER,
        ),
        grade=Grade.INFERRED,
    )
    CS = Answer(
        reading=Words(
            "As in the program of 2022.",
            "按 2022 年程式。",
            "按 2022 年程序。",
        ),
        cites=(art.PROGRAM_CENSER,),
        grade=Grade.ATTESTED,
    )
    TS2 = Answer(
        reading=Words(
            "As in the program of 2025.",
            "按 2025 年程式。",
            "按 2025 年程序。",
        ),
        cites=(art.LATE_CENSER,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="佛赤腳受罰嗎？", zh_hans="佛赤脚受罚吗？")
class FoChiJiao(Ruling):
    """Does the barefoot Buddha pay?"""

    MINUS5 = Answer(
        reading=Words(
            "Yes, five to each.",
            "賠三家各五。",
            "赔三家各五。",
        ),
        cites=(art.PROGRAM_BAREFOOT_BUDDHA,),
        grade=Grade.ATTESTED,
    )
    OFF = Answer(
        reading=Words(
            "No.",
            "不。",
            "不。",
        ),
        cites=(art.BAREFOOT,),
        grade=Grade.INFERRED,
    )


@question(zh_hant="計古譜的小色樣嗎？", zh_hans="计古谱的小色样吗？")
class SmallPatterns(Ruling):
    """Do the small patterns of the old score count?"""

    ON = Answer(
        reading=Words(
            "Yes.",
            "計。",
            "计。",
        ),
        cites=(art.MISC_NAMES,),
        grade=Grade.ATTESTED,
    )
    OFF = Answer(
        reading=Words(
            "No.",
            "不計。",
            "不计。",
        ),
        cites=(art.OLD_SCORE,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="天然趣、雙飛趣值多少？", zh_hans="天然趣、双飞趣值多少？")
class MiscValues(Ruling):
    """What are 天然趣 and 雙飛趣 worth?"""

    CS = Answer(
        reading=Words(
            "Fifteen; and four for each linked pair.",
            "十五；每對四。",
            "十五；每对四。",
        ),
        cites=(art.PROGRAM_MISC,),
        grade=Grade.ATTESTED,
    )
    TS2 = Answer(
        reading=Words(
            "Twenty; and four once.",
            "二十；四，只計一次。",
            "二十；四，只计一次。",
        ),
        cites=(art.LATE_MISC,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="指南沒有的色樣，計哪些？", zh_hans="指南没有的色样，计哪些？")
class ExtraPatterns(Ruling):
    """Which patterns count that the guide does not name?"""

    NONE = Answer(
        reading=Words(
            "None.",
            "皆不計。",
            "皆不计。",
        ),
        cites=(art.MISC_NAMES,),
        grade=Grade.ATTESTED,
    )
    CS = Answer(
        reading=Words(
            "Those of the program of 2022.",
            "2022 年程式有的。",
            "2022 年程序有的。",
        ),
        cites=(art.PROGRAM_EXTRAS,),
        grade=Grade.ATTESTED,
    )
    TS2 = Answer(
        reading=Words(
            "Those of the program of 2025.",
            "2025 年程式有的。",
            "2025 年程序有的。",
        ),
        cites=(art.LATE_EXTRAS,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="先得二十（扈三娘），叫什麼，值多少？", zh_hans="先得二十（扈三娘），叫什么，值多少？")
class NvDiDengJi(Ruling):
    """What is 20 of Tens called and worth as the first card won?"""

    V30 = Answer(
        reading=Words(
            "女帝登基, the empress ascends the throne, thirty.",
            "女帝登基，三十。",
            "女帝登基，三十。",
        ),
        cites=(
            art.PROGRAM_MISC,
            art.LATE_MISC,
        ),
        grade=Grade.ATTESTED,
    )
    TIAN_RAN_QU = Answer(
        reading=Words(
            "天然趣, the natural Ji, as any other Ji: the guide names nothing else.",
            "天然趣，與別的極一樣：指南沒有另外的名目。",
            "天然趣，与别的极一样：指南没有另外的名目。",
        ),
        cites=(art.MISC_NAMES,),
        grade=Grade.INFERRED,
    )
