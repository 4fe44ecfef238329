"""How a seat of 打馬 plays, in counts: strikes, stations, stacks, and how many horses pass the gate together."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.dama import events
from youyi.games.dama.moves import Move
from youyi.games.dama.position import Army, Position, ToMove
from youyi.games.dama.road import GATE, ORDINARY_STATIONS
from youyi.kernel.habits import Count, Habit
from youyi.kernel.names import Words
from youyi.kernel.seats import Seat
from youyi.kernel.session import Ply

DamaPly = Ply[Position, Move, events.Event]


def _moving(ply: DamaPly) -> tuple[Seat, Army] | None:
    """Who chooses a ride, and its army before it."""
    phase = ply.before.phase
    if ply.drawn or not isinstance(phase, ToMove):
        return None
    return phase.act.seat, ply.before.armies[phase.act.seat]


def stations(ply: DamaPly) -> Iterator[Count]:
    """On how many stations a seat stands when it chooses."""
    if found := _moving(ply):
        seat, army = found
        yield seat, sum(spot in ORDINARY_STATIONS for spot, _ in army.stacks), 1


def stacks(ply: DamaPly) -> Iterator[Count]:
    """How many stacks a seat has on the road when it chooses."""
    if found := _moving(ply):
        yield found[0], len(found[1].stacks), 1


def largest(ply: DamaPly) -> Iterator[Count]:
    """How many horses its largest stack has."""
    if found := _moving(ply):
        yield found[0], max((horses for _, horses in found[1].stacks), default=0), 1


def strikes(ply: DamaPly) -> Iterator[Count]:
    """A stack of somebody else struck."""
    for event in ply.step.events:
        if isinstance(event, events.Struck):
            yield event.seat, 1, 0


def struck(ply: DamaPly) -> Iterator[Count]:
    """Horses lost to a strike."""
    for event in ply.step.events:
        if isinstance(event, events.Struck):
            yield event.owner, event.horses, 0


def taken(ply: DamaPly) -> Iterator[Count]:
    """Horses that a strike sends back."""
    for event in ply.step.events:
        if isinstance(event, events.Struck):
            yield event.seat, event.horses, 1


def entered(ply: DamaPly) -> Iterator[Count]:
    """A station entered."""
    for event in ply.step.events:
        if isinstance(event, events.StationEntered):
            yield event.seat, 1, 0


def merged(ply: DamaPly) -> Iterator[Count]:
    """Horses stacked."""
    for event in ply.step.events:
        if isinstance(event, events.Merged):
            yield event.seat, 1, 0


def through_gate(ply: DamaPly) -> Iterator[Count]:
    """How many horses reach or pass 函谷關 together."""
    for event in ply.step.events:
        if isinstance(event, events.Moved) and event.start < GATE <= event.spot:
            yield event.seat, event.horses, 1


def rides(ply: DamaPly) -> Iterator[Count]:
    """A ride among several."""
    if found := _moving(ply):
        yield found[0], 1, 0


HABITS: tuple[Habit[Position, Move, events.Event], ...] = (
    Habit("rides", Words("rides chosen, a game", "每局擇騎之次", "每局择骑之次"), rides, each_game=True),
    Habit("strikes", Words("strikes a game", "每局打馬之次", "每局打马之次"), strikes, each_game=True),
    Habit("taken", Words("horses that a strike sends back", "一打所去之馬", "一打所去之马"), taken),
    Habit("struck", Words("horses lost to strikes, a game", "每局被打之馬", "每局被打之马"), struck, each_game=True),
    Habit("entered", Words("stations entered, a game", "每局入窩之次", "每局入窝之次"), entered, each_game=True),
    Habit("stations", Words("stations held when it chooses", "擇騎時所守之窩", "择骑时所守之窝"), stations),
    Habit("stacks", Words("stacks on the road when it chooses", "擇騎時道上之疊", "择骑时道上之叠"), stacks),
    Habit("largest", Words("horses in its largest stack", "最大一疊之馬", "最大一叠之马"), largest),
    Habit("merged", Words("times it stacks, a game", "每局疊馬之次", "每局叠马之次"), merged, each_game=True),
    Habit("gate", Words("horses that come to the gate together", "同到函谷關之馬", "同到函谷关之马"), through_gate),
)
"""What is counted of a seat's play."""
