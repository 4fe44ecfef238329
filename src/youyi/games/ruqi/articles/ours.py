"""What the sources leave out of 儒棋 and play needs: our own clauses, marked as ours."""

from __future__ import annotations

from youyi.games.ruqi.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, clause

COLOURS = clause(TEXTS, "ruqi.ours.colours", loci=(), grade=Grade.SUPPLIED, advice=True)
COUNTER_CLOCKWISE = clause(TEXTS, "ruqi.ours.counter_clockwise", loci=(), grade=Grade.SUPPLIED, advice=True)
ROLLOFF_TIE = clause(TEXTS, "ruqi.ours.rolloff_tie", loci=(), grade=Grade.SUPPLIED)
NO_WAY = clause(TEXTS, "ruqi.ours.no_way", loci=(), grade=Grade.INFERRED)
ALL_DICE = clause(TEXTS, "ruqi.ours.all_dice", loci=(), grade=Grade.INFERRED)
ONE_OR_ALL = clause(TEXTS, "ruqi.ours.one_or_all", loci=(), grade=Grade.SUPPLIED)
WAIT_SINGLY = clause(TEXTS, "ruqi.ours.wait_singly", loci=(), grade=Grade.INFERRED)
NO_TURN_BACK_IN = clause(TEXTS, "ruqi.ours.no_turn_back_in", loci=(), grade=Grade.SUPPLIED)
BACK_ALONG = clause(TEXTS, "ruqi.ours.back_along", loci=(), grade=Grade.SUPPLIED)
STOPS_AT_ONCE = clause(TEXTS, "ruqi.ours.stops_at_once", loci=(), grade=Grade.SUPPLIED)
THERE = clause(TEXTS, "ruqi.ours.there", loci=(), grade=Grade.INFERRED)
AGREED_ROUNDS = clause(TEXTS, "ruqi.ours.agreed_rounds", loci=(), grade=Grade.SUPPLIED)
