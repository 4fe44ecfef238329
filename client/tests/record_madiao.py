# ruff: noqa: INP001 (a script beside the tests that it serves, in no package)
"""Records one sitting of two deals of 馬吊, and from it what the tests of its room need.

Start `youyi serve`, then: python client/tests/record_madiao.py. It writes `madiao-game.json`, without the rulings, which the
room does not read; `madiao-play.json`, up to a question in which this seat can capture and discard; `madiao-deal.json`, every
step of the first deal; and `madiao-over.json`, the table when it is over.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from record import HOST, answer, ask
from websockets.asyncio.client import connect

Message = dict[str, Any]
DEALS = 2
LOG = 4
WANTED = {"Led", "Captured", "Discarded", "DiscardedCard", "TrickWon", "CardsShown", "Drawn", "WentDead", "DealEnded"}
DUES = {"diao", "zhu", "gonghe", "chong"}
"""A sitting whose first deal lacks one of these is not kept."""


async def hear(table: str, token: str) -> list[Message]:
    """Sit down and play until the sitting is over; an empty list of moves if it was already."""
    heard, answered = list[Message](), -1
    async with connect(f"ws://{HOST}/ws/tables/{table}?language=en", max_size=None) as line:
        await line.send(json.dumps({"type": "Sit", "token": token}))
        async for text in line:
            message = json.loads(text)
            if message["type"] not in ("Snapshot", "Happened") or message.get("seat", 0) is None:
                continue
            heard.append(message)
            asked = message["asked"]
            if asked["type"] == "Nothing":
                break
            if asked.get("seat") == 0 and message["at"] != answered:
                answered = message["at"]
                await line.send(json.dumps(answer(asked, answered)))
    return heard


def choices(message: Message) -> set[str]:
    """What this seat's cards would do now."""
    offers = message["asked"].get("offers", [])
    return {offer["outline"]["deed"] for offer in offers}


def stretch(heard: list[Message]) -> list[Message]:
    """What was heard up to a question with both answers; nothing if none came in the first deal."""
    for count, message in enumerate(heard):
        if message["at"] > 8 and choices(message) == {"capture", "discard"}:
            return heard[: count + 1]
    return []


def deal(heard: list[Message]) -> list[Message]:
    """The happenings of the first deal."""
    told = [message for message in heard if message["type"] == "Happened"]
    ends = [any(event["type"] == "DealEnded" for event in message["events"]) for message in told]
    return told[: ends.index(True) + 1]


def whole(heard: list[Message]) -> bool:
    """Whether the sitting shows what the tests look for."""
    events = [event for message in deal(heard) for event in message["events"]]
    dues = {event["due"] for event in events if event["type"] == "Paid"}
    return {event["type"] for event in events} >= WANTED and dues >= DUES and stretch(heard) != []


def keep(name: str, what: Any) -> None:
    """Write a recording."""
    path = Path(__file__).parent / "recorded" / f"{name}.json"
    path.write_text(json.dumps(what, ensure_ascii=False) + "\n")


async def sitting() -> tuple[list[Message], Message]:
    """Play one sitting; then come back to it."""
    seats = [{"kind": "me", "name": "Lin"}, *[{"kind": "computer", "player": "random"}] * 3]
    laid = ask("/api/tables", {"game": "madiao", "seats": seats, "terms": {"deals": DEALS}})
    at, token = laid["id"], laid["seats"][0]["token"]
    return await hear(at, token), (await hear(at, token))[0]


async def record() -> None:
    """Play until a sitting has everything in it, and keep that one."""
    heard, over = await sitting()
    while not whole(heard):
        heard, over = await sitting()
    facts = next(each for each in ask("/api/games") if each["id"] == "madiao")
    keep("madiao-game", facts | {"questions": [], "rulesets": []})
    keep(
        "madiao-deal",
        [{"events": each["events"], "lines": each["lines"], "view": each["view"]} for each in deal(heard)],
    )
    keep("madiao-play", stretch(heard))
    del over["log"][:-LOG]
    keep("madiao-over", [over])


if __name__ == "__main__":
    asyncio.run(record())
