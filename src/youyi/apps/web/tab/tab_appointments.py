"""Appointments in a browser's own tables: there is nobody to meet."""

from __future__ import annotations

from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.live.state.appointment import Appointment


class NoAppointments:
    """Refuses whatever is asked (`AppointmentChanges`)."""

    async def change(self, table: str, old: Appointment, new: Appointment) -> bool:
        """Refuse it. Raises `MessageError`."""
        del table, old, new
        raise MessageError("not_appointed")

    async def call_off(self, table: str) -> bool:
        """Refuse it. Raises `MessageError`."""
        del table
        raise MessageError("not_appointed")
