"""How a seat of 打馬 plays, in counts: strikes, stations, stacks, and how many horses pass the gate together."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.dama import events
from youyi.games.dama.moves import Move
from youyi.games.dama.position import Army, Position, ToMove
from youyi.games.dama.road import GATE, ORDINARY_STATIONS
from youyi.games.dama.texts import TABLE as TEXTS
from youyi.kernel.lab.playing_stats import Count, PlayingStat
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


PLAYING_STATS: tuple[PlayingStat[Position, Move, events.Event], ...] = (
    PlayingStat("rides", TEXTS["playing_stats.rides"], rides, each_game=True),
    PlayingStat("strikes", TEXTS["playing_stats.strikes"], strikes, each_game=True),
    PlayingStat("taken", TEXTS["playing_stats.taken"], taken),
    PlayingStat("struck", TEXTS["playing_stats.struck"], struck, each_game=True),
    PlayingStat("entered", TEXTS["playing_stats.entered"], entered, each_game=True),
    PlayingStat("stations", TEXTS["playing_stats.stations"], stations),
    PlayingStat("stacks", TEXTS["playing_stats.stacks"], stacks),
    PlayingStat("largest", TEXTS["playing_stats.largest"], largest),
    PlayingStat("merged", TEXTS["playing_stats.merged"], merged, each_game=True),
    PlayingStat("gate", TEXTS["playing_stats.gate"], through_gate),
)
"""What is counted of a seat's play."""
