"""Every distinct turn that a throw of 儒棋 allows: whole turns, since dice and kind bind each other."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeAlias

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.board import CROSSINGS, HOME, OFF, QIAN, SPOTS, Cell
from youyi.games.ruqi.moves import Play, Walk
from youyi.games.ruqi.position import (
    CELL_OF, EVERY_PIECE, GONE, KIND_OF, Army, Kind, Piece, spots_held, token,
)  # fmt: skip
from youyi.games.ruqi.rulings import (
    FuDouble, KindChoice, OneQian, Rulings, StackMove, StatusTiming,
)  # fmt: skip
from youyi.games.ruqi.travel import Ground, Stride, backward, forward, ground
from youyi.kernel.dice import Throw
from youyi.kernel.rules import Objection, Reason
from youyi.kernel.seats import Seat

BACK_ONE = -1
"""What a retreat counts (退一等)."""


@dataclass(frozen=True, slots=True)
class Allotment:
    """The numbers that a throw gives one kind, in each order in which they may be used."""

    orders: tuple[tuple[int, ...], ...]
    because: Reason


@dataclass(frozen=True, slots=True, eq=False)
class Law:
    """What a set of answers lets a turn be."""

    field: Ground
    lone_qian: OneQian
    fu_double: FuDouble
    owls_first: bool
    settled_once: bool
    joint: bool


def lone_qian(rulings: Rulings) -> OneQian:
    """Say how far one Owl goes on one 謙 (一謙行一道)."""
    return rulings.one_qian


def fu_double(rulings: Rulings) -> FuDouble:
    """Say how far a lying piece goes on a double (惟行一)."""
    return rulings.fu_double


def owls_first(rulings: Rulings) -> bool:
    """Say whether the kind is forced (先梟後伏)."""
    return rulings.kind_choice is KindChoice.XIAO_FIRST


def settled_once(rulings: Rulings) -> bool:
    """Say whether standing and lying are settled at the end of the turn (皆從後定)."""
    return rulings.status_timing is StatusTiming.TURN_END


def joint(rulings: Rulings) -> bool:
    """Say whether stacked pieces may go as one (相疊同行); there are stacks only where own pieces share a cell."""
    return rulings.stack_move is StackMove.SINGLE_OR_ALL and ground(rulings).enemies_bar


@cache
def law(rulings: Rulings) -> Law:
    """Gather the answers that bear on a turn."""
    return Law(
        field=ground(rulings),
        lone_qian=lone_qian(rulings),
        fu_double=fu_double(rulings),
        owls_first=owls_first(rulings),
        settled_once=settled_once(rulings),
        joint=joint(rulings),
    )


@cache
def allotment(book: Law, roll: Throw, kind: Kind) -> Allotment:
    """Say which numbers a throw gives a kind; no order at all means that it stays."""
    low, high = roll.faces
    lying = kind is Kind.FU
    if low == high == QIAN:
        return Allotment(((BACK_ONE,),), art.RETREAT) if lying else Allotment((), art.XIAO_TWO_QIAN)
    if low == QIAN:
        return Allotment((), art.FU_ONE_QIAN) if lying else _lone_qian(book, high)
    if low == high:
        if not lying:
            return Allotment(((low, high),), art.XIAO_DOUBLE)
        if book.fu_double is FuDouble.SUM:
            return Allotment(((low + high,),), FuDouble.SUM)
        return Allotment(((low,),), art.FU_DOUBLE)
    return Allotment(((low, high), (high, low)), art.FU_UNEQUAL if lying else art.XIAO_UNEQUAL)


def _lone_qian(book: Law, other: int) -> Allotment:
    match book.lone_qian:
        case OneQian.STEP1:
            return Allotment(((1,),), art.XIAO_ONE_QIAN)
        case OneQian.DIE:
            return Allotment(((other,),), OneQian.DIE)
        case OneQian.DIE_PLUS1:
            return Allotment(((other + 1,),), OneQian.DIE_PLUS1)


@dataclass(frozen=True, slots=True)
class Front:
    """A side in the middle of its turn."""

    seat: Seat
    cells: tuple[Cell, ...]
    """Where the five pieces are now."""
    enemy: AbstractSet[int]
    """Spots the other side holds."""
    own: AbstractSet[int]
    """Spots the side holds itself, where that matters: where held cells are leapt over."""
    moved: tuple[Piece, ...] = ()
    """Pieces the first number moved."""
    stride: Stride | None = None
    """How the first number moved them."""


def front_of(book: Law, seat: Seat, army: Army, enemy: Army) -> Front:
    """Stand a side before its turn."""
    cells = tuple(CELL_OF[piece] for piece in army)
    return Front(seat, cells, spots_held(Seat(1 - seat), enemy), _own_spots(book, seat, cells))


def _own_spots(book: Law, seat: Seat, cells: Sequence[Cell]) -> AbstractSet[int]:
    if not book.field.leaps:
        return frozenset()
    spots = SPOTS[seat]
    return {spots[cell] for cell in cells if cell != OFF}


def gone_on(book: Law, front: Front, walk: Walk, stride: Stride) -> Front:
    """Stand where one number has brought the unit."""
    cells = list(front.cells)
    for piece in walk.pieces:
        cells[piece] = stride.end
    own = _own_spots(book, front.seat, cells)
    return Front(front.seat, tuple(cells), front.enemy, own, walk.pieces, stride)


def advance(book: Law, front: Front, walk: Walk) -> Stride | Objection:
    """Use one number with one unit."""
    if walk.pips == BACK_ONE:
        return backward(book.field, front.seat, walk.start, front.enemy, front.own)
    if walk.turns_in:
        refusal = refused_turn(book, front, walk)
        if refusal is not None:
            return refusal
    return forward(
        book.field, front.seat, walk.start, walk.pips, walk.turns_in, front.enemy, front.own
    )


def refused_turn(book: Law, front: Front, walk: Walk) -> Objection | None:
    """Say why a unit may not turn into a lane here (轉入淨中道, 出道不復入)."""
    at = SPOTS[front.seat][walk.start]
    if walk.start not in book.field.turns:
        return Objection(art.TURN_IN, at)
    if front.stride is not None and not set(front.moved).isdisjoint(walk.pieces):
        if front.stride.left_lane:
            return Objection(art.NO_TURN_BACK_IN, at)
        if not book.field.turns_in_mid_turn:
            return Objection(art.TURN_IN, at)
    return None


def units(
    book: Law, cells: Sequence[Cell], of_kind: Sequence[Piece], pips: int
) -> list[tuple[Piece, ...]]:
    """List what may go as one: each piece, and all of the kind that share a cell (或一或全).

    Pieces that wait at the start are no stack (待行者獨出), and one piece alone retreats (退一等).
    """
    singly: list[tuple[Piece, ...]] = [(piece,) for piece in of_kind if cells[piece] != OFF]
    if not book.joint or pips == BACK_ONE:
        return singly
    on_the_way = [cells[unit[0]] for unit in singly if cells[unit[0]] != HOME]
    shared = set(on_the_way)
    if len(shared) == len(on_the_way):
        return singly
    stacks = [[piece for piece in of_kind if cells[piece] == cell] for cell in sorted(shared)]
    return singly + [tuple(stack) for stack in stacks if len(stack) > 1]


@lru_cache(maxsize=1 << 14)
def _walk(pieces: tuple[Piece, ...], start: Cell, pips: int, turns_in: bool) -> Walk:
    return Walk(pieces, start, pips, turns_in)


_Ways: TypeAlias = list[tuple[Walk, Stride]]
_Known: TypeAlias = dict[tuple[tuple[Piece, ...], int], _Ways]
_STRAIGHT, _EITHER = (False,), (False, True)


def _ways_of_unit(book: Law, front: Front, unit: tuple[Piece, ...], pips: int) -> _Ways:
    """Try a number with a unit, straight on and into the lane."""
    ways: _Ways = []
    start = front.cells[unit[0]]
    for turns_in in _EITHER if start in book.field.turns else _STRAIGHT:
        walk = _walk(unit, start, pips, turns_in)
        stride = advance(book, front, walk)
        if isinstance(stride, Stride):
            ways.append((walk, stride))
    return ways


def _ways(book: Law, front: Front, of_kind: Sequence[Piece], pips: int, known: _Known) -> _Ways:
    """Try a number with every unit; what the first number left alone need not be tried anew."""
    ways: _Ways = []
    moved = frozenset(EVERY_PIECE if book.field.leaps and front.moved else front.moved)
    for unit in units(book, front.cells, of_kind, pips):
        if not moved.isdisjoint(unit):
            ways += _ways_of_unit(book, front, unit, pips)
            continue
        tried = known.get((unit, pips))
        if tried is None:
            tried = known[unit, pips] = _ways_of_unit(book, front, unit, pips)
        ways += tried
    return ways


def settled(book: Law, before: Kind, stride: Stride, earlier: Stride | None) -> Kind:
    """Stand a piece up or lay it down after its last stride (立梟, 折梟為伏).

    A piece on a crossing lies. One that touched a crossing and ended elsewhere stands, whether it passed
    within one number or stopped there between two (皆從後定); per die, only the latest number counts.
    """
    if stride.end in CROSSINGS:
        return Kind.FU
    if stride.touched:
        return Kind.XIAO
    if earlier is None:
        return before
    if book.settled_once:
        return Kind.XIAO if earlier.touched else before
    return settled(book, before, earlier, None)


def stood(book: Law, army: Army, after: Army, walk: Walk, stride: Stride, front: Front) -> Army:
    """Say where a unit is, and how, if the turn ends with this walk; a retreat stands none up (循道而退)."""
    for piece in walk.pieces:
        kind = KIND_OF[army[piece]]
        if stride.end == OFF:
            now = GONE
        elif walk.pips == BACK_ONE:
            now = token(stride.end, kind)
        else:
            earlier = front.stride if piece in front.moved else None
            now = token(stride.end, settled(book, kind, stride, earlier))
        after = (*after[:piece], now, *after[piece + 1 :])
    return after


class _Found:
    """The turns of one kind that use the most dice (盡用其彩)."""

    __slots__ = ("dice", "plays", "used_up")

    def __init__(self) -> None:
        self.dice = 0
        self.plays: dict[Army, tuple[Walk, ...]] = {}
        """By result, the first turn that leads there."""
        self.used_up: dict[Army, tuple[Walk, ...]] = {}
        """Those of them that use their numbers up."""

    def add(self, result: Army, walks: tuple[Walk, ...], exhausts: bool) -> None:
        if len(walks) > self.dice:
            self.dice, self.plays, self.used_up = len(walks), {}, {}
        self.plays.setdefault(result, walks)
        if exhausts:
            self.used_up.setdefault(result, walks)


def _of_kind(book: Law, army: Army, front: Front, roll: Throw, kind: Kind) -> _Found:
    found = _Found()
    of_kind = [piece for piece in EVERY_PIECE if KIND_OF[army[piece]] is kind and army[piece] != GONE]
    orders = allotment(book, roll, kind).orders if of_kind else ()
    known: _Known = {}
    for nth, order in enumerate(orders):
        for first, stride in _ways(book, front, of_kind, order[0], known):
            halfway = stood(book, army, army, first, stride, front)
            seconds = 0
            if len(order) > 1:
                then = gone_on(book, front, first, stride)
                for second, next_stride in _ways(book, then, of_kind, order[1], known):
                    seconds += 1
                    if nth and _found_before(book, first, second):
                        continue
                    result = stood(book, army, halfway, second, next_stride, then)
                    exhausts = not (stride.surplus or next_stride.surplus)
                    found.add(result, (first, second), exhausts)
            if not seconds and found.dice <= 1:
                found.add(halfway, (first,), len(order) == 1 and not stride.surplus)
    return found


def _found_before(book: Law, first: Walk, second: Walk) -> bool:
    """Say whether the other order gave the same: two single pieces that do not leap never meet."""
    return (
        not book.field.leaps
        and len(first.pieces) == len(second.pieces) == 1
        and first.pieces != second.pieces
    )


@lru_cache(maxsize=512)
def turns(book: Law, seat: Seat, army: Army, enemy: Army, roll: Throw) -> dict[Army, Play]:
    """List every distinct result of a throw with one turn that leads there; none at all means a pass.

    The dictionary is shared: do not change it.
    """
    front = front_of(book, seat, army, enemy)
    owls = _of_kind(book, army, front, roll, Kind.XIAO)
    lying = _of_kind(book, army, front, roll, Kind.FU)
    if book.owls_first:
        found = owls.used_up or lying.used_up or owls.plays or lying.plays
    else:
        found = {**lying.plays, **owls.plays}
    return {result: Play(walks) for result, walks in found.items()}
