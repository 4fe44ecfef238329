"""Text written by strangers: made visible before it is shown, and refused as a name where it would deceive."""

from __future__ import annotations

import re
from itertools import groupby
from unicodedata import category, combining, normalize

LONGEST_NAME = 40
"""In code points, after normalisation."""
MOST_STACKED = 2
"""How many accents (canonical combining class 200 and above, and enclosing marks) one letter may bear."""
MOST_MARKS = 4
"""How many marks of any kind: a Tibetan stack or a pointed Hebrew letter needs four."""
_ACCENT = 200
_VIRAMA = 9
_JOINER, _NON_JOINER = "\u200d", "\u200c"
_ACTIVE = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""The categories of characters that act on a terminal, reorder or break a line, or cannot be encoded."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159\U00016fe4")
"""Fillers and blank signs, which Unicode counts among letters, symbols and marks."""
_SELECTOR = re.compile("[\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_VISIBLE = frozenset("LNPS")


def visible(text: str) -> str:
    r"""Write every control, format and surrogate character of a text as an escape; lines and tabs stay.

    >>> visible("a\x1b[2J\u202eb\nc")
    'a\\u001b[2J\\u202eb\nc'
    """
    return "\n".join(line if line.isprintable() else _escaped(line, "\t") for line in text.split("\n"))


def inline(text: str) -> str:
    r"""The same on one line: line breaks and tabs are escaped too.

    >>> inline("a\nb")
    'a\\u000ab'
    """
    return text if text.isprintable() else _escaped(text, "")


def _escaped(text: str, kept: str) -> str:
    joiners = _JOINER + _NON_JOINER  # harmless, and part of emoji and of Indic and Persian words
    return "".join(
        _escape(each) if category(each) in _ACTIVE and each not in kept and each not in joiners else each
        for each in text
    )


def _escape(character: str) -> str:
    """The character as JSON writes it, so that it may stand in JSON as well."""
    units = character.encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{units[place : place + 4]}" for place in range(0, len(units), 4))


def name_of(text: str) -> str | None:
    r"""A name as it is kept, normalised (NFC) and with single spaces; None if it may not be one.

    Letters, digits, punctuation and symbols of every script are allowed, at most `LONGEST_NAME`, with the marks that
    writing needs (`MOST_STACKED`, `MOST_MARKS`). Refused are control and format characters (joiners stay where they
    join), unassigned and private ones, blanks, marks without a letter, and names without anything visible.

    >>> name_of("  李  清照 "), name_of("e\u0301"), name_of("\u3164"), name_of("\u202eevil")
    ('李 清照', 'é', None, None)
    """
    return line_of(text, LONGEST_NAME)


def line_of(text: str, longest: int) -> str | None:
    """A line as it is kept, by the rules of names (`name_of`) but for its length; None if it may not be one."""
    name = normalize("NFC", " ".join(text.split()))
    if not 1 <= len(name) <= longest or not any(category(each)[0] in _VISIBLE for each in name):
        return None
    return name if all(_may_stand(name, place) for place in range(len(name))) and _marks_fit(name) else None


def _may_stand(name: str, place: int) -> bool:
    character = name[place]
    if character in _BLANK:
        return False
    if character in (_JOINER, _NON_JOINER):
        return _joins(name, place)
    if _SELECTOR.match(character):  # chooses a form of the character before it: of an emoji, of an ideograph
        return place > 0 and category(name[place - 1])[0] in "LNPS"
    return character == " " or category(character)[0] in "LMNPS"


def _joins(name: str, place: int) -> bool:
    """Whether a joiner stands between signs that it can join: parts of an emoji, or letters that are written joined."""
    if not 0 < place < len(name) - 1:
        return False
    before, after = name[place - 1], name[place + 1]
    if category(after) == "So":
        return name[place] == _JOINER and (category(before) in ("So", "Sk") or before == "\ufe0f")
    if combining(before) == _VIRAMA:
        return category(after) == "Lo"
    return name[place] == _NON_JOINER and "\u0600" <= before <= "\u08ff" and "\u0600" <= after <= "\u08ff"


def _marks_fit(name: str) -> bool:
    """Whether every run of marks has a letter before it, is short, and repeats none."""
    before = " "
    for marks, run in groupby(name, lambda each: category(each)[0] == "M"):
        written = "".join(run)
        if marks:
            accents = [each for each in written if combining(each) >= _ACCENT or category(each) == "Me"]
            fits = len(written) <= MOST_MARKS and len(accents) <= MOST_STACKED and len(set(written)) == len(written)
            if before[-1] in (" ", _JOINER, _NON_JOINER) or not fits:
                return False
        before = written
    return True
