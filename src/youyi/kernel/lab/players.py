"""What is known of a player that can be named: its strength in words, the version of its play, its names at a table, how to make one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from youyi.kernel.names import Name, Words
from youyi.kernel.rules import Player


def never(_table: Any) -> None:
    """Refuse no table."""
    return


@dataclass(frozen=True, slots=True)
class MeasuredStrength:
    """A measured strength, and the command that measured it; docs/reference/players.md has the conditions."""

    says: Words
    command: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerSpec:
    """A player that can be named on a command line and in records."""

    id: str
    version: int
    """Raised whenever it would choose otherwise in some position; 0 for a player of others that states none."""
    name: Name
    strength: Words
    """How it plays, and how well, in one sentence."""
    make: Callable[[Any], Player[Any, Any]]
    """Make one for a `Table` of a game that it knows."""
    refuses: Callable[[Any], Words | None] = never
    """Why it does not play at a table of a game that it knows; None if it does. Nothing that `make` needs is loaded for it."""
    opponent: bool = True
    """Whether people are offered it as an opponent; some players serve tests and measurements only."""
    searches: bool = False
    """Whether it takes so long over a choice that a fast engine which knows it pays from the first game on."""
    kernels: bool = False
    """Whether it plays in compiled kernels alone."""
    quick: bool = False
    """Whether it chooses so fast that thousands of games are played while somebody waits."""
    called: tuple[Name, ...] = ()
    """What computers of this kind are called at a table, one after another; names of our invention, no historical ones."""
    measured: tuple[MeasuredStrength, ...] = ()
    """How strong it proved; empty if that was not measured."""

    @property
    def full_id(self) -> str:
        """The id with its version, as records write it."""
        return f"{self.id}@{self.version}" if self.version else self.id


HUNDRED = 100
"""Out of how many choices a level's slips are counted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """One of the strengths of a game that people choose from: a player, some of whose choices a weaker one makes."""

    player: str
    """The player's id with its version."""
    weaker: str | None = None
    """Who makes the choices that the player leaves; None: nobody."""
    slips: int = 0
    """How many of a hundred choices are left to the weaker, on average."""
    version: int = 1
    """Raised whenever anything above is changed, or a figure measured anew would not agree."""
    sparing: int = 1
    """On the ladder it plays one in so many deals, seated singly, because it takes long over a choice; 1: every deal."""
    strength: Words
    """How it plays, in one sentence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Levels:
    """The levels of a game, weakest first, and where their figures lie."""

    package: str
    """The package that holds `ladder.json`, written by `youyi ladder`."""
    terms: Mapping[str, int]
    """The terms under which they are measured, beside those of a single bout."""
    each: tuple[Level, ...]


def level_id(number: int, level: Level) -> str:
    """The full id of a level, counted from 1."""
    return f"level-{number}@{level.version}"
