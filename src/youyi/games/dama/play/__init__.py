"""What a move causes: one case per move, calling the clauses in the order of the treatise."""

from __future__ import annotations

from typing import assert_never

from youyi.games.dama import articles as art
from youyi.games.dama.casts import CastClass
from youyi.games.dama.context import RuleContext
from youyi.games.dama.events import Began, Declined, Event, OpeningPassed, OpeningThrown, OwnCastTaken, Retired, Stayed
from youyi.games.dama.moves import Decline, First, Move, Retire, Ride, Stay
from youyi.games.dama.play.acting import act_on, finish_act, ride
from youyi.games.dama.play.evolve import evolve
from youyi.games.dama.play.throwing import cast_dice, owner_of
from youyi.games.dama.play.turns import close, draw, is_over, win_alone
from youyi.games.dama.position import Opening, Position, ToMove, ToStay, ToThrow
from youyi.games.dama.rulings.casts import OwnCastSetup
from youyi.games.dama.rulings.drops import MustMove
from youyi.games.dama.scribe import DamaScribe
from youyi.kernel.dice import Throw
from youyi.kernel.rules import Step
from youyi.kernel.seats import Seat, round_from

__all__ = ["evolve", "unfold"]


def unfold(context: RuleContext, position: Position, move: Move) -> Step[Position, Event]:
    """Carry out a move that has been found legal."""
    scribe = DamaScribe(context, position, evolve)
    match move:
        case Throw():
            throw(scribe, move)
        case First():
            begin(scribe, move.seat)
        case Ride():
            ride(scribe, move)
            finish_act(scribe)
        case Decline():
            decline(scribe)
        case Stay() | Retire():
            answer(scribe, stays=isinstance(move, Stay))
        case _:
            assert_never(move)
    return scribe.step()


def begin(scribe: DamaScribe, first: Seat) -> None:
    """先手: the lot has fallen."""
    scribe.write(Began(first, begins_with_opening(scribe.context), art.FIRST_THROWER))


def begins_with_opening(context: RuleContext) -> bool:
    """第一擲: whether own casts are thrown for before play."""
    return {OwnCastSetup.OPENING_ROUND: True, OwnCastSetup.IN_PLAY: False}[context.rulings.ben_setup]


def throw(scribe: DamaScribe, cast: Throw) -> None:
    """擲采: in play, or for an own cast before it."""
    phase = scribe.position.phase
    if isinstance(phase, Opening):
        open_with(scribe, phase, cast)
        return
    assert isinstance(phase, ToThrow)
    if cast_dice(scribe, phase.turn, cast):
        act_on(scribe)
    else:
        close(scribe)


def open_with(scribe: DamaScribe, phase: Opening, cast: Throw) -> None:
    """第一擲: a free common cast becomes the seat's own; anything else is thrown again."""
    scribe.write(OpeningThrown(phase.seat, cast, art.OWN_CAST_FIRST_THROW))
    reading = scribe.context.readings[cast]
    if reading.kind is CastClass.PLAIN and owner_of(scribe, reading.count) is None:
        scribe.write(OwnCastTaken(phase.seat, cast, art.OWN_CAST_FIRST_THROW))
        around = round_from(phase.first, scribe.context.seats)
        following = next((seat for seat in around if scribe.position.armies[seat].own is None), None)
        scribe.write(OpeningPassed(following, art.OWN_CAST_FIRST_THROW))
    if scribe.position.throws >= scribe.context.cap:
        draw(scribe)


def decline(scribe: DamaScribe) -> None:
    """不行: a seat lets its action pass."""
    phase = scribe.position.phase
    assert isinstance(phase, ToMove)
    scribe.write(Declined(phase.act.seat, MustMove.FALSE))
    finish_act(scribe)


def answer(scribe: DamaScribe, *, stays: bool) -> None:
    """出局, 再下: a struck seat stays or leaves."""
    phase = scribe.position.phase
    assert isinstance(phase, ToStay)
    if stays:
        scribe.write(Stayed(phase.victim, art.REDROP))
    else:
        scribe.write(Retired(phase.victim, art.MAY_RETIRE))
        win_alone(scribe)
    if not is_over(scribe):
        close(scribe)
