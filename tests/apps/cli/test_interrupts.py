"""Ctrl-C in a terminal ends a command and every process it started, and what was played is kept."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.apps.cli.terminal import CTRL_C, SOURCES, Terminal
from youyi.records.files import opened

LONG = ("simulate", "madiao", "--games", "1000000", "--players", "heuristic")


@pytest.mark.parametrize(
    ("processes", "running"), [pytest.param("1", True, marks=pytest.mark.long), ("2", True), ("2", False)]
)
def test_ctrl_c_ends_a_simulation_and_its_workers(processes, running):
    terminal = Terminal(*LONG, "--processes", processes)
    terminal.until("games ")
    if running:
        terminal.until(" [1-9][0-9]*/1000000")
    terminal.type(CTRL_C)
    status, left = terminal.end(), terminal.left()
    assert status == 130
    assert left == []
    assert "Traceback" not in terminal.said
    assert "KeyboardInterrupt" not in terminal.said


def test_ctrl_c_amid_an_exec_is_a_status(tmp_path: Path):
    """As everywhere else: Python would end itself by the signal."""
    main = "from youyi.apps import cli\ncli.youyi.main = lambda **_: exec('raise KeyboardInterrupt')\ncli.main()\n"
    (tmp_path / "interrupted.py").write_text(main)
    path = {"PYTHONPATH": os.pathsep.join([str(SOURCES), str(tmp_path)])}
    assert subprocess.run([sys.executable, "-m", "interrupted"], check=False, env=os.environ | path).returncode == 130


def test_ctrl_c_leaves_a_game_and_keeps_it(tmp_path: Path):
    file = tmp_path / "a.jsonl"
    terminal = Terminal("play", "ruqi", "--seed", "5", "--plain", "--record", str(file), "--lang", "en")
    terminal.until("White> ")
    terminal.until_it_reads()  # Python loses a signal between its prompt and its reading
    terminal.type(CTRL_C)
    assert terminal.end() == 130
    assert "You leave the game" in terminal.said
    assert "Traceback" not in terminal.said
    assert len(opened(file)) == 1
