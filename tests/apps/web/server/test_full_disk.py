"""A store that takes nothing: the health check is red, and whoever wants something stored is told so plainly."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from tests.apps.web.kit import OPEN, computer, create, finish, in_server, me, until
from youyi.apps.web.base import words
from youyi.apps.web.server.health import Pulse
from youyi.kernel.names import Language

HOW = {
    "may only be read": ("PRAGMA query_only = ON", "PRAGMA query_only = OFF"),
    "is full": ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000"),
}
"""Each is refused by SQLite itself; a file that is longer already may not grow."""


def set_store(client, pragma):
    async def work():
        async with client.app.state.store._engine.connect() as connection:
            await connection.exec_driver_sql(pragma)

    in_server(client, work)


def laid(client):
    return client.post("/api/tables", json={"game": "fords", "seats": [me(), OPEN]}).status_code


def healthy(client):
    return client.get("/healthz").status_code == 200


@pytest.mark.parametrize("how", HOW)
def test_health_is_red_while_nothing_can_be_stored(client, how):
    assert healthy(client)
    set_store(client, HOW[how][0])
    until(lambda: laid(client) == 503, "there is no page left")
    until(lambda: not healthy(client), "the health check is red")
    assert client.get("/healthz").json() == {"status": "the store takes nothing"}
    set_store(client, HOW[how][1])
    until(lambda: healthy(client), "it is green again")
    assert laid(client) == 201


def test_every_request_that_is_to_be_stored_is_refused_plainly(client):
    waiting, _ = create(client, me(), OPEN)
    ended, _ = create(client, computer(), computer())
    finish(client, ended)
    anything: dict[str, Any] = {"game": "fords"}
    asked = {
        "/api/tables": {"game": "fords", "seats": [me(), OPEN]},
        "/api/sit-anywhere": anything | {"name": "Wen"},
        f"/api/tables/{waiting}/sit": {"name": "Wen"},
        "/api/tables/from": {"table": ended, "ply": 1, "seat": 0, "name": "Wen", "player": "first"},
        "/api/account/new": {"name": "Wen", "passphrase": "a long passphrase"},
    }
    set_store(client, HOW["may only be read"][0])
    for path, body in asked.items():
        for language in Language:
            refused = client.post(f"{path}?language={language}", json=body)
            assert (refused.status_code, refused.json()["error"]) == (503, "not_stored"), (path, refused.text)
            assert refused.json()["says"] == words.NOT_STORED.said_in(language)
            assert "Retry-After" in refused.headers
    set_store(client, HOW["may only be read"][1])
    for path, body in asked.items():
        assert client.post(path, json=body).status_code in (200, 201), path


def test_a_fault_of_ours_in_what_we_ask_the_store_is_called_a_fault(client, monkeypatch):
    async def wrong(*_arguments):
        async with client.app.state.store._engine.begin() as connection:
            await connection.exec_driver_sql("INSERT INTO game (id) VALUES ('x')")

    monkeypatch.setattr(client.app.state.store, "create", wrong)
    client._transport.raise_server_exceptions = False
    assert client.post("/api/tables", json={"game": "fords", "seats": [me(), OPEN]}).status_code == 500


def test_the_store_is_tried_once_a_second_however_many_ask():
    async def run():
        tried, seconds = [], [0.0]

        async def try_writing():
            tried.append(seconds[0])
            if seconds[0] == 1:
                raise OSError("full")

        store: Any = SimpleNamespace(upkeep=SimpleNamespace(try_writing=try_writing))
        telemetry: Any = SimpleNamespace(failed=lambda *_: None)
        pulse = Pulse(store, telemetry, lambda: seconds[0])
        assert await asyncio.gather(*(pulse.beats() for _ in range(9))) == [True] * 9
        seconds[0] = 1
        assert await asyncio.gather(*(pulse.beats() for _ in range(9))) == [False] * 9
        seconds[0] = 2
        assert await pulse.beats()
        assert tried == [0, 1, 2]

    asyncio.run(run())
