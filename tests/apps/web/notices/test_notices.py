"""Who is told what: each event once, whoever does not look, and nobody else."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.apps.web.accounts.test_accounts import made
from tests.apps.web.kit import OPEN, create, in_server, me, until
from tests.apps.web.notices.away import act_until_another_is_asked, ask, sitting, stored_browsers, tell, two
from tests.apps.web.notices.push_service import Subscribed
from youyi.apps.web.store.notice_store import OF_ACCOUNT, OF_SEAT


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
    path, title = f"/t/{table}", "Fords: it is your turn."
    assert said == {"title": title, "tag": f"youyi-{table}", "path": path, "off": "No more notices"}


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


def test_who_is_connected_and_does_not_look_is_told(client, service):
    table, lin, wen = two(client)
    away = Subscribed()
    ask(client, away.asks(service.address, (table, wen)))
    with sitting(client, table, wen) as (hidden, _), sitting(client, table, lin) as (browser, state):
        hidden.send("Look", looking=False)
        hidden.send("Ping")
        hidden.next("Pong")
        act_until_another_is_asked(client, table, browser, state)
        tell(client)
    assert len(service.said(away)) == 1


def test_who_made_a_table_is_told_that_somebody_sat_down(client, service):
    table, tokens = create(client, OPEN, me())
    away = Subscribed()
    ask(client, away.asks(service.address, (table, tokens[1]), language="zh-Hant"))
    client.post(f"/api/tables/{table}/sit", json={"name": "Wen"})
    tell(client)
    assert [each["title"].partition("：")[2] for each in service.said(away)] == ["有人在你這一桌入座了。"]


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


KEYS = Subscribed().asks("")["keys"]


@pytest.mark.parametrize(
    "wrong",
    [{"endpoint": "https://127.0.0.1/"}, {"keys": {"public": "AAAA", "auth": "A" * 22}}, {"zone": "a\n"},
     {"keys": KEYS | {"auth": "AAAA"}}, {"keys": KEYS | {"auth": "é"}}, {"quiet": {"since": -1, "until": 5}}, {"quiet": {"since": 0, "until": 1440}}],
)  # fmt: skip
def test_what_no_browser_asks_is_refused(client, service, wrong):
    assert ask(client, Subscribed().asks(service.address) | wrong, 400)["error"] == "malformed"


def test_a_seat_has_so_many_browsers_and_no_more(client, service, clock):
    table, _, wen = two(client)
    for nth in range(OF_SEAT + 2):
        clock[0] += timedelta(seconds=1)
        ask(client, Subscribed().asks(f"{service.address}/{nth}", (table, wen)))
    clock[0] += timedelta(seconds=1)
    ask(client, Subscribed().asks(f"{service.address}/2", (table, wen)))  # it has been there, and asks once more
    known = in_server(client, client.app.state.store.notices.at_seat, table, 1)
    assert sorted(each.endpoint[-1] for each in known) == ["2", "3", "4", "5", "6"]
    assert stored_browsers(client) == OF_SEAT


def test_who_holds_no_seat_is_not_stored(client, service):
    table, _, _ = two(client)
    ask(client, Subscribed().asks(service.address, (table, "A" * 32)))
    assert stored_browsers(client) == 0


def test_an_account_has_so_many_browsers_and_no_more(client, service, clock):
    made(client)
    for nth in range(OF_ACCOUNT + 2):
        clock[0] += timedelta(seconds=1)
        ask(client, Subscribed().asks(f"{service.address}/{nth}"))
    assert stored_browsers(client) == OF_ACCOUNT
    assert client.post("/api/account/out", json={}).status_code == 200
    ask(client, Subscribed().asks(f"{service.address}/stranger"))
    assert stored_browsers(client) == 0
