"""The rulebook of 打馬 as arrays: their names and meanings; `tables` works them out."""

from __future__ import annotations

from typing import NamedTuple

from youyi.compiled.arrays import Floats, Ints, Shorts


class Tables(NamedTuple):
    """The rules of one table, as one block. Answers to questions are 0 or 1."""

    fall: Ints
    """[each die less the lowest face]: the cast."""
    kind: Ints
    """[cast]: PRIZE_CAST, FINE_CAST or PLAIN_CAST."""
    counts: Ints
    """[cast]: its 采數."""
    noble: Ints
    idle: Ints
    drops_on: Ints
    leaves_by: Ints
    """[cast]: the steps out of the pincers, or NO_WAY."""
    worth: Ints
    """[cast]: what a prize cast is rewarded with, in 帖."""
    drops: Ints
    """[context, cast]: how many horses it drops or lets fly."""
    amount: Ints
    """[context]: what it costs or brings, in 帖."""
    opens_feilong: Ints
    flies: Ints
    prize_again: Ints
    """[context]: whether a prize cast earns another turn."""
    owner_again: Ints
    """[context]: whether acting on another's throw earns a turn of one's own."""
    owner_chip: Ints
    """[context]: what it earns besides, in 帖."""
    shut: Ints
    """[cell, permit, gate open]: a bit for each size of unit that is barred from the next step, whoever is there."""
    near: Ints
    """[permit, gate open, window]: a bit for each cell to which some unit is barred so."""
    bars: Ints
    """[cell, larger, last step]: whether an enemy stack there bars the step onto it."""
    pincers: Ints
    open_landing: Ints
    protected: Ints
    ordinary: Ints
    """[cell]: whether a step backward may end there for its own sake."""
    rewarded: Ints
    station_pays: Ints
    station_again: Ints
    ximan: Ints
    """[start, ran past, whole army]: whether a way from there to the end is 細滿."""
    odds: Floats
    """[cast]: its chance."""
    ways: Ints
    """[cast]: the ways in which it may fall."""
    own_chance: Floats
    """[cast]: the chance of its sum of faces, for the expectimax player; then the chance of each sum."""
    sums: Floats
    weights: Floats
    """[feature]: what the expectimax player counts it."""
    columns: Shorts
    """[input, unit]: the weights of the network, the last to the result itself."""
    outs: Ints
    first_columns: Shorts
    """The same of the network that plays for the first place; empty where there is none, and nobody asks it."""
    first_outs: Ints
    all_chances: int
    """What being the first home counts for that network."""
    class_of: Ints
    """[horses]: the class of a stack's size."""
    shares: Ints
    """[sum of three dice]: its chance, as an amount of an input."""
    own_share: Ints
    """[cast]: how likely its sum is, as an amount."""
    safe: Ints
    """[cell]: whether the network holds it to be safe."""
    worths: Ints
    """What one of a network's own unit counts: in 帖 for the first, in hundredths of a chance for the other."""
    unit: int
    """One 帖 as the network counts."""
    shift: int
    """How many bits the weights to the result itself lack, and how many more an amount has."""
    amount_shift: int
    seats: int
    cap: int
    opening: int
    own_casts: int
    collisions: int
    every_throw: int
    any_cast: int
    collisions_first: int
    staked: int
    players_pay: int
    collision_to_seat: int
    own_class_pays: int
    own_class_horses: int
    last_collision: int
    third_time: int
    station: int
    place: int
    need_all: int
    drop_turns: int
    choice: int
    splits: int
    declines: int
    backward: int
    turns_back: int
    from_standstill: int
    halts: int
    runs_home: int
    opens_for_all: int
    whole_moat: int
    strike_again: int
    merge_again: int
    fly_again: int
    capped: int
    """Whether one throw earns a seat one extra turn at most."""
    at_once: int
    may_retire: int
    plays_on: int
