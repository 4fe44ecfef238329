"""Networks with one hidden layer that learn, in kernels: their weights as floats, their value, how an error changes them.

`players.network` describes the network; an input is on with an amount, and its column is added so many times.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from youyi.compiled.jit import part
from youyi.compiled.record import record

Singles: TypeAlias = NDArray[np.float32]
NARROW = 0.1
"""Weights begin between this and its opposite; those to the result itself at nothing."""


class Learner(NamedTuple):
    """Weights that learn, as one block: as in `players.network.Network`."""

    columns: Singles
    outs: Singles


def learner(inputs: int, units: int, seed: int) -> Learner:
    """Begin with small weights drawn by a seed."""
    lot = np.random.default_rng(seed)
    columns = lot.uniform(-NARROW, NARROW, (inputs, units + 1)).astype(np.float32)
    columns[:, units] = 0
    return learner_of(columns, lot.uniform(-NARROW, NARROW, units).astype(np.float32))


def learner_of(columns: Singles, outs: Singles) -> Learner:
    """Weights that are known, as one block."""
    return record(Learner(columns, outs))


@part
def add_column(n: Learner, sums: Singles, column: int, amount: float) -> None:
    """Add the weights of one input to the sums."""
    for unit in range(len(sums)):
        sums[unit] += amount * n.columns[column, unit]


@part
def resulting(n: Learner, sums: Singles) -> float:
    """The value that belongs to the sums of all inputs."""
    value = sums[len(n.outs)]
    for unit in range(len(n.outs)):
        if sums[unit] > 0:
            value += n.outs[unit] * sums[unit]
    return float(value)


@part
def blame(n: Learner, sums: Singles, inputs: float, error: float, rate: float) -> None:
    """Move the weights to the result, and turn the sums of all inputs into what the columns must change by.

    `inputs`: the squares of the amounts that are on, added up. The step is so short that the value never moves farther than
    the error: without that, weights once grown large would grow without end.
    """
    slope = 1 + inputs
    for unit in range(len(n.outs)):
        if sums[unit] > 0:
            slope += sums[unit] * sums[unit] + inputs * n.outs[unit] * n.outs[unit]
    change = rate * error / (1 + rate * slope)
    for unit in range(len(n.outs)):
        before = n.outs[unit]
        if sums[unit] > 0:
            n.outs[unit] += change * sums[unit]
            sums[unit] = change * before
        else:
            sums[unit] = 0
    sums[len(n.outs)] = change


@part
def correct(n: Learner, sums: Singles, column: int, amount: float) -> None:
    """Move the column of one input by what `blame` has left."""
    for unit in range(len(sums)):
        n.columns[column, unit] += amount * sums[unit]
