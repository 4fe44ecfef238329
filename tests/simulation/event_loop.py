"""An event loop in virtual time for several machines: each runs its callbacks in order, which machine goes on is drawn.

What is drawn lies in the loop's `Random`, so a seed decides every interleaving. No order arises that asyncio could not show:
within one machine callbacks run first come, first served, as asyncio promises; only how long each takes, and which machine
is quicker, is open. Time passes while callbacks run (`busy`), so that news arrives between any two awaits of another task.
"""

from __future__ import annotations

import asyncio
import heapq
import sys
from asyncio import events
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any

_MANY = 200


class Machine:
    """What crashes as a whole: a server, or all the people outside."""

    __slots__ = ("alive", "asleep_until", "name", "ready")

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.asleep_until = 0.0
        """Frozen, as a virtual machine that is moved: nothing runs there before."""
        self.ready: deque[events.Handle] = deque()

    def __repr__(self) -> str:
        return self.name


OUTSIDE = Machine("outside")
MACHINE: ContextVar[Machine] = ContextVar("machine", default=OUTSIDE)
"""Where a callback or task runs: whatever it starts runs there, too."""


class Stuck(Exception):
    """Nothing is ready and no timer runs: somebody waits for ever."""


class SimulatedLoop(asyncio.AbstractEventLoop):
    """The loop. It runs until its main task is done, or `stop` is called."""

    def __init__(self, random: Random, busy: float = 0.0) -> None:
        """`busy` is the longest time in seconds that one callback may take."""
        self._random, self._busy = random, busy
        self._now = 0.0
        self._timers: list[tuple[float, int, events.TimerHandle]] = []
        self._count = 0
        self._machines: list[Machine] = []
        """Those that have something to run."""
        self._ended = False
        self.steps = 0
        self.failures: list[dict[str, Any]] = []
        """What nobody caught."""
        self._tasks: list[asyncio.Task[Any]] = []
        """Those of crashed machines too: no destructor runs what a crash has cut off."""
        self._counted = _MANY

    # Time and machines.

    def time(self) -> float:
        """Seconds since the beginning."""
        return self._now

    def crash(self, machine: Machine) -> None:
        """Nothing runs there any more, from this moment on; nothing there is told."""
        machine.alive = False
        machine.ready.clear()

    def freeze(self, machine: Machine, seconds: float) -> None:
        """Nothing runs there for a time; then everything goes on as if nothing had been."""
        machine.asleep_until = self._now + seconds
        self.call_later(seconds, self._wake, machine)

    def on(self, machine: Machine, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Begin work on a machine."""
        context = copy_context()
        context.run(MACHINE.set, machine)
        return self.create_task(work, context=context)

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run work to its end; what is left then is dropped. Raises what it raises, and `Stuck`."""
        events._set_running_loop(self)
        try:
            main = self.create_task(work)
            while not main.done():
                self._step()
            return main.result()
        finally:
            self._ended, heard, sys.unraisablehook = True, sys.unraisablehook, _unheard
            self._bury()
            events._set_running_loop(None)
            sys.unraisablehook = heard

    def _bury(self) -> None:
        """Close what is left, here where nothing comes of it."""
        while self._tasks:
            tasks, self._tasks = self._tasks, []
            for each in tasks:
                each._log_destroy_pending = False  # type: ignore[attr-defined]
                while not _closed(each.get_coro()):
                    pass  # what it does at its end waits for something again

    def _step(self) -> None:
        timers = self._timers
        if not self._machines:
            while timers and timers[0][2]._cancelled:
                heapq.heappop(timers)
            if not timers:
                raise Stuck
            self._now = max(self._now, timers[0][0])
        while timers and timers[0][0] <= self._now:
            timer = heapq.heappop(timers)[2]
            if not timer._cancelled:
                self._add(timer)
        machines = self._machines
        if not machines:
            return
        place = self._random.randrange(len(machines)) if len(machines) > 1 else 0
        machine = machines[place]
        handle = machine.ready.popleft() if machine.ready else None
        if not machine.ready or machine.asleep_until > self._now:
            del machines[place]
        if handle is None:
            return
        if machine.asleep_until > self._now:
            machine.ready.appendleft(handle)
            return
        if not handle._cancelled:
            self.steps += 1
            handle._run()
            if self._busy:
                self._now += self._random.random() * self._busy

    def _add(self, handle: events.Handle) -> None:
        machine = handle._context.get(MACHINE, OUTSIDE)  # type: ignore[attr-defined]
        if not machine.alive or self._ended:
            return
        machine.ready.append(handle)
        if machine.asleep_until <= self._now and machine not in self._machines:
            self._machines.append(machine)

    def _wake(self, machine: Machine) -> None:
        if machine.ready and machine.alive and machine not in self._machines:
            self._machines.append(machine)

    # What asyncio asks of a loop.

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> events.Handle:
        """Run a callback on the machine of its context."""
        handle = events.Handle(callback, args, self, context)
        self._add(handle)
        return handle

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> events.TimerHandle:
        """Run it after some seconds."""
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> events.TimerHandle:
        """Run it at a time."""
        timer = events.TimerHandle(when, callback, args, self, context)
        self._count += 1
        heapq.heappush(self._timers, (when, self._count, timer))
        return timer

    def create_future(self) -> asyncio.Future[Any]:
        """A future of this loop."""
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self, work: Coroutine[Any, Any, Any], *, name: str | None = None, context: Context | None = None
    ) -> asyncio.Task[Any]:
        """A task on the machine that begins it."""
        task = asyncio.Task(work, loop=self, name=name, context=context)
        self._tasks.append(task)
        if len(self._tasks) > self._counted:
            self._tasks = [each for each in self._tasks if not each.done()]
            self._counted = 2 * len(self._tasks) + _MANY
        return task

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Note what nobody caught."""
        if not self._ended:
            self.failures.append(context)

    def get_debug(self) -> bool:
        """Never."""
        return False

    def is_running(self) -> bool:
        """Whether callbacks run."""
        return not self._ended

    def is_closed(self) -> bool:
        """Whether the end has come."""
        return self._ended

    def _timer_handle_cancelled(self, handle: events.TimerHandle) -> None:
        pass  # it is dropped when its time comes

    def pending(self) -> int:
        """How many timers run."""
        return sum(not each[2]._cancelled for each in self._timers)


def _unheard(_error: object) -> None:
    pass


def _closed(work: Any) -> bool:
    try:
        work.close()
    except RuntimeError:
        return False
    except Exception:  # noqa: BLE001  # nobody hears it
        return True
    return True
