"""奪錦標: a seat draws the fourth suit's 錦, which a seat with three 賞 needed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import (
    BROCADE,
    HUNDRED,
    JI,
    REWARD,
    SHOULDER,
    SUIT_OF,
    Card,
    CardSet,
    Suit,
    card,
    card_set,
    members,
    one_suit,
)
from youyi.games.madiao.position import SEATS
from youyi.games.madiao.stock.draws import Draw
from youyi.games.madiao.stock.rules import BannerFactors, StockRules
from youyi.games.madiao.winnings import FourWinnings
from youyi.kernel.articles import Article, enacts
from youyi.kernel.seats import Seat, round_from

NINETY, LADY = card("T90"), card("T20")
THREE = 3


class BannerKind(Enum):
    """What a seized banner is called, by the card that drew it."""

    BANNER = "duo_jin_biao"
    """奪錦標: any other."""
    NINETY = "jiu_shi_duo_jin"
    """九十奪錦: the 90."""
    LADY = "nv_jiang_duo_jin"
    """女將奪錦: the 20."""


KIND_OF_BANNER: dict[BannerKind, Article] = {
    BannerKind.BANNER: art.BANNER,
    BannerKind.NINETY: art.BANNER_NINETY,
    BannerKind.LADY: art.BANNER_LADY,
}


@dataclass(frozen=True, slots=True)
class Seized:
    """A banner seized."""

    victim: Seat
    """鐵門閂: the seat with three 賞 that drew nothing."""
    rival: Seat
    kind: BannerKind
    drawn: int
    """How many 錦 of the fourth suit the rival drew first of all."""
    base: int
    """What they count together."""


@enacts(art.ONE_BANNER)
def seized(rules: StockRules, all_winnings: FourWinnings, draws: Sequence[Draw], starter: Seat) -> Seized | None:
    """Find the first banner that was seized, in the order of asking; there is at most one."""
    if rules.factors is None:
        return None
    won = [card_set(winnings.order) for winnings in all_winnings]
    for victim in round_from(starter, SEATS):
        suit = missing_reward(won[victim])
        if suit is None or any(draw.taker == victim for draw in draws):
            continue
        # reading: "in the same order" goes on from the starter, not from the victim
        for rival in round_from(starter, SEATS):
            if rival != victim and (found := _seized_by(rules.factors, won[rival], draws, victim, rival, suit)):
                return found
    return None


def missing_reward(won: CardSet) -> Suit | None:
    """The suit of the one 賞 that a seat lacks; None unless it has exactly three."""
    missing = members(CardSet(REWARD & ~won))
    return SUIT_OF[missing[0]] if len(missing) == 1 else None


def _seized_by(
    factors: BannerFactors, won: CardSet, draws: Sequence[Draw], victim: Seat, rival: Seat, suit: Suit
) -> Seized | None:
    banner = CardSet(BROCADE & one_suit(suit))
    drawn = len(list(_first_of(banner, [draw.card for draw in draws if draw.taker == rival])))
    anchors = members(CardSet(won & (banner | (1 << NINETY if suit is Suit.T else 0))))
    if not drawn or not anchors:
        return None
    best = max(anchors, key=lambda each: (factor(factors, each), each))
    kind = {NINETY: BannerKind.NINETY, LADY: BannerKind.LADY}.get(best, BannerKind.BANNER)
    return Seized(victim, rival, kind, drawn, drawn * factor(factors, best))


def _first_of(banner: CardSet, drawn: Sequence[Card]) -> Iterator[Card]:
    for each in drawn:
        if not banner >> each & 1:
            return
        yield each


def factor(factors: BannerFactors, anchor: Card) -> int:
    """What each drawn 錦 counts, by the card that drew it."""
    tens = SUIT_OF[anchor] is Suit.T
    if anchor == LADY:
        return factors.lady
    if anchor == NINETY:
        return factors.ninety
    if HUNDRED >> anchor & 1:
        return factors.hundred
    if JI >> anchor & 1:
        return factors.ji
    if SHOULDER >> anchor & 1:
        return factors.tens_shoulder if tens else factors.shoulder
    return factors.tens_reward if tens else factors.reward
