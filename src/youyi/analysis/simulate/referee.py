"""One game played by players, from its start to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from youyi.bots.errors import Forfeit
from youyi.bots.named import tell_beginning
from youyi.kernel.chance import Chances
from youyi.kernel.rules import Over, Player, Rules
from youyi.kernel.seats import Seat
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
    """None if it was given up as endless, or forfeited."""
    forfeit: Seat | None = None
    """Who forfeited it."""


def referee(
    rules: Rules[P, M, E, V],
    players: Sequence[Player[V, M]],
    chances: Chances,
    on_events: Callable[[tuple[E, ...]], None] | None = None,
) -> Played[M]:
    """Play a game; `on_events` is given the events of every ply. Raises `IllegalMove` if a player makes one."""
    session = Session(rules)
    forfeit = played_out(session, players, chances, on_events)
    return Played(tuple(ply.move for ply in session.plies), session.over, forfeit)


def played_out(
    session: Session[P, M, E, V],
    players: Sequence[Player[V, M]],
    chances: Chances,
    on_events: Callable[[tuple[E, ...]], None] | None = None,
) -> Seat | None:
    """Tell the players that a game begins, and let them play it out in a session. Returns the seat that forfeited it."""
    begin(players)
    try:
        session.play_out(players, chances, limit=ENDLESS, on_events=on_events)
    except Forfeit:
        return session.asked
    return None


def begin(players: Sequence[Player[V, M]]) -> None:
    """Tell each player that a game begins."""
    for seat, each in enumerate(players):
        tell_beginning(each, Seat(seat))
