"""Open games valued by their judge in kernels: the figures of `judged`, many times as fast."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, cast, runtime_checkable

from youyi.analysis.review.judged import JudgedTable, mean_over
from youyi.analysis.review.values import Luck, Valued, ranked
from youyi.analysis.runs.engines import AnyFast
from youyi.kernel.lab.evaluation import Counts, Worth
from youyi.kernel.rules import Chance
from youyi.kernel.seats import Seat


@runtime_checkable
class Weighs(Protocol):
    """A fast engine that values rows as the judge of its game does."""

    def worths(self, states: Any, counts: Counts, /) -> Any:
        """What each row is worth to every seat, who is asked taking the best choice. Raises ValueError for what no judge values."""
        ...

    def outcomes(self, state: Any, draws: Sequence[Any], /) -> Any:
        """The rows to which each of these draws leads, one of which is due."""
        ...

    def ahead(self, state: Any, players: Sequence[str], seed: int, games: range, /, *, limit: int) -> Any:
        """The rows that these games of a seed come to in so many plies."""
        ...


@dataclass(frozen=True, slots=True)
class Compiled:
    """A table of an open game with its judge and its fast engine; what no row has room for is left to the readable rules."""

    judged: JudgedTable
    engine: AnyFast
    kind: ClassVar = "fast"

    def choices(self, position: Any, moves: Sequence[Any], seat: Seat, nth: int, /) -> tuple[Valued, ...]:
        """Value what each choice leads to."""
        known = self.judged.known(position, moves, seat)
        if known is not None:
            return known
        try:
            rows = self._after(position, moves)
        except OverflowError:
            return self.judged.choices(position, moves, seat, nth)
        if any(self.engine.asked(row) is not None for row in rows):  # rows are valued after the best answer
            return self.judged.choices(position, moves, seat, nth)
        return ranked(moves, self.worths(rows), seat, self.judged.error)

    def supposed(self, view: Any, moves: Sequence[Any], seat: Seat, nth: int, /) -> tuple[Valued, ...]:
        """The same: nothing is hidden."""
        return self.choices(self.judged.world(view), moves, seat, nth)

    def luck(self, before: Any, after: Any, nth: int, /) -> Luck:
        """Weigh every outcome by its exact chance."""
        prompt = self.judged.rules.prompt(before)
        assert isinstance(prompt, Chance), "a draw is due"
        table = prompt.odds.table()
        assert table is not None, "an open game lists its odds"
        try:
            rows, found = self._outcomes(before, [move for move, _ in table]), self.engine.pack(after)
        except OverflowError:
            return self.judged.luck(before, after, nth)
        *worths, fell = self.worths([*rows, found])
        return Luck(mean_over(worths, [float(chance) for _, chance in table]), fell, (0.0,) * len(fell))

    def _after(self, position: Any, moves: Sequence[Any]) -> list[Any]:
        row = self.engine.pack(position)
        rows = [row.copy() for _ in moves]
        for each, move in zip(rows, moves, strict=True):
            self.engine.play(each, move)
        return rows

    def _outcomes(self, position: Any, draws: Sequence[Any]) -> Any:
        return self._weighs.outcomes(self.engine.pack(position), draws)

    def worths(self, rows: Iterable[Any]) -> list[Worth]:
        """What rows are worth, after the best answer where one is asked; made to add up over the seats."""
        import numpy as np  # the extra `fast`

        worths = self._weighs.worths(np.stack(list(rows)), self.judged.counts) + 0.0  # no zero has a sign
        return [self.judged.counts.agreed(tuple(each)) for each in worths.tolist()]

    @property
    def _weighs(self) -> Weighs:
        return cast("Weighs", self.engine)
