"""Training: a run is reproducible, its weights fit the players, and endings come out as published."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from importlib.resources import files
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.games import game
from youyi.players.network import SHIFT

pytestmark = HAVE_NUMBA
PUBLISHED = [("ruqi/modern", "modern", 0.56174), ("ruqi/classical", "classical", 0.43706)]


@pytest.mark.parametrize(("ruleset", "name", "chance"), PUBLISHED)
def test_a_shipped_table_has_the_published_value(ruleset, name, chance):
    from youyi.learn.endings import read_ending, start_worth

    table = game("ruqi").under(ruleset, terms={"rounds": 1})
    ending = read_ending(files("youyi.games.ruqi.players.endings").joinpath(f"{name}.table").read_bytes(), table)
    piece = 6 + ending.sides[0][0]
    assert round((start_worth(ending) / piece + 1) / 2, 5) == chance


def test_a_table_of_endings_refuses_other_rules_and_damage():
    from youyi.learn.endings import DamagedTable, read_ending

    data = files("youyi.games.ruqi.players.endings").joinpath("modern.table").read_bytes()
    with pytest.raises(DamagedTable, match="made for"):
        read_ending(data, game("ruqi").under("ruqi/classical", terms={"rounds": 1}))
    with pytest.raises(DamagedTable, match="made for"):
        read_ending(data, game("ruqi").under("ruqi/modern", {"arms": "forward"}, {"rounds": 1}))
    with pytest.raises(DamagedTable):
        read_ending(data[:-9], game("ruqi").under("ruqi/modern", terms={"rounds": 1}))


def test_large_weights_to_the_result_move_into_their_columns():
    from youyi.learn.ruqi import RuqiTrainer
    from youyi.learn.training_run import network

    class Toy:
        inputs, units, pays, expected = 1, 2, 20.0, RuqiTrainer.expected

    columns, outs = np.array([[0.5, 0.25, 0]], np.float32), np.array([8, -1], np.float32)
    toy = network(Toy(), (columns, outs))  # type: ignore[arg-type]
    assert toy.value(toy.summed([0])) / (1 << 18) == pytest.approx(20 * (8 * 0.5 - 0.25), rel=0.01)


@pytest.mark.parametrize("weight", [1e9, float("nan")])
def test_weights_without_bounds_are_refused_with_advice(weight):
    from youyi.learn.ruqi import RuqiTrainer
    from youyi.learn.training_run import OutOfBounds, network

    class Toy:
        inputs, units, pays, expected = 1, 1, 1.0, RuqiTrainer.expected

    grown = np.array([[weight, 0]], np.float32), np.array([1], np.float32)
    with pytest.raises(OutOfBounds, match="--rate"):
        network(Toy(), grown)  # type: ignore[arg-type]


class Wandering:
    """Its weights say how many lessons were given; it measures well half-way."""

    inputs, units, pays, expected, aim = 1, 1, 1.0, {"inputs_version": "toy"}, "score"

    def teach(self, weights, run, nth):
        weights.columns[:], weights.outs[:] = nth + 1, 0
        return 0.0

    def measured(self, network):
        lessons = network.columns[0][-1] / (1 << SHIFT)
        return {"score": -abs(lessons - 3.5)}


@pytest.mark.parametrize(("best", "mean"), [(False, 7.5), (True, 3.5)])
def test_a_course_keeps_the_last_weights_or_those_that_measured_best(best, mean):
    from youyi.learn.training_run import TrainingRun, trained

    run = TrainingRun(lessons=8, games=1, processes=1, seed=1, rate=1, trace=1, averaged=0.2, looks=4, best=best)
    (columns, _), curve = trained(Wandering, run)
    assert columns[0, -1] == pytest.approx(mean)
    assert [point["games"] for point in curve.points] == [2, 4, 6, 8]


def test_a_curve_counts_the_games_of_all_processes_and_hours_to_the_thousandth(monkeypatch):
    from youyi.learn import training_run
    from youyi.learn.training_run import LearningCurve, TrainingRun, trained

    def given(lessons):
        """All lessons of a turn, in this process."""
        training_run._begin(Wandering)
        return [training_run._lesson(each) for each in lessons]

    monkeypatch.setattr(training_run, "_classroom", lambda _make, _processes: nullcontext(given))
    run = TrainingRun(lessons=4, games=50, processes=2, seed=1, rate=1, trace=1, looks=2)
    _, curve = trained(Wandering, run)
    assert [point["games"] for point in curve.points] == [200, 400]
    monkeypatch.setattr(training_run, "perf_counter", lambda: 4567.89)
    assert LearningCurve(began=0.0).hours == 1.269


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_network_is_measured_in_as_many_games_on_every_seat_as_make_up_the_number(monkeypatch, seats):
    from youyi.games.dama.players.network import Goal
    from youyi.kernel.fast import FIRSTS, RETURNS
    from youyi.learn import dama

    asked = []

    class Engine:
        def __init__(self, *_: object) -> None: ...

        def playouts(self, _start, names, seed, numbers, limit):
            asked.append((names.index(dama.PLAYERS[Goal.SCORE]), len(numbers)))
            rows = np.zeros((len(numbers), max(FIRSTS, RETURNS + seats) + 1), np.int64)
            rows[:, RETURNS + asked[-1][0]], rows[:, FIRSTS] = 6, 1
            return rows

    monkeypatch.setattr(dama, "FastDama", Engine)
    monkeypatch.setattr(dama, "_nothing_known", lambda goal: goal)
    rules = game("dama").under(terms={"seats": seats}).rules
    trainer = SimpleNamespace(goal=Goal.SCORE, rules=rules, start=None)
    found = dama.DamaTrainer.measured(trainer, None)  # type: ignore[arg-type]
    assert asked == [(seat, dama.MEASURED // seats) for seat in range(seats)]
    assert found == {"greedy": 6, "first": pytest.approx(1 / seats)}


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "terms"), [("ruqi/modern", {"rounds": 1}), ("dama/tujing", {"seats": 2}), ("madiao/guide", {"deals": 1})]
)
@pytest.mark.parametrize("column", [3, -3])
def test_the_error_of_a_lesson_is_a_mean_of_squares(name, terms, column):
    """Weights that foretell far too much are as wrong as those that foretell far too little."""
    from youyi.compiled.learning import learner_of
    from youyi.learn.tables import NamedTable
    from youyi.learn.trainers import trainer
    from youyi.learn.training_run import TrainingRun

    run = TrainingRun(lessons=1, games=1, processes=1, seed=3, rate=0, trace=1, others=100)
    made = trainer(NamedTable(name.partition("/")[0], name, {}, terms), run.goal)
    columns = np.zeros((made.inputs, made.units + 1), np.float32)
    columns[:, -1] = column
    weights = learner_of(columns, np.zeros(made.units, np.float32))
    assert made.teach(weights, run, 0) > abs(column)
    assert np.array_equal(weights.columns, columns)


@pytest.mark.long
def test_one_who_learns_ruqi_among_others_learns_other_things_than_by_itself():
    from youyi.compiled.learning import learner
    from youyi.learn.tables import NamedTable
    from youyi.learn.trainers import trainer
    from youyi.learn.training_run import TrainingRun

    made = trainer(NamedTable("ruqi", "ruqi/modern", {}, {"rounds": 1}), "score")
    found = []
    for others in (0, 100, 100):
        weights = learner(made.inputs, made.units, 3)
        made.teach(
            weights, TrainingRun(lessons=1, games=40, processes=1, seed=3, rate=0.01, trace=0.7, others=others), 0
        )
        found.append(np.array(weights.columns))
    assert np.array_equal(found[1], found[2])
    assert not np.array_equal(found[0], found[1])


@pytest.mark.long
def test_a_course_gives_the_same_weights_again_and_they_learn():
    from youyi.learn.tables import NamedTable
    from youyi.learn.trainers import trainer
    from youyi.learn.training_run import TrainingRun, trained

    run = TrainingRun(lessons=6, games=200, processes=1, seed=3, rate=0.01, trace=0.7, strewn=50, looks=2)
    make = partial(trainer, NamedTable("ruqi", "ruqi/modern", {}, {"rounds": 1}), run.goal)
    (one, curve), (two, _) = trained(make, run), trained(make, run)
    assert np.array_equal(one[0], two[0])
    assert np.array_equal(one[1], two[1])
    assert curve.points[-1]["greedy"] > curve.points[0]["greedy"] - 1


@pytest.mark.long
@pytest.mark.parametrize("goal", ["score", "first"])
def test_a_course_of_dama_learns_what_its_card_says(goal):
    from youyi.learn.tables import NamedTable
    from youyi.learn.trainers import trainer
    from youyi.learn.training_run import TrainingRun, network, trained

    run = TrainingRun(
        lessons=20, games=200, processes=1, seed=3, rate=0.001, trace=0.9, looks=2, goal=goal, others=50, averaged=0.1
    )
    make = partial(trainer, NamedTable("dama", "dama/tujing", {}, {"seats": 2}), goal)
    (one, curve), (two, _) = trained(make, run), trained(make, run)
    assert np.array_equal(one[0], two[0])
    assert np.array_equal(one[1], two[1])
    assert network(make(), one).card["goal"] == goal
    assert curve.points[-1][{"score": "greedy", "first": "first"}[goal]] > {"score": -25, "first": 0.4}[goal]


@pytest.mark.parametrize(("winner", "shares"), [(None, [1 / 3, 1 / 3, 1 / 3]), (0, [1, 0, 0]), (2, [0, 0, 1])])
def test_the_first_place_is_one_seats_or_shared_by_all(winner, shares):
    from youyi.games.dama.fast import layout, training

    state, pace = np.zeros(layout.WIDTH, np.int64), np.zeros(6, np.float32)
    state[layout.SEATS], state[layout.OTHER], pace[training.FOR_FIRST] = 3, 0 if winner is None else winner + 1, 1
    # As the Python that it is written in: only kernels may call it compiled.
    result: Any = getattr(training.result, "py_func", training.result)
    assert [result(SimpleNamespace(state=state), seat, pace) for seat in range(3)] == pytest.approx(shares)


def test_every_goal_of_a_game_has_a_trainer():
    from youyi.learn.trainers import goals, usual

    assert goals("dama") == ("score", "first")
    assert goals("madiao") == goals("ruqi") == ("score",)
    assert all(usual(each).goal in goals(each) for each in ("dama", "madiao", "ruqi"))


@pytest.mark.long
def test_a_course_of_madiao_gives_the_same_weights_again_and_holds_its_own_among_heuristic_players():
    from youyi.learn.tables import NamedTable
    from youyi.learn.trainers import trainer
    from youyi.learn.training_run import TrainingRun, trained

    run = TrainingRun(lessons=40, games=250, processes=1, seed=3, rate=0.002, trace=1.0, others=50, looks=1)
    make = partial(trainer, NamedTable("madiao", "madiao/guide", {}, {"deals": 1}), run.goal)
    (one, curve), (two, _) = trained(make, run), trained(make, run)
    assert np.array_equal(one[0], two[0])
    assert np.array_equal(one[1], two[1])
    assert curve.points[-1]["heuristic"] > -0.5


@pytest.mark.long
@pytest.mark.parametrize(
    ("ruleset", "rulings", "chance"),
    [("ruqi/modern", {}, 0.56174), ("ruqi/modern", {"arms": "forward"}, 0.56261), ("ruqi/classical", {}, 0.43706)],
)
def test_one_against_one_is_solved_as_published(ruleset, rulings, chance):
    from youyi.learn.endings import solved, start_worth

    ending = solved(game("ruqi").under(ruleset, rulings, {"rounds": 1}), (0,), (0,))
    assert round((start_worth(ending) / 6 + 1) / 2, 5) == chance


def test_the_figures_of_a_ruqi_network_are_means_over_rounds_from_both_sides(monkeypatch):
    from youyi.kernel.fast import PLIES, RETURNS
    from youyi.learn import ruqi

    gains = {("network@3", "greedy@1"): (0, [1, 0]), ("greedy@1", "network@3"): (1, [-1, 2])}

    class Engine:
        pack = staticmethod(lambda _position: None)

        def __init__(self, *_given: object) -> None:
            """Nothing is worked out."""

        def playouts(self, _start: object, names: tuple[str, str], *_given: object, limit: int) -> Any:
            rows = np.zeros((2, 16), np.int64)
            if names in gains:
                seat, rounds = gains[names]
                rows[:, RETURNS + seat] = rounds
            else:
                rows[:, PLIES] = [limit, 3]
            return rows

    monkeypatch.setattr(ruqi, "FastRuqi", Engine)
    trainer: Any = SimpleNamespace(rules=game("ruqi").under().rules)
    found = ruqi.RuqiTrainer.measured(trainer, None)  # type: ignore[arg-type]  # nothing is asked of it
    assert found == {"greedy": 0.5, "won": 0.5, "unended": 0.5}
