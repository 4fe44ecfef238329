"""The rulings and terms of a sitting, with what follows from them: each question is asked once, when rules are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import DECK, FEMALE_TU, JI, REWARD, SHOULDER, Card, CardSet, card_set, named
from youyi.games.madiao.patterns import PatternTable, claims_of_dealt, pattern_table
from youyi.games.madiao.rulings import Rulings, Terms
from youyi.games.madiao.rulings.as_run import DiaoUnit, DiaoWithoutPlay
from youyi.games.madiao.rulings.money import Dahuo, DahuoTuNeeds, DiaoMode, Penalties, Qiaomen, SinglesScope, XiaoTu
from youyi.games.madiao.stock.rules import StockRules, stock_rules
from youyi.kernel.rules import Reason

LADY = named("T20")


@dataclass(frozen=True, slots=True)
class Item:
    """One thing for which 注 are paid."""

    item: str
    worth: int
    because: Reason
    knock: Knock | None = None
    """敲門: what it also brings from the others who do not bank."""


@dataclass(frozen=True, slots=True)
class Knock:
    """What a live Hundred brings from each of the others who do not bank."""

    worth: int
    because: Reason


@dataclass(frozen=True, slots=True)
class Live:
    """大活: what a live Hundred is worth alone, with 雌突, and with all 突."""

    alone: Item
    with_tu: Item
    full: Item


def _live(worths: tuple[int, int, int], reasons: tuple[Reason, Reason, Reason], knocks: tuple[Knock, ...]) -> Live:
    names = ("da_huo_bai", "da_huo_bai_tu", "quan_tu_da_huo")
    alone, with_tu, full = map(Item, names, worths, reasons, knocks)
    return Live(alone, with_tu, full)


_GUIDE = (art.LIVE_HUNDRED, art.LIVE_HUNDRED_TU, art.FULL_TU)
_LIVE: Mapping[Dahuo, tuple[tuple[int, int, int], tuple[Reason, Reason, Reason]]] = {
    Dahuo.GUIDE_TABLE: ((5, 10, 30), _GUIDE),
    Dahuo.GUIDE_HEADING: ((3, 10, 30), (Dahuo.GUIDE_HEADING, art.LIVE_HUNDRED_TU, art.FULL_TU)),
    Dahuo.CS: ((3, 6, 32), (Dahuo.CS, Dahuo.CS, Dahuo.CS)),
    Dahuo.TS2: ((3, 6, 12), (Dahuo.TS2, Dahuo.TS2, Dahuo.TS2)),
}
_KNOCKS: Mapping[Qiaomen, tuple[tuple[int, int, int], Reason]] = {
    Qiaomen.GUIDE: ((1, 2, 5), art.DOOR_KNOCK),
    Qiaomen.CS: ((1, 2, 16), Qiaomen.CS),
    Qiaomen.TS2: ((1, 2, 4), Qiaomen.TS2),
}


def live(dahuo: Dahuo, qiaomen: Qiaomen) -> Live:
    """What a live Hundred brings, in 注 and at the door."""
    knocks, because = _KNOCKS[qiaomen]
    return _live(*_LIVE[dahuo], tuple(Knock(worth, because) for worth in knocks))


@dataclass(frozen=True, slots=True)
class Singles:
    """單張: what single won cards count."""

    count: Callable[[CardSet], int]
    because: Reason
    beside_four_gate: bool = True
    """Whether they count beside a four-gate too."""


def per_card(won: CardSet) -> int:
    """One for every 賞, 肩 and 極."""
    return (won & (REWARD | SHOULDER | JI)).bit_count()


def once_per_class(won: CardSet) -> int:
    """One for any 賞, one for any 肩, one for any 極."""
    return sum(bool(won & each) for each in (REWARD, SHOULDER, JI))


def ji_only(won: CardSet) -> int:
    """One for every 極, and two for the 20."""
    return (won & JI).bit_count() + (won & LADY).bit_count()


def ji_once(won: CardSet) -> int:
    """One for any 極 but the 20, and two for the 20."""
    return bool(won & JI & ~LADY) + 2 * bool(won & LADY)


SINGLES: Mapping[SinglesScope, Singles] = {
    SinglesScope.PER_CARD: Singles(per_card, art.SINGLES),
    SinglesScope.ONCE_PER_CLASS: Singles(once_per_class, SinglesScope.ONCE_PER_CLASS),
    SinglesScope.JI_ONLY_NO_FOURGATE: Singles(ji_only, SinglesScope.JI_ONLY_NO_FOURGATE, beside_four_gate=False),
    SinglesScope.TS2: Singles(ji_once, SinglesScope.TS2),
}


@dataclass(frozen=True, slots=True)
class DiaoRules:
    """How 吊 is paid."""

    mode: DiaoMode
    halved: bool = False
    """Whether a 吊 is one 注 only, so that half a 吊 is half a 注."""
    without_play: bool = False
    """Whether it is paid in a deal that a dealt pattern ended before play."""


@dataclass(frozen=True, slots=True)
class PaymentRules:
    """How tricks and single won cards are paid."""

    base: int
    """By what every payment is multiplied."""
    diao: DiaoRules
    live: Live
    tu_needed: int
    """雌突 that a live Hundred with 突 needs."""
    singles: Singles
    lesser_tu: bool
    """Whether 小突 counts."""
    dealt_hundred: bool
    """Whether the Hundred that was dealt and not won counts."""


@dataclass(frozen=True, slots=True)
class RuleContext:
    """The rulings and terms that a sitting is played by, and the tables derived from them."""

    rulings: Rulings
    terms: Terms
    patterns: PatternTable
    payments: PaymentRules
    stock: StockRules
    penalties: Penalties
    pack: CardSet
    """The cards that are played with."""


def context_of(rulings: Rulings, terms: Terms | None = None, deck: tuple[Card, ...] = DECK) -> RuleContext:
    """The context of rulings, terms and a deck; its tables are cached by rulings. Without terms: the usual ones."""
    patterns, payments, stock = pattern_table(rulings), payment_rules(rulings), stock_rules(rulings)
    return RuleContext(rulings, terms or Terms(), patterns, payments, stock, rulings.penalties, card_set(deck))


TU_NEEDED = {DahuoTuNeeds.ANY_ONE: 1, DahuoTuNeeds.ALL_THREE: FEMALE_TU.bit_count()}
"""雌突 that a live Hundred with 突 needs."""


@lru_cache(maxsize=64)
def payment_rules(rulings: Rulings) -> PaymentRules:
    """The answers that bear on 吊 and 注."""
    return PaymentRules(
        base=rulings.base_score,
        diao=DiaoRules(
            rulings.diao_mode,
            halved={DiaoUnit.ONE_ZHU: True, DiaoUnit.TWO_ZHU: False}[rulings.diao_unit],
            without_play={DiaoWithoutPlay.ON: True, DiaoWithoutPlay.OFF: False}[rulings.diao_without_play],
        ),
        live=live(rulings.dahuo, rulings.qiaomen),
        tu_needed=TU_NEEDED[rulings.dahuo_tu_needs],
        singles=SINGLES[rulings.singles_scope],
        lesser_tu={XiaoTu.ON: True, XiaoTu.OFF: False}[rulings.xiao_tu],
        dealt_hundred=claims_of_dealt(rulings),
    )
