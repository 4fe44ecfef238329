"""`--players` takes classes of Python and programs, from the folder where `youyi` is started."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.house.tree import ROOT

MINE = """
class Last:
    version = 2

    def choose(self, view, moves, entropy):
        return moves[-1]
"""


def youyi(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "youyi", *words, "--lang", "en"]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_a_class_and_a_program_are_counted_among_ours(tmp_path):
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    program = f"cmd:{sys.executable} -S {ROOT / 'examples' / 'bots' / 'first.py'}"
    done = youyi(
        tmp_path, "simulate", "madiao", "--games", "60", "--processes", "2",
        "--players", f"mine:Last,{program},first,random", "--json",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["players"] == ["mine:Last@2", program, "first@1", "random@1"]
    assert (report["games"], report["ended"], report["engine"]) == (60, 60, "reference")


def test_forfeits_are_counted_and_shown(tmp_path):
    done = youyi(
        tmp_path, "simulate", "ruqi", "--games", "2", "--processes", "1", "--players", "cmd;fail=forfeit:./none,first"
    )
    assert done.returncode == 0, done.stderr
    assert "games forfeited, by seat  2  0" in done.stdout
    assert "--players 'cmd;fail=forfeit:./none,first'" in done.stdout


def test_what_cannot_play_is_one_line(tmp_path):
    for players, why in {
        "nowhere:Bot,first": "cannot import 'nowhere': ModuleNotFoundError",
        "cmd:./none,first": "cmd:./none: it cannot be started (./none: No such file or directory)",
    }.items():
        done = youyi(tmp_path, "play", "ruqi", "--players", players)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.count("\n") == 1
        assert why in done.stderr
