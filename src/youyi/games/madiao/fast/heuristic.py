"""The heuristic player of 馬吊 in kernels; `players.leads` and `players.answers` say the same clause by clause.

What speaks for a card is added up in the order of their lists, so that both players round alike.
"""

from __future__ import annotations

from typing import NamedTuple

from youyi.compiled.arrays import Ints
from youyi.compiled.bits import how_many
from youyi.compiled.choosing import one_of_best
from youyi.compiled.jit import inlined, part
from youyi.compiled.streams import Word
from youyi.games.madiao.cards import ALL, BROCADE, FEMALE_TU, FLAG, GREEN, HUNDRED, JI, RED, REWARD, SHOULDER
from youyi.games.madiao.fast.faults import awaits_shoulder
from youyi.games.madiao.fast.layout import (
    BANKER,
    DEALT,
    EXPOSED,
    FACE_DOWN,
    IN_HAND,
    LAID,
    LEADER,
    NONE,
    PLAYED,
    SEAT,
    SUITS,
)
from youyi.games.madiao.fast.memory import BANKER_LED, FAMILIAR, GATE_STATE, LED, STRANGE, Work
from youyi.games.madiao.fast.offences import lead
from youyi.games.madiao.fast.payments import gathered
from youyi.games.madiao.fast.tables import Tables
from youyi.games.madiao.players import answers, leads
from youyi.games.madiao.players.leads import MYRIAD, MYRIAD_OR_THOUSAND, THOUSAND
from youyi.games.madiao.players.worth import GATE_WON, KNOCK, MANY_WON
from youyi.games.madiao.position import HAND, SEATS
from youyi.games.madiao.situation import GREEN_TENS, TENS
from youyi.games.madiao.winnings import PAR

NEVER = -1e9
"""Less than speaks for any card."""


class Sight(NamedTuple):
    """What a seat knows when it must play a card, as `situation.Situation`; what each seat has won is in `Work.had`."""

    seat: int
    banker: int
    banks: int
    hand: int
    held: int
    dealt: int
    out: int
    shown: int
    place: int
    best: int
    """The highest card of the trick; without meaning for a lead."""
    best_seat: int
    beaten: int
    banker_to_come: int
    familiar: int
    strange: int
    led: int
    banker_led: int


@part
def heuristic(t: Tables, w: Work, state: Ints, kept: int, key: Word) -> int:
    """Play a card for which most speaks; returns its place in the hand. `kept` waits for the last trick; NONE: no card does."""
    s = see(t, w, state)
    for nth in range(s.held):
        card = state[IN_HAND + s.seat * HAND + nth]
        w.weighed[nth] = NEVER if card == kept and s.held > 1 else weight(t, w, s, card)
    return one_of_best(w.weighed, s.held, key)


@part
def weight(t: Tables, w: Work, s: Sight, card: int) -> float:
    """What speaks for playing a card, in points."""
    if not s.place:
        return of_leading(t, w, s, card)
    if t.above[s.best] >> card & 1:
        return of_capturing(t, w, s, card)
    return of_discarding(t, s, card)


@inlined
def see(t: Tables, w: Work, state: Ints) -> Sight:
    """Go through what was played, and gather what the seat to play knows of it."""
    seat, banker, played, leader = state[SEAT], state[BANKER], state[PLAYED], state[LEADER]
    exposed, place, hand = state[EXPOSED], played % SEATS, 0
    held = HAND - played // SEATS
    shown, beaten, best, best_seat, leader = watch(t, w, state, banker, leader, played)
    for nth in range(held):
        hand |= 1 << state[IN_HAND + seat * HAND + nth]
    dealt = gathered(state, DEALT + seat * HAND)
    last = exposed if t.substitute[exposed] == NONE else t.substitute[exposed]
    familiar = w.gates[FAMILIAR] | (0 if FLAG & ~shown else TENS)
    to_come = int((banker - leader) % SEATS > place)
    return Sight(
        seat, banker, int(seat == banker), hand, held, dealt, ALL & ~(dealt | shown | 1 << last), shown,
        place, best, best_seat, beaten, to_come, familiar, w.gates[STRANGE], w.gates[LED], w.gates[BANKER_LED],
    )  # fmt: skip


@part
def watch(t: Tables, w: Work, state: Ints, banker: int, leader: int, played: int) -> tuple[int, int, int, int, int]:
    """Follow the tricks: what was shown, then what the best card of the last has beaten, it, whose it is, and the leader."""
    shown = beaten = best = best_seat = 0
    for column in range(GATE_STATE):
        w.gates[column] = 0
    for seat in range(SEATS):
        w.had[seat] = 0
    for play in range(played):
        laid, place = state[LAID + play], play % SEATS
        if not place:
            lead(w, int(leader == banker), t.suits[t.suit_of[laid]])
        if not laid & FACE_DOWN:
            beaten = beaten | 1 << best if place else 0
            best, best_seat, shown = laid, (leader + place) % SEATS, shown | 1 << laid
        if place == SEATS - 1:
            w.had[best_seat] |= 1 << best
            leader = best_seat
    return shown, beaten, best, best_seat, leader


@part
def holding(t: Tables, s: Sight, card: int) -> float:
    """Estimated chance that nobody who plays later beats a card."""
    return float(t.stays[s.held - 1, s.place, JI >> card & 1, how_many(s.out & t.above[card])])


@part
def profit(t: Tables, w: Work, s: Sight, card: int) -> float:
    """What the seat would win with a card."""
    had = w.had[s.seat]
    own = t.trick_profit[s.banks, s.held - 1, min(how_many(had), MANY_WON)]
    if BROCADE >> card & 1:
        own += t.brocade_profit[s.banks, card]
        if not had & BROCADE & t.suits[t.suit_of[card]]:
            own += GATE_WON
    return float(own)


@part
def keeping(t: Tables, s: Sight, card: int) -> float:
    """What a card might win later."""
    return float(t.keeps[s.banks, card, s.held - 1])


@part
def of_leading(t: Tables, w: Work, s: Sight, card: int) -> float:
    """All that is weighed when leading, in the order of `leads.LEADS`."""
    suit, threats = t.suits[t.suit_of[card]], s.out & t.above[card]
    points = holding(t, s, card) * profit(t, w, s, card) - keeping(t, s, card)
    points = of_leading_tens(t, s, card, points)
    held = s.hand & suit
    points -= leads.ORDER * int(held & REWARD != 0 and held & SHOULDER != 0 and not REWARD >> card & 1)
    if not s.banks and s.strange >> card & 1 and s.hand & s.familiar and threats:
        points -= leads.OPENING
    if threats and not held & ~(1 << card):
        points -= leads.LAST
    points += leads.REDS_DRAWN * how_many(threats & RED) + leads.CARDS_DRAWN * how_many(threats)
    return points if (s.familiar | s.strange | s.led) >> card & 1 else points + leads.FRESH


@inlined
def of_leading_tens(t: Tables, s: Sight, card: int, points: float) -> float:
    """The clauses about leading Tens, added to what speaks for the card before."""
    bit = 1 << card
    if bit & (GREEN_TENS | JI & TENS) and FLAG & ~s.shown and not s.dealt & HUNDRED and not tens_can_be_spared(t, s):
        points -= leads.CLOSED
    if bit & TENS & ~MYRIAD_OR_THOUSAND and s.dealt & HUNDRED and not s.hand & REWARD:
        points -= leads.CLOSED
    if not s.banks and bit & GREEN_TENS and s.hand & HUNDRED and s.hand & REWARD:
        points += -leads.CLOSED if s.banker_led or s.strange else leads.ANNOUNCING
    if s.held > leads.WAITING and bit & MYRIAD_OR_THOUSAND:
        points -= leads.WAIT
    if card == THOUSAND and s.hand & TENS & ~bit and (s.hand | s.out) >> MYRIAD & 1:
        points -= leads.ORDER
    return points


@inlined
def tens_can_be_spared(t: Tables, s: Sight) -> bool:
    """盡手十子、關真、關賞鬥十."""
    rest = s.hand & ~TENS
    return how_many(rest) <= 1 or awaits_shoulder(t, rest)


@part
def harm(t: Tables, w: Work, s: Sight) -> float:
    """What it costs the seat if the best card so far wins."""
    had, each, count = w.had[s.best_seat], 0.0, how_many(w.had[s.best_seat])
    if BROCADE >> s.best & 1:
        if not had & BROCADE & t.suits[t.suit_of[s.best]]:
            each = t.gate[gates_in(t, had)]
        if JI >> s.best & 1:
            each += t.ji[int(count > 0)]
    if s.banker in (s.seat, s.best_seat):
        return float(each + t.edge[min(count, MANY_WON), s.best])
    return float(each + KNOCK if HUNDRED >> s.best & 1 else each)


@part
def gates_in(t: Tables, pile: int) -> int:
    """In how many suits a pile has a 錦."""
    gates = 0
    for suit in range(SUITS):
        gates += int(pile & BROCADE & t.suits[suit] != 0)
    return gates


@part
def of_capturing(t: Tables, w: Work, s: Sight, card: int) -> float:
    """All that is weighed when beating a card, in the order of `answers.CAPTURES`."""
    points = holding(t, s, card) * profit(t, w, s, card) + holding(t, s, s.best) * harm(t, w, s) - keeping(t, s, card)
    if s.best_seat == s.banker:
        points += answers.GUARD
    if JI >> s.best & 1:
        points += answers.INDULGED
    if HUNDRED >> s.best & 1:
        points += answers.INDULGED
    if card == MYRIAD and s.best == THOUSAND and s.beaten & HUNDRED:
        points += answers.MERIT
    if in_haste(t, w, s, card):
        points -= answers.HASTE
    return points + height(t, s, card)


@inlined
def in_haste(t: Tables, w: Work, s: Sight, card: int) -> bool:
    """急捉: another's green is captured once the banker has played, without need."""
    if s.banks or s.best_seat == s.banker or s.banker_to_come or how_many(w.had[s.best_seat]) >= PAR:
        return False
    if not GREEN & ~TENS & 1 << s.best or s.held <= answers.LATE or s.hand & MYRIAD_OR_THOUSAND:
        return False
    for seat in range(SEATS):
        if gates_in(t, w.had[seat]) >= answers.ONE_LACKS:
            return False
    return bool(s.hand & ~(1 << card) & GREEN & ~t.suits[t.suit_of[s.best]])


@part
def of_discarding(t: Tables, s: Sight, card: int) -> float:
    """All that is weighed when letting a card go, in the order of `answers.DISCARDS`."""
    bit, suit = 1 << card, t.suits[t.suit_of[card]]
    points = -keeping(t, s, card)
    if not s.banks and not bit & GREEN_TENS:
        if bit & JI:
            points += answers.JI_CARD
        else:
            points += answers.STRANGE if bit & s.strange else answers.FAMILIAR
    if bit & TENS and not s.hand & ~bit & TENS and s.out >> answers.TWENTY & 1:
        points -= answers.KEPT
    if bit & MYRIAD_OR_THOUSAND and s.out & FLAG:
        points -= answers.KEPT
    if s.out & JI & suit and not s.hand & ~bit & suit:
        points -= answers.STEP
    return points + height(t, s, card)


@part
def height(t: Tables, s: Sight, card: int) -> float:
    """Of cards alike otherwise, the lower goes."""
    above = t.above[card]
    height = answers.LOWER * how_many(s.out & above) + answers.TRIFLE * how_many(above)
    return float(height - answers.TU * (FEMALE_TU >> card & 1))
