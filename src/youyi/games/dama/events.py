"""Everything that can happen at the table; each event carries its reason."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, get_args

from youyi.games.dama.position import Context, Finish, Turn
from youyi.kernel.dice import Throw
from youyi.kernel.ledger import Account
from youyi.kernel.rules import Objection, Reason
from youyi.kernel.seats import Seat, Spot


@dataclass(frozen=True, slots=True)
class Began:
    """It is settled who throws first."""

    first: Seat
    opening: bool
    """Whether own casts are thrown for before play."""
    because: Reason


@dataclass(frozen=True, slots=True)
class OpeningThrown:
    """A seat threw for a cast of its own before play."""

    seat: Seat
    cast: Throw
    because: Reason


@dataclass(frozen=True, slots=True)
class OpeningPassed:
    """The opening goes on with another seat; None: play begins."""

    seat: Seat | None
    because: Reason


@dataclass(frozen=True, slots=True)
class Thrown:
    """A seat threw; the context is what the cast means at this table."""

    seat: Seat
    cast: Throw
    context: Context
    actor: Seat
    horses: int
    because: Reason


@dataclass(frozen=True, slots=True)
class Idle:
    """A throw has no effect at all."""

    seat: Seat
    because: Reason


@dataclass(frozen=True, slots=True)
class OwnCastTaken:
    """A seat has a cast of its own from now on."""

    seat: Seat
    cast: Throw
    because: Reason


@dataclass(frozen=True, slots=True)
class Collided:
    """A throw met the last throw of the seat before."""

    seat: Seat
    before: Seat
    same_cast: bool
    nth: int
    """Which collision of this turn it is."""
    because: Reason


@dataclass(frozen=True, slots=True)
class Paid:
    """Money changes hands."""

    payer: Account
    payee: Account
    amount: int
    because: Reason


@dataclass(frozen=True, slots=True)
class HalfBowl:
    """A seat takes half the bowl."""

    seat: Seat
    amount: int
    because: Reason


@dataclass(frozen=True, slots=True)
class BowlRefilled:
    """Everyone but one seat fills the bowl up."""

    besides: Seat
    amount: int
    because: Reason


@dataclass(frozen=True, slots=True)
class Dropped:
    """Horses come from the hand onto the road."""

    seat: Seat
    spot: Spot
    horses: int
    path: tuple[Spot, ...]
    turned_at: Spot | None
    turned_by: Objection | None
    because: Reason


@dataclass(frozen=True, slots=True)
class DropLost:
    """A drop cannot be carried out."""

    seat: Seat
    horses: int
    at: Spot | None
    because: Reason


@dataclass(frozen=True, slots=True)
class Deployed:
    """A seat has dropped all its horses once."""

    seat: Seat
    because: Reason


@dataclass(frozen=True, slots=True)
class Moved:
    """A stack goes along the road."""

    seat: Seat
    start: Spot
    spot: Spot
    horses: int
    path: tuple[Spot, ...]
    turned_at: Spot | None
    turned_by: Objection | None
    because: Reason


@dataclass(frozen=True, slots=True)
class GateOpened:
    """函谷關 is passed and opens."""

    seat: Seat
    opened_for: tuple[Seat, ...]
    because: Reason


@dataclass(frozen=True, slots=True)
class Struck:
    """An enemy stack goes back to its owner's hand."""

    seat: Seat
    owner: Seat
    spot: Spot
    horses: int
    must_drop: bool
    """Whether the owner, who could choose otherwise, must drop next."""
    because: Reason


@dataclass(frozen=True, slots=True)
class Merged:
    """Horses joined their own kind."""

    seat: Seat
    spot: Spot
    horses: int
    """How many stand there now."""
    because: Reason


@dataclass(frozen=True, slots=True)
class StationEntered:
    """Horses entered a station."""

    seat: Seat
    spot: Spot
    because: Reason


@dataclass(frozen=True, slots=True)
class Flew:
    """Horses fly from the moat home."""

    seat: Seat
    horses: int
    because: Reason


@dataclass(frozen=True, slots=True)
class Held:
    """The moat holds a seat's horses: it cannot act."""

    seat: Seat
    spot: Spot
    because: Reason


@dataclass(frozen=True, slots=True)
class NoWay:
    """No stack can go; with the objection to every stack."""

    seat: Seat
    tried: tuple[tuple[Spot, Objection], ...]
    because: Reason


@dataclass(frozen=True, slots=True)
class Declined:
    """A seat lets its action pass."""

    seat: Seat
    because: Reason


@dataclass(frozen=True, slots=True)
class ExtraEarned:
    """A seat earns an extra turn."""

    seat: Seat
    at_once: bool
    because: Reason


@dataclass(frozen=True, slots=True)
class ThrowsAgain:
    """After a collision the same seat throws again."""

    seat: Seat
    because: Reason


@dataclass(frozen=True, slots=True)
class Postponed:
    """An extra turn comes between a collision and the throw that follows it."""

    seat: Seat
    because: Reason


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A throw stands, and the next turn begins."""

    seat: Seat
    stood: Throw | None
    """The throw that stands; None if it is to be repeated."""
    turn: Turn
    because: Reason


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat struck with its whole army is asked whether it stays."""

    victim: Seat
    because: Reason


@dataclass(frozen=True, slots=True)
class Stayed:
    """A struck seat stays in the game."""

    seat: Seat
    because: Reason


@dataclass(frozen=True, slots=True)
class Retired:
    """A struck seat leaves the game."""

    seat: Seat
    because: Reason


@dataclass(frozen=True, slots=True)
class Won:
    """A seat has all its horses home, or is left alone."""

    seat: Seat
    finish: Finish
    place: int
    because: Reason


@dataclass(frozen=True, slots=True)
class Drawn:
    """The game reached the agreed number of throws."""

    throws: int
    because: Reason


@dataclass(frozen=True, slots=True)
class Ended:
    """Nothing more is asked."""

    winner: Seat | None
    finish: Finish
    because: Reason


TableEvent: TypeAlias = (
    Began | OpeningThrown | OpeningPassed | Thrown | Idle | OwnCastTaken | Collided | Asked | Stayed | Retired | Ended
)
HorseEvent: TypeAlias = (
    Dropped
    | DropLost
    | Deployed
    | Moved
    | GateOpened
    | Struck
    | Merged
    | StationEntered
    | Flew
    | Held
    | NoWay
    | Declined
)
MoneyEvent: TypeAlias = Paid | HalfBowl | BowlRefilled
TurnEvent: TypeAlias = ExtraEarned | ThrowsAgain | Postponed | TurnPassed | Won | Drawn
Event: TypeAlias = TableEvent | HorseEvent | MoneyEvent | TurnEvent
EVENT_TYPES: tuple[type, ...] = get_args(Event)
