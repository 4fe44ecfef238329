"""The network of 馬吊 in kernels: the inputs of `players.inputs`, and the same whole numbers as `players.network`."""

from __future__ import annotations

from youyi.compiled.arrays import Ints
from youyi.compiled.bits import how_many
from youyi.compiled.jit import part
from youyi.games.madiao.cards import BROCADE
from youyi.games.madiao.fast.heuristic import Sight, gates_in, see, weight
from youyi.games.madiao.fast.layout import IN_HAND, SUITS
from youyi.games.madiao.fast.memory import Work
from youyi.games.madiao.fast.tables import Tables
from youyi.games.madiao.players import inputs
from youyi.games.madiao.players.inputs import (
    BLOCK,
    CAPTURE,
    CAPTURE_LAST,
    CARDS,
    CLASSES,
    COUNTS,
    DISCARD,
    LEAD,
    LEFT,
    MANY_LEFT,
    MANY_THREATS,
    MANY_WON,
    SHORTFALLS,
    SIDES,
    THREATS,
)
from youyi.games.madiao.position import HAND, SEATS

NEVER = -(1 << 62)
"""Less than any value."""


@part
def network(t: Tables, w: Work, state: Ints, kept: int) -> int:
    """Play the card of which the network foretells most; returns its place in the hand. `kept` waits for the last trick."""
    s = see(t, w, state)
    weigh(t, w, s, state)
    sum_situation(t, w, list_situation(t, w, s))
    chosen, best = 0, int(NEVER)
    for nth in range(s.held):
        card = state[IN_HAND + s.seat * HAND + nth]
        if card != kept or s.held == 1:
            found = card_value(t, w, s, card, w.short[nth])
            if found > best:
                chosen, best = nth, found
    return chosen


@part
def weigh(t: Tables, w: Work, s: Sight, state: Ints) -> None:
    """Note by how many points the heuristic player finds less for each card in hand than for its best."""
    for nth in range(s.held):
        w.short[nth] = weight(t, w, s, state[IN_HAND + s.seat * HAND + nth])
    most = w.short[0]
    for nth in range(s.held):
        most = max(most, w.short[nth])
    for nth in range(s.held):
        w.short[nth] = most - w.short[nth]


@part
def sum_situation(t: Tables, w: Work, count: int) -> None:
    """Add up the columns of the first inputs in memory, which are on whatever card is played."""
    for unit in range(len(w.base)):
        w.base[unit] = 0
    for nth in range(count):
        column = w.inputs[nth]
        for unit in range(len(w.base)):
            w.base[unit] += t.columns[column, unit]


@part
def card_value(t: Tables, w: Work, s: Sight, card: int, short: float) -> int:
    """What the network foretells of a card, once the sums of the situation are in memory."""
    for unit in range(len(w.base)):
        w.sums[unit] = w.base[unit]
    for nth in range(list_card(t, w, s, card, short, 0)):
        column = w.inputs[nth]
        for unit in range(len(w.base)):
            w.sums[unit] += t.columns[column, unit]
    total = w.sums[len(t.outs)] << t.shift
    for unit in range(len(t.outs)):
        total += t.outs[unit] * max(w.sums[unit], 0)
    return int(total)


@part
def foretell(t: Tables, w: Work, s: Sight) -> None:
    """Put what the network foretells, in 注, in place of the heuristic player's points for the cards of a hand in their order."""
    most, rest = w.weighed[0], s.hand
    for nth in range(s.held):
        most = max(most, w.weighed[nth])
    sum_situation(t, w, list_situation(t, w, s))
    for nth in range(s.held):
        w.weighed[nth] = card_value(t, w, s, how_many((rest & -rest) - 1), most - w.weighed[nth]) / t.unit
        rest &= rest - 1


@part
def on(w: Work, count: int, number: int) -> int:
    """Note an input behind `count` others; returns how many there are then."""
    w.inputs[count] = number
    return count + 1


@part
def list_cards(w: Work, count: int, first: int, cards: int) -> int:
    """Note an input for each card of a set; returns how many there are then."""
    while cards:
        count = on(w, count, first + how_many((cards & -cards) - 1))
        cards &= cards - 1
    return count


@part
def role_of(s: Sight, seat: int) -> int:
    """Where a seat comes in the list of seats: the looker, the banker, then the others in their turn."""
    around, banker = (seat - s.seat) % SEATS, (s.banker - s.seat) % SEATS
    if around and around == banker:
        return 1
    return around + int(0 < around < banker)


@part
def list_situation(t: Tables, w: Work, s: Sight) -> int:
    """List the inputs that are on whatever card is played; returns how many."""
    first = BLOCK * s.banks
    count = on(w, 0, first + inputs.BIAS)
    count = list_cards(w, count, first + inputs.IN_HAND, s.hand)
    count = list_cards(w, count, first + inputs.OUT, s.out)
    for seat in range(SEATS):
        role = role_of(s, seat)
        owner = inputs.OTHERS if role > 1 or (role and s.banks) else role
        count = list_cards(w, count, first + inputs.WON + owner * CARDS, w.had[seat])
        count = on(w, count, first + inputs.COUNTED + role * COUNTS + min(how_many(w.had[seat]), MANY_WON))
    count = on(w, count, first + inputs.BANKER_AT + (s.banker - s.seat) % SEATS)
    count = on(w, count, first + inputs.TURN + (s.held - 1) * SEATS + s.place)
    if s.place:
        count = on(w, count, first + inputs.BEST + int(s.best_seat == s.banker) * CARDS + s.best)
    return list_gates(t, w, s, count, first)


@part
def list_gates(t: Tables, w: Work, s: Sight, count: int, first: int) -> int:
    """List those that say how suits stand."""
    if s.banker_to_come:
        count = on(w, count, first + inputs.TO_COME)
    if s.banker_led:
        count = on(w, count, first + inputs.BANKER_LED)
    for suit in range(SUITS):
        gate = t.suits[suit]
        if s.familiar & gate:
            count = on(w, count, first + inputs.FAMILIAR + suit)
        if s.strange & gate:
            count = on(w, count, first + inputs.STRANGE + suit)
        if s.led & gate:
            count = on(w, count, first + inputs.LED + suit)
        count = on(w, count, first + inputs.LENGTHS + suit * (HAND + 1) + how_many(s.hand & gate))
    most = 0
    for seat in range(SEATS):
        if seat != s.seat and w.had[seat] & BROCADE:
            most = max(most, gates_in(t, w.had[seat]))
    count = on(w, count, first + inputs.OWN_GATES + gates_in(t, w.had[s.seat]))
    return on(w, count, first + inputs.MOST_GATES + most)


@part
def kind_of(t: Tables, s: Sight, card: int) -> int:
    """What playing a card is."""
    if not s.place:
        return int(LEAD)
    if not t.above[s.best] >> card & 1:
        return int(DISCARD)
    return int(CAPTURE) if s.place < SEATS - 1 else int(CAPTURE_LAST)


@part
def list_card(t: Tables, w: Work, s: Sight, card: int, short: float, count: int) -> int:
    """List the inputs that are on if a card is played behind `count` others; returns how many there are then."""
    first, kind, won = BLOCK * s.banks, kind_of(t, s, card), min(how_many(w.had[s.seat]), MANY_WON)
    count = on(w, count, first + inputs.PLAYED + kind * CARDS + card)
    threats = min(how_many(s.out & t.above[card]), MANY_THREATS)
    count = on(w, count, first + inputs.BEATEN_BY + kind * THREATS + threats)
    count = on(w, count, first + inputs.AFTER + kind * COUNTS + won)
    count = on(w, count, first + inputs.HELD + kind * HAND + s.held - 1)
    if s.place:
        against = int(s.best_seat == s.banker) * COUNTS + min(how_many(w.had[s.best_seat]), MANY_WON)
        count = on(w, count, first + inputs.AGAINST + kind * SIDES * COUNTS + against)
    fallen = 0
    for each in SHORTFALLS:
        fallen += int(short > each)
    count = on(w, count, first + inputs.SHORT + kind * CLASSES + fallen)
    left = min(how_many(s.hand & t.suits[t.suit_of[card]]) - 1, MANY_LEFT)
    count = on(w, count, first + inputs.SUIT_LEFT + kind * LEFT + left)
    return on(w, count, first + inputs.BEFORE_BANKER + kind * SIDES + s.banker_to_come)
