"""What we supply where every witness is silent."""

from __future__ import annotations

from youyi.games.dama.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, clause

FIRST_THROWER = clause(TEXTS, "dama.first_thrower", loci=(), grade=Grade.SUPPLIED)

FORWARD_FIRST = clause(TEXTS, "dama.forward_first", loci=(), grade=Grade.SUPPLIED)

NO_RETURN = clause(TEXTS, "dama.no_return", loci=(), grade=Grade.SUPPLIED)

TURNS_ONCE = clause(TEXTS, "dama.turns_once", loci=(), grade=Grade.SUPPLIED)

ODD_CHIPS = clause(TEXTS, "dama.odd_chips", loci=(), grade=Grade.SUPPLIED)

BOWL_SHORT = clause(TEXTS, "dama.bowl_short", loci=(), grade=Grade.SUPPLIED)

ONE_EXTRA = clause(TEXTS, "dama.one_extra", loci=(), grade=Grade.SUPPLIED)

PASSED = clause(TEXTS, "dama.passed", loci=(), grade=Grade.SUPPLIED)

NO_WAY = clause(TEXTS, "dama.no_way", loci=(), grade=Grade.SUPPLIED)

THROW_CAP = clause(TEXTS, "dama.throw_cap", loci=(), grade=Grade.SUPPLIED)

PLACES = clause(TEXTS, "dama.places", loci=(), grade=Grade.SUPPLIED)

LAST_SEAT = clause(TEXTS, "dama.last_seat", loci=(), grade=Grade.SUPPLIED)
