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
    named,
    one_suit,
)
from youyi.games.madiao.position import SEATS
from youyi.games.madiao.stock.draws import Draw
from youyi.games.madiao.stock.rules import BannerFactors, StockRules
from youyi.games.madiao.winnings import FourWinnings, Pile
from youyi.kernel.articles import Article, enacts
from youyi.kernel.seats import Seat, others, round_from

NINETY, LADY = card("T90"), card("T20")
THREE = 3
CROWNS = CardSet(REWARD | named("Tq"))
"""賞, where the Thousand is one."""


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


def banners(rules: StockRules, all_winnings: FourWinnings, draws: Sequence[Draw], starter: Seat) -> tuple[Seized, ...]:
    """Find every banner that was seized: one at most, or one with each 錦 drawn."""
    if rules.factors is None:
        return ()
    if rules.every_brocade:
        found = (_with_brocade(rules.factors, all_winnings, draw) for draw in draws)
        return tuple(each for each in found if each is not None)
    one = seized(rules, all_winnings, draws, starter)
    return () if one is None else (one,)


def _with_brocade(factors: BannerFactors, all_winnings: FourWinnings, draw: Draw) -> Seized | None:
    """The banner that a draw of 錦 seizes from the first seat of the table with three 賞, the Thousand among them."""
    if draw.taker is None or not BROCADE >> draw.card & 1:
        return None
    for victim in others(draw.taker, SEATS):
        if (all_winnings[victim].piles[Pile.WON] & CROWNS).bit_count() >= THREE:
            anchor = next(each for each in all_winnings[draw.taker].order if draw.givers >> each & 1)
            return Seized(victim, draw.taker, kind_by(anchor), 1, factor(factors, anchor))
    return None


def kind_by(anchor: Card) -> BannerKind:
    """What a banner is called that a card has drawn."""
    return {NINETY: BannerKind.NINETY, LADY: BannerKind.LADY}.get(anchor, BannerKind.BANNER)


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
    return Seized(victim, rival, kind_by(best), drawn, drawn * factor(factors, best))


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
