"""The points of a draw by distance, from the sentences of the printed page where the rules count so."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tests.kit.printed import Page

NEAR = 2


class PrintedDistance:
    """Chapter 12 of a page that counts by distance."""

    def __init__(self, page: Page) -> None:
        """Read the sentences and the numbers in them."""
        self.ranks = {row[0]: int(row[-1]) for table in page[1].tables for row in table.rows}
        self.brocade = next(frozenset(row[1].split()) for row in page[2].tables[0].rows if row[0].startswith("brocade"))
        page.find(
            "own cards are those won in tricks that have not been used up. A brocade card or T90 is needed among them",
            within=12,
        )
        page.find(r"A green other than T90 is refused, but in Tens with T90 or T20 there\.", within=12)
        page.find("An own 肩 gives nothing unless its 賞 is there or turned, or its 極 is an own card", within=12)
        said = page.find(
            r"Tens: two of the big four \(Tw Tq Tb T20\) (\d); one of them with T90 turned (\d); T90 with one of them turned (\d);"
            r" one of them with T80 turned (\d) if T90 is there, else (\d); with T30 turned (\d) if T20 is there, else (\d)\."
            r" Two brocade cards: 賞 and 極 (\d); 賞 takes 肩 (\d); 肩 takes 賞 (\d); 極 and 肩 (\d)\. 賞 takes a green (\d)\."
            r" Else by distance, the suit's ends meeting: one apart, (\d) from a higher and (\d) from a lower card; two apart, (\d)"
            r" between brocade cards or T90; else nothing\. Two greens, T90 no green here, give each other nothing\.",
            within=12,
        )
        self.numbers = tuple(map(int, said.groups()))
        self.crowns = {"Tw", "W9", "S9", "C0"} | (
            {"Tq"} if page.says("Tq is a 賞 here, as Tw is, and no 肩", within=12) else set()
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
        both, takes, taken, beside, green = self.numbers[7:12]
        if {each, turned} <= self.brocade:
            kinds = [("賞" if one in self.crowns else "極" if self.ranks[one] == 1 else "肩") for one in (each, turned)]
            if "極" in kinds:
                return both if "賞" in kinds else beside
            return takes if kinds[0] == "賞" else taken
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
