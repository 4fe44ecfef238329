"""A connection: messages of any size up to the limit, a queue that does not grow for ever."""

from __future__ import annotations

import asyncio
import json

import pytest

from tests.apps.web.kit import OPEN, Browser, create, me
from youyi.apps.web.connection import LONGEST_MESSAGE, Connection
from youyi.kernel.names import Language


def test_a_connection_too_far_behind_is_closed():
    class Stalled:
        """A socket that sends nothing until it is opened."""

        def __init__(self):
            self.open, self.sent, self.closed = asyncio.Event(), 0, None

        async def send_text(self, _message):
            await self.open.wait()
            self.sent += 1

        async def close(self, code):
            self.closed = code

    async def run():
        socket = Stalled()
        connection = Connection(socket, None, Language.EN)  # type: ignore[arg-type]
        for number in range(5000):
            connection.send(str(number))
        socket.open.set()
        await asyncio.wait_for(connection._write(), 10)
        return socket.sent, socket.closed

    assert asyncio.run(run()) == (1000, 1013)


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
