"""終因淨出, 屈而申之, 越而通足, 所蹈皆靈; and the modern summary's lanes and stacks."""

from tests.kit.examples import Scene, alone, shows
from tests.kit.narrow import ruling
from youyi.games.ruqi import articles as art
from youyi.games.ruqi.events import CarriedOn, Left, TurnedIn, Walked

LONE = alone("p1f")


@shows(art.EXIT)
def test_who_reaches_or_passes_the_own_clear_leaves():
    scene = Scene("p38x p30f out out out", LONE, "25")
    assert "out p30f out out out" in scene.results
    assert scene.objection("善p38+2") is None
    assert scene.objection("善p38+5") is None
    two_left = Scene("p38x p39x p30f out out", LONE, "25")
    assert two_left.reasons("善p38+2 敬p39+5", Left) == [art.EXIT] * 2
    assert two_left.board(two_left.play("善p38+2 敬p39+5"))[2] == "out,out,p30f,out,out"


def test_an_enemy_on_the_own_clear_does_not_matter():
    assert Scene("p38x p30f out out out", alone("p20f"), "02").results == {"p39x p30f out out out"}
    assert "out p30f out out out" in Scene("p39x p30f out out out", alone("p20f"), "02").results


@shows(art.BEND)
def test_whoever_ends_on_a_corner_bends_on_where_none_may_rest_there():
    scene = Scene(alone("p0f"), LONE, "55", ruleset="classical", rulings={"corner": "no_rest"})
    assert scene.results == {alone("p6f")}
    (reason,) = scene.reasons("善p0+5", CarriedOn)
    assert art.BEND in reason.answer.cites


@shows(art.LEAP)
def test_held_cells_are_leapt_over():
    own = Scene("p3f p6f p7f out out", alone("p28f"), "33", ruleset="classical")
    assert own.reasons("善p3+3", CarriedOn) == [art.LEAP]
    assert "p9f p6f p7f out out" in own.results
    across = Scene("p7f p10f out out out", LONE, "33", ruleset="classical")
    assert "p11x p10f out out out" in across.results, "leaping across a crossing passes it"
    back = Scene("p7f p6f out out out", LONE, "00", ruleset="classical")
    assert back.results == {"p5f p6f out out out", "p7f p5f out out out"}


@shows(art.CLEAN_CELLS)
def test_no_enemy_is_trodden_on_even_in_retreat():
    scene = Scene("p1f p9f out out out", alone("p20f"), "00", ruleset="classical")
    assert scene.results == {"p1f p8f out out out"}
    assert scene.refused("善p1-1") is art.CLEAN_CELLS


@shows(art.SHARED_CELLS)
def test_own_pieces_share_a_cell_and_enemies_bar_it():
    assert Scene("p3f p5f out out out", LONE, "22").results >= {"p5f p5f out out out"}
    barred = Scene("p3f p9f out out out", alone("p25f"), "22")
    assert barred.refused("善p3+2") is art.SHARED_CELLS
    waiting = Scene(alone("p17f"), "p0f p0f p5f out out", "33")
    assert waiting.choices == [], "the enemy Pure is closed while enemies wait on it"


@shows(art.JOINT)
def test_pieces_that_met_may_go_on_as_one():
    scene = Scene("p12x p12x out out out", LONE, "22")
    assert scene.objection("善敬p12+2 善敬p14+2") is None
    assert "p16x p16x out out out" in scene.results
    met = Scene("p10f p12f out out out", LONE, "23")
    assert met.objection("善p10+2 善敬p12+3") is None, "the first die may bring them together"
    apart = Scene("p12f p12x out out out", LONE, "13")
    assert apart.results == {"p12f p16x out out out", "p16f p12x out out out"}, "two kinds are no stack"
    single = Scene("p12x p12x out out out", LONE, "22", rulings={"stack_move": "single"})
    assert art.CLEAN_CELLS in ruling(single.refused("善敬p12+2 善敬p14+2")).answer.cites


@shows(art.ONE_OR_ALL)
def test_one_of_a_stack_or_all_of_it():
    scene = Scene("p12x p12x p12x out out", LONE, "23")
    assert len(scene.choices) == 22
    assert scene.refused("善敬p12+2 德p12+3") is art.ONE_OR_ALL


@shows(art.WAIT_SINGLY)
def test_waiting_pieces_set_out_one_at_a_time():
    scene = Scene("p0f p0f p0f p0f p0f", LONE, "23")
    assert scene.refused("善敬p0+2 善p2+3") is art.WAIT_SINGLY
    assert not any(move.startswith("善敬") for move in scene.choices)


@shows(art.TURN_IN)
def test_from_a_crossing_one_may_turn_into_the_lane():
    scene = Scene(alone("p10f"), LONE, "24")
    assert scene.results == {alone("Z6f"), alone("p16f")}
    assert scene.reasons("善p10+2Z 善Z2+4", TurnedIn) == [art.TURN_IN]
    assert Scene(alone("p20f"), LONE, "35").results == {alone("J8f"), alone("p28f")}
    assert Scene(alone("p30f"), LONE, "24").results == {alone("R6f"), alone("p36f")}
    assert Scene(alone("p9f"), LONE, "24").refused("善p9+2Z 善Z2+4") is art.TURN_IN
    assert Scene(alone("p10f"), LONE, "24", ruleset="classical").refused("善p10+2Z 善Z2+4") is art.TURN_IN


@shows(art.STRAIGHT_ON)
def test_in_a_lane_one_goes_straight_on():
    scene = Scene(alone("Z4f"), LONE, "12")
    assert scene.results == {alone("Z7f")}
    assert scene.refused("善Z4+1 善Z5+2J") is art.STRAIGHT_ON
    (walked, _) = (event for event in scene.play("善Z4+1 善Z5+2").events if isinstance(event, Walked))
    assert walked.because is art.FU_UNEQUAL


def test_a_lane_leads_out_to_the_far_crossing_or_home():
    assert Scene(alone("Z8f"), LONE, "12").results == {alone("p31x")}
    assert Scene("J7f p30f out out out", LONE, "22", rulings={"fu_double": "sum"}).results == {
        "out p30f out out out",
        "J7f R4f out out out",
        "J7f p34f out out out",
    }


@shows(art.NO_TURN_BACK_IN)
def test_who_came_out_of_a_lane_does_not_turn_into_one():
    scene = Scene(alone("Z9f"), LONE, "12")
    assert scene.results == {alone("p32x")}
    assert scene.refused("善Z9+1 善p30+2R") is art.NO_TURN_BACK_IN
