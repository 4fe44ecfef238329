"""What each event changes in a position: bookkeeping only, no rule and no number."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from youyi.games.dama.events import (
    Asked,
    Began,
    BowlRefilled,
    Collided,
    Declined,
    Deployed,
    Drawn,
    DropLost,
    Dropped,
    Ended,
    Event,
    ExtraEarned,
    Flew,
    GateOpened,
    HalfBowl,
    Held,
    HorseEvent,
    Idle,
    Merged,
    Moved,
    NoWay,
    OpeningPassed,
    OpeningThrown,
    OwnCastTaken,
    Paid,
    Postponed,
    Retired,
    StationEntered,
    Stayed,
    Struck,
    TableEvent,
    Thrown,
    ThrowsAgain,
    TurnEvent,
    TurnPassed,
    Won,
)  # fmt: skip
from youyi.games.dama.position import Act, Army, Done, Opening, Phase, Position, Stack, ToMove, ToStay, ToThrow, Turn
from youyi.games.dama.road import END, MOAT
from youyi.kernel.seats import Seat, Spot


def evolve(position: Position, event: Event) -> Position:
    """The position after an event."""
    match event:
        case Paid():
            return _with(position, ledger=position.ledger.pay(event.payer, event.payee, event.amount))
        case HalfBowl() | BowlRefilled():
            return position
        case ExtraEarned() | ThrowsAgain() | Postponed() | TurnPassed() | Won() | Drawn():
            return _turn(position, event)
        case (
            Dropped() | DropLost() | Deployed() | Moved() | GateOpened() | Struck() | Merged() | StationEntered()
            | Flew() | Held() | NoWay() | Declined()
        ):  # fmt: skip
            return _horses(position, event)
        case _:
            return _table(position, event)


def _with(position: Position, **changes: object) -> Position:
    return replace(position, **changes)  # type: ignore[arg-type]  # each caller names a field and gives its type


def _table(position: Position, event: TableEvent) -> Position:
    """Throws, own casts, who is asked, the end."""
    match event:
        case Began():
            first = event.first
            phase: Phase = Opening(first, first) if event.opening else ToThrow(Turn(first))
            return _with(position, current=first, phase=phase)
        case OpeningThrown():
            return _with(position, throws=position.throws + 1)
        case OpeningPassed():
            return _opening(position, event.seat)
        case Thrown():
            return _thrown(position, event)
        case OwnCastTaken():
            return position.put(event.seat, replace(position.armies[event.seat], own=event.cast))
        case Asked():
            return _with(position, phase=ToStay(_act(position), event.victim))
        case Retired():
            return _gone(position.put(event.seat, replace(position.armies[event.seat], own=None)), event.seat)
        case Ended():
            return _with(position, phase=Done(event.winner, event.finish))
        case Idle() | Collided() | Stayed():
            return position
        case _:
            assert_never(event)


def _gone(position: Position, seat: Seat) -> Position:
    """A seat plays no more, and its extra turns are void."""
    waiting = tuple(turn for turn in position.waiting if turn.by != seat)
    return _with(position, left=(*position.left, seat), waiting=waiting)


def _opening(position: Position, seat: Seat | None) -> Position:
    assert isinstance(position.phase, Opening)
    first = position.phase.first
    return _with(position, phase=ToThrow(Turn(first)) if seat is None else Opening(first, seat))


def _thrown(position: Position, event: Thrown) -> Position:
    assert isinstance(position.phase, ToThrow)
    act = Act(position.phase.turn, event.cast, event.context, event.actor, event.horses)
    return Position(
        position.armies, position.ledger, position.full, position.passed, position.current,
        position.waiting, position.left, position.throws + 1, ToMove(act),
    )  # fmt: skip


def _act(position: Position) -> Act:
    assert isinstance(position.phase, ToMove | ToStay)
    return position.phase.act


def _turn(position: Position, event: TurnEvent) -> Position:
    """Extra turns and whose turn it is."""
    match event:
        case ExtraEarned():
            return _earned(position, event)
        case ThrowsAgain():
            return _with(position, phase=ToThrow(_repeated(_act(position).turn)))
        case Postponed():
            act = _act(position)
            new = len(act.earned)
            waiting = (*position.waiting[:new], _repeated(act.turn), *position.waiting[new:])
            return _with(position, waiting=waiting)
        case TurnPassed():
            return _passed(position, event)
        case Won():
            return _gone(position, event.seat)
        case Drawn():
            return position
        case _:
            assert_never(event)


def _repeated(turn: Turn) -> Turn:
    return replace(turn, collisions=turn.collisions + 1)


def _earned(position: Position, event: ExtraEarned) -> Position:
    extra = Turn(event.seat, extra=True)
    waiting = (extra, *position.waiting) if event.at_once else (*position.waiting, extra)
    act = _act(position)
    return _with(position, waiting=waiting, phase=ToMove(replace(act, earned=(*act.earned, event.seat))))


def _passed(position: Position, event: TurnPassed) -> Position:
    if event.stood is not None:
        army = position.armies[event.seat]
        last = Army(army.hand, army.stacks, army.home, army.own, event.stood, army.deployed, army.must_drop)
        position = position.put(event.seat, last)
    waited = bool(position.waiting)
    return Position(
        position.armies, position.ledger, position.full, position.passed,
        position.current if waited else event.turn.by,
        position.waiting[1:], position.left, position.throws, ToThrow(event.turn),
    )  # fmt: skip


def _horses(position: Position, event: HorseEvent) -> Position:
    """Horses from hand to road, along it, home, and back to hand."""
    match event:
        case Dropped():
            army = position.armies[event.seat]
            stacks = _add(army.stacks, event.spot, event.horses)
            return position.put(event.seat, _army(army, army.hand - event.horses, stacks, army.home, must_drop=False))
        case Moved():
            return _moved(position, event)
        case Struck():
            army = position.armies[event.owner]
            stacks = _add(army.stacks, event.spot, -event.horses)
            hand = army.hand + event.horses
            return position.put(event.owner, _army(army, hand, stacks, army.home, must_drop=event.must_drop))
        case Flew():
            army = position.armies[event.seat]
            stacks = _add(army.stacks, Spot(MOAT), -event.horses)
            home = army.home + event.horses
            return position.put(event.seat, _army(army, army.hand, stacks, home, must_drop=army.must_drop))
        case Deployed():
            return position.put(event.seat, replace(position.armies[event.seat], deployed=True))
        case GateOpened():
            return _with(position, passed=position.passed | set(event.opened_for))
        case DropLost() | Merged() | StationEntered() | Held() | NoWay() | Declined():
            return position
        case _:
            assert_never(event)


def _moved(position: Position, event: Moved) -> Position:
    army = position.armies[event.seat]
    stacks, home = _add(army.stacks, event.start, -event.horses), army.home
    if event.spot == END:
        home += event.horses
    else:
        stacks = _add(stacks, event.spot, event.horses)
    return position.put(event.seat, _army(army, army.hand, stacks, home, must_drop=army.must_drop))


def _army(army: Army, hand: int, stacks: tuple[Stack, ...], home: int, *, must_drop: bool) -> Army:
    return Army(hand, stacks, home, army.own, army.last, army.deployed, must_drop)


def _add(stacks: tuple[Stack, ...], spot: Spot, horses: int) -> tuple[Stack, ...]:
    """Put horses on a cell, or take them away."""
    for place, (cell, there) in enumerate(stacks):
        if cell == spot:
            left = there + horses
            return (*stacks[:place], *(((spot, left),) if left else ()), *stacks[place + 1 :])
        if cell > spot:
            return (*stacks[:place], (spot, horses), *stacks[place:])
    return (*stacks, (spot, horses))
