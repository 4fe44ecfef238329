"""The 56 casts of three dice: names, classes, counts, and what the rulings make of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache

from youyi.games.dama import articles as art
from youyi.games.dama.rulings import Rulings
from youyi.games.dama.rulings.casts import CollisionOrder, Collisions, FineAction, OwnCasts, Triples
from youyi.games.dama.rulings.drops import DropMap
from youyi.games.dama.rulings.finish import PincerExit
from youyi.games.dama.texts import PIECES as TEXTS
from youyi.kernel.articles import enacts
from youyi.kernel.dice import Dice, Throw, throw, ways
from youyi.kernel.names import Name

DICE = Dice(3)


class CastClass(Enum):
    """What kind of throw it is to anybody who throws it."""

    PRIZE = "shang"
    FINE = "fa"
    PLAIN = "san"


CLASS_NAMES: Mapping[CastClass, Name] = {
    CastClass.PRIZE: TEXTS.name("class_names.prize"),
    CastClass.FINE: TEXTS.name("class_names.fine"),
    CastClass.PLAIN: TEXTS.name("class_names.plain"),
}


@dataclass(frozen=True, slots=True)
class Cast:
    """One row of the table of casts."""

    dice: str
    name: Name
    kind: CastClass
    horses: int
    """How many it drops or flies, and what a prize cast is rewarded with, in 帖."""
    said: int | None = None
    """The count that the table prints where it is not the sum."""

    @property
    def throw(self) -> Throw:
        """The dice as they are thrown."""
        return throw(*map(int, self.dice))

    @property
    def sum(self) -> int:
        """All dice added."""
        return sum(self.throw.faces)

    @property
    def equal(self) -> int:
        """How many dice agree: 1, 2 or 3."""
        return max(Counter(self.dice).values())

    @property
    def pair(self) -> int | None:
        """The face that two or three dice show."""
        face, times = Counter(self.throw.faces).most_common(1)[0]
        return face if times > 1 else None


CASTS: tuple[Cast, ...] = (
    Cast("666", TEXTS.name("casts.jade_green_oil"), CastClass.PRIZE, 6),
    Cast("555", TEXTS.name("casts.double_five_in_peach_blossom"), CastClass.PRIZE, 5),
    Cast("444", TEXTS.name("casts.seal_of_the_hall"), CastClass.PRIZE, 8),
    Cast("333", TEXTS.name("casts.geese_in_a_row"), CastClass.PRIZE, 4),
    Cast("222", TEXTS.name("casts.the_clappers"), CastClass.PRIZE, 4),
    Cast("111", TEXTS.name("casts.a_bowl_full_of_stars"), CastClass.PRIZE, 4),
    Cast("566", TEXTS.name("casts.black_seventeen"), CastClass.PRIZE, 2),
    Cast("456", TEXTS.name("casts.the_cavalry"), CastClass.PRIZE, 2),
    Cast("236", TEXTS.name("casts.boot_last"), CastClass.PRIZE, 2),
    Cast("145", TEXTS.name("casts.silver_ten"), CastClass.PRIZE, 2),
    Cast("136", TEXTS.name("casts.pinched_ten"), CastClass.PRIZE, 2),
    Cast("123", TEXTS.name("casts.little_pagoda"), CastClass.FINE, 2, said=5),
    Cast("112", TEXTS.name("casts.young_lady"), CastClass.FINE, 2),
    Cast("466", TEXTS.name("casts.red_ox"), CastClass.PLAIN, 1),
    Cast("556", TEXTS.name("casts.black_ox"), CastClass.PLAIN, 1),
    Cast("366", TEXTS.name("casts.donkeys_mouth"), CastClass.PLAIN, 1),
    Cast("266", TEXTS.name("casts.reed_pipe"), CastClass.PLAIN, 1),
    Cast("356", TEXTS.name("casts.horn_search"), CastClass.PLAIN, 1),
    Cast("446", TEXTS.name("casts.wide_open_gate"), CastClass.PLAIN, 1),
    Cast("455", TEXTS.name("casts.upright_terrace"), CastClass.PLAIN, 1),
    Cast("166", TEXTS.name("casts.great_spear"), CastClass.PLAIN, 1),
    Cast("256", TEXTS.name("casts.evening_lodging"), CastClass.PLAIN, 1),
    Cast("346", TEXTS.name("casts.pheasants_crest"), CastClass.PLAIN, 1),
    Cast("355", TEXTS.name("casts.black_crane"), CastClass.PLAIN, 1),
    Cast("445", TEXTS.name("casts.eight_and_five"), CastClass.PLAIN, 1),
    Cast("156", TEXTS.name("casts.curved_waist_thread"), CastClass.PLAIN, 1),
    Cast("246", TEXTS.name("casts.red_twelve"), CastClass.PLAIN, 1),
    Cast("255", TEXTS.name("casts.hair_knots"), CastClass.PLAIN, 1),
    Cast("336", TEXTS.name("casts.long_kerchief"), CastClass.PLAIN, 1),
    Cast("345", TEXTS.name("casts.dappled_lamb"), CastClass.PLAIN, 1),
    Cast("146", TEXTS.name("casts.quick_fire_drill"), CastClass.PLAIN, 1),
    Cast("155", TEXTS.name("casts.small_spear"), CastClass.PLAIN, 1),
    Cast("245", TEXTS.name("casts.nine_and_two"), CastClass.PLAIN, 1),
    Cast("335", TEXTS.name("casts.steamed_cake"), CastClass.PLAIN, 1),
    Cast("344", TEXTS.name("casts.red_crane"), CastClass.PLAIN, 1),
    Cast("226", TEXTS.name("casts.pincer_ten"), CastClass.PLAIN, 1),
    Cast("235", TEXTS.name("casts.foreign_ten"), CastClass.PLAIN, 1),
    Cast("244", TEXTS.name("casts.flat_head"), CastClass.PLAIN, 1),
    Cast("334", TEXTS.name("casts.moth_eyebrows"), CastClass.PLAIN, 1),
    Cast("126", TEXTS.name("casts.crooked_nine"), CastClass.PLAIN, 1),
    Cast("135", TEXTS.name("casts.pinched_nine"), CastClass.PLAIN, 1),
    Cast("144", TEXTS.name("casts.nail_nine"), CastClass.PLAIN, 1),
    Cast("225", TEXTS.name("casts.pincer_nine"), CastClass.PLAIN, 1),
    Cast("234", TEXTS.name("casts.younger_sister_nine"), CastClass.PLAIN, 1),
    Cast("116", TEXTS.name("casts.big_belly"), CastClass.PLAIN, 1),
    Cast("125", TEXTS.name("casts.crooked_eight"), CastClass.PLAIN, 1),
    Cast("134", TEXTS.name("casts.pinched_eight"), CastClass.PLAIN, 1),
    Cast("224", TEXTS.name("casts.pincer_eight"), CastClass.PLAIN, 1),
    Cast("233", TEXTS.name("casts.goose_eight"), CastClass.PLAIN, 1),
    Cast("115", TEXTS.name("casts.white_seven"), CastClass.PLAIN, 1),
    Cast("124", TEXTS.name("casts.crooked_seven"), CastClass.PLAIN, 1),
    Cast("133", TEXTS.name("casts.stream_seven"), CastClass.PLAIN, 1),
    Cast("223", TEXTS.name("casts.pincer_seven"), CastClass.PLAIN, 1),
    Cast("114", TEXTS.name("casts.fire_tube"), CastClass.PLAIN, 1),
    Cast("113", TEXTS.name("casts.gourd_head"), CastClass.PLAIN, 1),
    Cast("122", TEXTS.name("casts.small_mouth"), CastClass.PLAIN, 1),
)
NAMED_PINCERS = frozenset({"223", "224", "225", "226"})
"""The four casts whose own names say 夾."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a cast is under one set of rulings."""

    cast: Cast
    throw: Throw
    kind: CastClass
    count: int
    """采數."""
    residue: int | None
    """采數 less two equal dice; None if no two are equal."""
    noble: bool
    """Whether it counts as 渾花."""
    idle: bool
    """Whether it has no effect at all."""
    drops_on: int
    """The cell on which an unhindered drop ends."""
    leaves_by: int | None
    """The steps it takes out of the pincers; None if it does not."""


@cache
def readings(rulings: Rulings) -> Mapping[Throw, Reading]:
    """Read every cast under these rulings."""
    return {cast.throw: _read(cast, rulings) for cast in CASTS}


@enacts(art.COUNT, art.PINCER_CAST)
def _read(cast: Cast, rulings: Rulings) -> Reading:
    count = cast.sum if cast.said is None else rulings.xiaofutu_value
    residue = None if cast.pair is None else count - 2 * cast.pair
    return Reading(
        cast=cast,
        throw=cast.throw,
        kind=cast.kind,
        count=count,
        residue=residue,
        noble=_is_noble(cast, rulings),
        idle=cast.kind is CastClass.FINE and fines_lapse(rulings),
        drops_on=_drop_cell(count, rulings),
        leaves_by=_leaves_by(cast, count, residue, rulings),
    )


def _is_noble(cast: Cast, rulings: Rulings) -> bool:
    """渾花: all three dice equal; one witness forgets 雁行兒."""
    match rulings.hunhua:
        case Triples.SIX:
            return cast.equal == 3
        case Triples.FIVE:
            return cast.equal == 3 and cast.dice != "333"


def fines_lapse(rulings: Rulings) -> bool:
    """罰采: whether a penalty cast has no effect at all."""
    return {FineAction.NONE: True, FineAction.NEXT_SEAT: False}[rulings.fa_action]


def _drop_cell(count: int, rulings: Rulings) -> int:
    """下馬: the start is the first cell, or the ninth cell is skipped."""
    match rulings.drop_map:
        case DropMap.SKIP_9 if count <= 10:
            return count - 2
        case DropMap.SKIP_9 | DropMap.SUM_MINUS_1:
            return count - 1


def _leaves_by(cast: Cast, count: int, residue: int | None, rulings: Rulings) -> int | None:
    """夾: which casts leave the pincers, by how many steps."""
    if residue is None:
        return None
    match rulings.jia_exit:
        case PincerExit.PAIR_RESIDUE:
            return residue
        case PincerExit.NAMED_FOUR:
            return residue if cast.dice in NAMED_PINCERS else None
        case PincerExit.PAIR_FULL:
            return count


def has_own_casts(rulings: Rulings) -> bool:
    """本采: whether the rules give seats casts of their own."""
    return {OwnCasts.TRUE: True, OwnCasts.FALSE: False}[rulings.ben]


def throws_collide(rulings: Rulings) -> bool:
    """撞: whether the rules let throws collide."""
    return {Collisions.TRUE: True, Collisions.FALSE: False}[rulings.zhuang]


def collision_before_owner(rulings: Rulings) -> bool:
    """Whether a throw that collides and has an owner is a collision."""
    return {CollisionOrder.ZHUANG_FIRST: True, CollisionOrder.BEN_FIRST: False}[rulings.zhuang_order]


@enacts(art.CASTS)
def check(casts: tuple[Cast, ...]) -> None:
    """Hold the table to the sources: 56 multisets, 216 ways, 11 + 2 + 43. Raises ValueError."""
    if {cast.throw for cast in casts} != {fall for fall, _ in DICE.table()} or len(casts) != len(DICE.table()):
        raise ValueError("the casts are not every multiset of three dice once")
    if sum(ways(cast.throw) for cast in casts) != 216:
        raise ValueError("the casts do not fall in 216 ways")
    kinds = Counter(cast.kind for cast in casts)
    if kinds != {CastClass.PRIZE: 11, CastClass.FINE: 2, CastClass.PLAIN: 43}:
        raise ValueError("the casts are not eleven prizes, two fines and forty-three plain ones")
    if [cast.dice for cast in casts if cast.said not in (None, cast.sum)] != ["123"]:
        raise ValueError("a count other than the sum is printed for 小浮圖 alone")


check(CASTS)
