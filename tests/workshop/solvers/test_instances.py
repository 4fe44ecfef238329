"""Small instances: the usual rules from where little is left, with values that are worked out again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from workshop.solvers.cfr import best_answer, grown, minimised, nash_conv, played_by, uniform, worth
from workshop.solvers.markov import Race, bounds, exploitability, explored, value
from workshop.solvers.mccfr import beginning, completed, gain, minimised_by_samples
from youyi.analysis.solve.instances import INSTANCES, LISTED, NotListed, instance, passed_round
from youyi.games import game
from youyi.kernel.chance import Entropy
from youyi.kernel.errors import Unknown
from youyi.kernel.rules import Chance, Decision, Over
from youyi.kernel.streams import Stream
from youyi.players.player import player_spec

KNOWN = [each for each in INSTANCES if each.known is not None]


def player(of, name):
    table = of.table
    return player_spec(name, table.game).make(table)


@pytest.mark.parametrize("small", INSTANCES, ids=lambda each: each.id)
def test_an_instance_begins_where_something_is_asked(small):
    table = small.table
    if small.ways > LISTED:
        with pytest.raises(NotListed, match=str(small.ways)):
            small.positions(table)
        positions = tuple((small.begun(table, Stream(seed)), Fraction(1, 20)) for seed in range(20))
    else:
        positions = small.positions(table)
        assert small.begun(table, Stream(1)) in [position for position, _ in positions]
    assert sum(chance for _, chance in positions) == 1
    assert len({position for position, _ in positions}) == len(positions)
    for position, _ in positions:
        assert isinstance(table.rules.prompt(position), Decision | Chance)
        if small.deck is None:  # the notation knows the whole pack alone
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


@pytest.mark.parametrize(("cards", "tricks"), [(12, 2), (16, 3)])
@pytest.mark.parametrize("ruleset", [each.full_id for each in game("madiao").rulesets])
def test_a_small_deck_is_played_by_the_usual_rules(cards, tricks, ruleset):
    """Every trick is played out, nothing is paid to nobody, and what a seat guesses agrees with what it has seen."""
    small = replace(instance(f"madiao/deck-{cards}"), ruleset=ruleset)
    rules, entropy = small.table.rules, Stream(cards)
    for _ in range(5):
        position, plays = small.begun(small.table, entropy), 0
        while isinstance(prompt := rules.prompt(position), Decision):
            view = rules.view(position, prompt.seat)
            assert rules.view(rules.worlds(view, entropy), prompt.seat) == view
            position = rules.play(position, prompt.moves[entropy.below(len(prompt.moves))]).position
            plays += 1
        assert isinstance(prompt, Over)
        assert (sum(prompt.score), plays) == (0, 4 * tricks)


def test_the_whole_pack_is_refused_where_a_small_one_is_played_with():
    rules, whole = instance("madiao/deck-12").table.rules, game("madiao").under("madiao/guide").rules
    few, all_forty = (each.prompt(each.start()) for each in (rules, whole))
    assert isinstance(few, Chance)
    assert isinstance(all_forty, Chance)
    assert len(few.odds.draw(Stream(1)).cards) == 12
    assert whole.objection(whole.start(), few.odds.draw(Stream(1))) is not None
    assert rules.objection(rules.start(), all_forty.odds.draw(Stream(1))) is not None


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


def test_what_lies_beyond_is_bounded():
    """Who throws wins with the chance 1/4; else the play goes where nobody has looked."""
    found = race([[(0.25, None, [-1]), (0.75, None, [1])]], [1.0])
    found.numbers = {"here": 0, "beyond": 1}
    assert bounds(found) == (0.25, 1.0)


class Fixed:
    """Takes one choice by its place."""

    def __init__(self, nth: int) -> None:
        self.nth = nth

    def choose(self, _view: Any, moves: Sequence[Any], _rng: Entropy, /) -> Any:
        return moves[self.nth]


@pytest.mark.parametrize(("nth", "lost"), [(0, 0.5), (1, 0)])
def test_a_player_is_exploited_by_what_its_choices_lose_on_either_seat(nth, lost):
    """Both throws lead to a choice between an end that is bad for who chooses and one that is as much better."""
    found = race([[(0.5, 0, [-1, -2]), (0.5, 1, [-2, -1])]], [0.25, 0.75])
    start = found.instance.table.rules.start()
    found.chosen = [[(start, ["bad", "good"])] * 2]
    assert exploitability(found, Fixed(nth)) == pytest.approx(lost / 2)


def test_a_race_explored_in_part_has_bounds_around_its_value():
    small = instance("ruqi/1v1-classical")
    low, high = bounds(explored(small, 40), within=1e-6)
    assert small.known is not None
    assert 0 <= low < small.known < high <= 1


def test_regrets_fall_in_samples_and_gains_are_bounded():
    small = instance("madiao/8")
    tree = grown(small)
    learned = completed(tree, minimised_by_samples(lambda _rng: tree.root, 4, 200, seed=1))
    assert nash_conv(tree, learned) < 0.02 * nash_conv(tree, uniform(tree))
    assert minimised(tree, 0) == uniform(tree)
    exact = best_answer(tree, uniform(tree), 3) - worth(tree, uniform(tree))[3]
    found = gain(lambda rng: rng.choice(tree.root.below), 4, {}, seat=3, games=200, seed=2)
    assert found.low - 3 * found.error < exact < found.high + 3 * found.error
    assert found.low < found.high + 3 * found.error
    assert beginning(small)(Random(1)).key == tree.root.below[0].key


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
def test_two_pieces_a_side_lie_between_bounds():
    low, high = bounds(explored(instance("ruqi/2v2"), 4000), within=1e-7)
    assert 0.6258 < low < high < 0.6261


@pytest.mark.long
def test_the_last_three_tricks_have_an_equilibrium_and_heuristic_plays_one():
    small = instance("madiao/12")
    tree = grown(small)
    learned = completed(tree, minimised_by_samples(lambda rng: rng.choice(tree.root.below), 4, 1000, seed=1))
    assert nash_conv(tree, learned) < 0.05
    assert nash_conv(tree, uniform(tree)) == pytest.approx(30.388, abs=0.001)
    assert nash_conv(tree, played_by(tree, player(small, "heuristic"), Stream)) == pytest.approx(0, abs=1e-9)
    assert nash_conv(tree, played_by(tree, player(small, "first"), Stream)) == pytest.approx(37.5)


@pytest.mark.long
def test_a_deck_of_twelve_cards_has_an_equilibrium_by_samples():
    tree = grown(instance("madiao/deck-12"))
    learned = completed(tree, minimised_by_samples(lambda _rng: tree.root, 4, 2000, seed=1))
    assert nash_conv(tree, learned) < 0.1
    assert worth(tree, learned) == pytest.approx([-1.16, -1.16, -1.16, 3.48], abs=0.05)
