"""What the sources leave open about the road: turning back, stations, passing."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.games.dama.texts import RULINGS as TEXTS
from youyi.kernel.articles import Grade
from youyi.kernel.rulings import Answer, Ruling, asked_in


@asked_in(TEXTS)
class Bounce(Ruling):
    TURN_BACK = Answer(cites=(art.TURN_BACK, art.FORWARD_FIRST), grade=Grade.INFERRED)
    FROM_STANDSTILL = Answer(cites=(art.TURN_BACK,), grade=Grade.INFERRED)
    STOP_AT_GATES = Answer(cites=(art.WAIT,), grade=Grade.INFERRED)
    NONE = Answer(cites=(art.WAIT,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class Backward(Ruling):
    FALSE = Answer(cites=(art.MOVE,), grade=Grade.ATTESTED)
    TRUE = Answer(cites=(art.BACKWARD,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class Stations(Ruling):
    BLOCK = Answer(cites=(art.STATION_BAR,), grade=Grade.ATTESTED)
    COHABIT = Answer(cites=(art.SAFE_SHARED,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class Overtake(Ruling):
    FORBIDDEN = Answer(cites=(art.NO_OVERTAKING,), grade=Grade.ATTESTED)
    FREE = Answer(cites=(art.ENTER,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class Overshoot(Ruling):
    TURN_BACK = Answer(cites=(art.TURN_BACK,), grade=Grade.ATTESTED)
    FINISH = Answer(cites=(art.RUN_PAST,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class GateEnterSmall(Ruling):
    TRUE = Answer(cites=(art.GATE_TEN,), grade=Grade.INFERRED)
    FALSE = Answer(cites=(art.GATE_TEN_FIRST,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class GateOpensFor(Ruling):
    EVERYONE = Answer(cites=(art.GATE_OPEN,), grade=Grade.ATTESTED)
    OPENER = Answer(cites=(art.GATE_TEN_FIRST,), grade=Grade.ATTESTED)
