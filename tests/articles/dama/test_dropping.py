"""Dropping horses from the hand."""

from __future__ import annotations

from dataclasses import replace

from tests.dama.table import lay, play, refused, rules_for, table
from tests.kit.examples import shows
from youyi.games.dama import articles as art
from youyi.games.dama.events import Asked, Deployed, DropLost, Dropped, Retired, Stayed, Struck
from youyi.games.dama.notation import read_position, write_position
from youyi.games.dama.position import Done, Finish, ToStay
from youyi.games.dama.rulings.drops import DropBlocked, MoveRequires, MustMove, ShortHand
from youyi.kernel.rules import Over
from youyi.kernel.seats import Seat, Spot


def test_the_start_is_the_first_cell():
    assert table("", "", moves="666").stacks(0) == {17: 6}
    dropped = table("3x1 own246", "", moves="115").the(Dropped)
    assert (dropped.spot, dropped.path, dropped.because) == (6, (1, 2, 3, 4, 5, 6), art.DROP)


def test_a_drop_is_a_journey_that_turns_back():
    played = table("3x1 own466", "11x3 own256", moves="345")
    dropped = played.the(Dropped)
    assert (dropped.spot, dropped.turned_at) == (9, 10)
    assert dropped.turned_by.because is art.ENTER


def test_a_held_station_turns_a_drop_back():
    dropped = table("5x10 own355", "9x2 own256", moves="136").the(Dropped)
    assert (dropped.spot, dropped.turned_at, dropped.turned_by.because) == (7, 8, art.STATION_BAR)


def test_a_drop_that_has_no_way_is_lost():
    lost = table("3x1 own246", "1x2 9x1 own256", moves="666").the(DropLost)
    assert (lost.because, lost.at) == (art.NO_RETURN, 0)


def test_a_blocked_drop_is_lost_in_one_reading():
    lost = table("3x1 own466", "11x3 own256", drop_blocked="forfeit", moves="345").the(DropLost)
    assert (lost.because, lost.at, lost.horses) == (DropBlocked.FORFEIT, 11, 1)


def test_a_short_hand_drops_all_it_has_or_nothing():
    assert table("3x18 own246", "4x1 own256", moves="666").stacks(0) == {3: 18, 17: 2}
    lost = table("3x18 own246", "4x1 own256", short_hand="need_all", moves="666").the(DropLost)
    assert lost.because is ShortHand.NEED_ALL


@shows(art.SKIP_NINE)
def test_cell_nine_is_skipped_in_the_post_of_2009():
    cells = [
        next(iter(table("", "", ruleset="simplified-2009", moves=dice).stacks(0))) for dice in ("111", "136", "236")
    ]
    assert cells == [1, 8, 10]


@shows(art.PLACED)
def test_a_drop_is_put_straight_on_its_cell_in_the_post_of_2009():
    played = table("", "9x1 5x19", ruleset="simplified-2009", moves="236")
    assert (played.stacks(0), played.the(Dropped).path) == ({10: 2}, (10,))
    assert table("", "11x2", ruleset="simplified-2009", moves="345").the(DropLost).because is art.ENTER


@shows(art.ALL_DROPPED)
def test_horses_in_hand_are_dropped_before_any_stack_moves():
    played = table("30x19 own246", "50x20", laid={"gate": True}, moves="115")
    assert played.stacks(0) == {6: 1, 30: 19}


@shows(art.REDROP)
def test_struck_horses_are_dropped_again_first():
    played = table("30x2 2x18 own246", "41x2 5x18 own256", moves="155 30+11 114 2+6 115")
    assert played.stacks(1)[6] == 1
    assert played.hand(1) == 1


def test_after_all_are_dropped_a_seat_may_choose_in_one_reading():
    laid = lay("3x1 2x18 own246", "50x20", gate=True)
    played = play(rules_for(2, move_requires="deployed"), laid, "115")
    assert played.the(Deployed).because is art.ALL_DROPPED
    army = replace(played.position.armies[0], hand=2, stacks=((Spot(2), 18),))
    ready = replace(laid, armies=(army, laid.armies[1]))
    assert play(played.rules, ready, "115").choices() == ["0+6", "2+7"]
    assert play(played.rules, ready, "115", "0+6").stacks(0) == {2: 18, 6: 1}
    assert play(played.rules, ready, "115", "2+7").stacks(0) == {9: 18}
    assert refused(play(played.rules, ready, "115"), "0+7") == (art.DROP, 0)


def test_a_struck_seat_that_could_choose_must_drop_next():
    rules = rules_for(2, move_requires="deployed", must_move=False)
    laid = lay("30x2 2x18 own246", "41x2 5x18 own256")
    both = tuple(replace(army, deployed=True) for army in laid.armies)
    played = play(rules, replace(laid, armies=both), "155", "30+11")
    assert played.the(Struck).must_drop
    assert played.position.armies[1].must_drop
    ready = replace(played.position.armies[1], must_drop=False)
    asked = play(
        rules,
        replace(
            laid,
            armies=(both[0], ready),
            current=Seat(1),
            phase=replace(laid.phase, turn=replace(laid.phase.turn, by=1)),
        ),
        "115",
    )
    assert refused(asked, "-") == (MoveRequires.DEPLOYED, None)


def test_a_move_cannot_be_declined_but_in_one_reading():
    assert refused(table("20x20", "30x20", moves="115"), "-") == (MustMove.TRUE, None)
    played = table("20x20", "30x20", must_move=False, moves="115 -")
    assert played.stacks(0) == {20: 20}
    assert MustMove.FALSE in played.reasons()


ROUT = {"moves": "155 21+11", "full_stack_hit": "may_retire"}


def test_a_seat_struck_with_its_whole_army_may_leave_in_one_reading():
    played = table("21x20", "32x20", "5x20", **ROUT)
    assert (played.the(Asked).victim, played.the(Asked).because) == (1, art.MAY_RETIRE)
    assert isinstance(played.position.phase, ToStay)
    assert played.choices() == ["stay", "retire"]
    left = play(played.rules, played.position, "retire")
    assert left.the(Retired).because is art.MAY_RETIRE
    assert left.thrower() == (0, True)
    again = play(left.rules, left.position, "246", "32+12")
    assert again.thrower() == (2, False), "a seat that has left is passed over"


def test_whoever_is_asked_whether_it_stays_is_written_and_read():
    for horses in (("21x20", "32x20", "5x20"), ("21x20", "5x20", "32x20")):
        asked = table(*horses, **ROUT).position
        assert isinstance(asked.phase, ToStay)
        assert read_position(write_position(asked), tolerate=frozenset({"money"})) == asked


def test_a_struck_seat_that_stays_drops_again():
    played = table("21x20", "32x20", "5x20", **ROUT)
    assert play(played.rules, played.position, "stay").the(Stayed).because is art.REDROP


def test_the_last_seat_left_wins():
    played = table("21x20", "32x20", **ROUT)
    left = play(played.rules, played.position, "retire")
    assert left.position.phase == Done(Seat(0), Finish.ALONE)
    over = left.rules.prompt(left.position)
    assert isinstance(over, Over)
    assert (over.why, over.score) == (art.LAST_SEAT, (60, -20))
    assert over.first == {0}
