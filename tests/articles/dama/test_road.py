"""What happens on the road: entering, turning back, merging, striking, stations, gates."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.dama.table import lay, play, refused, rules_for, table
from tests.kit.examples import shows
from youyi.games.dama import articles as art
from youyi.games.dama.events import ExtraEarned, GateOpened, HalfBowl, Merged, Moved, NoWay, StationEntered, Struck
from youyi.games.dama.rulings.drops import Split
from youyi.games.dama.rulings.finish import FeilongEnterPartial
from youyi.games.dama.rulings.road import Backward, GateEnterSmall
from youyi.kernel.seats import Seat

OPEN = {"gate": True}


def test_a_stack_moves_by_the_count_of_the_cast():
    played = table("20x3 2x17", "5x20", moves="224 20+8")
    moved = played.the(Moved)
    assert (moved.start, moved.spot, moved.horses, moved.because) == (20, 28, 3, art.MOVE)
    assert played.stacks(0) == {2: 17, 28: 3}


@pytest.mark.parametrize("move", ["20+7", "21+8", "2+17"])
def test_another_distance_or_an_empty_cell_is_refused(move):
    because, _ = refused(table("20x3 2x17", "5x20", moves="224"), move)
    assert because is art.MOVE


def test_a_larger_stack_cannot_be_landed_on():
    played = table("20x2 2x18", "28x3 5x17", moves="224 20+8")
    assert played.the(Moved).turned_by.because is art.ENTER
    assert (played.the(Moved).turned_at, played.the(Moved).spot) == (27, 26)


def test_a_larger_stack_can_be_passed_before_the_gate():
    assert table("20x2 2x18", "23x9 5x11", moves="224 20+8").stacks(0)[28] == 2


def test_a_unit_whose_way_is_blocked_turns_back():
    played = table("88x20 own246", "5x20", laid=OPEN, moves="226 88+6")
    moved = played.the(Moved)
    assert (moved.path, moved.turned_at, moved.turned_by.because) == ((89, 90, 89, 88, 87, 86), 90, art.TURN_BACK)


@shows(art.FORWARD_FIRST)
def test_a_unit_blocked_at_once_cannot_go():
    played = table("35x4 2x16", "36x1 5x19", moves="235")
    assert played.choices() == ["2+10"]
    assert refused(played, "35+10") == (art.STATION_BAR, 36)


def test_a_journey_to_where_one_stands_is_none():
    played = table("81x20 own246", "5x20", laid=OPEN, moves="666")
    assert played.the(NoWay).tried[0][1].because is art.NO_RETURN


def test_a_unit_turns_back_once_only():
    asked = table("43x4 2x16", "45x1 36x1 5x18", moves="235")
    assert asked.choices() == ["2+10"]
    assert refused(asked, "43+10") == (art.TURNS_ONCE, 36)


def test_no_way_tells_every_stacks_objection():
    played = table("35x20", "36x20", moves="235")
    none = played.the(NoWay)
    assert none.because is art.NO_WAY
    assert [(spot, objection.because, objection.at) for spot, objection in none.tried] == [(35, art.STATION_BAR, 36)]


def test_own_horses_merge_and_throw_again():
    played = table("30x2 41x3 2x15", "5x20", moves="155 30+11")
    assert (played.the(Merged).horses, played.the(Merged).because) == (5, art.MERGE)
    assert played.the(ExtraEarned).because is art.MERGE_AGAIN
    assert played.stacks(0) == {2: 15, 41: 5}


@shows(art.OWN_HORSES_FREE)
def test_own_horses_never_bar_the_way():
    assert table("50x1 52x19", "5x20", laid=OPEN, moves="115 50+7").stacks(0) == {52: 19, 57: 1}


@shows(art.SPLIT_STACKS)
def test_a_stack_never_splits_but_in_one_reading():
    asked = table("20x3 2x17", "5x20", moves="224")
    assert refused(asked, "20+8x2") == (Split.NEVER, 20)
    split = table("20x3 2x17", "5x20", split="allowed", moves="224 20+8x2")
    assert split.stacks(0) == {2: 17, 20: 1, 28: 2}
    whole = table("20x3 2x17", "5x20", split="allowed", moves="224")
    assert refused(whole, "20+8x3") == (art.MOVE, 20)


def test_an_equal_or_smaller_stack_is_struck():
    played = table("30x2 2x18 own246", "41x2 5x18 own256", moves="155 30+11")
    struck = played.the(Struck)
    assert (struck.seat, struck.owner, struck.spot, struck.horses, struck.because) == (0, 1, 41, 2, art.STRIKE)
    assert (played.hand(1), played.stacks(1)) == (2, {5: 18})
    assert played.the(ExtraEarned).because is art.STRIKE_AGAIN


@shows(art.STATION_BAR)
def test_a_held_station_can_be_neither_entered_nor_passed():
    laid = "30x20", "36x1 5x19"
    moved = table(*laid, moves="233 30+8").the(Moved)
    assert (moved.turned_at, moved.turned_by.because, moved.turned_by.at) == (35, art.STATION_BAR, 36)


@shows(art.SAFE_SHARED)
def test_stations_are_shared_in_one_reading():
    played = table("30x2 2x18", "36x5 5x15", stations="cohabit", moves="114 30+6")
    assert (played.stacks(0)[36], played.stacks(1)[36]) == (2, 5)
    assert not played.has(Struck)


def test_entering_a_station_throws_again_in_the_primary_text():
    played = table("20x3 2x17 own256", "5x20", ruleset="shuofu", moves="115 20+7")
    assert played.the(StationEntered).because is art.STATION_AGAIN
    assert played.the(ExtraEarned).because is art.STATION_AGAIN


def test_fewer_than_ten_cannot_pass_the_shut_gate():
    moved = table("40x4 2x16", "5x20", moves="224 40+8").the(Moved)
    assert (moved.spot, moved.turned_at, moved.turned_by.because) == (42, 45, art.GATE_TEN)


@shows(art.GATE_OPEN, art.GATE_HALF)
def test_ten_that_stand_beyond_the_gate_open_it_for_everyone():
    played = table("40x10 2x10", "5x20", moves="224 40+8")
    opened = played.the(GateOpened)
    assert (opened.opened_for, opened.because) == ((0, 1), art.PASSED)
    assert played.position.passed == {0, 1}


def test_ten_that_stand_on_the_gate_have_not_passed_it():
    assert not table("40x10 2x10", "5x20", moves="122 40+5").has(GateOpened)


def test_twelve_turned_back_before_the_gate_have_not_passed_it():
    assert not table("44x12 5x8", "47x13 7x7", moves="122 44+5").has(GateOpened)


@shows(art.GATE_TEN_FIRST)
def test_the_gate_opens_for_the_opener_alone_in_one_reading():
    played = table("40x10 2x10", "43x4 5x16 own256", gate_opens_for="opener", moves="224 40+8")
    assert played.position.passed == {0}
    other = play(
        played.rules, replace(lay("48x10 2x10", "43x4 5x16 own256", turn=1), passed=frozenset({Seat(0)})), "224"
    )
    assert play(other.rules, other.position, "43+8").the(Moved).turned_by.because is art.GATE_TEN


def test_the_second_opener_gets_no_half():
    rules = rules_for(2, gate_opens_for="opener")
    laid = replace(lay("48x10 2x10", "43x14 5x6 own256", turn=1), passed=frozenset({Seat(0)}))
    played = play(rules, laid, "224", "43+8")
    assert played.has(GateOpened)
    assert not played.has(HalfBowl)


def test_a_small_stack_may_not_stand_on_the_shut_gate_in_one_reading():
    moved = table("40x4 2x16", "5x20", gate_enter_small=False, moves="122 40+5").the(Moved)
    assert (moved.spot, moved.turned_by.because) == (43, GateEnterSmall.FALSE)


def test_a_larger_stack_cannot_be_passed_beyond_the_gate():
    moved = table("47x2 2x18", "50x3 5x17", laid=OPEN, moves="115 47+7").the(Moved)
    assert (moved.spot, moved.turned_by.because, moved.turned_by.at) == (44, art.NO_OVERTAKING, 50)


def test_an_equal_stack_can_be_passed_beyond_the_gate():
    assert table("47x2 2x18", "50x2 5x18", laid=OPEN, moves="115 47+7").stacks(0)[54] == 2


def test_nobody_moves_backward_where_the_article_rules():
    assert refused(table("30x4 50x16", "19x3 5x17", laid=OPEN, moves="236"), "30-11") == (Backward.FALSE, 30)


def test_moving_backward_must_strike_merge_or_enter_a_station():
    asked = table("30x4 50x16", "19x3 5x17", ruleset="shuofu", laid=OPEN, moves="236")
    assert asked.choices() == ["30+11", "30-11", "50+11"]
    assert refused(asked, "50-11") == (art.BACKWARD, 39)
    assert refused(asked, "30-12") == (art.MOVE, 30)
    moved = play(asked.rules, asked.position, "30-11").the(Moved)
    assert (moved.spot, moved.because) == (19, art.BACKWARD)


def test_moving_backward_cannot_pass_a_held_station():
    asked = table("30x4 50x16", "19x3 27x1 5x16", ruleset="shuofu", laid=OPEN, moves="236")
    assert refused(asked, "30-11") == (art.STATION_BAR, 27)


@shows(art.FEILONG_TOGETHER)
def test_nineteen_may_wait_on_the_twenty_horse_gate_or_not():
    assert table("76x19 2x1", "5x20", laid=OPEN, moves="122 76+5").stacks(0)[81] == 19
    moved = table("76x19 2x1", "5x20", laid=OPEN, feilong_enter_partial=False, moves="114 76+6").the(Moved)
    assert (moved.spot, moved.turned_by.because) == (78, FeilongEnterPartial.FALSE)
