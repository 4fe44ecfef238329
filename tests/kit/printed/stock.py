"""看沖 from the printed page of 馬吊: what a turned card brings by the table of classes and the sentence of runs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tests.kit.printed.handbook import Page


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
        if match := re.fullmatch(r"(\d) in Tens", text):
            return int(match[1]) if self.tens else 0
        if match := re.fullmatch(r"(\d)(?:, or (\d) in Tens)?", text):
            return int(match[2] if self.tens and match[2] else match[1])
        if match := re.fullmatch(r"(\d), or (\d) with the (\w+)(?: \(in Tens (\w+)\))?(?: and the (\w+))? there", text):
            return int(match[2 if self.helped(match) else 1])
        if match := re.fullmatch(r"(\d) \(in Tens, Tq and Tw need a Reward there\)", text):
            return int(match[1]) if self.turned not in ("Tq", "Tw") or self.has("Reward") else 0
        match = re.fullmatch(r"(\d) with a Reward there(?:, (\d) with the Ultimate too)?, else 0", text)
        assert match, text
        return int(match[2] if match[2] and self.has("Ultimate") else match[1]) if self.has("Reward") else 0

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
        page.find(
            "the Reward is the highest card, the Shoulder the second and the second Shoulder the third; the Ultimate is the lowest card and the Penultimate the one above it",
            within=12,
        )
        tens = page.find(r"In Tens, (Tw), (Tq) and (Tb) are all Rewards here, (T90) is the Shoulder, (T80) the second Shoulder and T20 the Ultimate\. The big four are Tw, Tq, Tb and T20\.", within=12)  # fmt: skip
        self.tens = dict(zip(tens.groups(), ("Reward", "Reward", "Reward", "Shoulder", "second Shoulder"), strict=True))
        self.low = page.find(
            "Lone Shoulder: if you have a Shoulder of your own, but neither a Reward nor the Ultimate is there, you can draw only the highest card \\(in Tens the Hundred\\)"
        )
        page.find(
            "Anchor: you need at least one Reward, Shoulder or Ultimate of your own. Without one you get nothing",
            within=12,
        )
        page.find(
            "A run counts if it has three cards or more, with the turned card and a card of your own among them. Then each of your own cards in it gives points, and no other card does, but for Tq and Tw \\(next rule\\)"
        )
        page.find(
            "Tq and Tw belong to no run, and no run draws them. But when you score with a run of Tens, a Tq or Tw of your own gives points too, as a card higher than the turned one"
        )
        big = page.find(r"A card gives (\d) if it and the turned card are both among the big four", within=12)
        higher = page.find(r"^Otherwise a card higher than the turned one gives (\d), but a Reward gives (\d) if the Ultimate is turned", within=12)  # fmt: skip
        lower = page.find(r"^A card lower than the turned one gives (\d), but it gives (\d) if the Ultimate and a Reward of the suit are both your own", within=12)  # fmt: skip
        given = (*big.groups(), *higher.groups(), *lower.groups())
        self.big, self.higher, self.reward_for_ji, self.lower, self.enclosed = map(int, given)
        page.find(
            "Without a run, each Reward, Shoulder and Ultimate of your own gives what the table says; your own greens give nothing",
            within=12,
        )
        self.classes = {card: self._class_of(card) for card in self.ranks}
        (table,) = page[12].tables
        self.cells = {
            (row[0], turned): cell for row in table.rows for turned, cell in zip(table.head[1:], row[1:], strict=True)
        }

    def class_of(self, card: str) -> str:
        """Reward, Shoulder, second Shoulder, Ultimate, Penultimate or another green, as chapter 12 counts."""
        return self.classes[card]

    def _class_of(self, card: str) -> str:
        suit = self.suits[card[0]]
        from_above = ("Reward", "Shoulder", "second Shoulder")
        by_place = {
            **dict(zip(reversed(suit), from_above, strict=False)),
            **dict(zip(suit, ("Ultimate", "Penultimate"), strict=False)),
        }
        return self.tens.get(card) or (
            "other green" if card[0] == "T" and self.ranks[card] > 2 else by_place.get(card, "other green")
        )

    def gives(self, own: Iterable[str], taken: Iterable[str], turned: str) -> dict[str, int]:
        """What each own card gives for a turned one."""
        suit = turned[0]
        mine = frozenset(each for each in own if each[0] == suit)
        at = At(self, suit, turned, mine, mine | {each for each in taken if each[0] == suit})
        if not any(at.has(each, own=True) for each in ("Reward", "Shoulder", "Ultimate")):
            return {}
        top = "Tb" if at.tens else self.suits[suit][-1]
        if at.has("Shoulder", own=True) and not at.has("Reward") and not at.has("Ultimate") and turned != top:
            return {}
        run = self.run(at, top)
        if turned in run and len(run) >= 3 and mine & run:
            along = {each for each in ("Tq", "Tw") if at.tens and each in mine}
            return {each: self.in_run(at, each) for each in (mine & run) | along}
        drawing = [each for each in mine if self.class_of(each) in ("Reward", "Shoulder", "Ultimate")]
        return {each: points for each in drawing if (points := self.alone(at, each))}

    def run(self, at: At, top: str) -> frozenset[str]:
        """The cards that hang together from the Ultimate up and from the highest card down."""
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
                self.reward_for_ji
                if (self.class_of(each), self.class_of(at.turned)) == ("Reward", "Ultimate")
                else self.higher
            )
        return self.enclosed if at.has("Ultimate", own=True) and at.has("Reward", own=True) else self.lower

    def alone(self, at: At, each: str) -> int:
        """What one own card gives without a run, by its cell."""
        return at.cell(self.cells[self.class_of(each), self.class_of(at.turned)])


def _until_missing(suit: Sequence[str], cards: frozenset[str]) -> Sequence[str]:
    missing = next((at for at, each in enumerate(suit) if each not in cards), len(suit))
    return suit[:missing]
