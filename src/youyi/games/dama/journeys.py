"""Where every stack of the acting seat can go with a throw, and what stops the others.

The rides of a position are found once: throw, prompt, check, play and outline all read the same `Rides`.
"""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.dama import articles as art
from youyi.games.dama.context import RuleContext
from youyi.games.dama.moves import Ride
from youyi.games.dama.position import Act, Context, Position, Stack, ToMove
from youyi.games.dama.road import MOAT, START
from youyi.games.dama.rulings.drops import DropPath, ShortHand, Split
from youyi.games.dama.rulings.finish import FeilongExit
from youyi.games.dama.travel import Enemies, Journey, Rides, Unit, backward, put_down, travel
from youyi.kernel.rules import Objection
from youyi.kernel.seats import Seat, Spot

OPENING = {
    FeilongExit.HUNHUA_OR_TRUE: frozenset({Context.TRIPLE, Context.OWN, Context.OTHERS}),
    FeilongExit.ANY_SHANG: frozenset({Context.TRIPLE, Context.PRIZE}),
    FeilongExit.CLASSIC: frozenset({Context.TRIPLE, Context.PRIZE, Context.OWN, Context.OTHERS, Context.FINE}),
}
"""The throws that open 飛龍院."""


def rides(context: RuleContext, position: Position) -> Rides:
    """行馬: every ride that the throw being carried out lets the acting seat try."""
    kept = context.latest.kept
    if kept is not None and kept[0] is position:
        return kept[1]
    found = _rides(context, position)
    context.latest.kept = (position, found)
    return found


def _rides(context: RuleContext, position: Position) -> Rides:
    act = acting(position)
    enemies = enemies_of(position, act.seat)
    journeys, blocked = dict[Ride, Journey](), dict[Ride, Objection]()
    for move in candidates(context, position, act):
        found = journey(context, position, act, move, enemies)
        if isinstance(found, Journey):
            journeys[move] = found
        else:
            blocked[move] = found
    return Rides(journeys, blocked)


def acting(position: Position) -> Act:
    """The throw with which a seat is asked to move."""
    assert isinstance(position.phase, ToMove)
    return position.phase.act


def enemies_of(position: Position, seat: Seat) -> Enemies:
    """The largest enemy stack on every cell where there is one."""
    found: dict[int, int] = {}
    for other, army in enumerate(position.armies):
        if other != seat:
            for spot, horses in army.stacks:
                if horses > found.get(spot, 0):
                    found[spot] = horses
    return found


def candidates(context: RuleContext, position: Position, act: Act) -> Iterator[Ride]:
    """What the acting seat might try, in the order of the road."""
    army = position.armies[act.seat]
    if army.hand:
        yield Ride(Spot(START), context.readings[act.cast].drops_on)
    for stack in army.stacks:
        if stack[0] != MOAT:
            yield from _stack_rides(context, act, stack)


def _stack_rides(context: RuleContext, act: Act, stack: Stack) -> Iterator[Ride]:
    spot, horses = stack
    count = context.readings[act.cast].count
    steps = steps_from(context, act, spot)
    parts = (None, *range(1, horses)) if splits(context) else (None,)
    for part in parts:
        yield Ride(spot, count if steps is None else steps, part)
        if context.road.backward and spot > count:
            yield Ride(spot, -count, part)


def steps_from(context: RuleContext, act: Act, spot: int) -> int | None:
    """夾: how many steps this throw gives a stack; None if the pincers hold it."""
    reading = context.readings[act.cast]
    return reading.leaves_by if spot in context.road.pincers else reading.count


def splits(context: RuleContext) -> bool:
    """分馬: whether part of a stack may go."""
    return context.rulings.split is Split.ALLOWED


def opens_feilong(context: RuleContext, act: Act) -> bool:
    """飛龍院: whether this throw opens it."""
    return act.context in OPENING[context.rulings.feilong_exit]


def journey(context: RuleContext, position: Position, act: Act, move: Ride, enemies: Enemies) -> Journey | Objection:
    """The way of a candidate, or what stops it."""
    if move.spot == START:
        return drop_journey(context, position, act)
    army = position.armies[act.seat]
    size = move.horses or army.on(move.spot)
    unit = Unit(size, permit=opens_feilong(context, act), gate_open=act.seat in position.passed)
    if move.steps < 0:
        return backward(context.road, unit, enemies, army.on(move.spot + move.steps), move.spot, -move.steps)
    if steps_from(context, act, move.spot) is None:
        return Objection(art.PINCERS, move.spot)
    return travel(context.road, unit, enemies, move.spot, move.steps)


def drop_size(position: Position, act: Act) -> int:
    """How many horses this throw drops: no more than there are in hand."""
    return min(act.horses, position.armies[act.seat].hand)


def drop_journey(context: RuleContext, position: Position, act: Act) -> Journey | Objection:
    """下馬: the way of a drop, or why it is lost."""
    size = drop_size(position, act)
    if size < act.horses and context.rulings.short_hand is ShortHand.NEED_ALL:
        return Objection(ShortHand.NEED_ALL)
    unit = Unit(size, gate_open=act.seat in position.passed, drop=True)
    enemies, cell = enemies_of(position, act.seat), context.readings[act.cast].drops_on
    if context.rulings.drop_path is DropPath.PLACE:
        return put_down(context.road, unit, enemies, cell)
    return travel(context.road, unit, enemies, START, cell)
