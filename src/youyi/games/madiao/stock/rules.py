"""What the rulings make of 看冲: how cards are counted, who takes them, what a seized banner costs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from youyi.games.madiao.patterns import thousand_is_reward
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.as_run import BannerTest
from youyi.games.madiao.rulings.stock import (
    ChongPointer,
    ChongTable,
    ChongTaker,
    DuoJinBiao,
    MeritChong,
    OwnCardReuse,
)
from youyi.games.madiao.stock.by_distance import match_by_distance, match_with_thousand
from youyi.games.madiao.stock.runs import Match, match
from youyi.games.madiao.stock.suits import Gate

Matching: TypeAlias = Callable[[Gate, int, int, int], Match]
"""From a suit, the own cards that may serve, all cards before the seat and the rank turned."""


@dataclass(frozen=True, slots=True)
class BannerFactors:
    """What each 錦 drawn for a seized banner counts, by the card that drew it."""

    reward: int
    shoulder: int
    hundred: int
    ji: int
    ninety: int = 5
    lady: int = 10
    """The 20 of the Tens."""
    tens_reward: int = 3
    tens_shoulder: int = 3


@dataclass(frozen=True, slots=True)
class StockRules:
    """What a set of answers lets the stock bring."""

    matching: Matching
    used_up: bool
    """Whether an own card that gave points serves no more."""
    merit: bool
    """Whether Tens that beat their fellows count double or triple."""
    taker: ChongTaker
    taker_first: bool
    """Whether who took a card is asked first about the next."""
    moves_on: bool
    """Whether, where that does not settle it, the next seat is asked first; else the same seat again."""
    least: int
    """Won cards that a seat needs to take part."""
    offered: int
    """Cards of the stock that are offered."""
    factors: BannerFactors | None
    """None if banners are not seized."""
    every_brocade: bool = False
    """Whether a banner is seized with every 錦 drawn beside a seat with three 賞."""
    thousand: bool = False
    """Whether the Thousand is a 賞."""


ASKED_NEXT: Mapping[ChongPointer, tuple[bool, bool]] = {
    ChongPointer.TAKER_STAYS: (True, False),
    ChongPointer.ADVANCE_ONE: (False, True),
    ChongPointer.TAKER_THEN_NEXT: (True, True),
}
"""Whether who took a card is asked first about the next, and whether otherwise the next seat is."""


@lru_cache(maxsize=64)
def stock_rules(rulings: Rulings) -> StockRules:
    """Gather the answers that bear on 看冲."""
    thousand, by_distance = thousand_is_reward(rulings), counts_by_distance(rulings)
    matching_by_distance = match_with_thousand if thousand else match_by_distance
    taker_first, moves_on = ASKED_NEXT[rulings.chong_pointer]
    return StockRules(
        matching=matching_by_distance if by_distance else match,
        used_up=by_distance and {OwnCardReuse.OFF: True, OwnCardReuse.ON: False}[rulings.own_card_reuse],
        merit={MeritChong.ON: True, MeritChong.OFF: False}[rulings.merit_chong],
        taker=rulings.chong_taker,
        taker_first=taker_first,
        moves_on=moves_on,
        least=rulings.chong_min_tricks,
        offered=rulings.stock_cards,
        factors=banner_factors(rulings),
        every_brocade={BannerTest.ANY_BROCADE: True, BannerTest.FOURTH_SUIT: False}[rulings.banner_test],
        thousand=thousand,
    )


def counts_by_distance(rulings: Rulings) -> bool:
    """Whether points are counted by the distance of two cards, not by runs and classes."""
    return {ChongTable.TS2: True, ChongTable.R_CHONG: False}[rulings.chong_table]


def banner_factors(rulings: Rulings) -> BannerFactors | None:
    """奪錦標: what each drawn 錦 counts."""
    match rulings.duo_jin_biao:
        case DuoJinBiao.CS_COMMENT:
            return BannerFactors(reward=3, shoulder=5, hundred=6, ji=5, tens_shoulder=5)
        case DuoJinBiao.CS_CODE:
            return BannerFactors(reward=3, shoulder=3, hundred=3, ji=5)
        case DuoJinBiao.TS2:
            return BannerFactors(reward=3, shoulder=3, hundred=5, ji=3, tens_reward=5, tens_shoulder=5)
        case DuoJinBiao.OFF:
            return None
