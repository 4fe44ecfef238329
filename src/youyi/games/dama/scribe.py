"""What the functions of `play` and `payments` write events to, with the rules of the table at hand."""

from __future__ import annotations

from collections.abc import Callable

from youyi.games.dama.context import RuleContext
from youyi.games.dama.events import Event
from youyi.games.dama.position import Position
from youyi.kernel.scribe import Scribe


class DamaScribe(Scribe[Position, Event]):
    """A scribe that knows the rules of its table."""

    __slots__ = ("context",)

    def __init__(self, context: RuleContext, position: Position, evolve: Callable[[Position, Event], Position]) -> None:
        """Begin at a position, with no events written."""
        super().__init__(position, evolve)
        self.context = context
