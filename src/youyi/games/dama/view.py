"""What a seat may know of 打馬: everything, for nothing is hidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from youyi.games.dama.casts import DICE
from youyi.games.dama.position import (
    Act,
    Army,
    Context,
    Done,
    Finish,
    Opening,
    Phase,
    Position,
    Stack,
    ToDraw,
    ToMove,
    ToStay,
    ToThrow,
    Turn,
)  # fmt: skip
from youyi.kernel.dice import Throw
from youyi.kernel.ledger import Ledger
from youyi.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class SeenArmy:
    """What one seat has."""

    seat: Seat
    hand: int
    stacks: tuple[Stack, ...]
    """Cell and horses, by cell."""
    home: int
    purse: int
    own: str | None
    """真本采, as dice."""
    last: str | None
    """The last throw that stood."""
    passes_gate: bool
    """Whether 函谷關 is open to it."""
    deployed: bool
    must_drop: bool
    left: bool
    """Whether it is home or has retired."""


PhaseKind: TypeAlias = Literal["draw", "opening", "throw", "move", "stay", "done"]


@dataclass(frozen=True, slots=True)
class SeenPhase:
    """What is going on."""

    kind: PhaseKind
    turn: Turn | None = None
    """Whose turn it is, and of which kind."""
    actor: Seat | None = None
    """Who is asked, or in the opening who throws."""
    cast: str | None = None
    context: Context | None = None
    horses: int | None = None
    earned: tuple[Seat, ...] = ()
    """Who has earned an extra turn by this throw."""
    first: Seat | None = None
    """In the opening, who threw first; in a full strike, who acts."""
    winner: Seat | None = None
    finish: Finish | None = None


@dataclass(frozen=True, slots=True)
class View:
    """The whole table, as everyone who plays or watches sees it."""

    seat: Seat | None
    armies: tuple[SeenArmy, ...]
    bowl: int
    full: int
    gate_open: bool
    """Whether 函谷關 has been passed."""
    current: Seat
    waiting: tuple[Turn, ...]
    """Extra turns earned, in the order in which they will be taken."""
    left: tuple[Seat, ...]
    throws: int
    phase: SeenPhase


def shown(position: Position, seat: Seat | None) -> View:
    """Show a position."""
    return View(
        seat=seat,
        armies=tuple(_army(position, Seat(each)) for each in range(len(position.armies))),
        bowl=position.ledger.bowl,
        full=position.full,
        gate_open=bool(position.passed),
        current=position.current,
        waiting=position.waiting,
        left=position.left,
        throws=position.throws,
        phase=_phase(position.phase),
    )


def _army(position: Position, seat: Seat) -> SeenArmy:
    army = position.armies[seat]
    return SeenArmy(
        seat, army.hand, army.stacks, army.home, position.ledger.purses[seat], _dice(army.own), _dice(army.last),
        seat in position.passed, army.deployed, army.must_drop, seat in position.left,
    )  # fmt: skip


def _dice(cast: Throw | None) -> str | None:
    return None if cast is None else str(cast)


def _phase(phase: Phase) -> SeenPhase:
    match phase:
        case ToDraw():
            return SeenPhase("draw")
        case Opening(first=first, seat=seat):
            return SeenPhase("opening", actor=seat, first=first)
        case ToThrow(turn=turn):
            return SeenPhase("throw", turn, turn.by)
        case ToMove(act=act):
            return _act("move", act, act.seat)
        case ToStay(act=act, victim=victim):
            return _act("stay", act, victim)
        case Done(winner=winner, finish=finish):
            return SeenPhase("done", winner=winner, finish=finish)


def _act(kind: PhaseKind, act: Act, asked: Seat) -> SeenPhase:
    return SeenPhase(kind, act.turn, asked, str(act.cast), act.context, act.horses, act.earned, act.seat)


def world(view: View) -> Position:
    """Set up the one position that a view shows."""
    return Position(
        armies=tuple(
            Army(seen.hand, seen.stacks, seen.home, _read(seen.own), _read(seen.last), seen.deployed, seen.must_drop)
            for seen in view.armies
        ),
        ledger=Ledger(tuple(seen.purse for seen in view.armies), view.bowl),
        full=view.full,
        passed=frozenset(seen.seat for seen in view.armies if seen.passes_gate),
        current=view.current,
        waiting=view.waiting,
        left=view.left,
        throws=view.throws,
        phase=_read_phase(view.phase),
    )


def _read(dice: str | None) -> Throw | None:
    return None if dice is None else DICE.read(dice)


def _read_phase(seen: SeenPhase) -> Phase:
    match seen:
        case SeenPhase(kind="opening", actor=int(seat), first=int(first)):
            return Opening(Seat(first), Seat(seat))
        case SeenPhase(kind="throw", turn=Turn() as turn):
            return ToThrow(turn)
        case SeenPhase(kind="move"):
            return ToMove(_read_act(seen))
        case SeenPhase(kind="stay", actor=int(victim)):
            return ToStay(_read_act(seen), Seat(victim))
        case SeenPhase(kind="done", finish=Finish() as finish):
            return Done(seen.winner, finish)
        case _:
            return ToDraw()


def _read_act(seen: SeenPhase) -> Act:
    assert seen.turn is not None
    assert seen.cast is not None
    assert seen.context is not None
    assert seen.first is not None
    assert seen.horses is not None
    return Act(seen.turn, DICE.read(seen.cast), seen.context, seen.first, seen.horses, seen.earned)
