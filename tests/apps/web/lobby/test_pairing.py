"""Strangers find each other: the lobby, sitting down anywhere, and how one's tables stand."""

from __future__ import annotations

import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, Browser, computer, create, finish, me, until
from youyi.apps.web.base import server_time
from youyi.apps.web.base.limits import Rate
from youyi.apps.web.server.app import application
from youyi.apps.web.store.tables import lobby_store


def listed(client):
    return [each["id"] for each in client.get("/api/tables").json()]


def anywhere(client, name="Lin", **more):
    return client.post("/api/sit-anywhere", json={"game": "fords", "name": name} | more)


def test_strangers_are_brought_together_and_the_game_begins(client):
    first, second, third = (anywhere(client, name).json() for name in ("Lin", "Wen", "Han"))
    assert [each["opened"] for each in (first, second, third)] == [True, False, False]
    assert {each["id"] for each in (first, second, third)} == {first["id"]}
    assert {each["seat"] for each in (first, second, third)} == {0, 1, 2}
    with client.websocket_connect(f"/ws/tables/{first['id']}") as socket:
        assert Browser(socket).sit(first["token"])["asked"]["type"] == "Throws"
    assert anywhere(client, "Mei").json()["opened"], "the table is full"


def test_nobody_is_sent_to_a_table_where_nobody_waits(client, monkeypatch):
    monkeypatch.setattr(lobby_store, "ARRIVING", timedelta())
    first = anywhere(client).json()
    other = anywhere(client, "Wen").json()
    assert other["opened"], "the first one's page never came"
    with client.websocket_connect(f"/ws/tables/{first['id']}") as socket:
        Browser(socket).sit(first["token"])
        until(lambda: first["id"] in listed(client), "it is listed")
        assert anywhere(client, "Mei").json()["id"] == first["id"]
    until(lambda: first["id"] not in listed(client), "it is listed no more")


@pytest.mark.parametrize(
    "agreed",
    [
        {"listed": False},
        {"listed": True, "seats2": True},
        {"listed": True, "agreement": {"clock": {"kind": "move", "seconds": 30}, "stand_in": "first"}},
    ],
)
def test_nobody_is_sent_to_a_table_that_is_private_or_unusual(client, agreed):
    seats = [me(), OPEN] if agreed.pop("seats2", False) else [me(), OPEN, OPEN]
    table, _ = create(client, *seats, **agreed)
    assert anywhere(client).json()["id"] != table


PACES: list[dict[str, Any] | None] = [
    None,
    {"kind": "move", "seconds": 60},
    {"kind": "bank", "seconds": 900, "increment": 10},
    {"kind": "days", "seconds": 86_400},
]


def test_those_who_agree_on_a_pace_meet_and_nobody_else(client):
    opened = [anywhere(client, clock=pace).json() for pace in PACES]
    assert len({each["id"] for each in opened}) == len(PACES)
    met = [anywhere(client, "Wen", clock=pace).json() for pace in reversed(PACES)]
    assert [each["id"] for each in reversed(met)] == [each["id"] for each in opened]
    agreed = [client.get(f"/api/tables/{each['id']}").json()["company"]["agreement"] for each in opened]
    told = [None if pace is None else {"increment": 0, **pace} for pace in PACES]
    assert [each["clock"] for each in agreed] == told
    assert [each["absence"] for each in agreed] == [60, 60, 60, None], "who plays by days is expected to be away"
    assert anywhere(client, "Han", clock={"kind": "bank", "seconds": 900, "increment": 11}).json()["opened"]


def test_who_waits_by_days_need_not_be_there(client, monkeypatch):
    monkeypatch.setattr(lobby_store, "ARRIVING", timedelta())
    by_days, a_day = {"clock": PACES[3]}, 24 * 3600
    waiting = anywhere(client, **by_days).json()
    assert anywhere(client, "Wen", **by_days).json()["id"] == waiting["id"]
    monkeypatch.setattr(server_time.SERVER_TIME, "_steady", lambda: time.monotonic() + a_day)
    assert anywhere(client, "Han", **by_days).json()["opened"], "nobody has looked in for a day"


def test_a_pace_that_no_table_may_have_is_refused(client):
    refused = anywhere(client, clock={"kind": "bank", "seconds": 1})
    assert (refused.status_code, refused.json()["error"]) == (400, "bad_agreement")


def test_who_waits_alone_gives_the_open_seats_to_computers(client):
    waiting = anywhere(client).json()
    with client.websocket_connect(f"/ws/tables/{waiting['id']}") as socket:
        browser = Browser(socket)
        browser.sit(waiting["token"])
        browser.send("Free", seat=1, player="first")
        browser.send("Free", seat=2, player="first")
        browser.expect("Snapshot", lambda said: said["asked"]["type"] == "Throws", "the beginning")


def test_the_lobby_says_who_waits_and_at_what_pace(client):
    agreement = {"clock": {"kind": "bank", "seconds": 300, "increment": 5}, "absence": 30, "stand_in": "first"}
    create(client, me("Wen"), computer(), OPEN, terms={"seats": 3}, listed=True, agreement=agreement)
    said = client.get("/api/tables").json()[0]
    assert (said["names"], said["computers"], said["seats"], said["open_seats"]) == (["Wen"], 1, 3, [2])
    assert said["agreement"]["clock"] == {"kind": "bank", "seconds": 300, "increment": 5}


def test_how_a_table_stands(client):
    table, _ = create(client, me(), OPEN)
    said = client.get(f"/api/tables/{table}/standing").json()
    assert (said["open"], said["asked"], said["over"], said["score"]) == (True, None, False, None)
    client.post(f"/api/tables/{table}/sit", json={"name": "Wen"})
    assert client.get(f"/api/tables/{table}/standing").json()["asked"] == 0
    over, _ = create(client, computer(), computer())
    finish(client, over)
    ended = client.get(f"/api/tables/{over}/standing").json()
    assert ended["over"]
    assert len(ended["score"]) == 2
    assert datetime.fromisoformat(ended["moved"]) <= datetime.now(UTC)


def test_an_address_with_tokens_is_drawn_without_being_asked_for_by_address(client):
    ours = "http://testserver/my#" + "x" * 900
    assert client.post("/api/qr", json={"text": ours}).headers["cache-control"] == "no-store"
    assert client.post("/api/qr", json={"text": "http://elsewhere/my"}).status_code == 400
    assert client.post("/api/qr", json={"text": ours + "x" * 900}).status_code == 400


def test_sitting_anywhere_has_the_limits_of_listed_tables(settings):

    sitting = replace(settings.sitting, listed_takes=Rate(2, 0))
    with TestClient(application(replace(settings, sitting=sitting))) as client:
        assert [anywhere(client).status_code for _ in range(3)] == [200, 200, 429]
