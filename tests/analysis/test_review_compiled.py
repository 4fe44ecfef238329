"""Reviews in kernels: the figures of the readable rules, to the last digit, and the readable rules where there is no room."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.kit.lockstep import HAVE_NUMBA
from youyi.analysis.plan import Plan
from youyi.analysis.reopen import reopened
from youyi.analysis.review.judged import Judged
from youyi.analysis.review.page import review_data
from youyi.analysis.review.reviewing import reviewed
from youyi.analysis.review.valuers import LONG, judges_of, judging_of
from youyi.games import game
from youyi.kernel.rules import Chance, Decision
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.player import player

pytestmark = HAVE_NUMBA


def record(name: str, players: str, plies: int | None = None, **more: Any):
    plan = Plan(game=name, games=1, players=tuple(players.split(",")), seed=5, **more)
    found = reopened(plan, 1)
    return found if plies is None else replace(found, moves=found.moves[:plies], score=None)


@pytest.mark.parametrize(
    "kept",
    [
        record("ruqi", "greedy,random", 50),
        record("dama", "greedy,random", 24),
        pytest.param(record("ruqi", "greedy,random", ruleset="ruqi/classical"), marks=pytest.mark.long),
        pytest.param(record("dama", "greedy,network,greedy,random,greedy", 400), marks=pytest.mark.long),
        pytest.param(
            record("dama", "greedy,random", 300, rulings={"full_stack_hit": "may_retire"}), marks=pytest.mark.long
        ),
    ],
    ids=lambda each: f"{each.ruleset} {len(each.seats)}",
)
def test_both_engines_review_alike(kept):
    by_rules, in_kernels = (review_data(reviewed(kept, engine=engine)) for engine in ("reference", "fast"))
    assert (by_rules.pop("engine"), in_kernels.pop("engine")) == ("reference", "fast")
    assert json.dumps(by_rules) == json.dumps(in_kernels)
    assert by_rules["draws"]
    assert by_rules["choices"]


def test_kernels_review_long_games_only():
    judging, table = judging_of(game("ruqi")), game("ruqi").under()
    assert isinstance(judges_of(table, judging, "auto", LONG), Judged)
    assert not isinstance(judges_of(table, judging, "auto", LONG + 1), Judged)
    assert isinstance(judges_of(table, judging, "reference", LONG + 1), Judged)


def test_what_no_row_has_room_for_is_weighed_by_the_rules(monkeypatch):
    table = game("ruqi").under()
    compiled = judges_of(table, judging_of(table.game), "fast", 1)
    assert compiled is not None
    assert not isinstance(compiled, Judged)

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
