"""Puzzles: every one that is shipped can be posed, its best choice is legal, and it says why; new ones are found where one choice stands out."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from youyi.analysis.plan import Plan
from youyi.analysis.puzzles import mining
from youyi.analysis.puzzles.mining import mine, mined
from youyi.analysis.puzzles.posing import posed
from youyi.analysis.puzzles.puzzle import GRADES, puzzle_line, puzzles_of, read_puzzles
from youyi.analysis.review.playouts import PlayedOut
from youyi.analysis.review.valuers import judging_of, valuer_of
from youyi.analysis.tally import NORMAL
from youyi.games import catalogue, game
from youyi.kernel.names import Language


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.id)
def test_every_shipped_puzzle_has_one_clearly_best_choice(game):
    found = puzzles_of(game)
    assert found, "there are puzzles"
    spread = judging_of(game).spread
    assert [each.grade for each in found] == sorted(each.grade for each in found)
    assert len({each.position for each in found}) == len(found)
    for each in found:
        puzzle = posed(game, each)
        offered = [game.notation.write_move(move) for move in puzzle.moves]
        assert {answer.move for answer in each.answers} <= set(offered)
        assert each.answers[0].less == 0
        for answer in each.answers[1:]:
            assert answer.less - NORMAL * answer.error >= mining.SURE * spread - 0.02, each.found
        assert 1 <= each.grade <= GRADES


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.id)
def test_a_puzzle_says_why_in_every_language(game):
    for each in puzzles_of(game)[::25]:
        advice = posed(game, each).advice()
        assert [game.notation.write_move(one.valued.move) for one in advice] == [answer.move for answer in each.answers]
        for language in Language:
            assert len({one.says.said_in(language) for one in advice}) >= 2


def test_an_open_puzzle_is_solved_by_its_judge():
    ruqi = game("ruqi")
    for each in puzzles_of(ruqi)[::10]:
        puzzle = posed(ruqi, each)
        best = valuer_of(puzzle.table, playouts=None, seed=1).supposed(puzzle.view, puzzle.moves, puzzle.seat, 1)[0]
        assert ruqi.notation.write_move(best.move) == each.best


def test_a_line_of_a_file_holds_a_whole_puzzle():
    (first, *_) = puzzles_of(game("madiao"))
    assert read_puzzles([puzzle_line(first)]) == (first,)


@pytest.mark.parametrize(
    ("name", "player"), [("ruqi", "greedy"), pytest.param("madiao", "heuristic", marks=pytest.mark.long)]
)
def test_puzzles_are_found_in_games_and_only_where_one_choice_is_clearly_best(monkeypatch, name, player):
    found = mine(Plan(game=name, players=(player,), games=1, seed=5, engine="reference"), 4)
    monkeypatch.setattr(mining, "CLEAR", 0.0)
    monkeypatch.setattr(mining, "SURE", 0.0)
    assert isinstance(found.valuer, PlayedOut) == (name == "madiao")
    less = replace(found.valuer, playouts=2) if isinstance(found.valuer, PlayedOut) else found.valuer
    shallow = replace(found, valuer=less, asked=())
    puzzles = list(mined(shallow, 0))
    assert puzzles
    assert all(each.grade == 1 and each.playouts == 4 for each in puzzles), "whom nobody is asked about, all have found"
    plies = [int(each.found.rsplit(" ", 1)[1]) for each in puzzles]
    assert all(later - earlier >= mining.APART for earlier, later in pairwise(plies))
    monkeypatch.setattr(mining, "CLEAR", 100.0)
    assert not list(mined(shallow, 0))
