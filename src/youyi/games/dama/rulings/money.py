"""What the sources leave open about money."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.games.dama.texts import RULINGS as TEXTS
from youyi.kernel.articles import Grade
from youyi.kernel.rulings import Answer, Ruling, asked_in


@asked_in(TEXTS)
class Chips(Ruling):
    TRUE = Answer(cites=(art.STAKE,), grade=Grade.ATTESTED)
    FALSE = Answer(cites=(art.NO_STAKES,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class Payment(Ruling):
    BOWL = Answer(cites=(art.BOWL_PAYS, art.PRIZE_REWARD), grade=Grade.ATTESTED)
    PLAYERS = Answer(cites=(art.EVERYBODY_PAYS, art.OFFENDER_PAYS), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class StationReward(Ruling):
    CHIP = Answer(cites=(art.STATION_REWARD,), grade=Grade.ATTESTED)
    THROW = Answer(cites=(art.STATION_AGAIN,), grade=Grade.ATTESTED)
    BOTH = Answer(cites=(art.STATION_REWARD, art.STATION_AGAIN), grade=Grade.INFERRED)
    NONE = Answer(cites=(art.NO_STAKES,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class StationSet(Ruling):
    EIGHT = Answer(cites=(art.STATION_REWARD,), grade=Grade.ATTESTED)
    NINE = Answer(cites=(art.ELEVEN_STATIONS,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class FullStackHit(Ruling):
    REDROP = Answer(cites=(art.REDROP,), grade=Grade.ATTESTED)
    MAY_RETIRE = Answer(cites=(art.MAY_RETIRE,), grade=Grade.ATTESTED)
