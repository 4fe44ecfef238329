"""注: what single won cards are worth between the banker and the others, and what is knocked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import FEMALE_TU, HUNDRED, JI, REWARD, SHOULDER, CardSet, named
from youyi.games.madiao.haul import PAR, Haul, Pile
from youyi.games.madiao.rulings.money import Dahuo, Qiaomen, SinglesScope
from youyi.kernel.articles import enacts
from youyi.kernel.rules import Reason

LESSER_TU, LADY = named("T90"), named("T20")


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
    """Set what a live Hundred brings, in 注 and at the door."""
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
class ZhuLaw:
    """What a set of answers makes of single won cards."""

    live: Live
    tu_needed: int
    """雌突 that a live Hundred with 突 needs."""
    singles: Singles
    lesser_tu: bool
    """Whether 小突 counts."""


@enacts(art.ZHU_NEEDS_PAR)
def items(law: ZhuLaw, haul: Haul, four_gate: bool) -> tuple[Item, ...]:
    """注: list what a seat's won cards are worth; only 吊百 needs no 正本."""
    won = haul.piles[Pile.WON]
    not_won = bool(haul.dealt is not None and haul.dealt & HUNDRED and not won & HUNDRED)
    if len(haul.won) < PAR:
        return (Item("diao_bai", 1, art.DIAO_HUNDRED),) if not_won else ()
    hundred = Item("zheng_ben_bai", 2, art.PAR_HUNDRED) if not_won else live_item(law, won)
    found = (single_item(law, won, four_gate), lesser_tu_item(law, won), hundred)
    return tuple(each for each in found if each is not None)


def single_item(law: ZhuLaw, won: CardSet, four_gate: bool) -> Item | None:
    """單張: count the single cards together."""
    count = law.singles.count(won) if law.singles.beside_four_gate or not four_gate else 0
    return Item("dan_zhang", count, law.singles.because) if count else None


def lesser_tu_item(law: ZhuLaw, won: CardSet) -> Item | None:
    """小突: the 90 beside a 雌突, unless 全突大活 takes it in."""
    if not law.lesser_tu or not won & LESSER_TU or not won & FEMALE_TU:
        return None
    return None if live_item(law, won) is law.live.full else Item("xiao_tu", 2, art.LESSER_TU)


def live_item(law: ZhuLaw, won: CardSet) -> Item | None:
    """大活百、大活百突、全突大活: name the dearest that is won; None without the Hundred."""
    if not won & HUNDRED:
        return None
    female = (won & FEMALE_TU).bit_count()
    if won & LESSER_TU and female == FEMALE_TU.bit_count():
        return law.live.full
    return law.live.with_tu if female >= law.tu_needed else law.live.alone
