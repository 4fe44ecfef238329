"""What the sources leave open about dealt patterns."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.texts import RULINGS as TEXTS
from youyi.kernel.articles import Grade
from youyi.kernel.rulings import Answer, Ruling, asked_in


@asked_in(TEXTS)
class PredealTable(Ruling):
    GUIDE = Answer(cites=(art.DEALT_WORTHS,), grade=Grade.ATTESTED)
    CS = Answer(cites=(art.PROGRAM_DEALT,), grade=Grade.ATTESTED)
    TS2 = Answer(cites=(art.LATE_DEALT,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class PredealStructure(Ruling):
    TWO_FOUR_GATES = Answer(cites=(art.TWO_FOUR_GATES, art.FOUR_GATE), grade=Grade.INFERRED)
    COMPOSITION_ONLY = Answer(cites=(art.DEALT_WORTHS,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class PredealPick(Ruling):
    HIGHEST_SINGLE = Answer(cites=(art.ALL_HOLDERS,), grade=Grade.INFERRED)
    ADDITIVE_ALL = Answer(cites=(art.LATE_DEALT,), grade=Grade.ATTESTED)
    CS_CHAIN = Answer(cites=(art.PROGRAM_DEALT,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class PredealPlayers(Ruling):
    ALL_SCORE = Answer(cites=(art.ALL_HOLDERS, art.DEALT_PATTERNS), grade=Grade.INFERRED)
    FIRST_ONLY = Answer(cites=(art.LATE_DEALT,), grade=Grade.ATTESTED)
    FIRST_FROM_SEAT_0 = Answer(cites=(art.LATE_FIRST_SEAT,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class ShangxiaWithTb(Ruling):
    ALLOWED = Answer(cites=(art.PROGRAM_DEALT, art.LATE_DEALT), grade=Grade.ATTESTED)
    LITERAL = Answer(cites=(art.UPPER_LOWER,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class QiXiaoYiHong(Ruling):
    BOTTOM_K = Answer(cites=(art.SEVEN_SMALL,), grade=Grade.INFERRED)
    RANK_LE_5 = Answer(cites=(art.SEVEN_SMALL, art.RANKS), grade=Grade.INFERRED)
    ANY_SEVEN_NON_RED = Answer(cites=(art.SEVEN_SMALL, art.RED), grade=Grade.INFERRED)


@asked_in(TEXTS)
class BadaBaxiao(Ruling):
    OWN_HAND = Answer(cites=(art.BIG_AND_SMALL,), grade=Grade.INFERRED)
    TS2_THRESHOLD = Answer(cites=(art.LATE_BIGS,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class PredealJiNoChong(Ruling):
    OFF = Answer(cites=(art.HAND_AS_WON,), grade=Grade.INFERRED)
    ON = Answer(cites=(art.JI_NOT_FOR_CHONG,), grade=Grade.ATTESTED)
