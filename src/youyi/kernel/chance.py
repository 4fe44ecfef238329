"""Where chance comes from: always outside the rules, one source of numbers per draw."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Protocol, TypeVar

from youyi.kernel.seats import Seat

M_co = TypeVar("M_co", covariant=True)


class Entropy(Protocol):
    """The one thing rules never own."""

    def below(self, n: int, /) -> int:
        """Draw fairly from 0..n-1."""
        ...


class Odds(Protocol[M_co]):
    """What chance may answer, and how often."""

    def draw(self, entropy: Entropy, /) -> M_co:
        """Draw one outcome."""
        ...

    def table(self) -> Sequence[tuple[M_co, Fraction]] | None:
        """List each outcome with its exact chance; None if they are too many to list."""
        ...


class Chances(Protocol):
    """One entropy per draw, so that one draw never disturbs another."""

    def for_draw(self, by: Seat | None, nth: int, /) -> Entropy:
        """Entropy for the nth draw (from 1) by a seat, or by the table (None)."""
        ...

    def for_player(self, seat: Seat, nth: int, /) -> Entropy:
        """Entropy for the choice of a player at ply nth (from 0)."""
        ...
