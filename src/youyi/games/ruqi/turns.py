"""Every distinct turn that a throw of 儒棋 allows: whole turns, since dice and kind bind each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cache, lru_cache

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
    moved: tuple[Piece, ...] = ()
    """Pieces the first number moved."""
    left_lane: bool = False
    """Whether the first number brought them out of a lane."""


def advance(book: Law, front: Front, walk: Walk) -> Stride | Objection:
    """Use one number with one unit."""
    own = frozenset[int]()
    if book.field.leaps:
        spots = SPOTS[front.seat]
        own = frozenset(
            spots[cell]
            for piece, cell in enumerate(front.cells)
            if cell != OFF and piece not in walk.pieces
        )
    if walk.pips == BACK_ONE:
        return backward(book.field, front.seat, walk.start, front.enemy, own)
    if walk.turns_in:
        refusal = refused_turn(book, front, walk)
        if refusal is not None:
            return refusal
    return forward(
        book.field, front.seat, walk.start, walk.pips, walk.turns_in, front.enemy, own
    )


def refused_turn(book: Law, front: Front, walk: Walk) -> Objection | None:
    """Say why a unit may not turn into a lane here (轉入淨中道, 出道不復入)."""
    at = SPOTS[front.seat][walk.start]
    if walk.start not in book.field.turns:
        return Objection(art.TURN_IN, at)
    if any(piece in front.moved for piece in walk.pieces):
        if front.left_lane:
            return Objection(art.NO_TURN_BACK_IN, at)
        if not book.field.turns_in_mid_turn:
            return Objection(art.TURN_IN, at)
    return None


def gone_on(front: Front, walk: Walk, stride: Stride) -> Front:
    """Stand where one number has brought the unit."""
    cells = list(front.cells)
    for piece in walk.pieces:
        cells[piece] = stride.end
    return Front(front.seat, tuple(cells), front.enemy, walk.pieces, stride.left_lane)


def units(
    book: Law, cells: Sequence[Cell], of_kind: Sequence[Piece], pips: int
) -> Iterator[tuple[Piece, ...]]:
    """List what may go as one: each piece, and all of the kind that share a cell (或一或全).

    Pieces that wait at the start are no stack (待行者獨出), and one piece alone retreats (退一等).
    """
    together: dict[Cell, list[Piece]] = {}
    for piece in of_kind:
        cell = cells[piece]
        if cell != OFF:
            yield (piece,)
            together.setdefault(cell, []).append(piece)
    if book.joint and pips != BACK_ONE:
        for cell, pieces in together.items():
            if len(pieces) > 1 and cell != HOME:
                yield tuple(pieces)


@lru_cache(maxsize=1 << 14)
def _walk(pieces: tuple[Piece, ...], start: Cell, pips: int, turns_in: bool) -> Walk:
    return Walk(pieces, start, pips, turns_in)


def _ways(
    book: Law, front: Front, of_kind: Sequence[Piece], pips: int
) -> Iterator[tuple[Walk, Stride]]:
    """Try a number with every unit, straight on and into the lane."""
    for unit in units(book, front.cells, of_kind, pips):
        start = front.cells[unit[0]]
        for turns_in in (False, True) if start in CROSSINGS and pips > 0 else (False,):
            walk = _walk(unit, start, pips, turns_in)
            stride = advance(book, front, walk)
            if isinstance(stride, Stride):
                yield walk, stride


def settled(book: Law, before: Kind, strides: Sequence[Stride]) -> Kind:
    """Stand a piece up or lay it down after its strides (立梟, 折梟為伏); a retreat stands none up.

    A piece on a crossing lies. One that touched a crossing and ended elsewhere stands, whether it passed
    within one number or stopped there between two (皆從後定); per die, only the latest number counts.
    """
    if strides[-1].end in CROSSINGS:
        return Kind.FU
    if not book.settled_once and len(strides) > 1:
        before = settled(book, before, strides[:-1])
        strides = strides[-1:]
    return Kind.XIAO if any(stride.touched for stride in strides) else before


def outcome(book: Law, army: Army, walks: Sequence[Walk], strides: Sequence[Stride]) -> Army:
    """Say where the five pieces are, and how, when the turn is over."""
    after = list(army)
    for number, (walk, last) in enumerate(zip(walks, strides, strict=True)):
        for piece in walk.pieces:
            if last.end == OFF:
                after[piece] = GONE
                continue
            before = KIND_OF[army[piece]]
            if walk.pips == BACK_ONE:
                after[piece] = token(last.end, before)
                continue
            own = (strides[0], last) if number and piece in walks[0].pieces else (last,)
            after[piece] = token(last.end, settled(book, before, own))
    return tuple(after)


@dataclass(slots=True)
class _Found:
    """The turns of one kind that use the most dice (盡用其彩)."""

    dice: int = 0
    plays: dict[Army, tuple[Play, bool]] | None = None
    """By result: the first play that leads there, and whether it uses its numbers up."""

    def add(self, result: Army, walks: tuple[Walk, ...], exhausts: bool) -> None:
        if self.plays is None or len(walks) > self.dice:
            self.dice, self.plays = len(walks), {}
        known = self.plays.get(result)
        if known is None or (exhausts and not known[1]):
            self.plays[result] = (Play(walks), exhausts)

    def all(self) -> dict[Army, Play]:
        return {result: play for result, (play, _) in (self.plays or {}).items()}

    def exhausting(self) -> dict[Army, Play]:
        return {result: play for result, (play, used_up) in (self.plays or {}).items() if used_up}


def _of_kind(book: Law, army: Army, front: Front, roll: Throw, kind: Kind) -> _Found:
    of_kind = [piece for piece in EVERY_PIECE if KIND_OF[army[piece]] is kind and army[piece] != GONE]
    found = _Found()
    for order in allotment(book, roll, kind).orders if of_kind else ():
        for first, stride in _ways(book, front, of_kind, order[0]):
            more = False
            if len(order) > 1:
                then = gone_on(front, first, stride)
                for second, next_stride in _ways(book, then, of_kind, order[1]):
                    more = True
                    result = outcome(book, army, (first, second), (stride, next_stride))
                    found.add(result, (first, second), not (stride.surplus or next_stride.surplus))
            if not more and found.dice <= 1:
                result = outcome(book, army, (first,), (stride,))
                found.add(result, (first,), len(order) == 1 and not stride.surplus)
    return found


@lru_cache(maxsize=512)
def turns(book: Law, seat: Seat, army: Army, enemy: Army, roll: Throw) -> dict[Army, Play]:
    """List every distinct result of a throw with one turn that leads there; none at all means a pass.

    The dictionary is shared: do not change it.
    """
    enemy_seat = Seat(1 - seat)
    cells = tuple(CELL_OF[piece] for piece in army)
    front = Front(seat, cells, spots_held(enemy_seat, enemy))
    owls = _of_kind(book, army, front, roll, Kind.XIAO)
    lying = _of_kind(book, army, front, roll, Kind.FU)
    if not book.owls_first:
        return {**lying.all(), **owls.all()}
    return owls.exhausting() or lying.exhausting() or owls.all() or lying.all()
