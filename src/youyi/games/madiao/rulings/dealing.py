"""What the sources leave open about banker, leader, deal and tricks."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.texts import RULINGS as TEXTS
from youyi.kernel.articles import Grade
from youyi.kernel.rulings import Answer, Ruling, asked_in


@asked_in(TEXTS)
class FirstBanker(Ruling):
    REMAINDER_SEAT = Answer(cites=(art.FIRST_BANKER,), grade=Grade.ATTESTED)
    GIVEN = Answer(cites=(art.BANKER_GIVEN,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class LastCardValue(Ruling):
    CS_RANK = Answer(cites=(art.RANKS,), grade=Grade.ATTESTED)
    FACE_DIGIT = Answer(cites=(art.FACE_DIGITS, art.FIRST_BANKER), grade=Grade.INFERRED)
    FACE_NUMBER = Answer(cites=(art.FIRST_BANKER,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class RemainderBase(Ruling):
    ZERO_BASED = Answer(cites=(art.FIRST_BANKER, art.RANKS), grade=Grade.ATTESTED)
    ONE_BASED = Answer(cites=(art.FIRST_BANKER,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class FirstLeader(Ruling):
    BANKER_LEADS = Answer(cites=(art.BANKER_LEADS,), grade=Grade.ATTESTED)
    REMAINDER_SEAT = Answer(cites=(art.LEADER_BY_REMAINDER,), grade=Grade.ATTESTED)
    BANKER_PLUS_RANK_MINUS_1 = Answer(cites=(art.LEADER_FROM_BANKER,), grade=Grade.ATTESTED)
    CLASSIC = Answer(cites=(art.CLASSIC_LEADER, art.FACE_DIGITS), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class NextBanker(Ruling):
    CS_HIGHEST_NET = Answer(cites=(art.HIGHEST_BANKS,), grade=Grade.ATTESTED)
    ROTATE = Answer(cites=(art.ROTATION,), grade=Grade.ATTESTED)
    REMAINDER_EACH_DEAL = Answer(cites=(art.FIRST_BANKER,), grade=Grade.INFERRED)
    WINNER_OF_LAST_TRICK = Answer(cites=(art.BANKER_STAYS,), grade=Grade.SUPPLIED)


@asked_in(TEXTS)
class RedealFiveSuit(Ruling):
    OFF = Answer(cites=(art.DEAL,), grade=Grade.INFERRED)
    ON = Answer(cites=(art.REDEAL,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class PromotionOfJi(Ruling):
    ON = Answer(cites=(art.PROMOTION_JI, art.NO_CASCADE), grade=Grade.ATTESTED)
    OFF = Answer(cites=(art.JI_NOT_REPLACED,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class EighthTrickBar(Ruling):
    OFF = Answer(cites=(art.WON, art.NO_DUTY), grade=Grade.INFERRED)
    ON = Answer(cites=(art.BARE_HANDED,), grade=Grade.ATTESTED)
