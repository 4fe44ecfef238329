"""The rulebook of 儒棋 as arrays: worked out by the functions of the readable engine, once for a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from youyi.compiled.arrays import Floats, Ints, Shorts
from youyi.compiled.record import record
from youyi.games.ruqi.board import (
    BACKWARD,
    CROSSINGS,
    HOME,
    LANE_AT,
    LANE_CELLS,
    NORTH,
    ONWARD,
    PIECES,
    QIAN,
    SOUTH,
    SPOT_AT,
    SPOTS,
    Cell,
)
from youyi.games.ruqi.board import OFF as OFF_BOARD
from youyi.games.ruqi.context import BACK_ONE, RuleContext, allotment
from youyi.games.ruqi.fast import layout
from youyi.games.ruqi.lowering import LOWERING, OWLS_FIRST
from youyi.games.ruqi.payments import JUE, MATCH, clearing_wins, void_worth, worth_left
from youyi.games.ruqi.players.exact import NO_PLACE, Endings, endings_of
from youyi.games.ruqi.players.expectimax import THROWS, judgement
from youyi.games.ruqi.players.greedy import ruqi_weights
from youyi.games.ruqi.players.lookahead import THROWS as THROWS_IN_36
from youyi.games.ruqi.players.network import network_of
from youyi.games.ruqi.position import ALL_GONE, ALL_WAITING, CELL_OF, GONE, KIND_OF, VIRTUE_DICE, Kind, token
from youyi.games.ruqi.rules import Ruqi
from youyi.games.ruqi.travel import Occupied, Stride, backward, counted, forward, walked
from youyi.games.ruqi.turns import token_after
from youyi.kernel.dice import throw
from youyi.kernel.seats import Seat
from youyi.players.network import SHIFT, UNIT, Network

CELLS = tuple(Cell(cell) for cell in range(OFF_BOARD))


class Tables(NamedTuple):
    """The rules of one table, as one block. Answers to questions are 0 or 1; cells are a side's own."""

    ways: Shorts
    """[side, kind, number, start, into the lane]: the way of a unit where nothing is in it (`layout.END` and on), or NO_WAY."""
    counts: Ints
    """[start, number, into the lane]: where the count ends, and whether it TOUCHED a crossing."""
    pace: Ints
    """[forwards or backwards, cell]: the next cell, or NO_WAY."""
    unrest: Ints
    """[cell]: RESTS, CARRIED or PASSED."""
    bit: Ints
    """[side, cell]: one bit for the spot; 0 off the board."""
    leapt: Ints
    """The same, and 0 for the start, where a side's own pieces are not leapt over."""
    spot_of: Ints
    """[side, cell]"""
    crossing: Ints
    lane: Ints
    lies: Ints
    """[cell]: the token of a piece that lies there."""
    stands: Ints
    """[cell]: the token of a piece that would stand there; lying on a crossing, gone off the board."""
    cell_of: Ints
    kind_of: Ints
    """[token]: LYING or STANDING."""
    sort_of: Ints
    """[token]: the same, or GONE_SORT for what has left."""
    turns: Ints
    """[cell]: whether one may turn into a lane there."""
    pips: Ints
    """[kind, low die, high die, order, first or second]: the number to be used, or NO_WAY."""
    forced: Ints
    """[low die, high die]: whether Owls go first."""
    if_leaving: int
    """Whether they do so only where some piece could leave."""
    worth: Ints
    """[piece], in 算."""
    whole: int
    """What all five count together."""
    weights: Ints
    """[piece, token]: what the greedy player counts it."""
    columns: Shorts
    """[input, unit]: the weights of the network, the last to the result itself."""
    outs: Ints
    """[unit]"""
    unit: int
    """One of 算 as the network counts."""
    shift: int
    """How many bits the weights to the result itself lack."""
    judged: Floats
    """The same of the expectimax player."""
    throws: Ints
    """[nth]: every throw, low die first."""
    odds: Floats
    """[nth]: its chance."""
    ways_of_throw: Ints
    """[nth]: the same in 36 parts."""
    place_of: Ints
    """[token]: its place in the table of endings, or NO_PLACE,"""
    shares: Ints
    """[thrower's place, the other's]: the chance to get what is at stake."""
    leaps: int
    carries: int
    """Whether a cell may carry a piece on."""
    minds_enemies: int
    """Whether it makes a difference where the enemy stands."""
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


def lower(rules: Ruqi, network: Network | None = None) -> Tables:
    """Work the tables out; without a network: with the shipped one. Raises LookupError for an answer that was not taught."""
    context, board = rules.context, rules.context.board
    tables = Tables(
        ways=_ways(context),
        counts=_counts(),
        pace=np.array([[*ONWARD], [layout.NO_WAY if cell is None else cell for cell in BACKWARD]], np.int64),
        unrest=_unrest(context),
        bit=_bits(),
        leapt=_bits() * (np.arange(OFF_BOARD + 1) != HOME),
        spot_of=np.array([[*spots, len(SPOT_AT)] for spots in SPOTS], np.int64),
        crossing=_by_cell(CROSSINGS.__contains__),
        lane=_by_cell(LANE_CELLS.__contains__),
        lies=np.array([token(Cell(cell), Kind.FU) for cell in range(OFF_BOARD + 1)], np.int64),
        stands=np.array([walked(HOME, (Cell(cell),)).stood for cell in range(OFF_BOARD + 1)], np.int64),
        cell_of=np.array(CELL_OF, np.int64),
        kind_of=np.array([layout.KINDS.index(kind) for kind in KIND_OF], np.int64),
        sort_of=np.array([*map(layout.KINDS.index, KIND_OF[:-1]), layout.GONE_SORT], np.int64),
        turns=_by_cell(board.turns.__contains__),
        pips=_pips(context),
        forced=_forced(context),
        worth=np.array([piece.number for piece in PIECES], np.int64),
        whole=worth_left(ALL_WAITING),
        weights=_weights(context),
        leaps=int(board.leaps),
        carries=int(not board.rests_anywhere),
        minds_enemies=int(board.leaps or board.enemies_bar),
        turns_in_mid_turn=int(board.turns_in_mid_turn),
        settled_once=int(context.settled_once),
        joint=int(context.joint),
        lowest=VIRTUE_DICE.lowest,
        faces=VIRTUE_DICE.highest - VIRTUE_DICE.lowest + 1,
        **_numbers(rules),
        **_network(network or network_of(rules.rulings)),
        **_foreseeing(context),
        **_endings(endings_of(rules.rulings)),
    )
    return record(tables)


def _numbers(rules: Ruqi) -> dict[str, Any]:
    """What kernels ask for, who scores how much, and when the match ends."""
    return {
        **LOWERING.columns(rules.rulings, rules.terms),
        "clearing_wins": int(clearing_wins(rules.rulings)),
        "all_but_one": int(void_worth(rules.rulings, ALL_GONE) > 0),
        "jue": JUE,
        "match": MATCH,
        "rounds": rules.terms.rounds or 0,
    }


def _unrest(context: RuleContext) -> Ints:
    restless, barred = context.board.restless, context.board.barred
    return _by_cell(lambda cell: layout.CARRIED if cell in restless else layout.PASSED * (cell in barred))


def _network(network: Network) -> dict[str, Any]:
    """What the network weighs."""
    columns, outs = np.array(network.columns, np.int32), np.array(network.outs, np.int64)
    return {"columns": columns, "outs": outs, "unit": UNIT, "shift": SHIFT}


def _by_cell(told: Callable[[Cell], int]) -> Ints:
    """Ask about every cell; off the board the answer is 0."""
    return np.array([*(told(cell) for cell in CELLS), 0], np.int64)


def _bits() -> Ints:
    return np.array([[*(1 << spot for spot in spots), 0] for spots in SPOTS], np.int64)


LONGEST = 2 * VIRTUE_DICE.highest
"""The highest number that any throw can give."""
NOBODY = Occupied(frozenset(), frozenset(), frozenset())


def _ways(context: RuleContext) -> Shorts:
    """Walk every number from every cell, and back, where nothing is in the way."""
    board = context.board
    ways = np.full((len(SPOTS), len(layout.KINDS), LONGEST + 1, len(CELLS) + 1, layout.WAYS), layout.NO_WAY, np.int32)
    for seat, cell in product((SOUTH, NORTH), CELLS):
        strides = {(layout.RETREAT, 0): backward(board, seat, cell, NOBODY)}
        for pips, lane in product(range(1, LONGEST + 1), range(1 + (cell in board.turns))):
            strides[pips, lane] = forward(board, seat, cell, pips, bool(lane), NOBODY)
        for (pips, lane), stride in strides.items():
            for number, kind in enumerate(layout.KINDS):
                if isinstance(stride, Stride):
                    ways[seat, number, pips, cell, lane] = _way(context, seat, kind, stride)
    return ways


def _way(context: RuleContext, seat: Seat, kind: Kind, stride: Stride) -> int:
    """Write as one number what a stride is to a unit of a kind."""
    then = Kind.XIAO if context.settled_once and stride.touched else kind
    token = token_after(context, kind, stride)
    if not context.settled_once:
        then = KIND_OF[token]
    straight = stride.left_lane or not context.board.turns_in_mid_turn or stride.end not in context.board.turns
    flags = layout.SURPLUS * stride.surplus + layout.STRAIGHT * straight + layout.THEN_STANDS * (then is Kind.XIAO)
    spot = len(SPOT_AT) if stride.end == OFF_BOARD else SPOTS[seat][stride.end]
    return int(stride.end) + flags + (token << layout.TOKEN_AT) + (spot << layout.SPOT_AT)


def _counts() -> Ints:
    """Count every number from every cell, and back, without asking whether one may rest there."""
    counts = np.full((len(CELLS), LONGEST + 1, layout.WAYS), layout.NO_WAY, np.int64)
    for cell in CELLS:
        behind = BACKWARD[cell]
        strides = {} if behind is None else {(layout.RETREAT, 0): walked(cell, (behind,), back=True)}
        for pips, lane in product(range(1, LONGEST + 1), range(1 + (cell in LANE_AT))):
            strides[pips, lane] = counted(cell, pips, bool(lane))
        for (pips, lane), stride in strides.items():
            counts[cell, pips, lane] = stride.end + layout.TOUCHED * stride.touched
    return counts


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
        forced[low, high] = OWLS_FIRST[context.kind_choice] and QIAN not in (low, high)
    return forced


def _weights(context: RuleContext) -> Ints:
    """What the greedy player weighs, which are whole numbers."""
    weights = ruqi_weights(context)
    assert all(weight == int(weight) for piece in weights for weight in piece), "kernels weigh in whole numbers"
    return np.array(weights, np.int64)


def _foreseeing(context: RuleContext) -> dict[str, Any]:
    """What the expectimax player weighs, and the throws that it looks ahead to."""
    return {
        "judged": np.array(judgement(context).weights, np.float64),
        "throws": np.array([cast.faces for cast, _ in THROWS], np.int64),
        "ways_of_throw": np.array([number for _, number in THROWS_IN_36], np.int64),
        "odds": np.array([chance for _, chance in THROWS], np.float64),
    }


def _endings(endings: Endings | None) -> dict[str, Any]:
    """The solved endings, as the player that looks ahead uses them. Of one shape for all answers, so that kernels are compiled once."""
    place_of = np.full(GONE + 1, NO_PLACE, np.int64)
    shares = np.zeros((GONE + 1, GONE + 1), np.int64)
    if endings is not None:
        place_of[:] = endings.place_of
        shares[: endings.places, : endings.places] = np.reshape(endings.shares, (endings.places, endings.places))
    return {"place_of": place_of, "shares": shares}
