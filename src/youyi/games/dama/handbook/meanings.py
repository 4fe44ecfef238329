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
from youyi.games.dama.handbook import say
from youyi.games.dama.handbook.travelling import asked
from youyi.games.dama.payments import AMOUNTS, THIRD_TIME, anything_staked, paid_by_players
from youyi.games.dama.position import Context
from youyi.games.dama.rulings import Rulings
from youyi.games.dama.rulings.casts import CollisionDrop, CollisionFine, OwnDrop, PrizeOfOwnClass, Triples
from youyi.games.dama.rulings.turns import PrizeExtra
from youyi.kernel.face.handbook import Block, Grid, Paragraph, Steps, same
from youyi.kernel.names import Words

YOU, NEXT, OWNER, BEFORE = (
    Words("you", "擲者", "掷者"),
    Words("the next seat", "下位", "下位"),
    Words("its owner", "采的主人", "采的主人"),
    Words("the seat before", "上位", "上位"),
)
YES, NO = Words("yes", "是", "是"), Words("no", "否", "否")
DASH = same("—")
HEAD = (
    Words("The throw is", "擲出", "掷出"), Words("Acts", "誰行動", "谁行动"), Words("Paid at once", "立刻付", "立刻付"), Words("Horses", "馬幾匹", "马几匹"), Words("Another turn", "再擲", "再掷"),
)  # fmt: skip


def meanings(rulings: Rulings) -> Iterator[Block]:
    """The table, the first row that fits, and the answers beside it."""
    yield Paragraph(Words("Take the first row that fits.", "取最先符合的一行。", "取最先符合的一行。"))
    rows = list(_prizes(rulings))
    own, met = list(_own(rulings)), list(_collisions(rulings))
    rows += [*met, *own] if collision_before_owner(rulings) else [*own, *met]
    rows.append((Words("any other", "其餘", "其余"), YOU, DASH, same("1"), NO))
    yield Grid(HEAD, tuple(rows))
    yield Steps((say.YOU_THROW, *_beside(rulings)))


def _beside(rulings: Rulings) -> Iterator[Words]:
    """What the table does not say, of what is in force."""
    if anything_staked(rulings):
        yield asked(rulings.payment)
    if has_own_casts(rulings):
        yield from (say.BESIDE, asked(rulings.owner_throw), asked(rulings.shang_own_class))
    if throws_collide(rulings):
        yield say.LAST_THROWN
        yield from map(asked, (rulings.zhuang_scope, rulings.zhuang_casts))


def _chips(rulings: Rulings, payer: Words, amount: str, payee: Words) -> Words:
    if not anything_staked(rulings):
        return DASH
    return Words(
        f"{payer.en} → {payee.en}: {amount}",
        f"{payer.zh_hant} → {payee.zh_hant}：{amount}",
        f"{payer.zh_hans} → {payee.zh_hans}：{amount}",
    )


BOWL = Words("bowl", "盆", "盆")
OTHERS = Words("each of the others", "其餘各家", "其余各家")


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


THIRD = Words("the third collision of the turn, {which}", "本輪第三次撞（{which}）", "本轮第三次撞（{which}）")
VERY_CAST = Words("with the very cast", "真撞", "真撞")
COUNT_ALONE = Words("with its count alone", "傍撞", "傍撞")


THROWS_AGAIN = {PrizeExtra.HUNHUA: (YES, NO), PrizeExtra.EVERY: (YES, YES), PrizeExtra.NONE: (NO, NO)}
"""Whether a triple, and whether another prize cast, earns another turn."""
BESIDE_DROPS = {OwnDrop.THREE_THREE: "3", OwnDrop.THREE_TWO: "2"}
"""How many horses a cast beside one's own drops."""
TRIPLE = {
    Triples.SIX: Words("a triple (渾花)", "渾花", "浑花"),
    Triples.FIVE: Words("a triple but 3-3-3 (渾花)", "渾花（三三三不算）", "浑花（三三三不算）"),
}
PRIZE = Words("another prize cast", "其他賞采", "其他赏采")
PAID_WITH_OWN_COUNT = Words(
    "{paid}, then {more} more if it has your own cast's count",
    "{paid}，與自己本采同數的再付 {more}",
    "{paid}，与自己本采同数的再付 {more}",
)
AGAIN_WITH_OWN_COUNT = Words("only if it has your own cast's count", "只有與自己本采同數的", "只有与自己本采同数的")
COLLISIONS_DROP = {CollisionDrop.THREE_TWO: ("3", "2"), CollisionDrop.ONE_ONE: ("1", "1")}
"""How many a collision drops, with the very cast and with its count alone."""


def _prizes(rulings: Rulings) -> Iterator[tuple[Words, ...]]:
    triple, every = THROWS_AGAIN[rulings.shang_extra]
    horses = Words(
        "of the table; +2 if it has your own cast's count",
        "照采表；與自己本采同數的加二",
        "照采表；与自己本采同数的加二",
    )
    for said, again, noble in ((TRIPLE[rulings.hunhua], triple, True), (PRIZE, every, False)):
        paid = _chips(rulings, _rewarder(rulings), _amounts(rulings, noble=noble), YOU)
        yield said, YOU, *_with_own_count(rulings, paid, horses, again)
    fine = Words("a penalty cast (1-2-3, 1-1-2)", "罰采（一二三、一一二）", "罚采（一二三、一一二）")
    if fines_lapse(rulings):
        yield fine, Words("nobody", "無", "无"), DASH, DASH, NO
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
        Words("a common cast of a count that nobody owns, and you own none: now it is yours", "散采，這個數還沒有主人，自己也還沒有本采：就成為自己的真本采", "散采，这个数还没有主人，自己也还没有本采：就成为自己的真本采"),
        YOU, DASH, same("1"), NO,
    )  # fmt: skip
    yield (
        Words("your own cast (真本采)", "自己的真本采", "自己的真本采"),
        YOU,
        _chips(rulings, _rewarder(rulings), "3", YOU),
        same("3"),
        YES,
    )
    yield (
        Words("another of its count (傍本采)", "與它同數（傍本采）", "与它同数（傍本采）"),
        YOU,
        _chips(rulings, _rewarder(rulings), "2", YOU),
        same(beside),
        YES,
    )
    yield (
        Words("another's own cast", "別家的真本采", "别家的真本采"),
        OWNER,
        _chips(rulings, YOU, "3", OWNER),
        same("3"),
        NO,
    )
    yield (
        Words("of the count of another's own cast", "與別家的本采同數", "与别家的本采同数"),
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
    again = Words("throw again at once", "立刻重擲", "立刻重掷")
    yield (
        Words("the very cast that the seat before threw last (真撞), first or second time this turn", "與上位末擲同采（真撞），本輪第一次或第二次", "与上位末掷同采（真撞），本轮第一次或第二次"),
        BEFORE, _chips(rulings, YOU, "3", to), same(very), again,
    )  # fmt: skip
    yield (
        Words("of the same count as it (傍撞), first or second time", "與它同數（傍撞），第一次或第二次", "与它同数（傍撞），第一次或第二次"),
        BEFORE, _chips(rulings, YOU, "2", to), same(count), again,
    )  # fmt: skip
    for said, context in ((VERY_CAST, Context.COLLISION), (COUNT_ALONE, Context.SIDE_COLLISION)):
        fine = str(AMOUNTS[context] * THIRD_TIME)
        yield THIRD.filled(which=said), YOU, _chips(rulings, YOU, fine, to), same("1"), NO
