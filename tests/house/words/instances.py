"""Values made from nothing but their types: for sentences that random games seldom call for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from types import UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints


def instance(kind: Any, given: Mapping[Any, Any], *, full: bool) -> Any:
    """A value of a type. `given` has values of types that not every value fits.

    A full one has something in every field; else what may be absent is absent: None, False, an empty tuple.

    >>> instance(tuple[int, ...] | None, {}, full=True), instance(tuple[int, ...] | None, {}, full=False)
    ((1,), None)
    """
    for key in (kind, get_origin(kind)):
        if key in given:
            return given[key]
    if isinstance(kind, NewType):
        return instance(kind.__supertype__, given, full=full)
    arguments = get_args(kind)
    if get_origin(kind) in {Union, UnionType}:
        present = [each for each in arguments if each is not type(None)]
        return instance(present[0], given, full=full) if full or len(present) == len(arguments) else None
    if get_origin(kind) is tuple:
        if arguments[-1] is Ellipsis:
            return (instance(arguments[0], given, full=full),) if full else ()
        return tuple(instance(each, given, full=full) for each in arguments)
    return _plain(kind, given, full=full)


def _plain(kind: Any, given: Mapping[Any, Any], *, full: bool) -> Any:
    if isinstance(kind, type) and is_dataclass(kind):
        hints = get_type_hints(kind)
        return kind(**{field.name: instance(hints[field.name], given, full=full) for field in fields(kind)})
    if issubclass(kind, Enum):
        return next(iter(kind))
    if kind is bool:
        return full
    if kind is int:
        return 1
    if kind is str:
        return "text"
    raise TypeError(f"nothing says how to make a {kind}")
