"""What the two programs were seen to do when they were run, each as an answer that can be chosen alone."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.texts import RULINGS as TEXTS
from youyi.kernel.articles import Grade
from youyi.kernel.rulings import Answer, Ruling, asked_in


@asked_in(TEXTS)
class DiaoUnit(Ruling):
    TWO_ZHU = Answer(cites=(art.DIAO_WORTH,), grade=Grade.ATTESTED)
    ONE_ZHU = Answer(cites=(art.LATE_DIAO_UNIT,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class DiaoWithoutPlay(Ruling):
    OFF = Answer(cites=(art.DEALT_PATTERNS,), grade=Grade.INFERRED)
    ON = Answer(cites=(art.LATE_DIAO_WITHOUT_PLAY,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class DealtClaims(Ruling):
    HELD = Answer(cites=(art.PROVE_DEALT, art.DIAO_HUNDRED, art.PAR_HUNDRED), grade=Grade.ATTESTED)
    NONE = Answer(cites=(art.LATE_NO_CLAIMS,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class TqInStock(Ruling):
    SHOULDER = Answer(cites=(art.SHOULDER,), grade=Grade.ATTESTED)
    REWARD = Answer(cites=(art.LATE_THOUSAND,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class BannerTest(Ruling):
    FOURTH_SUIT = Answer(cites=(art.BANNER, art.ONE_BANNER), grade=Grade.INFERRED)
    ANY_BROCADE = Answer(cites=(art.LATE_BANNER_TEST,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class ExtraTests(Ruling):
    AS_NAMED = Answer(cites=(art.PROGRAM_EXTRAS,), grade=Grade.INFERRED)
    AS_RUN = Answer(cites=(art.PROGRAM_EXTRAS_RUN,), grade=Grade.ATTESTED)
