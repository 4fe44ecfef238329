"""The source as the house tests read it: files, functions, names."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "youyi"
WORKSHOP = ROOT / "workshop"
Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def parse(path: Path) -> ast.Module:
    """Read a Python file as a tree."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def python_files(*folders: Path) -> list[Path]:
    """List the Python files under some folders, in order."""
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def short(path: Path) -> str:
    """Name a file as seen from the root."""
    return path.relative_to(ROOT).as_posix()


def functions(tree: ast.Module) -> Iterator[Function]:
    """Give every function of a module, methods and inner ones included."""
    for node in ast.walk(tree):
        if isinstance(node, Function):
            yield node


def documented(node: ast.AST) -> bool:
    """Say whether a node begins with a docstring."""
    return (
        isinstance(node, ast.Module | ast.ClassDef | Function)
        and bool(node.body)
        and isinstance(node.body[0], ast.Expr)
        and isinstance(node.body[0].value, ast.Constant)
        and isinstance(node.body[0].value.value, str)
    )


def body_lines(function: Function) -> int:
    """Count the lines of a function from its first statement after the docstring to its end."""
    body = function.body[1:] if documented(function) else function.body
    return 0 if not body else (body[-1].end_lineno or 0) - body[0].lineno + 1


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands: a file, the function around it, a line."""

    file: str
    function: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line} in {self.function}"


def inside(node: ast.AST, name: str = "the module") -> Iterator[tuple[ast.AST, str]]:
    """Give every node below this one with the name of the innermost function (and class) around it."""
    for child in ast.iter_child_nodes(node):
        within = name
        if isinstance(child, ast.ClassDef | Function):
            within = child.name if name == "the module" else f"{name}.{child.name}"
        yield child, name
        yield from inside(child, within)


def spoken_strings(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Give every string of a module that is not a docstring, with its line."""
    silent = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node.value, node.lineno
