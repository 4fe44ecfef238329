"""Ideas: the plans by which hints, reviews, puzzles and annotated games say in words why one choice is better than another.

An idea judges no choice. Whether it may be said is decided by what choices are worth, in `youyi.analysis.review.reasons`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from youyi.kernel.articles import Article
from youyi.kernel.lab.evaluation import Counts
from youyi.kernel.names import Language, Words
from youyi.kernel.people import People

P = TypeVar("P")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Gain:
    """What following an idea brought in play, over the best choice that does not: measured, as `Counts` says."""

    counts: Counts
    mean: float
    half: float
    """Half of the 95 % interval of the mean."""
    measured: str
    """Between which players, and over how many choices."""


def everywhere(_rules: object, _counts: Counts) -> bool:
    """Hold at every table of the game, whatever counts there."""
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class Idea(Generic[P, M]):
    """A plan that a sentence can say: some choices follow it, some do the contrary, most do neither.

    What it reads of a position is what the seat that chooses could know.
    """

    key: str
    """Its name in the game's catalogue `ideas`: `keep_together` has the texts `keep_together.name` and so on."""
    name: Words
    defined: Words
    """What it means, to somebody who knows the rules."""
    first: Words
    """The first half of a hint: where to look, naming no piece, card or place."""
    says: Words
    """One sentence to the player, with blanks: what to do, and why."""
    follows: Callable[[Any, P, M], bool | None]
    """Whether a legal choice follows it (True) or does the contrary (False), given rules and position; None: neither."""
    blanks: Callable[[Any, P, M, M, Language, People], Mapping[str, object] | None]
    """The blanks of `says` for a better choice and a worse one; None where the sentence does not fit the two."""
    holds: Callable[[Any, Counts], bool] = everywhere
    """Whether it was found to be true at a table, given its rules and what counts there; elsewhere it stays silent."""
    implies: frozenset[str] = frozenset()
    """Keys of ideas that need not be said beside it."""
    article: Article | None = None
    """The clause whose advice it bears out, where the sources give it."""
    gain: Gain | None = None
    """None: not measured, and so never said."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FalseFriend:
    """Advice that sounds right, of which measuring found nothing, or the contrary: it is never said."""

    name: Words
    says: Words
    """As somebody might give it."""
    gains: tuple[Gain, ...]
    """What following it brought."""
