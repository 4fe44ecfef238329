"""Puzzles, as pages are sent them."""

from __future__ import annotations

from youyi.apps.web.learn.wire import RulesetTold, StepSaid
from youyi.apps.web.wire.base import Plain
from youyi.kernel.names import Language


class OtherRules(Plain, frozen=True):
    """That a puzzle is not under the rules that a game is taught and usually played by."""

    says: str
    """Which rules they are, in a sentence or two."""
    changes: list[str]
    """Each question that they answer otherwise, with their answer."""


class PuzzleSaid(Plain, frozen=True):
    """GET /api/puzzles/{game}/{number}/{language}: a position with one clearly best choice, as a step with that task."""

    game: str
    number: int
    """From 1."""
    grade: int
    """1 easy, 2 middling, 3 hard; ours."""
    grade_name: str
    rating: int
    """On Elo's scale, from the answers of players of several strengths, who stand at 1500 together; ours."""
    rules: OtherRules | None
    """Null under the usual rules."""
    steps: list[StepSaid]
    """Its choices, one after the other."""


class ThemeSaid(Plain, frozen=True):
    """An idea of the game by which choices of puzzles are best."""

    key: str
    name: str
    means: str


class ListedPuzzle(Plain, frozen=True):
    """A puzzle by what it may be chosen by."""

    ruleset: str
    grade: int
    theme: str


class PuzzlesSaid(Plain, frozen=True):
    """GET /api/puzzles/{game}/{language}: the puzzles of a game, in their order, and what they may be chosen by."""

    game: str
    language: Language
    puzzles: list[ListedPuzzle]
    rulesets: list[RulesetTold]
    """The first is the one that the lesson teaches."""
    grades: list[str]
    """From 1 on."""
    themes: list[ThemeSaid]
