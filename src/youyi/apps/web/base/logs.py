"""The server's log: one line for each event, as text or as JSON.

A line has the event's name and its fields: ids of tables and games, seat numbers, codes, counts, trace ids. It never has a
token, a secret, a person's name, an address or the text of a move; tracebacks have no values of the database's parameters.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any, Literal, TypeAlias

import msgspec

LogKind: TypeAlias = Literal["warnings", "text", "json"]
Field: TypeAlias = str | int | float | bool | None
LOG = logging.getLogger("youyi.web")
_FIELDS = "youyi_fields"
_OTHERS = "message"
"""The event of a line that another library wrote."""


def write(event: str, level: int = logging.INFO, *, error: BaseException | None = None, **fields: Field) -> None:
    """Write one event with its fields, and an error's traceback."""
    LOG.log(level, event, extra={_FIELDS: fields}, exc_info=error)


class TextFormatter(logging.Formatter):
    """`2026-01-02T03:04:05.678Z INFO table_created table=k7m2wq9pzt4c game=ruqi`."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record as a line, followed by its traceback."""
        fields: dict[str, Field] = getattr(record, _FIELDS, {})
        said = " ".join([record.getMessage(), *(f"{name}={value}" for name, value in fields.items())])
        line = f"{_time(record)} {record.levelname} {said}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonFormatter(logging.Formatter):
    """`{"at": "2026-01-02T03:04:05.678Z", "level": "info", "event": "table_created", "table": "k7m2wq9pzt4c"}`."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record as one line of JSON; a traceback is its field `error`."""
        fields: dict[str, Field] | None = getattr(record, _FIELDS, None)
        line: dict[str, Any] = {"at": _time(record), "level": record.levelname.lower()}
        if fields is None:
            line |= {"event": _OTHERS, "logger": record.name, "text": record.getMessage()}
        else:
            line |= {"event": record.getMessage(), **fields}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def configure(kind: LogKind) -> None:
    """Write the log of this process to stderr: every event as text or JSON, or only warnings and failures."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if kind == "json" else TextFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOG.setLevel(logging.WARNING if kind == "warnings" else logging.INFO)


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
