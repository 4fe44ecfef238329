"""What is told of an agreed time: that it is agreed, and reminders a day and ten minutes before.

Each is noted for everybody, then marked as noted. A notice's key admits one of its kind and time, so whichever server dies in
between, and however many there are, nobody is told twice.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TypeAlias

from youyi.apps.web.base import server_time
from youyi.apps.web.base.notice import NoticeKind
from youyi.apps.web.store.tables.appointment_store import AppointmentStore

REMINDERS: tuple[tuple[NoticeKind, timedelta | None], ...] = (
    ("agreed", None),
    ("day", timedelta(days=1)),
    ("soon", timedelta(minutes=10)),
)
"""How long before the time each is told; None: at once."""
_FIRST = max(ahead for _, ahead in REMINDERS if ahead is not None)
Told: TypeAlias = tuple[int, NoticeKind, int]
"""Who is to be told what: the seat, the kind, and the number that tells it from others."""
Note = Callable[[str, list[Told]], Awaitable[None]]


def minute(time: datetime) -> int:
    """The number of a notice about a time."""
    return int(time.timestamp()) // 60


async def remind(store: AppointmentStore, note: Note) -> None:
    """Note what is due. Of several things that are, only the last is told; who agreed later than a reminder was due goes without."""
    now = server_time.now()
    for near in await store.near(now, now + _FIRST, len(REMINDERS)):
        due = [
            (index, *each)
            for index, each in enumerate(REMINDERS)
            if index >= near.reminded and (each[1] is None or near.meets - each[1] <= now)
        ]
        fresh = [kind for _, kind, ahead in due if ahead is None or near.agreed <= near.meets - ahead]
        if fresh:
            await note(near.table, [(seat, fresh[-1], minute(near.meets)) for seat in near.seats])
        if due:
            await store.reminded(near, due[-1][0] + 1)
