"""What the sources of 儒棋 leave open about the road: lanes, corners, cells that bar, the way off."""

from __future__ import annotations

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.texts import RULINGS as TEXTS
from youyi.kernel.articles import Grade
from youyi.kernel.rulings import Answer, Ruling, asked_in


@asked_in(TEXTS)
class Arms(Ruling):
    ANY = Answer(cites=(art.TURN_IN, art.NOT_STRAIGHT_OUT, art.NO_TURN_BACK_IN), grade=Grade.ATTESTED)
    FORWARD = Answer(cites=(art.TURN_IN, art.DIRECTION), grade=Grade.SUPPLIED)
    NONE = Answer(cites=(art.BOARD,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class MidTurnLane(Ruling):
    TRUE = Answer(cites=(art.TURN_IN,), grade=Grade.INFERRED)
    FALSE = Answer(cites=(art.TURN_IN,), grade=Grade.SUPPLIED)


@asked_in(TEXTS)
class Corner(Ruling):
    NORMAL = Answer(cites=(art.CORNERS, art.THIRTY_SIX), grade=Grade.INFERRED)
    NO_REST = Answer(cites=(art.CORNERS, art.THIRTY_SIX, art.BEND), grade=Grade.INFERRED)
    UNCOUNTED = Answer(cites=(art.THIRTY_SIX,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class Bar(Ruling):
    NONE = Answer(cites=(art.CROSSINGS, art.SHARED_CELLS), grade=Grade.INFERRED)
    ENEMY_JING = Answer(cites=(art.OTHERS_PLACE, art.OWN_PLACE), grade=Grade.INFERRED)
    ENEMY_TWO = Answer(cites=(art.OTHERS_PLACE, art.OWN_PLACE), grade=Grade.SUPPLIED)


@asked_in(TEXTS)
class Exit(Ruling):
    REACH_OR_PASS = Answer(cites=(art.EXIT, art.XIAO_SHORT), grade=Grade.INFERRED)
    EXACT = Answer(cites=(art.EXIT,), grade=Grade.SUPPLIED)
