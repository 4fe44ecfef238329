"""Every name and statement that can be reached in the program."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import walk_packages
from types import ModuleType
from typing import TYPE_CHECKING, Any

from youyi.games import catalogue
from youyi.kernel.catalogues import HEADER
from youyi.kernel.catalogues import catalogue as entries
from youyi.kernel.names import Gloss, Language, Name, Texts, Words
from youyi.kernel.rulings import questions

if TYPE_CHECKING:
    from collections.abc import Iterator


def importable(name: str) -> bool:
    """Whether a module can be imported: OpenSpiel, which development does without, may be missing."""
    return name != "youyi.adapters.openspiel" or find_spec("pyspiel") is not None


def modules() -> Iterator[ModuleType]:
    """Every module of shop and workshop."""
    for name in ("youyi", "workshop"):
        package = import_module(name)
        yield package
        for each in walk_packages(package.__path__, f"{name}."):
            if not each.name.endswith(".__main__") and importable(each.name):  # importing it would start the program
                yield import_module(each.name)


def texts(value: Any, seen: set[int]) -> Iterator[Name | Words]:
    """Give every name and statement that can be reached from a value."""
    if id(value) in seen or isinstance(value, str | int | bytes | type | ModuleType):
        return
    seen.add(id(value))
    if isinstance(value, Name | Words):
        yield value
    elif isinstance(value, Enum):
        yield from texts(value.value, seen)
    elif is_dataclass(type(value)):
        for field in fields(value):
            yield from texts(getattr(value, field.name, None), seen)
    elif isinstance(value, dict):
        yield from (text for pair in value.items() for part in pair for text in texts(part, seen))
    elif isinstance(value, tuple | list | frozenset | set):
        yield from (text for part in value for text in texts(part, seen))


def in_catalogue(room: Texts) -> Iterator[Words]:
    """Every statement of a room; a name's reading is tested where code names it."""
    for key in entries(room.package, room.room, Language.EN):
        if key != HEADER:
            yield Gloss(room, key) if key.endswith(".gloss") else room[key]


@cache
def all_texts() -> list[Name | Words]:
    """Every name and statement in the program and its catalogues, with the boards and questions of the games."""
    seen: set[int] = set()
    found = [text for each in modules() for text in texts(vars(each), seen)]
    rooms = {each for module in modules() for each in vars(module).values() if isinstance(each, Texts)}
    found += [text for room in rooms for text in in_catalogue(room)]
    for game in catalogue():
        found += texts(game.board(), seen)
        for asked in (*questions(game.rulesets[0].rulings).values(), *questions(game.terms).values()):
            found += texts(tuple(asked) if isinstance(asked, type) else asked, seen)
            found += texts(getattr(asked, "question", None), seen)
    return found
