# ruff: noqa: INP001 (a script beside the tests that it serves, in no package)
"""Records what one seat of a real table hears, for the component tests.

Start `youyi serve`, then: python client/tests/record.py ruqi 2 24 (game, seats, moves at least).
"""

from __future__ import annotations

import asyncio
import json
import sys
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

HOST = "127.0.0.1:8000"
KEPT_OFFERS = 3


def ask(path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask the server for JSON."""
    line = HTTPConnection(HOST)
    line.request("GET" if body is None else "POST", path, json.dumps(body), {"content-type": "application/json"})
    return json.load(line.getresponse())


async def listen(line: ClientConnection, moves: int) -> list[dict[str, Any]]:
    """Play until so many moves are made and this seat must choose."""
    heard, answered = list[dict[str, Any]](), -1
    async for text in line:
        message = json.loads(text)
        if message["type"] == "Present" or message.get("seat", 0) is None:
            continue
        heard.append(message)
        asked = message.get("asked", {})
        if message["at"] >= moves and asked.get("type") == "Choose":
            break
        if asked.get("seat") == 0 and message["at"] != answered:
            answered = message["at"]
            await line.send(json.dumps(answer(asked, answered)))
    return heard


def answer(asked: dict[str, Any], at: int) -> dict[str, Any]:
    """Throw, or take now this offer, now that."""
    if asked["type"] == "Throws":
        return {"type": "Throw", "at": at}
    return {"type": "Move", "at": at, "text": asked["offers"][at % len(asked["offers"])]["text"]}


async def record(game: str, seats: int, moves: int) -> None:
    """Lay a table, play at it, and write down the game's facts and what was heard."""
    facts = next(each for each in ask("/api/games") if each["id"] == game)
    others = [{"kind": "computer", "player": "random"}] * (seats - 1)
    laid = ask("/api/tables", {"game": game, "seats": [{"kind": "me", "name": "Lin"}, *others]})
    async with connect(f"ws://{HOST}/ws/tables/{laid['id']}?language=en", max_size=None) as line:
        await line.send(json.dumps({"type": "Sit", "token": laid["seats"][0]["token"]}))
        heard = await listen(line, moves)
    for message in heard[:-1]:
        if message.get("asked", {}).get("type") == "Choose":
            del message["asked"]["offers"][KEPT_OFFERS:]
    folder = Path(__file__).parent / "recorded"
    (folder / f"{game}-game.json").write_text(json.dumps(facts, ensure_ascii=False, indent=1) + "\n")
    (folder / f"{game}-play.json").write_text(json.dumps(heard, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    asyncio.run(record(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
