"""Values to JSON and back, driven by their types: members of unions are tagged, clauses are written as keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import is_dataclass
from typing import Any, get_args

from youyi.kernel.articles import Article
from youyi.kernel.rulings import Ruling, value_of
from youyi.records.kinds import class_of, fields_of, is_union, keys_of, members, tag_of, word_of
from youyi.records.reader import Reader
from youyi.records.vocabulary import Vocabulary


def dump(value: Any, kind: Any = None, *, vocabulary: Vocabulary | None = None) -> Any:
    """Write a value as JSON.

    `kind` is the type that the reader expects; by default the value's own. A reason that is a ruling needs the
    `vocabulary`, which has the name of the question. Raises TypeError for values of other types.
    """
    if is_dataclass(value) and not isinstance(value, Article):
        return _dump_fields(value, kind, vocabulary)
    if isinstance(value, Ruling):
        return _dump_ruling(value, kind, vocabulary)
    if isinstance(value, Mapping):
        inner = _argument(kind, 1)
        return {str(word_of(key)): dump(each, inner, vocabulary=vocabulary) for key, each in value.items()}
    if isinstance(value, AbstractSet):
        return sorted(dump(each, _argument(kind, 0), vocabulary=vocabulary) for each in value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [dump(each, _item(kind, place), vocabulary=vocabulary) for place, each in enumerate(value)]
    if vocabulary is not None and kind in vocabulary.words:
        return vocabulary.words[kind][value]
    return word_of(value)


def tagged(value: Any, *, vocabulary: Vocabulary | None = None) -> dict[str, Any]:
    """Write a dataclass with its tag, as a member of a union: an event."""
    tag = tag_of(type(value))
    return {tag.key: tag.word, **dump(value, vocabulary=vocabulary)}


def load(kind: Any, data: Any, *, vocabulary: Vocabulary | None = None, at: str = "") -> Any:
    """Read a value of a type back from JSON. Raises `BadRecord` naming the field."""
    return Reader(vocabulary).read(kind, data, at)


def _dump_ruling(value: Ruling, kind: Any, vocabulary: Vocabulary | None) -> Any:
    if kind is not None and type(value) in members(kind):
        return value_of(value)
    if vocabulary is None:
        raise TypeError(f"only a vocabulary has the name of the question that {value!r} answers")
    return vocabulary.write(value)


def _dump_fields(value: Any, kind: Any, vocabulary: Vocabulary | None) -> dict[str, Any]:
    own: Any = type(value)
    exact = next((each for each in members(kind) if class_of(each) is own), own)
    keys = keys_of(own)
    written = {
        keys[name]: dump(getattr(value, name), hint, vocabulary=vocabulary) for name, hint in fields_of(exact).items()
    }
    if not is_union(kind):
        return written
    tag = tag_of(own)
    return {tag.key: tag.word, **written}


def _sequence(kind: Any) -> tuple[Any, ...]:
    """Give the arguments of the member of `kind` that is a collection."""
    return next((get_args(each) for each in members(kind) if get_args(each)), ())


def _argument(kind: Any, place: int) -> Any:
    found = _sequence(kind)
    return found[place] if place < len(found) else None


def _item(kind: Any, place: int) -> Any:
    found = _sequence(kind)
    every = len(found) < 2 or found[1] is Ellipsis
    return _argument(kind, 0 if every else place)
