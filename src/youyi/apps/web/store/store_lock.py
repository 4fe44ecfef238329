"""The lock that one server holds on an SQLite file. The operating system releases it when the process ends, even if killed."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from youyi.apps.web.store.database import CannotOpenStore, database_url

_LOCKED_BYTE = 1 << 30
"""Windows locks bytes, and nobody may read a locked one: this one lies behind everything written."""


@contextmanager
def sole_server(database: str) -> Iterator[None]:
    """Hold the lock of an SQLite file; databases of other kinds need none. Raises `CannotOpenStore`.

    Symbolic links and relative paths to one file lead to one lock.
    """
    url = database_url(database)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        yield
        return
    path = Path(str(url.database)).resolve()
    handle = _opened(path.with_name(path.name + ".lock"))
    try:
        _lock(handle, path)
        os.ftruncate(handle, 0)
        os.write(handle, f"{os.getpid()}\n".encode())
        yield
    finally:
        os.close(handle)


def _opened(lock: Path) -> int:
    try:
        lock.parent.mkdir(parents=True, exist_ok=True)
        return os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise CannotOpenStore(f"cannot open {lock}, the lock of the database: {error.strerror}") from None


def _lock(handle: int, path: Path) -> None:
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(handle, _LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            os.lseek(handle, 0, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise CannotOpenStore(
            f"another server{_holder(handle)} uses {path}: an SQLite file has one server; "
            "name another file, or a Postgres database, which several servers may share"
        ) from None


def _holder(handle: int) -> str:
    with suppress(OSError, ValueError):
        os.lseek(handle, 0, os.SEEK_SET)
        return f" (process {int(os.read(handle, 20))})"
    return ""
