"""Open games valued by their judge: choices by what they lead to, draws by the best answer to each outcome."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from youyi.analysis.review.values import Luck, Valued, foreseen, ranked
from youyi.kernel.chance import Entropy
from youyi.kernel.lab.evaluation import Counts, Judge, Knowing, Worth
from youyi.kernel.rules import Chance, Decision, Rules
from youyi.kernel.seats import Seat


class _NoLots(Entropy):
    """For `Rules.worlds` of an open game, which draws nothing."""

    def below(self, _n: int, /) -> int:
        raise AssertionError("an open game has one world")


@dataclass(frozen=True, slots=True)
class JudgedTable:
    """A table of an open game with its judge; nothing is sampled."""

    rules: Rules[Any, Any, Any, Any]
    judge: Judge[Any, Any]
    counts: Counts
    """What the judge values positions for."""
    error: float
    """Standard error of a difference between two choices."""
    exact: Knowing[Any, Any] | None = None
    """Who knows some choices exactly."""
    kind: ClassVar = "reference"

    def choices(self, position: Any, moves: Sequence[Any], seat: Seat, _nth: int, /) -> tuple[Valued, ...]:
        """Value what each choice leads to; what is foretold the seats is made to agree. Where all are known, by what is known."""
        return self.known(position, moves, seat) or ranked(
            moves, list(map(self.counts.agreed, self.judge.after(position, moves))), seat, self.error
        )

    def known(self, position: Any, moves: Sequence[Any], seat: Seat) -> tuple[Valued, ...] | None:
        """Choices whose worth is known exactly, without an error; None where that is not known of all of them."""
        worths = None if self.exact is None else self.exact.known(position, moves)
        return None if worths is None else ranked(moves, worths, seat, 0.0)

    def supposed(self, view: Any, moves: Sequence[Any], seat: Seat, nth: int, /) -> tuple[Valued, ...]:
        """The same: nothing is hidden."""
        return self.choices(self.world(view), moves, seat, nth)

    def world(self, view: Any) -> Any:
        """The one position that a seat may see."""
        return self.rules.worlds(view, _NoLots())

    def luck(self, before: Any, after: Any, _nth: int, /) -> Luck:
        """Weigh every outcome by its exact chance; the luck of a draw has the mean 0, whatever the judge is worth."""
        found = self.agreed(after)
        return Luck(self.expected(before), found, (0.0,) * len(found))

    def expected(self, position: Any) -> Worth:
        """The mean worth of a position in which a draw is due."""
        prompt = self.rules.prompt(position)
        assert isinstance(prompt, Chance), "a draw is due"
        table = prompt.odds.table()
        assert table is not None, "an open game lists its odds"
        kept, worths = dict[Hashable, Worth](), list[Worth]()
        for move, _ in table:
            after = foreseen(self.rules, position, move).position
            alike = self.judge.alike(after)
            if alike not in kept:
                kept[alike] = self.agreed(after)
            worths.append(kept[alike])
        return mean_over(worths, [float(chance) for _, chance in table])

    def agreed(self, position: Any) -> Worth:
        """The same as `best`, made to add up over the seats."""
        return self.counts.agreed(self.best(position))

    def best(self, position: Any) -> Worth:
        """What a position is worth if the seat that is asked, if any, takes its best choice."""
        prompt = self.rules.prompt(position)
        if isinstance(prompt, Decision):
            return self.judge.best(position, prompt.moves, prompt.seat)
        return self.judge.worth(position)


def mean_over(worths: Sequence[Worth], odds: Sequence[float]) -> Worth:
    """The mean of what outcomes are worth, each with its chance."""
    return tuple(sum(o * w for o, w in zip(odds, seat, strict=True)) for seat in zip(*worths, strict=True))
