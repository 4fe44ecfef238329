"""Where a sitting of 馬吊 stands: the purses, and the deal that is being played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, TypeAlias, Union

from youyi.games.madiao import articles as art
from youyi.games.madiao import error_words
from youyi.games.madiao.cards import CODES, DECK, SUBSTITUTE, Card
from youyi.kernel.articles import enacts
from youyi.kernel.errors import Fault
from youyi.kernel.seats import Seat, next_seat

SEATS = 4

Four: TypeAlias = tuple[int, int, int, int]
"""A whole number for each seat."""
Cards: TypeAlias = tuple[Card, ...]
FourCards: TypeAlias = tuple[Cards, Cards, Cards, Cards]
"""Cards of each seat."""


def hand_of(pack: int) -> int:
    """How many cards of a pack each seat is dealt, one for each trick: a fifth. What is left over is the stock.

    >>> hand_of(40), hand_of(12)
    (8, 2)
    """
    return pack // (SEATS + 1)


def shares_of(order: Cards) -> tuple[FourCards, Cards]:
    """The four hands and the stock of a pack in this order."""
    hand = hand_of(len(order))
    east, north, west, south = (order[hand * place : hand * (place + 1)] for place in range(SEATS))
    return (east, north, west, south), order[hand * SEATS :]


HAND = hand_of(len(DECK))
"""Cards dealt to each seat, tricks of a deal, and cards of the stock, with all forty cards."""
TRICKS = HAND


class PlayKind(Enum):
    """What a card does when it is played."""

    LEAD = "lead"
    """發牌: it opens the trick."""
    CAPTURE = "capture"
    """捉牌: it beats the best of the suit led."""
    DISCARD = "discard"
    """滅牌: it does neither."""


@dataclass(frozen=True, slots=True)
class FaceUp:
    """A card led, or one that captured: all see it."""

    seat: Seat
    card: Card
    face_up: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class FaceDown:
    """A card discarded 滅: only its owner knows it."""

    seat: Seat
    card: Card
    face_up: ClassVar[bool] = False


Laid: TypeAlias = Union[FaceUp, FaceDown]


@dataclass(frozen=True, slots=True)
class Trick:
    """One round of the table 桌, whole or as far as it has gone; the first card was led."""

    laid: tuple[Laid, ...]

    @property
    def led(self) -> Card:
        """The card that opened the trick."""
        return self.laid[0].card

    @property
    def best(self) -> FaceUp:
        """The highest so far: the last that lies face up, for each of them beat the one before."""
        for each in reversed(self.laid):
            if isinstance(each, FaceUp):
                return each
        raise LookupError("no card was led")


NO_TRICK = Trick(())
"""Before a lead."""


@dataclass(frozen=True, slots=True)
class ToSeatBanker:
    """The pack is to be dealt; the exposed card will say who banks."""


@dataclass(frozen=True, slots=True)
class ToDeal:
    """The pack is to be dealt for a banker who is known."""

    banker: Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """The deal, every card under its identity after 升代."""

    banker: Seat
    exposed: Card
    """The last card of the stock, as it lies face up from the cut on."""
    hands: FourCards
    """The eight cards dealt to each seat, in the order in which they came."""
    stock: Cards
    """In turning order; the last is the exposed one, under its exchanged identity if someone was promoted."""
    tricks: int = TRICKS
    """How many are played: one for each card of a hand."""

    @property
    def promoted(self) -> bool:
        """Whether a hand holds the exposed card's identity."""
        return self.stock[-1] != self.exposed


@dataclass(frozen=True, slots=True)
class Playing:
    """A deal is being played."""

    dealt: Dealt
    leader: Seat
    """Who leads the first trick."""
    done: tuple[Trick, ...]
    now: Trick
    """The trick in progress; empty before its lead."""
    hands: FourCards
    """What each seat still holds."""
    won: FourCards
    """The won cards of each seat, in the order 上桌."""


@dataclass(frozen=True, slots=True)
class Done:
    """The agreed deals are played."""


Phase: TypeAlias = Union[ToSeatBanker, ToDeal, Playing, Done]


@dataclass(frozen=True, slots=True)
class Position:
    """A sitting; from equal positions the game goes on alike."""

    deal: int
    """Number of the deal that is played or was played last, from 1; 0 before the first."""
    purses: Four
    """What each seat has won and lost, in 注."""
    phase: Phase


@enacts(art.ANTICLOCKWISE, art.WINNER_LEADS)
def to_play(playing: Playing) -> Seat:
    """The seat whose turn it is."""
    if playing.now.laid:
        return next_seat(playing.now.laid[-1].seat, SEATS)
    return playing.done[-1].best.seat if playing.done else playing.leader


def laid_before(playing: Playing) -> Iterator[Laid]:
    """Every card that was played, in order."""
    for trick in (*playing.done, playing.now):
        yield from trick.laid


def faults(position: Position) -> tuple[Fault, ...]:
    """Faults of a typed position."""
    found: list[Fault] = []
    if not position.deal and isinstance(position.phase, Playing | Done):
        found.append(Fault("deal", error_words.DEALS))
    if sum(position.purses):
        found.append(Fault("purses", error_words.PURSES_SUM.filled(total=sum(position.purses))))
    if isinstance(position.phase, Playing):
        found += _playing_faults(position.phase)
    return tuple(found)


def _playing_faults(playing: Playing) -> Iterator[Fault]:
    dealt = playing.dealt
    there = Counter((*dealt.stock, *(card for hand in dealt.hands for card in hand)))
    missing = [CODES[card] for card in DECK if not there[card]]
    twice = [CODES[card] for card in DECK if there[card] > 1]
    if missing or twice:
        yield Fault("pack", error_words.PACK.filled(missing=str(missing), twice=str(twice)))
    if len(dealt.stock) != HAND or any(len(hand) != HAND for hand in dealt.hands):
        yield Fault("deal_shape", error_words.DEAL_SHAPE.filled(count=HAND))
    if dealt.promoted and dealt.stock[-1] != SUBSTITUTE.get(dealt.exposed):
        last, exposed = CODES[dealt.stock[-1]], CODES[dealt.exposed]
        yield Fault("promotion", error_words.WRONG_PROMOTION.filled(last=last, exposed=exposed))
    if not dealt.promoted and any(SUBSTITUTE.get(dealt.exposed) in hand for hand in dealt.hands):
        # reading: lawful for a 極 where the ruling `promotion_of_ji` keeps it from being promoted
        yield Fault("no_promotion", error_words.NO_PROMOTION.filled(exposed=CODES[dealt.exposed]))
    for laid in laid_before(playing):
        if laid.card not in dealt.hands[laid.seat]:
            yield Fault("foreign_card", error_words.NOT_DEALT.filled(card=CODES[laid.card], seat=laid.seat))
