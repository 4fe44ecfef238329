"""What is told of the course of 馬吊 beside the purses: tricks won, and what was paid for which pattern."""

from __future__ import annotations

from typing import Any

from youyi.games.madiao import events
from youyi.games.madiao.speech.money import DUE_NAMES, what_for
from youyi.games.madiao.texts import TABLE as TEXTS
from youyi.kernel.lab.score_history import Entry, ScoreHistory
from youyi.kernel.seats import Seat

_TRICKS = TEXTS.name("tricks")
_WON = TEXTS.name("won")


def _entry(event: events.Event) -> Entry | None:
    """Say in which table an event is counted; None: in none."""
    match event:
        case events.TrickWon(seat=seat):
            return Entry(_TRICKS, _WON, seat)
        case events.Paid():
            flow = tuple((Seat(seat), worth) for seat, worth in enumerate(event.flow))
            return Entry(DUE_NAMES[event.due], what_for(event)[-1], flow=flow)
        case _:
            return None


SCORE_HISTORY: ScoreHistory[Any, events.Event] = ScoreHistory(_entry)
