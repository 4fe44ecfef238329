"""What the sources leave open about extra turns, the first turn and the last."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(
    zh_hant="哪些賞采可以再擲？",
    zh_hans="哪些赏采可以再掷？",
)
class PrizeExtra(Ruling):
    """Which prize casts earn another turn?"""

    HUNHUA = Answer(
        reading=Words("Triples.", "渾花。", "浑花。"),
        cites=(art.TRIPLE_AGAIN,),
        grade=Grade.ATTESTED,
    )
    EVERY = Answer(
        reading=Words("Every prize cast.", "各種賞采。", "各种赏采。"),
        cites=(art.PRIZE_AGAIN,),
        grade=Grade.ATTESTED,
    )
    NONE = Answer(
        reading=Words("None.", "沒有。", "没有。"),
        cites=(art.TURNS,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="打馬可以再擲嗎？",
    zh_hans="打马可以再掷吗？",
)
class HitExtra(Ruling):
    """Does striking earn another turn?"""

    TRUE = Answer(
        reading=Words("Yes.", "可以。", "可以。"),
        cites=(art.STRIKE_AGAIN,),
        grade=Grade.ATTESTED,
    )
    FALSE = Answer(
        reading=Words("No.", "不可以。", "不可以。"),
        cites=(art.TURNS,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="疊馬可以再擲嗎？",
    zh_hans="叠马可以再掷吗？",
)
class MergeExtra(Ruling):
    """Does merging earn another turn?"""

    TRUE = Answer(
        reading=Words("Yes.", "可以。", "可以。"),
        cites=(art.MERGE_AGAIN,),
        grade=Grade.ATTESTED,
    )
    FALSE = Answer(
        reading=Words("No.", "不可以。", "不可以。"),
        cites=(art.TURNS,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="飛馬可以再擲嗎？",
    zh_hans="飞马可以再掷吗？",
)
class FlyExtra(Ruling):
    """Does flying earn another turn?"""

    FALSE = Answer(
        reading=Words("No.", "不可以。", "不可以。"),
        cites=(art.MOAT_REWARD,),
        grade=Grade.ATTESTED,
    )
    TRUE = Answer(
        reading=Words("Yes.", "可以。", "可以。"),
        cites=(art.FLIGHT_AGAIN,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="一擲之中，一家最多再得幾擲？",
    zh_hans="一掷之中，一家最多再得几掷？",
)
class ExtraCap(Ruling):
    """How many extra turns can one throw earn a seat?"""

    ONE = Answer(
        reading=Words("One.", "一擲。", "一掷。"),
        cites=(art.ONE_EXTRA,),
        grade=Grade.SUPPLIED,
    )
    ADDITIVE = Answer(
        reading=Words("One for each reason.", "每個原因各得一擲。", "每个原因各得一掷。"),
        cites=(art.TRIPLE_AGAIN,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="再擲什麼時候擲？",
    zh_hans="再掷什么时候掷？",
)
class ExtraWhen(Ruling):
    """When are extra turns taken?"""

    QUEUE = Answer(
        reading=Words(
            "After the turn, in the order in which they were earned.",
            "本輪結束之後，按得到的先後。",
            "本轮结束之后，按得到的先后。",
        ),
        cites=(art.ONE_EXTRA,),
        grade=Grade.SUPPLIED,
    )
    AT_ONCE = Answer(
        reading=Words(
            "At once, before anything that still waits.",
            "立刻擲，先於所有還沒擲的。",
            "立刻掷，先于所有还没掷的。",
        ),
        cites=(art.TRIPLE_AGAIN,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="誰先擲？",
    zh_hans="谁先掷？",
)
class FirstPlayer(Ruling):
    """Who throws first?"""

    RANDOM = Answer(
        reading=Words("A seat drawn by lot.", "抽籤而定。", "抽签而定。"),
        cites=(art.FIRST_THROWER,),
        grade=Grade.SUPPLIED,
    )
    SEAT_0 = Answer(
        reading=Words("The first seat.", "第一座。", "第一座。"),
        cites=(art.FIRST_THROWER,),
        grade=Grade.SUPPLIED,
    )


@question(
    zh_hant="第一家到終點以後怎麼辦？",
    zh_hans="第一家到终点以后怎么办？",
)
class AfterFinish(Ruling):
    """What happens when the first seat is home?"""

    STOP = Answer(
        reading=Words("The game is over.", "終局。", "终局。"),
        cites=(art.FIRST_HOME,),
        grade=Grade.ATTESTED,
    )
    PLAY_ON = Answer(
        reading=Words(
            "The others play on for places.",
            "其他各家繼續走，定出名次。",
            "其他各家继续走，定出名次。",
        ),
        cites=(art.PLACES,),
        grade=Grade.SUPPLIED,
    )
