"""Who sits where: seats in order of play, and places on a board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NewType

Seat = NewType("Seat", int)
"""A player's place at the table, 0..n-1 in order of play."""

Spot = NewType("Spot", int)
"""A place on this game's board; each game's own drawing data says what the number means."""


def round_from(first: Seat, seats: int) -> Iterator[Seat]:
    """Go round the table once, beginning with `first`.

    >>> list(round_from(Seat(2), 3))
    [2, 0, 1]
    """
    for step in range(seats):
        yield Seat((first + step) % seats)


def next_seat(seat: Seat, seats: int) -> Seat:
    """Name the seat that plays after this one.

    >>> next_seat(Seat(4), 5)
    0
    """
    return Seat((seat + 1) % seats)


def others(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """List the other seats in order of play, beginning after `seat`.

    >>> others(Seat(1), 3)
    (2, 0)
    """
    return tuple(round_from(next_seat(seat, seats), seats))[:-1]
