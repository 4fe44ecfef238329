"""What the sources leave open about miscellaneous patterns: links, orders, maidens."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(zh_hant="相連的兩張之間可以隔什麼牌？", zh_hans="相连的两张之间可以隔什么牌？")
class LinkCards(Ruling):
    """What may lie between linked cards?"""

    ANY_JIN = Answer(
        reading=Words(
            "Any brocade card: only a green parts them, won or drawn. 皇倒捲 alone asks for reds.",
            "凡是錦都可以，只有青張才算隔開，上桌、沖得都一樣；只有皇倒捲要紅張相連。",
            "凡是锦都可以，只有青张才算隔开，上桌、冲得都一样；只有皇倒卷要红张相连。",
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
            "只能隔紅張；掘藏所沖的三花也是，隔了極就不算。",
            "只能隔红张；掘藏所冲的三花也是，隔了极就不算。",
        ),
        cites=(art.LINKED,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="極與百老的各種色樣，可以一起計嗎？", zh_hans="极与百老的各种色样，可以一起计吗？")
class JiBaiStacking(Ruling):
    """Do patterns of Ji and Hundred add up?"""

    SUBSUME = Answer(
        reading=Words(
            "No: the longer takes in the shorter.",
            "不可以，長的包含短的。",
            "不可以，长的包含短的。",
        ),
        cites=(art.LONGER_TAKES_IN,),
        grade=Grade.INFERRED,
    )
    STACK_ALL = Answer(
        reading=Words(
            "Yes, all of them.",
            "可以，全部一起計。",
            "可以，全部一起计。",
        ),
        cites=(
            art.PROGRAM_MISC,
            art.LATE_MISC,
        ),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="過橋龍、雙趣後、雙百後，中間隔了青張還算嗎？", zh_hans="过桥龙、双趣后、双百后，中间隔了青张还算吗？"
)
class ChainGreenTest(Ruling):
    """Does a green part 過橋龍, 雙趣後 and 雙百後?"""

    ON = Answer(
        reading=Words(
            "Yes, they must be linked.",
            "不算，要相連。",
            "不算，要相连。",
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
            "算，只數百老前後有幾張極。",
            "算，只数百老前后有几张极。",
        ),
        cites=(art.LATE_MISC,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="散花天女、天女散花，哪個是哪個？", zh_hans="散花天女、天女散花，哪个是哪个？")
class TiannvNames(Ruling):
    """Which maiden pattern has which name?"""

    CS_TS2 = Answer(
        reading=Words(
            "Hundred then 20 of Tens is 散花天女, the reverse 天女散花.",
            "百後二十是散花天女，二十後百是天女散花。",
            "百后二十是散花天女，二十后百是天女散花。",
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
            "百後二十是天女散花，二十後百是散花天女；賀數仍按次序。",
            "百后二十是天女散花，二十后百是散花天女；贺数仍按次序。",
        ),
        cites=(art.MAIDEN_NAMES,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="二十後百在頭兩桌的，計嗎？", zh_hans="二十后百在头两桌的，计吗？")
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


@question(zh_hant="龍門躍、佛頂珠的頭兩桌，次序怎樣？", zh_hans="龙门跃、佛顶珠的头两桌，次序怎样？")
class LongmenOrder(Ruling):
    """In which order must the first two cards of 龍門躍 and 佛頂珠 be won?"""

    TB_FIRST = Answer(
        reading=Words(
            "The Hundred first.",
            "百老在前。",
            "百老在前。",
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
    zh_hant="公孫對座、父子同登、三代榮封，可以另有別的牌嗎？",
    zh_hans="公孙对座、父子同登、三代荣封，可以另有别的牌吗？",
)
class SetsExact(Ruling):
    """May other cards be won beside 公孫對座, 父子同登, 三代榮封?"""

    SUBSET = Answer(
        reading=Words(
            "Yes.",
            "可以。",
            "可以。",
        ),
        cites=(art.LATE_MISC,),
        grade=Grade.INFERRED,
    )
    EXACT = Answer(
        reading=Words(
            "No: exactly these cards.",
            "不可以，只能正好是這幾張。",
            "不可以，只能正好是这几张。",
        ),
        cites=(art.PROGRAM_MISC,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="順風旗三張都沒上桌，賀多少？", zh_hans="顺风旗三张都没上桌，贺多少？")
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
            "沒有。",
            "没有。",
        ),
        cites=(art.LATE_MISC,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="什麼是飛來趣？", zh_hans="什么是飞来趣？")
class FeiLaiQu(Ruling):
    """When is a Ji flown in?"""

    LED_JI_WINS_TRICK8 = Answer(
        reading=Words(
            "When a Ji led to the eighth trick wins it.",
            "第八輪用極發牌而得桌。",
            "第八轮用极发牌而得桌。",
        ),
        cites=(art.JI_LED_LAST,),
        grade=Grade.INFERRED,
    )
    JI_FIRST_WITH_SUIT_IN_HAND = Answer(
        reading=Words(
            "When the first won card is a Ji and the hand was dealt more of its suit.",
            "頭一桌是極，而手裡原有同門的別的牌。",
            "头一桌是极，而手里原有同门的别的牌。",
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


@question(zh_hant="捲簾飛要什麼賞？", zh_hans="卷帘飞要什么赏？")
class JuanLianFei(Ruling):
    """Which Reward rolls up the flying screen?"""

    ANY_SHANG = Answer(
        reading=Words(
            "Any Reward between two Ji.",
            "兩張極之間的任何一張賞。",
            "两张极之间的任何一张赏。",
        ),
        cites=(art.PROGRAM_MISC,),
        grade=Grade.ATTESTED,
    )
    OWN_SUIT_SHANG = Answer(
        reading=Words(
            "The Reward of the first Ji's suit.",
            "前一張極那一門的賞。",
            "前一张极那一门的赏。",
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


@question(zh_hant="捉極獻百、捉極獻極，怎樣才成？", zh_hans="捉极献百、捉极献极，怎样才成？")
class ZhuoJi(Ruling):
    """When is a Ji caught and something presented?"""

    CAPTURE = Answer(
        reading=Words(
            "When its vice-Ji captured it and the next won card is the Hundred, or a Ji.",
            "用副極捉得那一門的極，下一桌是百老或極。",
            "用副极捉得那一门的极，下一桌是百老或极。",
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
            "一萬或一索之後，緊接百老或極。",
            "一万或一索之后，紧接百老或极。",
        ),
        cites=(art.LATE_MISC,),
        grade=Grade.ATTESTED,
    )
