"""Text in columns: a Chinese character is two columns wide in a terminal, a letter one."""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import combining, east_asian_width

_CLOSING = frozenset("，。、；：？！」』）》〉”’…·,.;:?!)")
"""Characters with which no line begins."""
_OPENING = frozenset("「『（《〈“‘(")
"""Characters with which no line ends."""


def width(text: str) -> int:
    """Count the columns that text takes in a terminal.

    >>> width("易安 Li")
    7
    """
    return sum(0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def padded(text: str, columns: int) -> str:
    """Fill text with blanks up to a number of columns.

    >>> padded("易安", 6) + "|"
    '易安  |'
    """
    return text + " " * (columns - width(text))


def wrapped(text: str, columns: int, indent: str = "") -> list[str]:
    """Break text into lines of at most so many columns, each after the first indented.

    A line breaks at a blank or beside a wide character, never before closing or after opening punctuation. What has no
    such place is cut where the line is full.

    >>> wrapped("甲擲二四六，恰中乙之本采。", 14)
    ['甲擲二四六，恰', '中乙之本采。']
    >>> wrapped("East leads the Thousand", 12, "  ")
    ['East leads', '  the', '  Thousand']
    """
    lines, line = [], ""
    for part in _parts(text):
        if line.strip() and width(line) + width(part.rstrip()) > columns:
            lines.append(line.rstrip())
            line = indent
            part = part.lstrip()  # noqa: PLW2901 - a line begins with no blank but its indent
        while width(line) + width(part.rstrip()) > columns and width(part) > 1:
            head = _fitting(part, columns - width(line))
            lines.append(line + head)
            line, part = indent, part[len(head) :]  # noqa: PLW2901 - the rest of a part that fills a line
        line += part
    return [*lines, line.rstrip()]


def _fitting(text: str, columns: int) -> str:
    """As many characters from the first as so many columns hold; at least one."""
    used = 1
    while used < len(text) and width(text[: used + 1]) <= columns:
        used += 1
    return text[:used]


def _parts(text: str) -> Iterator[str]:
    """Text in parts between which a line may break."""
    part = ""
    for letter in text:
        if part and _breaks(part[-1], letter):
            yield part
            part = ""
        part += letter
    yield part


def _breaks(before: str, after: str) -> bool:
    if after in _CLOSING or after == " " or before in _OPENING:
        return False
    return before == " " or width(before) == 2 or width(after) == 2
