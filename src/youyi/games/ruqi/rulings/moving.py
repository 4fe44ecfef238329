"""What the sources of 儒棋 leave open about a turn: numbers, kinds, shared cells."""

from __future__ import annotations

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.texts import RULINGS as TEXTS
from youyi.kernel.articles import Grade
from youyi.kernel.rulings import Answer, Ruling, asked_in


@asked_in(TEXTS)
class OneQian(Ruling):
    STEP1 = Answer(cites=(art.XIAO_ONE_QIAN,), grade=Grade.ATTESTED)
    DIE = Answer(cites=(art.XIAO_ONE_QIAN,), grade=Grade.SUPPLIED)
    DIE_PLUS1 = Answer(cites=(art.XIAO_ONE_QIAN,), grade=Grade.SUPPLIED)


@asked_in(TEXTS)
class FuDouble(Ruling):
    ONE_DIE = Answer(cites=(art.FU_DOUBLE,), grade=Grade.ATTESTED)
    SUM = Answer(cites=(art.FU_DOUBLE,), grade=Grade.SUPPLIED)


@asked_in(TEXTS)
class XiaoDouble(Ruling):
    BOTH_DICE = Answer(cites=(art.XIAO_DOUBLE,), grade=Grade.ATTESTED)
    NONE = Answer(cites=(art.FU_DOUBLE,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class KindChoice(Ruling):
    FREE = Answer(cites=(art.ONE_KIND,), grade=Grade.INFERRED)
    XIAO_FIRST = Answer(cites=(art.XIAO_FIRST, art.XIAO_SHORT, art.BOTH_BLOCKED, art.BOTH_SHORT), grade=Grade.ATTESTED)
    XIAO_FIRST_LEAVING = Answer(cites=(art.XIAO_FIRST, art.EXIT), grade=Grade.INFERRED)


@asked_in(TEXTS)
class StatusTiming(Ruling):
    TURN_END = Answer(cites=(art.SETTLED_LAST,), grade=Grade.ATTESTED)
    PER_DIE = Answer(cites=(art.STAND, art.FOLD), grade=Grade.SUPPLIED)


@asked_in(TEXTS)
class Occupancy(Ruling):
    STACK_OWN = Answer(cites=(art.SHARED_CELLS,), grade=Grade.ATTESTED)
    SLIDE = Answer(cites=(art.LEAP, art.CLEAN_CELLS), grade=Grade.INFERRED)
    FREE_ALL = Answer(cites=(art.NO_CAPTURE,), grade=Grade.SUPPLIED)


@asked_in(TEXTS)
class StackMove(Ruling):
    SINGLE_OR_ALL = Answer(cites=(art.JOINT, art.ONE_OR_ALL, art.WAIT_SINGLY), grade=Grade.ATTESTED)
    SINGLE = Answer(cites=(art.CLEAN_CELLS,), grade=Grade.INFERRED)
