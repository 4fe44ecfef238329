"""The players of 打馬: what the greedy one ranks first, and what looking ahead changes."""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev

import pytest

from tests.dama.table import table
from youyi.analysis.simulate.referee import referee
from youyi.games.dama import DICE, GAME, Dama
from youyi.games.dama.legality import choices
from youyi.games.dama.players.expectimax import DamaExpectimax, chances, worth
from youyi.games.dama.players.features import features
from youyi.games.dama.players.greedy import DamaGreedy, appeal
from youyi.games.dama.players.weights import FEATURES
from youyi.kernel.rules import Decision
from youyi.kernel.streams import Numbered, Stream
from youyi.players.player import player


def chosen(make, played):
    prompt = played.rules.prompt(played.position)
    view = played.rules.view(played.position, prompt.seat)
    return GAME.notation.write_move(make(played.rules).choose(view, prompt.moves, Stream(1)))


@pytest.mark.parametrize(
    ("armies", "moves", "best"),
    [
        (("30x2 20x5 31x3 2x10", "41x2 5x18"), "155", "30+11"),  # strike before merge
        (("30x2 20x5 31x3 2x10", "41x1 5x19"), "155", "30+11"),  # be it a single horse
        (("30x2 41x3 16x5 2x10", "5x20"), "155", "30+11"),  # merge before station
        (("20x3 3x17", "5x20"), "115", "20+7"),  # station before progress
        (("40x4 2x16", "5x20"), "224", "2+8"),  # progress: four would be turned back
    ],
)
def test_greedy_takes_a_gain_at_once_in_order(armies, moves, best):
    assert chosen(DamaGreedy, table(*armies, moves=moves)) == best


@pytest.mark.parametrize("reward", ["chip", "none"])
def test_greedy_enters_a_station_even_where_it_brings_nothing(reward):
    played = table("20x3 30x17", "5x20", station_reward=reward, moves="115")
    station, plain = map(GAME.notation.read_move, played.choices())
    assert appeal(played.rules, played.position, station) == (0, 0, 0, 1, 7)
    assert appeal(played.rules, played.position, plain) == (0, 0, 0, 0, 7)


def test_letting_pass_ranks_below_every_ride():
    played = table("20x20", "30x20", must_move=False, moves="115")
    moves = choices(played.rules.context, played.position)
    assert appeal(played.rules, played.position, moves[0]) > appeal(played.rules, played.position, moves[-1])


def test_there_is_a_weight_for_every_feature():
    position = table("50x7 52x7 40x6", "5x20", moves="246").position
    assert len(features(position, 0)) == len(features(position, 1)) == len(FEATURES)
    assert len({name for name, _ in FEATURES}) == len(FEATURES)


def numbers_of(played, seat):
    """Name the numbers of a seat's features."""
    return dict(zip((name for name, _ in FEATURES), features(played.position, seat), strict=True))


def test_features_say_where_horses_are_and_what_may_strike_them():
    played = table("30x4 41x6 85x10", "20x5 3x15", moves="246")
    mine, theirs = numbers_of(played, 0), numbers_of(played, 1)
    assert mine["horses between stations 3 and 4, of twenty"] == 4 / 20
    assert mine["horses on cell 85, of twenty"] == 10 / 20
    assert mine["stacks that may be struck, expected"] == pytest.approx(27 / 216)  # five come ten cells to four
    assert theirs["stacks that may be struck, expected"] == 0  # nobody stands behind them
    assert theirs["horses that this seat may strike with its next throw, expected"] == pytest.approx(4 * 27 / 216 / 4)
    assert mine["the chance to merge with the next throw"] == pytest.approx(27 / 216)  # eleven cells apart


def test_every_feature_of_three_stacks_on_the_road():
    mine = numbers_of(table("30x4 41x6 85x10", "20x5 3x15", moves="246"), 0)
    assert {name: number for name, number in mine.items() if number} == pytest.approx(
        {
            "horses between stations 3 and 4, of twenty": 4 / 20,
            "horses between stations 4 and 5, of twenty": 6 / 20,
            "stacks between stations 3 and 4": 1,
            "stacks between stations 4 and 5": 1,
            "horses on cell 85, of twenty": 10 / 20,
            "an empty hand": 1,
            "stacks": 3,
            "the largest stack, of twenty": 10 / 20,
            "cells that the stacks still need to 飛龍院, in hundreds": (51 + 40) / 100,
            "cells that the horses still need to the end, in thousands": (60 * 4 + 49 * 6 + 5 * 10) / 1000,
            "how far back the rearmost stack is, in hundreds of cells": 60 / 100,
            "函谷關 shut: the largest stack before it, of ten": 6 / 10,
            "horses that the others may strike with their next throws, expected": 4 * 27 / 216 / 4,  # 20 to 30
            "stacks that may be struck, expected": 27 / 216,
            "the chance to merge with the next throw": 27 / 216,  # 30 to 41
            "the chance to enter a station with the next throw": (10 + 10 + 3 + 21) / 216,  # by 6, 15, 4 and 13
            "a cast of its own": 1,
            "the chance of throwing its own count": 25 / 216,
        }
    )


def test_every_feature_of_a_seat_that_must_drop_and_throws_next():
    played = table("18x12 41x7 own246", "3x1 24x2", "81x20", moves="115", laid={"turn": 2})
    mine, theirs = numbers_of(played, 0), numbers_of(played, 1)
    assert {name: number for name, number in mine.items() if number} == pytest.approx(
        {
            "horses between stations 2 and 3, of twenty": 12 / 20,
            "horses between stations 4 and 5, of twenty": 7 / 20,
            "stacks between stations 2 and 3": 1,
            "stacks between stations 4 and 5": 1,
            "horses in hand, of twenty": 1 / 20,
            "stacks": 2,
            "the largest stack, of twenty": 12 / 20,
            "cells that the stacks still need to 飛龍院, in hundreds": (63 + 40) / 100,
            "cells that the horses still need to the end, in thousands": (72 * 12 + 49 * 7 + 90) / 1000,
            "函谷關 shut: the largest stack before it, of ten": 1,  # twelve count as ten
            "函谷關 shut: ten together before it": 1,
            "horses that this seat may strike with its next throw, expected": 3 / 216 / 4,  # drops on 3 by 4
            "the chance to strike with the next throw": 3 / 216,
            "the chance to enter a station with the next throw": 27 / 216,  # drops on 9 by 10
            "the throw is this seat's": 1,
            "a cast of its own": 1,
            "the chance of throwing its own count": 25 / 216,
            "seats beside two, in threes": 1 / 3,
        }
    )
    assert theirs["horses that the seat about to throw may strike at once, expected"] == pytest.approx(3 / 216 / 4)
    assert theirs["the chance to merge with the next throw"] == pytest.approx(3 / 216)
    assert theirs["seats before its regular turn, as a share"] == pytest.approx(1 / 3)


def test_horses_on_a_station_are_not_exposed():
    for cell, chance in ((36, 0), (37, 25 / 216)):
        played = table(f"{cell}x4 50x16", "25x5 70x15" if cell == 36 else "25x5 80x15", moves="246")
        assert numbers_of(played, 0)["stacks that may be struck, expected"] == pytest.approx(chance)


def test_beyond_the_court_nobody_is_exposed():
    for cell, chance in ((81, 10 / 216), (82, 0)):  # the enemy stands six cells behind
        played = table(f"50x19 {cell}x1", f"{cell - 6}x20", moves="246", laid={"gate": True})
        assert numbers_of(played, 0)["stacks that may be struck, expected"] == pytest.approx(chance), cell


def test_who_must_drop_strikes_one_horse_alone():
    for size, chance in ((1, 6 / 216), (2, 0)):  # on cell 4 one drops by 5
        played = table("41x19", f"4x{size} 50x{20 - size}", moves="115", laid={"turn": 1})
        assert numbers_of(played, 0)["the chance to strike with the next throw"] == pytest.approx(chance), size


def test_an_army_together_is_likelier_first_than_one_apart():
    together, apart, in_hand = (
        chances(table(army, "60x20", moves="246").position)[0] for army in ("50x20", "50x7 52x7 40x6", "")
    )
    assert together > apart > in_hand


def test_only_close_choices_are_looked_into(monkeypatch):
    played, asked = table("30x4 41x6 2x10", "20x5 3x15", moves="246"), []

    def foreseen(_player, position):
        asked.append(position)
        return worth(position)

    monkeypatch.setattr(DamaExpectimax, "foreseen", foreseen)
    prompt = played.rules.prompt(played.position)
    assert isinstance(prompt, Decision)
    view = played.rules.view(played.position, prompt.seat)
    for close, looked in ((0.0, 0), (2.0, min(3, len(prompt.moves)))):
        asked.clear()
        DamaExpectimax(played.rules, close=close).choose(view, prompt.moves, Stream(0))
        assert len(asked) == looked


def test_the_chances_of_all_seats_come_to_one():
    for armies in (("50x20", "5x20"), ("50x20", "5x20", "", "7x3")):
        assert sum(chances(table(*armies, moves="246").position)) == pytest.approx(1)


def test_a_finished_game_is_certain():
    done = table("86x20 own246", "5x20", laid={"gate": True}, moves="114 86+4").position
    assert chances(done) == [1, 0]
    assert worth(done)[0] > worth(done)[1]


def test_looking_ahead_is_the_mean_over_all_throws():
    played = table("30x4 41x6 2x10", "20x5 3x15", moves="246")
    rules, position = played.rules, played.position
    if isinstance(prompt := rules.prompt(position), Decision):
        position = rules.play(position, prompt.moves[0]).position
    average = [0.0, 0.0]
    for cast, chance in DICE.table():
        thrown = rules.play(position, cast).position
        best = worth(thrown)
        if isinstance(prompt := rules.prompt(thrown), Decision):
            answers = [worth(rules.play(thrown, move).position) for move in prompt.moves]
            mine = [values[prompt.seat] for values in answers]
            best = answers[mine.index(max(mine))]
        average = [so_far + float(chance) * value for so_far, value in zip(average, best, strict=True)]
    assert DamaExpectimax(rules).foreseen(position) == pytest.approx(average)


@pytest.mark.parametrize("ruleset", ["dama/tujing", "dama/simplified-2009", "dama/shuofu"])
@pytest.mark.parametrize("seats", [2, 4])
def test_expectimax_chooses_what_is_offered_and_again_the_same(ruleset, seats):
    at_table = GAME.under(ruleset, terms={"seats": seats})
    sitting, rules = player("expectimax", at_table), at_table.rules
    position, asked = rules.start(), 0
    for move in referee(rules, [player("greedy", at_table)] * seats, Numbered(4, seats)).moves:
        prompt = rules.prompt(position)
        if isinstance(prompt, Decision) and len(prompt.moves) > 1:
            asked += 1
            if asked % 12 == 1:
                view = rules.view(position, prompt.seat)
                first = sitting.choose(view, prompt.moves, Stream(0))
                assert first in prompt.moves
                assert sitting.choose(view, prompt.moves, Stream(1)) == first
        position = rules.play(position, move).position
    assert asked > 12


def shares(seats, blocks):
    """Play every cyclic seating on the same dice; give how often expectimax is first among greedy, block by block."""
    rules, found = GAME.under("dama/tujing", terms={"seats": seats}).rules, []
    assert isinstance(rules, Dama)
    for number in range(blocks):
        won = 0
        for seat in range(seats):
            sitting = [DamaExpectimax(rules) if each == seat else DamaGreedy(rules) for each in range(seats)]
            over = referee(rules, sitting, Numbered(77, number)).over
            assert over is not None
            won += seat in over.first
        found.append(won / seats)
    return found


@pytest.mark.long
@pytest.mark.parametrize(("seats", "blocks"), [(2, 400), (4, 300)])
def test_expectimax_beats_greedy_on_the_same_dice_from_every_seat(seats, blocks):
    found = shares(seats, blocks)
    assert mean(found) - 1.96 * stdev(found) / sqrt(blocks) > 1 / seats
