"""Every distinct turn that a throw of 儒棋 allows: all results, each with one turn that leads there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from youyi.games.ruqi.board import LANE_AT, QIAN, Cell
from youyi.games.ruqi.law import Law, allotment
from youyi.games.ruqi.moves import Play, Walk
from youyi.games.ruqi.position import EVERY_PIECE, GONE, KIND_OF, Army, Kind, Piece
from youyi.games.ruqi.travel import Stride
from youyi.games.ruqi.turns import Front, advance, front_of, gone_on, stood, units
from youyi.kernel.dice import Throw
from youyi.kernel.seats import Seat


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
    touched = EVERY_PIECE if book.field.leaps and front.moved else front.moved
    for unit in units(book, front.cells, of_kind, pips):
        if touched and (unit[0] in touched or not set(touched).isdisjoint(unit)):
            ways += _ways_of_unit(book, front, unit, pips)
            continue
        tried = known.get((unit, pips))
        if tried is None:
            tried = known[unit, pips] = _ways_of_unit(book, front, unit, pips)
        ways += tried
    return ways


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
        if result not in self.plays:
            self.plays[result] = walks
        if exhausts and result not in self.used_up:
            self.used_up[result] = walks


def _of_kind(book: Law, army: Army, front: Front, roll: Throw, kind: Kind) -> _Found:
    found = _Found()
    of_kind = [piece for piece in EVERY_PIECE if KIND_OF[army[piece]] is kind and army[piece] != GONE]
    orders = allotment(book, roll, kind).orders if of_kind else ()
    known: _Known = {}
    for nth, order in enumerate(orders):
        for first, stride in _ways(book, front, of_kind, order[0], known):
            halfway = stood(book, army, army, first, stride, front)
            if len(order) == 1:
                found.add(halfway, (first,), not stride.surplus)
                continue
            then = gone_on(book, front, first, stride)
            ways = _ways(book, then, of_kind, order[1], known)
            if not ways and found.dice <= 1:
                found.add(halfway, (first,), exhausts=False)
            # Two single pieces that do not leap never meet: the other order has given the same.
            lone = first.pieces if nth and len(first.pieces) == 1 and not book.field.leaps else None
            for second, last in ways:
                if lone is None or second.pieces == lone or len(second.pieces) > 1:
                    result = stood(book, army, halfway, second, last, then)
                    found.add(result, (first, second), not (stride.surplus or last.surplus))
    return found


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
