"""A tab without a browser: a worker, the disk that it writes to, and what its lines heard."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from youyi.apps.web.tab.worker import Worker

GAMES = {"madiao": ["heuristic"] * 4, "ruqi": ["greedy"] * 2}


class Disk:
    """IndexedDB, as the worker's script uses it."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.kept: dict[str, list[str]] = {}
        self.fails = False

    async def read(self, table: str, since: int) -> list[str] | None:
        await asyncio.sleep(0)
        return [self.rows[table], *self.kept.get(table, [])[since:]] if table in self.rows else None

    async def change(self, changes: str) -> bool:
        await asyncio.sleep(0)
        wanted = json.loads(changes)
        if any(self.rows.get(table) != before for table, before, _ in wanted):
            return False
        self.rows |= {table: after for table, _, after in wanted}
        return True

    async def names(self, beginning: str) -> list[str]:
        await asyncio.sleep(0)
        return sorted(each for each in self.rows if each.startswith(beginning))

    async def append(self, table: str, ply: int, text: str) -> str:
        await asyncio.sleep(0)
        if self.fails:
            raise OSError("the disk is full")
        moves = self.kept.setdefault(table, [])
        if ply < len(moves):
            return "taken"
        assert ply == len(moves)
        moves.append(text)
        return "stored"


async def at_once() -> None:
    """They are there."""


class Page:
    """One tab: a worker, and what its lines heard."""

    def __init__(
        self,
        disk: Disk,
        others: list[Page] | None = None,
        weights: Callable[[], Awaitable[None]] = at_once,
        kernels: Callable[[], Awaitable[None]] = at_once,
    ) -> None:
        self.disk, self.others = disk, others if others is not None else []
        self.heard: dict[int, list[dict[str, Any]]] = {}
        self.worker = Worker(disk, self._hear, self._tell, 0, weights, kernels)
        self.lines = 0
        self.tables: dict[int, str] = {}
        """Of each line."""
        self.others.append(self)

    def _hear(self, line: int, message: str) -> None:
        told = json.loads(message)
        if told["type"] in ("Snapshot", "Happened") and told["at"]:
            assert told["at"] <= len(self.disk.kept[self.tables[line]]), "shown before it was stored"
        self.heard.setdefault(line, []).append(told)

    def _tell(self, news: str) -> None:
        for each in self.others:
            if each is not self:
                each.worker.heard(news)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = json.loads(await self.worker.ask(request(method, path, json.dumps(body))))
        told = json.loads(answer["body"]) if answer["kind"] == "application/json" else answer["body"]
        return answer["status"], told

    def open(self, table: str, token: str | None = None) -> int:
        self.lines += 1
        self.tables[self.lines] = table
        self.worker.open(self.lines, table, "en", False)
        if token is not None:
            self.say(self.lines, type="Sit", token=token)
        return self.lines

    def say(self, line: int, **message: object) -> None:
        self.worker.say(line, json.dumps(message))

    async def until(self, line: int, what: Any) -> Any:
        """The first message of a line that is as wanted, from its latest on."""
        seen = 0
        async with asyncio.timeout(20):
            while True:
                heard = self.heard.get(line, [])
                for each in heard[seen:]:
                    if what(each):
                        return each
                seen = len(heard)
                await asyncio.sleep(0)


def request(method: str, address: str, body: str) -> str:
    return json.dumps({"method": method, "address": address, "language": "en", "body": body})


async def created(page: Page, game: str, *seats: dict[str, Any]) -> tuple[str, dict[int, str]]:
    status, told = await page.ask("POST", "/api/tables", {"game": game, "seats": seats})
    assert status == 201, told
    return told["id"], {each["seat"]: each["token"] for each in told["seats"] if each["token"]}


def computers(game: str) -> list[dict[str, Any]]:
    return [{"kind": "computer", "player": player} for player in GAMES[game]]
