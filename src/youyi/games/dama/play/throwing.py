"""What a throw is to the table: its context, what it pays, what it earns, who acts with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from youyi.games.dama import articles as art
from youyi.games.dama.casts import CastClass, Reading, collision_before_owner, has_own_casts, throws_collide
from youyi.games.dama.events import Collided, Idle, OwnCastTaken, Thrown
from youyi.games.dama.payments import AMOUNTS, THIRD_TIME, collision_fine, fine, pay_owner, reward
from youyi.games.dama.play.turns import earn
from youyi.games.dama.position import Context, Turn, in_play
from youyi.games.dama.rulings.casts import (
    CollidingCasts,
    CollisionDrop,
    CollisionScope,
    OwnDrop,
    OwnerThrow,
    PrizeOfOwnClass,
)  # fmt: skip
from youyi.games.dama.rulings.turns import PrizeExtra
from youyi.games.dama.scribe import DamaScribe
from youyi.kernel.articles import Article, enacts
from youyi.kernel.dice import Throw
from youyi.kernel.seats import Seat

PRIZE_CONTEXTS = (Context.TRIPLE, Context.PRIZE)
OWNERS_CONTEXTS = (Context.OTHERS, Context.OTHERS_CLASS)
ON_ANOTHERS = (*OWNERS_CONTEXTS, Context.FINE)
"""Where another seat acts on a throw, but for collisions."""
LAST_COLLISION = 3
"""The collision of a turn after which nobody throws again."""
OWN_CLASS_HORSES = 2
"""How many more a prize cast of one's own count drops."""
ONE_HORSE = 1
OWNERS_CHIP = 1
"""What the owner of a cast receives besides, in 帖, where the print is followed."""
BECAUSE: Mapping[Context, Article] = {
    Context.TRIPLE: art.TRIPLE,
    Context.PRIZE: art.PRIZE_CAST,
    Context.FINE: art.FINE_TO_NEXT,
    Context.FIRST: art.OWN_CAST,
    Context.OWN: art.OWN_CAST,
    Context.OWN_CLASS: art.OWN_CLASS,
    Context.OTHERS: art.OTHERS_ACT,
    Context.OTHERS_CLASS: art.OTHERS_ACT,
    Context.COLLISION: art.COLLISION_ACT,
    Context.SIDE_COLLISION: art.COLLISION_ACT,
    Context.PLAIN: art.PLAIN,
}
"""Why somebody acts, in each context."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """A throw, classified."""

    context: Context
    actor: Seat
    met: Context | None = None
    """The collision that it is, the third one too."""


@enacts(art.MONEY_FIRST)
def cast_dice(scribe: DamaScribe, turn: Turn, cast: Throw) -> bool:
    """擲采: classify the throw and settle what it pays and earns; False if it has no effect."""
    reading = scribe.context.readings[cast]
    if reading.idle:
        scribe.write(Thrown(turn.by, cast, Context.FINE, turn.by, 0, art.NOTHING_ON_A_FINE))
        scribe.write(Idle(turn.by, art.NOTHING_ON_A_FINE))
        return False
    meaning = classify(scribe, turn, reading)
    horses = horses_for(scribe, turn, reading, meaning.context)
    scribe.write(Thrown(turn.by, cast, meaning.context, meaning.actor, horses, BECAUSE[meaning.context]))
    if meaning.context in PRIZE_CONTEXTS:
        prize(scribe, turn.by, reading, meaning.context)
    elif meaning.met is not None:
        collide(scribe, turn, meaning)
    else:
        own_casts(scribe, turn.by, cast, meaning)
    return True


def classify(scribe: DamaScribe, turn: Turn, reading: Reading) -> Meaning:
    """擲采: the first context that fits, in the order of the treatise."""
    met = collision(scribe, turn, reading)
    if reading.kind is not CastClass.PLAIN:
        if met is not None and any_cast_collides(scribe):
            return _colliding(scribe, turn, met)
        return _prize_or_fine(scribe, turn, reading)
    if met is not None and collisions_first(scribe):
        return _colliding(scribe, turn, met)
    owned = _owned(scribe, turn.by, reading)
    if owned is not None:
        return owned
    return Meaning(Context.PLAIN, turn.by) if met is None else _colliding(scribe, turn, met)


@enacts(art.FINE_CAST)
def _prize_or_fine(scribe: DamaScribe, turn: Turn, reading: Reading) -> Meaning:
    if reading.kind is CastClass.FINE:
        return Meaning(Context.FINE, in_play(scribe.position, turn.by, scribe.context.seats)[0])
    return Meaning(Context.TRIPLE if reading.noble else Context.PRIZE, turn.by)


def _colliding(scribe: DamaScribe, turn: Turn, met: Context) -> Meaning:
    """真撞, 傍撞: the seat before acts; the third time the thrower does."""
    if turn.collisions + 1 == LAST_COLLISION:
        return Meaning(Context.PLAIN, turn.by, met)
    return Meaning(met, in_play(scribe.position, turn.by, scribe.context.seats)[-1], met)


def _owned(scribe: DamaScribe, thrower: Seat, reading: Reading) -> Meaning | None:
    """真本采, 傍本采: whose cast it is, if anybody's."""
    if not own_casts_count(scribe):
        return None
    owner = owner_of(scribe, reading.count)
    if owner is None:
        unowned = scribe.position.armies[thrower].own is None
        return Meaning(Context.FIRST, thrower) if unowned else None
    same = scribe.position.armies[owner].own == reading.throw
    if owner == thrower:
        return Meaning(Context.OWN if same else Context.OWN_CLASS, thrower)
    return Meaning(Context.OTHERS if same else Context.OTHERS_CLASS, owner)


def own_casts_count(scribe: DamaScribe) -> bool:
    """本采: whether seats have casts of their own."""
    return has_own_casts(scribe.context.rulings)


def owner_of(scribe: DamaScribe, count: int) -> Seat | None:
    """傍本采: find the seat to whose cast this count belongs."""
    for seat, army in enumerate(scribe.position.armies):
        if (
            army.own is not None
            and scribe.context.readings[army.own].count == count
            and seat not in scribe.position.left
        ):
            return Seat(seat)
    return None


def collision(scribe: DamaScribe, turn: Turn, reading: Reading) -> Context | None:
    """真撞, 傍撞: compare the throw with the last of the seat before."""
    if not throws_collide(scribe.context.rulings) or not (first_of_turn(turn) or every_throw_collides(scribe)):
        return None
    last = scribe.position.armies[in_play(scribe.position, turn.by, scribe.context.seats)[-1]].last
    if last is None or scribe.context.readings[last].count != reading.count:
        return None
    return Context.COLLISION if last == reading.throw else Context.SIDE_COLLISION


def first_of_turn(turn: Turn) -> bool:
    """Whether this is the first throw of a regular turn, or one that repeats it."""
    return not turn.extra


def every_throw_collides(scribe: DamaScribe) -> bool:
    """Whether throws of extra turns collide too."""
    return {CollisionScope.EVERY_ROLL: True, CollisionScope.FIRST_ROLL: False}[scribe.context.rulings.zhuang_scope]


def any_cast_collides(scribe: DamaScribe) -> bool:
    """Whether prize and penalty casts collide too."""
    return {CollidingCasts.ALL: True, CollidingCasts.SAN: False}[scribe.context.rulings.zhuang_casts]


def collisions_first(scribe: DamaScribe) -> bool:
    """Whether collisions come before own casts."""
    return collision_before_owner(scribe.context.rulings)


@enacts(art.PRIZE_OWN_CLASS)
def horses_for(scribe: DamaScribe, turn: Turn, reading: Reading, context: Context) -> int:
    """下馬匹數: how many horses this throw drops or lets fly."""
    match context:
        case Context.TRIPLE | Context.PRIZE:
            return reading.cast.horses + (OWN_CLASS_HORSES if is_own_class(scribe, turn.by, reading) else 0)
        case Context.FINE:
            return reading.cast.horses
        case Context.OWN | Context.OTHERS | Context.OWN_CLASS | Context.OTHERS_CLASS:
            return own_drop(scribe, context)
        case Context.COLLISION | Context.SIDE_COLLISION:
            return collision_drop(scribe, context)
        case Context.FIRST | Context.PLAIN:
            return ONE_HORSE


def is_own_class(scribe: DamaScribe, seat: Seat, reading: Reading) -> bool:
    """賞采傍本: whether a prize cast has the count of the thrower's own cast."""
    own = scribe.position.armies[seat].own
    return own is not None and own_casts_count(scribe) and scribe.context.readings[own].count == reading.count


def own_drop(scribe: DamaScribe, context: Context) -> int:
    """本采下馬: three, or as many as are paid."""
    match scribe.context.rulings.own_drop:
        case OwnDrop.THREE_THREE:
            return AMOUNTS[Context.OWN]
        case OwnDrop.THREE_TWO:
            return AMOUNTS[context]


def collision_drop(scribe: DamaScribe, context: Context) -> int:
    """撞: as many as the fine, or one."""
    match scribe.context.rulings.zhuang_drop:
        case CollisionDrop.THREE_TWO:
            return AMOUNTS[context]
        case CollisionDrop.ONE_ONE:
            return ONE_HORSE


def prize(scribe: DamaScribe, by: Seat, reading: Reading, context: Context) -> None:
    """賞采: its own number of 帖; a triple throws again."""
    reward(scribe, by, reading.cast.horses, art.PRIZE_REWARD)
    prize_throws_again(scribe, by, context)
    if is_own_class(scribe, by, reading):
        prize_of_own_class(scribe, by)


def prize_throws_again(scribe: DamaScribe, by: Seat, context: Context) -> None:
    """渾花再擲, 諸賞采再擲: which prize casts earn another turn."""
    match scribe.context.rulings.shang_extra:
        case PrizeExtra.HUNHUA if context is Context.TRIPLE:
            earn(scribe, by, art.TRIPLE_AGAIN)
        case PrizeExtra.EVERY:
            earn(scribe, by, art.PRIZE_AGAIN)
        case PrizeExtra.HUNHUA | PrizeExtra.NONE:
            return


def prize_of_own_class(scribe: DamaScribe, by: Seat) -> None:
    """賞采傍本: two more horses; under one answer also what a cast beside one's own brings."""
    match scribe.context.rulings.shang_own_class:
        case PrizeOfOwnClass.REWARD_AND_THROW:
            reward(scribe, by, AMOUNTS[Context.OWN_CLASS], PrizeOfOwnClass.REWARD_AND_THROW)
            earn(scribe, by, PrizeOfOwnClass.REWARD_AND_THROW)
        case PrizeOfOwnClass.DROP_ONLY:
            return


def collide(scribe: DamaScribe, turn: Turn, meaning: Meaning) -> None:
    """撞罰: three or two 帖; the third collision of a turn costs double."""
    assert meaning.met is not None
    before = in_play(scribe.position, turn.by, scribe.context.seats)[-1]
    nth, amount = turn.collisions + 1, AMOUNTS[meaning.met]
    same = meaning.met is Context.COLLISION
    scribe.write(Collided(turn.by, before, same, nth, art.COLLISION if same else art.SIDE_COLLISION))
    if nth == LAST_COLLISION:
        collision_fine(scribe, turn.by, before, amount * THIRD_TIME, art.THIRD_COLLISION)
    else:
        collision_fine(scribe, turn.by, before, amount, art.COLLISION_FINE)


def own_casts(scribe: DamaScribe, by: Seat, cast: Throw, meaning: Meaning) -> None:
    """罰采, 本采: what the remaining contexts pay and earn."""
    context = meaning.context
    match context:
        case Context.FINE:
            fine(scribe, by, meaning.actor, AMOUNTS[context], art.FINE)
            owner_receives_too(scribe, meaning.actor, context)
        case Context.FIRST:
            scribe.write(OwnCastTaken(by, cast, art.OWN_CAST))
        case Context.OWN | Context.OWN_CLASS:
            reward(scribe, by, AMOUNTS[context], art.OWN_REWARD)
            earn(scribe, by, art.OWN_AGAIN)
        case Context.OTHERS | Context.OTHERS_CLASS:
            pay_owner(scribe, by, meaning.actor, AMOUNTS[context])
            owner_receives_too(scribe, meaning.actor, context)
        case _:
            return


def owner_receives_too(scribe: DamaScribe, actor: Seat, context: Context) -> None:
    """本家再擲, 本家賞帖: what the seat that acts on another's throw receives as well."""
    match scribe.context.rulings.owner_throw:
        case OwnerThrow.TRUE if context in OWNERS_CONTEXTS:
            earn(scribe, actor, art.OWNER_AGAIN)
        case OwnerThrow.TURN_ALSO_ON_FINE:
            earn(scribe, actor, art.OWNER_AGAIN)
        case OwnerThrow.CHIP:
            reward(scribe, actor, OWNERS_CHIP, art.OWNER_CHIP)
        case OwnerThrow.TRUE | OwnerThrow.FALSE:
            return
