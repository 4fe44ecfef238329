"""A puzzle as it is posed to a seat, and what is said of an answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from youyi.analysis.puzzles.puzzle import AnyGame, Puzzle, Turn
from youyi.analysis.review.advice import Advice, advised
from youyi.analysis.review.evaluators import judging_of
from youyi.analysis.review.reasons import Reasons, rank, where_to_look
from youyi.analysis.review.values import Valued
from youyi.analysis.texts import ANALYSIS as TEXTS
from youyi.kernel.face.ideas import Idea
from youyi.kernel.game import Table
from youyi.kernel.names import Words
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat
from youyi.kernel.session import Ply, Session

GRADES = (TEXTS["grades.easy"], TEXTS["grades.middling"], TEXTS["grades.hard"])
"""The grades by name; ours."""


def theme_of(table: Table[Any, Any, Any, Any], position: Any, valued: tuple[Valued, ...]) -> Idea[Any, Any] | None:
    """The idea that tells the best of some choices from the others; None where none does."""
    reasons = Reasons(table, position, valued, judging_of(table)).for_the_best(valued[1:])
    return reasons[0].idea if reasons else None


@dataclass(frozen=True, slots=True)
class Posed:
    """A choice of a puzzle, ready to be made."""

    puzzle: Puzzle
    turn: Turn
    table: Table[Any, Any, Any, Any]
    position: Any
    seat: Seat
    """Who is to choose."""
    moves: Sequence[Any]
    before: Any
    """The position of the choice before; its own where there was none."""
    since: tuple[Ply[Any, Any, Any], ...]
    """What was played from there on: the best choice, and what led from it to here."""

    @property
    def first(self) -> bool:
        """Whether the puzzle begins with it."""
        return not self.since

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
        return theme_of(self.table, self.position, self._valued)

    def where_to_look(self, answer: str) -> Words | None:
        """What somebody who gave a wrong answer may think of, which gives nothing away; None where no idea tells it from the best."""
        given = self.table.game.notation.read_move(answer)
        played = next((each for each in self._valued if each.move == given), None)
        reasons = () if played is None else self._reasons.against(played)
        if reasons:
            return where_to_look(reasons)
        theme, best = self.theme, self._valued[0].move
        if theme is None or self._follows(theme, given) >= self._follows(theme, best):
            return None
        return theme.first

    def _follows(self, idea: Idea[Any, Any], move: Any) -> int:
        return rank(idea.follows(self.table.rules, self.position, move))

    @property
    def _reasons(self) -> Reasons:
        return Reasons(self.table, self.position, self._valued, judging_of(self.table))

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
            for each in self.turn.answers
        )


def posed(game: AnyGame, puzzle: Puzzle, nth: int = 0) -> Posed:
    """Set a choice of a puzzle up, counted from 0. Raises what `Table.read_position` raises."""
    table = puzzle.table(game)
    before, since = table.read_position(puzzle.position), tuple[Ply[Any, Any, Any], ...]()
    for last, turn in pairwise(puzzle.turns[: nth + 1]):
        session = Session(table.rules, since[-1].step.position if since else before)
        before = session.position
        since = tuple(session.play(game.notation.read_move(text)) for text in (last.best, *turn.led))
    position = since[-1].step.position if since else before
    prompt = table.rules.prompt(position)
    assert isinstance(prompt, Decision), "a puzzle asks for a choice"
    return Posed(puzzle, puzzle.turns[nth], table, position, prompt.seat, prompt.moves, before, since)


def ideas_of(game: AnyGame) -> tuple[Idea[Any, Any], ...]:
    """The ideas that may be a theme."""
    return () if game.commentary is None else game.commentary.ideas
