"""What counts in a bout: 帖 where they are staked, the first place where not or where somebody asks; told so everywhere."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from tests.kit.engines.lockstep import HAVE_NUMBA
from workshop.annotated.page import told_page
from workshop.practice.luck import lucky
from youyi.analysis.puzzles.mining import graders
from youyi.analysis.review.advice import advised, weighed
from youyi.analysis.review.chart import chart
from youyi.analysis.review.evaluators import NotJudged, judged_by, judging_of, judgings_of, unit_of
from youyi.analysis.review.page import annotated, review_data, review_page
from youyi.analysis.review.playouts import bouts_of, of_a_bout
from youyi.analysis.review.reviewing import reviewed
from youyi.analysis.review.several_page import several_page
from youyi.analysis.review.telling import Teller, in_all
from youyi.analysis.review.values import foreseen
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.one_game import reopened
from youyi.games import catalogue, game
from youyi.kernel.lab.evaluation import WHOLE, Counts
from youyi.kernel.names import Language
from youyi.kernel.rules import Chance, Decision
from youyi.kernel.seats import Seat
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.player import player, player_spec
from youyi.records.replay import replay

DAMA = game("dama")
SIMPLE = Plan(
    game="dama",
    ruleset="dama/simplified-2009",
    terms={"seats": 2},
    players=("greedy",),
    games=1,
    seed=5,
    engine="reference",
)
STAKED = replace(SIMPLE, ruleset="dama/tujing", players=("random", "greedy"))
CHIPS = ("帖", "chips")


@pytest.fixture(scope="module")
def simple() -> Any:
    """A short game without 帖: 77 plies."""
    return reviewed(reopened(SIMPLE, 1806), engine="reference")


@pytest.fixture(scope="module")
def staked() -> Any:
    return replace(reopened(STAKED, 0), moves=reopened(STAKED, 0).moves[:36], score=None)


@pytest.mark.parametrize("counts", Counts)
def test_a_result_is_the_score_or_the_share_of_the_first_place(counts):
    for score, first in product([(3, -1, -2), (0, 0, 0)], [(), (0,), (1, 2), (0, 1, 2)]):
        found = counts.result(score, frozenset(map(Seat, first)))
        if counts is Counts.SCORE:
            assert found == score
        else:
            assert sum(found) == pytest.approx(WHOLE)
            assert {seat for seat, share in enumerate(found) if share == max(found)} == set(first or range(3))


def test_what_counts_follows_the_stakes():
    judged_for = {each.id: [one.counts for one in judgings_of(DAMA.under(each.id))] for each in DAMA.rulesets}
    assert judged_for == {
        "dama/tujing": [Counts.SCORE, Counts.FIRST],
        "dama/simplified-2009": [Counts.FIRST],
        "dama/shuofu": [Counts.SCORE, Counts.FIRST],
        "dama/short": [Counts.SCORE, Counts.FIRST],
    }
    assert judging_of(DAMA.under(rulings={"chips": "false"})).counts is Counts.FIRST, (
        "a ruling decides, no ruleset's name"
    )
    for each in catalogue():
        for judging in judgings_of(each.under()):
            assert player_spec(judging.guide, each).id == judging.guide


@pytest.mark.parametrize(
    ("name", "ruleset", "counts"),
    [("madiao", None, Counts.FIRST), ("ruqi", None, Counts.FIRST), ("dama", "dama/simplified-2009", Counts.SCORE)],
)
def test_a_goal_that_nobody_judges_is_refused_with_those_that_are(name, ruleset, counts):
    with pytest.raises(NotJudged) as refused:
        judging_of(game(name).under(ruleset), counts)
    (other,) = set(Counts) - {counts}
    for language in Language:
        said = refused.value.words.said_in(language)
        assert counts.value in said
        assert said.endswith(other.value)


def test_without_chips_a_review_tells_chances_of_the_first_place(simple):
    assert simple.judging.counts is Counts.FIRST
    assert simple.result == (100.0, 0.0)
    assert simple.course[-1].worth == simple.result
    assert all(0 <= worth <= WHOLE for point in simple.course for worth in point.worth)
    for seat in (0, 1):
        assert simple.adjusted(seat) == pytest.approx(simple.result[seat] - simple.luck(seat))
    assert max(abs(luck) for each in simple.draws for luck in each.luck.brought) > 1
    data = review_data(simple)
    assert (data["goal"], data["unit"]["en"], data["seats"][0]["result"]) == ("first", "%", 100.0)
    assert data["bands"]["blunder"] == pytest.approx(0.12 * simple.judging.spread)


def _told(review: Any, language: Language) -> Iterator[str]:
    teller = Teller(review, language)
    yield review_page(review, language)
    yield several_page([review, review], language)
    yield told_page(review, language, "game", "chart.svg", "made")
    yield from annotated(review, language).notes.values()
    yield from (*teller.turns(), *teller.method(), teller.shows, *map(str, teller.summary()))


@pytest.mark.parametrize("language", Language)
def test_without_chips_no_page_speaks_of_them(simple, language):
    for text in _told(simple, language):
        assert not any(each in text for each in CHIPS), text
    assert "%" in chart(simple, language).svg
    assert all("%" in each for each in annotated(simple, language).notes.values())
    assert "+100.0" not in review_page(simple, language), "a chance has no sign"


@pytest.mark.parametrize("language", Language)
def test_without_chips_no_hint_speaks_of_them(language):
    table = SIMPLE.table()
    session = Session(table.rules)
    session.play_out([player("greedy", table)] * 2, Numbered(5, 1806), until=lambda position: _free(table, position))
    assert isinstance(session.prompt, Decision)
    seat, moves = session.prompt.seat, session.prompt.moves
    found = weighed(table, table.rules.view(session.position, seat), moves, seat)
    assert all(0 <= worth <= WHOLE for each in found for worth in each.worth)
    sure = [replace(each, less=each.less * 9, error=0.1) for each in found]  # as if they were known to differ
    said = [each.says.said_in(language) for each in advised(table, session.position, sure, seat)]
    assert not any(each in text for each in CHIPS for text in said)
    assert not any("%" in text or "±" in text for text in said), "figures stand beside the sentences"
    assert unit_of(table).said_in(language) == "%"


def _free(table: Any, position: Any) -> bool:
    prompt = table.rules.prompt(position)
    return isinstance(prompt, Decision) and len(prompt.moves) > 5


def test_a_game_with_chips_is_reviewed_for_either_goal(staked):
    score, first = (reviewed(staked, engine="reference", counts=counts) for counts in Counts)
    assert reviewed(staked, engine="reference").choices == score.choices, "for 帖 unless somebody asks"
    assert [each.ply for each in first.choices] == [each.ply for each in score.choices]
    best = [[each.valued[0].move for each in review.choices] for review in (score, first)]
    assert best[0] != best[1]
    assert max(score.course[0].worth) != max(first.course[0].worth)
    assert [review_data(each)["goal"] for each in (score, first)] == ["score", "first"]
    for language in Language:
        assert [Teller(each, language).unit for each in (score, first)] == [DAMA.unit.said_in(language), "%"]
        assert Teller(first, language).shows != Teller(score, language).shows


@pytest.mark.parametrize("engine", ["reference", pytest.param("fast", marks=[HAVE_NUMBA, pytest.mark.long])])
def test_luck_weighed_game_by_game_is_of_what_counts(simple, engine):
    pytest.importorskip("numpy")
    from youyi.analysis.match.luck_judged import Weighing

    players = [player_spec("greedy", DAMA).full_id] * 2
    found = Weighing(SIMPLE.table(), players, replace(SIMPLE, engine=engine)).game(1806, Seat(0))
    assert found.result == simple.result[0]
    assert found.luck[0] == pytest.approx(_luck_of_one(simple))


def _luck_of_one(review: Any) -> float:
    """What the draws of a game brought its first seat, as the network says it of that seat alone."""
    judged = judged_by(review.table, review.judging)
    assert judged is not None
    luck = 0.0
    for ply in replay(review.record).plies:
        if ply.drawn:
            prompt = judged.rules.prompt(ply.before)
            assert isinstance(prompt, Chance)
            listed = prompt.odds.table()
            assert listed is not None
            worths = [judged.best(foreseen(judged.rules, ply.before, move).position)[0] for move, _ in listed]
            mean = sum(float(odds) * worth for worth, (_, odds) in zip(worths, listed, strict=True))
            luck += judged.best(ply.step.position)[0] - mean
    return luck


@pytest.mark.long
def test_the_luck_of_games_without_chips_is_of_what_counts():
    (one, other) = lucky(replace(SIMPLE, games=2))
    assert one["result"][0] + other["result"][0] == pytest.approx(WHOLE)
    assert one["rest"][0] == pytest.approx(one["result"][0] - one["luck"][0])


def _playouts(counts: Counts, engine: str, plan: Plan) -> Any:
    table = of_a_bout(plan.table())
    bouts, name = bouts_of(table, judging_of(table, counts), engine)
    assert name == engine
    session = Session(table.rules)
    session.play_out([player("greedy", table)] * 2, Numbered(5, 1806), limit=40)
    return bouts(session.position, 7, range(2))


@HAVE_NUMBA
@pytest.mark.long
@pytest.mark.parametrize(("plan", "counts"), [(SIMPLE, Counts.FIRST), (STAKED, Counts.FIRST), (STAKED, Counts.SCORE)])
def test_both_engines_play_out_alike(plan, counts):
    by_rules, in_kernels = (_playouts(counts, engine, plan) for engine in ("reference", "fast"))
    assert list(map(tuple, by_rules)) == list(map(tuple, in_kernels))
    total = WHOLE if counts is Counts.FIRST else 0
    assert [sum(each) for each in in_kernels] == [total, total]


@HAVE_NUMBA
def test_both_engines_review_alike(staked):
    by_rules, in_kernels = (
        review_data(reviewed(staked, engine=engine, counts=Counts.FIRST, playouts=0))
        for engine in ("reference", "fast")
    )
    assert (by_rules.pop("engine"), in_kernels.pop("engine")) == ("reference", "fast")
    assert json.dumps(by_rules) == json.dumps(in_kernels)


def test_puzzles_for_the_first_place_are_graded_by_those_who_do_not_judge():
    asked = graders(SIMPLE.table())
    assert len(asked) == 3, "random, greedy and expectimax: both networks are the judge where nothing is staked"


def test_a_gain_has_a_sign_and_a_chance_has_none():
    assert [in_all(value, Counts.SCORE) for value in (12.34, -0.2, 0)] == ["+12.3", "−0.2", "0.0"]
    assert [in_all(value, Counts.FIRST) for value in (12.34, -0.2, 0)] == ["12.3", "−0.2", "0.0"]
