"""Which engine plays and why; that the figures do not depend on it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.kit.engines.lockstep import HAVE_NUMBA
from tests.kit.toys.fords import FORDS
from youyi.analysis.runs import engines
from youyi.analysis.runs.engines import FEW, Engine, NoFastEngine, Why, chosen, fast_engine, fast_kinds, reason
from youyi.analysis.simulate.simulation import Plan, simulate
from youyi.games import game
from youyi.kernel import optional_dependencies
from youyi.kernel.names import Language

RUQI = game("ruqi").under(terms={"rounds": 1})
RANDOM = ("random@1", "random@1")
ENGINE = {"engine", "engine_because"}


def figures(report):
    return {key: value for key, value in report.items() if key not in ENGINE}


@HAVE_NUMBA
@pytest.mark.parametrize("processes", [1, 2])
def test_the_figures_do_not_depend_on_the_engine_nor_on_processes(processes):
    plan = Plan(game="ruqi", ruleset="classical", players=("greedy", "random"), games=60, seed=-3, engine="reference")
    slow, fast = simulate(plan), simulate(replace(plan, engine="fast"), processes=processes)
    assert (slow["engine"], fast["engine"]) == ("reference", "fast")
    assert figures(fast) == figures(slow)


@HAVE_NUMBA
@pytest.mark.parametrize("seed", [2**63, 2**64 + 5, -(2**70)])
def test_any_whole_number_is_a_seed(seed):
    plan = Plan(game="ruqi", players=("random",), games=2, seed=seed, engine="reference")
    assert figures(simulate(replace(plan, engine="fast"))) == figures(simulate(plan))


@HAVE_NUMBA
def test_matches_are_counted_alike_too():
    plan = Plan(game="ruqi", players=("random",), games=4, seed=1, terms={"rounds": None}, engine="reference")
    assert figures(simulate(replace(plan, engine="fast"))) == figures(simulate(plan))


@HAVE_NUMBA
def test_the_fast_engine_is_chosen_where_it_can_play():
    assert chosen("auto", RUQI, RANDOM, FEW) == Engine("fast", Why.LOWERED)
    assert chosen("auto", RUQI, RANDOM, FEW - 1) == Engine("reference", Why.FEW_GAMES)
    assert chosen("fast", RUQI, RANDOM, 1) == Engine("fast", Why.ASKED)
    assert chosen("reference", RUQI, RANDOM, 10**6) == Engine("reference", Why.ASKED)


@HAVE_NUMBA
def test_a_player_that_is_not_compiled_is_named():
    table, players = game("madiao").under(terms={"deals": 1}), ("random@1", "heuristic@2", "pimc@2", "random@1")
    found = chosen("auto", table, players, FEW)
    assert found == Engine("reference", Why.PLAYERS, "pimc@2")
    assert found.because == {"reason": "players", "what": "pimc@2"}
    assert reason(found.because).said_in(Language.EN) == "the fast engine has no player pimc@2"
    with pytest.raises(NoFastEngine, match="no player pimc@2"):
        chosen("fast", table, players, FEW)


@HAVE_NUMBA
def test_with_a_player_that_searches_few_games_are_worth_the_start():
    assert chosen("auto", RUQI, ("greedy@1", "expectimax@1"), 1) == Engine("fast", Why.LOWERED)
    assert chosen("auto", RUQI, ("greedy@1", "random@1"), 1) == Engine("reference", Why.FEW_GAMES)


@HAVE_NUMBA
def test_answers_that_cannot_be_lowered_are_named(monkeypatch):
    room = engines.fast_room(game("ruqi"))
    monkeypatch.setattr(room, "unlowerable", lambda _rules: ("arms=any",))
    assert chosen("auto", RUQI, RANDOM, FEW) == Engine("reference", Why.RULINGS, "arms=any")
    assert fast_kinds(game("ruqi"), RUQI.rulings) == {}
    with pytest.raises(NoFastEngine, match="does not know: arms=any"):
        fast_engine(RUQI)


def test_clauses_are_counted_by_the_readable_engine():
    assert chosen("auto", RUQI, RANDOM, FEW, clauses=True) == Engine("reference", Why.CLAUSES)


def test_a_game_without_a_fast_engine_is_played_by_the_readable_one():
    table = FORDS.under()
    assert chosen("auto", table, RANDOM, FEW) == Engine("reference", Why.NONE_YET)
    with pytest.raises(NoFastEngine, match="no fast engine"):
        chosen("fast", table, RANDOM, FEW)


def test_without_the_extra_the_readable_engine_plays_and_says_so(monkeypatch):
    monkeypatch.setattr(optional_dependencies, "OF_KERNELS", ("numba", "no_such_module"))
    assert chosen("auto", RUQI, RANDOM, FEW) == Engine("reference", Why.NO_EXTRA)
    for ask in (lambda: fast_engine(RUQI), lambda: fast_kinds(game("ruqi"), RUQI.rulings)):
        with pytest.raises(NoFastEngine, match="pip install"):
            ask()


@pytest.mark.parametrize("why", Why)
def test_every_reason_is_read_back_from_a_report(why):
    made = Engine("reference", why, "x")
    assert reason(made.because) == made.says
