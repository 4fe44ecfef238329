"""Work on ranges of game numbers, in this process, in several or on a cluster; results come in order whoever was first."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import TYPE_CHECKING, TypeAlias, TypeVar, Union

from youyi.analysis.runs.interrupts import interrupted
from youyi.analysis.runs.timing import collect_seldom

if TYPE_CHECKING:
    from youyi.analysis.runs.cluster import DaskCluster

S = TypeVar("S")
T = TypeVar("T")
Workers: TypeAlias = Union[int, "DaskCluster"]
"""Who works: so many processes of this machine, or those of a cluster."""

SHARD = 50
"""Games handed to a process at a time."""
FASTER = 40
"""Times as many are handed to one with the fast engine."""
ON_CLUSTER = 10
"""Times as many to one of another machine: its scheduler hands out some hundred shards a second."""
AHEAD = 4
"""Shards for each process that are under way or wait to be fetched: what bounds memory."""


def shards(first: int, beyond: int, engine: str, workers: Workers = 1) -> Iterator[range]:
    """Part the games from `first` to before `beyond`, for an engine by name and whoever works."""
    shard = SHARD * (FASTER if engine == "fast" else 1) * (1 if isinstance(workers, int) else ON_CLUSTER)
    return (range(begin, min(begin + shard, beyond)) for begin in range(first, beyond, shard))


def in_order(work: Callable[[S], T], parts: Iterable[S], workers: Workers) -> Generator[T]:
    """Give the result of every part, in order. Whatever ends the generator early ends the processes too.

    For several processes and for a cluster `work` is pickled. For a cluster, raises what `on_cluster` raises.
    """
    if workers == 1:
        yield from map(work, parts)
    elif isinstance(workers, int):
        yield from _shared(work, parts, workers)
    else:
        from youyi.analysis.runs.cluster import on_cluster

        yield from on_cluster(work, parts, workers)


def _shared(work: Callable[[S], T], parts: Iterable[S], processes: int) -> Generator[T]:
    # Spawned, not forked: a fork would copy whatever threads and locks the caller holds.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=collect_seldom)
    waiting = deque[Future[T]]()
    try:
        for part in parts:
            with _deaf_to_interrupts():
                waiting.append(pool.submit(work, part))
            if len(waiting) == AHEAD * processes:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()  # a shard may take minutes
        raise
    finally:
        pool.shutdown()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Start processes that never receive Ctrl-C: the terminal sends it to all, and this one ends the others.

    A mask is inherited; a handler set in the worker would come too late for one that is still importing. Ctrl-C that
    arrives meanwhile is delivered afterwards: raised amid the start of a process, it can get lost in a callback.
    """
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # it is started with the first process, and unmasks Ctrl-C when it is
    with interrupted(at_once=False):  # a mask does not suffice: another thread may receive it for this one
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
