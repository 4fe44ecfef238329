"""The players of 打馬 that look a throw further than a network: what they foresee, and at which choices they look."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dama.table import table
from youyi.games.dama import DICE
from youyi.games.dama.players import lookahead
from youyi.games.dama.players.lookahead import EVERY_WAY, DamaLookahead
from youyi.games.dama.players.network import DamaNetwork, Goal, network_of
from youyi.kernel.rules import Decision
from youyi.kernel.streams import Stream

GOALS = pytest.mark.parametrize("goal", Goal)
ARMIES = ("30x4 41x6 2x10", "20x5 3x15")


def sitting_at(played: Any, goal: Goal) -> DamaLookahead:
    """The player with a goal at a table of two."""
    return DamaLookahead(DamaNetwork(played.rules, network_of(played.rules, goal)))


@GOALS
def test_what_it_foresees_is_the_mean_of_the_best_answers(goal):
    played = table(*ARMIES, moves="246")
    rules, sitting = played.rules, sitting_at(played, goal)
    prompt = rules.prompt(played.position)
    assert isinstance(prompt, Decision)
    after = rules.apply(played.position, prompt.moves[0]).position
    for seat in range(2):
        mean = 0.0
        for cast, chance in DICE.table():
            thrown = rules.apply(after, cast).position
            answer = rules.prompt(thrown)
            if isinstance(answer, Decision):
                results = [rules.apply(thrown, move).position for move in answer.moves]
                values = [sitting.network.value(result, answer.seat) for result in results]
                thrown = results[values.index(max(values))]
            mean += float(chance) * sitting.network.value(thrown, seat)
        assert sitting.foreseen(after, seat) / EVERY_WAY == pytest.approx(mean)


@GOALS
@pytest.mark.parametrize(("close", "looked_at"), [(0, 0), (10**12, 3)])
def test_only_close_choices_are_looked_at_and_the_best_of_them_is_taken(goal, close, looked_at, monkeypatch):
    played, looked = table(*ARMIES, moves="246"), []
    sitting, prompt = sitting_at(played, goal), played.rules.prompt(played.position)
    assert isinstance(prompt, Decision)
    after = {move: played.rules.apply(played.position, move).position for move in prompt.moves}
    by_worth = sorted(after, key=lambda move: sitting.network.value(after[move], prompt.seat), reverse=True)

    def foreseen(_player, position, seat):
        looked.append((position, seat))
        return len(looked)

    monkeypatch.setattr(DamaLookahead, "foreseen", foreseen)
    monkeypatch.setattr(lookahead, "CLOSE", close)
    assert len(by_worth) >= 3
    chosen = sitting.choose(played.rules.view(played.position, prompt.seat), prompt.moves, Stream(0))
    assert chosen == by_worth[max(looked_at - 1, 0)], "the last one looked at promises most"
    assert looked == [(after[move], prompt.seat) for move in by_worth[:looked_at]]


def test_what_is_certain_is_not_thrown_for():
    done = table("86x20 own246", "5x20", laid={"gate": True}, moves="114 86+4")
    sitting = sitting_at(done, Goal.FIRST)
    assert [sitting.foreseen(done.position, seat) for seat in range(2)] == [
        EVERY_WAY * sitting.network.value(done.position, seat) for seat in range(2)
    ]
