"""A server in a process of its own, on any source tree, and what it uses of the machine."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import sys
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

LAUNCHER = Path(__file__).with_name("launcher.py")
SOURCE = Path(__file__).parents[4]
"""The folder on PYTHONPATH of this very release."""
_START = 120
_STOP = 15


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSetup:
    """How a server is started."""

    database: str
    source: Path = SOURCE
    per_address: float = 1
    """Multiplies what one address may use: all clients of a measurement have the same one."""
    messages: float = 1
    """Multiplies what one socket may send."""
    settings: Mapping[str, Any] = field(default_factory=dict)
    """Further settings: `idle`, `pace`, `workers`."""
    log: Path | None = None
    """Where stderr goes; None: nowhere."""
    descriptors: int | None = None
    """The limit of open files, as `ulimit -n` sets it."""
    port: int = 0


@dataclass(frozen=True, slots=True)
class Server:
    """A running server."""

    address: str
    """`http://127.0.0.1:12345`, without a final slash."""
    process: asyncio.subprocess.Process
    started: float
    """Seconds from the start of the process until it answered its first request."""

    @property
    def sockets(self) -> str:
        """The same address for WebSockets."""
        return self.address.replace("http", "ws", 1)

    @property
    def memory(self) -> int:
        """The resident memory of the server's main process, in bytes."""
        return _status(self.process.pid, "VmRSS")

    @property
    def peak(self) -> int:
        """The highest resident memory so far, in bytes."""
        return _status(self.process.pid, "VmHWM")

    @property
    def processor(self) -> float:
        """Processor time used so far, in seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def server(wanted: ServerSetup) -> AsyncIterator[Server]:
    """Run a server; at the end, however it comes, its process and all it started are ended."""
    stderr = asyncio.subprocess.DEVNULL if wanted.log is None else os.open(wanted.log, os.O_WRONLY | os.O_CREAT, 0o600)
    began = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-P", str(LAUNCHER), _arguments(wanted),
        env={**os.environ, "PYTHONPATH": str(wanted.source)},
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=stderr,
        start_new_session=True, preexec_fn=_limited(wanted.descriptors),
    )  # fmt: skip
    try:
        address = await _address(process)
        async with asyncio.timeout(_START):
            await _answered(address)
        yield Server(address, process, time.perf_counter() - began)
    finally:
        if wanted.log is not None:
            os.close(stderr)
        await _end(process)


def allow_many_files() -> None:
    """Let this process open as many files as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _arguments(wanted: ServerSetup) -> str:
    return json.dumps(
        {
            "database": wanted.database,
            "port": wanted.port,
            "per_address": wanted.per_address,
            "messages": wanted.messages,
            "settings": dict(wanted.settings),
        }
    )


def _limited(descriptors: int | None) -> Any:
    if descriptors is None:
        return None
    return lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    async with asyncio.timeout(_START):
        line = await process.stdout.readline()
    if not line:
        raise RuntimeError(f"the server ended with status {await process.wait()} before it answered")
    return line.decode().strip().rstrip("/")


async def _answered(address: str) -> None:
    host, _, port = address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET /api/tables HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
    await reader.readline()
    writer.close()


async def _end(process: asyncio.subprocess.Process) -> None:
    for number in (signal.SIGTERM, signal.SIGKILL):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, number)
        with suppress(TimeoutError):
            async with asyncio.timeout(_STOP):
                await process.wait()
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)  # worker processes that outlived it


def _status(pid: int, name: str) -> int:
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith(f"{name}:"):
            return int(line.split()[1]) * 1024
    raise LookupError(name)
