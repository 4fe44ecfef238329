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
from youyi.games.dama.events.book import Book
from youyi.games.dama.legality import drop_journey, enemies_of, gives_choice, journey, must_drop, ways
from youyi.games.dama.moves import Ride
from youyi.games.dama.payments import half, reward, station_reward, strike_reward
from youyi.games.dama.play.turns import close, current_act, earn, win
from youyi.games.dama.position import Act, Context, Finish, ToMove
from youyi.games.dama.road import ARMY, END, GATE, GATE_UNIT, MOAT, START
from youyi.games.dama.rulings.finish import FineFinish, MoatExit
from youyi.games.dama.rulings.money import FullStackHit, StationReward
from youyi.games.dama.rulings.road import GateOpensFor
from youyi.games.dama.rulings.turns import FlyExtra, HitExtra, MergeExtra
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
"""How far a unit leaves the pincers for the fine finish."""


def act_on(book: Book) -> None:
    """行動: the moat first, then the hand, then the road; asks only where there is a choice."""
    act = current_act(book)
    army = book.position.armies[act.seat]
    if army.on(MOAT):
        fly(book, act)
    elif must_drop(book.rules, army):
        drop(book, act)
    else:
        rides, tried = ways(book.rules, book.position, act)
        if rides:
            return
        book.write(NoWay(act.seat, tried, art.NO_WAY))
    finish_act(book)


def finish_act(book: Book) -> None:
    """Close the throw, unless somebody is asked or the game is over."""
    if isinstance(book.position.phase, ToMove):
        close(book)


def fly(book: Book, act: Act) -> None:
    """飛馬: on certain throws horses leave the moat for home."""
    there = book.position.armies[act.seat].on(MOAT)
    exit_ruling = book.rules.rulings.moat_exit
    if act.context not in FLYING[exit_ruling]:
        book.write(Held(act.seat, Spot(MOAT), art.MOAT_FLIGHT))
        return
    horses = there if exit_ruling is MoatExit.ALL_HOME else min(act.horses, there)
    book.write(Flew(act.seat, horses, art.MOAT_FLIGHT))
    reward(book, act.seat, horses, art.MOAT_REWARD)
    if book.position.armies[act.seat].home == ARMY:
        win(book, act.seat, Finish.PLAIN)
    elif book.rules.rulings.fly_extra is FlyExtra.TRUE:
        earn(book, act.seat, art.FLIGHT_AGAIN)


def drop(book: Book, act: Act) -> None:
    """下馬: horses from the hand travel together to the cell of the cast."""
    size = min(act.horses, book.position.armies[act.seat].hand)
    way = drop_journey(book.rules, book.position, act)
    if isinstance(way, Objection):
        book.write(DropLost(act.seat, size, way.at, way.because))
        return
    book.write(Dropped(act.seat, Spot(way.end), size, way.path, _turn(way), way.turned_by, drop_reason(act)))
    deploy(book, act.seat)
    land(book, act, Journey(START, way.end), size)


def drop_reason(act: Act) -> Reason:
    """下馬匹數: the clause that says how many horses this throw drops."""
    match act.context:
        case Context.TRIPLE | Context.PRIZE:
            return art.PRIZE_DROP
        case Context.OWN | Context.OWN_CLASS | Context.OTHERS | Context.OTHERS_CLASS:
            return art.OWN_DROP
        case _:
            return art.DROP


def deploy(book: Book, seat: Seat) -> None:
    """下盡: a seat that has once dropped all its horses may choose from then on, under one answer."""
    army = book.position.armies[seat]
    if not army.hand and not army.deployed and gives_choice(book.rules):
        book.write(Deployed(seat, art.ALL_DROPPED))


def ride(book: Book, move: Ride) -> None:
    """行馬: a stack goes, or a seat that may choose drops."""
    act = current_act(book)
    if move.spot == START:
        drop(book, act)
        return
    way = journey(book.rules, book.position, act, move, enemies_of(book.position, act.seat))
    assert isinstance(way, Journey)
    size = move.horses or book.position.armies[act.seat].on(move.spot)
    because = art.BACKWARD if move.steps < 0 else art.MOVE
    book.write(Moved(act.seat, move.spot, Spot(way.end), size, way.path, _turn(way), way.turned_by, because))
    land(book, act, way, size)


def _turn(way: Journey) -> Spot | None:
    return None if way.turned_at is None else Spot(way.turned_at)


def land(book: Book, act: Act, way: Journey, size: int) -> None:
    """What a unit meets where it lands, in the order of the book: gate, end, moat, enemies, own horses, station."""
    seat, cell = act.seat, Spot(way.end)
    pass_gate(book, seat, way, size)
    if cell == END:
        come_home(book, seat, way, size)
        return
    if cell == MOAT:
        return
    routed = strike(book, seat, cell)
    merge(book, seat, cell, size)
    enter_station(book, seat, cell)
    if routed is not None:
        ask_to_stay(book, routed)


def pass_gate(book: Book, seat: Seat, way: Journey, size: int) -> None:
    """函谷關: ten that come to stand beyond it open it; the first takes half the bowl."""
    if seat in book.position.passed or size < GATE_UNIT or not way.start <= GATE < way.end:
        return
    first = not book.position.passed
    everyone = book.rules.rulings.gate_opens_for is GateOpensFor.EVERYONE
    opened = tuple(Seat(each) for each in range(book.rules.seats)) if everyone else (seat,)
    book.write(GateOpened(seat, opened, art.PASSED))
    if first:
        half(book, seat, art.GATE_HALF)


def come_home(book: Book, seat: Seat, way: Journey, size: int) -> None:
    """到尚乘局: with all twenty home the seat wins."""
    if book.position.armies[seat].home == ARMY:
        win(book, seat, Finish.FINE if is_fine_finish(book, way, size) else Finish.PLAIN)


def is_fine_finish(book: Book, way: Journey, size: int) -> bool:
    """細滿: six steps out of the pincers exactly to the end, or any exact arrival of the whole army."""
    match book.rules.rulings.ximan:
        case FineFinish.SIX_FROM_JIA:
            exactly = not way.ran_past and END - way.start == SIX_STEPS
            return exactly and way.start in book.rules.road.pincers
        case FineFinish.EXACT:
            return not way.ran_past and size == ARMY
        case FineFinish.OFF:
            return False


def strike(book: Book, seat: Seat, cell: Spot) -> Seat | None:
    """打馬: an enemy stack no larger than the unit goes back to hand; gives the owner if it was all twenty."""
    if cell in book.rules.road.protected:
        return None
    for owner, army in enumerate(book.position.armies):
        horses = army.on(cell)
        if owner == seat or not horses:
            continue
        book.write(Struck(seat, Seat(owner), cell, horses, gives_choice(book.rules), art.STRIKE))
        reward_strike(book, seat, Seat(owner), horses)
        if book.rules.rulings.hit_extra is HitExtra.TRUE:
            earn(book, seat, art.STRIKE_AGAIN)
        return Seat(owner) if horses == ARMY else None
    return None


def reward_strike(book: Book, seat: Seat, owner: Seat, horses: int) -> None:
    """打馬賞帖: one 帖 a horse; half the bowl for all twenty."""
    if horses == ARMY:
        half(book, seat, art.STRIKE_ALL)
    else:
        strike_reward(book, seat, owner, horses)


def ask_to_stay(book: Book, victim: Seat) -> None:
    """出局: under one answer a seat struck with its whole army may leave the game."""
    if book.rules.rulings.full_stack_hit is FullStackHit.MAY_RETIRE:
        book.write(Asked(victim, art.MAY_RETIRE))


def merge(book: Book, seat: Seat, cell: Spot, arrived: int) -> None:
    """疊馬: horses that reach their own kind are one stack from then on."""
    horses = book.position.armies[seat].on(cell)
    if horses == arrived:
        return
    book.write(Merged(seat, cell, horses, art.MERGE))
    if book.rules.rulings.merge_extra is MergeExtra.TRUE:
        earn(book, seat, art.MERGE_AGAIN)


def enter_station(book: Book, seat: Seat, cell: Spot) -> None:
    """入窩: one 帖, another turn, both or neither."""
    if cell not in book.rules.road.rewarded:
        return
    wanted = book.rules.rulings.station_reward
    if wanted is StationReward.NONE:
        return
    pays = wanted is not StationReward.THROW
    book.write(StationEntered(seat, cell, art.STATION_REWARD if pays else art.STATION_AGAIN))
    if pays:
        station_reward(book, seat)
    if wanted is not StationReward.CHIP:
        earn(book, seat, art.STATION_AGAIN)
