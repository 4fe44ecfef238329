"""Copies of the checkout with faults in them, and what the tests say."""

from __future__ import annotations

import json
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

from places import Fault
from probe import ENDED, REACHED
from rooms import CLIENT, ROOMS, ROOT, SRC, Room

HERE = Path(__file__).resolve().parent
BUILT = (f"{SRC}/apps/web/static", "build/site")
"""What git ignores and some tests need."""
OPTIONS = ("-q", "-m", "not long and not browser", "--benchmark-skip", "-p", "no:cacheprovider", "-p", "probe", "--hypothesis-profile=ci")  # fmt: skip
NO_TESTS, BROKEN = 5, (3, 4)
"""What pytest says when none was selected, and when it could not so much as begin."""


CONFIG = """import { mergeConfig } from "vitest/config";
import own from "./vitest.config.ts";

export default mergeConfig(own, { test: { setupFiles: ["./reached.mjs"], maxWorkers: 1 } });
"""
VITEST = ("vitest", "run", "--config", "mutants.config.ts", "--reporter=dot")


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

    @classmethod
    def made(cls, folder: Path, limit: float, client: bool = True, plain: bool = False) -> Copy:
        """Clone the checkout, with what git ignores."""
        subprocess.run(["git", "clone", "--quiet", "--shared", str(ROOT), str(folder)], check=True)
        for each in BUILT:
            if (ROOT / each).is_dir():
                shutil.copytree(ROOT / each, folder / each)
        # Vite loads nothing from outside: no link would do.
        if client:
            shutil.copytree(ROOT / "client/node_modules", folder / "client/node_modules", symlinks=True)
        without_numba = folder / ".plain"
        without_numba.mkdir()
        (without_numba / "sitecustomize.py").write_text('import sys\n\nsys.modules["numba"] = None\n', "utf-8")
        (folder / "client/mutants.config.ts").write_text(CONFIG, "utf-8")
        (folder / "client/reached.mjs").write_text((HERE / "reached.mjs").read_text("utf-8"), "utf-8")
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
        given = (
            os.environ | {"PYTHONPATH": os.pathsep.join(map(str, path)), "PYTHONDONTWRITEBYTECODE": "1"} | environment
        )
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
            timeout=patience or self.limit,
            check=False,
        )
        if done.returncode in BROKEN and not arguments[-1].startswith("@"):
            raise CannotBegin(f"{' '.join(map(str, command))[-300:]}: {done.stdout[-500:]}{done.stderr[-500:]}")
        return done.returncode, done.stdout

    def npm(self, *command: str, **environment: str) -> tuple[int, str]:
        """Run a command of the client's packages."""
        done = subprocess.run(
            ["npx", *command], cwd=self.root / "client", env=os.environ | environment,
            capture_output=True, text=True, timeout=4 * self.limit, check=False,
        )  # fmt: skip
        return done.returncode, done.stdout + done.stderr


def probed(copy: Copy, fault: Fault, place: int) -> str:
    """The text of a fault's place that says when it is come by and then does what it did."""
    old = copy.text(fault)
    if fault.room == CLIENT:
        call = f"(globalThis as any).reached({place})"
        return f"{{ {call}; {old} }}" if fault.statement else f"({call}, {old})"
    call = f"__import__('probe').reached({place})"
    return f"{call}; {old}" if fault.statement else f"({call} or ({old}))"


def apart(faults: Sequence[Fault]) -> list[Fault]:
    """Faults of which none lies in the place of another."""
    found: list[Fault] = []
    for each in faults:
        if all(each.file != other.file or each.end <= other.start or other.end <= each.start for other in found):
            found.append(each)
    return found


def reach(copy: Copy, faults: Sequence[Fault], notes: Path, patience: float) -> dict[Fault, tuple[str, ...]]:
    """Run the tests of these faults' rooms once without a fault: which of them come by each place, the shortest first."""
    places, rooms = apart(faults), [ROOMS[name] for name in dict.fromkeys(fault.room for fault in faults)]
    hits, ended = notes.with_suffix(".reached"), notes.with_suffix(".ended")
    for each in (hits, ended):
        each.unlink(missing_ok=True)
        each.touch()
    environment = {REACHED: str(hits), ENDED: str(ended)}
    with copy.changed([(fault, probed(copy, fault, nth)) for nth, fault in enumerate(places)]):
        if faults[0].room == CLIENT:
            copy.npm(*VITEST, **environment)
        else:
            paths = {part for room in rooms for stage in room.stages for part in stage if part.startswith("tests")}
            whole = sorted(each for each in paths if not any(Path(other) in Path(each).parents for other in paths))
            options = ("--continue-on-collection-errors", "--maxfail=1000")
            status, said = copy.pytest(rooms[0], *options, *whole, patience=patience, **environment)
            print(f"without a fault: status {status}, {said.splitlines()[-1] if said else ''}", flush=True)
    return read(copy, places, hits, ended)


def read(copy: Copy, places: Sequence[Fault], hits: Path, ended: Path) -> dict[Fault, tuple[str, ...]]:
    """What the probe noted; tests that failed are kept apart."""
    seconds = copy.seconds
    for test, outcome, took in map(json.loads, ended.read_text("utf-8").splitlines()):
        seconds[test] = seconds.get(test, 0) + took
        if outcome == "failed":
            copy.failing.add(test)
    found: dict[Fault, set[str]] = {fault: set() for fault in places}
    for place, test in map(json.loads, hits.read_text("utf-8").splitlines()):
        if test and test not in copy.failing:
            found[places[place]].add(test)
    return {fault: tuple(sorted(tests, key=lambda each: seconds.get(each, 0))) for fault, tests in found.items()}


def tried(fault: Fault, copy: Copy, tests: Sequence[str]) -> Verdict:
    """Put a fault into a copy, run the tests, and take it out again."""
    old, began = copy.text(fault), time.monotonic()
    try:
        outcome, by = (client_judged if fault.room == CLIENT else judged)(fault, copy, tests)
    except subprocess.TimeoutExpired as late:
        outcome, by = "hung", " ".join(map(str, late.cmd))[-100:]
    return Verdict(fault, old, outcome, by, round(time.monotonic() - began, 1), len(tests))


def judged(fault: Fault, copy: Copy, tests: Sequence[str]) -> tuple[str, str]:
    """Run the tests that come by the place, or all of the room, until one fails that does not fail without the fault."""
    room, chosen = ROOMS[fault.room], copy.root / ".chosen"
    chosen.write_text("\n".join(tests), "utf-8")
    stages = [(f"@{chosen}",)] if tests else list(room.stages)
    while stages:
        patience = patience_for(copy, tests if stages[0][0].startswith("@") else (), stages[0])
        try:
            with copy.changed([(fault, fault.new)]):
                status, said = copy.pytest(room, "-x", *stages[0], patience=patience)
        except subprocess.TimeoutExpired:
            if is_late(copy, room, stages[0], patience):
                return "late", " ".join(stages[0])
            raise
        except CannotBegin as error:
            copy.pytest(
                room, "--collect-only", *stages[0], patience=patience
            )  # raises where they cannot without it either
            return "caught", f"cannot begin: {str(error)[-200:]}"
        named = re.search(r"^(?:FAILED|ERROR) (.*?)(?: - .*)?$", said, re.MULTILINE)
        if status in (0, NO_TESTS):
            stages.pop(0)
        elif status in BROKEN:  # with the fault, tests have other names
            stages = list(room.stages)
        elif named is None:
            return "caught", f"status {status}: {said[-200:]}"
        elif stages[0][0].startswith("@") or copy.pytest(room, named[1])[0] == 0:
            return "caught", named[1]
        else:
            copy.failing.add(named[1])
    return "survived", ""


def patience_for(copy: Copy, tests: Sequence[str], stage: Sequence[str]) -> float:
    """Seconds for some tests or a stage: ten times what they took without a fault. One test alone has `limit`, and ends what hangs."""
    if tests:
        return 60 + 10 * sum(copy.seconds[each] for each in tests)
    parts = tuple(part for part in stage if part.startswith("tests"))
    return max(copy.limit, 60 + 10 * sum(took for test, took in copy.seconds.items() if test.startswith(parts)))


def is_late(copy: Copy, room: Room, stage: Sequence[str], patience: float) -> bool:
    """Whether a stage takes too long without any fault, too: that it does with one says nothing."""
    try:
        copy.pytest(room, "-x", *stage, patience=patience)
    except subprocess.TimeoutExpired:
        return True
    return False


def client_judged(fault: Fault, copy: Copy, tests: Sequence[str]) -> tuple[str, str]:
    """Run the files of tests that come by the place, then the others, then the check of types."""
    checks = [(*VITEST, "--bail=1", *tests)] if tests else []
    for command in (
        *checks,
        (*VITEST, "--bail=1"),
        ("svelte-check", "--tsconfig", "./tsconfig.json", "--output", "human"),
    ):
        with copy.changed([(fault, fault.new)]):
            status, said = copy.npm(*command)
        if status:
            named = re.search(r"^.*(?:FAIL|Error:).*$", said, re.MULTILINE)
            return "caught", named[0].strip() if named else said[-200:]
    return "survived", ""
