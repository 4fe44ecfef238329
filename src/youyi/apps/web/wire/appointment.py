"""Messages about appointments. Every time is ISO 8601 with its zone, a whole minute; the server tells all of them in UTC."""

from __future__ import annotations

from youyi.apps.web.wire.base import Incoming, Plain


class Suit(Incoming, frozen=True):
    """Say which of the proposed times suit this seat, perhaps none."""

    times: list[str]


class Propose(Incoming, frozen=True):
    """Propose these times instead; who proposed the appointment may. What suits people of those that stay is kept."""

    times: list[str]


class Meet(Incoming, frozen=True):
    """Choose among the times that suit everybody; who proposed the appointment may."""

    at: str


class Come(Incoming, frozen=True):
    """Sit down to play, from a quarter of an hour before the agreed time: the game begins when all have come within ten minutes."""


class CallOff(Incoming, frozen=True):
    """Call the appointment off; who proposed it may."""


class AppointmentSaid(Plain, frozen=True):
    """An appointment at which the game has not begun."""

    times: list[str]
    """Proposed, in order."""
    meets: str | None
    """The one that is agreed."""
    opens: str | None
    """From when people may sit down to play."""
    suits: list[list[str] | None]
    """By seat: which times suit its holder; null: he has not said, or it is no person's."""
    came: list[bool]
    """By seat: whether its holder has come, and is still counted as being there."""
