"""Remarks on 儒棋 for pages: what a turn brings, which walks are barred, what an event moved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from youyi.games.ruqi import events as happens
from youyi.games.ruqi.advice import advice
from youyi.games.ruqi.board import HOME, LANE_AT, OFF
from youyi.games.ruqi.context import RuleContext, allotment
from youyi.games.ruqi.events import Event
from youyi.games.ruqi.ideas import IDEAS
from youyi.games.ruqi.legality import objection
from youyi.games.ruqi.moves import Move, Play, Walk
from youyi.games.ruqi.play import options
from youyi.games.ruqi.position import EVERY_PIECE, KIND_OF, Kind, Position, ToPlay, other
from youyi.games.ruqi.rules import Ruqi
from youyi.games.ruqi.speech import SPEECH
from youyi.games.ruqi.speech.effects import effect
from youyi.games.ruqi.turns import turn_state, units
from youyi.kernel.face.commentary import Commentary
from youyi.kernel.names import Language
from youyi.kernel.people import People
from youyi.kernel.rules import Objection

EVERYDAY = (happens.RolledOff, happens.RoundBegan, happens.Thrown, happens.Walked, happens.TurnCame, happens.GameEnded)
PIECE_OFF = 1000
"""More than any number of cells, to somebody who takes off whatever can go."""
NOTABLE = (happens.Left, happens.Passed, happens.RoundEnded, happens.JueRaised, happens.VoidThrowsBegan)


def said_effect(
    _rules: Ruqi, _position: Position, _move: Move, events: tuple[Event, ...], language: Language, people: People
) -> str:
    """Say what a turn brings."""
    return effect(events, SPEECH.voice(language, people))


def farthest(_rules: Ruqi, _position: Position, _move: Move, events: tuple[Event, ...]) -> float:
    """Take off as many pieces as go; else walk as many cells as there are."""
    cells = sum(len(event.pieces) * len(event.path) for event in events if isinstance(event, happens.Walked))
    return PIECE_OFF * sum(isinstance(event, happens.Left) for event in events) + cells


def flow(event: Event, seats: int) -> tuple[int, ...] | None:
    """Say what the end of a round brought."""
    if not isinstance(event, happens.RoundEnded):
        return None
    return tuple(event.points if seat == event.winner else 0 for seat in range(seats))


def teaches(event: Event) -> bool:
    """Whether an event has a clause of its own to show."""
    return not isinstance(event, EVERYDAY)


def notable(event: Event) -> bool:
    """Whether somebody who looked away must be told."""
    return isinstance(event, NOTABLE)


def barred(rules: Ruqi, position: Position) -> Iterable[tuple[Move, Objection]]:
    """List the walks, one number each, with which no legal turn goes; a piece at the start stands for all that wait."""
    if not isinstance(position.phase, ToPlay):
        return ()
    allowed = {walk for play in options(rules.context, position).values() for walk in play.walks}
    tried = (Play((walk,)) for walk in _walks(rules.context, position, position.phase) if walk not in allowed)
    found = ((play, objection(rules.context, position, play)) for play in tried)
    return [(play, because) for play, because in found if because is not None]


def _walks(context: RuleContext, position: Position, phase: ToPlay) -> Iterator[Walk]:
    """Every number of the throw with everything that may use it where it stands."""
    army = position.armies[phase.seat]
    state = turn_state(context, phase.seat, army, position.armies[other(phase.seat)])
    for kind in Kind:
        of_kind = [piece for piece in EVERY_PIECE if state.cells[piece] != OFF and KIND_OF[army[piece]] is kind]
        waiting = [piece for piece in of_kind if state.cells[piece] == HOME]
        numbers = dict.fromkeys(pips for order in allotment(context, phase.roll, kind).orders for pips in order)
        for pips in numbers:
            for unit in units(context, state.cells, of_kind, pips):
                if unit[0] in waiting[1:]:
                    continue
                start = state.cells[unit[0]]
                yield Walk(unit, start, pips, None)
                if start in context.board.turns and pips > 0:
                    yield Walk(unit, start, pips, LANE_AT[start].letter)


COMMENTARY: Commentary[Position, Move, Event] = Commentary(
    effect=said_effect,
    flow=flow,
    teaches=teaches,
    notable=notable,
    barred=barred,
    advice=advice,
    glances=(farthest,),
    ideas=IDEAS,
)
"""The remarks on 儒棋."""
