"""From what a worked example gives to values of the game, and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from youyi.games.madiao.cards import CARD_OF, CODES, Card, CardSet, card_set
from youyi.games.madiao.events import Paid, PaymentKind
from youyi.games.madiao.position import SEATS, Four
from youyi.games.madiao.winnings import Winnings, Won
from youyi.kernel.seats import Seat

Given: TypeAlias = Mapping[str, Any]
Result: TypeAlias = dict[str, Any]


def read_cards(codes: Iterable[str]) -> tuple[Card, ...]:
    """Name cards by their codes."""
    return tuple(CARD_OF[code] for code in codes)


def read_card_set(codes: Iterable[str]) -> CardSet:
    """Gather cards by their codes."""
    return card_set(read_cards(codes))


def codes(cards: Iterable[Card]) -> list[str]:
    """Write cards as codes."""
    return [CODES[card] for card in cards]


def four(values: Iterable[int]) -> Four:
    """Read a number for each seat."""
    east, north, west, south = values
    return east, north, west, south


def item_list(items: Iterable[tuple[str, int]]) -> list[list[Any]]:
    """Write items by identifier, then worth; what is scored twice stands twice."""
    return [list(item) for item in sorted(items)]


def seat_number(seat: Seat | None) -> int | None:
    """Write a seat, or nobody."""
    return seat


def total(flows: Iterable[Sequence[int]]) -> list[int]:
    """Add up what each seat receives."""
    return [sum(column) for column in zip((0,) * SEATS, *flows, strict=True)]


def flows_by_due(paid: Iterable[Paid], base: int, dues: Iterable[PaymentKind]) -> dict[str, list[int | float]]:
    """Write what each due moves, before the base score."""
    listed = list(paid)
    return {due.value: [whole(each, base) for each in total(p.flow for p in listed if p.due is due)] for due in dues}


def whole(amount: int, parts: int) -> int | float:
    """An amount in parts: a whole number where it is one.

    >>> whole(4, 2), whole(-3, 2)
    (2, -1.5)
    """
    return amount / parts if amount % parts else amount // parts


def won_by(won: Iterable[str], **known: Any) -> Winnings:
    """Winnings of which only the order of the cards is known."""
    return Winnings(won=tuple(Won(card) for card in read_cards(won)), **known)
