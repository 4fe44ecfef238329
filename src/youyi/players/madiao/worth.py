"""What a leaf may bring on the table, in 注 as far as that can be said beforehand: reasons from the settlement."""

from __future__ import annotations

from typing import NamedTuple

from youyi.games.madiao import (
    BROCADE,
    DECK,
    HUNDRED,
    JI,
    Card,
    CardSet,
    FaceUp,
    card,
)
from youyi.kernel.seats import Seat
from youyi.players.madiao.sight import ABOVE, SUIT, Sight, gates_in


class Prize(NamedTuple):
    """What a won leaf brings its owner."""

    edge: float
    """Between the banker and one other: 吊, 注 and 冲. The banker has three such edges, the others one."""
    each: float
    """公賀, from each of the three others."""


PAR = (1.0, 4.0, 2.0, 0.5)
"""What one more trick is worth to who has none, one, two, or more: two make 正本, three win 吊."""
SINGLE, LATER_DRAWS = 1.0, 2.0
"""單張, and what a leaf may draw from the stock."""
LIVE_HUNDRED = 7.0
"""大活百, with a chance of 突 and of what it may draw from the stock."""
SMALL_TU = 2.0
"""小突: half of it."""
FIRST_JI = 15.0
"""天然趣."""
LATER_JI = 5.0
"""雙飛趣, 趣後百, 飛來趣 and what else a 極 may become."""
GATES_WON = (0.0, 0.0, 0.5, 2.0, 12.0)
"""What it is worth to have won a 錦 in so many suits."""


def _edge(leaf: Card) -> float:
    if HUNDRED >> leaf & 1:
        return LIVE_HUNDRED
    if BROCADE >> leaf & 1:
        return SINGLE + LATER_DRAWS
    return SMALL_TU if leaf == card("T90") else 0.0


EDGE = tuple(map(_edge, DECK))
"""What each leaf itself is worth between two who pay one another 注."""


def prize(sight: Sight, seat: Seat, leaf: Card) -> Prize:
    """Estimate what a seat gets by winning the trick with a leaf."""
    count, pile, each = sight.counts[seat], sight.piles[seat], 0.0
    if BROCADE >> leaf & 1:
        if not pile & BROCADE & SUIT[leaf]:
            gates = gates_in(pile)
            each = GATES_WON[gates + 1] - GATES_WON[gates]
        if JI >> leaf & 1:
            each += LATER_JI if count else FIRST_JI
    return Prize(PAR[min(count, 3)] + EDGE[leaf], each)


def profit(sight: Sight, leaf: Card) -> float:
    """Say what the looker would win with a leaf: over three edges if it banks, over one if not."""
    edge, each = prize(sight, sight.seat, leaf)
    return (3 * edge if sight.banks else edge) + 3 * each


def harm(sight: Sight, winning: FaceUp) -> float:
    """Say what it costs the looker if the best leaf so far wins."""
    edge, each = prize(sight, winning.seat, winning.card)
    return each + (edge if sight.banker in (sight.seat, winning.seat) else 0.0)


WILL = 0.8
"""How often one who can beat a leaf does, unless it is a 極: that everybody beats."""


def holding(sight: Sight, leaf: Card) -> float:
    """Estimate the chance that nobody who plays after beats a leaf."""
    threats = (sight.out & ABOVE[leaf]).bit_count()
    return float((1 - sight.share * (1 if JI >> leaf & 1 else WILL)) ** threats)


LATER = (0.0, 0.3, 0.5, 0.6, 0.7, 0.75, 0.8, 0.8)
"""How often the highest leaf of a suit still wins, by how many leaves stay in hand beside it."""
UNDER = (1.0, 0.45, 0.2, 0.1, 0.05)
"""How much of that is left to a leaf above which so many are out."""
PATIENT_JI = 0.04
"""How often a 極 that is kept wins in the end."""


def keeping(sight: Sight, leaf: Card) -> float:
    """Estimate what a leaf is worth in hand: what is lost by playing it on a trick that it does not win."""
    if JI >> leaf & 1:
        chance = PATIENT_JI
    else:
        threats = (sight.out & ABOVE[leaf]).bit_count()
        chance = UNDER[threats] if threats < len(UNDER) else 0.0
    return chance * LATER[sight.leaves - 1] * profit(sight, leaf) if chance else 0.0


def without(hand: CardSet, leaf: Card) -> CardSet:
    """Take a leaf from a hand."""
    return CardSet(hand & ~(1 << leaf))
