"""Everything a side or the dice can do in 儒棋."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, Union

from youyi.games.ruqi.board import Cell
from youyi.games.ruqi.position import Piece
from youyi.kernel.dice import Throw


@dataclass(frozen=True, slots=True)
class Walk:
    """One number used by one unit: a piece, or all of one kind on a cell."""

    pieces: tuple[Piece, ...]
    """In the order 善 敬 德 忠 順."""
    start: Cell
    pips: int
    """Cells counted forward; -1 for the retreat."""
    lane: str | None = None
    """The letter of the lane into which it turns from the crossing where it stands."""


@dataclass(frozen=True, slots=True)
class Play:
    """A whole turn: the walks in their order."""

    walks: tuple[Walk, ...]


Move: TypeAlias = Union[Throw, Play]
