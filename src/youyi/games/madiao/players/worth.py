"""What a card may bring on the table, in 注 as far as that can be said beforehand: reasons from the settlement.

The numbers follow what each choice brought on average when deals were played out from it by this same player.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
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
from youyi.games.madiao.situation import SUIT, Situation, gates_in
from youyi.kernel.seats import Seat


class Prize(NamedTuple):
    """What a won card brings its owner."""

    edge: float
    """Between the banker and one other: 吊, 注 and 冲. The banker has three such edges, the others one."""
    each: float
    """公賀, from each of the three others."""


PAR = (1.0, 4.0, 2.0, 0.5)
"""What one more trick is worth to who has none, one, two, or more: two make 正本, three win 吊."""
MANY_WON = len(PAR) - 1
"""So many tricks, or more."""
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
            each = one_gate_more(gates)
        if JI >> card & 1:
            each += LATER_JI if count else FIRST_JI
    return Prize(one_trick_more(min(count, MANY_WON), card), each)


def one_gate_more(gates: int) -> float:
    """What a 錦 of one more suit is worth to who has won some in so many."""
    return GATES_WON[gates + 1] - GATES_WON[gates]


def one_trick_more(count: int, card: Card) -> float:
    """What a trick won with a card is worth between two to who has so many, MANY_WON for more."""
    return PAR[count] + EDGE[card]


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
    count = min(situation.counts[situation.seat], MANY_WON)
    own = profit_of_trick(situation.banks, situation.cards_held, count)
    if BROCADE >> card & 1:
        own += profit_of_brocade(situation.banks, card)
        if not situation.piles[situation.seat] & BROCADE & SUIT[card]:
            own += GATE_WON
    return own


def profit_of_trick(banks: bool, cards_held: int, count: int) -> float:
    """What one more trick brings a seat that has so many, MANY_WON for more, whatever card wins it."""
    return TIMELY[cards_held - 1] * (BANKER_WON if banks else WON)[count]


def profit_of_brocade(banks: bool, card: Card) -> float:
    """What a 錦 brings beside the trick that it wins."""
    edges = 3 if banks else 1
    return edges * (HUNDRED_WON if HUNDRED >> card & 1 else BROCADE_WON)


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
    return unbeaten(situation.share, bool(JI >> card & 1), (situation.out & ABOVE[card]).bit_count())


@cache
def unbeaten(share: float, is_ji: bool, threats: int) -> float:
    """The same, given where cards lie (`Situation.share`) and how many that are out would beat it.

    The power is rounded once: what C libraries make of a power of floats differs in the last bit. Few are ever asked for.
    """
    return float(Fraction(1 - share * (1 if is_ji else WILL)) ** threats)


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
    return kept(situation.banks, card, situation.cards_held)


def kept(banks: bool, card: Card, cards_held: int) -> float:
    """The same, by whether its owner banks and how many cards it holds."""
    worth = KEEPS[card][cards_held - 1]
    return BANKER_KEEPS * worth if banks else worth


def without(hand: CardSet, card: Card) -> CardSet:
    """A hand without one card."""
    return CardSet(hand & ~(1 << card))
