"""What may be done: no card of one's hand is forbidden, so there is nothing to prohibit but what is not there."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import DECK, Card
from youyi.games.madiao.moves import Move, Play
from youyi.games.madiao.position import Done, Playing, Position, ToDeal, ToSeatBanker, to_play
from youyi.kernel.articles import enacts
from youyi.kernel.cards import Deal, Shuffle
from youyi.kernel.rules import Objection

PACK: Shuffle[Card] = Shuffle(DECK)
"""The forty cards, well shuffled and cut."""
PROHIBITIONS: tuple[()] = ()
"""灭牌选择无限制: the seat to play may play any card of its hand."""


@enacts(art.NO_DUTY)
def choices(playing: Playing) -> tuple[Play, ...]:
    """List every card of the hand that is asked, in the order in which it was dealt."""
    return tuple(_PLAYS[card] for card in playing.hands[to_play(playing)])


_PLAYS = tuple(Play(card) for card in DECK)


def objection(position: Position, move: Move, pack: Shuffle[Card] = PACK) -> Objection | None:
    """Why a move is illegal; None if it is legal. `pack` is what is dealt."""
    match position.phase:
        case Playing() as playing:
            if isinstance(move, Deal):
                return Objection(art.EIGHT_TRICKS)
            return None if move.card in playing.hands[to_play(playing)] else Objection(art.OWN_CARD)
        case ToSeatBanker() | ToDeal():
            if isinstance(move, Play):
                return Objection(art.DEAL)
            return None if pack.allows(move) else Objection(art.FORTY_CARDS)
        case Done():
            return Objection(art.SITTING)
