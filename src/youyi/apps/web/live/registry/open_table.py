"""A table that is open in this process, with what the server does there by itself; and how long unused ones stay open."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any
from weakref import ref

from youyi.apps.web.base import server_time
from youyi.apps.web.live.bots.bot_runner import BotRunner
from youyi.apps.web.live.chance.contribution_stages import StageWatch
from youyi.apps.web.live.registry.clock_watch import ClockWatch
from youyi.apps.web.live.state.live_table import LiveTable


@dataclass(frozen=True, slots=True, kw_only=True)
class Keeping:
    """How many tables that nobody uses stay open, and how long; the store has them all."""

    idle: float = 600
    """Seconds after which an unused table is closed."""
    most_idle: int = 200
    """How many unused tables stay open; those used longest ago are closed."""
    most_finished: int = 20
    """How many of them may be over: nothing will happen at these."""
    clock: Callable[[], float] = server_time.steady


USUAL_KEEPING = Keeping()


@dataclass(slots=True, weakref_slot=True)
class OpenTable:
    """A table that is open in this process."""

    table: LiveTable
    runner: BotRunner
    watch: ClockWatch
    stages: StageWatch
    used: float
    """When it was last used, by the registry's clock."""

    def notify(self) -> None:
        """It may be the server's turn, or time for a computer to sit in."""
        self.stages.look()
        self.runner.notify()
        self.watch.look()

    def rest(self) -> None:
        """Begin nothing more here: nobody uses the table."""
        self.runner.rest()
        self.watch.rest()
        self.stages.stop()

    def stopping(self) -> tuple[Coroutine[Any, Any, None], ...]:
        """Stop what the server does here by itself."""
        self.stages.stop()
        return self.runner.stop(), self.watch.stop()

    @property
    def in_use(self) -> bool:
        """Whether it must stay open."""
        works = self.table.lock.locked() or self.runner.working
        return works or self.watch.near or self.stages.counting or len(self.table.subscribers) > 0


def notifying(found: OpenTable) -> Callable[[], None]:
    """What a table calls when something changed there. It does not keep the table open, nor in memory once it is closed."""
    known = ref(found)

    def notify() -> None:
        if (each := known()) is not None:
            each.notify()

    return notify
