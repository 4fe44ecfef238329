"""A throw-away card game for four: a shuffle as chance move, face-down plays, a settlement that turns up what was hidden.

It exists to prove that the kernel carries what 馬吊 needs; nobody ever played it. Twelve cards in three suits are
dealt two each, and one of the four left over decides at the end. A card that beats the best of the suit led must be
played face up; any other is played face down, and only its owner knows it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType, TypeAlias, Union

from tests.kit.toys.fords_rules import named, say
from youyi.kernel.articles import Article, Grade
from youyi.kernel.cards import Deal
from youyi.kernel.ledger import Ledger
from youyi.kernel.rules import Reason
from youyi.kernel.rulings import Answer, Ruling, quantity, question
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import Revealed, Secret

Card = NewType("Card", int)
"""Suit times four plus rank: 0..11."""
DECK = tuple(Card(number) for number in range(12))
SEATS, HAND = 4, 2


def clause(key: str, reading: str) -> Article:
    return Article(key=f"leaves.{key}", name=named(key), loci=(), reading=say(reading), grade=Grade.SUPPLIED)


DEALT = clause("dealt", "Two leaves each; four stay in the stock.")
TRICK = clause("trick", "The best face-up leaf of the suit led wins the trick and leads.")
HIDDEN = clause("hidden", "A leaf that does not beat the best is laid face down.")
SETTLED = clause("settled", "Who has most tricks is paid by the others, twice if the stock shows a high leaf.")


@question(zh_hant="幾葉為高？", zh_hans="几叶为高？")
class High(Ruling):
    """Which ranks of the stock's leaf double the payment?"""

    UPPER = Answer(reading=say("The upper two."), cites=(SETTLED,), grade=Grade.SUPPLIED)
    NONE = Answer(reading=say("None."), cites=(SETTLED,), grade=Grade.SUPPLIED)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings:
    high: High = High.UPPER


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    seats: int = quantity(SEATS, question=say("How many sit?"), unit=say("seats"), lowest=SEATS, highest=SEATS)


@dataclass(frozen=True, slots=True)
class Play:
    card: Card


Move: TypeAlias = Union[Deal[Card], Play]


@dataclass(frozen=True, slots=True)
class Laid:
    """A leaf on the table: whose, which, and whether all see it."""

    seat: Seat
    card: Card
    face_up: bool


@dataclass(frozen=True, slots=True)
class ToDeal:
    pass


@dataclass(frozen=True, slots=True)
class Tricks:
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    story: tuple[Laid, ...]


@dataclass(frozen=True, slots=True)
class Done:
    ledger: Ledger
    winner: Seat


Position: TypeAlias = Union[ToDeal, Tricks, Done]


@dataclass(frozen=True, slots=True)
class Shuffled:
    because: Reason = DEALT


@dataclass(frozen=True, slots=True)
class Received(Secret):
    cards: tuple[Card, ...] = ()
    because: Reason = DEALT


@dataclass(frozen=True, slots=True)
class Shown:
    seat: Seat
    card: Card
    because: Reason = TRICK


@dataclass(frozen=True, slots=True)
class Discarded:
    seat: Seat
    because: Reason = HIDDEN


@dataclass(frozen=True, slots=True)
class DiscardedCard(Secret):
    card: Card = DECK[0]
    because: Reason = HIDDEN


@dataclass(frozen=True, slots=True)
class StockShown(Revealed):
    card: Card
    because: Reason = SETTLED


@dataclass(frozen=True, slots=True)
class Settled(Revealed):
    payer: Seat
    payee: Seat
    amount: int
    because: Reason = SETTLED


Event: TypeAlias = Union[Shuffled, Received, Shown, Discarded, DiscardedCard, StockShown, Settled]


@dataclass(frozen=True, slots=True)
class Seen:
    """A leaf on the table as a seat saw it: a face-down leaf of another has no card."""

    seat: Seat
    card: Card | None
    face_up: bool


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    hand: tuple[Card, ...]
    story: tuple[Seen, ...]
    stage: str
    ledger: Ledger | None
