"""Everything that a seat, the dice or the lot can do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from youyi.kernel.chance import Entropy
from youyi.kernel.dice import Throw
from youyi.kernel.seats import Seat, Spot


@dataclass(frozen=True, slots=True)
class First:
    """The lot falls on a seat: it throws first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ride:
    """A stack moves a number of steps, backward if negative; from cell 0 it is a drop."""

    spot: Spot
    steps: int
    horses: int | None = None
    """How many leave the stack; None: the whole stack."""


@dataclass(frozen=True, slots=True)
class Decline:
    """A seat lets its action pass."""


@dataclass(frozen=True, slots=True)
class Stay:
    """A struck seat stays in the game."""


@dataclass(frozen=True, slots=True)
class Retire:
    """A struck seat leaves the game."""


Move: TypeAlias = Throw | First | Ride | Decline | Stay | Retire


@dataclass(frozen=True, slots=True)
class Lot:
    """The odds of a fair lot among the seats."""

    seats: int

    def draw(self, entropy: Entropy, /) -> First:
        """Draw one seat."""
        return First(Seat(entropy.below(self.seats)))

    def table(self) -> Sequence[tuple[First, Fraction]]:
        """List every seat with its equal chance."""
        return tuple((First(Seat(seat)), Fraction(1, self.seats)) for seat in range(self.seats))

    def allows(self, move: First) -> bool:
        """Whether the lot can fall on this seat."""
        return 0 <= move.seat < self.seats
