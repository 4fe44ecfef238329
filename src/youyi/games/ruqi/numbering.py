"""Every decision that a side of 儒棋 can be offered, numbered 0..N-1 for learners; frozen and versioned.

A turn is numbered by the order in which its numbers are used and by two half-turns. A half-turn is a unit
(a piece alone, or all that stand with it) and whether it turns into a lane; the second may be missing.
Which cell and which number follow from the position.
"""

from __future__ import annotations

from youyi.games.ruqi.board import LANE_AT, OFF
from youyi.games.ruqi.context import RuleContext, allotment
from youyi.games.ruqi.moves import Move, Play, Walk
from youyi.games.ruqi.position import EVERY_PIECE, KIND_OF, Piece, Position, ToPlay, other
from youyi.games.ruqi.rules import Ruqi
from youyi.games.ruqi.travel import Stride
from youyi.games.ruqi.turns import TurnState, advance, state_after, turn_state
from youyi.kernel.lab.actions import Actions

VERSION = "ruqi-turns-1"
_PIECES = len(EVERY_PIECE)
_UNITS = 2 * _PIECES
_HALVES = 2 * _UNITS
_NO_SECOND = _HALVES
_ORDERS = 2
SIZE = _ORDERS * _HALVES * (_HALVES + 1)
"""How many numbers there are."""


def actions(rules: Ruqi) -> Actions[Position, Move]:
    """Number the turns under the rules of a table."""
    context = rules.context

    def number(position: Position, move: Move) -> int:
        assert isinstance(move, Play), "draws of chance have no numbers"
        return encode(context, position, move)

    return Actions(
        version=VERSION,
        size=SIZE,
        rules=rules,
        number=number,
        move=lambda position, number: decode(context, position, number),
    )


def encode(context: RuleContext, position: Position, play: Play) -> int:
    """Number a turn of a position."""
    assert isinstance(position.phase, ToPlay)
    walks = play.walks
    first = walks[0]
    kind = KIND_OF[position.armies[position.phase.seat][first.pieces[0]]]
    order = allotment(context, position.phase.roll, kind).orders[0][0] != first.pips
    second = _half(walks[1]) if len(walks) > 1 else _NO_SECOND
    return (order * _HALVES + _half(first)) * (_HALVES + 1) + second


def _half(walk: Walk) -> int:
    together = len(walk.pieces) > 1
    return 2 * (walk.pieces[0] + _PIECES * together) + (walk.lane is not None)


def decode(context: RuleContext, position: Position, number: int) -> Play | None:
    """Find the turn of a number below `SIZE`; None if the number names no turn here, legal or not."""
    if not isinstance(position.phase, ToPlay):
        return None
    seat, army = position.phase.seat, position.armies[position.phase.seat]
    halves, second = divmod(number, _HALVES + 1)
    order, first = divmod(halves, _HALVES)
    piece = Piece(first // 2 % _PIECES)
    orders = allotment(context, position.phase.roll, KIND_OF[army[piece]]).orders
    if order >= len(orders):
        return None
    state = turn_state(context, seat, army, position.armies[other(seat)])
    walk = _walk(state, position, first, orders[order][0])
    if walk is None or second == _NO_SECOND:
        return None if walk is None else Play((walk,))
    if len(orders[order]) == 1:
        return None
    stride = advance(context, state, walk)
    if not isinstance(stride, Stride):
        return None
    then = _walk(state_after(context, state, walk, stride), position, second, orders[order][1])
    return None if then is None else Play((walk, then))


def _walk(state: TurnState, position: Position, half: int, pips: int) -> Walk | None:
    unit, turns_in = divmod(half, 2)
    together, number = divmod(unit, _PIECES)
    piece = Piece(number)
    army = position.armies[state.seat]
    pieces = tuple(
        each
        for each in EVERY_PIECE
        if each == piece
        or (together and state.cells[each] == state.cells[piece] and KIND_OF[army[each]] is KIND_OF[army[piece]])
    )
    start = state.cells[piece]
    if start == OFF or (together and (len(pieces) == 1 or pieces[0] != piece)):
        return None
    if not turns_in:
        return Walk(pieces, start, pips)
    return Walk(pieces, start, pips, LANE_AT[start].letter) if start in LANE_AT else None
