"""What the sources leave open about the road: turning back, stations, passing."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(
    zh_hant="前路受阻，如何？",
    zh_hans="前路受阻，如何？",
)
class Bounce(Ruling):
    """What does a unit do whose way forward is blocked?"""

    TURN_BACK = Answer(
        reading=Words(
            "After at least one step forward it turns back for the rest.",
            "至少前進一步後，折返走完餘步。",
            "至少前进一步后，折返走完余步。",
        ),
        cites=(art.TURN_BACK, art.FORWARD_FIRST),
        grade=Grade.INFERRED,
    )
    FROM_STANDSTILL = Answer(
        reading=Words(
            "It turns back, even at once.",
            "折返；立時受阻亦折返。",
            "折返；立时受阻亦折返。",
        ),
        cites=(art.TURN_BACK,),
        grade=Grade.INFERRED,
    )
    STOP_AT_GATES = Answer(
        reading=Words(
            "If it stands on 函谷關 or 飛龍院 it stops there; elsewhere it turns back.",
            "若正在函谷關或飛龍院則止於其上；他處折返。",
            "若正在函谷关或飞龙院则止于其上；他处折返。",
        ),
        cites=(art.WAIT,),
        grade=Grade.INFERRED,
    )
    NONE = Answer(
        reading=Words(
            "It may not go; only the end turns back.",
            "不得行；惟終點可折返。",
            "不得行；惟终点可折返。",
        ),
        cites=(art.WAIT,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="許倒行否？",
    zh_hans="许倒行否？",
)
class Backward(Ruling):
    """May a stack move backward?"""

    FALSE = Answer(
        reading=Words("No.", "不許。", "不许。"),
        cites=(art.MOVE,),
        grade=Grade.ATTESTED,
    )
    TRUE = Answer(
        reading=Words(
            "Yes, to strike, to merge or to enter a station.",
            "許；遇打馬、疊馬、入窩則可。",
            "许；遇打马、叠马、入窝则可。",
        ),
        cites=(art.BACKWARD,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="敵馬在窩，可入、可過否？",
    zh_hans="敌马在窝，可入、可过否？",
)
class Stations(Ruling):
    """May a seat enter or pass a station where an enemy stands?"""

    BLOCK = Answer(
        reading=Words(
            "No; who holds a station bars it.",
            "不可；守窩者阻路。",
            "不可；守窝者阻路。",
        ),
        cites=(art.STATION_BAR,),
        grade=Grade.ATTESTED,
    )
    COHABIT = Answer(
        reading=Words("Yes; both stand there in safety.", "可；同窩皆安。", "可；同窝皆安。"),
        cites=(art.SAFE_SHARED,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="函谷關後，可越多馬否？",
    zh_hans="函谷关后，可越多马否？",
)
class Overtake(Ruling):
    """May a larger enemy stack be passed beyond 函谷關?"""

    FORBIDDEN = Answer(
        reading=Words("No.", "不可。", "不可。"),
        cites=(art.NO_OVERTAKING,),
        grade=Grade.ATTESTED,
    )
    FREE = Answer(
        reading=Words(
            "Yes; only landing on it is barred.",
            "可；惟不得止於其上。",
            "可；惟不得止于其上。",
        ),
        cites=(art.ENTER,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="行過終點，如何？",
    zh_hans="行过终点，如何？",
)
class Overshoot(Ruling):
    """What if a unit would run past the end?"""

    TURN_BACK = Answer(
        reading=Words("It turns back at the end.", "至終點折返。", "至终点折返。"),
        cites=(art.TURN_BACK,),
        grade=Grade.ATTESTED,
    )
    FINISH = Answer(
        reading=Words("It is home.", "即算到終點。", "即算到终点。"),
        cites=(art.RUN_PAST,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="關未開時，不足十匹可立於關上否？",
    zh_hans="关未开时，不足十匹可立于关上否？",
)
class GateEnterSmall(Ruling):
    """May fewer than ten stand on 函谷關 while it is shut?"""

    TRUE = Answer(
        reading=Words("Yes.", "可。", "可。"),
        cites=(art.GATE_TEN,),
        grade=Grade.INFERRED,
    )
    FALSE = Answer(
        reading=Words("No.", "不可。", "不可。"),
        cites=(art.GATE_TEN_FIRST,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="首過函谷關，為誰開關？",
    zh_hans="首过函谷关，为谁开关？",
)
class GateOpensFor(Ruling):
    """For whom does the first passage open 函谷關?"""

    EVERYONE = Answer(
        reading=Words("For everyone.", "為各家。", "为各家。"),
        cites=(art.GATE_OPEN,),
        grade=Grade.ATTESTED,
    )
    OPENER = Answer(
        reading=Words(
            "For that seat alone; every other needs ten of its own.",
            "惟其本家；他家仍須十匹。",
            "惟其本家；他家仍须十匹。",
        ),
        cites=(art.GATE_TEN_FIRST,),
        grade=Grade.ATTESTED,
    )
