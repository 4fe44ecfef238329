"""Slips against the list of words: where a text says what we do not say."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from opencc import OpenCC

from workshop.books.terms import Term, terms

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.house.words.prose import Said

_QUOTED = re.compile(
    r"「[^「」]*」|『[^『』]*』|“[^“”]*”|《[^《》]*》|〈[^〈〉]*〉|`[^`]*`|\]\([^)]*\)|<span lang=\"lzh\">.*?</span>|<[^<>]*>",
    re.DOTALL,
)
"""What is mentioned and not said: quotations, titles, code, addresses, and on pages what is marked as classical Chinese."""
_MENTIONED = "\N{REPLACEMENT CHARACTER}"
_KEPT = re.compile("著(?=[名作者述錄录書书])|(?<=[名原巨])著|著(?=撰)")
SOURCE = re.compile(r"\.(?:title|edition|dated)$")
HEADING = "heading."
"""Keys of what a source is called and which edition of it we have: a bibliographer's words; and of its own headings, which are quoted."""


@cache
def _converter(direction: str) -> OpenCC:
    return OpenCC(direction)


def simplified(text: str) -> str:
    """Traditional characters as Simplified ones, 著 included where it is 着."""
    kept = {found.start() for found in _KEPT.finditer(text)}
    own = "".join("着" if each == "著" and at not in kept else each for at, each in enumerate(text))
    return str(_converter("t2s").convert(own))


def traditional(text: str) -> str:
    """Simplified characters as Traditional ones."""
    return str(_converter("s2t").convert(text))


@cache
def unquoted(text: str) -> str:
    """The text with what is mentioned blotted out, at the same places."""
    for _ in range(3):  # quotations in quotations, from the innermost
        text = _QUOTED.sub(lambda found: _MENTIONED * len(found[0]), text)
    return text


@dataclass(frozen=True, slots=True)
class Rule:
    """A term's pattern in one language."""

    term: Term
    found: re.Pattern[str]
    unless: re.Pattern[str] | None

    def hits(self, text: str) -> Iterator[str]:
        """What the text says against it."""
        looked = text if self.term.quoted else unquoted(text)
        fine = [found.span() for found in self.unless.finditer(looked)] if self.unless else []
        for hit in self.found.finditer(looked):
            if not any(first <= hit.start() and hit.end() <= last for first, last in fine):
                yield hit[0].strip()


def _pattern(term: Term, language: str) -> str:
    group = language.partition("-")[0]
    words = map(re.escape, term.never.get(group, ()))
    own = [f"\\b{word}\\b" for word in words] if language == "en" else list(words)
    return "|".join((*own, *filter(None, (term.pattern.get(each) for each in dict.fromkeys((group, language))))))


@cache
def rules(language: str) -> tuple[Rule, ...]:
    """Every rule that texts of one language are held to."""
    found = []
    for term in terms():
        pattern, unless = _pattern(term, language), "|".join(map(re.escape, term.unless))
        if language == "zh-Hans":
            pattern, unless = simplified(pattern), simplified(unless)
        if pattern:
            found.append(Rule(term, re.compile(pattern), re.compile(unless) if unless else None))
    return tuple(found)


def slips(said: Said) -> Iterator[str]:
    """What one text says that it should not, with its place and what to say instead."""
    for rule in rules(said.language):
        term = rule.term
        if (
            (term.within and not any(each in said.file for each in term.within))
            or said.is_name
            or said.key.startswith(HEADING)
        ):
            continue
        if term.classical and SOURCE.search(said.key):
            continue
        say = {"en": term.en, "zh-Hant": term.zh_hant}.get(said.language, term.zh_hans)
        for hit in rule.hits(said.text):
            yield f"{said.place} {said.key}: {hit!r}; say {say}. {term.why}"
