"""What a seat may know of 打馬: everything, for nothing is hidden."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.games.dama.casts import DICE, has_own_casts
from youyi.games.dama.context import RuleContext
from youyi.games.dama.position import Army, Phase, Position, Stack, Turn
from youyi.kernel.dice import Throw
from youyi.kernel.ledger import Ledger
from youyi.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class SeenArmy:
    """What one seat has."""

    seat: Seat
    hand: int
    """Horses not yet dropped."""
    stacks: tuple[Stack, ...]
    """Cell and horses, by cell."""
    home: int
    purse: int
    """帖 won or lost."""
    own: str | None
    """真本采, as dice."""
    last: str | None
    """The last throw that stood."""
    passes_gate: bool
    """Whether 函谷關 is open to it."""
    deployed: bool
    """Whether all twenty have once been dropped."""
    must_drop: bool
    """Whether its next action must be a drop."""
    left: bool
    """Whether it is home or has retired."""


@dataclass(frozen=True, slots=True)
class View:
    """The whole table, as everyone who plays or watches sees it."""

    seat: Seat | None
    armies: tuple[SeenArmy, ...]
    bowl: int
    """What the bowl holds, in 帖."""
    full: int
    """What it holds when it is full; 0 where nothing is staked."""
    gate_open: bool
    """Whether 函谷關 has been passed."""
    current: Seat
    """Whose regular turn it is."""
    waiting: tuple[Turn, ...]
    """Extra turns earned, in the order in which they will be taken."""
    left: tuple[Seat, ...]
    throws: int
    phase: Phase
    own_casts: bool
    """Whether the rules of this game give seats casts of their own."""
    pincers: tuple[int, ...]
    """The cells of 夾, as the rules of this game answer."""


def shown(position: Position, seat: Seat | None, context: RuleContext) -> View:
    """Show a position of a game under these rules."""
    return View(
        seat=seat,
        armies=armies_of(position),
        bowl=position.ledger.bowl,
        full=position.full,
        gate_open=bool(position.passed),
        current=position.current,
        waiting=position.waiting,
        left=position.left,
        throws=position.throws,
        phase=position.phase,
        own_casts=has_own_casts(context.rulings),
        pincers=tuple(sorted(context.road.pincers)),
    )


def armies_of(position: Position) -> tuple[SeenArmy, ...]:
    """What each seat has."""
    return tuple(_army(position, Seat(each)) for each in range(len(position.armies)))


def _army(position: Position, seat: Seat) -> SeenArmy:
    army = position.armies[seat]
    return SeenArmy(
        seat, army.hand, army.stacks, army.home, position.ledger.purses[seat], _dice(army.own), _dice(army.last),
        seat in position.passed, army.deployed, army.must_drop, seat in position.left,
    )  # fmt: skip


def _dice(cast: Throw | None) -> str | None:
    return None if cast is None else str(cast)


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
        phase=view.phase,
    )


def _read(dice: str | None) -> Throw | None:
    return None if dice is None else DICE.read(dice)
