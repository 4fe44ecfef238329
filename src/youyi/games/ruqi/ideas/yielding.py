"""Which turns of 儒棋 follow which idea where the side that is left on the board is paid."""

from __future__ import annotations

from youyi.games.ruqi.ideas.turn import Blanks, Turn, standing, worth
from youyi.games.ruqi.position import EVERY_PIECE, GONE
from youyi.games.ruqi.speech import unit
from youyi.kernel.face.speech import Voice


def stays(turn: Turn) -> bool | None:
    """Nobody leaves the board."""
    return False if turn.leaving else None


def who_leaves(_better: Turn, worse: Turn, say: Voice) -> Blanks | None:
    """Who leaves in the worse turn."""
    return {"p": unit(say, worse.leaving)}


def walks_least(turn: Turn) -> bool | None:
    """Nobody slides over others and goes farther than the numbers say."""
    if not turn.context.board.leaps:
        return None
    return all(len(step.stride.path) <= max(step.walk.pips, 1) for step in turn.steps)


def stays_flat(turn: Turn) -> bool | None:
    """No more pieces stand than before."""
    return standing(turn.after) <= standing(turn.before)


def lets_cheapest_go(turn: Turn) -> bool | None:
    """If one leaves, it is the one worth least of all on the board."""
    if len(turn.leaving) != 1:
        return None
    return turn.leaving[0] == min((piece for piece in EVERY_PIECE if turn.before[piece] != GONE), key=worth)


def cheapest(better: Turn, _worse: Turn, say: Voice) -> Blanks | None:
    """Which piece leaves in the better turn; None where none does."""
    return {"p": unit(say, better.leaving)} if better.leaving else None
