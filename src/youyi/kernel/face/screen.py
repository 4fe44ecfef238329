"""What a terminal shows of a table: lines of marked text, which an app turns into colours."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from youyi.kernel.face.columns import width
from youyi.kernel.seats import Seat


class Mark(Enum):
    """How text stands out. Nothing is said by a mark alone: without colours the text says it, too."""

    PLAIN = "plain"
    QUIET = "quiet"
    """Names of empty cells, and what else is there to be looked up."""
    STRONG = "strong"
    """Headings, and what is asked about."""


@dataclass(frozen=True, slots=True)
class Span:
    """Text with one mark."""

    text: str
    mark: Mark = Mark.PLAIN
    seat: Seat | None = None
    """Whose it is: it may have the seat's colour."""


Line: TypeAlias = tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Room:
    """How much a terminal shows, in columns of a letter and rows."""

    columns: int
    rows: int


def line(*parts: Span | str) -> Line:
    """Put a line together from spans and plain text."""
    return tuple(Span(part) if isinstance(part, str) else part for part in parts)


def filled(span: Span, columns: int) -> Line:
    """A span, and unmarked blanks up to a number of columns."""
    blanks = columns - width(span.text)
    return (span, Span(" " * blanks)) if blanks > 0 else (span,)


def plain(lines: Iterable[Line]) -> str:
    r"""The lines without their marks, no blanks at their ends.

    >>> plain([line(Span("甲12", seat=Seat(0)), "  "), line("13")])
    '甲12\n13'
    """
    return "\n".join("".join(span.text for span in each).rstrip() for each in lines)
