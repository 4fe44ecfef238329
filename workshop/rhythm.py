"""How long somebody waits at a table of 打馬, and how often there is something to choose: seeded games, and the client's own times.

Seat 0 is a person, answered by a player; computers hold the others. No clock is read: what a ply takes is added up from the
durations that the client shows it in and the pauses that the server makes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple, TypeAlias

from youyi.analysis.simulate.one_game import play_game
from youyi.apps.web.live.state.subscribers import pause_at
from youyi.apps.web.server.app import Settings
from youyi.games.dama import GAME, events
from youyi.kernel.rules import Over, Prompt, Rules, is_choice
from youyi.kernel.seats import Seat
from youyi.kernel.session import Ply

AnyRules: TypeAlias = Rules[Any, Any, Any, Any]
CLIENT = Path("client/src")
PERSON = Seat(0)


class Wait(NamedTuple):
    """What passed before one choice of the person."""

    plies: int
    ms: float


@dataclass(frozen=True, slots=True)
class Game:
    """One game as the person saw it."""

    plies: int
    turns: int
    """Throws that the person made or acted on."""
    waits: tuple[Wait, ...]
    """One for each choice among two or more."""
    ms: float
    """How long it took, nobody thinking."""


@cache
def pacing() -> Any:
    """The times of the client: of every room, and of the board of 打馬."""
    read = [json.loads((CLIENT / name).read_text("utf-8")) for name in ("lib/pacing.json", "games/dama/times.json")]
    return read[0] | read[1]


def shown(happened: Sequence[Any]) -> float:
    """How long the client shows what one ply caused, in ms at the normal speed: one event after another, payments together."""
    kinds = groupby(happened, type)
    return sum(pacing()["PAYING"] if kind is events.Paid else sum(map(_event, together)) for kind, together in kinds)


def _event(event: Any) -> float:
    time = pacing()
    match event:
        case events.Thrown() | events.OpeningThrown():
            return float(time["TURNING"] + 2 * time["BETWEEN_DICE"] + time["NAMING"])
        case events.Dropped(path=path, turned_at=turned) | events.Moved(path=path, turned_at=turned):
            journey = min(time["LONGEST"], max(time["SHORTEST"], time["PER_CELL"] * (len(path) + 1)))
            return float(journey + (0 if turned is None else time["TURN_BACK"]))
        case events.Struck():
            return float(time["STRIKING"] + time["LEAVING"])
        case events.Flew():
            return float(time["LEAVING"])
        case events.GateOpened():
            return float(time["OPENING"])
        case _:
            return 0.0


def choosing(prompt: Prompt[Any]) -> Seat | None:
    """Who is asked to choose among two or more; None: nobody."""
    return prompt.seat if is_choice(prompt) else None


def share(rules: AnyRules, ply: Ply[Any, Any, Any], passed: int) -> float:
    """How long the client shows a ply that so many passed before, beside its usual time, as its `Interlude` and its board say."""
    prompt, interlude = rules.prompt(ply.step.position), pacing()["interlude"]
    struck = any(isinstance(event, events.Struck) and event.owner == PERSON for event in ply.step.events)
    if struck or choosing(prompt) == PERSON or isinstance(prompt, Over):
        return 1
    return float(max(interlude["least"], interlude["first"] * interlude["fall"] ** passed))


def watched(rules: AnyRules, plies: Sequence[Ply[Any, Any, Any]]) -> Game:
    """One game on two clocks: the server's, which moves for the computers after its pause, and the client's, which shows."""
    pace = 1000 * Settings(database="").pace
    server = client = since = 0.0
    waits: list[Wait] = []
    passed = 0
    for ply in plies:
        chooser = choosing(rules.prompt(ply.before))
        if chooser == PERSON:
            waits.append(Wait(passed, client - since))
            server = since = client
            passed = 0
        elif ply.by == PERSON:
            server = client + pacing()["flowing"]
        else:
            server += pace * pause_at("normal", passed, chosen=chooser is not None)
        client = max(client, server) + shown(ply.step.events) * share(rules, ply, passed)
        passed += chooser != PERSON
    turns = sum(PERSON in (each.seat, each.actor) for each in _thrown(plies))
    return Game(len(plies), turns, tuple(waits), client)


def _thrown(plies: Sequence[Ply[Any, Any, Any]]) -> Iterator[events.Thrown]:
    for ply in plies:
        for event in ply.step.events:
            if isinstance(event, events.Thrown):
                yield event


def measured(ruleset: str, games: int, seed: int, players: Sequence[str]) -> list[Game]:
    """Play so many games of a ruleset, one player for each seat, the first for the person."""
    table = GAME.under(ruleset, terms={"seats": len(players)})
    return [watched(table.rules, play_game(table, players, seed, number).plies) for number in range(games)]


def report(games: Sequence[Game]) -> dict[str, float]:
    """What the games came to, over all of them."""
    waits = sorted(wait.ms / 1000 for game in games for wait in game.waits)
    plies = sorted(game.plies for game in games)
    turns = sum(game.turns for game in games)
    minutes = sorted(game.ms / 60_000 for game in games)
    figures = {
        "games": len(games),
        "plies, median": median(plies),
        "plies, 95 in 100": plies[len(plies) * 19 // 20],
        "own turns a game": turns / len(games),
        "own choices a game": len(waits) / len(games),
        "turns with a choice": len(waits) / turns,
        "plies before a choice, median": median(wait.plies for game in games for wait in game.waits),
        "wait before the first choice, median s": median(game.waits[0].ms / 1000 for game in games if game.waits),
        "wait before a choice, median s": median(waits),
        "wait before a choice, mean s": sum(waits) / len(waits),
        "wait before a choice, 95 in 100 s": waits[len(waits) * 19 // 20],
        "minutes without thinking, median": median(minutes),
        "minutes without thinking, 95 in 100": minutes[len(minutes) * 19 // 20],
    }
    return {name: round(figure, 2) for name, figure in figures.items()}
