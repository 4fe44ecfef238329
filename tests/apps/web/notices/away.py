"""Tables whose people are away, and their browsers, which ask to be told."""

from __future__ import annotations

from contextlib import contextmanager
from datetime import UTC, datetime

import sqlalchemy as sql

from tests.apps.web.kit import OPEN, Browser, create, in_server, me
from youyi.apps.web.base.notice import PushBrowser
from youyi.apps.web.store.schema import PUSH_BROWSER
from youyi.kernel.names import Language

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)


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


def stored_browsers(client):
    async def count():
        async with client.app.state.store.notices._engine.connect() as connection:
            return await connection.scalar(sql.select(sql.func.count()).select_from(PUSH_BROWSER))

    return in_server(client, count)


@contextmanager
def sitting(client, table, token):
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        yield browser, browser.sit(token)


def act_until_another_is_asked(client, table, browser, state):
    """Act for the first seat as long as it is asked: it throws and waits, so that no luck ends the game."""
    while client.get(f"/api/tables/{table}/standing").json()["asked"] == 0:
        browser.act(state, choice=-1)
        at = state["at"]
        while "asked" not in (state := browser.next()) or state["at"] <= at:
            pass


def tell(*clients):
    for client in clients:
        in_server(client, client.app.state.notices.close)  # what happened is noted
    for client in clients:
        in_server(client, client.app.state.notices.tell)
        in_server(client, client.app.state.notices.close)  # what is due is sent


def browser(**more):
    return PushBrowser(
        **{"id": "b", "endpoint": "https://push.example/", "public": b"", "auth": b"", "site": "", "login": None,
           "language": Language.EN, "quiet_from": None, "quiet_to": None, "zone": "UTC", "asked": NOON} | more
    )  # fmt: skip
