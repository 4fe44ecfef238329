"""What may be done; each prohibition with its clause or our answer."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.dama import articles as art
from youyi.games.dama.casts import DICE
from youyi.games.dama.events.book import Rulebook
from youyi.games.dama.moves import Decline, First, Lot, Move, Retire, Ride, Stay
from youyi.games.dama.position import Act, Army, Context, Opening, Position, Stack, ToDraw, ToMove, ToStay, ToThrow
from youyi.games.dama.road import MOAT, START
from youyi.games.dama.rulings.drops import DropPath, MoveRequires, MustMove, ShortHand, Split
from youyi.games.dama.rulings.finish import FeilongExit
from youyi.games.dama.rulings.road import Backward
from youyi.games.dama.travel import Enemies, Journey, Unit, backward, put_down, travel
from youyi.kernel.dice import Throw
from youyi.kernel.rules import Objection
from youyi.kernel.seats import Seat, Spot

OPENING = {
    FeilongExit.HUNHUA_OR_TRUE: frozenset({Context.TRIPLE, Context.OWN, Context.OTHERS}),
    FeilongExit.ANY_SHANG: frozenset({Context.TRIPLE, Context.PRIZE}),
    FeilongExit.CLASSIC: frozenset({Context.TRIPLE, Context.PRIZE, Context.OWN, Context.OTHERS, Context.FINE}),
}
"""The throws that open 飛龍院."""


def opens_feilong(rules: Rulebook, context: Context) -> bool:
    """飛龍院: say whether this throw opens it."""
    return context in OPENING[rules.rulings.feilong_exit]


def gives_choice(rules: Rulebook) -> bool:
    """下盡方行: say whether a seat that once dropped all its horses may choose between drop and move."""
    return rules.rulings.move_requires is MoveRequires.DEPLOYED


def must_drop(rules: Rulebook, army: Army) -> bool:
    """下盡方行: say whether the seat's action is a drop and nothing else."""
    if not army.hand:
        return False
    return not gives_choice(rules) or army.must_drop or not army.deployed


def splits(rules: Rulebook) -> bool:
    """分馬: say whether part of a stack may go."""
    return rules.rulings.split is Split.ALLOWED


def may_decline(rules: Rulebook) -> bool:
    """Say whether a seat may let its action pass."""
    return rules.rulings.must_move is MustMove.FALSE


def enemies_of(position: Position, seat: Seat) -> Enemies:
    """Find the largest enemy stack on every cell."""
    found: dict[int, int] = {}
    for other, army in enumerate(position.armies):
        if other != seat:
            for spot, horses in army.stacks:
                if spot not in found or found[spot] < horses:
                    found[spot] = horses
    return found


def unit_of(rules: Rulebook, position: Position, act: Act, size: int) -> Unit:
    """Describe horses that are about to travel."""
    return Unit(size, opens_feilong(rules, act.context), act.seat in position.passed)


def drop_journey(rules: Rulebook, position: Position, act: Act) -> Journey | Objection:
    """下馬: the way of a drop, or why it is lost."""
    size = min(act.horses, position.armies[act.seat].hand)
    if size < act.horses and rules.rulings.short_hand is ShortHand.NEED_ALL:
        return Objection(ShortHand.NEED_ALL)
    unit = Unit(size, gate_open=act.seat in position.passed, drop=True)
    enemies, cell = enemies_of(position, act.seat), rules.readings[act.cast].drops_on
    if rules.rulings.drop_path is DropPath.PLACE:
        return put_down(rules.road, unit, enemies, cell)
    return travel(rules.road, unit, enemies, START, cell)


def steps_from(rules: Rulebook, act: Act, spot: int) -> int | None:
    """夾: how many steps this throw gives a stack; None if the pincers hold it."""
    reading = rules.readings[act.cast]
    return reading.leaves_by if spot in rules.road.pincers else reading.count


def journey(rules: Rulebook, position: Position, act: Act, move: Ride, enemies: Enemies) -> Journey | Objection:
    """Find the way of a stack that stands where the move says, or why it cannot go so."""
    army = position.armies[act.seat]
    whole = army.on(move.spot)
    if move.horses is not None and not (splits(rules) and 0 < move.horses < whole):
        return Objection(Split.NEVER if not splits(rules) else art.MOVE, move.spot)
    unit = unit_of(rules, position, act, move.horses or whole)
    if move.steps < 0:
        if not rules.road.backward:
            return Objection(Backward.FALSE, move.spot)
        if -move.steps != rules.readings[act.cast].count:
            return Objection(art.MOVE, move.spot)
        return backward(rules.road, unit, enemies, army.on(move.spot + move.steps), move.spot, -move.steps)
    steps = steps_from(rules, act, move.spot)
    if steps is None:
        return Objection(art.PINCERS, move.spot)
    if move.steps != steps:
        return Objection(art.MOVE, move.spot)
    return travel(rules.road, unit, enemies, move.spot, steps)


def candidates(rules: Rulebook, position: Position, act: Act) -> Iterator[Ride]:
    """List what the acting seat might try, in the order of the road."""
    army = position.armies[act.seat]
    if army.hand:
        yield Ride(Spot(START), rules.readings[act.cast].drops_on)
    for stack in army.stacks:
        yield from _rides(rules, act, stack)


def _rides(rules: Rulebook, act: Act, stack: Stack) -> Iterator[Ride]:
    spot, horses = stack
    if spot == MOAT:
        return
    count = rules.readings[act.cast].count
    steps = steps_from(rules, act, spot)
    parts = (None, *range(1, horses)) if splits(rules) else (None,)
    for part in parts:
        yield Ride(spot, count if steps is None else steps, part)
        if rules.road.backward and spot > count:
            yield Ride(spot, -count, part)


Tried = tuple[tuple[Spot, Objection], ...]


def ways(rules: Rulebook, position: Position, act: Act) -> tuple[tuple[Ride, ...], Tried]:
    """行馬: every stack that can go, and why each of the others cannot."""
    enemies = enemies_of(position, act.seat)
    free, tried = [], []
    for move in candidates(rules, position, act):
        found = _ride_objection(rules, position, act, move, enemies)
        if found is None:
            free.append(move)
        else:
            tried.append((move.spot, found))
    return tuple(free), tuple(tried)


def choices(rules: Rulebook, position: Position) -> tuple[Move, ...]:
    """List what the seat that is asked may do; the order is stable."""
    match position.phase:
        case ToMove(act=act):
            rides, _ = ways(rules, position, act)
            passing = may_decline(rules) and not position.armies[act.seat].hand
            return (*rides, Decline()) if passing else rides
        case ToStay():
            return (Stay(), Retire())
        case _:
            return ()


def objection(rules: Rulebook, position: Position, move: Move) -> Objection | None:
    """Say why a move may not be made; None if it may."""
    phase = position.phase
    match move:
        case Throw() if isinstance(phase, ToThrow | Opening):
            return None if DICE.allows(move) else Objection(art.DICE)
        case First() if isinstance(phase, ToDraw):
            return None if Lot(rules.seats).allows(move) else Objection(art.SEATS)
        case Ride() if isinstance(phase, ToMove):
            return _ride_objection(rules, position, phase.act, move, enemies_of(position, phase.act.seat))
        case Decline() if isinstance(phase, ToMove):
            return _decline_objection(rules, position.armies[phase.act.seat])
        case Stay() | Retire() if isinstance(phase, ToStay):
            return None
        case _:
            return Objection(art.TURNS)


def _ride_objection(rules: Rulebook, position: Position, act: Act, move: Ride, enemies: Enemies) -> Objection | None:
    """行馬, 下馬: why this stack may not go so."""
    army = position.armies[act.seat]
    if move.spot == START:
        if not army.hand or move.horses is not None or move.steps != rules.readings[act.cast].drops_on:
            return Objection(art.DROP, move.spot)
        found = drop_journey(rules, position, act)
    elif move.spot == MOAT:
        return Objection(art.MOAT_FLIGHT, move.spot)
    elif not army.on(move.spot):
        return Objection(art.MOVE, move.spot)
    else:
        found = journey(rules, position, act, move, enemies)
    return found if isinstance(found, Objection) else None


def _decline_objection(rules: Rulebook, army: Army) -> Objection | None:
    """Why a seat may not let its action pass: moves are compulsory, and so are drops."""
    if not may_decline(rules):
        return Objection(MustMove.TRUE)
    return Objection(MoveRequires.DEPLOYED) if army.hand else None
