"""Values as JSON. For each dataclass a function is generated once from its annotations, as `dataclasses` generates `__init__`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import is_dataclass
from enum import Enum
from fractions import Fraction
from typing import Any, NewType, TypeAlias, get_args

from youyi.kernel.articles import Article
from youyi.kernel.rulings import Ruling, value_of
from youyi.records.kinds import Tag, class_of, fields_of, keys_of, members, tag_of, word_of
from youyi.records.vocabulary import Vocabulary

Write: TypeAlias = Callable[[Any], Any]
_NONE = type(None)
_SCALARS = (int, str, bool, float, _NONE)
_FUNCTION = """
def write(value):
    if value.__class__ is not owner:
        return stranger(value)
    return {{{items}}}
"""


class _Members(dict[Any, Write]):
    """What writes each member of a union, by the class of the value."""

    def __init__(self, written: Mapping[Any, Write], stranger: Write) -> None:
        super().__init__(written)
        self._stranger = stranger

    def __missing__(self, owner: type[Any]) -> Write:
        base = next((each for each in self if isinstance(each, type) and issubclass(owner, each)), None)
        write = self[owner] = self._stranger if base is None else self[base]
        return write


class Writer:
    """Writes values under one vocabulary."""

    __slots__ = ("_by_class", "_by_kind", "_names", "_reasons", "_tagged", "_vocabulary")

    def __init__(self, vocabulary: Vocabulary | None = None) -> None:
        self._vocabulary = vocabulary
        self._by_class: dict[type[Any], Write] = {}
        """For values of which no type is declared."""
        self._by_kind: dict[Any, Write] = {}
        self._tagged: dict[Any, Write] = {}
        self._names: dict[str, Any] = {}
        """What the generated functions call, by the names that they use."""
        self._reasons: dict[Any, str] = {}

    def dump(self, value: Any, kind: Any = None) -> Any:
        """Write a value as a reader of `kind` expects it; None: by its own class. Raises TypeError."""
        return self._any(value) if kind is None else self._of(kind)(value)

    def tagged(self, value: Any) -> dict[str, Any]:
        """Write a dataclass with its tag."""
        write = self._tagged.get(type(value)) or self._with_tag(type(value))
        written: dict[str, Any] = write(value)
        return written

    # By the value's own class.

    def _any(self, value: Any) -> Any:
        write = self._by_class.get(type(value))
        if write is None:
            write = self._by_class[type(value)] = self._for_class(type(value))
        return write(value)

    def _any_tagged(self, value: Any) -> Any:
        return self.tagged(value) if is_dataclass(value) else self._any(value)

    def _for_class(self, owner: type[Any]) -> Write:
        if is_dataclass(owner) and not issubclass(owner, Article):
            return self._of(owner)
        if issubclass(owner, Ruling):
            return self._reason
        if issubclass(owner, Mapping):
            return lambda table: {str(word_of(key)): self._any(value) for key, value in table.items()}
        if issubclass(owner, AbstractSet):
            return lambda values: sorted(map(self._any, values))
        if issubclass(owner, Sequence) and not issubclass(owner, str):
            return lambda values: list(map(self._any, values))
        return word_of

    # By a declared type.

    def _of(self, kind: Any) -> Write:
        return _once(self._by_kind, kind, self._compiled)

    def _compiled(self, kind: Any) -> Write:
        if _has_fields(class_of(kind)):
            return self._fields(kind, None)
        return self._generated(f"def write(value):\n    return {self._expression(kind, 'value')}", {})

    def _with_tag(self, kind: Any) -> Write:
        return _once(self._tagged, kind, lambda kind: self._fields(kind, tag_of(class_of(kind))))

    def _fields(self, kind: Any, tag: Tag | None) -> Write:
        keys = keys_of(class_of(kind))
        items = {} if tag is None else {tag.key: repr(tag.word)}
        items |= {keys[name]: self._expression(hint, f"value.{name}") for name, hint in fields_of(kind).items()}
        source = _FUNCTION.format(items=", ".join(f"{key!r}: {item}" for key, item in items.items()))
        stranger = self._any if tag is None else self._any_tagged
        return self._generated(source, {"owner": class_of(kind), "stranger": stranger})

    def _generated(self, source: str, names: Mapping[str, Any]) -> Write:
        names = {**self._names, **names}
        exec(source, names)  # noqa: S102  # the source is made of field names and of names given here
        write: Write = names["write"]
        return write

    def _named(self, value: Any) -> str:
        name = f"_{len(self._names)}"
        self._names[name] = value
        return name

    def _expression(self, kind: Any, of: str) -> str:
        """Return the Python expression that writes the value of the expression `of`, a name or an attribute."""
        offered = [each for each in members(kind) if each is not _NONE]
        if not offered:
            return of
        if len(offered) > 1:
            return f"{self._named(self._members(offered))}[{of}.__class__]({of})"
        written = self._one(offered[0], of)
        return written if len(members(kind)) == 1 or written == of else f"(None if {of} is None else {written})"

    def _one(self, kind: Any, of: str) -> str:
        if isinstance(kind, NewType) and self._vocabulary is not None and kind in self._vocabulary.words:
            return f"{self._named(self._vocabulary.words[kind])}[{of}]"
        owner = class_of(kind)
        if owner in _SCALARS:
            return of
        if not isinstance(owner, type):
            return f"{self._named(self._any)}({of})"
        if issubclass(owner, tuple):
            return self._tuple(get_args(kind), of)
        if issubclass(owner, AbstractSet):
            return f"sorted({self._items(get_args(kind)[0], of)})"
        if issubclass(owner, Mapping):
            value = self._expression(get_args(kind)[1], "each")
            return f"{{str({self._named(word_of)}(key)): {value} for key, each in {of}.items()}}"
        if issubclass(owner, Enum) and not issubclass(owner, Ruling):
            return f"{self._named({member: word_of(member) for member in owner})}[{of}]"
        return f"{self._named(self._function(owner, kind))}({of})"

    def _function(self, owner: type[Any], kind: Any) -> Write:
        if issubclass(owner, Article) or owner is Ruling:
            return self._reason
        if issubclass(owner, Ruling):
            return value_of
        if issubclass(owner, Fraction):
            return str
        return self._of(kind) if _has_fields(owner) else self._any

    def _tuple(self, kinds: tuple[Any, ...], of: str) -> str:
        if len(kinds) == 2 and kinds[1] is Ellipsis:
            return self._items(kinds[0], of)
        return f"[{', '.join(self._expression(kind, f'{of}[{place}]') for place, kind in enumerate(kinds))}]"

    def _items(self, kind: Any, of: str) -> str:
        written = self._expression(kind, "each")
        return f"list({of})" if written == "each" else f"[{written} for each in {of}]"

    def _members(self, offered: Sequence[Any]) -> _Members:
        written: dict[Any, Write] = {_NONE: lambda _none: None}
        for each in offered:
            owner = class_of(each)
            written[owner] = self._with_tag(each) if _has_fields(owner) else self._of(each)
        return _Members(written, self._any_tagged)

    def _reason(self, value: Any) -> str:
        word = self._reasons.get(value)
        if word is None:
            word = self._reasons[value] = self._word(value)
        return word

    def _word(self, value: Any) -> str:
        if isinstance(value, Article):
            return value.key
        if self._vocabulary is None:
            raise TypeError(f"only a vocabulary has the name of the question that {value!r} answers")
        return self._vocabulary.write(value)


def _once(made: dict[Any, Write], kind: Any, make: Callable[[Any], Write]) -> Write:
    write = made.get(kind)
    if write is None:
        made[kind] = lambda value: made[kind](value)  # noqa: PLW0108  # for a type that contains itself
        write = made[kind] = make(kind)
    return write


def _has_fields(owner: Any) -> bool:
    """Whether a class is written as an object of its fields."""
    return is_dataclass(owner) and owner is not Article
