"""Old files made new: one pure function per step, from each schema number to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from youyi.kernel.errors import BadRecord
from youyi.records import error_words
from youyi.records.record import SCHEMA, VERSION

Migration: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]


def _studied(fields: dict[str, Any]) -> dict[str, Any]:
    """From 1 to 2: the same, as no file of the first schema has a study. Raises `BadRecord` for one that has."""
    if "study" in fields:
        raise BadRecord(error_words.STUDY_OF_OLD.filled(schema=f"{SCHEMA}/{VERSION}"), field="study")
    return fields


MIGRATIONS: Mapping[int, Migration] = {1: _studied}
"""The step from each number to the next."""


def migrated(
    data: Mapping[str, Any], *, migrations: Mapping[int, Migration] = MIGRATIONS, newest: int = VERSION
) -> dict[str, Any]:
    """Bring a file's fields to the newest schema. Raises `BadRecord` if its number is not one we know."""
    number = schema_number(data.get("schema"), newest)
    fields = {key: value for key, value in data.items() if key != "schema"}
    for step in range(number, newest):
        fields = migrations[step](fields)
    return fields


def schema_number(schema: object, newest: int) -> int:
    """Read `youyi.record/1`. Raises `BadRecord` with the numbers that can be read."""
    name, _, digits = schema.partition("/") if isinstance(schema, str) else ("", "", "")
    known = {str(number): number for number in range(1, newest + 1)}
    if name == SCHEMA and digits in known:
        return known[digits]
    valid = tuple(f"{SCHEMA}/{number}" for number in known)
    raise BadRecord(error_words.SCHEMA.filled(schema=schema, valid=valid), field="schema")
