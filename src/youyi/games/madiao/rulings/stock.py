"""What the sources leave open about the chong: who takes, and for how many points."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.texts import RULINGS as TEXTS
from youyi.kernel.articles import Grade
from youyi.kernel.rulings import Answer, Ruling, asked_in


@asked_in(TEXTS)
class ChongTaker(Ruling):
    FIRST_ABLE = Answer(cites=(art.FIRST_ABLE,), grade=Grade.ATTESTED)
    BEST_PRIORITY = Answer(cites=(art.BEST_PRIORITY,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class ChongPointer(Ruling):
    TAKER_STAYS = Answer(cites=(art.TAKER_AGAIN,), grade=Grade.ATTESTED)
    ADVANCE_ONE = Answer(cites=(art.NEXT_ASKED,), grade=Grade.ATTESTED)
    TAKER_THEN_NEXT = Answer(cites=(art.LATE_POINTER,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class ChongTable(Ruling):
    R_CHONG = Answer(cites=(art.ANCHOR, art.LONE_SHOULDER, art.CHAIN, art.SINGLE_VALUES), grade=Grade.INFERRED)
    TS2 = Answer(cites=(art.LATE_CHONG,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class OwnCardReuse(Ruling):
    ON = Answer(cites=(art.SINGLE_VALUES,), grade=Grade.INFERRED)
    OFF = Answer(cites=(art.USED_UP,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class MeritChong(Ruling):
    OFF = Answer(cites=(art.CHONG,), grade=Grade.INFERRED)
    ON = Answer(cites=(art.MERIT,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class WsFull(Ruling):
    GUANSUO20 = Answer(cites=(art.PROGRAM_RESULTS, art.LONG_SUITS), grade=Grade.ATTESTED)
    JIULIANHUAN30 = Answer(cites=(art.PROGRAM_RESULTS,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class QuanHongZui(Ruling):
    ALIAS = Answer(cites=(art.PROGRAM_RESULTS,), grade=Grade.ATTESTED)
    REDS_AND_T20_ONLY = Answer(cites=(art.CHONG_PATTERN_NAMES,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class ManTangHong(Ruling):
    NINE_REDS = Answer(cites=(art.PROGRAM_RESULTS,), grade=Grade.ATTESTED)
    ALL_RED = Answer(cites=(art.CHONG_PATTERN_NAMES,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class JuQingTang(Ruling):
    ALIAS = Answer(cites=(art.CHONG_PATTERN_NAMES,), grade=Grade.INFERRED)
    COMPLETED20 = Answer(cites=(art.CHONG_PATTERN_NAMES,), grade=Grade.SUPPLIED)


@asked_in(TEXTS)
class JueZang(Ruling):
    V100_60 = Answer(cites=(art.PROGRAM_RESULTS_NOTE, art.LATE_RESULTS), grade=Grade.ATTESTED)
    V60_40 = Answer(cites=(art.PROGRAM_RESULTS,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class ShuangJueZang(Ruling):
    V200 = Answer(cites=(art.LATE_RESULTS,), grade=Grade.ATTESTED)
    V100 = Answer(cites=(art.PROGRAM_RESULTS,), grade=Grade.ATTESTED)
    GOLDEN = Answer(cites=(art.CHONG_PATTERN_NAMES,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class ChongPatternTable(Ruling):
    CS = Answer(cites=(art.CHONG_PATTERN_NAMES, art.PROGRAM_RESULTS), grade=Grade.ATTESTED)
    TS2 = Answer(cites=(art.LATE_RESULTS,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class DuoJinBiao(Ruling):
    CS_COMMENT = Answer(cites=(art.BANNER, art.BANNER_NOTE), grade=Grade.ATTESTED)
    CS_CODE = Answer(cites=(art.BANNER_CODE,), grade=Grade.ATTESTED)
    TS2 = Answer(cites=(art.LATE_BANNER,), grade=Grade.ATTESTED)
    OFF = Answer(cites=(art.CHONG_PATTERN_NAMES,), grade=Grade.SUPPLIED)
