"""One game played by players, from its start to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from youyi.kernel.chance import Chances
from youyi.kernel.rules import Over, Player, Rules
from youyi.kernel.session import ENDLESS, Session

P = TypeVar("P")
M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V")
M_co = TypeVar("M_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Played(Generic[M_co]):
    """A game from its start to its end."""

    moves: tuple[M_co, ...]
    over: Over | None
    """None if it was given up as endless."""


def referee(
    rules: Rules[P, M, E, V],
    players: Sequence[Player[V, M]],
    chances: Chances,
    on_events: Callable[[tuple[E, ...]], None] | None = None,
) -> Played[M]:
    """Play a game; `on_events` is given the events of every ply. Raises `IllegalMove` if a player makes one."""
    session = Session(rules)
    over = session.play_out(players, chances, limit=ENDLESS, on_events=on_events)
    return Played(tuple(ply.move for ply in session.plies), over)
