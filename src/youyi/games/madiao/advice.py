"""What the texts of 馬吊 advise about a card that they do not forbid: clauses of good play, judged by what its seat knows."""

from __future__ import annotations

from collections import deque
from dataclasses import replace

from youyi.games.madiao.cards import Card
from youyi.games.madiao.moves import Move, Play
from youyi.games.madiao.offences import ADVISED
from youyi.games.madiao.offences.played import PlayedCard, played_cards
from youyi.games.madiao.play.tricks import play_kind
from youyi.games.madiao.position import FaceDown, FaceUp, Playing, PlayKind, Position, Trick, to_play
from youyi.games.madiao.rules import Madiao
from youyi.games.madiao.rulings import Rulings
from youyi.kernel.commentary import Counsel


def advice(rules: Madiao, position: Position, move: Move) -> tuple[Counsel, ...]:
    """Every clause of counsel that some cards of the hand would break and others not: whether this one does."""
    playing = position.phase
    if not isinstance(move, Play) or not isinstance(playing, Playing):
        return ()
    hand = playing.hands[to_play(playing)]
    choices = {card: _played(rules.context.rulings, playing, card) for card in hand}
    broken = {article: {card: breaks(each) for card, each in choices.items()} for article, breaks in ADVISED}
    return tuple(
        Counsel(article, not cards[move.card]) for article, cards in broken.items() if len(set(cards.values())) > 1
    )


def _played(rulings: Rulings, playing: Playing, card: Card) -> PlayedCard:
    """A card as if it were laid now and the trick ended with it."""
    seat = to_play(playing)
    up = play_kind(rulings, playing, seat, card) is not PlayKind.DISCARD
    trick = Trick((*playing.now.laid, FaceUp(seat, card) if up else FaceDown(seat, card)))
    return deque(played_cards(replace(playing, done=(*playing.done, trick))), maxlen=1)[0]
