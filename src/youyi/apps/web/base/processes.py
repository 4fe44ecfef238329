"""Worker processes of the server: they start when they are needed, give way to it, and end with it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Protocol, TypeVar

T = TypeVar("T")

_PATIENCE = 2.0
"""Seconds that work under way has when the server stops."""
_PATIENCE_WITH_MANAGER = 30.0
"""Seconds in which the thread that manages a pool ends, once its processes have; it needs none but on a busy machine."""


class Processes(Protocol):
    """Where functions are called away from the event loop."""

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Call a function there. Raises what it raises, and `BrokenProcessPool` if its process died."""
        ...

    async def end(self) -> None:
        """Give up everything under way at once; the next call starts anew."""
        ...

    async def close(self) -> None:
        """End for good, after a moment for what is under way."""
        ...


class WorkerProcesses:
    """Processes of this machine; a server's own threads go before them (`Processes`)."""

    def __init__(self, workers: int, niceness: int) -> None:
        self._workers = workers
        self._niceness = niceness
        self._executor: ProcessPoolExecutor | None = None
        self._closed = False

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Call a function of a module, with arguments that can be pickled.

        Raises what it raises, and `BrokenProcessPool` if its process died or all are closed; the next call starts new ones.
        """
        executor = self._started()
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, function, *arguments)
        except BrokenProcessPool:
            if self._executor is executor:
                self._executor = None
            raise

    async def end(self) -> None:
        """Kill the processes: whoever waits for them gets `BrokenProcessPool`."""
        await self._end(0)

    async def close(self) -> None:
        """End the processes for good: calls under way have a moment to finish, those that have not begun are dropped."""
        self._closed = True
        await self._end(_PATIENCE)

    async def _end(self, patience: float) -> None:
        executor, self._executor = self._executor, None
        if executor is None:
            return
        workers = tuple((executor._processes or {}).values())  # a broken pool has none
        manager = executor._executor_manager_thread
        executor.shutdown(wait=False, cancel_futures=patience > 0)
        await asyncio.to_thread(_end, workers, patience)
        if manager is not None:  # it holds the pool's semaphores: a process killed before it has ended would leak them
            await asyncio.to_thread(manager.join, _PATIENCE_WITH_MANAGER)  # type: ignore[attr-defined]  # a thread, whatever its stub says

    def _started(self) -> ProcessPoolExecutor:
        if self._closed:  # whoever asks after it would leave processes behind that nobody ends
            raise BrokenProcessPool("the server is stopping")
        if self._executor is None:
            # Spawned, not forked: a fork would copy the event loop, its sockets and its threads' locks.
            spawning = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._workers, spawning, _initialize, (self._niceness,))
        return self._executor


def _end(workers: tuple[BaseProcess, ...], patience: float) -> None:
    """Wait for processes to end by themselves, and kill those that do not."""
    deadline = time.monotonic() + patience
    for each in workers:
        each.join(max(0, deadline - time.monotonic()))
    for each in workers:
        if each.is_alive():
            each.kill()
            each.join()


def _initialize(niceness: int) -> None:
    """Give way to the server, leave signals to it, and exit when it exits, even if it is killed."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # a service manager signals every process of a server
    server = multiprocessing.parent_process()
    assert server is not None

    def exit_with_server() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=exit_with_server, daemon=True).start()
