"""色樣: the patterns of 馬吊 as rows, and what winnings score by them."""

from youyi.games.madiao.patterns.clauses import PATTERN_ARTICLES, PATTERNS
from youyi.games.madiao.patterns.explain import explain
from youyi.games.madiao.patterns.in_force import thousand_is_reward
from youyi.games.madiao.patterns.pattern import Pattern, Scored
from youyi.games.madiao.patterns.sets import claims_of_dealt
from youyi.games.madiao.patterns.table import NearMiss, PatternTable, near_misses, pattern_table

__all__ = [
    "PATTERNS",
    "PATTERN_ARTICLES",
    "NearMiss",
    "Pattern",
    "PatternTable",
    "Scored",
    "claims_of_dealt",
    "explain",
    "near_misses",
    "pattern_table",
    "thousand_is_reward",
]
