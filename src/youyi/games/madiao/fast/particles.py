"""Deals that agree with all a seat has seen, the likelier the more often they fit the others' plays, in kernels.

Each begins as one of those that the rules allow, all equally likely. Unseen cards then change places two at a time, as
Metropolis and Hastings have it; at first any exchange is kept, at last the plays count in full.
"""

from __future__ import annotations

from youyi.compiled.arrays import Ints, np
from youyi.compiled.bits import how_many
from youyi.compiled.calls import run
from youyi.compiled.exponential import exp
from youyi.compiled.jit import inlined, kernel, part
from youyi.compiled.streams import GAME, MIND, SEED, Word, below, extended
from youyi.games.madiao.fast.beliefs import BETWEEN, TOGETHER, WARMING, WHO, Beliefs
from youyi.games.madiao.fast.layout import (
    DEALT,
    FIGURES,
    HIDDEN,
    IN_HAND,
    LAID,
    LOOKER,
    NONE,
    PLAYED,
    STOCK,
    SUITS,
)
from youyi.games.madiao.fast.likelihood import likelihood, retrace
from youyi.games.madiao.fast.memory import DEALT_PILE, SCORE_DEALT, SHOWN_AT, Work
from youyi.games.madiao.fast.payments import gathered
from youyi.games.madiao.fast.tables import Tables
from youyi.games.madiao.fast.worlds import LIES, REFUSES, fill
from youyi.games.madiao.position import HAND, SEATS

SAMPLE, PLAYOUTS = range(2)
"""Which address is whose: `worlds.sample`, `kernel.playouts`."""
KEYS = len((SEED, GAME, MIND))
GRAINS = 1 << 30
"""Into so many parts a chance is divided."""


@kernel
def imagine(calls: Ints, t: Tables, w: Work, b: Beliefs, seen: Ints, key: Word, found: Ints) -> None:
    """Fill rows with deals."""
    retrace(t, w, b, seen)
    count = find_owners(b, seen)
    for nth in range(len(found)):
        stream, fresh = extended(key, Word(nth)), nth % b.pace[TOGETHER] == 0
        if fresh or not b.pace[WARMING]:
            run(calls[SAMPLE], (t, w, seen, found[nth], stream))
        if b.pace[WARMING]:
            if fresh:
                suppose(t, w, b, seen, found[nth], count)
            exchange(calls, t, w, b, seen, count, b.pace[WARMING] if fresh else 0, extended(stream, Word(1)))
            for place in range(count):
                w.places[place, LIES] = b.lies[place]
            fill(t, w, seen, found[nth], count)


@inlined
def find_owners(b: Beliefs, seen: Ints) -> int:
    """Note whose every unseen card is, in the order of `worlds.find_places`; returns how many there are."""
    count = 0
    for play in range(seen[PLAYED]):
        if seen[LAID + play] == HIDDEN:
            b.owner[count] = b.plays[play, WHO]
            count += 1
    b.discards[0] = count
    for column in range(IN_HAND, STOCK):
        if seen[column] == HIDDEN:
            b.owner[count] = (column - IN_HAND) // HAND
            count += 1
    for _ in range(HAND - 1):
        b.owner[count] = SEATS
        count += 1
    return count


@inlined
def suppose(t: Tables, w: Work, b: Beliefs, seen: Ints, state: Ints, count: int) -> None:
    """Take over what `worlds.sample` has drawn, and ask how it fits."""
    for place in range(count):
        b.lies[place] = w.places[place, LIES]
    for seat in range(SEATS):
        b.dealt[seat] = gathered(state, DEALT + seat * HAND)
        if seat != seen[LOOKER] - 1:
            refit(t, w, b, seen, seat)


@inlined
def exchange(calls: Ints, t: Tables, w: Work, b: Beliefs, seen: Ints, count: int, warming: int, key: Word) -> None:
    """Let cards change places, if that suits the plays: while warming, in part, then in full."""
    stream = key
    for step in range(warming + b.pace[BETWEEN]):
        warmth = 1.0 if step >= warming else step / warming
        one, stream = below(stream, count)
        other, stream = below(stream, count)
        lot, stream = below(stream, int(GRAINS))
        if not able(w, b, one, other):
            continue
        first, second = b.owner[one], b.owner[other]
        of_first, of_second = b.fit[first], b.fit[second]
        swap(b, one, other)
        refit(t, w, b, seen, first)
        if second != first:
            refit(t, w, b, seen, second)
        more = b.fit[first] - of_first + (b.fit[second] - of_second if second != first else 0.0)
        if lot >= exp(min(0.0, warmth * more)) * GRAINS or (
            second != first and not playable(calls, t, w, b, first, second)
        ):
            swap(b, one, other)
            b.fit[first], b.fit[second] = of_first, of_second


@inlined
def able(w: Work, b: Beliefs, one: int, other: int) -> bool:
    """Whether two unseen cards may change places, and anything changes by it."""
    if b.owner[one] == b.owner[other] and (one >= b.discards[0]) == (other >= b.discards[0]) and one >= b.discards[0]:
        return False
    return not w.places[one, REFUSES] >> b.lies[other] & 1 and not w.places[other, REFUSES] >> b.lies[one] & 1


@part
def swap(b: Beliefs, one: int, other: int) -> None:
    """Let two cards change places."""
    both = 1 << b.lies[one] | 1 << b.lies[other]
    if b.owner[one] != b.owner[other]:
        b.dealt[b.owner[one]] ^= both
        b.dealt[b.owner[other]] ^= both
    b.lies[one], b.lies[other] = b.lies[other], b.lies[one]


@part
def refit(t: Tables, w: Work, b: Beliefs, seen: Ints, seat: int) -> None:
    """Ask anew how likely a seat's plays are; the stock plays nothing."""
    if seat < SEATS:
        b.fit[seat] = likelihood(t, w, b, seen, seat)


@inlined
def playable(calls: Ints, t: Tables, w: Work, b: Beliefs, first: int, second: int) -> bool:
    """Whether play would have begun with the hands of two owners."""
    return unshown(calls, t, w, b, first) and unshown(calls, t, w, b, second)


@part
def unshown(calls: Ints, t: Tables, w: Work, b: Beliefs, seat: int) -> bool:
    """Whether a hand makes the deal neither void nor has a pattern to show; the kernel that settles deals says so."""
    if seat == SEATS:
        return True
    for suit in range(SUITS):
        if t.redeals and how_many(b.dealt[seat] & t.suits[suit]) >= t.long_suit:
            return False
    w.piles[seat, DEALT_PILE] = b.dealt[seat]
    w.task[0], w.task[1] = SCORE_DEALT, seat
    nothing, no_key, no_rows = np.zeros(0, np.int64), np.zeros(KEYS, np.uint64), np.zeros((0, FIGURES), np.int64)
    run(calls[PLAYOUTS], (t, w, nothing, nothing, no_key, nothing, 0, no_rows))
    return bool(w.counting[seat, SHOWN_AT] == NONE)
