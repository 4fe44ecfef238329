"""A table's game in progress, with what its pages need beside it: the moves as they are stored, and the lasting events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from youyi.kernel.game import Table as Laying
from youyi.kernel.rules import Step
from youyi.kernel.session import Ply, Session

LATEST = 120
"""How many plies the log of a page goes back; the transcript has all of them."""
AnyPly: TypeAlias = Ply[Any, Any, Any]


class Course(Session[Any, Any, Any, Any]):
    """A session at a table; of its plies the latest are kept, and of the others the moves alone."""

    __slots__ = ("book", "moves", "remembered")

    def __init__(self, book: Laying[Any, Any, Any, Any]) -> None:
        """Begin at the game's own start."""
        super().__init__(book.rules, keep=LATEST)
        self.book = book
        self.moves: list[str] = []
        """Every move so far, in notation."""
        self.remembered: list[Any] = []
        """Events kept for pages that connect late (`Game.remembered`)."""

    def replay(self, moves: Iterable[str]) -> None:
        """Play stored moves again. Raises `YouyiError` at the first that cannot be played."""
        for text in moves:
            self.play(self.book.game.notation.read_move(text))

    def write(self, move: Any) -> str:
        """Write a move as it is stored and sent."""
        return self.book.game.notation.write_move(move)

    def _played(self, move: Any, step: Step[Any, Any]) -> AnyPly:
        ply = super()._played(move, step)
        self.moves.append(self.write(move))
        self.remembered += [event for event in ply.step.events if isinstance(event, self.book.game.remembered)]
        return ply
