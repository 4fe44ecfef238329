"""What a game lets others count of how it is played: how often a seat strikes, holds a station, keeps a card back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from youyi.kernel.names import Words
from youyi.kernel.seats import Seat
from youyi.kernel.session import Ply

P = TypeVar("P")
M = TypeVar("M")
E = TypeVar("E")

Count: TypeAlias = tuple[Seat, int, int]
"""A seat, how many times it did something or how many of a thing it had, and on how many occasions."""


@dataclass(frozen=True, slots=True)
class PlayingStat(Generic[P, M, E]):
    """One figure of a seat's play: what was counted over the occasions for it, or over games."""

    key: str
    """In one word, for programs."""
    name: Words
    of: Callable[[Ply[P, M, E]], Iterable[Count]]
    """What a ply adds; the occasions do not count where games do."""
    each_game: bool = False
    """Whether it is told of a game, not of the occasions."""
    share: bool = False
    """Whether the figure is a share of the occasions, told in hundredths."""
