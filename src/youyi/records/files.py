"""Records as text: one in a JSON file, many in a `.jsonl`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill
from typing import Any

from youyi.kernel.errors import BadRecord
from youyi.records import error_words
from youyi.records.codec import dump, load
from youyi.records.json_text import lines_of, parsed, text_of
from youyi.records.migrate import migrated
from youyi.records.record import SCHEMA, VERSION, WITHOUT_STUDY, Record

MANY = ".jsonl"
"""How the name of a file of many games ends."""
_WIDTH = 100


def write_record(record: Record) -> str:
    """Write a record for people to read: a line for each field, the moves wrapped."""
    lines = (f'  "{key}": {_laid_out(key, value)}' for key, value in _written(record).items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def write_line(record: Record) -> str:
    """Write a record on one line, for files that hold many."""
    return json.dumps(_written(record), ensure_ascii=False, separators=(",", ":")) + "\n"


def read_record(text: str) -> Record:
    """Read what `write_record` or `write_line` wrote. Raises `BadRecord`."""
    data = parsed(text)
    if not isinstance(data, dict):
        raise BadRecord(error_words.NOT_AN_OBJECT)
    record = load(Record, migrated(data))
    assert isinstance(record, Record)
    return record


def read_records(text: str) -> Iterator[Record]:
    """Read a record per line. Raises `BadRecord` naming the line."""
    for number, line in lines_of(text):
        try:
            yield read_record(line)
        except BadRecord as error:
            raise BadRecord(error_words.ON_LINE.filled(line=number, why=error.words)) from error


def save(path: Path, record: Record) -> None:
    """Write a record to a file; a `.jsonl` gains a line, any other file is replaced."""
    if path.suffix == MANY:
        with path.open("a", encoding="utf-8") as lines:
            lines.write(write_line(record))
    else:
        path.write_text(write_record(record), encoding="utf-8")


def opened(path: Path) -> tuple[Record, ...]:
    """Read every record of a file. Raises `BadRecord`, and OSError if there is no such file."""
    text = text_of(path)
    return tuple(read_records(text)) if path.suffix == MANY else (read_record(text),)


def _written(record: Record) -> dict[str, Any]:
    fields = dump(record)
    if record.conceded is None:  # as releases that did not know it write and read it
        del fields["conceded"]
    if record.study is None:
        del fields["study"]
    else:
        fields["study"]["variations"] = [
            {key: said for key, said in each.items() if said} for each in fields["study"]["variations"]
        ]
    fields["seats"] = [{key: said for key, said in seat.items() if said is not None} for seat in fields["seats"]]
    return {"schema": f"{SCHEMA}/{WITHOUT_STUDY if record.study is None else VERSION}", **fields}


def _laid_out(key: str, value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    if key == "study":
        return "{\n" + ",\n".join(f'    "{name}": {_one_by_one(each)}' for name, each in value.items()) + "\n  }"
    if not isinstance(value, list) or len(text) <= _WIDTH:
        return text
    words = (json.dumps(each, ensure_ascii=False).replace(" ", "\0") for each in value)
    wrapped = fill(
        ", ".join(words),
        _WIDTH,
        initial_indent="    ",
        subsequent_indent="    ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    return "[\n" + wrapped.replace("\0", " ") + "\n  ]"


def _one_by_one(value: Any) -> str:
    """A comment or a variation on each line."""
    match value:
        case {**comments} if comments:
            lines = [f"{json.dumps(ply)}: {json.dumps(text, ensure_ascii=False)}" for ply, text in comments.items()]
            return "{\n      " + ",\n      ".join(lines) + "\n    }"
        case [dict(), *_]:
            return "[\n      " + ",\n      ".join(json.dumps(each, ensure_ascii=False) for each in value) + "\n    ]"
        case _:
            return json.dumps(value, ensure_ascii=False)
