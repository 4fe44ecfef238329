"""Who chooses moves, and who judges them, takes no power, logarithm or sine of a C library: these differ from machine to machine.

A root is exact by IEEE 754; `exp` and `log` are `kernel.lab.exponential`'s; a power of floats is a product, or a `Fraction`'s.
"""

from __future__ import annotations

import ast

import pytest

from tests.house.tree import PACKAGE, parse, python_files, short

ROOMS = ("players", "fast")
FILES = python_files(
    PACKAGE / "players",
    PACKAGE / "compiled",
    *(room for each in ROOMS for room in sorted((PACKAGE / "games").glob(f"*/{each}"))),
)
EXACT = {
    "ceil",
    "comb",
    "copysign",
    "fabs",
    "factorial",
    "floor",
    "gcd",
    "inf",
    "isfinite",
    "isinf",
    "isnan",
    "isqrt",
    "lcm",
}
EXACT |= {"perm", "prod", "sqrt", "trunc", "ulp"}
"""What of `math` is the same everywhere; `prod` of whole numbers, and `sqrt` because IEEE 754 says so."""
INEXACT = {
    "arccos",
    "arcsin",
    "arctan",
    "arctan2",
    "cbrt",
    "cos",
    "cosh",
    "exp",
    "exp2",
    "expm1",
    "float_power",
    "hypot",
}
INEXACT |= {"log", "log10", "log1p", "log2", "logaddexp", "pow", "power", "sin", "sinh", "std", "tan", "tanh", "var"}
"""What NumPy computes or adds up as its version and the processor have it; a mean or a sum of whole numbers is exact."""
MODULES = {"math": EXACT, "cmath": set[str]()}
WHOLE = {"TRICK_PLACES"}
"""Names of whole numbers that are raised to a power."""


def inexact(tree: ast.Module) -> list[int]:
    """The lines on which something may be rounded otherwise on another machine."""
    return sorted({node.lineno for node in ast.walk(tree) if isinstance(node, ast.expr | ast.stmt) and _inexact(node)})


def _inexact(node: ast.AST) -> bool:
    match node:
        case ast.ImportFrom(module=str(module), names=names) if module in MODULES:
            return any(each.name not in MODULES[module] for each in names)
        case ast.ImportFrom(module=str(module), names=names) if module.split(".")[0] == "numpy":
            return any(each.name in INEXACT for each in names)
        case ast.Attribute(value=ast.Name(id=module), attr=name) if module in MODULES:
            return name not in MODULES[module]
        case ast.Attribute(attr=name):
            return name in INEXACT
        case ast.Name(id="pow"):
            return True
        case ast.BinOp(left=base, op=ast.Pow()) | ast.AugAssign(target=base, op=ast.Pow()):
            return not _whole(base)
        case _:
            return False


def _whole(base: ast.expr) -> bool:
    """Whether what is raised to a power is a whole number or a fraction, as far as can be read."""
    match base:
        case ast.Call(func=ast.Name(id=name)):
            return name in {"len", "Fraction"}
        case ast.Name(id=name):
            return name in WHOLE
        case ast.Constant(value=value):
            return isinstance(value, int)
        case _:
            return False


@pytest.mark.parametrize("path", FILES, ids=short)
def test_no_player_kernel_or_judge_rounds_as_the_machine_has_it(path):
    assert inexact(parse(path)) == []


def test_what_differs_from_machine_to_machine_is_found():
    lines = "from math import exp\nimport math\nmath.log(2)\nnp.exp(a)\na.std()\nx ** 2\nx **= 2\npow(x, 2)\nfrom numpy import sin\n"
    assert inexact(ast.parse(lines)) == [1, 3, 4, 5, 6, 7, 8, 9]


def test_what_is_exact_is_not():
    lines = "from math import sqrt, comb\nnp.sqrt(a)\nlen(a) ** b\nFraction(x) ** 2\n2 ** a\na.sum()\nmath.isqrt(4)\nexponential.exp(x)\n"
    assert inexact(ast.parse(lines)) == [8], "one that is ours is imported by its name"
