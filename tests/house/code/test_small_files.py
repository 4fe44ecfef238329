"""A small file that holds one function and no more is found by its name, or serves several; else it would stand beside its caller."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

from tests.house.tree import PACKAGE, functions, parse, python_files
from youyi.apps.cli.commands import COMMANDS
from youyi.kernel.rooms import ROOMS

SMALL = 50
"""Lines."""
REASONS = {
    "youyi.bots.limited": "it is run by its path, as a program of its own",
    "youyi.games.dama.fast.weights": "kernels read columns; this asks the readable player for them",
    "youyi.games.madiao.patterns.explain": "its package offers it, and stands on all of the patterns",
    "youyi.apps.web.people.ratings": "the door of a library, apart from what is stored of its figures",
}
"""Why another small file stands alone."""


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)


def alone(path: Path) -> bool:
    """Whether a file holds one function, and is small."""
    tree = parse(path)
    held = [each for each in tree.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)]
    small = path.read_bytes().count(b"\n") < SMALL and not path.name.startswith("__")
    return small and len(held) == 1 and not isinstance(held[0], ast.ClassDef) and len(list(functions(tree))) == 1


def found_by_name(module: str) -> bool:
    """Whether it is a command, a room of a game, or a step of the schema."""
    rooms = {each.split(".")[-1] for each in ROOMS} | {"judge"}
    command = module.removeprefix("youyi.apps.cli.") in {each.module for each in COMMANDS.values()}
    return command or ".migrations." in module or (".games." in module and module.rpartition(".")[2] in rooms)


def test_a_small_file_with_one_function_is_found_by_name_or_serves_several():
    asked = Counter[str]()
    for path in python_files(PACKAGE):
        modules = {node.module for node in ast.walk(parse(path)) if isinstance(node, ast.ImportFrom) and node.module}
        asked.update(modules)
    small = {name_of(path) for path in python_files(PACKAGE) if alone(path)}
    assert len(small) > 10
    lonely = {each for each in small if not found_by_name(each) and asked[each] < 2}
    assert lonely == REASONS.keys()
