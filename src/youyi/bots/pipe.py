"""A program that is running, and the lines that go to it and come from it; each has a deadline."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import monotonic
from weakref import finalize

from youyi.bots import errors
from youyi.kernel.names import Words

LONGEST = 1 << 16
"""Bytes of the longest line that is read."""
GRACE = 0.5
"""Seconds that a program has to end by itself when its input is closed."""


class Broken(Exception):  # raised to players only, who make an error of it
    """The program cannot be talked to any more."""

    def __init__(self, why: Words) -> None:
        """Keep what happened."""
        super().__init__(why.en)
        self.why = why


class Pipe:
    """Lines to and from a program in a session of its own, so that Ctrl-C is not sent to it and all it started can be ended.

    What it writes to stderr goes where ours goes.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Start the program. Raises `Broken`."""
        try:
            self._process = subprocess.Popen(  # noqa: S603  # the command is the user's own, and no shell reads it
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
            )
        except OSError as error:
            raise Broken(errors.NOT_STARTED.filled(why=f"{command[0]}: {error.strerror}")) from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to, self._from = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._to, False)
        self._readable, self._writable = DefaultSelector(), DefaultSelector()
        self._readable.register(self._from, EVENT_READ)
        self._writable.register(self._to, EVENT_WRITE)
        self._read = b""
        self._end = finalize(self, _ended, self._process, (self._readable, self._writable))

    def send(self, line: bytes, seconds: float) -> None:
        """Write a line, without its end. Raises `Broken` if the program does not take it in time."""
        rest, deadline = memoryview(line + b"\n"), monotonic() + seconds
        while rest:
            try:
                rest = rest[os.write(self._to, rest) :]
            except BlockingIOError:
                self._wait(self._writable, deadline, seconds)
            except OSError as error:
                raise Broken(self._gone()) from error

    def receive(self, deadline: float, seconds: float) -> bytes:
        """Read a line, without its end, before a time of `monotonic`. Raises `Broken`; `seconds` is what it says."""
        while (end := self._read.find(b"\n")) < 0:
            if len(self._read) > LONGEST:
                raise Broken(errors.TOO_LONG.filled(bytes=LONGEST))
            self._wait(self._readable, deadline, seconds)
            more = os.read(self._from, LONGEST)
            if not more:
                raise Broken(self._gone())
            self._read += more
        line, self._read = self._read[:end], self._read[end + 1 :]
        return line

    def close(self) -> None:
        """Close its input, and end the program with all that it started if it does not end by itself."""
        self._end()

    def _wait(self, selector: DefaultSelector, deadline: float, seconds: float) -> None:
        if not selector.select(max(0.0, deadline - monotonic())):
            raise Broken(errors.NO_ANSWER.filled(seconds=f"{seconds:g}"))

    def _gone(self) -> Words:
        """Why nothing can be read or written: the program has ended, or only closed its side."""
        try:
            status = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return errors.CLOSED
        return errors.ENDED.filled(status=status)


def _ended(process: subprocess.Popen[bytes], selectors: Sequence[DefaultSelector]) -> None:
    for each in selectors:
        each.close()
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(OSError):
        process.stdin.close()
    process.stdout.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
