"""Secrets are addressed, never blanked: a thing is said to a seat or it is not said."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from youyi.kernel.rules import Chance, Decision, Over, Prompt
from youyi.kernel.seats import Seat

E = TypeVar("E")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Secret:
    """An event meant for one seat; all events but these and the sealed ones are public."""

    to: Seat


@dataclass(frozen=True, slots=True)
class Sealed:
    """An event that no seat hears, nor the public: what only the pack knows."""


@dataclass(frozen=True, slots=True)
class Revealed:
    """A public event in which the rules, not a seat's choice, turn up what was fixed but unseen."""


@dataclass(frozen=True, slots=True)
class Waits:
    """Another seat is asked; what it may choose is its own affair."""

    seat: Seat


def heard(events: Iterable[E], seat: Seat | None) -> tuple[E, ...]:
    """Say what one seat hears of the events; None: the public."""
    return tuple(
        event
        for event in events
        if not isinstance(event, Sealed) and (not isinstance(event, Secret) or event.to == seat)
    )


def hidden(events: Iterable[object]) -> bool:
    """Say whether some of the events are not for everyone."""
    return any(isinstance(event, Secret | Sealed) for event in events)


def asked(prompt: Prompt[M], seat: Seat | None) -> Prompt[M] | Waits:
    """Say what one seat learns of the prompt: another's choices are hidden, and what a hand will draw is nobody's."""
    match prompt:
        case Decision() if prompt.seat != seat:
            return Waits(prompt.seat)
        case Decision() | Chance() | Over():
            return prompt
