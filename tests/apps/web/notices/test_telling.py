"""What is told when: by one server, when it is due, while it is news, as long as it can be sent."""

from __future__ import annotations

import json
from datetime import timedelta

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import in_server
from tests.apps.web.notices.away import (
    NOON,
    act_until_another_is_asked,
    ask,
    sitting,
    tell,
    two,
)
from tests.apps.web.notices.push_service import Subscribed
from youyi.apps.web.server.app import application


def test_who_has_looked_at_another_server_is_told_nothing(settings, service, clock):
    with TestClient(application(settings)) as one, TestClient(application(settings)) as other:
        table, lin, wen = two(one)
        ask(one, Subscribed().asks(service.address, (table, wen), quiet={"since": 11 * 60, "until": 13 * 60}))
        with sitting(one, table, lin) as (browser, state):
            act_until_another_is_asked(one, table, browser, state)
            tell(one)
            with sitting(other, table, wen):
                tell(other)
        clock[0] = NOON + timedelta(hours=1)
        tell(one, other)
    assert service.received == []


def test_a_webhook_is_told_in_plain_words(client, service):
    table, lin, wen = two(client)
    hook = Subscribed().asks(f"{service.address}/hook?id=1#mine", (table, wen)) | {"keys": None}
    ask(client, hook)
    ask(client, hook | {"endpoint": f"{service.address}/hook?id=1#another's", "seats": []})
    with sitting(client, table, lin) as (browser, state):
        act_until_another_is_asked(client, table, browser, state)
        tell(client)
    [(path, headers, said)] = service.received
    assert (path, headers["Content-Type"]) == ("/hook?id=1", "application/json")
    says = "Fords: it is your turn."
    assert json.loads(said) == {"content": says, "text": says, "kind": "turn", "table": f"http://testserver/t/{table}"}


def test_what_a_service_does_not_take_is_sent_again_later(client, service, clock):
    table, lin, wen = two(client)
    ask(client, Subscribed().asks(service.address, (table, wen)))
    service.answer = 503
    with sitting(client, table, lin) as (browser, state):
        act_until_another_is_asked(client, table, browser, state)
        tell(client)
        tell(client)
        assert len(service.received) == 1
        clock[0] += timedelta(minutes=1)
        tell(client)
        assert len(service.received) == 2
        service.answer = 201
        clock[0] += timedelta(minutes=2)
        tell(client)
        assert len(service.received) == 3
        [told] = in_server(client, client.app.state.store.notices.at_seat, table, 1)
        assert told.failed == 0


def test_a_browser_that_cannot_be_told_for_hours_is_forgotten(client, service, clock):
    table, lin, wen = two(client)
    ask(client, Subscribed().asks(service.address, (table, wen)))
    service.answer = 500
    with sitting(client, table, lin) as (browser, state):
        act_until_another_is_asked(client, table, browser, state)
        for _ in range(12):
            tell(client)
            clock[0] += timedelta(hours=1)
    assert len(service.received) == 10
    assert in_server(client, client.app.state.store.notices.at_seat, table, 1) == []


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(client, service, status):
    table, lin, wen = two(client)
    ask(client, Subscribed().asks(service.address, (table, wen)))
    service.answer = status
    with sitting(client, table, lin) as (browser, state):
        act_until_another_is_asked(client, table, browser, state)
        tell(client)
    assert in_server(client, client.app.state.store.notices.at_seat, table, 1) == []


def test_quiet_hours_put_it_off(client, service, clock):
    table, lin, wen = two(client)
    away = Subscribed()
    ask(client, away.asks(service.address, (table, wen), quiet={"since": 11 * 60, "until": 13 * 60}))
    with sitting(client, table, lin) as (browser, state):
        act_until_another_is_asked(client, table, browser, state)
        tell(client)
        assert service.received == []
        clock[0] = NOON + timedelta(hours=1)
        tell(client)
    assert len(service.said(away)) == 1


def test_of_two_servers_one_tells(settings, service):
    with TestClient(application(settings)) as one, TestClient(application(settings)) as other:
        assert one.get("/api/notices").json() == other.get("/api/notices").json()
        table, lin, wen = two(one)
        ask(other, Subscribed().asks(service.address, (table, wen)))
        with sitting(one, table, lin) as (browser, state):
            act_until_another_is_asked(one, table, browser, state)
            tell(one, other, one)
    assert len(service.received) == 1


def test_what_was_noted_is_told_after_a_restart(settings, service):
    with TestClient(application(settings)) as client:
        table, lin, wen = two(client)
        ask(client, Subscribed().asks(service.address, (table, wen)))
        with sitting(client, table, lin) as (browser, state):
            act_until_another_is_asked(client, table, browser, state)
    assert service.received == []
    with TestClient(application(settings)) as client:
        tell(client)
    assert len(service.received) == 1
