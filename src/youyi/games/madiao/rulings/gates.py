"""What the sources leave open about four-gates and the four Shoulders."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.texts import RULINGS as TEXTS
from youyi.kernel.articles import Grade
from youyi.kernel.rulings import Answer, Ruling, asked_in


@asked_in(TEXTS)
class FourGateSuits(Ruling):
    REQUIRED = Answer(cites=(art.FOUR_GATE, art.FOUR_SUITS, art.SUITS), grade=Grade.ATTESTED)
    COMPOSITION_ONLY = Answer(cites=(art.FOUR_GATE_WORTHS,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class FourGateValues(Ruling):
    GUIDE = Answer(cites=(art.FOUR_GATE_WORTHS,), grade=Grade.ATTESTED)
    TS2 = Answer(cites=(art.LATE_FOUR_GATES,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class XiaoTianDiFen(Ruling):
    ON = Answer(cites=(art.LESSER_HEAVEN_EARTH,), grade=Grade.ATTESTED)
    OFF = Answer(cites=(art.FOUR_GATE_WORTHS,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class T20Bonus(Ruling):
    OFF = Answer(cites=(art.FOUR_GATE_WORTHS,), grade=Grade.INFERRED)
    ON = Answer(cites=(art.LADY_BONUS,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class SurplusBonus(Ruling):
    OFF = Answer(cites=(art.FOUR_GATE_WORTHS,), grade=Grade.INFERRED)
    ON = Answer(cites=(art.SURPLUS_BONUS,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class Qjz(Ruling):
    REPLACE = Answer(cites=(art.SHOULDERS_DEALT, art.DOUBLE_CHONG), grade=Grade.INFERRED)
    ADD = Answer(cites=(art.SHOULDERS_ADDED,), grade=Grade.ATTESTED)
    OFF = Answer(cites=(art.FOUR_GATE_WORTHS,), grade=Grade.INFERRED)
