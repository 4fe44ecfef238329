"""Who listens at a table, and what each is told: one message is made per seat and language, never one for all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from youyi.apps.web.wire import Outgoing
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat


class Listener(Protocol):
    """A browser, or whatever else hears a table."""

    @property
    def seat(self) -> Seat | None:
        """The seat it has proved to hold; None: it watches."""
        ...

    @property
    def language(self) -> Language:
        """In which language it listens."""
        ...

    def send(self, message: str, /) -> None:
        """Send a message without waiting for it to arrive."""
        ...


class Audience:
    """All listeners of one table."""

    __slots__ = ("_listeners",)

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()

    def __len__(self) -> int:
        return len(self._listeners)

    def join(self, listener: Listener) -> None:
        """Let a listener hear from now on."""
        self._listeners.add(listener)

    def leave(self, listener: Listener) -> None:
        """Let a listener hear no more."""
        self._listeners.discard(listener)

    def seats(self) -> frozenset[Seat]:
        """The seats whose holders are listening."""
        return frozenset(each.seat for each in self._listeners if each.seat is not None)

    def publish(self, message: Callable[[Seat | None, Language], Outgoing]) -> None:
        """Tell every listener its own version."""
        written: dict[tuple[Seat | None, Language], str] = {}
        for each in tuple(self._listeners):
            to = (each.seat, each.language)
            if to not in written:
                written[to] = encode(message(*to))
            each.send(written[to])


def encode(message: Outgoing) -> str:
    """Write a message as it goes over the wire."""
    return msgspec.json.encode(message).decode()
