"""File descriptors: as many as the system gives, and what happens to a connection for which none is left."""

from __future__ import annotations

import errno
import logging
import os
import socket
import sys
import time
from contextlib import suppress

from youyi.apps.web.base import logs

_WANTED = 65_536
_RESERVED = 64
"""For the store, the workers, and connections that are accepted before they are counted."""
_SECONDS_BETWEEN_COMPLAINTS = 60
_PAUSE = 0.05


def most_connections(wanted: int) -> int:
    """How many connections may be open: those wanted, or what the limit of open files leaves. Raises that limit first."""
    return max(1, min(wanted, _raised_limit() - _RESERVED))


def _raised_limit() -> int:
    """Raise the soft limit of open files as far as the hard one lets it, and return it."""
    if sys.platform == "win32":
        return _WANTED
    import resource  # does not exist on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    wanted = _WANTED if hard == unlimited else min(_WANTED, hard)
    if soft != unlimited and soft < wanted:
        with suppress(OSError, ValueError):  # macOS reports more than it allows
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return _WANTED if soft == unlimited else soft


class ListeningSocket(socket.socket):
    """A listening socket that turns a connection away when no descriptor is left for it.

    asyncio would log a traceback for each of them, try again at once, and schedule further attempts that multiply. A
    descriptor is held in reserve instead: freed, used to accept and close the connection, and taken again.
    """

    def __init__(self, family: socket.AddressFamily) -> None:
        # asyncio turns off the delay of small writes (TCP_NODELAY) only where the protocol is named.
        super().__init__(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self._reserve: int | None = os.open(os.devnull, os.O_RDONLY)
        self._turned_away = 0
        self._complained = -float(_SECONDS_BETWEEN_COMPLAINTS)

    def accept(self) -> tuple[socket.socket, object]:
        """Accept a connection. Raises `BlockingIOError`, as if there was none, if it had to be turned away."""
        try:
            return super().accept()
        except OSError as error:
            if error.errno not in (errno.EMFILE, errno.ENFILE):
                raise
        self._turn_away()
        raise BlockingIOError(errno.EAGAIN, "no descriptor is left")

    def close(self) -> None:
        """Close it, and free the reserve."""
        super().close()
        self._free_reserve()

    def _turn_away(self) -> None:
        self._free_reserve()
        try:
            super().accept()[0].close()
        except OSError:
            time.sleep(_PAUSE)  # somebody else took the descriptor: better to pause than to try again at once
        with suppress(OSError):
            self._reserve = os.open(os.devnull, os.O_RDONLY)
        self._complain()

    def _free_reserve(self) -> None:
        if self._reserve is not None:
            os.close(self._reserve)
            self._reserve = None

    def _complain(self) -> None:
        self._turned_away += 1
        if time.monotonic() - self._complained >= _SECONDS_BETWEEN_COMPLAINTS:
            logs.write("out_of_descriptors", logging.ERROR, turned_away=self._turned_away)
            self._complained, self._turned_away = time.monotonic(), 0
