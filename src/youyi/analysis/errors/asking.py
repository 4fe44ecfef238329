"""Asking players for choices by number: in kernels where these know the player, else by the readable rules, with the same answers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from youyi.analysis.review.playouts import AnyTable
from youyi.analysis.runs.engines import AnyFast, chosen, fast_engine, fast_room
from youyi.bots.named import player
from youyi.kernel.lab.actions import Actions
from youyi.kernel.rules import Chance, Decision, is_choice
from youyi.kernel.session import ENDLESS, Session
from youyi.kernel.streams import Numbered, Stream, key
from youyi.players.player import AnyPlayer

_SEATING, _DRAWING = range(2)
"""Parts of the keys of chance: who plays a game, and which of its decisions are judged."""


@dataclass(frozen=True, slots=True)
class AskedDecision:
    """A decision among several moves, in a game."""

    ply: int
    """Plies before it."""
    position: Any
    prompt: Decision[Any]


@dataclass(frozen=True, slots=True)
class Choosers:
    """The players of a table."""

    table: AnyTable
    actions: Actions[Any, Any]
    engine: AnyFast | None
    """None: the readable rules ask everybody."""
    inside: frozenset[str]
    """Who plays in kernels."""
    made: dict[str, AnyPlayer] = field(default_factory=dict)

    def choice(self, name: str, due: AskedDecision, chances: Numbered) -> Any:
        """What a player chooses at a decision of a game."""
        if name in self.inside:
            assert self.engine is not None
            try:
                row = self.engine.pack(due.position)
            except OverflowError:  # no row has room for it
                pass
            else:
                number = self.engine.choose(row, name, chances.seed, chances.game, due.ply)
                return self.actions.decode(due.position, number)
        if name not in self.made:
            self.made[name] = player(name, self.table)
        seat = due.prompt.seat
        view = self.table.rules.view(due.position, seat)
        return self.made[name].choose(view, due.prompt.moves, chances.for_player(seat, due.ply))


def choosers(table: AnyTable, engine: str) -> Choosers:
    """Who can be asked at a table. Raises `NoFastEngine` where that engine was wanted and cannot play."""
    if chosen(engine, table, (), ENDLESS).name == "reference":
        return Choosers(table, table.actions, None, frozenset())
    room = fast_room(table.game)
    assert room is not None
    return Choosers(table, table.actions, fast_engine(table), frozenset(room.PLAYERS))


def decisions_of(asked: Choosers, mixture: tuple[str, ...], chances: Numbered) -> Iterator[AskedDecision]:
    """Play a game and give each decision of it; who plays on a seat is drawn from the mixture."""
    rules = asked.table.rules
    lots = Stream(key(chances.seed, _SEATING, chances.game))
    sitting = [mixture[lots.below(len(mixture))] for _ in range(rules.seats)]
    session: Session[Any, Any, Any, Any] = Session(rules, keep=0)
    while session.over is None and session.at < ENDLESS:
        prompt = session.prompt
        if isinstance(prompt, Chance):
            session.take(session.draw(chances))
        elif is_choice(prompt):
            due = AskedDecision(session.at, session.position, prompt)
            yield due
            session.play(asked.choice(sitting[prompt.seat], due, chances))
        elif isinstance(prompt, Decision):
            session.take(prompt.moves[0])


def drawn(every: list[AskedDecision], wanted: int | None, chances: Numbered) -> list[AskedDecision]:
    """So many of the decisions, each equally likely, in their order; None: all."""
    if wanted is None or wanted >= len(every):
        return every
    left, lots = list(range(len(every))), Stream(key(chances.seed, _DRAWING, chances.game))
    return [every[nth] for nth in sorted(left.pop(lots.below(len(left))) for _ in range(wanted))]
