"""How far the pieces of 儒棋 still have to go: cells home, and what a piece is likely to need."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from youyi.games.ruqi import GONE, PIECES, Arms, Army, Rulings, Token, token_name

WORTH = tuple(piece.number for piece in PIECES)
"""What 善 敬 德 忠 順 count, in 算."""
TOKENS = tuple(token_name(Token(token)) for token in range(GONE + 1))
"""Every place and kind a piece can have; the last is off the board."""
CELLS = tuple(dict.fromkeys(name[:-1] for name in TOKENS[:-1]))

_RING, _LANE = 40, 10
"""Steps round the border, and from a crossing through a lane to the next."""
_CUT = 10
"""Steps that one lane saves; only one can be used."""
_LANES = {"p10": "Z", "p20": "J", "p30": "R"}

Weights: TypeAlias = tuple[tuple[float, ...], ...]
"""For each piece, what each of its tokens counts."""


def lanes_open(rulings: Rulings) -> frozenset[str]:
    """Name the crossings at which a piece may turn into a lane.

    >>> sorted(lanes_open(Rulings(arms=Arms.FORWARD)))
    ['p10', 'p20']
    """
    return {
        Arms.ANY: frozenset(_LANES),
        Arms.FORWARD: frozenset(("p10", "p20")),
        Arms.NONE: frozenset[str](),
    }[rulings.arms]


def cells_home(cell: str, *, lanes: bool) -> int:
    """Count the cells to one's own 淨 by the shortest way, through a lane where they are open.

    >>> [cells_home("p8", lanes=True), cells_home("p8", lanes=False), cells_home("Z4", lanes=True)]
    [22, 32, 16]
    """
    step = int(cell[1:])
    match cell[0]:
        case "p":
            return _RING - step - (_CUT if lanes and step <= _RING // 2 else 0)
        case "Z":
            return 2 * _LANE - step
        case "J":
            return _LANE - step
        case _:
            # The lane back from the second 中 ends at the first, from where a lane cuts the way again.
            return _LANE - step + 2 * _LANE


def next_cells(cell: str, pips: int, lanes: frozenset[str]) -> tuple[str, ...]:
    """List where a die can bring a piece on an empty board; `out` is home.

    >>> next_cells("p10", 2, frozenset(("p10",)))
    ('p12', 'Z2')
    """
    ways = [_along(cell, pips)]
    if cell in lanes:
        ways.append(_along(f"{_LANES[cell]}0", pips))
    return tuple(ways)


def _along(cell: str, pips: int) -> str:
    way, step = cell[0], int(cell[1:]) + pips
    if way == "p":
        return f"p{step}" if step < _RING else "out"
    if step < _LANE:
        return f"{way}{step}"
    ends = {"Z": "p30", "R": "p10"}
    return _along(ends[way], step - _LANE) if way in ends else "out"


@cache
def likely_home(lanes: frozenset[str], patience: float = 1.0) -> dict[str, float]:
    """Estimate the pips a piece needs if it takes only the dice it likes.

    A die may go to another piece instead, at the cost of `patience`: so a piece before a crossing counts on
    meeting it exactly, but not for nothing. Solved by repeated sweeps over the empty board.
    """
    need = {cell: float(cells_home(cell, lanes=False)) for cell in CELLS} | {"out": 0.0}
    dice = range(1, 6)
    while True:
        better = {
            cell: sum(
                min(need[cell] + patience, *(pips + need[way] for way in next_cells(cell, pips, lanes)))
                for pips in dice
            )
            / len(dice)
            for cell in CELLS
        }
        change = max(abs(better[cell] - need[cell]) for cell in CELLS)
        need |= better
        if change < 1e-6:
            return need


def weighed(weigh: Callable[[int, str, str], float]) -> Weights:
    """Weigh every token of every piece on the board, by its worth, cell and kind (`f` lying, `x` standing)."""
    return tuple((*(weigh(worth, name[:-1], name[-1]) for name in TOKENS[:-1]), 0) for worth in WORTH)


def total(weights: Weights, army: Army) -> float:
    """Add up what the tokens of an army weigh."""
    return sum(weights[piece][token] for piece, token in enumerate(army))


__all__ = ["WORTH", "Army", "Weights", "cells_home", "lanes_open", "likely_home", "next_cells", "total", "weighed"]
