"""Where every stack of the acting seat can go with a throw, and what stops the others.

The rides of a position are found once: throw, prompt, check, play and outline all read the same `Rides`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from youyi.games.dama import articles as art
from youyi.games.dama.casts import Reading
from youyi.games.dama.context import RuleContext
from youyi.games.dama.moves import Ride
from youyi.games.dama.position import Act, Army, Context, Position, ToMove
from youyi.games.dama.road import MOAT, START, Road
from youyi.games.dama.rulings.drops import DropPath, ShortHand, Split
from youyi.games.dama.rulings.finish import FeilongExit
from youyi.games.dama.travel import Enemies, Journey, Rides, Unit, backward, put_down, travel
from youyi.kernel.rules import Objection
from youyi.kernel.seats import Seat, Spot

OPENING = {
    FeilongExit.HUNHUA_OR_TRUE: frozenset({Context.TRIPLE, Context.OWN, Context.OTHERS}),
    FeilongExit.ANY_SHANG: frozenset({Context.TRIPLE, Context.PRIZE}),
    FeilongExit.CLASSIC: frozenset({Context.TRIPLE, Context.PRIZE, Context.OWN, Context.OTHERS, Context.FINE}),
    FeilongExit.TRUE_ONLY: frozenset({Context.OWN, Context.OTHERS}),
}
"""The throws that open 飛龍院."""


@dataclass(frozen=True, slots=True)
class March:
    """What all stacks of the acting seat share while one throw is carried out."""

    road: Road
    reading: Reading
    army: Army
    enemies: Enemies
    splits: bool
    permit: bool
    """Whether the throw opens 飛龍院."""
    gate_open: bool


def rides(context: RuleContext, position: Position) -> Rides:
    """行馬: every ride that the throw being carried out lets the acting seat try."""
    kept = context.latest.kept
    if kept is not None and kept[0] is position:
        return kept[1]
    found = _rides(context, position)
    context.latest.kept = (position, found)
    return found


def _rides(context: RuleContext, position: Position) -> Rides:
    assert isinstance(position.phase, ToMove)
    act = position.phase.act
    march = _march(context, position, act)
    journeys, blocked = dict[Ride, Journey](), dict[Ride, Objection]()
    for move in candidates(march):
        found = drop_journey(context, position, act) if move.spot == START else journey(march, move)
        if isinstance(found, Journey):
            journeys[move] = found
        else:
            blocked[move] = found
    return Rides(journeys, blocked)


def _march(context: RuleContext, position: Position, act: Act) -> March:
    return March(
        road=context.road,
        reading=context.readings[act.cast],
        army=position.armies[act.seat],
        enemies=enemies_of(position, act.seat),
        splits=splits(context),
        permit=opens_feilong(context, act),
        gate_open=act.seat in position.passed,
    )


def enemies_of(position: Position, seat: Seat) -> Enemies:
    """The largest enemy stack on every cell where there is one."""
    found: dict[int, int] = {}
    for other, army in enumerate(position.armies):
        if other != seat:
            for spot, horses in army.stacks:
                if horses > found.get(spot, 0):
                    found[spot] = horses
    return found


def splits(context: RuleContext) -> bool:
    """分馬: whether part of a stack may go."""
    return {Split.ALLOWED: True, Split.NEVER: False}[context.rulings.split]


def opens_feilong(context: RuleContext, act: Act) -> bool:
    """飛龍院: whether this throw opens it."""
    return act.context in OPENING[context.rulings.feilong_exit]


def candidates(march: March) -> Iterator[Ride]:
    """What the acting seat might try, in the order of the road."""
    if march.army.hand:
        yield Ride(Spot(START), march.reading.drops_on)
    count = march.reading.count
    for spot, horses in march.army.stacks:
        if spot == MOAT:
            continue
        steps = steps_from(march.road, march.reading, spot)
        for part in (None, *range(1, horses)) if march.splits else (None,):
            yield Ride(spot, count if steps is None else steps, part)
            if march.road.backward and spot > count:
                yield Ride(spot, -count, part)


def steps_from(road: Road, reading: Reading, spot: int) -> int | None:
    """夾: how many steps a throw gives a stack; None if the pincers hold it."""
    return reading.leaves_by if spot in road.pincers else reading.count


def journey(march: March, move: Ride) -> Journey | Objection:
    """The way of a stack that is a candidate, or what stops it."""
    spot = move.spot
    unit = Unit(move.horses or march.army.on(spot), march.permit, march.gate_open)
    if move.steps < 0:
        return backward(march.road, unit, march.enemies, march.army.on(spot + move.steps), spot, -move.steps)
    if spot in march.road.pincers and march.reading.leaves_by is None:
        return Objection(art.PINCERS, spot)
    return travel(march.road, unit, march.enemies, spot, move.steps)


def drop_size(position: Position, act: Act) -> int:
    """How many horses this throw drops: no more than there are in hand."""
    return min(act.horses, position.armies[act.seat].hand)


def drop_journey(context: RuleContext, position: Position, act: Act) -> Journey | Objection:
    """下馬: the way of a drop, or why it is lost."""
    size = drop_size(position, act)
    if size < act.horses and all_needed(context):
        return Objection(ShortHand.NEED_ALL)
    unit = Unit(size, gate_open=act.seat in position.passed, drop=True)
    enemies, cell = enemies_of(position, act.seat), context.readings[act.cast].drops_on
    match context.rulings.drop_path:
        case DropPath.PLACE:
            return put_down(context.road, unit, enemies, cell)
        case DropPath.TRAVEL:
            return travel(context.road, unit, enemies, START, cell)


def all_needed(context: RuleContext) -> bool:
    """下馬: whether a drop is lost when fewer horses are in hand than it drops."""
    return {ShortHand.NEED_ALL: True, ShortHand.DROP_REST: False}[context.rulings.short_hand]
