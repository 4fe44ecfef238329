"""What the sources leave open about the worths of miscellaneous patterns."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(zh_hant="有皇倒卷者，倒卷簾並計否？", zh_hans="有皇倒卷者，倒卷帘并计否？")
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


@question(zh_hant="三紅、三素為何？", zh_hans="三红、三素为何？")
class SanHongSanSu(Ruling):
    """What are the three reds and the three plain, named beside the censers without a condition?"""

    OFF = Answer(
        reading=Words("Names only; they count nothing.", "但存其名，不計。", "但存其名，不计。"),
        cites=(art.CENSER_NAMES,),
        grade=Grade.INFERRED,
    )
    FEET8 = Answer(
        reading=Words(
            "Censers whose three feet are all red, or all plain, whatever the five are: eight. Condition and number are ours.",
            "香爐腳之三足皆紅，或皆素，五桌不拘：賀八。其法其數皆本書所補。",
            "香炉脚之三足皆红，或皆素，五桌不拘：贺八。其法其数皆本书所补。",
        ),
        cites=(art.CENSER_NAMES,),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="香爐腳諸式值幾何？", zh_hans="香炉脚诸式值几何？")
class XiangLuJiao(Ruling):
    """What are the kinds of censer worth?"""

    DEFAULT = Answer(
        reading=Words(
            "Five, ten, thirteen or twenty-five, by the two programs and their notes.",
            "五、十、十三或二十五，酌取兩程式及其附註。",
            "五、十、十三或二十五，酌取两程序及其附注。",
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
            "依 2022 年程式。",
            "依 2022 年程序。",
        ),
        cites=(art.PROGRAM_CENSER,),
        grade=Grade.ATTESTED,
    )
    TS2 = Answer(
        reading=Words(
            "As in the program of 2025.",
            "依 2025 年程式。",
            "依 2025 年程序。",
        ),
        cites=(art.LATE_CENSER,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="佛赤腳受罰否？", zh_hans="佛赤脚受罚否？")
class FoChiJiao(Ruling):
    """Does the barefoot Buddha pay?"""

    MINUS5 = Answer(
        reading=Words(
            "Yes, five to each.",
            "各賠三家五。",
            "各赔三家五。",
        ),
        cites=(art.PROGRAM_BAREFOOT_BUDDHA,),
        grade=Grade.ATTESTED,
    )
    OFF = Answer(
        reading=Words(
            "No.",
            "否。",
            "否。",
        ),
        cites=(art.BAREFOOT,),
        grade=Grade.INFERRED,
    )


@question(zh_hant="古譜小色樣計否？", zh_hans="古谱小色样计否？")
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


@question(zh_hant="天然趣、雙飛趣值幾何？", zh_hans="天然趣、双飞趣值几何？")
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


@question(zh_hant="指南所無之色樣，計何者？", zh_hans="指南所无之色样，计何者？")
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
            "2022 年程式所有者。",
            "2022 年程序所有者。",
        ),
        cites=(art.PROGRAM_EXTRAS,),
        grade=Grade.ATTESTED,
    )
    TS2 = Answer(
        reading=Words(
            "Those of the program of 2025.",
            "2025 年程式所有者。",
            "2025 年程序所有者。",
        ),
        cites=(art.LATE_EXTRAS,),
        grade=Grade.ATTESTED,
    )
