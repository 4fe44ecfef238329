"""The share of luck: all of it where only coins fall, none where nothing is drawn."""

from __future__ import annotations

import pytest

from tests.kit.toys.points import Choose, Coin, points
from youyi.analysis.compare import luck
from youyi.analysis.compare.luck import results, shares
from youyi.games import game
from youyi.kernel.seats import Seat
from youyi.players.player import player

CHOICE, ANSWER = Choose(Seat(0), 5), Choose(Seat(1), 5)


def measured(table, chances: int = 12, names=("random@1", "random@1")):
    sitting = [player(name, table) for name in names]
    return shares([results(table, sitting, 3, number) for number in range(chances)])


def test_a_game_of_coins_alone_is_all_luck():
    assert measured(points(Coin())) == (1.0, 0.0, 0.0, 0.0)
    assert measured(points(Coin(), Coin(), Coin()))[:3] == (1.0, 0.0, 0.0)


def test_a_game_without_chance_has_no_luck():
    chance, play, both, _ = measured(points(CHOICE, ANSWER))
    assert (chance, play, both) == (0.0, 1.0, 0.0)


def test_a_coin_and_a_choice_that_add_up_share_the_results():
    chance, play, both, _ = measured(points(Coin(), CHOICE), 40)
    assert 0.1 < chance < 0.9
    assert chance + play == pytest.approx(1)
    assert both == pytest.approx(0, abs=1e-9)


def test_the_seat_that_alone_may_choose_is_better():
    assert measured(points(CHOICE, Coin()), 40)[3] > 0.4


def test_where_nothing_varies_there_is_nothing_to_share():
    assert measured(points(Choose(Seat(0), 1))) is None


def test_the_shares_by_hand():
    # One seat; rows 1 3 and 5 7: chance moves the mean from 2 to 6, play from 3 to 5, together they do nothing more.
    # Variance of the rows' means 8, of the columns' 2: 80 % and 20 %.
    assert shares([[[1], [3]], [[5], [7]]]) == pytest.approx((0.8, 0.2, 0.0, 0.0))
    # Rows 1 0 and 0 1: neither alone moves anything.
    assert shares([[[1], [0]], [[0], [1]]]) == (0.0, 0.0, 1.0, 0.0)


def test_every_player_meets_every_seat_equally_often():
    assert [luck.ways(seats) for seats in (2, 3, 4, 5)] == [8, 9, 8, 10]
    table = game("ruqi").under(terms={"rounds": 1})
    sitting = [player("greedy", table), player("first", table)]
    found = results(table, sitting, 1, 0)
    assert found == results(table, sitting, 1, 0)
    assert len({tuple(each) for each in found[::2]}) >= 1
    assert found[0] != found[1]
