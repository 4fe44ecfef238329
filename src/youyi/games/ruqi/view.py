"""What a seat may know of 儒棋: everything, since nothing is hidden."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.games.ruqi.board import CELL_NAMES, CELLS_BY_NAME, OFF, SPOTS
from youyi.games.ruqi.payments import clearing_wins, stakes
from youyi.games.ruqi.position import (
    CELL_OF,
    GONE,
    KIND_OF,
    Kind,
    Phase,
    Position,
    Token,
    token,
    void_throws,
)
from youyi.games.ruqi.rulings import Rulings
from youyi.kernel.seats import Seat, Spot


@dataclass(frozen=True, slots=True)
class Stands:
    """Where a piece is and how."""

    cell: str | None
    """In its side's own names; None off the board."""
    spot: Spot | None
    kind: Kind


@dataclass(frozen=True, slots=True)
class View:
    """The whole board; the same for both sides and for spectators."""

    round: int
    score: tuple[int, int]
    """算 of White and Black."""
    lone: bool
    """虛投: one side throws on alone."""
    pieces: tuple[tuple[Stands, ...], tuple[Stands, ...]]
    """Of White and Black, in the order 善 敬 德 忠 順."""
    phase: Phase
    racing: bool
    """Whether the side that clears the board is paid, and not the one that is left there."""
    stakes: tuple[int, int]
    """算 that White and Black are paid if the round ends for them with the board as it stands."""


def _stands(seat: Seat, piece: Token) -> Stands:
    if piece == GONE:
        return Stands(None, None, Kind.FU)
    cell = CELL_OF[piece]
    return Stands(CELL_NAMES[cell], SPOTS[seat][cell], KIND_OF[piece])


_STANDS = tuple(tuple(_stands(seat, Token(piece)) for piece in range(2 * OFF + 1)) for seat in (Seat(0), Seat(1)))


def view(position: Position, rulings: Rulings) -> View:
    """Show a position of a game under these rulings."""
    white, black = position.armies
    pieces = (tuple(map(_STANDS[0].__getitem__, white)), tuple(map(_STANDS[1].__getitem__, black)))
    return View(
        position.round,
        position.score,
        void_throws(position),
        pieces,
        position.phase,
        clearing_wins(rulings),
        stakes(rulings, position.armies),
    )


def position_of(seen: View) -> Position:
    """Set up the one position that a view shows."""
    white, black = (
        tuple(GONE if stands.cell is None else token(CELLS_BY_NAME[stands.cell], stands.kind) for stands in army)
        for army in seen.pieces
    )
    return Position(seen.round, seen.score, (white, black), seen.phase)
