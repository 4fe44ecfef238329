"""The one loop that plays a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from youyi.kernel.chance import Chances
from youyi.kernel.rules import Chance, Over, Player, Rules
from youyi.kernel.seats import Seat

P = TypeVar("P")
M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V")
M_co = TypeVar("M_co", covariant=True)

ENDLESS = 100_000
"""Moves after which a game is given up as endless; every game we know ends a hundred times sooner."""


@dataclass(frozen=True, slots=True)
class Played(Generic[M_co]):
    """A game from its start to its end."""

    moves: tuple[M_co, ...]
    over: Over | None
    """None if it was given up as endless."""


def _unheeded(_events: object) -> None:
    """Let what happens pass."""


def referee(
    rules: Rules[P, M, E, V],
    players: Sequence[Player[V, M]],
    chances: Chances,
    heed: Callable[[tuple[E, ...]], None] = _unheeded,
) -> Played[M]:
    """Play a game; `heed` is told the events of every step."""
    position, moves, draws = rules.start(), list[M](), Counter[Seat | None]()
    while len(moves) < ENDLESS:
        prompt = rules.prompt(position)
        if isinstance(prompt, Over):
            return Played(tuple(moves), prompt)
        if isinstance(prompt, Chance):
            draws[prompt.by] += 1
            move = prompt.odds.draw(chances.hand(prompt.by, draws[prompt.by]))
        else:
            seat = prompt.seat
            move = players[seat].choose(rules.view(position, seat), prompt.moves, chances.mind(seat, len(moves)))
        step = rules.play(position, move)
        position = step.position
        moves.append(move)
        heed(step.events)
    return Played(tuple(moves), None)
