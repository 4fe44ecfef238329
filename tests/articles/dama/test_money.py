"""Who pays whom, when, how much."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.dama.table import lay, play, rules_for, table
from tests.kit.examples import shows
from youyi.games.dama import GAME, Dama, Rulings, Terms, outline
from youyi.games.dama import articles as art
from youyi.games.dama.events import BowlRefilled, HalfBowl, StationEntered
from youyi.games.dama.rulings.casts import CollisionFine, PrizeOfOwnClass
from youyi.kernel.rulings import AnswersConflict


@shows(art.STAKE)
def test_everyone_puts_twenty_into_the_bowl():
    start = rules_for(3).start()
    assert (start.ledger.purses, start.ledger.bowl, start.full) == ((-20, -20, -20), 60, 60)


@shows(art.EQUAL_SHARES)
def test_all_stakes_are_equal():
    start = rules_for(4, ante=7).start()
    assert set(start.ledger.purses) == {-7}


def test_stakes_too_small_for_the_largest_reward_are_refused():
    with pytest.raises(AnswersConflict, match="fills the bowl with 6"):
        Dama(Rulings(ante=3), Terms(seats=2))
    assert Dama(Rulings(ante=2), Terms(seats=5)).start().ledger.bowl == 10


@shows(art.NO_STAKES)
def test_without_stakes_nothing_is_ever_paid():
    played = table("40x10 2x10", "5x20", ruleset="simplified-2009", laid={"bowl": 0}, moves="116 40+8")
    assert played.payments() == []


@pytest.mark.parametrize(("dice", "amount"), [("444", 8), ("666", 6), ("555", 5), ("111", 4), ("456", 2)])
def test_a_prize_cast_is_rewarded_from_the_bowl(dice, amount):
    assert table("", "", moves=dice).payments() == [("bowl", "0", amount)]
    assert table("", "", moves=dice).payments(art.PRIZE_REWARD) == [("bowl", "0", amount)]


def test_a_fine_cast_costs_two():
    assert table("", "", "", moves="112").payments(art.FINE) == [("0", "bowl", 2)]


def test_ones_own_cast_brings_three_one_beside_it_two():
    assert table("3x1 own246", "", moves="246").payments(art.OWN_REWARD) == [("bowl", "0", 3)]
    assert table("3x1 own246", "", moves="345").payments(art.OWN_REWARD) == [("bowl", "0", 2)]


def test_anothers_cast_costs_three_one_beside_it_two():
    for dice, amount in (("246", 3), ("336", 2)):
        played = table("3x1 own246", "", "", laid={"turn": 1}, moves=dice)
        assert played.payments(art.OTHERS_PAID) == [("1", "0", amount)]


def test_collisions_cost_three_and_two_and_double_the_third_time():
    played = table("3x20 own246 last235", "5x20 own256", laid={"turn": 1}, moves="244 3+10 235 13+10 235 5+10")
    assert played.payments(art.COLLISION_FINE) == [("1", "bowl", 2), ("1", "bowl", 3)]
    assert played.payments(art.THIRD_COLLISION) == [("1", "bowl", 6)]


def test_the_seat_before_gets_the_fine_in_one_reading():
    played = table("3x1 own246 last235", "5x1 own256", laid={"turn": 1}, zhuang_fine="previous", moves="235")
    assert played.payments(CollisionFine.PREVIOUS) == [("1", "0", 3)]


def test_striking_brings_one_for_each_horse():
    played = table("30x2 2x18", "41x2 5x18", moves="155 30+11")
    assert played.payments(art.STRIKE_REWARD) == [("bowl", "0", 2)]


def test_striking_all_twenty_brings_half_the_bowl_instead():
    played = table("21x20", "32x20", moves="155 21+11")
    assert played.payments(art.STRIKE_ALL) == [("bowl", "0", 20)]
    assert played.payments(art.REFILL) == [("1", "bowl", 20)]
    assert played.payments(art.STRIKE_REWARD) == []
    assert played.bowl == 40


def test_the_first_through_the_gate_takes_half_the_bowl():
    played = table("40x10 2x10", "5x20", "6x20", laid={"bowl": 33}, moves="224 40+8")
    assert played.the(HalfBowl).amount == 16
    assert played.payments(art.GATE_HALF) == [("bowl", "0", 16)]
    assert played.purses == (16, -22, -21)
    assert (played.the(BowlRefilled).besides, played.the(BowlRefilled).because) == (0, art.REFILL)


def test_the_odd_chip_comes_from_the_seat_after_the_receiver():
    played = table("40x10 2x10", "5x20", "6x20", laid={"bowl": 33}, moves="224 40+8")
    assert played.payments(art.ODD_CHIPS) == [("1", "bowl", 22)]
    assert played.payments(art.REFILL) == [("2", "bowl", 21)]


def test_a_bowl_richer_than_full_is_left_as_it_is():
    played = table("40x10 2x10", "5x20", laid={"bowl": 90}, moves="224 40+8")
    assert (played.purses, played.bowl) == ((45, 0), 45)


def test_a_bowl_that_is_too_small_is_filled_up_first():
    played = table("", "", laid={"bowl": 3}, moves="444")
    assert played.payments(art.BOWL_SHORT) == [("1", "bowl", 37)]
    assert (played.purses, played.bowl) == ((8, -37), 32)


def test_a_small_bowl_is_filled_beyond_its_brim_for_nineteen_struck_horses():
    laid = replace(lay("20x19 2x1", "28x19 5x1", bowl=8), full=10)
    played = play(rules_for(2, ante=5), laid, "224", "20+8")
    assert played.payments() == [("1", "bowl", 11), ("bowl", "0", 19)]
    assert played.bowl == 0


def test_a_station_brings_one_and_so_it_does_on_a_drop():
    assert table("20x3 2x17", "5x20", moves="115 20+7").payments(art.STATION_REWARD) == [("bowl", "0", 1)]
    assert table("2x1 own246", "", moves="235").payments(art.STATION_REWARD) == [("bowl", "0", 1)]


@pytest.mark.parametrize(("reward", "brings"), [("chip", True), ("throw", True), ("both", True), ("none", False)])
def test_an_outline_promises_a_reward_only_where_there_is_one(reward, brings):
    played = table("20x3 2x17", "5x20", station_reward=reward, moves="115")
    drawn = outline(played.rules.context, played.position, GAME.notation.read_move("20+7"))
    assert drawn is not None
    assert drawn.station == brings
    assert play(played.rules, played.position, "20+7").has(StationEntered) == brings


def test_flying_brings_one_for_each_horse():
    played = table("89x20 own256", "5x20 own246", laid={"gate": True}, moves="444")
    assert played.payments(art.MOAT_REWARD) == [("bowl", "0", 8)]


def test_the_plain_finish_takes_the_bowl():
    played = table("86x20 own246", "5x20", laid={"gate": True}, moves="114 86+4")
    assert played.payments(art.CUMAN) == [("bowl", "0", 40)]
    assert played.bowl == 0


def test_the_close_finish_takes_as_much_again_from_the_others():
    played = table("84x20 own246", "5x20 own256", "6x20", laid={"gate": True, "bowl": 55}, moves="226 84+6")
    assert played.payments(art.XIMAN) == [("bowl", "0", 55), ("2", "0", 27)]
    assert played.payments(art.ODD_CHIPS) == [("1", "0", 28)]


def test_everybody_pays_a_reward_in_full_in_the_primary_text():
    played = table("", "", "", ruleset="shuofu", moves="444")
    assert played.payments(art.EVERYBODY_PAYS) == [("1", "0", 8), ("2", "0", 8)]
    assert played.bowl == 60


def test_the_thrower_pays_a_fine_in_the_primary_text():
    fined = table("", "", "", ruleset="shuofu", moves="123")
    assert fined.payments(art.OFFENDER_PAYS) == [("0", "1", 2)]


def test_the_player_who_was_struck_pays_in_the_primary_text_by_the_clause_of_striking():
    struck = table("30x2 2x18", "41x2 5x18", "", ruleset="shuofu", moves="155 30+11")
    assert struck.payments(art.STRIKE_REWARD) == [("1", "0", 2)]
    assert not struck.payments(art.OFFENDER_PAYS), "whoever is struck has thrown nothing that is fined"


def test_a_prize_cast_of_ones_own_count_brings_more_in_one_reading():
    played = table("3x1 own246", "", shang_own_class="reward_and_throw", moves="444")
    assert played.payments(PrizeOfOwnClass.REWARD_AND_THROW) == [("bowl", "0", 2)]
