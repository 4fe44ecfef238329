"""The tokens that a piece of 儒棋 can come to under the answers of a table, found by walking one piece alone."""

from __future__ import annotations

from youyi.games.ruqi.context import RuleContext
from youyi.games.ruqi.position import ALL_GONE, GONE, VIRTUE_DICE, WAITING, Army, Token
from youyi.games.ruqi.search import turns
from youyi.kernel.seats import Seat

_OTHERS: Army = ALL_GONE[1:]


def tokens_reached(context: RuleContext) -> tuple[Token, ...]:
    """Every token of a piece on the board, in the order of their numbers."""
    found, due = {WAITING}, [WAITING]
    throws = [throw for throw, _ in VIRTUE_DICE.table()]
    while due:
        here = due.pop()
        for throw in throws:
            for army in turns(context, Seat(0), (here, *_OTHERS), ALL_GONE, throw):
                if army[0] != GONE and army[0] not in found:
                    found.add(army[0])
                    due.append(army[0])
    return tuple(sorted(found))
