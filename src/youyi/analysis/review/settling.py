"""Choices played out until their band is clear of the next, or until it cannot become so within the playouts allowed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import fsum, hypot, sqrt
from typing import Any, TypeAlias

from youyi.analysis.figures.tally import NORMAL, error_of
from youyi.analysis.review.choices import Band, WeighedChoice, band_of, next_band
from youyi.analysis.review.playouts import PlayedOut
from youyi.analysis.review.values import Samples, Valued, ranked_samples
from youyi.kernel.seats import Seat

Sampler: TypeAlias = Callable[[Sequence[Any], range], list[Samples]]
"""What comes of each of some choices in the playouts of these numbers."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much may be played out."""

    candidates: int
    """Of the choices that promised most, so many are looked at beside the one that was taken."""
    look: int
    """Playouts of each, which say against which of them the one that was taken is held."""
    least: int
    most: int
    """Further playouts of either: at least, and at most."""
    in_all: int
    """Playouts of all choices of a game together."""


FAST = Effort(candidates=4, look=64, least=256, most=1024, in_all=24_576)
READABLE = Effort(candidates=2, look=12, least=12, most=48, in_all=1024)
"""By the fast engine, and by the readable one, where a playout takes a hundred times as long."""


@dataclass(slots=True)
class Settler:
    """Plays choices out, on fresh chance, for a whole review."""

    played: PlayedOut
    spread: float
    effort: Effort
    ahead: int
    """After so many plies the judge is asked; 0: bouts are played to their ends."""
    second: PlayedOut | None
    """By another player, who has to bear out what is named; None: nobody is asked."""
    first: int
    """The number of the first playout: those before it have been looked at."""
    used: int = 0
    """How many playouts there have been."""

    def settle(self, view: Any, choice: WeighedChoice) -> WeighedChoice | None:
        """A choice with its band by playouts; None where none are left, or the fast engine has no room for the position."""
        if self.used + self._least > self.effort.in_all:
            return None
        try:
            return self._borne_out(view, self._settled(self._sampler(self.played, view, choice), choice))
        except OverflowError:
            return None

    @property
    def _least(self) -> int:
        """Playouts of one choice, if no more are needed."""
        return (self.effort.candidates + 1) * self.effort.look + 2 * self.effort.least

    def _borne_out(self, view: Any, choice: WeighedChoice) -> WeighedChoice:
        """A choice with the band that the second player's playouts reach, too."""
        if self.second is None or choice.band is Band.GOOD:
            return choice
        pair = choice.valued[0].move, choice.taken.move
        second = self._against(self._sampler(self.second, view, choice), pair, choice)
        return replace(choice, band=min(choice.band, second.band, key=lambda each: each.share))

    def _sampler(self, played: PlayedOut, view: Any, choice: WeighedChoice) -> Sampler:
        def sample(moves: Sequence[Any], numbers: range) -> list[Samples]:
            self.used += len(moves) * len(numbers)
            if played.hides:
                return played.supposing(view, moves, choice.ply, numbers)
            return played.openly(choice.position, moves, choice.ply, numbers)

        return sample

    def _settled(self, sample: Sampler, choice: WeighedChoice) -> WeighedChoice:
        seat, look = choice.seat, range(self.first, self.first + self.effort.look)
        moves = [each.move for each in choice.valued[: self.effort.candidates] if each.move != choice.taken.move]
        looked = ranked_samples([*moves, choice.taken.move], sample([*moves, choice.taken.move], look), seat)
        rival = next(each.move for each in looked if each.move != choice.taken.move)
        settled = self._against(sample, (rival, choice.taken.move), choice)
        return replace(settled, others=_others(settled, looked, choice.valued))

    def _against(self, sample: Sampler, pair: Sequence[Any], choice: WeighedChoice) -> WeighedChoice:
        """A choice beside the one that promised most, and its band: by further playouts of both."""
        samples = self._compared(sample, pair, choice.seat, self.first + self.effort.look)
        found = ranked_samples(pair, samples, choice.seat, self._error(len(samples[0])))
        taken = next(each for each in found if each.move == choice.taken.move)
        band = band_of(taken.less, taken.error, self.spread)
        return replace(choice, valued=found, taken=taken, band=band, playouts=len(samples[0]))

    def _compared(self, sample: Sampler, pair: Sequence[Any], seat: Seat, first: int) -> tuple[Samples, Samples]:
        """Playouts of two choices on the same chance, as many as it takes: none of those by which the two were chosen."""
        better, taken = list[Sequence[float]](), list[Sequence[float]]()
        while True:
            count = min(max(len(taken), self.effort.least), self.effort.most - len(taken))
            more = sample(pair, range(first + len(taken), first + len(taken) + count))
            better.extend(more[0])
            taken.extend(more[1])
            less = [one[seat] - other[seat] for one, other in zip(better, taken, strict=True)]
            enough = len(less) == self.effort.most or self.used >= self.effort.in_all
            if enough or not self._may_rise(fsum(less) / len(less), error_of(less), len(less)):
                return better, taken

    def _may_rise(self, less: float, sampled: float, count: int) -> bool:
        """Whether further playouts may clear the next band above the one that a loss has cleared."""
        above = next_band(band_of(less, hypot(sampled, self._error(count)), self.spread))
        least = hypot(sampled * sqrt(count / self.effort.most), self._error(self.effort.most))
        return above is not None and less + sampled - NORMAL * least >= above.share * self.spread

    def _error(self, count: int) -> float:
        """What samples do not show: where the judge is wrong, and what may happen once in so many playouts and did not."""
        return hypot(self.played.error, self.spread / count)


def _others(settled: WeighedChoice, looked: Sequence[Valued], valued: Sequence[Valued]) -> tuple[Valued, ...]:
    """The choices that were not settled: by the playouts that looked at some, and by what was first said of the rest.

    Their losses are told in proportion to that of the choice that was taken, of which both said something, too.
    """
    known, best = {each.move for each in settled.valued}, settled.valued[0].move
    found = list[Valued]()
    for values in (looked, valued):
        less = {each.move: each.less for each in values}
        said = less[settled.taken.move] - less[best]
        scale = settled.loss / said if said > 0 else 1.0
        found += [
            replace(each, less=max(0.0, each.less - less[best]) * scale) for each in values if each.move not in known
        ]
        known |= less.keys()
    return tuple(found)


def compared(
    played: PlayedOut, position: Any, judged: Sequence[Valued], seat: Seat, count: int, playouts: int
) -> tuple[Valued, ...]:
    """What choices are worth, the best first: the first of them by playouts on the same chance, the others by their judge.

    `judged`: what the judge says, the best first. None is worth more than the best: what the judge says of the others is held
    against what he says of the one that the playouts found best.
    """
    first, others = judged[:count], judged[count:]
    moves = [each.move for each in first]
    found = ranked_samples(moves, played.openly(position, moves, 0, range(playouts)), seat, played.error)
    best = next(each for each in first if each.move == found[0].move)
    held = (_held(found[0], best, each, seat) for each in others)
    return tuple(sorted((*found, *held), key=lambda each: each.less))


def _held(found: Valued, best: Valued, other: Valued, seat: Seat) -> Valued:
    """A choice by its judge, moved to where the playouts have the best one."""
    worth = tuple(there + own - said for there, own, said in zip(found.worth, other.worth, best.worth, strict=True))
    return Valued(other.move, worth, best.worth[seat] - other.worth[seat], other.error)
