"""Choices held against each other: the laws of losses, on choices whose worth is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from youyi.analysis.errors.rolling import is_settled, rolled
from youyi.analysis.errors.survey import Depth
from youyi.kernel.streams import Stream, key

DEPTH = Depth(first=16, most=256, floor=0.5)
SPREAD = 4.0


def tossing(calls: list[tuple[int, int]] | None = None, shared: int = 3):
    """Choices that are worth what they are called, but for dice: some fall alike for all of them, one for each alone."""

    def sample(moves: Sequence[float], chance: int, count: int) -> list[list[float]]:
        if calls is not None:
            calls.append((len(moves), count))
        return [[move + fallen(chance, nth, move) for nth in range(count)] for move in moves]

    def fallen(chance: int, nth: int, move: float) -> float:
        alike, own = Stream(key(chance, nth)), Stream(key(chance, nth, round(1000 * move)))
        return sum(alike.below(7) - 3 for _ in range(shared)) + own.below(5) - 2

    return sample


def test_the_best_loses_nothing_and_the_others_what_they_are_worth_less():
    losses = rolled(tossing(), [0.0, 3.0, 1.0], DEPTH, SPREAD, 1)
    assert (losses[1].loss, losses[1].error) == (0.0, 0.0)
    for loss, true in ((losses[0], 3.0), (losses[2], 2.0)):
        assert loss.settled
        assert loss.loss == pytest.approx(true, abs=4 * loss.error)


def test_choices_that_come_to_the_same_lose_the_same():
    one, other, best = rolled(tossing(), [1.0, 1.0, 4.0], DEPTH, SPREAD, 2)
    assert one == other
    assert best.loss == 0.0


def test_a_wide_difference_is_settled_at_once_and_a_narrow_one_is_counted_as_open():
    losses = rolled(tossing(), [0.0, 20.0, 19.9], replace(DEPTH, floor=0.01), SPREAD, 3)
    assert (losses[0].playouts, losses[0].settled) == (DEPTH.first, True)
    assert (losses[2].playouts, losses[2].settled) == (DEPTH.most, False)


def test_a_loss_below_the_floor_is_settled():
    assert is_settled([0.1] * 64, DEPTH, SPREAD)
    assert not is_settled([0.1] * 4, DEPTH, SPREAD), "what may happen once in four playouts is not ruled out"
    assert not is_settled([0.5, 0.6] * 64, DEPTH, 60.0)


def test_losses_are_measured_by_other_playouts_than_found_the_best():
    """Of equal choices the one that fell best is held to be the best; fresh playouts show on average that nothing is lost."""
    found = [rolled(tossing(), [0.0, 0.00101], DEPTH, SPREAD, nth) for nth in range(200)]
    lost = [loss.loss for pair in found for loss in pair if loss.error]
    assert abs(sum(lost) / len(lost)) < 0.05
    assert min(lost) < 0 < max(lost)


def test_intervals_hold_the_true_loss_as_often_as_they_say():
    true, found = 0.7, [rolled(tossing(), [0.0, 0.7], DEPTH, SPREAD, nth)[0] for nth in range(200)]
    held = sum(abs(each.loss - true) <= 1.96 * each.error for each in found if each.error)
    assert 0.9 <= held / sum(bool(each.error) for each in found) <= 0.99


def test_every_batch_doubles_and_leaves_out_what_is_settled():
    calls = list[tuple[int, int]]()
    rolled(tossing(calls), [0.0, 20.0, 19.9], DEPTH, SPREAD, 4)
    assert calls[:5] == [(3, 16), (2, 16), (2, 32), (2, 64), (2, 128)]
    assert calls[5:] == calls[:5]
