"""Values as JSON. The function that writes a type is compiled once, from its annotations."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import is_dataclass
from enum import Enum
from fractions import Fraction
from operator import attrgetter
from typing import Any, NewType, TypeAlias, get_args

from youyi.kernel.articles import Article
from youyi.kernel.rulings import Ruling, value_of
from youyi.records.kinds import class_of, fields_of, keys_of, members, tag_of, word_of
from youyi.records.vocabulary import Vocabulary

Write: TypeAlias = Callable[[Any], Any]
_SCALARS = (int, str, bool, float, type(None))


def _same(value: Any) -> Any:
    return value


class Writer:
    """Writes values under one vocabulary."""

    __slots__ = ("_by_class", "_by_kind", "_reasons", "_tagged", "_vocabulary")

    def __init__(self, vocabulary: Vocabulary | None = None) -> None:
        self._vocabulary = vocabulary
        self._by_kind: dict[Any, Write] = {}
        self._by_class: dict[type[Any], Write] = {}
        """For values of which no type is declared."""
        self._tagged: dict[Any, Write] = {}
        self._reasons: dict[Any, str] = {}

    def dump(self, value: Any, kind: Any = None) -> Any:
        """Write a value as a reader of `kind` expects it; None: by its own class. Raises TypeError."""
        return self._any(value) if kind is None else self._of(kind)(value)

    def tagged(self, value: Any) -> dict[str, Any]:
        """Write a dataclass with its tag."""
        written: dict[str, Any] = self._with_tag(type(value))(value)
        return written

    # By the value's own class.

    def _any(self, value: Any) -> Any:
        write = self._by_class.get(type(value))
        if write is None:
            write = self._by_class[type(value)] = self._for_class(type(value))
        return write(value)

    def _for_class(self, owner: type[Any]) -> Write:
        if is_dataclass(owner) and not issubclass(owner, Article):
            return self._of(owner)
        if issubclass(owner, Ruling):
            return self._reason
        if issubclass(owner, Mapping):
            return self._mapping(self._any)
        if issubclass(owner, AbstractSet):
            return self._set(self._any)
        if issubclass(owner, Sequence) and not issubclass(owner, str):
            return self._items(self._any)
        return word_of

    # By a declared type.

    def _of(self, kind: Any) -> Write:
        write = self._by_kind.get(kind)
        if write is None:
            self._by_kind[kind] = self._later(kind)
            write = self._by_kind[kind] = self._compiled(kind)
        return write

    def _later(self, kind: Any) -> Write:
        """Stand in for a type that contains itself while it is compiled."""
        return lambda value: self._by_kind[kind](value)  # noqa: PLW0108

    def _compiled(self, kind: Any) -> Write:
        offered = [each for each in members(kind) if each is not type(None)]
        if not offered:
            return _same
        if len(offered) > 1:
            return self._union(offered)
        write = self._one(offered[0])
        if len(members(kind)) == 1 or write is _same:
            return write
        return lambda value: None if value is None else write(value)

    def _one(self, kind: Any) -> Write:
        if isinstance(kind, NewType) and self._vocabulary is not None and kind in self._vocabulary.words:
            return self._vocabulary.words[kind].__getitem__
        owner = class_of(kind)
        if owner in _SCALARS:
            return _same
        if not isinstance(owner, type):
            return self._any
        if issubclass(owner, tuple):
            return self._tuple(get_args(kind))
        if issubclass(owner, AbstractSet):
            return self._set(self._of(get_args(kind)[0]))
        if issubclass(owner, Mapping):
            return self._mapping(self._of(get_args(kind)[1]))
        return self._word(owner, kind)

    def _word(self, owner: type[Any], kind: Any) -> Write:
        if issubclass(owner, Article) or owner is Ruling:
            return self._reason
        if issubclass(owner, Ruling):
            return value_of
        if issubclass(owner, Enum):
            return {member: word_of(member) for member in owner}.__getitem__
        if issubclass(owner, Fraction):
            return str
        return self._fields(owner, kind) if is_dataclass(owner) else self._any

    def _union(self, offered: Sequence[Any]) -> Write:
        """Find the member by the value's class; a value of none of them by a base class, or as what it is."""
        known: dict[Any, Write] = {type(None): _same}
        for each in offered:
            owner = class_of(each)
            known[owner] = self._with_tag(each) if is_dataclass(owner) and owner is not Article else self._one(each)

        def write(value: Any) -> Any:
            found = known.get(type(value))
            return self._stranger(value, known)(value) if found is None else found(value)

        return write

    def _stranger(self, value: Any, known: Mapping[Any, Write]) -> Write:
        for owner, write in known.items():
            if isinstance(owner, type) and isinstance(value, owner):
                return write
        return self._with_tag(type(value)) if is_dataclass(value) else self._any

    def _with_tag(self, kind: Any) -> Write:
        found = self._tagged.get(kind)
        if found is None:
            tag, write = tag_of(class_of(kind)), self._of(kind)
            found = self._tagged[kind] = lambda value: {tag.key: tag.word, **write(value)}
        return found

    def _fields(self, owner: Any, kind: Any) -> Write:
        hints, names = fields_of(kind), keys_of(owner)
        if not hints:
            return lambda value: {} if type(value) is owner else self._any(value)
        keys, read = tuple(names[each] for each in hints), attrgetter(*hints)
        made = {names[each]: self._of(hint) for each, hint in hints.items()}
        changed = tuple((key, write) for key, write in made.items() if write is not _same)
        single = len(keys) == 1

        def write(value: Any) -> Any:
            if type(value) is not owner:
                return self._any(value)
            written = {keys[0]: read(value)} if single else dict(zip(keys, read(value), strict=True))
            for key, change in changed:
                written[key] = change(written[key])
            return written

        return write

    def _reason(self, value: Any) -> str:
        word = self._reasons.get(value)
        if word is None:
            if isinstance(value, Article):
                word = value.key
            elif self._vocabulary is None:
                raise TypeError(f"only a vocabulary has the name of the question that {value!r} answers")
            else:
                word = self._vocabulary.write(value)
            self._reasons[value] = word
        return word

    # Collections.

    def _tuple(self, kinds: tuple[Any, ...]) -> Write:
        if len(kinds) == 2 and kinds[1] is Ellipsis:
            return self._items(self._of(kinds[0]))
        writes = [self._of(kind) for kind in kinds]
        if all(write is _same for write in writes):
            return list
        return lambda values: [write(value) for write, value in zip(writes, values, strict=True)]

    def _items(self, write: Write) -> Write:
        return list if write is _same else lambda values: list(map(write, values))

    def _set(self, write: Write) -> Write:
        return lambda values: sorted(map(write, values))

    def _mapping(self, write: Write) -> Write:
        return lambda table: {str(word_of(key)): write(value) for key, value in table.items()}
