"""A game reviewed ply by ply."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import hypot
from typing import Any

from youyi.analysis.review.choices import Band, WeighedChoice, band_of
from youyi.analysis.review.evaluators import AnyValuer, Rolled, judging_of, settler_of, valuer_of
from youyi.analysis.review.playouts import PlayedOut
from youyi.analysis.review.review import AnyTable, DrawLuck, Point, Review
from youyi.analysis.review.settling import Settler
from youyi.analysis.review.values import Valued, foreseen
from youyi.kernel.cards import Deal
from youyi.kernel.game import Game
from youyi.kernel.lab.evaluation import Counts, Worth
from youyi.kernel.rules import Decision, Over, is_choice
from youyi.kernel.session import Ply
from youyi.records.record import Record
from youyi.records.replay import replay_as_far_as_valid


def reviewed(
    record: Record,
    *,
    game: Game[Any, Any, Any, Any] | None = None,
    playouts: int | None = None,
    seed: int = 1,
    engine: str = "auto",
    counts: Counts | None = None,
    told: Callable[[int, int], object] = lambda _done, _all: None,
) -> Review:
    """Review a game as far as its record is valid; `told` hears how many of how many plies are done.

    `counts`: what figures are to tell; None: what counts at its table. `game` is asked for only where it is not of the catalogue.
    Raises `BadRecord`, `NotJudged`, `NoFastEngine`.
    """
    replay = replay_as_far_as_valid(record, game)
    table, plies = replay.table, replay.plies
    judging = judging_of(table, counts)
    valuer = valuer_of(table, playouts=playouts, seed=seed, engine=engine, plies=len(plies), counts=counts)
    watched = Watched(table, valuer, judging.spread)
    for ply in plies:
        watched.take(ply)
        told(ply.number, len(plies))
    over = replay.prompt if isinstance(replay.prompt, Over) else None
    result = None if over is None else judging.counts.result(over.score, over.first)
    if result is not None:
        watched.end(len(plies), tuple(map(float, result)))
    usual = playouts is None
    settler = settler_of(table, seed=seed, engine=engine, counts=counts, valuer=valuer) if usual else None
    unsettled = (
        0 if settler is None else watched.settle(settler, lambda done, of: told(len(plies) + done, len(plies) + of))
    )
    sampled = valuer.played if isinstance(valuer, Rolled) else valuer
    return Review(
        table=table,
        record=record,
        moves=record.moves[: len(plies)],
        choices=tuple(watched.choices),
        draws=tuple(watched.draws),
        course=tuple(Point(ply, worth) for ply, worth in sorted(watched.worths.items())),
        result=result,
        judging=judging,
        playouts=sampled.playouts if isinstance(sampled, PlayedOut) else 0,
        judged=not isinstance(valuer, PlayedOut),
        settler=settler,
        unsettled=unsettled,
        drift=watched.drift(),
        engine=sampled.engine if isinstance(sampled, PlayedOut) else sampled.kind,
        seed=seed,
    )


@dataclass(slots=True)
class Watched:
    """A review in the making."""

    table: AnyTable
    valuer: AnyValuer
    spread: float
    choices: list[WeighedChoice] = field(default_factory=list)
    draws: list[DrawLuck] = field(default_factory=list)
    worths: dict[int, Worth] = field(default_factory=dict)
    """What the game was worth after each ply, as far as it was valued."""
    doubts: dict[int, Worth] = field(default_factory=dict)
    """What an estimate changed by at a ply without chance: by a choice, and by second thoughts after it."""
    _last: Worth | None = None

    def take(self, ply: Ply[Any, Any, Any]) -> None:
        """Value one ply."""
        prompt = self.table.rules.prompt(ply.before)
        if ply.drawn:
            luck = self.valuer.luck(ply.before, ply.step.position, ply.number)
            event = None if isinstance(ply.move, Deal) else ply.step.events[0]
            self.draws.append(DrawLuck(ply.number, ply.by, luck, event))
            self.worths[ply.number - 1] = luck.before
            self._think_again(ply.number - 1, luck.before)
            self.worths[ply.number] = self._last = luck.after
        elif is_choice(prompt):
            self._choice(ply, prompt)

    def end(self, ply: int, result: Worth) -> None:
        """Note the result, which the worth comes to after the last ply."""
        self._think_again(ply, result)
        self.worths[ply] = result

    def settle(self, settler: Settler, told: Callable[[int, int], object]) -> int:
        """Play the choices out that look bad, the worst first; returns how many were left. `told` hears how many are done."""
        rules, limit = self.table.rules, Band.DOUBTFUL.share * self.spread
        suspects = [nth for nth, each in enumerate(self.choices) if each.loss >= limit and not each.is_known]
        left = 0
        for done, nth in enumerate(sorted(suspects, key=lambda each: -self.choices[each].loss), start=1):
            choice = self.choices[nth]
            settled = settler.settle(rules.view(choice.position, choice.seat), choice)
            self.choices[nth], left = settled or choice, left + (settled is None)
            told(done, len(suspects))
        return left

    def drift(self) -> Worth:
        """Of each seat, the root of the squares of what neither chance nor a choice changed an estimate by."""
        costs = {each.ply: each.cost for each in self.choices}
        none = (0.0,) * self.table.rules.seats
        left = [
            [doubt - cost for doubt, cost in zip(doubts, costs.get(ply, none), strict=True)]
            for ply, doubts in self.doubts.items()
        ]
        return tuple(hypot(*(each[seat] for each in left)) for seat in range(self.table.rules.seats))

    def _think_again(self, ply: int, worth: Worth) -> None:
        """Note what the worth is said to be after a ply of which something else may have been said."""
        if self._last is not None:
            known = self.doubts.get(ply, (0.0,) * len(worth))
            self.doubts[ply] = tuple(old + new - last for old, new, last in zip(known, worth, self._last, strict=True))
        self._last = worth

    def _choice(self, ply: Ply[Any, Any, Any], prompt: Decision[Any]) -> None:
        rules, seat, nth = self.table.rules, prompt.seat, ply.number
        opened = self.valuer.choices(ply.before, prompt.moves, seat, nth)
        taken_open = _taken(rules, opened, ply)
        self.worths[nth] = taken_open.worth
        self._think_again(nth, taken_open.worth)
        if not self.table.game.hides:
            band = band_of(taken_open.less, taken_open.error, self.spread)
            self.choices.append(WeighedChoice(nth, seat, ply.before, opened, taken_open, None, None, band))
            return
        supposed = self.valuer.supposed(rules.view(ply.before, seat), prompt.moves, seat, nth)
        taken = _taken(rules, supposed, ply)
        band = band_of(taken.less, taken.error, self.spread)
        self.choices.append(WeighedChoice(nth, seat, ply.before, supposed, taken, opened, taken_open, band))


def _taken(rules: Any, valued: tuple[Valued, ...], ply: Ply[Any, Any, Any]) -> Valued:
    """The choice that was taken; where it was written otherwise than the rules offer it, the one that leads to the same."""
    for each in valued:
        if each.move == ply.move:
            return each
    after = ply.step.position
    return next(each for each in valued if foreseen(rules, ply.before, each.move).position == after)
