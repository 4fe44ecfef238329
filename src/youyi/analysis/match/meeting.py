"""Two players' deals, counted, and the sequential test of who is stronger."""

from __future__ import annotations

from dataclasses import dataclass, fields
from math import log, sqrt


@dataclass(slots=True)
class Meeting:
    """Two players' deals, in sums that do not depend on their order."""

    deals: int = 0
    won: int = 0
    """Deals in which A gained more."""
    tied: int = 0
    total: int = 0
    """Of the differences, in the unit of what counts at the table times the number of seats."""
    squares: int = 0
    forfeited_a: int = 0
    """Deals that A alone forfeited, in one seating or more: B has won them, and they have no difference."""
    forfeited_b: int = 0
    """Deals that B alone forfeited: A has won them."""
    forfeited_both: int = 0
    """Deals that each forfeited somewhere: they are tied."""

    def count(self, difference: int) -> None:
        """Count a deal that nobody forfeited."""
        self.add(Meeting(1, int(difference > 0), int(difference == 0), difference, difference * difference))

    def count_forfeit(self, *, a: bool, b: bool) -> None:
        """Count a deal that somebody forfeited."""
        self.add(Meeting(1, int(b and not a), int(a and b), 0, 0, int(a and not b), int(b and not a), int(a and b)))

    def add(self, other: Meeting) -> None:
        """Count in the deals of another."""
        for each in fields(Meeting):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))

    @property
    def lost(self) -> int:
        """Deals in which B gained more."""
        return self.deals - self.won - self.tied

    def mean(self, scale: int) -> tuple[float, float] | None:
        """The mean difference and its standard error; None where every deal was forfeited. `scale` is the number of seats."""
        deals = self.deals - self.forfeited_a - self.forfeited_b - self.forfeited_both
        if not deals:
            return None
        mean = self.total / deals
        if deals == 1:
            return mean / scale, float("inf")
        variance = (self.squares - deals * mean * mean) / (deals - 1)
        return mean / scale, sqrt(max(0.0, variance) / deals) / scale


@dataclass(frozen=True, slots=True, kw_only=True)
class Sprt:
    """When to stop: a sequential test of whether A is stronger by `low` or by `high` Elo, by single deals won or lost.

    The errors of both kinds are `risk`. The likelihood ratio is that of normal scores with the observed variance (Van den Bergh's
    approximation, as engine testers of chess use it).
    """

    low: float
    high: float
    risk: float = 0.05

    def ratio(self, meeting: Meeting) -> float:
        """The logarithm of the likelihood ratio; 0 while there is nothing to tell."""
        deals = meeting.deals
        if not deals:
            return 0.0
        mean = (meeting.won + meeting.tied / 2) / deals
        variance = (meeting.won + meeting.tied / 4) / deals - mean * mean
        if variance <= 0:
            return 0.0
        low, high = expected(self.low), expected(self.high)
        return deals * (high - low) * (2 * mean - low - high) / (2 * variance)

    def verdict(self, meeting: Meeting) -> str | None:
        """`high` or `low` once that is decided; None while it is open."""
        bound, ratio = log((1 - self.risk) / self.risk), self.ratio(meeting)
        return "high" if ratio >= bound else "low" if ratio <= -bound else None


def expected(elo: float) -> float:
    """The share of deals that somebody so much stronger wins.

    >>> round(expected(0), 3), round(expected(100), 3)
    (0.5, 0.64)
    """
    return 1 / (1 + 10 ** (-elo / 400))
