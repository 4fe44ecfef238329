"""Every measure of a game, by hand: the examples of docs/reference/measures.md."""

from __future__ import annotations

import re

import pytest

from tests.house.tree import ROOT
from tests.kit.toys.points import Choose, Coin, Scripted, points
from youyi.analysis.compare import luck
from youyi.analysis.compare.balance import Wins, balance_effect
from youyi.analysis.compare.measures import of_course, of_row
from youyi.analysis.figures.pairs import SCALE
from youyi.analysis.simulate.rows import GameRow
from youyi.games import game
from youyi.kernel.seats import Seat
from youyi.kernel.streams import Numbered
from youyi.players.player import player

EAST, SOUTH = Seat(0), Seat(1)
EXAMPLE = points(Choose(EAST, 4), Choose(SOUTH, 1), Choose(SOUTH, 5), Choose(EAST, 3))
"""East takes 2 of up to 3, South has no choice, South takes 4 of up to 4, East takes 2 of up to 2: 4 to 4."""
WON = points(Choose(EAST, 4), Choose(SOUTH, 1), Choose(SOUTH, 5), Choose(EAST, 4))


def course(table, east, south):
    return of_course(table, (Scripted(*east), Scripted(*south)), Numbered(0, 0)).values


def test_the_course_of_a_game_by_hand():
    found = course(WON, (2, 3), (0, 4))
    # Before the plies East is ahead by 0, 2, 2, -2; East wins 5 to 4.
    assert found == {
        "decisions": 4,
        "forced": round(1 / 4 * SCALE),
        "branching": round((4 + 1 + 5 + 4) / 4 * SCALE),
        "decision_factor": round((4 + 5 + 4) / 3 * SCALE),
        "lead_changes": 2,  # nobody's, East's, East's, South's
        "drama": round((0 + 0 + 0 + 4) / 4 * SCALE),  # before the last ply South has 2 and East has -2
    }


def test_the_drama_of_two_winners_is_their_mean():
    found = course(EXAMPLE, (2, 2), (0, 4))
    # East is 0, 0, 0, 4 behind, South 0, 4, 4, 0: on average 0, 2, 2, 2.
    assert found["drama"] == round(6 / 4 * SCALE)


def test_a_game_without_choices_has_no_branching():
    assert of_course(points(Coin()), (), Numbered(0, 0)).values == {"decisions": 0, "lead_changes": 0, "drama": 0}


@pytest.mark.parametrize(
    ("first", "end", "counted"),
    [
        ({EAST}, "cleared", {"completion": 1, "drawishness": 0, "timeouts": 0, "end_cleared": 1}),
        ({EAST, SOUTH}, "cleared", {"completion": 0, "drawishness": 1, "timeouts": 0, "end_cleared": 1}),
        (set(), "cleared", {"completion": 0, "drawishness": 1, "timeouts": 0, "end_cleared": 1}),
        (set(), None, {"completion": 0, "drawishness": 0, "timeouts": 1}),
    ],
)
def test_ends_are_told_apart(first, end, counted):
    row = GameRow(0, end, 9, 4, frozenset(first), (3, -3) if end else ())
    assert of_row(row).times == counted
    values = {
        "plies": 9,
        "turns": 4,
        "spread": 6,
        "score_0": 3,
        "score_1": -3,
        "first_0": EAST in first,
        "first_1": SOUTH in first,
    }
    assert of_row(row).values == (values if end else {})


def test_balance_by_hand():
    wins = Wins()
    for number, first in enumerate([{EAST}, {EAST}, {EAST}, {SOUTH}, {EAST, SOUTH}]):
        wins.count(number, frozenset(first), frozenset({SOUTH}))
    # Of five games East alone wins three, South one: 1 - 2/5. Under the other reading South wins all.
    assert [wins.balance(0, 2), wins.balance(1, 2)] == pytest.approx([0.6, 0.0])
    assert wins.balance(0, 2, without=3) == pytest.approx(1 - 3 / 4)


@pytest.mark.parametrize("games", [1, 40])
def test_each_reading_has_a_balance_of_its_own(games):
    wins = Wins()
    for number in range(games):
        wins.count(number, frozenset({SOUTH} if number % 4 else {EAST, SOUTH}), frozenset({SOUTH}))
    found = balance_effect(wins, 2)
    assert (found.a, found.b) == (wins.balance(0, 2), wins.balance(1, 2))
    assert found.d is not None
    assert found.d == pytest.approx(wins.balance(1, 2) - wins.balance(0, 2))
    assert found.d < 0


@pytest.mark.parametrize("name", ["ruqi", "dama"])
def test_payments_are_counted_by_clause(name):
    table = game(name).under(terms={"rounds": 1} if name == "ruqi" else {"seats": 2})
    sitting = [player("random", table)] * 2
    paid = of_course(table, sitting, Numbered(1, 2), payments=True).times
    assert paid
    assert all(amount > 0 for amount in paid.values())
    assert of_course(table, sitting, Numbered(1, 2)).times == {}


def test_a_deal_of_madiao_pays_what_the_purses_show():
    table = game("madiao").under(terms={"deals": 1})
    paid = of_course(table, [player("random", table)] * 4, Numbered(1, 2), payments=True).times
    assert all(name.startswith("paid_madiao.") for name in paid)


def test_every_measure_is_defined_on_its_page():
    page = (ROOT / "docs" / "reference" / "measures.md").read_text(encoding="utf-8")
    defined = set(re.findall(r"^\| `(\w+?)(?:_N|_KIND|_CLAUSE|_PLAYER)?` ", page, re.MULTILINE))
    row = GameRow(0, "cleared", 9, 4, frozenset({EAST}), (3, -3))
    found = {*of_row(row).values, *of_row(row).times, *course(WON, (2, 3), (0, 4)), *luck.SHARES}
    found |= {"balance", "paid", "ladder"}
    assert {re.sub(r"^(score|first|end|paid)_.*", r"\1", name) for name in found} == defined
