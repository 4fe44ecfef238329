"""TypeScript types of one game's payloads: view, events, board, outline and notes, as `records.codec` writes them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, is_dataclass
from enum import Enum
from fractions import Fraction
from typing import Any, Literal, NewType, Union, get_args, get_type_hints

from youyi.kernel.articles import Article
from youyi.kernel.game import Game
from youyi.kernel.rules import Reason
from youyi.kernel.rulings import Ruling, value_of
from youyi.kernel.secrets import Sealed
from youyi.records.kinds import class_of, fields_of, keys_of, members, plain, tag_of, word_of

_NONE = type(None)
_SCALARS: Mapping[Any, str] = {int: "number", str: "string", bool: "boolean", Fraction: "string", Any: "unknown"}
_REASON = """/** The key of a clause, or `question=answer`. */
export type Reason = string;
"""


@dataclass(frozen=True, slots=True)
class Payloads:
    """The types of what one game sends to its board, as its functions declare them."""

    view: Any
    event: Any
    board: Any
    outline: Any
    notes: Any
    """None for a game without `Game.study`."""

    @classmethod
    def of(cls, game: Game[Any, Any, Any, Any]) -> Payloads:
        """Read the return types of the game's functions. Raises TypeError if one declares none."""
        return cls(
            view=_returned(type(game.under().rules).view),
            event=Union[tuple(each for each in game.event_types if not issubclass(each, Sealed))],
            board=_returned(game.board),
            outline=_returned(game.outline),
            notes=None if game.study is None else _returned(game.study),
        )


def _returned(function: Callable[..., Any]) -> Any:
    hints = get_type_hints(function)
    if "return" not in hints:
        raise TypeError(f"{function!r} declares no return type: its TypeScript type cannot be generated")
    return hints["return"]


def game_ts(game: Game[Any, Any, Any, Any]) -> str:
    """Write the types of a game's payloads. Raises TypeError for a type that the codec does not write."""
    payloads = Payloads.of(game)
    roots = {"View": payloads.view, "Event": payloads.event, "Board": payloads.board, "Outline": payloads.outline}
    if payloads.notes is not None:
        roots["Notes"] = payloads.notes
    unnamed = _Types(roots, game.words, {})
    types = _Types(roots, game.words, unnamed.aliases())
    head = f"// Generated from youyi.games.{game.id} by `python -m workshop typescript`; do not edit.\n"
    return "\n".join([head, *types.written()])


class _Types:
    """The declarations of one file, each under its Python name."""

    def __init__(
        self, roots: Mapping[str, Any], words: Mapping[Any, tuple[str, ...]], aliases: Mapping[Any, str]
    ) -> None:
        """Declare the payloads under their names. `aliases` names unions and literals."""
        self._words = words
        self._aliases = aliases
        self._declared: dict[str, tuple[Any, Callable[[], str]]] = {}
        """By name: the Python type, and what writes its declaration once all uses of it are known."""
        self._untagged: set[Any] = set()
        """Dataclasses that are written without a tag somewhere."""
        for name, kind in roots.items():
            self._root(name, kind)

    def aliases(self) -> dict[Any, str]:
        """Return the unions and literals that the modules of the declared classes name with `TypeAlias`."""
        classes = [class_of(kind) for kind, _ in self._declared.values()]
        modules = dict.fromkeys(each.__module__ for each in classes if is_dataclass(each))
        return {kind: name for module in modules for kind, name in _aliases(module).items()}

    def _root(self, name: str, kind: Any) -> None:
        """Declare a payload under a fixed name."""
        offered = _offered(kind)
        if len(offered) > 1:
            self._declare(
                name, frozenset(offered), lambda: f"export type {name} =\n  | {self._union(offered, line=True)};\n"
            )
        elif self._one(offered[0]) != name:
            self._declare(name, kind, lambda: f"export type {name} = {self._one(offered[0])};\n")

    def written(self) -> list[str]:
        """All declarations, each before those that it uses first."""
        return [write() for _, write in self._declared.values()]

    def _declare(self, name: str, kind: Any, write: Callable[[], str]) -> str:
        known = self._declared.get(name)
        if known is None:
            self._declared[name] = (kind, write)
            write()  # declares what it uses
        elif known[0] != kind:
            raise TypeError(f"{known[0]!r} and {kind!r} would both be called {name}")
        return name

    def _type(self, kind: Any) -> str:
        offered = _offered(kind)
        options = [self._several(offered) if len(offered) > 1 else self._one(offered[0])] if offered else []
        return " | ".join([*options, "null"] if _NONE in members(kind) else options)

    def _several(self, offered: tuple[Any, ...]) -> str:
        name = self._aliases.get(frozenset(offered))
        if name is None or Article in offered:
            return self._union(offered)
        return self._declare(name, frozenset(offered), lambda: f"export type {name} = {self._union(offered)};\n")

    def _union(self, offered: tuple[Any, ...], *, line: bool = False) -> str:
        return ("\n  | " if line else " | ").join(dict.fromkeys(map(self._member, offered)))

    def _member(self, kind: Any) -> str:
        """Write a member of a union: a dataclass carries its tag."""
        if not is_dataclass(class_of(kind)) or kind is Article:
            return self._one(kind)
        name, tag = self._interface(kind), tag_of(class_of(kind))
        return f"({{ {tag.key}: {json.dumps(tag.word)} }} & {name})" if kind in self._untagged else name

    def _one(self, kind: Any) -> str:
        if isinstance(kind, NewType):
            return self._new_type(kind)
        if kind in _SCALARS:
            return _SCALARS[kind]
        owner = class_of(kind)
        if owner is Literal:
            return self._literal(kind)
        if not isinstance(owner, type):
            raise TypeError(f"no TypeScript type for {kind!r}")
        return self._class(owner, kind)

    def _class(self, owner: type[Any], kind: Any) -> str:
        if owner in (Article, Ruling):
            return self._declare("Reason", Reason, lambda: _REASON)
        if issubclass(owner, Enum):
            return self._enum(owner)
        if issubclass(owner, tuple):
            return self._tuple(get_args(kind))
        if issubclass(owner, AbstractSet):
            return _array(self._type(get_args(kind)[0]))
        if issubclass(owner, Mapping):
            return f"Readonly<Record<string, {self._type(get_args(kind)[1])}>>"
        if is_dataclass(owner):
            self._untagged.add(kind)
            return self._interface(kind)
        raise TypeError(f"no TypeScript type for {kind!r}")

    def _literal(self, kind: Any) -> str:
        name, words = self._aliases.get(kind), _literals(get_args(kind))
        return words if name is None else self._declare(name, kind, lambda: f"export type {name} = {words};\n")

    def _new_type(self, kind: NewType) -> str:
        words = self._words.get(kind)
        name = str(kind.__name__)
        return self._declare(
            name, kind, lambda: f"export type {name} = {_literals(words) if words else self._type(plain(kind))};\n"
        )

    def _enum(self, owner: type[Enum]) -> str:
        words = [value_of(each) if isinstance(each, Ruling) else word_of(each) for each in owner]
        return self._declare(
            owner.__name__, owner, lambda: f"{_comment(owner)}export type {owner.__name__} = {_literals(words)};\n"
        )

    def _tuple(self, items: tuple[Any, ...]) -> str:
        if len(items) == 2 and items[1] is Ellipsis:
            return _array(self._type(items[0]))
        return f"readonly [{', '.join(map(self._type, items))}]"

    def _interface(self, kind: Any) -> str:
        name = class_of(kind).__name__ + "".join(self._one(each) for each in get_args(kind))
        return self._declare(name, kind, lambda: self._written_interface(name, kind))

    def _written_interface(self, name: str, kind: Any) -> str:
        owner: Any = class_of(kind)
        keys = keys_of(owner)
        fields = {keys[field]: self._type(hint) for field, hint in fields_of(kind).items()}
        if kind not in self._untagged:
            tag = tag_of(owner)
            fields = {tag.key: json.dumps(tag.word), **fields}
        body = "".join(
            f"  readonly {key if key.isidentifier() else json.dumps(key)}: {of};\n" for key, of in fields.items()
        )
        return f"{_comment(owner)}export interface {name} {{\n{body}}}\n"


def _aliases(module: str) -> dict[Any, str]:
    known = vars(sys.modules[module])
    named = (name for name, hint in known.get("__annotations__", {}).items() if hint == "TypeAlias")
    aliases = {name: known[name] for name in named if not name.startswith("_")}
    unions = {frozenset(_offered(kind)): name for name, kind in aliases.items() if len(_offered(kind)) > 1}
    return unions | {kind: name for name, kind in aliases.items() if class_of(kind) is Literal}


def _offered(kind: Any) -> tuple[Any, ...]:
    return tuple(each for each in members(kind) if each is not _NONE)


def _literals(words: Iterable[Any]) -> str:
    return " | ".join(json.dumps(word, ensure_ascii=False) for word in words)


def _array(item: str) -> str:
    return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"


def _comment(owner: type[Any]) -> str:
    return f"/** {(owner.__doc__ or owner.__name__).strip().splitlines()[0]} */\n"
