"""The last stretch: Flying Dragon Court: twenty horses, the pincers, the moat, the finish; and how else a game ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.dama.table import lay, play, refused, rules_for, table
from tests.kit.examples import shows
from youyi.games.dama import articles as art
from youyi.games.dama.events import Drawn, Ended, ExtraEarned, Flew, Held, Moved, NoWay, StationEntered, Struck, Won
from youyi.games.dama.position import Done, Finish
from youyi.kernel.rules import Over
from youyi.kernel.seats import Seat

OPEN = {"gate": True}
REST = "5x20 own256"


def over(played):
    prompt = played.rules.prompt(played.position)
    assert isinstance(prompt, Over)
    return prompt


def test_the_first_with_all_horses_home_wins():
    played = table("89x3 home17 own256", "5x20 own246", laid=OPEN, moves="256")
    assert (played.the(Ended).winner, played.the(Ended).because) == (0, art.FIRST_HOME)
    assert over(played).first == {0}


@pytest.mark.parametrize("dice", ["235", "456", "345"])
def test_the_army_waits_at_the_twenty_horse_gate(dice):
    played = table("81x20 own246", REST, laid=OPEN, moves=dice)
    assert played.the(NoWay).tried[0][1].because is art.FEILONG


@pytest.mark.parametrize(("dice", "end"), [("222", 87), ("246", 87)])
def test_a_noble_cast_or_ones_own_lets_the_army_pass(dice, end):
    assert table(
        "81x20 own246", REST, laid=OPEN, moves=f"{dice} 81{int(dice[0]) * 3 if dice == '222' else 12:+d}"
    ).stacks(0) == {end: 20}


def test_anothers_throw_of_ones_own_cast_lets_the_army_pass():
    played = table("81x20 own335", REST, laid={"gate": True, "turn": 1}, moves="335 81+11")
    assert played.stacks(0) == {88: 20}


def test_nineteen_never_pass_the_twenty_horse_gate():
    played = table("81x19 2x1 own246", REST, laid=OPEN, moves="222")
    assert refused(played, "81+6") == (art.FEILONG, 81)


def test_every_prize_cast_opens_it_in_the_primary_text():
    assert "諸賞采" in art.FEILONG_PRIZES.text
    assert table("81x20 own246", REST, laid=OPEN, feilong_exit="classic", moves="456 81+15").stacks(0) == {84: 20}


@shows(art.TRUE_OWN_ALONE)
def test_nothing_but_ones_own_cast_opens_it_for_the_ming_player():
    alone = {"feilong_exit": "true_only"}
    assert table("81x20 own246", REST, laid=OPEN, moves="222", **alone).stacks(0) == {81: 20}, "not even a triple"
    assert table("81x20 own335", REST, laid=OPEN, moves="335 81+11", **alone).stacks(0) == {88: 20}
    others = table("81x20 own335", REST, laid={"gate": True, "turn": 1}, moves="335 81+11", **alone)
    assert others.stacks(0) == {88: 20}, "another's throw of it is one's own cast too"


@shows(art.WAIT)
def test_without_such_a_cast_the_army_is_not_driven_back():
    played = table("81x20 own246", REST, ruleset="shuofu", laid=OPEN, moves="235")
    assert played.stacks(0) == {81: 20}


@shows(art.ELEVEN_STATIONS)
def test_eleven_stations_are_safe_in_the_primary_text():
    played = table("70x8 60x12", "81x9 5x11", ruleset="shuofu", laid=OPEN, moves="236 70+11")
    assert (played.stacks(0)[81], played.stacks(1)[81]) == (8, 9)
    assert not played.has(Struck)
    assert played.the(StationEntered).spot == 81


def test_only_a_pincer_cast_leaves_the_pincers_by_its_residue():
    assert table("86x20 own246", REST, laid=OPEN, moves="344 86+3").stacks(0) == {89: 20}
    held = table("86x20 own246", REST, laid=OPEN, moves="235")
    assert held.the(NoWay).tried == ((86, held.the(NoWay).tried[0][1]),)
    assert held.the(NoWay).tried[0][1].because is art.PINCERS


@shows(art.PINCERS_THREE)
def test_the_pincers_lie_elsewhere_in_other_readings():
    assert table("82x20 own246", REST, laid=OPEN, jia_cells="82_88", moves="235").has(NoWay)
    assert not table("82x20 own246", REST, laid=OPEN, moves="235").has(NoWay)


@pytest.mark.parametrize(
    ("answer", "cells"),
    [("84_88", (84, 85, 86, 87, 88)), ("82_84", (82, 83, 84)), ("82_88", tuple(range(82, 89))), ("84", (84,))],
)
def test_a_view_tells_where_the_pincers_lie(answer, cells):
    rules = rules_for(2, jia_cells=answer)
    assert rules.view(rules.start(), None).pincers == cells


@shows(art.MOAT)
def test_nobody_strikes_in_the_moat():
    played = table("86x20 own246", "89x20 own256", laid=OPEN, moves="344 86+3")
    assert (played.stacks(0), played.stacks(1)) == ({89: 20}, {89: 20})
    assert not played.has(Struck)
    assert not played.has(ExtraEarned), "joining in the moat earns nothing"


def test_horses_fly_from_the_moat_on_six_occasions():
    flew = table("89x20 own256", "5x20 own246", laid=OPEN, moves="444").the(Flew)
    assert (flew.horses, flew.because) == (8, art.MOAT_FLIGHT)
    assert table("89x20 own256", "5x20 own246", laid=OPEN, moves="256").the(Flew).horses == 3
    for dice, horses in (("256", 3), ("112", 2)):
        assert (
            table("89x20 own256", "5x20 own246", laid={"gate": True, "turn": 1}, moves=dice).the(Flew).horses == horses
        )
    for dice, horses in (("235", 3), ("244", 2)):
        laid = ("89x20 own256 last235", "5x20 own246")
        assert table(*laid, laid={"gate": True, "turn": 1}, moves=dice).the(Flew).horses == horses


def test_other_throws_leave_the_moat_as_it_is():
    held = table("89x20 own256", "5x20 own246", laid=OPEN, moves="346").the(Held)
    assert (held.spot, held.because) == (89, art.MOAT_FLIGHT)


def test_the_moat_holds_the_other_stacks_too():
    assert table("89x5 2x15 own256", "5x20 own246", laid=OPEN, moves="346").has(Held)


@shows(art.MOAT_CASTS)
def test_more_casts_fly_in_the_primary_text():
    assert table("89x20 own256", "5x20 own246", laid=OPEN, moat_exit="classic", moves="346").the(Flew).horses == 3


def test_flying_throws_again_in_the_primary_text():
    played = table("89x20 own256", "5x20 own246", laid=OPEN, fly_extra=True, moves="256")
    assert [event.because for event in played.events if isinstance(event, ExtraEarned)] == [art.OWN_AGAIN]
    played = table("89x20 own256", "5x20 own246", laid={"gate": True, "turn": 1}, fly_extra=True, moves="112")
    assert played.the(ExtraEarned).because is art.FLIGHT_AGAIN


def test_six_steps_from_the_pincers_are_the_close_finish():
    played = table("84x20 own246", REST, laid=OPEN, moves="336 84+6")
    assert (played.the(Won).finish, played.the(Won).because) == (Finish.XIMAN, art.XIMAN)
    assert (over(played).why, over(played).kind) == (art.XIMAN, "ximan")


def test_any_other_way_home_is_the_plain_finish():
    for laid, moves in (("86x20 own246", "114 86+4"), ("81x20 own246", "333 81+9"), ("89x3 home17 own256", "256")):
        played = table(laid, "5x20 own115", laid=OPEN, moves=moves)
        assert (over(played).why, over(played).kind) == (art.CUMAN, "cuman")


@shows(art.RUN_PAST)
def test_running_past_the_end_is_home_in_the_primary_text():
    moved = table("88x20 own246", REST, overshoot="finish", laid=OPEN, moves="226 88+6")
    assert (moved.the(Moved).spot, over(moved).kind) == (90, "cuman")


@shows(art.WHOLE_ARMY)
def test_the_whole_army_arriving_exactly_is_the_close_finish_in_the_primary_text():
    assert over(table("86x20 own246", REST, ximan="exact", laid=OPEN, moves="114 86+4")).kind == "ximan"


def test_a_game_too_long_is_drawn_and_the_bowl_shared():
    rules = rules_for(3)
    laid = replace(lay("", "", "", bowl=50), throws=19_999)
    played = play(rules, laid, "115")
    assert played.the(Drawn).because is art.THROW_CAP
    assert played.payments(art.THROW_CAP) == [("bowl", "0", 17), ("bowl", "1", 17), ("bowl", "2", 16)]
    assert (over(played).first, over(played).kind) == ({0, 1, 2}, "drawn")


def test_the_others_play_on_for_places_in_one_reading():
    played = table(
        "89x3 home17 own256", "89x2 home18 own246", "89x1 home19", after_finish="play_on", laid=OPEN, moves="256"
    )
    assert played.the(Won).place == 1
    assert played.thrower() == (1, False), "a seat that is home takes no extra turn"


def test_places_are_played_without_stakes():
    laid = lay("89x3 home17 own256", "89x2 home18 own246", "89x1 home19 own115", gate=True, turn=1)
    rules = rules_for(3, after_finish="play_on")
    played = play(rules, laid, "256", "246")
    assert [event.place for event in played.events if isinstance(event, Won)] == [1, 2]
    assert [event.because for event in played.events if isinstance(event, Won)] == [art.CUMAN, art.PLACES]
    assert played.position.phase == Done(Seat(0), Finish.PLACED)
    assert over(played).why is art.PLACES
    assert played.bowl == 0
    assert sum(played.purses) == 60


def test_who_throws_first_is_drawn_by_lot():
    rules = rules_for(4)
    played = play(rules, rules.start(), "first:d")
    assert (played.events[0].because, played.thrower()) == (art.FIRST_THROWER, (3, False))
