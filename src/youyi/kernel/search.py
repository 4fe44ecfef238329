"""Text as it is compared in a search: without case, tones, blanks and variant characters."""

from __future__ import annotations

from unicodedata import combining, normalize

VARIANTS = {
    "棋": "棊碁",
    "淨": "凈浄净",
    "采": "綵",
    "算": "筭",
    "會": "㑹会",
    "虛": "虚",
    "吊": "弔",
    "沖": "冲衝",
    "鬥": "鬪鬭斗",
    "簾": "帘",
    "驛": "驿",
}
"""Characters that sources, scripts and readers write for one another; docs/glossary.md explains them."""

FOLD = {ord(variant): usual for usual, variants in VARIANTS.items() for variant in variants}
DROPPED = " _-·'’“”「」,.:;，。：；、"


def folded(text: str) -> str:
    """Return a text as it is looked for.

    >>> folded("Xū Tóu"), folded("馬弔") == folded("馬吊")
    ('xutou', True)
    """
    letters = normalize("NFD", text).casefold()
    kept = "".join(letter for letter in letters if not combining(letter) and letter not in DROPPED)
    return normalize("NFC", kept).translate(FOLD)
