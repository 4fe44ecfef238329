"""投二, 棋十, 局, 四維, 高彩先投, 始附淨起, 轉互相順: what is on the table, and how a round begins."""

from tests.kit import narrow
from tests.kit.examples import Scene, alone, shows
from youyi.games import game
from youyi.games.ruqi import articles as art
from youyi.games.ruqi.events import CarriedOn, Event, RolledOff, RolloffTied, RoundBegan, Thrown, Walked
from youyi.kernel.dice import throw

RUQI = game("ruqi")
TABLE = RUQI.under("modern")


def thrown(*throws: str):
    """Throw for the lead; gives all that happened."""
    position, events = TABLE.rules.start(), list[Event]()
    for dice in throws:
        step = TABLE.rules.play(position, RUQI.notation.read_move(dice))
        position = step.position
        events += step.events
    return events


@shows(art.DICE)
def test_two_dice_show_humility_or_one_to_five():
    board = RUQI.board()
    assert [(face.name.zh_hant, face.number) for face in board.faces] == list(
        zip("謙智禮仁義信", range(6), strict=True)
    )
    outcomes = narrow.chance(TABLE.rules, TABLE.rules.start()).odds.table()
    assert outcomes is not None
    assert len(outcomes) == 21
    step = Scene(alone("p8f"), alone("p1f"), "14").throw()
    assert [event.because for event in step.events if isinstance(event, Thrown)] == [art.DICE]
    before = Scene(alone("p8f"), alone("p1f"), "14").asking("throw:w")
    for dice in (throw(1, 6), throw(1, 2, 3)):
        assert narrow.objection(TABLE.rules, before, dice).because is art.DICE


@shows(art.PIECES)
def test_five_pieces_a_side_are_worth_six_to_ten():
    pieces = RUQI.board().pieces
    assert [(piece.name.zh_hant, piece.number) for piece in pieces] == list(
        zip("善敬德忠順", range(6, 11), strict=True)
    )


@shows(art.BOARD)
def test_the_border_has_forty_cells_and_the_lanes_seventeen():
    roles = [spot.role for spot in RUQI.board().spots]
    assert len(roles) == 57
    assert [roles.count(role) for role in ("ring", "corner", "crossing", "inner", "centre")] == [32, 4, 4, 16, 1]


@shows(art.CROSSINGS)
def test_the_lanes_meet_the_border_in_two_clears_and_two_middles():
    named = [(spot.x, spot.y, spot.name.zh_hant) for spot in RUQI.board().spots if spot.name is not None]
    assert sorted(named) == [(0, 5, "中"), (5, 0, "淨"), (5, 10, "淨"), (10, 5, "中")]


@shows(art.CORNERS, art.THIRTY_SIX)
def test_a_corner_is_a_cell_like_any_other_unless_the_table_answers_otherwise():
    assert Scene(alone("p3f"), alone("p1f"), "22").results == {alone("p5f")}
    restless = Scene(alone("p3f"), alone("p1f"), "22", rulings={"corner": "no_rest"})
    (carried,) = restless.reasons(restless.choices[0], CarriedOn)
    assert {art.CORNERS, art.THIRTY_SIX, art.BEND} <= set(carried.answer.cites)
    assert restless.results == {alone("p6f")}
    uncounted = Scene(alone("p3f"), alone("p1f"), "33", rulings={"corner": "uncounted"})
    assert uncounted.results == {alone("p7f")}, "p4, over the corner, p6, p7"
    assert Scene(alone("p6f"), alone("p1f"), "00", rulings={"corner": "uncounted"}).results == {alone("p4f")}


@shows(art.ROLLOFF)
def test_the_higher_throw_leads_with_a_fresh_throw():
    events = thrown("34", "25")
    assert [type(event) for event in events] == [RolledOff, RolledOff, RolloffTied]
    events = thrown("15", "45")
    assert [event.because for event in events if isinstance(event, RolledOff)] == [art.ROLLOFF] * 2
    (began,) = (event for event in events if isinstance(event, RoundBegan))
    assert (began.round, began.seat, began.because) == (1, 1, art.ROLLOFF)
    start = TABLE.rules.start()
    assert [
        narrow.chance(TABLE.rules, each).by for each in (start, TABLE.rules.apply(start, throw(1, 5)).position)
    ] == [0, 1]


@shows(art.ROLLOFF_TIE)
def test_equal_totals_throw_again():
    events = thrown("34", "25", "15", "45")
    assert [event.because for event in events if isinstance(event, RolloffTied)] == [art.ROLLOFF_TIE]
    assert events[-1].seat == 1


@shows(art.START)
def test_all_ten_lie_on_their_own_clear():
    text = RUQI.notation.write_position(TABLE.rules.start())
    assert text == "0 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f lead"
    _, _, began = thrown("55", "01")
    assert isinstance(began, RoundBegan)
    assert began.seat == 0


@shows(art.DIRECTION)
def test_both_sides_walk_counter_clockwise_from_their_own_clear():
    for mover, xy in (("w", (8, 0)), ("b", (2, 10))):
        scene = Scene("p0f p0f p0f p0f p0f", "p0f p0f p0f p0f p0f", "33", mover=mover)
        (walked,) = (event for event in scene.play("善p0+3").events if isinstance(event, Walked))
        spot = RUQI.board().spots[walked.path[-1]]
        assert (spot.x, spot.y) == xy


@shows(art.NOT_STRAIGHT_OUT)
def test_nobody_sets_out_straight_through_the_middle():
    scene = Scene("p0f p0f p0f p0f p0f", "p0f p0f p0f p0f p0f", "12")
    assert not any("J" in move or "Z" in move for move in scene.choices)
    assert scene.refused("善p0+1J 善J1+2") is art.TURN_IN
    assert art.NOT_STRAIGHT_OUT in scene.table.rulings.arms.answer.cites


@shows(art.NO_CAPTURE)
def test_everything_may_be_passed_over_and_nothing_is_taken():
    scene = Scene(alone("p3f"), "p24f p25f p1f out out", "34")
    step = scene.play("善p3+3 善p6+4")
    assert scene.board(step)[2:4] == ["p10f,out,out,out,out", "p24f,p25f,p1f,out,out"]


@shows(art.ALTERNATE)
def test_the_sides_throw_and_move_by_turns():
    scene = Scene(alone("p3f"), alone("p1f"), "22")
    step = scene.play("善p3+2")
    assert step.events[-1].because is art.ALTERNATE
    assert scene.board(step)[4] == "throw:b"
    move, dice = RUQI.notation.read_move("善p3+2"), RUQI.notation.read_move("22")
    assert narrow.objection(scene.table.rules, scene.asking("throw:w"), move).because is art.ALTERNATE
    assert narrow.objection(scene.table.rules, scene.position, dice).because is art.ALTERNATE
