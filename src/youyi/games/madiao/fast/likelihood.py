"""How likely a seat's plays are, if its cards lie as supposed, in kernels: others play much as the heuristic player does, or the network.

The more points speak for a card, the likelier it is played; now and then any card is. Points of the network are the 注 it foretells. What everybody saw of a play is gone
through once for a decision; suppositions differ in nothing but hands.
"""

from __future__ import annotations

from youyi.compiled.arrays import Ints
from youyi.compiled.bits import how_many
from youyi.compiled.exponential import exp, log
from youyi.compiled.jit import inlined, part
from youyi.games.madiao.cards import ALL, FLAG
from youyi.games.madiao.fast.beliefs import (
    BANKER_LED_THEN,
    BEATEN,
    BEST_CARD,
    BEST_OF,
    BLIND,
    FAMILIAR_THEN,
    KNOWN,
    LEARNT,
    LED_THEN,
    PLACE,
    SHOWN,
    STRANGE_THEN,
    SURE,
    TO_COME,
    UNSEEN,
    WHO,
    Beliefs,
)
from youyi.games.madiao.fast.heuristic import Sight, weight
from youyi.games.madiao.fast.layout import BANKER, EXPOSED, FACE, FACE_DOWN, HIDDEN, LAID, LEADER, NONE, PLAYED
from youyi.games.madiao.fast.memory import BANKER_LED, FAMILIAR, GATE_STATE, LED, STRANGE, Work
from youyi.games.madiao.fast.network import foretell
from youyi.games.madiao.fast.offences import lead
from youyi.games.madiao.fast.tables import Tables
from youyi.games.madiao.position import SEATS
from youyi.games.madiao.situation import TENS


@inlined
def retrace(t: Tables, w: Work, b: Beliefs, seen: Ints) -> None:
    """Note of every play what everybody knew before it."""
    for column in range(GATE_STATE):
        w.gates[column] = 0
    for seat in range(SEATS):
        w.had[seat] = b.turn_count[seat] = 0
    leader, banker, unseen = seen[LEADER], seen[BANKER], 0
    shown = beaten = best = best_seat = 0
    for play in range(seen[PLAYED]):
        laid, place = seen[LAID + play], play % SEATS
        seat = (leader + place) % SEATS
        note = b.plays[play]
        note[WHO], note[PLACE], note[BEST_CARD], note[BEST_OF], note[BEATEN] = seat, place, best, best_seat, beaten
        note[SHOWN], note[TO_COME] = shown, int((banker - leader) % SEATS > place)
        remember(w, b, play, shown)
        b.turns[seat, b.turn_count[seat]] = play
        b.turn_count[seat] += 1
        note[UNSEEN], note[KNOWN] = NONE, laid & FACE
        if laid == HIDDEN:
            note[UNSEEN], unseen = unseen, unseen + 1
        if not place:
            lead(w, int(leader == banker), t.suits[t.suit_of[laid]])
        if laid != HIDDEN and not laid & FACE_DOWN:
            beaten = beaten | 1 << best if place else 0
            best, best_seat, shown = laid, seat, shown | 1 << laid
        if place == SEATS - 1:
            w.had[best_seat] |= 1 << best
            leader = best_seat


@inlined
def remember(w: Work, b: Beliefs, play: int, shown: int) -> None:
    """Note what the suits were, and what each seat had won."""
    note = b.plays[play]
    note[FAMILIAR_THEN] = w.gates[FAMILIAR] | (0 if FLAG & ~shown else TENS)
    note[STRANGE_THEN], note[LED_THEN], note[BANKER_LED_THEN] = w.gates[STRANGE], w.gates[LED], w.gates[BANKER_LED]
    for other in range(SEATS):
        b.had[play, other] = w.had[other]


@part
def likelihood(t: Tables, w: Work, b: Beliefs, seen: Ints, seat: int) -> float:
    """The logarithm of how likely a seat's plays are, if its unseen cards lie as supposed."""
    hand, found, exposed = b.dealt[seat], 0.0, seen[EXPOSED]
    last = exposed if t.substitute[exposed] == NONE else t.substitute[exposed]
    others = ALL & ~(hand | 1 << last)
    for nth in range(b.turn_count[seat]):
        play = b.turns[seat, nth]
        note = b.plays[play]
        card = note[KNOWN] if note[UNSEEN] == NONE else b.lies[note[UNSEEN]]
        for other in range(SEATS):
            w.had[other] = b.had[play, other]
        sight = Sight(
            seat, seen[BANKER], int(seat == seen[BANKER]), hand, how_many(hand), b.dealt[seat], others & ~note[SHOWN],
            note[SHOWN], note[PLACE], note[BEST_CARD], note[BEST_OF], note[BEATEN], note[TO_COME],
            note[FAMILIAR_THEN], note[STRANGE_THEN], note[LED_THEN], note[BANKER_LED_THEN],
        )  # fmt: skip
        found += log(chance_of(t, w, b, sight, card))
        hand &= ~(1 << card)
    return found


@part
def chance_of(t: Tables, w: Work, b: Beliefs, s: Sight, played: int) -> float:
    """How likely a card is played from a hand."""
    rest, most, points = s.hand, 0.0, 0.0
    for nth in range(s.held):
        w.weighed[nth] = weight(t, w, s, how_many((rest & -rest) - 1))
        rest &= rest - 1
    if b.model[LEARNT]:
        foretell(t, w, s)
    rest = s.hand
    for nth in range(s.held):
        most = max(most, w.weighed[nth]) if nth else w.weighed[nth]
        if rest & -rest == 1 << played:
            points = w.weighed[nth]
        rest &= rest - 1
    total = 0.0
    for nth in range(s.held):
        total += exp(b.model[SURE] * (w.weighed[nth] - most))
    chosen = exp(b.model[SURE] * (points - most)) / total
    return float((1 - b.model[BLIND]) * chosen + b.model[BLIND] / s.held)
