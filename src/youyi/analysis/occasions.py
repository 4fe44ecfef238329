"""When everybody plays the same deals: every day has one of each game, and every week has five. Both are of UTC.

A week is one of ISO 8601, from Monday to Sunday. Each deal has a name of its own, from which its chance follows:
the day's is `2026-11-28`, the week's are `2026-W48.1` to `2026-W48.5`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta

WEEKLY = 5
"""How many deals of each game a week has."""
_DAY, _WEEK = timedelta(days=1), timedelta(weeks=1)
_WEEK_NAMED = re.compile(r"(\d{4})-W(\d{2})")
_DEAL_NAMED = re.compile(r"(.+)\.\d")


@dataclass(frozen=True, slots=True)
class Occasion:
    """A day or a week."""

    first: date
    """Its first day."""
    weekly: bool

    @property
    def name(self) -> str:
        """As ISO 8601 writes it: `2026-11-28`, `2026-W48`."""
        if not self.weekly:
            return self.first.isoformat()
        year, week, _ = self.first.isocalendar()
        return f"{year:04}-W{week:02}"

    @property
    def deals(self) -> tuple[str, ...]:
        """The names of its deals, in the order in which they are played."""
        return tuple(f"{self.name}.{nth}" for nth in range(1, WEEKLY + 1)) if self.weekly else (self.name,)

    @property
    def ends(self) -> datetime:
        """When it is over."""
        return datetime.combine(self.next.first, time(), UTC)

    @property
    def next(self) -> Occasion:
        """The following day or week."""
        return Occasion(self.first + (_WEEK if self.weekly else _DAY), self.weekly)

    @property
    def before(self) -> Occasion:
        """The preceding day or week."""
        return Occasion(self.first - (_WEEK if self.weekly else _DAY), self.weekly)


def occasion_of(day: date, *, weekly: bool) -> Occasion:
    """A day, or the week that it is in.

    >>> occasion_of(date(2027, 1, 1), weekly=True).deals[0]
    '2026-W53.1'
    """
    return Occasion(day - day.weekday() * _DAY, weekly=True) if weekly else Occasion(day, weekly=False)


def occasion_named(text: str) -> Occasion:
    """The day or week of a name, or of the name of one of its deals. Raises `ValueError`."""
    deal = _DEAL_NAMED.fullmatch(text)
    name = text if deal is None else deal[1]
    week = _WEEK_NAMED.fullmatch(name)
    first = date.fromisoformat(name) if week is None else date.fromisocalendar(int(week[1]), int(week[2]), 1)
    found = Occasion(first, weekly=week is not None)
    if text not in (found.name, *found.deals):
        raise ValueError(text)
    return found


def played(scored: Iterable[tuple[str, str]]) -> set[Occasion]:
    """The days and weeks at all of whose deals of some game somebody has a result; `scored`: the games and names of those deals."""
    counted = Counter((game, occasion_named(name)) for game, name in scored)
    return {at for (_, at), deals in counted.items() if deals == len(at.deals)}


def streak(done: Collection[Occasion], now: Occasion) -> int:
    """How many days or weeks without a gap are done, up to now or, while now is not, the one before.

    >>> streak(played([("dama", "2026-11-26"), ("ruqi", "2026-11-27")]), occasion_of(date(2026, 11, 28), weekly=False))
    2
    """
    at = now if now in done else now.before
    length = 0
    while at in done:
        length, at = length + 1, at.before
    return length
