"""What choices and draws are worth, with the errors of the estimates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any, Protocol, TypeAlias

from youyi.analysis.figures.tally import error_of
from youyi.kernel.lab.evaluation import Worth
from youyi.kernel.rules import Rules, Step
from youyi.kernel.seats import Seat

Samples: TypeAlias = Sequence[Sequence[float]]
"""What each seat came to in each playout."""


@dataclass(frozen=True, slots=True)
class Valued:
    """A legal choice and what it is worth."""

    move: Any
    worth: Worth
    """To each seat, in the unit of what counts."""
    less: float
    """By how much the best choice is worth more to the seat that chooses."""
    error: float
    """Standard error of `less`: from the samples, and what the judge may be wrong by; 0 of the best itself."""


@dataclass(frozen=True, slots=True)
class Luck:
    """What a draw did to each seat: the worth after it, and its expectation before."""

    before: Worth
    after: Worth
    error: Worth
    """Standard errors of the difference."""

    @property
    def brought(self) -> Worth:
        """What each seat gained by the draw; its expectation over all draws is 0."""
        return tuple(after - before for before, after in zip(self.before, self.after, strict=True))


class Valuer(Protocol):
    """Values the choices and draws of one table."""

    def choices(self, position: Any, moves: Sequence[Any], seat: Seat, nth: int, /) -> tuple[Valued, ...]:
        """Value choices with all cards open, the best first; `nth` numbers the samples."""
        ...

    def supposed(self, view: Any, moves: Sequence[Any], seat: Seat, nth: int, /) -> tuple[Valued, ...]:
        """Value choices by what a seat can know, the best first."""
        ...

    def luck(self, before: Any, after: Any, nth: int, /) -> Luck:
        """Value a draw that is due in one position and leads to another."""
        ...


def foreseen(rules: Rules[Any, Any, Any, Any], position: Any, move: Any) -> Step[Any, Any]:
    """What a legal move or a draw would lead to; it is not made."""
    return rules.apply(position, move)


def ranked(moves: Sequence[Any], worths: Sequence[Worth], seat: Seat, error: float) -> tuple[Valued, ...]:
    """Choices by what they are worth to a seat, the best first, equal ones in their order; `error` is that of a difference."""
    best = max(range(len(moves)), key=lambda nth: worths[nth][seat])
    most = worths[best][seat]
    found = (
        Valued(move, worth, most - worth[seat], error if nth != best else 0.0)
        for nth, (move, worth) in enumerate(zip(moves, worths, strict=True))
    )
    return tuple(sorted(found, key=lambda each: each.less))


def ranked_samples(
    moves: Sequence[Any], samples: Sequence[Samples], seat: Seat, error: float = 0.0
) -> tuple[Valued, ...]:
    """Choices by the means of playouts on the same chance, the best first.

    Errors are those of the paired differences, and `error`, which no number of playouts makes smaller.
    """
    worths = [mean(each) for each in samples]
    best = max(range(len(moves)), key=lambda nth: worths[nth][seat])
    found = []
    for nth, (move, worth, each) in enumerate(zip(moves, worths, samples, strict=True)):
        less = [more[seat] - own[seat] for more, own in zip(samples[best], each, strict=True)]
        doubt = hypot(error_of(less), error) if nth != best else 0.0
        found.append(Valued(move, worth, worths[best][seat] - worth[seat], doubt))
    return tuple(sorted(found, key=lambda one: one.less))


def mean(samples: Samples) -> Worth:
    """The mean of each seat."""
    return tuple(sum(values) / len(samples) for values in zip(*samples, strict=True))
