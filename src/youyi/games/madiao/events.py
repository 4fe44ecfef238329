"""Everything that can happen in 馬吊, and who hears of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, Union, get_args

from youyi.games.madiao.cards import Card, Suit
from youyi.games.madiao.position import Cards, Four
from youyi.kernel.rules import Reason
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import Revealed, Sealed, Secret


class PaymentKind(Enum):
    """For what is paid, in the order in which a deal is settled."""

    DIAO = "diao"
    """吊: for tricks; in 注."""
    ZHU = "zhu"
    """注: between the banker and one other."""
    QIAOMEN = "qiaomen"
    """敲門: between two who do not bank; in 注."""
    GONGHE = "gonghe"
    """公賀: by each of the three others; in 賀."""
    CHONG = "chong"
    """冲: for cards of the stock, between the banker and one other."""
    CHONG_GONGHE = "chong_gonghe"
    """公賀 for what the stock completed; in 賀."""
    DUO_JIN = "duo_jin"
    """奪錦標."""
    PENALTY = "penalty"
    """罰."""


@dataclass(frozen=True, slots=True)
class DealBegan:
    """A new pack is shuffled and cut."""

    deal: int
    """Number of the deal, from 1."""
    because: Reason


@dataclass(frozen=True, slots=True)
class CardExposed:
    """底牌露面: the cut shows the last card of the stock."""

    card: Card
    because: Reason


@dataclass(frozen=True, slots=True)
class BankerSeated:
    """A seat banks: the others play against it."""

    seat: Seat
    because: Reason


@dataclass(frozen=True, slots=True)
class PackDealt(Sealed):
    """Where every card went: eight to each seat, eight to the stock."""

    order: Cards
    because: Reason


@dataclass(frozen=True, slots=True)
class Received(Secret):
    """A seat picks up its eight cards."""

    cards: Cards
    because: Reason


@dataclass(frozen=True, slots=True)
class Promoted(Secret):
    """升代: a card of the seat takes the place of the exposed one; nobody else hears of it."""

    card: Card
    becomes: Card
    because: Reason


@dataclass(frozen=True, slots=True)
class DealVoided(Revealed):
    """A hand has five or more cards of one suit: the pack is dealt again."""

    seat: Seat
    suit: Suit
    because: Reason


@dataclass(frozen=True, slots=True)
class HandShown(Revealed):
    """斗前: a seat shows the hand that it was dealt, for its pattern."""

    seat: Seat
    cards: Cards
    because: Reason


@dataclass(frozen=True, slots=True)
class PlayBegan:
    """Nobody showed a dealt pattern: tricks are played."""

    leader: Seat
    because: Reason


@dataclass(frozen=True, slots=True)
class Led:
    """發牌: a card opens a trick, face up."""

    seat: Seat
    card: Card
    because: Reason


@dataclass(frozen=True, slots=True)
class Captured:
    """捉牌: a higher card of the suit led, face up; it is now the best."""

    seat: Seat
    card: Card
    because: Reason


@dataclass(frozen=True, slots=True)
class Discarded:
    """滅牌: a card is laid face down."""

    seat: Seat
    because: Reason


@dataclass(frozen=True, slots=True)
class DiscardedCard(Secret):
    """Which card a seat laid face down: its own knowledge alone."""

    card: Card
    because: Reason


@dataclass(frozen=True, slots=True)
class TrickWon:
    """上桌: the best card is put before its owner, who leads next."""

    seat: Seat
    card: Card
    trick: int
    """Number of the trick, 1 to 8."""
    because: Reason


@dataclass(frozen=True, slots=True)
class CardsShown(Revealed):
    """A seat shows cards it was dealt, for a payment that depends on them."""

    seat: Seat
    cards: Cards
    because: Reason


@dataclass(frozen=True, slots=True)
class Paid(Revealed):
    """One item of the settlement: who gets it for what, and what it moves between the four purses."""

    due: PaymentKind
    seat: Seat
    """Who scores it; who pays it, if the worth is negative."""
    item: str
    """What for: the identifier of a pattern, an item of 注, an outcome of 吊, a card of the stock."""
    worth: int
    """In the due's unit, from each who pays."""
    flow: Four
    """What each seat receives, in 注, the base score included; sums to nothing."""
    because: Reason


@dataclass(frozen=True, slots=True)
class Drawn(Revealed):
    """冲: a turned card of the stock joins a seat's won cards."""

    seat: Seat
    card: Card
    points: int
    givers: Cards
    """The own cards that bring them."""
    because: Reason


@dataclass(frozen=True, slots=True)
class WentDead(Revealed):
    """A turned card of the stock joins nobody."""

    card: Card
    because: Reason


@dataclass(frozen=True, slots=True)
class Warned(Secret):
    """A seat hears of a fault in its own play; nothing is paid."""

    fault: str
    """Which, by its code."""
    trick: int
    because: Reason


@dataclass(frozen=True, slots=True)
class DealEnded(Revealed):
    """All is paid."""

    deal: int
    net: Four
    """What the deal brought each seat, in 注."""
    because: Reason


@dataclass(frozen=True, slots=True)
class SittingEnded(Revealed):
    """The agreed deals are played."""

    because: Reason


DealingEvent: TypeAlias = (
    DealBegan | CardExposed | BankerSeated | PackDealt | Received | Promoted | DealVoided | HandShown | PlayBegan
)
"""From the cut to the first lead."""
SettlingEvent: TypeAlias = CardsShown | Paid | Drawn | WentDead | Warned | DealEnded | SittingEnded
"""After the tricks; and warnings."""
Event: TypeAlias = Union[
    DealBegan, CardExposed, BankerSeated, PackDealt, Received, Promoted, DealVoided, HandShown, PlayBegan,
    Led, Captured, Discarded, DiscardedCard, TrickWon, CardsShown, Paid, Drawn, WentDead, Warned, DealEnded,
    SittingEnded,
]  # fmt: skip
EVENT_TYPES: tuple[type, ...] = get_args(Event)
