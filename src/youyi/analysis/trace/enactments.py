"""Which code decides a clause or a ruling, and which tests hold it.

Found in the source of the game, built in or not, so that the answer cannot go stale. A clause is decided by

- a function that names it: its constant, or the row that carries it;
- the row that carries it, as a table of patterns has them: the row's condition decides, and its examples test it;
- where no function names it: the function that stands with it in an entry of a table, or that reads such a table;
- the function that asks a ruling, where the clause is only the ground of that ruling's answers.

Clauses are only written down, said, drawn, or cited by answers in the rooms `WRITTEN`; nothing there decides them.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

from youyi.analysis.trace.blocks import CodeBlock, blocks, imports
from youyi.analysis.trace.in_force import citations
from youyi.kernel.articles import Article
from youyi.kernel.game import Game

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
WRITTEN = frozenset(
    (
        "articles",
        "handbook",
        "ideas",
        "rulings",
        "speech",
        "vectors",
        "players",
        "teaching",
        "fast",
        "notation",
        "picture",
        "drawing",
        "numbering",
        "tests",
    )
)
"""Modules and packages of a game in which no rule is decided."""
EXAMPLES = ("holds", "fails")
"""Fields of a row: what has the pattern, and what just misses it."""


@dataclass(frozen=True, slots=True)
class CodePlace:
    """A function, a row or a row's examples in a file."""

    file: str
    """From the root of the project that it belongs to; in full where that has none."""
    line: int
    name: str
    ruling: str | None = None
    """The ruling through which the place decides a clause."""

    def __str__(self) -> str:
        """Write it as editors follow it."""
        return f"{self.file}:{self.line} {self.name}"


class Code:
    """Blocks of source, found by what they name."""

    def __init__(self, found: Iterable[CodeBlock]) -> None:
        """Index the blocks."""
        self.blocks = tuple(found)
        self._by_name: dict[str, list[int]] = {}
        for number, block in enumerate(self.blocks):
            for name in block.names:
                self._by_name.setdefault(name, []).append(number)

    def naming(self, names: Iterable[str]) -> list[CodeBlock]:
        """List the blocks that name any of these, in order."""
        numbers = {number for name in names for number in self._by_name.get(name, ())}
        return [self.blocks[number] for number in sorted(numbers)]


@dataclass(frozen=True, slots=True)
class Sources:
    """A game's rule code and tests."""

    rules: Code
    tests: Code
    """In files that speak of the game; none where the tests are not at hand, as in an installed package."""
    constants: Mapping[str, object]
    """Every name in the game's modules, dotted, defined there or imported, with what it stands for."""
    names: Mapping[int, Sequence[str]]
    """The names of each object, by its identity."""
    rows: Mapping[int, Sequence[tuple[object, CodeBlock]]]
    """By the identity of a clause: the constants of rule code that carry it as their `article`, with their definitions."""

    def of(self, article: Article) -> frozenset[str]:
        """Every name of a clause and of the rows that carry it."""
        things = (article, *(row for row, _ in self.rows.get(id(article), ())))
        return frozenset(name for each in things for name in self.names.get(id(each), ()))

    def of_table(self, table: CodeBlock) -> Iterator[str]:
        """The name of a table, and the same name in the modules that import it."""
        yield table.dotted
        names = self.names.get(id(self.constants.get(table.dotted)), ())
        yield from (name for name in names if name.endswith(f".{table.name}"))


Find: TypeAlias = Callable[[AnyGame, str], tuple[CodePlace, ...]]
"""From a game and a question to places."""


def enacting(game: AnyGame, article: Article) -> tuple[CodePlace, ...]:
    """List the rows and functions that decide a clause; if there are none, those that ask a ruling grounded on it."""
    found = _deciding(game, article)
    return _places(found) if found else _by_rulings(game, article, consulting)


def consulting(game: AnyGame, question: str) -> tuple[CodePlace, ...]:
    """List the functions that ask for the answer to a question."""
    return _places(each for each in sources(game).rules.blocks if each.is_function and question in each.rulings)


def testing(game: AnyGame, article: Article) -> tuple[CodePlace, ...]:
    """List the tests of a clause: its row's examples, and what names it; for a ground of rulings, what sets those."""
    code = sources(game)
    naming = code.tests.naming(code.of(article))
    naming += [each for each in code.tests.blocks if article.key in each.strings]
    found = (*_examples(code, article), *_places(_tests_among(code.tests, naming)))
    return found if found or _deciding(game, article) else _by_rulings(game, article, setting)


def setting(game: AnyGame, question: str) -> tuple[CodePlace, ...]:
    """List the tests that set the answer to a question, by keyword or by name."""
    tests = sources(game).tests
    return _places(_tests_among(tests, [each for each in tests.blocks if question in each.keywords | each.strings]))


def _by_rulings(game: AnyGame, article: Article, find: Find) -> tuple[CodePlace, ...]:
    asked = citations(game).get(article.key, ())
    return tuple(replace(place, ruling=name) for name in asked for place in find(game, name))


def _deciding(game: AnyGame, article: Article) -> tuple[CodeBlock, ...]:
    """List the blocks that decide a clause themselves, not through a ruling."""
    code = sources(game)
    named = code.of(article)
    naming = code.rules.naming(named)
    rows = (block for _, block in code.rows.get(id(article), ()))
    found = (*rows, *(each for each in naming if each.is_function))
    if found:
        return found
    beside = {name for table in naming for entry in table.entries if not named.isdisjoint(entry) for name in entry}
    stand = tuple(each for each in code.rules.blocks if each.is_function and each.dotted in beside)
    readers = code.rules.naming(name for table in naming for name in code.of_table(table))
    return stand or tuple(each for each in readers if each.is_function)


def _examples(code: Sources, article: Article) -> Iterator[CodePlace]:
    for row, block in code.rows.get(id(article), ()):
        for field in EXAMPLES:
            if getattr(row, field, ()):
                yield CodePlace(_shown(block.file), block.line, f"{block.name}.{field}")


def _tests_among(tests: Code, naming: Iterable[CodeBlock]) -> tuple[CodeBlock, ...]:
    """List the tests among these blocks, and those that call one of them or read it as a table of cases."""
    direct = dict.fromkeys(naming)
    found = (*direct, *tests.naming(each.dotted for each in direct))
    return tuple(each for each in found if each.is_function and each.name.rpartition(".")[2].startswith("test_"))


def _places(found: Iterable[CodeBlock]) -> tuple[CodePlace, ...]:
    return tuple(dict.fromkeys(CodePlace(_shown(each.file), each.line, each.name) for each in found))


@cache
def _shown(file: Path) -> str:
    root = _project(file.parent)
    return file.as_posix() if root is None else file.relative_to(root).as_posix()


@cache
def _project(folder: Path) -> Path | None:
    """Find the project that a folder belongs to: the nearest folder above that has a `pyproject.toml`."""
    return next((each for each in (folder, *folder.parents) if (each / "pyproject.toml").is_file()), None)


def sources(game: AnyGame) -> Sources:
    """Read a game's rule code and tests; imports all of its rule code."""
    return _sources_of(_package(game.rules.__module__), game.id)


def _package(module: str) -> str:
    """Name the package of a game by the module of its rules; the module itself if it stands alone."""
    return module if hasattr(sys.modules[module], "__path__") else module.rpartition(".")[0] or module


@cache
def _sources_of(package: str, game: str) -> Sources:
    files = tuple(_modules(package))
    for _, module in files:
        import_module(module)
    rules = Code(block for file, module in files for block in blocks(file, module))
    loaded = [(name, module) for name, module in sys.modules.items() if _within(name, package)]
    constants = {f"{name}.{each}": value for name, module in loaded for each, value in vars(module).items()}
    names, rows = dict[int, list[str]](), dict[int, list[tuple[object, CodeBlock]]]()
    for name, value in constants.items():
        names.setdefault(id(value), []).append(name)
    for block in rules.blocks:
        row = constants.get(block.dotted)
        if not block.is_function and isinstance(article := getattr(row, "article", None), Article):
            rows.setdefault(id(article), []).append((row, block))
    tests = Code(block for file, module in _tests(package, game) for block in blocks(file, module))
    return Sources(rules, tests, constants, names, rows)


def _modules(package: str) -> Iterator[tuple[Path, str]]:
    """List the files of a game's rule code with the modules that they are."""
    origin = Path(str(sys.modules[package].__file__))
    if origin.name != "__init__.py":
        yield origin, package
        return
    for file in sorted(origin.parent.rglob("*.py")):
        parts = file.relative_to(origin.parent).with_suffix("").parts
        if parts[0] not in WRITTEN:
            yield file, ".".join((package, *(each for each in parts if each != "__init__")))


def _tests(package: str, game: str) -> Iterator[tuple[Path, str]]:
    """List the tests of a game: those of its project that stand under its name or import from its package."""
    root = _project(Path(str(sys.modules[package].__file__)).parent)
    if root is None:
        return
    for file in sorted((root / "tests").rglob("test_*.py")):
        path = file.relative_to(root).with_suffix("")
        if game in re.split(r"[/_]", path.as_posix()) or any(_within(each, package) for each in imports(file)):
            yield file, ".".join(path.parts)


def _within(name: str, package: str) -> bool:
    return f"{name}.".startswith(f"{package}.")
