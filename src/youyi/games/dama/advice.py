"""What the texts of 打馬 advise about a ride that they do not forbid."""

from __future__ import annotations

from collections.abc import Callable

from youyi.games.dama import articles as art
from youyi.games.dama.journeys import rides
from youyi.games.dama.landing import opens_gate, strike_on
from youyi.games.dama.moves import Move, Ride
from youyi.games.dama.position import Position, ToMove
from youyi.games.dama.road import GATE, ORDINARY_STATIONS, START
from youyi.games.dama.rules import Dama
from youyi.games.dama.travel import Journey
from youyi.kernel.articles import Article
from youyi.kernel.face.commentary import Counsel
from youyi.kernel.seats import Seat, Spot

Advised = Callable[[Dama, Position, Ride, Journey], bool | None]
"""Whether a ride does what is advised, or the contrary; None: neither."""


def advice(rules: Dama, position: Position, move: Move) -> tuple[Counsel, ...]:
    """Hold the stations, come to the gate in one stack, look back at the enemy: told where other rides do otherwise."""
    if not isinstance(move, Ride) or not isinstance(position.phase, ToMove):
        return ()
    ways = rides(rules.context, position).journeys
    found = []
    for article, advised in ADVICE:
        done = {ride: advised(rules, position, ride, way) for ride, way in ways.items()}
        follows = done.get(move)
        if follows is not None and len(set(done.values())) > 1:
            found.append(Counsel(article, follows))
    return tuple(found)


def _asked(position: Position) -> Seat:
    assert isinstance(position.phase, ToMove)
    return position.phase.act.seat


def holds_station(rules: Dama, _position: Position, ride: Ride, way: Journey) -> bool | None:
    """一以當千: a ride onto a station holds it against a host; one that leaves it empty gives it up."""
    barring = rules.context.road.barring
    if way.end in barring:
        return True
    return False if ride.spot in barring and ride.horses is None else None


def gathers_for_the_gate(_rules: Dama, position: Position, ride: Ride, way: Journey) -> bool | None:
    """疊騎先馳: a ride that stacks horses before 函谷關 while it is shut for their owner, or takes enough of them through.

    The contrary is to come to the shut gate with fewer than ten, stack with nobody, and be turned away.
    """
    seat = _asked(position)
    if seat in position.passed or ride.spot == START:
        return None
    army = position.armies[seat]
    stacks = way.end <= GATE and bool(army.on(Spot(way.end)))
    if stacks or opens_gate(position, seat, way, ride.horses or army.on(ride.spot)):
        return True
    turned = way.turned_by is not None and way.turned_by.because is art.GATE_TEN
    return False if turned else None


def looks_back(rules: Dama, position: Position, ride: Ride, _way: Journey) -> bool | None:
    """唯敵是求, 唯險是據: a ride back that strikes or takes a station; the contrary leaves such a chance behind."""
    ways = rides(rules.context, position).journeys
    back = {each for each, way in ways.items() if each.steps < 0 and _seeks(rules, position, way)}
    if ride in back:
        return True
    return False if ride.steps > 0 and any(each.spot == ride.spot for each in back) else None


def _seeks(rules: Dama, position: Position, way: Journey) -> bool:
    strikes = strike_on(rules.context, position, _asked(position), Spot(way.end)) is not None
    return strikes or way.end in ORDINARY_STATIONS


ADVICE: tuple[tuple[Article, Advised], ...] = (
    (art.STATION_BAR, holds_station),
    (art.GATE_TEN, gathers_for_the_gate),
    (art.BACKWARD, looks_back),
)
