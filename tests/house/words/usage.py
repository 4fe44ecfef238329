"""Whether Traditional and Simplified say the same, each in its own words: `usage.tsv` lists the words that differ.

A row: how Traditional says it, how Simplified does, and `=` where Simplified may also say it as Traditional does, or `>` where
it may not, but Traditional has the other word too, for something else. A word may have several rows. Whatever has none must be
the same, character by character.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tests.house.words.terms import simplified, traditional

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tests.house.words.prose import Said

LIST = Path(__file__).with_name("usage.tsv")
_QUOTATION = re.compile(r'<span lang="lzh">.*?</span>')
"""A quotation on a page keeps the characters of its edition."""
_MARKS = str.maketrans("「」『』", "“”‘’")
_LANGUAGES = re.compile(r'<span lang="zh-Han[ts]">(?:简体|繁體)中文')
"""In the line that leads to the other languages of a page, each is the other's."""


@cache
def pairs() -> tuple[tuple[str, str, str], ...]:
    """The rows of the list."""
    rows = (line.split("\t") for line in LIST.read_text("utf-8").splitlines()[1:])
    return tuple((hant, hans, may) for hant, hans, may in rows)


@cache
def _choices() -> dict[str, str]:
    """What may stand in Simplified for each listed word, which is written in its characters."""
    found: dict[str, dict[str, None]] = defaultdict(dict)
    for hant, hans, may in pairs():
        found[simplified(hant)].update({hans: None, **({simplified(hant): None} if may == "=" else {})})
    return {word: f"(?:{'|'.join(map(re.escape, found[word]))})" for word in sorted(found, key=len, reverse=True)}


@cache
def _words() -> re.Pattern[str]:
    return re.compile("|".join(map(re.escape, _choices())))


def expected(hant: str) -> re.Pattern[str]:
    """What Simplified may say for a text in Traditional."""
    text = simplified(hant).translate(_MARKS).replace("zh-Hant", "zh-Hans")
    parts, end = list[str](), 0
    for found in _words().finditer(text):
        parts += (re.escape(text[end : found.start()]), _choices()[found[0]])
        end = found.end()
    return re.compile("".join((*parts, re.escape(text[end:]))), re.DOTALL)


def alike(hant: str, hans: str) -> bool:
    """Whether two texts say the same."""
    hant, hans = (_QUOTATION.sub("", each) for each in (hant, hans))
    return expected(hant).fullmatch(hans) is not None


@cache
def _strangers(script: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Words of the other side of the strait in the characters of this one, and ours, in which they may stand."""
    ours = {hant for hant, _, _ in pairs()} if script == "zh-Hant" else {hans for _, hans, _ in pairs()}
    barred = {"", ">"} if script == "zh-Hans" else {""}
    strict = ((hant, hans) for hant, hans, may in pairs() if may in barred and len(hant) > 1 and len(hans) > 1)
    theirs = {traditional(hans) if script == "zh-Hant" else simplified(hant) for hant, hans in strict} - ours
    return _any_of(theirs), _any_of(word for word in ours if any(each in word for each in theirs))


def _any_of(words: Iterable[str]) -> re.Pattern[str]:
    return re.compile("|".join(sorted(map(re.escape, words), key=len, reverse=True)) or "(?!)")


def foreign(text: str, script: str) -> list[str]:
    """What a text says as only the other side of the strait does."""
    theirs, ours = _strangers(script)
    return theirs.findall(ours.sub("\N{REPLACEMENT CHARACTER}", text))


def differing(said: Iterable[Said]) -> Iterator[str]:
    """Where the two scripts say different things, or one says what only the other side of the strait does."""
    by_place: dict[tuple[str, str], dict[str, Said]] = defaultdict(dict)
    for each in said:
        if each.language in {"zh-Hant", "zh-Hans"}:
            by_place[re.sub(r"\.zh-Han[ts]", "", each.file), each.key][each.language] = each
            yield from (
                f"{each.place} {each.key}: {it!r} is of the other script" for it in foreign(each.text, each.language)
            )
    for both in by_place.values():
        match both:
            case {"zh-Hant": hant, "zh-Hans": hans}:
                if not _LANGUAGES.search(hans.text) and not alike(hant.text, hans.text):
                    yield f"{hans.place} {hans.key}: {hant.text!r} and {hans.text!r}"
            case _:
                yield from (f"{each.place} {each.key}: in one script only" for each in both.values())
