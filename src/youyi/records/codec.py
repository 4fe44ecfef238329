"""Values to JSON and back, driven by their types: members of unions are tagged, clauses are written as keys."""

from __future__ import annotations

from typing import Any

from youyi.records.reader import Reader
from youyi.records.vocabulary import Vocabulary
from youyi.records.writer import Writer

_PLAIN = Writer()


def dump(value: Any, kind: Any = None, *, vocabulary: Vocabulary | None = None) -> Any:
    """Write a value as JSON; to write many under one vocabulary, keep a `Writer`.

    `kind` is the type that the reader expects; by default the value's own. A reason that is a ruling needs the
    `vocabulary`, which has the name of the question. Raises TypeError for values of other types.
    """
    return _writer(vocabulary).dump(value, kind)


def tagged(value: Any, *, vocabulary: Vocabulary | None = None) -> dict[str, Any]:
    """Write a dataclass with its tag, as a member of a union: an event."""
    return _writer(vocabulary).tagged(value)


def load(kind: Any, data: Any, *, vocabulary: Vocabulary | None = None, at: str = "") -> Any:
    """Read a value of a type back from JSON. Raises `BadRecord` naming the field."""
    return Reader(vocabulary).read(kind, data, at)


def _writer(vocabulary: Vocabulary | None) -> Writer:
    return _PLAIN if vocabulary is None else Writer(vocabulary)
