"""What faults cost in 馬吊, from its printed page: who pays, whom, how much, and whether it is multiplied.

The page says all of it. Which plays are faults is given, and which cards a pattern is made of is asked of the row that bears its name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tests.kit.printed.handbook import Page, number
from tests.kit.printed.money import Flow, PrintedMadiao, Purses
from youyi.games.madiao.cards import CardSet
from youyi.games.madiao.position import SEATS
from youyi.games.madiao.winnings import FourWinnings, Winnings

COURSE = 3
"""The chapter on the order of a deal."""
FREE = ("You may play any card. What is called a fault costs nothing", "A fault is pointed out .*, and costs nothing")
LOSS = "If a defender has made a fault and the banker loses the deal, that defender pays the banker’s whole loss"
FINE = r"A player who commits a fault pays (\d+) zhu to each of the other three, at most once a deal"
PATTERN = "If a fault let a pattern come about, the player who committed the fault pays for the pattern alone; the other two pay nothing"


class Fault(NamedTuple):
    """A fault, as one who sits at the table sees it: whose, and in which trick."""

    seat: int
    trick: int


class PrintedPenalties:
    """The rule on faults, as one who plays from the page reads it."""

    def __init__(self, book: PrintedMadiao) -> None:
        """Find the one rule that is in force."""
        self.book, self.page = book, book.page
        (self.rule,) = [at for at, said in enumerate((*FREE, LOSS, FINE, PATTERN)) if _says(self.page, said)]

    def paid(self, all_winnings: FourWinnings, banker: int, faults: Sequence[Fault], lost: int) -> Flow:
        """What faults cost, in the order in which they were made; `lost`: by the banker, in the whole deal."""
        purses = Purses()
        rules: Sequence[Callable[[], object]] = (
            lambda: None,
            lambda: None,
            lambda: self._loss(purses, banker, faults, lost),
            lambda: self._fines(purses, faults),
            lambda: self._patterns(purses, all_winnings, faults),
        )
        rules[self.rule]()
        return purses.flows(1)

    def _loss(self, purses: Purses, banker: int, faults: Sequence[Fault], lost: int) -> None:
        find = self.page.find
        find("If several defenders made faults, only the first of them pays", within=COURSE)
        find(
            "what the banker loses in the whole deal, the stock included. This sum is not multiplied again",
            within=COURSE,
        )
        defender = next((each.seat for each in faults if each.seat != banker), None)
        if defender is not None and lost > 0:
            purses.pay("penalty", banker, [defender], lost)

    def _fines(self, purses: Purses, faults: Sequence[Fault]) -> None:
        fine = number(self.page.find(FINE, within=COURSE)[1])
        times = 1 if self.page.says("A fine is not multiplied", within=COURSE) else self.book.times
        for seat in dict.fromkeys(each.seat for each in faults):
            for other in _others(seat):
                purses.pay("penalty", other, [seat], fine * times)

    def _patterns(self, purses: Purses, all_winnings: FourWinnings, faults: Sequence[Fault]) -> None:
        find = self.page.find
        find(
            "A fault has let a pattern come about if, in the trick of the fault, another player won one of the pattern’s cards",
            within=COURSE,
        )
        find("Of several such faults the first counts", within=COURSE)
        find("refunds each of the other two what they pay for the pattern", within=COURSE)
        find("Only patterns of chapters 8 and 9 count here, and none for which its owner pays", within=COURSE)
        for owner, winnings in enumerate(all_winnings):
            for worth, cards in self._won(winnings):
                tricks = {each.trick for each in winnings.won if cards >> each.card & 1}
                guilty = next((each.seat for each in faults if each.seat != owner and each.trick in tricks), None)
                if guilty is not None and worth > 0:
                    for other in _others(owner):
                        if other != guilty:
                            purses.pay("penalty", other, [guilty], worth * self.book.times)

    def _won(self, winnings: Winnings) -> Iterator[tuple[int, CardSet]]:
        """Worth and cards of every pattern of the two chapters that is paid."""
        for chapter in (self.book.gates, self.book.misc):
            met = Counter[str]()
            for name, worth in chapter.pays(winnings):
                yield worth, chapter.rows[name].scored(winnings)[met[name]].cards
                met[name] += 1


def _says(page: Page, said: str) -> bool:
    return page.says(said, within=COURSE)


def _others(seat: int) -> list[int]:
    return [each for each in range(SEATS) if each != seat]
