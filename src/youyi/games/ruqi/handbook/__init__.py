"""儒棋 on paper: chapters to play from, and the board, pieces, dice and score sheet to print."""

from __future__ import annotations

from youyi.games.ruqi.handbook.chapters import chapters
from youyi.games.ruqi.handbook.sheets import SHEETS
from youyi.games.ruqi.rulings import Rulings
from youyi.kernel.face.handbook import Handbook


def handbook(rulings: Rulings) -> Handbook:
    """The game on paper under some answers."""
    return Handbook(chapters(rulings), SHEETS)
