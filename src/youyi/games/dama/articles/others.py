"""Clauses from other witnesses: a manual of another dice game, a Ming player's note, Ludii, the program daba, and modern retellings."""

from __future__ import annotations

from youyi.games.dama.articles.sources import CHUHONG, DABA, LUDII, RETOLD, WUZAZU
from youyi.games.dama.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

GUARD_ALONE = clause(
    TEXTS,
    "dama.guard_alone",
    loci=(
        Locus(
            WUZAZU,
            "五雜俎",
            words="一夫当关，则它骑不得过，又可以反而击人之单骑",
            restored="一夫當關，則它騎不得過，又可以反而擊人之單騎",
        ),
    ),
    grade=Grade.ATTESTED,
    advice=True,
    translated=True,
)

SAFE_SHARED = clause(TEXTS, "dama.safe_shared", loci=(Locus(LUDII, "Yijing Ma"),), grade=Grade.ATTESTED)

FINE_COUNT_SIX = clause(TEXTS, "dama.fine_count_six", loci=(Locus(DABA, "program"),), grade=Grade.ATTESTED)

SPLIT_STACKS = clause(TEXTS, "dama.split_stacks", loci=(Locus(RETOLD, "閨房雅戲"),), grade=Grade.ATTESTED)

SIX_TRIPLES = clause(
    TEXTS,
    "dama.six_triples",
    loci=(Locus(CHUHONG, "標目六十二條", leaf="4a", words="渾花計六采"),),
    grade=Grade.ATTESTED,
    translated=True,
)

SAME_CAST_NAMES = clause(
    TEXTS,
    "dama.same_cast_names",
    loci=(Locus(CHUHONG, "標目六十二條", leaf="7b", words="二二六為夾十兒"),),
    grade=Grade.ATTESTED,
    advice=True,
    translated=True,
)

TRUE_OWN_ALONE = clause(
    TEXTS,
    "dama.true_own_alone",
    loci=(Locus(WUZAZU, "五雜俎", words="非正本采不得行"),),
    grade=Grade.INFERRED,
    translated=True,
)

LIKE_WOSHUO = clause(
    TEXTS,
    "dama.like_woshuo",
    loci=(Locus(WUZAZU, "五雜俎", words="但彼双则不击，而此多逢寡即击", restored="但彼雙則不擊，而此多逢寡即擊"),),
    grade=Grade.ATTESTED,
    advice=True,
    translated=True,
)
