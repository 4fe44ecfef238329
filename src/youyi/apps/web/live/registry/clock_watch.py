"""Watches the time at one open table: when somebody is absent for too long or out of time, a computer sits in for him; in a game
by days the moves that nobody chooses are made.
"""

from __future__ import annotations

import asyncio
from datetime import datetime

from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.live.people.substitutes import due, forced_at
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.table.moves import play_forced
from youyi.apps.web.live.table.people import hand_back, mistaken, substitute

_AGAIN_SECONDS = 3
"""How long another server has to act, or the store to come back, before this one looks again."""
_NEAR_SECONDS = 1200
_EARLY_SECONDS = 0.05
"""A timer must not fire before its time by a rounding."""


class ClockWatch:
    """The timer of one table."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._stopped = False
        self._near = False

    @property
    def near(self) -> bool:
        """Whether something happens or is to happen soon, so that the table must stay open."""
        return self._near or self._task is not None

    def look(self) -> None:
        """Find out when to act next."""
        self.rest()
        if self._stopped:
            return
        if mistaken(self._table):
            self._act()
            return
        found = self._due()
        if found is None:
            return
        seconds = max(0.0, (found - self._table.presence.now()).total_seconds()) + _EARLY_SECONDS
        self._near = seconds < _NEAR_SECONDS
        self._timer = asyncio.get_running_loop().call_later(min(seconds, _NEAR_SECONDS), self._act)

    def rest(self) -> None:
        """Do nothing without `look`."""
        self._near = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def stop(self) -> None:
        """Cancel what is under way, for good."""
        self._stopped = True
        self.rest()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def _due(self) -> datetime | None:
        """When the server acts for somebody next, if nothing happens until then."""
        found = due(self._table)
        times = [forced_at(self._table), *([] if found is None else [found.at])]
        return min((each for each in times if each is not None), default=None)

    def _act(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._attend(), name=f"clock {self._table.config.id}")

    async def _attend(self) -> None:
        table = self._table
        try:
            await hand_back(table)
            if await table.peers.hold(table.config.id):
                await substitute(table)
                await play_forced(table)
        except MessageError as error:  # another server was first, the table was closed, or the store failed
            table.telemetry.refused(error.code)
        except Exception as error:  # noqa: BLE001  # of the database: looked at again
            table.telemetry.failed("clock", error, table.config.id)
        finally:
            self._task = None
        found = self._due()
        late = found is not None and found <= table.presence.now()
        if (late or mistaken(table)) and not self._stopped:
            self._near = True
            self._timer = asyncio.get_running_loop().call_later(_AGAIN_SECONDS, self._act)
        else:
            self.look()
