"""What the sources leave open about miscellaneous patterns: links, orders, maidens."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.texts import RULINGS as TEXTS
from youyi.kernel.articles import Grade
from youyi.kernel.rulings import Answer, Ruling, asked_in


@asked_in(TEXTS)
class LinkCards(Ruling):
    ANY_JIN = Answer(cites=(art.PROGRAM_MISC, art.BROCADE, art.GREEN), grade=Grade.ATTESTED)
    RED_ONLY = Answer(cites=(art.LINKED,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class JiBaiStacking(Ruling):
    SUBSUME = Answer(cites=(art.LONGER_TAKES_IN,), grade=Grade.INFERRED)
    STACK_ALL = Answer(cites=(art.PROGRAM_MISC, art.LATE_MISC), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class ChainGreenTest(Ruling):
    ON = Answer(cites=(art.LINKED, art.PROGRAM_MISC), grade=Grade.ATTESTED)
    OFF = Answer(cites=(art.LATE_MISC,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class TiannvNames(Ruling):
    CS_TS2 = Answer(cites=(art.PROGRAM_MISC, art.LATE_MISC), grade=Grade.ATTESTED)
    SWAPPED = Answer(cites=(art.MAIDEN_NAMES,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class TiannvFirst(Ruling):
    EXCLUDED = Answer(cites=(art.PROGRAM_MISC,), grade=Grade.ATTESTED)
    ALLOWED = Answer(cites=(art.LATE_MISC,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class LongmenOrder(Ruling):
    TB_FIRST = Answer(cites=(art.PROGRAM_MISC,), grade=Grade.ATTESTED)
    ANY_ORDER = Answer(cites=(art.LATE_MISC,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class SetsExact(Ruling):
    SUBSET = Answer(cites=(art.LATE_MISC,), grade=Grade.INFERRED)
    EXACT = Answer(cites=(art.PROGRAM_MISC,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class SfqNoneWon(Ruling):
    ONE = Answer(cites=(art.PROGRAM_MISC,), grade=Grade.ATTESTED)
    ZERO = Answer(cites=(art.LATE_MISC,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class FeiLaiQu(Ruling):
    LED_JI_WINS_TRICK8 = Answer(cites=(art.JI_LED_LAST,), grade=Grade.INFERRED)
    JI_FIRST_WITH_SUIT_IN_HAND = Answer(cites=(art.PROGRAM_MISC,), grade=Grade.INFERRED)
    NEVER = Answer(cites=(art.LATE_MISC,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class JuanLianFei(Ruling):
    ANY_SHANG = Answer(cites=(art.PROGRAM_MISC,), grade=Grade.ATTESTED)
    OWN_SUIT_SHANG = Answer(cites=(art.PROGRAM_MISC, art.REWARD), grade=Grade.INFERRED)
    NEVER = Answer(cites=(art.LATE_MISC,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class ZhuoJi(Ruling):
    CAPTURE = Answer(cites=(art.PROGRAM_MISC, art.VICE_JI), grade=Grade.ATTESTED)
    PILE = Answer(cites=(art.LATE_MISC,), grade=Grade.ATTESTED)
