"""Loaded into the tests: which of them come by the places of faults, how each ends, and how long it takes."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

REACHED, ENDED = "MUTANTS_REACHED", "MUTANTS_ENDED"
"""The files that are written: a place and a test; a test, its outcome and its seconds."""
_seen = set[tuple[int, str]]()


def reached(place: int) -> None:
    """A place was come by, in this process: note it with the test that runs, which started processes inherit."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    if (place, test) not in _seen:
        _seen.add((place, test))
        with Path(os.environ[REACHED]).open("a", encoding="utf-8") as file:
            file.write(json.dumps([place, test]) + "\n")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note every part of a test."""
    if ENDED in os.environ:
        with Path(os.environ[ENDED]).open("a", encoding="utf-8") as file:
            file.write(json.dumps([report.nodeid, report.outcome, report.duration]) + "\n")
