"""看沖 from the printed page of 馬吊: what a turned card brings by the table of classes and the sentence of runs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tests.kit.printed import Page


@dataclass(frozen=True)
class At:
    """A card turned before a seat: its suit, and what the seat has there."""

    stock: PrintedStock
    suit: str
    turned: str
    own: frozenset[str]
    there: frozenset[str]

    @property
    def tens(self) -> bool:
        return self.suit == "T"

    def has(self, name: str, *, own: bool = False) -> bool:
        """Whether a card of a class is there."""
        return any(self.stock.class_of(each) == name for each in (self.own if own else self.there))

    def cell(self, text: str) -> int:
        """What a cell of the table of single values brings here."""
        if text == "—":
            return 0
        if match := re.fullmatch(r"Tens: (\d)", text):
            return int(match[1]) if self.tens else 0
        if match := re.fullmatch(r"(\d)(?:; Tens (\d))?", text):
            return int(match[2] if self.tens and match[2] else match[1])
        if match := re.fullmatch(r"(\d); (\d) with (\w)(?: \(in Tens (\w+)\))?(?: and (\w))? there", text):
            return int(match[2 if self.helped(match) else 1])
        if match := re.fullmatch(r"(\d); in Tens Tq and Tw need a 賞 there", text):
            return int(match[1]) if self.turned not in ("Tq", "Tw") or self.has("賞") else 0
        match = re.fullmatch(r"with a 賞 there (\d)(?:, else 0|, with 極 too (\d); else 0)", text)
        assert match, text
        return int(match[2] if match[2] and self.has("極") else match[1]) if self.has("賞") else 0

    def helped(self, found: re.Match[str]) -> bool:
        """Whether the cards are there that a cell asks for; in Tens perhaps a card by name."""
        first = found[4] in self.there if found[4] and self.tens else self.has(found[3])
        return first and (found[5] is None or self.has(found[5]))


class PrintedStock:
    """Chapters 1 and 12, as one who plays from them reads them."""

    def __init__(self, page: Page) -> None:
        """Read ranks, classes, numbers and the table of single values."""
        self.ranks = {row[0]: int(row[-1]) for table in page[1].tables for row in table.rows}
        self.suits = {
            suit: sorted((each for each in self.ranks if each[0] == suit), key=self.ranks.__getitem__)
            for suit in "WSCT"
        }
        page.find("賞 the highest card, 肩 the next, 副肩 the third, 極 the lowest, 副極 the next to lowest", within=12)
        tens = page.find(r"In Tens (Tw), (Tq) and (Tb) are all of the 賞 class and (T90) is the 肩 here, (T80) the 副肩; the big four are Tw, Tq, Tb, T20", within=12)  # fmt: skip
        self.tens = dict(zip(tens.groups(), ("賞", "賞", "賞", "肩", "副肩"), strict=True))
        self.low = page.find(
            "Lone 肩: with an own 肩 and neither 賞 class nor 極 there, only the 賞 can be taken \\(in Tens the Hundred\\)"
        )
        page.find("Anchor: an own card of the 賞 class, 肩 or 極 is needed, else nothing", within=12)
        page.find(
            "If it has three cards or more, the turned card is in it, and so is an own card, then each own card in it gives points and nothing else does"
        )
        page.find("Tq and Tw are in no run, and none is drawn by one; but own they give along, like higher cards")
        run = page.find(r"A card gives (\d) if it and the turned one are of the big four; else a higher one (\d), but (\d) for a 賞 that takes the 極; a lower one (\d), but (\d) where both the 極 and a card of the 賞 class \(in Tens Tw, Tq or Tb\) of the suit are own", within=12)  # fmt: skip
        self.big, self.higher, self.reward_for_ji, self.lower, self.enclosed = map(int, run.groups())
        page.find(
            "Without a run: every own 賞, 肩 and 極 gives what the table says; own greens give nothing", within=12
        )
        self.classes = {card: self._class_of(card) for card in self.ranks}
        (table,) = page[12].tables
        self.cells = {
            (row[0], turned): cell for row in table.rows for turned, cell in zip(table.head[1:], row[1:], strict=True)
        }

    def class_of(self, card: str) -> str:
        """賞, 肩, 副肩, 極, 副極 or another green, as chapter 12 counts."""
        return self.classes[card]

    def _class_of(self, card: str) -> str:
        suit = self.suits[card[0]]
        from_above = ("賞", "肩", "副肩")
        by_place = {
            **dict(zip(reversed(suit), from_above, strict=False)),
            **dict(zip(suit, ("極", "副極"), strict=False)),
        }
        return self.tens.get(card) or (
            "other green" if card[0] == "T" and self.ranks[card] > 2 else by_place.get(card, "other green")
        )

    def gives(self, own: Iterable[str], taken: Iterable[str], turned: str) -> dict[str, int]:
        """What each own card gives for a turned one."""
        suit = turned[0]
        mine = frozenset(each for each in own if each[0] == suit)
        at = At(self, suit, turned, mine, mine | {each for each in taken if each[0] == suit})
        if not any(at.has(each, own=True) for each in ("賞", "肩", "極")):
            return {}
        top = "Tb" if at.tens else self.suits[suit][-1]
        if at.has("肩", own=True) and not at.has("賞") and not at.has("極") and turned != top:
            return {}
        run = self.run(at, top)
        if turned in run and len(run) >= 3 and mine & run:
            along = {each for each in ("Tq", "Tw") if at.tens and each in mine}
            return {each: self.in_run(at, each) for each in (mine & run) | along}
        drawing = [each for each in mine if self.class_of(each) in ("賞", "肩", "極")]
        return {each: points for each in drawing if (points := self.alone(at, each))}

    def run(self, at: At, top: str) -> frozenset[str]:
        """The cards that hang together from the 極 up and from the 賞 down."""
        cards = at.there | {at.turned}
        suit = self.suits[at.suit][: self.suits[at.suit].index(top) + 1]
        return frozenset([*_until_missing(suit, cards), *_until_missing(suit[::-1], cards)])

    def in_run(self, at: At, each: str) -> int:
        """What one own card of a run gives."""
        big = frozenset(("Tw", "Tq", "Tb", "T20"))
        if {each, at.turned} <= big:
            return self.big
        if self.ranks[each] > self.ranks[at.turned]:
            return (
                self.reward_for_ji if (self.class_of(each), self.class_of(at.turned)) == ("賞", "極") else self.higher
            )
        return self.enclosed if at.has("極", own=True) and at.has("賞", own=True) else self.lower

    def alone(self, at: At, each: str) -> int:
        """What one own card gives without a run, by its cell."""
        return at.cell(self.cells[self.class_of(each), self.class_of(at.turned)])


def _until_missing(suit: Sequence[str], cards: frozenset[str]) -> Sequence[str]:
    missing = next((at for at, each in enumerate(suit) if each not in cards), len(suit))
    return suit[:missing]
