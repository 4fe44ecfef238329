"""What one seat has to show for a deal: the hand it was dealt, the cards it won, the stock cards it took."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TypeAlias

from youyi.games.madiao.cards import CARD_OF, NO_CARDS, Card, CardSet, card_set
from youyi.kernel.errors import BadNotation
from youyi.kernel.seats import Seat

PAR = 2
"""正本: the number of tricks that neither win nor lose 吊; most payments need it."""


class Pile(IntEnum):
    """Cards of a seat that a pattern may speak of; the number is its place in `Winnings.piles`."""

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
class Winnings:
    """Everything of one seat that a pattern may ask for. What is not known is None, and nothing is claimed from it."""

    seat: Seat = Seat(0)
    dealt: CardSet | None = None
    """The hand after 升代."""
    won: tuple[Won, ...] = ()
    """In the order of winning; in a deal that was not fought, the whole hand."""
    drawn: tuple[Card, ...] = ()
    """In the order of taking."""
    tricks: tuple[int, int, int, int] | None = None
    """How many cards each seat won, this seat first, then in play order; counted where `others` tells."""
    others: tuple[CardSet, CardSet, CardSet] | None = None
    """What each other seat won, in play order."""
    fought: bool = True
    """False if a dealt pattern ended play before it began (免斗)."""
    order: tuple[Card, ...] = field(init=False, repr=False, compare=False)
    """The cards won, in order."""
    piles: tuple[CardSet, CardSet, CardSet, CardSet, CardSet] = field(init=False, repr=False, compare=False)
    """Every `Pile` as a set; unknown piles are empty."""

    def __post_init__(self) -> None:
        order = tuple(each.card for each in self.won)
        won, drawn, others = card_set(order), card_set(self.drawn), NO_CARDS
        for each in self.others or ():
            others = CardSet(others | each)
        if self.others is not None and self.tricks is None and self.fought:
            counts = (len(order), *(each.bit_count() for each in self.others))
            object.__setattr__(self, "tricks", counts)
        object.__setattr__(self, "order", order)
        object.__setattr__(self, "piles", (self.dealt or NO_CARDS, won, drawn, CardSet(won | drawn), others))

    def winning(self, card: Card, trick: int | None = None) -> Winnings:
        """Add one card that this seat leads and wins with."""
        added = Won(card, trick, card)
        return Winnings(self.seat, self.dealt, (*self.won, added), self.drawn, None, self.others, self.fought)


FourWinnings: TypeAlias = tuple[Winnings, Winnings, Winnings, Winnings]
"""What each seat has to show."""

# Notation: `dealt: Tw Tq | won: W2@4<W1 Tb@5 | drawn: Tq | tricks: 5 1 1 1 | others: Tw / S8 / Tb`.
_WON = re.compile(r"([TWSC]\w{1,2})(?:@([1-8]))?(?:<([TWSC]\w{1,2}))?(?:\(([\w,]+)\))?", re.ASCII)
_FIELDS = ("seat", "dealt", "won", "drawn", "tricks", "others", "unfought")


def read_winnings(text: str) -> Winnings:
    """Read winnings. Raises `BadNotation` with the column.

    >>> from youyi.games.madiao.cards import CODES
    >>> [CODES[each] for each in read_winnings("won: W1 Tb S1").order]
    ['W1', 'Tb', 'S1']
    """
    found: dict[str, tuple[str, int]] = {}
    column = 1
    for part in text.split("|"):
        name, colon, value = part.partition(":")
        if name.strip() not in _FIELDS or not colon or name.strip() in found:
            raise BadNotation(text, column + len(name) - len(name.lstrip()), f"one of {', '.join(_FIELDS)}, once each")
        found[name.strip()] = (value.strip(), column + len(part) - len(value.lstrip()))
        column += len(part) + 1
    return _Reader(text, found).winnings()


@dataclass(frozen=True, slots=True)
class _Reader:
    """The fields of winnings as they are written, with the columns where they begin."""

    text: str
    found: Mapping[str, tuple[str, int]]

    def winnings(self) -> Winnings:
        """The winnings that the fields describe."""
        dealt = card_set(self._cards("dealt")) if "dealt" in self.found else None
        return Winnings(
            seat=Seat(self._numbers("seat", 1)[0]) if "seat" in self.found else Seat(0),
            dealt=dealt,
            won=tuple(self._won(item) for item in self._items("won")),
            drawn=self._cards("drawn"),
            tricks=self._tricks(),
            others=self._others(),
            fought="unfought" not in self.found,
        )

    def _items(self, name: str) -> list[str]:
        return self.found.get(name, ("", 0))[0].split()

    def _refuse(self, name: str, expected: str) -> BadNotation:
        return BadNotation(self.text, self.found[name][1], expected)

    def _card(self, name: str, code: str) -> Card:
        if code not in CARD_OF:
            raise self._refuse(name, f"cards such as Tw or S9, not {code!r}")
        return CARD_OF[code]

    def _cards(self, name: str) -> tuple[Card, ...]:
        return tuple(self._card(name, code) for code in self._items(name))

    def _won(self, item: str) -> Won:
        match = _WON.fullmatch(item)
        if match is None:
            raise self._refuse("won", f"cards such as W2@4<W1, not {item!r}")
        code, trick, led, beaten = match.groups()
        return Won(
            self._card("won", code),
            int(trick) if trick else None,
            self._card("won", led) if led else None,
            card_set(self._card("won", each) for each in beaten.split(",")) if beaten else NO_CARDS,
        )

    def _numbers(self, name: str, how_many: int) -> list[int]:
        items = self._items(name)
        if len(items) != how_many or not all(re.fullmatch("[0-8]", each) for each in items):
            raise self._refuse(name, f"{how_many} of the numbers 0 to 8")
        return list(map(int, items))

    def _tricks(self) -> tuple[int, int, int, int] | None:
        if "tricks" not in self.found:
            return None
        mine, first, second, third = self._numbers("tricks", 4)
        return mine, first, second, third

    def _others(self) -> tuple[CardSet, CardSet, CardSet] | None:
        if "others" not in self.found:
            return None
        piles = self.found["others"][0].split("/")
        if len(piles) != 3:
            raise self._refuse("others", "three piles parted by /")
        codes = (pile.replace("-", "").split() for pile in piles)
        first, second, third = (card_set(self._card("others", code) for code in pile) for pile in codes)
        return first, second, third
