"""How long a first import takes; `make bench` measures it. The bar is 100 ms for `youyi`."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.house.tree import ROOT
from youyi.games import catalogue

TIMED = "import time; begun = time.perf_counter(); import {module}; print(time.perf_counter() - begun)"


def seconds_to_import(module: str) -> float:
    """Import a module in a fresh interpreter and take the time there, without the interpreter's own start."""
    environment = {"PYTHONPATH": str(ROOT / "src"), "PATH": os.environ["PATH"]}
    script = TIMED.format(module=module)
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


@pytest.mark.parametrize("module", ["youyi", *(f"youyi.games.{game.id}" for game in catalogue())])
def test_time_to_import(benchmark, module):
    benchmark.pedantic(seconds_to_import, args=(module,), rounds=5, warmup_rounds=1)
    benchmark.extra_info["seconds inside the interpreter"] = min(seconds_to_import(module) for _ in range(5))
