"""The cards by which a pattern is made, in kernels: who allowed one of them to be won pays for it (包賠)."""

from __future__ import annotations

from youyi.compiled.arrays import Ints
from youyi.compiled.jit import inlined, part
from youyi.games.madiao.fast.conditions import four_gate, of_pile
from youyi.games.madiao.fast.memory import PENALTY, ROW_MADE, WON_PILE, WORTH_MADE, Work
from youyi.games.madiao.fast.programs import (
    ALL_OF,
    ANY,
    BETWEEN,
    BOTTOMS,
    CAUGHT,
    CLIMB,
    END,
    ENDS,
    FIRST_OF,
    GATE_ROWS,
    GATES,
    LINKED,
    LINKS,
    NEXT,
    NOT,
    OPENS,
    OPERANDS,
    REPEATS,
    SHAPE,
    TABLE_ROWS,
    TOOK,
    TRUTHS,
    TWO_GATES,
    UNLESS,
    WHEN,
)
from youyi.games.madiao.fast.resolve import combined, looked
from youyi.games.madiao.fast.tables import Tables
from youyi.games.madiao.position import SEATS


@part
def find(w: Work, cards: int) -> int:
    """Note one occurrence; returns its cards."""
    w.found[w.founds[0]] = cards
    w.founds[0] += 1
    return cards


@part
def prove(t: Tables, w: Work, seat: int, start: int) -> int:
    """Work a condition that holds through once more; returns the cards by which it holds. Occurrences are in `found`."""
    c, stack, at, top, proved = t.code, w.stack, start, 0, 0
    while True:
        step, operands = c[at], c[at + 1]
        at += OPERANDS
        if step == END:
            return int(proved | w.shown[top - 1])
        if step == UNLESS:
            top -= 1
            proved |= w.shown[top]
        elif step <= BOTTOMS:
            held = w.piles[seat, c[at]]
            stack[top] = of_pile(t, step, held, c[at + 1])
            w.shown[top] = lowest(held & c[at + 1], stack[top]) if step == CLIMB else held & c[at + 1]
            top += 1
        elif step <= TWO_GATES:
            w.founds[0] = 0
            stack[top] = looked(t, w, seat, step, at, operands)
            w.shown[top] = shown(t, w, seat, step, at, operands) if stack[top] else 0
            top += 1
        else:
            left = top - c[at] if ALL_OF <= step <= TRUTHS else top - 1
            w.shown[left] = gathered_shown(w, step, left, top)
            top = combined(stack, top, step, c[at], c[at + 1])
            if step == BETWEEN and not stack[top - 1]:
                w.shown[left] = 0
        at += operands


@inlined
def lowest(cards: int, count: int) -> int:
    """So many of the lowest cards."""
    left = cards
    for _ in range(count):
        left &= left - 1
    return cards & ~left


@inlined
def gathered_shown(w: Work, step: int, left: int, top: int) -> int:
    """The cards of what is combined: of all, of each that holds, of the first that holds, or none."""
    union, first, every = 0, 0, True
    if step == TRUTHS:
        w.founds[0] = 0
    for nth in range(left, top):
        every = every and w.stack[nth] != 0
        if w.stack[nth]:
            union |= w.shown[nth]
            first = first or w.shown[nth]
            if step == TRUTHS:
                find(w, w.shown[nth])
    if step == NOT or (step == ALL_OF and not every):
        return 0
    return int(first if step == ANY else union)


@part
def shown(t: Tables, w: Work, seat: int, step: int, at: int, operands: int) -> int:
    """The cards by which something is so that is said of the order of cards, or of four together."""
    c, order, count, cards = t.code, w.order[seat], w.won[seat], 0
    if step == OPENS:
        for nth in range(operands):
            cards |= 1 << order[nth]
    elif step == ENDS:
        cards = 1 << order[count - 1]
    elif step == FIRST_OF:
        cards = w.piles[seat, WON_PILE] & c[at + 1]
    elif step == TOOK:
        for nth in range(count):
            cards |= 1 << order[nth] if w.trick[seat, nth] == c[at + 1] else 0
    elif step == GATES:
        cards = four_gate(t, w, seat, at)
    elif step == SHAPE:
        cards = w.piles[seat, WON_PILE]
    elif step == LINKED:
        cards = chained(t, w, seat, at, operands)
    elif step == LINKS:
        cards = neighbours(t, w, seat, at)
    elif step in (NEXT, CAUGHT):
        cards = following(t, w, seat, step, at)
    return int(cards)


@inlined
def following(t: Tables, w: Work, seat: int, step: int, at: int) -> int:
    """Each card with the next one: of two kinds, or after a capture."""
    c, union, by = t.code, 0, at + int(step == CAUGHT)
    for nth in range(w.won[seat] - 1):
        card, then = w.order[seat, nth], w.order[seat, nth + 1]
        led = w.led[seat, nth]
        prey = step == NEXT or (led >= 0 and c[at] >> led & 1 != 0)
        if prey and c[by] >> card & c[by + 1] >> then & 1:
            union |= find(w, 1 << card | 1 << then)
    return union


@inlined
def neighbours(t: Tables, w: Work, seat: int, at: int) -> int:
    """Each two neighbours of a kind, with what must lie between."""
    kind, through, across, same_suit = t.code[at], t.code[at + 1], t.code[at + 1 + 1], t.code[at + 1 + 1 + 1]
    union, last, clear, between = 0, 0, False, 0
    for nth in range(w.won[seat]):
        card = w.order[seat, nth]
        if kind >> card & 1:
            if clear and (between or not across):
                union |= find(w, 1 << last | between | 1 << card)
            last, clear, between = card, True, 0
        else:
            clear = clear and through >> card & 1 != 0
            if across >> card & 1 and (not same_suit or t.suit_of[card] == t.suit_of[last]):
                between |= 1 << card
    return union


@inlined
def chained(t: Tables, w: Work, seat: int, at: int, operands: int) -> int:
    """The cards of a chain; the latest starts win."""
    through, last = t.code[at], operands - 1
    for place in range(operands):
        w.links[place] = 0
    for nth in range(w.won[seat]):
        card = w.order[seat, nth]
        for back in range(last):
            place = last - back
            before = w.links[place - 1]
            if t.code[at + place] >> card & 1 and (place == 1 or before):
                w.links[place] = before | 1 << card
            elif not through >> card & 1:
                w.links[place] = 0
        if w.links[last]:
            return int(w.links[last])
    return 0


@inlined
def charge_allowed(t: Tables, w: Work) -> None:
    """包賠: who allowed a pattern pays for it in place of the two others."""
    for seat in range(SEATS):
        for group in range(GATE_ROWS, TABLE_ROWS + 1):
            for nth in range(w.made_count[group, seat]):
                made = w.made[group, seat, nth]
                if made[WORTH_MADE] > 0:
                    charge_row(t, w, seat, group, made)


@inlined
def charge_row(t: Tables, w: Work, seat: int, group: int, made: Ints) -> None:
    """Charge each occurrence of a pattern."""
    columns = t.rows[group, made[ROW_MADE]]
    cards = prove(t, w, seat, columns[WHEN])
    if not columns[REPEATS]:
        w.founds[0] = 0
        find(w, cards)
    for nth in range(w.founds[0]):
        guilty = who_allowed(w, seat, w.found[nth])
        for step in range(1, SEATS):
            payee = (seat + step) % SEATS
            if guilty >= 0 and payee != guilty:
                w.flows[PENALTY, payee] += made[WORTH_MADE] * t.multiple
                w.flows[PENALTY, guilty] -= made[WORTH_MADE] * t.multiple


@inlined
def who_allowed(w: Work, seat: int, cards: int) -> int:
    """The first to offend in a trick in which a seat won one of these cards; below 0 if nobody did."""
    for play in range(len(w.fault)):
        if w.fault[play] and w.player[play] != seat:
            for nth in range(w.won[seat]):
                if w.trick[seat, nth] == play // SEATS + 1 and cards >> w.order[seat, nth] & 1:
                    return int(w.player[play])
    return -1
