"""Exact figures that a game works out beside the odds of a single throw: of a hand dealt, of what is waited for."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from youyi.kernel.names import Name, Words


@dataclass(frozen=True, slots=True)
class ExactFigure:
    """A chance, or a mean."""

    key: str
    """For programs."""
    name: Name | Words
    value: Fraction


@dataclass(frozen=True, slots=True)
class ExactTable:
    """Figures of one kind."""

    key: str
    """For programs."""
    title: Words
    """What they are, and what they are counted in."""
    rows: tuple[ExactFigure, ...]
