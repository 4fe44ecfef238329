"""Reviews in kernels: the figures of the readable rules, to the last digit, and the readable rules where there is no room."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.analysis.review.evaluators import LONG, judges_of, judging_of
from youyi.analysis.review.judged import JudgedTable
from youyi.analysis.review.page import review_data
from youyi.analysis.review.reviewing import Watched, reviewed
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.one_game import reopened
from youyi.games import game
from youyi.kernel.rules import Chance, Decision
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.player import player

pytestmark = HAVE_NUMBA


def watched(players: str, engine: str, plies: slice, name: str = "dama", **more: Any) -> Watched:
    plan = Plan(game=name, games=1, players=tuple(players.split(",")), seed=5, **more)
    table, judging = plan.table(), judging_of(plan.table())
    valuer = judges_of(table, judging, engine, 1)
    assert valuer is not None
    assert valuer.kind == engine
    found = Watched(table, valuer, judging.spread)
    session = Session(table.rules)
    session.play_out([player(each, table) for each in plan.players], Numbered(5, 1), limit=plies.stop)
    for ply in session.plies[plies]:
        found.take(ply)
    return found


@pytest.mark.parametrize(
    ("players", "plies", "more"),
    [
        ("greedy,random", slice(0, 90, 2), {"name": "ruqi"}),
        ("greedy,random", slice(60, 160, 7), {}),
        ("greedy,greedy,random,random,greedy", slice(150, 300, 7), {}),
        pytest.param("greedy,random", slice(0, 400), {"name": "ruqi", "ruleset": "ruqi/classical"}, marks=pytest.mark.long),
        pytest.param("greedy,network,greedy,random,greedy", slice(0, 400), {}, marks=pytest.mark.long),
        pytest.param("greedy,random", slice(0, 400), {"rulings": {"full_stack_hit": "may_retire"}}, marks=pytest.mark.long),
    ],
)  # fmt: skip
def test_both_engines_value_alike(players, plies, more):
    by_rules, in_kernels = (watched(players, engine, plies, **more) for engine in ("reference", "fast"))
    assert by_rules.choices == in_kernels.choices
    assert by_rules.draws == in_kernels.draws
    assert by_rules.worths == in_kernels.worths
    assert len(by_rules.draws) >= 3
    assert len(by_rules.choices) >= 2


def test_a_review_says_which_engine_weighed():
    plan = Plan(game="ruqi", games=1, players=("greedy", "random"), seed=5)
    kept = reopened(plan, 1)
    kept = replace(kept, moves=kept.moves[:5], score=None)
    by_rules, in_kernels = (review_data(reviewed(kept, engine=engine, playouts=0)) for engine in ("reference", "fast"))
    assert (by_rules.pop("engine"), in_kernels.pop("engine")) == ("reference", "fast")
    assert json.dumps(by_rules) == json.dumps(in_kernels)


def test_kernels_review_long_games_only():
    table = game("ruqi").under()
    judging = judging_of(table)
    assert isinstance(judges_of(table, judging, "auto", LONG), JudgedTable)
    assert not isinstance(judges_of(table, judging, "auto", LONG + 1), JudgedTable)
    assert isinstance(judges_of(table, judging, "reference", LONG + 1), JudgedTable)


def test_what_no_row_has_room_for_is_weighed_by_the_rules(monkeypatch):
    table = game("ruqi").under()
    compiled = judges_of(table, judging_of(table), "fast", 1)
    assert compiled is not None
    assert not isinstance(compiled, JudgedTable)

    def full(_position):
        raise OverflowError("more extra turns wait than a row has room for")

    monkeypatch.setattr(type(compiled.engine), "pack", staticmethod(full))
    session = Session(table.rules)
    session.play_out([player("greedy", table)] * 2, Numbered(5, 1), limit=40)
    chosen = next(ply for ply in session.plies if isinstance(table.rules.prompt(ply.before), Decision))
    drawn = next(ply for ply in session.plies if isinstance(table.rules.prompt(ply.before), Chance))
    prompt = table.rules.prompt(chosen.before)
    assert isinstance(prompt, Decision)
    asked = (chosen.before, prompt.moves, prompt.seat, 1)
    assert compiled.choices(*asked) == compiled.judged.choices(*asked)
    fell = (drawn.before, drawn.step.position, 1)
    assert compiled.luck(*fell) == compiled.judged.luck(*fell)
