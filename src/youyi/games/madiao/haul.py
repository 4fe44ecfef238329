"""What one seat has to show for a deal: the hand it was dealt, the cards it won, the stock cards it took."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

from youyi.games.madiao.cards import Card, CardSet, card_set
from youyi.kernel.seats import Seat

NO_CARDS = CardSet(0)


class Pile(IntEnum):
    """Cards of a seat that a pattern may speak of; the number is its place in `Haul.piles`."""

    DEALT = 0
    """手牌: the hand dealt, after 升代."""
    WON = 1
    """上桌: the cards won."""
    DRAWN = 2
    """冲: the stock cards taken."""
    ALL = 3
    """The cards won and the stock cards taken."""
    OTHERS = 4
    """The cards that the three other seats won."""


@dataclass(frozen=True, slots=True)
class Won:
    """One card won 上桌, and how it was won."""

    card: Card
    trick: int | None = None
    """In which trick, 1 to 8; None if not known."""
    led: Card | None = None
    """The card that opened the trick, the won card itself if its owner led; None if not known."""
    beaten: CardSet = NO_CARDS
    """The face-up cards of the trick that it outranked."""


@dataclass(frozen=True, slots=True)
class Haul:
    """Everything of one seat that a pattern may ask for. What is not known is None, and nothing is claimed from it."""

    seat: Seat = Seat(0)
    dealt: CardSet | None = None
    """The hand after 升代."""
    won: tuple[Won, ...] = ()
    """In the order of winning; in a deal that was not fought, the whole hand."""
    drawn: tuple[Card, ...] = ()
    """In the order of taking."""
    tricks: tuple[int, int, int, int] | None = None
    """How many cards each seat won, this seat first, then in play order."""
    others: tuple[CardSet, CardSet, CardSet] | None = None
    """What each other seat won, in play order."""
    fought: bool = True
    """False if a dealt pattern ended play before it began (免斗)."""
    order: tuple[Card, ...] = field(init=False, repr=False, compare=False)
    """The cards won, in order."""
    piles: tuple[CardSet, CardSet, CardSet, CardSet, CardSet] = field(init=False, repr=False, compare=False)
    """Every `Pile` as a set; what is not known is as good as empty."""

    def __post_init__(self) -> None:
        order = tuple(each.card for each in self.won)
        won, drawn, others = card_set(order), card_set(self.drawn), NO_CARDS
        for each in self.others or ():
            others = CardSet(others | each)
        object.__setattr__(self, "order", order)
        object.__setattr__(self, "piles", (self.dealt or NO_CARDS, won, drawn, CardSet(won | drawn), others))

    def winning(self, card: Card, trick: int | None = None) -> Haul:
        """Add one card that this seat leads and wins with."""
        added = Won(card, trick, card)
        return Haul(self.seat, self.dealt, (*self.won, added), self.drawn, None, self.others, self.fought)
