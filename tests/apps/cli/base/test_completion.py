"""What a shell offers on Tab, through click's completion protocol; and bash itself, which parts words at `=`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.apps.cli.terminal import SOURCES
from tests.apps.cli.test_commands import youyi
from youyi.games import catalogue, game
from youyi.players.player import everyone_of

GAMES = [each.id for each in catalogue()]


def offered(line: str) -> list[str]:
    """What is offered at the end of a line; a line that ends in a blank begins a new word."""
    words = line.split()
    at = len(words) - (not line.endswith(" "))
    done = youyi(_YOUYI_COMPLETE="bash_complete", COMP_WORDS=line, COMP_CWORD=str(at))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return [row.partition(",")[2].partition("\t")[0] for row in done.stdout.splitlines() if row]


@pytest.mark.parametrize("command", ["play", "simulate", "perft", "odds", "rule --game"])
def test_games_are_offered(command):
    assert offered(f"youyi {command} ") == GAMES
    assert offered(f"youyi {command} ru") == ["ruqi"]


def test_commands_and_options_are_offered():
    assert offered("youyi re") == ["record", "review", "reopen"]
    assert "simulate" in offered("youyi ")
    assert {"--players", "--ruleset", "--set"} <= set(offered("youyi play ruqi --"))
    assert offered("youyi record ve") == ["verify"]


def test_rulesets_are_those_of_the_game():
    assert offered("youyi play ruqi --ruleset ") == ["ruqi/modern", "ruqi/classical"]
    beginning = [each.id for each in game("dama").rulesets if each.id.startswith("dama/s")]
    assert offered("youyi play dama --ruleset dama/s") == beginning
    assert offered("youyi play go --ruleset ") == []


def test_readings_to_compare_begin_with_a_ruleset():
    assert offered("youyi compare ruqi/") == ["ruqi/modern", "ruqi/classical"]


def test_answers_are_those_of_the_question():
    assert "arms=" in offered("youyi play ruqi --set ar")
    assert offered("youyi play ruqi --set arms=f") == ["arms=forward"]
    assert offered("youyi play ruqi --term ro") == ["rounds="]
    assert "arms=" not in offered("youyi play ruqi --term ")
    assert "seats=5" in offered("youyi play dama --term seats=")


def test_bash_parts_an_answer_at_the_equals_sign():
    assert offered("youyi play ruqi --set arms = f") == ["forward"]
    assert {"any", "forward"} <= set(offered("youyi play ruqi --set arms ="))
    assert offered("youyi games --lang = zh-Hant") == ["zh-Hant"]


def test_players_are_those_of_the_game_seat_by_seat():
    ruqi = [each.id for each in everyone_of(game("ruqi"))]
    assert offered("youyi play ruqi --players ") == ["human", *ruqi]
    assert offered("youyi play ruqi --players human,gr") == ["human,greedy"]
    assert offered("youyi simulate ruqi --players ") == ruqi


def test_rules_are_offered_by_key_and_by_name():
    assert "ruqi.retreat" in offered("youyi rule --game ruqi ")
    assert "arms" in offered("youyi rule arm")
    assert "虛投" in offered("youyi rule 虛")


def test_files_are_left_to_the_shell():
    done = youyi(_YOUYI_COMPLETE="bash_complete", COMP_WORDS="youyi record verify ", COMP_CWORD="3")
    assert done.stdout.startswith("file,")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_has_a_script(shell):
    done = youyi(_YOUYI_COMPLETE=f"{shell}_source")
    assert done.returncode == 0
    assert "_YOUYI_COMPLETE" in done.stdout


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_get_whole_answers(shell):
    words = "youyi play ruqi --set arms=f"
    at = "4" if shell == "zsh" else "arms=f"
    done = youyi(_YOUYI_COMPLETE=f"{shell}_complete", COMP_WORDS=words, COMP_CWORD=at)
    assert "arms=forward" in done.stdout


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_bash_completes_a_line(tmp_path: Path):
    program = tmp_path / "youyi"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m youyi "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    script = """
    eval "$(_YOUYI_COMPLETE=bash_source youyi)"
    COMP_WORDS=(youyi play ruqi --set arms = fo) COMP_CWORD=6
    _youyi_completion youyi
    echo "${COMPREPLY[@]}"
    """
    path = f"{tmp_path}:{os.environ['PATH']}"
    known = {"PATH": path, "PYTHONPATH": str(SOURCES), "PYTHONUTF8": "1"}
    done = subprocess.run(["bash", "-c", script], env=known, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "forward"
