"""Choices that a review names, judged again: by another player's playouts, on chance that the review has not seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from youyi.analysis.figures.tally import NORMAL, error_of
from youyi.analysis.review.choices import Band, WeighedChoice
from youyi.analysis.review.playouts import of_a_bout
from youyi.analysis.review.review import Review
from youyi.analysis.runs.engines import fast_engine
from youyi.analysis.simulate.fast_play import results_of
from youyi.kernel.session import ENDLESS
from youyi.kernel.streams import Stream, key
from youyi.players.player import player_spec

AFRESH = 4711
"""The seed of this chance."""


@dataclass(frozen=True, slots=True)
class Again:
    """A named choice as another player's playouts have it."""

    band: Band
    limit: float
    """The least loss of its band."""
    less: float
    error: float

    @property
    def stands(self) -> bool:
        """Whether these playouts do not contradict the name: the choice is not surely better, nor its loss surely below the band."""
        return self.less + NORMAL * self.error >= max(0.0, self.limit)


def judged_again(review: Review, by: str, playouts: int) -> Iterator[Again]:
    """Every named choice of a review against the one that it names as better, with a player on every seat."""
    table = of_a_bout(review.table)
    engine, name = fast_engine(table), player_spec(by, table.game).full_id
    counts, rules = review.judging.counts, table.rules

    def played(position: Any, numbers: range) -> Sequence[Sequence[float]]:
        rows = engine.playouts(engine.pack(position), [name] * engine.seats, AFRESH, numbers, limit=ENDLESS)
        return results_of(rows, engine.seats, counts)

    def worlds(choice: WeighedChoice) -> Iterator[tuple[Any, range]]:
        if not table.game.hides:
            yield choice.position, range(playouts)
            return
        view = rules.view(choice.position, choice.seat)
        for nth in range(playouts):
            yield rules.worlds(view, Stream(key(AFRESH, choice.ply, nth))), range(nth, nth + 1)

    for choice in review.named:
        less = list[float]()
        for position, numbers in worlds(choice):
            better, taken = (
                played(rules.apply(position, each.move).position, numbers) for each in (choice.valued[0], choice.taken)
            )
            less += [one[choice.seat] - other[choice.seat] for one, other in zip(better, taken, strict=True)]
        limit = choice.band.share * review.judging.spread
        yield Again(choice.band, limit, sum(less) / len(less), error_of(less))
