"""The functions and tables of Python files, each with what it names, found by parsing alone: nothing is imported.

Names are dotted and resolved through the file's own imports: after `from youyi.games.ruqi import articles as art`,
`art.RETREAT` is `youyi.games.ruqi.articles.RETREAT`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeAlias

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Block:
    """A function, a method, or a table: a constant of a module or class."""

    file: Path
    line: int
    name: str
    """Within its module: `reckon`, `Ruqi.prompt`, `LANES`."""
    dotted: str
    """With its module: `youyi.games.ruqi.board.LANES`."""
    is_function: bool
    names: frozenset[str]
    """Everything it names, decorators and nested functions included."""
    strings: frozenset[str]
    """Every string in it."""
    keywords: frozenset[str]
    """Every keyword of a call in it."""
    rulings: frozenset[str]
    """Every question that it asks: the attributes of what is called `rulings`."""
    entries: tuple[frozenset[str], ...]
    """For a table: what each of its entries names, without the functions that it calls."""


@cache
def blocks(file: Path, module: str) -> tuple[Block, ...]:
    """List the blocks of a file that is imported as `module`, in order."""
    tree = ast.parse(file.read_text(encoding="utf-8"), filename=str(file))
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    known = {name: f"{module}.{name}" for name, _ in _defined(tree)} | _imported(tree, package)
    return tuple(_block(file, module, known, name, node) for name, node in _defined(tree))


@cache
def imports(file: Path) -> frozenset[str]:
    """Name every module from which a file imports, and every name that it imports from one."""
    return frozenset(_imported(ast.parse(file.read_text(encoding="utf-8")), "").values())


def _block(file: Path, module: str, known: Mapping[str, str], name: str, node: ast.stmt) -> Block:
    nodes = list(ast.walk(node))
    words = [each.value for each in nodes if isinstance(each, ast.Constant) and isinstance(each.value, str)]
    return Block(
        file=file,
        line=node.lineno,
        name=name,
        dotted=f"{module}.{name}",
        is_function=isinstance(node, Function),
        names=frozenset(dotted for each in nodes if (dotted := _dotted(each, known)) is not None),
        strings=frozenset(words),
        keywords=frozenset(each.arg for each in nodes if isinstance(each, ast.keyword) and each.arg is not None),
        rulings=frozenset(each.attr for each in nodes if isinstance(each, ast.Attribute) and _is_rulings(each.value)),
        entries=tuple(frozenset(_held(entry, known)) for entry in _entries(node)),
    )


def _held(entry: Iterable[ast.AST], known: Mapping[str, str]) -> Iterator[str]:
    nodes = [node for part in entry for node in ast.walk(part)]
    called = {id(node.func) for node in nodes if isinstance(node, ast.Call)}
    found = (_dotted(node, known) for node in nodes if id(node) not in called)
    return (dotted for dotted in found if dotted is not None)


def _entries(node: ast.stmt) -> Iterator[tuple[ast.AST, ...]]:
    """List the parts of each entry of a table that is written as a tuple, list, set or mapping."""
    match node:
        case (
            ast.Assign(value=ast.Tuple(elts=entries) | ast.List(elts=entries) | ast.Set(elts=entries))
            | ast.AnnAssign(value=ast.Tuple(elts=entries) | ast.List(elts=entries) | ast.Set(elts=entries))
        ):
            yield from ((each,) for each in entries)
        case ast.Assign(value=ast.Dict(keys=keys, values=values)) | ast.AnnAssign(value=ast.Dict(keys, values)):
            for key, value in zip(keys, values, strict=True):
                yield (value,) if key is None else (key, value)
        case _:
            return


def _defined(tree: ast.Module) -> Iterator[tuple[str, ast.stmt]]:
    """List functions and constants of the module, then methods and constants of its classes."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{name}", inner) for each in node.body for name, inner in _named(each))
        yield from _named(node)


def _named(node: ast.stmt) -> Iterator[tuple[str, ast.stmt]]:
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            yield name, node
        case ast.Assign(targets=targets):
            for target in targets:
                names = target.elts if isinstance(target, ast.Tuple) else [target]
                yield from ((each.id, node) for each in names if isinstance(each, ast.Name))
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr()):
            yield name, node
        case _:
            return


def _imported(tree: ast.Module, package: str) -> dict[str, str]:
    """The dotted name of each imported name, those that functions import included."""
    found = dict[str, str]()
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                for each in names:
                    top = each.name.partition(".")[0]
                    found[each.asname or top] = each.name if each.asname else top
            case ast.ImportFrom(module=module, names=names, level=level):
                above = ".".join(package.split(".")[: len(package.split(".")) - level + 1]) if level else ""
                source = ".".join(filter(None, (above, module)))
                found |= {each.asname or each.name: f"{source}.{each.name}" for each in names}
            case _:
                continue
    return found


def _dotted(node: ast.AST, known: Mapping[str, str]) -> str | None:
    """Resolve `name` or `name.attribute`, read or decorated with; None for anything that is not such a chain."""
    match node:
        case ast.Name(id=name, ctx=ast.Load()):
            return known.get(name)
        case ast.Attribute(value=value, attr=attr):
            owner = _dotted(value, known)
            return None if owner is None else f"{owner}.{attr}"
        case _:
            return None


def _is_rulings(node: ast.expr) -> bool:
    match node:
        case ast.Name(id="rulings") | ast.Attribute(attr="rulings"):
            return True
        case _:
            return False
