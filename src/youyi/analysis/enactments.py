"""Where the rulebook is enacted: which function of a game, and which test, speaks of a clause or a question.

Found in the source itself, so that the answer cannot go stale: clauses are constants (`RETREAT = Article(key=...)`),
rulings are fields (`rulings.scoring`), and whoever names them enacts them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import youyi

_ROOMS = ("articles", "speech", "rulings.py", "vectors.py")
"""Where clauses are written down, said or cited, not enacted."""


@dataclass(frozen=True, slots=True)
class Place:
    """A function in a file of the repository."""

    file: str
    line: int
    function: str

    def __str__(self) -> str:
        """Write it as editors follow it."""
        return f"{self.file}:{self.line} {self.function}"


@cache
def constants(game: str) -> Mapping[str, str]:
    """Give the constant of each clause: `{"ruqi.retreat": "RETREAT"}`."""
    found = {}
    for file in sorted((_home(game) / "articles").rglob("*.py")):
        for node in ast.walk(_tree(file)):
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
                key = next((_text(each.value) for each in node.value.keywords if each.arg == "key"), None)
                if key and isinstance(node.targets[0], ast.Name):
                    found[key] = node.targets[0].id
    return found


def enacting(game: str, key: str) -> tuple[Place, ...]:
    """List the functions and tables of a game's code that enact a clause."""
    constant = constants(game).get(key)
    if constant is None:
        return ()
    home = _home(game)
    rooms = (file for file in sorted(home.rglob("*.py")) if file.relative_to(home).parts[0] not in _ROOMS)
    return tuple(place for file in rooms for place in _naming(file, constant))


def consulting(game: str, question: str) -> tuple[Place, ...]:
    """List the functions of a game's code that ask what was answered to a question."""
    home = _home(game)
    rooms = (file for file in sorted(home.rglob("*.py")) if file.relative_to(home).parts[0] not in _ROOMS)
    return tuple(place for file in rooms for place in _naming(file, question, of="rulings"))


def testing(game: str, key: str) -> tuple[Place, ...]:
    """List the tests that name a clause; none where the tests are not at hand, as in an installed package."""
    names = {key, constants(game).get(key, key)}
    root = Path(youyi.__file__).parents[2] / "tests"
    files = sorted(root.rglob("test_*.py")) if root.is_dir() else []
    return tuple(place for file in files for name in sorted(names) for place in _naming(file, name))


def _home(game: str) -> Path:
    return Path(youyi.__file__).parent / "games" / game


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _naming(file: Path, name: str, *, of: str | None = None) -> Iterator[Place]:
    """List the outermost functions, methods and tables of a file that name something."""
    root = Path(youyi.__file__).parents[2]
    shown = file.relative_to(root).as_posix() if file.is_relative_to(root) else file.as_posix()
    for owner, node in _blocks(_tree(file)):
        if any(_names(each, name, of) for each in ast.walk(node)):
            yield Place(shown, node.lineno, owner)


def _blocks(tree: ast.Module) -> Iterator[tuple[str, ast.stmt]]:
    for node in tree.body:
        match node:
            case ast.ClassDef(name=name, body=body):
                yield from ((f"{name}.{each.name}", each) for each in body if isinstance(each, ast.FunctionDef))
            case ast.FunctionDef(name=name):
                yield name, node
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name, node
            case _:
                continue


def _names(node: ast.AST, name: str, of: str | None) -> bool:
    match node:
        case ast.Attribute(value=ast.Name(id=owner), attr=attr):
            return attr == name and (of is None or owner == of)
        case ast.Attribute(value=ast.Attribute(attr=owner), attr=attr):
            return attr == name and of is not None and owner == of
        case ast.Name(id=found):
            return of is None and found == name
        case ast.Constant(value=value):
            return of is None and value == name
        case _:
            return False


def _text(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
