"""Clauses from other witnesses: a manual of another dice game, a Ming player's note, Ludii, the program daba, and modern retellings."""

from __future__ import annotations

from youyi.games.dama.articles.sources import CHUHONG, DABA, LUDII, RETOLD, WUZAZU
from youyi.games.dama.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

GUARD_ALONE = clause(
    TEXTS,
    "dama.guard_alone",
    loci=(Locus(WUZAZU, "五雜俎"),),
    text="一夫当关，则它骑不得过",
    grade=Grade.ATTESTED,
    advice=True,
)

SAFE_SHARED = clause(TEXTS, "dama.safe_shared", loci=(Locus(LUDII, "Yijing Ma"),), text="", grade=Grade.ATTESTED)

FINE_COUNT_SIX = clause(TEXTS, "dama.fine_count_six", loci=(Locus(DABA, "program"),), text="", grade=Grade.ATTESTED)

SPLIT_STACKS = clause(TEXTS, "dama.split_stacks", loci=(Locus(RETOLD, "閨房雅戲"),), text="", grade=Grade.ATTESTED)

SIX_TRIPLES = clause(
    TEXTS, "dama.six_triples", loci=(Locus(CHUHONG, "4a 標目六十二條"),), text="渾花計六采", grade=Grade.ATTESTED
)

SAME_CAST_NAMES = clause(
    TEXTS,
    "dama.same_cast_names",
    loci=(Locus(CHUHONG, "4b–6b 標目六十二條"),),
    text="二二六為夾十兒",
    grade=Grade.ATTESTED,
    advice=True,
)

TRUE_OWN_ALONE = clause(
    TEXTS, "dama.true_own_alone", loci=(Locus(WUZAZU, "五雜俎"),), text="非正本采不得行", grade=Grade.INFERRED
)

LIKE_WOSHUO = clause(
    TEXTS,
    "dama.like_woshuo",
    loci=(Locus(WUZAZU, "五雜俎"),),
    text="但彼双则不击，而此多逢寡即击",
    grade=Grade.ATTESTED,
    advice=True,
)
