"""Small instances: the usual rules from where little is left, with values that are worked out again."""

from __future__ import annotations

import pytest

from youyi.analysis.hidden import best_answer, grown, minimised, nash_conv, played_by, uniform, worth
from youyi.analysis.instances import INSTANCES, instance, passed_round
from youyi.analysis.races import Race, explored, value
from youyi.kernel.errors import Unknown
from youyi.kernel.rules import Chance, Decision
from youyi.kernel.streams import Stream
from youyi.players.player import player_spec

KNOWN = [each for each in INSTANCES if each.known is not None]


def player(of, name):
    table = of.table
    return player_spec(name, table.game).make(table)


@pytest.mark.parametrize("small", INSTANCES, ids=lambda each: each.id)
def test_an_instance_begins_where_something_is_asked(small):
    table = small.table
    positions = small.positions(table)
    assert sum(chance for _, chance in positions) == 1
    assert len({position for position, _ in positions}) == len(positions)
    for position, _ in positions:
        assert isinstance(table.rules.prompt(position), Decision | Chance)
        assert table.game.faults(position) == ()


def test_an_unknown_instance_is_refused_with_those_that_are():
    with pytest.raises(Unknown, match="madiao/12"):
        instance("madiao/13")


def test_packets_change_hands_and_nothing_else():
    deals = passed_round("1 0,0,0,0 play:1/S9 T20,T30/W1,W2/S1,S2/C1,C2 Ch 1 W1,S1,C1-,T20-", fixed=1)
    assert len(deals) == 6
    assert {deal.split(" ")[3].split("/")[1] for deal in deals} == {"W1,W2"}
    assert {tuple(sorted(deal.split(" ")[3].replace("/", ",").split(","))) for deal in deals} == {
        ("C1", "C2", "S1", "S2", "T20", "T30", "W1", "W2")
    }


def race(draws, ends):
    """A race of hand-made positions."""
    return Race(instance("ruqi/1v1-any"), {}, draws, ends)


def test_a_race_by_hand():
    """Who throws wins with the chance 1/4, else the other throws: h / (1 - (1 - h)²)."""
    to_win = race([[(0.25, None, [-1]), (0.75, None, [1])], [(0.25, None, [-2]), (0.75, None, [0])]], [1.0, 0.0])
    assert value(to_win) == pytest.approx(0.25 / (1 - 0.75**2))


def test_each_side_chooses_what_is_best_for_it():
    """After any throw seat 0 may win at once or throw on; then seat 1 may win at once."""
    choosing = [[(1.0, 0, [1, -2])], [(1.0, 1, [-1, -2])]]
    assert value(race(choosing, [0.0, 0.75])) == 0.75
    assert value(race(choosing, [0.8, 0.75])) == 0.75
    assert value(race([[(1.0, 0, [1, -1])], [(1.0, 1, [-2, -3])]], [0.1, 0.9, 0.6])) == 0.6


def test_regrets_fall_and_an_equilibrium_is_answered_by_nothing_better():
    tree = grown(instance("madiao/8"))
    blind = nash_conv(tree, uniform(tree))
    learned = minimised(tree, 40)
    assert sum(worth(tree, learned)) == pytest.approx(0)
    assert 0 <= nash_conv(tree, learned) < 0.05 * blind
    assert worth(tree, learned) == pytest.approx([-25 / 3, 4, -7, 34 / 3], abs=0.05)
    heuristic, first = (played_by(tree, player(instance("madiao/8"), name), Stream) for name in ("heuristic", "first"))
    assert nash_conv(tree, heuristic) == pytest.approx(0, abs=1e-9)  # it plays this end perfectly
    assert 10 < nash_conv(tree, first) < blind
    for seat in range(4):
        assert best_answer(tree, uniform(tree), seat) >= worth(tree, uniform(tree))[seat] - 1e-9


@pytest.mark.long
@pytest.mark.parametrize("small", KNOWN, ids=lambda each: each.id)
def test_the_published_values_of_one_piece_a_side(small):
    assert value(explored(small)) == pytest.approx(small.known, abs=5e-6)


@pytest.mark.long
def test_twelve_cards_come_near_an_equilibrium():
    tree = grown(instance("madiao/12"))
    assert nash_conv(tree, minimised(tree, 30)) < 0.2 * nash_conv(tree, uniform(tree))
