"""Positions valued by playing the bout out: by the fast engine where it plays this table, else by the readable one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from youyi.analysis.figures.tally import error_of
from youyi.analysis.review.values import Luck, Samples, Valued, foreseen, mean, ranked_samples
from youyi.analysis.runs.engines import chosen, fast_engine
from youyi.kernel.game import Table
from youyi.kernel.lab.evaluation import Counts, Judging, Worth
from youyi.kernel.rules import Rules
from youyi.kernel.rulings import answered, differences
from youyi.kernel.seats import Seat
from youyi.kernel.session import ENDLESS, Session
from youyi.kernel.streams import Numbered, Stream, key
from youyi.players.player import player_spec

AnyTable: TypeAlias = Table[Any, Any, Any, Any]
Bouts: TypeAlias = Callable[[Any, int, range], Samples]
"""Plays the bout of a position out under numbered games of a seed; returns what each seat came to."""
OPENLY = 4
"""Fewer playouts by this factor with all cards open: what is left to chance is only how players choose among equals."""
BEFORE = 4
"""Times as many playouts for the expectation before a draw as for its outcome."""
_BEFORE, _AFTER, _WORLD, _CHOICE = range(4)
"""Parts of the keys of chance, so that samples for different purposes are independent."""


def of_a_bout(table: AnyTable) -> AnyTable:
    """The same table on terms by which the game ends with the bout that is played."""
    game = table.game
    terms = answered(table.terms, differences(game.bout, game.terms))
    return replace(table, terms=terms, rules=game.rules(table.rulings, terms))


def bouts_of(table: AnyTable, judging: Judging, engine: str = "auto") -> tuple[Bouts, str]:
    """What plays bouts out at a table of single bouts, the guide of the judging on every seat, and by which engine.

    Raises `NoFastEngine`, `Unknown`.
    """
    spec = player_spec(judging.guide, table.game)
    if chosen(engine, table, (spec.full_id,), ENDLESS).name == "fast":
        return _fast(table, spec.full_id, judging.counts), "fast"
    player, rules, counts = spec.make(table), table.rules, judging.counts

    def play(position: Any, seed: int, numbers: range) -> Samples:
        found = []
        for number in numbers:
            session = Session(rules, position, keep=0)
            session.play_out([player] * rules.seats, Numbered(seed, number))
            found.append(result_of(session, counts))
        return found

    return play, "reference"


def result_of(session: Session[Any, Any, Any, Any], counts: Counts) -> Worth:
    """What each seat has at the end of a session, as it counts; nobody is first in one without an end."""
    first = () if session.over is None else session.over.first
    return counts.result(session.rules.returns(session.position), first)


def _fast(table: AnyTable, player: str, counts: Counts) -> Bouts:
    from youyi.analysis.simulate.fast_play import results_of  # the extra `fast`

    engine = fast_engine(table)
    names = [player] * engine.seats

    def play(position: Any, seed: int, numbers: range) -> Samples:
        rows = engine.playouts(engine.pack(position), names, seed, numbers, limit=ENDLESS)
        return results_of(rows, engine.seats, counts)

    return play


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """A table valued by playouts; every choice meets the same cards and the same chance."""

    rules: Rules[Any, Any, Any, Any]
    """Of single bouts."""
    bouts: Bouts
    playouts: int
    """For each choice and each draw."""
    seed: int
    engine: str
    """Which engine plays them."""
    hides: bool
    """Whether the game hides something."""
    error: float = 0.0
    """Standard error of a difference that no number of playouts makes smaller."""

    def choices(self, position: Any, moves: Sequence[Any], seat: Seat, nth: int, /) -> tuple[Valued, ...]:
        """Play each choice out from the position as it is."""
        numbers = range(max(2, self.playouts // (OPENLY if self.hides else 1)))
        return ranked_samples(moves, self.openly(position, moves, nth, numbers), seat, self.error)

    def supposed(self, view: Any, moves: Sequence[Any], seat: Seat, nth: int, /) -> tuple[Valued, ...]:
        """Play each choice out once in every one of the worlds that the view allows."""
        return ranked_samples(moves, self.supposing(view, moves, nth, range(self.playouts)), seat, self.error)

    def openly(self, position: Any, moves: Sequence[Any], nth: int, numbers: range) -> list[Samples]:
        """What comes of each choice in these playouts from the position as it is."""
        results, seed = [foreseen(self.rules, position, move).position for move in moves], key(self.seed, _CHOICE, nth)
        return [self.bouts(each, seed, numbers) for each in results]

    def supposing(self, view: Any, moves: Sequence[Any], nth: int, numbers: range) -> list[Samples]:
        """What comes of each choice in the worlds of these numbers, all of which the view allows."""
        seed, samples = key(self.seed, _CHOICE, nth), [list[Sequence[float]]() for _ in moves]
        for world in numbers:
            position = self.rules.worlds(view, Stream(key(self.seed, _WORLD, nth, world)))
            for move, found in zip(moves, samples, strict=True):
                found.extend(self.bouts(foreseen(self.rules, position, move).position, seed, range(world, world + 1)))
        return list[Samples](samples)

    def luck(self, before: Any, after: Any, nth: int, /) -> Luck:
        """Play the bout out from the draw on, and with other draws in its place; the two samples are independent."""
        others = self.bouts(before, key(self.seed, _BEFORE, nth), range(BEFORE * self.playouts))
        these = self.bouts(after, key(self.seed, _AFTER, nth), range(self.playouts))
        errors = tuple(
            (error_of(one) ** 2 + error_of(other) ** 2) ** 0.5
            for one, other in zip(zip(*others, strict=True), zip(*these, strict=True), strict=True)
        )
        return Luck(mean(others), mean(these), errors)
