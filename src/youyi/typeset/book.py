"""The rulebook as a book: each sheet of paper is two facing pages, Chinese on the left, English on the right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, assert_never

from youyi.analysis.trace.in_force import idle_under
from youyi.kernel.articles import GRADE_MEANINGS, GRADE_NAMES, Article
from youyi.kernel.face.columns import width
from youyi.kernel.face.handbook import Block, Chapter, Grid, Illustration, Paragraph, Steps
from youyi.kernel.names import Language, Words
from youyi.kernel.rulings import Ruleset
from youyi.typeset import words as said
from youyi.typeset.chapters import AnyGame, chapters, sources
from youyi.typeset.front import cover, imprint
from youyi.typeset.index import HEAD as INDEX_HEAD
from youyi.typeset.index import Index
from youyi.typeset.typst import face, literal

WIDEST = 118
"""The widest picture of a page, in millimetres."""
DIAGRAM, TALLEST = 100, 46
"""A picture no wider than the one is a diagram, and at most as tall as the other."""
HALF, GUTTER = 125, 17
"""Width of each of the two pages, and what lies between them."""
LETTER, INSET, BOLD, HEAD_ZH = 0.176, 2.6, 1, 8
"""Width of a letter in millimetres for each point of its size; what a cell leaves free; letters more for bold type;
most letters of a Chinese head on one line."""
REGIONS = {Language.EN: "TW", Language.ZH_HANT: "TW", Language.ZH_HANS: "CN"}
"""By which a face shapes characters that the two scripts share, and sets their commas; beside English they are traditional."""
HEAD = """
#set page(paper: "a4", flipped: true, margin: (x: 15mm, top: 14mm, bottom: 16mm), numbering: "1",
  header: context if counter(page).get().first() > 2 [#set text(7pt, fill: luma(40%)); #TITLE_ZH #h(1fr) #TITLE_EN])
#set text(font: (FACE, "Libertinus Serif", "DejaVu Sans Mono"), size: 8.6pt, lang: "zh", region: "REGION")
#set par(leading: 0.62em, justify: false)
#set table(stroke: 0.3pt + luma(60%), inset: (x: 3pt, y: 2.4pt))
#show heading: set text(weight: "bold")
#let en(it) = text(font: ("Libertinus Serif", FACE, "DejaVu Sans Mono"), lang: "en", it)
#let facing(a, b) = grid(columns: (1fr, 1fr), column-gutter: GUTTERmm, a, en(b))
#let pair(a, b) = block(above: 1.5mm, below: 1.5mm, facing(a, b))
#let lead(a, b) = block(above: 1.5mm, below: 1.5mm, sticky: true, facing(a, b))
#let chapter(n, a, b) = { block(sticky: true, above: 5mm, below: 2mm, {
  hide(place(heading(level: 1, outlined: true, a + "　" + b)))
  pair(text(12pt, weight: "bold", n + "　" + a), text(12pt, weight: "bold", n + "  " + b)) }) }
"""


def book(game: AnyGame, ruleset: Ruleset[Any], chinese: Language) -> tuple[str, dict[str, str]]:
    """A game's rulebook under a ruleset; `chinese` is the script of the left pages. Returns source and pictures."""
    first, pictures = front(game, ruleset, chinese)
    index = Index(game.articles, chinese)
    parts = [first, INDEX_HEAD, *imprint(game, ruleset, chinese), *_contents(chinese)]
    for number, chapter in enumerate(chapters(game, ruleset), start=1):
        parts += _chapter(chapter, number, chinese, index)
    parts += _clauses(game, ruleset, chinese)
    parts += [*_head(said.INDEX, chinese), *index.write()]
    return "\n".join(parts), pictures


def front(game: AnyGame, ruleset: Ruleset[Any], chinese: Language) -> tuple[str, dict[str, str]]:
    """Its cover, with the pictures of the whole book."""
    titles = (literal(game.name.said_in(chinese)), literal(game.name.en))
    head = HEAD.replace("TITLE_ZH", titles[0]).replace("TITLE_EN", titles[1]).replace("GUTTER", str(GUTTER))
    head = head.replace("FACE", literal(face(chinese))).replace("REGION", REGIONS[chinese])
    found = chapters(game, ruleset)
    pictures = {
        f"{block.key}-{language}.svg": block.draw(language)
        for chapter in found
        for block in chapter.blocks
        if isinstance(block, Illustration)
        for language in (chinese, Language.EN)
    }
    return "\n".join([head, *cover(game, found, chinese)]), pictures


def pair(words: Words, chinese: Language, kind: str = "pair", mark: str = "") -> str:
    """A text on both pages; a `lead` stays on the page of what comes after it."""
    return f"#{kind}({mark}{literal(words.said_in(chinese))}, {literal(words.en)})"


def _contents(chinese: Language) -> Iterator[str]:
    yield pair(said.CONTENTS, chinese)
    yield "#outline(title: none, depth: 1)#pagebreak()"


def _head(title: Words, chinese: Language) -> Iterator[str]:
    """The head of a part without a number."""
    yield f"#pagebreak()#chapter({literal('§')}, {literal(title.said_in(chinese))}, {literal(title.en)})"


def _chapter(chapter: Chapter, number: int, chinese: Language, index: Index) -> Iterator[str]:
    yield f"#chapter({literal(str(number))}, {literal(chapter.title.said_in(chinese))}, {literal(chapter.title.en)})"
    for block, after in zip(chapter.blocks, (*chapter.blocks[1:], None), strict=True):
        yield from _block(block, after, chinese, index)


def _block(block: Block, after: Block | None, chinese: Language, index: Index) -> Iterator[str]:
    match block:
        case Paragraph(words):
            yield pair(words, chinese, "lead" if isinstance(after, Grid) else "pair", index.mark(words))
        case Steps(items):
            for number, words in enumerate(items, start=1):
                numbered = Words(*(f"{number}. {words.said_in(each)}" for each in (Language.EN, *_SCRIPTS)))
                yield pair(numbered, chinese, mark=index.mark(words))
        case Grid():
            yield _table(block, chinese, index)
        case Illustration(key, draw, caption, wide):
            across = min(wide, WIDEST) if wide > DIAGRAM else min(wide, TALLEST * _proportion(draw(chinese)))
            drawn = [
                f'{{ align(center, image("{key}-{each}.svg", width: {across:g}mm)); text(7.4pt, {literal(caption.said_in(each))}) }}'
                for each in (chinese, Language.EN)
            ]
            yield f"#block(breakable: false, pair({drawn[0]}, {drawn[1]}))"
        case _:
            assert_never(block)


_SCRIPTS = (Language.ZH_HANT, Language.ZH_HANS)


def _proportion(drawn: str) -> float:
    """How much wider than high a picture is."""
    found = _VIEW_BOX.search(drawn)
    assert found is not None
    return float(found[1]) / float(found[2])


_VIEW_BOX = re.compile(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')


def _table(grid: Grid, chinese: Language, index: Index) -> str:
    """One table over both pages, so that a row is as high on the one as on the other; its head is repeated."""
    languages, columns = (chinese, Language.EN), len(grid.head)
    columns_mm = f", {GUTTER}mm, ".join(
        ", ".join(f"{wide:.2f}mm" for wide in widths(grid, language)) for language in languages
    )
    head = ", [], ".join(", ".join(f"strong({_cell(cell, language)})" for cell in grid.head) for language in languages)
    rows = (
        index.mark(*row) + ", [], ".join(", ".join(_cell(cell, language) for cell in row) for language in languages)
        for row in grid.rows
    )
    return (
        f"#block(above: 1.5mm, below: 1.5mm, {{ set text({_size(columns)}pt); show table.cell: set block(breakable: false);"
        f" table(columns: ({columns_mm}), stroke: (x, y) => if x != {columns} {{ 0.3pt + luma(60%) }},"
        f" table.header({head}), {', '.join(rows)}) }})"
    )


def _cell(said: Words, language: Language) -> str:
    text = literal(said.said_in(language))
    return f"en({text})" if language is Language.EN else f"text({text})"


def widths(grid: Grid, language: Language) -> list[float]:
    """How wide the columns of one page are, in millimetres: short texts get what they need, long ones share the rest."""
    columns = range(len(grid.head))
    needed = [_longest(grid, nth, language) * LETTER * _size(len(columns)) + INSET for nth in columns]
    if sum(needed) <= HALF:
        return [each * HALF / sum(needed) for each in needed]
    long = set(columns)
    while True:
        left = HALF - sum(needed[nth] for nth in columns if nth not in long)
        short = {nth for nth in long if needed[nth] <= left / len(long)}
        if not short:
            break
        long -= short
    parts = {nth: min(needed[nth], 2 * left / len(long)) for nth in long}
    return [left * parts[nth] / sum(parts.values()) if nth in long else needed[nth] for nth in columns]


def _longest(grid: Grid, nth: int, language: Language) -> int:
    """The letters of a column's longest text. A head may be broken between its words, and in Chinese anywhere."""
    head = grid.head[nth].said_in(language).split()
    words = [width(word) + BOLD if word.isascii() else min(width(word), HEAD_ZH) for word in head]
    return max(4, *words, *(width(row[nth].said_in(language)) for row in grid.rows))


def _size(columns: int) -> float:
    return 6.2 if columns > 6 else 7.2


def _clauses(game: AnyGame, ruleset: Ruleset[Any], chinese: Language) -> Iterator[str]:
    """Every clause with its number, words, reading, grade and places."""
    yield from _head(said.SOURCES, chinese)
    for source in sources(game):
        yield f"#pair({literal(_source(source, chinese))}, {literal(_source(source, Language.EN))})"
    yield f"#chapter({literal('§')}, {literal(said.PART_CLAUSES.said_in(chinese))}, {literal(said.PART_CLAUSES.en)})"
    for meaning in GRADE_MEANINGS.values():
        yield f"#pair({literal(meaning.said_in(chinese))}, {literal(meaning.en)})"
    idle = idle_under(game, ruleset)
    for number, article in enumerate(game.articles, start=1):
        pages = [_clause(article, number, article in idle, language) for language in (chinese, Language.EN)]
        yield f"#block(breakable: false, pair({Index.mark_clause(article)} + {pages[0]}, {pages[1]}))"


def _source(source: Any, language: Language) -> str:
    parts = (source.kind.value, source.dated, source.edition)
    return f"{source.title.said_in(language)} · " + " · ".join(each.said_in(language) for each in parts)


def _clause(article: Article, number: int, idle: bool, language: Language) -> str:
    marks = [GRADE_NAMES[article.grade].said_in(language)]
    if idle:
        marks.append(said.NOT_IN_FORCE.said_in(language))
    small = [f"{locus.title.said_in(language)} {locus.where(language)}" for locus in article.loci]
    name = f"§{number} {article.name.said_in(language)}"
    parts = [
        f"strong({literal(name)})", f'text(6.6pt, fill: luma(35%), {literal("  " + " · ".join(marks) + "  " + article.key)})',
        "linebreak()",
    ]  # fmt: skip
    if article.old_words:
        parts += [f'text(fill: rgb("#7a2a22"), {literal(article.old_words)})', "linebreak()"]
    if article.our_translation is not None:
        parts += [literal(article.our_translation.said_in(language)), "linebreak()"]
    parts.append(literal(article.reading.said_in(language)))
    if article.silence is not None and article.loci:
        small.insert(0, article.silence.said_in(language))
    if small:
        parts += ["linebreak()", f"text(6.4pt, fill: luma(35%), {literal('; '.join(small))})"]
    return "{ " + "; ".join(parts) + " }"
