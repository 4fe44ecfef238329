"""How far the pieces of 儒棋 still have to go: cells home, and what a piece is likely to need."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from youyi.games.ruqi.board import OFF, PIECES, Cell, cells_home
from youyi.games.ruqi.position import CELL_OF, GONE, KIND_OF, Army, Kind
from youyi.games.ruqi.travel import counted
from youyi.kernel.lab.adding import added

WORTH = tuple(piece.number for piece in PIECES)
"""What 善 敬 德 忠 順 count, in 算."""
CELLS = tuple(Cell(number) for number in range(OFF))
"""Every cell on the board."""

Weights: TypeAlias = tuple[tuple[float, ...], ...]
"""For each piece, what each of its tokens counts."""


def next_cells(cell: Cell, pips: int, turns: frozenset[Cell]) -> tuple[Cell, ...]:
    """List where a die can bring a piece on an empty board, given the crossings where it may turn into a lane."""
    ways = (False, True) if cell in turns else (False,)
    return tuple(counted(cell, pips, turns_in).end for turns_in in ways)


@cache
def likely_home(turns: frozenset[Cell], patience: float = 1.0) -> tuple[float, ...]:
    """Estimate for each cell, OFF included, the pips a piece needs if it takes only the dice it likes.

    A die may go to another piece instead, at the cost of `patience`: so a piece before a crossing counts on
    meeting it exactly, but not for nothing. Solved by repeated sweeps over the empty board.
    """
    need = (*(float(cells_home(cell, lanes=False)) for cell in CELLS), 0.0)
    dice = range(1, 6)
    while True:
        better = tuple(
            added(
                min(need[cell] + patience, *(pips + need[way] for way in next_cells(cell, pips, turns)))
                for pips in dice
            )
            / len(dice)
            for cell in CELLS
        )
        change = max(abs(now - before) for now, before in zip(better, need, strict=False))
        need = (*better, 0.0)
        if change < 1e-6:
            return need


def weighed(weigh: Callable[[int, Cell, Kind], float]) -> Weights:
    """Weigh every token of every piece on the board by its worth, cell and kind; off the board it weighs nothing."""
    return tuple((*(weigh(worth, CELL_OF[token], KIND_OF[token]) for token in range(GONE)), 0) for worth in WORTH)


def total(weights: Weights, army: Army) -> float:
    """Add up what the tokens of an army weigh."""
    return added(weights[piece][token] for piece, token in enumerate(army))
