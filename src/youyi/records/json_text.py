"""JSON of strangers, read strictly: what is no sound JSON, or too large, too deep or ambiguous, is refused with its place."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Any

from youyi.kernel.errors import BadRecord
from youyi.kernel.names import Words
from youyi.records import error_words

LARGEST_FILE = 64 * 1024 * 1024
"""In bytes."""
LARGEST_TEXT = 4 * 1024 * 1024
"""The longest JSON text read as one value, in characters: a record, or one line of a file of many."""
DEEPEST = 64
MOST_DIGITS = 1000
"""The longest whole number; Python itself refuses to write numbers above 4,300 digits."""


@dataclass(frozen=True, slots=True)
class _LongNumber:
    digits: int


def text_of(path: Path) -> str:
    """Read a file as text. Raises `BadRecord` if it is no file, too large, or not UTF-8; OSError if it cannot be opened."""
    mode = path.stat().st_mode
    if not S_ISREG(mode) and not S_ISDIR(mode):  # a pipe might never end; a folder is refused when it is opened
        raise BadRecord(error_words.NO_REGULAR_FILE)
    with path.open("rb") as file:
        raw = file.read(LARGEST_FILE + 1)
    if len(raw) > LARGEST_FILE:
        raise BadRecord(error_words.TOO_LARGE.filled(most=LARGEST_FILE // 2**20))
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(error_words.NOT_UTF8.filled(byte=error.start)) from error


def lines_of(text: str) -> Iterator[tuple[int, str]]:
    r"""Number the lines that are not empty, from 1. Only `\n` parts them: JSON may contain all other line breaks."""
    return ((number, line) for number, line in enumerate(text.split("\n"), start=1) if line.strip())


def parsed(text: str) -> Any:
    """Read one JSON value. Raises `BadRecord` naming the place."""
    if len(text) > LARGEST_TEXT:
        raise BadRecord(error_words.TOO_LARGE.filled(most=LARGEST_TEXT // 2**20))
    try:
        data = json.loads(text, object_pairs_hook=_unrepeated, parse_constant=_refused, parse_int=_whole)
    except json.JSONDecodeError as error:
        raise BadRecord(error_words.NOT_JSON.filled(detail=error.msg, line=error.lineno, column=error.colno)) from error
    except RecursionError as error:
        raise BadRecord(error_words.TOO_DEEP) from error
    _check(data)
    return data


def _check(data: Any) -> None:
    """Refuse nesting, numbers and texts that later steps could not handle."""
    waiting: list[tuple[Any, str, int]] = [(data, "", 0)]
    while waiting:
        value, at, depth = waiting.pop()
        why = _fault(value, depth)
        if why is not None:
            raise BadRecord(why, field=at or None)
        if isinstance(value, dict):
            waiting += ((key, at, depth) for key in value)
            waiting += ((each, f"{at}.{key}" if at else key, depth + 1) for key, each in value.items())
        elif isinstance(value, list):
            waiting += ((each, f"{at}.{place}" if at else str(place), depth + 1) for place, each in enumerate(value))


def _fault(value: Any, depth: int) -> Words | None:
    match value:
        case str() if not value.isascii() and not _encodable(value):
            return error_words.SURROGATE
        case _LongNumber(digits):
            return error_words.LONG_NUMBER.filled(digits=digits, most=MOST_DIGITS)
        case float() if not math.isfinite(value):
            return error_words.NO_NUMBER.filled(word=value)
        case dict() | list() if depth > DEEPEST:
            return error_words.TOO_DEEP
        case _:
            return None


def _encodable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _whole(digits: str) -> int | _LongNumber:
    return int(digits) if len(digits) <= MOST_DIGITS else _LongNumber(len(digits))


def _unrepeated(pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    table: dict[str, Any] = {}
    for key, value in pairs:
        if key in table:
            raise BadRecord(error_words.TWICE, field=key)
        table[key] = value
    return table


def _refused(word: str) -> Any:
    raise BadRecord(error_words.NO_NUMBER.filled(word=word))
