"""Annotated games as studies: every one is there in three languages, sound, and says what its page says."""

from __future__ import annotations

import pytest

from tests.kit.engines.lockstep import HAVE_NUMBA
from tests.workshop.annotated.test_annotations import FILES, FOLDER, ONE, judged
from workshop.annotated.annotations import EVEN, STUDIES, study_of
from workshop.annotated.page import Told
from workshop.annotated.studies import study
from youyi.analysis.review.page import remark
from youyi.analysis.review.telling import Teller
from youyi.games import game
from youyi.kernel.names import Language
from youyi.records.files import read_record
from youyi.records.replay import replay

EACH_LANGUAGE = pytest.mark.parametrize("language", list(Language))


def kept(file, language):
    return (FOLDER / STUDIES / study_of(file, language)).read_text("utf-8")


def test_each_game_has_a_study_in_each_language_and_nothing_else_lies_there():
    assert {each.name for each in (FOLDER / STUDIES).iterdir()} == {
        study_of(file, language) for file in FILES for language in Language
    }


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_study_is_the_game_with_questions_whose_better_answers_the_rules_allow(file):
    game_alone = read_record(file.read_text("utf-8"))
    lines = set[object]()
    for language in Language:
        record = read_record(kept(file, language))
        replay(record, game(record.game))  # plays every variation
        found = record.study
        assert found is not None
        assert record.moves == game_alone.moves
        assert found.language is language
        assert len(found.quiz) == len(found.variations)
        assert found.quiz or game_alone.game in EVEN, "the rule chose it for a blunder"
        assert {0, len(record.moves), *found.quiz} <= found.comments.keys()
        assert all(record.moves[each.ply - 1] != each.moves[0] for each in found.variations)
        lines.add((found.quiz, tuple((each.ply, each.moves) for each in found.variations), tuple(found.comments)))
    assert len(lines) == 1, "the languages differ in words alone"


def test_nothing_that_is_said_at_the_beginning_answers_a_question():
    for file in FILES:
        found = read_record(kept(file, Language.EN)).study
        assert found is not None
        assert not any(f"move {ply}" in found.comments[0] for ply in found.quiz)


@HAVE_NUMBA
@EACH_LANGUAGE
@pytest.mark.parametrize("file", [each if each == ONE else pytest.param(each, marks=pytest.mark.long) for each in FILES],
                         ids=lambda file: file.stem)  # fmt: skip
def test_what_is_kept_is_what_the_review_says(file, language):
    assert kept(file, language) == study(file, judged(file), language), "run python -m workshop annotated"


@HAVE_NUMBA
def test_a_study_says_what_the_page_says():
    review = judged(ONE)
    found = read_record(kept(ONE, Language.EN)).study
    told = Told(review, Language.EN, replay(review.record).plies)
    assert found is not None
    assert set(found.quiz) == told.costly.keys()
    for ply, choice in told.costly.items():
        assert found.comments[ply] == remark(Teller(review, Language.EN), choice)
    better = {each.ply: each.moves for each in found.variations}
    write = review.table.game.notation.write_move
    assert better == {ply: (write(choice.valued[0].move),) for ply, choice in told.costly.items()}
