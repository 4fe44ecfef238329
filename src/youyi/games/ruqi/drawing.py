"""Data for drawing 儒棋: the empty board, and a choice on it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

from youyi.games.ruqi.board import (
    CENTRE,
    CORNERS,
    CROSSING_NAMES,
    CROSSINGS,
    FACES,
    HOME,
    OFF,
    PIECES,
    RING,
    SIZE,
    SOUTH,
    SPOTS,
    XY,
    Virtue,
)
from youyi.games.ruqi.context import BACK_ONE, RuleContext
from youyi.games.ruqi.moves import Move, Play
from youyi.games.ruqi.position import (
    CELL_OF,
    EVERY_PIECE,
    GONE,
    KIND_OF,
    Kind,
    Piece,
    Position,
    ToPlay,
    other,
)
from youyi.games.ruqi.travel import Stride, spot_path
from youyi.games.ruqi.turns import advance, army_after, state_after, turn_state
from youyi.kernel.names import Name
from youyi.kernel.seats import Seat, Spot

Role: TypeAlias = Literal["ring", "corner", "crossing", "inner", "centre"]


@dataclass(frozen=True, slots=True)
class DrawnSpot:
    """A cell on the grid, x left to right, y bottom to top, seen from South."""

    spot: Spot
    x: int
    y: int
    role: Role
    name: Name | None
    """What a crossing is called."""


@dataclass(frozen=True, slots=True)
class DrawnVirtue:
    """A piece with its worth, or a face of the dice with its number."""

    name: Name
    number: int


@dataclass(frozen=True, slots=True)
class Board:
    """The empty board and what is played on it."""

    size: int
    spots: tuple[DrawnSpot, ...]
    pieces: tuple[DrawnVirtue, ...]
    faces: tuple[DrawnVirtue, ...]
    starts: tuple[Spot, ...]
    """Each side's own 淨, in seat order."""


@cache
def board() -> Board:
    """Draw the empty board."""
    starts = tuple(SPOTS[seat][HOME] for seat in (Seat(0), Seat(1)))
    return Board(SIZE, tuple(map(_spot, range(len(XY)))), _virtues(PIECES), _virtues(FACES), starts)


def _virtues(rows: tuple[Virtue, ...]) -> tuple[DrawnVirtue, ...]:
    return tuple(DrawnVirtue(row.name, row.number) for row in rows)


def _spot(number: int) -> DrawnSpot:
    spot = Spot(number)
    x, y = XY[number]
    crossings = {SPOTS[SOUTH][cell] for cell in (HOME, *CROSSINGS)}
    if spot in crossings:
        jing, zhong = CROSSING_NAMES
        return DrawnSpot(spot, x, y, "crossing", jing if spot in (SPOTS[0][HOME], SPOTS[1][HOME]) else zhong)
    if spot == CENTRE:
        return DrawnSpot(spot, x, y, "centre", None)
    if number >= RING:
        return DrawnSpot(spot, x, y, "inner", None)
    corner = spot in {SPOTS[SOUTH][cell] for cell in CORNERS}
    return DrawnSpot(spot, x, y, "corner" if corner else "ring", None)


@dataclass(frozen=True, slots=True)
class DrawnStep:
    """One number of a turn."""

    pieces: tuple[Piece, ...]
    pips: int
    path: tuple[Spot, ...]
    """From where the unit stands to where it ends; its own 淨 if it leaves."""
    off: bool
    carried_from: Spot | None
    """Where it could not rest, if it was carried on."""
    turns_in: bool
    back: bool


@dataclass(frozen=True, slots=True)
class DrawnResult:
    """Where a moved piece is after the turn, and how."""

    piece: Piece
    spot: Spot | None
    kind: Kind


@dataclass(frozen=True, slots=True)
class Outline:
    """A choice on the board."""

    seat: Seat
    steps: tuple[DrawnStep, ...]
    results: tuple[DrawnResult, ...]


def outline(context: RuleContext, position: Position, move: Move) -> Outline | None:
    """Draw a legal turn; a throw has nothing to draw."""
    if not isinstance(move, Play) or not isinstance(position.phase, ToPlay):
        return None
    seat = position.phase.seat
    army = position.armies[seat]
    spots = SPOTS[seat]
    state, after = turn_state(context, seat, army, position.armies[other(seat)]), army
    steps = list[DrawnStep]()
    for walk in move.walks:
        stride = advance(context, state, walk)
        assert isinstance(stride, Stride)
        carried = None if stride.carried_from is None else spots[stride.carried_from]
        path = spot_path(seat, walk.start, stride)
        back = walk.pips == BACK_ONE
        steps.append(DrawnStep(walk.pieces, walk.pips, path, stride.end == OFF, carried, walk.lane is not None, back))
        after = army_after(context, army, after, walk, stride, state)
        state = state_after(context, state, walk, stride)
    moved = {piece for walk in move.walks for piece in walk.pieces}
    results = tuple(
        DrawnResult(piece, None if after[piece] == GONE else spots[CELL_OF[after[piece]]], KIND_OF[after[piece]])
        for piece in EVERY_PIECE
        if piece in moved
    )
    return Outline(seat, tuple(steps), results)
