"""What the sources leave open about the last stretch and the finish."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.games.dama.texts import RULINGS as TEXTS
from youyi.kernel.articles import Grade
from youyi.kernel.rulings import Answer, Ruling, asked_in


@asked_in(TEXTS)
class FeilongEnterPartial(Ruling):
    TRUE = Answer(cites=(art.FEILONG,), grade=Grade.INFERRED)
    FALSE = Answer(cites=(art.FEILONG_TOGETHER,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class FeilongHit(Ruling):
    NORMAL = Answer(cites=(art.STRIKE,), grade=Grade.ATTESTED)
    SAFE_SHARED = Answer(cites=(art.ELEVEN_STATIONS,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class FeilongExit(Ruling):
    HUNHUA_OR_TRUE = Answer(cites=(art.FEILONG,), grade=Grade.ATTESTED)
    ANY_SHANG = Answer(cites=(art.FEILONG_PRIZES,), grade=Grade.INFERRED)
    CLASSIC = Answer(cites=(art.FEILONG_PRIZES,), grade=Grade.ATTESTED)
    TRUE_ONLY = Answer(cites=(art.TRUE_OWN_ALONE,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class PincerCells(Ruling):
    C84_88 = Answer(cites=(art.PINCERS,), grade=Grade.ATTESTED, word="84_88")
    C82_84 = Answer(cites=(art.PINCERS_THREE,), grade=Grade.ATTESTED, word="82_84")
    C82_88 = Answer(cites=(art.PINCERS_THREE,), grade=Grade.INFERRED, word="82_88")
    C84 = Answer(cites=(art.PINCERS_THREE,), grade=Grade.INFERRED, word="84")


@asked_in(TEXTS)
class PincerExit(Ruling):
    PAIR_RESIDUE = Answer(cites=(art.PINCERS,), grade=Grade.ATTESTED)
    NAMED_FOUR = Answer(cites=(art.PINCER_CAST,), grade=Grade.INFERRED)
    PAIR_FULL = Answer(cites=(art.MOVE,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class FineFinish(Ruling):
    SIX_FROM_JIA = Answer(cites=(art.XIMAN,), grade=Grade.ATTESTED)
    EXACT = Answer(cites=(art.WHOLE_ARMY,), grade=Grade.ATTESTED)
    OFF = Answer(cites=(art.CUMAN,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class MoatExit(Ruling):
    SIX_TRIGGERS = Answer(cites=(art.MOAT_FLIGHT,), grade=Grade.ATTESTED)
    CLASSIC = Answer(cites=(art.MOAT_CASTS,), grade=Grade.ATTESTED)
    ANY_SHANG = Answer(cites=(art.PRIZE_CAST,), grade=Grade.INFERRED)
    ALL_HOME = Answer(cites=(art.PRIZE_AGAIN,), grade=Grade.INFERRED)
