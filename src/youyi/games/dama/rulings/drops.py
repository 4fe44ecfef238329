"""What the sources leave open about dropping horses and about when they may move."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(
    zh_hant="某采下馬於第幾格？",
    zh_hans="某采下马于第几格？",
)
class DropMap(Ruling):
    """On which cell does a cast drop?"""

    SUM_MINUS_1 = Answer(
        reading=Words(
            "The cell of its count, the start being the first.",
            "以起點為第一格，數至采數。",
            "以起点为第一格，数至采数。",
        ),
        cites=(art.DROP,),
        grade=Grade.ATTESTED,
    )
    SKIP_9 = Answer(
        reading=Words(
            "Counts 3 to 10 on cells 1 to 8, counts 11 to 18 on cells 10 to 17.",
            "三至十下於一至八格，十一至十八下於十至十七格。",
            "三至十下于一至八格，十一至十八下于十至十七格。",
        ),
        cites=(art.SKIP_NINE,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="所下之馬如何到位？",
    zh_hans="所下之马如何到位？",
)
class DropPath(Ruling):
    """How do dropped horses get to their cell?"""

    TRAVEL = Answer(
        reading=Words(
            "They travel there from the start.",
            "自起點行至其格。",
            "自起点行至其格。",
        ),
        cites=(art.TURN_BACK,),
        grade=Grade.ATTESTED,
    )
    PLACE = Answer(
        reading=Words("They are put straight on it.", "直接置於其格。", "直接置于其格。"),
        cites=(art.PLACED,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="下馬之路受阻，如何？",
    zh_hans="下马之路受阻，如何？",
)
class DropBlocked(Ruling):
    """What happens to a drop whose way is blocked?"""

    TURN_BACK = Answer(
        reading=Words(
            "It turns back like any journey.",
            "與行馬同，折返而行。",
            "与行马同，折返而行。",
        ),
        cites=(art.TURN_BACK,),
        grade=Grade.ATTESTED,
    )
    FORFEIT = Answer(
        reading=Words("It is lost.", "不得下。", "不得下。"),
        cites=(art.PLACED,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="手中之馬不足其數，如何？",
    zh_hans="手中之马不足其数，如何？",
)
class ShortHand(Ruling):
    """What if fewer horses are in hand than the cast drops?"""

    DROP_REST = Answer(
        reading=Words("All that are left are dropped.", "盡下所餘。", "尽下所余。"),
        cites=(art.PRIZE_DROP,),
        grade=Grade.INFERRED,
    )
    NEED_ALL = Answer(
        reading=Words("None is dropped.", "一匹不下。", "一匹不下。"),
        cites=(art.DROP,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="何時可行馬？",
    zh_hans="何时可行马？",
)
class MoveRequires(Ruling):
    """When may a seat move?"""

    HAND_EMPTY = Answer(
        reading=Words("While no horse is in its hand.", "手中無馬之時。", "手中无马之时。"),
        cites=(art.ALL_DROPPED,),
        grade=Grade.ATTESTED,
    )
    DEPLOYED = Answer(
        reading=Words(
            "Once all twenty have been dropped; after a strike the next action must be a drop.",
            "二十匹曾經下盡之後；被打者下次行動須先下馬。",
            "二十匹曾经下尽之后；被打者下次行动须先下马。",
        ),
        cites=(art.CHOICE_OF_DEED, art.REDROP),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="一疊可分否？",
    zh_hans="一叠可分否？",
)
class Split(Ruling):
    """May a stack split?"""

    NEVER = Answer(
        reading=Words(
            "Never; a stack is one unit.",
            "不可；一疊為一單位。",
            "不可；一叠为一单位。",
        ),
        cites=(art.MERGE,),
        grade=Grade.ATTESTED,
    )
    ALLOWED = Answer(
        reading=Words("Any part of it may move.", "可分任意匹數而行。", "可分任意匹数而行。"),
        cites=(art.SPLIT_STACKS,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="能行則必行否？",
    zh_hans="能行则必行否？",
)
class MustMove(Ruling):
    """Must a seat move if it can?"""

    TRUE = Answer(
        reading=Words("Yes.", "必行。", "必行。"),
        cites=(art.MOVE,),
        grade=Grade.INFERRED,
    )
    FALSE = Answer(
        reading=Words("No, it may decline.", "可不行。", "可不行。"),
        cites=(art.NO_WAY,),
        grade=Grade.INFERRED,
    )
