"""The ideas of 儒棋: an example of each says what it says, and what only looks like it is told from it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.ruqi.ideas_shown import NEAR, SHOWN
from youyi.analysis.review.evaluators import judged_by, judging_of
from youyi.analysis.review.reasons import Reason, Reasons, ideas_at, rank
from youyi.games import game
from youyi.games.ruqi.ideas import IDEAS
from youyi.kernel.lab.evaluation import Counts
from youyi.kernel.names import Language
from youyi.kernel.rules import Decision

RUQI = game("ruqi")
BY_KEY = {each.key: each for each in IDEAS}
FOUND_BY_PLAYOUTS = {"keep_together", "cheapest_first"}
"""Of these the network thinks otherwise than playouts of the example."""
BESIDE = {"one_pile": "join_then_walk"}
"""A more special idea that explains nearly as much, and is said first."""


def laid(each):
    """The table, the position and the moves of an example."""
    table = RUQI.under(each.ruleset)
    return table, table.read_position(each.position), table.game.notation.read_move


@pytest.mark.parametrize("each", SHOWN, ids=lambda each: each.key)
def test_an_example_follows_its_idea_and_says_so_in_every_language(each):
    table, position, read = laid(each)
    better, worse, idea = read(each.better), read(each.worse), BY_KEY[each.key]
    prompt = table.rules.prompt(position)
    assert isinstance(prompt, Decision)
    assert {better, worse} <= {*prompt.moves}
    assert idea.holds(table.rules, Counts.SCORE)
    assert rank(idea.follows(table.rules, position, better)) > rank(idea.follows(table.rules, position, worse))
    reason = Reason(idea, 1.0, table, position, better, worse)
    assert [reason.said(language) for language in (Language.EN, Language.ZH_HANT, Language.ZH_HANS)] == [
        each.en, each.zh_hant, each.zh_hans,
    ]  # fmt: skip


@pytest.mark.parametrize(
    "each", [each for each in SHOWN if each.key not in FOUND_BY_PLAYOUTS], ids=lambda each: each.key
)
def test_by_the_worth_of_all_turns_the_idea_of_an_example_is_what_is_said(each):
    table, position, read = laid(each)
    prompt, judging = table.rules.prompt(position), judging_of(table)
    assert isinstance(prompt, Decision)
    judged = judged_by(table, judging)
    assert judged is not None
    found = judged.choices(position, prompt.moves, prompt.seat, 0)
    ahead = next(one.less for one in found if one.move == read(each.better))
    valued = [replace(one, less=max(0.0, one.less - ahead), error=0.0) for one in found]
    valued.sort(key=lambda one: (one.less, one.move != read(each.better)))
    worse = next(one for one in valued if one.move == read(each.worse))
    reasons = [reason.idea.key for reason in Reasons(table, position, tuple(valued), judging).against(worse)]
    assert reasons == ([BESIDE[each.key]] if each.key in BESIDE else []) + [each.key]


@pytest.mark.parametrize("each", NEAR, ids=lambda each: f"{each.key}: {each.why}")
def test_what_only_looks_like_an_idea_is_told_from_it(each):
    table, position, read = laid(each)
    move = read(each.move)
    assert table.rules.objection(position, move) is None
    assert BY_KEY[each.key].follows(table.rules, position, move) is each.follows


def test_every_idea_has_an_example_and_a_near_miss():
    assert {each.key for each in SHOWN} == {each.key for each in NEAR} == BY_KEY.keys()


def test_ideas_are_said_only_where_they_hold():
    def there(ruleset=None, **rulings):
        return {each.key for each in ideas_at(RUQI.under(ruleset, rulings), Counts.SCORE)}

    race, yields = there(), there("ruqi/classical")
    assert race.isdisjoint(yields)
    assert race | yields == BY_KEY.keys()
    assert there(stack_move="single") == set()
    assert there(occupancy="free_all") == set()
    assert there(scoring="yield") == yields


def test_a_sentence_that_does_not_fit_the_two_turns_is_not_said():
    table = RUQI.under()
    position = table.read_position("1 0:0 p28x,p18x,p28x,p28x,p18x p36x,p36x,p13x,p36x,p13x play:w/23")
    read = table.game.notation.read_move
    better, worse = read("敬p18+2 善德忠p28+3"), read("順p18+3 善德忠p28+2")
    idea = BY_KEY["onto_crossing"]
    assert [idea.follows(table.rules, position, each) for each in (better, worse)] == [True, False]
    assert Reason(idea, 1.0, table, position, better, worse).said(Language.EN) is None, "another piece runs past"


def test_nobody_is_told_to_wait_by_a_turn_that_goes_on_itself():
    table = RUQI.under()
    position = table.read_position("1 0:0 p5f,p0f,p10f,J7x,J7x p5f,p5f,p8f,p8f,p18x play:w/24")
    read, idea = table.game.notation.read_move, BY_KEY["wait_before_middle"]
    worse = read("善p5+2 善p7+4")
    assert [
        Reason(idea, 1.0, table, position, read(better), worse).said(Language.EN) is None
        for better in ("敬p0+2 善p5+4", "德p10+2Z 敬p0+4", "德p10+2 德p12+4")
    ] == [False, True, True]
