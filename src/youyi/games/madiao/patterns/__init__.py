"""色樣: the patterns of 馬吊 as rows, and what a haul scores by them."""

from youyi.games.madiao.patterns.book import Near, PatternBook, book, near
from youyi.games.madiao.patterns.clauses import PATTERN_ARTICLES, PATTERNS
from youyi.games.madiao.patterns.explain import explain
from youyi.games.madiao.patterns.pattern import Pattern, Scored

__all__ = ["PATTERNS", "PATTERN_ARTICLES", "Near", "Pattern", "PatternBook", "Scored", "book", "explain", "near"]
