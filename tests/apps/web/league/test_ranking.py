"""Points and their order: laws for every league, and the order of what decides between equals."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from youyi.apps.web.league.pairings import pairings
from youyi.apps.web.league.ranking import halves, ranked
from youyi.apps.web.store.leagues.stored_league import PairedSeat, StoredPairing


def pairing(number, *seats, plays=False):
    return StoredPairing(
        number=number,
        seats=seats,
        laid=None,
        kept=False,
        waits=False,
        plays=plays,
        ended=False,
        came=None,
        meets=None,
        until=None,
    )


def played(number, **scores):
    """A game with a result: entrants `a` to `z` with their scores; the highest is first."""
    found = [(ord(name) - ord("a"), score) for name, score in scores.items()]
    return pairing(
        number,
        *(PairedSeat(each, True, 1 + sum(other > score for _, other in found), score) for each, score in found),
    )


def decided(games, over=True):
    """The games of a league that is over, or none."""
    return {each.number for each in games} if over else set()


def missed(number, **answered):
    return pairing(number, *(PairedSeat(ord(name) - ord("a"), has, None, None) for name, has in answered.items()))


@st.composite
def leagues(draw):
    """Any league: its number of entrants, and its games, played, missed or going on."""
    seats = draw(st.integers(2, 5))
    entrants = draw(st.integers(seats, 9))
    games = []
    for number, game in enumerate(pairings(entrants, seats)):
        scores = draw(st.lists(st.integers(-3, 3), min_size=seats, max_size=seats))
        kind = draw(st.sampled_from(["played", "missed", "plays"]))
        places = [1 + sum(other > score for other in scores) for score in scores]
        games.append(
            pairing(
                number,
                *(
                    PairedSeat(each, score > 0, place, score)
                    if kind == "played"
                    else PairedSeat(each, score > 0, None, None)
                    for each, score, place in zip(game, scores, places, strict=True)
                ),
                plays=kind == "plays",
            )
        )
    return entrants, games


@given(leagues(), st.booleans())
def test_the_table_holds_everybody_once_and_all_points_that_were_made(league, over):
    entrants, games = league
    table = ranked(range(entrants), games, over=decided(games, over))
    assert sorted(each.entrant for each in table) == list(range(entrants))
    assert [each.place for each in table] == sorted(each.place for each in table)
    assert [each.halves for each in table] == sorted((each.halves for each in table), reverse=True)
    made = [halves(seat, game, over=over) for game in games for seat in game.seats]
    assert sum(each.halves for each in table) == sum(each or 0 for each in made)
    for game in games:
        told: list[Any] = [halves(seat, game, over=over) for seat in game.seats]
        if game.played:
            assert sum(told) == len(told) * (len(told) - 1), "a point for every pair"
        elif over and not game.plays:
            answered = sum(seat.answered for seat in game.seats)
            silent = len(game.seats) - answered
            assert sum(told) == answered * (answered - 1) + 2 * answered * silent
        else:
            assert told == [None] * len(told)


@given(leagues(), st.randoms())
def test_the_table_does_not_depend_on_the_order_of_games_or_people(league, random):
    entrants, games = league
    order = list(range(entrants))
    random.shuffle(order)
    mixed = random.sample(games, len(games))
    assert {each.entrant: each for each in ranked(order, mixed, over=decided(mixed))} == {
        each.entrant: each for each in ranked(range(entrants), games, over=decided(games))
    }


def places(games, *, over=True, people=3):
    return [
        "abcdefgh"[each.entrant] + str(each.place) for each in ranked(range(people), games, over=decided(games, over))
    ]


def test_of_two_the_winner_has_a_point_and_a_draw_is_half():
    table = ranked(range(2), [played(0, a=2, b=-2), played(1, b=0, a=0)], over=())
    assert [(each.entrant, each.halves, each.score, each.first, each.played) for each in table] == [
        (0, 3, 2, 2, 2),
        (1, 1, -2, 1, 2),
    ]


def test_of_four_everybody_has_a_point_for_each_behind_him():
    table = ranked(range(4), [played(0, a=1, b=5, c=1, d=-7)], over=())
    assert [(each.entrant, each.halves) for each in table] == [(1, 6), (0, 3), (2, 3), (3, 0)]


def test_between_equals_their_own_games_decide_first():
    games = [
        played(0, a=9, c=-9),
        played(1, b=1, a=-1),
        played(2, c=1, b=-1),
        played(3, b=1, d=-1),
        played(4, a=1, d=-1),
    ]
    assert places(games, people=4) == ["b1", "a2", "c3", "d4"]


def test_then_the_results_in_the_unit_of_the_game():
    assert places([played(0, a=3, b=-3), played(1, b=2, c=-2), played(2, c=2, a=-2)]) == ["a1", "c2", "b3"]


def test_whoever_is_equal_in_everything_shares_the_place():
    assert places([played(0, a=0, b=0), missed(1, a=False, c=False), missed(2, b=False, c=False)]) == ["a1", "b1", "c3"]


def test_what_was_missed_counts_for_who_answered():
    games = [missed(0, a=True, b=False, c=True)]
    assert [halves(each, games[0], over=True) for each in games[0].seats] == [3, 0, 3]
    assert [halves(each, games[0], over=False) for each in games[0].seats] == [None] * 3
    assert places([missed(0, a=True, b=True), missed(1, a=False, c=True), missed(2, b=False, c=False)]) == [
        "c1",
        "a2",
        "b2",
    ]


def test_by_swiss_rounds_who_met_the_better_comes_first_then_who_beat_them():
    """a beat b, d beat e; c beat b and lost to a: a and d are not equal by those whom they met."""
    games = [played(0, a=1, b=0), played(1, d=1, e=0), played(2, b=1, c=0)]
    table = ranked(range(5), games, over=(), swiss=2)
    assert [(each.entrant, each.halves, each.buchholz, each.sonneborn) for each in table] == [
        (0, 2, 2, 4),
        (1, 2, 2, 0),
        (3, 2, 0, 0),
        (2, 0, 2, 0),
        (4, 0, 2, 0),
    ]


def test_a_bye_is_a_win_of_two_and_as_good_as_sharing_a_place_of_more():
    bye = pairing(0, PairedSeat(0, False, None, None))
    assert [halves(bye.seats[0], bye, over=False, seats=seats) for seats in (2, 3, 4)] == [2, 2, 3]
    assert ranked([0], [bye], over=(), swiss=2)[0].buchholz == 0
