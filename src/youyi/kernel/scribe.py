"""Rule code writes events; the scribe applies each at once, so the next line sees the table as it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from youyi.kernel.rules import Step

P = TypeVar("P")
E = TypeVar("E")


class Scribe(Generic[P, E]):
    """Keeps the position in step with the events written so far."""

    __slots__ = ("_evolve", "_events", "position")

    def __init__(self, position: P, evolve: Callable[[P, E], P]) -> None:
        """Open the book at a position."""
        self.position = position
        self._evolve = evolve
        self._events: list[E] = []

    def write(self, *events: E) -> None:
        """Record what happens, and let it happen."""
        for event in events:
            self._events.append(event)
            self.position = self._evolve(self.position, event)

    def step(self) -> Step[P, E]:
        """Close the book: where we stand, and all that was written."""
        return Step(self.position, tuple(self._events))
