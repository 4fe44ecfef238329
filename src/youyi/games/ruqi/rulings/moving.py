"""What the sources of 儒棋 leave open about a turn: numbers, kinds, shared cells."""

from __future__ import annotations

from youyi.games.ruqi import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(zh_hant="得一謙，梟走幾格？", zh_hans="得一谦，枭走几格？")
class OneQian(Ruling):
    """On one Humility, how far does an Owl go?"""

    STEP1 = Answer(
        reading=Words("One cell.", "一格。", "一格。"),
        cites=(art.XIAO_ONE_QIAN,),
        grade=Grade.ATTESTED,
    )
    DIE = Answer(
        reading=Words("The number on the other die.", "另一枚骰子的數。", "另一枚骰子的数。"),
        cites=(art.XIAO_ONE_QIAN,),
        grade=Grade.SUPPLIED,
    )
    DIE_PLUS1 = Answer(
        reading=Words("The number on the other die and one more.", "另一枚骰子的數再加一。", "另一枚骰子的数再加一。"),
        cites=(art.XIAO_ONE_QIAN,),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="兩彩相同，伏棋走幾格？", zh_hans="两彩相同，伏棋走几格？")
class FuDouble(Ruling):
    """On a double, how far does the lying piece go?"""

    ONE_DIE = Answer(
        reading=Words("One of the two numbers.", "只走其中一個。", "只走其中一个。"),
        cites=(art.FU_DOUBLE,),
        grade=Grade.ATTESTED,
    )
    SUM = Answer(
        reading=Words("The sum of both, in a single step.", "兩數之和，一次走完。", "两数之和，一次走完。"),
        cites=(art.FU_DOUBLE,),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="兩彩相同，梟可以走嗎？", zh_hans="两彩相同，枭可以走吗？")
class XiaoDouble(Ruling):
    """On a double, may Owls move?"""

    BOTH_DICE = Answer(
        reading=Words("Yes, by both numbers.", "可以，兩個數都走。", "可以，两个数都走。"),
        cites=(art.XIAO_DOUBLE,),
        grade=Grade.ATTESTED,
    )
    NONE = Answer(
        reading=Words(
            "No: the summary says that only one lying piece can be moved, taken to bar Owls altogether.",
            "不可以：概述說只能移動一枚伏棋，照此解作梟不能走。",
            "不可以：概述说只能移动一枚伏棋，照此解作枭不能走。",
        ),
        cites=(art.FU_DOUBLE,),
        grade=Grade.INFERRED,
    )


@question(zh_hant="走伏還是走梟，可以自己選嗎？", zh_hans="走伏还是走枭，可以自己选吗？")
class KindChoice(Ruling):
    """May a side choose which kind of piece to move?"""

    FREE = Answer(
        reading=Words("Yes, freely.", "可以自己選。", "可以自己选。"),
        cites=(art.ONE_KIND,),
        grade=Grade.INFERRED,
    )
    XIAO_FIRST = Answer(
        reading=Words(
            "No: Owls if they use the throw up; else lying pieces if they do; else Owls, then lying pieces.",
            "不可以：梟用得完兩個數就走梟；梟用不完而伏用得完，就走伏；都用不完，先梟後伏。",
            "不可以：枭用得完两个数就走枭；枭用不完而伏用得完，就走伏；都用不完，先枭后伏。",
        ),
        cites=(art.XIAO_FIRST, art.XIAO_SHORT, art.BOTH_BLOCKED, art.BOTH_SHORT),
        grade=Grade.ATTESTED,
    )
    XIAO_FIRST_LEAVING = Answer(
        reading=Words(
            "Freely, but in the order of Owls first on a throw with which some piece could leave: the order is tested"
            " at the start, where pieces go off.",
            "可以自己選；只有這一擲能讓棋出局的時候，才要先梟後伏：這個次序用在出局的淨。",
            "可以自己选；只有这一掷能让棋出局的时候，才要先枭后伏：这个次序用在出局的净。",
        ),
        cites=(art.XIAO_FIRST, art.EXIT),
        grade=Grade.INFERRED,
    )


@question(zh_hant="立還是折，什麼時候定？", zh_hans="立还是折，什么时候定？")
class StatusTiming(Ruling):
    """When is it settled whether a piece stands or lies?"""

    TURN_END = Answer(
        reading=Words(
            "Once, at the end of the turn, by the whole movement.",
            "一輪走完才定一次，看全程。",
            "一轮走完才定一次，看全程。",
        ),
        cites=(art.SETTLED_LAST,),
        grade=Grade.ATTESTED,
    )
    PER_DIE = Answer(
        reading=Words(
            "After each die, by that die's movement alone.",
            "每走一個數就定，各看各的路。",
            "每走一个数就定，各看各的路。",
        ),
        cites=(art.STAND, art.FOLD),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="要停的格已經有棋，怎麼辦？", zh_hans="要停的格已经有棋，怎么办？")
class Occupancy(Ruling):
    """What if the cell where a move would end is held?"""

    STACK_OWN = Answer(
        reading=Words(
            "Own pieces share it; enemy pieces bar it.",
            "己棋可以同格，有敵棋就不能停。",
            "己棋可以同格，有敌棋就不能停。",
        ),
        cites=(art.SHARED_CELLS,),
        grade=Grade.ATTESTED,
    )
    SLIDE = Answer(
        reading=Words(
            "One piece to a cell, except at one's start: the mover leaps on to the next free cell.",
            "除了起點，一格一棋；走的棋越過去，到下一個空格。",
            "除了起点，一格一棋；走的棋越过去，到下一个空格。",
        ),
        cites=(art.LEAP, art.CLEAN_CELLS),
        grade=Grade.INFERRED,
    )
    FREE_ALL = Answer(
        reading=Words(
            "Nothing: any number of pieces of both sides share a cell.",
            "沒關係：敵我的棋都可以同格。",
            "没关系：敌我的棋都可以同格。",
        ),
        cites=(art.NO_CAPTURE,),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="同格的己棋可以一起走嗎？", zh_hans="同格的己棋可以一起走吗？")
class StackMove(Ruling):
    """May own pieces that share a cell move together?"""

    SINGLE_OR_ALL = Answer(
        reading=Words(
            "Yes: one of them, or all of one kind as one. "
            "They must have met on the way: those that wait on p0 go singly.",
            "可以：或走一枚，或同種的全部一起走；要在途中相疊，在 p0 待發的一枚一枚出發。",
            "可以：或走一枚，或同种的全部一起走；要在途中相叠，在 p0 待发的一枚一枚出发。",
        ),
        cites=(art.JOINT, art.ONE_OR_ALL, art.WAIT_SINGLY),
        grade=Grade.ATTESTED,
    )
    SINGLE = Answer(
        reading=Words("No: each piece moves alone.", "不可以：一枚一枚地走。", "不可以：一枚一枚地走。"),
        cites=(art.CLEAN_CELLS,),
        grade=Grade.INFERRED,
    )
