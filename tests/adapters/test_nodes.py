"""Where an instance begins, as a draw."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from youyi.adapters.nodes import Beginnings
from youyi.kernel.streams import Stream


def test_beginnings_are_drawn_alike():
    beginnings, lots = Beginnings((("a", Fraction(1, 3)), ("b", Fraction(1, 3)), ("c", Fraction(1, 3)))), Stream(1)
    found = Counter(beginnings.draw(lots) for _ in range(3000))
    assert found.keys() == {"a", "b", "c"}
    assert all(times == pytest.approx(1000, abs=120) for times in found.values())
