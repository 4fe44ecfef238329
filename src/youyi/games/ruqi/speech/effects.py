"""What a choice of 儒棋 brings, in a few words: the right-hand column of its row."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.ruqi.board import CELL_NAMES, CROSSING_NAMES, CROSSINGS, PIECES, SPOTS, Cell
from youyi.games.ruqi.events import (
    CarriedOn,
    DieVoided,
    Event,
    Folded,
    Left,
    RoundEnded,
    SteppedBack,
    Stood,
    TurnedIn,
    Walked,
)
from youyi.games.ruqi.position import Piece
from youyi.games.ruqi.rulings import SIDES
from youyi.games.ruqi.texts import TABLE as TEXTS
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat

TOGETHER = TEXTS["together"]
MEETS = TEXTS["meets"]
PASSES = TEXTS["passes"]
FAR_CLEAR = TEXTS["far_clear"]
LANE = TEXTS["lane"]
CARRIED = TEXTS["carried"]
BACK = TEXTS["back"]
STANDS = TEXTS["stands"]
LIES = TEXTS["lies"]
LEAVES = TEXTS["leaves"]
VOID = TEXTS["void"]
ROUND = TEXTS["effects.round"]
BETWEEN = TEXTS["between"]
_, _ZHONG = CROSSING_NAMES
_AT = tuple({spots[cell]: cell for cell in CROSSINGS} for spots in SPOTS)
"""The crossings on either side's way, by spot."""


def effect(events: tuple[Event, ...], language: Language) -> str:
    """Say what a turn meets and passes, who stands, lies down or leaves."""
    return BETWEEN.said_in(language).join(dict.fromkeys(_parts(events, language)))


def _parts(events: tuple[Event, ...], language: Language) -> Iterator[str]:
    for event in events:
        match event:
            case Walked():
                yield from _walked(event, language)
            case TurnedIn():
                yield LANE.said_in(language)
            case CarriedOn():
                yield CARRIED.said_in(language)
            case SteppedBack():
                yield BACK.said_in(language)
            case Stood(piece=piece):
                yield STANDS.said_in(language).format(piece=_piece(piece, language))
            case Folded(piece=piece):
                yield LIES.said_in(language).format(piece=_piece(piece, language))
            case Left(piece=piece):
                yield LEAVES.said_in(language).format(piece=_piece(piece, language))
            case DieVoided():
                yield VOID.said_in(language)
            case RoundEnded(winner=winner, points=points):
                yield ROUND.said_in(language).format(side=SIDES[winner].said_in(language), points=points)
            case _:
                continue


def _walked(event: Walked, language: Language) -> Iterator[str]:
    if len(event.pieces) > 1:
        yield TOGETHER.said_in(language)
    crossings = _AT[event.seat]
    for spot in event.path[1:]:
        cell = crossings.get(spot)
        if cell is not None:
            text = MEETS if cell == event.end else PASSES
            yield text.said_in(language).format(crossing=_crossing(cell, event.seat, language))


def _crossing(cell: Cell, seat: Seat, language: Language) -> str:
    """A crossing by what it is to the side that goes there; the two 中 by their figures too."""
    first, _, second = sorted(CROSSINGS)
    if cell in (first, second):
        return f"{_ZHONG.zh_hant if language is Language.EN else _ZHONG.said_in(language)} {CELL_NAMES[cell][1:]}"
    return FAR_CLEAR.said_in(language).format(side=SIDES[1 - seat].said_in(language))


def _piece(piece: Piece, language: Language) -> str:
    name = PIECES[piece].name
    return name.zh_hant if language is Language.EN else name.said_in(language)
