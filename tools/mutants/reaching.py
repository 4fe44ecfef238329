"""Which tests come by the places of faults, and which faults they notice while all stand in the code, switched off but for one."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from client_tests import client_reach
from passing import REACHED
from places import Fault
from probe import CAUGHT, ENDED, LONG, MANY
from rooms import CLIENT, ROOMS, ROOT, SRC
from running import ANYWHERE, Copy


def reach(
    copy: Copy, faults: Sequence[Fault], notes: Path, patience: float, few: int | None = None
) -> dict[Fault, tuple[str, ...]]:
    """Run the tests of these faults' room once, and in forks with each fault they come by, until all faults are noticed.

    `few`: so many stages of the room's tests, the nearest; None: all.
    """
    places, room = apart(faults), ROOMS[faults[0].room]
    if faults[0].room == CLIENT:
        return client_reach(copy, places, notes)
    files = {each: notes.with_name(f"{notes.name}.{each}") for each in (REACHED, ENDED, CAUGHT)}
    for each in files.values():
        each.unlink(missing_ok=True)
        each.touch()
    environment = {name: str(path) for name, path in files.items()} | {MANY: str(len(places))}
    if room.kernels:
        environment[LONG] = str(copy.limit)
    with copy.changed([(fault, probed(copy, fault, nth)) for nth, fault in enumerate(places)]):
        stages = list(room.stages if room.kernels else nearest_first(faults))
        for stage in stages[:few]:
            if len(files[CAUGHT].read_text("utf-8").splitlines()) < len(places):
                options = ("--continue-on-collection-errors", "--maxfail=1000")
                try:
                    status, said = copy.pytest(room, *options, *stage, patience=patience, **environment)
                except subprocess.TimeoutExpired:
                    status, said = -1, f"the others have not run: {patience:.0f} s are over"
                ended = [line for line in said.splitlines() if line.startswith(("FAILED", "ERROR"))]
                last = said.splitlines()[-1] if said else ""
                print(*ended, f"{room.code[0]}, all faults off: status {status}, {last}", sep="\n", flush=True)
    for place, test in map(json.loads, files[CAUGHT].read_text("utf-8").splitlines()):
        copy.noticed[places[place]] = test
    return read(copy, places, files[REACHED], files[ENDED])


def nearest_first(faults: Sequence[Fault]) -> Iterator[tuple[str, ...]]:
    """The tests of a room: files that name a module with a fault, then folders that mirror its package, then all others."""
    near = sorted({test for fault in faults for test in naming(fault.file)})
    if near:
        yield tuple(near)
    mirrors = {mirror(fault.file) for fault in faults}
    folders = sorted(
        each for each in mirrors if each not in {"tests", "tests/apps", "tests/games"} and (ROOT / each).is_dir()
    )
    if folders:
        yield (*folders, *(f"--ignore={each}" for each in near))
    for stage in ROOMS[faults[0].room].stages:
        yield (*stage, *(f"--ignore={each}" for each in (*near, *folders)))


def mirror(file: str) -> str:
    """The folder of tests that is to mirror the folder of a file."""
    folder = Path(file).parent.as_posix()
    return folder.replace(SRC, "tests", 1) if folder.startswith(SRC) else f"tests/{folder}"


@cache
def naming(file: str) -> tuple[str, ...]:
    """The files of tests that import a module, or bear its name."""
    *folders, name = Path(file.removeprefix("src/")).with_suffix("").parts
    names = re.compile(
        rf"\b{re.escape('.'.join([*folders, name]))}\b|from {re.escape('.'.join(folders))} import .*\b{name}\b"
    )
    tests = sorted((ROOT / "tests").rglob("test_*.py"))
    found = [each for each in tests if each.stem == f"test_{name}" or names.search(each.read_text("utf-8"))]
    return tuple(each.relative_to(ROOT).as_posix() for each in found)


def probed(copy: Copy, fault: Fault, place: int) -> str:
    """The text of a fault's place that says when it is come by, and then does what it did or, where the fault is on, what is new."""
    old, call = copy.text(fault), f"__import__('passing').reached({place})"
    if fault.new == "return None":
        return f"return None if {call} else ({old.removeprefix('return')})"
    return f"if not {call}: {old}" if fault.statement else f"(({fault.new}) if {call} else ({old}))"


def apart(faults: Sequence[Fault]) -> list[Fault]:
    """Faults of which none lies in the place of another."""
    found: list[Fault] = []
    for each in faults:
        if all(each.file != other.file or each.end <= other.start or other.end <= each.start for other in found):
            found.append(each)
    return found


def read(copy: Copy, places: Sequence[Fault], hits: Path, ended: Path) -> dict[Fault, tuple[str, ...]]:
    """What the probe noted, the quickest test first; tests that failed are kept apart."""
    seconds = copy.seconds
    for test, outcome, took in map(json.loads, ended.read_text("utf-8").splitlines()):
        seconds[test] = seconds.get(test, 0) + took
        if outcome == "failed":
            copy.failing.add(test)
    found: dict[Fault, set[str]] = {fault: set() for fault in places}
    early = set[Fault]()
    for place, test in map(json.loads, hits.read_text("utf-8").splitlines()):
        if not test:
            early.add(places[place])
        elif test not in copy.failing:
            found[places[place]].add(test)
    return {
        fault: ANYWHERE if fault in early else tuple(sorted(tests, key=lambda each: seconds.get(each, 0)))
        for fault, tests in found.items()
    }
