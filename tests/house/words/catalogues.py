"""The keys that code names, and the catalogues in which they stand."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING

from tests.house.tree import PACKAGE, WORKSHOP, parse, python_files
from youyi.kernel.catalogues import HEADER, parsed
from youyi.kernel.names import Texts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

READERS = ("en", "zh-Hant", "zh-Hans")
PINYIN = "zh-Latn"
BY_ENGLISH = PACKAGE / "apps" / "cli" / "texts" / "help"
"""Its keys are the texts that click is given; `tests/apps/cli/test_help.py` holds it to them."""
_ENTRY = re.compile(r'((?:^#.*\n)*)^msgid "(.+)"$', re.MULTILINE)


def catalogue_files() -> list[Path]:
    """Every catalogue of shop and workshop."""
    return sorted(path for root in (PACKAGE, WORKSHOP) for path in root.rglob("*.po"))


def read(path: Path) -> dict[str, str]:
    """The texts of a catalogue without its header."""
    return {key: said for key, said in parsed(path.read_text("utf-8"), path.name).items() if key != HEADER}


def room(path: Path) -> Path:
    """The catalogue's folder and room, whatever its language."""
    return path.parent / path.name.partition(".")[0]


def blanks(text: str) -> set[str]:
    """The names of the blanks of a text."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def comments(text: str) -> Mapping[str, str]:
    """What is said to the translator above each entry of a catalogue."""
    return {found[2]: found[1] for found in _ENTRY.finditer(text)}


def unexplained(text: str) -> Iterator[str]:
    """Blanks of which the translator sees no example."""
    said = comments(text)
    for key, each in parsed(text, "").items():
        if key != HEADER:
            yield from (f"{key}: {{{name}}}" for name in sorted(blanks(each)) if f"#. {{{name}}}: " not in said[key])


def _room_of(tree: ast.Module) -> Path | None:
    """The room that a module calls TEXTS."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".texts"):
            for each in node.names:
                if each.asname == "TEXTS":
                    texts: Texts = getattr(import_module(str(node.module)), each.name)
                    return Path(import_module(texts.package).__path__[0]) / texts.room
    return None


def _of_question(ruling: ast.ClassDef, *, stated: bool) -> Iterator[str]:
    """The keys of a question and of its answers, with the rules that these make if they are stated."""
    own = re.sub("(?<=[a-z0-9])(?=[A-Z])", "_", ruling.name).lower()
    yield f"{own}.question"
    for each in ruling.body:
        if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name):
            yield (key := f"{own}.{each.targets[0].id.lower()}")
            if stated:
                yield f"{key}.statement"


def keys(tree: ast.AST) -> Iterator[tuple[str, bool]]:
    """Every key that a module names, and whether it is a name's; `?` and the line where one cannot be seen."""
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(value=ast.Name(id="TEXTS"), slice=ast.Constant(value=str(key))):
                yield key, False
            case ast.Subscript(value=ast.Name(id="TEXTS")):
                yield f"? line {node.lineno}", False
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id="TEXTS"), attr="name"), args=[ast.Constant(value=str(key))]
            ):
                yield key, True
            case ast.Call(func=ast.Attribute(value=ast.Name(id="TEXTS"))):
                yield f"? line {node.lineno}", False
            case ast.Call(func=ast.Name(id="clause"), args=[_, ast.Constant(value=str(key))], keywords=given):
                own = key.partition(".")[2]
                yield f"{own}.name", True
                yield f"{own}.reading", False
                yield from ((f"{own}.{each.arg}", False) for each in given if each.arg in ("advice", "translated"))
            case ast.ClassDef(decorator_list=[ast.Call(func=ast.Name(id="asked_in"), keywords=given)]):
                yield from (
                    (key, False) for key in _of_question(node, stated=any(each.arg == "stated" for each in given))
                )
            case _:
                pass


def keys_in_code(paths: Iterable[Path] | None = None) -> dict[Path, dict[str, bool]]:
    """By room, the keys that code names: True for names."""
    found: dict[Path, dict[str, bool]] = {}
    for path in python_files(PACKAGE, WORKSHOP) if paths is None else paths:
        tree = parse(path)
        here = _room_of(tree)
        if here is not None:
            found.setdefault(here, {}).update(keys(tree))
    return found


def literals(tree: ast.AST) -> Iterator[int]:
    """The lines of statements and names whose words stand in code: two texts or more with letters in them that differ."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="Words" | "Name"), args=args):
                said = {text for each in args if any(map(str.isalpha, text := _fixed(each)))}
                if len(said) > 1:
                    yield node.lineno
            case _:
                pass


def _fixed(node: ast.expr) -> str:
    """What of an expression stands in code: a string, or the parts of one between its blanks."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=values):
            return "".join(map(_fixed, values))
        case _:
            return ""


def left_out(path: Path) -> dict[str, set[str]]:
    """The blanks that a translation does without, and says so above its entry: `#. without {side}: …`."""
    return {key: set(re.findall(r"without \{(\w+)\}", said)) for key, said in comments(path.read_text("utf-8")).items()}


def wrong(
    named: Mapping[str, bool], said: Mapping[str, Mapping[str, str]], without: Mapping[str, Mapping[str, set[str]]]
) -> Iterator[str]:
    """What is wrong between the keys that code names of a room and its catalogues by language."""
    for language in (*READERS, PINYIN):
        wanted = {key for key, is_name in named.items() if is_name or language != PINYIN}
        there = set(said.get(language, ()))
        yield from (f"{language}: {key} is missing" for key in sorted(wanted - there))
        yield from (f"{language}: {key} is not used" for key in sorted(there - wanted))
    for language in READERS[1:]:
        for key, text in said.get(language, {}).items():
            filled = blanks(text) | without.get(language, {}).get(key, set())
            if key in said["en"] and filled != blanks(said["en"][key]):
                yield f"{language}: {key} has other blanks than English"
