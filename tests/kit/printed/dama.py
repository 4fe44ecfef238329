"""打馬 paid from its printed page: which row of the table of throws fits, what it pays whom, and what landing pays."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from tests.kit.printed.handbook import Page, number
from youyi.games.dama.position import Position, Turn
from youyi.games.dama.road import ARMY
from youyi.kernel.dice import Throw

PRIZE, PENALTY, COMMON = "prize", "penalty", "common"
Payment: TypeAlias = tuple[list[int] | None, int | None, int]
"""Payers, payee and amount; the bowl is None."""
OWN_COUNT = "if it has the count of the thrower’s own cast"


@dataclass
class Purse:
    """What the seats and the bowl hold while one throw is paid."""

    purses: list[int]
    bowl: int
    full: int
    paying: list[int]
    """Who pays and receives."""

    def pay(self, payers: list[int] | None, payee: int | None, amount: int) -> None:
        """Each payer gives so much to the payee; None is the bowl."""
        for payer in [None] if payers is None else payers:
            self._move(payer, payee, amount)

    def _move(self, payer: int | None, payee: int | None, amount: int) -> None:
        if payer is None:
            if self.bowl < amount:
                self.fill(payee)
            self.bowl -= amount
        else:
            self.purses[payer] -= amount
        if payee is None:
            self.bowl += amount
        else:
            self.purses[payee] += amount

    def fill(self, receiver: int | None) -> None:
        """All but the receiver fill the bowl up to its first height."""
        assert receiver is not None
        for seat, share in self.shares(receiver, max(0, self.full - self.bowl)):
            self._move(seat, None, share)

    def shares(self, receiver: int, amount: int) -> Iterator[tuple[int, int]]:
        """Equal shares of the others; odd chips are one each from the seats after the receiver."""
        seats = len(self.purses)
        payers = [each for step in range(1, seats) if (each := (receiver + step) % seats) in self.paying]
        each, odd = divmod(amount, len(payers))
        for place, seat in enumerate(payers):
            yield seat, each + (place < odd)

    def half(self, receiver: int) -> None:
        """Half the bowl, rounded down; then it is filled up again."""
        self.pay(None, receiver, self.bowl // 2)
        self.fill(receiver)


@dataclass(frozen=True)
class Row:
    """A row of the table of throws, for one throw."""

    label: str
    """What the table calls the throw."""
    actor: int | None
    """Who acts; None if nobody does."""
    paid: tuple[Payment, ...]
    """One after the other."""
    horses: int
    again: bool
    """Whether its thrower earns another turn."""


class PrintedDama:
    """The page as one who plays from it reads it."""

    def __init__(self, page: Page) -> None:
        """Read the casts and the table of throws."""
        self.page = page
        (casts,) = page[3].tables
        at = [casts.column(each) for each in ("Dice", "Class", "Count", "Horses", "Chips")]
        self.casts = {
            row[at[0]].split()[-1].replace("-", ""): tuple(row[each] for each in at[1:]) for row in casts.rows
        }
        (table,) = page[5].tables
        page.find(r"take the first row that fits\.", within=5)
        self.rows = table.rows
        self.staked = page.says("The game is played for chips", within=1)

    def row(self, position: Position, turn: Turn, cast: Throw) -> Row:
        """The first row that fits a throw."""
        case = Case(self, position, turn, cast)
        said = next(row for row in self.rows if case.fits(row[0]))
        label, acts, paid, horses, again = said
        payments = () if self.over(position) else (*case.payments(paid), *case.besides(acts))
        return Row(label, case.who(acts), payments, case.horses(horses), case.again(again))

    @property
    def paying(self) -> set[str]:
        """The rows by which something is paid: rewards, and what a throw costs its thrower."""
        return {row[0] for row in self.rows if row[2] != "—"}

    def over(self, position: Position) -> bool:
        """Whether the bowl is won already, and the others play on."""
        home = any(army.home == ARMY for army in position.armies)
        if home:
            self.page.find("A player who is home no longer counts as the previous or the next player", within=9)
            assert not self.staked or self.page.says("Nothing more is paid", within=9)
        return home

    def plays(self, position: Position, seat: int) -> bool:
        """Whether a seat counts as the previous or the next player, and owns a cast."""
        return position.armies[seat].home < ARMY and seat not in self.retired(position)

    def retired(self, position: Position) -> tuple[int, ...]:
        """Who has left the game after all twenty horses were struck."""
        gone = tuple(seat for seat in position.left if position.armies[seat].home < ARMY)
        if gone:
            self.page.find(
                "they do not count as the previous or the next player, and their own cast belongs to nobody", within=8
            )
        return gone

    def paying_seats(self, position: Position) -> list[int]:
        """Who pays and receives."""
        gone = self.retired(position)
        if gone and self.staked:
            self.page.find("A player who has left pays and receives nothing more", within=8)
        return [seat for seat in range(len(position.armies)) if seat not in gone]

    def count(self, cast: Throw) -> int:
        """采數."""
        return int(self.casts[dice(cast)][1])

    def reward(self, sentence: str) -> Callable[[int, int, list[int]], tuple[list[int] | None, int]]:
        """Who pays a reward of one 帖 for each, by the sentence that grants it."""
        said = self.page.find(sentence)[0]
        if "the bowl" in said:
            return lambda _seat, _struck, _others: (None, 1)
        if "every other player" in said:
            return lambda _seat, _struck, others: (others, 1)
        assert "whose horses they are" in said, said
        return lambda _seat, struck, _others: ([struck], 1)


@dataclass(frozen=True)
class Case:
    """A throw in a position, to be found in the table."""

    book: PrintedDama
    position: Position
    turn: Turn
    cast: Throw

    @property
    def kind(self) -> str:
        """The class of the cast, as the table of casts has it."""
        return self.book.casts[dice(self.cast)][0]

    @property
    def owner(self) -> int | None:
        """Who owns a cast of this count."""
        for seat, army in enumerate(self.position.armies):
            if (
                self.book.plays(self.position, seat)
                and army.own is not None
                and self.book.count(army.own) == self.book.count(self.cast)
            ):
                return seat
        return None

    @property
    def before(self) -> int:
        """The seat before the thrower."""
        return self.beside(-1)

    def beside(self, step: int) -> int:
        """The first seat before or after the thrower that is not home."""
        armies = self.position.armies
        order = ((self.turn.by + step * far) % len(armies) for far in range(1, len(armies)))
        return next(seat for seat in order if self.book.plays(self.position, seat))

    def owns_it(self, owner: int | None) -> bool:
        """Whether it is the very cast that the owner has, not one beside it."""
        return owner is not None and self.position.armies[owner].own == self.cast

    @property
    def met(self) -> str | None:
        """Whether it collides, if such casts can: with the very cast of the seat before, with its count, or not."""
        every = "All casts can collide; a prize or penalty cast that collides counts as a collision first"
        if not self.kind.startswith(COMMON) and not self.book.page.says(every, within=5):
            return None
        last = self.position.armies[self.before].last
        if self.turn.extra and self.book.page.says(
            "Only the first throw of a regular turn and its re-throws", within=5
        ):
            return None
        if last is None or self.book.count(last) != self.book.count(self.cast):
            return None
        return "very" if last == self.cast else "count"

    def fits(self, label: str) -> bool:
        """Whether a row fits."""
        common = self.kind.startswith(COMMON)
        tests: Mapping[str, Callable[[], bool]] = {
            "a triple": lambda: self.kind == "prize, triple" and not self.met,
            "another prize cast": lambda: self.kind.startswith(PRIZE) and not self.met,
            "a penalty cast": lambda: self.kind.startswith(PENALTY) and not self.met,
            "a common cast whose count no player owns yet, if the thrower has no own cast": lambda: common
            and self.owner is None and self.position.armies[self.turn.by].own is None,
            "the thrower’s own cast": lambda: common and self.owner == self.turn.by and self.owns_it(self.owner),
            "another cast of the same count (傍本采)": lambda: common and self.owner == self.turn.by,
            "another player’s own cast": lambda: common and self.owns_it(self.owner),
            "another cast of the same count as another player’s own cast": lambda: common and self.owner is not None,
            "the cast that the previous player threw last": lambda: self.nth < 3 and self.met == "very",
            "another cast of that count": lambda: self.nth < 3 and self.met == "count",
            "the third collision of a turn, with the same cast": lambda: self.nth == 3 and self.met == "very",
            "the third collision of a turn, with another cast of the same count": lambda: self.nth == 3 and self.met == "count",
            "any other": lambda: True,
        }  # fmt: skip
        return max((each for each in tests.items() if label.startswith(each[0])), key=lambda each: len(each[0]))[1]()

    @property
    def nth(self) -> int:
        """Which collision of the turn this would be."""
        return self.turn.collisions + 1

    def who(self, said: str) -> int | None:
        """A seat by what the table calls it; None for nobody and for the bowl."""
        return {
            "the thrower": self.turn.by,
            "the next player": self.beside(1),
            "its owner": self.owner,
            "the previous player": self.before,
            "nobody": None,
            "bowl": None,
        }[said]

    def payments(self, said: str) -> Iterator[Payment]:
        """What a cell pays: how much, where it names a range, the table of casts says."""
        if said == "—":
            return
        match = re.fullmatch(rf"(.*) → (.*): ([\d–]+)(?:, and (\d) more {OWN_COUNT})?", said)
        assert match, said
        payer, payee, amount, more = match.groups()
        payers, receiver = self.payers(payer), self.who(payee)
        yield payers, receiver, abs(number(self.book.casts[dice(self.cast)][3])) if "–" in amount else int(amount)
        if more and self.owner == self.turn.by:
            yield payers, receiver, int(more)

    def payers(self, said: str) -> list[int] | None:
        """Who pays, by what the table calls them."""
        if said == "every other player":
            return [seat for seat in self.book.paying_seats(self.position) if seat != self.turn.by]
        payer = self.who(said)
        return None if payer is None else [payer]

    def besides(self, acts: str) -> Iterator[Payment]:
        """What the seat that acts on another's throw receives beside what the table says."""
        said = (
            "you also receive 1 chip, paid as rewards are. The player who acts on a penalty cast receives one as well"
        )
        if acts in ("its owner", "the next player") and self.book.page.says(said, within=5):
            self.book.page.find("Rewards are paid by the bowl")
            yield None, self.who(acts), 1

    def again(self, said: str) -> bool:
        """Whether the thrower earns another turn."""
        return said == "yes" or (said == f"only {OWN_COUNT}" and self.owner == self.turn.by)

    def horses(self, said: str) -> int:
        """How many horses go."""
        if said == "—":
            return 0
        if match := re.fullmatch(rf"as in the table of casts(?:; (\d) more {OWN_COUNT})?", said):
            more = int(match[1]) if match[1] and self.owner == self.turn.by else 0
            return int(self.book.casts[dice(self.cast)][2]) + more
        return int(said)


def dice(cast: Throw) -> str:
    """A cast as the page writes it, without hyphens."""
    return "".join(map(str, sorted(cast.faces)))
