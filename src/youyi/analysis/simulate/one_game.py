"""One game between players, from its start to its end, with everything that happened in it; also any game of a simulation, played again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from youyi.analysis.runs.plan import Plan, for_every_seat, labels
from youyi.analysis.simulate.referee import played_out
from youyi.bots.named import Named, player
from youyi.kernel.game import Table
from youyi.kernel.rules import Over
from youyi.kernel.seats import Seat
from youyi.kernel.session import Ply, Session
from youyi.kernel.streams import Numbered
from youyi.records.record import NumberedChance, Record, Sitter, begun

AnyTable: TypeAlias = Table[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True, repr=False)
class PlayedGame:
    """A game that was played."""

    table: AnyTable
    players: tuple[str, ...]
    """The name of each seat's player, with its version."""
    session: Session[Any, Any, Any, Any]
    """Every ply, with its events and the positions before and after it."""
    chance: NumberedChance
    forfeit: Seat | None
    """Who forfeited it."""

    def __repr__(self) -> str:
        end = f"{self.over.kind} {self.over.score}" if self.over else "no end"
        end = end if self.forfeit is None else f"seat {self.forfeit} forfeits"
        return f"<PlayedGame {self.table.ruleset.full_id} {','.join(self.players)}: {self.session.at} plies, {end}>"

    @property
    def over(self) -> Over | None:
        """How it ended; None if it was given up as endless, or forfeited."""
        return self.session.over

    @property
    def score(self) -> tuple[int, ...] | None:
        """Each seat's result, in the game's unit; None for a game without an end."""
        return None if self.over is None else self.over.score

    @property
    def plies(self) -> Sequence[Ply[Any, Any, Any]]:
        """Every move and draw, in order."""
        return self.session.plies

    @property
    def record(self) -> Record:
        """The game as a record: it can be written, replayed and explained."""
        moves = tuple(self.table.game.notation.write_move(ply.move) for ply in self.plies)
        blank = begun(self.table, tuple(Sitter(player=name) for name in self.players), self.chance)
        return replace(blank, moves=moves, score=self.score)


def play_game(table: AnyTable, players: Sequence[Named], seed: int = 0, number: int = 0) -> PlayedGame:
    """Play game `number` of a seed: the same players play the same game on every machine.

    A player is a name (`greedy`, `module:Class`, `cmd:./bot`) or an object with `choose`; there is one for each seat, or one
    for all. Raises `Unknown`, `BadPlayer`, `WrongNumber` before the game; in it `IllegalMove`, and `BotFailed` of a program.
    """
    everyone = for_every_seat(players, table)
    names = labels(everyone, table)
    sitting = [player(each, table) for each in everyone]
    session: Session[Any, Any, Any, Any] = Session(table.rules)
    forfeit = played_out(session, sitting, Numbered(seed, number))
    return PlayedGame(table, names, session, NumberedChance(seed, number), forfeit)


def reopened(plan: Plan, number: int) -> Record:
    """Any game of a simulation as a record, played again by the readable engine; one without an end as far as it was played.

    Which engine counted it makes no difference. Raises what laying the table and seating raise.
    """
    return play_game(plan.table(), plan.players, plan.seed, number).record
