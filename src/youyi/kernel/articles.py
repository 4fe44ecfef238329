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
GRADE_MEANINGS = {
    Grade.ATTESTED: TEXTS["grade_meanings.attested"],
    Grade.INFERRED: TEXTS["grade_meanings.inferred"],
    Grade.SUPPLIED: TEXTS["grade_meanings.supplied"],
}
"""A sentence on each, for a reader who meets the name for the first time."""
MODERN_WORKS = TEXTS["clause.modern"]
"""What the modern works that have a clause stand under."""


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


FIRST_MODERN_YEAR = 1912
"""What was written before the Republic is an old witness; what was written since tells how it reads them."""


@dataclass(frozen=True, slots=True)
class Source:
    """One text in one edition."""

    key: str
    title: Name
    edition: Words
    """Which copy was read, and where it can be read again."""
    kind: SourceKind = field(kw_only=True)
    dated: Words = field(kw_only=True)
    """When this copy was made, and the text where that is known."""
    written: int = field(kw_only=True)
    """The latest year in which its words can have been written; for a page that changes, the year in which it was read."""
    copied: int = field(kw_only=True)
    """The latest year of the copy that was read."""
    script: Language = Language.ZH_HANT
    """In which its words and headings are written, and quoted."""
    address: str = ""
    """Where it can be read on the web; empty if nowhere that we know."""
    headings: tuple[Words, ...] = ()
    """Its own headings, as they stand there in Traditional characters, and what they mean."""

    @property
    def old(self) -> bool:
        """Whether it is a witness of the game as it was played, and not a modern account of it."""
        return self.written < FIRST_MODERN_YEAR

    def heading(self, place: str) -> Words | None:
        """A heading and what it means; None for what is none."""
        return next((each for each in self.headings if each.zh_hant == place), None)


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


_SIDES = {"a": TEXTS["leaf.front"], "b": TEXTS["leaf.back"]}


@dataclass(frozen=True, slots=True)
class Locus:
    """Where in a source a clause stands, and how much of it stands there."""

    source: Source
    place: str
    """Chapter or heading, or how the sentence begins, in the source's own terms."""
    says: Says = Says.RULE
    leaf: str = ""
    """The leaf of the edition with its side: `87b` is the back of leaf 87; empty where the edition has none."""
    words: str = ""
    """A short phrase of the source in the characters of the copy that was read; empty if none is quoted."""
    restored: str = ""
    """The same in Traditional characters, where the copy that was read has simplified some of them."""

    @property
    def title(self) -> Words:
        """The source's title with its kind and date, and how much of the clause it has if not all."""
        source = self.source
        return _SAYS[self.says].filled(title=source.title, kind=source.kind.value, dated=source.dated)

    @property
    def quoted(self) -> str:
        """The words as pages show them; empty if none are quoted."""
        return self.restored or self.words

    @property
    def folio(self) -> Words | None:
        """The leaf and its side in words; None where the edition has no leaves."""
        return _SIDES[self.leaf[-1]].filled(number=self.leaf[:-1]) if self.leaf else None

    @property
    def at(self) -> tuple[int, str]:
        """By what the places of one edition are put in order: leaf and side."""
        return (int(self.leaf[:-1]), self.leaf[-1]) if self.leaf else (0, "")

    def where(self, language: Language) -> str:
        """The place and, if the edition has leaves, its leaf."""
        return self.place if self.folio is None else f"{self.place} {self.folio.said_in(language)}"

    @property
    def heading(self) -> str:
        """Under what the quoted words are found; empty where the place is only how they begin, and the leaf is known."""
        return "" if self.folio is not None and self.quoted.startswith(self.place) else self.place

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
    """Every source that has the clause: old witnesses first, the oldest copy before the others, then modern works; empty for what we infer or supply."""
    reading: Words
    """What the clause means, as we play it."""
    grade: Grade
    advice: Words | None = None
    """Why no code enacts this clause; None for clauses that are enacted."""
    translated: Words | None = None
    """Our translation of the old words; None if no old witness is quoted."""
    modern_translated: Words | None = None
    """What the words of a modern work mean, for who reads no Chinese; None if they are but the clause's name, or none are quoted."""

    @property
    def text(self) -> str:
        """The words that are quoted first: the oldest witness's, a modern work's where no old one is quoted, or none."""
        return next((locus.words for locus in self.loci if locus.words), "")

    @property
    def old_words(self) -> str:
        """What the oldest witness that is quoted says; empty if none is. A modern work's words never stand in their place."""
        return next((locus.quoted for locus in self.old if locus.words), "")

    @property
    def our_translation(self) -> Words | None:
        """The old words in the reader's language, marked as ours; None if none are quoted."""
        return None if self.translated is None else TEXTS["clause.translated"].filled(text=self.translated)

    def modern_words(self, locus: Locus, language: Language) -> str:
        """Our translation of the words of a modern work, marked as ours; nothing where there is none, or the reader knows Chinese."""
        if locus.source.old or not locus.words or self.modern_translated is None:
            return ""
        if not (said := self.modern_translated.said_in(language)):
            return ""
        return TEXTS["clause.translated"].said_in(language).format(text=f"“{said}”")

    @property
    def old(self) -> tuple[Locus, ...]:
        """The old witnesses that have the clause."""
        return tuple(locus for locus in self.loci if locus.source.old)

    @property
    def modern(self) -> tuple[Locus, ...]:
        """The modern works that have the clause."""
        return tuple(locus for locus in self.loci if not locus.source.old)

    @property
    def silence(self) -> Words | None:
        """Why no old words stand with the clause; None if some do."""
        if any(locus.words for locus in self.old):
            return None
        if self.old:
            return TEXTS["silence.not_quoted"]
        return TEXTS["silence.modern"] if self.loci else TEXTS["silence.ours"]

    def __repr__(self) -> str:
        """Show the key, which is unique."""
        return f"<article {self.key}>"


def clause(
    texts: Texts,
    key: str,
    *,
    loci: tuple[Locus, ...],
    grade: Grade,
    advice: bool = False,
    translated: bool = False,
    gloss: bool = False,
) -> Article:
    """A clause whose name and reading stand in a catalogue, and if it has them why it is advice and what words mean that it quotes."""
    own = key.partition(".")[2]
    return Article(
        key=key,
        name=texts.name(f"{own}.name"),
        loci=loci,
        reading=texts[f"{own}.reading"],
        grade=grade,
        advice=texts[f"{own}.advice"] if advice else None,
        translated=texts[f"{own}.translated"] if translated else None,
        modern_translated=texts.gloss(f"{own}.gloss") if gloss else None,
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
