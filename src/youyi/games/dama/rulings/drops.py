"""What the sources leave open about dropping horses and about when they may move."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.games.dama.texts import RULINGS as TEXTS
from youyi.kernel.articles import Grade
from youyi.kernel.rulings import Answer, Ruling, asked_in


@asked_in(TEXTS)
class DropMap(Ruling):
    SUM_MINUS_1 = Answer(cites=(art.DROP,), grade=Grade.ATTESTED)
    SKIP_9 = Answer(cites=(art.SKIP_NINE,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class DropPath(Ruling):
    TRAVEL = Answer(cites=(art.TURN_BACK,), grade=Grade.ATTESTED)
    PLACE = Answer(cites=(art.PLACED,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class DropBlocked(Ruling):
    TURN_BACK = Answer(cites=(art.TURN_BACK,), grade=Grade.ATTESTED)
    FORFEIT = Answer(cites=(art.PLACED,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class ShortHand(Ruling):
    DROP_REST = Answer(cites=(art.PRIZE_DROP,), grade=Grade.INFERRED)
    NEED_ALL = Answer(cites=(art.DROP,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class MoveRequires(Ruling):
    HAND_EMPTY = Answer(cites=(art.ALL_DROPPED,), grade=Grade.ATTESTED)
    DEPLOYED = Answer(cites=(art.CHOICE_OF_DEED, art.REDROP), grade=Grade.INFERRED)


@asked_in(TEXTS)
class Split(Ruling):
    NEVER = Answer(cites=(art.MERGE,), grade=Grade.ATTESTED)
    ALLOWED = Answer(cites=(art.SPLIT_STACKS,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class MustMove(Ruling):
    TRUE = Answer(cites=(art.MOVE,), grade=Grade.INFERRED)
    FALSE = Answer(cites=(art.NO_WAY,), grade=Grade.INFERRED)
