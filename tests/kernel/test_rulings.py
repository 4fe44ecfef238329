"""Open questions as values: answers by name, refusals with the valid ones, fingerprints that tell rulebooks apart."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.toys.fords import FORDS
from tests.kit.toys.fords_rules import Doubles, Rulings, Terms, say
from youyi.games import catalogue, game
from youyi.kernel.articles import GRADE_NAMES, Article, Grade
from youyi.kernel.errors import Unknown
from youyi.kernel.names import Language, Name, Words
from youyi.kernel.rulings import (
    Answer,
    AnswersConflict,
    Ruling,
    UnknownAnswer,
    answered,
    asked_later,
    differences,
    fingerprint,
    quantity,
    question,
    questions,
    valid_answers,
    value_of,
    values,
)


@question(zh_hant="可乎？", zh_hans="可乎？")
class May(Ruling):
    """May one?"""

    TRUE = Answer(reading=say("Yes."), cites=(), grade=Grade.SUPPLIED)
    FALSE = Answer(reading=say("No."), cites=(), grade=Grade.SUPPLIED)
    RANGE = Answer(reading=say("Between."), cites=(), grade=Grade.SUPPLIED, word="82_84")


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    may: May = May.TRUE
    goal: int | None = quantity(None, question=say("Goal?"), unit=say("points"), lowest=1, absent=say("for ever"))

    def __post_init__(self) -> None:
        if self.may is May.RANGE and self.goal is None:
            raise AnswersConflict("a range needs a goal")


def test_a_question_is_asked_in_three_languages():
    assert May.question == Words("May one?", "可乎？", "可乎？")


def test_a_ruling_without_a_question_is_refused():
    with pytest.raises(TypeError, match="asks nothing"):

        @question(zh_hant="", zh_hans="")
        class Silent(Ruling):
            pass


@pytest.mark.parametrize(
    ("word", "member"), [("true", May.TRUE), (True, May.TRUE), (False, May.FALSE), ("82_84", May.RANGE)]
)
def test_an_answer_goes_by_its_word(word, member):
    assert answered(Book(goal=1), {"may": word}).may is member


@pytest.mark.parametrize(("value", "number"), [(3, 3), ("3", 3), (None, None), ("none", None)])
def test_a_quantity_is_a_number_or_none(value, number):
    assert answered(Book(), {"goal": value}).goal == number


@pytest.mark.parametrize(
    ("values_given", "said"),
    [
        ({"colour": 1}, "there is no question 'colour'; valid: may, goal"),
        ({"may": "perhaps"}, "may cannot be 'perhaps'; valid: true, false, 82_84"),
        ({"may": 1}, "may cannot be 1"),
        ({"may": None}, "may cannot be None"),
        ({"goal": 0}, "goal cannot be 0; valid: a whole number from 1, or none"),
        ({"goal": "many"}, "goal cannot be 'many'"),
        ({"goal": True}, "goal cannot be True"),
    ],
)
def test_what_cannot_be_answered_names_what_can(values_given, said):
    with pytest.raises(UnknownAnswer) as refused:
        answered(Book(), values_given)
    assert said in str(refused.value)


def test_a_number_that_must_be_given_cannot_be_none():
    with pytest.raises(UnknownAnswer, match=r"a whole number from 0 to 9$"):
        answered(Rulings(), {"toll": None})


def test_answers_that_cannot_be_combined_are_refused():
    with pytest.raises(AnswersConflict):
        answered(Book(), {"may": "82_84"})


def test_values_are_what_json_writes():
    assert values(Book()) == {"may": True, "goal": None}
    assert value_of(May.RANGE) == "82_84"
    assert differences(Book(may=May.FALSE), Book()) == {"may": False}
    assert list(questions(Book())) == ["may", "goal"]
    assert valid_answers(May).en == "true, false, 82_84"


@given(st.sampled_from(Doubles), st.integers(0, 9), st.sampled_from(Doubles), st.integers(0, 9))
def test_fingerprints_are_equal_exactly_when_rulebooks_are(doubles, toll, other_doubles, other_toll):
    one, other = Rulings(doubles=doubles, toll=toll), Rulings(doubles=other_doubles, toll=other_toll)
    assert (fingerprint("g", one, Terms()) == fingerprint("g", other, Terms())) == (one == other)


def test_a_fingerprint_tells_games_and_terms_apart():
    marks = {fingerprint(name, Rulings(), terms) for name in "ab" for terms in (Terms(), Terms(seats=2))}
    assert len(marks) == 4


def test_a_fingerprint_never_changes():
    assert fingerprint("fords", Rulings(), Terms()) == FROZEN


@dataclass(frozen=True, slots=True, kw_only=True)
class LaterBook(Book):
    might: May = asked_later(May.TRUE, before=May.FALSE)


def test_a_question_asked_later_leaves_the_fingerprint_of_what_was_played_before():
    before = fingerprint("g", Book(), Terms())
    assert fingerprint("g", LaterBook(might=May.FALSE), Terms()) == before
    assert fingerprint("g", LaterBook(), Terms()) != before


def test_a_former_version_is_found_by_its_full_id_only():
    ruqi = game("ruqi")
    assert [each.full_id for each in ruqi.former] == ["ruqi/modern@1"]
    assert ruqi.ruleset("ruqi/modern@1") is ruqi.former[0]
    assert ruqi.ruleset("modern@1") is ruqi.former[0]
    assert ruqi.ruleset("ruqi/modern").version == 2
    with pytest.raises(Unknown, match="ruqi/modern@1"):
        ruqi.ruleset("ruqi/modern@3")


FROZEN = "sha256:332dae69aa20b27bbc0dbbdad4a91ea0777804fa3055e413d71492b4296e6238"


@pytest.mark.parametrize("name", [None, "fords/plain", "plain", "fords/plain@1", "plain@1"])
def test_a_ruleset_goes_by_its_id_with_or_without_version(name):
    assert FORDS.ruleset(name).full_id == "fords/plain@1"


@pytest.mark.parametrize("name", ["fords", "plain@2", "dama/plain", ""])
def test_an_unknown_ruleset_names_those_there_are(name):
    with pytest.raises(Unknown) as refused:
        FORDS.ruleset(name)
    assert refused.value.valid == ("fords/plain@1", "fords/quiet@2")


def test_a_table_says_what_it_changed():
    table = FORDS.under("quiet", {"toll": 4}, {"seats": 2})
    assert (table.changed_rulings, table.changed_terms) == ({"toll": 4}, {"seats": 2})
    assert table.rules.seats == 2


def test_the_catalogue_opens_each_game_by_its_id():
    assert [game(each.id) for each in catalogue()] == list(catalogue())
    with pytest.raises(Unknown, match="there is no game 'go'; valid: "):
        game("go")


def test_words_and_names_are_said_in_every_language():
    assert [Words("e", "t", "s").said_in(each) for each in Language] == ["t", "s", "e"]
    assert [Name("t", "s", "p", "e").said_in(each) for each in Language] == ["t", "s", "e"]
    assert set(GRADE_NAMES) == set(Grade)


def test_an_article_is_itself_alone():
    fields = {
        "key": "k",
        "name": Name("", "", "", ""),
        "loci": (),
        "reading": say(""),
        "grade": Grade.INFERRED,
    }
    one, other = Article(**fields), Article(**fields)  # type: ignore[arg-type]  # the fields are those of an article
    assert one != other
    assert repr(one) == "<article k>"


def test_the_number_of_seats_is_a_term_only_where_the_game_leaves_a_choice():
    assert game("dama").seating(3) == {"seats": 3}
    assert game("dama").seating(1) == {}, "one player takes every seat"
    assert game("ruqi").seating(2) == {}
