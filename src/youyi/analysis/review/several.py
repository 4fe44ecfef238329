"""Many games reviewed together: what each player got in each and in all, with its luck and without."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from youyi.analysis.figures.tally import NORMAL, error_of
from youyi.analysis.review.review import Review
from youyi.kernel.lab.evaluation import Worth
from youyi.records.transcript import sitter_name


@dataclass(frozen=True, slots=True)
class InOne:
    """One player's result in one game, and its luck there; a player of several seats has their mean."""

    game: int
    """Counted from 1, in the order of the file."""
    result: float
    luck: float
    error: float
    """Standard error of `luck` from samples; 0 where every draw was weighed exactly."""

    @property
    def adjusted(self) -> float:
        """The result without the luck."""
        return self.result - self.luck


@dataclass(frozen=True, slots=True)
class Several:
    """One player's results over many games, with standard errors of the means; games are taken as independent."""

    player: str
    by_game: tuple[InOne, ...]
    raw: float
    raw_error: float
    luck: float
    luck_error: float
    adjusted: float
    error: float

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.by_game)

    @property
    def variance_removed(self) -> float:
        """By what share the variance of the mean is smaller without luck; negative where it is larger."""
        return 1 - (self.error / self.raw_error) ** 2 if self.raw_error else 0.0

    @property
    def luck_is_even(self) -> bool:
        """Whether the mean luck agrees with 0 within its 95 % interval."""
        return abs(self.luck) <= NORMAL * self.luck_error

    @property
    def sampled(self) -> float:
        """Standard error of the luck of all games together from samples; 0 where every draw was weighed exactly."""
        return sqrt(sum(each.error**2 for each in self.by_game))


def several(reviews: Iterable[Review]) -> tuple[Several, ...]:
    """Each player's games that are over, and their means."""
    found = dict[str, list[InOne]]()
    for number, review in enumerate(reviews, start=1):
        if review.result is None:
            continue
        names = [sitter_name(each) for each in review.record.seats]
        for name in dict.fromkeys(names):
            seats = [seat for seat, each in enumerate(names) if each == name]
            found.setdefault(name, []).append(_in_one(number, review, review.result, seats))
    return tuple(_of(name, games) for name, games in found.items())


def _in_one(number: int, review: Review, result: Worth, seats: Sequence[int]) -> InOne:
    share = 1 / len(seats)
    return InOne(
        number,
        share * sum(result[seat] for seat in seats),
        share * sum(map(review.luck, seats)),
        share * sum(map(review.luck_error, seats)),  # at most: seats share their samples
    )


def _of(name: str, games: Sequence[InOne]) -> Several:
    figures = ([each.result for each in games], [each.luck for each in games], [each.adjusted for each in games])
    means = [(sum(values) / len(values), error_of(values)) for values in figures]
    return Several(name, tuple(games), *means[0], *means[1], *means[2])
