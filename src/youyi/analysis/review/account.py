"""What a result is made of: expectation, luck, choices, and revised estimates; it closes, to the decimals that are told too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import floor, fsum

from youyi.analysis.review.choices import Band
from youyi.analysis.review.review import Review


@dataclass(frozen=True, slots=True)
class Breakdown:
    """What a seat's result is made of, in the review's unit: it is the sum of the others."""

    expected: float
    """At the start."""
    luck: float
    own: float
    """What its own named choices brought it against the best ones."""
    others: float
    """What the others' brought it."""
    small: float
    """What the choices of all seats brought it that cost too little to be named."""
    rest: float
    """What estimates were revised by where neither chance nor a choice says why."""
    error: float
    """Standard error of `rest`."""
    result: float


def accounts(review: Review) -> tuple[Breakdown, ...]:
    """The account of every seat; none for a game that is not over."""
    if review.result is None:
        return ()
    start, found = review.course[0].worth, []
    for seat, result in enumerate(review.result):
        own = fsum(each.cost[seat] for each in review.named if each.seat == seat)
        others = fsum(each.cost[seat] for each in review.named if each.seat != seat)
        small = fsum(each.cost[seat] for each in review.choices if each.band is Band.GOOD)
        rest = review.rest(seat)
        assert rest is not None, "the game is over"
        error = review.drift[seat]
        found.append(Breakdown(start[seat], review.luck(seat), own, others, small, rest, error, float(result)))
    return tuple(found)


def in_tenths(found: Sequence[Breakdown]) -> tuple[Breakdown, ...]:
    """The same with one decimal: each account closes, and over the seats luck and what choices brought sum as they did."""
    expected, luck = (_tenths([each.expected for each in found]), _tenths([each.luck for each in found]))
    own = [_nearest(each.own) for each in found]
    moved = fsum(each.own + each.others for each in found)
    others = _tenths([each.others for each in found], _nearest(moved) - sum(own))
    small = _tenths([each.small for each in found])
    rows = zip(expected, luck, own, others, small, strict=True)
    return tuple(_account(each, row) for each, row in zip(found, rows, strict=True))


def _account(found: Breakdown, tenths: Sequence[int]) -> Breakdown:
    """An account whose parts are told in tenths: what is left takes what rounding leaves."""
    result = _nearest(found.result)
    rest = result - sum(tenths)
    expected, luck, own, others, small = (each / 10 for each in tenths)
    return Breakdown(expected, luck, own, others, small, rest / 10, found.error, result / 10)


def _nearest(value: float) -> int:
    """A figure in whole tenths, halves upwards."""
    return floor(value * 10 + 0.5)


def _tenths(values: Iterable[float], total: int | None = None) -> list[int]:
    """Figures in whole tenths that sum to a total, that of the figures unless one is named: the nearest ones give way first.

    >>> _tenths([0.26, 0.26, -0.52]), _tenths([33.333, 33.333, 33.333])
    ([3, 2, -5], [334, 333, 333])
    """
    exact = [each * 10 for each in values]
    found = [floor(each) for each in exact]
    over = (_nearest(fsum(exact) / 10) if total is None else total) - sum(found)
    first = sorted(range(len(exact)), key=lambda nth: found[nth] - exact[nth])
    for turn in range(abs(over)):
        found[first[turn % len(first)]] += 1 if over > 0 else -1
    return found
