"""Time the patterns of 馬吊 both ways: rows that are data, worked through on a stack, and code generated from them.

    PYTHONPATH=src python tools/generated_rows.py --ruleset madiao/guide

Prints what compiling took and how fast random play is, in processor time; both ways must come to the same games. The
code is written for one ruleset: a table with other rulings would be compiled anew, while rows only fill other arrays.
"""

from __future__ import annotations

import argparse
import importlib.util
import multiprocessing
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any

WAYS = ("rows", "generated")
DEALS, TIMES = 40_000, 5
HEAD = """from youyi.compiled.bits import how_many
from youyi.compiled.jit import part
from youyi.games.madiao.fast.conditions import of_pile
from youyi.games.madiao.fast.resolve import looked
"""


def engine_of(ruleset: str) -> Any:
    """The fast engine of single deals."""
    from youyi.analysis.runs.engines import fast_engine
    from youyi.games import game

    return fast_engine(game("madiao").under(ruleset, terms={"deals": 1}))


def starts(engine: Any) -> list[int]:
    """Where the programs of all rows begin."""
    from youyi.games.madiao.fast.programs import WHEN, WORTH

    found = {int(engine.tables.doubling)} - {-1}
    for group, names in enumerate(engine.names):
        found |= {int(engine.tables.rows[group, row, column]) for row in range(len(names)) for column in (WHEN, WORTH)}
    return sorted(found)


def source(code: Any, start: int) -> Iterator[str]:
    """One program as the body of a function."""
    from youyi.games.madiao.fast import programs as p

    at, stack = start, list[str]()
    while True:
        step, count = int(code[at]), int(code[at + 1])
        at += p.OPERANDS
        operands = [int(each) for each in code[at : at + count]]
        if step == p.END:
            yield f"    return {stack[-1]}"
            return
        if step == p.UNLESS:
            yield f"    if not {stack.pop()}:\n        return 0"
        elif step <= p.BOTTOMS:
            stack.append(of_pile(step, *operands))
        elif step <= p.TWO_GATES:
            stack.append(f"looked(t, w, seat, int({step}), int({at}), int({count}))")
        elif step == p.NUMBER:
            stack.append(str(operands[0]))
        else:
            parts = 2 if step == p.GIVEN else operands[0] if p.ALL_OF <= step <= p.SUM else 1
            taken, stack[len(stack) - parts :] = stack[len(stack) - parts :], []
            stack.append(combined(step, taken, operands))
        at += count


def of_pile(step: int, pile: int, cards: int) -> str:
    """What a pile holds of a kind."""
    from youyi.games.madiao.fast import programs as p

    held = f"w.piles[seat, {pile}]"
    known = {
        p.HAS: f"int({held} & {cards} == {cards})",
        p.COUNT: f"how_many({held} & {cards})",
        p.MEETS: f"int({held} & {cards} != 0)",
        p.ONLY: f"int({held} != 0 and {held} & ~{cards} == 0)",
    }
    return known.get(step, f"of_pile(t, int({step}), {held}, int({cards}))")


def combined(step: int, parts: list[str], operands: list[int]) -> str:
    """Several numbers made one."""
    from youyi.games.madiao.fast import programs as p

    last, first = parts[-1], (*operands, 0)[0]
    known = {
        p.NOT: f"int(not {last})",
        p.BEYOND: f"max(0, {last} - {first})",
        p.TIMES: f"({last} * {first})",
        p.GIVEN: f"({parts[0]} * int({last} != 0))",
        p.SUM: f"({' + '.join(parts)})",
        p.TRUTHS: "(" + " + ".join(f"int({each} != 0)" for each in parts) + ")",
        p.ALL_OF: "int(" + " and ".join(f"{each} != 0" for each in parts) + ")",
    }
    if step == p.BETWEEN:
        return f"int({operands[0]} <= {last} <= {operands[1]})"
    return known.get(step, "int(" + " or ".join(f"{each} != 0" for each in parts) + ")")


def chosen_among(found: list[int], indent: int = 4) -> Iterator[str]:
    """Call the program that begins at a place."""
    blank, middle = " " * indent, len(found) // 2
    if not middle:
        yield f"{blank}return p{found[0]}(t, w, seat)"
        return
    yield f"{blank}if start < {found[middle]}:"
    yield from chosen_among(found[:middle], indent + 1)
    yield f"{blank}else:"
    yield from chosen_among(found[middle:], indent + 1)


def generate(engine: Any, path: Path) -> None:
    """Write the rows' programs as code, and let the kernels call it."""
    from youyi.games.madiao.fast import payments, resolve

    found, lines = starts(engine), [HEAD]
    for start in found:
        lines += ["", "@part", f"def p{start}(t, w, seat):", *source(engine.tables.code, start), ""]
    lines += ["", "@part", "def answer(t, w, seat, start):", *chosen_among(found)]
    path.write_text("\n".join(lines), encoding="utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[path.stem] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for caller in (resolve, payments):
        caller.answer = module.answer  # type: ignore[attr-defined]  # that is what is compared


def measure(ruleset: str, way: str, folder: str) -> int:
    """Compile and play; returns a number made of all games."""
    os.environ["NUMBA_CACHE_DIR"] = f"{folder}/{way}"
    engine = engine_of(ruleset)
    if way == "generated":
        generate(engine, Path(folder) / "generated.py")
    state, names = engine.pack(engine.rules.start()), ["random@1"] * engine.seats
    began, best = process_time(), 0.0
    engine.playouts(state, names, 7, range(1), limit=1000)
    compiling, total = process_time() - began, 0
    for _ in range(TIMES):
        began = process_time()
        rows = engine.playouts(state, names, 7, range(DEALS), limit=1000)
        best = max(best, rows[:, 1].sum() / (process_time() - began))
        total = int((rows * range(1, rows.shape[1] + 1)).sum())
    print(f"{ruleset} {way}: compiled in {compiling:.1f} s, then {best:,.0f} plies a second", flush=True)
    return total


def main() -> None:
    """Measure both ways, each in a process of its own."""
    parser = argparse.ArgumentParser(description="Time rows of patterns as data and as generated code.")
    parser.add_argument("--ruleset", default="madiao/guide")
    ruleset = parser.parse_args().ruleset
    with (
        tempfile.TemporaryDirectory() as folder,
        multiprocessing.get_context("spawn").Pool(1, maxtasksperchild=1) as pool,
    ):
        one, other = (pool.apply(measure, (ruleset, way, folder)) for way in WAYS)
    if one != other:
        sys.exit("the two ways came to different games")


if __name__ == "__main__":
    main()
