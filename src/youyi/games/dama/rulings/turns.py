"""What the sources leave open about extra turns, the first turn and the last."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.games.dama.texts import RULINGS as TEXTS
from youyi.kernel.articles import Grade
from youyi.kernel.rulings import Answer, Ruling, asked_in


@asked_in(TEXTS)
class PrizeExtra(Ruling):
    HUNHUA = Answer(cites=(art.TRIPLE_AGAIN,), grade=Grade.ATTESTED)
    EVERY = Answer(cites=(art.PRIZE_AGAIN,), grade=Grade.ATTESTED)
    NONE = Answer(cites=(art.TURNS,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class HitExtra(Ruling):
    TRUE = Answer(cites=(art.STRIKE_AGAIN,), grade=Grade.ATTESTED)
    FALSE = Answer(cites=(art.TURNS,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class MergeExtra(Ruling):
    TRUE = Answer(cites=(art.MERGE_AGAIN,), grade=Grade.ATTESTED)
    FALSE = Answer(cites=(art.TURNS,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class FlyExtra(Ruling):
    FALSE = Answer(cites=(art.MOAT_REWARD,), grade=Grade.ATTESTED)
    TRUE = Answer(cites=(art.FLIGHT_AGAIN,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class ExtraCap(Ruling):
    ONE = Answer(cites=(art.ONE_EXTRA,), grade=Grade.SUPPLIED)
    ADDITIVE = Answer(cites=(art.TRIPLE_AGAIN,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class ExtraWhen(Ruling):
    QUEUE = Answer(cites=(art.ONE_EXTRA,), grade=Grade.SUPPLIED)
    AT_ONCE = Answer(cites=(art.TRIPLE_AGAIN,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class FirstPlayer(Ruling):
    RANDOM = Answer(cites=(art.FIRST_THROWER,), grade=Grade.SUPPLIED)
    SEAT_0 = Answer(cites=(art.FIRST_THROWER,), grade=Grade.SUPPLIED)


@asked_in(TEXTS)
class AfterFinish(Ruling):
    STOP = Answer(cites=(art.FIRST_HOME,), grade=Grade.ATTESTED)
    PLAY_ON = Answer(cites=(art.PLACES,), grade=Grade.SUPPLIED)
