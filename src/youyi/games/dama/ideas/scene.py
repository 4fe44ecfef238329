"""What the rides of one throw do: found once, and read by every idea."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from youyi.games.dama.journeys import enemies_of, rides
from youyi.games.dama.landing import Strike, opens_gate, strike_on
from youyi.games.dama.moves import Move, Ride
from youyi.games.dama.position import Army, Position, ToMove
from youyi.games.dama.road import Road
from youyi.games.dama.rules import Dama
from youyi.games.dama.travel import Enemies, Journey
from youyi.kernel.seats import Seat, Spot


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one ride does at once."""

    ride: Ride
    way: Journey
    size: int
    """How many horses go."""
    left: int
    """How many of their stack stay behind."""
    met: int
    """How many horses of its own are on the cell where it ends."""
    strike: Strike | None
    opens: bool
    """Whether it opens 函谷關."""

    @property
    def stack(self) -> int:
        """How many stand together where it ends."""
        return self.size + self.met


Judged: TypeAlias = Callable[["Scene", Outcome], bool | None]
"""Whether a ride follows an idea (True) or does the contrary (False); None: neither."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A position in which a seat chooses a ride, with what each of them does."""

    rules: Dama
    position: Position
    seat: Seat
    enemies: Enemies
    """The largest enemy stack on every cell where there is one."""
    outcomes: Mapping[Ride, Outcome]
    _judged: dict[Judged, Mapping[Ride, bool | None]] = field(default_factory=dict, repr=False, compare=False)

    @property
    def army(self) -> Army:
        """The army of the seat that chooses."""
        return self.position.armies[self.seat]

    @property
    def road(self) -> Road:
        """The road of the table."""
        return self.rules.context.road

    def others(self) -> tuple[tuple[Seat, Army], ...]:
        """The other seats that still play."""
        return tuple(
            (Seat(seat), army)
            for seat, army in enumerate(self.position.armies)
            if seat != self.seat and seat not in self.position.left
        )

    def judged(self, idea: Judged) -> Mapping[Ride, bool | None]:
        """What an idea says of every ride; nothing where it tells none from another."""
        found = self._judged.get(idea)
        if found is None:
            found = {ride: idea(self, outcome) for ride, outcome in self.outcomes.items()}
            found = found if len(set(found.values())) > 1 else {}
            self._judged[idea] = found
        return found


class _Latest:
    """A cache of one entry: the scene of the position that was asked about last, compared by identity."""

    __slots__ = ("kept",)

    def __init__(self) -> None:
        self.kept: Scene | None = None


_LATEST = _Latest()


def scene_of(rules: Dama, position: Position) -> Scene | None:
    """What the seat that is asked sees before it; None where no ride is to be chosen."""
    kept = _LATEST.kept
    if kept is not None and kept.position is position and kept.rules is rules:
        return kept
    if not isinstance(position.phase, ToMove):
        return None
    seat = position.phase.act.seat
    ways = rides(rules.context, position).journeys
    outcomes = {ride: _outcome(rules, position, seat, ride, way) for ride, way in ways.items()}
    _LATEST.kept = found = Scene(rules, position, seat, enemies_of(position, seat), outcomes)
    return found


def _outcome(rules: Dama, position: Position, seat: Seat, ride: Ride, way: Journey) -> Outcome:
    assert isinstance(position.phase, ToMove)
    army, end = position.armies[seat], Spot(way.end)
    here = army.on(ride.spot)
    size = ride.horses or here or min(position.phase.act.horses, army.hand)
    return Outcome(
        ride,
        way,
        size,
        left=max(here - size, 0),
        met=army.on(end),
        strike=strike_on(rules.context, position, seat, end),
        opens=opens_gate(position, seat, way, size),
    )


def contrast(idea: Judged) -> Callable[[Dama, Position, Move], bool | None]:
    """Ask an idea about a move among all that are legal."""

    def follows(rules: Dama, position: Position, move: Move) -> bool | None:
        scene = scene_of(rules, position)
        if scene is None or not isinstance(move, Ride):
            return None
        return scene.judged(idea).get(move)

    return follows
