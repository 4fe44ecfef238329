"""What the sources leave open about four-gates and the four Shoulders."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(zh_hant="四門色樣要每門一張嗎？", zh_hans="四门色样要每门一张吗？")
class FourGateSuits(Ruling):
    """Must a four-gate hold one card of every suit?"""

    REQUIRED = Answer(
        reading=Words(
            "Yes.",
            "要。",
            "要。",
        ),
        cites=(
            art.FOUR_GATE,
            art.FOUR_SUITS,
            art.SUITS,
        ),
        grade=Grade.ATTESTED,
    )
    COMPOSITION_ONLY = Answer(
        reading=Words(
            "No: any four brocade cards of the right classes.",
            "不要，四張錦的類別相合就可以。",
            "不要，四张锦的类别相合就可以。",
        ),
        cites=(art.FOUR_GATE_WORTHS,),
        grade=Grade.INFERRED,
    )


@question(zh_hant="四門色樣值多少？", zh_hans="四门色样值多少？")
class FourGateValues(Ruling):
    """What are four-gates worth?"""

    GUIDE = Answer(
        reading=Words(
            "As in the guide.",
            "依指南。",
            "依指南。",
        ),
        cites=(art.FOUR_GATE_WORTHS,),
        grade=Grade.ATTESTED,
    )
    TS2 = Answer(
        reading=Words(
            "The same, but paired Shoulders 12 and long Shoulders 14.",
            "同前，只是對肩十二、長肩十四。",
            "同前，只是对肩十二、长肩十四。",
        ),
        cites=(art.LATE_FOUR_GATES,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="計小天地分嗎？", zh_hans="计小天地分吗？")
class XiaoTianDiFen(Ruling):
    """Is the lesser heaven and earth a four-gate?"""

    ON = Answer(
        reading=Words(
            "Yes, for twenty-eight.",
            "計，賀二十八。",
            "计，贺二十八。",
        ),
        cites=(art.LESSER_HEAVEN_EARTH,),
        grade=Grade.ATTESTED,
    )
    OFF = Answer(
        reading=Words(
            "No; the guide does not list it among them.",
            "不計；指南的上桌色樣裡沒有它。",
            "不计；指南的上桌色样里没有它。",
        ),
        cites=(art.FOUR_GATE_WORTHS,),
        grade=Grade.INFERRED,
    )


@question(zh_hant="四門裡有二十，加賀嗎？", zh_hans="四门里有二十，加贺吗？")
class T20Bonus(Ruling):
    """Does 20 of Tens add to its four-gate?"""

    OFF = Answer(
        reading=Words(
            "No.",
            "不加。",
            "不加。",
        ),
        cites=(art.FOUR_GATE_WORTHS,),
        grade=Grade.INFERRED,
    )
    ON = Answer(
        reading=Words(
            "Yes, five.",
            "加五。",
            "加五。",
        ),
        cites=(art.LADY_BONUS,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="四門之外多餘的錦，加賀嗎？", zh_hans="四门之外多余的锦，加贺吗？")
class SurplusBonus(Ruling):
    """Do brocade cards beyond the four add to the four-gate?"""

    OFF = Answer(
        reading=Words(
            "No.",
            "不加。",
            "不加。",
        ),
        cites=(art.FOUR_GATE_WORTHS,),
        grade=Grade.INFERRED,
    )
    ON = Answer(
        reading=Words(
            "Yes: Reward 1, Shoulder 2, Ji 3, Hundred 4.",
            "加：賞一、肩二、極三、百四。",
            "加：赏一、肩二、极三、百四。",
        ),
        cites=(art.SURPLUS_BONUS,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="四肩在手怎樣計？", zh_hans="四肩在手怎样计？")
class Qjz(Ruling):
    """What do four Shoulders in the dealt hand bring?"""

    REPLACE = Answer(
        reading=Words(
            "One and one more for each won; with all four won the pillar's sixteen instead, and the chong doubles.",
            "在手一，每上桌一張加一；全部上桌就只取千鈞柱十六，沖分加倍。",
            "在手一，每上桌一张加一；全部上桌就只取千钧柱十六，冲分加倍。",
        ),
        cites=(
            art.SHOULDERS_DEALT,
            art.DOUBLE_CHONG,
        ),
        grade=Grade.INFERRED,
    )
    ADD = Answer(
        reading=Words(
            "One and one more for each won, on top of the pillar; the chong does not double.",
            "在手一，每上桌一張加一，另外加在千鈞柱之上；沖分不加倍。",
            "在手一，每上桌一张加一，另外加在千钧柱之上；冲分不加倍。",
        ),
        cites=(art.SHOULDERS_ADDED,),
        grade=Grade.ATTESTED,
    )
    OFF = Answer(
        reading=Words(
            "Nothing.",
            "不計。",
            "不计。",
        ),
        cites=(art.FOUR_GATE_WORTHS,),
        grade=Grade.INFERRED,
    )
