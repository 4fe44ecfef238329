"""People who play through whichever server runs, and what they were told: every move that anyone saw must be stored."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.apps.web.processes.servers import Servers

THINK = (0.02, 0.15)
SILENCE = 12  # connecting again is what is tested
"""Seconds without a word after which a person connects again."""


@dataclass
class Ledger:
    """What people did and were told."""

    acknowledged: dict[tuple[str, int], str | None] = field(default_factory=dict)
    """Own moves that were answered, by table and ply."""
    seen: dict[tuple[str, int], str] = field(default_factory=dict)
    """Every move that any listener was shown."""
    contradictions: list[str] = field(default_factory=list)
    sent: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    connections: int = 0
    heads: dict[str, int] = field(default_factory=dict)
    """The latest position of each table that anyone saw."""
    over: set[str] = field(default_factory=set)

    def see(self, table: str, message: dict[str, Any]) -> None:
        """Note a move as shown to a listener."""
        at, move = message["at"] - 1, message["move"]
        self.heads[table] = max(self.heads.get(table, 0), message["at"])
        if move is not None and self.seen.setdefault((table, at), move) != move:
            self.contradictions.append(f"{table} {at}: {self.seen[table, at]} and {move}")


class Person:
    """One who sits at a table, or watches it (no token), until the game is over or `stop` is set."""

    def __init__(self, servers: Servers, ledger: Ledger, table: str, seat: int | None, token: str | None) -> None:
        self._servers = servers
        self._ledger = ledger
        self._table = table
        self._seat = seat
        self._token = token
        self._pending: int | None = None

    async def play(self) -> None:
        """Play, connecting again and again."""
        while self._table not in self._ledger.over:
            address = self._servers.address()
            if address is not None:
                with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                    url = address.replace("http", "ws") + f"/ws/tables/{self._table}"
                    again = connect(url, max_size=None, open_timeout=5, close_timeout=1)  # people try again
                    async with again as socket:
                        self._ledger.connections += 1
                        await self._converse(socket)
            self._pending = None
            await asyncio.sleep(random.uniform(0.05, 0.3))

    async def _converse(self, socket: ClientConnection) -> None:
        if self._token is not None:
            await socket.send(json.dumps({"type": "Sit", "token": self._token}))
        while True:
            async with asyncio.timeout(SILENCE):  # not `wait_for`, which may lose a cancellation before Python 3.12
                message = json.loads(await socket.recv())
            match message["type"]:
                case "Snapshot":
                    self._ledger.heads[self._table] = max(self._ledger.heads.get(self._table, 0), message["at"])
                    if message["seat"] == self._seat:
                        await self._act(socket, message)
                case "Happened":
                    self._hear(message)
                    await self._act(socket, message)
                case "Refused":
                    self._ledger.refused[message["code"]] += 1
                    self._pending = None
                    await asyncio.sleep(random.uniform(0.2, 0.5))
                    await socket.send(json.dumps({"type": "Speak", "language": "en"}))
                case _:
                    pass
            if message.get("over"):
                self._ledger.over.add(self._table)
                return

    def _hear(self, message: dict[str, Any]) -> None:
        self._ledger.see(self._table, message)
        if self._pending is not None and message["at"] > self._pending:
            if message["at"] == self._pending + 1 and message["by"] == self._seat:
                self._ledger.acknowledged[self._table, self._pending] = message["move"]
            self._pending = None

    async def _act(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        asked = state["asked"]
        if self._seat is None or asked.get("seat") != self._seat or asked["type"] not in ("Throws", "Choose"):
            return
        await asyncio.sleep(random.uniform(*THINK))  # people think
        said = {"type": "Throw", "at": state["at"]}
        if asked["type"] == "Choose":
            said = {"type": "Move", "at": state["at"], "text": random.choice(asked["offers"])["text"]}
        self._pending = state["at"]
        self._ledger.sent += 1
        await socket.send(json.dumps(said))
