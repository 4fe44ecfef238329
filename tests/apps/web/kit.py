"""What tests of the web server share: a pool without processes, sockets that fail instead of waiting for ever."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

import anyio
from starlette.testclient import TestClient, WebSocketTestSession

from tests.kit.patience import PATIENCE
from youyi.apps.web.accounts.passphrases import Cost
from youyi.apps.web.base.limits import Limits, Rate
from youyi.apps.web.live.bots.bot_protocol import BotRequest, HintTold, counsel
from youyi.kernel.names import Language
from youyi.players.player import player

T = TypeVar("T")
OPEN = {"kind": "open"}
UNLIMITED = Limits().per_address(1000)
"""All tests come from one address."""
HASTY = replace(UNLIMITED, messages=Rate(burst=400, per_second=20))
"""And many are faster than people."""


CHEAP = Cost(passes=1, memory=8)
"""Passphrases of tests are tried at once."""


class InProcessPool:
    """Chooses in the server's own process: workers know nothing of the tests' games. Keeps every request."""

    def __init__(self) -> None:
        self.requests: list[BotRequest] = []

    async def choose(self, request: BotRequest) -> Any:
        self.requests.append(request)
        return player(request.player, request.table).choose(request.view, request.moves, request.entropy)

    async def advise(self, request: BotRequest, position: Any, language: Language) -> HintTold:
        return counsel(request, await self.choose(request), position, language)

    def prepared(self, _name: str, _game: Any) -> bool:
        return True

    async def close(self) -> None:
        pass


class InThread:
    """Works in a thread of the server's own process, where a test can change what is done (`Processes`)."""

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        return await asyncio.to_thread(function, *arguments)

    async def end(self) -> None:
        pass

    async def close(self) -> None:
        pass


def me(name: str = "Lin") -> dict[str, Any]:
    return {"kind": "me", "name": name}


def computer(name: str = "first") -> dict[str, Any]:
    return {"kind": "computer", "player": name}


def create(client: TestClient, *seats: dict[str, Any], **more: Any) -> tuple[str, dict[int, str]]:
    """Create a table; return its id and the tokens given."""
    answer = client.post("/api/tables", json={"game": "fords", "seats": list(seats)} | more)
    assert answer.status_code == 201, answer.text
    created = answer.json()
    return created["id"], {each["seat"]: each["token"] for each in created["seats"] if each["token"]}


def in_server(client: TestClient, work: Callable[..., Any], *arguments: Any) -> Any:
    """Run a coroutine function in the server's own event loop."""
    assert client.portal is not None
    return client.portal.call(work, *arguments)


def until(holds: Callable[[], object], what: str, patience: float = PATIENCE) -> None:
    """Wait until something holds; fail with `what` if it takes too long."""
    deadline = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < deadline, f"waited {patience} s until {what}"
        time.sleep(0.01)


async def eventually(holds: Callable[[], object], what: str = "something holds", patience: float = PATIENCE) -> None:
    """Wait, as `until` does, for what others bring about in the same event loop."""
    deadline = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < deadline, f"waited {patience} s until {what}"
        await asyncio.sleep(0.01)


def finish(client: TestClient, table: str, patience: float = PATIENCE) -> None:
    """Wait until a table's game is over."""
    until(lambda: client.get(f"/api/tables/{table}").json()["over"], "the game is over", patience)


class Browser:
    """A socket that keeps all it received. Subclasses look at each text in `note`."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.received: list[dict[str, Any]] = []

    def next(self, kind: str | None = None) -> dict[str, Any]:
        """The next message, or the next of a kind. Fails if none comes, or if the server refuses instead."""
        deadline = time.monotonic() + PATIENCE
        while True:
            message = self._receive(f"a {kind or 'message'}", deadline - time.monotonic())
            if kind is None or message["type"] == kind:
                return message
            assert message["type"] != "Refused", f"expected a {kind}, got {message}"

    def expect(self, kind: str, found: Callable[[dict[str, Any]], object], what: str) -> dict[str, Any]:
        """The next message of a kind of which something holds."""
        deadline = time.monotonic() + PATIENCE
        while True:
            message = self._receive(f"a {kind} with {what}", deadline - time.monotonic())
            if message["type"] == kind and found(message):
                return message
            assert message["type"] != "Refused", f"expected a {kind} with {what}, got {message}"

    def note(self, text: str, message: dict[str, Any]) -> None:
        """Look at a message as it arrives."""

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send_json({"type": kind, **fields})

    def sit(self, token: str) -> dict[str, Any]:
        """Take the seat, and return its first snapshot."""
        self.send("Sit", token=token)
        return self.expect("Snapshot", lambda message: message["seat"] is not None, "a seat")

    def act(self, state: dict[str, Any], choice: int = 0) -> None:
        """Do what is asked of this seat."""
        asked = state["asked"]
        if asked["type"] == "Throws":
            self.send("Throw", at=state["at"])
        else:
            self.send("Move", at=state["at"], text=asked["offers"][choice]["text"])

    def _receive(self, expected: str, seconds: float) -> dict[str, Any]:
        async def in_time() -> Any:
            with anyio.fail_after(seconds):
                return await self.socket._send_rx.receive()

        try:
            frame = self.socket.portal.call(in_time)
        except TimeoutError:
            latest = [each["type"] for each in self.received[-5:]]
            raise AssertionError(f"expected {expected} within {PATIENCE} s; the latest were {latest}") from None
        assert frame["type"] == "websocket.send", f"expected {expected}, got {frame}"
        message: dict[str, Any] = json.loads(frame["text"])
        self.received.append(message)
        self.note(frame["text"], message)
        return message
