"""罰 in kernels: what faults in play cost, as the table has agreed."""

from __future__ import annotations

from youyi.compiled.arrays import Ints
from youyi.compiled.bits import how_many
from youyi.compiled.jit import inlined, part
from youyi.games.madiao.cards import ALL
from youyi.games.madiao.fast.faults import Known, fault_in_following, fault_in_leading, leads_great, made_in_haste
from youyi.games.madiao.fast.layout import DEALT, EXPOSED, FACE, FACE_DOWN, LAID, LEADER
from youyi.games.madiao.fast.memory import BANKER_LED, FAMILIAR, GATE_STATE, LED, PENALTY, STRANGE, Work
from youyi.games.madiao.fast.payments import gathered
from youyi.games.madiao.fast.proofs import charge_allowed
from youyi.games.madiao.fast.tables import Tables
from youyi.games.madiao.lowering import BANKERS_LOSS, FINES
from youyi.games.madiao.offences.gates import TENS
from youyi.games.madiao.position import HAND, SEATS, TRICKS


@inlined
def judge(t: Tables, w: Work, state: Ints, banker: int) -> None:
    """罰: note each play that is a fault which costs, with the seat that played."""
    appeared, leader = 1 << state[EXPOSED], state[LEADER]
    for column in range(GATE_STATE):
        w.gates[column] = 0
    for seat in range(SEATS):
        w.held[seat] = gathered(state, DEALT + seat * HAND)
        w.had[seat], w.own_leads[seat], w.hasty[seat] = 0, 0, 0
    for trick in range(TRICKS):
        start = trick * SEATS
        winner = trick_won(state, leader, start)
        appeared = judge_trick(t, w, state, (banker, leader, winner, appeared), start)
        led = state[LAID + start]
        w.own_leads[leader] |= 1 << led
        lead(w, int(leader == banker), t.suits[t.suit_of[led]])
        w.had[winner] |= 1 << w.best[0]
        leader = winner


@inlined
def trick_won(state: Ints, leader: int, start: int) -> int:
    """Who wins the trick that begins with a play."""
    winner = leader
    for place in range(SEATS):
        if not state[LAID + start + place] & FACE_DOWN:
            winner = (leader + place) % SEATS
    return int(winner)


@inlined
def judge_trick(t: Tables, w: Work, state: Ints, seats: tuple[int, int, int, int], start: int) -> int:
    """Judge the plays of a trick; `seats` are banker, leader, winner and what has appeared. Returns what has then."""
    banker, leader, winner, appeared = seats
    best_seat, before, banker_before = leader, 0, 0
    w.best[0] = 0
    for place in range(SEATS):
        seat, laid = (leader + place) % SEATS, state[LAID + start + place]
        card, up = laid & FACE, int(laid & FACE_DOWN == 0)
        known = Known(
            seat, banker, card, start // SEATS + 1, place, up, gathered(state, DEALT + seat * HAND), w.held[seat],
            w.had[seat], before, banker_before, w.best[0], best_seat, how_many(w.had[best_seat]), winner, appeared,
            w.gates[BANKER_LED], w.own_leads[seat], w.gates[FAMILIAR], w.gates[STRANGE], w.gates[LED],
        )  # fmt: skip
        w.fault[start + place], w.player[start + place] = int(faulty(t, w, known)), seat
        w.held[seat] &= ~(1 << card)
        banker_before |= int(seat == banker)
        if up:
            best_seat, w.best[0] = seat, card
            before, appeared = before | 1 << card, appeared | 1 << card
    return int(appeared)


@inlined
def faulty(t: Tables, w: Work, k: Known) -> bool:
    """Whether a play is a fault that costs; what follows on a capture in haste is remembered."""
    fault = fault_in_following(t, k) if k.place else fault_in_leading(t, k)
    fault |= w.hasty[k.seat] != 0 and leads_great(k)
    w.hasty[k.seat] |= int(made_in_haste(t, k))
    return fault


@inlined
def lead(w: Work, by_banker: int, suit: int) -> None:
    """熟門、生門: what a lead makes of the suits but Tens."""
    gates = w.gates
    gates[BANKER_LED] |= by_banker
    if suit == TENS:
        return
    others = ALL & ~TENS & ~suit
    if by_banker:
        if not gates[LED]:
            gates[FAMILIAR], gates[STRANGE] = others, suit
    elif not gates[STRANGE] and not gates[FAMILIAR] & suit:
        gates[STRANGE] = others & ~gates[FAMILIAR] if gates[FAMILIAR] else 0
        gates[FAMILIAR] |= suit
    gates[LED] |= suit


@part
def transfer(w: Work, seat: int, payer: int, worth: int) -> None:
    """One seat pays another."""
    w.flows[PENALTY, seat] += worth
    w.flows[PENALTY, payer] -= worth


@part
def punish(t: Tables, w: Work, state: Ints, banker: int, lost: int) -> None:
    """罰: charge the faults of a deal, in which the banker has `lost` so much."""
    if t.penalties == BANKERS_LOSS and lost <= 0:
        return
    judge(t, w, state, banker)
    if t.penalties == BANKERS_LOSS:
        take_over(w, banker, lost)
    elif t.penalties == FINES:
        fine(t, w)
    else:
        charge_allowed(t, w)


@inlined
def take_over(w: Work, banker: int, lost: int) -> None:
    """包賠莊家: the first of the others to offend takes over what the banker has lost."""
    for play in range(len(w.fault)):
        if w.fault[play] and w.player[play] != banker:
            transfer(w, banker, w.player[play], lost)
            return


@inlined
def fine(t: Tables, w: Work) -> None:
    """罰六十: each offender pays the three others, once a deal."""
    fined = 0
    for play in range(len(w.fault)):
        offender = w.player[play]
        if w.fault[play] and not fined >> offender & 1:
            fined |= 1 << offender
            for step in range(1, SEATS):
                transfer(w, (offender + step) % SEATS, offender, t.fine)
