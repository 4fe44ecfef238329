"""What is spoken of at a table of 馬吊, before any language: seats, cards, and what a choice would do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias, Union

from youyi.games.madiao.cards import SUIT_OF, Card, Suit
from youyi.games.madiao.events import (
    BankerSeated,
    CardExposed,
    CardsShown,
    DealBegan,
    DealEnded,
    DealVoided,
    Drawn,
    HandShown,
    PackDealt,
    Paid,
    PlayBegan,
    Promoted,
    Received,
    SittingEnded,
    Warned,
    WentDead,
)
from youyi.games.madiao.position import TRICKS, Playing, PlayKind, Position, to_play

DealingEvent: TypeAlias = Union[
    DealBegan, CardExposed, BankerSeated, PackDealt, Received, Promoted, DealVoided, HandShown, PlayBegan
]
"""From the cut to the first lead."""
SettlingEvent: TypeAlias = Union[CardsShown, Paid, Drawn, WentDead, Warned, DealEnded, SittingEnded]
"""After the tricks, and what a seat is warned of."""

MINUS = "\N{MINUS SIGN}"


def signed(amount: int) -> str:
    """Write gain and loss.

    >>> signed(12), signed(0)
    ('+12', '0')
    """
    return f"+{amount}" if amount > 0 else f"{MINUS}{-amount}" if amount else "0"


def by_suit(cards: Iterable[Card]) -> dict[Suit, tuple[Card, ...]]:
    """Sort cards by suit, in each from the highest; a suit without cards is left out."""
    falling = sorted(cards, reverse=True)
    sorted_out = {suit: tuple(card for card in falling if SUIT_OF[card] is suit) for suit in Suit}
    return {suit: held for suit, held in sorted_out.items() if held}


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Put cards in the order in which a hand is read: suit after suit, in each from the highest."""
    return tuple(card for held in by_suit(cards).values() for card in held)


def trick_number(playing: Playing) -> int:
    """Count the trick in progress, or the one that is to be led."""
    return len(playing.done) + 1


def open_play_kind(position: Position, card: Card) -> PlayKind | None:
    """發、捉、滅: what the table shows that a card would do; None where a ruling has to say.

    Whether one who has won nothing may capture in the last trick is such a case; speech knows no rulings.
    """
    playing = position.phase
    if not isinstance(playing, Playing):
        return None
    if not playing.now.laid:
        return PlayKind.LEAD
    best = playing.now.best.card
    if card < best or SUIT_OF[card] is not SUIT_OF[best]:
        return PlayKind.DISCARD
    bare_handed = trick_number(playing) == TRICKS and not playing.won[to_play(playing)]
    return None if bare_handed else PlayKind.CAPTURE
