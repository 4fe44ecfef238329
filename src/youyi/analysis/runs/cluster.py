"""Work shared out among the machines of an existing Dask cluster; results come in order, and a lost worker only delays.

Only this module imports Dask, which comes with the extra `cluster`.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from youyi.analysis.runs.engines import module_installed
from youyi.analysis.texts import ANALYSIS as TEXTS
from youyi.kernel.errors import YouyiError
from youyi.kernel.version import __version__

S = TypeVar("S")
T = TypeVar("T")

SCHEME = "dask://"
AHEAD = 4
"""Shards for each thread of the cluster that are under way or wait to be fetched: what bounds memory."""
PATIENCE = 10
"""Seconds within which the scheduler must answer."""
NO_DASK = TEXTS["no_dask"]
_NO_ADDRESS = TEXTS["no_address"]
_NOT_REACHED = TEXTS["not_reached"]
_OTHER_RELEASE = TEXTS["other_release"]
_LACKING = TEXTS["lacking"]
_GIVEN_UP = TEXTS["given_up"]
_TURN = threading.Lock()


class NoCluster(YouyiError, ValueError):
    """A cluster that cannot be used: the message says why."""


@dataclass(frozen=True, slots=True)
class DaskCluster:
    """A running Dask cluster, by the address of its scheduler."""

    address: str
    """`HOST:PORT`."""


def read_cluster(text: str) -> DaskCluster:
    """Read `dask://HOST:PORT`. Raises `NoCluster`, also where Dask is not installed."""
    host, colon, port = text.removeprefix(SCHEME).rpartition(":")
    if not text.startswith(SCHEME) or not (host and colon and port.isdecimal()):
        raise NoCluster(_NO_ADDRESS.filled(text=text))
    if not module_installed("distributed"):
        raise NoCluster(NO_DASK)
    return DaskCluster(f"{host}:{port}")


def on_cluster(work: Callable[[S], T], parts: Iterable[S], cluster: DaskCluster) -> Generator[T]:
    """Give the result of every part, in order; a part whose worker is lost is done again by another.

    `work` is pickled by name: the workers have this release. Raises `NoCluster`, and what `work` raises.
    """
    with _connected(cluster) as client:
        waiting, ahead = deque[Any](), 0
        for part in parts:
            waiting.append(client.submit(_one_at_a_time, work, __version__, part, pure=False))
            if len(waiting) >= ahead:
                ahead = AHEAD * max(1, sum(client.nthreads().values()))  # workers come and go
            if len(waiting) >= ahead:
                yield _result(waiting.popleft())
        while waiting:
            yield _result(waiting.popleft())


def _one_at_a_time(work: Callable[[S], T], release: str, part: S) -> T:
    """Work in a worker, whose threads take turns: a fast engine works for one at a time."""
    if release != __version__:
        raise NoCluster(_OTHER_RELEASE.filled(theirs=__version__, ours=release))
    with _TURN:
        return work(part)


def _result(future: Any) -> Any:
    """What a part came to. Raises `NoCluster` where the cluster cannot do it, and what the work itself raised."""
    from distributed import KilledWorker
    from distributed.client import FutureCancelledError

    try:
        return future.result()
    except ModuleNotFoundError as error:
        raise NoCluster(_LACKING.filled(why=error)) from error
    except (KilledWorker, FutureCancelledError) as error:
        raise NoCluster(_GIVEN_UP.filled(why=error)) from error


@contextmanager
def _connected(cluster: DaskCluster) -> Iterator[Any]:
    """A client of the scheduler; closing it ends whatever it still waits for. Raises `NoCluster`."""
    from distributed import Client

    try:
        client = Client(f"tcp://{cluster.address}", timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoCluster(_NOT_REACHED.filled(address=cluster.address, why=error)) from error
    with client:
        yield client
