"""A pattern in words, under given rulings."""

from __future__ import annotations

from youyi.games.madiao.conditions.phrases import fill
from youyi.games.madiao.patterns.pattern import Pattern
from youyi.games.madiao.patterns.table import pattern_table
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.kernel.names import Language

NOT_IN_FORCE = TEXTS["not_in_force"]


def explain(pattern: Pattern, rulings: Rulings, language: Language) -> str:
    """When a pattern is scored under these rulings and what it brings, or that they do not have it."""
    for row in pattern_table(rulings).rows:
        if row.id == pattern.id:
            return row.speak(language)
    return fill(NOT_IN_FORCE, language, it=pattern.speak(language))
