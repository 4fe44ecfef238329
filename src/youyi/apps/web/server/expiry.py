"""When tables end without being finished, and how long finished ones are kept."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

USUAL_DAYS = 90


@dataclass(frozen=True, slots=True, kw_only=True)
class Expiry:
    """What is done with old tables. None: nothing, for ever."""

    close_after: timedelta | None = timedelta(days=USUAL_DAYS)
    """Unfinished tables are closed after this time without a move or a change of seats; they can still be read."""
    keep_finished: timedelta | None = None
    """Finished and closed tables are deleted, with their seats and moves, this long after their last move or their closing."""
    every: float = 3600
    """Seconds between two looks at the store."""

    @classmethod
    def in_days(cls, close_after: float | None, keep_finished: float | None) -> Expiry:
        """The policy as command lines write it; None or 0 days: never."""
        return cls(close_after=_days(close_after), keep_finished=_days(keep_finished))


def _days(number: float | None) -> timedelta | None:
    return timedelta(days=number) if number else None
