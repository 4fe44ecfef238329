"""Everything that can happen in 儒棋, each with the clause or answer that caused it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, Union, get_args

from youyi.games.ruqi.board import Cell
from youyi.games.ruqi.position import Manner, Piece
from youyi.kernel.dice import Throw
from youyi.kernel.rules import Reason
from youyi.kernel.seats import Seat, Spot


@dataclass(frozen=True, slots=True)
class RolledOff:
    """A side threw for the lead."""

    seat: Seat
    roll: Throw
    because: Reason


@dataclass(frozen=True, slots=True)
class RolloffTied:
    """Both threw the same total and throw again."""

    because: Reason


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """All ten pieces lie at their starts, and one side leads."""

    round: int
    seat: Seat
    because: Reason


@dataclass(frozen=True, slots=True)
class Thrown:
    """A side threw the dice for its turn."""

    seat: Seat
    roll: Throw
    because: Reason


@dataclass(frozen=True, slots=True)
class TurnedIn:
    """A unit turns from a crossing into a lane."""

    seat: Seat
    pieces: tuple[Piece, ...]
    spot: Spot
    because: Reason


@dataclass(frozen=True, slots=True)
class Walked:
    """A unit went forward; its kind is not settled yet."""

    seat: Seat
    pieces: tuple[Piece, ...]
    pips: int
    path: tuple[Spot, ...]
    """From the spot where it stood to the one where it ended, or to its own 淨 if it leaves."""
    end: Cell
    """In the side's own names."""
    because: Reason


@dataclass(frozen=True, slots=True)
class CarriedOn:
    """The unit could not rest where its number led and was carried further."""

    seat: Seat
    pieces: tuple[Piece, ...]
    spot: Spot
    """Where it could not rest."""
    because: Reason


@dataclass(frozen=True, slots=True)
class SteppedBack:
    """A lying piece retreated."""

    seat: Seat
    piece: Piece
    path: tuple[Spot, ...]
    end: Cell
    because: Reason


@dataclass(frozen=True, slots=True)
class Stood:
    """立梟: a piece was stood up."""

    seat: Seat
    piece: Piece
    spot: Spot
    because: Reason


@dataclass(frozen=True, slots=True)
class Folded:
    """折: a standing piece was laid down."""

    seat: Seat
    piece: Piece
    spot: Spot
    because: Reason


@dataclass(frozen=True, slots=True)
class Left:
    """出: a piece left the board."""

    seat: Seat
    piece: Piece
    because: Reason


@dataclass(frozen=True, slots=True)
class DieVoided:
    """A die was left when a side's last piece had gone."""

    seat: Seat
    because: Reason


@dataclass(frozen=True, slots=True)
class Passed:
    """A side can move nothing on its throw."""

    seat: Seat
    because: Reason


@dataclass(frozen=True, slots=True)
class TurnCame:
    """The dice go to a side."""

    seat: Seat
    because: Reason


@dataclass(frozen=True, slots=True)
class VoidThrowsBegan:
    """虛投: a side still has all five and throws on alone."""

    seat: Seat
    because: Reason


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The worth left on the board was reckoned."""

    round: int
    winner: Seat
    points: int
    """In 算."""
    score: tuple[int, int]
    """算 of White and Black after the round."""
    because: Reason


@dataclass(frozen=True, slots=True)
class JueRaised:
    """A side's tallies reached another ten."""

    seat: Seat
    cups: int
    """爵 it has now."""
    because: Reason


@dataclass(frozen=True, slots=True)
class GameEnded:
    """A side has three cups, or the agreed rounds are played."""

    manner: Manner
    because: Reason


WalkingEvent: TypeAlias = TurnedIn | Walked | CarriedOn | SteppedBack | Stood | Folded | Left | DieVoided
"""What happens while a turn is walked."""
Event: TypeAlias = Union[
    RolledOff, RolloffTied, RoundBegan, Thrown, TurnedIn, Walked, CarriedOn, SteppedBack, Stood,
    Folded, Left, DieVoided, Passed, TurnCame, VoidThrowsBegan, RoundEnded, JueRaised, GameEnded,
]  # fmt: skip
EVENT_TYPES: tuple[type, ...] = get_args(Event)
"""Every kind of event."""
