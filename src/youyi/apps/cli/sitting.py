"""A game in progress at one terminal: who sits where, what each person is shown, and the record of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, TypeAlias

from youyi.kernel.game import Table
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat
from youyi.kernel.session import Ply, Session, Told
from youyi.kernel.streams import Numbered
from youyi.players.player import player, player_spec
from youyi.records.record import ChanceUsed, NumberedChance, Record, ServerChance, Sitter, begun

HUMAN = "human"
AnyPly: TypeAlias = Ply[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sits on a seat: a person, or one of the named players."""

    name: str
    player: Any
    """None for a person."""

    @property
    def human(self) -> bool:
        """Whether a person decides."""
        return self.player is None


def seated(names: Sequence[str], table: Table[Any, Any, Any, Any]) -> tuple[Seated, ...]:
    """Seat people and players. Raises `Unknown`."""
    return tuple(
        Seated(HUMAN, None) if name == HUMAN else Seated(player_spec(name, table.game).full_id, player(name, table))
        for name in names
    )


class Sitting(Session[Any, Any, Any, Any]):
    """A session at a terminal."""

    __slots__ = ("_begun", "chances", "sitters", "table")

    def __init__(self, table: Table[Any, Any, Any, Any], sitters: Sequence[Seated], chance: ChanceUsed) -> None:
        """Begin at the game's own start."""
        super().__init__(table.rules)
        self.table = table
        self.sitters = tuple(sitters)
        # Typed throws are not drawn; what a player draws for itself never shows.
        seed, game = (chance.seed, chance.game) if isinstance(chance, NumberedChance) else (0, 0)
        self.chances = Numbered(seed, game)
        people = (Sitter(name=each.name) if each.human else Sitter(player=each.name) for each in self.sitters)
        self._begun = begun(table, tuple(people), chance)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(Seat(seat) for seat, each in enumerate(self.sitters) if each.human)

    @property
    def looker(self) -> Seat | None:
        """Who looks at the screen where something is hidden: the one person, or the person asked; None: anybody."""
        if len(self.people) == 1:
            return self.people[0]
        return self.asked if isinstance(self.prompt, Decision) and self.asked in self.people else None

    def heard_by(self, ply: AnyPly) -> Seat | None:
        """Who is told a ply as it is made: the one person, or the one of several who made it; None: anybody who looks."""
        if len(self.people) == 1:
            return self.people[0]
        return ply.by if ply.by in self.people else None

    def told(self, number: int) -> Told[Any, Any]:
        """A ply, counted from 1, as whoever looks may know it."""
        return self.plies[number - 1].told(self.looker)

    @property
    def record(self) -> Record:
        """The game so far as a record; a pack still in play is left out, and so is the seed that tells it."""
        over = self.over
        texts = (self.table.game.notation.write_move(ply.move) for ply in self._open())
        seeded = isinstance(self._begun.chance, NumberedChance)
        chance = ServerChance() if seeded and self.table.game.hides and over is None else self._begun.chance
        return replace(self._begun, moves=tuple(texts), score=None if over is None else over.score, chance=chance)

    def _open(self) -> Iterator[AnyPly]:
        return islice(self.plies, self.open_plies)

    def chosen(self) -> Any:
        """Let the player on the asked seat choose."""
        return self.choose([each.player for each in self.sitters], self.chances)
