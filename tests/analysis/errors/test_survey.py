"""What is asked of whom: what is not said is filled in, and a survey is read as it was written."""

from __future__ import annotations

import pytest

from youyi.analysis.errors.survey import SHARE, Depth, again, read_survey, survey_of
from youyi.analysis.runs.plan import Plan
from youyi.kernel.errors import Unknown


def plan(game: str, **more) -> Plan:
    return Plan(game=game, players=(), games=3, seed=5, **more)


@pytest.mark.parametrize("game", ["dama", "madiao", "ruqi"])
def test_the_levels_play_and_everybody_is_asked_whom_people_are_offered(game):
    survey = survey_of(plan(game))
    assert [name.partition("@")[0] for name in survey.mixture] == [f"level-{number}" for number in range(1, 7)]
    assert set(survey.mixture) < set(survey.asked)
    assert "random@1" in survey.asked
    assert "first@1" not in survey.asked
    assert survey.plan.ruleset == survey.plan.table().ruleset.full_id
    assert read_survey(survey.write()) == survey


def test_what_is_said_is_kept():
    survey = survey_of(plan("dama", terms={"seats": 3}), mixture=("greedy",), asked=("first", "first@1"), floor=2.5,
                       decisions=4, first=8, most=16)  # fmt: skip
    assert (survey.mixture, survey.asked, survey.decisions) == (("greedy@1",), ("first@1",), 4)
    assert survey.depth == Depth(first=8, most=16, floor=2.5)
    assert survey.plan.table().rules.seats == 3
    assert survey_of(plan("dama")).plan.table().rules.seats == 2, "as the levels are rated"


def test_the_floor_is_a_share_of_the_spread():
    assert survey_of(plan("ruqi")).depth.floor == pytest.approx(SHARE * 24.3)


def test_more_players_are_asked_once_each():
    survey = survey_of(plan("ruqi"), asked=("greedy",))
    assert again(survey, ("first", "greedy")).asked == ("greedy@1", "first@1")
    with pytest.raises(Unknown):
        again(survey, ("heuristic",))
