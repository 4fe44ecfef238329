"""A connection: messages of any size up to the limit, a backlog that does not grow for ever."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.apps.web.kit import OPEN, Browser, create, me
from youyi.apps.web.base.limits import Limits, TokenBucket
from youyi.apps.web.live.line.browser_line import LONGEST_MESSAGE
from youyi.apps.web.live.line.connection import Connection
from youyi.apps.web.live.messages import publishing
from youyi.apps.web.wire.messages import Refused
from youyi.kernel.names import Language


class Stalled:
    """A socket that sends nothing until it is opened."""

    def __init__(self):
        self.open, self.sent = asyncio.Event(), []

    async def send_text(self, message):
        await self.open.wait()
        self.sent.append(message)


class Snapshots:
    """Draws snapshots of a table, and numbers them."""

    def __init__(self):
        self.drawn = 0

    def snapshot(self, _table, _to):
        self.drawn += 1
        return Refused("failed", f"snapshot {self.drawn}", None, 0, None, None)


def test_what_a_connection_missed_becomes_one_fresh_snapshot(monkeypatch):
    table: Any = None
    snapshots = Snapshots()
    monkeypatch.setattr(publishing, "snapshot", snapshots.snapshot)

    async def run():
        socket = Stalled()
        limits = Limits(unsent=100_000)
        connection = Connection(socket, table, Language.EN, limits, TokenBucket(limits.messages))  # type: ignore[arg-type]
        for number in range(5000):
            connection.send(f"{number}".ljust(1000))
            await asyncio.sleep(0)
            assert connection._outbox.size <= limits.unsent
        assert snapshots.drawn == 0, "built when it is sent, not before"
        socket.open.set()
        assert connection._writing is not None
        await connection._writing
        connection.send("and on")
        await asyncio.sleep(0)
        return [message.strip() for message in socket.sent]

    first, snapshot, last = asyncio.run(run())
    assert (first, json.loads(snapshot)["says"], last) == ("0", "snapshot 1", "and on")


@pytest.mark.parametrize(("size", "answer"), [(LONGEST_MESSAGE, "Pong"), (LONGEST_MESSAGE + 1, "Refused")])
def test_a_message_may_be_as_long_as_the_limit(client, size, answer):
    table, _ = create(client, me(), OPEN)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        browser.next("Snapshot")
        socket.send_text(json.dumps({"type": "Ping"}).ljust(size))
        message = browser.next()
        assert (message["type"], message.get("code")) == (answer, "too_large" if answer == "Refused" else None)


def test_length_is_counted_in_bytes(client):
    table, _ = create(client, me(), OPEN)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        browser.next("Snapshot")
        socket.send_text(
            json.dumps({"type": "Move", "at": 0, "text": "馬" * (LONGEST_MESSAGE // 3)}, ensure_ascii=False)
        )
        assert browser.next("Refused")["code"] == "too_large"
