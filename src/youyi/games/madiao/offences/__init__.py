"""罰: faults against good play, judged after the deal from what each seat could know; off unless a ruling asks for them.

Nothing here is forbidden: a fault costs something, or is only pointed out. No source gives the triggers in full, so
every one of them is our reading of a line of a table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from youyi.games.madiao import articles as art
from youyi.games.madiao.events import Warned
from youyi.games.madiao.offences import suits, tens
from youyi.games.madiao.offences.played import PlayedCard, played_cards
from youyi.games.madiao.position import Playing
from youyi.games.madiao.rulings.money import BankerFaults
from youyi.kernel.articles import Article
from youyi.kernel.seats import Seat

Trigger: TypeAlias = Callable[[PlayedCard], bool]


# reading: one source only teaches to wait for the seventh trick, and the order of discards is a prompt of the programs
COUNSEL = frozenset({art.WAIT_FOR_SEVENTH, art.DISCARD_ORDER})
"""Faults that are pointed out and never cost anything."""


@dataclass(frozen=True, slots=True)
class Offence:
    """One fault in play."""

    seat: Seat
    trick: int
    """In which trick, 1 to 8."""
    because: Article

    @property
    def code(self) -> str:
        """Which fault, by the last part of its clause's key."""
        return self.because.key.rpartition(".")[2]

    @property
    def costs(self) -> bool:
        """Whether it can cost anything, where faults do."""
        return self.because not in COUNSEL


LEADING: tuple[tuple[Article, Trigger], ...] = (
    (art.TENS_BARRED, tens.tens_barred),
    (art.HUNDRED_WITHOUT_REWARD, tens.hundred_without_reward),
    (art.BANKER_HAS_LED, tens.banker_has_led),
    (art.SUITS_SETTLED, tens.suits_settled),
    (art.HUNDRED_UNANNOUNCED, tens.hundred_unannounced),
    (art.BOTH_LED, tens.both_led),
    (art.THOUSAND_FIRST, tens.thousand_first),
    (art.LONE_THOUSAND, tens.lone_thousand),
    (art.MYRIAD_TOO_EARLY, tens.myriad_too_early),
    (art.WAIT_FOR_SEVENTH, tens.wait_for_seventh),
    (art.MYRIAD_NOT_LED, tens.myriad_not_led),
    (art.REWARD_NOT_LED, tens.reward_not_led),
    (art.THIRD_GATE, suits.third_gate),
    (art.LAST_OF_SUIT, suits.last_of_suit),
)
"""Every fault in leading that can be judged alone, in the order of the table."""
STOPPING: Mapping[BankerFaults, tuple[tuple[Article, Trigger], ...]] = {
    BankerFaults.ANY: ((art.BANKER_SLIPS, suits.banker_slips),),
    BankerFaults.AS_TAUGHT: (
        (art.BANKER_PASSED_BY, suits.banker_passed_by),
        (art.BANKER_INDULGED, suits.banker_indulged),
    ),
}
"""The faults of not stopping the banker, by the answer in force."""
FOLLOWING: tuple[tuple[Article, Trigger], ...] = (
    (art.JI_INDULGED, suits.ji_indulged),
    (art.HUNDRED_INDULGED, suits.hundred_indulged),
    (art.MERIT_RELEASED, suits.merit_released),
    (art.HASTY_CAPTURE, suits.hasty_capture),
    (art.DISCARD_ORDER, suits.discard_order),
)
"""Every other fault in capturing and discarding, in the order of the table."""


def judged_alone(stopping: BankerFaults) -> tuple[tuple[Article, Trigger], ...]:
    """Every fault that one card makes by itself, by the answer in force on stopping the banker."""
    return (*LEADING, *STOPPING[stopping], *FOLLOWING)


def judge(playing: Playing, stopping: BankerFaults = BankerFaults.ANY) -> tuple[Offence, ...]:
    """罰: find every fault in the tricks played so far, in the order of play."""
    found, in_haste = list[Offence](), set[Seat]()
    following = (*STOPPING[stopping], *FOLLOWING)
    for played in played_cards(playing):
        triggers = LEADING if played.leading else following
        found += [Offence(played.seat, played.trick, article) for article, broken in triggers if broken(played)]
        # reading: Myriad or Thousand in hand excuse a capture in haste, but then they must not be led after it
        if tens.leads_great(played) and played.seat in in_haste:
            found.append(Offence(played.seat, played.trick, art.LED_AFTER_HASTE))
        if suits.made_in_haste(played):
            in_haste.add(played.seat)
    return tuple(found)


def warnings(offences: tuple[Offence, ...]) -> tuple[Warned, ...]:
    """A warning to each offender, which nobody else sees."""
    return tuple(Warned(each.seat, each.code, each.trick, each.because) for each in offences)
