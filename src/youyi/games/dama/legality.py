"""What may be done; each prohibition with its clause or our answer."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.games.dama.casts import DICE
from youyi.games.dama.context import RuleContext
from youyi.games.dama.journeys import rides, splits, steps_from
from youyi.games.dama.moves import Decline, First, Lot, Move, Retire, Ride, Stay
from youyi.games.dama.position import Act, Army, Opening, Position, ToDraw, ToMove, ToStay, ToThrow
from youyi.games.dama.road import MOAT, START
from youyi.games.dama.rulings.drops import MoveRequires, MustMove, Split
from youyi.games.dama.rulings.road import Backward
from youyi.kernel.dice import Throw
from youyi.kernel.rules import Objection, Reason


def gives_choice(context: RuleContext) -> bool:
    """下盡方行: whether a seat that once dropped all its horses may choose between drop and move."""
    return {MoveRequires.DEPLOYED: True, MoveRequires.HAND_EMPTY: False}[context.rulings.move_requires]


def must_drop(context: RuleContext, army: Army) -> bool:
    """下盡方行: whether the seat's action is a drop and nothing else."""
    if not army.hand:
        return False
    return not gives_choice(context) or army.must_drop or not army.deployed


def may_decline(context: RuleContext) -> bool:
    """Whether a seat may let its action pass."""
    return {MustMove.FALSE: True, MustMove.TRUE: False}[context.rulings.must_move]


def choices(context: RuleContext, position: Position) -> tuple[Move, ...]:
    """What the seat that is asked may do, in a stable order."""
    match position.phase:
        case ToMove(act=act):
            legal = tuple(rides(context, position).journeys)
            passing = may_decline(context) and not position.armies[act.seat].hand
            return (*legal, Decline()) if passing else legal
        case ToStay():
            return (Stay(), Retire())
        case _:
            return ()


def objection(context: RuleContext, position: Position, move: Move) -> Objection | None:
    """Why a move may not be made; None if it is legal."""
    phase = position.phase
    match move:
        case Throw() if isinstance(phase, ToThrow | Opening):
            return None if DICE.allows(move) else Objection(art.DICE)
        case First() if isinstance(phase, ToDraw):
            return None if Lot(context.seats).allows(move) else Objection(art.SEATS)
        case Ride() if isinstance(phase, ToMove):
            return _ride_objection(context, position, phase.act, move)
        case Decline() if isinstance(phase, ToMove):
            return _decline_objection(context, position.armies[phase.act.seat])
        case Stay() | Retire() if isinstance(phase, ToStay):
            return None
        case _:
            return Objection(art.TURNS)


def _ride_objection(context: RuleContext, position: Position, act: Act, move: Ride) -> Objection | None:
    """行馬, 下馬: why this stack may not go so; its journey, if it has one, was found with the position's others."""
    found = rides(context, position)
    if move in found.journeys:
        return None
    return found.blocked.get(move) or Objection(_mistake(context, position.armies[act.seat], act, move), move.spot)


def _mistake(context: RuleContext, army: Army, act: Act, move: Ride) -> Reason:
    """The clause against a ride that is not even a candidate: nothing stands there, or it does not go so far."""
    if move.spot == START:
        return art.DROP
    if move.spot == MOAT:
        return art.MOAT_FLIGHT
    whole = army.on(move.spot)
    if not whole:
        return art.MOVE
    if move.horses is not None and not (splits(context) and 0 < move.horses < whole):
        return art.MOVE if splits(context) else Split.NEVER
    if move.steps < 0:
        return _backward_mistake(context, act, move)
    return art.PINCERS if steps_from(context.road, context.readings[act.cast], move.spot) is None else art.MOVE


def _backward_mistake(context: RuleContext, act: Act, move: Ride) -> Reason:
    if not context.road.backward:
        return Backward.FALSE
    return art.BACKWARD if -move.steps == context.readings[act.cast].count else art.MOVE


def _decline_objection(context: RuleContext, army: Army) -> Objection | None:
    """Why a seat may not let its action pass: moves are compulsory, and so are drops."""
    if not may_decline(context):
        return Objection(MustMove.TRUE)
    return Objection(MoveRequires.DEPLOYED) if army.hand else None
