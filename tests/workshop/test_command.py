"""One door to the workshop: every command is named with what it does, and there is no second way in."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.house.tree import PACKAGE, ROOT, WORKSHOP, python_files, short
from workshop.__main__ import COMMANDS, main

PROGRAMS = {
    "src/youyi/__main__.py",
    "src/youyi/apps/web/bench/launcher.py",
    "src/youyi/bots/limited.py",
    "workshop/__main__.py",
}


def test_help_names_every_command():
    said = subprocess.run(
        [sys.executable, "-m", "workshop", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert [name for name in COMMANDS if f"    {name}" not in said.stdout] == []


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_says_what_it_takes(name, capsys):
    with pytest.raises(SystemExit, match="0"):
        main([name, "--help"])
    assert COMMANDS[name].does in " ".join(capsys.readouterr().out.split())


def test_an_unknown_command_is_refused(capsys):
    with pytest.raises(SystemExit, match="2"):
        main(["rulebook"])
    assert "rulebook" in capsys.readouterr().err


def test_there_are_no_private_doors():
    doors = {
        short(path) for path in python_files(PACKAGE, WORKSHOP) if '__name__ == "__main__"' in path.read_text("utf-8")
    }
    assert doors == PROGRAMS
