"""What it takes to draw 馬吊: the forty cards, and a choice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

from youyi.games.madiao.cards import (
    CARD_FACES,
    DECK,
    HUNDRED,
    JI,
    REWARD,
    SHOULDER,
    SUIT_NAMES,
    SUIT_OF,
    Card,
    CardSet,
    Suit,
)
from youyi.games.madiao.context import RuleContext
from youyi.games.madiao.moves import Move, Play
from youyi.games.madiao.payments.claims import ITEM_NAMES
from youyi.games.madiao.play.tricks import play_kind
from youyi.games.madiao.position import HAND, SEATS, Playing, PlayKind, Position, to_play
from youyi.kernel.names import Name


@dataclass(frozen=True, slots=True)
class DrawnSuit:
    """A gate and what it is called."""

    suit: Suit
    name: Name


Rank: TypeAlias = Literal["reward", "shoulder", "hundred", "ji", "green"]


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """One card as it is printed."""

    code: Card
    suit: Suit
    name: Name
    figure: Name | None
    """The person it bears."""
    called: Name
    """Its one name in sentences."""
    rank: Rank


@dataclass(frozen=True, slots=True)
class DrawnItem:
    """What 吊 or 注 are paid for, as the score sheet names it."""

    item: str
    name: Name


@dataclass(frozen=True, slots=True)
class Board:
    """The pack, in order, suit after suit, each from the lowest card; and the items of the score sheet."""

    seats: int
    hand: int
    suits: tuple[DrawnSuit, ...]
    cards: tuple[DrawnCard, ...]
    items: tuple[DrawnItem, ...]


@dataclass(frozen=True, slots=True)
class Outline:
    """A choice: which card, and what it would do."""

    card: Card
    deed: PlayKind


_RANKS: tuple[tuple[Rank, CardSet], ...] = (
    ("reward", REWARD),
    ("shoulder", SHOULDER),
    ("hundred", HUNDRED),
    ("ji", JI),
)


@cache
def board() -> Board:
    """The pack, for drawing."""
    return Board(
        SEATS,
        HAND,
        tuple(DrawnSuit(suit, name) for suit, name in SUIT_NAMES.items()),
        tuple(map(_drawn, DECK)),
        tuple(DrawnItem(item, name) for item, name in ITEM_NAMES.items()),
    )


def _drawn(card: Card) -> DrawnCard:
    face = CARD_FACES[card]
    rank: Rank = next((rank for rank, gathered in _RANKS if gathered >> card & 1), "green")
    return DrawnCard(card, SUIT_OF[card], face.name, face.figure, face.called, rank)


def outline(context: RuleContext, position: Position, move: Move) -> Outline | None:
    """What a choice would do, for drawing; None for a deal."""
    if not isinstance(move, Play) or not isinstance(position.phase, Playing):
        return None
    return Outline(move.card, play_kind(context.rulings, position.phase, to_play(position.phase), move.card))
