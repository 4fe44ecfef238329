"""What each throw is to the table: who acts, what is earned, what comes next."""

from __future__ import annotations

import pytest

from tests.dama.table import lay, play, refused, rules_for, table
from tests.kit.examples import shows
from youyi.games.dama import articles as art
from youyi.games.dama.events import (
    Collided,
    Dropped,
    ExtraEarned,
    Idle,
    OpeningThrown,
    OwnCastTaken,
    Thrown,
    ThrowsAgain,
    TurnPassed,
)  # fmt: skip
from youyi.games.dama.position import Context, Opening, Turn
from youyi.kernel.seats import Seat


def test_the_seats_throw_in_turn():
    played = table("", "", "", moves="246")
    assert played.thrower() == (1, False)
    assert played.the(TurnPassed).because is art.TURNS


def test_out_of_turn_action_does_not_shift_the_rotation():
    played = table("3x1 own246", "", "", laid={"turn": 1}, moves="246")
    assert played.the(Thrown).actor == 0
    assert played.thrower() == (2, False)


@shows(art.MONEY_FIRST)
def test_money_comes_before_horses():
    kinds = table("", "", moves="444").kinds()
    assert kinds.index("Paid") < kinds.index("Dropped")


def test_a_prize_cast_drops_its_own_number():
    played = table("", "", moves="444")
    assert played.stacks(0) == {11: 8}
    assert played.the(Dropped).because is art.PRIZE_DROP


@shows(art.PRIZE_OWN_CLASS)
def test_a_prize_cast_of_ones_own_count_drops_two_more():
    assert table("3x1 own246", "", moves="444").stacks(0) == {3: 1, 11: 10}
    assert table("3x1 own256", "", moves="444").stacks(0) == {3: 1, 11: 8}


def test_a_triple_throws_again_another_prize_cast_does_not():
    played = table("", "", moves="444")
    assert played.the(ExtraEarned).because is art.TRIPLE_AGAIN
    assert played.thrower() == (0, True)
    assert not table("", "", moves="456").has(ExtraEarned)


def test_every_prize_cast_throws_again_where_the_primary_text_rules():
    played = table("", "", ruleset="shuofu", moves="456")
    assert played.the(ExtraEarned).because is art.PRIZE_AGAIN


def test_a_fine_cast_lets_the_next_seat_act_and_drop_two():
    played = table("", "", "", moves="123")
    assert played.the(Thrown).because is art.FINE_TO_NEXT
    assert (played.the(Thrown).actor, played.stacks(1)) == (1, {4: 2})
    assert played.thrower() == (1, False), "the rotation goes on from the thrower"


def test_a_fine_cast_does_nothing_where_the_post_of_2009_rules():
    played = table("", "", ruleset="simplified-2009", moves="123")
    assert played.the(Idle).because is art.NOTHING_ON_A_FINE
    assert played.hand(0) == played.hand(1) == 20


def test_the_first_free_plain_cast_is_ones_own():
    taken = table("", "", moves="246").the(OwnCastTaken)
    assert (taken.seat, str(taken.cast), taken.because) == (0, "246", art.OWN_CAST)


def test_prize_and_fine_casts_never_are_ones_own():
    assert not table("", "", moves="444").has(OwnCastTaken)
    assert not table("", "", moves="123").has(OwnCastTaken)


def test_a_cast_of_anothers_count_is_not_ones_own():
    played = table("", "5x1 own256", moves="346")
    assert played.the(Thrown).context is Context.OTHERS_CLASS
    assert not played.has(OwnCastTaken)


def test_casts_of_the_same_count_stand_beside_ones_own():
    played = table("3x1 own246", "", moves="345")
    assert (played.the(Thrown).context, played.the(Thrown).because) == (Context.OWN_CLASS, art.OWN_CLASS)


def test_ones_own_cast_and_one_beside_it_throw_again():
    for dice in ("246", "345"):
        earned = table("3x1 own246", "", moves=dice).the(ExtraEarned)
        assert (earned.seat, earned.because) == (0, art.OWN_AGAIN)


def test_ones_own_cast_drops_three_one_beside_it_too():
    for dice in ("246", "345"):
        played = table("3x1 own246", "", moves=dice)
        assert (played.stacks(0), played.the(Dropped).because) == ({3: 1, 11: 3}, art.OWN_DROP)


@shows(art.PAY_AS_DROPPED)
def test_one_beside_ones_own_drops_as_many_as_are_paid_in_the_primary_text():
    assert table("3x1 own246", "", ruleset="shuofu", moves="345").stacks(0) == {3: 1, 11: 2}


def test_the_owner_acts_with_a_cast_that_another_throws():
    played = table("3x1 own246", "", "", laid={"turn": 1}, moves="246")
    thrown = played.the(Thrown)
    assert (thrown.context, thrown.actor, thrown.because) == (Context.OTHERS, 0, art.OTHERS_ACT)
    assert (played.stacks(0), played.stacks(1)) == ({3: 1, 11: 3}, {})
    assert not played.has(ExtraEarned)


def test_the_owner_earns_a_turn_in_one_reading():
    played = table("3x1 own246", "", "", laid={"turn": 1}, owner_throw=True, moves="246")
    assert (played.the(ExtraEarned).seat, played.the(ExtraEarned).because) == (0, art.OWNER_AGAIN)
    assert played.thrower() == (0, True)


ONE, TWO = "3x1 own246 last235", "5x1 own256"


def test_the_same_cast_as_the_seat_before_collides():
    played = table(ONE, TWO, laid={"turn": 1}, moves="235")
    collided = played.the(Collided)
    assert (collided.same_cast, collided.before, collided.nth, collided.because) == (True, 0, 1, art.COLLISION)
    assert (played.the(Thrown).actor, played.the(Thrown).because) == (0, art.COLLISION_ACT)
    assert played.stacks(0) == {3: 1, 9: 3}


def test_the_same_count_as_the_seat_before_collides_sideways():
    played = table(ONE, TWO, laid={"turn": 1}, moves="244")
    assert (played.the(Collided).same_cast, played.the(Collided).because) == (False, art.SIDE_COLLISION)
    assert played.stacks(0) == {3: 1, 9: 2}


def test_after_a_collision_the_same_seat_throws_again():
    played = table(ONE, TWO, laid={"turn": 1}, moves="235")
    assert played.the(ThrowsAgain).because is art.REROLL
    assert played.position.phase.turn == Turn(Seat(1), extra=False, collisions=1)
    assert str(played.position.armies[0].last) == "235", "a collision never stands"


def test_the_third_collision_lets_the_thrower_act():
    played = table(ONE, TWO, laid={"turn": 1}, moves="235 244 334")
    last = [event for event in played.events if isinstance(event, Thrown)][-1]
    assert (last.context, last.actor, last.horses) == (Context.PLAIN, 1, 1)
    assert played.payments(art.THIRD_COLLISION) == [("1", "bowl", 4)]
    assert str(played.position.armies[1].last) == "334"


def test_extra_turns_do_not_collide():
    played = table(ONE, TWO, laid={"turn": 1, "extra": True}, moves="235")
    assert not played.has(Collided)


def test_nothing_collides_before_the_seat_before_has_thrown():
    assert not table("3x1 own246", TWO, laid={"turn": 1}, moves="235").has(Collided)


def test_any_other_throw_drops_one():
    played = table("3x1 own246", "", moves="115")
    assert (played.the(Thrown).because, played.stacks(0)) == (art.PLAIN, {3: 1, 6: 1})


def test_extra_turns_come_in_order_before_the_rotation():
    played = table("3x1 own246 last235", "5x1 own256", "", laid={"turn": 1}, moves="244 256")
    assert played.thrower() == (1, True)
    after = play(played.rules, played.position, "115")
    assert after.thrower() == (2, False)
    assert played.events[-1].because is art.ONE_EXTRA


def test_an_opening_round_settles_the_own_casts_in_one_reading():
    rules = rules_for(2, ben_setup="opening_round", first_player="seat_0")
    played = play(rules, rules.start(), "444", "246", "345", "115")
    assert [event.because for event in played.events if isinstance(event, OpeningThrown)] == [
        art.OWN_CAST_FIRST_THROW
    ] * 4
    assert [str(army.own) for army in played.position.armies] == ["246", "115"]
    assert [army.hand for army in played.position.armies] == [20, 20]
    assert played.position.throws == 4
    assert played.thrower() == (0, False)


def test_the_opening_round_begins_with_whom_the_lot_names():
    rules = rules_for(3, ben_setup="opening_round")
    played = play(rules, rules.start(), "first:c")
    assert played.position.phase == Opening(Seat(2), Seat(2))
    assert played.events[0].because is art.FIRST_THROWER


def test_a_throw_is_refused_when_a_stack_must_be_chosen():
    played = table("20x3 2x17", "5x20", moves="115")
    assert refused(played, "246") == (art.TURNS, None)
    assert refused(played, "first:a") == (art.TURNS, None)
    rules = rules_for(2)
    start = play(rules, rules.start())
    assert refused(start, "first:e") == (art.SEATS, None)
    assert refused(start, "246") == (art.TURNS, None)


def test_a_drop_is_not_asked_for():
    laid = lay("30x19 own246", "50x20", gate=True)
    assert play(rules_for(2), laid, "115").stacks(0) == {6: 1, 30: 19}


def owners_turns(played):
    """Who earned a turn by acting on another's throw."""
    return [
        event.seat for event in played.events if isinstance(event, ExtraEarned) and event.because is art.OWNER_AGAIN
    ]


@pytest.mark.parametrize(("dice", "actor"), [("246", 0), ("345", 0), ("112", 2), ("123", 2)])
def test_who_acts_on_anothers_throw_has_one_chip_as_it_is_printed(dice, actor):
    laid = ["3x1 own246", "", ""]
    played = table(*laid, laid={"turn": 1}, owner_throw="chip", moves=dice)
    plain = table(*laid, laid={"turn": 1}, moves=dice)
    assert owners_turns(played) == []
    extra = [a - b for a, b in zip(played.purses, plain.purses, strict=True)]
    assert extra == [int(seat == actor) for seat in range(3)]
    assert art.OWNER_CHIP in {event.because for event in played.events}


@pytest.mark.parametrize("dice", ["112", "123"])
def test_who_acts_on_a_penalty_cast_earns_a_turn_in_one_reading_only(dice):
    laid = ["3x1 own246", "", ""]
    assert owners_turns(table(*laid, laid={"turn": 1}, owner_throw=True, moves=dice)) == []
    assert owners_turns(table(*laid, laid={"turn": 1}, owner_throw="turn_also_on_fine", moves=dice)) == [2]
