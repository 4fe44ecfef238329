"""`exp` and `log` of players are near the true value; that they are the same in kernels, tests/lockstep/test_compiled.py says."""

from __future__ import annotations

from decimal import Decimal, localcontext
from fractions import Fraction
from math import isqrt, ulp

from hypothesis import given
from hypothesis import strategies as st

from youyi.kernel.lab.exponential import (
    FEW,
    LEAST,
    LN2_HIGH,
    LN2_LOW,
    MANY,
    NEAR,
    PART_HIGH,
    PARTS,
    PER_E,
    REST,
    exp,
    log,
)

DIGITS = 60


def off(found: float, true: Decimal) -> Decimal:
    """By how many units in the last place a number misses the true one."""
    return abs(Decimal(found) - true) / Decimal(ulp(float(true)))


@given(st.floats(LEAST, 0) | st.floats(-20, 0) | st.floats(-0.1, 0))
def test_exp_misses_by_less_than_one_unit_in_the_last_place(number):
    with localcontext(prec=DIGITS):
        assert off(exp(number), Decimal(number).exp()) < 1


@given(st.floats(0, 1, exclude_min=True) | st.floats(0.3, 0.6) | st.floats(0.99, 1))
def test_log_misses_by_less_than_one_unit_in_the_last_place(number):
    with localcontext(prec=DIGITS):
        true = Decimal(number).ln()
        assert log(number) == 0 if not true else off(log(number), true) < 1


def test_log_of_a_power_of_two_misses_by_less_than_one_unit():
    with localcontext(prec=DIGITS):
        assert [power for power in range(1, 1022) if off(log(0.5**power), -power * Decimal(2).ln()) >= 1] == []


def test_the_ends_of_both():
    assert (exp(0.0), exp(-0.0), exp(-1e300), exp(float("-inf"))) == (1.0, 1.0, 0.0, 0.0)
    assert exp(LEAST) > 0
    assert (log(1.0), log(0.0)) == (0.0, float("-inf"))


def test_the_numbers_are_what_they_are_said_to_be():
    with localcontext(prec=DIGITS):
        two = Decimal(2)
        for part, (near, rest) in enumerate(zip(NEAR, REST, strict=True)):
            true = two ** (Decimal(part) / PARTS)
            assert near == float(true)
            assert abs(true - Decimal(near) - Decimal(rest)) < Decimal("1e-32")
        assert float(two.ln() - Decimal(LN2_HIGH)) == LN2_LOW
        assert float(PARTS / two.ln()) == PER_E
    for power in range(1022):
        assert Fraction(FEW[power % PARTS] * MANY[power // PARTS]) == Fraction(1, 1 << power)
    for parts in (1, isqrt(1 << 30), 1 << 15):
        assert Fraction(parts * PART_HIGH) == parts * Fraction(PART_HIGH), "so taking it away loses nothing"
