"""The table of what a throw is to the one who throws it: who acts, what is paid, with how many horses."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.dama.casts import (
    CastClass,
    collision_before_owner,
    fines_lapse,
    has_own_casts,
    readings,
    throws_collide,
)
from youyi.games.dama.payments import AMOUNTS, THIRD_TIME, anything_staked, paid_by_players
from youyi.games.dama.position import Context
from youyi.games.dama.rulings import Rulings
from youyi.games.dama.rulings.casts import CollisionDrop, CollisionFine, OwnDrop, PrizeOfOwnClass, Triples
from youyi.games.dama.rulings.turns import PrizeExtra
from youyi.games.dama.texts import HANDBOOK as TEXTS
from youyi.kernel.face.handbook import Block, Grid, Paragraph, Steps, same
from youyi.kernel.names import Words

YOU, NEXT, OWNER, BEFORE = (
    TEXTS["you"],
    TEXTS["the_next_seat"],
    TEXTS["its_owner"],
    TEXTS["the_seat_before"],
)
YES, NO = TEXTS["yes"], TEXTS["no"]
DASH = same("—")
HEAD = (
    TEXTS["head.the_throw_is"], TEXTS["head.acts"], TEXTS["head.paid_at_once"], TEXTS["meanings.head.horses"], TEXTS["head.another_turn"],
)  # fmt: skip


def meanings(rulings: Rulings) -> Iterator[Block]:
    """The table, the first row that fits, and the answers beside it."""
    yield Paragraph(TEXTS["meanings.take_the_first_row_that"])
    rows = list(_prizes(rulings))
    own, met = list(_own(rulings)), list(_collisions(rulings))
    rows += [*met, *own] if collision_before_owner(rulings) else [*own, *met]
    rows.append((TEXTS["meanings.any_other"], YOU, DASH, same("1"), NO))
    yield Grid(HEAD, tuple(rows))
    yield Steps((TEXTS["you_throw"], *_beside(rulings)))


def _beside(rulings: Rulings) -> Iterator[Words]:
    """What the table does not say, of what is in force."""
    if has_own_casts(rulings):
        yield from (
            rulings.ben_setup.answer.reading,
            TEXTS["beside"],
            rulings.owner_throw.answer.reading,
            rulings.shang_own_class.answer.reading,
        )
    if throws_collide(rulings):
        yield TEXTS["last_thrown"]
        yield from (each.answer.reading for each in (rulings.zhuang_scope, rulings.zhuang_casts))


def _chips(rulings: Rulings, payer: Words, amount: str, payee: Words) -> Words:
    if not anything_staked(rulings):
        return DASH
    return Words(
        f"{payer.en} → {payee.en}: {amount}",
        f"{payer.zh_hant} → {payee.zh_hant}：{amount}",
        f"{payer.zh_hans} → {payee.zh_hans}：{amount}",
    )


BOWL = TEXTS["bowl"]
OTHERS = TEXTS["others"]


def _rewarder(rulings: Rulings) -> Words:
    """Who pays a reward: where it is everybody, each of them in full."""
    return OTHERS if paid_by_players(rulings) else BOWL


def _fined_to(rulings: Rulings, acting: Words) -> Words:
    """Where a fine goes: into the bowl, or to the seat that acts instead."""
    return acting if paid_by_players(rulings) else BOWL


def _collision_fined_to(rulings: Rulings) -> Words:
    match rulings.zhuang_fine:
        case CollisionFine.PREVIOUS:
            return BEFORE
        case CollisionFine.BOWL:
            return _fined_to(rulings, BEFORE)


THIRD = TEXTS["third"]
VERY_CAST = TEXTS["very_cast"]
COUNT_ALONE = TEXTS["count_alone"]


THROWS_AGAIN = {PrizeExtra.HUNHUA: (YES, NO), PrizeExtra.EVERY: (YES, YES), PrizeExtra.NONE: (NO, NO)}
"""Whether a triple, and whether another prize cast, earns another turn."""
BESIDE_DROPS = {OwnDrop.THREE_THREE: "3", OwnDrop.THREE_TWO: "2"}
"""How many horses a cast beside one's own drops."""
TRIPLE = {
    Triples.SIX: TEXTS["triple.six"],
    Triples.FIVE: TEXTS["triple.five"],
}
PRIZE = TEXTS["prize"]
PAID_WITH_OWN_COUNT = TEXTS["paid_with_own_count"]
AGAIN_WITH_OWN_COUNT = TEXTS["again_with_own_count"]
COLLISIONS_DROP = {CollisionDrop.THREE_TWO: ("3", "2"), CollisionDrop.ONE_ONE: ("1", "1")}
"""How many a collision drops, with the very cast and with its count alone."""


def _prizes(rulings: Rulings) -> Iterator[tuple[Words, ...]]:
    triple, every = THROWS_AGAIN[rulings.shang_extra]
    horses = TEXTS["prizes.horses"] if has_own_casts(rulings) else TEXTS["prizes.horses_of_the_table"]
    for said, again, noble in ((TRIPLE[rulings.hunhua], triple, True), (PRIZE, every, False)):
        paid = _chips(rulings, _rewarder(rulings), _amounts(rulings, noble=noble), YOU)
        yield said, YOU, *_with_own_count(rulings, paid, horses, again)
    fine = TEXTS["prizes.fine"]
    if fines_lapse(rulings):
        yield fine, TEXTS["prizes.nobody"], DASH, DASH, NO
    else:
        yield fine, NEXT, _chips(rulings, YOU, str(AMOUNTS[Context.FINE]), _fined_to(rulings, NEXT)), same("2"), NO


def _amounts(rulings: Rulings, *, noble: bool) -> str:
    """What prize casts bring: the least and the most of the triples, or of the others."""
    found = {
        each.cast.horses for each in readings(rulings).values() if each.kind is CastClass.PRIZE and each.noble is noble
    }
    return "–".join(map(str, sorted({min(found), max(found)})))


def _with_own_count(rulings: Rulings, paid: Words, horses: Words, again: Words) -> tuple[Words, Words, Words]:
    """What a prize cast pays and drops and whether it is thrown again, with what its being of one's own count adds."""
    match rulings.shang_own_class:
        case PrizeOfOwnClass.REWARD_AND_THROW if has_own_casts(rulings):
            more = PAID_WITH_OWN_COUNT.filled(paid=paid, more=AMOUNTS[Context.OWN_CLASS])
            return paid if paid is DASH else more, horses, again if again is YES else AGAIN_WITH_OWN_COUNT
        case PrizeOfOwnClass.REWARD_AND_THROW | PrizeOfOwnClass.DROP_ONLY:
            return paid, horses, again


def _own(rulings: Rulings) -> Iterator[tuple[Words, ...]]:
    if not has_own_casts(rulings):
        return
    beside = BESIDE_DROPS[rulings.own_drop]
    yield (
        TEXTS["own.a_common_cast_of_a"],
        YOU, DASH, same("1"), NO,
    )  # fmt: skip
    yield (
        TEXTS["own.your_own_cast"],
        YOU,
        _chips(rulings, _rewarder(rulings), "3", YOU),
        same("3"),
        YES,
    )
    yield (
        TEXTS["own.another_of_its_count"],
        YOU,
        _chips(rulings, _rewarder(rulings), "2", YOU),
        same(beside),
        YES,
    )
    yield (
        TEXTS["own.anothers_own_cast"],
        OWNER,
        _chips(rulings, YOU, "3", OWNER),
        same("3"),
        NO,
    )
    yield (
        TEXTS["own.of_the_count_of_anothers"],
        OWNER,
        _chips(rulings, YOU, "2", OWNER),
        same(beside),
        NO,
    )


def _collisions(rulings: Rulings) -> Iterator[tuple[Words, ...]]:
    if not throws_collide(rulings):
        return
    to = _collision_fined_to(rulings)
    very, count = COLLISIONS_DROP[rulings.zhuang_drop]
    again = TEXTS["collisions.again"]
    yield (
        TEXTS["collisions.the_very_cast_that_the"],
        BEFORE, _chips(rulings, YOU, "3", to), same(very), again,
    )  # fmt: skip
    yield (
        TEXTS["collisions.of_the_same_count_as"],
        BEFORE, _chips(rulings, YOU, "2", to), same(count), again,
    )  # fmt: skip
    for said, context in ((VERY_CAST, Context.COLLISION), (COUNT_ALONE, Context.SIDE_COLLISION)):
        fine = str(AMOUNTS[context] * THIRD_TIME)
        yield THIRD.filled(which=said), YOU, _chips(rulings, YOU, fine, to), same("1"), NO
