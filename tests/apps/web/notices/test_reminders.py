"""Of an agreed time everybody is told once, and reminded once a day and once ten minutes before, in virtual time."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, create, in_server, me
from tests.apps.web.notices.away import NOON, ask, sitting, tell
from tests.apps.web.notices.push_service import Subscribed
from youyi.apps.web.base import server_time
from youyi.apps.web.notices.reminders import minute, remind
from youyi.apps.web.server.app import application
from youyi.apps.web.store.tables.appointment_store import Near

AT = NOON + timedelta(days=2)
DAY, TEN = timedelta(days=1), timedelta(minutes=10)


def proposed(client, *times, listed=False):
    """A table of Lin with one open seat: its id, and his token."""
    table, tokens = create(client, me(), OPEN, times=[each.isoformat() for each in times], listed=listed)
    return table, tokens[0]


def join(client, table, *times):
    suits = [each.isoformat() for each in times]
    answer = client.post(f"/api/tables/{table}/sit", json={"name": "Wen", "suits": suits})
    assert answer.status_code == 200, answer.text
    return answer.json()["token"]


def titles(service, subscribed):
    return [each["title"] for each in service.said(subscribed)]


AGREED = "Fords: agreed for 2026-11-30 20:00."
WITHIN = "Fords: your game begins in less than a day, at 2026-11-30 20:00."
SOON = "Fords: your game begins in ten minutes, at 2026-11-30 20:00."


@pytest.mark.parametrize("minutes", [10, 7 * 60])
def test_everybody_is_reminded_once_over_restarts_and_two_servers(settings, service, clock, minutes):
    lin = Subscribed()
    with TestClient(application(settings)) as client:
        table, token = proposed(client, AT)
        ask(client, lin.asks(service.address, (table, token), zone="Asia/Taipei"))
        join(client, table, AT)
    while clock[0] < AT + timedelta(hours=1):
        with ExitStack() as running:  # every while the servers are started anew
            servers = [running.enter_context(TestClient(application(settings))) for _ in range(2)]
            for _ in range(4 * 60 // minutes + 1):
                tell(*servers)
                tell(servers[1])
                clock[0] += timedelta(minutes=minutes)
    told = titles(service, lin)
    assert told == ([AGREED, WITHIN, SOON] if minutes == 10 else [AGREED, WITHIN])


def test_who_agrees_late_is_not_reminded_of_what_he_knows(client, service, clock):
    lin = Subscribed()
    table, token = proposed(client, AT)
    ask(client, lin.asks(service.address, (table, token), zone="Asia/Taipei"))
    clock[0] = AT - timedelta(hours=5)
    join(client, table, AT)
    tell(client)
    clock[0] = AT - timedelta(hours=1)
    tell(client)
    assert titles(service, lin) == [AGREED]
    clock[0] = AT - TEN
    tell(client)
    clock[0] = AT - timedelta(minutes=9)
    tell(client)
    assert titles(service, lin) == [AGREED, SOON]


def test_in_quiet_hours_nothing_is_told_and_later_only_what_is_still_true(client, service, clock):
    lin = Subscribed()
    table, token = proposed(client, AT)
    quiet = {"since": 11 * 60, "until": 13 * 60}
    ask(client, lin.asks(service.address, (table, token), quiet=quiet))
    join(client, table, AT)
    for moment in (NOON, AT - DAY, AT - DAY + timedelta(hours=1), AT - TEN, AT + timedelta(hours=2)):
        clock[0] = moment
        tell(client)
    said = sorted(each.split(": ")[1] for each in titles(service, lin))
    assert said == ["agreed for 2026-11-30 12:00.", "your game begins in less than a day, at 2026-11-30 12:00."]


def test_another_time_is_told_and_reminded_anew(client, service, clock):
    wen, later = Subscribed(), AT + timedelta(hours=2)
    table, token = proposed(client, AT, later)
    held = join(client, table, AT, later)
    ask(client, wen.asks(service.address, (table, held)))
    tell(client)
    clock[0] = AT - DAY
    tell(client)
    with sitting(client, table, token) as (browser, _):
        browser.send("Meet", at=later.isoformat())
        browser.expect("Company", lambda said: said["company"]["appointment"]["meets"] == later.isoformat(), "it")
    tell(client)
    clock[0] = later - DAY + timedelta(minutes=1)
    tell(client)
    said = [each.split(": ")[1][:18] for each in titles(service, wen)]
    assert said == ["agreed for 2026-11", "your game begins i", "agreed for 2026-11", "your game begins i"]


def test_the_others_are_told_when_somebody_withdraws_or_calls_it_off(client, service, clock):
    lin, wen = Subscribed(), Subscribed()
    table, token = proposed(client, AT)
    held = join(client, table, AT)
    ask(client, lin.asks(f"{service.address}/lin", (table, token)))
    tell(client)
    with sitting(client, table, held) as (browser, _):
        browser.send("Leave")
        browser.expect("Snapshot", lambda said: said["seat"] is None, "no seat")
    tell(client)
    assert titles(service, lin)[1:] == ["Fords: somebody has withdrawn from your appointment."]
    held = join(client, table, AT)
    service.received.clear()
    ask(client, wen.asks(f"{service.address}/wen", (table, held)))
    with sitting(client, table, token) as (browser, _):
        browser.send("CallOff")
        browser.expect("Snapshot", lambda said: said["over"] is not None, "an end")
    clock[0] = AT - DAY
    tell(client)
    assert titles(service, wen) == ["Fords: the appointment is called off."]


def test_who_has_begun_is_told_nothing_more(client, service, clock):
    lin = Subscribed()
    table, token = proposed(client, AT)
    held = join(client, table, AT)
    ask(client, lin.asks(service.address, (table, token)))
    clock[0] = AT - timedelta(minutes=12)
    with sitting(client, table, token) as (one, _), sitting(client, table, held) as (other, _):
        for each in (one, other):
            each.send("Come")
            each.send("Ping")
            each.next("Pong")
    clock[0] = AT - TEN
    assert in_server(client, client.app.state.store.appointments.near, server_time.now(), AT, 3) == []


@given(st.lists(st.integers(1, 40 * 60), min_size=1, max_size=12))
def test_whatever_the_pauses_between_looks_each_is_noted_once_at_most_and_in_its_time(pauses):
    now, near = [NOON], [Near("t", AT, NOON, 0, (0, 1))]
    noted: list[Any] = []

    class Appointments:
        async def near(self, since, until, reminders):
            one = near[0]
            fresh = one.reminded == 0 or (one.meets <= until and one.reminded < reminders)
            return [one] if since < one.meets and fresh else []

        async def reminded(self, _of, count):
            near[0] = near[0]._replace(reminded=count)

    appointments: Any = Appointments()

    async def note(_table, told):
        noted.extend((kind, seat, number, now[0]) for seat, kind, number in told)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server_time, "now", lambda: now[0])
        for pause in pauses:
            asyncio.run(remind(appointments, note))
            now[0] += timedelta(minutes=pause)
    assert len({each[:3] for each in noted}) == len(noted)
    assert all(number == minute(AT) for _, _, number, _ in noted)
    for kind, _, _, at in noted:
        assert {"agreed": NOON, "day": AT - DAY, "soon": AT - TEN}[kind] <= at < AT
