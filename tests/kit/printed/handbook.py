"""A handbook read back from its Markdown: chapters of paragraphs, numbered steps and tables, and nothing of the program."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from youyi.kernel.game import Game
from youyi.kernel.rulings import Quantity, Ruleset, Value, answered, questions, value_of

STEP = re.compile(r"\d+\. ")
NUMBERED = re.compile(r"## (\d+)\. (.*)")
WORDS = dict(
    zip(
        [
            "none",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "twelve",
            "sixteen",
            "twenty",
            "thirty",
            "fifty",
        ],
        (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 20, 30, 50),
        strict=True,
    )
)
FIGURES = {each: number for number, each in enumerate("零一二三四五六七八九")}


@dataclass(frozen=True)
class Table:
    """A table of a page: its head, and rows of as many cells."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def column(self, name: str) -> int:
        """Where a column stands."""
        return next(at for at, each in enumerate(self.head) if each.startswith(name))


Part: TypeAlias = str | Table


@dataclass(frozen=True)
class Chapter:
    """A chapter of a page: its title, sentences (each step is one) and tables in their order."""

    title: str
    parts: tuple[Part, ...]

    @property
    def tables(self) -> list[Table]:
        """Its tables."""
        return [each for each in self.parts if isinstance(each, Table)]

    @property
    def sentences(self) -> list[str]:
        """All that it says outside tables."""
        return [each for each in self.parts if isinstance(each, str)]


@dataclass(frozen=True, eq=False)
class Page:
    """A handbook in one language."""

    chapters: tuple[Chapter, ...]
    sought: dict[tuple[str, int | None], re.Match[str] | None] = field(default_factory=dict, repr=False)
    """What was sought already."""

    def __getitem__(self, number: int) -> Chapter:
        return self.chapters[number - 1]

    def find(self, said: str, within: int | None = None) -> re.Match[str]:
        """Where the page says so, in a chapter or anywhere; a sentence that does not stand there is an error."""
        found = self._seek(said, within)
        assert found, f"the page does not say: {said}"
        return found

    def says(self, said: str, within: int | None = None) -> bool:
        """Whether the page says so."""
        return self._seek(said, within) is not None

    def _seek(self, said: str, within: int | None) -> re.Match[str] | None:
        if (said, within) not in self.sought:
            chapters = self.chapters if within is None else (self[within],)
            tries = (re.search(said, each) for chapter in chapters for each in chapter.sentences)
            self.sought[said, within] = next(filter(None, tries), None)
        return self.sought[said, within]


def read_page(text: str) -> Page:
    """Read a page; what stands before the first chapter is no rule."""
    first = NUMBERED.search(text)
    assert first
    written = re.split(r"^(?=## )", text[first.start() :], flags=re.MULTILINE)
    return Page(tuple(_chapter(each) for each in written if each.strip()))


def _chapter(text: str) -> Chapter:
    head, _, body = text.partition("\n")
    match = NUMBERED.match(head)
    assert match
    return Chapter(
        match[2], tuple(part for block in body.split("\n\n") if block.strip() for part in _parts(block.strip()))
    )


def _parts(block: str) -> Iterator[Part]:
    lines = block.split("\n")
    if block.startswith("| "):
        head, _, *rows = [tuple(cell.strip() for cell in line.strip("| ").split(" | ")) for line in lines]
        yield Table(head, tuple(rows))
    elif STEP.match(block):
        yield from (STEP.sub("", line, count=1) for line in lines)
    elif not block.startswith(("!", "*", "Clauses:", "條文：", "条文：")):
        yield block


def number(text: str) -> int:
    """A whole number in figures, in English words or in Chinese.

    >>> number("+12"), number("Thirty"), number("一百零五"), number("十三"), number("−2")
    (12, 30, 105, 13, -2)
    """
    plain = text.strip().replace("−", "-").lower()
    if re.fullmatch(r"[+-]?\d+", plain):
        return int(plain)
    words = plain.split("-")
    return sum(map(WORDS.__getitem__, words)) if words[0] in WORDS else _chinese(plain)


def _chinese(text: str) -> int:
    hundreds, _, rest = text.partition("百") if "百" in text else ("", "", text)
    tens, ten, ones = rest.partition("十") if "十" in rest else ("", "", rest)
    ones = ones.lstrip("零") if hundreds else ones
    total = 100 * FIGURES[hundreds] if hundreds else 0
    total += 10 * (FIGURES[tens.lstrip("零")] if tens.lstrip("零") else 1) if ten else 0
    return total + (FIGURES[ones] if ones else 0)


def single_answers(game: Game[Any, Any, Any, Any]) -> Iterator[Ruleset[Any]]:
    """The default ruleset with one question answered otherwise, which its id says: every answer to every question."""
    base = game.rulesets[0]
    for name, asked in questions(base.rulings).items():
        usual = value_of(getattr(base.rulings, name))
        for answer in _answers(asked, usual):
            if answer != usual:
                yield replace(base, id=f"{name}={answer}", rulings=answered(base.rulings, {name: answer}))


def _answers(asked: Any, usual: Value) -> Sequence[Value]:
    """Every answer; of an open range one number more."""
    if not isinstance(asked, Quantity):
        return [value_of(member) for member in asked]
    if asked.highest is not None:
        return range(asked.lowest, asked.highest + 1)
    assert isinstance(usual, int)
    return [usual + 10]
