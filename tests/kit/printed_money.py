"""馬吊 settled from its printed page: 吊, 注, 敲門, patterns, and what draws of the stock cost whom.

Every amount, every payer and every multiplier is read from the English page; a sentence that is not there is an error.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from tests.kit.printed import Page, number
from tests.kit.printed_draws import Drawn, PrintedDraws
from tests.kit.printed_patterns import lists
from youyi.games.madiao.cards import CODES, Card
from youyi.games.madiao.patterns.table import PatternTable
from youyi.games.madiao.position import SEATS
from youyi.games.madiao.winnings import FourWinnings, Winnings
from youyi.kernel.names import Language

Flow: TypeAlias = dict[str, tuple[int, ...]]
"""What each of the four seats receives, by what it is called in the account: diao, zhu, knock, patterns, draws, results."""
Codes: TypeAlias = frozenset[str]
QUESTION = r"^{}\? (.*)$"


def codes(held: Iterable[Card]) -> Codes:
    """Cards as the page writes them."""
    return frozenset(CODES[each] for each in held)


@dataclass
class Purses:
    """What moves between four seats, by kind."""

    moved: dict[str, list[int]] = field(default_factory=dict)

    def pay(self, kind: str, taker: int, payers: Iterable[int], amount: int) -> None:
        """Each payer gives the taker so much."""
        flow = self.moved.setdefault(kind, [0] * SEATS)
        for payer in payers:
            flow[payer] -= amount
            flow[taker] += amount

    def flows(self, times: int) -> Flow:
        """Everything that moved, so many times over."""
        return {kind: tuple(times * each for each in flow) for kind, flow in self.moved.items() if any(flow)}


class PrintedMadiao:
    """The page as one who plays from it reads it."""

    def __init__(self, page: Page, table: PatternTable) -> None:
        """Read the lists and the tables; what a name's condition is, its row says."""
        self.page = page
        self.dealt, self.gates, self.misc, self.results = lists(page, table, Language.EN)
        self.classes = {row[0]: frozenset(row[1].split()) for row in page[2].tables[0].rows}
        self.times = number(page.find(r"Every payment is multiplied by (\d+)")[1])
        (_, self.by_banker) = page[5].tables
        self.course = PrintedDraws(page)
        self._who_pays()

    def answer(self, question: str) -> str:
        """The answer in force where one plays: not in the closing table."""
        return self.page.find(QUESTION.format(re.escape(question)))[1]

    def of(self, name: str) -> Codes:
        """The cards of a class, from the table of classes."""
        return next(held for each, held in self.classes.items() if name in each.split()[0] or name in each)

    def _who_pays(self) -> None:
        """What is taken for granted below stands on the page."""
        find = self.page.find
        find(
            r"注 run between the banker and each of the three others\. A banker takes from or pays all three; another only the banker"
        )
        find(
            r"^公賀.*\(dealt, on the table, or completed by the stock\), come from each of the other three, banker or not"
        )
        find(
            r"Points of a draw run between the banker and another, as 注 do: all three pay the banker, the banker alone pays another"
        )
        find(
            r"^敲門: another than the banker who has a live Hundred.* also takes from each of the two others who do not bank"
        )

    @staticmethod
    def against(seat: int, banker: int) -> list[int]:
        """Who settles 注 and draws with a seat."""
        return [each for each in range(SEATS) if each != seat] if seat == banker else [banker]

    # Patterns

    def congratulated(self, purses: Purses, kind: str, seat: int, found: Iterable[tuple[str, int]]) -> None:
        """公賀."""
        for _, worth in found:
            purses.pay(kind, seat, [each for each in range(SEATS) if each != seat], worth)

    def table(self, all_winnings: FourWinnings, banker: int) -> Flow:
        """What lies on the table."""
        purses = Purses()
        self._diao(purses, [len(each.won) for each in all_winnings], banker)
        for seat, winnings in enumerate(all_winnings):
            gate = self.gates.pays(winnings)
            self._zhu(purses, winnings, seat, banker, four_gate=bool(gate))
            self.congratulated(purses, "patterns", seat, [*gate, *self.misc.pays(winnings)])
        return self._whole(purses)

    def _whole(self, purses: Purses) -> Flow:
        """Multiplied as the page says; the table of 吊 says of itself that it is."""
        flows = purses.flows(self.times)
        diao = purses.moved.get("diao")
        return flows if diao is None or not any(diao) else {**flows, "diao": tuple(diao)}

    def _diao(self, purses: Purses, tricks: Sequence[int], banker: int) -> None:
        if self.times > 1:
            self.page.find(rf"times {self.times} as chapter 3 says already", within=5)
        seats = sorted(range(SEATS), key=lambda seat: (-tricks[seat], seat != banker))
        sought = " ".join(str(tricks[seat]) for seat in seats), str(tricks[banker])
        said = next(row[2] for row in self.by_banker.rows if row[:2] == sought)
        moved = [0] * SEATS
        for seat, each in zip(seats, said.split(), strict=True):
            moved[seat] = number(each)
        purses.moved["diao"] = moved

    def _zhu(self, purses: Purses, winnings: Winnings, seat: int, banker: int, *, four_gate: bool) -> None:
        won, against = codes(winnings.order), self.against(seat, banker)
        barefoot = len(won) < number(self.page.find(r"(\w+) won cards are par")[1])
        held = codes(cards_of(winnings.dealt or 0))
        if "Tb" in held and "Tb" not in won and self.answer(DEALT_CLAIMS).startswith("Yes"):
            said = r"\(吊百\) (\d+)" if barefoot else r"\(正本百\) (\d+)"
            purses.pay("zhu", seat, against, number(self.page.find(said, within=6)[1]))
        if barefoot:
            self.page.find("Par is needed, but for 吊百")
            return
        purses.pay("zhu", seat, against, self._singles(won, four_gate=four_gate))
        live = self._live(won)
        if live != FULL or not self.page.says("全突大活 takes in 小突", within=6):
            purses.pay("zhu", seat, against, self._lesser_tu(won))
        if live is not None:
            purses.pay("zhu", seat, against, self._three("How many zhu is a live Hundred, with Tu, with all Tu", live))
            if seat != banker:
                others = [each for each in range(SEATS) if each not in (seat, banker)]
                purses.pay("knock", seat, others, self._three("How many zhu is a door-knock", live))

    def _three(self, question: str, which: int) -> int:
        """The first, second or third number of an answer."""
        return number(self.answer(question).rstrip(".").split(", ")[which])

    def _live(self, won: Codes) -> int | None:
        if "Tb" not in won:
            return None
        female = len(won & frozenset(["W5", "W6", "W8"]))
        self.page.find(
            "with a female Tu also won 大活百突, with T90 and all three 全突大活; the dearest alone counts", within=6
        )
        needed = {"Any one of the three.": 1, "All three.": 3}[
            self.answer("How many female Tu make a live Hundred with Tu")
        ]
        if female == 3 and "T90" in won:
            return FULL
        return 1 if female >= needed else 0

    def _lesser_tu(self, won: Codes) -> int:
        self.page.find(r"小突 \(T90 and one of W5, W6, W8 won\)", within=6)
        said = self.answer("Does the lesser Tu count")
        match = re.fullmatch(r"Yes, (\w+) zhu\.", said)
        return number(match[1]) if match and "T90" in won and won & frozenset(["W5", "W6", "W8"]) else 0

    def _singles(self, won: Codes, *, four_gate: bool) -> int:
        rewards, shoulders, ji = (won & self.of(name) for name in ("賞", "肩", "極"))
        match self.answer("Which single cards count"):
            case "Every Reward, Shoulder and Ji won: one each.":
                return len(rewards) + len(shoulders) + len(ji)
            case "One for any Reward, one for any Shoulder, one for any Ji.":
                return sum(map(bool, (rewards, shoulders, ji)))
            case "Each Ji, 20 of Tens double, and only without a four-gate.":
                return 0 if four_gate else len(ji) + ("T20" in ji)
            case "One for any of 1 of Myriads, 1 of Strings, 9 of Coins; two for 20 of Tens.":
                return bool(won & frozenset(("W1", "S1", "C9"))) + 2 * ("T20" in won)
            case said:
                raise AssertionError(said)

    # A deal that was not fought

    def holders(self, dealt: FourWinnings, banker: int) -> Mapping[int, int]:
        """Who is paid for a dealt pattern, and how much by each of the others."""
        found = {
            seat: sum(worth for _, worth in pays) for seat, each in enumerate(dealt) if (pays := self.dealt.pays(each))
        }
        match self.answer("Who is paid when several seats hold dealt patterns"):
            case "Every holder.":
                return found
            case "The first in order of play from the banker; only he takes part in the chong.":
                order = [(banker + step) % SEATS for step in range(SEATS)]
            case "The first seat of the table, whoever banks; only he takes part in the chong.":
                order = list(range(SEATS))
            case said:
                raise AssertionError(said)
        first = next((seat for seat in order if seat in found), None)
        return {} if first is None else {first: found[first]}

    def drawing(self, hand: Iterable[Card]) -> set[Card]:
        """Which cards of a hand that was shown count as won."""
        self.page.find("his hand counts as cards won in tricks", within=7)
        match self.answer("Do the Ji of a hand that ended play stay out of the chong"):
            case "No, the whole hand takes part.":
                return set(hand)
            case "Yes, they are taken away.":
                return {each for each in hand if CODES[each] not in self.of("極")}
            case said:
                raise AssertionError(said)

    def shown(self, holders: Mapping[int, int], banker: int) -> Flow:
        """What is paid when hands are shown."""
        purses = Purses()
        for seat, worth in holders.items():
            self.congratulated(purses, "patterns", seat, [("", worth)])
        said = self.answer("Is diao paid in a deal that a dealt pattern ended before play")
        if said != "No.":
            assert (
                said
                == "Yes: who shows no pattern that counts is rated minus one, and settles the difference with the banker."
            )
            whole = number(self.answer("How many zhu is a diao").split(";")[0].rstrip("."))
            for seat in range(SEATS):
                if (seat in holders) != (banker in holders):
                    taker, payer = (seat, banker) if seat in holders else (banker, seat)
                    purses.pay("diao", taker, [payer], whole)
        return purses.flows(self.times)

    # The stock

    def stock(self, all_winnings: FourWinnings, draws: Sequence[Drawn], banker: int, starter: int) -> Flow:
        """What drawn cards bring; each seat's winnings have the cards that it has drawn."""
        purses = Purses()
        for taker, _, points in draws:
            if taker is not None:
                times = 2 if self._doubled(all_winnings[taker]) else 1
                purses.pay("draws", taker, self.against(taker, banker), points * times)
        self.page.find("for a seat that has drawn at least one", within=10)
        for seat in {taker for taker, _, _ in draws if taker is not None}:
            self.congratulated(purses, "results", seat, self.results.pays(all_winnings[seat]))
        for victim, rival, base in self.course.banners(all_winnings, draws, starter):
            self.page.find("four times the base: twice from the iron bolt, once from each of the two others", within=14)
            purses.pay("banner", rival, [victim, *(each for each in range(SEATS) if each != rival)], base)
        return purses.flows(self.times)

    def _doubled(self, winnings: Winnings) -> bool:
        if not all(self.page.says("全上雙沖", within=chapter) for chapter in (8, 9, 11, 12)):
            return False
        self.page.find(
            "dealt all four Shoulders .* and has won all four is paid the points of all his draws twice", within=11
        )
        self.page.find("A hand that ended play before a trick has won nothing, and is paid them once", within=11)
        held, won = codes(cards_of(winnings.dealt or 0)), codes(winnings.order)
        return winnings.fought and self.of("肩") <= held & won


FULL = 2
"""全突大活, the third of the live Hundreds."""
DEALT_CLAIMS = "Do the payments for cards that were dealt count: the Hundred not won, the flag, four Shoulders, four Ji"


def cards_of(held: int) -> Iterator[Card]:
    """The cards of a set."""
    return (Card(at) for at in range(40) if held >> at & 1)
