"""Ratings of people: what a game changes, and by simulation that the intervals hold what they say."""

from __future__ import annotations

import pytest

from tests.apps.web.people.simulated import simulate
from youyi.apps.web.base.rating import PlayerRating, anchor
from youyi.apps.web.people.ratings import BEGINNER, SUREST, rated
from youyi.games import catalogue
from youyi.players.player import levels_of

EXPERT = PlayerRating(1900.0, SUREST)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_comes_first_gains_what_the_last_loses_and_both_are_known_better(seats):
    after = rated([BEGINNER] * seats, range(1, seats + 1))
    assert after[0].at > BEGINNER.at > after[-1].at
    assert after == sorted(after, key=lambda each: -each.at)
    assert all(SUREST < each.error < BEGINNER.error for each in after)


def test_the_order_of_seats_and_equal_places():
    assert rated([EXPERT, BEGINNER], [2, 1]) == rated([BEGINNER, EXPERT], [1, 2])[::-1]
    level = rated([BEGINNER, BEGINNER], [1, 1])
    assert level[0].at == level[1].at == BEGINNER.at
    drawn, won = rated([BEGINNER, EXPERT], [1, 1]), rated([BEGINNER, EXPERT], [1, 2])
    assert BEGINNER.at < drawn[0].at < won[0].at


def test_what_was_expected_changes_little_and_nobody_is_known_for_certain():
    expected, surprising = (
        rated([EXPERT, PlayerRating(1500.0, SUREST)], [1, 2]),
        rated([EXPERT, PlayerRating(1500.0, SUREST)], [2, 1]),
    )
    assert 0 < expected[0].at - EXPERT.at < (EXPERT.at - surprising[0].at) / 5
    assert expected[0].error == SUREST


@pytest.mark.parametrize(("seats", "computers"), [(2, 0), (2, 5), (4, 0)])
def test_the_intervals_of_two_hundred_people_cover(seats, computers):
    found = simulate(people=200, seats=seats, games=50, spread=200, computers=computers)
    assert found.covered >= 0.94
    assert found.off < 130
    assert abs(found.bias) < 20


def test_a_wrong_scale_would_be_seen(monkeypatch):
    """The check of the check: intervals half as wide do not cover."""
    monkeypatch.setattr("tests.apps.web.people.simulated._SURE", 1.96 / 2)
    assert simulate(people=200, seats=2, games=50, spread=200).covered < 0.8


@pytest.mark.long
@pytest.mark.parametrize("spread", [100, 200, 300])
@pytest.mark.parametrize("games", [10, 60, 200])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_intervals_cover_however_many_games_and_whatever_the_spread(seats, games, spread):
    """A little less than stated where people are 300 apart and play 200 games at two seats; the page of ratings says so."""
    found = simulate(people=400, seats=seats, games=games, spread=spread)
    assert found.covered >= (0.90 if (seats, spread) == (2, 300) else 0.93)


def test_every_level_that_needs_no_search_is_measured_and_they_stand_in_their_order():
    for game in catalogue():
        found = [at for each in levels_of(game) if (at := anchor(game.id, each)) is not None]
        assert len(found) == 5
        assert found == sorted(found, key=lambda each: each.at)
        assert sum(each.at for each in found) / 5 == pytest.approx(BEGINNER.at, abs=1)
