"""What a card may bring on the table, in 注 as far as that can be said beforehand: reasons from the settlement.

The numbers follow what each choice brought on average when deals were played out from it by this same player.
"""

from __future__ import annotations

from typing import NamedTuple

from youyi.games.madiao import (
    ABOVE,
    BROCADE,
    CODES,
    DECK,
    HUNDRED,
    JI,
    Card,
    CardSet,
    FaceUp,
    card,
)
from youyi.games.madiao.players.situation import SUIT, Situation, gates_in
from youyi.kernel.seats import Seat


class Prize(NamedTuple):
    """What a won card brings its owner."""

    edge: float
    """Between the banker and one other: 吊, 注 and 冲. The banker has three such edges, the others one."""
    each: float
    """公賀, from each of the three others."""


PAR = (1.0, 4.0, 2.0, 0.5)
"""What one more trick is worth to who has none, one, two, or more: two make 正本, three win 吊."""
SINGLE, LATER_DRAWS = 1.0, 2.0
"""單張, and what a card may draw from the stock."""
LIVE_HUNDRED = 7.0
"""大活百, with a chance of 突 and of what it may draw from the stock."""
SMALL_TU = 2.0
"""小突: half of it."""
FIRST_JI = 15.0
"""天然趣."""
LATER_JI = 5.0
"""雙飛趣, 趣後百, 飛來趣 and what else a 極 may become."""
GATES_WON = (0.0, 0.0, 0.5, 2.0, 12.0)
"""By the number of suits in which a 錦 is won: what that is worth."""


def _edge(each: Card) -> float:
    if HUNDRED >> each & 1:
        return LIVE_HUNDRED
    if BROCADE >> each & 1:
        return SINGLE + LATER_DRAWS
    return SMALL_TU if each == card("T90") else 0.0


EDGE = tuple(map(_edge, DECK))
"""What each card itself is worth between two who pay one another 注."""


def prize(situation: Situation, seat: Seat, card: Card) -> Prize:
    """Estimated gain of a seat that wins the trick with a card."""
    count, pile, each = situation.counts[seat], situation.piles[seat], 0.0
    if BROCADE >> card & 1:
        if not pile & BROCADE & SUIT[card]:
            gates = gates_in(pile)
            each = GATES_WON[gates + 1] - GATES_WON[gates]
        if JI >> card & 1:
            each += LATER_JI if count else FIRST_JI
    return Prize(PAR[min(count, 3)] + EDGE[card], each)


WON = (2.5, 3.0, 2.5, 2.5)
"""What one more trick brings the looker that has none, one, two, or more, beside the card that wins it."""
BANKER_WON = (2.5, 6.0, 3.0, 3.0)
"""The same over three edges."""
BROCADE_WON = 1.3
"""A 錦 that is won, over one edge."""
HUNDRED_WON = 3.0
"""大活百, if 正本 is reached, over one edge."""
GATE_WON = 1.0
"""A 錦 that is the first of its suit."""
TIMELY = (1.5, 1.5, 1.5, 1.2, 1.0, 0.8, 0.6, 0.6)
"""By how many cards stay in hand: late tricks cannot be made up for."""


def profit(situation: Situation, card: Card) -> float:
    """What the seat would win with a card: from three payers if it banks, from one if not."""
    count = min(situation.counts[situation.seat], 3)
    own = TIMELY[situation.cards_held - 1] * (BANKER_WON if situation.banks else WON)[count]
    edges = 3 if situation.banks else 1
    if BROCADE >> card & 1:
        own += edges * (HUNDRED_WON if HUNDRED >> card & 1 else BROCADE_WON)
        if not situation.piles[situation.seat] & BROCADE & SUIT[card]:
            own += GATE_WON
    return own


KNOCK = 1.5
"""敲門: what a live Hundred takes from one who does not bank either."""


def harm(situation: Situation, winning: FaceUp) -> float:
    """What it costs the seat if the best card so far wins."""
    edge, each = prize(situation, winning.seat, winning.card)
    if situation.banker in (situation.seat, winning.seat):
        return each + edge
    return each + KNOCK if HUNDRED >> winning.card & 1 else each


WILL = 0.8
"""How often one who can beat a card does, unless it is a 極: that everybody beats."""


def holding(situation: Situation, card: Card) -> float:
    """Estimated chance that nobody who plays later beats a card."""
    threats = (situation.out & ABOVE[card]).bit_count()
    return float((1 - situation.share * (1 if JI >> card & 1 else WILL)) ** threats)


KEPT = {"Tw": 6.0, "Tq": 3.5, "Tb": 2.5, "W9": 5.5, "S9": 5.5, "C0": 5.5, "W8": 2.8, "S8": 2.8, "Ch": 2.8}
"""What a red still wins on average if it is kept from the first tricks on."""
FADES = (0.0, 0.35, 0.35, 0.75, 0.75, 1.0, 1.0, 1.0)
"""How much of that is left, by how many cards stay in hand beside it."""
KEPT_JI = (0.0, 1.0, 1.0, 0.7, 0.7, 0.3, 0.0, 0.0)
"""What a 極 wins if it is kept, by the same count: at the end or never."""
BANKER_KEEPS = 1.5
"""Over three edges a card wins more."""
KEEPS = tuple(
    KEPT_JI if JI >> card & 1 else tuple(KEPT.get(CODES[card], 0.0) * left for left in FADES) for card in DECK
)
"""For each card, what it wins if it is kept, by how many cards stay in hand beside it."""


def keeping(situation: Situation, card: Card) -> float:
    """Estimated worth of a card in hand: what is lost by playing it on a trick that it does not win."""
    kept = KEEPS[card][situation.cards_held - 1]
    return BANKER_KEEPS * kept if situation.banks else kept


def without(hand: CardSet, card: Card) -> CardSet:
    """A hand without one card."""
    return CardSet(hand & ~(1 << card))
