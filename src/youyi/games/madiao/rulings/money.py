"""What the sources leave open about money: diao, live Hundred, singles, offences."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.texts import RULINGS as TEXTS
from youyi.kernel.articles import Grade
from youyi.kernel.rulings import Answer, Ruling, asked_in


@asked_in(TEXTS)
class DiaoMode(Ruling):
    BANKER_EDGES = Answer(cites=(art.LOSERS_EDGE, art.DIAO_BANKER), grade=Grade.INFERRED)
    BANKER_DIFFERENCE = Answer(cites=(art.DIAO_BY_DIFFERENCE,), grade=Grade.ATTESTED)
    ZERO_SUM_TABLE = Answer(
        cites=(art.DIAO, art.DIAO_SOLE, art.DIAO_EACH, art.DIAO_JOINT, art.DIAO_NONE), grade=Grade.INFERRED
    )


@asked_in(TEXTS)
class Dahuo(Ruling):
    GUIDE_TABLE = Answer(cites=(art.LIVE_HUNDRED, art.LIVE_HUNDRED_TU, art.FULL_TU), grade=Grade.ATTESTED)
    GUIDE_HEADING = Answer(cites=(art.LIVE_HEADING,), grade=Grade.ATTESTED)
    CS = Answer(cites=(art.PROGRAM_LIVE,), grade=Grade.ATTESTED)
    TS2 = Answer(cites=(art.LATE_LIVE,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class DahuoTuNeeds(Ruling):
    ANY_ONE = Answer(cites=(art.LIVE_HUNDRED_TU, art.TU), grade=Grade.ATTESTED)
    ALL_THREE = Answer(cites=(art.LATE_LIVE,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class Qiaomen(Ruling):
    GUIDE = Answer(cites=(art.DOOR_KNOCK,), grade=Grade.ATTESTED)
    CS = Answer(cites=(art.PROGRAM_LIVE,), grade=Grade.ATTESTED)
    TS2 = Answer(cites=(art.LATE_LIVE,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class SinglesScope(Ruling):
    PER_CARD = Answer(cites=(art.SINGLES, art.REWARD, art.SHOULDER, art.JI), grade=Grade.INFERRED)
    ONCE_PER_CLASS = Answer(cites=(art.SINGLES,), grade=Grade.INFERRED)
    JI_ONLY_NO_FOURGATE = Answer(cites=(art.PROGRAM_SINGLES,), grade=Grade.ATTESTED)
    TS2 = Answer(cites=(art.LATE_SINGLES,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class XiaoTu(Ruling):
    ON = Answer(cites=(art.LESSER_TU,), grade=Grade.ATTESTED)
    OFF = Answer(cites=(art.LATE_SINGLES,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class Penalties(Ruling):
    OFF = Answer(cites=(art.NO_DUTY,), grade=Grade.ATTESTED)
    ADVISE = Answer(cites=(art.ADVICE_ONLY,), grade=Grade.ATTESTED)
    BAOPEI_BANKER = Answer(cites=(art.BANKERS_LOSS,), grade=Grade.ATTESTED)
    FIXED60 = Answer(cites=(art.FIXED_FINE,), grade=Grade.ATTESTED)
    BAOPEI_ALL = Answer(cites=(art.OFFENDER_PAYS_ALL,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class BankerFaults(Ruling):
    ANY = Answer(cites=(art.BANKER_SLIPS,), grade=Grade.INFERRED)
    AS_TAUGHT = Answer(cites=(art.BANKER_PASSED_BY, art.BANKER_INDULGED), grade=Grade.INFERRED)
