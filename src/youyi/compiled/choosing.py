"""Choosing among weighed options, in kernels."""

from __future__ import annotations

from youyi.compiled.arrays import Floats, Ints
from youyi.compiled.jit import part
from youyi.compiled.streams import Word, below


@part
def one_of_best(points: Ints | Floats, count: int, key: Word) -> int:
    """Find one of those with the most points among the first `count`; among equals chance decides."""
    most, ties = points[0], 0
    for nth in range(count):
        if points[nth] > most:
            most, ties = points[nth], 0
        ties += int(points[nth] == most)
    wanted = below(key, ties)[0]
    nth = 0
    while points[nth] != most or wanted:
        wanted -= int(points[nth] == most)
        nth += 1
    return nth
