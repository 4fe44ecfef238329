"""A game of 打馬 at one moment: armies, bowl, gate, whose turn, and what is going on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from youyi.games.dama.road import ARMY, END, FEILONG, MOAT, ORDINARY_STATIONS
from youyi.games.dama.texts import TABLE as TEXTS
from youyi.kernel.dice import Throw
from youyi.kernel.errors import Fault
from youyi.kernel.ledger import Ledger
from youyi.kernel.seats import Seat, Spot

Stack: TypeAlias = tuple[Spot, int]
"""A cell and how many horses of one seat stand there."""
MAY_BE_SHARED = ORDINARY_STATIONS | {FEILONG, MOAT}
"""Cells where two seats may stand under some ruling."""


class Context(Enum):
    """What a throw means at this table: who acts, what it pays, what it opens."""

    TRIPLE = "hunhua"
    PRIZE = "shang"
    FINE = "fa"
    FIRST = "first"
    OWN = "own_true"
    OWN_CLASS = "own_side"
    OTHERS = "oth_true"
    OTHERS_CLASS = "oth_side"
    COLLISION = "zhuang_true"
    SIDE_COLLISION = "zhuang_side"
    PLAIN = "plain"


class Finish(Enum):
    """How a game ends."""

    XIMAN = "ximan"
    """The close finish."""
    CUMAN = "cuman"
    """The coarse finish."""
    PLACED = "placed"
    ALONE = "alone"
    DRAWN = "drawn"


@dataclass(frozen=True, slots=True)
class Army:
    """What one seat has: twenty horses in hand, on the road and at home, and its casts."""

    hand: int
    stacks: tuple[Stack, ...] = ()
    """By cell, ascending; cells 1 to 89."""
    home: int = 0
    own: Throw | None = None
    """真本采."""
    last: Throw | None = None
    """Its last throw that stood; collisions are measured by it."""
    deployed: bool = False
    """Whether all twenty have once been dropped, where that gives a right to move."""
    must_drop: bool = False
    """Whether its next action must be a drop, where a seat could choose otherwise."""

    def on(self, cell: int) -> int:
        """Count the horses on a cell."""
        for spot, horses in self.stacks:
            if spot == cell:
                return horses
        return 0


@dataclass(frozen=True, slots=True)
class Turn:
    """One seat's turn: a regular one, or an extra one that it earned."""

    by: Seat
    extra: bool = False
    collisions: int = 0


@dataclass(frozen=True, slots=True)
class Act:
    """A throw that is being carried out."""

    turn: Turn
    cast: Throw
    context: Context
    seat: Seat
    """Who acts; not always who threw."""
    horses: int
    """How many it drops or lets fly."""
    earned: tuple[Seat, ...] = ()
    """Who has earned an extra turn by it so far."""


@dataclass(frozen=True, slots=True)
class ToDraw:
    """A lot decides who throws first."""


@dataclass(frozen=True, slots=True)
class Opening:
    """Everyone throws for a cast of their own before play begins."""

    first: Seat
    seat: Seat


@dataclass(frozen=True, slots=True)
class ToThrow:
    """A seat must throw."""

    turn: Turn


@dataclass(frozen=True, slots=True)
class ToMove:
    """A seat must choose which stack goes."""

    act: Act


@dataclass(frozen=True, slots=True)
class ToStay:
    """A seat struck with its whole army must choose whether it stays."""

    act: Act
    victim: Seat


@dataclass(frozen=True, slots=True)
class Done:
    """The game is over."""

    winner: Seat | None
    finish: Finish


Phase: TypeAlias = ToDraw | Opening | ToThrow | ToMove | ToStay | Done


def chooser(phase: Phase) -> Seat:
    """Who is asked for a choice, in a phase that asks for one."""
    assert isinstance(phase, ToMove | ToStay), "only these ask for a choice"
    return phase.victim if isinstance(phase, ToStay) else phase.act.seat


@dataclass(frozen=True, slots=True)
class Position:
    """Everything from which the game goes on. Two positions are equal if and only if their futures are."""

    armies: tuple[Army, ...]
    ledger: Ledger
    full: int
    """What the bowl holds when it is full, in 帖; 0 where nothing is staked."""
    passed: frozenset[Seat]
    """The seats for which 函谷關 is open."""
    current: Seat
    """Whose regular turn it is; out-of-turn actions and extra turns do not shift it."""
    waiting: tuple[Turn, ...]
    """Extra turns earned and not yet taken, in the order in which they will be."""
    left: tuple[Seat, ...]
    """Seats that are home or have retired, in that order."""
    throws: int
    """How often the dice have been thrown."""
    phase: Phase

    def put(self, seat: Seat, army: Army, phase: Phase | None = None) -> Position:
        """This position with another army for a seat, and perhaps another phase."""
        armies = (*self.armies[:seat], army, *self.armies[seat + 1 :])
        return Position(
            armies, self.ledger, self.full, self.passed, self.current,
            self.waiting, self.left, self.throws, phase or self.phase,
        )  # fmt: skip


def in_play(position: Position, seat: Seat, seats: int) -> tuple[Seat, ...]:
    """List the other seats that still play, in order, beginning after `seat`."""
    around = ((seat + step) % seats for step in range(1, seats))
    if not position.left:
        return tuple(Seat(each) for each in around)
    return tuple(Seat(each) for each in around if each not in position.left)


def faults(position: Position) -> tuple[Fault, ...]:
    """What is impossible about a position, under any rulings."""
    found = [*_army_faults(position), *_cell_faults(position), *_table_faults(position)]
    return tuple(found)


def _army_faults(position: Position) -> list[Fault]:
    found = []
    for seat, army in enumerate(position.armies):
        horses = army.hand + army.home + sum(horses for _, horses in army.stacks)
        if horses != ARMY or min(army.hand, army.home) < 0:
            found.append(Fault("horses", TEXTS["army_size"].filled(seat=seat, horses=horses, army=ARMY)))
        cells = [spot for spot, _ in army.stacks]
        if cells != sorted(set(cells)) or any(not 0 < cell < END for cell in cells):
            found.append(Fault("cells", TEXTS["cells"].filled(seat=seat, last=END - 1)))
        if any(horses < 1 for _, horses in army.stacks):
            found.append(Fault("empty_stack", TEXTS["empty_stack"].filled(seat=seat)))
    return found


def _cell_faults(position: Position) -> list[Fault]:
    held: dict[int, int] = {}
    found = []
    for seat, army in enumerate(position.armies):
        for spot, _ in army.stacks:
            if spot in held and spot not in MAY_BE_SHARED:
                found.append(Fault("shared_cell", TEXTS["shared"].filled(one=held[spot], other=seat, spot=spot)))
            held[spot] = seat
    return found


def _table_faults(position: Position) -> list[Fault]:
    found = []
    seats = len(position.armies)
    if position.ledger.total != 0 or position.ledger.bowl < 0 or len(position.ledger.purses) != seats:
        found.append(Fault("money", TEXTS["money"].filled(total=position.ledger.total)))
    owned = [army.own for army in position.armies if army.own is not None]
    if len(owned) != len(set(owned)):
        found.append(Fault("own_casts", TEXTS["own_casts"]))
    named = {position.current, *position.passed, *position.left, *(turn.by for turn in position.waiting)}
    if any(not 0 <= seat < seats for seat in named | _acting(position.phase)):
        found.append(Fault("seats", TEXTS["no_such_seat"].filled(seats=seats)))
    return found


def _acting(phase: Phase) -> set[Seat]:
    match phase:
        case Opening():
            return {phase.first, phase.seat}
        case ToThrow():
            return {phase.turn.by}
        case ToMove():
            return {phase.act.turn.by, phase.act.seat, *phase.act.earned}
        case ToStay():
            return {phase.act.turn.by, phase.act.seat, phase.victim}
        case Done(winner=winner):
            return set() if winner is None else {winner}
        case ToDraw():
            return set()
