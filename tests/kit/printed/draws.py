"""The course of 看沖 and the seized banner from the printed page of 馬吊: who draws what, for how many points, who pays."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import TypeAlias

from tests.kit.printed.distance import PrintedDistance, apart
from tests.kit.printed.handbook import Page, number
from tests.kit.printed.stock import PrintedStock
from youyi.games.madiao.cards import CODES, Card, members
from youyi.games.madiao.position import SEATS
from youyi.games.madiao.winnings import FourWinnings, Winnings

Drawn: TypeAlias = tuple[int | None, str, int]
"""Who has drawn a card, and for how many points."""


@dataclass
class Hand:
    """One seat while the stock is turned."""

    own: list[str]
    times: Mapping[str, int]
    taken: list[str] = field(default_factory=list)
    used: set[str] = field(default_factory=set)


class PrintedDraws:
    """Chapters 11 to 14."""

    def __init__(self, page: Page) -> None:
        """Read the course."""
        self.page = page
        self.by_distance = (
            PrintedDistance(page) if page.says("^The cards are neighbours in the suit", within=12) else None
        )
        self.by_class = None if self.by_distance else PrintedStock(page)
        self.ranks = {row[0]: int(row[-1]) for table in page[1].tables for row in table.rows}
        self.crowns = self.by_distance.crowns if self.by_distance else REWARDS
        least = page.find(
            r"You take part if you have won (\d) cards or more\. The stock is turned card by card, (\d) cards in all",
            within=11,
        )
        self.least, self.count = map(int, least.groups())
        page.find(
            "A player who scores with a stock card draws it: the card is laid with that player’s drawn cards", within=11
        )
        page.find("Drawn cards help to make runs later, but give no points themselves", within=11)
        self.used_up = self.rule(11, "A card of your own that has scored may score again", USED_UP) == 1
        self.merit = (
            self.rule(11, "The card that a won card beat when you won it does not change its points", MERIT) == 1
        )

    def rule(self, chapter: int, *said: str) -> int:
        """Which of these rules a chapter states: exactly one."""
        (which,) = [at for at, each in enumerate(said) if self.page.says(each, within=chapter)]
        return which

    def first_after_showing(self, holders: Mapping[int, int], banker: int) -> int:
        """Who is asked first after a dealt pattern."""
        self.page.find(
            "After a dealt pattern, the player with the most valuable one begins. Of several equal ones, the first in order of play from the banker begins"
        )
        return max(_order(banker), key=lambda seat: holders.get(seat, -1))

    def draws(self, all_winnings: FourWinnings, starter: int, stock: Sequence[Card]) -> list[Drawn]:
        """Turn the stock."""
        self.page.find(
            "The winner of the last trick turns the stock and is asked first; then the other players in order of play",
            within=11,
        )
        hands = [Hand([CODES[each] for each in one.order], self._merits(one)) for one in all_winnings]
        asked, found = starter, list[Drawn]()
        for turned in (CODES[each] for each in stock[: self.count]):
            order = [seat for seat in _order(asked) if len(hands[seat].own) >= self.least]
            taker, points = self._offered(hands, order, turned)
            found.append((taker, turned, points))
            asked = self._next(asked, taker)
        return found

    def _merits(self, winnings: Winnings) -> dict[str, int]:
        if not self.merit:
            return {}
        self.page.find(
            "your own Tw count double if it beat the Tq or the Tb when you won it, and treble if it beat both. The points of your own Tq count double if it beat the Tb"
        )
        prey = {"Tw": {"Tq", "Tb"}, "Tq": {"Tb"}}
        return {
            CODES[won.card]: 1 + len(prey.get(CODES[won.card], set()) & {CODES[each] for each in members(won.beaten)})
            for won in winnings.won
        }

    def _gives(self, hand: Hand, turned: str) -> dict[str, int]:
        if self.by_distance:
            gives = self.by_distance.gives(set(hand.own) - hand.used, {*hand.own, *hand.taken}, turned)
        else:
            assert self.by_class
            gives = self.by_class.gives(hand.own, hand.taken, turned)
        return {each: points * hand.times.get(each, 1) for each, points in gives.items()}

    def _offered(self, hands: Sequence[Hand], order: Sequence[int], turned: str) -> tuple[int | None, int]:
        able = {seat: gives for seat in order if any((gives := self._gives(hands[seat], turned)).values())}
        if not able:
            return None, 0
        if self.rule(11, *TAKERS) == 0:
            taker = next(iter(able))
        else:
            taker = min(able, key=lambda seat: self._nearness(hands[seat], able[seat], turned))
        hand, gives = hands[taker], able[taker]
        hand.taken.append(turned)
        if self.by_distance and self.used_up:
            hand.used |= set(gives)
        return taker, sum(gives.values())

    def _nearness(self, hand: Hand, gives: Mapping[str, int], turned: str) -> int:
        said = self.page.find(
            "Nearness is the difference in rank to the nearest (.*)\\. Where the difference is more than two, it is counted round the ends of the suit. If a Reward is turned, its Ultimate is nearer than any other card. Of equally near players the first in order takes the card"
        )
        match said[1]:
            case "own card that scores with it":
                near: Iterable[str] = gives
            case "own card of the suit":
                near = (each for each in hand.own if each[0] == turned[0])
            case other:
                raise AssertionError(other)
        return min(
            -1 if self.ranks[each] == 1 and turned in self.crowns else apart(self.ranks, each, turned) for each in near
        )

    def _next(self, asked: int, taker: int | None) -> int:
        following = (asked + 1) % SEATS
        if self.rule(11, TAKER_FIRST, "After every card, the next player is asked first") == 1:
            return following
        if taker is not None:
            return taker
        after_dead = "one that nobody draws, does not change that", "after a dead card it is the next player"
        return (asked, following)[self.rule(11, *after_dead)]

    # The seized banner

    def banners(
        self, all_winnings: FourWinnings, draws: Sequence[Drawn], starter: int
    ) -> Iterator[tuple[int, int, int]]:
        """Victim, rival and base of each banner that is seized."""
        if self.page.says("The brocade banner is not played: nobody pays for it", within=14):
            return
        if self.rule(14, *SEIZED) == 0:
            yield from islice(self._by_fourth_suit(all_winnings, draws, starter), 1)
        else:
            yield from self._with_any_brocade(all_winnings, draws)

    def _by_fourth_suit(
        self, all_winnings: FourWinnings, draws: Sequence[Drawn], starter: int
    ) -> Iterator[tuple[int, int, int]]:
        for said in BOLT:
            self.page.find(said, within=14)
        for victim in _order(starter):
            missing = REWARDS - {CODES[each] for each in all_winnings[victim].order}
            if len(missing) != 1 or any(taker == victim for taker, _, _ in draws):
                continue
            (lacking,) = missing
            for rival in _order(starter):
                base = self._base(lacking[0], all_winnings[rival], [card for taker, card, _ in draws if taker == rival])
                if rival != victim and base:
                    yield victim, rival, base

    def _with_any_brocade(self, all_winnings: FourWinnings, draws: Sequence[Drawn]) -> Iterator[tuple[int, int, int]]:
        for said in ANY:
            self.page.find(said, within=14)
        hands = [Hand([CODES[each] for each in one.order], self._merits(one)) for one in all_winnings]
        for rival, turned, _ in draws:
            if rival is None:
                continue
            givers = {each for each, points in self._gives(hands[rival], turned).items() if points}
            hands[rival].taken.append(turned)
            hands[rival].used |= givers if self.by_distance and self.used_up else set()
            bolts = [seat for seat in range(SEATS) if seat != rival and len(CROWNS & set(hands[seat].own)) >= 3]
            if bolts and turned in self.brocade:
                yield bolts[0], rival, self._factor(next(each for each in hands[rival].own if each in givers))

    @property
    def brocade(self) -> frozenset[str]:
        """錦, from the table of classes."""
        return next(frozenset(row[1].split()) for row in self.page[2].tables[0].rows if row[0].startswith("brocade"))

    def _base(self, suit: str, won: Winnings, drawn: Sequence[str]) -> int:
        brocade = self.brocade
        count = next((at for at, each in enumerate(drawn) if each not in brocade or each[0] != suit), len(drawn))
        anchors = [CODES[each] for each in won.order if CODES[each][0] == suit and CODES[each] in brocade | {"T90"}]
        return count * max(map(self._factor, anchors), default=0)

    def _factor(self, anchor: str) -> int:
        said = self.page.find(
            r"^In the brocade banner the number of cards is multiplied, depending on the won card that drew them: (.*)$",
            within=14,
        )[1]
        kind = f"{anchor[1:]} of Tens" if anchor in {"T20", "T90"} else "Hundred" if anchor == "Tb" else KINDS[anchor]
        kinds = (kind, "other Tens", "any other card") if anchor[0] == "T" else (kind, "any other card")
        listed = re.findall(r"by (\w+) for ([^;.]*)", said)
        return next(number(factor) for each in kinds for factor, names in listed if each in names)


BOLT = (
    "exactly three of the four Rewards",
    "first drawn cards are brocade cards of the suit whose Reward the iron bolt lacks. The rival must have drawn them with a won brocade card of that suit \\(or with T90 in Tens\\)",
    "If there are several bolts, or several rivals of one bolt, the first of them in the order of asking counts. That order begins with the player who was asked first",
    "the number of such cards drawn in a row, times a number for the won card that drew them, as follows. If several won cards drew them, take the most valuable",
)
ANY = (
    "Here the Thousand counts as a Reward too",
    "The player with the three Rewards is the iron bolt \\(鐵門閂\\). The player who draws is the rival",
    "a number for the won card that drew the brocade, as follows. If several won cards gave points, take the one won first",
)
SEIZED = (
    "one player has won three Rewards and drawn nothing, and another player’s first draw is brocade of the fourth suit",
    "whenever a player draws brocade, of whatever suit, while another player has won three Rewards or more",
)
TAKERS = (
    "A card goes to the first player, in the order of asking, who scores with it",
    "A card goes to the player whose own card is nearest to it",
)
TAKER_FIRST = "The player who drew a card is asked first about the next"
USED_UP = "Where points go by distance, a card of your own that has scored is used up and scores no more"
MERIT = "In Tens, the points of a won card may double or treble, depending on the card that it beat when you won it"
CROWNS = {"Tw", "Tq", "W9", "S9", "C0"}
REWARDS = {"Tw", "W9", "S9", "C0"}
KINDS = {
    **dict.fromkeys(REWARDS, "Reward"),
    **dict.fromkeys(("Tq", "W8", "S8", "Ch"), "Shoulder"),
    **dict.fromkeys(("W1", "S1", "C9"), "Ultimate"),
}


def _order(first: int) -> list[int]:
    return [(first + step) % SEATS for step in range(SEATS)]
