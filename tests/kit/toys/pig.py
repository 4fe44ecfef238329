"""Pig, the game in a package of its own, installed into a folder as pip does it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.house.tree import ROOT

PIG = ROOT / "tests" / "plugins" / "pig"


def install(folder: Path) -> Path:
    """Install Pig from its source; what has the folder on its path can play it."""
    pip = [
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
        "--no-build-isolation",
        "--no-index",
    ]
    done = subprocess.run(
        [sys.executable, "-m", *pip, "--target", str(folder), str(PIG)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return folder
