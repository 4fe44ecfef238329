"""`youyi` run in a terminal of its own: a session with a controlling terminal, where Ctrl-C reaches every process."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

from tests.kit.patience import PATIENCE

SOURCES = Path(__file__).parents[3] / "src"
CTRL_C = b"\x03"
CACHES = ("HOME", "XDG_CACHE_HOME", "NUMBA_CACHE_DIR")
"""What says where compiled kernels are kept."""


class Terminal:
    """A program and the terminal in which it runs."""

    def __init__(self, *words: str, columns: int = 100, rows: int = 40, **environment: str) -> None:
        """Start `youyi` with these words."""
        self._screen, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        kept = {name: os.environ[name] for name in CACHES if name in os.environ}
        known = kept | {"PATH": os.environ["PATH"], "PYTHONPATH": str(SOURCES), "PYTHONUTF8": "1", "TERM": "xterm"}
        self._running = subprocess.Popen(
            [sys.executable, "-c", _IN_CHARGE, *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**known, **environment},
            start_new_session=True,
        )
        os.close(theirs)
        self.said = ""
        """All that was written so far."""

    def type(self, keys: bytes) -> None:
        """Press keys."""
        os.write(self._screen, keys)

    def until(self, pattern: str) -> None:
        """Read until something is written; fails if the program ends before."""
        limit = time.monotonic() + PATIENCE
        while not re.search(pattern, self.said):
            assert time.monotonic() < limit, f"{pattern!r} was not written in time: {self.said}"
            assert self._read(), f"{pattern!r} was never written: {self.said}"

    def until_it_reads(self) -> None:
        """Wait until the program sleeps and has stopped using the processor: it waits for keys."""
        limit, seen = time.monotonic() + PATIENCE, ("", 0)
        while True:
            state, *fields = (Path("/proc") / str(self._running.pid) / "stat").read_text().rpartition(")")[2].split()
            now = (state, int(fields[10]) + int(fields[11]))  # ticks in the program and in the kernel for it
            if now == seen and state == "S":
                return
            assert time.monotonic() < limit, f"it never waited for keys: {self.said}"
            seen = now
            time.sleep(0.2)

    def end(self) -> int:
        """Read to the end; returns the exit status."""
        while self._read():
            pass
        os.close(self._screen)
        return self._running.wait(timeout=PATIENCE)

    def left(self, seconds: float = PATIENCE) -> list[int]:
        """List the processes of the session that still run after so long; ends them too."""
        limit = time.monotonic() + seconds
        while (alive := self._alive()) and time.monotonic() < limit:
            time.sleep(0.05)
        for each in alive:
            os.kill(each, signal.SIGKILL)
        return alive

    def _read(self) -> bool:
        if not select.select([self._screen], [], [], PATIENCE)[0]:
            left = self.left(0)
            raise AssertionError(f"nothing for {PATIENCE} seconds, and {len(left)} processes still ran: {self.said}")
        try:
            more = os.read(self._screen, 4096)
        except OSError:  # Linux's way to tell that the other end is closed
            return False
        self.said += more.decode("utf-8", errors="replace")
        return bool(more)

    def _alive(self) -> list[int]:
        alive = []
        for each in Path("/proc").iterdir():
            if each.name.isdecimal():
                try:
                    state, _, _, session = (each / "stat").read_text().rpartition(")")[2].split()[:4]
                except OSError:  # it ended while we looked
                    continue
                if int(session) == self._running.pid and state != "Z":
                    alive.append(int(each.name))
        return alive


def in_terminal(*words: str, columns: int = 100, rows: int = 40, **environment: str) -> tuple[int, str]:
    """Run a command in a terminal to its end; returns its exit status and all it wrote."""
    terminal = Terminal(*words, columns=columns, rows=rows, **environment)
    return terminal.end(), terminal.said


# A session starts without a terminal; its leader takes the one on its standard input. Shells start background jobs with
# Ctrl-C ignored, which would be passed on.
_IN_CHARGE = """
import fcntl, os, signal, sys, termios

from tests.kit.patience import PATIENCE
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.executable, [sys.executable, "-m", "youyi", *sys.argv[1:]])
"""
