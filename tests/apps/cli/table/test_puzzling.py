"""`youyi puzzles`, the hint of the terminal and its tutor."""

from __future__ import annotations

import re
from datetime import date
from typing import Any

import pytest

from tests.apps.cli.terminal import Terminal
from tests.apps.cli.test_commands import youyi
from youyi.analysis.puzzles.posing import posed
from youyi.analysis.puzzles.puzzle import number_of_the_day, puzzles_of, tracks_of
from youyi.analysis.review.telling import brought
from youyi.apps.cli.table.advising import advice_on, hint_lines, warning
from youyi.games import game
from youyi.kernel.face.columns import width
from youyi.kernel.names import Language
from youyi.kernel.people import NOBODY
from youyi.kernel.rules import Decision
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.player import player


def test_a_puzzle_is_posed_answered_and_explained():
    ruqi = game("ruqi")
    first = posed(ruqi, puzzles_of(ruqi)[0])
    best, wrong = first.turn.answers[0].move, first.turn.answers[1].move
    done = youyi("puzzles", "ruqi", "--lang", "en", typed=f"nothing\n{wrong}\n{best}\nquit\n")
    assert done.returncode == 0, done.stderr
    asked, _, answered = done.stdout.partition("No, there is a better move.")
    assert "Puzzle 1 of" in asked
    look, theme = first.where_to_look(wrong), first.theme
    assert theme is not None
    assert look is None or answered.startswith(f" {look.said_in(Language.EN)} Choose again")
    told, _, solved = answered.partition("Yes, that is the best.")
    assert not re.search(r"\d\.\d ±", asked + told), "figures give the right one away"
    assert f"({theme.key}): " in solved
    assert "better than “" in solved
    refused = youyi("puzzles", "ruqi", "--number", "1000", "--lang", "en")
    assert refused.returncode == 2
    assert "there is no puzzle 1000" in refused.stderr


def test_of_no_choice_it_is_told_what_it_brings_before_it_is_made():
    dama = game("dama")
    for each in puzzles_of(dama)[:3]:
        first = posed(dama, each)
        brings = [brought(first.table, first.position, move, first.seat, Language.EN) for move in first.moves]
        number = puzzles_of(dama).index(each) + 1
        said = youyi("puzzles", "dama", "--number", str(number), "--lang", "en", typed="quit\n").stdout
        assert any(brings)
        assert not any(text and f" · {text}" in said for text in brings)


def test_puzzles_are_chosen_by_idea_grade_and_ruleset():
    ruqi = game("ruqi")
    usual, other = tracks_of(ruqi).values()
    theme = usual[0].theme
    some = sum(each.theme == theme for each in usual)
    assert f"Puzzle 1 of {some}," in youyi("puzzles", "ruqi", "--theme", theme, "--lang", "en", typed="quit\n").stdout
    said = youyi("puzzles", "ruqi", "--ruleset", other[0].track, "--lang", "en", typed="quit\n").stdout
    assert f"Puzzle 1 of {len(other)}," in said


@pytest.mark.parametrize(
    ("command", "kind", "cleared"),
    [
        ("puzzles ruqi", "xterm", True),
        ("puzzles ruqi", "dumb", False),
        ("daily ruqi --puzzle", "xterm", True),
        ("daily ruqi --puzzle --plain", "xterm", False),
    ],
)
def test_only_a_screen_that_can_be_cleared_is(command, kind, cleared):
    terminal = Terminal(*command.split(), "--lang", "en", TERM=kind)
    terminal.until("> ")
    terminal.type(b"quit\n")
    assert terminal.end() == 0
    assert ("\x1b[2J" in terminal.said) == cleared


def test_an_idea_that_no_puzzle_has_is_refused_with_those_that_some_have():
    refused = youyi("puzzles", "ruqi", "--theme", "nonsense", "--lang", "en")
    assert refused.returncode == 2
    assert "'nonsense' is not one of " in refused.stderr
    assert puzzles_of(game("ruqi"))[0].theme in refused.stderr


def test_a_line_goes_on_after_its_first_choice():
    ruqi = game("ruqi")
    nth, puzzle = next((n, each) for n, each in enumerate(puzzles_of(ruqi), start=1) if len(each.turns) == 2)
    typed = "".join(f"{turn.best}\n" for turn in puzzle.turns)
    said = youyi("puzzles", "ruqi", "--number", str(nth), "--lang", "en", typed=f"{typed}quit\n").stdout
    assert said.count("Yes, that is the best.") == 2
    given_up = youyi("puzzles", "ruqi", "--number", str(nth), "--lang", "en", typed="\nquit\n").stdout
    assert "Yes, that is the best." not in given_up
    assert f"{puzzle.best}  " in given_up
    assert puzzle.turns[1].best not in given_up.partition(f"Puzzle {nth + 1} of")[0].rpartition(puzzle.best)[2]


def test_a_puzzle_has_one_screen_and_its_explanation_stays_until_enter():
    number = next(nth for nth, each in enumerate(puzzles_of(game("ruqi")), start=1) if len(each.turns) == 1)
    terminal = Terminal("puzzles", "ruqi", "--number", str(number), "--lang", "en", columns=80, rows=24)
    terminal.until("(?s)Which move is best.*> ")
    shown = re.sub(r"\x1b\[[0-9;]*[a-zA-Z]", "", terminal.said).replace("\r", "").split("\n")
    assert f"Puzzle {number} of" in shown[0]
    assert len(shown) <= 24
    assert max(map(width, shown)) <= 80
    terminal.type(b"more\n\n")
    terminal.until("the next puzzle")
    assert f"Puzzle {number + 1} of" not in terminal.said
    terminal.type(b"\n")
    terminal.until(f"Puzzle {number + 1} of")
    terminal.type(b"what\nquit\n")
    assert terminal.end() == 0
    assert "or a move as it is listed. Type quit to stop." in terminal.said


def test_a_hint_names_the_best_moves_and_a_tutor_asks_before_a_bad_one():
    words = ("play", "dama", "--players", "human,greedy,greedy", "--seed", "5", "--plain", "--lang", "en", "--tutor")
    said = youyi(*words, typed="hint\n2\nno\n2\nyes\nquit\n").stdout
    shown = said.partition("> hint\n")[2].partition("A> ")[0].splitlines()
    assert [line.split()[0] for line in shown] == ["8+13", "10+13", "14+13"]
    assert shown[0].startswith("  8+13  +")
    assert shown[1].endswith("as good, as far as can be seen.")
    assert "Enters Qianyang Stud, +1 chip (the reward of a station)" in shown[2], "what it brings, with its clause"
    assert said.count("This is a mistake: \N{MINUS SIGN}") == said.count("Play it all the same?") == 2
    assert said.count("9+13\n") == 1, "refused once, and played when it was meant"


@pytest.fixture(scope="module")
def warned() -> tuple[Any, Any, Any]:
    """A table without 帖, a game at a choice that a tutor asks about, and that choice."""
    table = game("dama").under("dama/simplified-2009", terms={"seats": 2})
    greedy = player("greedy", table)
    for number in range(2, 20):  # games 0 and 1 have few such choices, and each is weighed at length
        session = Session(table.rules)
        while session.over is None:
            prompt = session.prompt
            if session.at > 60 and isinstance(prompt, Decision) and len(prompt.moves) > 3:
                worst = advice_on(table, session)[-1].valued.move
                if warning(table, session, worst, NOBODY) is not None:
                    return table, session, worst
            session.advance([greedy, greedy], Numbered(5, number))
    raise AssertionError("nothing to warn of in so many games")


def test_without_chips_hint_and_tutor_speak_of_chances(warned):
    table, session, worst = warned
    said = warning(table, session, worst, NOBODY)
    assert said is not None
    for language in Language:
        told = [*hint_lines(table, session, language), said.said_in(language)]
        for each in told:
            assert " %" in each
            assert "帖" not in each
            assert "chips" not in each
        assert not any("+" in each.split("  ")[1] for each in told[:-1]), "a chance has no sign"


def test_hints_speak_the_readers_language():
    said = youyi("play", "madiao", "--seed", "3", "--plain", "--lang", "zh-Hant", typed="提示\nquit\n").stdout
    assert "看不出差別" in said


def test_a_day_has_one_puzzle_and_no_other_follows():
    number = number_of_the_day(game("ruqi"), date(2026, 11, 27))
    assert number is not None
    of_day = puzzles_of(game("ruqi"))[number - 1]
    typed = "".join(f"{turn.best}\n" for turn in of_day.turns)
    said = youyi("daily", "ruqi", "--puzzle", "--day", "2026-11-27", "--lang", "en", typed=typed).stdout
    assert (said.count("Puzzle 1 of 1,"), said.count("Puzzle ")) == (len(of_day.turns),) * 2
    assert youyi("daily", "ruqi", "--puzzle", "--lang", "en", typed="quit\n").stdout.startswith("Puzzle 1 of 1,")


@pytest.mark.parametrize("more", [("--record", "a.json"), ("--pace", "1")])
def test_a_puzzle_of_the_day_takes_no_option_of_a_game(more, tmp_path):
    refused = youyi("daily", "ruqi", "--puzzle", *more, "--lang", "en", folder=tmp_path)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "--puzzle cannot be combined with --week, --record or --pace" in refused.stderr
