"""What a throw of 打馬 is to the table, in kernels; `play.throwing` says the same in the words of the rules."""

from __future__ import annotations

from typing import NamedTuple

from youyi.compiled.jit import part
from youyi.games.dama.fast.columns import Tables
from youyi.games.dama.fast.layout import (
    ACTOR,
    BEFORE,
    BY,
    CAST,
    COLLIDED,
    COLLISION,
    COLLISIONS,
    CONTEXT,
    DID,
    DID_CONTEXT,
    DID_HORSES,
    DID_SEAT,
    EXTRA,
    FINE,
    FINE_CAST,
    FIRST_CAST,
    GONE,
    HORSES,
    LAST,
    NOBODY,
    NONE,
    NOTHING,
    ONWARD,
    OTHERS,
    OTHERS_CLASS,
    OWN,
    OWN_CAST_TAKEN,
    OWN_CLASS,
    OWNED,
    PHASE,
    PLAIN,
    PLAIN_CAST,
    PRIZE,
    SEATS,
    SIDE_COLLISION,
    THROWS,
    TO_MOVE,
    TRIPLE,
)
from youyi.games.dama.fast.memory import Work, next_in_play
from youyi.games.dama.fast.money import fine, pay_owner, reward
from youyi.games.dama.fast.turns import earn


class Meaning(NamedTuple):
    """A throw, classified."""

    context: int
    actor: int
    met: int
    """The collision that it is, the third one too; NOTHING if it is none."""


@part
def owner_of(t: Tables, w: Work, count: int) -> int:
    """The seat to whose cast a count belongs, or NOBODY."""
    for seat in range(w.state[SEATS]):
        own = w.state[OWN + seat]
        if own and t.counts[own - 1] == count and not w.state[GONE] >> seat & 1:
            return int(seat)
    return NOBODY


@part
def collision(t: Tables, w: Work, cast: int) -> int:
    """真撞, 傍撞: compare the throw with the last of the seat before; NOTHING if it does not collide."""
    if not t.collisions or (w.state[EXTRA] and not t.every_throw):
        return NOTHING
    last = w.state[LAST + next_in_play(w, w.state[BY], int(BEFORE))] - 1
    if last < 0 or t.counts[last] != t.counts[cast]:
        return NOTHING
    return COLLISION if last == cast else SIDE_COLLISION


@part
def classify(t: Tables, w: Work, cast: int) -> Meaning:
    """擲采: the first context that fits, in the order of the treatise."""
    by, met, kind = w.state[BY], collision(t, w, cast), t.kind[cast]
    if met != NOTHING and (t.any_cast if kind != PLAIN_CAST else t.collisions_first):
        return colliding(t, w, met)
    if kind == FINE_CAST:
        return Meaning(FINE, next_in_play(w, by, int(ONWARD)), NOTHING)
    if kind != PLAIN_CAST:
        return Meaning(TRIPLE if t.noble[cast] else PRIZE, by, NOTHING)
    if t.own_casts:
        owner = owner_of(t, w, t.counts[cast])
        if owner != NOBODY:
            return owned(by, owner, int(w.state[OWN + owner] - 1 == cast))
        if not w.state[OWN + by]:
            return Meaning(FIRST_CAST, by, NOTHING)
    return Meaning(PLAIN, by, NOTHING) if met == NOTHING else colliding(t, w, met)


@part
def owned(by: int, owner: int, same: int) -> Meaning:
    """真本采, 傍本采: a cast that belongs to somebody, or stands beside it."""
    if owner == by:
        return Meaning(OWNED if same else OWN_CLASS, by, NOTHING)
    return Meaning(OTHERS if same else OTHERS_CLASS, owner, NOTHING)


@part
def colliding(t: Tables, w: Work, met: int) -> Meaning:
    """真撞, 傍撞: the seat before acts; the third time the thrower does."""
    by = w.state[BY]
    if w.state[COLLISIONS] + 1 == t.last_collision:
        return Meaning(PLAIN, by, met)
    return Meaning(met, next_in_play(w, by, int(BEFORE)), met)


@part
def begin_act(w: Work, cast: int, context: int, actor: int, horses: int) -> None:
    """A throw is to be carried out."""
    w.state[THROWS] += 1
    w.state[PHASE], w.state[CAST] = TO_MOVE, cast + 1
    w.state[CONTEXT], w.state[ACTOR], w.state[HORSES] = context, actor, horses
    w.outcome[DID_CONTEXT], w.outcome[DID_SEAT], w.outcome[DID_HORSES], w.outcome[DID] = context, actor, horses, NOTHING


@part
def cast_dice(t: Tables, w: Work, cast: int) -> bool:
    """擲采: classify the throw and settle what it pays and earns; False if it has no effect."""
    by = w.state[BY]
    if t.idle[cast]:
        begin_act(w, cast, int(FINE), by, int(NONE))
        return False
    meaning = classify(t, w, cast)
    own_class = 0
    horses = t.drops[meaning.context, cast]
    if meaning.context in (TRIPLE, PRIZE):
        own_class = is_own_class(t, w, by, cast)
        horses += own_class * t.own_class_horses
    begin_act(w, cast, meaning.context, meaning.actor, horses)
    if meaning.context in (TRIPLE, PRIZE):
        prize(t, w, cast, own_class)
    elif meaning.met != NOTHING:
        collide(t, w, meaning.met)
    else:
        own_cast(t, w, cast)
    return True


@part
def is_own_class(t: Tables, w: Work, seat: int, cast: int) -> int:
    """賞采傍本: whether a prize cast has the count of the thrower's own cast."""
    own = w.state[OWN + seat] - 1
    return int(own >= 0 and t.own_casts and t.counts[own] == t.counts[cast])


@part
def prize(t: Tables, w: Work, cast: int, own_class: int) -> None:
    """賞采: its own number of 帖; a triple throws again."""
    by = w.state[BY]
    reward(t, w, by, t.worth[cast])
    if t.prize_again[w.state[CONTEXT]]:
        earn(t, w, by)
    if own_class and t.own_class_pays:
        reward(t, w, by, t.amount[OWN_CLASS])
        earn(t, w, by)


@part
def collide(t: Tables, w: Work, met: int) -> None:
    """撞罰: a fine; the last collision of a turn costs more."""
    by = w.state[BY]
    amount = t.amount[met]
    if w.state[COLLISIONS] + 1 == t.last_collision:
        amount *= t.third_time
    fine(t, w, by, next_in_play(w, by, int(BEFORE)), amount, t.collision_to_seat)
    w.counts[COLLIDED] += 1


@part
def own_cast(t: Tables, w: Work, cast: int) -> None:
    """罰采, 本采: what the remaining contexts pay and earn."""
    by, context, actor = w.state[BY], w.state[CONTEXT], w.state[ACTOR]
    amount = t.amount[context]
    if context == FINE:
        fine(t, w, by, actor, amount, int(NONE))
    elif context == FIRST_CAST:
        take_own(w, by, cast)
    elif context in (OWNED, OWN_CLASS):
        reward(t, w, by, amount)
        earn(t, w, by)
    elif context in (OTHERS, OTHERS_CLASS):
        pay_owner(t, w, by, actor, amount)
    if t.owner_chip[context]:
        reward(t, w, actor, t.owner_chip[context])
    if t.owner_again[context]:
        earn(t, w, actor)


@part
def take_own(w: Work, seat: int, cast: int) -> None:
    """A seat has a cast of its own from now on."""
    w.state[OWN + seat] = cast + 1
    w.counts[OWN_CAST_TAKEN] += 1
