"""Perfect-information Monte Carlo: guess where the hidden leaves lie, play each choice out in every guess, take the best mean.

It sees what its seat sees and nothing else: the guesses are the rules' own `worlds` of its view. What follows a choice is
played by the rules, with one and the same player in every seat, to the end of the bout.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from youyi.games.madiao import Madiao, Playing
from youyi.games.madiao import Position as MadiaoPosition
from youyi.kernel.chance import Entropy
from youyi.kernel.errors import Unknown
from youyi.kernel.game import Table
from youyi.kernel.rules import Chance, Decision, Over, Player, Rules
from youyi.players.madiao.heuristic import MadiaoHeuristic

P = TypeVar("P")
M = TypeVar("M")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Bout(Generic[P]):
    """How a game says that what a choice bears on is over, and what it brought."""

    underway: Callable[[P], bool]
    """Whether the deal, or the whole game, is still being played."""
    purses: Callable[[P], Sequence[int]]
    """What each seat has."""


@dataclass(frozen=True, slots=True)
class Pimc(Generic[P, M, V]):
    """Takes the choice that brings its seat most, on average over the guesses; equal ones go to the first."""

    rules: Rules[P, M, object, V]
    guide: Player[V, M]
    """Who plays every seat from the choice on."""
    bout: Bout[P]
    worlds: int
    """How many guesses: a number, never a time, so that the same chance makes the same choice."""

    def choose(self, view: V, moves: Sequence[M], entropy: Entropy, /) -> M:
        """Play every choice out in every guess."""
        if len(moves) == 1:
            return moves[0]
        totals = [0] * len(moves)
        for _ in range(self.worlds):
            world = self.rules.worlds(view, entropy)
            for number, move in enumerate(moves):
                totals[number] += self.brings(world, move, entropy)
        return moves[totals.index(max(totals))]

    def brings(self, world: P, move: M, entropy: Entropy) -> int:
        """Play a guess out after a choice; give what its seat won from here on."""
        prompt = self.rules.prompt(world)
        assert isinstance(prompt, Decision)
        end = self.play_out(self.rules.play(world, move).position, entropy)
        return self.bout.purses(end)[prompt.seat] - self.bout.purses(world)[prompt.seat]

    def play_out(self, position: P, entropy: Entropy) -> P:
        """Let the guide play every seat until the bout is over."""
        rules = self.rules
        while self.bout.underway(position):
            prompt = rules.prompt(position)
            if isinstance(prompt, Over):
                return position
            if isinstance(prompt, Chance):
                move = prompt.odds.draw(entropy)
            else:
                move = self.guide.choose(rules.view(position, prompt.seat), prompt.moves, entropy)
            position = rules.play(position, move).position
        return position


WORLDS = 16
"""How many guesses the player of 馬吊 makes for each leaf."""
DEAL: Bout[MadiaoPosition] = Bout(
    underway=lambda position: isinstance(position.phase, Playing),
    purses=lambda position: position.purses,
)
"""馬吊: what a leaf bears on is over when its deal is settled, the stock included."""


def _madiao(table: Table[Any, Any, Any, Any]) -> Player[Any, Any]:
    rules = table.rules
    assert isinstance(rules, Madiao)
    return Pimc(rules, MadiaoHeuristic(rules), DEAL, WORLDS)


GAMES: Mapping[str, Callable[[Table[Any, Any, Any, Any]], Player[Any, Any]]] = {"madiao": _madiao}
"""The games Monte Carlo players know: what a bout is, and whom to play the guesses out with."""


def pimc_player(table: Table[Any, Any, Any, Any]) -> Player[Any, Any]:
    """Seat a Monte Carlo player. Raises `Unknown` for a game it does not know."""
    if table.game.id not in GAMES:
        raise Unknown("Monte Carlo player of", table.game.id, tuple(GAMES))
    return GAMES[table.game.id](table)
