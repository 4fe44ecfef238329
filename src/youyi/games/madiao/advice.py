"""What the texts of 馬吊 advise about a card that they do not forbid: clauses of good play, judged by what its seat knows.

The clauses are the faults of 罰, whether or not faults cost anything at this table: to commit one goes against the advice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import Card
from youyi.games.madiao.moves import Move, Play
from youyi.games.madiao.offences import COUNSEL, judged_alone
from youyi.games.madiao.offences.played import PlayedCard, played_cards
from youyi.games.madiao.offences.suits import made_in_haste
from youyi.games.madiao.offences.tens import leads_great
from youyi.games.madiao.play.settlement import stopping_faults
from youyi.games.madiao.play.tricks import play_kind
from youyi.games.madiao.position import FaceDown, FaceUp, Playing, PlayKind, Position, Trick, to_play
from youyi.games.madiao.rules import Madiao
from youyi.games.madiao.rulings import Rulings
from youyi.kernel.articles import Article
from youyi.kernel.face.commentary import Counsel

NAMED_AS_ADVICE = COUNSEL | {art.TENS_BARRED}
"""Clauses named after what should be done, or is closed; the others bear the name of the fault."""


def advice(rules: Madiao, position: Position, move: Move) -> tuple[Counsel, ...]:
    """Every clause of good play that some cards of the hand would break and others not: whether this one does.

    What fewest other cards share comes first, so that the most telling is said first.
    """
    playing = position.phase
    if not isinstance(move, Play) or not isinstance(playing, Playing):
        return ()
    broken = _broken(rules.context.rulings, playing)
    telling = [(article, cards) for article, cards in broken.items() if len(set(cards.values())) > 1]
    telling.sort(key=lambda each: list(each[1].values()).count(each[1][move.card]))
    discards = play_kind(rules.context.rulings, playing, to_play(playing), move.card) is PlayKind.DISCARD
    return tuple(
        Counsel(article, not cards[move.card], article not in NAMED_AS_ADVICE)
        for article, cards in telling
        if discards or article is not art.DISCARD_ORDER  # says nothing of a card that captures
    )


def _broken(rulings: Rulings, playing: Playing) -> Mapping[Article, Mapping[Card, bool]]:
    """For each clause, which cards of the hand would break it."""
    seat = to_play(playing)
    hasty = any(made_in_haste(each) for each in played_cards(playing) if each.seat == seat)
    choices = {card: _played(rulings, playing, card) for card in playing.hands[seat]}
    broken = {
        article: {card: breaks(each) for card, each in choices.items()}
        for article, breaks in judged_alone(stopping_faults(rulings))
    }
    return {**broken, art.LED_AFTER_HASTE: {card: hasty and leads_great(each) for card, each in choices.items()}}


def _played(rulings: Rulings, playing: Playing, card: Card) -> PlayedCard:
    """A card as if it were laid now and the trick ended with it."""
    seat = to_play(playing)
    up = play_kind(rulings, playing, seat, card) is not PlayKind.DISCARD
    trick = Trick((*playing.now.laid, FaceUp(seat, card) if up else FaceDown(seat, card)))
    return list(played_cards(replace(playing, done=(*playing.done, trick))))[-1]
