"""What the sources leave open about the worths of miscellaneous patterns."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.texts import RULINGS as TEXTS
from youyi.kernel.articles import Grade
from youyi.kernel.rulings import Answer, Ruling, asked_in


@asked_in(TEXTS)
class DaoJuanWithHuang(Ruling):
    ADDITIVE = Answer(cites=(art.LATE_MISC,), grade=Grade.INFERRED)
    SKIPPED = Answer(cites=(art.PROGRAM_MISC,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class SanHongSanSu(Ruling):
    OFF = Answer(cites=(art.CENSER_NAMES,), grade=Grade.INFERRED)
    FEET8 = Answer(cites=(art.CENSER_NAMES,), grade=Grade.SUPPLIED)


@asked_in(TEXTS)
class XiangLuJiao(Ruling):
    DEFAULT = Answer(cites=(art.CENSER_NAMES, art.PROGRAM_CENSER, art.LATE_CENSER), grade=Grade.INFERRED)
    CS = Answer(cites=(art.PROGRAM_CENSER,), grade=Grade.ATTESTED)
    TS2 = Answer(cites=(art.LATE_CENSER,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class FoChiJiao(Ruling):
    MINUS5 = Answer(cites=(art.PROGRAM_BAREFOOT_BUDDHA,), grade=Grade.ATTESTED)
    OFF = Answer(cites=(art.BAREFOOT,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class SmallPatterns(Ruling):
    ON = Answer(cites=(art.MISC_NAMES,), grade=Grade.ATTESTED)
    OFF = Answer(cites=(art.OLD_SCORE,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class MiscValues(Ruling):
    CS = Answer(cites=(art.PROGRAM_MISC,), grade=Grade.ATTESTED)
    TS2 = Answer(cites=(art.LATE_MISC,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class ExtraPatterns(Ruling):
    NONE = Answer(cites=(art.MISC_NAMES,), grade=Grade.ATTESTED)
    CS = Answer(cites=(art.PROGRAM_EXTRAS,), grade=Grade.ATTESTED)
    TS2 = Answer(cites=(art.LATE_EXTRAS,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class NvDiDengJi(Ruling):
    V30 = Answer(cites=(art.PROGRAM_MISC, art.LATE_MISC), grade=Grade.ATTESTED)
    TIAN_RAN_QU = Answer(cites=(art.MISC_NAMES,), grade=Grade.INFERRED)
