"""Worked examples: which clause a test shows, and small scenes of 儒棋 to show it in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

from tests.kit import narrow
from tests.kit.tables import AnyTable
from youyi.games import game
from youyi.kernel.articles import Article
from youyi.kernel.rules import Objection, Reason, Step

Test = TypeVar("Test", bound=Callable[..., Any])
AWAY = "out out out out"


def shows(*articles: Article) -> Callable[[Test], Test]:
    """Say which clauses a test is the worked example of."""

    def mark(test: Test) -> Test:
        test.shows = articles  # type: ignore[attr-defined]
        return test

    return mark


@dataclass(frozen=True)
class Scene:
    """A position of 儒棋 that asks for a turn: both sides' tokens in their own names, and the throw."""

    white: str
    black: str
    roll: str
    ruleset: str = "modern"
    rulings: dict[str, Any] = field(default_factory=dict)
    mover: str = "w"
    score: str = "0:0"
    rounds: int | None = None

    @cached_property
    def table(self) -> AnyTable:
        terms = {} if self.rounds is None else {"rounds": self.rounds}
        return game("ruqi").under(self.ruleset, dict(self.rulings), terms)

    @cached_property
    def position(self) -> Any:
        return self.asking(f"play:{self.mover}/{self.roll}")

    def asking(self, what: str) -> Any:
        """The same pieces with something else asked: `throw:w`."""
        white, black = (side.replace(" ", ",") for side in (self.white, self.black))
        text = f"1 {self.score} {white} {black} {what}"
        return self.table.game.notation.read_position(text, tolerate=("shared_cell",))

    def throw(self) -> Step[Any, Any]:
        """Make the throw, by which a side that cannot move passes."""
        before = self.asking(f"throw:{self.mover}")
        return self.table.rules.play(before, self.table.game.notation.read_move(self.roll))

    @property
    def choices(self) -> list[str]:
        """What the mover may do, as it is typed."""
        moves = narrow.choices(self.table.rules, self.position)
        return [self.table.game.notation.write_move(move) for move in moves]

    @property
    def results(self) -> set[str]:
        """The mover's tokens after each choice."""
        rules = game("ruqi").under(self.ruleset, dict(self.rulings), {"rounds": 1}).rules
        notation, seat = self.table.game.notation, "wb".index(self.mover)
        moves = narrow.choices(rules, self.position)
        after = (notation.write_position(rules.play(self.position, move).position) for move in moves)
        return {text.split(" ")[2 + seat].replace(",", " ") for text in after}

    def play(self, move: str) -> Step[Any, Any]:
        return self.table.rules.play(self.position, self.table.game.notation.read_move(move))

    def board(self, step: Step[Any, Any]) -> list[str]:
        """The fields of the position after a step: round, tallies, White, Black, what is asked."""
        return self.table.game.notation.write_position(step.position).split(" ")

    def objection(self, move: str) -> Objection | None:
        return self.table.rules.objection(self.position, self.table.game.notation.read_move(move))

    def refused(self, move: str) -> Reason:
        """The clause or answer that forbids a move."""
        return narrow.objection(self.table.rules, self.position, self.table.game.notation.read_move(move)).because

    def reasons(self, move: str, *events: type[Any]) -> list[Any]:
        """Why these kinds of events happen in a turn."""
        return [event.because for event in self.play(move).events if isinstance(event, events)]


def alone(token: str) -> str:
    """One piece, 善, and the four others gone."""
    return f"{token} {AWAY}"
