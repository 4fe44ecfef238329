"""許為勝算, 虛投, 負仍先, 立爵, 三爵成勝: how rounds and matches end."""

import pytest

from tests.kit.examples import Scene, alone, shows
from tests.kit.narrow import over, ruling
from youyi.games.ruqi import articles as art
from youyi.games.ruqi.events import (
    DieVoided,
    GameEnded,
    JueRaised,
    RoundBegan,
    RoundEnded,
    TurnCame,
    VoidThrowsBegan,
)

LAST = alone("p38x")
OFF = "善p38+5"


@shows(art.CLEARED_SCORES)
def test_in_the_modern_game_who_has_left_scores_what_the_other_has_left():
    scene = Scene(LAST, "p1f out p1f out out", "35")
    (ended,) = (event for event in scene.play(OFF).events if isinstance(event, RoundEnded))
    assert (ended.winner, ended.points, ended.score) == (0, 14, (14, 0))
    assert art.CLEARED_SCORES in ruling(ended.because).answer.cites


@shows(art.RECKONING)
def test_in_the_classical_game_the_side_left_behind_scores_it():
    scene = Scene(LAST, "p1f out p2f out out", "35", ruleset="classical")
    (move,) = scene.choices
    (ended,) = (event for event in scene.play(move).events if isinstance(event, RoundEnded))
    assert (ended.winner, ended.points, ended.score) == (1, 14, (0, 14))
    assert art.RECKONING in ruling(ended.because).answer.cites


@pytest.mark.parametrize(("ruleset", "racing", "stakes"), [("modern", True, (10, 14)), ("classical", False, (14, 10))])
def test_a_view_tells_what_each_side_is_paid_if_the_round_ends_for_it(ruleset, racing, stakes):
    scene = Scene("p38x out p2f out out", "out out out out p1f", "35", ruleset=ruleset)
    seen = scene.table.rules.view(scene.position, None)
    assert (seen.racing, seen.stakes) == (racing, stakes)


@shows(art.STOPS_AT_ONCE)
def test_the_round_stops_when_a_side_has_left_and_an_unused_die_is_void():
    scene = Scene(LAST, "p1f out p1f out out", "35")
    assert scene.choices == ["善p38+3"]
    assert scene.reasons("善p38+3", DieVoided) == [art.STOPS_AT_ONCE]
    assert scene.objection(OFF) is None


@shows(art.VOID_THROWS, art.ONE_LEFT)
def test_a_side_with_all_five_throws_on_alone():
    five = "p39x p38x p30f p1f p0f"
    scene = Scene(LAST, five, "35")
    assert scene.reasons(OFF, VoidThrowsBegan) == [art.VOID_THROWS]
    assert scene.board(scene.play(OFF))[4] == "throw:b"
    alone_now = Scene("out out out out out", five, "02", mover="b")
    again = alone_now.play("敬p38+1")
    assert [event.because for event in again.events if isinstance(event, TurnCame)] == [art.VOID_THROWS]
    assert alone_now.board(again)[4] == "throw:b"
    assert scene.table.rules.view(alone_now.position, None).lone
    assert scene.table.rules.view(scene.position, None).lone is False
    passed = Scene("out out out out out", "p0f p0f p0f p0f p0f", "02", mover="b").throw()
    assert passed.position.phase.seat == 1
    two_off = Scene("out out out out out", five, "12", mover="b", rounds=1).play("善p39+1 敬p38+2")
    (ended,) = (event for event in two_off.events if isinstance(event, RoundEnded))
    assert (ended.winner, ended.points) == (0, 6 + 8 + 9 + 10), "the turn is played to its end: two are off, one unpaid"
    (over,) = (event for event in two_off.events if isinstance(event, GameEnded))
    assert over.manner.value == "void_throws"


@shows(art.LOSER_LEADS)
def test_the_loser_leads_the_next_round():
    scene = Scene(LAST, "p1f out p1f out out", "35")
    (began,) = (event for event in scene.play(OFF).events if isinstance(event, RoundBegan))
    assert (began.round, began.seat, began.because) == (2, 1, art.LOSER_LEADS)
    yielding = Scene(LAST, "p1f out p1f out out", "35", rulings={"scoring": "yield"})
    (began,) = (event for event in yielding.play(OFF).events if isinstance(event, RoundBegan))
    assert began.seat == 0


@shows(art.JUE)
def test_every_ten_tallies_raise_a_cup():
    scene = Scene(LAST, "p1f out p1f out out", "35", score="5:19")
    raised = [event for event in scene.play(OFF).events if isinstance(event, JueRaised)]
    assert [(event.seat, event.cups, event.because) for event in raised] == [(0, 1, art.JUE)]
    none = Scene(LAST, "p1f out out out out", "35", score="3:19")
    assert none.reasons(OFF, JueRaised) == []


@shows(art.THREE_JUE)
def test_three_cups_win_the_match():
    scene = Scene(LAST, "p1f out out out out", "35", score="24:29")
    step = scene.play(OFF)
    assert [event.because for event in step.events if isinstance(event, GameEnded)] == [art.THREE_JUE]
    end = over(scene.table.rules, step.position)
    assert (end.score, end.first, end.why, end.kind) == ((1, -1), frozenset({0}), art.THREE_JUE, "cleared")
    short = Scene(LAST, "p1f out out out out", "35", score="23:29")
    assert short.board(short.play(OFF))[:2] == ["2", "29:29"]


@shows(art.AGREED_ROUNDS)
def test_a_table_may_agree_on_a_number_of_rounds():
    scene = Scene(LAST, "p1f out out out out", "35", rounds=1)
    step = scene.play(OFF)
    assert [event.because for event in step.events if isinstance(event, GameEnded)] == [art.AGREED_ROUNDS]
    assert over(scene.table.rules, step.position).why is art.AGREED_ROUNDS
