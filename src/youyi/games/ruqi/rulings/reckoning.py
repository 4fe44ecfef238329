"""What the sources of 儒棋 leave open about the end of a round."""

from __future__ import annotations

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.texts import RULINGS as TEXTS
from youyi.kernel.articles import Grade
from youyi.kernel.rulings import Answer, Ruling, asked_in


@asked_in(TEXTS)
class Scoring(Ruling):
    RACE = Answer(cites=(art.CLEARED_SCORES, art.RECKONING), grade=Grade.ATTESTED)
    YIELD = Answer(cites=(art.RECKONING, art.YIELDING, art.LOSER_LEADS), grade=Grade.INFERRED)


@asked_in(TEXTS)
class VoidAward(Ruling):
    REMAINING = Answer(cites=(art.VOID_THROWS, art.JOINT), grade=Grade.INFERRED)
    ALL_BUT_ONE = Answer(cites=(art.VOID_THROWS, art.ONE_LEFT), grade=Grade.SUPPLIED)
