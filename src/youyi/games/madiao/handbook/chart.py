"""The chart of patterns on paper: every one in force as the cards of an example, what it pays, how often it came."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import partial
from html import escape

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import CARD_FACES, RED, Card
from youyi.games.madiao.conditions.worth import Fixed
from youyi.games.madiao.handbook.figures import stamp_of
from youyi.games.madiao.patterns.charted import ChartKind, PatternCount, ShownPile, count_of, example, kind_of
from youyi.games.madiao.patterns.pattern import Pattern
from youyi.games.madiao.patterns.table import PatternTable, pattern_table
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.texts import HANDBOOK as TEXTS
from youyi.kernel.face import svg
from youyi.kernel.face.columns import wrapped
from youyi.kernel.face.handbook import Block, Chapter, Illustration, Paragraph
from youyi.kernel.names import Language

PAGE, COLUMN, HIGHEST = 118, 57, 130
"""Width of a picture and of its two columns, and its greatest height, in millimetres."""
CARD, CARD_HIGH, APART = 5.4, 7.6, 2.4
"""A small card, and what lies between two piles."""
NAME, SMALL, LINE = 3.4, 2.3, 2.9
"""Size of a pattern's name, of all else, and from line to line."""
LETTERS = 52
"""Columns of small letters beside one another."""
LONG = 3
"""Characters of a name on one line of a small card."""
GROUND = "card"
PALE = 0.35
KINDS = {
    ChartKind.GATES: TEXTS["chart.gates"],
    ChartKind.WON: TEXTS["chart.won"],
    ChartKind.CHAINS: TEXTS["chart.chains"],
    ChartKind.CENSERS: TEXTS["chart.censers"],
    ChartKind.DRAWN: TEXTS["chart.drawn"],
    ChartKind.DEALT: TEXTS["chart.dealt"],
    ChartKind.PAIRS: TEXTS["chart.pairs"],
}
PILES = {
    "dealt": TEXTS["chart.pile.dealt"],
    "won": TEXTS["chart.pile.won"],
    "drawn": TEXTS["chart.pile.drawn"],
    "others": TEXTS["chart.pile.others"],
}


def chart(rulings: Rulings) -> Chapter:
    """The patterns that a table under some answers scores, by kind."""
    rows = sorted(set(_in_force(pattern_table(rulings))), key=lambda row: (-_amount(row), row.id))
    blocks: list[Block] = [Paragraph(TEXTS["chart.says"].filled(deals=f"{count_of(rows[0]).deals:,}"))]
    for kind, name in KINDS.items():
        held = [row for row in rows if kind_of(row) is kind]
        shown = 0
        for nth, part in enumerate(_pictures(held), start=1):
            caption = TEXTS["chart.caption"].filled(kind=name, first=shown + 1, last=shown + len(part), all=len(held))
            blocks.append(Illustration(f"chart-{kind.value}-{nth}", partial(_drawn, part), caption, PAGE))
            shown += len(part)
    return Chapter(TEXTS["chart.title"], tuple(blocks), (art.DEALT_PATTERNS, art.MISC_NAMES, art.CHONG_PATTERN_NAMES))


def _pictures(rows: Sequence[Pattern]) -> Iterator[Sequence[Pattern]]:
    """Patterns side by side by two, as many as a picture has room for in every language."""
    part, high = list[Pattern](), 0.0
    for start in range(0, len(rows), 2):
        pair = rows[start : start + 2]
        line = LINE + max(_entry(row, language)[1] for row in pair for language in Language)
        if part and high + line > HIGHEST:
            yield tuple(part)
            part, high = [], 0.0
        part += pair
        high += line
    if part:
        yield tuple(part)


def _in_force(table: PatternTable) -> Iterator[Pattern]:
    yield from table.dealt_rows.rows
    for group in (table.gates, table.table, table.results):
        for family in group.families:
            yield from family.rows


def _amount(row: Pattern) -> int:
    return row.worth.amount if isinstance(row.worth, Fixed) else 0


def _drawn(rows: Sequence[Pattern], language: Language) -> str:
    """Two columns of patterns, read from left to right."""
    entries = [_entry(row, language) for row in rows]
    parts, y = list[str](), 0.0
    for start in range(0, len(entries), 2):
        pair = entries[start : start + 2]
        parts += [svg.group([drawn], x=nth * (PAGE - COLUMN), y=y) for nth, (drawn, _) in enumerate(pair)]
        y += max(high for _, high in pair) + LINE
    ground = svg.tag(
        "rect", id=GROUND, width=CARD, height=CARD_HIGH, rx=0.4, fill=svg.PAPER, stroke=svg.INK, stroke_width=0.2
    )
    return svg.picture(PAGE, y, [svg.tag("defs", ground), svg.tag("g", *parts, font_family=svg.FONTS, fill=svg.INK)])


def _entry(row: Pattern, language: Language) -> tuple[str, float]:
    """One pattern, and how high it is."""
    chinese = row.name.zh_hans if language is Language.ZH_HANS else row.name.zh_hant
    parts = [_said(0, NAME, chinese, NAME), _said(COLUMN, NAME, _pays(row, language), NAME, anchor="end")]
    meaning = row.name.pinyin if language is not Language.EN else f"{row.name.pinyin} · {row.name.en}"
    y = NAME + 0.4
    for line in wrapped(meaning, LETTERS):
        y += LINE
        parts.append(_said(0, y, line, SMALL))
    drawn, y = _piles(example(row), y + 1.2, language)
    parts.append(drawn)
    for line in wrapped(_often(count_of(row), language), LETTERS):
        y += LINE
        parts.append(_said(0, y, line, SMALL))
    return "".join(parts), y


def _piles(piles: Sequence[ShownPile], y: float, language: Language) -> tuple[str, float]:
    """The piles beside one another, on a new line where they have no room; and where they end."""
    cards, names, x = list[str](), list[str](), 0.0
    for pile in piles:
        wide = len(pile.cards) * (CARD + 0.5)
        name = PILES[pile.name].said_in(language)
        if x and x + wide > COLUMN:
            x, y = 0.0, y + SMALL + CARD_HIGH + 1.6
        names.append(_said(x, y + SMALL, name, 1.9))
        for nth, card in enumerate(pile.cards):
            pale = bool(pile.needed) and card not in pile.needed
            cards.append(_card(card, x + nth * (CARD + 0.5), y + SMALL + 0.6, language, pale=pale))
        x += max(wide, len(name) * 1.4) + APART
    return "".join([*names, svg.tag("g", *cards, text_anchor="middle")]), y + SMALL + CARD_HIGH + 0.8


def _card(card: Card, x: float, y: float, language: Language, *, pale: bool) -> str:
    """A card that small: its name, its class, its code."""
    face, stamp = CARD_FACES[card], stamp_of(card, language)
    name = face.name.zh_hans if language is Language.ZH_HANS else face.name.zh_hant
    lines = (name[:2], name[2:]) if len(name) > LONG else (name,)
    size = min(1.9, 4.9 / len(name)) if len(lines) == 1 else 1.6
    parts = [_said(CARD / 2, 1.8 + nth * size, line, size) for nth, line in enumerate(lines)]
    if stamp:
        parts.append(_said(CARD / 2, 5.2, stamp, 1.7, fill=svg.RED if RED >> card & 1 else None))
    parts.append(_said(CARD / 2, 7.1, face.code, 2.1))
    ground = svg.tag("use", href=f"#{GROUND}")
    return svg.tag("g", ground, *parts, transform=f"translate({x:g} {y:g})", opacity=PALE if pale else None)


def _said(x: float, y: float, said: str, size: float, *, anchor: str | None = None, fill: str | None = None) -> str:
    """A line of text in the face of the whole picture."""
    return svg.tag("text", escape(said, quote=False), x=x, y=y, font_size=size, text_anchor=anchor, fill=fill)


def _pays(row: Pattern, language: Language) -> str:
    """What each of the other three pays; that it is reckoned, where it is."""
    if not isinstance(row.worth, Fixed):
        return TEXTS["chart.reckoned"].said_in(language)
    return f"{row.worth.amount:+d} ×3".replace("-", "−")


def _often(count: PatternCount, language: Language) -> str:
    """Once in how many deals, to two figures."""
    if count.able:
        found = TEXTS["chart.once"].filled(n=_once_in(count.able, count.deals))
    elif count.blind:
        found = TEXTS["chart.blind"].filled(n=_once_in(count.blind, count.deals))
    else:
        found = TEXTS["chart.never"].filled(n=f"{count.deals:,}")
    return found.said_in(language)


def _once_in(times: int, deals: int) -> str:
    exact = deals / times
    step = 10 ** max(0, math.floor(math.log10(exact)) - 1)
    return f"{round(exact / step) * step:,}"
