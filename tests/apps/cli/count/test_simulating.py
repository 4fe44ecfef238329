"""`youyi simulate` with files, killed and gone on with; `youyi reopen`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.apps.cli.terminal import CTRL_C, SOURCES, Terminal
from tests.apps.cli.test_commands import youyi
from tests.kit.patience import PATIENCE

ASKED = ("simulate", "madiao", "--engine", "reference", "--players", "first", "--seed", "3", "--games", "350", "--json")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, bytes]:
    """What the simulation writes that nothing interrupts: the report and the rows."""
    folder = tmp_path_factory.mktemp("whole")
    done = youyi(*ASKED, "--processes", "1", "--csv", "rows.csv", folder=folder)
    assert done.returncode == 0
    return done.stdout, (folder / "rows.csv").read_bytes()


@pytest.mark.parametrize(("processes", "sent"), [("1", signal.SIGKILL), ("2", signal.SIGTERM)])
def test_a_killed_simulation_goes_on_to_the_identical_result(processes, sent, whole, tmp_path):
    words = (*ASKED, "--processes", processes, "--csv", "rows.csv", "--partial", "kept.json")
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(SOURCES), "PYTHONUTF8": "1"}
    running = subprocess.Popen(
        [sys.executable, "-m", "youyi", *words], cwd=tmp_path, env=environment, stdout=subprocess.DEVNULL
    )
    limit = time.monotonic() + PATIENCE
    while not (tmp_path / "kept.json").exists() and time.monotonic() < limit:
        time.sleep(0.02)
    running.send_signal(sent)
    assert running.wait(timeout=PATIENCE) == (-signal.SIGKILL if sent == signal.SIGKILL else 128 + signal.SIGTERM)
    assert 0 < json.loads((tmp_path / "kept.json").read_text("utf-8"))["games"] < 350
    done = youyi(*words, folder=tmp_path)
    assert (done.stdout, (tmp_path / "rows.csv").read_bytes()) == whole
    assert not (tmp_path / "kept.json").exists()


def test_the_bar_tells_the_rate_and_ctrl_c_leaves_what_is_counted(tmp_path: Path):
    kept = tmp_path / "kept.json"
    terminal = Terminal(*ASKED[:-3], "--games", "1000000", "--processes", "1", "--partial", str(kept))
    terminal.until(r"[1-9][0-9]*/1000000.*[0-9]/s")
    terminal.type(CTRL_C)
    assert (terminal.end(), terminal.left()) == (130, [])
    assert json.loads(kept.read_text("utf-8"))["games"] >= 50


def test_a_reopened_game_verifies_and_explains_itself(tmp_path: Path):
    words = ("reopen", "ruqi", "--seed", "3", "--game", "149", "--players", "first")
    assert youyi(*words, "--out", "a.json", folder=tmp_path).stdout == "The game is saved in a.json.\n"
    record = (tmp_path / "a.json").read_text("utf-8")
    assert youyi(*words).stdout == record
    assert json.loads(record)["chance"] == {"kind": "numbered", "seed": 3, "game": 149}
    assert "every throw follows from its seed" in youyi("record", "verify", "a.json", folder=tmp_path).stdout
    assert "[ruqi.dice]" in youyi("why", "a.json", "5", folder=tmp_path).stdout


def test_the_report_gives_the_command_that_opens_the_longest_game():
    asked = (
        "--games 9 --processes 1 --seed 4 --ruleset classical --set arms=forward --term rounds=2 --players first,random"
    )
    report = youyi("simulate", "ruqi", *asked.split()).stdout
    (line,) = (line for line in report.splitlines() if line.startswith("longest  game "))
    found = json.loads(youyi("simulate", "ruqi", *asked.split(), "--json").stdout)["longest"]
    assert line.startswith(f"longest  game {found['game']}, {found['turns']} turns: youyi reopen ruqi --seed 4 ")
    record = json.loads(youyi(*line.partition(": youyi ")[2].split()).stdout)
    assert record["chance"] == {"kind": "numbered", "seed": 4, "game": found["game"]}
    assert record["rulings"] == {"arms": "forward"}
    assert record["terms"] == {"rounds": 2}
    assert [each["player"] for each in record["seats"]] == ["first@1", "random@1"]


def test_clauses_are_listed():
    done = youyi("simulate", "ruqi", "--games", "3", "--processes", "1", "--clauses")
    assert "ruqi.dice\ttwo dice\t3\n" in done.stdout
    assert "clauses are counted" in done.stdout


@pytest.mark.parametrize("words", [("simulate", "ruqi", "--csv", "rows.csv"), ("compare", "ruqi", "arms=forward")])
def test_pictures_that_cannot_be_drawn_are_refused_before_a_game_and_not_missed_without(words, monkeypatch, tmp_path):
    monkeypatch.setattr("youyi.analysis.reports.plots.module_installed", lambda _name: False)
    asked = (*words, "--players", "first,first", "--games", "2", "--processes", "1")
    refused = youyi(*asked, "--html", "page", folder=tmp_path)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "matplotlib" in refused.stderr
    assert list(tmp_path.iterdir()) == [], "nothing was played"
    assert youyi(*asked, folder=tmp_path).returncode == 0
