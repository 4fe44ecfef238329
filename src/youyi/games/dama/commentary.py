"""Remarks on 打馬 for pages: what a choice brings, which stacks are barred, what an event moved."""

from __future__ import annotations

from collections.abc import Iterable

from youyi.games.dama import events as happens
from youyi.games.dama.advice import advice
from youyi.games.dama.events import Event
from youyi.games.dama.ideas import IDEAS
from youyi.games.dama.ideas.false_friends import FALSE_FRIENDS
from youyi.games.dama.journeys import rides
from youyi.games.dama.moves import Move
from youyi.games.dama.position import Context, Position, ToMove, ToStay
from youyi.games.dama.road import END
from youyi.games.dama.rules import Dama
from youyi.games.dama.speech import SPEECH
from youyi.games.dama.speech.effects import effect
from youyi.kernel.face.commentary import Commentary
from youyi.kernel.ledger import Bowl
from youyi.kernel.names import Language
from youyi.kernel.people import People
from youyi.kernel.rules import Objection
from youyi.kernel.seats import Seat

EVERYDAY = (happens.Began, happens.OpeningPassed, happens.OpeningThrown, happens.Ended, happens.TurnPassed)
NOTABLE = (
    happens.Struck,
    happens.GateOpened,
    happens.Flew,
    happens.Won,
    happens.Retired,
    happens.Drawn,
)  # fmt: skip


def said_effect(
    _rules: Dama, position: Position, _move: Move, events: tuple[Event, ...], language: Language, people: People
) -> str:
    """Say what a choice brings."""
    match position.phase:
        case ToMove(act):
            return effect(act.seat, events, SPEECH.voice(language, people))
        case ToStay(_, victim):
            return effect(victim, events, SPEECH.voice(language, people))
        case _:
            return ""


def gains(_rules: Dama, position: Position, _move: Move, events: tuple[Event, ...]) -> float:
    """Win, strike, bring home, throw again, enter, join: the more of it the better, and chips."""
    if not isinstance(position.phase, ToMove):
        return 0.0
    acts = position.phase.act.seat
    return sum(_seems(acts, event) for event in events)


def enters(_rules: Dama, _position: Position, _move: Move, events: tuple[Event, ...]) -> float:
    """Enter a station."""
    return sum(isinstance(event, happens.StationEntered) for event in events)


def _seems(acts: Seat, event: Event) -> float:
    """What an event seems to be worth, in chips."""
    match event:
        case happens.Won(who, _, 1, _):
            return 1000 if who == acts else -1000
        case happens.Struck(_, _, _, horses, _, _):
            return 100 + horses
        case happens.Moved(_, _, spot, horses, _, _, _, _) if spot == END:
            return 60 + horses
        case happens.ExtraEarned(who, _, _) if who == acts:
            return 40
        case happens.GateOpened() | happens.StationEntered():
            return 20
        case happens.Merged(_, _, horses, _):
            return 10 + horses
        case happens.Paid(payer, payee, amount, _):
            return amount * ((payee == acts) - (payer == acts))
        case _:
            return 0.0


def flow(event: Event, seats: int) -> tuple[int, ...] | None:
    """Say what a payment moved; the bowl is no seat."""
    if not isinstance(event, happens.Paid):
        return None
    moved = [0] * seats
    if not isinstance(event.payer, Bowl):
        moved[event.payer] -= event.amount
    if not isinstance(event.payee, Bowl):
        moved[event.payee] += event.amount
    return tuple(moved)


def teaches(event: Event) -> bool:
    """Whether an event has a clause of its own to show: a plain throw and a plain way have none."""
    match event:
        case happens.Thrown(context=context):
            return context is not Context.PLAIN
        case happens.Moved(turned_at=turned) | happens.Dropped(turned_at=turned):
            return turned is not None
        case _:
            return not isinstance(event, EVERYDAY)


def notable(event: Event) -> bool:
    """Whether somebody who looked away must be told."""
    return isinstance(event, NOTABLE) or (isinstance(event, happens.Moved) and event.spot == END)


def barred(rules: Dama, position: Position) -> Iterable[tuple[Move, Objection]]:
    """List the stacks that cannot go with this throw."""
    return rides(rules.context, position).blocked.items() if isinstance(position.phase, ToMove) else ()


COMMENTARY: Commentary[Position, Move, Event] = Commentary(
    effect=said_effect,
    flow=flow,
    teaches=teaches,
    notable=notable,
    barred=barred,
    advice=advice,
    glances=(gains, enters),
    ideas=IDEAS,
    false_friends=FALSE_FRIENDS,
)
"""The remarks on 打馬."""
