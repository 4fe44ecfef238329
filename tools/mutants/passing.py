"""Stands in the copy's `src`, where every process that a test starts finds it: who comes by a fault's place, and whether it is on."""

from __future__ import annotations

import json
import os
from pathlib import Path

REACHED = "MUTANTS_REACHED"
"""The file that is written: a place and a test."""
ON = "MUTANTS_ON"
"""The place of the fault that is on."""
NONE = -1
now = int(os.environ.get(ON, NONE))
notes = os.environ.get(REACHED)
test = ""
"""The test that runs in this process, also where it clears the environment."""
_noted = set[tuple[int, str]]()


def reached(place: int) -> bool:
    """Whether the fault of a place is on; it was come by, which is noted with the test that runs, also in processes it started."""
    by = test or os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    if notes is not None and (place, by) not in _noted:
        _noted.add((place, by))
        with Path(notes).open("a", encoding="utf-8") as file:
            file.write(json.dumps([place, by]) + "\n")
    return place == now
