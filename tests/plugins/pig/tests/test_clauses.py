"""Each clause of Pig and each answer, tried on positions written out."""

from __future__ import annotations

import pytest

from youyi.kernel.errors import BadNotation, FaultyPosition, IllegalMove
from youyi.kernel.rules import Over
from youyi.kernel.seats import Seat
from youyi_pig import GAME
from youyi_pig import articles as art
from youyi_pig.notation import draw, read_drawing, read_move, read_position, write_position
from youyi_pig.position import Event, Lost, Thrown


def played(position, *moves, **answers):
    """Play moves from a position; returns the table's rules, where it stands, and all that happened."""
    rules = GAME.under(None, answers, {"seats": len(read_position(position).points)}).rules
    at = read_position(position)
    events: list[Event] = []
    for text in moves:
        step = rules.play(at, read_move(text))
        at = step.position
        events += step.events
    return rules, at, events


def test_two_to_six_count_towards_the_turn():
    _, at, events = played("0,0 throw0:0", "4", "again", "6")
    assert write_position(at) == "0,0 choose0:10"
    assert [each.because for each in events if isinstance(each, Thrown)] == [art.THROW, art.THROW]


def test_who_holds_keeps_the_points_and_the_next_throws():
    assert write_position(played("7,0 choose0:10", "hold")[1]) == "17,0 throw1:0"


def test_a_one_ends_the_turn_and_its_points_are_lost():
    _, at, events = played("7,3 throw0:10", "1")
    assert write_position(at) == "7,3 throw1:0"
    assert {each.because for each in events} == {art.ONE}


def test_where_a_one_takes_all_earlier_points_go_too():
    rules, at, events = played("7,3 throw0:10", "1", one="all")
    assert write_position(at) == "0,3 throw1:0"
    (lost,) = (each for each in events if isinstance(each, Lost))
    assert (lost.points, lost.because) == (7, rules.rulings.one)
    assert art.ONE_TAKES_ALL in rules.rulings.one.answer.cites


@pytest.mark.parametrize(("held", "over"), [(5, True), (4, False)])
def test_the_agreed_points_win_when_they_are_held(held, over):
    rules, at, _ = played(f"10,95 choose1:{held}", "hold")
    prompt = rules.prompt(at)
    assert isinstance(prompt, Over) == over
    if isinstance(prompt, Over):
        assert prompt.why is art.GOAL
        assert prompt.first == frozenset({Seat(1)})
        assert prompt.score == (10, 100)


@pytest.mark.parametrize(("position", "move", "because"), [
    ("0,0 throw0:0", "hold", art.THROW), ("0,0 choose0:4", "4", art.THROW), ("100,0 done0", "again", art.GOAL),
])  # fmt: skip
def test_what_is_not_asked_is_refused_with_its_clause(position, move, because):
    with pytest.raises(IllegalMove) as refused:
        played(position, move)
    assert refused.value.objection.because is because


@pytest.mark.parametrize("text", ["0,0 throw0:0", "12,30 choose1:9", "1,2,3 done2", "0,0,0,55 throw3:8"])
def test_positions_are_written_and_drawn_and_read_back(text):
    position = read_position(text)
    assert write_position(position) == text
    assert read_drawing(draw(position)) == position


@pytest.mark.parametrize("text", ["", "7", "0,0", "0,0 throw7:0", "x"])
def test_what_does_not_parse_says_where(text):
    with pytest.raises(BadNotation, match=r"column (1|4|10) "):
        read_position(text)
    with pytest.raises(BadNotation, match="column 1"):
        read_move(text)


def test_a_position_that_cannot_be_is_refused():
    with pytest.raises(FaultyPosition, match="at least two"):
        read_position("0,0 choose0:1")
