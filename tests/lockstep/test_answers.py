"""Every answer in both engines, on the worked examples that tell it apart: lowered rightly it is held, lowered as another it is noticed."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from tests.kit.answers import answers_to, examples_of
from tests.kit.lockstep import HAVE_NUMBA
from youyi.games import catalogue, game
from youyi.kernel.rulings import questions

pytestmark = HAVE_NUMBA
QUESTIONS = [(played.id, name) for played in catalogue() for name in questions(played.rulesets[0].rulings)]
EVERY_QUESTION = pytest.mark.parametrize(("name", "question"), QUESTIONS, ids=lambda each: each)


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


def noticed(example, question, read, lowered):
    """Whether an example shows that kernels play another answer than the readable engine."""
    try:
        example.compare({question: read}, {question: lowered})
    except (AssertionError, ValueError):
        return True
    return False


@EVERY_QUESTION
def test_every_answer_is_played_alike_where_it_matters(name, question):
    examples = examples_of(game(name), question)
    assert examples
    for answer in answers_to(game(name), question):
        for example in examples:
            example.compare({question: answer}, {question: answer})


@EVERY_QUESTION
def test_an_answer_that_is_lowered_as_another_is_noticed(name, question):
    examples = examples_of(game(name), question)
    for pair in combinations(answers_to(game(name), question), 2):
        for read, lowered in permutations(pair):
            found = any(noticed(example, question, read, lowered) for example in examples)
            assert found is ((name, question, pair) not in UNSEEN), (read, lowered)
