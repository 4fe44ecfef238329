"""What the rulings make of 看冲: how cards are counted, who takes them, what a seized banner costs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.stock import (
    ChongPointer,
    ChongTable,
    ChongTaker,
    DuoJinBiao,
    MeritChong,
    OwnCardReuse,
)
from youyi.games.madiao.stock.by_distance import match_by_distance
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
    taker_stays: bool
    """Whether who took a card is asked first again; else it is always the next seat's turn."""
    least: int
    """Won cards that a seat needs to take part."""
    offered: int
    """Cards of the stock that are offered."""
    factors: BannerFactors | None
    """None if banners are not seized."""


@lru_cache(maxsize=64)
def stock_rules(rulings: Rulings) -> StockRules:
    """Gather the answers that bear on 看冲."""
    table = rulings.chong_table
    return StockRules(
        matching=match if table is ChongTable.R_CHONG else match_by_distance,
        used_up=table is ChongTable.TS2 and rulings.own_card_reuse is OwnCardReuse.OFF,
        merit=rulings.merit_chong is MeritChong.ON,
        taker=rulings.chong_taker,
        taker_stays=rulings.chong_pointer is ChongPointer.TAKER_STAYS,
        least=rulings.chong_min_tricks,
        offered=rulings.stock_cards,
        factors=banner_factors(rulings),
    )


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
