"""What may be done in 儒棋; each prohibition with the clause behind it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.board import HOME, SPOTS
from youyi.games.ruqi.context import BACK_ONE, RuleContext, allotment
from youyi.games.ruqi.moves import Move, Play, Walk
from youyi.games.ruqi.play import options
from youyi.games.ruqi.position import (
    EVERY_PIECE,
    GONE,
    KIND_OF,
    VIRTUE_DICE,
    Army,
    Position,
    RollOff,
    ToPlay,
    ToThrow,
    other,
)
from youyi.games.ruqi.rulings.moving import StackMove
from youyi.games.ruqi.travel import Stride
from youyi.games.ruqi.turns import advance, army_after, state_after, turn_state, units
from youyi.kernel.dice import Throw
from youyi.kernel.rules import Objection, Reason
from youyi.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Attempt:
    """A turn that is to be checked."""

    context: RuleContext
    position: Position
    seat: Seat
    roll: Throw
    walks: tuple[Walk, ...]

    @property
    def army(self) -> Army:
        """The mover's pieces before the turn."""
        return self.position.armies[self.seat]

    @property
    def enemy(self) -> Army:
        """The other side's pieces."""
        return self.position.armies[other(self.seat)]

    def where(self, walk: Walk) -> Objection:
        """The objection that the pieces are not where the walk begins."""
        return Objection(art.THERE, SPOTS[self.seat][walk.start])


def not_there(attempt: Attempt) -> Objection | None:
    """走自己在盤上的棋: a side moves its own pieces on the board."""
    if not attempt.walks:
        return Objection(art.NO_WAY)
    for walk in attempt.walks:
        if not walk.pieces or list(walk.pieces) != sorted(set(walk.pieces)):
            return attempt.where(walk)
        if any(attempt.army[piece] == GONE for piece in walk.pieces):
            return attempt.where(walk)
    return None


def mixed_kinds(attempt: Attempt) -> Objection | None:
    """不得兼行: a turn moves lying pieces or Owls, never both."""
    kinds = {KIND_OF[attempt.army[piece]] for walk in attempt.walks for piece in walk.pieces}
    return Objection(art.ONE_KIND) if len(kinds) > 1 else None


def not_thrown(attempt: Attempt) -> Objection | None:
    """依數而行: a kind goes by the numbers that the throw gives it, and by no others."""
    kind = KIND_OF[attempt.army[attempt.walks[0].pieces[0]]]
    given = allotment(attempt.context, attempt.roll, kind)
    used = Counter(walk.pips for walk in attempt.walks)
    if any(used <= Counter(order) for order in given.orders):
        return None
    return Objection(given.because)


def no_way(attempt: Attempt) -> Objection | None:
    """What stops the units on the board, number by number."""
    context = attempt.context
    state = turn_state(context, attempt.seat, attempt.army, attempt.enemy)
    after = attempt.army
    kind = KIND_OF[attempt.army[attempt.walks[0].pieces[0]]]
    of_kind = [piece for piece in EVERY_PIECE if KIND_OF[attempt.army[piece]] is kind]
    for walk in attempt.walks:
        if any(state.cells[piece] != walk.start for piece in walk.pieces):
            return attempt.where(walk)
        if walk.pieces not in units(context, state.cells, of_kind, walk.pips):
            return Objection(not_as_one(context, walk), SPOTS[attempt.seat][walk.start])
        stride = advance(context, state, walk)
        if not isinstance(stride, Stride):
            return stride
        after = army_after(context, attempt.army, after, walk, stride, state)
        state = state_after(context, state, walk, stride)
    return not_all_dice(attempt, after)


def not_as_one(context: RuleContext, walk: Walk) -> Reason:
    """Why these pieces do not go as one (退一等, 起點的棋逐枚出發, 走一枚或全走)."""
    if walk.pips == BACK_ONE:
        return art.RETREAT
    if not context.joint:
        return StackMove.SINGLE
    return art.WAIT_SINGLY if walk.start == HOME else art.ONE_OR_ALL


def not_all_dice(attempt: Attempt, result: Army) -> Objection | None:
    """能用的數都要用 and 先梟後伏: as many dice as can be played, and the kind that must."""
    allowed = options(attempt.context, attempt.position)
    if result in allowed:
        return None
    kind = KIND_OF[attempt.army[attempt.walks[0].pieces[0]]]
    same_kind = any(KIND_OF[attempt.army[play.walks[0].pieces[0]]] is kind for play in allowed.values())
    return Objection(art.ALL_DICE if same_kind else attempt.context.kind_choice)


PROHIBITIONS: tuple[Callable[[Attempt], Objection | None], ...] = (
    not_there,
    mixed_kinds,
    not_thrown,
    no_way,
)
"""In the order in which they are reported."""


def objection(context: RuleContext, position: Position, move: Move) -> Objection | None:
    """The clause that forbids a move; None if it is legal."""
    match position.phase, move:
        case ((RollOff() | ToThrow()), Throw()) if VIRTUE_DICE.allows(move):
            return None
        case ((RollOff() | ToThrow()), Throw()):
            return Objection(art.DICE)
        case ToPlay(seat, roll), Play(walks):
            if any(move is choice for choice in options(context, position).values()):
                return None
            attempt = Attempt(context, position, seat, roll, walks)
            return next(filter(None, (forbids(attempt) for forbids in PROHIBITIONS)), None)
        case _:
            return Objection(art.ALTERNATE)


def choices(context: RuleContext, position: Position) -> tuple[Play, ...]:
    """List one turn for each distinct result, in a stable order."""
    return tuple(options(context, position).values())
