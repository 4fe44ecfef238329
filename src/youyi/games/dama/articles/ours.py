"""What we supply where every witness is silent."""

from __future__ import annotations

from youyi.games.dama.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, clause

FIRST_THROWER = clause(TEXTS, "dama.first_thrower", loci=(), text="", grade=Grade.SUPPLIED)

FORWARD_FIRST = clause(TEXTS, "dama.forward_first", loci=(), text="", grade=Grade.SUPPLIED)

NO_RETURN = clause(TEXTS, "dama.no_return", loci=(), text="", grade=Grade.SUPPLIED)

TURNS_ONCE = clause(TEXTS, "dama.turns_once", loci=(), text="", grade=Grade.SUPPLIED)

ODD_CHIPS = clause(TEXTS, "dama.odd_chips", loci=(), text="", grade=Grade.SUPPLIED)

BOWL_SHORT = clause(TEXTS, "dama.bowl_short", loci=(), text="", grade=Grade.SUPPLIED)

ONE_EXTRA = clause(TEXTS, "dama.one_extra", loci=(), text="", grade=Grade.SUPPLIED)

PASSED = clause(TEXTS, "dama.passed", loci=(), text="", grade=Grade.SUPPLIED)

NO_WAY = clause(TEXTS, "dama.no_way", loci=(), text="", grade=Grade.SUPPLIED)

THROW_CAP = clause(TEXTS, "dama.throw_cap", loci=(), text="", grade=Grade.SUPPLIED)

PLACES = clause(TEXTS, "dama.places", loci=(), text="", grade=Grade.SUPPLIED)

LAST_SEAT = clause(TEXTS, "dama.last_seat", loci=(), text="", grade=Grade.SUPPLIED)
