"""The listeners of one table. A message is built once for each seat and language among them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, Protocol

import msgspec

from youyi.apps.web.wire.base import Outgoing
from youyi.apps.web.wire.table import PaceWanted
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat

PAUSES: Mapping[PaceWanted, float] = {"slow": 2, "normal": 1, "fast": 0.25, "at_once": 0.05}
"""How long a computer pauses, beside the usual pause; never not at all, so that a table of computers leaves room for others."""
UNCHOSEN: Mapping[PaceWanted, float] = {**PAUSES, "normal": 0.08, "fast": 0.08}
"""How long it pauses before what nobody chooses, a throw or the one move there is: whoever wants it slow sees each by itself."""
_FULL, _FALL, _LEAST = 6, 0.85, 0.05
"""After so many moves without a person's choice each pause is at most so many times the one before, down to the least."""


def pause_at(pace: PaceWanted, passed: int, *, chosen: bool) -> float:
    """How long a computer pauses, beside the usual pause, where so many moves have passed since a person last chose."""
    usual = (PAUSES if chosen else UNCHOSEN)[pace]
    return usual if pace == "slow" else min(usual, max(_LEAST, _FALL ** max(0, passed - _FULL)))


class Addressee(NamedTuple):
    """What decides the contents of a message: listeners that are equal in this are sent the same text."""

    seat: Seat | None
    """None: one who watches."""
    language: Language
    drawing: bool = False
    """Whether it is sent the position as plain text, too."""


class Listener(Protocol):
    """Receives the messages of a table: a connection, or a test's double."""

    @property
    def seat(self) -> Seat | None:
        """The seat whose token it has shown; None: it watches."""
        ...

    @property
    def language(self) -> Language:
        """The language of its messages."""
        ...

    @property
    def drawing(self) -> bool:
        """Whether it asked for the position as plain text."""
        ...

    @property
    def pace(self) -> PaceWanted:
        """How fast it wants the computers to move."""
        ...

    @property
    def looking(self) -> bool:
        """Whether its page is in sight."""
        ...

    @property
    def unsent(self) -> int:
        """How many bytes wait to be sent to it."""
        ...

    def unseat(self) -> None:
        """Hold no seat from now on: its token is void."""
        ...

    def send(self, message: str, /) -> None:
        """Queue a message; does not wait until it is sent."""
        ...


class Subscribers:
    """All listeners of one table."""

    __slots__ = ("_listeners",)

    def __init__(self) -> None:
        self._listeners: dict[Listener, None] = {}  # in the order in which they came

    def __len__(self) -> int:
        return len(self._listeners)

    @property
    def watching(self) -> int:
        """How many hold no seat."""
        return sum(each.seat is None for each in self._listeners)

    @property
    def unsent(self) -> int:
        """How many bytes wait to be sent to all of them; a message that several wait for counts for each."""
        return sum(each.unsent for each in self._listeners)

    def join(self, listener: Listener) -> None:
        """Add a listener."""
        self._listeners[listener] = None

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        self._listeners.pop(listener, None)

    def seats(self) -> frozenset[Seat]:
        """Return the seats that have a listener."""
        return frozenset(each.seat for each in self._listeners if each.seat is not None)

    def looking(self) -> frozenset[Seat]:
        """Return the seats at which somebody looks."""
        return frozenset(each.seat for each in self._listeners if each.seat is not None and each.looking)

    def pause(self, passed: int, *, chosen: bool) -> float:
        """How long a computer shall pause before it moves, beside the usual pause: as those who sit want it.

        Whoever wants it slowest decides; where only some watch, it is the usual pause.
        """
        sitting = (each.pace for each in self._listeners if each.seat is not None)
        return max((pause_at(pace, passed, chosen=chosen) for pace in sitting), default=1)

    def unseat(self, seat: Seat) -> list[Listener]:
        """Make those who hold a seat watch, and return them."""
        unseated = [each for each in self._listeners if each.seat == seat]
        for each in unseated:
            each.unseat()
        return unseated

    def publish(self, message: Callable[[Addressee], Outgoing], among: Iterable[Listener] | None = None) -> None:
        """Send these listeners, or all, the message that is built for each, built once for all that are alike."""
        written: dict[Addressee, str] = {}
        for each in tuple(self._listeners if among is None else among):
            to = Addressee(each.seat, each.language, each.drawing)
            if to not in written:
                written[to] = encode(message(to))
            each.send(written[to])


def encode(message: Outgoing) -> str:
    """Write a message as JSON."""
    return msgspec.json.encode(message).decode()
