"""Puts single faults into the code at random and counts which of them the tests notice.

    python tools/mutants.py --seed 3 --each 17 --workers 2 --out mutants.jsonl

A fault changes one place inside one function: a comparison, a sign, a number, a condition, a call left out. Every room
gets the same number. A fault is caught if the room's own tests fail or run into their time-out; the cheap ones run first
and the run stops at the first failure. What survives is listed, to be read: some faults change nothing that can be seen.
Needs a clean checkout with the client built; works in copies of it, in temporary folders.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import Queue

ROOT = Path(__file__).resolve().parents[1]
SRC = "src/youyi"
CLIENT = Path(SRC, "apps/web/static")
"""The built client, which git ignores and some tests need."""


@dataclass(frozen=True, slots=True)
class Room:
    """A part of the code, and the tests that answer for it, cheap ones first."""

    code: tuple[str, ...]
    stages: tuple[tuple[str, ...], ...]
    without: tuple[str, ...] = ()


def game_room(name: str, *more: str) -> Room:
    """The rules of one game, without its texts, data tables and players."""
    rulings = f"tests/rulings/{name}" if (ROOT / f"tests/rulings/{name}").is_dir() else f"tests/rulings/test_{name}.py"
    return Room(
        (f"{SRC}/games/{name}",),
        (
            (f"tests/articles/{name}", rulings),
            ("tests/vectors", "-k", name),
            ("tests/golden", "tests/transcripts", "-k", name),
            (*more, "tests/laws/test_notation.py", "tests/laws/test_playing.py", "tests/laws/test_legality.py"),
            ("tests/laws/test_secrets.py", "tests/laws/test_actions.py", "tests/laws/test_chance.py"),
            ("tests/analysis/solve/test_exact.py", "tests/apps/cli/test_screen.py", "tests/house/test_pictures.py"),
        ),
        ("/articles/", "/rulings/", "rulings.py", "/speech/", "/players/", "/articles.py", "/fast/"),
    )


def fast_room(name: str, *more: str) -> Room:
    """The kernels of one game: both engines play alike, then its players that search, then what else runs on kernels."""
    return Room(
        (f"{SRC}/games/{name}/fast",),
        (
            ("tests/lockstep/test_lockstep.py", "tests/lockstep/test_examples.py", "-k", f"{name} or test_examples"),
            (*more, "tests/players/test_network.py"),
            ("tests/lockstep/test_answers.py", "tests/players/test_signatures.py", "tests/players/test_levels.py", "-k", name),
            ("tests/adapters/test_fast_environments.py", "tests/analysis/compare/test_fast_measures.py", "-k", name),
            ("tests/analysis/review/test_compiled.py", "tests/analysis/runs/test_engines.py", "tests/analysis/solve/test_counts.py"),
            ("tests/learn",),
        ),
    )  # fmt: skip


ROOMS = {
    "kernel": Room((f"{SRC}/kernel",), (("tests/kernel",), ("tests/records", "tests/rulings/test_ruqi.py"), ("tests/laws",))),
    "ruqi": game_room("ruqi", "tests/laws/test_ruqi.py", "tests/perft"),
    "dama": game_room("dama", "tests/dama"),
    "madiao": game_room("madiao", "tests/patterns/madiao", "tests/madiao"),
    "ruqi fast": fast_room("ruqi", "tests/players/test_lookahead.py"),
    "dama fast": fast_room("dama", "tests/lockstep/test_dama.py", "tests/players/test_dama_lookahead.py", "tests/players/test_dama_network.py"),
    "madiao fast": fast_room("madiao", "tests/lockstep/test_madiao.py", "tests/madiao/test_search.py", "tests/madiao/test_network_inputs.py"),
    "records": Room((f"{SRC}/records",), (("tests/records",), ("tests/golden", "tests/transcripts"), ("tests/docs",))),
    "analysis": Room((f"{SRC}/analysis",), (("tests/analysis",), ("tests/house/test_articles.py", "tests/house/test_rulings.py"), ("tests/apps/cli",))),
    "workshop": Room(("workshop",), (("tests/workshop",), ("tests/docs", "tests/adapters"))),
    "players": Room(
        (f"{SRC}/players", *(f"{SRC}/games/{name}/players" for name in ("dama", "madiao", "ruqi"))),
        (("tests/players",), ("tests/golden", "tests/madiao", "tests/analysis")),
    ),
    "web": Room((f"{SRC}/apps/web",), (("tests/apps/web",), ("tests/docs", "tests/plugins"))),
    "cli": Room((f"{SRC}/apps/cli",), (("tests/apps/cli",), ("tests/analysis", "tests/docs", "tests/plugins"))),
}  # fmt: skip
COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
SIGNS: dict[type[ast.operator], str] = {
    ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "+", ast.BitAnd: "|", ast.BitOr: "&",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Fault:
    """One changed place."""

    room: str
    file: str
    line: int
    start: int
    """Offset in the file's bytes."""
    end: int
    new: str
    kind: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the tests said of a fault."""

    fault: Fault
    old: str
    outcome: str
    """`caught`, `hung` (caught by a time-out of the run itself), or `survived`."""
    by: str
    """The first test that failed."""
    seconds: float


def faults_of(room: str, path: Path) -> Iterator[Fault]:
    """Every fault that could be put into the functions of a file."""
    text = path.read_bytes()
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    name = path.relative_to(ROOT).as_posix()

    def fault(node: ast.expr | ast.stmt, new: str, kind: str) -> Fault:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        at = starts[node.lineno - 1] + node.col_offset
        return Fault(room, name, node.lineno, at, starts[node.end_lineno - 1] + node.end_col_offset, new, kind)

    for function in ast.walk(ast.parse(text)):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef) and function.name != "__repr__":
            for statement in function.body:
                for node in ast.walk(statement):
                    if not isinstance(node, ast.Assert):
                        for new, kind in replacements(node):
                            yield fault(node, new, kind)  # type: ignore[arg-type]


def replacements(node: ast.AST) -> Iterator[tuple[str, str]]:
    """What a node could be changed to, and what kind of change that is."""
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in COMPARISONS:
            yield f"({ast.unparse(left)} {COMPARISONS[type(op)]} {ast.unparse(right)})", "comparison"
        case ast.BoolOp(op=op, values=values):
            word = " and " if isinstance(op, ast.Or) else " or "
            yield "(" + word.join(f"({ast.unparse(each)})" for each in values) + ")", "and/or"
            yield f"({ast.unparse(values[0])})", "condition dropped"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield f"bool({ast.unparse(operand)})", "not dropped"
        case ast.BinOp(left=left, op=op, right=right) if type(op) in SIGNS:
            yield f"({ast.unparse(left)} {SIGNS[type(op)]} {ast.unparse(right)})", "sign"
        case ast.Constant(value=bool(value)):
            yield str(not value), "truth"
        case ast.Constant(value=int(value)):
            yield str(value + 1), "number"
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield f"({ast.unparse(orelse)} if {ast.unparse(test)} else {ast.unparse(body)})", "branches swapped"
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield "return None", "nothing returned"
        case ast.Expr(value=ast.Call() | ast.Await()):
            yield "pass", "call left out"
        case ast.Raise():
            yield "pass", "not raised"


def drawn(seed: int, each: int, rooms: list[str]) -> list[Fault]:
    """The faults of a seed: the same number in every room, in different places."""
    chosen: list[Fault] = []
    for name in rooms:
        room = ROOMS[name]
        files = sorted(path for folder in room.code for path in (ROOT / folder).rglob("*.py"))
        wanted = [path for path in files if not any(part in path.as_posix() for part in room.without)]
        known = sorted(
            {fault for path in wanted for fault in faults_of(name, path)}, key=lambda f: (f.file, f.start, f.new)
        )
        chosen += random.Random(f"{seed} {name}").sample(known, min(each, len(known)))
    return chosen


def tried(fault: Fault, copy: Path, limit: float) -> Verdict:
    """Put a fault into a copy, run the room's tests, and take it out again."""
    path = copy / fault.file
    text = path.read_bytes()
    path.write_bytes(text[: fault.start] + fault.new.encode() + text[fault.end :])
    began = time.monotonic()
    try:
        outcome, by = judged(fault, copy, limit)
    finally:
        path.write_bytes(text)
    return Verdict(fault, text[fault.start : fault.end].decode(), outcome, by, round(time.monotonic() - began, 1))


def naming(fault: Fault, copy: Path) -> tuple[str, ...]:
    """The room's tests whose files name the module of the fault: they are likely to notice, and few."""
    module = re.compile(rf"\b{Path(fault.file).stem}\b")
    files = (each for stage in ROOMS[fault.room].stages for part in stage for each in (copy / part).rglob("test_*.py"))
    return tuple(sorted({str(each.relative_to(copy)) for each in files if module.search(each.read_text("utf-8"))}))


def judged(fault: Fault, copy: Path, limit: float) -> tuple[str, str]:
    """Run stage after stage until a test fails."""
    options = (
        "-q",
        "-x",
        "-m",
        "not long and not browser",
        "--benchmark-skip",
        "-p",
        "no:cacheprovider",
        f"--timeout={limit / 2:g}",
    )
    environment = os.environ | {"PYTHONPATH": str(copy / "src"), "CI": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    for stage in (naming(fault, copy), *ROOMS[fault.room].stages):
        if not stage:
            continue
        try:
            done = subprocess.run(
                [sys.executable, "-m", "pytest", *options, *stage],
                cwd=copy, env=environment, capture_output=True, text=True, timeout=limit, check=False,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return "hung", " ".join(stage)
        if done.returncode not in (0, 5):  # 5: no test was selected
            named = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
            return "caught", named[0] if named else f"status {done.returncode}: {done.stdout[-200:]}"
    return "survived", ""


def copies(number: int, folder: Path) -> Queue[Path]:
    """Copies of the committed checkout, one for each worker."""
    ready: Queue[Path] = Queue()
    for worker in range(number):
        copy = folder / str(worker)
        subprocess.run(["git", "clone", "--quiet", "--shared", str(ROOT), str(copy)], check=True)
        shutil.copytree(ROOT / CLIENT, copy / CLIENT)
        ready.put(copy)
    return ready


def main() -> None:
    """Draw faults, try them, and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--each", type=int, default=17, help="faults for each room (17)")
    parser.add_argument("--rooms", nargs="*", default=list(ROOMS), choices=list(ROOMS))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--limit", type=float, default=600, help="seconds for one stage of tests (600)")
    parser.add_argument("--out", type=Path, required=True, help="JSON lines, one for each fault")
    chosen = parser.parse_args()
    counts: dict[str, Counter[str]] = {room: Counter() for room in chosen.rooms}
    with tempfile.TemporaryDirectory() as folder, chosen.out.open("a", encoding="utf-8") as out:
        ready = copies(chosen.workers, Path(folder))

        def one(fault: Fault) -> Verdict:
            copy = ready.get()
            try:
                return tried(fault, copy, chosen.limit)
            finally:
                ready.put(copy)

        with ThreadPoolExecutor(chosen.workers) as pool:
            for verdict in pool.map(one, drawn(chosen.seed, chosen.each, chosen.rooms)):
                counts[verdict.fault.room][verdict.outcome] += 1
                out.write(json.dumps(asdict(verdict), ensure_ascii=False) + "\n")
                out.flush()
                print(
                    f"{verdict.outcome:9}{verdict.seconds:7.1f} s  {verdict.fault.file}:{verdict.fault.line} {verdict.fault.kind}"
                )
    for room, count in counts.items():
        print(f"{room:12}{count['caught'] + count['hung']:4} of {count.total()}")


if __name__ == "__main__":
    main()
