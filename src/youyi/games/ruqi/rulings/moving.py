"""What the sources of 儒棋 leave open about a turn: numbers, kinds, shared cells."""

from __future__ import annotations

from youyi.games.ruqi import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(zh_hant="得一謙，梟行幾格？", zh_hans="得一谦，枭行几格？")
class OneQian(Ruling):
    """On one Humility, how far does an Owl go?"""

    STEP1 = Answer(
        reading=Words("One cell.", "一格。", "一格。"),
        cites=(art.XIAO_ONE_QIAN,),
        grade=Grade.ATTESTED,
    )
    DIE = Answer(
        reading=Words("The number on the other die.", "依另一骰之數。", "依另一骰之数。"),
        cites=(art.XIAO_ONE_QIAN,),
        grade=Grade.SUPPLIED,
    )
    DIE_PLUS1 = Answer(
        reading=Words("The number on the other die and one more.", "另一骰之數再加一。", "另一骰之数再加一。"),
        cites=(art.XIAO_ONE_QIAN,),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="兩彩相同，伏棋行幾格？", zh_hans="两彩相同，伏棋行几格？")
class FuDouble(Ruling):
    """On a double, how far does the lying piece go?"""

    ONE_DIE = Answer(
        reading=Words("One of the two numbers.", "惟行其一。", "惟行其一。"),
        cites=(art.FU_DOUBLE,),
        grade=Grade.ATTESTED,
    )
    SUM = Answer(
        reading=Words("The sum of both, in a single step.", "兩數之和，一次行之。", "两数之和，一次行之。"),
        cites=(art.FU_DOUBLE,),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="兩彩相同，梟可行否？", zh_hans="两彩相同，枭可行否？")
class XiaoDouble(Ruling):
    """On a double, may Owls move?"""

    BOTH_DICE = Answer(
        reading=Words("Yes, by both numbers.", "可，兩數俱行。", "可，两数俱行。"),
        cites=(art.XIAO_DOUBLE,),
        grade=Grade.ATTESTED,
    )
    NONE = Answer(
        reading=Words(
            "No: the summary says that only one lying piece can be moved, taken to bar Owls altogether.",
            "不可：述要謂只能移動一枚伏棋，解作梟不得行。",
            "不可：述要谓只能移动一枚伏棋，解作枭不得行。",
        ),
        cites=(art.FU_DOUBLE,),
        grade=Grade.INFERRED,
    )


@question(zh_hant="行伏行梟，可自擇否？", zh_hans="行伏行枭，可自择否？")
class KindChoice(Ruling):
    """May a side choose which kind of piece to move?"""

    FREE = Answer(
        reading=Words("Yes, freely.", "可自擇。", "可自择。"),
        cites=(art.ONE_KIND,),
        grade=Grade.INFERRED,
    )
    XIAO_FIRST = Answer(
        reading=Words(
            "No: Owls if they use the throw up; else lying pieces if they do; else Owls, then lying pieces.",
            "不可：梟能盡彩則行梟；不能而伏能，則行伏；皆不能，先梟後伏。",
            "不可：枭能尽彩则行枭；不能而伏能，则行伏；皆不能，先枭后伏。",
        ),
        cites=(art.XIAO_FIRST, art.XIAO_SHORT, art.BOTH_BLOCKED, art.BOTH_SHORT),
        grade=Grade.ATTESTED,
    )
    XIAO_FIRST_LEAVING = Answer(
        reading=Words(
            "Freely, but in the order of Owls first on a throw with which some piece could leave: the order is tested"
            " at the start, where pieces go off.",
            "可自擇；惟所擲之彩有棋可出局，則先梟後伏：其序驗於出局之淨。",
            "可自择；惟所掷之彩有棋可出局，则先枭后伏：其序验于出局之净。",
        ),
        cites=(art.XIAO_FIRST, art.EXIT),
        grade=Grade.INFERRED,
    )


@question(zh_hant="或立或折，何時而定？", zh_hans="或立或折，何时而定？")
class StatusTiming(Ruling):
    """When is it settled whether a piece stands or lies?"""

    TURN_END = Answer(
        reading=Words(
            "Once, at the end of the turn, by the whole movement.",
            "輪畢一次而定，通觀全程。",
            "轮毕一次而定，通观全程。",
        ),
        cites=(art.SETTLED_LAST,),
        grade=Grade.ATTESTED,
    )
    PER_DIE = Answer(
        reading=Words(
            "After each die, by that die's movement alone.",
            "逐彩而定，各觀其程。",
            "逐彩而定，各观其程。",
        ),
        cites=(art.STAND, art.FOLD),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="行止之格已有棋，如之何？", zh_hans="行止之格已有棋，如之何？")
class Occupancy(Ruling):
    """What if the cell where a move would end is held?"""

    STACK_OWN = Answer(
        reading=Words(
            "Own pieces share it; enemy pieces bar it.",
            "己棋可同格，敵棋則阻。",
            "己棋可同格，敌棋则阻。",
        ),
        cites=(art.SHARED_CELLS,),
        grade=Grade.ATTESTED,
    )
    SLIDE = Answer(
        reading=Words(
            "One piece to a cell, except at one's start: the mover leaps on to the next free cell.",
            "除初始格外一格一棋，行者越至次空格。",
            "除初始格外一格一棋，行者越至次空格。",
        ),
        cites=(art.LEAP, art.CLEAN_CELLS),
        grade=Grade.INFERRED,
    )
    FREE_ALL = Answer(
        reading=Words(
            "Nothing: any number of pieces of both sides share a cell.",
            "無妨：彼此之棋皆可同格。",
            "无妨：彼此之棋皆可同格。",
        ),
        cites=(art.NO_CAPTURE,),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="同格己棋可同行否？", zh_hans="同格己棋可同行否？")
class StackMove(Ruling):
    """May own pieces that share a cell move together?"""

    SINGLE_OR_ALL = Answer(
        reading=Words(
            "Yes: one of them, or all of one kind as one. "
            "They must have met on the way: those that wait on p0 go singly.",
            "可：或行其一，或同種全行；須途中相疊，待於 p0 者逐枚而出。",
            "可：或行其一，或同种全行；须途中相叠，待于 p0 者逐枚而出。",
        ),
        cites=(art.JOINT, art.ONE_OR_ALL, art.WAIT_SINGLY),
        grade=Grade.ATTESTED,
    )
    SINGLE = Answer(
        reading=Words("No: each piece moves alone.", "不可：逐枚而行。", "不可：逐枚而行。"),
        cites=(art.CLEAN_CELLS,),
        grade=Grade.INFERRED,
    )
