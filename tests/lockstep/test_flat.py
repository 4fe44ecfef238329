"""Plain arrays do what NumPy's do, as far as tables and rows are filled by them."""

from __future__ import annotations

import numpy as np
import pytest

from youyi.compiled import flat


def filled(like):
    """What the tables do to arrays, done with NumPy or with ours."""
    table = like.zeros((2, 3, 4), like.int16)
    table[1, 2, 3], table[0, 1] = 7, (1, 2, 3, 4)
    table[1, 0] += (5, 6, 7, 8)
    row = table[0, 0]
    row[[0, 2]] = 9, -9
    row[3] |= 6
    wide = like.zeros(10, like.int64)
    wide[4:] = -1
    wide[1:3] = [5, 6]
    square = like.zeros((3, 2), like.int64)
    square[:2] = [[1, 2], [3, 4]]
    words = like.array([1 << 63, 3], like.uint64)
    shares = like.array([0.5, 1, 2.0]).reshape([3, 1])
    kept = wide.copy()
    wide[0] = 100
    both = like.stack([kept, wide])
    return [each.tolist() for each in (table, row, wide, square, words, shares, kept, both, both[1, 2:5])]


def test_plain_arrays_are_filled_as_those_of_numpy():
    assert filled(flat) == filled(np)
    assert flat.array([[1, 2], [3, 4]]).tobytes() == np.array([[1, 2], [3, 4]]).tobytes()
    assert list(map(len, (flat.zeros((2, 3)), flat.array([1])))) == [2, 1]


@pytest.mark.parametrize("like", [flat, np])
def test_what_does_not_fit_is_refused_as_by_numpy(like):
    table = like.zeros((2, 3), like.int64)
    with pytest.raises(IndexError):
        table[2, 0] = 1
    with pytest.raises(ValueError, match=r"fill|broadcast"):
        table[0] = [1, 2]
