"""Every distinct turn that a throw of 儒棋 allows: all results, each with one turn that leads there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.board import LANE_AT, LANE_CELLS, OFF, QIAN, Cell
from youyi.games.ruqi.context import BACK_ONE, RuleContext, allotment
from youyi.games.ruqi.moves import Play, Walk
from youyi.games.ruqi.position import EVERY_PIECE, GONE, KIND_OF, Army, Kind, Piece, Token
from youyi.games.ruqi.rulings.moving import KindChoice
from youyi.games.ruqi.travel import Stride, leads
from youyi.games.ruqi.turns import TurnState, advance, army_after, joined, refused_turn, stacks, state_after, turn_state
from youyi.kernel.articles import enacts
from youyi.kernel.dice import Throw
from youyi.kernel.seats import Seat


@lru_cache(maxsize=1 << 14)
def _walk(pieces: tuple[Piece, ...], start: Cell, pips: int, lane: str | None) -> Walk:
    return Walk(pieces, start, pips, lane)


_Way: TypeAlias = tuple[Walk, Stride, Token]
"""One number used by one unit, and what becomes of each of its pieces if it does not move again."""


class _Search:
    """What one kind can do with a throw: the turns that use the most dice (能用的數都要用)."""

    __slots__ = ("army", "context", "dice", "state", "known", "of_kind", "plays", "stands", "together", "used_up")

    def __init__(self, context: RuleContext, army: Army, state: TurnState, kind: Kind) -> None:
        self.context, self.army, self.state = context, army, state
        self.stands = kind is Kind.XIAO
        self.of_kind = [piece for piece in EVERY_PIECE if army[piece] != GONE and KIND_OF[army[piece]] is kind]
        self.together = stacks(context, state.cells, self.of_kind)
        self.known: dict[int, list[tuple[Piece, list[_Way]]]] = {}
        self.dice = 0
        self.plays: dict[Army, tuple[Walk, ...]] = {}
        """By result, the first turn that leads there."""
        self.used_up: dict[Army, tuple[Walk, ...]] = {}
        """Of these turns, those that use their numbers up."""

    def add(self, result: Army, walks: tuple[Walk, ...], surplus: bool) -> None:
        """Keep a turn, unless a longer one is known."""
        if len(walks) > self.dice:
            self.dice, self.plays, self.used_up = len(walks), {}, {}
        if result not in self.plays:
            self.plays[result] = walks
        if not surplus and result not in self.used_up:
            self.used_up[result] = walks

    def run(self, orders: Sequence[Sequence[int]]) -> _Search:
        """Use the numbers in every order."""
        for nth, order in enumerate(orders if self.of_kind else ()):
            for way in self.firsts(order[0]):
                walk, stride, there = way
                halfway = self.army
                for piece in walk.pieces:
                    halfway = (*halfway[:piece], there, *halfway[piece + 1 :])
                if len(order) == 1:
                    self.add(halfway, (walk,), stride.surplus)
                elif not self.second(way, halfway, order[1], again=nth > 0) and self.dice <= 1:
                    self.add(halfway, (walk,), surplus=True)
        return self

    def firsts(self, pips: int) -> list[_Way]:
        """Try a number with every piece and stack."""
        ways = [way for _, ways in self.singly(pips) for way in ways]
        for stack in joined(self.together, pips):
            ways += self.ways(self.state, stack, pips)
        return ways

    def singly(self, pips: int) -> list[tuple[Piece, list[_Way]]]:
        """Try a number with every piece from where it stood when the turn began; cached."""
        known = self.known.get(pips)
        if known is None:
            known = [(piece, self.ways(self.state, (piece,), pips)) for piece in self.of_kind]
            self.known[pips] = known
        return known

    def second(self, way: _Way, halfway: Army, pips: int, *, again: bool) -> bool:
        """Use the second number with every unit; returns whether any could."""
        first, stride, _ = way
        leaps = self.context.board.leaps
        then = state_after(self.context, self.state, first, stride)
        used = self.touched(first, then, halfway, pips)
        if used and again and self.other_order_found(first):
            return True
        for piece, as_before in self.singly(pips):
            if piece in first.pieces:
                continue
            so = not leaps or still_so(self.context, as_before, first, stride)
            head, tail = halfway[:piece], halfway[piece + 1 :]
            for walk, last, there in as_before if so else self.ways(then, (piece,), pips):
                used = True
                self.add((*head, there, *tail), (first, walk), stride.surplus or last.surplus)
        return used

    def other_order_found(self, first: Walk) -> bool:
        """Whether the other order of the numbers has found every result with another unit: single pieces never meet."""
        return len(first.pieces) == 1 and not self.context.board.leaps

    def touched(self, first: Walk, then: TurnState, halfway: Army, pips: int) -> bool:
        """Use the second number with what the first moved, and with the stacks there are then."""
        end = then.cells[first.pieces[0]]
        units: list[tuple[Piece, ...]] = [(piece,) for piece in first.pieces] if end != OFF else []
        if self.together or (end != OFF and end in self.state.cells):
            units += stacks(self.context, then.cells, self.of_kind)
        used = False
        for unit in units:
            for walk, last, _ in self.ways(then, unit, pips):
                used = True
                result = army_after(self.context, self.army, halfway, walk, last, then)
                self.add(result, (first, walk), last.surplus or (then.stride is not None and then.stride.surplus))
        return used

    def ways(self, state: TurnState, unit: tuple[Piece, ...], pips: int) -> list[_Way]:
        """Try a number with a unit, straight on and into the lane."""
        ways: list[_Way] = []
        start, board = state.cells[unit[0]], self.context.board
        if board.rests_anywhere and pips != BACK_ONE:  # the bare board tells all but what an enemy bars
            for lane, stride, spot in leads(board, state.seat, start, pips):
                if spot in state.held.bars:
                    continue
                walk = _walk(unit, start, pips, lane)
                if lane is None or refused_turn(self.context, state, walk) is None:
                    ways.append((walk, stride, stride.stood if self.stands else stride.lay))
            return ways
        for lane in (None, LANE_AT[start].letter) if start in board.turns else (None,):
            walk = _walk(unit, start, pips, lane)
            reached = advance(self.context, state, walk)
            if isinstance(reached, Stride):
                ways.append((walk, reached, reached.stood if self.stands else reached.lay))
        return ways


def still_so(context: RuleContext, ways: list[_Way], first: Walk, stride: Stride) -> bool:
    """Whether a piece that may have to leap goes as before: what the first number changed is not on its way.

    On the border one cell is one spot; about lanes, or where nothing could go, all is tried anew.
    """
    left, met = first.start, stride.end
    if not ways or context.board.turns or left in LANE_CELLS or met in LANE_CELLS:
        return False
    return all(left not in way.path and (met == OFF or met not in way.path) for _, way, _ in ways)


OWLS_FIRST: Mapping[KindChoice, tuple[bool, bool]] = {
    KindChoice.FREE: (False, False),
    KindChoice.XIAO_FIRST: (True, True),
    KindChoice.XIAO_FIRST_LEAVING: (True, False),
}
"""Whether Owls may have to go first, and whether they always have to."""


@enacts(art.XIAO_FIRST, art.XIAO_SHORT, art.BOTH_BLOCKED, art.BOTH_SHORT)
@lru_cache(maxsize=512)
def turns(context: RuleContext, seat: Seat, army: Army, enemy: Army, roll: Throw) -> dict[Army, Play]:
    """List every distinct result of a throw with one turn that leads there; none at all means a pass.

    The dictionary is shared: do not change it.
    """
    state = turn_state(context, seat, army, enemy)
    owls = _Search(context, army, state, Kind.XIAO).run(allotment(context, roll, Kind.XIAO).orders)
    # On 謙 only one kind may move, and any of it may: there is no order of kinds to force, and no throw to use up.
    forced, always = OWLS_FIRST[context.kind_choice]
    orderly = forced and QIAN not in roll.faces
    if orderly and always and owls.used_up:
        return _plays(owls.used_up)
    lying = _Search(context, army, state, Kind.FU).run(allotment(context, roll, Kind.FU).orders)
    if orderly and (always or some_leave(army, owls.plays) or some_leave(army, lying.plays)):
        return _plays(owls.used_up or lying.used_up or owls.plays or lying.plays)
    return _plays({**lying.plays, **owls.plays})


@enacts(art.XIAO_FIRST)
def some_leave(army: Army, results: Iterable[Army]) -> bool:
    """Whether a piece leaves the board in one of these results (驗之於淨)."""
    gone = army.count(GONE)
    return any(result.count(GONE) > gone for result in results)


def _plays(found: Mapping[Army, tuple[Walk, ...]]) -> dict[Army, Play]:
    return {result: Play(walks) for result, walks in found.items()}
