"""A turn of 儒棋 as the ideas look at it: where the five pieces were and are, number by number."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TypeAlias

from youyi.games.ruqi.board import FAR_JING, FIRST_ZHONG, OFF, PIECES, RING, ZHONG_LANE, Cell, cells_home
from youyi.games.ruqi.context import RuleContext
from youyi.games.ruqi.moves import Move, Play, Walk
from youyi.games.ruqi.position import (
    CELL_OF,
    EVERY_PIECE,
    GONE,
    KIND_OF,
    WAITING,
    Army,
    Kind,
    Piece,
    Position,
    Token,
    ToPlay,
    other,
)
from youyi.games.ruqi.rules import Ruqi
from youyi.games.ruqi.speech import SPEECH
from youyi.games.ruqi.travel import Stride, cells_home
from youyi.games.ruqi.turns import advance, army_after, state_after, turn_state
from youyi.kernel.face.speech import Voice
from youyi.kernel.names import Language
from youyi.kernel.people import People

Pieces: TypeAlias = tuple[Piece, ...]
TWO_TURNS = 12
"""Cells that a side goes in two turns, roughly."""


@dataclass(frozen=True, slots=True)
class Step:
    """One number of a turn."""

    walk: Walk
    stride: Stride
    cells: tuple[Cell, ...]
    """Where the five pieces were before it."""


@dataclass(frozen=True)
class Turn:
    """A legal turn."""

    context: RuleContext
    before: Army
    after: Army
    enemy: Army
    steps: tuple[Step, ...]

    @cached_property
    def moved(self) -> Pieces:
        """The pieces that are elsewhere afterwards."""
        return tuple(piece for piece in EVERY_PIECE if self.before[piece] != self.after[piece])

    @cached_property
    def leaving(self) -> Pieces:
        """The pieces that leave the board."""
        return tuple(piece for piece in self.moved if self.after[piece] == GONE)

    @cached_property
    def waiting(self) -> int:
        """How many pieces wait at the start before the turn."""
        return self.before.count(WAITING)

    def cell_before(self, piece: Piece) -> Cell:
        """Where a piece was."""
        return CELL_OF[self.before[piece]]

    def cell_after(self, piece: Piece) -> Cell:
        """Where a piece is."""
        return CELL_OF[self.after[piece]]

    def turning_in(self, letter: str) -> list[Step]:
        """The numbers that turn into a lane."""
        return [step for step in self.steps if step.walk.lane == letter]

    def past(self, crossing: Cell) -> Pieces:
        """The pieces that come from before a crossing of the ring and go beyond it; the Middle lane leads round the far one."""
        round_about = ZHONG_LANE.cells if crossing == FAR_JING else ()
        return tuple(
            piece
            for piece in self.moved
            if self.cell_before(piece) < crossing < self.cell_after(piece) and self.cell_after(piece) not in round_about
        )

    def short_of(self, crossing: Cell) -> Pieces:
        """The pieces that are before a crossing of the ring afterwards."""
        return tuple(piece for piece in EVERY_PIECE if self.cell_after(piece) < crossing)

    @cached_property
    def ends_soon(self) -> bool:
        """Whether the other side may clear the board within two turns."""
        return sum(home(CELL_OF[each]) for each in set(self.enemy)) <= TWO_TURNS

    @cached_property
    def behind(self) -> int:
        """How many cells more than the other side its pieces have to go."""
        return sum(home(CELL_OF[each]) for each in self.before) - sum(home(CELL_OF[each]) for each in self.enemy)


@lru_cache(maxsize=1024)
def turn_of(context: RuleContext, position: Position, move: Move) -> Turn:
    """The turn that a legal move makes."""
    phase = position.phase
    assert isinstance(phase, ToPlay), "only this asks for a choice"
    assert isinstance(move, Play), "a choice is a turn"
    army, enemy = position.armies[phase.seat], position.armies[other(phase.seat)]
    state, after, steps = turn_state(context, phase.seat, army, enemy), army, list[Step]()
    for walk in move.walks:
        stride = advance(context, state, walk)
        assert isinstance(stride, Stride)
        steps.append(Step(walk, stride, state.cells))
        after = army_after(context, army, after, walk, stride, state)
        state = state_after(context, state, walk, stride)
    return Turn(context, army, after, enemy, tuple(steps))


def units(army: Army) -> dict[Token, Pieces]:
    """The pieces of one kind on one cell, of those on the way."""
    found = dict[Token, Pieces]()
    for piece in EVERY_PIECE:
        if army[piece] not in (GONE, WAITING):
            found[army[piece]] = (*found.get(army[piece], ()), piece)
    return found


def piles(army: Army) -> int:
    """How many units there are; everybody who waits is one."""
    return len(units(army)) + army.count(WAITING)


def biggest(army: Army) -> Pieces:
    """The largest unit; of equals the foremost; empty where nobody is on the way."""
    return max(units(army).values(), key=lambda each: (len(each), -home(CELL_OF[army[each[0]]])), default=())


def home(cell: Cell) -> int:
    """Cells to go by the shortest way; none for a piece that is gone."""
    return 0 if cell == OFF else cells_home(cell, lanes=True)


def on_ring(cell: Cell) -> bool:
    """Whether a cell lies on the border."""
    return cell < RING


def standing(army: Army) -> int:
    """How many pieces stand."""
    return sum(KIND_OF[each] is Kind.XIAO for each in army)


def worth(piece: Piece) -> int:
    """What a piece counts, in 算."""
    return PIECES[piece].number


def nobody_behind(turn: Turn, unit: Sequence[Piece]) -> bool:
    """Whether nobody but a unit at the first crossing has still to come there."""
    return all(
        home(turn.cell_before(piece)) <= home(FIRST_ZHONG) or piece in unit
        for piece in EVERY_PIECE
    )  # fmt: skip


Blanks: TypeAlias = Mapping[str, object]


def following(of: Callable[[Turn], bool | None]) -> Callable[[Ruqi, Position, Move], bool | None]:
    """What a turn is to an idea, given rules, position and move."""

    def follows(rules: Ruqi, position: Position, move: Move) -> bool | None:
        return of(turn_of(rules.context, position, move))

    return follows


def filling(
    of: Callable[[Turn, Turn, Voice], Blanks | None],
) -> Callable[[Ruqi, Position, Move, Move, Language, People], Blanks | None]:
    """The blanks of a sentence on a better and a worse turn, given rules, position and both moves."""

    def blanks(
        rules: Ruqi, position: Position, better: Move, worse: Move, language: Language, people: People
    ) -> Blanks | None:
        good, bad = (turn_of(rules.context, position, move) for move in (better, worse))
        return of(good, bad, SPEECH.voice(language, people))

    return blanks
