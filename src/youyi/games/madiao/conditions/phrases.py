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
"""The cards themselves, as in: the cards you won."""
HELD: dict[Pile, Words] = {
    Pile.DEALT: TEXTS["held.dealt"],
    Pile.WON: TEXTS["held.won"],
    Pile.DRAWN: TEXTS["held.drawn"],
    Pile.ALL: TEXTS["held.all"],
    Pile.OTHERS: TEXTS["held.others"],
}
"""How a clause begins that says what is among them, as in: you won."""
OF: dict[Pile, Words] = {
    Pile.DEALT: TEXTS["of.dealt"],
    Pile.WON: TEXTS["of.won"],
    Pile.DRAWN: TEXTS["of.drawn"],
    Pile.ALL: TEXTS["of.all"],
    Pile.OTHERS: TEXTS["of.others"],
}
"""Whose cards are counted, as in: the Shoulders that you won."""

# Joining
AND = TEXTS["and"]
OR = TEXTS["or"]
AND_ALSO = TEXTS["and_also"]
"""Before a clause that begins like the one before it, and does not repeat the beginning."""
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
EXACTLY = TEXTS["exactly"]
AT_LEAST = TEXTS["at_least"]
AT_MOST = TEXTS["at_most"]
NONE_OF = TEXTS["none_of"]
SOME = TEXTS["some"]


def fill(words: Words, language: Language, **parts: object) -> str:
    """A sentence with its gaps filled."""
    return words.said_in(language).format(**parts)


def amount(low: int, high: int, language: Language) -> str:
    """A number between `low` and `high` in words."""
    if (low, high) == (0, 0):
        return fill(NONE_OF, language)
    if (low, high) == (1, NO_LIMIT):
        return fill(SOME, language)
    if low == high:
        return fill(EXACTLY, language, n=low)
    if high >= NO_LIMIT:
        return fill(AT_LEAST, language, n=low)
    return fill(AT_MOST, language, n=high)


def joined(parts: list[str], language: Language) -> str:
    """Several clauses joined; after a comma, one that begins like the clause before it does not repeat the beginning."""
    parted = len(parts) > 2 or any(fill(COMMA, language) in each for each in parts)
    said, before = parts[0], _beginning(parts[0], language)
    for part in parts[1:]:
        begins = _beginning(part, language)
        same = begins == before != "" and not parted
        between = AND_THEN if parted else AND_ALSO if same else AND
        said += fill(between, language) + (part.removeprefix(begins).lstrip() if same else part)
        before = begins
    return said


def without_pile(clause: str, pile: Pile, language: Language) -> str:
    """A clause without whose cards it begins with, where its table says that."""
    return clause.removeprefix(fill(HELD[pile], language)).lstrip()


def _beginning(clause: str, language: Language) -> str:
    """Whose cards a clause begins with; nothing where it begins otherwise."""
    return max(
        (each for each in (fill(held, language) for held in HELD.values()) if clause.startswith(each)),
        key=len,
        default="",
    )


def listed(parts: list[str], last: Words, language: Language) -> str:
    """Several names joined into a list."""
    if len(parts) < 2:
        return "".join(parts)
    return fill(LIST_COMMA, language).join(parts[:-1]) + fill(last, language) + parts[-1]
