"""`exp` and `log` as players use them: the same bits on every machine, on every Python and in compiled code.

Those of a C library or a browser differ in the last bit, and with it a choice between nearly equal moves. Here are only
additions, multiplications and divisions of doubles in a fixed order, which IEEE 754 rounds everywhere alike, and scaling by
powers of two, which is exact. Kernels compile these very functions (`youyi.compiled.exponential`), so they hold to what Numba
knows. A result is off by less than 1 unit in its last place.
"""

from __future__ import annotations

from math import inf, isqrt

BITS = 5
"""A power of two is split into a whole exponent and one of 2 ** BITS fractions."""
PARTS = 1 << BITS
MASK = PARTS - 1
_FINE = 110
"""Bits behind the point while the tables below are worked out."""
_DOUBLE = 53
"""Bits of a double."""


def _root_of_two(part: int) -> tuple[float, float]:
    """2 ** (part / PARTS) as the nearest double and what that leaves out; whole numbers only, so exact to _FINE bits."""
    root = 1 << part + PARTS * _FINE
    for _ in range(BITS):
        root = isqrt(root)
    near = root / (1 << _FINE)
    return near, (root - (int(near * (1 << _DOUBLE)) << _FINE - _DOUBLE)) / (1 << _FINE)


NEAR = tuple(_root_of_two(part)[0] for part in range(PARTS))
"""2 ** (part / PARTS), as near as a double comes."""
REST = tuple(_root_of_two(part)[1] for part in range(PARTS))
"""What `NEAR` leaves out."""
FEW = tuple(1 / (1 << power) for power in range(PARTS))
MANY = tuple(1 / (1 << PARTS * power) for power in range(PARTS))
"""Powers of two; a product of one of each is any from 1 down to the least."""

LN2_HIGH = float.fromhex("0x1.62e42fee00000p-1")
"""ln 2 to 32 bits: a multiple of it by a whole number below 2 ** 21 is exact."""
LN2_LOW = float.fromhex("0x1.a39ef35793c76p-33")
"""What that leaves out of ln 2."""
PER_E = PARTS * float.fromhex("0x1.71547652b82fep+0")
"""How many parts a number of 1 is: PARTS / ln 2."""
PART_HIGH, PART_LOW = LN2_HIGH / PARTS, LN2_LOW / PARTS
LEAST = -708.0
"""Below this, `exp` says nothing at all: the double would be nearly or wholly too small to keep its bits."""
THIRD, FOURTH, FIFTH, SIXTH = 1 / 3, 1 / 4, 1 / 5, 1 / 6


def exp(number: float) -> float:
    """The power of e to a number that is not above 0; 0.0 below LEAST.

    >>> exp(0.0), exp(-1.0), exp(-1000.0)
    (1.0, 0.36787944117144233, 0.0)
    """
    if number < LEAST:
        return 0.0
    parts = int(number * PER_E - 0.5)
    x = number - parts * PART_HIGH - parts * PART_LOW
    more = x + x * x * 0.5 * (1.0 + x * THIRD * (1.0 + x * FOURTH * (1.0 + x * FIFTH * (1.0 + x * SIXTH))))
    near, halvings = NEAR[parts & MASK], -(parts >> BITS)
    return (near + (REST[parts & MASK] + near * more)) * FEW[halvings & MASK] * MANY[halvings >> BITS]


SPLIT = float.fromhex("0x1.6a09e667f3bcdp-1")
"""A number is doubled until it is no less than this, the square root of a half; then it is near 1 on either side."""
ODD = tuple(2 / (2 * nth + 1) for nth in range(1, 12))
"""ln (1 + f) = 2 s + ODD[0] s³ + ODD[1] s⁵ + …, where s = f / (2 + f)."""


def log(number: float) -> float:
    """The natural logarithm of a number between 0 and 1, such as a chance; of 0, minus infinity.

    >>> log(1.0), log(0.5), log(0.0)
    (0.0, -0.6931471805599453, -inf)
    """
    if number <= 0.0:
        return -inf
    halvings = 0
    while number < SPLIT:
        number *= 2.0
        halvings += 1
    f = number - 1.0
    s, half = f / (2.0 + f), 0.5 * f * f
    square, series = s * s, 0.0
    for term in range(len(ODD) - 1, -1, -1):
        series = (series + ODD[term]) * square
    return f - (half - (s * (half + series) - halvings * LN2_LOW)) - halvings * LN2_HIGH
