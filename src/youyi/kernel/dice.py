"""Dice thrown together: a throw is a multiset, written low first; its odds are its ways."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from youyi.kernel import error_words
from youyi.kernel.chance import Entropy
from youyi.kernel.errors import BadNotation
from youyi.kernel.names import Words


@dataclass(frozen=True, slots=True)
class Throw:
    """The faces that dice show, low first; in which order they fell never matters."""

    faces: tuple[int, ...]

    def __str__(self) -> str:
        """Write the faces as digits: `566`."""
        return "".join(map(str, self.faces))


def throw(*faces: int) -> Throw:
    """Read faces in any order.

    >>> str(throw(6, 5, 6))
    '566'
    """
    return Throw(tuple(sorted(faces)))


def ways(cast: Throw) -> int:
    """Count the ordered falls that show these faces.

    >>> [ways(throw(6, 6, 6)), ways(throw(5, 6, 6)), ways(throw(1, 2, 3))]
    [1, 3, 6]
    """
    return factorial(len(cast.faces)) // prod(map(factorial, Counter(cast.faces).values()))


@dataclass(frozen=True, slots=True)
class Dice:
    """The odds of `count` fair dice whose faces run from `lowest` to `highest`."""

    count: int
    lowest: int = 1
    highest: int = 6

    def draw(self, entropy: Entropy, /) -> Throw:
        """Throw every die once."""
        faces = self.highest - self.lowest + 1
        return throw(*(self.lowest + entropy.below(faces) for _ in range(self.count)))

    def table(self) -> tuple[tuple[Throw, Fraction], ...]:
        """List every distinct throw, low first, with its exact chance."""
        return _table(self.count, self.lowest, self.highest)

    def allows(self, cast: Throw) -> bool:
        """Say whether these dice can show this throw."""
        return len(cast.faces) == self.count and all(self.lowest <= face <= self.highest for face in cast.faces)

    def read(self, text: str) -> Throw:
        """Read a throw written as digits in any order. Raises `BadNotation` with the column."""
        for column, letter in enumerate(text, start=1):
            digit = int(letter) if letter in "0123456789" else -1
            if column > self.count or not self.lowest <= digit <= self.highest:
                raise BadNotation(text, column, self._expected(column))
        if len(text) < self.count:
            raise BadNotation(text, len(text) + 1, self._expected(len(text) + 1))
        return throw(*map(int, text))

    def _expected(self, column: int) -> Words:
        if column > self.count:
            return error_words.NO_MORE_DICE.filled(count=self.count)
        return error_words.DIE.filled(lowest=self.lowest, highest=self.highest)


@cache
def _table(count: int, lowest: int, highest: int) -> tuple[tuple[Throw, Fraction], ...]:
    every = (highest - lowest + 1) ** count
    faces = range(lowest, highest + 1)
    casts = (Throw(faces) for faces in combinations_with_replacement(faces, count))
    return tuple((cast, Fraction(ways(cast), every)) for cast in casts)
