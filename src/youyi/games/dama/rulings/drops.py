"""What the sources leave open about dropping horses and about when they may move."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(
    zh_hant="擲出的采，下馬在第幾格？",
    zh_hans="掷出的采，下马在第几格？",
)
class DropMap(Ruling):
    """On which cell does a cast drop?"""

    SUM_MINUS_1 = Answer(
        reading=Words(
            "The cell of its count, the start being the first.",
            "以起點為第一格，數到采數。",
            "以起点为第一格，数到采数。",
        ),
        cites=(art.DROP,),
        grade=Grade.ATTESTED,
    )
    SKIP_9 = Answer(
        reading=Words(
            "Counts 3 to 10 on cells 1 to 8, counts 11 to 18 on cells 10 to 17.",
            "三至十下在一至八格，十一至十八下在十至十七格。",
            "三至十下在一至八格，十一至十八下在十至十七格。",
        ),
        cites=(art.SKIP_NINE,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="下的馬怎樣到那一格？",
    zh_hans="下的马怎样到那一格？",
)
class DropPath(Ruling):
    """How do dropped horses get to their cell?"""

    TRAVEL = Answer(
        reading=Words(
            "They travel there from the start.",
            "從起點走到那一格。",
            "从起点走到那一格。",
        ),
        cites=(art.TURN_BACK,),
        grade=Grade.ATTESTED,
    )
    PLACE = Answer(
        reading=Words("They are put straight on it.", "直接放在那一格。", "直接放在那一格。"),
        cites=(art.PLACED,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="下馬的路受阻，怎麼辦？",
    zh_hans="下马的路受阻，怎么办？",
)
class DropBlocked(Ruling):
    """What happens to a drop whose way is blocked?"""

    TURN_BACK = Answer(
        reading=Words(
            "It turns back like any journey.",
            "與行馬相同，折返再走。",
            "与行马相同，折返再走。",
        ),
        cites=(art.TURN_BACK,),
        grade=Grade.ATTESTED,
    )
    FORFEIT = Answer(
        reading=Words("It is lost.", "不能下。", "不能下。"),
        cites=(art.PLACED,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="手裡的馬不夠數，怎麼辦？",
    zh_hans="手里的马不够数，怎么办？",
)
class ShortHand(Ruling):
    """What if fewer horses are in hand than the cast drops?"""

    DROP_REST = Answer(
        reading=Words("All that are left are dropped.", "剩下幾匹就下幾匹。", "剩下几匹就下几匹。"),
        cites=(art.PRIZE_DROP,),
        grade=Grade.INFERRED,
    )
    NEED_ALL = Answer(
        reading=Words("None is dropped.", "一匹也不下。", "一匹也不下。"),
        cites=(art.DROP,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="什麼時候可以行馬？",
    zh_hans="什么时候可以行马？",
)
class MoveRequires(Ruling):
    """When may a seat move?"""

    HAND_EMPTY = Answer(
        reading=Words("While no horse is in its hand.", "手裡沒有馬的時候。", "手里没有马的时候。"),
        cites=(art.ALL_DROPPED,),
        grade=Grade.ATTESTED,
    )
    DEPLOYED = Answer(
        reading=Words(
            "Once all twenty have been dropped; after a strike the next action must be a drop.",
            "二十匹曾經全部下完之後；馬被打的人，下次行動要先下馬。",
            "二十匹曾经全部下完之后；马被打的人，下次行动要先下马。",
        ),
        cites=(art.CHOICE_OF_DEED, art.REDROP),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="一疊可以分開嗎？",
    zh_hans="一叠可以分开吗？",
)
class Split(Ruling):
    """May a stack split?"""

    NEVER = Answer(
        reading=Words(
            "Never; a stack is one unit.",
            "不可以；一疊是一個單位。",
            "不可以；一叠是一个单位。",
        ),
        cites=(art.MERGE,),
        grade=Grade.ATTESTED,
    )
    ALLOWED = Answer(
        reading=Words("Any part of it may move.", "可以分出任意匹數來走。", "可以分出任意匹数来走。"),
        cites=(art.SPLIT_STACKS,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="走得了就必須走嗎？",
    zh_hans="走得了就必须走吗？",
)
class MustMove(Ruling):
    """Must a seat move if it can?"""

    TRUE = Answer(
        reading=Words("Yes.", "必須走。", "必须走。"),
        cites=(art.MOVE,),
        grade=Grade.INFERRED,
    )
    FALSE = Answer(
        reading=Words("No, it may decline.", "可以不走。", "可以不走。"),
        cites=(art.NO_WAY,),
        grade=Grade.INFERRED,
    )
