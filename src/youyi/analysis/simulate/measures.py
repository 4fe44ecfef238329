"""What is measured of one game while it is played, from its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from youyi.kernel.articles import Article
from youyi.kernel.game import Game


class Turns:
    """Counts the turns of a game: the events of the type `Game.turn`. A turn passed for want of a move counts."""

    __slots__ = ("_begins", "count")

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        """Begin to count."""
        self._begins = game.turn
        self.count = 0

    def on_events(self, events: Sequence[object]) -> None:
        """Count what one step brought."""
        self.count += sum(type(event) is self._begins for event in events)


class TurnsAndClauses(Turns):
    """Counts the turns of a game and how many of its events cite each clause."""

    __slots__ = ("cited",)

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        """Begin to count."""
        super().__init__(game)
        self.cited = Counter[str]()
        """By the keys of the clauses."""

    def on_events(self, events: Sequence[Any]) -> None:
        """Count and note what one step brought."""
        super().on_events(events)
        self.cited.update(event.because.key for event in events if isinstance(event.because, Article))
