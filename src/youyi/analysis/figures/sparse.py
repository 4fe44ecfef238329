"""What few games prove, exactly: bounds on shares and on differences of shares, and a test by signs, without the normal law."""

from __future__ import annotations

from functools import lru_cache
from math import comb, erfc, exp, lgamma, log, log1p, sqrt

from youyi.analysis.figures.tally import around

FEW = 200
"""Below so many games that differ, bounds are exact; from there on the normal law is as good."""
SIDE = 0.025
"""What a bound on either side leaves out of 95 % in all."""
HALVINGS = 60


def exact_share(times: int, of: int) -> list[float]:
    """The interval of a share after Clopper and Pearson: it holds the true share at least 95 times in a hundred.

    Where nothing or everything was seen there is one bound, which has the whole 5 %. `times` or what is left of `of` is small.

    >>> [round(each, 4) for each in exact_share(3, 10)]
    [0.0667, 0.6525]
    >>> exact_share(0, 20_000)
    [0.0, 0.000149...]
    """
    if times == 0:
        return [0.0, 1 - (2 * SIDE) ** (1 / of)]
    if times == of:
        return [(2 * SIDE) ** (1 / of), 1.0]
    return _two_sided(times, of)


def bounds_of_share(times: int, of: int) -> list[float]:
    """The interval of a share: exact where little was seen of one kind, by the normal law elsewhere."""
    if min(times, of - times) < FEW:
        return exact_share(times, of)
    share = times / of
    return around(share, sqrt(share * (1 - share) / of))


def difference_of_shares(up: int, down: int, games: int) -> list[float]:
    """The interval of a difference of two shares of the same games, of which `up` have only the second and `down` only the first.

    Each of the two has its exact bounds, and the distances are added as squares (Zou and Donner's way to recover variances).

    >>> difference_of_shares(0, 0, 20_000)
    [-0.000184..., 0.000184...]
    """
    (least_up, most_up), (least_down, most_down) = _two_sided(up, games), _two_sided(down, games)
    more, less = up / games, down / games
    below = sqrt((more - least_up) ** 2 + (most_down - less) ** 2)
    above = sqrt((most_up - more) ** 2 + (less - least_down) ** 2)
    return [more - less - below, more - less + above]


def sign_test(up: int, down: int) -> float:
    """How often chance alone would part games that differ so unevenly, if either side were as likely (for shares McNemar's test).

    >>> sign_test(0, 5), sign_test(3, 3), sign_test(0, 0)
    (0.0625, 1.0, 1.0)
    """
    differing, fewer = up + down, min(up, down)
    if differing >= FEW:
        return erfc(max(0, abs(up - down) - 1) / sqrt(2 * differing))
    return min(1.0, 2 * sum(comb(differing, times) for times in range(fewer + 1)) / 2.0**differing)


@lru_cache(maxsize=4096)
def _two_sided(times: int, of: int) -> list[float]:
    if 2 * times > of:
        low, high = _two_sided(of - times, of)
        return [1 - high, 1 - low]
    low = 0.0 if times == 0 else _share_where(times - 1, of, 1 - SIDE)
    return [low, _share_where(times, of, SIDE)]


def _share_where(times: int, of: int, chance: float) -> float:
    """The share under which at most so many are seen with this chance."""
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if _at_most(times, of, middle) > chance else (low, middle)
    return (low + high) / 2


def _at_most(times: int, of: int, share: float) -> float:
    """The chance that a binomial law gives at most so many."""
    if share in {0.0, 1.0}:
        return 1.0 if share == 0.0 or times >= of else 0.0
    yes, no = log(share), log1p(-share)
    ways = (lgamma(of + 1) - lgamma(each + 1) - lgamma(of - each + 1) for each in range(times + 1))
    total = 0.0
    for each, way in enumerate(ways):
        total += exp(way + each * yes + (of - each) * no)
    return total
