"""What choices are held against: exact values where they are known, else playouts by the deepest player that can be afforded.

Where cards are hidden, choices are tried in deals that fit what the seat has seen and what the others have played, never in the
true one alone. What these are worth is checked by the true cards afterwards: over many games they fall as such deals should.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, runtime_checkable

from youyi.analysis.errors.rolling import Sampler
from youyi.analysis.review.evaluators import judging_of
from youyi.analysis.review.playouts import AnyTable, PlayedOut, bouts_of, of_a_bout
from youyi.kernel.lab.evaluation import Judging, Knowing
from youyi.kernel.seats import Seat
from youyi.players.player import player_spec, strongest

DEALS = "deals"
"""How a yardstick supposes hidden cards: as the strongest player does, by what the others have played."""
POSSIBLE = "possible"
"""Each deal equally likely that the rules allow."""
OPEN = "open"
"""Nothing is hidden."""


@runtime_checkable
class Supposing(Protocol):
    """A player that tries choices in deals that fit what its seat has seen."""

    def plans(self, view: Any, moves: Sequence[Any], seed: int, /) -> Sequence[Any]:
        """How it would go on after each of these choices."""
        ...

    def tried(self, view: Any, plans: Sequence[Any], seed: int, count: int, /) -> Sequence[Sequence[int]]:
        """What each plan gains in each of so many supposed deals."""
        ...

    def played(self, position: Any, plans: Sequence[Any], seed: int, count: int, /) -> Sequence[Sequence[int]]:
        """What each plan gains with the cards as they lie, in so many playouts."""
        ...


@dataclass(frozen=True, slots=True)
class Yardstick:
    """The yardstick of a table."""

    table: AnyTable
    judging: Judging
    playing: PlayedOut
    knowing: Knowing[Any, Any] | None
    """Who knows some values exactly."""
    supposing: Supposing | None
    """Who supposes hidden cards better than by the rules alone."""

    @property
    def supposes(self) -> str:
        """How hidden cards are supposed."""
        if not self.table.game.hides:
            return OPEN
        return POSSIBLE if self.supposing is None else DEALS

    def known(self, position: Any, moves: Sequence[Any], seat: Seat) -> list[float] | None:
        """What choices are worth to a seat, where that is known of them all."""
        worths = None if self.knowing is None else self.knowing.known(position, moves)
        return None if worths is None else [each[seat] for each in worths]

    def sampler(self, position: Any, moves: Sequence[Any], seat: Seat, chance: int) -> Sampler:
        """What tries some choices of a seat, by what it can know; `chance` numbers how it means to go on after each."""
        view = self.table.rules.view(position, seat)
        if self.supposing is None:
            return lambda some, seed, count: self._by_rules(view, position, some, seat, seed, count)
        player, plans = self.supposing, dict(zip(moves, self.supposing.plans(view, moves, chance), strict=True))
        return lambda some, seed, count: player.tried(view, [plans[move] for move in some], seed, count)

    def lying(self, position: Any, moves: Sequence[Any], seat: Seat, chance: int) -> Sampler:
        """What tries the same choices with the cards as they lie, going on as `sampler` does for the same chance."""
        if self.supposing is None:
            return lambda some, seed, count: self._openly(position, some, seat, seed, count)
        view = self.table.rules.view(position, seat)
        player, plans = self.supposing, dict(zip(moves, self.supposing.plans(view, moves, chance), strict=True))
        return lambda some, seed, count: player.played(position, [plans[move] for move in some], seed, count)

    def _by_rules(
        self, view: Any, position: Any, moves: Sequence[Any], seat: Seat, seed: int, count: int
    ) -> list[list[float]]:
        if not self.table.game.hides:
            return self._openly(position, moves, seat, seed, count)
        samples = replace(self.playing, seed=seed).supposing(view, moves, 0, range(count))
        return [[each[seat] for each in one] for one in samples]

    def _openly(self, position: Any, moves: Sequence[Any], seat: Seat, seed: int, count: int) -> list[list[float]]:
        samples = replace(self.playing, seed=seed).openly(position, moves, 0, range(count))
        return [[each[seat] for each in one] for one in samples]


def yardstick_of(table: AnyTable, engine: str = "auto") -> Yardstick:
    """The yardstick of a table. Raises `NotJudged`, `NoFastEngine`."""
    judging, single = judging_of(table), of_a_bout(table)
    bouts, name = bouts_of(single, judging, engine)
    playing = PlayedOut(single.rules, bouts, 0, 0, name, table.game.hides)
    best: Any = strongest(table).make(table) if table.game.hides else None
    return Yardstick(
        table=table,
        judging=judging,
        playing=playing,
        knowing=None if judging.exact is None else judging.exact(single),
        supposing=best if isinstance(best, Supposing) else None,
    )


def told(yardstick: Yardstick) -> dict[str, str]:
    """The yardstick as reports and sets state it."""
    guide = player_spec(yardstick.judging.guide, yardstick.table.game).full_id
    who = guide if yardstick.supposing is None else strongest(yardstick.table).full_id
    return {"player": guide, "cards": yardstick.supposes, "supposed_by": who, "engine": yardstick.playing.engine}
