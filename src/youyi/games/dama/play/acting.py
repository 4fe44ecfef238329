"""What the acting seat does with a throw: fly, drop or move, and what it meets where it lands."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.games.dama.events import (
    Asked,
    Deployed,
    DropLost,
    Dropped,
    Flew,
    GateOpened,
    Held,
    Merged,
    Moved,
    NoWay,
    StationEntered,
    Struck,
)  # fmt: skip
from youyi.games.dama.journeys import drop_journey, drop_size, rides
from youyi.games.dama.landing import BRINGS, opens_gate, station_reward, strike_on
from youyi.games.dama.legality import gives_choice, must_drop
from youyi.games.dama.moves import Ride
from youyi.games.dama.payments import half, pay_station, reward, strike_reward
from youyi.games.dama.play.turns import close, current_act, earn, win
from youyi.games.dama.position import Act, Context, Finish, ToMove
from youyi.games.dama.road import ARMY, END, MOAT, START
from youyi.games.dama.rulings.finish import FineFinish, MoatExit
from youyi.games.dama.rulings.money import FullStackHit
from youyi.games.dama.rulings.road import GateOpensFor
from youyi.games.dama.rulings.turns import FlyExtra, HitExtra, MergeExtra
from youyi.games.dama.scribe import DamaScribe
from youyi.games.dama.travel import Journey
from youyi.kernel.rules import Objection, Reason
from youyi.kernel.seats import Seat, Spot

SIX = frozenset({Context.TRIPLE, Context.OWN, Context.OTHERS, Context.FINE, Context.COLLISION, Context.SIDE_COLLISION})
FLYING = {
    MoatExit.SIX_TRIGGERS: SIX,
    MoatExit.CLASSIC: SIX | {Context.PRIZE, Context.OWN_CLASS, Context.OTHERS_CLASS},
    MoatExit.ANY_SHANG: frozenset({Context.TRIPLE, Context.PRIZE}),
    MoatExit.ALL_HOME: frozenset({Context.TRIPLE, Context.PRIZE}),
}
"""The throws on which horses fly from the moat."""
SIX_STEPS = 6
"""How far a unit leaves the pincers for the close finish."""


def act_on(scribe: DamaScribe) -> None:
    """行動: the moat first, then the hand, then the road; asks only where there is a choice."""
    act = current_act(scribe)
    army = scribe.position.armies[act.seat]
    if army.on(MOAT):
        fly(scribe, act)
    elif must_drop(scribe.context, army):
        drop(scribe, act, drop_journey(scribe.context, scribe.position, act))
    else:
        found = rides(scribe.context, scribe.position)
        if found.journeys:
            return
        tried = tuple((move.spot, objection) for move, objection in found.blocked.items())
        scribe.write(NoWay(act.seat, tried, art.NO_WAY))
    finish_act(scribe)


def finish_act(scribe: DamaScribe) -> None:
    """Close the throw, unless somebody is asked or the game is over."""
    if isinstance(scribe.position.phase, ToMove):
        close(scribe)


def fly(scribe: DamaScribe, act: Act) -> None:
    """飛馬: on certain throws horses leave the moat for home."""
    there = scribe.position.armies[act.seat].on(MOAT)
    exit_ruling = scribe.context.rulings.moat_exit
    if act.context not in FLYING[exit_ruling]:
        scribe.write(Held(act.seat, Spot(MOAT), art.MOAT_FLIGHT))
        return
    horses = flight(exit_ruling, act, there)
    scribe.write(Flew(act.seat, horses, art.MOAT_FLIGHT))
    reward(scribe, act.seat, horses, art.MOAT_REWARD)
    if scribe.position.armies[act.seat].home == ARMY:
        win(scribe, act.seat, Finish.CUMAN)
    elif {FlyExtra.TRUE: True, FlyExtra.FALSE: False}[scribe.context.rulings.fly_extra]:
        earn(scribe, act.seat, art.FLIGHT_AGAIN)


def flight(exit_ruling: MoatExit, act: Act, there: int) -> int:
    """飛馬: how many of the horses in the moat fly."""
    match exit_ruling:
        case MoatExit.ALL_HOME:
            return there
        case MoatExit.SIX_TRIGGERS | MoatExit.CLASSIC | MoatExit.ANY_SHANG:
            return min(act.horses, there)


def drop(scribe: DamaScribe, act: Act, way: Journey | Objection) -> None:
    """下馬: horses from the hand travel together to the cell of the cast."""
    size = drop_size(scribe.position, act)
    if isinstance(way, Objection):
        scribe.write(DropLost(act.seat, size, way.at, way.because))
        return
    scribe.write(Dropped(act.seat, Spot(way.end), size, way.path, _turn(way), way.turned_by, drop_reason(act)))
    deploy(scribe, act.seat)
    land(scribe, act, Journey(START, way.end), size)


def drop_reason(act: Act) -> Reason:
    """下馬匹數: the clause that says how many horses this throw drops."""
    match act.context:
        case Context.TRIPLE | Context.PRIZE:
            return art.PRIZE_DROP
        case Context.OWN | Context.OWN_CLASS | Context.OTHERS | Context.OTHERS_CLASS:
            return art.OWN_DROP
        case _:
            return art.DROP


def deploy(scribe: DamaScribe, seat: Seat) -> None:
    """下盡: a seat that has once dropped all its horses may choose from then on, under one answer."""
    army = scribe.position.armies[seat]
    if not army.hand and not army.deployed and gives_choice(scribe.context):
        scribe.write(Deployed(seat, art.ALL_DROPPED))


def ride(scribe: DamaScribe, move: Ride) -> None:
    """行馬: a stack goes, or a seat that may choose drops."""
    act = current_act(scribe)
    way = rides(scribe.context, scribe.position).journeys[move]
    if move.spot == START:
        drop(scribe, act, way)
        return
    size = move.horses or scribe.position.armies[act.seat].on(move.spot)
    because = art.BACKWARD if move.steps < 0 else art.MOVE
    scribe.write(Moved(act.seat, move.spot, Spot(way.end), size, way.path, _turn(way), way.turned_by, because))
    land(scribe, act, way, size)


def _turn(way: Journey) -> Spot | None:
    return None if way.turned_at is None else Spot(way.turned_at)


def land(scribe: DamaScribe, act: Act, way: Journey, size: int) -> None:
    """What a unit meets where it lands, in the order of the book: gate, end, moat, enemies, own horses, station."""
    seat, cell = act.seat, Spot(way.end)
    pass_gate(scribe, seat, way, size)
    if cell == END:
        come_home(scribe, seat, way, size)
        return
    if cell == MOAT:
        return
    routed = strike(scribe, seat, cell)
    merge(scribe, seat, cell, size)
    enter_station(scribe, seat, cell)
    if routed is not None:
        ask_to_stay(scribe, routed)


def pass_gate(scribe: DamaScribe, seat: Seat, way: Journey, size: int) -> None:
    """函谷關: ten that come to stand beyond it open it; the first takes half the bowl."""
    if not opens_gate(scribe.position, seat, way, size):
        return
    first = not scribe.position.passed
    scribe.write(GateOpened(seat, opened_for(scribe, seat), art.PASSED))
    if first:
        half(scribe, seat, art.GATE_HALF)


def opened_for(scribe: DamaScribe, seat: Seat) -> tuple[Seat, ...]:
    """函谷關: to whom the gate is open once this seat has passed it."""
    match scribe.context.rulings.gate_opens_for:
        case GateOpensFor.EVERYONE:
            return tuple(Seat(each) for each in range(scribe.context.seats))
        case GateOpensFor.OPENER:
            return (seat,)


def come_home(scribe: DamaScribe, seat: Seat, way: Journey, size: int) -> None:
    """到尚乘局: with all twenty home the seat wins."""
    if scribe.position.armies[seat].home == ARMY:
        win(scribe, seat, Finish.XIMAN if is_ximan(scribe, way, size) else Finish.CUMAN)


def is_ximan(scribe: DamaScribe, way: Journey, size: int) -> bool:
    """細滿: six steps out of the pincers exactly to the end, or any exact arrival of the whole army."""
    match scribe.context.rulings.ximan:
        case FineFinish.SIX_FROM_JIA:
            exactly = not way.ran_past and END - way.start == SIX_STEPS
            return exactly and way.start in scribe.context.road.pincers
        case FineFinish.EXACT:
            return not way.ran_past and size == ARMY
        case FineFinish.OFF:
            return False


def strike(scribe: DamaScribe, seat: Seat, cell: Spot) -> Seat | None:
    """打馬: an enemy stack no larger than the unit goes back to hand; gives the owner if it was all twenty."""
    struck = strike_on(scribe.context, scribe.position, seat, cell)
    if struck is None:
        return None
    scribe.write(Struck(seat, struck.seat, cell, struck.horses, gives_choice(scribe.context), art.STRIKE))
    reward_strike(scribe, seat, struck.seat, struck.horses)
    if {HitExtra.TRUE: True, HitExtra.FALSE: False}[scribe.context.rulings.hit_extra]:
        earn(scribe, seat, art.STRIKE_AGAIN)
    return struck.seat if struck.horses == ARMY else None


def reward_strike(scribe: DamaScribe, seat: Seat, owner: Seat, horses: int) -> None:
    """打馬賞帖: one 帖 a horse; half the bowl for all twenty."""
    if horses == ARMY:
        half(scribe, seat, art.STRIKE_ALL)
    else:
        strike_reward(scribe, seat, owner, horses)


def ask_to_stay(scribe: DamaScribe, victim: Seat) -> None:
    """出局: under one answer a seat struck with its whole army may leave the game."""
    match scribe.context.rulings.full_stack_hit:
        case FullStackHit.MAY_RETIRE:
            scribe.write(Asked(victim, art.MAY_RETIRE))
        case FullStackHit.REDROP:
            return


def merge(scribe: DamaScribe, seat: Seat, cell: Spot, arrived: int) -> None:
    """疊馬: horses that reach their own kind are one stack from then on."""
    horses = scribe.position.armies[seat].on(cell)
    if horses == arrived:
        return
    scribe.write(Merged(seat, cell, horses, art.MERGE))
    if {MergeExtra.TRUE: True, MergeExtra.FALSE: False}[scribe.context.rulings.merge_extra]:
        earn(scribe, seat, art.MERGE_AGAIN)


def enter_station(scribe: DamaScribe, seat: Seat, cell: Spot) -> None:
    """入窩: one 帖, another turn, both or neither."""
    pays, earns = BRINGS[station_reward(scribe.context, cell)]
    if pays or earns:
        scribe.write(StationEntered(seat, cell, art.STATION_REWARD if pays else art.STATION_AGAIN))
    if pays:
        pay_station(scribe, seat)
    if earns:
        earn(scribe, seat, art.STATION_AGAIN)
