"""The front of a book: its cover, and the imprint, which tells what it is made of, when, and under which licence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

from youyi.kernel.face.handbook import Chapter, Illustration
from youyi.kernel.names import Language, Words
from youyi.kernel.rulings import Ruleset, questions
from youyi.kernel.version import __version__
from youyi.typeset import words as said
from youyi.typeset.chapters import AnyGame, sources
from youyi.typeset.typst import face, literal

LATIN = "Libertinus Serif"
"""The face of what is not Chinese; it comes with Typst."""
PICTURE = 92
"""Width of the picture on a cover, in millimetres."""


def cover(game: AnyGame, chapters: Sequence[Chapter], chinese: Language) -> Iterator[str]:
    """The cover: both titles, and between them the first picture of the book."""
    shown = next(block for each in chapters for block in each.blocks if isinstance(block, Illustration))
    han = "#linebreak()".join(f"#text(54pt, {literal(each)})" for each in game.name.said_in(chinese))
    yield (
        '#page(margin: 9mm, header: none, numbering: none, rect(width: 100%, height: 100%, stroke: 1.6pt + rgb("#27467a"),'
        ' inset: 1.6mm, rect(width: 100%, height: 100%, stroke: 0.5pt + rgb("#27467a"), inset: 8mm,'
        f" grid(columns: (1fr, {PICTURE}mm, 1fr), rows: 100%, column-gutter: 8mm, align: center + horizon,"
        f" [#set par(leading: 9mm)\n{han}#v(6mm)#text(10pt, {literal(said.COVER.said_in(chinese))})],"
        f' image("{shown.key}-{chinese}.svg", width: {PICTURE}mm, height: 140mm, fit: "contain"),'
        f" en([#text(26pt, {literal(game.name.pinyin)})#v(4mm)#text(19pt, {literal(game.name.en)})#v(8mm)"
        f"#text(10pt, {literal(said.COVER.en)})#v(14mm)#text(11pt, {literal(said.HOUSE.en)})])))))"
    )


def imprint(game: AnyGame, ruleset: Ruleset[Any], chinese: Language) -> Iterator[str]:
    """What stands on the back of a title page."""
    yield "#v(1fr)"
    for words in _imprint(game, ruleset, chinese):
        yield f"#pair({literal(words.said_in(chinese))}, {literal(words.en)})#v(2mm)"
    yield "#v(1fr)#pagebreak()"


def _imprint(game: AnyGame, ruleset: Ruleset[Any], chinese: Language) -> Iterator[Words]:
    yield said.UNDER.filled(ruleset=ruleset.full_id, release=__version__)
    yield ruleset.summary
    yield said.MADE_OF.filled(
        clauses=len(game.articles), questions=len(questions(ruleset.rulings)), sources=len(sources(game))
    )
    yield said.LICENCE
    yield said.DRAWN
    yield said.SET.filled(faces=(face(chinese), LATIN), date=datetime.now(UTC).date().isoformat())
