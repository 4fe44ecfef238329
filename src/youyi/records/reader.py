"""JSON read as values of given types; every error names the field."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import is_dataclass
from enum import Enum
from fractions import Fraction
from typing import Any, Literal, get_args

from youyi.kernel.articles import Article
from youyi.kernel.errors import BadRecord
from youyi.kernel.names import Words
from youyi.kernel.rules import Reason
from youyi.kernel.rulings import Ruling, value_of
from youyi.records import error_words as said
from youyi.records.kinds import class_of, fields_of, keys_of, members, plain, required, tag_of, word_of
from youyi.records.vocabulary import Vocabulary

_KEY = re.compile("0|[1-9][0-9]{0,8}")
"""A whole number written in one way only, so that no two keys are the same number."""
_FRACTION = re.compile("-?[0-9]{1,99}(?:/[0-9]{1,99})?")


def _shown(data: Any) -> str:
    text = repr(data)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _bad(at: str, why: Words) -> BadRecord:
    return BadRecord(why, field=at or said.THE_WHOLE)


def _join(at: str, name: object) -> str:
    return f"{at}.{name}" if at else str(name)


class Reader:
    """Reads values of given types from JSON; every error names the field."""

    __slots__ = ("_vocabulary",)

    def __init__(self, vocabulary: Vocabulary | None) -> None:
        self._vocabulary = vocabulary

    def read(self, kind: Any, data: Any, at: str) -> Any:
        """Read one value; `at` is where it stands. Raises `BadRecord`, and TypeError for a type that cannot be read."""
        if self._vocabulary is not None and kind in self._vocabulary.words:
            return self._word(self._vocabulary.words[kind], data, at)
        kind = plain(kind)
        if kind is Any:
            return data
        if len(members(kind)) > 1:
            return self._member(kind, data, at)
        owner = class_of(kind)
        if owner is type(None):
            return self._exactly(type(None), said.NULL, data, at)
        if owner is Literal:
            return get_args(kind)[self._word(get_args(kind), data, at)]
        if not isinstance(owner, type):
            raise TypeError(f"no way to read a {kind!r}")
        return self._way(owner)(kind, data, at)

    def _way(self, owner: type[Any]) -> Callable[[Any, Any, str], Any]:
        ways: tuple[tuple[type[Any], Callable[[Any, Any, str], Any]], ...] = (
            (Article, self._reason),
            (Ruling, self._ruling),
            (Enum, self._enum),
            (tuple, self._tuple),
            (AbstractSet, self._set),
            (Mapping, self._mapping),
        )
        for base, way in ways:
            if issubclass(owner, base):
                return way
        return self._fields if is_dataclass(owner) else self._scalar

    def _exactly(self, owner: type[Any], expected: Words | str, data: Any, at: str) -> Any:
        if not isinstance(data, owner) or (owner is not bool and isinstance(data, bool)):
            raise _bad(at, said.EXPECTED.filled(expected=expected, found=_shown(data)))
        return data

    def _scalar(self, kind: Any, data: Any, at: str) -> Any:
        match class_of(kind):
            case t if t is int:
                return self._exactly(int, said.WHOLE_NUMBER, data, at)
            case t if t is str:
                return self._exactly(str, said.TEXT, data, at)
            case t if t is bool:
                return self._exactly(bool, said.TRUE_OR_FALSE, data, at)
            case t if t is Fraction:
                return self._fraction(data, at)
        raise TypeError(f"no way to read a {kind!r}")

    def _fraction(self, data: Any, at: str) -> Fraction:
        text = self._exactly(str, said.FRACTION, data, at)
        if not _FRACTION.fullmatch(text) or int(text.partition("/")[2] or 1) == 0:
            raise _bad(at, said.EXPECTED.filled(expected=said.FRACTION, found=_shown(data)))
        return Fraction(text)

    def _enum(self, kind: Any, data: Any, at: str) -> Any:
        words = {word_of(member): member for member in kind}
        if isinstance(data, bool) or not isinstance(data, str | int) or data not in words:
            raise _bad(at, said.NONE_OF.filled(found=_shown(data), valid=tuple(words)))
        return words[data]

    def _word(self, words: tuple[str, ...], data: Any, at: str) -> int:
        if data not in words:
            raise _bad(at, said.NONE_OF.filled(found=_shown(data), valid=words))
        return words.index(data)

    def _ruling(self, kind: Any, data: Any, at: str) -> Any:
        if kind is Ruling:
            return self._reason(kind, data, at)
        for member in kind:
            if value_of(member) == data and isinstance(data, bool) == isinstance(value_of(member), bool):
                return member
        raise _bad(at, said.NONE_OF.filled(found=_shown(data), valid=tuple(member.word for member in kind)))

    def _reason(self, _kind: Any, data: Any, at: str) -> Reason:
        text = self._exactly(str, said.REASON, data, at)
        if self._vocabulary is None:
            raise TypeError("only a vocabulary can read reasons")
        try:
            return self._vocabulary.read(text)
        except KeyError:
            raise _bad(at, said.NO_REASON.filled(found=_shown(data))) from None

    def _member(self, kind: Any, data: Any, at: str) -> Any:
        if data is None and type(None) in members(kind):
            return None
        offered = tuple(each for each in members(kind) if each is not type(None))
        if len(offered) == 1:
            return self.read(offered[0], data, at)
        if isinstance(data, dict):
            return self._tagged(offered, data, at)
        return self._first_that_fits(offered, data, at)

    def _tagged(self, offered: Sequence[Any], data: dict[str, Any], at: str) -> Any:
        tags = {tag_of(class_of(each)): each for each in offered if is_dataclass(class_of(each))}
        for tag, each in tags.items():
            if data.get(tag.key) == tag.word:
                return self._fields(each, {key: inner for key, inner in data.items() if key != tag.key}, at)
        keys = {tag.key for tag in tags}
        found = next((data[key] for key in keys if key in data), None)
        where = _join(at, "/".join(sorted(keys)))
        raise _bad(where, said.NONE_OF.filled(found=_shown(found), valid=tuple(tag.word for tag in tags)))

    def _first_that_fits(self, offered: Sequence[Any], data: Any, at: str) -> Any:
        refusal = _bad(at, said.NO_TYPE.filled(found=_shown(data)))
        for each in offered:
            if not is_dataclass(class_of(each)) or each is Article:
                try:
                    return self.read(each, data, at)
                except BadRecord as error:
                    refusal = error
        raise refusal

    def _tuple(self, kind: Any, data: Any, at: str) -> tuple[Any, ...]:
        items = self._exactly(list, said.LIST, data, at)
        kinds = get_args(kind)
        if len(kinds) == 2 and kinds[1] is Ellipsis:
            kinds = (kinds[0],) * len(items)
        if len(kinds) != len(items):
            raise _bad(at, said.ITEMS.filled(wanted=len(kinds), found=len(items)))
        return tuple(self._each(kinds, items, at))

    def _set(self, kind: Any, data: Any, at: str) -> frozenset[Any]:
        items = self._exactly(list, said.LIST, data, at)
        return frozenset(self._each(get_args(kind) * len(items), items, at))

    def _each(self, kinds: Sequence[Any], items: Sequence[Any], at: str) -> Iterable[Any]:
        for place, (kind, item) in enumerate(zip(kinds, items, strict=True)):
            yield self.read(kind, item, _join(at, place))

    def _mapping(self, kind: Any, data: Any, at: str) -> dict[Any, Any]:
        table = self._exactly(dict, said.OBJECT, data, at)
        key_kind, item_kind = get_args(kind)
        return {self._key(key_kind, key, at): self.read(item_kind, item, _join(at, key)) for key, item in table.items()}

    def _key(self, kind: Any, key: str, at: str) -> Any:
        if plain(kind) is int:
            if not _KEY.fullmatch(key):
                raise _bad(_join(at, key), said.KEY_NUMBER.filled(found=_shown(key)))
            return int(key)
        return self.read(kind, key, _join(at, key))

    def _fields(self, kind: Any, data: Any, at: str) -> Any:
        owner = class_of(kind)
        table = self._exactly(dict, said.OBJECT_OF.filled(kind=owner.__name__), data, at)
        keys = keys_of(owner)
        for key in table:
            if key not in keys.values():
                raise _bad(_join(at, key), said.NO_FIELD.filled(valid=tuple(keys.values()) or "none"))
        for name in required(owner):
            if keys[name] not in table:
                raise _bad(_join(at, keys[name]), said.MISSING)
        given = {name: hint for name, hint in fields_of(kind).items() if keys[name] in table}
        return owner(
            **{name: self.read(hint, table[keys[name]], _join(at, keys[name])) for name, hint in given.items()}
        )
