"""The words of the pattern language in kernels: each asks one thing of what a seat has to show."""

from __future__ import annotations

from youyi.compiled.arrays import Ints
from youyi.compiled.bits import how_many
from youyi.compiled.jit import inlined, part
from youyi.games.madiao.cards import BROCADE
from youyi.games.madiao.fast.layout import CARDS, SUITS
from youyi.games.madiao.fast.memory import DEALT_PILE, DRAWN_PILE, WON_PILE, Work
from youyi.games.madiao.fast.programs import (
    CLIMB,
    COUNT,
    ENDS,
    FIRST_OF,
    HAS,
    LINKED,
    LINKS,
    MEETS,
    NEXT,
    ONLY,
    OPENS,
    RUN,
    TOGETHER,
    TOOK,
    TOPS,
)
from youyi.games.madiao.fast.tables import Tables
from youyi.games.madiao.position import SEATS


@part
def of_pile(t: Tables, step: int, held: int, cards: int) -> int:
    """What a pile holds of a kind."""
    if step == HAS:
        return int(held & cards == cards)
    if step == COUNT:
        return how_many(held & cards)
    if step == MEETS:
        return int(held & cards != 0)
    if step == ONLY:
        return int(held != 0 and held & ~cards == 0)
    if step == RUN:
        return longest_run(held & cards)
    if step == CLIMB:
        return climbed(held & cards, cards)
    return int(held != 0 and extreme(t, held, cards, int(step == TOPS)))


@inlined
def longest_run(held: int) -> int:
    """How many stand in a row."""
    length = 0
    while held:
        held &= held << 1
        length += 1
    return length


@inlined
def climbed(held: int, cards: int) -> int:
    """How many there are from the lowest up without a gap."""
    held, length = held // (cards & -cards), 0
    while held & 1:
        held >>= 1
        length += 1
    return length


@inlined
def extreme(t: Tables, pile: int, cards: int, highest: int) -> bool:
    """Whether what is there of a kind is its highest, or its lowest, in every suit."""
    for suit in range(SUITS):
        whole = cards & t.suits[suit]
        held, missing = whole & pile, whole & ~pile
        if held and missing:
            if highest and missing >= held & -held:
                return False
            if not highest and held >= missing & -missing:
                return False
    return True


@part
def of_order(t: Tables, w: Work, seat: int, step: int, at: int, operands: int) -> int:
    """What the order of winning or drawing says; `at` is where the operands stand in the code."""
    c, order, count = t.code, w.order[seat], w.won[seat]
    if step == NEXT:
        return followed(order, count, c[at], c[at + 1])
    if step == OPENS:
        return int(count >= operands and opened(t, order, at, operands))
    if step == ENDS:
        return int(count > 0 and c[at] >> order[count - 1] & 1)
    if step == FIRST_OF:
        return first_of(order, count, c[at], c[at + 1])
    if step == LINKED:
        return linked(t, order, count, at, operands)
    if step == LINKS:
        return links(t, order, count, at)
    if step == TOGETHER:
        return int(together(w, seat, c[at], c[at + 1]))
    if step == TOOK:
        return took(w, seat, c[at], c[at + 1])
    return caught(t, w, seat, at)


@inlined
def followed(order: Ints, count: int, one: int, then: int) -> int:
    """How often a card of one kind was won right after one of another."""
    times = 0
    for nth in range(count - 1):
        times += one >> order[nth] & then >> order[nth + 1] & 1
    return times


@inlined
def opened(t: Tables, order: Ints, at: int, kinds: int) -> bool:
    """Whether the first cards are of these kinds."""
    for nth in range(kinds):
        if not t.code[at + nth] >> order[nth] & 1:
            return False
    return True


@inlined
def first_of(order: Ints, count: int, among: int, cards: int) -> int:
    """Whether the first card of a kind is of another kind too."""
    for nth in range(count):
        if among >> order[nth] & 1:
            return int(cards >> order[nth] & 1)
    return 0


@inlined
def linked(t: Tables, order: Ints, count: int, at: int, operands: int) -> int:
    """Whether cards of these kinds were won in this order with nothing but `through` between them."""
    through, reached, last = t.code[at], 0, 1 << operands - 1
    for nth in range(count):
        card, before = order[nth], reached << 1 | 1
        reached = reached if through >> card & 1 else 0
        for place in range(1, operands):
            reached |= t.code[at + place] >> card & before >> place - 1 & 1 and 1 << place - 1
        if reached << 1 & last:
            return 1
    return 0


@inlined
def links(t: Tables, order: Ints, count: int, at: int) -> int:
    """How many neighbours of a kind have nothing but `through` between them, and something that must lie there."""
    kind, through, across, same_suit = t.code[at], t.code[at + 1], t.code[at + 1 + 1], t.code[at + 1 + 1 + 1]
    found, last, clear, shown = 0, 0, False, False
    for nth in range(count):
        card = order[nth]
        if kind >> card & 1:
            found += int(clear and (shown or not across))
            last, clear, shown = card, True, False
        else:
            clear = clear and through >> card & 1 != 0
            fits = not same_suit or t.suit_of[card] == t.suit_of[last]
            shown = shown or (across >> card & 1 != 0 and fits)
    return found


@inlined
def together(w: Work, seat: int, cards: int, through: int) -> bool:
    """Whether all of these were drawn with nothing but `through` from the first to the last."""
    if w.piles[seat, DRAWN_PILE] & cards != cards:
        return False
    missing = cards
    for nth in range(w.drew[seat]):
        bit = 1 << w.drawn[seat, nth]
        if missing != cards and missing and not (cards | through) & bit:
            return False
        missing &= ~bit
    return True


@inlined
def took(w: Work, seat: int, cards: int, trick: int) -> int:
    """Whether such a card won that trick."""
    for nth in range(w.won[seat]):
        if w.trick[seat, nth] == trick:
            return int(cards >> w.order[seat, nth] & 1)
    return 0


@inlined
def caught(t: Tables, w: Work, seat: int, at: int) -> int:
    """How often a led card was captured, and the next card won is of some kind."""
    prey, by, then, times = t.code[at], t.code[at + 1], t.code[at + 1 + 1], 0
    for nth in range(w.won[seat] - 1):
        led = w.led[seat, nth]
        if led >= 0:
            times += prey >> led & by >> w.order[seat, nth] & then >> w.order[seat, nth + 1] & 1
    return times


@inlined
def shaped(t: Tables, w: Work, seat: int, at: int) -> int:
    """Whether the seats won so many tricks, this one first."""
    for step in range(SEATS):
        if w.tricks[(seat + step) % SEATS] != t.code[at + step]:
            return 0
    return 1


@part
def of_make(t: Tables, four: int, at: int) -> bool:
    """Whether four brocade cards have so many of each class."""
    for nth in range(len(t.classes)):
        if how_many(four & t.classes[nth]) != t.code[at + nth]:
            return False
    return True


@part
def four_gate(t: Tables, w: Work, seat: int, at: int) -> int:
    """The first four won cards, as a set, that are a four-gate of a make; nothing if there are none."""
    held, makes = w.piles[seat, WON_PILE] & BROCADE, len(t.classes)
    for nth in range(makes):
        if how_many(held & t.classes[nth]) < t.code[at + nth]:
            return 0
    each_suit, found = t.code[at + makes], 0
    for card in range(CARDS):
        if held >> card & 1:
            w.four[found] = 1 << card
            found += 1
    for a in range(found):
        for b in range(a + 1, found):
            for c in range(b + 1, found):
                for d in range(c + 1, found):
                    four = w.four[a] | w.four[b] | w.four[c] | w.four[d]
                    if (not each_suit or one_of_each(t, four)) and fits(t, w, seat, four, at):
                        return int(four)
    return 0


@inlined
def one_of_each(t: Tables, four: int) -> bool:
    """Whether every suit is there."""
    for suit in range(SUITS):
        if not four & t.suits[suit]:
            return False
    return True


@inlined
def fits(t: Tables, w: Work, seat: int, four: int, at: int) -> bool:
    """Whether a four is of the make, has what it must contain, and no green among it where that spoils it."""
    after = at + len(t.classes) + 1
    unbroken, containing = t.code[after], t.code[after + 1]
    if not of_make(t, four, at) or (containing and not four & containing):
        return False
    left = four
    for nth in range(w.won[seat]):
        bit = 1 << w.order[seat, nth]
        if unbroken and left and left != four and not BROCADE & bit:
            return False
        left &= ~bit
    return True


@part
def two_gates(t: Tables, w: Work, seat: int, at: int) -> int:
    """Whether the hand is two four-gates of these makes."""
    hand = w.piles[seat, DEALT_PILE]
    if hand & ~BROCADE or not hand:
        return 0
    for suit in range(SUITS):
        rest = hand & t.suits[suit]
        rest &= rest - 1
        if not rest or rest & rest - 1:
            return 0
    for choice in range(1 << SUITS):
        one = 0
        for suit in range(SUITS):
            held = hand & t.suits[suit]
            one |= held & -held if choice >> suit & 1 else held & held - 1
        if of_make(t, one, at) and of_make(t, hand & ~one, at + len(t.classes)):
            return 1
    return 0
