"""The rooms in which faults are drawn: what a room names is there, and nothing of the code is in none."""

from __future__ import annotations

import runpy

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
