"""Clauses of the blog post of 2009: the game made simple, without stakes."""

from __future__ import annotations

from youyi.games.dama.articles.sources import POST2009
from youyi.games.dama.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

ZONES = clause(
    TEXTS,
    "dama.zones",
    loci=(Locus(POST2009, "甲、棋盘", words="每段特点各不相同"),),
    grade=Grade.ATTESTED,
    advice=True,
    gloss=True,
)

NO_STAKES = clause(
    TEXTS,
    "dama.no_stakes",
    loci=(Locus(POST2009, "打马(二)", words="故下面略去不提"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

NOTHING_ON_A_FINE = clause(
    TEXTS,
    "dama.nothing_on_a_fine",
    loci=(Locus(POST2009, "丁、下马", words="罚采不下马"),),
    grade=Grade.ATTESTED,
)

SKIP_NINE = clause(
    TEXTS,
    "dama.skip_nine",
    loci=(Locus(POST2009, "丁、下马", words="09号格为特殊格"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

PLACED = clause(
    TEXTS, "dama.placed", loci=(Locus(POST2009, "丁、下马", words="下马到01号格"),), grade=Grade.INFERRED, gloss=True
)
