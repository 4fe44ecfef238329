"""Annotated games: their records replay, the rule chose them, and their pages tell their reviews."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from tests.docs.pages import CODE, DOCS, LINK, built
from tests.docs.test_pages import FOREIGN
from tests.house.words.scripts import strangers
from tests.kit.engines.lockstep import HAVE_NUMBA
from workshop.annotated.annotations import CHOSEN, fits, found, page, review_of
from workshop.annotated.page import REMARKS, Told
from workshop.books.versions import in_language, versions
from youyi.analysis.review.advice import instead
from youyi.analysis.review.choices import Band
from youyi.analysis.review.contrasts import IN_FULL
from youyi.analysis.review.page import remark
from youyi.analysis.review.reasons import reasons_of
from youyi.analysis.review.telling import Teller
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.one_game import reopened
from youyi.kernel.names import Language
from youyi.kernel.rules import Over
from youyi.records.files import read_record
from youyi.records.record import NumberedChance
from youyi.records.replay import replay

FOLDER = DOCS / "annotated"
FILES = sorted(FOLDER.glob("*.json"))
ONE = FOLDER / "ruqi-4.json"
"""The one that is reviewed again each time."""
SNAPSHOT = Path(__file__).with_name("ruqi-4.md")


@cache
def judged(file):
    """A record reviewed once for all tests."""
    return review_of(file)


@pytest.fixture(scope="module")
def review():
    return judged(ONE)


def test_there_are_as_many_as_the_rule_asks_for():
    assert {each.stem for each in FILES} == {f"{each.game}-{n}" for each in CHOSEN for n in range(1, each.pages + 1)}
    for language in Language:
        listed = (FOLDER / in_language("README.md", language)).read_text("utf-8")
        assert all(f"](../built.md?annotated/{in_language(f'{each.stem}.md', language)})" in listed for each in FILES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_replays_to_its_end_and_is_no_longer_than_the_rule_allows(file):
    record = read_record(file.read_text("utf-8"))
    over = replay(record).prompt
    assert isinstance(over, Over)
    assert over.score == record.score
    assert len(record.moves) <= next(each.longest for each in CHOSEN if each.game == record.game)


@HAVE_NUMBA
@pytest.mark.parametrize("file", [each if each == ONE else pytest.param(each, marks=pytest.mark.long) for each in FILES],
                         ids=lambda file: file.stem)  # fmt: skip
def test_a_page_tells_a_game_that_fits_the_rule_and_the_list_has_its_line(file):
    review = judged(file)
    assert fits(review)
    for language in Language:
        text, chart, line = page(file, review, language)
        assert line in (FOLDER / in_language("README.md", language)).read_text("utf-8"), (
            "run python -m workshop annotated"
        )
        assert versions(f"{file.stem}.md", language) in text.splitlines()[:5]
        assert {DOCS / "annotated" / each for each in LINK.findall(text)} <= {*built(), *FOLDER.rglob("*")}
        if language is not Language.EN:
            script = language.replace("-", "_").lower()
            assert strangers(chart, script) == strangers(FOREIGN.sub("", CODE.sub("", text)), script) == ""


@HAVE_NUMBA
@pytest.mark.long
@pytest.mark.parametrize("chosen", CHOSEN, ids=lambda chosen: chosen.game)
def test_the_records_are_the_first_that_fit(chosen):
    kept = [read_record((FOLDER / f"{chosen.game}-{n}.json").read_text("utf-8")) for n in range(1, chosen.pages + 1)]
    assert [each.moves for each in found(chosen)] == [each.moves for each in kept]


def test_a_page_is_what_it_was(review):
    assert page(ONE, review, Language.EN)[0] == SNAPSHOT.read_text("utf-8"), "see whether the review changed"


def test_every_language_tells_the_same(review):
    english, *chinese = (page(ONE, review, language)[0] for language in Language)
    for each in chinese:
        assert re.findall(r"^\*\*\d|^#+|^> |^- |^```", each, re.MULTILINE) == re.findall(
            r"^\*\*\d|^#+|^> |^- |^```", english, re.MULTILINE
        )


@pytest.mark.parametrize("language", [Language.ZH_HANT, Language.ZH_HANS])
def test_turning_points_keep_to_their_script(language):
    script = language.replace("-", "_").lower()
    turns = "".join(Teller(judged(ONE), language).turns())
    assert {"zh_hant": "順", "zh_hans": "顺"}[script] in turns, "a piece that the notation writes in one way only"
    assert strangers(turns, script) == ""


def test_the_rule_chose_this_game_and_its_players_play_it_again(review):
    assert fits(review)
    record = review.record
    assert isinstance(record.chance, NumberedChance)
    players = tuple(each.player for each in record.seats)
    plan = Plan(game=record.game, games=1, players=players, seed=record.chance.seed)
    assert reopened(plan, record.chance.game).moves == record.moves


def test_a_page_remarks_on_the_dearest_choices_alone(review):
    told = Told(review, Language.EN, replay(review.record).plies)
    text = "\n".join(told.course())
    assert text.count("> **") == min(REMARKS, sum(each.band in (Band.MISTAKE, Band.BLUNDER) for each in review.choices))
    dearest = max(review.choices, key=lambda each: each.loss)
    assert remark(Teller(review, Language.EN), dearest) in text


def test_every_ply_of_a_short_game_is_told(review):
    told = Told(review, Language.ZH_HANT, replay(review.record).plies)
    numbers = [line.split("**")[1] for line in told.course() if line.startswith("**")]
    plies = [n for each in numbers for n in range(int(each.split("–")[0]), int(each.split("–")[-1]) + 1)]
    assert plies == list(range(1, len(told.plies) + 1))


def test_a_reason_is_an_idea_or_what_the_better_choice_brings(review):
    costly = [each for each in review.choices if each.band is not Band.GOOD]
    by_ideas = [each for each in costly if reasons_of(review.table, review.judging, each)]
    assert by_ideas, "or nothing is explained here"
    teller, told = Teller(review, Language.EN), Counter[tuple[int, str]]()
    for each in costly:
        said = instead(teller, each)
        assert said is None or "±" not in said, "figures stand beside it"
    for each in by_ideas:
        reason = reasons_of(review.table, review.judging, each)[0]
        told[each.seat, reason.idea.key] += 1
        first, said = reason.said(Language.EN), remark(teller, each)
        assert first is not None
        assert (first in said) is (told[each.seat, reason.idea.key] <= IN_FULL), "after that its name is enough"
        assert f"“{teller.label(each, each.taken)}” gives that up" in said


def test_the_idea_that_would_have_saved_a_seat_most_is_named(review):
    said = Teller(review, Language.EN).lessons()
    assert all(each in "\n".join(page(ONE, review, Language.EN)) for each in said)
    costly = [each for each in review.choices if each.band is not Band.GOOD]
    explained = [
        (each.seat, found[0].idea.key) for each in costly if (found := reasons_of(review.table, review.judging, each))
    ]
    again = {seat for seat, key in explained if explained.count((seat, key)) > 1}
    assert len(said) <= len(again)


def test_records_are_small():
    assert all(len(json.loads(each.read_text("utf-8"))["moves"]) <= 500 for each in FILES)


def test_of_a_long_game_only_what_counts_is_told(review, monkeypatch):
    monkeypatch.setattr("workshop.annotated.page.WHOLE", 0)
    plies, commentary = replay(review.record).plies, review.table.game.commentary
    told = Told(review, Language.EN, plies)
    lines = list(told.course())
    notable = {ply.number for ply in plies if any(map(commentary.notable, ply.step.events))}
    turned = {each.ply for each in review.turns if each.drawn}
    numbers = [int(line.split("**")[1]) for line in lines if line.startswith("**")]
    assert numbers == sorted({*told.costly, *turned, *notable})
    assert len(numbers) < len(plies)
    assert sum(line.startswith("> **") for line in lines) == len(told.costly) > 0
