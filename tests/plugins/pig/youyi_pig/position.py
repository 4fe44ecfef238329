"""Where a game of Pig stands, what can be done, and what can happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, Union

from youyi.kernel.dice import Dice, Throw
from youyi.kernel.errors import Fault
from youyi.kernel.rules import Reason
from youyi.kernel.seats import Seat

DIE = Dice(1)


@dataclass(frozen=True, slots=True)
class ToThrow:
    """A seat throws."""

    seat: Seat
    turn: int
    """Points of its turn so far."""


@dataclass(frozen=True, slots=True)
class ToChoose:
    """A seat throws again or holds."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class Done:
    """A seat has reached the goal."""

    winner: Seat


Phase: TypeAlias = Union[ToThrow, ToChoose, Done]


@dataclass(frozen=True, slots=True)
class Position:
    """The points of every seat, and what is asked."""

    points: tuple[int, ...]
    phase: Phase


def faults(position: Position) -> tuple[Fault, ...]:
    """What is impossible about a position someone typed."""
    found = []
    if any(each < 0 for each in position.points):
        found.append(Fault("points", "points are never below zero"))
    if isinstance(position.phase, ToChoose) and position.phase.turn < 2:
        found.append(Fault("turn", "a seat that chooses has thrown at least two"))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Again:
    """Throw again."""


@dataclass(frozen=True, slots=True)
class Hold:
    """Keep the points of the turn."""


Move: TypeAlias = Union[Throw, Again, Hold]


@dataclass(frozen=True, slots=True)
class Thrown:
    """A seat throws the die."""

    seat: Seat
    cast: Throw
    turn: int
    """Points of the turn from here on; 0 after a one."""
    because: Reason


@dataclass(frozen=True, slots=True)
class Lost:
    """A one takes points of earlier turns."""

    seat: Seat
    points: int
    because: Reason


@dataclass(frozen=True, slots=True)
class Held:
    """A seat adds the points of its turn to its score."""

    seat: Seat
    points: int
    because: Reason


@dataclass(frozen=True, slots=True)
class ThrewAgain:
    """A seat stakes the points of its turn on another throw."""

    seat: Seat
    turn: int
    because: Reason


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """The next seat throws."""

    seat: Seat
    because: Reason


@dataclass(frozen=True, slots=True)
class Won:
    """A seat has the agreed points."""

    seat: Seat
    because: Reason


Event: TypeAlias = Union[Thrown, Lost, Held, ThrewAgain, TurnPassed, Won]
