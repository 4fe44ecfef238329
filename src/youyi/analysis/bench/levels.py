"""How fast each level of a game chooses: choices a second of one core, and how long the longest took."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Any

from youyi.analysis.runs.timing import collect_seldom
from youyi.games import catalogue
from youyi.kernel.chance import Entropy
from youyi.kernel.game import Table
from youyi.kernel.lab.players import PlayerSpec
from youyi.kernel.rules import Player
from youyi.kernel.rulings import differences
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.player import levels_of

WARMING = 12
"""Choices before the clock runs, until all is compiled."""


@dataclass(slots=True)
class Clocked:
    """A player whose choices among several moves are timed, by the processor."""

    player: Player[Any, Any]
    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def choose(self, view: Any, moves: Sequence[Any], entropy: Entropy, /) -> Any:
        """Choose, and take the time."""
        if len(moves) == 1:
            return self.player.choose(view, moves, entropy)
        began = process_time()
        move = self.player.choose(view, moves, entropy)
        spent = process_time() - began
        self.choices, self.seconds, self.longest = self.choices + 1, self.seconds + spent, max(self.longest, spent)
        return move


def by_level(seconds: float) -> Iterator[dict[str, Any]]:
    """Time every level of every game at its usual table, the same level on every seat, as it plays at a table."""
    for game in catalogue():
        levels = game.levels()
        if levels is not None:
            table = game.under(terms={**differences(game.bout, game.terms), **levels.terms})
            for spec in levels_of(game):
                if spec.refuses(table) is None:
                    yield _row(table, spec, clocked(table, spec.make(table), seconds))


def _row(table: Table[Any, Any, Any, Any], spec: PlayerSpec, found: Clocked) -> dict[str, Any]:
    return {
        "game": table.ruleset.full_id,
        "seats": table.rules.seats,
        "level": spec.full_id,
        "choices_per_s": round(found.choices / found.seconds, 1),
        "mean_ms": round(1000 * found.seconds / found.choices, 2),
        "longest_ms": round(1000 * found.longest, 1),
    }


def clocked(table: Table[Any, Any, Any, Any], player: Player[Any, Any], seconds: float) -> Clocked:
    """Let a player play every seat for so many seconds of choosing; the first choices warm up and are not counted."""
    warming, found, number = Clocked(player), Clocked(player), 0
    _play(table, warming, 0, lambda: warming.choices >= WARMING)
    collect_seldom()  # what a player has loaded is not looked through again in the middle of a choice
    while found.seconds < seconds:
        number += 1
        _play(table, found, number, lambda: found.seconds >= seconds)
    return found


def _play(table: Table[Any, Any, Any, Any], player: Clocked, number: int, enough: Callable[[], bool]) -> None:
    """Play a game to its end, or until it is enough."""
    session: Session[Any, Any, Any, Any] = Session(table.rules, keep=0)
    sitting, chances = [player] * table.rules.seats, Numbered(0, number)
    while session.over is None and not enough():
        session.advance(sitting, chances)
