"""Notices at a server: each event told once, to who is not there, and to nobody else."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from starlette.testclient import TestClient

from tests.apps.web.accounts.test_accounts import made
from tests.apps.web.kit import OPEN, Browser, create, in_server, me, until
from tests.apps.web.notices.push_service import Subscribed, push_service
from youyi.apps.web.base import server_time
from youyi.apps.web.base.notice import Notice, PushBrowser, after_quiet
from youyi.apps.web.notices.notices import NoticeRules
from youyi.apps.web.notices.posting import Poster
from youyi.apps.web.server import housekeeping
from youyi.apps.web.server.app import application
from youyi.apps.web.store.store import Store
from youyi.kernel.names import Language

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)
RULES = NoticeRules(grace=0, poster=Poster(loopback=True))


@pytest.fixture(autouse=True)
def by_hand(monkeypatch):
    """The servers of these tests tell what is due when the test says so."""
    monkeypatch.setattr(housekeeping, "_TOLD_EVERY", 100_000)


@pytest.fixture
def settings(settings):
    return replace(settings, notices=RULES)


@pytest.fixture
def service():
    with push_service() as service:
        yield service


@pytest.fixture
def clock(monkeypatch):
    """The server's time, which the test sets."""
    at = [NOON]
    monkeypatch.setattr(server_time, "now", lambda: at[0])
    return at


def ask(client, wanted, status=200):
    answer = client.post("/api/notices", json=wanted)
    assert answer.status_code == status, answer.text
    return answer.json()


def two(client):
    """A table of Lin, who made it, and Wen, who sat down: its id, and their tokens."""
    table, tokens = create(client, me(), OPEN)
    answer = client.post(f"/api/tables/{table}/sit", json={"name": "Wen"})
    assert answer.status_code == 200, answer.text
    return table, tokens[0], answer.json()["token"]


@contextmanager
def sitting(client, table, token):
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        yield browser, browser.sit(token)


def act_until_another_is_asked(client, table, browser, state):
    """Act for the first seat as long as it is asked."""
    while client.get(f"/api/tables/{table}/standing").json()["asked"] == 0:
        browser.act(state)
        at = state["at"]
        while "asked" not in (state := browser.next()) or state["at"] <= at:
            pass


def tell(*clients):
    for client in clients:
        in_server(client, client.app.state.notices.close)  # what happened is noted
    for client in clients:
        in_server(client, client.app.state.notices.tell)


def test_who_is_away_is_told_once_that_it_is_his_turn(client, service):
    table, lin, wen = two(client)
    away = Subscribed()
    ask(client, away.asks(f"{service.address}/wen", (table, wen)))
    with sitting(client, table, lin) as (browser, state):
        act_until_another_is_asked(client, table, browser, state)
        tell(client)
        tell(client)
    [(path, headers, _)] = service.received
    assert path == "/wen"
    assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "86400")
    assert headers["Authorization"].startswith("vapid t=")
    [said] = service.said(away)
    assert said == {"title": "Fords: it is your turn.", "tag": f"youyi-{table}", "path": f"/t/{table}"}


def test_who_looks_at_the_table_is_told_nothing(client, service):
    table, lin, wen = two(client)
    ask(client, Subscribed().asks(service.address, (table, wen)))
    with sitting(client, table, wen), sitting(client, table, lin) as (browser, state):
        act_until_another_is_asked(client, table, browser, state)
        tell(client)
    assert service.received == []


def test_who_has_come_back_meanwhile_is_told_nothing(client, service):
    table, lin, wen = two(client)
    ask(client, Subscribed().asks(service.address, (table, wen)))
    with sitting(client, table, lin) as (browser, state):
        act_until_another_is_asked(client, table, browser, state)
    with sitting(client, table, wen):
        tell(client)
    assert service.received == []


def test_who_made_a_table_is_told_that_somebody_sat_down(client, service):
    table, tokens = create(client, OPEN, me())
    away = Subscribed()
    ask(client, away.asks(service.address, (table, tokens[1]), language="zh-Hant"))
    client.post(f"/api/tables/{table}/sit", json={"name": "Wen"})
    tell(client)
    assert [each["title"].partition("：")[2] for each in service.said(away)] == ["有人在你這一桌坐下了。"]


def test_whose_turn_it_is_when_somebody_sits_down_is_told_that_alone(client, service):
    table, tokens = create(client, me(), OPEN)
    away = Subscribed()
    ask(client, away.asks(service.address, (table, tokens[0]), language="zh-Hans"))
    client.post(f"/api/tables/{table}/sit", json={"name": "Wen"})
    tell(client)
    assert [each["title"].partition("：")[2] for each in service.said(away)] == ["轮到你了。"]


def test_the_end_is_told(client, service):
    table, lin, wen = two(client)
    away = Subscribed()
    with sitting(client, table, lin) as (browser, state):
        act_until_another_is_asked(client, table, browser, state)
        ask(client, away.asks(service.address, (table, wen)))
        browser.send("Concede")
        until(lambda: client.get(f"/api/tables/{table}").json()["closed"] == "conceded", "Lin has conceded")
        tell(client)
    assert [each["title"] for each in service.said(away)] == ["Fords: the game is over."]


def test_off_is_off(client, service):
    table, lin, wen = two(client)
    ask(client, Subscribed().asks(service.address, (table, wen)))
    client.post("/api/notices/off", json={"endpoint": service.address})
    with sitting(client, table, lin) as (browser, state):
        act_until_another_is_asked(client, table, browser, state)
        tell(client)
    assert service.received == []


def test_a_token_that_holds_no_seat_is_told_nothing(client, service):
    table, lin, _ = two(client)
    ask(client, Subscribed().asks(service.address, (table, "A" * 32), ("unknown", lin)))
    with sitting(client, table, lin) as (browser, state):
        act_until_another_is_asked(client, table, browser, state)
        tell(client)
    assert service.received == []


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


def test_an_account_is_told_of_the_seats_that_it_keeps_and_takes_its_browsers_along(client, service):
    made(client)
    table, tokens = create(client, me(), OPEN)
    ask(client, Subscribed().asks(service.address))
    at_seat = client.app.state.store.notices.at_seat
    assert len(in_server(client, at_seat, table, 0)) == 1
    assert client.get("/api/account/export").json()["notices"][0]["endpoint"] == service.address
    client.post("/api/account/delete", json={"passphrase": "correct horse battery staple"})
    assert in_server(client, at_seat, table, 0) == []
    assert tokens


@pytest.mark.parametrize(
    "wrong",
    [{"endpoint": "https://127.0.0.1/"}, {"public": "AAAA"}, {"auth": "AAAA"}, {"auth": "é"}, {"zone": "a\n"},
     {"quiet": {"since": -1, "until": 5}}, {"quiet": {"since": 0, "until": 1440}}],
)  # fmt: skip
def test_what_no_browser_asks_is_refused(client, service, wrong):
    assert ask(client, Subscribed().asks(service.address) | wrong, 400)["error"] == "malformed"


def browser(**more):
    return PushBrowser(
        **{"id": "b", "endpoint": "https://push.example/", "public": b"", "auth": b"", "site": "", "login": None,
           "language": Language.EN, "quiet_from": None, "quiet_to": None, "zone": "UTC", "since": NOON} | more
    )  # fmt: skip


@pytest.mark.parametrize(
    ("start", "end", "zone", "hours"),
    [(None, None, "UTC", 0), (720, 780, "UTC", 1), (660, 720, "UTC", 0), (1320, 480, "UTC", 0), (600, 480, "UTC", 20),
     (780, 840, "Europe/Paris", 1), (1200, 1260, "Asia/Taipei", 1), (720, 780, "No/Where", 1), (720, 720, "UTC", 0)],
)  # fmt: skip
def test_quiet_hours_are_of_the_readers_day(start, end, zone, hours):
    assert after_quiet(browser(quiet_from=start, quiet_to=end, zone=zone), NOON) == NOON + timedelta(hours=hours)


def test_one_server_claims_a_notice(any_database):
    async def run():
        stores = [await Store.open(any_database) for _ in range(2)]
        keys = await asyncio.gather(*(each.notices.secret(bytes([nth])) for nth, each in enumerate(stores)))
        absent = Notice(browser="b", game="t", seat=0, kind="turn", number=0, at=NOON, due=NOON)
        claimed = await asyncio.gather(*(each.notices.claim(absent) for each in stores))
        await stores[0].notices.keep(browser(), [("none", "hash")])
        await stores[1].notices.keep(browser(zone="Asia/Taipei"), [])
        await stores[0].notices.forget("b")
        for each in stores:
            await each.close()
        return keys, claimed

    keys, claimed = asyncio.run(run())
    assert keys[0] == keys[1]
    assert claimed == [False, False]
