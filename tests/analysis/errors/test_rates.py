"""Error rates: means over all decisions, over those that are contested, and a game, with games as the unit."""

from __future__ import annotations

import pytest

from youyi.analysis.errors.judged_games import JudgedDecision, JudgedGame
from youyi.analysis.errors.rates import checked, rates, ratio, step
from youyi.analysis.errors.rolling import Loss

ASKED = ("bold", "sound")


def decision(bold: float, *, checked: float | None = None, person: str | None = None) -> JudgedDecision:
    """One at which the sound player chooses what is best, and the bold one what loses so much."""
    losses = {"best": Loss(0.0)} | ({"bad": Loss(bold, 0.1, 16)} if bold else {})
    chosen = {"sound": "best", "bold": "bad" if bold else "best"} | ({person: "best"} if person else {})
    return JudgedDecision(0, 0, "", losses, chosen, {} if checked is None else {"best": 0.0, "bad": checked})


GAMES = (
    JudgedGame("0", 4, (decision(2.0), decision(0.0))),
    JudgedGame("1", 2, (decision(1.0),)),
)


def test_decisions_stand_for_those_of_their_game_that_were_not_drawn():
    sound, bold = rates(GAMES, ASKED, seats=2)
    assert (sound.name, sound.a_decision[0], sound.a_game[0]) == ("sound", 0.0, 0.0)
    assert bold.decisions == 3
    assert bold.a_decision[0] == pytest.approx((2 * 2.0 + 2 * 1.0) / 6)
    assert bold.contested[0] == pytest.approx((2 * 2.0 + 2 * 1.0) / 4)
    assert bold.a_game[0] == pytest.approx((2 * 2.0 + 2 * 1.0) / 2 / 2)
    assert bold.worse == pytest.approx(4 / 6)


def test_two_are_held_against_each_other_at_the_decisions_that_both_were_asked_at():
    assert step(GAMES, "bold", "sound")[0] == pytest.approx((2 * 2.0 + 2 * 1.0) / 6)
    alone = JudgedGame("2", 1, (decision(5.0, person="You (1)"),))
    mean, interval = step((*GAMES, alone), "bold", "You (1)")
    assert (mean, step(GAMES, "bold", "You (1)")) == (5.0, (None, None))
    assert interval is not None


def test_a_game_without_a_decision_loses_nothing_and_counts_as_a_game():
    _, bold = rates((*GAMES, JudgedGame("2", 0, ())), ASKED, seats=2)
    assert bold.a_game[0] == pytest.approx((2 * 2.0 + 2 * 1.0) / 2 / 3)
    assert bold.a_decision[0] == pytest.approx((2 * 2.0 + 2 * 1.0) / 6)


def test_a_person_is_held_to_its_own_decisions():
    game = JudgedGame("a.json 1", 3, (decision(2.0, person="You (1)"), decision(1.0), decision(1.0)))
    found = {each.name: each for each in rates([game], ASKED, seats=2)}
    assert found["You (1)"].decisions == 1
    assert found["bold"].a_game[0] == pytest.approx(2.0)
    assert (found["You (1)"].a_game, found["You (1)"].a_decision) == ((0.0, None), (0.0, None))


def test_an_interval_is_taken_over_games():
    mean, interval = ratio([(2.0, 1.0), (0.0, 1.0)] * 50)
    assert interval is not None
    assert mean == 1.0
    assert interval[1] - interval[0] == pytest.approx(2 * 1.96 * (100 / 99) ** 0.5 / 10, rel=1e-3)
    assert ratio([]) == (None, None)
    assert ratio([(1.0, 2.0)]) == (0.5, None)


def test_what_was_checked_another_way():
    assert checked(GAMES) is None
    found = checked([JudgedGame("0", 2, (decision(2.0, checked=3.0), decision(1.0, checked=1.0)))])
    assert found is not None
    assert (found["choices"], found["told"]["mean"], found["checked"]["mean"]) == (2, 1.5, 2.0)
    assert (found["difference"]["mean"], found["root_mean_square"]) == (0.5, pytest.approx(0.5**0.5))
