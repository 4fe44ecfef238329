"""Positions as plain text: a drawing, and the position string in its last line."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import TypeVar

from youyi.kernel import error_words
from youyi.kernel.errors import BadNotation

P = TypeVar("P")


def read_checked(text: str, read_position: Callable[[str], P], draw: Callable[[P], str]) -> P:
    """Read a drawing: its last line is the position, with which the lines above must agree; spaces at their ends are ignored.

    Raises what `read_position` raises, and `BadNotation` with the first line that does not agree and its column.
    """
    lines = text.strip("\n").split("\n")
    position = read_position(lines[-1].strip())
    for drawn, given in zip_longest(draw(position).split("\n"), lines, fillvalue=""):
        if drawn.rstrip() != given.rstrip():
            same = next((at for at, pair in enumerate(zip_longest(drawn, given)) if pair[0] != pair[1]), 0)
            raise BadNotation(given, same + 1, error_words.DRAWING.filled(drawn=drawn))
    return position
