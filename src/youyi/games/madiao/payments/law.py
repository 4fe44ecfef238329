"""What the rulings make of won cards, in money: each question is asked once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from youyi.games.madiao.cards import FEMALE_TU
from youyi.games.madiao.chong import ChongLaw, chong_law
from youyi.games.madiao.patterns import PatternBook
from youyi.games.madiao.patterns import book as pattern_book
from youyi.games.madiao.payments.zhu import SINGLES, ZhuLaw, live
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.money import DahuoTuNeeds, DiaoMode, Penalties, XiaoTu


@dataclass(frozen=True, slots=True)
class MoneyLaw:
    """Everything that a settlement needs to know of the rulings."""

    base: int
    """By what every payment is multiplied."""
    diao: DiaoMode
    zhu: ZhuLaw
    chong: ChongLaw
    patterns: PatternBook
    penalties: Penalties


@lru_cache(maxsize=64)
def money_law(rulings: Rulings) -> MoneyLaw:
    """Gather the answers that bear on money."""
    return MoneyLaw(
        base=rulings.base_score,
        diao=rulings.diao_mode,
        zhu=zhu_law(rulings),
        chong=chong_law(rulings),
        patterns=pattern_book(rulings),
        penalties=rulings.penalties,
    )


@lru_cache(maxsize=64)
def zhu_law(rulings: Rulings) -> ZhuLaw:
    """Gather the answers that bear on single won cards."""
    return ZhuLaw(
        live=live(rulings.dahuo, rulings.qiaomen),
        tu_needed=1 if rulings.dahuo_tu_needs is DahuoTuNeeds.ANY_ONE else FEMALE_TU.bit_count(),
        singles=SINGLES[rulings.singles_scope],
        lesser_tu=rulings.xiao_tu is XiaoTu.ON,
    )
