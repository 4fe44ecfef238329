"""What the sentences of 馬吊 have in common in every language: kinds of event, the order of cards, figures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

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
from youyi.games.madiao.position import Playing

DealingEvent: TypeAlias = (
    DealBegan | CardExposed | BankerSeated | PackDealt | Received | Promoted | DealVoided | HandShown | PlayBegan
)
"""From the cut to the first lead."""
SettlingEvent: TypeAlias = CardsShown | Paid | Drawn | WentDead | Warned | DealEnded | SittingEnded
"""After the tricks; and warnings."""


def by_suit(cards: Iterable[Card]) -> dict[Suit, tuple[Card, ...]]:
    """Cards by suit, in each from the highest; a suit without cards is left out."""
    falling = sorted(cards, reverse=True)
    sorted_out = {suit: tuple(card for card in falling if SUIT_OF[card] is suit) for suit in Suit}
    return {suit: held for suit, held in sorted_out.items() if held}


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards suit after suit, in each from the highest."""
    return tuple(card for held in by_suit(cards).values() for card in held)


def trick_number(playing: Playing) -> int:
    """The number of the trick in progress or to be led, from 1."""
    return len(playing.done) + 1
