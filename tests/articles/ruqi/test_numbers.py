"""伏 and 梟 by the throw: unequal, doubles, one 謙, two 謙; never both kinds."""

import pytest

from tests.kit import narrow
from tests.kit.examples import Scene, alone, shows
from youyi.games.ruqi import Play
from youyi.games.ruqi import articles as art
from youyi.games.ruqi.events import Passed, SteppedBack, Walked

LONE = alone("p1f")
WAITING = "p0f p0f p0f p0f p0f"


@shows(art.FU_UNEQUAL)
def test_lying_pieces_use_both_of_two_numbers():
    scene = Scene(WAITING, WAITING, "12")
    assert len(scene.choices) == 25
    assert scene.reasons("善p0+1 敬p0+2", Walked) == [art.FU_UNEQUAL] * 2
    assert scene.refused("善p0+3") is art.FU_UNEQUAL


@shows(art.FU_DOUBLE)
def test_a_lying_piece_goes_one_of_two_equal_numbers():
    scene = Scene(WAITING, WAITING, "33")
    assert len(scene.choices) == 5
    assert scene.reasons("順p0+3", Walked) == [art.FU_DOUBLE]
    assert scene.refused("善p0+3 敬p0+3") is art.FU_DOUBLE


@shows(art.FU_ONE_QIAN)
def test_on_one_humility_lying_pieces_stay():
    scene = Scene(WAITING, WAITING, "04")
    assert [event.because for event in scene.throw().events if isinstance(event, Passed)] == [art.FU_ONE_QIAN]
    mixed = Scene("p25x p5f out out out", LONE, "04")
    assert mixed.refused("敬p5+1") is art.FU_ONE_QIAN


@shows(art.RETREAT)
def test_on_two_humilities_one_lying_piece_goes_back_one():
    scene = Scene("p12f p25x p0f out out", LONE, "00")
    assert scene.choices == ["善p12-1"]
    assert scene.reasons("善p12-1", SteppedBack) == [art.RETREAT]
    assert scene.refused("善p12+1") is art.RETREAT
    pair = Scene("p12f p12f out out out", LONE, "00")
    assert pair.refused("善敬p12-1") is art.RETREAT


@shows(art.XIAO_UNEQUAL)
def test_owls_use_both_of_two_numbers():
    scene = Scene("p25x p12x out out out", LONE, "23")
    assert scene.reasons("善p25+2 敬p12+3", Walked) == [art.XIAO_UNEQUAL] * 2
    assert len(scene.results) == 4


@shows(art.XIAO_DOUBLE)
def test_owls_use_both_of_two_equal_numbers():
    scene = Scene(alone("p22x"), LONE, "44")
    assert scene.results == {alone("p30f")}
    assert scene.reasons("善p22+4 善p26+4", Walked) == [art.XIAO_DOUBLE] * 2


@shows(art.XIAO_ONE_QIAN)
def test_on_one_humility_one_owl_goes_one():
    scene = Scene("p39x p20f out out out", LONE, "03")
    assert scene.results == {"out p20f out out out"}
    assert scene.reasons("善p39+1", Walked) == [art.XIAO_ONE_QIAN]
    assert scene.refused("善p39+3") is art.XIAO_ONE_QIAN


@shows(art.XIAO_TWO_QIAN)
def test_on_two_humilities_owls_stay():
    scene = Scene("p25x p33x out out out", LONE, "00")
    assert [event.because for event in scene.throw().events if isinstance(event, Passed)] == [art.XIAO_TWO_QIAN]
    mixed = Scene("p25x p5f out out out", LONE, "00")
    assert mixed.refused("善p25-1") is art.XIAO_TWO_QIAN


@shows(art.ONE_KIND)
def test_a_turn_never_moves_both_kinds():
    scene = Scene("p22x p3f out out out", LONE, "23")
    assert scene.results == {"p27x p3f out out out", "p22x p8f out out out"}
    assert scene.refused("善p22+2 敬p3+3") is art.ONE_KIND


@shows(art.XIAO_FIRST, art.BOTH_BLOCKED, art.BOTH_SHORT)
def test_owls_go_first_where_the_kind_is_forced():
    scene = Scene("p22x p3f p0f out out", LONE, "23", ruleset="classical")
    assert scene.results == {"p27x p3f p0f out out"}
    refusal = narrow.ruling(scene.refused("敬p3+2 敬p5+3"))
    assert {art.XIAO_FIRST, art.BOTH_BLOCKED, art.BOTH_SHORT} <= set(refusal.answer.cites)
    short = Scene("p37x p38f out out out", LONE, "23", ruleset="classical")
    assert short.results == {"out p38f out out out"}, "both fall short: the Owl moves and the surplus is lost"


@shows(art.XIAO_SHORT)
def test_lying_pieces_that_use_their_number_up_go_before_owls_that_fall_short():
    scene = Scene("p36x p3f out out out", LONE, "33", ruleset="classical")
    assert scene.results == {"p36x p6f out out out"}
    refusal = narrow.ruling(scene.refused("善p36+3 善p39+3"))
    assert art.XIAO_SHORT in refusal.answer.cites


@shows(art.ALL_DICE)
def test_as_many_dice_as_can_be_played_must_be():
    one_only = Scene(alone("p3f"), "p25f p28f out out out", "23")
    assert one_only.results == {alone("p6f")}
    both = Scene(alone("p3f"), LONE, "23")
    assert both.refused("善p3+2") is art.ALL_DICE
    assert both.refused("善p3+3") is art.ALL_DICE


@shows(art.NO_WAY)
def test_who_can_move_nothing_passes_and_nobody_passes_by_choice():
    blocked = Scene(alone("p3f"), "p25f p27f out out out", "24")
    step = blocked.throw()
    assert [event.because for event in step.events if isinstance(event, Passed)] == [art.NO_WAY]
    assert blocked.board(step)[4] == "throw:b"
    free = Scene(alone("p3f"), LONE, "24")
    assert narrow.objection(free.table.rules, free.position, Play(())).because is art.NO_WAY


@shows(art.THERE)
@pytest.mark.parametrize("move", ["敬p3+2", "善p4+2 善p6+4", "善p3+2 善p9+4", "敬p0+2"])
def test_one_moves_what_is_there_from_where_it_is(move):
    assert Scene(alone("p3f"), LONE, "24").refused(move) is art.THERE


@shows(art.BACK_ALONG)
def test_a_retreat_follows_the_road_and_stands_nobody_up():
    assert Scene(alone("p11f"), LONE, "00").results == {alone("p10f")}
    assert Scene(alone("Z1f"), LONE, "00").results == {alone("p10f")}
    assert Scene(alone("J4f"), LONE, "00").results == {alone("J3f")}
    assert Scene(alone("p10f"), LONE, "00").results == {alone("p9f")}
    assert Scene("p0f p3f out out out", LONE, "00").refused("善p0-1") is art.BACK_ALONG
