"""Numbered chance: game n of seed s is always the same game.

Every draw has a stream of its own, so an extra throw in one game leaves all other draws as they were:
two rulebooks can be compared on the same chance. Keys are hashed, part by part, by SplitMix64's mixer
(Steele, Lea, Flood 2014); merely adding parts to the state would make neighbouring games shifted copies.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from youyi.kernel.seats import Seat

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15
_WORD = 1 << 64
_DRAW = 1
_PLAYER = 2


def mix(word: int) -> int:
    """Scatter 64 bits one to one (the finaliser of SplitMix64).

    >>> mix(1)
    6238072747940578789
    """
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


def key(*parts: int) -> int:
    """Hash whole numbers, in order, to the start of a stream.

    >>> key(7, 0) != key(0, 7)
    True
    """
    state = 0
    for part in parts:
        state = _extended(state, part)
    return state


def _extended(state: int, part: int) -> int:
    return mix((state + _GAMMA + (part & _MASK)) & _MASK)


_key = lru_cache(maxsize=64)(key)
"""The beginning of a key, which all draws of one hand share."""


class Stream:
    """A SplitMix64 sequence; the one mutable thing in the kernel."""

    __slots__ = ("_state",)

    def __init__(self, start: int) -> None:
        """Begin at a key."""
        self._state = start & _MASK

    def word(self) -> int:
        """Draw 64 bits."""
        self._state = (self._state + _GAMMA) & _MASK
        return mix(self._state)

    def below(self, n: int, /) -> int:
        """Draw from 0..n-1, exactly fairly: the unequal remainder is thrown away."""
        if n < 1:
            raise ValueError(f"cannot draw below {n}")
        fair = _WORD - _WORD % n
        while True:
            word = self.word()
            if word < fair:
                return word % n


@dataclass(frozen=True, slots=True)
class Numbered:
    """The chances of one game of one seed."""

    seed: int
    game: int

    def for_draw(self, by: Seat | None, nth: int, /) -> Stream:
        """Stream for the nth draw by a seat: key part s + 1 for seat s, 0 for the table."""
        assert nth > 0, "draws are counted from 1"
        return Stream(_extended(_key(self.seed, self.game, _DRAW, 0 if by is None else by + 1), nth))

    def for_player(self, seat: Seat, nth: int, /) -> Stream:
        """Stream for the choice of a player at ply nth."""
        assert nth >= 0, "plies are counted from 0 where a player chooses"
        return Stream(_extended(_key(self.seed, self.game, _PLAYER, seat + 1), nth))
