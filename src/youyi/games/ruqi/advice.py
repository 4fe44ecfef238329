"""What the text of 儒棋 advises about a turn that it does not forbid."""

from __future__ import annotations

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.moves import Move, Play
from youyi.games.ruqi.play import options
from youyi.games.ruqi.position import KIND_OF, Kind, Position, ToPlay
from youyi.games.ruqi.rules import Ruqi
from youyi.kernel.commentary import Counsel


def advice(rules: Ruqi, position: Position, move: Move) -> tuple[Counsel, ...]:
    """常柔齊也, 鄙勇均也 (notes on the doubles): of equal numbers prize the soft, so that the lying walk and the Owls wait."""
    phase = position.phase
    if not isinstance(move, Play) or not isinstance(phase, ToPlay) or len({*phase.roll.faces}) > 1:
        return ()
    army = position.armies[phase.seat]
    kinds = {KIND_OF[army[play.walks[0].pieces[0]]] for play in options(rules.context, position).values()}
    if len(kinds) == 1:
        return ()
    return (Counsel(art.FU_DOUBLE, KIND_OF[army[move.walks[0].pieces[0]]] is Kind.FU),)
