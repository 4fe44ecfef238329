"""Perfect-information Monte Carlo: guess where the hidden cards lie, play each choice out in every guess, take the best mean.

It sees what its seat sees and nothing else: the guesses are the rules' own `worlds` of its view. What follows a choice is
played by the rules, with one and the same player in every seat, to the end of the bout.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
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

CAUTION = 1.0
"""In trials of a hundred packs of 馬吊, 0.7 and 1.4 did no worse than none; longer ones were not made."""


@dataclass(frozen=True, slots=True)
class Bout(Generic[P]):
    """How a game says that what a choice bears on is over, and what it brought."""

    underway: Callable[[P], bool]
    """Whether the deal, or the whole game, is still being played."""
    purses: Callable[[P], Sequence[int]]
    """What each seat has."""


@dataclass(frozen=True, slots=True)
class Pimc(Generic[P, M, V]):
    """Does what its guide would do, unless the guesses tell clearly enough that another choice brings more."""

    rules: Rules[P, M, object, V]
    guide: Player[V, M]
    """Who plays every seat from the choice on."""
    bout: Bout[P]
    playouts: int
    """How many at most one choice may cost: a number, never a time, so that the same chance makes the same choice."""
    caution: float = CAUTION
    """How many standard errors a choice must bring more than the guide's before it brings more at all."""

    def choose(self, view: V, moves: Sequence[M], entropy: Entropy, /) -> M:
        """Play every choice out in the same guesses; equal ones go to the guide's, then to the first."""
        if len(moves) == 1:
            return moves[0]
        usual = moves.index(self.guide.choose(view, moves, entropy))
        guesses = [self.rules.worlds(view, entropy) for _ in range(max(1, self.playouts // len(moves)))]
        brought = [[self.brings(world, move, entropy) for world in guesses] for move in moves]
        clear = [self._clearly_more(each, brought[usual]) for each in brought]
        best = max(clear)
        return moves[usual if clear[usual] == best else clear.index(best)]

    def _clearly_more(self, brought: Sequence[int], usual: Sequence[int]) -> float:
        """Say how much more a choice brings than the guide's on the same guesses, less what chance may have added."""
        more = [one - other for one, other in zip(brought, usual, strict=True)]
        mean, guesses = sum(more) / len(more), len(more)
        spread = sum((each - mean) ** 2 for each in more)
        return mean - self.caution * sqrt(spread / max(1, guesses - 1) / guesses)

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


PLAYOUTS = 64
"""How many deals the player of 馬吊 plays out to choose a card: eight guesses for a whole hand, 32 for two cards."""
DEAL: Bout[MadiaoPosition] = Bout(
    underway=lambda position: isinstance(position.phase, Playing),
    purses=lambda position: position.purses,
)
"""馬吊: what a card bears on is over when its deal is settled, the stock included."""


def _madiao(table: Table[Any, Any, Any, Any]) -> Player[Any, Any]:
    rules = table.rules
    assert isinstance(rules, Madiao)
    return Pimc(rules, MadiaoHeuristic(rules), DEAL, PLAYOUTS)


GAMES: Mapping[str, Callable[[Table[Any, Any, Any, Any]], Player[Any, Any]]] = {"madiao": _madiao}
"""The games Monte Carlo players know: what a bout is, and whom to play the guesses out with."""


def pimc_player(table: Table[Any, Any, Any, Any]) -> Player[Any, Any]:
    """Seat a Monte Carlo player. Raises `Unknown` for a game it does not know."""
    if table.game.id not in GAMES:
        raise Unknown("Monte Carlo player of", table.game.id, tuple(GAMES))
    return GAMES[table.game.id](table)
