"""Everything a reader hears exists in three languages, and each keeps to its script."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from tests.house.words.scripts import is_han, strangers
from tests.kit.amount import some
from tests.kit.strategies import journeys
from tests.kit.tables import settings as every_setting
from tests.kit.walks import stroll
from youyi.kernel.names import Language
from youyi.kernel.rules import Decision
from youyi.kernel.rulings import Ruling

SCRIPTS = {Language.ZH_HANT: "zh_hant", Language.ZH_HANS: "zh_hans"}


def check_sentence(text: str, language: Language) -> None:
    assert text == text.strip()
    assert text
    assert not set(text) & set("<=_{}"), f"a value instead of words: {text}"
    if language in SCRIPTS:
        assert strangers(text, SCRIPTS[language]) == "", text
        assert any(map(is_han, text)), text


def reading(reason, language: Language) -> str:
    words = reason.answer.reading if isinstance(reason, Ruling) else reason.reading
    return words.said_in(language)


@pytest.mark.parametrize("language", Language)
@settings(max_examples=15)
@given(journeys())
def test_events_choices_and_questions_are_said_in_every_language(language, journey):
    speech = journey.table.game.speech
    for pace in journey.paces[-60:]:
        check_sentence(speech.prompt(pace.before, language), language)
        check_sentence(speech.move(pace.before, pace.move, language), language)
        for event in pace.step.events:
            check_sentence(speech.event(event, language), language)
            check_sentence(reading(event.because, language), language)


@settings(max_examples=some(40))
@given(journeys())
def test_objections_are_said_in_every_language(journey):
    moves = {pace.move for pace in journey.paces[-40:]}
    for move in moves:
        objection = journey.table.rules.objection(journey.position, move)
        for language in Language if objection is not None else ():
            check_sentence(reading(objection.because, language), language)


@settings(max_examples=15)
@given(journeys())
def test_choices_are_told_apart(journey):
    """No two choices of one decision have the same words."""
    speech = journey.table.game.speech
    for pace in journey.paces[-30:]:
        if isinstance(pace.prompt, Decision):
            for language in Language:
                said = [speech.move(pace.before, move, language) for move in pace.prompt.moves]
                assert len(set(said)) == len(said), said


@pytest.mark.parametrize("setting", every_setting(), ids=str)
def test_a_whole_sitting_is_said_in_every_language(setting):
    rules = setting.sitting().rules
    speech = setting.game.speech
    *_, last = paces = list(stroll(rules, seed=21))
    for event in {event for pace in paces for event in pace.step.events}:
        for language in Language:
            check_sentence(speech.event(event, language), language)
    for language in Language:
        check_sentence(speech.prompt(last.step.position, language), language)
