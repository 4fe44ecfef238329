"""A position of 儒棋 as a row of whole numbers, and the other numbers by which kernels find their way."""

from __future__ import annotations

from typing import Any

import numpy as np

from youyi.compiled.arrays import Ints
from youyi.compiled.choosing import player_numbers
from youyi.compiled.streams import Word
from youyi.games.ruqi.board import CELLS_BY_NAME, HOME, PIECES
from youyi.games.ruqi.board import OFF as OFF_BOARD
from youyi.games.ruqi.numbering import SIZE
from youyi.games.ruqi.players import afterstates
from youyi.games.ruqi.players.levels import LEVELS
from youyi.games.ruqi.position import ALL_GONE as NONE_LEFT
from youyi.games.ruqi.position import ALL_WAITING as EVERY_ONE_WAITS
from youyi.games.ruqi.position import (
    GONE,
    Army,
    Done,
    Kind,
    Manner,
    Position,
    RollOff,
    Token,
    ToPlay,
    ToThrow,
)
from youyi.games.ruqi.rulings import SIDES
from youyi.kernel.dice import Throw
from youyi.kernel.fast import RETURNS
from youyi.kernel.seats import Seat

# The columns of a state. A column that the phase does not need is 0, so that equal positions are equal rows.
PHASE, SEAT, LOW, HIGH, MANNER, ROUND, SCORE, ARMY = 0, 1, 2, 3, 4, 5, 6, 8
WIDTH = ARMY + 2
"""SCORE and ARMY take a column for each side; an army is one number."""
ROLL_OFF, ROLLED, TO_THROW, TO_PLAY, DONE = range(5)
"""Phases: before the first throw for the lead, after White's, and the others by their names."""
MANNERS = tuple(Manner)
CLEARED, VOID_THROWS = MANNERS.index(Manner.CLEARED), MANNERS.index(Manner.VOID_THROWS)

BITS = 8
"""Bits of a token within an army; 善 has the lowest."""
TOKEN = (1 << BITS) - 1
PIECE_COUNT = len(PIECES)
START, OFF = int(HOME), int(OFF_BOARD)
OUT = int(GONE)
LYING, STANDING = 0, 1
KINDS = (Kind.FU, Kind.XIAO)
GONE_SORT, SORTS = len(KINDS), len(KINDS) + 1
"""Pieces that have left are of neither kind."""

# A way as one number: the cell where it ends, what else is to be known of it, the token it makes, the spot where it ends.
# NO_WAY where there is none.
NO_WAY = -1
END = 127
SURPLUS, STRAIGHT, THEN_STANDS = 128, 256, 512
"""Whether pips were left; of a piece that moves again: whether it may not turn into a lane, and whether it goes as one that stands."""
TOKEN_AT, SPOT_AT = 10, 18
"""Where the token and the spot begin; a spot is the last of all. OFF has a spot of its own, which is never held."""
SPOT_BITS = 63
# What a number counts, as one number: the cell where the count ends, and whether it met or passed a crossing.
TOUCHED = 128
RETREAT = 0
"""The number of cells that stands for going back one."""
WAYS = 2
"""Straight on, and into the lane."""
ORDERS = 2
"""In which the two numbers of a throw may be used."""
RESTS, CARRIED, PASSED = range(3)
"""What a cell does to a piece that would end there: nothing, carries it on, is deemed passed."""

HALVES = 2 * WAYS * PIECE_COUNT
"""Half-turns of `numbering`: a piece alone or all that stand with it, straight on or into the lane."""
NO_SECOND = HALVES
ACTIONS = SIZE
SCATTER, SHIFT, MARK = Word(0x9E3779B97F4A7C15), Word(58), Word(1)
"""Multiplying by the first and shifting by the second spreads armies over the bits of a word, of which each has its MARK."""
OWLS_BOOK, LYING_BOOK, BOOKS = 0, 2, 4
"""Where turns are noted; the next book has those that use their numbers up."""

TOKENS, TOGETHER, BIAS, INPUTS = afterstates.TOKENS, afterstates.TOGETHER, afterstates.BIAS, afterstates.INPUTS
UNITS = 64
"""Hidden units of the shipped networks."""
MOST_INPUTS = 3 * PIECE_COUNT + 1
"""Inputs of a network that are on at a time, at most: a piece has one, and two that are alike have a third."""

COUNTERS = ("passes",)
"""What else is counted of a game, in columns of its row."""
PASSES = RETURNS + len(SIDES)
FIGURES = PASSES + len(COUNTERS)
"""The columns of a game whose course is not followed."""

NO_PIECE = -1
RANDOM, FIRST, GREEDY, EXPECTIMAX, NETWORK, LOOKAHEAD = range(6)
PLAYERS = ("random@1", "first@1", "greedy@1", "expectimax@1", "network@3", "lookahead@3")
"""Who plays in kernels, by these numbers."""
PLAYER_COUNT = len(PLAYERS)
NUMBERS = player_numbers(PLAYERS, LEVELS, PLAYER_COUNT)
"""The same by name, and the levels made of them."""


def army_number(army: Army) -> int:
    """Write an army as one number."""
    return sum(token << BITS * piece for piece, token in enumerate(army))


def army_of(number: int) -> Army:
    """Read an army from its number."""
    return tuple(Token(number >> BITS * piece & TOKEN) for piece in range(PIECE_COUNT))


ALL_GONE, ALL_WAITING = army_number(NONE_LEFT), army_number(EVERY_ONE_WAITS)


def pack(position: Position) -> Ints:
    """Write a position as a row."""
    row = np.zeros(WIDTH, np.int64)
    row[ROUND] = position.round
    row[SCORE : SCORE + 2] = position.score
    row[ARMY : ARMY + 2] = [army_number(army) for army in position.armies]
    match position.phase:
        case RollOff(white):
            row[[PHASE, LOW, HIGH]] = (ROLL_OFF, 0, 0) if white is None else (ROLLED, *white.faces)
        case ToThrow(seat):
            row[[PHASE, SEAT]] = TO_THROW, seat
        case ToPlay(seat, Throw(faces)):
            row[[PHASE, SEAT, LOW, HIGH]] = TO_PLAY, seat, *faces
        case Done(manner):
            row[[PHASE, MANNER]] = DONE, MANNERS.index(manner)
    return row


def lift(row: Ints) -> Position:
    """Read a position from a row."""
    phase, seat, low, high, manner, number, white, black, *armies = map(int, row)
    roll = Throw((low, high))
    phases: tuple[Any, ...] = (
        RollOff(),
        RollOff(roll),
        ToThrow(Seat(seat)),
        ToPlay(Seat(seat), roll),
        Done(MANNERS[manner]),
    )
    south, north = map(army_of, armies)
    return Position(number, (white, black), (south, north), phases[phase])


assert max(CELLS_BY_NAME.values()) < OFF <= END, "a cell fits into a way's number"
assert OUT <= TOKEN == (1 << SPOT_AT - TOKEN_AT) - 1, "and a token"
