"""Whatever is shipped can be reached: from `import youyi`, a command, an adapter, or a door that is named here."""

from __future__ import annotations

import ast
import re

from tests.house.tree import PACKAGE, parse, python_files
from youyi.games import built_in
from youyi.kernel.rooms import ROOMS

DOORS = {
    "youyi.apps.web.bench.launcher": "`youyi bench server` runs it by its path",
    "youyi.apps.web.tab.compiling": "compiles the modules of a static site, while it is built",
    "youyi.apps.web.tab.reviewing": "a page's worker for reviews starts it by its name",
    "youyi.apps.web.tab.worker": "a page's worker starts it by its name",
    "youyi.bots.limited": "starts a program, in a process of its own",
}
"""Modules that no import names, each with who starts it."""
FOLDERS = ("youyi.adapters.", "youyi.apps.cli.", "youyi.apps.web.store.migrations.")
"""Of these every module is a door: environments, commands, steps of the schema."""
BY_NAME = {f"youyi.games.{game}.{room}" for game in built_in() for room in (*ROOMS, "fast")}
"""A game's rooms are found by name."""
MODULE = re.compile(r"youyi(\.\w+)+")


def module_of(path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(path): path for path in python_files(PACKAGE)}


def named_in(tree: ast.Module) -> set[str]:
    """The modules that a file imports, early or late, or names in a string."""
    found = set[str]()
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=str(base), names=names):
                found |= {base, *(f"{base}.{each.name}" for each in names)}
            case ast.Import(names=names):
                found |= {each.name for each in names}
            case ast.Constant(value=str(text)) if MODULE.fullmatch(text):
                found.add(text)
    return found & MODULES.keys()


def reached() -> set[str]:
    found = set[str]()
    left = ["youyi", "youyi.__main__", *DOORS, *BY_NAME, *(each for each in MODULES if each.startswith(FOLDERS))]
    while left:
        module = left.pop()
        if module in MODULES and module not in found:
            found.add(module)
            left += [*named_in(parse(MODULES[module])), module.rpartition(".")[0]]
    return found


def test_a_string_and_a_late_import_are_seen():
    tree = ast.parse("DOOR = 'youyi.apps.web.bench'\ndef late():\n    from youyi.kernel import session")
    assert {"youyi.apps.web.bench", "youyi.kernel.session"} <= named_in(tree)


def test_nothing_is_shipped_that_nobody_can_reach():
    assert MODULES.keys() - reached() == set()
