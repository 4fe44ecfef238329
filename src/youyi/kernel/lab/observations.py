"""What a seat sees as a row of whole numbers in named blocks, for programs that learn."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Generic, TypeAlias, TypeVar

V_contra = TypeVar("V_contra", contravariant=True)

Row: TypeAlias = "array[int]"
"""Numbers of 32 bits: `numpy.frombuffer(row, numpy.int32)` reads it without copying."""
MOST = (1 << 31) - 1
"""Of a figure without a bound of its own, such as a purse."""


@dataclass(frozen=True, slots=True)
class Block:
    """Numbers of one meaning, side by side."""

    name: str
    shape: tuple[int, ...]
    """(3, 40): three planes of forty, one after another."""
    says: str
    """What a number means, and in which order they stand. Seats stand in the order of play from the looker's own on."""
    high: int = 1
    low: int = 0

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for each in self.shape:
            size *= each
        return size


@dataclass(frozen=True, slots=True)
class Observations(Generic[V_contra]):
    """How one table's views are written as rows."""

    version: str
    """Changes whenever a number changes its meaning; stored beside whatever was trained on the rows."""
    blocks: tuple[Block, ...]
    fill: Callable[[Row, V_contra, int], None]
    """Write what a seat sees into a row of zeros."""
    _blank: Row = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Keep a row of zeros to copy."""
        object.__setattr__(self, "_blank", array("i", bytes(4 * sum(block.size for block in self.blocks))))

    @property
    def size(self) -> int:
        """How many numbers a row has."""
        return len(self._blank)

    def write(self, view: V_contra, seat: int, /) -> Row:
        """Write what a seat sees, from its view."""
        row = self._blank[:]
        self.fill(row, view, seat)
        return row

    def starts(self) -> dict[str, int]:
        """Where each block begins in a row."""
        return starts_of(self.blocks)

    def read(self, row: Sequence[int], name: str) -> list[int]:
        """The numbers of one block."""
        start = self.starts()[name]
        size = next(block.size for block in self.blocks if block.name == name)
        return [int(number) for number in row[start : start + size]]


def starts_of(blocks: Sequence[Block]) -> dict[str, int]:
    """Where each of some blocks begins in a row."""
    begins = accumulate((block.size for block in blocks), initial=0)
    return {block.name: start for block, start in zip(blocks, begins, strict=False)}
