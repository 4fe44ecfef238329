"""No test is red because the machine was slow: what must happen is waited for as long as `tests.kit.patience` says.

Where a shorter time is itself what is tested, or only the pause of a loop that looks again, the line says so.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.house.tree import parse
from tests.kit.patience import PATIENCE

TESTS = Path(__file__).parents[2]
CLOCKS = {"monotonic", "perf_counter", "time"}
WAITS = {"timeout", "open_timeout", "close_timeout", "patience"}
POSITIONAL = {"wait_for": 1, "wait": 0, "settimeout": 0, "create_connection": 1}
NAMES = re.compile(r"_?(PATIENCE|SILENCE|HANG|DEADLINE|SECONDS_TO_\w+)(_MS)?")


def number(node: ast.expr | None) -> float | None:
    """The number that is written there; `3 * PATIENCE` is none."""
    if isinstance(node, ast.Constant) and isinstance(node.value, int | float) and not isinstance(node.value, bool):
        return float(node.value)
    return None


def reads_a_clock(node: ast.AST) -> bool:
    return any(
        isinstance(each, ast.Call)
        and isinstance(each.func, ast.Name | ast.Attribute)
        and (each.func.attr if isinstance(each.func, ast.Attribute) else each.func.id) in CLOCKS
        and not each.args
        for each in ast.walk(node)
    )


def elapsed(tree: ast.AST) -> Iterator[int]:
    """Lines that assert that something took less than a time that is not our patience."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert):
            for each in ast.walk(node.test):
                if isinstance(each, ast.Compare) and isinstance(each.ops[0], ast.Lt | ast.LtE):
                    took, most = each.left, each.comparators[0]
                    patient = any(getattr(one, "id", "").endswith("PATIENCE") for one in ast.walk(most))
                    if isinstance(took, ast.BinOp) and reads_a_clock(took) and not patient:
                        yield node.lineno


def hurried(tree: ast.AST) -> Iterator[int]:
    """Lines that wait for a written number of seconds below our patience."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            given = [each.value for each in node.keywords if each.arg in WAITS]
            at = POSITIONAL.get(name, len(node.args))
            given += node.args[at : at + 1]
            if any((seconds := number(each)) is not None and 0 < seconds < PATIENCE for each in given):
                yield node.lineno
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) and reads_a_clock(node.left):
            seconds = number(node.right)
            if seconds is not None and seconds < PATIENCE:
                yield node.lineno
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            named = NAMES.fullmatch(node.targets[0].id)
            if named and number(node.value) is not None:
                yield node.lineno


def impatient(text: str, tree: ast.AST | None = None) -> list[int]:
    tree, lines = tree or ast.parse(text), text.splitlines()
    found = {*elapsed(tree), *hurried(tree)}
    return sorted(nth for nth in found if not re.search(r"# (?!noqa|type:)\w", lines[nth - 1]))


def test_a_wait_in_a_hurry_is_found():
    text = """
assert time.monotonic() - began < 20
assert time.monotonic() - began < PATIENCE
socket.recv(timeout=60)
socket.recv(timeout=PATIENCE)
socket.recv(timeout=0.01)  # looks again
await asyncio.wait_for(said, 5)
until = time.monotonic() + 60
PATIENCE = 60
assert began - 3 < 20
"""
    assert impatient(text) == [2, 4, 7, 8, 9]


def test_no_test_is_in_a_hurry():
    found = {
        str(file.relative_to(TESTS)): impatient(file.read_text(encoding="utf-8"), parse(file))
        for file in TESTS.rglob("*.py")
        if "bench" not in file.parts and file.name != "patience.py"
    }
    assert {file: lines for file, lines in found.items() if lines} == {}
