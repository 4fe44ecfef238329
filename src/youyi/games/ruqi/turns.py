"""One number after another within a turn of 儒棋: the state between them, what may go as one, who stands at the end."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.board import HOME, LANE_AT, LANE_CELLS, OFF, SPOTS, Cell
from youyi.games.ruqi.context import BACK_ONE, RuleContext
from youyi.games.ruqi.moves import Walk
from youyi.games.ruqi.position import CELL_OF, KIND_OF, Army, Kind, Piece, Token, spots_held
from youyi.games.ruqi.travel import Occupied, Stride, backward, forward
from youyi.kernel.articles import enacts
from youyi.kernel.rules import Objection
from youyi.kernel.seats import Seat


class TurnState(NamedTuple):
    """A side in the middle of its turn."""

    seat: Seat
    cells: tuple[Cell, ...]
    """Where the five pieces are now."""
    held: Occupied
    moved: tuple[Piece, ...] = ()
    """Pieces the first number moved."""
    stride: Stride | None = None
    """How the first number moved them."""


def turn_state(context: RuleContext, seat: Seat, army: Army, enemy: Army) -> TurnState:
    """The state before the first number."""
    cells = tuple(map(CELL_OF.__getitem__, army))
    theirs = spots_held(Seat(1 - seat), enemy)
    own = spots_held(seat, army) if context.board.leaps else _NOWHERE
    return TurnState(seat, cells, Occupied(theirs, own, theirs if context.board.enemies_bar else _NOWHERE))


_NOWHERE: AbstractSet[int] = frozenset()


def state_after(context: RuleContext, state: TurnState, walk: Walk, stride: Stride) -> TurnState:
    """The state after one number."""
    cells = list(state.cells)
    for piece in walk.pieces:
        cells[piece] = stride.end
    held = state.held
    if context.board.leaps:
        spots = SPOTS[state.seat]
        own = held.own if walk.start in cells else held.own - {spots[walk.start]}
        held = Occupied(held.enemy, own if stride.end == OFF else own | {spots[stride.end]}, held.bars)
    return TurnState(state.seat, tuple(cells), held, walk.pieces, stride)


def advance(context: RuleContext, state: TurnState, walk: Walk) -> Stride | Objection:
    """Use one number with one unit."""
    if walk.pips == BACK_ONE:
        return backward(context.board, state.seat, walk.start, state.held)
    refusal = refused_turn(context, state, walk)
    if refusal is not None:
        return refusal
    return forward(context.board, state.seat, walk.start, walk.pips, walk.lane is not None, state.held)


def refused_turn(context: RuleContext, state: TurnState, walk: Walk) -> Objection | None:
    """Why a unit may not turn into a lane here (轉入淨中道, 剛離開道的不再轉進); None if it may."""
    if walk.lane is None:
        return None
    at = SPOTS[state.seat][walk.start]
    if walk.start in LANE_CELLS:
        return Objection(art.STRAIGHT_ON, at)
    if walk.start not in context.board.turns or LANE_AT[walk.start].letter != walk.lane:
        return Objection(art.TURN_IN, at)
    if state.stride is not None and not set(state.moved).isdisjoint(walk.pieces):
        if state.stride.left_lane:
            return Objection(art.NO_TURN_BACK_IN, at)
        if not context.board.turns_in_mid_turn:
            return Objection(art.TURN_IN, at)
    return None


@enacts(art.JOINT)
def stacks(context: RuleContext, cells: Sequence[Cell], of_kind: Sequence[Piece]) -> list[tuple[Piece, ...]]:
    """The pieces that may go as one: all of a kind that share a cell (走一枚或全走).

    Pieces that wait at the start are no stack (起點的棋逐枚出發).
    """
    if not context.joint or len(of_kind) < 2:
        return []
    on_the_way = [cells[piece] for piece in of_kind if HOME < cells[piece] < OFF]
    shared = set(on_the_way)
    if len(shared) == len(on_the_way):
        return []
    together = [tuple(piece for piece in of_kind if cells[piece] == cell) for cell in sorted(shared)]
    return [stack for stack in together if len(stack) > 1]


def joined(together: Sequence[tuple[Piece, ...]], pips: int) -> Sequence[tuple[Piece, ...]]:
    """The stacks that may use a number: none for a retreat, which one piece makes alone (退一等)."""
    return () if pips == BACK_ONE else together


def units(context: RuleContext, cells: Sequence[Cell], of_kind: Sequence[Piece], pips: int) -> list[tuple[Piece, ...]]:
    """What may go as one now: each piece on the board, and each stack."""
    singly: list[tuple[Piece, ...]] = [(piece,) for piece in of_kind if cells[piece] != OFF]
    return [*singly, *joined(stacks(context, cells, of_kind), pips)]


@enacts(art.SETTLED_LAST)
def token_after(context: RuleContext, before: Kind, stride: Stride, earlier: Stride | None = None) -> Token:
    """Where a piece is, and how, after its last stride of the turn.

    One that touched a crossing with an earlier number and has gone on stands, whether it passed there or stopped
    (皆從後定); per die, it has been settled already.
    """
    if earlier is not None:
        if not context.settled_once:
            before = KIND_OF[token_after(context, before, earlier)]
        elif earlier.touched:
            before = Kind.XIAO
    return stride.stood if before is Kind.XIAO else stride.lay


def army_after(context: RuleContext, army: Army, after: Army, walk: Walk, stride: Stride, state: TurnState) -> Army:
    """Where the five pieces are, and how, if the turn ends with this walk."""
    for piece in walk.pieces:
        earlier = state.stride if piece in state.moved else None
        here = token_after(context, KIND_OF[army[piece]], stride, earlier)
        after = (*after[:piece], here, *after[piece + 1 :])
    return after
