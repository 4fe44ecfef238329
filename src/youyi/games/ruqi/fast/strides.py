"""Where one number brings a unit of 儒棋, in kernels; `travel` says the same in the words of the rules."""

from __future__ import annotations

from typing import NamedTuple

from youyi.compiled.jit import part
from youyi.games.ruqi.fast.layout import (
    BACKWARDS,
    CARRIED,
    END,
    LEFT_LANE,
    NO_WAY,
    OFF,
    PASSED,
    RESTS,
    START,
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
    enemy: int
    """A bit for each spot where the enemy stands."""
    book: int
    """Where the turns are noted."""
    used_up: int
    """Whether those that use their numbers up are noted apart."""


@part
def stride(t: Tables, turn: Turn, start: int, pips: int, lane: int, own: int) -> int:
    """Use a number with a unit; `own` has a bit for each spot of the mover. Returns NO_WAY if it may not go."""
    counted = int(t.strides[start, pips, lane])
    if counted < 0 or counted & END == OFF:
        return counted
    if not t.rests_anywhere:
        return rest(t, turn, start, counted, own)
    if t.enemies_bar and t.bit[turn.seat, counted & END] & turn.enemy:
        return NO_WAY
    return counted


@part
def unrest(t: Tables, turn: Turn, cell: int, own: int) -> int:
    """What keeps a unit from resting on a cell: RESTS, CARRIED on, PASSED, or NO_WAY where an enemy bars it."""
    if t.unrest[cell] != RESTS:
        return int(t.unrest[cell])
    spot = t.bit[turn.seat, cell]
    if t.leaps and (spot & turn.enemy or (spot & own and cell != START)):
        return CARRIED
    if t.enemies_bar and spot & turn.enemy:
        return NO_WAY
    return RESTS


@part
def rest(t: Tables, turn: Turn, start: int, counted: int, own: int) -> int:
    """Find where the unit may rest: from the end of its count on, cell by cell."""
    back = int(counted & BACKWARDS != 0)
    here, before, passed = counted & END, start, 0
    touched = int(counted & TOUCHED != 0)
    while here != OFF:
        why = unrest(t, turn, here, own)
        if why == RESTS:
            break
        if passed or why == NO_WAY or t.pace[back, here] == NO_WAY:
            return NO_WAY
        passed = int(why == PASSED and not back)
        before, here = here, int(t.pace[back, here])
        touched |= int(t.crossing[here])
    if here == counted & END:
        return counted
    left = int(t.crossing[here] and t.lane[before])
    return here + TOUCHED * touched + LEFT_LANE * left + BACKWARDS * back


@part
def token_after(t: Tables, kind: int, walked: int) -> int:
    """What becomes of a piece of a kind after a stride, if its turn ends there."""
    end = walked & END
    if kind or (walked & TOUCHED and not walked & BACKWARDS):
        return int(t.stands[end])
    return int(t.lies[end])


@part
def token_after_both(t: Tables, kind: int, earlier: int, walked: int) -> int:
    """What becomes of a piece that both numbers moved (皆從後定)."""
    if t.settled_once:
        return token_after(t, int(kind or earlier & TOUCHED != 0), walked)
    return token_after(t, t.kind_of[token_after(t, kind, earlier)], walked)
