"""What the sources leave open about extra turns, the first turn and the last."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(
    zh_hant="何等賞采可再擲？",
    zh_hans="何等赏采可再掷？",
)
class PrizeExtra(Ruling):
    """Which prize casts earn another turn?"""

    HUNHUA = Answer(
        reading=Words("Triples.", "渾花。", "浑花。"),
        cites=(art.TRIPLE_AGAIN,),
        grade=Grade.ATTESTED,
    )
    EVERY = Answer(
        reading=Words("Every prize cast.", "諸賞采。", "诸赏采。"),
        cites=(art.PRIZE_AGAIN,),
        grade=Grade.ATTESTED,
    )
    NONE = Answer(
        reading=Words("None.", "無。", "无。"),
        cites=(art.TURNS,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="打馬再擲否？",
    zh_hans="打马再掷否？",
)
class HitExtra(Ruling):
    """Does striking earn another turn?"""

    TRUE = Answer(
        reading=Words("Yes.", "是。", "是。"),
        cites=(art.STRIKE_AGAIN,),
        grade=Grade.ATTESTED,
    )
    FALSE = Answer(
        reading=Words("No.", "否。", "否。"),
        cites=(art.TURNS,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="疊馬再擲否？",
    zh_hans="叠马再掷否？",
)
class MergeExtra(Ruling):
    """Does merging earn another turn?"""

    TRUE = Answer(
        reading=Words("Yes.", "是。", "是。"),
        cites=(art.MERGE_AGAIN,),
        grade=Grade.ATTESTED,
    )
    FALSE = Answer(
        reading=Words("No.", "否。", "否。"),
        cites=(art.TURNS,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="飛馬再擲否？",
    zh_hans="飞马再掷否？",
)
class FlyExtra(Ruling):
    """Does flying earn another turn?"""

    FALSE = Answer(
        reading=Words("No.", "否。", "否。"),
        cites=(art.MOAT_REWARD,),
        grade=Grade.ATTESTED,
    )
    TRUE = Answer(
        reading=Words("Yes.", "是。", "是。"),
        cites=(art.FLIGHT_AGAIN,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="一擲之中，一家至多再得幾擲？",
    zh_hans="一掷之中，一家至多再得几掷？",
)
class ExtraCap(Ruling):
    """How many extra turns can one throw earn a seat?"""

    ONE = Answer(
        reading=Words("One.", "一擲。", "一掷。"),
        cites=(art.ONE_EXTRA,),
        grade=Grade.SUPPLIED,
    )
    ADDITIVE = Answer(
        reading=Words("One for each reason.", "每因各得一擲。", "每因各得一掷。"),
        cites=(art.TRIPLE_AGAIN,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="再擲於何時行之？",
    zh_hans="再掷于何时行之？",
)
class ExtraWhen(Ruling):
    """When are extra turns taken?"""

    QUEUE = Answer(
        reading=Words(
            "After the turn, in the order in which they were earned.",
            "本輪畢後，依所得先後。",
            "本轮毕后，依所得先后。",
        ),
        cites=(art.ONE_EXTRA,),
        grade=Grade.SUPPLIED,
    )
    AT_ONCE = Answer(
        reading=Words(
            "At once, before anything that still waits.",
            "即時行之，先於一切未行者。",
            "即时行之，先于一切未行者。",
        ),
        cites=(art.TRIPLE_AGAIN,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="何人先擲？",
    zh_hans="何人先掷？",
)
class FirstPlayer(Ruling):
    """Who throws first?"""

    RANDOM = Answer(
        reading=Words("A seat drawn by lot.", "抽籤而定。", "抽签而定。"),
        cites=(art.FIRST_THROWER,),
        grade=Grade.SUPPLIED,
    )
    SEAT_0 = Answer(
        reading=Words("The first seat.", "首座。", "首座。"),
        cites=(art.FIRST_THROWER,),
        grade=Grade.SUPPLIED,
    )


@question(
    zh_hant="首家到終點後，如何？",
    zh_hans="首家到终点后，如何？",
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
            "餘家續行以定名次。",
            "余家续行以定名次。",
        ),
        cites=(art.PLACES,),
        grade=Grade.SUPPLIED,
    )
