"""What the protocol of programs costs beside the pipe: writing a question and reading its answer, a decision. Bar: 50 µs."""

from __future__ import annotations

from typing import Any

import pytest

from youyi.bots.named import player
from youyi.bots.protocol import Questions, answered, encoded, read_hello
from youyi.games import catalogue
from youyi.kernel.rules import Decision
from youyi.kernel.rulings import differences
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered

DECISIONS = 100


@pytest.mark.parametrize("wants", ["", "view", "numbers"])
@pytest.mark.parametrize("each", catalogue(), ids=lambda each: each.id)
def test_a_question_and_its_answer(benchmark, each, wants):
    table = each.under(terms=differences(each.bout, each.terms))
    said = read_hello(encoded({"type": "hello", "protocol": 1, "wants": wants.split()}))
    assert said is not None
    questions = Questions(table, said, 1.0)
    asked: list[tuple[Any, Any]] = []
    session: Session[Any, Any, Any, Any] = Session(table.rules)
    sitting, game = [player("random", table)] * table.rules.seats, 0
    while len(asked) < DECISIONS:
        if session.over is not None:
            session, game = Session(table.rules), game + 1
        if isinstance(session.prompt, Decision):
            asked.append((table.rules.view(session.position, session.prompt.seat), session.prompt.moves))
        session.advance(sitting, Numbered(0, game))

    def ask_all() -> None:
        for view, moves in asked:
            question, _ = questions.asked(1, view, moves, 5)
            encoded(question)
            assert answered(b'{"id":1,"index":0}', question, tuple) == 0

    benchmark.pedantic(ask_all, rounds=20, warmup_rounds=2)
    benchmark.extra_info["µs a decision"] = round(benchmark.stats.stats.median / DECISIONS * 1e6, 1)
