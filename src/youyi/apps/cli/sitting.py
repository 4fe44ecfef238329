"""A game in progress at one terminal: who sits where, what was played, and the record of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from youyi.kernel.game import Table
from youyi.kernel.rules import Chance, Decision, Over, Prompt, Step
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import heard, hidden, lies_face_down, nothing_hidden
from youyi.kernel.streams import Numbered
from youyi.players.player import character, player
from youyi.records.record import ChanceUsed, NumberedChance, Record, ServerChance, Sitter, begun
from youyi.records.replay import Ply, Replay

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sits on a seat: a person, or one of our players."""

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
        Seated(HUMAN, None) if name == HUMAN else Seated(character(name, table.game.id).full_id, player(name, table))
        for name in names
    )


class Sitting:
    """Every ply so far, and what comes next."""

    def __init__(self, table: Table[Any, Any, Any, Any], sitters: Sequence[Seated], chance: ChanceUsed) -> None:
        """Sit down."""
        self.table = table
        self.sitters = tuple(sitters)
        self.start = table.rules.start()
        self.plies: list[Ply[Any, Any, Any]] = []
        # Typed throws are not drawn; what a player draws for itself never shows.
        seed, game = (chance.seed, chance.game) if isinstance(chance, NumberedChance) else (0, 0)
        self._chances = Numbered(seed, game)
        people = (Sitter(name=each.name) if each.human else Sitter(player=each.name) for each in self.sitters)
        self._blank = begun(table, tuple(people), chance)

    @property
    def position(self) -> Any:
        """Where the game stands."""
        return self.plies[-1].step.position if self.plies else self.start

    @property
    def prompt(self) -> Prompt[Any]:
        """What is asked now."""
        return self.table.rules.prompt(self.position)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(Seat(seat) for seat, each in enumerate(self.sitters) if each.human)

    @property
    def looker(self) -> Seat | None:
        """Who looks at the screen where something is hidden: the one person, or whoever is asked; None: anybody."""
        if len(self.people) == 1:
            return self.people[0]
        asked = self.prompt
        return asked.seat if isinstance(asked, Decision) and asked.seat in self.people else None

    def heard_by(self, ply: Ply[Any, Any, Any]) -> Seat | None:
        """Who is told a ply as it is made: the one person, or whoever of several made it; None: anybody who looks."""
        if len(self.people) == 1:
            return self.people[0]
        return ply.by if ply.by in self.people else None

    def told(self, ply: Ply[Any, Any, Any], looker: Seat | None) -> Ply[Any, Any, Any]:
        """Give a ply as one seat may know it: only what it heard, and no move that lies face down."""
        if not self.table.game.hides:
            return ply
        events = ply.step.events
        chosen = looker is not None and ply.by == looker and not ply.chance
        face_down = hidden(events) or lies_face_down(self.table.rules.prompt(ply.before))
        return replace(
            ply,
            text=ply.text if chosen or not face_down else "",
            step=Step(ply.step.position, heard(events, looker)),
        )

    def replay(self) -> Replay:
        """Give the game so far as a replay, for whoever looks."""
        looker = self.looker
        return Replay(self.table, self.start, tuple(self.told(ply, looker) for ply in self.plies), None)

    @property
    def record(self) -> Record:
        """The game so far as a record; a pack still in play is left out, and so is the seed that tells it."""
        prompt = self.prompt
        score = prompt.score if isinstance(prompt, Over) else None
        moves = tuple(ply.text for ply in self.plies[: self._open_until()])
        seeded = isinstance(self._blank.chance, NumberedChance)
        chance = ServerChance() if seeded and self.table.game.hides and score is None else self._blank.chance
        return replace(self._blank, moves=moves, score=score, chance=chance)

    def _open_until(self) -> int:
        """Say how many plies lie open: all, or those before the pack that is still in play."""
        if not self.table.game.hides or nothing_hidden(self.prompt):
            return len(self.plies)
        rules = self.table.rules
        return max(ply.number for ply in self.plies if nothing_hidden(rules.prompt(ply.before))) - 1

    def drawn(self, asked: Chance[Any]) -> Any:
        """Draw the throw that is asked for."""
        before = sum(ply.chance and ply.by == asked.by for ply in self.plies)
        return asked.odds.draw(self._chances.hand(asked.by, before + 1))

    def chosen(self, asked: Decision[Any]) -> Any:
        """Let the player on the seat choose."""
        view = self.table.rules.view(self.position, asked.seat)
        mind = self._chances.mind(asked.seat, len(self.plies))
        return self.sitters[asked.seat].player.choose(view, asked.moves, mind)

    def play(self, move: Any) -> Ply[Any, Any, Any]:
        """Carry a move out. Raises `IllegalMove`, and then nothing has changed."""
        before, prompt = self.position, self.prompt
        step = self.table.rules.play(before, move)
        text = self.table.game.notation.write_move(move)
        ply = Ply(len(self.plies) + 1, _by(prompt), isinstance(prompt, Chance), text, move, before, step)
        self.plies.append(ply)
        return ply

    def undo(self, seat: Seat) -> int:
        """Take back to the last decision of a seat; says how many plies went, 0 if there was none."""
        for number in reversed(range(len(self.plies))):
            ply = self.plies[number]
            if not ply.chance and ply.by == seat:
                gone = len(self.plies) - number
                del self.plies[number:]
                return gone
        return 0


def _by(prompt: Prompt[Any]) -> Seat | None:
    match prompt:
        case Chance(by=by):
            return by
        case Decision(seat=seat):
            return seat
        case Over():
            raise AssertionError("nothing is played when nothing is asked")
