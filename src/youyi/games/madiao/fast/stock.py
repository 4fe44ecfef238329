"""看冲 in kernels: the stock is turned card by card, and goes to whose won cards can use it."""

from __future__ import annotations

from youyi.compiled.arrays import Ints
from youyi.compiled.jit import inlined, part
from youyi.games.madiao.cards import REWARD
from youyi.games.madiao.fast.layout import NONE, SUITS
from youyi.games.madiao.fast.memory import ANCHOR, BASE, DRAWN_BANNER, RIVAL, VICTIM, WON_PILE, Work
from youyi.games.madiao.fast.tables import Tables
from youyi.games.madiao.position import SEATS


@part
def flags(t: Tables, cards: Ints, count: int, suit: int) -> int:
    """The bits of a suit's cards among so many on which the worth of others depends."""
    found = 0
    for nth in range(count):
        if t.suit_of[cards[nth]] == suit:
            found |= t.flag_of[cards[nth]]
    return found


@inlined
def own_flags(t: Tables, w: Work, seat: int, suit: int) -> int:
    """The same of the won cards that have not served yet."""
    found = 0
    for nth in range(w.won[seat]):
        card = w.order[seat, nth]
        if t.suit_of[card] == suit and not w.used[seat] >> card & 1:
            found |= t.flag_of[card]
    return found


@inlined
def points_of(t: Tables, w: Work, seat: int, turned: int) -> tuple[int, int, int]:
    """What a seat's won cards give for a turned card: points, the cards that give them, and how urgently it is wanted."""
    suit = t.suit_of[turned]
    low, own = t.low[suit], w.piles[seat, WON_PILE]
    usable, place = own & ~w.used[seat], turned - t.low[suit]
    if not usable & t.needed[suit]:
        return 0, 0, 0
    mine, there = own_flags(t, w, seat, suit), flags(t, w.order[seat], w.won[seat], suit)
    there |= flags(t, w.drawn[seat], w.drew[seat], suit)
    if t.waits[suit, place, mine, there]:
        return 0, 0, 0
    every = (own | w.taken[seat] | 1 << turned) & t.suits[suit]
    run = t.run[suit, every >> low]
    runs = run >> place & 1 and (usable & t.suits[suit]) >> low & run != 0
    together = there | t.flag_of[turned]
    total, serving, urgency, found = 0, 0, 0, False
    for each in range(w.won[seat]):
        card = w.order[seat, each]
        if t.suit_of[card] != suit or w.used[seat] >> card & 1:
            continue
        at = card - low
        if runs:
            given = t.in_run[suit, at, place, mine, run & 1] if run >> at & 1 or t.always[suit] >> card & 1 else 0
        else:
            given = 0 if t.idle[suit, at, mine, together] else t.gives[suit, at, place, there]
        if given:
            total += given * w.merit[seat, each]
            serving |= 1 << card
            if not found or t.nearness[suit, at, place] < urgency:
                found, urgency = True, t.nearness[suit, at, place]
    return total, serving, urgency


@inlined
def nearest(t: Tables, w: Work, seat: int, turned: int) -> int:
    """How urgently a seat wants a card by the nearest of all its won cards of the suit."""
    suit, urgency, found = t.suit_of[turned], 0, False
    for each in range(w.won[seat]):
        card = w.order[seat, each]
        if t.suit_of[card] == suit:
            near = t.nearness[suit, card - t.low[suit], turned - t.low[suit]]
            if not found or near < urgency:
                found, urgency = True, near
    return urgency


@inlined
def turn(t: Tables, w: Work, asked: int, turned: int, nth: int) -> int:
    """Turn one card: it goes to a seat that can use it. Returns that seat, NONE if it goes to nobody."""
    taker, worth, serving, wish = NONE, 0, 0, 0
    for step in range(SEATS):
        seat = (asked + step) % SEATS
        if w.tricks[seat] < t.least or not w.piles[seat, WON_PILE] & t.anchors[t.suit_of[turned]]:
            continue
        points, cards, urgency = points_of(t, w, seat, turned)
        if not points:
            continue
        if t.best_claim and not t.by_givers:
            urgency = nearest(t, w, seat, turned)
        if taker == NONE or urgency < wish:
            taker, worth, serving, wish = seat, points, cards, urgency
        if not t.best_claim:
            break
    w.takers[nth], w.points[nth], w.givers[nth] = taker, worth, serving
    if taker != NONE:
        w.taken[taker] |= 1 << turned
        w.drawn[taker, w.drew[taker]] = turned
        w.drew[taker] += 1
        if t.used_up:
            w.used[taker] |= serving
    return taker


@inlined
def turn_stock(t: Tables, w: Work, cards: Ints, starter: int) -> None:
    """Turn these cards one by one; `starter` is asked first about the first."""
    for seat in range(SEATS):
        w.drew[seat] = w.taken[seat] = w.used[seat] = 0
        for nth in range(w.won[seat]):
            w.merit[seat, nth] = 1 + merits(t, w, seat, nth)
    asked = starter
    for nth in range(len(cards)):
        taker = turn(t, w, asked, cards[nth], nth)
        if taker != NONE and t.taker_first:
            asked = taker
        elif t.moves_on:
            asked = (asked + 1) % SEATS


@inlined
def merits(t: Tables, w: Work, seat: int, nth: int) -> int:
    """立功: how many of its prey a won card has beaten."""
    beaten, found = w.beaten[seat, nth] & t.prey[w.order[seat, nth]], 0
    while beaten and t.merit:
        beaten &= beaten - 1
        found += 1
    return found


@inlined
def seize_with(t: Tables, w: Work, turned: int, nth: int) -> bool:
    """Find the seat from which a draw of 錦 seizes a banner, and what that counts."""
    rival = w.takers[nth]
    if not t.banners or rival == NONE or not t.banner[t.suit_of[turned]] >> turned & 1:
        return False
    for victim in range(SEATS):
        crowns, held = 0, w.piles[victim, WON_PILE] & t.crowns
        while held:
            held &= held - 1
            crowns += 1
        if victim != rival and crowns >= t.three and w.victims[nth] == NONE:
            w.victims[nth] = victim
    first = 0
    while not w.givers[nth] >> w.order[rival, first] & 1:
        first += 1
    w.bases[nth], w.anchored[nth] = t.factor[w.order[rival, first]], w.order[rival, first]
    return bool(w.victims[nth] != NONE)


@inlined
def seize(t: Tables, w: Work, starter: int) -> bool:
    """奪錦標: find the first banner that was seized, in the order of asking."""
    if not t.banners:
        return False
    for step in range(SEATS):
        victim = (starter + step) % SEATS
        missing = REWARD & ~w.piles[victim, WON_PILE]
        if w.drew[victim] or not missing or missing & missing - 1:
            continue
        suit = 0
        while suit < SUITS - 1 and not missing & t.suits[suit]:
            suit += 1
        for other in range(SEATS):
            rival = (starter + other) % SEATS
            if rival != victim and seized_by(t, w, victim, rival, suit):
                return True
    return False


@inlined
def seized_by(t: Tables, w: Work, victim: int, rival: int, suit: int) -> bool:
    """Whether a rival drew the fourth suit's 錦 first of all, with a card that draws them."""
    drawn = 0
    while drawn < w.drew[rival] and t.banner[suit] >> w.drawn[rival, drawn] & 1:
        drawn += 1
    best = NONE
    for nth in range(w.won[rival]):
        card = w.order[rival, nth]
        if t.banner_anchors[suit] >> card & 1 and (
            best == NONE or t.factor[card] > t.factor[best] or (t.factor[card] == t.factor[best] and card > best)
        ):
            best = card
    if not drawn or best == NONE:
        return False
    w.banner[VICTIM], w.banner[RIVAL], w.banner[DRAWN_BANNER] = victim, rival, drawn
    w.banner[BASE], w.banner[ANCHOR] = drawn * t.factor[best], best
    return True
