"""Perfect-information Monte Carlo: sample where the hidden cards lie, play every move out in each sample, take the best mean.

It sees what its seat sees and nothing else: the samples are the rules' own `worlds` of its view. After the move, one and
the same player plays every seat by the rules, to the end of the bout.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Generic, TypeVar

from youyi.kernel.chance import Entropy
from youyi.kernel.lab.adding import added, exact_sum
from youyi.kernel.rules import Decision, Player, Rules
from youyi.kernel.seats import Seat
from youyi.kernel.session import Session

P = TypeVar("P")
M = TypeVar("M")
V = TypeVar("V")

CAUTION = 1.0
"""In trials of a hundred packs of 馬吊, 0.7 and 1.4 did no worse than none; longer ones were not made."""


@dataclass(frozen=True, slots=True)
class OneStream:
    """Chances that all come from one entropy, in the order in which they are asked for: for playouts."""

    entropy: Entropy

    def for_draw(self, _by: Seat | None, _nth: int, /) -> Entropy:
        """The entropy itself."""
        return self.entropy

    def for_player(self, _seat: Seat, _nth: int, /) -> Entropy:
        """The entropy itself."""
        return self.entropy


@dataclass(frozen=True, slots=True)
class Pimc(Generic[P, M, V]):
    """Plays as its guide does, unless the playouts show clearly enough that another move brings more."""

    rules: Rules[P, M, object, V]
    guide: Player[V, M]
    """Plays every seat after the move."""
    bout_over: Callable[[P], bool]
    """Whether that on which the move bears is over: where a playout stops."""
    playouts: int
    """How many at most one choice may cost: a number, never a time, so that the same chance makes the same choice."""
    caution: float = CAUTION
    """By how many standard errors a move must be better than the guide's before it counts as better."""

    def choose(self, view: V, moves: Sequence[M], entropy: Entropy, /) -> M:
        """Evaluate every move on the same samples. Ties go to the guide's move, then to the first."""
        if len(moves) == 1:
            return moves[0]
        usual = moves.index(self.guide.choose(view, moves, entropy))
        worlds = [self.rules.worlds(view, entropy) for _ in range(max(1, self.playouts // len(moves)))]
        gains = [[self.gain(world, move, entropy) for world in worlds] for move in moves]
        clear = [self._clearly_more(each, gains[usual]) for each in gains]
        best = max(clear)
        return moves[usual if clear[usual] == best else clear.index(best)]

    def _clearly_more(self, gains: Sequence[int], usual: Sequence[int]) -> float:
        """How much more a move gains than the guide's on the same samples, less `caution` standard errors."""
        more = [one - other for one, other in zip(gains, usual, strict=True)]
        mean, samples = exact_sum(more) / len(more), len(more)
        spread = added((each - mean) * (each - mean) for each in more)
        return mean - self.caution * sqrt(spread / max(1, samples - 1) / samples)

    def gain(self, world: P, move: M, entropy: Entropy) -> int:
        """Play one sample out after a move; returns what the moving seat won from here on."""
        prompt = self.rules.prompt(world)
        assert isinstance(prompt, Decision)
        end = self.play_out(self.rules.apply(world, move).position, entropy)
        return self.rules.returns(end)[prompt.seat] - self.rules.returns(world)[prompt.seat]

    def play_out(self, position: P, entropy: Entropy) -> P:
        """Let the guide play every seat until the bout is over."""
        session = Session(self.rules, position, keep=0)
        session.play_out([self.guide] * self.rules.seats, OneStream(entropy), until=self.bout_over)
        return session.position
