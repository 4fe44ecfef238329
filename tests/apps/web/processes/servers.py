"""Server processes on one database, of which each may be killed at any moment and started again."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Self

from tests.kit.patience import PATIENCE

ROOT = Path(__file__).parents[4]


class Server:
    """A server that may be running or not; its port changes with every start."""

    def __init__(self, database: str, pace: float, log: Path, static: Path | None = None) -> None:
        self._command = [sys.executable, "-m", "tests.apps.web.processes.ruqi_server", database, str(pace)]
        if static is not None:
            self._command.append(str(static))
        self._log = log
        self.address: str | None = None
        self.process: asyncio.subprocess.Process | None = None
        self.took: list[float] = []
        """How long each start took until the address was told, in seconds."""

    async def start(self) -> None:
        began = time.monotonic()
        path = os.pathsep.join([str(ROOT), str(ROOT / "src"), *os.environ.get("PYTHONPATH", "").split(os.pathsep)])
        with self._log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *self._command,
                cwd=ROOT,
                env=os.environ | {"PYTHONPATH": path},
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
        assert self.process.stdout is not None
        said = await asyncio.wait_for(self.process.stdout.readline(), 4 * PATIENCE)
        assert said, f"the server did not start; see {self._log}"
        self.address = said.decode().strip().rstrip("/")
        self.took.append(time.monotonic() - began)

    async def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        self.address = None
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(how)
            await asyncio.wait_for(self.process.wait(), PATIENCE)

    def pause(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def unpause(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)


class Servers:
    """All servers of one database."""

    def __init__(self, database: str, folder: Path, count: int, pace: float = 0.1) -> None:
        self.each = [Server(database, pace, folder / f"server{number}.log") for number in range(count)]

    async def __aenter__(self) -> Self:
        await asyncio.gather(*(each.start() for each in self.each))
        return self

    async def __aexit__(self, *_error: object) -> None:
        await asyncio.gather(*(each.end() for each in self.each))

    def address(self) -> str | None:
        """The address of a running server, any of them."""
        running = [each.address for each in self.each if each.address is not None]
        return random.choice(running) if running else None

    async def ask(self, path: str, body: Any = None) -> Any:
        """Ask any running server until one answers."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return await asyncio.to_thread(_asked, self.address(), path, body)
            except (OSError, urllib.error.URLError, ValueError):
                assert time.monotonic() < deadline, f"nobody answers {path}"
                await asyncio.sleep(0.1)


def _asked(address: str | None, path: str, body: Any) -> Any:
    if address is None:
        raise ValueError("no server runs")
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, {"Content-Type": "application/json"})  # noqa: S310
    with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310  # our own server
        return json.load(answer)
