"""A server that stops in the middle of 馬吊 comes back with every seat's table as it was."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, Browser
from youyi.apps.web.server.app import Settings, application
from youyi.games import game

SEATS = 4
PLIES = 41
"""Into the second deal."""


def snapshots(server: TestClient, table: str, tokens: list[str]) -> list[dict[str, Any]]:
    """What each seat sees, and the public."""
    seen = []
    for token in (*tokens, None):
        with server.websocket_connect(f"/ws/tables/{table}") as socket:
            browser = Browser(socket)
            seen.append(browser.next("Snapshot") if token is None else browser.sit(token))
    return [{key: value for key, value in each.items() if key != "table"} for each in seen]


def played(server: Any, table: str, tokens: list[str]) -> None:
    session = server.app.state.registry._tables[table].table.session
    while session.at < PLIES:
        at, seat = session.at, session.asked
        if seat is None:
            continue  # the server deals
        with server.websocket_connect(f"/ws/tables/{table}") as socket:
            browser = Browser(socket)
            state = browser.sit(tokens[seat])
            browser.act(state, at % len(state["asked"]["offers"]))
            browser.next("Happened")


def test_four_seats_and_a_watcher_find_their_table_again(settings: Settings):
    here = replace(settings, games=(game("madiao"),))
    with TestClient(application(here)) as server:
        table = server.post("/api/tables", json={"game": "madiao", "seats": [OPEN] * SEATS}).json()["id"]
        tokens = [
            server.post(f"/api/tables/{table}/sit", json={"name": f"P{seat}"}).json()["token"] for seat in range(SEATS)
        ]
        played(server, table, tokens)
        before = snapshots(server, table, tokens)
    with TestClient(application(here)) as server:
        after = snapshots(server, table, tokens)
    assert after == before
    assert [len(each["past"]) > 20 for each in before] == [True] * (SEATS + 1)
    hands = [tuple(each["view"]["phase"]["hand"]) for each in before]
    assert len(set(hands[:SEATS])) == SEATS
    assert hands[SEATS] == ()
