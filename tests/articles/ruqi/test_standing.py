"""立梟, 折梟為伏, 皆從後定, 自居, 干彼: what crossings do to a piece."""

from tests.kit.examples import Scene, alone, shows
from youyi.games.ruqi import articles as art
from youyi.games.ruqi.events import CarriedOn, Folded, Stood

LONE = alone("p1f")


@shows(art.STAND)
def test_who_passes_a_crossing_stands_up():
    scene = Scene(alone("p8f"), LONE, "14")
    assert scene.results == {alone("p13x")}
    assert scene.reasons("善p8+1 善p9+4", Stood) == [art.STAND]


@shows(art.FOLD)
def test_who_meets_a_crossing_lies_down():
    scene = Scene(alone("p14x"), LONE, "24")
    assert scene.results == {alone("p20f")}
    assert scene.reasons("善p14+2 善p16+4", Folded) == [art.FOLD]
    met_lying = Scene(alone("p7f"), LONE, "12")
    assert met_lying.results == {alone("p10f")}
    assert met_lying.reasons("善p7+1 善p8+2", Folded, Stood) == []


@shows(art.SETTLED_LAST)
def test_the_end_of_the_whole_movement_counts():
    """Stopping on the crossing between two dice and going on is passing it."""
    scene = Scene(alone("p8f"), LONE, "23", rulings={"arms": "none"})
    assert scene.results == {alone("p13x")}
    step = scene.play("善p8+2 善p10+3")
    assert [type(event) for event in step.events if isinstance(event, Stood | Folded)] == [Stood]


def test_leaving_the_crossing_where_one_stood_is_not_passing_it():
    assert Scene(alone("p10f"), LONE, "13", rulings={"arms": "none"}).results == {alone("p14f")}


@shows(art.OTHERS_PLACE, art.OWN_PLACE)
def test_the_enemy_clear_is_deemed_passed():
    scene = Scene(alone("p17f"), alone("p5f"), "33", ruleset="classical")
    assert scene.results == {alone("p21x")}
    assert scene.reasons("善p17+3", CarriedOn) == [art.OWN_PLACE]
    held = Scene(alone("p17f"), alone("p1f"), "33", ruleset="classical")
    assert held.objection("善p17+3") is not None
    assert held.refused("善p17+3") is art.OWN_PLACE


def test_the_enemy_clear_may_be_stood_on_where_nothing_bars_it():
    assert Scene(alone("p17f"), alone("p5f"), "33").results == {alone("p20f")}
