"""The texts' advice tested: wherever some choices follow it and others do not, the best of either kind are played out.

Which is best is for the player to say: it chooses among the choices of that kind alone. Both are played out on the same chance, by the
guide of the game's judge on every seat, from the position as it lies. So the difference is what it is worth to follow the advice
there, once; what the cards hide from the player is in it only as it happened to lie, which evens out over many games.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from workshop.practice.estimates import Ratio
from youyi.analysis.review.evaluators import judging_of
from youyi.analysis.review.playouts import Bouts, bouts_of, of_a_bout
from youyi.analysis.review.values import foreseen
from youyi.analysis.runs.plan import Plan, seated
from youyi.bots.named import player
from youyi.kernel.rules import Decision, is_choice
from youyi.kernel.seats import Seat
from youyi.kernel.session import Ply, Session
from youyi.kernel.streams import Numbered, key


@dataclass(frozen=True, slots=True)
class Occasion:
    """A choice on which advice speaks for some moves and not for others."""

    clause: str
    followed: bool
    gain: float
    """What the best move that follows it is worth more to the seat than the best that does not; 0 where nothing was played out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tested:
    """How advice is tested at a table."""

    table: Any
    sitting: Sequence[Any]
    bouts: Bouts | None
    """Plays positions out; None: it is only counted who follows what."""
    playouts: int
    every: int
    """One choice in so many is looked at, drawn by its number."""
    seed: int

    def game(self, number: int) -> Iterator[Occasion]:
        """Play a game and look at its choices."""
        chances = Numbered(self.seed, number)
        session: Session[Any, Any, Any, Any] = Session(self.table.rules, keep=0)
        while session.over is None:
            prompt = session.prompt
            ply = session.advance(self.sitting, chances)
            if is_choice(prompt):
                draw = key(self.seed, number, ply.number)
                if draw % self.every == 0:
                    yield from self._looked_at(prompt, ply, chances, draw)

    def _looked_at(
        self, prompt: Decision[Any], ply: Ply[Any, Any, Any], chances: Numbered, seed: int
    ) -> Iterator[Occasion]:
        for clause, follows in split(self.table, ply.before, prompt.moves).items():
            followed = follows[prompt.moves.index(ply.move)]
            gain = 0.0
            if self.bouts is not None:
                kind = [move for move, each in zip(prompt.moves, follows, strict=True) if each is not followed]
                view = self.table.rules.view(ply.before, prompt.seat)
                rival = self.sitting[prompt.seat].choose(view, kind, chances.for_player(prompt.seat, ply.number - 1))
                gain = self._gain(ply.before, ply.move, rival, prompt.seat, seed)
            yield Occasion(clause, followed, gain if followed else -gain)

    def _gain(self, position: Any, move: Any, rival: Any, seat: Seat, seed: int) -> float:
        """What a move is worth more than its rival."""
        assert self.bouts is not None
        one, other = (
            self.bouts(foreseen(self.table.rules, position, each).position, seed, range(self.playouts))
            for each in (move, rival)
        )
        return sum(a[seat] - b[seat] for a, b in zip(one, other, strict=True)) / self.playouts


def split(table: Any, position: Any, moves: Sequence[Any]) -> Mapping[str, list[bool]]:
    """Which moves do best by each piece of advice: those that follow it, or where none can, those that do not break it."""
    advice = table.game.commentary.advice
    said = [{each.article.key: each.follows for each in advice(table.rules, position, move)} for move in moves]
    found = dict[str, list[bool]]()
    for clause in dict.fromkeys(clause for each in said for clause in each):
        ranks = [{True: 2, None: 1, False: 0}[each.get(clause)] for each in said]
        best = [rank == max(ranks) for rank in ranks]
        if not all(best):
            found[clause] = best
    return found


def advice_tested(plan: Plan, *, playouts: int, every: int = 1) -> dict[str, Any]:
    """Test the advice of a game in games of the plan's players. Raises what laying and seating raise."""
    table = of_a_bout(plan.table())
    sitting = [player(name, table) for name in seated(plan.players, table)]
    bouts, engine = bouts_of(table, judging_of(table)) if playouts else (None, "none")
    judge = Tested(table=table, sitting=sitting, bouts=bouts, playouts=playouts, every=every, seed=plan.seed)
    totals: dict[str, dict[str, Ratio]] = defaultdict(lambda: defaultdict(Ratio))
    for number in range(plan.games):
        _count(totals, list(judge.game(number)))
    return {"engine": engine, "clauses": {clause: _told(each, plan.games, every) for clause, each in totals.items()}}


def _count(totals: dict[str, dict[str, Ratio]], found: Sequence[Occasion]) -> None:
    """Count one game; a game without an occasion adds nothing to any quotient."""
    for clause in dict.fromkeys(each.clause for each in found):
        there = [each for each in found if each.clause == clause]
        followed = [each.gain for each in there if each.followed]
        broken = [each.gain for each in there if not each.followed]
        for name, values in (("gain", [*followed, *broken]), ("gain_followed", followed), ("gain_broken", broken)):
            totals[clause][name].add(sum(values), len(values))
        totals[clause]["followed"].add(len(followed), len(there))


def _told(found: Mapping[str, Ratio], games: int, every: int) -> dict[str, Any]:
    times = found["followed"].over
    return {
        "occasions": times,
        "a_game": times * every / games,
        **{name: each.estimate() for name, each in found.items()},
    }
