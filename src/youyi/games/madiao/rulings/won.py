"""What the sources leave open about miscellaneous patterns: links, orders, maidens."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(zh_hant="相連二牌之間可隔何牌？", zh_hans="相连二牌之间可隔何牌？")
class LinkCards(Ruling):
    """What may lie between linked cards?"""

    ANY_JIN = Answer(
        reading=Words(
            "Any brocade card: only a green parts them, won or drawn. 皇倒捲 alone asks for reds.",
            "凡錦皆可，惟青張隔之，上桌、沖得皆然；惟皇倒捲須連紅。",
            "凡锦皆可，惟青张隔之，上桌、冲得皆然；惟皇倒卷须连红。",
        ),
        cites=(
            art.PROGRAM_MISC,
            art.BROCADE,
            art.GREEN,
        ),
        grade=Grade.ATTESTED,
    )
    RED_ONLY = Answer(
        reading=Words(
            "Reds only, also between the Flowers drawn for the treasures: a Ji parts them.",
            "惟紅張；掘藏所沖之三花亦然，隔極則不算。",
            "惟红张；掘藏所冲之三花亦然，隔极则不算。",
        ),
        cites=(art.LINKED,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="極百諸色樣可並計否？", zh_hans="极百诸色样可并计否？")
class JiBaiStacking(Ruling):
    """Do patterns of Ji and Hundred add up?"""

    SUBSUME = Answer(
        reading=Words(
            "No: the longer takes in the shorter.",
            "否，長者統短。",
            "否，长者统短。",
        ),
        cites=(art.LONGER_TAKES_IN,),
        grade=Grade.INFERRED,
    )
    STACK_ALL = Answer(
        reading=Words(
            "Yes, all of them.",
            "是，悉數並計。",
            "是，悉数并计。",
        ),
        cites=(
            art.PROGRAM_MISC,
            art.LATE_MISC,
        ),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="過橋龍、雙趣後、雙百後，隔青算否？", zh_hans="过桥龙、双趣后、双百后，隔青算否？")
class ChainGreenTest(Ruling):
    """Does a green part 過橋龍, 雙趣後 and 雙百後?"""

    ON = Answer(
        reading=Words(
            "Yes, they must be linked.",
            "不算，須相連。",
            "不算，须相连。",
        ),
        cites=(
            art.LINKED,
            art.PROGRAM_MISC,
        ),
        grade=Grade.ATTESTED,
    )
    OFF = Answer(
        reading=Words(
            "No: only how many Ji come before and after the Hundred matters.",
            "算，但計百老前後之極數。",
            "算，但计百老前后之极数。",
        ),
        cites=(art.LATE_MISC,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="散花天女、天女散花，孰為孰？", zh_hans="散花天女、天女散花，孰为孰？")
class TiannvNames(Ruling):
    """Which maiden pattern has which name?"""

    CS_TS2 = Answer(
        reading=Words(
            "Hundred then 20 of Tens is 散花天女, the reverse 天女散花.",
            "百後二十為散花天女，二十後百為天女散花。",
            "百后二十为散花天女，二十后百为天女散花。",
        ),
        cites=(
            art.PROGRAM_MISC,
            art.LATE_MISC,
        ),
        grade=Grade.ATTESTED,
    )
    SWAPPED = Answer(
        reading=Words(
            "Hundred then 20 of Tens is 天女散花, the reverse 散花天女; worths stay with the order.",
            "百後二十為天女散花，二十後百為散花天女；賀數仍依次序。",
            "百后二十为天女散花，二十后百为散花天女；贺数仍依次序。",
        ),
        cites=(art.MAIDEN_NAMES,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="二十後百居首二桌者，計否？", zh_hans="二十后百居首二桌者，计否？")
class TiannvFirst(Ruling):
    """Does 20 of Tens then the Hundred count as the first two won cards?"""

    EXCLUDED = Answer(
        reading=Words(
            "No.",
            "不計。",
            "不计。",
        ),
        cites=(art.PROGRAM_MISC,),
        grade=Grade.ATTESTED,
    )
    ALLOWED = Answer(
        reading=Words(
            "Yes.",
            "計。",
            "计。",
        ),
        cites=(art.LATE_MISC,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="龍門躍、佛頂珠之首二桌，次序如何？", zh_hans="龙门跃、佛顶珠之首二桌，次序如何？")
class LongmenOrder(Ruling):
    """In which order must the first two cards of 龍門躍 and 佛頂珠 be won?"""

    TB_FIRST = Answer(
        reading=Words(
            "The Hundred first.",
            "百老在先。",
            "百老在先。",
        ),
        cites=(art.PROGRAM_MISC,),
        grade=Grade.ATTESTED,
    )
    ANY_ORDER = Answer(
        reading=Words(
            "In either order.",
            "先後不拘。",
            "先后不拘。",
        ),
        cites=(art.LATE_MISC,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="公孫對座、父子同登、三代榮封，可兼得他牌否？", zh_hans="公孙对座、父子同登、三代荣封，可兼得他牌否？"
)
class SetsExact(Ruling):
    """May other cards be won beside 公孫對座, 父子同登, 三代榮封?"""

    SUBSET = Answer(
        reading=Words(
            "Yes.",
            "可。",
            "可。",
        ),
        cites=(art.LATE_MISC,),
        grade=Grade.INFERRED,
    )
    EXACT = Answer(
        reading=Words(
            "No: exactly these cards.",
            "不可，恰為此數牌。",
            "不可，恰为此数牌。",
        ),
        cites=(art.PROGRAM_MISC,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="順風旗三牌皆未上桌，賀幾何？", zh_hans="顺风旗三牌皆未上桌，贺几何？")
class SfqNoneWon(Ruling):
    """What is 順風旗 worth when none of the three was won?"""

    ONE = Answer(
        reading=Words(
            "One.",
            "一。",
            "一。",
        ),
        cites=(art.PROGRAM_MISC,),
        grade=Grade.ATTESTED,
    )
    ZERO = Answer(
        reading=Words(
            "Nothing.",
            "無。",
            "无。",
        ),
        cites=(art.LATE_MISC,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="何為飛來趣？", zh_hans="何为飞来趣？")
class FeiLaiQu(Ruling):
    """When is a Ji flown in?"""

    LED_JI_WINS_TRICK8 = Answer(
        reading=Words(
            "When a Ji led to the eighth trick wins it.",
            "以極發第八輪而得桌。",
            "以极发第八轮而得桌。",
        ),
        cites=(art.JI_LED_LAST,),
        grade=Grade.INFERRED,
    )
    JI_FIRST_WITH_SUIT_IN_HAND = Answer(
        reading=Words(
            "When the first won card is a Ji and the hand was dealt more of its suit.",
            "首桌為極，而手中原有同門他牌。",
            "首桌为极，而手中原有同门他牌。",
        ),
        cites=(art.PROGRAM_MISC,),
        grade=Grade.INFERRED,
    )
    NEVER = Answer(
        reading=Words(
            "Never.",
            "不計。",
            "不计。",
        ),
        cites=(art.LATE_MISC,),
        grade=Grade.INFERRED,
    )


@question(zh_hant="卷簾飛須何賞？", zh_hans="卷帘飞须何赏？")
class JuanLianFei(Ruling):
    """Which Reward rolls up the flying screen?"""

    ANY_SHANG = Answer(
        reading=Words(
            "Any Reward between two Ji.",
            "二極之間，任何一賞。",
            "二极之间，任何一赏。",
        ),
        cites=(art.PROGRAM_MISC,),
        grade=Grade.ATTESTED,
    )
    OWN_SUIT_SHANG = Answer(
        reading=Words(
            "The Reward of the first Ji's suit.",
            "前一極本門之賞。",
            "前一极本门之赏。",
        ),
        cites=(
            art.PROGRAM_MISC,
            art.REWARD,
        ),
        grade=Grade.INFERRED,
    )
    NEVER = Answer(
        reading=Words(
            "None: it is not scored.",
            "不計。",
            "不计。",
        ),
        cites=(art.LATE_MISC,),
        grade=Grade.INFERRED,
    )


@question(zh_hant="捉極獻百、捉極獻極，如何而成？", zh_hans="捉极献百、捉极献极，如何而成？")
class ZhuoJi(Ruling):
    """When is a Ji caught and something presented?"""

    CAPTURE = Answer(
        reading=Words(
            "When its vice-Ji captured it and the next won card is the Hundred, or a Ji.",
            "以副極捉得其極，次桌為百老或極。",
            "以副极捉得其极，次桌为百老或极。",
        ),
        cites=(
            art.PROGRAM_MISC,
            art.VICE_JI,
        ),
        grade=Grade.ATTESTED,
    )
    PILE = Answer(
        reading=Words(
            "When 1 of Myriads or Strings is followed at once by the Hundred, or by a Ji.",
            "一萬或一索之後緊接百老或極。",
            "一万或一索之后紧接百老或极。",
        ),
        cites=(art.LATE_MISC,),
        grade=Grade.ATTESTED,
    )
