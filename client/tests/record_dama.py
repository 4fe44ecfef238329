# ruff: noqa: INP001 (a script beside the tests that it serves, in no package)
"""Records one whole game of 打馬 for three, and from it what the tests of its room need.

Start `youyi serve`, then: python client/tests/record_dama.py. It writes `dama-game.json`; `dama-play.json`, a stretch that
ends when this seat must choose on another's throw; `dama-events.json`, the first of each kind of happening between the
positions around it; and `dama-over.json`, the table when it is over.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from record import HOST, answer, ask
from websockets.asyncio.client import connect

Message = dict[str, Any]
BEGUN = 90
STRETCH = 8
LOG = 4
WANTED = {"Dropped+", "Moved+", "Struck", "Merged", "Paid", "Paidb", "GateOpened", "HalfBowl", "BowlRefilled", "Flew"}
"""A game without one of these is not kept."""


async def hear(table: str, token: str, enough: Callable[[list[Message]], bool]) -> list[Message]:
    """Sit down, play, and keep what is heard until it is enough or the game is over."""
    heard, answered = list[Message](), -1
    async with connect(f"ws://{HOST}/ws/tables/{table}?language=en", max_size=None) as line:
        await line.send(json.dumps({"type": "Sit", "token": token}))
        async for text in line:
            message = json.loads(text)
            if message["type"] not in ("Snapshot", "Happened") or message.get("seat", 0) is None:
                continue
            heard.append(message)
            asked = message["asked"]
            if asked["type"] == "Nothing" or enough(heard):
                break
            if asked.get("seat") == 0 and message["at"] != answered:
                answered = message["at"]
                await line.send(json.dumps(answer(asked, answered)))
    return heard


def out_of_turn(heard: list[Message]) -> bool:
    """Whether this seat must now choose among several, on a throw that is not its own."""
    asked, turn = heard[-1]["asked"], heard[-1]["view"]["phase"]["turn"]
    mine = asked["type"] == "Choose" and asked["seat"] == 0 and len(asked["offers"]) > 2
    return mine and turn["by"] != 0 and len(heard) > STRETCH


def kinds(happened: Message) -> set[str]:
    """What kinds of events these are, a turning back and a payment of the bowl apart."""
    return {
        event["type"] + ("+" if event.get("turned_at") else "") + ("b" if isinstance(event.get("payer"), dict) else "")
        for event in happened["events"]
    }


def steps(heard: list[Message]) -> list[Message]:
    """The first happening of each kind, between the positions around it."""
    seen, told = set[str](), list[Message]()
    for before, after in itertools.pairwise(heard):
        if after["type"] == "Happened" and after["at"] == before["at"] + 1 and not kinds(after) <= seen:
            seen |= kinds(after)
            told.append({"before": before["view"], "events": after["events"], "view": after["view"]})
    return told


def keep(name: str, what: Any) -> None:
    """Write a recording."""
    path = Path(__file__).parent / "recorded" / f"{name}.json"
    path.write_text(json.dumps(what, ensure_ascii=False) + "\n")


async def one_game() -> tuple[list[Message], list[Message], Message]:
    """Play one game, leaving and coming back twice: the stretch, the steps of the whole, the end."""
    seats = [{"kind": "me", "name": "Lin"}, *[{"kind": "computer", "player": "random"}] * 2]
    laid = ask("/api/tables", {"game": "dama", "seats": seats})
    at, token = laid["id"], laid["seats"][0]["token"]
    first = await hear(at, token, lambda heard: heard[-1]["at"] >= BEGUN and heard[-1]["asked"].get("seat") == 0)
    play = await hear(at, token, out_of_turn)
    rest = await hear(at, token, lambda _: False)
    over = (await hear(at, token, lambda _: True))[-1]
    for snapshot in (play[0], over):
        del snapshot["log"][:-LOG]
    return play, steps(first + play + rest), over


async def record() -> None:
    """Play until a game has everything in it, and keep that one."""
    told: list[Message] = []
    while not {kind for step in told for kind in kinds(step)} >= WANTED:
        play, told, over = await one_game()
    keep("dama-game", next(each for each in ask("/api/games") if each["id"] == "dama"))
    keep("dama-play", play)
    keep("dama-events", told)
    keep("dama-over", [over])


if __name__ == "__main__":
    asyncio.run(record())
