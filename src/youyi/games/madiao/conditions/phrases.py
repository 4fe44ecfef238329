"""How conditions are said: piles, numbers, and the sentences they fill."""

from __future__ import annotations

from youyi.games.madiao.winnings import Pile
from youyi.kernel.names import Language, Words

NO_LIMIT = 40
"""More than can ever be counted."""

PILES: dict[Pile, Words] = {
    Pile.DEALT: Words("the cards dealt", "手牌", "手牌"),
    Pile.WON: Words("the cards won", "上桌牌", "上桌牌"),
    Pile.DRAWN: Words("the cards drawn from the stock", "沖得之牌", "冲得之牌"),
    Pile.ALL: Words("the cards won and drawn", "上桌與沖得之牌", "上桌与冲得之牌"),
    Pile.OTHERS: Words("the cards the others won", "餘家上桌牌", "余家上桌牌"),
}

# Joining
AND = Words(", and ", "，且", "，且")
OR = Words("; or ", "；或", "；或")
AND_THEN = Words("; and ", "；且", "；且")
"""Between clauses that have commas of their own."""
THEN = Words(", then ", "、", "、")
NOT = Words("it is not so that {it}", "並非{it}", "并非{it}")
LIST_AND = Words(" and ", "與", "与")
LIST_OR = Words(" or ", "或", "或")
COMMA = Words(", ", "，", "，")
LIST_COMMA = Words(", ", "、", "、")
THERE_ARE = Words("there are {amount} {noun}", "{noun}共{amount}", "{noun}共{amount}")

# Numbers
FIGURES = "零一二三四五六七八九十"
EXACTLY = Words("exactly {n}", "恰{n}", "恰{n}")
AT_LEAST = Words("at least {n}", "至少{n}", "至少{n}")
AT_MOST = Words("at most {n}", "至多{n}", "至多{n}")
NONE_OF = Words("no", "零", "零")
SOME = Words("one or more", "至少一", "至少一")


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
