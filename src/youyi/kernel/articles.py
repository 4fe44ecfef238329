"""Clauses of the sources: who says it, where, in which words, and how firmly it stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from types import ModuleType
from typing import Any, TypeVar

from youyi.kernel.names import Language, Name, Texts, Words
from youyi.kernel.texts import KERNEL as TEXTS

Enacting = TypeVar("Enacting", bound=Callable[..., Any])


class Grade(Enum):
    """How firmly a clause stands."""

    ATTESTED = "attested"
    """The source says so."""
    INFERRED = "inferred"
    """The source does not say so, but its other clauses need it to make sense."""
    SUPPLIED = "supplied"
    """The source is silent; this is our answer."""


GRADE_NAMES = {
    Grade.ATTESTED: TEXTS.name("grade_names.attested"),
    Grade.INFERRED: TEXTS.name("grade_names.inferred"),
    Grade.SUPPLIED: TEXTS.name("grade_names.supplied"),
}


class SourceKind(Enum):
    """What kind of witness a text is; a print of the Song and a page of our time do not weigh the same."""

    PRINT = TEXTS["source_kind.print"]
    COPY = TEXTS["source_kind.copy"]
    NOTEBOOK = TEXTS["source_kind.notebook"]
    FICTION = TEXTS["source_kind.fiction"]
    ENCYCLOPEDIA = TEXTS["source_kind.encyclopedia"]
    GUIDE = TEXTS["source_kind.guide"]
    PAGE = TEXTS["source_kind.page"]
    PROGRAM = TEXTS["source_kind.program"]


@dataclass(frozen=True, slots=True)
class Source:
    """A witness: one text in one edition."""

    key: str
    title: Name
    edition: Words
    """Which copy was read, and where it can be read again."""
    kind: SourceKind = field(kw_only=True)
    dated: Words = field(kw_only=True)
    """When this copy was made, and the text where that is known."""
    script: Language = Language.ZH_HANT
    """In which its words and headings are written, and quoted."""


class Says(Enum):
    """How much of a clause one witness has."""

    RULE = "rule"
    """What the clause says, as far as its grade goes."""
    CARDS = "cards"
    """What it is made of, but not what it brings."""
    NAME = "name"
    """Its name, and nothing of what it means."""


_SAYS = {
    Says.RULE: TEXTS["says.rule"],
    Says.CARDS: TEXTS["says.cards"],
    Says.NAME: TEXTS["says.name"],
}


@dataclass(frozen=True, slots=True)
class Locus:
    """Where in a source a clause stands, and how much of it stands there."""

    source: Source
    place: str
    """Chapter, leaf or heading, in the source's own terms."""
    says: Says = Says.RULE

    @property
    def title(self) -> Words:
        """The source's title with its kind and date, and how much of the clause it has if not all."""
        source = self.source
        return _SAYS[self.says].filled(title=source.title, kind=source.kind.value, dated=source.dated)

    def grade(self, clause: Grade) -> Grade | None:
        """How firmly a clause of this grade stands by this witness alone; None where the witness has only its name.

        What a pattern is made of without its worth supports the clause by inference at most.
        """
        match self.says:
            case Says.RULE:
                return clause
            case Says.CARDS:
                return Grade.INFERRED
            case Says.NAME:
                return None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Article:
    """One clause of the rulebook. Two articles are the same only if they are the same object."""

    key: str
    """Dotted, beginning with the game: `ruqi.retreat`."""
    name: Name
    loci: tuple[Locus, ...]
    """Every witness that has the clause; empty for what we infer or supply."""
    text: str
    """A short phrase of the first witness in its own characters; empty if it has none."""
    reading: Words
    """What the clause means, as we play it."""
    grade: Grade
    advice: Words | None = None
    """Why no code enacts this clause; None for clauses that are enacted."""

    def __repr__(self) -> str:
        """Show the key, which is unique."""
        return f"<article {self.key}>"


def clause(
    texts: Texts, key: str, *, loci: tuple[Locus, ...], text: str, grade: Grade, advice: bool = False
) -> Article:
    """A clause whose name and reading, and why it is advice if it is, stand in a catalogue under its own key."""
    own = key.partition(".")[2]
    return Article(
        key=key,
        name=texts.name(f"{own}.name"),
        loci=loci,
        text=text,
        reading=texts[f"{own}.reading"],
        grade=grade,
        advice=texts[f"{own}.advice"] if advice else None,
    )


def articles_in(*modules: ModuleType) -> tuple[Article, ...]:
    """Every article that is a constant of the modules, in the order of definition.

    ValueError if two constants share a name, two articles share a key, or one article has two constants.
    A package of articles registers its modules with one call and re-exports their constants with `import *`.
    """
    found = [(name, value) for module in modules for name, value in vars(module).items() if isinstance(value, Article)]
    for what in ([name for name, _ in found], [article.key for _, article in found]):
        twice = sorted({each for each in what if what.count(each) > 1})
        if twice:
            raise ValueError(f"registered twice: {', '.join(twice)}")
    return tuple(article for _, article in found)


def enacts(*articles: Article) -> Callable[[Enacting], Enacting]:
    """Name the clauses that a function carries out and of which no event speaks."""
    assert articles

    def unchanged(function: Enacting) -> Enacting:
        return function

    return unchanged
