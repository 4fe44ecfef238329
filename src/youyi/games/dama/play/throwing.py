"""What a throw is to the table: its context, what it pays, what it earns, who acts with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from youyi.games.dama import articles as art
from youyi.games.dama.casts import CastClass, Reading
from youyi.games.dama.events import Collided, Idle, OwnCastTaken, Thrown
from youyi.games.dama.events.book import Book
from youyi.games.dama.payments import AMOUNTS, THIRD_TIME, collision_fine, fine, pay_owner, reward
from youyi.games.dama.play.turns import earn
from youyi.games.dama.position import Context, Turn, in_play
from youyi.games.dama.rulings.casts import (
    CollidingCasts,
    CollisionDrop,
    CollisionOrder,
    Collisions,
    CollisionScope,
    OwnCasts,
    OwnDrop,
    OwnerThrow,
    PrizeOfOwnClass,
)  # fmt: skip
from youyi.games.dama.rulings.turns import PrizeExtra
from youyi.kernel.articles import Article
from youyi.kernel.dice import Throw
from youyi.kernel.seats import Seat

PRIZE_CONTEXTS = (Context.TRIPLE, Context.PRIZE)
OWNERS_CONTEXTS = (Context.OTHERS, Context.OTHERS_CLASS)
COLLISION_CONTEXTS = (Context.COLLISION, Context.SIDE_COLLISION)
LAST_COLLISION = 3
"""The collision of a turn after which nobody throws again."""
OWN_CLASS_HORSES = 2
"""How many more a prize cast of one's own count drops."""
ONE_HORSE = 1
ORDER = art.MONEY_FIRST
"""Why a throw is paid for before anybody acts with it."""
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


def cast_dice(book: Book, turn: Turn, cast: Throw) -> bool:
    """擲采: classify the throw and settle what it pays and earns; False if it has no effect."""
    reading = book.rules.readings[cast]
    if reading.idle:
        book.write(Thrown(turn.by, cast, Context.FINE, turn.by, 0, art.NOTHING_ON_A_FINE))
        book.write(Idle(turn.by, art.NOTHING_ON_A_FINE))
        return False
    meaning = classify(book, turn, reading)
    horses = horses_for(book, turn, reading, meaning.context)
    book.write(Thrown(turn.by, cast, meaning.context, meaning.actor, horses, BECAUSE[meaning.context]))
    if meaning.context in PRIZE_CONTEXTS:
        prize(book, turn.by, reading, meaning.context)
    elif meaning.met is not None:
        collide(book, turn, meaning)
    else:
        own_casts(book, turn.by, cast, meaning)
    return True


def classify(book: Book, turn: Turn, reading: Reading) -> Meaning:
    """擲采: the first context that fits, in the order of the book."""
    met = collision(book, turn, reading)
    if reading.kind is not CastClass.PLAIN:
        if met is not None and any_cast_collides(book):
            return _colliding(book, turn, met)
        return _prize_or_fine(book, turn, reading)
    if met is not None and collisions_first(book):
        return _colliding(book, turn, met)
    owned = _owned(book, turn.by, reading)
    if owned is not None:
        return owned
    return Meaning(Context.PLAIN, turn.by) if met is None else _colliding(book, turn, met)


def _prize_or_fine(book: Book, turn: Turn, reading: Reading) -> Meaning:
    if reading.kind is CastClass.FINE:
        return Meaning(Context.FINE, in_play(book.position, turn.by, book.rules.seats)[0])
    return Meaning(Context.TRIPLE if reading.noble else Context.PRIZE, turn.by)


def _colliding(book: Book, turn: Turn, met: Context) -> Meaning:
    """真撞, 傍撞: the seat before acts; the third time the thrower does."""
    if turn.collisions + 1 == LAST_COLLISION:
        return Meaning(Context.PLAIN, turn.by, met)
    return Meaning(met, in_play(book.position, turn.by, book.rules.seats)[-1], met)


def _owned(book: Book, thrower: Seat, reading: Reading) -> Meaning | None:
    """真本采, 傍本采: whose cast it is, if anybody's."""
    if not own_casts_count(book):
        return None
    owner = owner_of(book, reading.count)
    if owner is None:
        unowned = book.position.armies[thrower].own is None
        return Meaning(Context.FIRST, thrower) if unowned else None
    same = book.position.armies[owner].own == reading.throw
    if owner == thrower:
        return Meaning(Context.OWN if same else Context.OWN_CLASS, thrower)
    return Meaning(Context.OTHERS if same else Context.OTHERS_CLASS, owner)


def own_casts_count(book: Book) -> bool:
    """本采: say whether seats have casts of their own."""
    return book.rules.rulings.ben is OwnCasts.TRUE


def owner_of(book: Book, count: int) -> Seat | None:
    """傍本采: find the seat to whose cast this count belongs."""
    for seat, army in enumerate(book.position.armies):
        if army.own is not None and book.rules.readings[army.own].count == count and seat not in book.position.left:
            return Seat(seat)
    return None


def collision(book: Book, turn: Turn, reading: Reading) -> Context | None:
    """真撞, 傍撞: compare the throw with the last of the seat before."""
    if book.rules.rulings.zhuang is Collisions.FALSE or not (first_of_turn(turn) or every_throw_collides(book)):
        return None
    last = book.position.armies[in_play(book.position, turn.by, book.rules.seats)[-1]].last
    if last is None or book.rules.readings[last].count != reading.count:
        return None
    return Context.COLLISION if last == reading.throw else Context.SIDE_COLLISION


def first_of_turn(turn: Turn) -> bool:
    """Say whether this is the first throw of a regular turn, or one that repeats it."""
    return not turn.extra


def every_throw_collides(book: Book) -> bool:
    """Say whether throws of extra turns collide too."""
    return book.rules.rulings.zhuang_scope is CollisionScope.EVERY_ROLL


def any_cast_collides(book: Book) -> bool:
    """Say whether prize and fine casts collide too."""
    return book.rules.rulings.zhuang_casts is CollidingCasts.ALL


def collisions_first(book: Book) -> bool:
    """Say whether collisions come before own casts."""
    return book.rules.rulings.zhuang_order is CollisionOrder.ZHUANG_FIRST


def horses_for(book: Book, turn: Turn, reading: Reading, context: Context) -> int:
    """下馬匹數: how many horses this throw drops or lets fly."""
    match context:
        case Context.TRIPLE | Context.PRIZE:
            return reading.cast.horses + (OWN_CLASS_HORSES if is_own_class(book, turn.by, reading) else 0)
        case Context.FINE:
            return reading.cast.horses
        case Context.OWN | Context.OTHERS | Context.OWN_CLASS | Context.OTHERS_CLASS:
            return own_drop(book, context)
        case Context.COLLISION | Context.SIDE_COLLISION:
            return collision_drop(book, context)
        case Context.FIRST | Context.PLAIN:
            return ONE_HORSE


def is_own_class(book: Book, seat: Seat, reading: Reading) -> bool:
    """賞采傍本: say whether a prize cast has the count of the thrower's own cast."""
    own = book.position.armies[seat].own
    return own is not None and own_casts_count(book) and book.rules.readings[own].count == reading.count


def own_drop(book: Book, context: Context) -> int:
    """本采下馬: three, or as many as are paid."""
    return AMOUNTS[Context.OWN] if book.rules.rulings.own_drop is OwnDrop.THREE_THREE else AMOUNTS[context]


def collision_drop(book: Book, context: Context) -> int:
    """撞: as many as the fine, or one."""
    return AMOUNTS[context] if book.rules.rulings.zhuang_drop is CollisionDrop.THREE_TWO else ONE_HORSE


def prize(book: Book, by: Seat, reading: Reading, context: Context) -> None:
    """賞采: its own number of 帖; a triple throws again."""
    reward(book, by, reading.cast.horses, art.PRIZE_REWARD)
    prize_throws_again(book, by, context)
    if is_own_class(book, by, reading):
        prize_of_own_class(book, by)


def prize_throws_again(book: Book, by: Seat, context: Context) -> None:
    """渾花再擲, 諸賞采再擲: which prize casts earn another turn."""
    match book.rules.rulings.shang_extra:
        case PrizeExtra.HUNHUA if context is Context.TRIPLE:
            earn(book, by, art.TRIPLE_AGAIN)
        case PrizeExtra.EVERY:
            earn(book, by, art.PRIZE_AGAIN)
        case PrizeExtra.HUNHUA | PrizeExtra.NONE:
            return


def prize_of_own_class(book: Book, by: Seat) -> None:
    """賞采傍本: two more horses; under one answer also what a cast beside one's own brings."""
    if book.rules.rulings.shang_own_class is PrizeOfOwnClass.REWARD_AND_THROW:
        reward(book, by, AMOUNTS[Context.OWN_CLASS], PrizeOfOwnClass.REWARD_AND_THROW)
        earn(book, by, PrizeOfOwnClass.REWARD_AND_THROW)


def collide(book: Book, turn: Turn, meaning: Meaning) -> None:
    """撞罰: three or two 帖; the third collision of a turn costs double."""
    assert meaning.met is not None
    before = in_play(book.position, turn.by, book.rules.seats)[-1]
    nth, amount = turn.collisions + 1, AMOUNTS[meaning.met]
    same = meaning.met is Context.COLLISION
    book.write(Collided(turn.by, before, same, nth, art.COLLISION if same else art.SIDE_COLLISION))
    if nth == LAST_COLLISION:
        collision_fine(book, turn.by, before, amount * THIRD_TIME, art.THIRD_COLLISION)
    else:
        collision_fine(book, turn.by, before, amount, art.COLLISION_FINE)


def own_casts(book: Book, by: Seat, cast: Throw, meaning: Meaning) -> None:
    """罰采, 本采: what the remaining contexts pay and earn."""
    context = meaning.context
    match context:
        case Context.FINE:
            fine(book, by, meaning.actor, AMOUNTS[context], art.FINE)
        case Context.FIRST:
            book.write(OwnCastTaken(by, cast, art.OWN_CAST))
        case Context.OWN | Context.OWN_CLASS:
            reward(book, by, AMOUNTS[context], art.OWN_REWARD)
            earn(book, by, art.OWN_AGAIN)
        case Context.OTHERS | Context.OTHERS_CLASS:
            pay_owner(book, by, meaning.actor, AMOUNTS[context])
            owner_throws_too(book, meaning.actor)
        case _:
            return


def owner_throws_too(book: Book, owner: Seat) -> None:
    """本家再擲: under one answer the owner earns a turn as well."""
    if book.rules.rulings.owner_throw is OwnerThrow.TRUE:
        earn(book, owner, art.OWNER_AGAIN)
