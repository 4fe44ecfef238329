"""What the sentences of 打馬 are made of: names of seats, cells and casts."""

from __future__ import annotations

from youyi.games.dama.casts import CASTS, Cast
from youyi.games.dama.moves import Ride
from youyi.games.dama.position import Position, ToMove
from youyi.games.dama.road import MOAT, MOAT_NAME, STATION_NAMES
from youyi.games.dama.texts import TABLE as TEXTS
from youyi.kernel.dice import Throw
from youyi.kernel.names import Name

SEATS: tuple[Name, ...] = (
    TEXTS.name("seats.text"),
    TEXTS.name("common.seats.text"),
    TEXTS.name("common.seats.text_2"),
    TEXTS.name("common.seats.text_3"),
    TEXTS.name("common.seats.text_4"),
)
"""The seats in order of play; their signs, and in English the letters of the notation."""
PLACE_NAMES = {**STATION_NAMES, MOAT: MOAT_NAME}
"""The names of cells; most have none."""
CAST_OF: dict[Throw, Cast] = {cast.throw: cast for cast in CASTS}
"""The casts by their dice."""


def dice(cast: Throw) -> str:
    """The faces of the dice: 2-4-6."""
    return "-".join(map(str, cast.faces))


def stack(position: Position, ride: Ride) -> int:
    """How many horses a ride takes along."""
    if ride.horses is not None:
        return ride.horses
    return position.armies[position.phase.act.seat].on(ride.spot) if isinstance(position.phase, ToMove) else 0
