"""Every distinct turn that a throw of 儒棋 allows: whole turns, since dice and kind bind each other."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.board import CROSSINGS, HOME, LANE_AT, LANE_CELLS, OFF, QIAN, SPOTS, Cell
from youyi.games.ruqi.law import BACK_ONE, Law, allotment
from youyi.games.ruqi.moves import Play, Walk
from youyi.games.ruqi.position import (
    CELL_OF,
    EVERY_PIECE,
    GONE,
    KIND_OF,
    Army,
    Kind,
    Piece,
    spots_held,
    token,
)
from youyi.games.ruqi.travel import Held, Stride, backward, forward
from youyi.kernel.dice import Throw
from youyi.kernel.rules import Objection
from youyi.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Front:
    """A side in the middle of its turn."""

    seat: Seat
    cells: tuple[Cell, ...]
    """Where the five pieces are now."""
    held: Held
    moved: tuple[Piece, ...] = ()
    """Pieces the first number moved."""
    stride: Stride | None = None
    """How the first number moved them."""


def front_of(book: Law, seat: Seat, army: Army, enemy: Army) -> Front:
    """Stand a side before its turn."""
    cells = tuple(CELL_OF[piece] for piece in army)
    return Front(seat, cells, Held(spots_held(Seat(1 - seat), enemy), _own_spots(book, seat, cells)))


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
    held = front.held
    if book.field.leaps:
        held = Held(held.enemy, _own_spots(book, front.seat, cells))
    return Front(front.seat, tuple(cells), held, walk.pieces, stride)


def advance(book: Law, front: Front, walk: Walk) -> Stride | Objection:
    """Use one number with one unit."""
    if walk.pips == BACK_ONE:
        return backward(book.field, front.seat, walk.start, front.held)
    if walk.lane is not None:
        refusal = refused_turn(book, front, walk)
        if refusal is not None:
            return refusal
    return forward(book.field, front.seat, walk.start, walk.pips, walk.lane is not None, front.held)


def refused_turn(book: Law, front: Front, walk: Walk) -> Objection | None:
    """Say why a unit may not turn into a lane here (轉入淨中道, 出道不復入)."""
    at = SPOTS[front.seat][walk.start]
    if walk.start in LANE_CELLS:
        return Objection(art.STRAIGHT_ON, at)
    if walk.start not in book.field.turns or LANE_AT[walk.start].letter != walk.lane:
        return Objection(art.TURN_IN, at)
    if front.stride is not None and not set(front.moved).isdisjoint(walk.pieces):
        if front.stride.left_lane:
            return Objection(art.NO_TURN_BACK_IN, at)
        if not book.field.turns_in_mid_turn:
            return Objection(art.TURN_IN, at)
    return None


def units(book: Law, cells: Sequence[Cell], of_kind: Sequence[Piece], pips: int) -> list[tuple[Piece, ...]]:
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
def _walk(pieces: tuple[Piece, ...], start: Cell, pips: int, lane: str | None) -> Walk:
    return Walk(pieces, start, pips, lane)


_Ways: TypeAlias = list[tuple[Walk, Stride]]
_Known: TypeAlias = dict[tuple[tuple[Piece, ...], int], _Ways]


def _ways_of_unit(book: Law, front: Front, unit: tuple[Piece, ...], pips: int) -> _Ways:
    """Try a number with a unit, straight on and into the lane."""
    ways: _Ways = []
    start = front.cells[unit[0]]
    for lane in (None, LANE_AT[start].letter) if start in book.field.turns else (None,):
        walk = _walk(unit, start, pips, lane)
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
    return not book.field.leaps and len(first.pieces) == len(second.pieces) == 1 and first.pieces != second.pieces


@lru_cache(maxsize=512)
def turns(book: Law, seat: Seat, army: Army, enemy: Army, roll: Throw) -> dict[Army, Play]:
    """List every distinct result of a throw with one turn that leads there; none at all means a pass.

    The dictionary is shared: do not change it.
    """
    front = front_of(book, seat, army, enemy)
    owls = _of_kind(book, army, front, roll, Kind.XIAO)
    lying = _of_kind(book, army, front, roll, Kind.FU)
    # On 謙 only one kind may move, and any of it may: there is no order of kinds to force, and no throw to use up.
    if book.owls_first and QIAN not in roll.faces:
        found = owls.used_up or lying.used_up or owls.plays or lying.plays
    else:
        found = {**lying.plays, **owls.plays}
    return {result: Play(walks) for result, walks in found.items()}
