"""What ideas of 打馬 bring in play: choices that follow one against the best that does not, both played out on the same chance."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any

from youyi.analysis.review.compiled import Compiled
from youyi.analysis.review.evaluators import judged_by, judging_of
from youyi.analysis.review.playouts import bouts_of, of_a_bout
from youyi.analysis.runs.engines import fast_engine
from youyi.games.dama import GAME
from youyi.kernel.lab.evaluation import Counts
from youyi.kernel.rules import Decision
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered, Stream, key
from youyi.players.player import player_spec

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from youyi.games.dama import Move, Position
    from youyi.kernel.face.ideas import Idea

PLAYERS = ("network", "greedy", "network-first")
"""Whose games the choices are taken from, in turn at every seat."""


@dataclass
class Setting:
    """A table with what counts there."""

    ruleset: str
    seats: int
    counts: Counts

    def __post_init__(self) -> None:
        self.table = of_a_bout(GAME.under(self.ruleset, {}, {"seats": self.seats}))
        self.judging = judging_of(self.table, self.counts)
        judged = judged_by(self.table, self.judging)
        assert judged is not None
        self.engine: Any = fast_engine(self.table)
        self.judge = Compiled(judged, self.engine)
        self.bouts, _ = bouts_of(self.table, self.judging, "fast")

    def positions(self, seed: int, game: int) -> Iterator[Position]:
        """Play one game; yield the positions in which somebody has a choice."""
        names = [player_spec(PLAYERS[(game + seat) % len(PLAYERS)], GAME).full_id for seat in range(self.seats)]
        session: Any = Session(self.table.rules, keep=0)
        state, chances = self.engine.pack(session.position), Numbered(seed, game)
        while session.over is None:
            if not isinstance(session.prompt, Decision):
                self.engine.draw(state, seed, game, session.nth_draw)
                session.take(session.draw(chances))
                continue
            if len(session.prompt.moves) > 1:
                yield session.position
            number = self.engine.choose(state, names[session.prompt.seat], seed, game, session.at)
            session.take(self.table.actions.decode(session.position, number))
            self.engine.apply(state, number)

    def brought(self, position: Position, better: Move, worse: Move, numbers: range, seed: int = 9) -> list[float]:
        """What one choice came to beyond another in each of these playouts."""
        prompt = self.table.rules.prompt(position)
        assert isinstance(prompt, Decision)
        one, other = (
            self.bouts(self.table.rules.apply(position, move).position, key(seed), numbers) for move in (better, worse)
        )
        return [float(a[prompt.seat] - b[prompt.seat]) for a, b in zip(one, other, strict=True)]

    def split(self, idea: Idea[Position, Move], position: Position) -> tuple[Move, Move] | None:
        """The best choice that follows an idea, and the best that does the contrary, as the judge says; None without both."""
        prompt = self.table.rules.prompt(position)
        assert isinstance(prompt, Decision)
        follows = {move: idea.follows(self.table.rules, position, move) for move in prompt.moves}
        if not {True, False} <= set(follows.values()):
            return None
        ranked = [each.move for each in self.judge.choices(position, prompt.moves, prompt.seat, 0)]
        better, worse = (next(move for move in ranked if follows[move] is said) for said in (True, False))
        return better, worse

    def occasions(
        self, ideas: Sequence[Idea[Position, Move]], each: int, seed: int, games: int
    ) -> dict[str, list[tuple[Position, Move, Move]]]:
        """So many occasions of each idea that holds here, one a game, each drawn by lot from those of its game."""
        found: dict[str, list[tuple[Position, Move, Move]]] = {
            idea.key: [] for idea in ideas if idea.holds(self.table.rules, self.counts)
        }
        for game in range(games):
            wanted = [idea for idea in ideas if idea.key in found and len(found[idea.key]) < each]
            if not wanted:
                break
            positions = list(self.positions(seed, game))
            for idea in wanted:
                lot = Stream(key(seed, game, len(idea.key)))
                start = lot.below(len(positions)) if positions else 0
                for position in (*positions[start:], *positions[:start]):
                    pair = self.split(idea, position)
                    if pair is not None:
                        found[idea.key].append((position, *pair))
                        break
        return found


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Mean, and half of its 95 % interval."""
    return fmean(values), 1.96 * stdev(values) / sqrt(len(values))
