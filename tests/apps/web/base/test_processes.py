"""Worker processes leave nothing behind."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool

import pytest

from tests.kit.patience import PATIENCE
from youyi.apps.web.base.processes import WorkerProcesses

ENDED_WHILE_STARTING = """
import asyncio, signal, sys, time
from youyi.apps.web.base.processes import WorkerProcesses

async def work():
    processes = WorkerProcesses(1, niceness=0)
    try:
        await processes.run(time.sleep, 600)
    finally:
        await processes.end()

async def end_after(seconds):
    working = asyncio.create_task(work())
    await asyncio.sleep(seconds)
    working.cancel()
    await asyncio.wait([working])

if __name__ == "__main__":
    asyncio.run(end_after(float(sys.argv[1])))
    signal.raise_signal(signal.SIGTERM)  # without Python's own tidying
"""


@pytest.mark.parametrize("seconds", [0, 0.01, 0.02, 0.1, 0.15])
def test_a_server_that_exits_while_its_processes_start_leaks_no_semaphore(tmp_path, seconds):
    program = tmp_path / "ended.py"
    program.write_text(ENDED_WHILE_STARTING)
    ended = subprocess.run(
        [sys.executable, str(program), str(seconds)], stderr=subprocess.PIPE, text=True, timeout=PATIENCE, check=False
    )
    assert ended.stderr == ""


def test_nobody_starts_processes_after_the_end():
    """A computer that chose while the server stopped would start processes that nobody ends."""
    processes = WorkerProcesses(1, niceness=0)

    async def ask_late():
        await processes.close()
        await processes.run(abs, -1)

    with pytest.raises(BrokenProcessPool, match="stopping"):
        asyncio.run(ask_late())
