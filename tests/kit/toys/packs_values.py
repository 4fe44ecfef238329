"""The values of the throw-away games of packs: cards, moves, events, positions, views."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias, Union, assert_never

from tests.kit.toys.fords_rules import named, say
from youyi.kernel.articles import Article, Grade
from youyi.kernel.cards import Deal
from youyi.kernel.rulings import quantity
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import Revealed, Sealed, Secret

SEATS, EACH, STOCK = 2, 2, 1
PACKS = tuple(tuple(f"{colour}{number}" for number in range(SEATS * EACH + STOCK)) for colour in ("red", "blue"))
"""Names that occur nowhere else, so that any byte that gives one away is found."""
RULE = Article(key="packs.rule", name=named("rule"), loci=(), reading=say("Packs."), grade=Grade.SUPPLIED)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings:
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    seats: int = quantity(SEATS, question=say("seats?"), unit=say("seats"), lowest=SEATS, highest=SEATS)


@dataclass(frozen=True, slots=True)
class Show:
    card: str


@dataclass(frozen=True, slots=True)
class Hide:
    card: str


Move: TypeAlias = Union[Deal[str], Show, Hide]


@dataclass(frozen=True, slots=True)
class Shuffled(Sealed):
    """The order of a pack dealt face down."""

    pack: int
    cards: tuple[str, ...]
    because: Article = RULE


@dataclass(frozen=True, slots=True)
class LaidOut:
    """The order of a pack dealt face up."""

    pack: int
    cards: tuple[str, ...]
    because: Article = RULE


@dataclass(frozen=True, slots=True)
class Received(Secret):
    cards: tuple[str, ...]
    because: Article = RULE


@dataclass(frozen=True, slots=True)
class Shown:
    seat: Seat
    card: str
    because: Article = RULE


@dataclass(frozen=True, slots=True)
class Hidden:
    seat: Seat
    because: Article = RULE


@dataclass(frozen=True, slots=True)
class HiddenCard(Secret):
    card: str
    because: Article = RULE


@dataclass(frozen=True, slots=True)
class TurnedUp(Revealed):
    pack: int
    cards: tuple[str, ...]
    because: Article = RULE


Event: TypeAlias = Union[Shuffled, LaidOut, Received, Shown, Hidden, HiddenCard, TurnedUp]


@dataclass(frozen=True, slots=True)
class Position:
    hands: tuple[tuple[str, ...], ...] = ((),) * SEATS
    stocks: tuple[tuple[str, ...], ...] = ()
    """Of each pack dealt so far; empty once it is turned up."""
    face_down: tuple[tuple[Seat, str], ...] = ()
    shown: tuple[str, ...] = ()
    played: int = 0

    @property
    def dealt(self) -> int:
        return len(self.stocks)


Card: TypeAlias = tuple[int, str | None]
"""A card as a seat knows it: its pack, and its name if the seat may know it."""


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    hands: tuple[tuple[Card, ...], ...]
    stocks: tuple[tuple[Card, ...], ...]
    face_down: tuple[tuple[Seat, Card], ...]
    shown: tuple[str, ...]
    played: int


def pack_of(card: str) -> int:
    return next(number for number, pack in enumerate(PACKS) if card in pack)


def evolve(position: Position, event: Event) -> Position:
    match event:
        case Shuffled(cards=cards):
            return replace(position, stocks=(*position.stocks, cards))
        case LaidOut(cards=cards):
            after = replace(position, stocks=(*position.stocks, cards))
            for seat in range(SEATS):
                after = _dealt_to(after, Seat(seat), cards[seat * EACH : (seat + 1) * EACH])
            return after
        case Received(to=to, cards=cards):
            return _dealt_to(position, to, cards)
        case Shown(seat=seat, card=card):
            return replace(_without(position, seat, card), shown=(*position.shown, card))
        case Hidden():
            return position
        case HiddenCard(to=to, card=card):
            return replace(_without(position, to, card), face_down=(*position.face_down, (to, card)))
        case TurnedUp(pack=pack, cards=cards):
            stocks = tuple(() if number == pack else stock for number, stock in enumerate(position.stocks))
            left = tuple(each for each in position.face_down if pack_of(each[1]) != pack)
            return replace(position, stocks=stocks, face_down=left, shown=(*position.shown, *cards))
    assert_never(event)


def _dealt_to(position: Position, to: Seat, cards: tuple[str, ...]) -> Position:
    hands = tuple((*hand, *cards) if seat == to else hand for seat, hand in enumerate(position.hands))
    rest = tuple(card for card in position.stocks[-1] if card not in cards)
    return replace(position, hands=hands, stocks=(*position.stocks[:-1], rest))


def _without(position: Position, seat: Seat, card: str) -> Position:
    hand = tuple(each for each in position.hands[seat] if each != card)
    hands = (*position.hands[:seat], hand, *position.hands[seat + 1 :])
    return replace(position, hands=hands, played=position.played + 1)
