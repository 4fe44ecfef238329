"""`youyi puzzles`, the hint of the terminal and its tutor."""

from __future__ import annotations

from tests.apps.cli.test_commands import youyi
from youyi.analysis.puzzles.puzzle import puzzles_of
from youyi.games import game


def test_a_puzzle_is_posed_answered_and_explained():
    best = puzzles_of(game("ruqi"))[0].best
    done = youyi("puzzles", "ruqi", "--lang", "en", typed=f"nothing\n{best}\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Puzzle 1 of" in done.stdout
    assert "Yes, that is the best." in done.stdout
    assert "more than" in done.stdout
    refused = youyi("puzzles", "ruqi", "--number", "1000", "--lang", "en")
    assert refused.returncode == 2
    assert "there is no puzzle 1000" in refused.stderr


def test_a_hint_names_the_best_moves_and_a_tutor_asks_before_a_bad_one():
    words = ("play", "dama", "--players", "human,greedy,greedy", "--seed", "5", "--plain", "--lang", "en", "--tutor")
    said = youyi(*words, typed="hint\n2\nno\n2\nyes\nquit\n").stdout
    first, second, *_ = said.partition("> hint\n")[2].splitlines()
    assert first.startswith("  14+13  +")
    assert "enters Qianyang Stud, +1 帖 (the reward of a station)" in first, "what it brings, with its clause"
    assert "own horses that the next throws may strike" in first, "a term of the judge"
    assert second.endswith("less than the best")
    assert said.count("A blunder: \N{MINUS SIGN}") == said.count("Are you sure?") == 2
    assert said.count("9+13\n") == 1, "refused once, and played when it was meant"


def test_hints_speak_the_readers_language():
    said = youyi("play", "madiao", "--seed", "3", "--plain", "--lang", "zh-Hant", typed="提示\nquit\n").stdout
    assert "比最好的少" in said
