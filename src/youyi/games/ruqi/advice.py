"""What the text of 儒棋 advises about a turn that it does not forbid."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.moves import Move, Play
from youyi.games.ruqi.play import options
from youyi.games.ruqi.position import CELL_OF, GONE, KIND_OF, Army, Kind, Position, ToPlay
from youyi.games.ruqi.rules import Ruqi
from youyi.kernel.articles import Article
from youyi.kernel.face.commentary import Counsel

Advised = Callable[[ToPlay, Army, Army, Play], bool | None]
"""Whether a turn, given the army before and after it, does what is advised or the contrary; None: neither."""


def advice(rules: Ruqi, position: Position, move: Move) -> tuple[Counsel, ...]:
    """Let the lying walk on a double, and tread on clear cells: told where other turns do otherwise."""
    phase = position.phase
    if not isinstance(move, Play) or not isinstance(phase, ToPlay):
        return ()
    return tuple(_counsels(rules, position, phase, move))


def _counsels(rules: Ruqi, position: Position, phase: ToPlay, move: Play) -> Iterator[Counsel]:
    before, turns = position.armies[phase.seat], options(rules.context, position)
    for article, advised in ADVICE:
        done = {play: advised(phase, before, after, play) for after, play in turns.items()}
        follows = done.get(move)
        if follows is not None and len(set(done.values())) > 1:
            yield Counsel(article, follows)


def prizes_the_soft(phase: ToPlay, before: Army, _after: Army, play: Play) -> bool | None:
    """常柔齊也, 鄙勇均也 (notes on the doubles): of equal numbers prize the soft, so that the lying walk and the Owls wait."""
    if len({*phase.roll.faces}) > 1:
        return None
    return KIND_OF[before[play.walks[0].pieces[0]]] is Kind.FU


def treads_clear_cells(_phase: ToPlay, before: Army, after: Army, _play: Play) -> bool | None:
    """不相凌觸, 所蹈皆靈, 孤明自在: every piece that moved stands alone, or has left; none presses on its own side's."""
    cells = [CELL_OF[piece] for piece in after]
    moved = [cell for was, now, cell in zip(before, after, cells, strict=True) if now not in (was, GONE)]
    return all(cells.count(cell) == 1 for cell in moved)


ADVICE: tuple[tuple[Article, Advised], ...] = (
    (art.FU_DOUBLE, prizes_the_soft),
    (art.CLEAN_CELLS, treads_clear_cells),
)
