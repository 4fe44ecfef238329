"""Text in columns: a Chinese character is two columns wide in a terminal, a letter one."""

from __future__ import annotations

from unicodedata import combining, east_asian_width


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
