"""A puzzle's rating, and the puzzle of a day."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from tests.kit.toys.fords import FORDS
from youyi.analysis.puzzles.puzzle import MEAN, SCALE, number_of_the_day, puzzles_of
from youyi.games import catalogue, game


def test_a_puzzle_is_rated_by_the_share_that_finds_its_choice():
    puzzle = puzzles_of(game("ruqi"))[0]
    rated = [replace(puzzle, found_by=share).rating for share in (1, 0.75, 0.5, 0.25, 0)]
    assert rated == [824, 1309, 1500, 1691, 2176]
    expected = 1 / (1 + 10 ** ((1691 - MEAN) / SCALE))
    assert round(expected, 2) == 0.25, "who stands at the mean finds it as often as the players did"


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.id)
def test_each_puzzle_of_the_lessons_rules_has_its_day_before_any_comes_again(game):
    taught = {number for number, each in enumerate(puzzles_of(game), 1) if each.track == game.rulesets[0].id}
    first = date(2026, 11, 29)
    days = [number_of_the_day(game, first + timedelta(days=nth)) or 0 for nth in range(2 * len(taught))]
    assert set(days[: len(taught)]) == taught
    assert days[len(taught) :] == days[: len(taught)]
    assert days[: len(taught)] != sorted(days[: len(taught)]), "nor do they come in their order"


def test_a_game_without_puzzles_has_none_of_the_day():
    assert number_of_the_day(FORDS, date(2026, 11, 29)) is None
