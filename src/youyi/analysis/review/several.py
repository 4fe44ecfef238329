"""Many games reviewed together: what each player got, with its luck and without."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from youyi.analysis.review.review import Review
from youyi.analysis.tally import NORMAL, error_of
from youyi.records.transcript import sitter_name


@dataclass(frozen=True, slots=True)
class Several:
    """One player's results over many games, with standard errors; games are taken as independent."""

    player: str
    games: int
    raw: float
    raw_error: float
    luck: float
    luck_error: float
    adjusted: float
    error: float

    @property
    def variance_removed(self) -> float:
        """By what share the variance of the mean is smaller without luck; negative where it is larger."""
        return 1 - (self.error / self.raw_error) ** 2 if self.raw_error else 0.0

    @property
    def luck_is_even(self) -> bool:
        """Whether the mean luck agrees with 0 within its 95 % interval."""
        return abs(self.luck) <= NORMAL * self.luck_error


def several(reviews: Iterable[Review]) -> tuple[Several, ...]:
    """Each player's means over the games that are over; a player of several seats in a game has their mean there."""
    raw, luck = dict[str, list[float]](), dict[str, list[float]]()
    for review in reviews:
        if review.result is None:
            continue
        names = [sitter_name(each) for each in review.record.seats]
        for name in dict.fromkeys(names):
            seats = [seat for seat, each in enumerate(names) if each == name]
            raw.setdefault(name, []).append(sum(review.result[seat] for seat in seats) / len(seats))
            luck.setdefault(name, []).append(sum(map(review.luck, seats)) / len(seats))
    return tuple(_of(name, raw[name], luck[name]) for name in raw)


def _of(name: str, raw: list[float], luck: list[float]) -> Several:
    rest = [one - other for one, other in zip(raw, luck, strict=True)]
    count = len(raw)
    return Several(
        name,
        count,
        sum(raw) / count,
        error_of(raw),
        sum(luck) / count,
        error_of(luck),
        sum(rest) / count,
        error_of(rest),
    )
