"""Copies of the checkout with faults in them, and what the tests say."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from client_tests import client_judged, furnish
from places import Fault
from rooms import CLIENT, ROOMS, ROOT, SRC, Room

HERE = Path(__file__).resolve().parent
BUILT = (f"{SRC}/apps/web/static", "build/site")
"""What git ignores and some tests need."""
OPTIONS = ("-q", "-m", "not long and not browser", "--benchmark-skip", "-p", "no:cacheprovider", "-p", "probe", "--hypothesis-profile=ci")  # fmt: skip
NO_TESTS, BROKEN = 5, (3, 4)
"""What pytest says when none was selected, and when it could not so much as begin."""


ANYWHERE = ("",)
"""What stands for the tests of a fault that is come by before any test begins, or of a compiled one: all of the room."""


class CannotBegin(RuntimeError):
    """Tests that could not so much as begin."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the tests said of a fault."""

    fault: Fault
    old: str
    outcome: str
    """`caught`, `hung` (caught by a time-out of the run itself), `survived`, or `late`: without the fault the tests take as long, and decide nothing."""
    by: str
    """The first test that failed."""
    seconds: float
    tests: int
    """How many tests were known to come by the place."""


@dataclass(slots=True)
class Copy:
    """A copy of the committed checkout, in which one fault stands at a time."""

    root: Path
    limit: float
    """Seconds for one run of tests."""
    plain: bool = False
    """Whether kernels run as Python."""
    failing: set[str] = field(default_factory=set)
    """Tests that fail without any fault, here and now: they say nothing."""
    seconds: dict[str, float] = field(default_factory=dict)
    """How long each test took without a fault."""
    noticed: dict[Fault, str] = field(default_factory=dict)
    """Faults that a test noticed while all stood in the code, switched off but for one."""

    @classmethod
    def made(cls, folder: Path, limit: float, client: bool = True, plain: bool = False) -> Copy:
        """Clone the checkout, with what git ignores, into a folder that is emptied first."""
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run(["git", "clone", "--quiet", "--shared", str(ROOT), str(folder)], check=True)
        for each in BUILT:
            if (ROOT / each).is_dir():
                shutil.copytree(ROOT / each, folder / each)
        if client:
            furnish(folder / "client")
        shutil.copy(HERE / "passing.py", folder / "src")
        # Compiled by what it says, not by when it was written, a module with a fault is never taken for the one without.
        compiled = [sys.executable, "-m", "compileall", "-q", "--invalidation-mode=checked-hash", "src", "workshop"]
        subprocess.run(compiled, cwd=folder, check=True)
        without_numba = folder / ".plain"
        without_numba.mkdir()
        (without_numba / "sitecustomize.py").write_text('import sys\n\nsys.modules["numba"] = None\n', "utf-8")
        return cls(folder, limit, plain)

    def text(self, fault: Fault) -> str:
        """What stands in the place of a fault."""
        return (self.root / fault.file).read_bytes()[fault.start : fault.end].decode()

    @contextmanager
    def changed(self, places: Sequence[tuple[Fault, str]]) -> Iterator[None]:
        """Put texts in the places of faults for a while; in one file the last comes first, and none lies in another."""
        before = {fault.file: (self.root / fault.file).read_bytes() for fault, _ in places}
        try:
            for fault, new in sorted(places, key=lambda each: -each[0].start):
                path = self.root / fault.file
                text = path.read_bytes()
                path.write_bytes(text[: fault.start] + new.encode() + text[fault.end :])
            yield
        finally:
            for file, text in before.items():
                (self.root / file).write_bytes(text)

    def pytest(self, room: Room, *arguments: str, patience: float | None = None, **environment: str) -> tuple[int, str]:
        """Run some tests of a room; returns the status and what was printed. Raises `TimeoutExpired`."""
        path = [self.root / "src", HERE, *(() if room.numba else [self.root / ".plain"])]
        given = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, path))} | environment
        given.pop("PYTHONDONTWRITEBYTECODE", None)
        if room.numba:
            given["CI"] = "1"
        else:
            given.pop("CI", None)
        skipped = [f"--deselect={each}" for each in sorted(self.failing)]
        patience = patience or self.limit
        command = [
            sys.executable,
            "-m",
            "pytest",
            *OPTIONS,
            *(("-p", "plain_kernels") if self.plain and room.kernels else ()),
            f"--timeout={min(patience, self.limit):g}",
            *skipped,
            *arguments,
        ]
        done = subprocess.run(
            command,
            cwd=self.root,
            env=given,
            capture_output=True,
            text=True,
            timeout=patience,
            check=False,
        )
        if done.returncode in BROKEN:
            raise CannotBegin(f"{' '.join(map(str, command))[-300:]}: {done.stdout[-500:]}{done.stderr[-500:]}")
        return done.returncode, done.stdout


def tried(fault: Fault, copy: Copy, tests: Sequence[str]) -> Verdict:
    """Put a fault into a copy, run the tests, and take it out again."""
    old, began = copy.text(fault), time.monotonic()
    if fault in copy.noticed:
        return Verdict(fault, old, "caught", copy.noticed[fault], 0, len(tests))
    try:
        outcome, by = (client_judged if fault.room == CLIENT else judged)(fault, copy, tests)
    except subprocess.TimeoutExpired as late:
        outcome, by = "hung", " ".join(map(str, late.cmd))[-100:]
    return Verdict(fault, old, outcome, by, round(time.monotonic() - began, 1), len(tests))


def judged(fault: Fault, copy: Copy, tests: Sequence[str]) -> tuple[str, str]:
    """Run the tests that come by the place and their files, or all of the room, until one fails that does not without the fault."""
    room = ROOMS[fault.room]
    stages = stages_of(copy, room, tests)
    while stages:
        patience = patience_for(copy, stages[0])
        try:
            with copy.changed([(fault, fault.new)]):
                status, said = copy.pytest(room, "-x", *stages[0], patience=patience)
        except subprocess.TimeoutExpired:
            if is_late(copy, room, stages[0], patience):
                return "late", " ".join(stages[0])[:200]
            raise
        except CannotBegin as error:
            copy.pytest(
                room, "--collect-only", *stages[0], patience=patience
            )  # raises where they cannot without it either
            return "caught", f"cannot begin: {str(error)[-200:]}"
        named = re.search(r"^(?:FAILED|ERROR) (.*?)(?: - .*)?$", said, re.MULTILINE)
        if status in (0, NO_TESTS):
            stages.pop(0)
        elif named is None:
            return "caught", f"status {status}: {said[-200:]}"
        elif copy.pytest(room, named[1])[0] == 0:
            return "caught", named[1]
        else:
            copy.failing.add(named[1])
    return "survived", ""


def stages_of(copy: Copy, room: Room, tests: Sequence[str]) -> list[tuple[str, ...]]:
    """What is run for a fault: tests that come by it, the quickest first, and their files, both as `limit` allows; or the room.

    Nothing if no test comes by it.
    """
    if tests == ANYWHERE:
        return list(room.stages)
    total, few = 0.0, list[str]()
    for each in tests:
        total += copy.seconds.get(each, 0)
        if few and total > copy.limit:
            return [tuple(few)]
        few.append(each)
    files = tuple(dict.fromkeys(each.partition("::")[0] for each in few))
    own = sum(took for test, took in copy.seconds.items() if test.startswith(files))
    return [tuple(few), *([files] if own <= copy.limit else [])] if few else []


def patience_for(copy: Copy, stage: Sequence[str]) -> float:
    """Seconds for a stage: ten times what it took without a fault. One test alone has `limit`, and ends what hangs."""
    parts = tuple(part for part in stage if part.startswith("tests"))
    return max(copy.limit, 60 + 10 * sum(took for test, took in copy.seconds.items() if test.startswith(parts)))


def is_late(copy: Copy, room: Room, stage: Sequence[str], patience: float) -> bool:
    """Whether a stage takes too long without any fault, too: that it does with one says nothing."""
    try:
        copy.pytest(room, "-x", *stage, patience=patience)
    except subprocess.TimeoutExpired:
        return True
    return False
