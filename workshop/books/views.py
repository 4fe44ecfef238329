"""What a seat may see, field by field, as Markdown: for programs in any language that ask for the view."""

from __future__ import annotations

import ast
import inspect
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from enum import Enum
from typing import Any, Literal, NewType, TypeAlias, get_args, get_type_hints

from youyi.games import catalogue
from youyi.kernel.game import Game
from youyi.kernel.rules import Decision
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.records.codec import dump
from youyi.records.kinds import class_of, fields_of, keys_of, members, plain, tag_of, word_of
from youyi.records.vocabulary import Vocabulary

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
_BEGINS = """# Views, field by field

What a seat may see, as a [bot](bot-protocol.md) receives it when it wants `view`, and a [page](wire.md) in `Snapshot` and `Happened`.
Seats are numbers from 0. A member of a union has its name as `type`. Made by `make docs` from the types of the program."""
_SCALARS: Mapping[Any, str] = {int: "number", str: "string", bool: "true or false", type(None): "null"}
_EXAMPLE_PLIES = 12
"""Plies after which the next choice is shown as an example."""


def views_page() -> str:
    """The page."""
    return "\n\n".join([_BEGINS, *(section for game in catalogue() for section in _game(game))]) + "\n"


def _game(game: AnyGame) -> Iterator[str]:
    yield f"## {game.name.zh_hant}"
    yield f"```json\n{_example(game)}\n```"
    root = get_type_hints(type(game.under().rules).view)["return"]
    for each in _classes(root):
        rows = "\n".join(_row(each, name, kind, game) for name, kind in fields_of(each).items())
        table = f"\n\n| field | is | means |\n| --- | --- | --- |\n{rows}" if rows else ""
        yield f"**`{class_of(each).__name__}`**: {_first(class_of(each))}{table}"


def _example(game: AnyGame) -> str:
    """The view of the seat that is asked, some plies into a game of the seed 0, a field a line."""
    table = game.under()
    session: Session[Any, Any, Any, Any] = Session(table.rules)
    chances = Numbered(0, 0)
    while session.at < _EXAMPLE_PLIES or not isinstance(session.prompt, Decision):
        if isinstance(session.prompt, Decision):
            session.take(session.prompt.moves[0])
        else:
            session.take(session.draw(chances))
    view = table.rules.view(session.position, session.asked)
    kind = get_type_hints(type(table.rules).view)["return"]
    fields = dump(view, kind, vocabulary=Vocabulary.of(game))
    lines = (f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in fields.items())
    return "{{\n{}\n}}".format(",\n".join(lines))


def _classes(root: Any) -> list[Any]:
    """The dataclasses that a view is made of, each before those of its fields."""
    found: dict[Any, None] = {}
    todo = [root]
    while todo:
        for kind in members(todo.pop(0)):
            if is_dataclass(class_of(kind)) and kind not in found:
                found[kind] = None
                todo += fields_of(kind).values()
            else:
                todo += [each for each in get_args(plain(kind)) if each is not ... and not isinstance(each, str)]
    return list(found)


def _row(owner: Any, name: str, kind: Any, game: AnyGame) -> str:
    return f"| `{keys_of(class_of(owner))[name]}` | {_shape(kind, game)} | {_docs(class_of(owner)).get(name, '')} |"


def _shape(kind: Any, game: AnyGame) -> str:
    """How a value of a type is written in JSON."""
    options = members(kind)
    if len(options) > 1:
        return " or ".join(_shape(each, game) for each in options)
    if isinstance(kind, NewType) and kind in game.words:
        return f"a word: `{game.words[kind][0]}` …"
    if isinstance(kind, NewType):
        return kind.__name__.lower() + ", a number"
    return _SCALARS.get(kind) or _compound(kind, game)


def _compound(kind: Any, game: AnyGame) -> str:
    of = class_of(kind)
    if of in (tuple, frozenset):
        parts = [each for each in get_args(plain(kind)) if each is not ...]
        shapes = list(dict.fromkeys(_shape(each, game) for each in parts))
        return f"list of {shapes[0]}" if len(shapes) == 1 else f"list: {'; '.join(shapes)}"
    if of is Literal:
        return ", ".join(f"`{each}`" for each in get_args(kind))
    if inspect.isclass(of) and issubclass(of, Enum):
        return ", ".join(f"`{word_of(each)}`" for each in of)
    return f"`{tag_of(of).word}`"


def _first(owner: type) -> str:
    """The first paragraph of a class's docstring on one line."""
    return _as_json((inspect.getdoc(owner) or "").split("\n\n")[0])


def _as_json(text: str) -> str:
    """Text on one line, with JSON's word for nothing."""
    return re.sub(r"\bNone\b", "null", " ".join(text.split()))


def _docs(owner: type) -> dict[str, str]:
    """What a class says under each of its fields."""
    (tree,) = ast.parse(inspect.cleandoc(inspect.getsource(owner))).body
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for before, after in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name) and _is_text(after):
            found[before.target.id] = _as_json(ast.literal_eval(after.value))  # type: ignore[attr-defined]
    return found


def _is_text(statement: ast.stmt) -> bool:
    value = statement.value if isinstance(statement, ast.Expr) else None
    return isinstance(value, ast.Constant) and isinstance(value.value, str)
