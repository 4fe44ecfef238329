"""An appointment: the times proposed for a game, which of them suit whom, which one is agreed, and when all had come.

Everything follows from what is stored of the table and its seats, so every server and every restart finds the same.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any, Protocol

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import MessageError

MOST_TIMES = 10
FARTHEST = timedelta(days=60)
"""No time further ahead is proposed."""
MOST_PROPOSALS = 20
"""So often may the times of one appointment be changed."""
EARLY, LATE = timedelta(minutes=15), timedelta(minutes=10)
"""From so long before the agreed time people may sit down; so long after it the seat of an absent one may be freed."""
STAYS = timedelta(minutes=10)
"""Whoever has come counts as being there for so long, or until he comes again."""
FORGOTTEN = timedelta(days=7)
"""An appointment at which no game began is deleted so long after the last of its times."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Appointment:
    """What is stored of an appointment beside its seats."""

    times: tuple[datetime, ...]
    """Proposed, in order; whole minutes."""
    meets: datetime | None = None
    """The one that is agreed: it suits everybody."""
    agreed: datetime | None = None
    """When it was agreed."""
    met: datetime | None = None
    """When the last of its people had come: the game begins, and the appointment is over."""
    proposals: int = 1
    latest: datetime | None = None
    """No time after it is proposed: the end of a league."""

    @property
    def pending(self) -> bool:
        """Whether the game has yet to begin."""
        return self.met is None


class Invited(Protocol):
    """A seat, as far as an appointment is concerned."""

    @property
    def kind(self) -> str:
        """`human`, `computer`, `open` or `left`."""
        ...

    @property
    def suits(self) -> tuple[datetime, ...] | None:
        """The times that suit its holder; None: he has not said."""
        ...

    @property
    def came(self) -> datetime | None:
        """When he last came to play."""
        ...


def pending(appointment: Appointment | None) -> bool:
    """Whether a game waits for the time that was agreed, or is to be."""
    return appointment is not None and appointment.pending


def read_times(texts: Sequence[str], now: datetime, latest: datetime | None = None) -> tuple[datetime, ...]:
    """The times of a proposal, in order. Raises `MessageError` unless there are some, each whole, ahead and not too far."""
    found = sorted({whole_minute(each) for each in texts})
    if not 0 < len(texts) <= MOST_TIMES or not all(now < each <= now + FARTHEST for each in found):
        raise MessageError("bad_times")
    if latest is not None and found[-1] > latest:
        raise MessageError("bad_times", words.AFTER_LEAGUE)
    return tuple(found)


def chosen_times(texts: Sequence[str], times: Collection[datetime]) -> tuple[datetime, ...]:
    """Some of the proposed times, perhaps none, in order. Raises `MessageError` for any other."""
    if len(texts) > MOST_TIMES:
        raise MessageError("bad_times")
    found = {whole_minute(each) for each in texts}
    if not found <= set(times):
        raise MessageError("bad_times")
    return tuple(sorted(found))


def whole_minute(text: str) -> datetime:
    """A time as it is sent. Raises `MessageError` unless it has a zone and no seconds."""
    try:
        time = datetime.fromisoformat(text)
        if time.tzinfo is None or time.second or time.microsecond:
            raise MessageError("bad_times")
        return time.astimezone(UTC)
    except (ValueError, OverflowError):
        raise MessageError("bad_times") from None


def suiting(times: Sequence[datetime], seats: Collection[Invited]) -> tuple[datetime, ...]:
    """The times that suit everybody; none while a seat is open or somebody has not said."""
    answers = [each.suits for each in seats if each.kind == "human"]
    if any(each.kind == "open" for each in seats):
        return ()
    return tuple(time for time in times if all(each is not None and time in each for each in answers))


def settled(of: Appointment, seats: Collection[Invited], now: datetime) -> Appointment:
    """What the answers make of an appointment.

    The agreed time stays while it suits everybody, else the earliest that does takes its place. When all have come, it is over.
    """
    if not of.pending:
        return of
    common = suiting(of.times, seats)
    if of.meets not in common:
        meets = next((each for each in common if each > now), None)
        of = replace(of, meets=meets, agreed=None if meets is None else now)
    if of.meets is not None and now >= of.meets - EARLY and all(_is_there(each, now) for each in people(seats)):
        of = replace(of, met=now)
    return of


def people(seats: Iterable[Invited]) -> list[Invited]:
    """The seats of people."""
    return [each for each in seats if each.kind == "human"]


def _is_there(seat: Invited, now: datetime) -> bool:
    return seat.came is not None and now - seat.came <= STAYS


def written(of: Appointment | None) -> dict[str, Any]:
    """An appointment as its columns hold it."""
    if of is None:
        return dict.fromkeys(("appointment", "until", "meets", "met"))
    told = {
        "times": written_times(of.times),
        "agreed": _text(of.agreed),
        "proposals": of.proposals,
        "latest": _text(of.latest),
    }
    return {"appointment": told, "until": of.times[-1], "meets": of.meets, "met": of.met}


def read(stored: Mapping[str, Any] | None, meets: datetime | None, met: datetime | None) -> Appointment | None:
    """An appointment from its columns. Raises what columns of another release may raise."""
    if stored is None:
        return None
    times = read_stored(stored["times"])
    if not times:
        raise ValueError("no times")
    agreed, latest = (_time(stored.get(name)) for name in ("agreed", "latest"))
    proposals = int(stored["proposals"])
    return Appointment(times=times, meets=meets, agreed=agreed, met=met, proposals=proposals, latest=latest)


def written_times(times: Iterable[datetime]) -> list[str]:
    """Times as a column holds them."""
    return [each.isoformat() for each in times]


def read_stored(stored: Iterable[str]) -> tuple[datetime, ...]:
    """Times from a column."""
    return tuple(datetime.fromisoformat(each) for each in stored)


def _time(text: str | None) -> datetime | None:
    return None if text is None else datetime.fromisoformat(text)


def _text(time: datetime | None) -> str | None:
    return None if time is None else time.isoformat()
