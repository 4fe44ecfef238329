"""What the sources leave open about the road: turning back, stations, passing."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(
    zh_hant="前面的路受阻，怎麼辦？",
    zh_hans="前面的路受阻，怎么办？",
)
class Bounce(Ruling):
    """What does a unit do whose way forward is blocked?"""

    TURN_BACK = Answer(
        reading=Words(
            "After at least one step forward it turns back for the rest.",
            "至少前進一步，然後折返走完剩下的步數。",
            "至少前进一步，然后折返走完剩下的步数。",
        ),
        cites=(art.TURN_BACK, art.FORWARD_FIRST),
        grade=Grade.INFERRED,
    )
    FROM_STANDSTILL = Answer(
        reading=Words(
            "It turns back, even at once.",
            "折返；一開始就受阻也折返。",
            "折返；一开始就受阻也折返。",
        ),
        cites=(art.TURN_BACK,),
        grade=Grade.INFERRED,
    )
    STOP_AT_GATES = Answer(
        reading=Words(
            "If it stands on 函谷關 or 飛龍院 it stops there; elsewhere it turns back.",
            "正在函谷關或飛龍院就停在上面；在別處折返。",
            "正在函谷关或飞龙院就停在上面；在别处折返。",
        ),
        cites=(art.WAIT,),
        grade=Grade.INFERRED,
    )
    NONE = Answer(
        reading=Words(
            "It may not go; only the end turns back.",
            "不能走；只有終點可以折返。",
            "不能走；只有终点可以折返。",
        ),
        cites=(art.WAIT,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="可以倒行嗎？",
    zh_hans="可以倒行吗？",
)
class Backward(Ruling):
    """May a stack move backward?"""

    FALSE = Answer(
        reading=Words("No.", "不可以。", "不可以。"),
        cites=(art.MOVE,),
        grade=Grade.ATTESTED,
    )
    TRUE = Answer(
        reading=Words(
            "Yes, to strike, to merge or to enter a station.",
            "可以；但要能打馬、疊馬或入窩。",
            "可以；但要能打马、叠马或入窝。",
        ),
        cites=(art.BACKWARD,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="敵馬在窩裡，可以進去、可以經過嗎？",
    zh_hans="敌马在窝里，可以进去、可以经过吗？",
)
class Stations(Ruling):
    """May a seat enter or pass a station where an enemy stands?"""

    BLOCK = Answer(
        reading=Words(
            "No; who holds a station bars it.",
            "不可以；守窩的馬擋住路。",
            "不可以；守窝的马挡住路。",
        ),
        cites=(art.STATION_BAR,),
        grade=Grade.ATTESTED,
    )
    COHABIT = Answer(
        reading=Words("Yes; both stand there in safety.", "可以；同在一窩都安全。", "可以；同在一窝都安全。"),
        cites=(art.SAFE_SHARED,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="過了函谷關，可以越過較多的敵馬嗎？",
    zh_hans="过了函谷关，可以越过较多的敌马吗？",
)
class Overtake(Ruling):
    """May a larger enemy stack be passed beyond 函谷關?"""

    FORBIDDEN = Answer(
        reading=Words("No.", "不可以。", "不可以。"),
        cites=(art.NO_OVERTAKING,),
        grade=Grade.ATTESTED,
    )
    FREE = Answer(
        reading=Words(
            "Yes; only landing on it is barred.",
            "可以；只是不能停在上面。",
            "可以；只是不能停在上面。",
        ),
        cites=(art.ENTER,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="走過了終點，怎麼辦？",
    zh_hans="走过了终点，怎么办？",
)
class Overshoot(Ruling):
    """What if a unit would run past the end?"""

    TURN_BACK = Answer(
        reading=Words("It turns back at the end.", "到終點折返。", "到终点折返。"),
        cites=(art.TURN_BACK,),
        grade=Grade.ATTESTED,
    )
    FINISH = Answer(
        reading=Words("It is home.", "就算到了終點。", "就算到了终点。"),
        cites=(art.RUN_PAST,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="關沒開的時候，不足十匹可以停在關上嗎？",
    zh_hans="关没开的时候，不足十匹可以停在关上吗？",
)
class GateEnterSmall(Ruling):
    """May fewer than ten stand on 函谷關 while it is shut?"""

    TRUE = Answer(
        reading=Words("Yes.", "可以。", "可以。"),
        cites=(art.GATE_TEN,),
        grade=Grade.INFERRED,
    )
    FALSE = Answer(
        reading=Words("No.", "不可以。", "不可以。"),
        cites=(art.GATE_TEN_FIRST,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="第一個過函谷關，關為誰而開？",
    zh_hans="第一个过函谷关，关为谁而开？",
)
class GateOpensFor(Ruling):
    """For whom does the first passage open 函谷關?"""

    EVERYONE = Answer(
        reading=Words("For everyone.", "為所有各家。", "为所有各家。"),
        cites=(art.GATE_OPEN,),
        grade=Grade.ATTESTED,
    )
    OPENER = Answer(
        reading=Words(
            "For that seat alone; every other needs ten of its own.",
            "只為本家；別家仍要十匹。",
            "只为本家；别家仍要十匹。",
        ),
        cites=(art.GATE_TEN_FIRST,),
        grade=Grade.ATTESTED,
    )
