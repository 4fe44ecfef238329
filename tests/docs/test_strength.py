"""The page on strength has the figures of its sets, and what it says of ladders and of other pages is so."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from tests.docs.claims import DATA, factor, judged
from tests.docs.pages import DOCS, text
from tests.kit.engines.lockstep import HAVE_NUMBA
from workshop.findings.findings import reduced
from workshop.findings.strength import STRENGTH
from youyi.analysis.errors.judged_set import read_set
from youyi.analysis.errors.rates import reported
from youyi.analysis.errors.surveying import judged as judged_anew
from youyi.analysis.figures.sparse import bounds_of_share
from youyi.players.levels import ladder

KEPT = json.loads((DATA / "strength.json").read_text("utf-8"))
SETS = {key: DATA.parents[2] / each["command"].split()[-1] for key, each in KEPT.items() if key.startswith("errors ")}


@pytest.mark.parametrize("key", SETS)
def test_the_figures_of_a_set_are_those_that_are_kept(key):
    found = json.loads(json.dumps(reduced(reported(read_set(SETS[key])))))
    assert found == {name: value for name, value in KEPT[key].items() if name != "command"}


def test_every_set_is_told_of():
    assert sorted(SETS.values()) == sorted(DATA.glob("errors-*.jsonl.gz"))
    assert list(KEPT) == [section.key for section in STRENGTH]


@pytest.mark.parametrize("key", SETS)
def test_a_set_has_the_survey_that_its_command_asks_for(key):
    section, survey = KEPT[key], read_set(SETS[key]).survey
    words = section["command"].split()
    asked = {name: words[words.index(name) + 1] for name in ("--ruleset", "--games", "--decisions", "--seed")}
    assert asked == {
        "--ruleset": survey.plan.ruleset, "--games": str(survey.plan.games), "--decisions": str(survey.decisions),
        "--seed": str(survey.plan.seed),
    }  # fmt: skip
    assert survey.depth.most == int(words[words.index("--most") + 1] if "--most" in words else 256)


@HAVE_NUMBA
def test_the_first_games_of_a_set_come_out_again():
    """Without its last decimals nothing could be compared with what a later player loses."""
    found = read_set(SETS["errors ruqi"])
    shallow = replace(found.survey, plan=replace(found.survey.plan, games=2))
    assert judged_anew(shallow, range(2)).games == found.games[:2]


def test_hardly_any_neighbours_are_told_apart_in_dama():
    unclear = [each for each in KEPT["errors dama"]["steps"].values() if each["ci95"][0] <= 0 <= each["ci95"][1]]
    assert len(unclear) > len(KEPT["errors dama"]["steps"]) / 2


@pytest.mark.parametrize("game", ["ruqi", "dama", "madiao"])
def test_each_level_surely_wins_most_deals_against_the_one_below(game):
    for met in ladder(f"youyi.games.{game}.players")["meetings"]:
        if met["next"]:
            assert bounds_of_share(round(met["lost"] + met["tied"] / 2), met["deals"])[0] > 1 / 2, met


@pytest.mark.parametrize("language", ["", ".zh-Hant", ".zh-Hans"])
def test_the_share_of_the_gap_is_that_of_the_page_of_all_players(language):
    players = (DOCS / "reference" / "players.md").read_text("utf-8")
    page = text(DOCS / "findings" / f"strength{language}.md")
    (seeing,) = re.findall(r"A player that sees all cards .*?wins ([\d.]+ ± [\d.]+)", players)
    (search,) = re.findall(r"one against three \| `heuristic` \| 400 \| \+([\d.]+ ± [\d.]+)", players)
    assert seeing in page
    assert search in page
    assert round(10 * float(search.split()[0]) / float(seeing.split()[0])) == 3, "three tenths"


@pytest.mark.parametrize(
    "planted",
    [
        "errors ruqi | steps.level-5@3.mean < 0",
        "errors ruqi | players.level-6@3.a_decision.mean < 0.05",
        "errors madiao | steps.level-5@1.mean < 0.3",
        "solved ruqi/modern 忠順-順 | lookahead not_best < 0.2",
    ],
)
def test_a_false_claim_about_strength_is_found(planted):
    assert not any(verdict.holds for verdict in judged("strength", planted, factor("strength")))
