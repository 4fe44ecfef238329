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
from youyi.kernel.names import Language, Words
from youyi.kernel.seats import Seat

TOGETHER = Words("several go as one", "數棋同行", "数棋同行")
MEETS = Words("stops on {crossing}", "停在{crossing}", "停在{crossing}")
PASSES = Words("passes {crossing}", "過{crossing}", "过{crossing}")
FAR_CLEAR = Words("{side}'s 淨", "對面的淨", "对面的净")
LANE = Words("into the lane", "入道", "入道")
CARRIED = Words("carried on", "繼續前行", "继续前行")
BACK = Words("back", "退", "退")
STANDS = Words("{piece} stands", "{piece}立", "{piece}立")
LIES = Words("{piece} lies down", "{piece}折為伏", "{piece}折为伏")
LEAVES = Words("{piece} leaves", "{piece}離盤", "{piece}离盘")
VOID = Words("other die void", "另一骰作廢", "另一骰作废")
ROUND = Words("round to {side}: tally {points}", "{side}得 {points} 算", "{side}得 {points} 算")
BETWEEN = Words(", ", "，", "，")
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
