"""Accounts close: a result is expectation, luck, named choices and the rest, in full and as told; luck sums to nothing."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from math import fsum, hypot
from typing import NamedTuple

import pytest

from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.analysis.figures.tally import NORMAL, error_of
from youyi.analysis.review.account import Breakdown, accounts, in_tenths
from youyi.analysis.review.choices import Band
from youyi.analysis.review.page import review_data
from youyi.analysis.review.review import Review
from youyi.analysis.review.reviewing import reviewed
from youyi.analysis.review.telling import Teller
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.one_game import reopened
from youyi.games import game
from youyi.kernel.lab.evaluation import WHOLE, Counts
from youyi.kernel.names import Language

OFTEN = [("dama/tujing", 2), ("dama/simplified-2009", 3), ("ruqi/modern", 2), ("madiao/guide", 4)]
SELDOM = [
    *[(each.id, seats) for each, seats in product(game("dama").rulesets, range(2, 6)) if (each.id, seats) not in OFTEN],
    *[(each.id, 2) for each in game("ruqi").rulesets if (each.id, 2) not in OFTEN],
    *[(each.id, 4) for each in game("madiao").rulesets if (each.id, 4) not in OFTEN],
]
"""Every ruleset, at every number of seats."""


def review_of(ruleset: str, seats: int, number: int = 0) -> Review:
    """A review whose every fourth choice is called a mistake, whatever it cost: an account closes with any names."""
    name = ruleset.partition("/")[0]
    terms = {"dama": {"seats": seats}, "madiao": {"deals": 1}, "ruqi": {"rounds": 1}}[name]
    players = ("heuristic",) if name == "madiao" else ("greedy",)
    kept = reopened(Plan(game=name, ruleset=ruleset, games=1, players=players, terms=terms, seed=6), number)
    found = reviewed(kept, playouts=2 if name == "madiao" else 0)
    named = [replace(each, band=Band.MISTAKE if nth % 4 == 0 else Band.GOOD) for nth, each in enumerate(found.choices)]
    return replace(found, choices=tuple(named))


@pytest.mark.parametrize(
    ("ruleset", "seats"), [*OFTEN, *[pytest.param(*each, marks=pytest.mark.long) for each in SELDOM]]
)
def test_accounts_close_and_luck_sums_to_nothing(ruleset, seats):
    review = review_of(ruleset, seats)
    found, told = accounts(review), in_tenths(accounts(review))
    assert len(found) == len(told) == seats
    whole = WHOLE if review.judging.counts is Counts.FIRST else 0.0
    for each in (*found, *told):
        assert fsum((each.expected, each.luck, each.own, each.others, each.small, each.rest)) == pytest.approx(
            each.result, abs=1e-6
        )
    for every in (found, told):
        assert fsum(one.luck for one in every) == pytest.approx(0, abs=1e-6)
        assert fsum(one.expected for one in every) == pytest.approx(whole, abs=1e-6)
        assert fsum(one.result for one in every) == pytest.approx(whole, abs=0.11)
        assert fsum(one.own + one.others for one in every) == pytest.approx(0, abs=0.051)
        assert fsum(one.small for one in every) == pytest.approx(0, abs=0.051)
    for one, other in zip(found, told, strict=True):
        assert one.luck == pytest.approx(other.luck, abs=0.1001)
    for point in review.course:
        assert fsum(point.worth) == pytest.approx(whole, abs=1e-6), point.ply
    for draw in review.draws:
        assert fsum(draw.luck.brought) == pytest.approx(0, abs=1e-6), draw.ply
    assert any(each.own for each in found)


@pytest.mark.parametrize(("ruleset", "seats"), OFTEN)
def test_what_is_left_does_not_hang_on_which_choices_are_named(ruleset, seats):
    """A loss that is not named is a loss, and no part of what nobody foresaw."""
    review = review_of(ruleset, seats)
    none = replace(review, choices=tuple(replace(each, band=Band.GOOD) for each in review.choices))
    for one, other in zip(accounts(review), accounts(none), strict=True):
        assert one.rest == pytest.approx(other.rest, abs=1e-6)
        assert one.own + one.others + one.small == pytest.approx(other.small, abs=1e-6)
        assert 0 < one.error == other.error, "what is left has its error"


class Games(NamedTuple):
    """Games whose accounts are looked at together."""

    game: str
    ruleset: str | None
    players: str
    terms: dict[str, int]
    games: int
    counts: Counts | None = None


FEW = Games("ruqi", None, "level-3,level-4", {}, 8)
MANY = (
    Games("ruqi", None, "level-3,level-4", {}, 60),
    Games("ruqi", "ruqi/classical", "level-1,level-5", {}, 40),
    Games("madiao", None, "level-3,heuristic,level-3,heuristic", {"deals": 1}, 60),
    Games("dama", None, "level-3,level-5", {"seats": 2}, 40),
    Games("dama", None, "level-3,level-5", {"seats": 2}, 40, Counts.FIRST),
    Games("dama", "dama/simplified-2009", "level-3,level-5,level-3", {"seats": 3}, 30),
)


def left_of(games: Games) -> list[tuple[float, float]]:
    """What is left of the first seat's result in each game, and its error."""
    plan = Plan(game=games.game, ruleset=games.ruleset, games=1, players=tuple(games.players.split(",")), seed=72,
                terms=games.terms)  # fmt: skip
    hides = game(games.game).hides
    reviews = (
        reviewed(reopened(plan, nth), playouts=16 if hides else 0, counts=games.counts) for nth in range(games.games)
    )
    return [(account.rest, account.error) for account in (accounts(each)[0] for each in reviews)]


def check_left(games: Games) -> None:
    """It is within its printed interval as often as that says, and no interval is told that is far too wide."""
    found = left_of(games)
    assert sum(abs(rest) <= NORMAL * error for rest, error in found) >= 0.95 * len(found) - 1, found
    assert 0.5 < hypot(*(rest for rest, _ in found)) / hypot(*(error for _, error in found)) < 1.5, found


@HAVE_NUMBA
def test_what_is_left_is_bounded_by_its_error():
    check_left(FEW)


@HAVE_NUMBA
@pytest.mark.long
@pytest.mark.parametrize("games", MANY, ids=lambda each: f"{each.ruleset or each.game}-{each.counts}")
def test_what_is_left_of_many_games_is_bounded_by_its_error(games):
    check_left(games)


def test_what_is_printed_closes():
    review = review_of("dama/tujing", 2)
    columns, rows = Teller(review, Language.EN).account()
    assert len(columns) == len(rows[0]) == 8
    assert all(row[6].count(" ± ") == 1 for row in rows), "what is left is told with its error"
    figures = [[float(each.partition(" ")[0].replace("−", "-")) for each in row[1:]] for row in rows]
    for row in figures:
        assert sum(row[:-1]) == pytest.approx(row[-1], abs=1e-9)
    assert sum(row[1] for row in figures) == 0
    without = [row[4].partition(" ")[0].replace("−", "-") for row in Teller(review, Language.EN).summary()[1]]
    assert sum(map(float, without)) == 0, "not both would have won without luck"


def test_no_estimate_is_told_as_if_it_were_exact():
    review = review_of("dama/tujing", 2)
    assert all("±" in row[column] for row in Teller(review, Language.EN).summary()[1] for column in (3, 4))
    data = review_data(review)
    assert all(each["error"] is None for each in data["draws"]), "what was not sampled has no error of samples"
    valued = [each for choice in data["choices"] for each in choice["valued"]]
    assert all(each["error"] > 0 for each in valued if each["less"])
    assert all(choice["valued"][0]["less"] == 0 for choice in data["choices"])
    for seat, account in enumerate(accounts(review)):
        assert review.luck_error(seat) >= abs(account.rest)


def test_tenths_close_whatever_the_figures():
    found = (
        Breakdown(33.333, 0.26, -0.05, 0.0, 0.26, -33.803, 1.0, 0.0),
        Breakdown(33.333, 0.26, 0.0, 0.05, 0.26, -33.903, 1.0, 0.0),
        Breakdown(33.333, -0.52, 0.0, 0.0, -0.52, 67.707, 1.0, 100.0),
    )
    told = in_tenths(found)
    assert [each.expected for each in told] == [33.4, 33.3, 33.3]
    assert sum(each.luck for each in told) == pytest.approx(0)
    assert sum(each.small for each in told) == pytest.approx(0)
    assert [each.result for each in told] == [0.0, 0.0, 100.0]
    assert in_tenths(()) == ()


@pytest.mark.long
def test_luck_is_even_over_many_games_and_leaves_less_variance():
    reviews = [
        reviewed(reopened(Plan(game="ruqi", games=1, players=("network", "network"), seed=9), n)) for n in range(40)
    ]
    raw, luck = [each.result[0] for each in reviews if each.result], [each.luck(0) for each in reviews]
    rest = [result - lucky for result, lucky in zip(raw, luck, strict=True)]
    assert abs(sum(luck) / len(luck)) <= 2.6 * error_of(luck)
    assert error_of(rest) ** 2 <= error_of(raw) ** 2 / 2
