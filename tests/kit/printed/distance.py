"""The points of a draw by distance, from the sentences of the printed page where the rules count so."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tests.kit.printed.handbook import Page

NEAR = 2
CASES = (
    r"^In Tens, your own card and the turned card are both of the big four \(Red Myriad, Thousand, Hundred, 20 of Tens\): (\d)\.",
    r"^T90 turned, your own card of the big four: (\d)\. One of the big four turned, your own T90: (\d)\.",
    r"^T80 turned, your own card of the big four: (\d) with T90 there, else (\d)\.",
    r"^T30 turned, your own card of the big four: (\d) with T20 there, else (\d)\.",
    (
        r"^Both cards are brocade: Reward and Ultimate (\d), Ultimate and Shoulder (\d), your own Reward with a turned Shoulder (\d),"
        r" your own Shoulder with a turned Reward (\d)\."
    ),
    r"^Your own Reward, a green turned: (\d)\.",
    r"^The cards are neighbours in the suit \(its two ends are neighbours too\): (\d) from a higher card of your own, (\d) from a lower one\.",
    r"^One card lies between them, and both are brocade or T90: (\d)\. In every other case: nothing\.",
)
"""The cases, in the order in which the page asks them."""


class PrintedDistance:
    """Chapter 12 of a page that counts by distance."""

    def __init__(self, page: Page) -> None:
        """Read the sentences and the numbers in them."""
        self.ranks = {row[0]: int(row[-1]) for table in page[1].tables for row in table.rows}
        self.brocade = next(frozenset(row[1].split()) for row in page[2].tables[0].rows if row[0].startswith("brocade"))
        page.find(
            "Your own cards are those you won in tricks; one that is used up no longer counts. You need a brocade card or T90 among those that count",
            within=12,
        )
        page.find(r"A green other than T90 cannot be drawn, except in Tens if T90 or T20 is there\.", within=12)
        page.find(
            "A Shoulder of your own gives points in two cases only: its Reward is there or turned, or its Ultimate is also your own",
            within=12,
        )
        page.find("Each of your own cards gives the first of these that fits", within=12)
        page.find("^Both cards are green: nothing. T90 does not count as a green here", within=12)
        self.numbers = tuple(int(each) for said in CASES for each in page.find(said, within=12).groups())
        self.crowns = {"Tw", "W9", "S9", "C0"} | (
            {"Tq"}
            if page.says(
                "The Thousand .Tq. counts as a Reward here, as the Red Myriad .Tw. does, and not as a Shoulder",
                within=12,
            )
            else set()
        )
        self.shoulders = {"Tq", "W8", "S8", "Ch"} - self.crowns

    def gives(self, own: Iterable[str], there: Iterable[str], turned: str) -> dict[str, int]:
        """What each own card gives for a turned one; `there` are own cards, used up or not, and drawn ones."""
        suit, counted = turned[0], self.brocade | {"T90"}
        mine, has = {each for each in own if each[0] == suit}, {each for each in there if each[0] == suit}
        if not mine & counted or (turned not in counted and not (suit == "T" and has & {"T90", "T20"})):
            return {}
        found = {
            each: self._gives(each, has | {turned}, turned)
            for each in mine
            if not self._waits(each, mine, has | {turned})
        }
        return {each: points for each, points in found.items() if points}

    def _waits(self, each: str, mine: set[str], has: set[str]) -> bool:
        return each in self.shoulders and not has & self.crowns and not any(self.ranks[one] == 1 for one in mine)

    def _gives(self, each: str, has: set[str], turned: str) -> int:
        if not {each, turned} & (self.brocade | {"T90"}):
            return 0
        return self._of_tens(each, has, turned) or self._of_brocades(each, turned) or self._by_distance(each, turned)

    def _of_tens(self, each: str, has: set[str], turned: str) -> int:
        four, great = {"Tw", "Tq", "Tb", "T20"}, self.numbers[:7]
        if each in four and turned in four:
            return great[0]
        if each == "T90" and turned in four:
            return great[2]
        if each not in four:
            return 0
        by_card = {"T90": great[1], "T80": great[3 if "T90" in has else 4], "T30": great[5 if "T20" in has else 6]}
        return by_card.get(turned, 0)

    def _of_brocades(self, each: str, turned: str) -> int:
        both, beside, takes, taken, green = self.numbers[7:12]
        if {each, turned} <= self.brocade:
            kinds = [
                ("Reward" if one in self.crowns else "Ultimate" if self.ranks[one] == 1 else "Shoulder")
                for one in (each, turned)
            ]
            if "Ultimate" in kinds:
                return both if "Reward" in kinds else beside
            return takes if kinds[0] == "Reward" else taken
        return green if each in self.crowns and turned not in self.brocade else 0

    def _by_distance(self, each: str, turned: str) -> int:
        higher, lower, two = self.numbers[12:]
        counted = self.brocade | {"T90"}
        match apart(self.ranks, each, turned):
            case 1:
                return higher if self.ranks[each] > self.ranks[turned] else lower
            case 2 if {each, turned} <= counted:
                return two
            case _:
                return 0


def apart(ranks: Mapping[str, int], one: str, other: str) -> int:
    """How far two cards of a suit are apart."""
    size, straight = sum(each[0] == one[0] for each in ranks), abs(ranks[one] - ranks[other])
    return straight if straight <= NEAR else size - straight
