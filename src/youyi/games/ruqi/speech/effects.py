"""What a choice of 儒棋 brings, in a few words: the right-hand column of its row."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.ruqi.board import CROSSING_NAMES, CROSSINGS, SPOTS, Cell
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
from youyi.games.ruqi.speech import unit
from youyi.games.ruqi.texts import TABLE as TEXTS
from youyi.kernel.face.speech import Voice
from youyi.kernel.seats import Seat

_, _ZHONG = CROSSING_NAMES
_AT = tuple({spots[cell]: cell for cell in CROSSINGS} for spots in SPOTS)
"""The crossings on either side's way, by spot."""


def effect(events: tuple[Event, ...], say: Voice) -> str:
    """Say what a turn meets and passes, who stands, lies down or leaves."""
    return say.listed(TEXTS["between"], dict.fromkeys(_parts(events, say)))


def _parts(events: tuple[Event, ...], say: Voice) -> Iterator[str]:
    for event in events:
        match event:
            case Walked():
                yield from _walked(event, say)
            case TurnedIn():
                yield say.part(TEXTS["lane"])
            case CarriedOn():
                yield say.part(TEXTS["carried"])
            case SteppedBack():
                yield say.part(TEXTS["back"])
            case Stood(piece=piece):
                yield say.part(TEXTS["stands"], piece=unit(say, (piece,)))
            case Folded(piece=piece):
                yield say.part(TEXTS["lies"], piece=unit(say, (piece,)))
            case Left(piece=piece):
                yield say.part(TEXTS["leaves"], piece=unit(say, (piece,)))
            case DieVoided():
                yield say.part(TEXTS["void"])
            case RoundEnded(winner=winner, points=points):
                yield say.part(TEXTS["effects.round"], side=say.who(winner), points=points)
            case _:
                continue


def _walked(event: Walked, say: Voice) -> Iterator[str]:
    if len(event.pieces) > 1:
        yield say.part(TEXTS["together"])
    crossings = _AT[event.seat]
    for spot in event.path[1:]:
        cell = crossings.get(spot)
        if cell is not None:
            yield say.part(
                TEXTS["meets"] if cell == event.end else TEXTS["passes"], crossing=_crossing(cell, event.seat, say)
            )


def _crossing(cell: Cell, seat: Seat, say: Voice) -> str:
    """A crossing by what it is to the side that goes there; the two 中 by their figures too."""
    first, _, second = sorted(CROSSINGS)
    if cell in (first, second):
        return f"{say.say(_ZHONG)} {cell}"
    return say.part(TEXTS["far_clear"], side=say.who(Seat(1 - seat)))
