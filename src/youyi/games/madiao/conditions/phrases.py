"""How conditions are said: piles, numbers, and the sentences they fill."""

from __future__ import annotations

from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.games.madiao.winnings import Pile
from youyi.kernel.names import Language, Words

NO_LIMIT = 40
"""More than can ever be counted."""

PILES: dict[Pile, Words] = {
    Pile.DEALT: TEXTS["piles.dealt"],
    Pile.WON: TEXTS["piles.won"],
    Pile.DRAWN: TEXTS["piles.drawn"],
    Pile.ALL: TEXTS["piles.all"],
    Pile.OTHERS: TEXTS["piles.others"],
}

# Joining
AND = TEXTS["and"]
OR = TEXTS["or"]
AND_THEN = TEXTS["and_then"]
"""Between clauses that have commas of their own."""
THEN = TEXTS["then"]
NOT = TEXTS["not"]
LIST_AND = TEXTS["list_and"]
LIST_OR = TEXTS["list_or"]
COMMA = TEXTS["comma"]
LIST_COMMA = TEXTS["list_comma"]
THERE_ARE = TEXTS["there_are"]

# Numbers
FIGURES = "零一二三四五六七八九十"
EXACTLY = TEXTS["exactly"]
AT_LEAST = TEXTS["at_least"]
AT_MOST = TEXTS["at_most"]
NONE_OF = TEXTS["none_of"]
SOME = TEXTS["some"]


def fill(words: Words, language: Language, **parts: str) -> str:
    """A sentence with its gaps filled."""
    return words.said_in(language).format(**parts)


def figure(number: int, language: Language) -> str:
    """Write a number as a sentence would.

    >>> figure(13, Language.ZH_HANT), figure(40, Language.ZH_HANS), figure(7, Language.EN)
    ('十三', '四十', '7')
    """
    if language is Language.EN:
        return str(number)
    if number < 0:
        return {Language.ZH_HANT: "負", Language.ZH_HANS: "负"}[language] + figure(-number, language)
    hundreds, rest = divmod(number, 100)
    if hundreds:
        between = "零" if 0 < rest < 10 else ""
        return FIGURES[hundreds] + "百" + between + (figure(rest, language) if rest else "")
    tens, ones = divmod(number, 10)
    if not tens:
        return FIGURES[ones]
    return ("" if tens == 1 else FIGURES[tens]) + "十" + (FIGURES[ones] if ones else "")


def amount(low: int, high: int, language: Language) -> str:
    """A number between `low` and `high` in words."""
    if (low, high) == (0, 0):
        return fill(NONE_OF, language)
    if (low, high) == (1, NO_LIMIT):
        return fill(SOME, language)
    if low == high:
        return fill(EXACTLY, language, n=figure(low, language))
    if high >= NO_LIMIT:
        return fill(AT_LEAST, language, n=figure(low, language))
    return fill(AT_MOST, language, n=figure(high, language))


def listed(parts: list[str], last: Words, language: Language) -> str:
    """Several names joined into a list."""
    if len(parts) < 2:
        return "".join(parts)
    return fill(LIST_COMMA, language).join(parts[:-1]) + fill(last, language) + parts[-1]
