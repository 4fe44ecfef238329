"""The session of a web table: beside the kernel's, it keeps the moves as stored and the events for late pages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from youyi.kernel.game import Table as GameTable
from youyi.kernel.rules import Decision, Step
from youyi.kernel.seats import Seat
from youyi.kernel.session import Ply, Session
from youyi.records.contributed import RecordedDraw
from youyi.records.draws import draw_due

LATEST = 120
"""How many plies are kept for the log of a page; the transcript has all of them."""
AnyPly: TypeAlias = Ply[Any, Any, Any]


class TableSession(Session[Any, Any, Any, Any]):
    """A game in progress at a web table; only its latest plies stay in memory."""

    __slots__ = ("asked_before", "bouts", "draws", "forced_before", "moves", "remembered", "table")

    def __init__(self, table: GameTable[Any, Any, Any, Any], start: Any = None) -> None:
        """Begin at a position; None: the game's own start."""
        super().__init__(table.rules, start, keep=LATEST)
        self.table = table
        self.moves: list[str] = []
        """Every move so far, in notation."""
        self.asked_before: list[Seat | None] = []
        """Who was asked before each move; None: nobody, the table drew."""
        self.forced_before: list[bool] = []
        """Whether there was nothing to choose before each move."""
        self.draws: dict[int, RecordedDraw] = {}
        """By the number of the ply: what every throw and shuffle so far was drawn from."""
        self.bouts: dict[int, int] = {}
        """Every bout so far, and how many plies came before it."""
        self.remembered: list[Any] = []
        """Every event so far of the kinds that pages are sent when they connect (`Game.remembered`)."""

    def replay(self, moves: Iterable[str]) -> None:
        """Play stored moves. Raises `YouyiError` at the first that cannot be played."""
        for text in moves:
            self.play_text(text)

    def play_text(self, text: str) -> AnyPly:
        """Play a move given in notation. Raises `BadNotation`, `IllegalMove`."""
        return self.play(self.table.game.notation.read_move(text))

    def write(self, move: Any) -> str:
        """The move in notation, as it is stored and sent."""
        return self.table.game.notation.write_move(move)

    @property
    def open_bouts(self) -> tuple[int, ...]:
        """The bouts that are over and of which nothing is hidden any more."""
        open_plies = self.open_plies
        ends = [*list(self.bouts.values())[1:], self.at]
        found = [bout for bout, end in zip(self.bouts, ends, strict=False) if end <= open_plies]
        return tuple(bout for bout in found if bout < self.bout or self.over is not None)

    @property
    def forced(self) -> bool:
        """Whether there is nothing to choose: a draw, or a single legal choice."""
        return not isinstance(self.prompt, Decision) or len(self.prompt.moves) == 1

    def _played(self, move: Any, step: Step[Any, Any]) -> AnyPly:
        due = draw_due(self, self.table.game.notation)
        self.asked_before.append(self.asked)
        self.forced_before.append(self.forced)
        self.bouts.setdefault(self.bout, self.at)
        ply = super()._played(move, step)
        if due is not None:
            self.draws[ply.number] = due
        self.moves.append(self.write(move))
        self.remembered += [event for event in step.events if isinstance(event, self.table.game.remembered)]
        return ply
