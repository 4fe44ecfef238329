"""How long a game is: its turns, begun by the event that the game names; one passed for want of a move counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from youyi.kernel.game import Game


class Turns:
    """Counts the turns of one game."""

    __slots__ = ("_begins", "count")

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        """Begin to count."""
        self._begins = game.turn
        self.count = 0

    def heed(self, events: Sequence[object]) -> None:
        """Count what one step brought."""
        self.count += sum(type(event) is self._begins for event in events)
