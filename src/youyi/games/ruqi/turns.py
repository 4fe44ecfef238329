"""Every distinct turn that a throw of 儒棋 allows: whole turns, since dice and kind bind each other."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.board import HOME, LANE_AT, LANE_CELLS, OFF, SPOTS, Cell
from youyi.games.ruqi.law import BACK_ONE, Law
from youyi.games.ruqi.moves import Walk
from youyi.games.ruqi.position import CELL_OF, KIND_OF, Army, Kind, Piece, Token, spots_held
from youyi.games.ruqi.travel import Held, Stride, backward, forward
from youyi.kernel.rules import Objection
from youyi.kernel.seats import Seat


class Front(NamedTuple):
    """A side in the middle of its turn."""

    seat: Seat
    cells: tuple[Cell, ...]
    """Where the five pieces are now."""
    held: Held
    moved: tuple[Piece, ...] = ()
    """Pieces the first number moved."""
    stride: Stride | None = None
    """How the first number moved them."""


def front_of(book: Law, seat: Seat, army: Army, enemy: Army) -> Front:
    """Stand a side before its turn."""
    cells = tuple(map(CELL_OF.__getitem__, army))
    theirs = spots_held(Seat(1 - seat), enemy)
    own = spots_held(seat, army) if book.field.leaps else _NOWHERE
    return Front(seat, cells, Held(theirs, own, theirs if book.field.enemies_bar else _NOWHERE))


_NOWHERE: AbstractSet[int] = frozenset()


def gone_on(book: Law, front: Front, walk: Walk, stride: Stride) -> Front:
    """Stand where one number has brought the unit."""
    cells = list(front.cells)
    for piece in walk.pieces:
        cells[piece] = stride.end
    held = front.held
    if book.field.leaps:
        spots = SPOTS[front.seat]
        own = held.own if walk.start in cells else held.own - {spots[walk.start]}
        held = Held(held.enemy, own if stride.end == OFF else own | {spots[stride.end]}, held.bars)
    return Front(front.seat, tuple(cells), held, walk.pieces, stride)


def advance(book: Law, front: Front, walk: Walk) -> Stride | Objection:
    """Use one number with one unit."""
    if walk.pips == BACK_ONE:
        return backward(book.field, front.seat, walk.start, front.held)
    refusal = refused_turn(book, front, walk)
    if refusal is not None:
        return refusal
    return forward(book.field, front.seat, walk.start, walk.pips, walk.lane is not None, front.held)


def refused_turn(book: Law, front: Front, walk: Walk) -> Objection | None:
    """Say why a unit may not turn into a lane here (轉入淨中道, 出道不復入)."""
    if walk.lane is None:
        return None
    at = SPOTS[front.seat][walk.start]
    if walk.start in LANE_CELLS:
        return Objection(art.STRAIGHT_ON, at)
    if walk.start not in book.field.turns or LANE_AT[walk.start].letter != walk.lane:
        return Objection(art.TURN_IN, at)
    if front.stride is not None and not set(front.moved).isdisjoint(walk.pieces):
        if front.stride.left_lane:
            return Objection(art.NO_TURN_BACK_IN, at)
        if not book.field.turns_in_mid_turn:
            return Objection(art.TURN_IN, at)
    return None


def stacks(book: Law, cells: Sequence[Cell], of_kind: Sequence[Piece]) -> list[tuple[Piece, ...]]:
    """List the pieces that may go as one: all of a kind that share a cell (或一或全).

    Pieces that wait at the start are no stack (待行者獨出).
    """
    if not book.joint or len(of_kind) < 2:
        return []
    on_the_way = [cells[piece] for piece in of_kind if HOME < cells[piece] < OFF]
    shared = set(on_the_way)
    if len(shared) == len(on_the_way):
        return []
    together = [tuple(piece for piece in of_kind if cells[piece] == cell) for cell in sorted(shared)]
    return [stack for stack in together if len(stack) > 1]


def joined(together: Sequence[tuple[Piece, ...]], pips: int) -> Sequence[tuple[Piece, ...]]:
    """List the stacks that may use a number: none for a retreat, which one piece makes alone (退一等)."""
    return () if pips == BACK_ONE else together


def units(book: Law, cells: Sequence[Cell], of_kind: Sequence[Piece], pips: int) -> list[tuple[Piece, ...]]:
    """List what may go as one now: each piece on the board, and each stack."""
    singly: list[tuple[Piece, ...]] = [(piece,) for piece in of_kind if cells[piece] != OFF]
    return [*singly, *joined(stacks(book, cells, of_kind), pips)]


def settled(book: Law, before: Kind, stride: Stride, earlier: Stride | None = None) -> Token:
    """Say where a piece is, and how, after its last stride of the turn.

    One that touched a crossing with an earlier number and has gone on stands, whether it passed there or stopped
    (皆從後定); per die, it has been settled already.
    """
    if earlier is not None:
        if not book.settled_once:
            before = KIND_OF[settled(book, before, earlier)]
        elif earlier.touched:
            before = Kind.XIAO
    return stride.stood if before is Kind.XIAO else stride.lay


def stood(book: Law, army: Army, after: Army, walk: Walk, stride: Stride, front: Front) -> Army:
    """Say where the five pieces are, and how, if the turn ends with this walk."""
    for piece in walk.pieces:
        earlier = front.stride if piece in front.moved else None
        here = settled(book, KIND_OF[army[piece]], stride, earlier)
        after = (*after[:piece], here, *after[piece + 1 :])
    return after
