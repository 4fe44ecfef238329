"""A position of 儒棋: where the ten pieces are, lying or standing, the tallies, and what is asked."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NewType, TypeAlias, Union

from youyi.games.ruqi.board import (
    CELL_NAMES,
    CROSSINGS,
    HOME,
    NORTH,
    OFF,
    PIECES,
    SOUTH,
    SPOTS,
    Cell,
)
from youyi.games.ruqi.rulings import SIDES
from youyi.games.ruqi.texts import TABLE as TEXTS
from youyi.kernel.dice import Dice, Throw
from youyi.kernel.errors import Fault
from youyi.kernel.seats import Seat

VIRTUE_DICE = Dice(2, 0, 5)


class Kind(Enum):
    """Lying or standing."""

    FU = "f"
    """伏, lying."""
    XIAO = "x"
    """梟, standing: an Owl."""


Piece = NewType("Piece", int)
"""善 敬 德 忠 順 of one side, 0..4."""
EVERY_PIECE = tuple(Piece(number) for number in range(len(PIECES)))

Token = NewType("Token", int)
"""A piece's cell and kind in one number: twice the cell, and one more if it stands."""


def token(cell: Cell, kind: Kind) -> Token:
    """Join a cell and a kind."""
    return Token(2 * cell + (kind is Kind.XIAO))


CELL_OF = tuple(Cell(number // 2) for number in range(2 * OFF + 1))
KIND_OF = tuple(Kind.XIAO if number % 2 else Kind.FU for number in range(2 * OFF + 1))
GONE = token(OFF, Kind.FU)
WAITING = token(HOME, Kind.FU)
Army: TypeAlias = tuple[Token, ...]
"""The five tokens of one side, in the order 善 敬 德 忠 順."""
ALL_GONE: Army = (GONE,) * len(PIECES)
ALL_WAITING: Army = (WAITING,) * len(PIECES)


def token_name(piece: Token) -> str:
    """Write a token: `p8f`, `Z4x`, `out`."""
    return "out" if piece == GONE else CELL_NAMES[CELL_OF[piece]] + KIND_OF[piece].value


@dataclass(frozen=True, slots=True)
class RollOff:
    """Both throw for the lead, White first."""

    white: Throw | None = None
    """White's throw, once made."""


@dataclass(frozen=True, slots=True)
class ToThrow:
    """A side takes up the dice."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ToPlay:
    """A side has thrown and moves."""

    seat: Seat
    roll: Throw


class Manner(Enum):
    """How the last round came to its end."""

    CLEARED = "cleared"
    VOID_THROWS = "void_throws"


@dataclass(frozen=True, slots=True)
class Done:
    """The match, or the agreed rounds, are over."""

    manner: Manner


Phase: TypeAlias = Union[RollOff, ToThrow, ToPlay, Done]


@dataclass(frozen=True, slots=True)
class Position:
    """Everything on which the rest of the game depends."""

    round: int
    """From 1; 0 while the lead is thrown for."""
    score: tuple[int, int]
    """算 of White and Black from the rounds before."""
    armies: tuple[Army, Army]
    phase: Phase


def other(seat: Seat) -> Seat:
    """Name the opponent."""
    return NORTH if seat == SOUTH else SOUTH


def void_throws(position: Position) -> bool:
    """Whether 虛投 is on: one side is gone and the other still has all five."""
    return any(
        position.armies[seat] == ALL_GONE and GONE not in position.armies[other(seat)] for seat in (SOUTH, NORTH)
    )


_SPOT_OF = tuple(tuple(None if cell == OFF else spots[cell] for cell in CELL_OF) for spots in SPOTS)


def spots_held(seat: Seat, army: Army) -> frozenset[int]:
    """List the spots where a side has pieces."""
    spots = _SPOT_OF[seat]
    return frozenset(spot for spot in map(spots.__getitem__, army) if spot is not None)


_CLOSE_TO_HOME = frozenset(Cell(step) for step in range(min(CROSSINGS)))
"""Cells before the first crossing: no piece stands there."""


def faults(position: Position) -> tuple[Fault, ...]:
    """What is impossible about a position."""
    found = list[Fault]()
    for seat in (SOUTH, NORTH):
        for piece, where in enumerate(position.armies[seat]):
            side, name = SIDES[seat], PIECES[piece].name
            what = TEXTS["piece"].filled(side=side, piece=name, where=token_name(where))
            cell = CELL_OF[where]
            if KIND_OF[where] is Kind.XIAO and cell in CROSSINGS:
                found.append(Fault("standing_on_crossing", TEXTS["on_crossing"].filled(what=what)))
            if KIND_OF[where] is Kind.XIAO and cell in _CLOSE_TO_HOME:
                found.append(Fault("standing_too_soon", TEXTS["too_soon"].filled(what=what)))
    both = spots_held(SOUTH, position.armies[SOUTH]) & spots_held(NORTH, position.armies[NORTH])
    found += [Fault("shared_cell", TEXTS["shared"].filled(spot=spot)) for spot in sorted(both)]
    return (*found, *_faults_of_phase(position))


def _faults_of_phase(position: Position) -> tuple[Fault, ...]:
    gone = [position.armies[seat] == ALL_GONE for seat in (SOUTH, NORTH)]
    if all(gone) and not isinstance(position.phase, Done):
        return (Fault("no_piece_left", TEXTS["no_piece"]),)
    match position.phase:
        case ToThrow(seat) | ToPlay(seat, _) if gone[seat]:
            return (Fault("nothing_to_move", TEXTS["no_piece_left"].filled(side=SIDES[seat])),)
        case RollOff() if any(army != ALL_WAITING for army in position.armies):
            return (Fault("moved_before_lead", TEXTS["before_lead"]),)
        case _:
            return ()
