"""Everything that people read, as it stands in catalogues, programs and pages, with its place."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tests.house.tree import PACKAGE, ROOT, WORKSHOP, parse, python_files, short
from youyi.kernel.names import HOUSE, Language

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

CLIENT = ROOT / "client" / "src"
DOCS = ROOT / "docs"
MADE = "<!-- Made by"
"""How a page begins that is made from catalogues: these are read instead."""
_LANGUAGE = re.compile(r"\.(zh-Hant|zh-Hans)(?=\.(?:md|txt)$)")
_STRINGS = re.compile(r'"((?:[^"\\]|\\.)*)"')


@dataclass(frozen=True, slots=True)
class Said:
    """One text in one language."""

    file: str
    line: int
    language: str
    key: str
    """Its key in its catalogue, or its line: the same in each language."""
    text: str
    is_name: bool = False
    """Whether it is a name, which has a reading in letters."""

    @property
    def place(self) -> str:
        """Where it stands, for a message."""
        return f"{self.file}:{self.line}"


def entries(text: str) -> Iterator[tuple[str, int, str]]:
    """The entries of a catalogue: key, line, text; also of one with plurals or with comments that ours do not have."""
    key, line, last, parts = "", 0, "", list[str]()
    for number, each in enumerate(text.splitlines(), 1):
        name, _, rest = each.partition(" ")
        if name in {"msgid", "msgctxt"} and parts:
            yield key, line, "".join(parts)
            key, parts = "", []
        if name.startswith("msg"):
            last, line = name, number
        if (found := _STRINGS.fullmatch(rest if name.startswith("msg") else each.strip())) is None:
            continue
        if last == "msgid":
            key += found[1]
        elif last.startswith("msgstr"):
            parts.append(found[1].replace("\\n", "\n").replace('\\"', '"'))
    if parts:
        yield key, line, "".join(parts)


def catalogues() -> list[Path]:
    """Every catalogue that we ship or make pages of, the client's too."""
    return sorted(path for root in (PACKAGE, WORKSHOP, CLIENT) for path in root.rglob("*.po"))


def _in_catalogues() -> Iterator[Said]:
    files = catalogues()
    named = {
        path: {key for key, _, _ in entries(path.read_text("utf-8"))} for path in files if ".zh-Latn." in path.name
    }
    for path in files:
        language = path.name.split(".")[1]
        names = named.get(path.with_name(f"{path.name.partition('.')[0]}.zh-Latn.po"), set())
        for key, line, text in entries(path.read_text("utf-8")):
            if key:
                yield Said(short(path), line, language, key, text, key in names)


def _in_programs() -> Iterator[Said]:
    """Words and names that a program holds itself."""
    orders: Mapping[str, tuple[str, ...]] = {"Words": (*HOUSE,), "Name": ("zh-Hant", "zh-Hans", "zh-Latn", "en")}
    for path in python_files(PACKAGE, WORKSHOP):
        for node in ast.walk(parse(path)):
            match node:
                case ast.Call(func=ast.Name(id=("Words" | "Name") as kind), args=args):
                    for language, each in zip(orders[kind], args, strict=False):
                        text = "".join(_parts(each))
                        yield Said(short(path), each.lineno, language, f"line {node.lineno}", text, kind == "Name")
                case _:
                    pass


def _parts(node: ast.expr) -> Iterator[str]:
    """The fixed parts of a text, with a blank for each that is put in."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=values):
            for each in values:
                yield from _parts(each)
        case ast.FormattedValue():
            yield "{}"
        case _:
            pass


def pages() -> list[Path]:
    """Pages that are written by hand in all three languages, which are those for players; and prose of findings."""
    found = [*ROOT.glob("README*.md"), *DOCS.rglob("*.md"), *(DOCS / "findings" / "data").glob("*.txt")]
    named = {path.with_name(_LANGUAGE.sub("", path.name)) for path in found if _LANGUAGE.search(path.name)}
    return sorted(
        path
        for path in found
        if path.with_name(_LANGUAGE.sub("", path.name)) in named and not path.read_text("utf-8").startswith(MADE)
    )


def language_of(path: Path) -> str:
    """The language of a page by its name."""
    found = _LANGUAGE.search(path.name)
    return found[1] if found else Language.EN


def _on_pages() -> Iterator[Said]:
    for path in pages():
        coded = False
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            coded ^= line.startswith("```")
            if line and not coded and not line.startswith((">", "```")):
                yield Said(short(path), number, language_of(path), f"line {number}", line)


@cache
def everything() -> tuple[Said, ...]:
    """Every text that people read."""
    return (*_in_catalogues(), *_in_programs(), *_on_pages())
