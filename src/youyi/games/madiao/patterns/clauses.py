"""The clauses of the patterns: one for each, in the order of the lists."""

from __future__ import annotations

from youyi.games.madiao.patterns import chains, couples, dealt, drawn, extras, four_gates, openings, pairs, sets
from youyi.games.madiao.patterns.censers import CENSERS, THREE_FEET
from youyi.games.madiao.patterns.pattern import Pattern
from youyi.games.madiao.patterns.recorded import RECORDED
from youyi.kernel.articles import Article

PATTERNS: tuple[Pattern, ...] = (
    *pairs.PAIRS,
    *dealt.NUMBERED_ROWS,
    *dealt.LETTERED_ROWS,
    *four_gates.FOUR_GATES,
    *openings.OPENINGS,
    *sets.SETS,
    *CENSERS,
    *THREE_FEET,
    *chains.CHAINS,
    *sets.COUNTS,
    *couples.COUPLES,
    chains.GONG_LING_SUN,
    *sets.RIDERS,
    *drawn.ROWS,
    *extras.EXTRAS,
    extras.ZHEN_MING_TIAN_ZI,
)
"""Every pattern that any answer can put in force, as it stands under the first answers that have it."""
PATTERN_ARTICLES: tuple[Article, ...] = (*(row.article for row in PATTERNS), *RECORDED)
"""One clause for each row, then the names on record that no ruleset scores."""
