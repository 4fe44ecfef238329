"""Where a table began that goes on from another game. In the store it stands among the terms, under a key of its own.

A release that does not know the key refuses such a table instead of playing it from the game's own start.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

_KEY = "@from"
"""No term is called so: terms are names of Python."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Beginning:
    """A position of another game."""

    start: str
    """The position, in the game's notation."""
    table: str | None
    """The table whose game it was; None: a record file."""
    ply: int
    """How many plies had been made there."""


def with_beginning(terms: Mapping[str, Any], beginning: Beginning | None) -> dict[str, Any]:
    """The terms of a table as they are stored."""
    return dict(terms) if beginning is None else {**terms, _KEY: asdict(beginning)}


def beginning_of(stored: Any) -> tuple[Any, Beginning | None]:
    """Part the stored terms of a table from where it began. Raises TypeError for what is no beginning."""
    if not isinstance(stored, dict) or _KEY not in stored:
        return stored, None
    return {name: value for name, value in stored.items() if name != _KEY}, Beginning(**stored[_KEY])
