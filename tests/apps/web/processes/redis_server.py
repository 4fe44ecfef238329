"""A Redis server for the tests, on a free port; stopped at the end."""

from __future__ import annotations

import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.kit.patience import PATIENCE

PROGRAM = shutil.which("redis-server")


@contextmanager
def server() -> Iterator[str]:
    """Run a server that keeps nothing; yields its address."""
    assert PROGRAM is not None
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="youyi-redis-") as folder:
        command = [PROGRAM, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            _until_it_answers(port)
            yield f"redis://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _until_it_answers(port: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), PATIENCE).close()
            return
        except OSError:
            assert time.monotonic() < deadline, "the Redis server does not answer"
            time.sleep(0.05)
