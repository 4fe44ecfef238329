"""The board of 儒棋 as a terminal shows it: as it is drawn, six or five columns a cell; in a narrow terminal as a list.

A piece shows its side (w, b), its character, `_` if it lies or `|` if it stands; where several stand, the first and
how many, with `=` if both kinds are there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from youyi.games.ruqi.board import CROSSINGS, HOME, PIECES, SIZE, SPOT_AT, SPOTS
from youyi.games.ruqi.notation import SIDE_LETTERS
from youyi.games.ruqi.picture import SIMPLIFIED, empty_cells, held_cells, looker
from youyi.games.ruqi.position import Kind
from youyi.games.ruqi.rulings import SIDES
from youyi.games.ruqi.texts import TABLE as TEXTS
from youyi.games.ruqi.view import Stands, View, position_of
from youyi.kernel.face.screen import Mark, ScreenSize, Span, TextLine, filled, line
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat, Spot

ROUND = TEXTS["screen.round"]
KINDS = TEXTS["kinds"]
OUT = TEXTS["out"]
_WIDE, _NARROW = 6, 5
_MARGIN = 3
_SIDES = {letter: seat for seat, letter in SIDE_LETTERS.items()}
_SIMPLE = str.maketrans(SIMPLIFIED)
_CROSSINGS = frozenset(SPOTS[Seat(0)][cell] for cell in (HOME, *CROSSINGS))


def screen(view: View, language: Language, room: ScreenSize) -> tuple[TextLine, ...]:
    """Show the board in this room."""
    wide = next((wide for wide in (_WIDE, _NARROW) if _MARGIN + wide * SIZE <= room.columns), None)
    board = _listed(view, language) if wide is None else _board(view, wide)
    lines = (*board, _foot(view, language))
    if language is not Language.ZH_HANS:
        return lines
    return tuple(tuple(replace(span, text=span.text.translate(_SIMPLE)) for span in each) for each in lines)


def _board(view: View, wide: int) -> Iterator[TextLine]:
    position = position_of(view)
    empty, held = empty_cells(looker(position)), held_cells(position)
    for y in reversed(range(SIZE)):
        spots = (SPOT_AT.get((x, y)) for x in range(SIZE))
        yield (Span(f"{y:>2} ", Mark.QUIET), *(span for spot in spots for span in _cell(empty, held, spot, wide)))
    yield line(Span(" " * _MARGIN + "".join(f"{x:<{wide}}" for x in range(SIZE)), Mark.QUIET))


def _cell(empty: dict[Spot, str], held: dict[Spot, str], spot: Spot | None, wide: int) -> TextLine:
    if spot is None:
        return filled(Span(""), wide)
    if spot in held:
        return filled(Span(held[spot], seat=_SIDES[held[spot][0]]), wide)
    return filled(Span(empty[spot], Mark.PLAIN if spot in _CROSSINGS else Mark.QUIET), wide)


def _listed(view: View, language: Language) -> Iterator[TextLine]:
    for seat, army in enumerate(view.pieces):
        pieces = (f"{row.name.zh_hant} {_where(stands, language)}" for row, stands in zip(PIECES, army, strict=True))
        yield line(Span(SIDE_LETTERS[Seat(seat)], seat=Seat(seat)), "  " + "  ".join(pieces))


def _where(stands: Stands, language: Language) -> str:
    if stands.cell is None:
        return OUT.said_in(language)
    return stands.cell + ("|" if stands.kind is Kind.XIAO else "_")


def _foot(view: View, language: Language) -> TextLine:
    """Round, score and what the signs mean."""
    spans = [Span(ROUND.filled(round=view.round).said_in(language))]
    for seat, name in enumerate(SIDES):
        said = f"{SIDE_LETTERS[Seat(seat)]} {name.said_in(language)} {view.score[seat]}"
        spans += [Span("   "), Span(said, seat=Seat(seat))]
    return (*spans, Span(f"   {KINDS.said_in(language)}", Mark.QUIET))
