"""The rooms in which faults are drawn: what a room names is there, and nothing of the code is in none. Slow tests catch nothing."""

from __future__ import annotations

import importlib
import json
import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.house.tree import PACKAGE, ROOT

ROOMS = runpy.run_path(str(ROOT / "tools/mutants/rooms.py"))["ROOMS"]
IN_NO_ROOM = {"games", "apps"}
"""Packages of packages, which have rooms of their own."""


def places(room: object) -> list[str]:
    """What a room names: its code, and the tests that answer for it."""
    stages = [part for stage in room.stages for part in stage]  # type: ignore[attr-defined]
    return [*room.code, *(part for part in stages if part.startswith("tests"))]  # type: ignore[attr-defined]


def test_all_that_a_room_names_is_there():
    named = {(name, place) for name, room in ROOMS.items() for place in places(room)}
    assert len(named) > 100
    assert sorted((name, place) for name, place in named if not (ROOT / place).exists()) == []


def test_what_a_room_leaves_out_is_there():
    missing = [
        (name, left_out)
        for name, room in ROOMS.items()
        for left_out in room.without
        if not any(left_out in path.as_posix() for folder in room.code for path in (ROOT / folder).rglob("*.*"))
    ]
    assert missing == []


def test_every_package_is_in_a_room():
    code = {place for room in ROOMS.values() for place in room.code}
    top = [path for path in PACKAGE.iterdir() if (path / "__init__.py").is_file() and path.name not in IN_NO_ROOM]
    below = [path for name in IN_NO_ROOM for path in (PACKAGE / name).iterdir() if (path / "__init__.py").is_file()]
    here = {path.relative_to(ROOT).as_posix() for path in (*top, *below)}
    assert len(here) > 10
    assert sorted(here - code) == []


def test_all_tests_of_kernels_answer_for_a_room():
    named = {place for room in ROOMS.values() if room.kernels for place in places(room)}
    here = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests/lockstep").glob("test_*.py")}
    assert len(here) > 5
    assert sorted(here - named) == []


FAULTY = "1 + 2"
TEST = "tests/lockstep/test_lockstep.py::test_long"


def verdict(patch: pytest.MonkeyPatch, folder: Path, *, needs: float, faulty: float, known: bool, reached: bool) -> str:
    """What is said of a fault that no test notices, by tests that need so many seconds without it and with it."""
    patch.syspath_prepend(str(ROOT / "tools/mutants"))
    running: Any = importlib.import_module("running")
    (folder / "sums.py").write_text("1 - 2", "utf-8")

    def paced(copy: Any, _room: object, *arguments: str, patience: float | None = None) -> tuple[int, str]:
        seconds = faulty if (copy.root / "sums.py").read_text("utf-8") == FAULTY else needs
        has_it = any(each.startswith("@") or TEST.startswith(each) for each in arguments)
        if has_it and seconds > (patience or copy.limit):
            raise subprocess.TimeoutExpired("pytest", patience or copy.limit)
        return 0, ""

    patch.setattr(running.Copy, "pytest", paced)
    copy = running.Copy(folder, 600)
    copy.seconds = {TEST: needs} if known else {}
    fault = running.Fault("ruqi fast", "sums.py", 1, 0, 5, FAULTY, "sign")
    outcome: str = running.tried(fault, copy, (TEST,) if reached else running.ANYWHERE).outcome
    return outcome


@pytest.mark.parametrize("reached", [True, False])
def test_slow_tests_do_not_catch_a_fault_that_they_pass(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, reached: bool):
    assert verdict(monkeypatch, tmp_path, needs=650, faulty=650, known=True, reached=reached) == "survived"


def test_tests_that_are_late_without_a_fault_decide_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    assert verdict(monkeypatch, tmp_path, needs=650, faulty=650, known=False, reached=False) == "late"


@pytest.mark.parametrize("known", [True, False])
def test_a_fault_that_makes_tests_late_is_caught(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, known: bool):
    assert verdict(monkeypatch, tmp_path, needs=5, faulty=10_000, known=known, reached=known) == "hung"


def begun(patch: pytest.MonkeyPatch, folder: Path, *, without: bool, reached: bool) -> str:
    """What is said of a fault with which no test can begin, if they can without it or cannot."""
    patch.syspath_prepend(str(ROOT / "tools/mutants"))
    running: Any = importlib.import_module("running")
    (folder / "sums.py").write_text("1 - 2", "utf-8")

    def broken(copy: Any, _room: object, *_arguments: str, patience: float | None = None) -> tuple[int, str]:
        if without and (copy.root / "sums.py").read_text("utf-8") != FAULTY:
            return 0, ""
        raise running.CannotBegin(f"conftest.py cannot be read ({patience})")

    patch.setattr(running.Copy, "pytest", broken)
    copy = running.Copy(folder, 600)
    copy.seconds = {TEST: 1}
    fault = running.Fault("ruqi fast", "sums.py", 1, 0, 5, FAULTY, "sign")
    outcome: str = running.tried(fault, copy, (TEST,) if reached else running.ANYWHERE).outcome
    return outcome


@pytest.mark.parametrize("reached", [True, False])
def test_a_fault_with_which_tests_cannot_begin_is_caught(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, reached: bool
):
    assert begun(monkeypatch, tmp_path, without=True, reached=reached) == "caught"


def test_tests_that_cannot_begin_at_all_catch_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    with pytest.raises(RuntimeError, match="cannot be read"):
        begun(monkeypatch, tmp_path, without=False, reached=False)


CODE = """
from functools import cache
import passing

@cache
def kept(number):
    return number - 1 if passing.reached(2) else number + 1

def total(one, two):
    return one - two if passing.reached(0) else one + two

def most(one, two):
    return two if passing.reached(1) or one < two else one

def least(one, two):
    return two if passing.reached(3) else min(one, two)
"""
CHECKS = """
import os
from unittest.mock import patch

from sums import kept, least, most, total

def test_nothing_much():
    assert total(2, 0) == 2
    assert kept(1) == 2

def test_sums():
    assert total(2, 1) == 3
    assert most(1, 2) == 2

def test_what_was_kept():
    assert kept(1) == 2

def test_in_a_cleared_environment():
    with patch.dict(os.environ, clear=True):
        assert least(1, 2) == 1
"""


def test_a_test_that_passes_runs_again_with_each_fault_it_comes_by(tmp_path: Path):
    """One is noticed by the second test, one by a test that clears its environment; one that no test tells apart, and one whose value was kept, are left to be tried alone."""
    (tmp_path / "sums.py").write_text(CODE, "utf-8")
    (tmp_path / "test_sums.py").write_text(CHECKS, "utf-8")
    names = ("MUTANTS_REACHED", "MUTANTS_ENDED", "MUTANTS_CAUGHT")
    for name in names:
        (tmp_path / name).touch()
    environment = {name: str(tmp_path / name) for name in names} | {"MUTANTS_MANY": "4"}
    path = os.pathsep.join([str(ROOT / "tools/mutants"), str(tmp_path)])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "probe", "-p", "no:cacheprovider", "test_sums.py"]
    done = subprocess.run(
        command,
        cwd=tmp_path,
        env={**os.environ, **environment, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    caught = dict(map(json.loads, (tmp_path / "MUTANTS_CAUGHT").read_text("utf-8").splitlines()))
    assert caught == {0: "test_sums.py::test_sums", 3: "test_sums.py::test_in_a_cleared_environment"}
    come_by = list(map(json.loads, (tmp_path / "MUTANTS_REACHED").read_text("utf-8").splitlines()))
    assert {(place, test.partition("::")[2]) for place, test in come_by} == {
        (0, "test_nothing_much"), (0, "test_sums"), (1, "test_sums"), (2, "test_nothing_much"), (3, "test_in_a_cleared_environment"),
    }  # fmt: skip
