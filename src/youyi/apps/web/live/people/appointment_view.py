"""What is told of an appointment."""

from __future__ import annotations

from collections.abc import Sequence

from youyi.apps.web.base import server_time
from youyi.apps.web.base.server_time import iso
from youyi.apps.web.live.state.appointment import EARLY, STAYS, Appointment
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.apps.web.wire.appointment import AppointmentSaid


def appointment_said(of: Appointment | None, sitters: Sequence[SeatHolder]) -> AppointmentSaid | None:
    """An appointment, while the game has not begun."""
    if of is None or not of.pending:
        return None
    now = server_time.now()
    return AppointmentSaid(
        times=[iso(each) for each in of.times],
        meets=None if of.meets is None else iso(of.meets),
        opens=None if of.meets is None else iso(of.meets - EARLY),
        suits=[None if each.suits is None else [iso(time) for time in each.suits] for each in sitters],
        came=[each.came is not None and now - each.came <= STAYS for each in sitters],
    )
