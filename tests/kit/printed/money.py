"""馬吊 settled from its printed page: 吊, 注, 敲門, patterns, and what draws of the stock cost whom.

Every amount, every payer and every multiplier is read from the English page; a sentence that is not there is an error.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from tests.kit.printed.draws import Drawn, PrintedDraws
from tests.kit.printed.handbook import Page, number
from tests.kit.printed.patterns import lists
from youyi.games.madiao.cards import CODES, Card
from youyi.games.madiao.patterns.table import PatternTable
from youyi.games.madiao.position import SEATS
from youyi.games.madiao.winnings import FourWinnings, Winnings
from youyi.kernel.names import Language

Flow: TypeAlias = dict[str, tuple[int, ...]]
"""What each of the four seats receives, by what it is called in the account: diao, zhu, knock, patterns, draws, results."""
Codes: TypeAlias = frozenset[str]


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

    def rule(self, chapter: int, *said: str) -> int:
        """Which of these rules a chapter states: exactly one."""
        (which,) = [at for at, each in enumerate(said) if self.page.says(each, within=chapter)]
        return which

    def of(self, name: str) -> Codes:
        """The cards of a class, from the table of classes."""
        return next(held for each, held in self.classes.items() if name in each.split()[0] or name in each)

    def _who_pays(self) -> None:
        """What is taken for granted below stands on the page."""
        find = self.page.find
        find(
            r"^Zhu \(注\) is the unit of payment.* They pass only between the banker and a defender\. The banker takes zhu from all three defenders or pays all three; a defender takes zhu from the banker alone or pays the banker alone"
        )
        find(
            r"^For every pattern \(dealt, won in tricks, or completed by the stock\) each of the other three players pays its bonus \(賀\), whether they are banker or not\. A bonus is counted in zhu"
        )
        find(
            r"Each point of a draw is worth 1 zhu\. Points pass only between the banker and a defender: all three defenders pay the banker, but only the banker pays a defender"
        )
        find(
            r"^Door-knock \(敲門\): a defender who has a live Hundred of any of the three kinds also takes zhu from each of the other two defenders"
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
            self.page.find(rf"already multiplied by {self.times} as in chapter 3", within=5)
        seats = sorted(range(SEATS), key=lambda seat: (-tricks[seat], seat != banker))
        sought = " ".join(str(tricks[seat]) for seat in seats), str(tricks[banker])
        said = next(row[2] for row in self.by_banker.rows if row[:2] == sought)
        moved = [0] * SEATS
        for seat, each in zip(seats, said.split(), strict=True):
            moved[seat] = number(each)
        purses.moved["diao"] = moved

    def _zhu(self, purses: Purses, winnings: Winnings, seat: int, banker: int, *, four_gate: bool) -> None:
        won, against = codes(winnings.order), self.against(seat, banker)
        barefoot = len(won) < number(self.page.find(r"won (\w+) cards or more is at par")[1])
        held = codes(cards_of(winnings.dealt or 0))
        if "Tb" in held and "Tb" not in won and self.rule(6, *DEALT_CLAIMS) == 0:
            said = (
                r"you take (\d+) zhu if you are barefoot \(a hanging Hundred 吊百\)"
                if barefoot
                else r"(\d+) zhu if you are at par \(a Hundred at par 正本百\)"
            )
            purses.pay("zhu", seat, against, number(self.page.find(said, within=6)[1]))
        if barefoot:
            self.page.find("Only a player at par takes zhu. The hanging Hundred .below. is the one exception")
            return
        purses.pay("zhu", seat, against, self._singles(won, four_gate=four_gate))
        live = self._live(won)
        if live != FULL or not self.page.says(
            r"^Lesser Dashers \(小突\): .* A live Hundred with all Dashers already includes them", within=6
        ):
            purses.pay("zhu", seat, against, self._lesser_tu(won))
        if live is not None:
            purses.pay(
                "zhu",
                seat,
                against,
                self._three(r"^A live Hundred is worth (\d+) zhu, with a Dasher (\d+), with all Dashers (\d+)", live),
            )
            if seat != banker:
                others = [each for each in range(SEATS) if each not in (seat, banker)]
                purses.pay("knock", seat, others, self._three(KNOCK, live))

    def _three(self, said: str, which: int) -> int:
        """The first, second or third number of a sentence."""
        return number(self.page.find(said, within=6)[which + 1])

    def _live(self, won: Codes) -> int | None:
        if "Tb" not in won:
            return None
        female = len(won & frozenset(["W5", "W6", "W8"]))
        self.page.find(
            "If you also won a female Dasher, it is a live Hundred with a Dasher .* If you also won T90 and all three female Dashers, it is a live Hundred with all Dashers",
            within=6,
        )
        self.page.find("Only the most valuable of these is paid", within=6)
        needed = (1, 3)[
            self.rule(
                6,
                "One female Dasher is enough for a live Hundred with a Dasher",
                "A live Hundred with a Dasher needs all three female Dashers",
            )
        ]
        if female == 3 and "T90" in won:
            return FULL
        return 1 if female >= needed else 0

    def _lesser_tu(self, won: Codes) -> int:
        if self.rule(
            6,
            r"^Lesser Dashers \(小突\): ",
            r"^Lesser Dashers \(小突: .*\) bring nothing",
        ):
            return 0
        worth = number(
            self.page.find(r"90 of Tens and one of the 5, 6 and 8 of Myriads, you get (\d+) zhu", within=6)[1]
        )
        return worth if "T90" in won and won & frozenset(["W5", "W6", "W8"]) else 0

    def _singles(self, won: Codes, *, four_gate: bool) -> int:
        rewards, shoulders, ji = (won & self.of(name) for name in ("賞", "肩", "極"))
        which = self.rule(
            6,
            "Every Reward, Shoulder and Ultimate that you won is worth 1 zhu",
            "For each of three classes you get 1 zhu if you won at least one card of it: Rewards, Shoulders, Ultimates",
            "Each Ultimate that you won is worth 1 zhu, the 20 of Tens 2, but only if you have no four-gate",
            "You get 1 zhu if you won any of these: the 1 of Myriads, the 1 of Strings and the 9 of Coins; for the 20 of Tens you get 2",
        )
        return (
            len(rewards) + len(shoulders) + len(ji),
            sum(map(bool, (rewards, shoulders, ji))),
            0 if four_gate else len(ji) + ("T20" in ji),
            bool(won & frozenset(("W1", "S1", "C9"))) + 2 * ("T20" in won),
        )[which]

    # A deal that was not fought

    def holders(self, dealt: FourWinnings, banker: int) -> Mapping[int, int]:
        """Who is paid for a dealt pattern, and how much by each of the others."""
        found = {
            seat: sum(worth for _, worth in pays) for seat, each in enumerate(dealt) if (pays := self.dealt.pays(each))
        }
        which = self.rule(
            7,
            "Every player with a dealt pattern is paid",
            "only one is paid and draws from the stock: the first in order of play, counted from the banker",
            "only one is paid and draws from the stock: the one whose seat comes first \\(East, North, West, South\\), whoever is banker",
        )
        if which == 0:
            return found
        order = [(banker + step) % SEATS for step in range(SEATS)] if which == 1 else list(range(SEATS))
        first = next((seat for seat in order if seat in found), None)
        return {} if first is None else {first: found[first]}

    def drawing(self, hand: Iterable[Card]) -> set[Card]:
        """Which cards of a hand that was shown count as won."""
        self.page.find("The hand of that player counts as cards won in tricks", within=7)
        if self.rule(
            7,
            "If a dealt pattern ended play before the first trick, that hand draws from the stock with all its cards",
            "If a dealt pattern ended play before the first trick, the Ultimates of that hand are taken away before the stock is turned",
        ):
            return {each for each in hand if CODES[each] not in self.of("極")}
        return set(hand)

    def shown(self, holders: Mapping[int, int], banker: int) -> Flow:
        """What is paid when hands are shown."""
        purses = Purses()
        for seat, worth in holders.items():
            self.congratulated(purses, "patterns", seat, [("", worth)])
        if self.rule(7, "In a deal that a dealt pattern ended before play, no diao is paid", IDLE_DIAO):
            whole = number(self.page.find(r"^One diao is worth (\d+) zhu", within=5)[1])
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
        self.page.find("A player who has drawn at least one", within=10)
        for seat in {taker for taker, _, _ in draws if taker is not None}:
            self.congratulated(purses, "results", seat, self.results.pays(all_winnings[seat]))
        for victim, rival, base in self.course.banners(all_winnings, draws, starter):
            self.page.find("the iron bolt pays twice the base, each of the two other players pays it once", within=14)
            purses.pay("banner", rival, [victim, *(each for each in range(SEATS) if each != rival)], base)
        return purses.flows(self.times)

    def _doubled(self, winnings: Winnings) -> bool:
        if not all(self.page.says("全上雙沖", within=chapter) for chapter in (8, 9, 11, 12)):
            return False
        self.page.find(
            "dealt all four Shoulders .* and have won all four, the points of all your draws are paid twice",
            within=11,
        )
        self.page.find(
            "If a dealt pattern ended play before the first trick, nobody has won a card, so no draws are doubled",
            within=11,
        )
        held, won = codes(cards_of(winnings.dealt or 0)), codes(winnings.order)
        return winnings.fought and self.of("肩") <= held & won


FULL = 2
"""全突大活, the third of the live Hundreds."""
DEALT_CLAIMS = (
    "What you were dealt counts, won or not: the hanging Hundred .*, the Hundred at par .* and four Ultimates",
    "Cards that you were dealt and did not win bring nothing. There is no hanging Hundred",
)
KNOCK = r"^A door-knock is worth (\d+) zhu for a live Hundred, (\d+) for one with a Dasher, (\d+) for one with all Dashers\.$"
IDLE_DIAO = (
    r"A player who is paid for a pattern counts as 0, everybody else as −1\. "
    "Each defender settles the difference with the banker"
)


def cards_of(held: int) -> Iterator[Card]:
    """The cards of a set."""
    return (Card(at) for at in range(40) if held >> at & 1)
