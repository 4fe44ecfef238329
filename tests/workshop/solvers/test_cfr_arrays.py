"""Trees in arrays: the same strategies, worths and answers as trees of objects."""

from __future__ import annotations

import numpy as np
import pytest

from workshop.solvers import cfr, cfr_arrays
from youyi.analysis.solve.instances import instance
from youyi.kernel.streams import Stream
from youyi.players.player import player

ROUNDS = 12


@pytest.fixture(scope="module")
def small():
    return instance("madiao/8")


@pytest.fixture(scope="module")
def tree(small):
    return cfr_arrays.grown(small)


@pytest.fixture(scope="module")
def objects(small):
    return cfr.grown(small)


def as_objects(tree, strategy, objects):
    """A strategy as `cfr` writes it, forced moves too."""
    begins = tree.arrays.at
    found = {key: strategy[begins[nth] : begins[nth + 1]].tolist() for nth, key in enumerate(tree.keys)}
    return {key: found.get(key, [1.0]) for key in objects.choices}


def test_every_choice_is_there_and_no_forced_move(tree, objects):
    assert {key: len(moves) for key, moves in zip(tree.keys, tree.moves, strict=True)} == {
        key: choices for key, choices in objects.choices.items() if choices > 1
    }
    arrays = tree.arrays
    assert all(arrays.to > np.repeat(np.arange(tree.nodes), np.diff(arrays.first)))
    assert sorted(arrays.to) == list(range(1, tree.nodes))


def test_regrets_are_minimised_alike(tree, objects):
    told = []
    found = cfr_arrays.minimised(tree, ROUNDS, lambda nth, average: told.append((nth, average.copy())), every=ROUNDS)
    slow = cfr.minimised(objects, ROUNDS)
    fast = as_objects(tree, found, objects)
    for key in objects.choices:
        assert fast[key] == pytest.approx(slow[key], abs=1e-9)
    assert told[0][0] == ROUNDS
    assert np.array_equal(told[0][1], found)


@pytest.mark.parametrize("name", ["uniform", "heuristic", "first"])
def test_worths_and_best_answers_are_alike(small, tree, objects, name):
    if name == "uniform":
        fast, slow = cfr_arrays.uniform(tree), cfr.uniform(objects)
    else:
        seated = player(name, small.table)
        fast, slow = cfr_arrays.played_by(tree, seated, Stream), cfr.played_by(objects, seated, Stream)
    assert cfr_arrays.worth(tree, fast) == pytest.approx(cfr.worth(objects, slow))
    for seat in range(tree.seats):
        assert cfr_arrays.best_answer(tree, fast, seat) == pytest.approx(cfr.best_answer(objects, slow, seat))
    assert cfr_arrays.nash_conv(tree, fast) == pytest.approx(cfr.nash_conv(objects, slow))


@pytest.mark.long
def test_processes_grow_the_same_tree(small, tree):
    again = cfr_arrays.grown(small, processes=2)
    for name, values in tree.arrays._asdict().items():
        assert np.array_equal(getattr(again.arrays, name), values), name
