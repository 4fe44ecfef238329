"""What comes of a player that fails: one line that says why, and a lost game where a forfeit was agreed."""

from __future__ import annotations

import os
import subprocess
import sys
from select import select

import pytest
from click.testing import CliRunner

from tests.bots.test_programs import GOOD, LOOP, bout, program_at, script
from tests.house.tree import ROOT
from tests.kit.patience import PATIENCE
from youyi.analysis.match.matches import Match, play_match
from youyi.analysis.match.multiplayer_match import rankings
from youyi.analysis.match.report import reported
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.one_game import play_game
from youyi.analysis.simulate.simulation import simulate
from youyi.apps.cli.commands import youyi
from youyi.bots.errors import BotFailed
from youyi.games import game
from youyi.kernel.errors import IllegalMove


@pytest.mark.parametrize(
    ("command", "players", "processes"),
    [
        ("simulate", ["--players", "cmd:./nope,greedy"], 1),
        ("simulate", ["--players", "cmd:./nope,greedy"], 2),
        ("compare", ["scoring=yield", "--players", "cmd:./nope,greedy"], 2),
        ("match", ["cmd:./nope", "greedy"], 2),
        ("simulate", ["--players", "tests.bots.faulty:Raises,greedy"], 2),
        ("match", ["tests.bots.faulty:Five", "greedy"], 2),
    ],
)
def test_a_failure_is_one_line_with_any_number_of_processes(command, players, processes):
    count = "--deals" if command == "match" else "--games"
    words = [command, "ruqi", *players, count, "60", "--processes", str(processes), "--lang", "en"]
    done = subprocess.run(
        [sys.executable, "-m", "youyi", *words], capture_output=True, text=True, check=False, cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )  # fmt: skip
    (line,) = done.stderr.strip().splitlines()
    name = players[-1].partition(",")[0] if command != "match" else players[0]
    assert line.startswith(f"youyi: {name}: it ")
    assert (done.returncode, done.stdout) == (2, "")


def test_what_is_no_move_and_what_is_raised_are_told_with_the_place():
    table = game("ruqi").under(terms={"rounds": 1})
    with pytest.raises(BotFailed, match="it chose 5, which is not a move"):
        play_game(table, ["tests.bots.faulty:Five", "greedy"], 1)
    with pytest.raises(BotFailed, match=r"it raised ZeroDivisionError: .* \(faulty\.py:\d+\)"):
        play_game(table, ["tests.bots.faulty:Raises", "greedy"], 1)
    with pytest.raises(IllegalMove):
        play_game(table, ["tests.bots.faulty:Illegal", "greedy"], 1)


def test_a_forfeit_is_a_loss_in_a_match_counted_and_shown():
    crashing = "cmd;fail=forfeit:/nowhere/none"
    match = Match(Plan(game="ruqi", players=(crashing, "greedy"), games=3, seed=1, engine="reference"))
    played = play_match(match)
    (meeting,) = reported(match, played)["meetings"]
    assert (meeting["won"], meeting["tied"], meeting["lost"], meeting["difference"]) == (0, 0, 3, None)
    assert meeting["forfeited"] == {"a": 3, "b": 0, "both": 0}
    other = play_match(Match(Plan(game="ruqi", players=("greedy", crashing), games=3, seed=1, engine="reference")))
    assert next(iter(other.meetings.values())).won == 3
    told = CliRunner().invoke(youyi, ["match", "ruqi", crashing, "greedy", "--deals", "4", "--processes", "1"])
    assert told.exit_code == 0, told.output
    assert f"deals forfeited: {crashing} 4, greedy@1 0" in told.output


def test_at_one_table_whoever_forfeits_is_last():
    crashing = "cmd;fail=forfeit:/nowhere/none"
    match = Match(Plan(game="ruqi", players=("greedy", crashing), games=2, seed=1, engine="reference"))
    assert [ranking for deal in rankings(match) for ranking in deal] == [("greedy@1", crashing)] * 2


def test_a_simulation_counts_a_forfeit_against_whoever_forfeits():
    report = simulate(
        Plan(game="ruqi", players=("cmd;fail=forfeit:/nowhere/none", "greedy"), games=4, seed=1, engine="reference")
    )
    assert (report["ended"], report["forfeits"]) == (0, [4, 0])
    assert [each["first"] for each in report["seats"]] == [0.0, 1.0]


def test_what_a_closed_program_has_started_is_gone(tmp_path):
    held, table = tmp_path / "held", bout("ruqi")
    os.mkfifo(held)
    end = os.open(held, os.O_RDONLY | os.O_NONBLOCK)
    starts = (
        f"import subprocess\nsubprocess.Popen(['sleep', '{2 * PATIENCE}'], stdin=-3, stdout=open({str(held)!r}, 'w'))\n"
    )
    seated = program_at(script(tmp_path, starts + LOOP + GOOD), table)
    play_game(table, [seated, "first"], 1)
    assert select([end], [], [], 0)[0] == [], "whoever was started lives as long as the program"
    seated.close()
    assert select([end], [], [], PATIENCE)[0] == [end]
    assert os.read(end, 1) == b""
    os.close(end)
