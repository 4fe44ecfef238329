"""打馬 on paper: chapters to play from, and the board, horses, casts and score sheet to print."""

from __future__ import annotations

from youyi.games.dama.handbook.casts import cast_chapter
from youyi.games.dama.handbook.chapters import chapters
from youyi.games.dama.handbook.sheets import SHEETS
from youyi.games.dama.rulings import Rulings
from youyi.kernel.face.handbook import Handbook


def handbook(rulings: Rulings) -> Handbook:
    """The game on paper under some answers."""
    needed, board, *rest = chapters(rulings)
    return Handbook((needed, board, cast_chapter(rulings), *rest), SHEETS)
