"""Every answer in both engines, on the worked examples that tell it apart: lowered rightly it is held, lowered as another it is noticed."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from tests.kit.engines.answers import answers_to, examples_of, noticed, of_this_run
from tests.kit.engines.lockstep import HAVE_NUMBA, Pair, random_players
from youyi.games import catalogue, game
from youyi.kernel.rulings import LARGEST, AnswersConflict, Quantity, questions

pytestmark = HAVE_NUMBA
QUESTIONS = [(played.id, name) for played in catalogue() for name in questions(played.rulesets[0].rulings)]
EVERY_QUESTION = pytest.mark.parametrize(("name", "question"), QUESTIONS, ids=lambda each: each)


LONGEST = 400
"""Plies after which a game is left, so that one that is drawn early is drawn."""
UNSEEN = {
    # the game is laid by the readable engine: kernels are given its start
    ("dama", "ante", (20, 30)),
    ("dama", "first_player", ("random", "seat_0")),
    ("madiao", "first_banker", ("remainder_seat", "given")),
    # what is only told moves nothing; where it costs something, kernels know one answer alone
    ("madiao", "penalties", ("off", "advise")),
    ("madiao", "banker_faults", ("any", "as_taught")),
}
"""Of two answers to a question, what kernels play alike."""


def numbers_of(played):
    """The questions of rulings and terms that ask for a number."""
    asked = {**questions(played.rulesets[0].rulings), **questions(played.terms)}
    return {name: each for name, each in asked.items() if isinstance(each, Quantity)}


def laid(name, question, number):
    """A table that answers a question with a number."""
    of_terms = question in questions(game(name).terms)
    return game(name).under(None, {} if of_terms else {question: number}, {question: number} if of_terms else {})


@pytest.mark.more
@EVERY_QUESTION
def test_every_answer_is_played_alike_where_it_matters(name, question):
    examples = examples_of(game(name), question)
    assert examples
    for answer in answers_to(game(name), question):
        for example in examples:
            of_this_run(example).compare({question: answer}, {question: answer})


@EVERY_QUESTION
def test_an_answer_that_is_lowered_as_another_is_noticed(name, question):
    examples = examples_of(game(name), question)
    for pair in combinations(answers_to(game(name), question), 2):
        for read, lowered in permutations(pair):
            found = any(noticed(example, {question: read}, {question: lowered}) for example in examples)
            assert found is ((name, question, pair) not in UNSEEN), (read, lowered)


NUMBERS = [(played.id, name) for played in catalogue() for name in numbers_of(played)]


@pytest.mark.parametrize(("name", "question"), NUMBERS, ids=lambda each: each)
def test_numbers_are_played_alike_at_both_ends_of_what_was_taught(name, question):
    asked = numbers_of(game(name))[question]
    for number in (asked.lowest, LARGEST if asked.highest is None else asked.highest):
        try:
            table = laid(name, question, number)
        except AnswersConflict:  # a bowl too small to pay
            continue
        pair = Pair(table)
        assert pair.play_out(random_players(pair, 1), 1, range(1), LONGEST) > 1
