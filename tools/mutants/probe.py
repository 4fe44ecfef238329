"""Loaded into the tests: which of them come by the places of faults, how each ends, how long it takes, and which fault it notices.

All faults of a run stand in the code at once, switched off. A test that passes runs again for every fault whose place it came by,
each time in a process forked for it, in which that fault alone is on; a fault is caught if it fails there, and passes in one more
without any. What was kept before the fork (a table, a cache) is without the fault: who is not caught so is tried in new processes.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import time
from collections import defaultdict
from pathlib import Path

import passing
import pytest
from _pytest.runner import runtestprotocol

ENDED, CAUGHT, MANY = "MUTANTS_ENDED", "MUTANTS_CAUGHT", "MUTANTS_MANY"
"""The files that are written: a test, its outcome and its seconds; a place and the test that noticed. And how many places there are."""
ENOUGH = 60
"""Seconds in forks after which a fault is left to be tried alone: thousands of tests come by some."""
LONG = "MUTANTS_LONG"
"""Tests that take more seconds than it says are not run again in forks: 10, since there are quicker ones."""

_caught = set[int]()
_unsteady = set[str]()
_spent = defaultdict[int, float](float)
_read = 0


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note every part of a test."""
    if ENDED in os.environ:
        with Path(os.environ[ENDED]).open("a", encoding="utf-8") as file:
            file.write(json.dumps([report.nodeid, report.outcome, report.duration]) + "\n")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run a test, then again with every fault it came by that none has noticed yet."""
    if CAUGHT not in os.environ or not isinstance(item, pytest.Function):
        return None
    if not _caught:
        _caught.update(json.loads(line)[0] for line in Path(os.environ[CAUGHT]).read_text("utf-8").splitlines())
    passing.test = item.nodeid
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    began = time.monotonic()
    passed = all(each.outcome == "passed" for each in runtestprotocol(item, nextitem=nextitem))
    took = time.monotonic() - began
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    passing.test = ""
    signal.setitimer(signal.ITIMER_REAL, 0)  # the test's own time is over
    if passed and took <= float(os.environ.get(LONG, "10")):
        for place in _come_by(item.nodeid) - _caught:
            if item.nodeid in _unsteady or _spent[place] > ENOUGH:
                continue
            forked = time.monotonic()
            failed = _fails(item, nextitem, place, took)
            _spent[place] += time.monotonic() - forked
            if failed:
                if _fails(item, nextitem, passing.NONE, took):
                    _unsteady.add(item.nodeid)
                elif item.nodeid not in _unsteady:
                    _note(place, item.nodeid)
    if len(_caught) == int(os.environ[MANY]):
        item.session.shouldstop = "every fault is caught"
    return True


def _come_by(test: str) -> set[int]:
    global _read  # noqa: PLW0603  # how far the notes are read
    with Path(os.environ[passing.REACHED]).open("rb") as file:
        file.seek(_read)
        lines = file.readlines()
        _read = file.tell()
    return {place for place, by in map(json.loads, lines) if by == test}


def _note(place: int, test: str) -> None:
    _caught.add(place)
    with Path(os.environ[CAUGHT]).open("a", encoding="utf-8") as file:
        file.write(json.dumps([place, test]) + "\n")


def _fails(item: pytest.Function, nextitem: pytest.Item | None, place: int, took: float) -> bool:
    """Whether a test fails with one fault on. What is late says nothing: the fork may lack a thread that it waits for."""
    child = os.fork()
    if not child:
        failed = True
        try:
            _again(item, place, took)
            failed = any(each.failed for each in runtestprotocol(item, log=False, nextitem=nextitem))
        finally:
            os._exit(failed)
    _, status = os.waitpid(child, 0)
    with contextlib.suppress(ProcessLookupError):  # what the test started and left
        os.killpg(child, signal.SIGKILL)
    if os.WIFSIGNALED(status):
        _unsteady.add(item.nodeid)
    return os.WIFEXITED(status) and os.WEXITSTATUS(status) != 0


def _again(item: pytest.Function, place: int, took: float) -> None:
    os.setsid()
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.alarm(10 + int(4 * took))
    passing.now, os.environ[passing.ON], passing.notes = place, str(place), None
    os.environ.pop(passing.REACHED, None)
    item._initrequest()
