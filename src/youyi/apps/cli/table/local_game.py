"""A game played at one terminal: its session, the seats, what each person is shown, and its record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from youyi.analysis.simulate.referee import begin
from youyi.apps.cli.base.completion import HUMAN
from youyi.bots.named import player, player_spec
from youyi.kernel.chance import Chances
from youyi.kernel.game import Table
from youyi.kernel.people import People
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat
from youyi.kernel.session import Ply, Session, Told
from youyi.kernel.streams import Numbered
from youyi.players.called import called_at
from youyi.records.program import program
from youyi.records.record import (
    ChanceUsed,
    CommittedChance,
    NumberedChance,
    Record,
    ServerChance,
    Sitter,
    TableChance,
    begun,
)
from youyi.records.redraw import revealed

AnyPly: TypeAlias = Ply[Any, Any, Any]
AnySession: TypeAlias = Session[Any, Any, Any, Any]
AnyTable: TypeAlias = Table[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Seated:
    """The person or the player on a seat."""

    name: str
    player: Any
    """None for a person."""

    @property
    def human(self) -> bool:
        """Whether a person decides."""
        return self.player is None


def seated(names: Sequence[str], table: AnyTable) -> tuple[Seated, ...]:
    """Seat people and players. Raises `Unknown`."""
    return tuple(
        Seated(HUMAN, None) if name == HUMAN else Seated(player_spec(name, table.game).full_id, player(name, table))
        for name in names
    )


def _chances(used: ChanceUsed) -> Chances:
    """What is drawn from: a seed, or a secret."""
    match used:
        case NumberedChance(seed, game):
            return Numbered(seed, game)
        case CommittedChance(commit, str() as secret):
            return revealed(commit, secret)
        case _:  # typed throws are not drawn; what a player draws for itself never shows
            return Numbered(0, 0)


def _id(player: str) -> str:
    """A player's name without its version."""
    return player.partition("@")[0]


class LocalGame:
    """A session with the people and players on its seats, and what the screen may show of it."""

    __slots__ = ("_begun", "chances", "seats", "session", "table")

    def __init__(
        self,
        table: AnyTable,
        seats: Sequence[Seated],
        chance: ChanceUsed,
        earlier: tuple[Record, AnySession] | None = None,
    ) -> None:
        """Begin at the game's own start, or go on with an earlier record, replayed, which had the same seats and chance."""
        self.table = table
        self.seats = tuple(seats)
        self.chances = _chances(chance)
        self.session: AnySession
        if earlier is None:
            named = (Sitter(name=each.name) if each.human else Sitter(player=each.name) for each in self.seats)
            self._begun, self.session = begun(table, tuple(named), chance), Session(table.rules)
        else:
            self._begun, self.session = replace(earlier[0], engine=program()), earlier[1]
        begin(self.players)

    @property
    def players(self) -> tuple[Any, ...]:
        """The player on each seat; None where a person sits."""
        return tuple(each.player for each in self.seats)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(Seat(seat) for seat, each in enumerate(self.seats) if each.human)

    @property
    def typed(self) -> bool:
        """Whether people type the throws of real dice."""
        return isinstance(self._begun.chance, TableChance)

    @property
    def heard_by(self) -> People:
        """Whom sentences speak of: computers by name, the only person as *you*; several who share a terminal by their seats."""
        computers = {Seat(seat): _id(each.name) for seat, each in enumerate(self.seats) if not each.human}
        return People(called_at(self.table.game, computers), self.people[0] if len(self.people) == 1 else None)

    @property
    def viewer(self) -> Seat | None:
        """The seat whose view the screen shows: the only person's, or that of the person asked; None: the public's."""
        if len(self.people) == 1:
            return self.people[0]
        session = self.session
        return session.asked if isinstance(session.prompt, Decision) and session.asked in self.people else None

    def listener(self, ply: AnyPly) -> Seat | None:
        """The seat to which a ply is told as it is made: the only person's, or the one that made it; None: the public."""
        if len(self.people) == 1:
            return self.people[0]
        return ply.by if ply.by in self.people else None

    def told(self, number: int) -> Told[Any, Any]:
        """A ply, counted from 1, as the viewer may know it."""
        return self.session.plies[number - 1].told(self.viewer)

    @property
    def record(self) -> Record:
        """The game so far as a record; a pack still in play is left out, and so is what it follows from."""
        whole = self.whole_record
        if not self.table.game.hides or whole.score is not None:
            return whole
        chance = ServerChance() if isinstance(whole.chance, NumberedChance | CommittedChance) else whole.chance
        return replace(whole, moves=whole.moves[: self.session.open_plies], chance=chance)

    @property
    def whole_record(self) -> Record:
        """The game so far as a record, with everything that nobody may know yet."""
        over = self.session.over
        texts = (self.table.game.notation.write_move(ply.move) for ply in self.session.plies)
        return replace(self._begun, moves=tuple(texts), score=None if over is None else over.score)
