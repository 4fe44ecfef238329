"""Where a fault can be put, and which are drawn."""

from __future__ import annotations

import ast
import json
import random
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

from rooms import CLIENT, ROOMS, ROOT

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
SIGNS: dict[type[ast.operator], str] = {
    ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "+", ast.BitAnd: "|", ast.BitOr: "&",
}  # fmt: skip
LISTER = Path(__file__).with_name("client.mjs")


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
    statement: bool = False
    """Whether the place is a statement, not an expression."""


def faults_of(room: str, path: Path) -> Iterator[Fault]:
    """Every fault that could be put into the functions of a file."""
    text = path.read_bytes()
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    name = path.relative_to(ROOT).as_posix()
    for function in ast.walk(ast.parse(text)):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef) and function.name != "__repr__":
            for statement in function.body:
                for node in carried_out(statement):
                    for new, kind in replacements(node):
                        assert isinstance(node, ast.expr | ast.stmt)
                        assert node.end_lineno is not None
                        assert node.end_col_offset is not None
                        start = starts[node.lineno - 1] + node.col_offset
                        end = starts[node.end_lineno - 1] + node.end_col_offset
                        if is_there(node, text[start:end]):
                            yield Fault(room, name, node.lineno, start, end, new, kind, isinstance(node, ast.stmt))


def carried_out(node: ast.AST) -> Iterator[ast.AST]:
    """A node and what is in it, but for assertions, annotations and patterns."""
    if not isinstance(node, ast.Assert):
        yield node
        for name, value in ast.iter_fields(node):
            if name not in {"annotation", "returns", "pattern"}:
                for each in value if isinstance(value, list) else [value]:
                    if isinstance(each, ast.AST):
                        yield from carried_out(each)


def is_there(node: ast.AST, text: bytes) -> bool:
    """Whether a node stands where it says: before Python 3.12 what is inside an f-string does not."""
    try:
        return ast.unparse(ast.parse(b"(" + text + b")" if isinstance(node, ast.expr) else text)) == ast.unparse(node)
    except (SyntaxError, ValueError):
        return isinstance(node, ast.Return | ast.Expr | ast.Raise)  # a `return` or an `await` alone is no program


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
        case ast.BinOp(left=left, op=op, right=right) if type(op) in SIGNS and not texts(left, right):
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


def texts(*nodes: ast.expr) -> bool:
    """Whether one is plainly a text: any test that comes by a difference of texts fails."""
    return any(isinstance(each, ast.JoinedStr | ast.Constant) and not has_number(each) for each in nodes)


def has_number(node: ast.expr) -> bool:
    """Whether a node is a number that is written out."""
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float)


def faults_of_client(files: list[Path]) -> list[Fault]:
    """Every fault that could be put into TypeScript and components; `svelte/compiler` of the client's packages reads them."""
    names = [path.relative_to(ROOT).as_posix() for path in files]
    done = subprocess.run(
        ["node", LISTER, ROOT / "client", *names], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [Fault(CLIENT, **each) for each in map(json.loads, done.stdout.splitlines())]


def drawn(seed: int, each: int, rooms: list[str]) -> list[Fault]:
    """The faults of a seed: the first of every room, then the second, so that whoever stops has tried equal shares."""
    chosen: list[list[Fault]] = []
    for name in rooms:
        room = ROOMS[name]
        ends = ("*.ts", "*.svelte") if name == CLIENT else ("*.py",)
        files = sorted(path for folder in room.code for end in ends for path in (ROOT / folder).rglob(end))
        wanted = [path for path in files if not any(part in path.as_posix() for part in room.without)]
        found = faults_of_client(wanted) if name == CLIENT else [f for path in wanted for f in faults_of(name, path)]
        known = sorted(set(found), key=lambda f: (f.file, f.start, f.end, f.new))
        random.Random(f"{seed} {name}").shuffle(known)
        chosen.append(known[:each])
    return [fault for nth in zip_longest(*chosen) for fault in nth if fault is not None]
