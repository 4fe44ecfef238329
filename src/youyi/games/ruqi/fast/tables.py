"""The rulebook of 儒棋 as arrays: worked out by the functions of the readable engine, once for a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from youyi.compiled.arrays import Ints
from youyi.compiled.record import record
from youyi.games.ruqi.board import BACKWARD, CROSSINGS, HOME, LANE_CELLS, ONWARD, PIECES, QIAN, SPOTS, Cell
from youyi.games.ruqi.board import OFF as OFF_BOARD
from youyi.games.ruqi.context import BACK_ONE, RuleContext, allotment
from youyi.games.ruqi.fast import layout
from youyi.games.ruqi.payments import JUE, MATCH, clearing_wins, void_worth
from youyi.games.ruqi.players.greedy import ruqi_weights
from youyi.games.ruqi.position import ALL_GONE, CELL_OF, KIND_OF, VIRTUE_DICE, Kind, token
from youyi.games.ruqi.rules import Ruqi
from youyi.games.ruqi.travel import Stride, counted, lost, walked
from youyi.kernel.dice import throw

CELLS = tuple(Cell(cell) for cell in range(OFF_BOARD))


class Tables(NamedTuple):
    """The rules of one table, as one block. Answers to questions are 0 or 1; cells are a side's own."""

    strides: Ints
    """[start, number, into the lane]: the stride on the empty board (`layout.END` and what follows), or NO_WAY."""
    pace: Ints
    """[forwards or backwards, cell]: the next cell, or NO_WAY."""
    unrest: Ints
    """[cell]: RESTS, CARRIED or PASSED."""
    bit: Ints
    """[side, cell]: one bit for the spot; 0 off the board."""
    crossing: Ints
    lane: Ints
    lies: Ints
    """[cell]: the token of a piece that lies there."""
    stands: Ints
    """[cell]: the token of a piece that would stand there; lying on a crossing, gone off the board."""
    cell_of: Ints
    kind_of: Ints
    """[token]: LYING or STANDING."""
    pips: Ints
    """[kind, low die, high die, order, first or second]: the number to be used, or NO_WAY."""
    forced: Ints
    """[low die, high die]: whether Owls go first."""
    worth: Ints
    """[piece], in 算."""
    weights: Ints
    """[piece, token]: what the greedy player counts it."""
    rests_anywhere: int
    leaps: int
    enemies_bar: int
    turns_in_mid_turn: int
    settled_once: int
    joint: int
    clearing_wins: int
    all_but_one: int
    """Whether void throws pay for all five pieces but one."""
    jue: int
    match: int
    rounds: int
    """0: until the match is won."""
    lowest: int
    faces: int


def lower(rules: Ruqi) -> Tables:
    """Work the tables out from rulings and terms."""
    context, board = rules.context, rules.context.board
    tables = Tables(
        strides=_strides(context),
        pace=np.array([[*ONWARD], [layout.NO_WAY if cell is None else cell for cell in BACKWARD]], np.int64),
        unrest=_by_cell(
            lambda cell: layout.CARRIED if cell in board.restless else layout.PASSED * (cell in board.barred)
        ),
        bit=np.array([[*(1 << spot for spot in spots), 0] for spots in SPOTS], np.int64),
        crossing=_by_cell(CROSSINGS.__contains__),
        lane=_by_cell(LANE_CELLS.__contains__),
        lies=np.array([token(Cell(cell), Kind.FU) for cell in range(OFF_BOARD + 1)], np.int64),
        stands=np.array([walked(HOME, (Cell(cell),)).stood for cell in range(OFF_BOARD + 1)], np.int64),
        cell_of=np.array(CELL_OF, np.int64),
        kind_of=np.array([layout.KINDS.index(kind) for kind in KIND_OF], np.int64),
        pips=_pips(context),
        forced=_forced(context),
        worth=np.array([piece.number for piece in PIECES], np.int64),
        weights=_weights(context),
        rests_anywhere=int(board.rests_anywhere),
        leaps=int(board.leaps),
        enemies_bar=int(board.enemies_bar),
        turns_in_mid_turn=int(board.turns_in_mid_turn),
        settled_once=int(context.settled_once),
        joint=int(context.joint),
        clearing_wins=int(clearing_wins(rules.rulings)),
        all_but_one=int(void_worth(rules.rulings, ALL_GONE) > 0),
        jue=JUE,
        match=MATCH,
        rounds=rules.terms.rounds or 0,
        lowest=VIRTUE_DICE.lowest,
        faces=VIRTUE_DICE.highest - VIRTUE_DICE.lowest + 1,
    )
    return record(tables)


def _by_cell(told: Callable[[Cell], int]) -> Ints:
    """Ask about every cell; off the board the answer is 0."""
    return np.array([*(told(cell) for cell in CELLS), 0], np.int64)


def _strides(context: RuleContext) -> Ints:
    """Walk every number that any throw can give from every cell, and back."""
    longest = 2 * VIRTUE_DICE.highest
    strides = np.full((len(CELLS), longest + 1, layout.WAYS), layout.NO_WAY, np.int64)
    for cell in CELLS:
        behind = BACKWARD[cell]
        if behind is not None:
            strides[cell, layout.RETREAT, 0] = stride_number(walked(cell, (behind,), back=True), layout.BACKWARDS)
        for pips in range(1, longest + 1):
            for lane in range(1 + (cell in context.board.turns)):
                stride = counted(cell, pips, bool(lane))
                if not lost(context.board, stride):
                    strides[cell, pips, lane] = stride_number(stride)
    return strides


def stride_number(stride: Stride, back: int = 0) -> int:
    """Write a stride as one number."""
    touched, left, surplus = stride.touched, stride.left_lane, stride.surplus
    return stride.end + layout.TOUCHED * touched + layout.LEFT_LANE * left + layout.SURPLUS * surplus + back


def _throws() -> Iterator[tuple[int, int]]:
    """List the 21 throws, low die first."""
    for cast, _ in VIRTUE_DICE.table():
        low, high = cast.faces
        yield low, high


def _pips(context: RuleContext) -> Ints:
    """Give each kind its numbers, first and second; a retreat is the number RETREAT."""
    sides = VIRTUE_DICE.highest + 1
    pips = np.full((len(layout.KINDS), sides, sides, layout.ORDERS, 2), layout.NO_WAY, np.int64)
    for number, kind in enumerate(layout.KINDS):
        for low, high in _throws():
            for nth, order in enumerate(allotment(context, throw(low, high), kind).orders):
                pips[number, low, high, nth, : len(order)] = [layout.RETREAT if n == BACK_ONE else n for n in order]
    return pips


def _forced(context: RuleContext) -> Ints:
    """Owls go first on every throw without 謙, where they do at all."""
    sides = VIRTUE_DICE.highest + 1
    forced = np.zeros((sides, sides), np.int64)
    for low, high in _throws():
        forced[low, high] = context.owls_first and QIAN not in (low, high)
    return forced


def _weights(context: RuleContext) -> Ints:
    """What the greedy player weighs, which are whole numbers."""
    weights = ruqi_weights(context)
    assert all(weight == int(weight) for piece in weights for weight in piece), "kernels weigh in whole numbers"
    return np.array(weights, np.int64)
