"""Text as it is compared in a search: without case, tones, blanks and variant characters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from unicodedata import combining, normalize

from youyi.kernel.names import Name

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


def script_fold(names: Iterable[Name]) -> dict[int, str]:
    """Variants, and every simplified character of these names as its traditional one, so that scripts may be mixed.

    >>> fold = script_fold([Name("奪錦標", "夺锦标", "duó jǐn biāo", "banner")])
    >>> folded("夺錦标", fold) == folded("奪锦標", fold)
    True
    """
    usual = {chr(code): letter for code, letter in FOLD.items()}

    def chief(letter: str) -> str:
        while letter in usual:
            letter = usual[letter]
        return letter

    for name in names:
        if len(name.zh_hant) == len(name.zh_hans):
            for hant, hans in zip(map(chief, name.zh_hant), map(chief, name.zh_hans), strict=True):
                if chief(hant) != chief(hans):
                    usual[chief(hans)] = chief(hant)
    return {ord(letter): chief(letter) for letter in usual}


def folded(text: str, fold: Mapping[int, str] = FOLD) -> str:
    """Return a text as it is looked for.

    >>> folded("Xū Tóu"), folded("馬弔") == folded("馬吊")
    ('xutou', True)
    """
    letters = normalize("NFD", text).casefold()
    kept = "".join(letter for letter in letters if not combining(letter) and letter not in DROPPED)
    return normalize("NFC", kept).translate(fold)
