"""Who meets whom in a league: laws that hold for every size that one may have."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from youyi.apps.web.league.pairings import FEWEST_SEATS, MOST_ENTRANTS, MOST_SEATS, pairings

SIZES = [
    (entrants, seats)
    for seats, entrants in product(range(FEWEST_SEATS, MOST_SEATS + 1), range(2, MOST_ENTRANTS + 1))
    if seats <= entrants
]
PAIRS = [size for size in SIZES if size[1] == 2]
GROUPS = [size for size in SIZES if size[1] > 2]


def met(games):
    return Counter(frozenset(pair) for game in games for pair in combinations(game, 2))


@pytest.mark.parametrize(("entrants", "seats"), SIZES)
def test_every_game_has_its_people_and_all_play_equally_often(entrants, seats):
    games = pairings(entrants, seats)
    assert all(len(set(game)) == seats == len(game) for game in games)
    played = Counter(person for game in games for person in game)
    assert set(played) == set(range(entrants))
    assert len(set(played.values())) == 1


@pytest.mark.parametrize(("entrants", "seats"), SIZES)
def test_every_pair_meets_and_none_twice_as_often_as_it_must(entrants, seats):
    games = pairings(entrants, seats)
    times = met(games)
    assert len(times) == entrants * (entrants - 1) // 2, "everybody meets everybody"
    assert max(times.values()) - min(times.values()) <= 1


@pytest.mark.parametrize(("entrants", "seats"), PAIRS)
def test_of_two_seats_every_pair_meets_once_and_first_seats_differ_by_one(entrants, seats):
    games = pairings(entrants, seats)
    assert set(met(games).values()) == {1}
    first = Counter(dict.fromkeys(range(entrants), 0))
    first.update(game[0] for game in games)
    assert max(first.values()) - min(first.values()) <= 1
    if entrants % 2:
        assert len(set(first.values())) == 1


@pytest.mark.parametrize(("entrants", "seats"), PAIRS)
def test_of_two_seats_nobody_plays_twice_in_a_round(entrants, seats):
    games, size = pairings(entrants, seats), entrants // 2
    for first in range(0, len(games), size):
        people = [each for game in games[first : first + size] for each in game]
        assert len(people) == len(set(people)) == 2 * size


@pytest.mark.parametrize(("entrants", "seats"), GROUPS)
def test_of_more_seats_everybody_sits_equally_often_on_each(entrants, seats):
    games = pairings(entrants, seats)
    sat = Counter((person, seat) for game in games for seat, person in enumerate(game))
    assert len(sat) == entrants * seats
    assert len(set(sat.values())) == 1


@pytest.mark.parametrize(("entrants", "seats"), GROUPS)
def test_no_league_is_longer_than_it_must_be(entrants, seats):
    """With one block fewer somebody would miss somebody; no two blocks of 3 seats are even for 12 people, as all trials say."""
    blocks = len(pairings(entrants, seats)) // entrants
    fewest = -(-(entrants - 1) // (seats * (seats - 1)))
    assert blocks == fewest + ((entrants, seats) == (12, 3))
