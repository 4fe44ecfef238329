"""What the sources leave out of 儒棋 and play needs: our own clauses, marked as ours."""

from __future__ import annotations

from youyi.games.ruqi.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, clause

COLOURS = clause(TEXTS, "ruqi.ours.colours", loci=(), text="", grade=Grade.SUPPLIED, advice=True)
COUNTER_CLOCKWISE = clause(TEXTS, "ruqi.ours.counter_clockwise", loci=(), text="", grade=Grade.SUPPLIED, advice=True)
ROLLOFF_TIE = clause(TEXTS, "ruqi.ours.rolloff_tie", loci=(), text="", grade=Grade.SUPPLIED)
NO_WAY = clause(TEXTS, "ruqi.ours.no_way", loci=(), text="", grade=Grade.INFERRED)
ALL_DICE = clause(TEXTS, "ruqi.ours.all_dice", loci=(), text="", grade=Grade.INFERRED)
ONE_OR_ALL = clause(TEXTS, "ruqi.ours.one_or_all", loci=(), text="", grade=Grade.SUPPLIED)
WAIT_SINGLY = clause(TEXTS, "ruqi.ours.wait_singly", loci=(), text="", grade=Grade.INFERRED)
NO_TURN_BACK_IN = clause(TEXTS, "ruqi.ours.no_turn_back_in", loci=(), text="", grade=Grade.SUPPLIED)
BACK_ALONG = clause(TEXTS, "ruqi.ours.back_along", loci=(), text="", grade=Grade.SUPPLIED)
STOPS_AT_ONCE = clause(TEXTS, "ruqi.ours.stops_at_once", loci=(), text="", grade=Grade.SUPPLIED)
THERE = clause(TEXTS, "ruqi.ours.there", loci=(), text="", grade=Grade.INFERRED)
AGREED_ROUNDS = clause(TEXTS, "ruqi.ours.agreed_rounds", loci=(), text="", grade=Grade.SUPPLIED)
