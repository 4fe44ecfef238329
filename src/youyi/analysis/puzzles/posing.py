"""A puzzle as it is posed to a seat, and what is said of an answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from youyi.analysis.puzzles.puzzle import AnyGame, Puzzle
from youyi.analysis.review.advice import Advice, advised
from youyi.analysis.review.evaluators import judging_of
from youyi.analysis.review.reasons import Reasons
from youyi.analysis.review.values import Valued
from youyi.analysis.texts import ANALYSIS as TEXTS
from youyi.kernel.face.ideas import Idea
from youyi.kernel.game import Table
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat

GRADES = (TEXTS["grades.easy"], TEXTS["grades.middling"], TEXTS["grades.hard"])
"""The grades by name; ours."""


@dataclass(frozen=True, slots=True)
class Posed:
    """A puzzle ready to be solved."""

    puzzle: Puzzle
    table: Table[Any, Any, Any, Any]
    position: Any
    seat: Seat
    """Who is to choose."""
    moves: Sequence[Any]

    @property
    def view(self) -> Any:
        """What that seat may see."""
        return self.table.rules.view(self.position, self.seat)

    def advice(self) -> tuple[Advice, ...]:
        """What is said of the answers that were played out, the best first."""
        return advised(self.table, self.position, self._valued, self.seat)

    @property
    def theme(self) -> Idea[Any, Any] | None:
        """The idea by which the best answer is better than the nearest wrong one of which it explains most, or else some, of that."""
        found = Reasons(self.table, self.position, self._valued, judging_of(self.table))
        reasons = found.for_the_best(self._valued[1:])
        return reasons[0].idea if reasons else None

    @property
    def _valued(self) -> tuple[Valued, ...]:
        read, worths = self.table.game.notation.read_move, len(self.table.rules.returns(self.position))
        return tuple(
            Valued(
                read(each.move),
                (0.0,) * self.seat + (each.worth,) + (0.0,) * (worths - self.seat - 1),
                each.less,
                each.error,
            )
            for each in self.puzzle.answers
        )


def posed(game: AnyGame, puzzle: Puzzle) -> Posed:
    """Set a puzzle up. Raises what `Table.read_position` raises."""
    table = puzzle.table(game)
    position = table.read_position(puzzle.position)
    prompt = table.rules.prompt(position)
    assert isinstance(prompt, Decision), "a puzzle asks for a choice"
    return Posed(puzzle, table, position, prompt.seat, prompt.moves)
