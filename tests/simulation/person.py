"""Somebody at a table of a simulation, who plays through whichever server answers, and whose eyes are the laws'."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from tests.simulation.network import Broken, Line
from youyi.kernel.contributed import seal

if TYPE_CHECKING:
    from tests.simulation.world import World

_AGAIN = 3.0
"""After so many seconds without an answer somebody does again what he did."""


class Person:
    """One who holds a seat, or watches."""

    def __init__(self, world: World, number: int, table: str, seat: int | None, token: str | None, text: str) -> None:
        """`text` opens what was sealed; empty: nothing was."""
        self.world, self.number, self.table, self.seat, self._token, self._text = (
            world,
            number,
            table,
            seat,
            token,
            text,
        )
        self.random = Random(f"person {world.plan.seed} {number}")
        self.line: Line | None = None
        self.state: dict[str, Any] | None = None
        """The latest position that he was shown."""
        self.at = 0
        """The highest that he was ever shown."""
        self.over = False
        self.away = 0.0
        """Until then he does not come back."""

    async def play(self) -> None:
        """Play, connecting again and again."""
        world = self.world
        while not world.ended:
            servers = [each for each in world.servers if each.registry is not None and not each.stopping]
            if not servers or world.loop.time() < self.away:
                await asyncio.sleep(0.2)
                continue
            server = self.random.choice(servers)
            self.line = line = Line(world.network, server.machine)
            self._served = server.answer(line, self.table)
            world.lines.append((server, line))
            try:
                await self._talk(line)
            except Broken:
                self.state = None
                await asyncio.sleep(0.05 + self.random.random() * 0.3)
            finally:
                world.lines.remove((server, line))

    def unplug(self, seconds: float) -> None:
        """Lose the line, and come back after a time."""
        self.away = self.world.loop.time() + seconds
        if self.line is not None:
            self.line.hang_up()

    async def _talk(self, line: Line) -> None:
        if self._token is not None:
            self._say(line, "Sit", token=self._token)
        acting: asyncio.Task[None] | None = None
        try:
            while True:
                text = await line.hear()
                message = msgspec.json.decode(text)
                self.world.laws.hear(self, text, message)
                kind = message["type"]
                if kind in ("Snapshot", "Happened"):
                    self.state = message
                    if acting is not None:
                        acting.cancel()
                    acting = asyncio.create_task(self._act(line, message)) if self._asked(message) else None
                if kind == "Snapshot":
                    self._open(line, message["table"]["chance"])
                    self._return(line, message["table"]["company"])
                elif kind == "ChanceTold":
                    self._open(line, message["chance"])
                elif kind == "Company":
                    self._return(line, message["company"])
        finally:
            if acting is not None:
                acting.cancel()

    def _asked(self, message: dict[str, Any]) -> bool:
        asked = message["asked"]
        return self.seat is not None and asked["type"] in ("Choose", "Throws") and asked["seat"] == self.seat

    async def _act(self, line: Line, state: dict[str, Any]) -> None:
        """Do what is asked, again and again until something new is heard."""
        asked, at = state["asked"], state["at"]
        text = None if asked["type"] == "Throws" else self.random.choice(asked["offers"])["text"]
        await asyncio.sleep(self.random.random() * self.world.plan.think)  # in virtual time
        while True:
            self.world.laws.sends(self, at, text)
            for _ in range(1 if self.random.random() > 0.05 else 2):  # a nervous hand
                if text is None:
                    self._say(line, "Throw", at=at)
                else:
                    self._say(line, "Move", at=at, text=text)
            await asyncio.sleep(_AGAIN)

    def _open(self, line: Line, chance: dict[str, Any]) -> None:
        if self._text and chance["seals"] is not None and chance["contributions"] is None:
            self._say(line, "Open", text=self._text)

    def _return(self, line: Line, company: dict[str, Any]) -> None:
        mine = None if self.seat is None else company["seats"][self.seat]
        if mine is not None and mine["stand_in"] is not None and self.random.random() < 0.5:
            self._say(line, "Return")

    @staticmethod
    def _say(line: Line, kind: str, **fields: Any) -> None:
        line.say(msgspec.json.encode({"type": kind, **fields}).decode())


def sealed(text: str) -> str | None:
    """What somebody seals who will open it with a text."""
    return seal(text) if text else None
