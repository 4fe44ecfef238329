"""A study of a finished game: what else might have been played, what is to be said of it, and where the reader is asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from youyi.kernel.names import Language

LONGEST_COMMENT = 2000
"""In characters."""
MOST_COMMENTS = 500
"""In a whole study."""
MOST_VARIATIONS = 200
MOST_TRIED = 2000
"""Plies of all variations together."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Variation:
    """Another line: it leaves the game, or an earlier variation, with a ply of its own."""

    of: int = 0
    """What it leaves: 0 the game, else an earlier variation of the study, counted from 1."""
    ply: int
    """Its first ply, counted from 1 as in the line that it leaves."""
    moves: tuple[str, ...]
    """Every answer in order, as in a game. A throw is the variation's own: the rules allow it, and nothing proves it."""
    comments: Mapping[int, str] = field(default_factory=dict)
    """By ply."""

    @property
    def last(self) -> int:
        """Its last ply."""
        return self.ply + len(self.moves) - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class GameStudy:
    """What somebody wrote to a game, in one language."""

    language: Language
    comments: Mapping[int, str] = field(default_factory=dict)
    """Plain text by ply of the game; 0 is its beginning."""
    quiz: tuple[int, ...] = ()
    """Choices of the game at which the reader is asked what he would have done, by ply."""
    variations: tuple[Variation, ...] = ()

    def leaving(self, line: int) -> list[tuple[int, Variation]]:
        """The variations that leave the game (0) or a variation, with their numbers, the latest ply first."""
        found = [(number, each) for number, each in enumerate(self.variations, start=1) if each.of == line]
        return sorted(found, key=lambda each: -each[1].ply)
