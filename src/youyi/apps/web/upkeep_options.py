"""What `youyi serve` may be told of old tables, seats, logs and metrics."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from youyi.apps.web.expiry import USUAL_DAYS, Expiry
from youyi.apps.web.logs import LogKind
from youyi.apps.web.observing import Observing
from youyi.apps.web.seat_limits import Sitting


@dataclass(frozen=True, slots=True, kw_only=True)
class UpkeepOptions:
    """The options as a command line gives them."""

    close_after_days: float = USUAL_DAYS
    """0: never."""
    keep_finished_days: float = 0
    """0: for ever."""
    absence_minutes: float = 5
    log: LogKind = "warnings"
    metrics_from: tuple[str, ...] = ()
    """Networks beside this machine itself."""

    def settings(self) -> dict[str, Any]:
        """The fields of `Settings` that follow."""
        return {
            "expiry": Expiry.in_days(self.close_after_days, self.keep_finished_days),
            "sitting": Sitting(absence=60 * self.absence_minutes),
            "observing": Observing(metrics_from=(*Observing().metrics_from, *self.metrics_from)),
            "log": self.log,
        }


USUAL = UpkeepOptions()
