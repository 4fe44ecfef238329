"""Introspection of types: fields, members of unions, and the tags that tell members apart."""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import cache
from typing import Any, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

from youyi.kernel.articles import Article


@dataclass(frozen=True, slots=True)
class Tag:
    """The key and the word that mark a class as a member of a union."""

    key: str
    word: str


def tag_of(member: type[Any]) -> Tag:
    """Return the tag of a class: its own `tag` if it has one, else `type` and the name of the class.

    >>> tag_of(Tag)
    Tag(key='type', word='Tag')
    """
    own = getattr(member, "tag", None)
    return own if isinstance(own, Tag) else Tag("type", member.__name__)


def plain(kind: Any) -> Any:
    """Return the type that a new type is made of; other types unchanged."""
    while isinstance(kind, NewType):
        kind = kind.__supertype__
    return kind


@cache
def members(kind: Any) -> tuple[Any, ...]:
    """Return the members of a union, nested unions included; any other type is its own only member.

    >>> members(int | None)
    (<class 'int'>, <class 'NoneType'>)
    """
    inner = plain(kind)
    if get_origin(inner) in (Union, types.UnionType):
        return tuple(dict.fromkeys(each for part in get_args(inner) for each in members(part)))
    return (kind,)


def is_union(kind: Any) -> bool:
    """Return whether a value needs a tag; `None` does not."""
    return sum(member is not type(None) for member in members(kind)) > 1


def class_of(kind: Any) -> Any:
    """Return the class of a type with arguments.

    >>> class_of(tuple[int, ...])
    <class 'tuple'>
    """
    kind = plain(kind)
    return get_origin(kind) or kind


@cache
def fields_of(kind: Any) -> Mapping[str, Any]:
    """Return the type of each field of a dataclass, with type arguments filled in where they are known."""
    owner = class_of(kind)
    hints = get_type_hints(owner)
    known = dict(zip(getattr(owner, "__parameters__", ()), get_args(kind), strict=False))
    return {each.name: _filled(hints[each.name], known) for each in dataclasses.fields(owner) if each.init}


def _filled(hint: Any, known: Mapping[Any, Any]) -> Any:
    if isinstance(hint, TypeVar):
        return known.get(hint, Any)
    open_parts = getattr(hint, "__parameters__", ())
    return hint[tuple(known.get(each, Any) for each in open_parts)] if open_parts else hint


@cache
def required(owner: Any) -> frozenset[str]:
    """Return the names of the fields that have no default."""
    missing = dataclasses.MISSING
    return frozenset(
        each.name
        for each in dataclasses.fields(owner)
        if each.init and each.default is missing and each.default_factory is missing
    )


@cache
def keys_of(owner: Any) -> Mapping[str, str]:
    """Return the key under which each field is written: language codes are written as in HTML.

    >>> from youyi.kernel.names import Words
    >>> list(keys_of(Words).values())
    ['en', 'zh-Hant', 'zh-Hans']
    """
    languages = {"zh_hant": "zh-Hant", "zh_hans": "zh-Hans"}
    return {name: languages.get(name, name) for name in fields_of(owner)}


def word_of(value: Any) -> Any:
    """Write a value that is one word or number: a clause by its key, a member of an enumeration by its value or its name."""
    match value:
        case Article():
            return value.key
        case Enum():
            return value.value if isinstance(value.value, str | int) else value.name
        case Fraction():
            return str(value)
        case None | bool() | int() | float() | str():
            return value
        case _:
            raise TypeError(f"no type says how to write {value!r}")
