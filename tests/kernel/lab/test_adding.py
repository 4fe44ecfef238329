"""Fractions are added one after the other, on every Python."""

from __future__ import annotations

from functools import reduce
from operator import add

from hypothesis import given
from hypothesis import strategies as st

from youyi.kernel.lab.adding import added


def test_every_sum_on_the_way_is_rounded():
    assert added([0.1] * 10) == 0.9999999999999999, "rounded once, this would be 1"
    assert added([]) == 0


@given(st.lists(st.floats(-1e9, 1e9)))
def test_it_goes_from_left_to_right(values):
    assert added(values) == reduce(add, values, 0.0)
