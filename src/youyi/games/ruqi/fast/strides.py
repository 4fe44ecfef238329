"""Where one number brings a unit of 儒棋, in kernels; `travel` says the same in the words of the rules."""

from __future__ import annotations

from typing import NamedTuple

from youyi.compiled.jit import part
from youyi.games.ruqi.fast.layout import (
    CARRIED,
    END,
    NO_WAY,
    OFF,
    PASSED,
    RESTS,
    RETREAT,
    SPOT_AT,
    SPOT_BITS,
    STRAIGHT,
    THEN_STANDS,
    TOKEN_AT,
    TOUCHED,
)
from youyi.games.ruqi.fast.tables import Tables


class Turn(NamedTuple):
    """What does not change while the turns of one kind are searched."""

    seat: int
    kind: int
    low: int
    high: int
    army: int
    """The mover's pieces as one number."""
    held: int
    """A bit for each spot where the enemy stands, if that makes a difference."""
    book: int
    """Where the turns are noted."""
    used_up: int
    """Whether those that use their numbers up are noted apart."""


@part
def stride(t: Tables, turn: Turn, kind: int, start: int, pips: int, lane: int, own: int) -> int:
    """Use a number with a unit of a kind; `own` has a bit for each spot to be leapt over. Returns the way, or NO_WAY."""
    way = int(t.ways[turn.seat, kind, pips, start, lane])
    held = (turn.held | own) >> (way >> SPOT_AT & SPOT_BITS) & 1
    if t.leaps and held and way >= 0:
        return leapt(t, turn, kind, start, pips, lane, own)
    return way | -held


@part
def unrest(t: Tables, turn: Turn, cell: int, own: int) -> int:
    """What keeps a unit from resting on a cell: RESTS, CARRIED on, or PASSED."""
    if t.unrest[cell] != RESTS:
        return int(t.unrest[cell])
    return CARRIED if (turn.held | own) & t.bit[turn.seat, cell] else RESTS


@part
def leapt(t: Tables, turn: Turn, kind: int, start: int, pips: int, lane: int, own: int) -> int:
    """Find where a unit may rest that leaps over held cells: from the end of its count on, cell by cell."""
    counted, back = t.counts[start, pips, lane], int(pips == RETREAT)
    here, before, passed, touched = counted & END, start, 0, int(counted & TOUCHED != 0)
    while here != OFF:
        why = unrest(t, turn, here, own)
        if why == RESTS:
            break
        if passed or t.pace[back, here] == NO_WAY:
            return NO_WAY
        passed = int(why == PASSED and not back)
        before, here = here, int(t.pace[back, here])
        touched |= int(t.crossing[here])
    left_lane = t.crossing[here] and t.lane[before]
    straight = int(not t.turns_in_mid_turn or left_lane or not t.turns[here])
    token = t.stands[here] if kind or (touched and not back) else t.lies[here]
    then = int(kind or touched) if t.settled_once else t.kind_of[token]
    flags = STRAIGHT * straight + THEN_STANDS * then
    return int(here + flags + (token << TOKEN_AT) + (t.spot_of[turn.seat, here] << SPOT_AT))
