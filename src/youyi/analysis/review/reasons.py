"""Why one choice is better than another, in words: the one or two ideas that explain most of the difference between them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, TypeAlias

from youyi.analysis.review.choices import Band, WeighedChoice, band_of
from youyi.analysis.review.playouts import AnyTable
from youyi.analysis.review.values import Valued
from youyi.analysis.texts import REVIEW as TEXTS
from youyi.kernel.face.ideas import Idea
from youyi.kernel.face.speech import Voice
from youyi.kernel.lab.evaluation import Counts, Judging
from youyi.kernel.names import Language, Words, everywhere
from youyi.kernel.people import NOBODY, People
from youyi.kernel.seats import Seat

AnyIdea: TypeAlias = Idea[Any, Any]
MOST, SOME = 0.5, 0.3
"""The share of a difference that an idea has to explain to be said, and to be said as part of it or beside another."""
SPECIAL = 0.3
"""A more special idea is said before another, unless it explains so much less."""
PARTLY = TEXTS["partly"]
TWO = TEXTS["two_reasons"]
SEAT = everywhere("{name}")


@dataclass(frozen=True, slots=True)
class Reason:
    """An idea that tells a better choice from a worse one."""

    idea: AnyIdea
    share: float
    """How much of the difference is left if one follows it less far than the better choice, and otherwise chooses as well as can be."""
    table: AnyTable
    position: Any
    better: Any
    worse: Any

    def said(self, language: Language, people: People = NOBODY) -> str | None:
        """Its sentence; None where it does not fit the two choices."""
        blanks = self.idea.blanks(self.table.rules, self.position, self.better, self.worse, language, people)
        if blanks is None:
            return None
        return Voice(self.table.game.seat_names, SEAT, language, people)(self.idea.says, **blanks)


@dataclass(frozen=True)
class Reasons:
    """The ideas at one choice, and which of its moves follow them."""

    table: AnyTable
    position: Any
    valued: tuple[Valued, ...]
    """The best first."""
    judging: Judging

    def against(self, worse: Valued) -> tuple[Reason, ...]:
        """Why the best choice is better: one idea or two; none where none explains it, or where the difference may be none."""
        if worse.less <= 0 or band_of(worse.less, worse.error, self.judging.spread) is Band.GOOD:
            return ()
        found = [each for each in self._explaining(worse) if each.share >= SOME]
        if not found:
            return ()
        first = _special(found)
        beside = [each for each in found if first.share >= MOST and _goes_beside(first, each)]
        return (first, max(beside, key=_share)) if beside else (first,)

    def for_the_best(self, worse: Sequence[Valued]) -> tuple[Reason, ...]:
        """Why the best choice is better than the first of some worse ones of which an idea explains most, or else some, of that."""
        found = [reasons for each in worse if (reasons := self.against(each))]
        return next((each for each in found if each[0].share >= MOST), found[0] if found else ())

    def _explaining(self, worse: Valued) -> Iterator[Reason]:
        """Every idea that the best choice follows further, in the game's order, with its share."""
        nth = next(nth for nth, each in enumerate(self.valued) if each.move == worse.move)
        for idea, ranks in self._ranked:
            if ranks[0] <= ranks[nth]:
                continue
            without = (each.less for each, rank in zip(self.valued, ranks, strict=True) if rank < ranks[0])
            share = max(0.0, min(1.0, min(without) / worse.less))
            reason = Reason(idea, share, self.table, self.position, self.valued[0].move, worse.move)
            if reason.said(Language.EN) is not None:
                yield reason

    @cached_property
    def _ranked(self) -> tuple[tuple[AnyIdea, tuple[int, ...]], ...]:
        """The ideas that hold here, each with how far every choice follows it."""
        rules = self.table.rules
        return tuple(
            (idea, tuple(rank(idea.follows(rules, self.position, each.move)) for each in self.valued))
            for idea in ideas_at(self.table, self.judging.counts)
        )


def reasons_of(table: AnyTable, judging: Judging, choice: WeighedChoice) -> tuple[Reason, ...]:
    """Why the best would have been better than what was chosen in a game that is reviewed."""
    every = sorted((*choice.valued, *choice.others), key=_less)
    return Reasons(table, choice.position, tuple(every), judging).against(choice.taken)


@dataclass(frozen=True, slots=True)
class Habit:
    """An idea that would have saved a seat more than once in a game."""

    seat: Seat
    idea: AnyIdea
    times: int
    lost: float
    """In all, in the review's unit."""


def habits_of(costly: Iterable[tuple[WeighedChoice, Sequence[Reason]]]) -> tuple[Habit, ...]:
    """For each seat the idea that would have saved it most, if it would have more than once; given why each choice was worse."""
    found = dict[tuple[Seat, str], Habit]()
    for choice, reasons in costly:
        for reason in reasons[:1]:
            known = found.get((choice.seat, reason.idea.key), Habit(choice.seat, reason.idea, 0, 0.0))
            found[choice.seat, reason.idea.key] = replace(known, times=known.times + 1, lost=known.lost + choice.loss)
    dearest = {each.seat: each for each in sorted(found.values(), key=_lost)}
    return tuple(each for _, each in sorted(dearest.items()) if each.times > 1)


def _lost(lesson: Habit) -> float:
    return lesson.lost


def ideas_at(table: AnyTable, counts: Counts) -> tuple[AnyIdea, ...]:
    """The ideas that were found to be true at a table, for what counts there, in the game's order."""
    commentary = table.game.commentary
    known = () if commentary is None else commentary.ideas
    return tuple(each for each in known if each.gain is not None and each.holds(table.rules, counts))


def rank(follows: bool | None) -> int:
    """How far a choice follows an idea: most do neither what it says nor the contrary.

    >>> [rank(True), rank(None), rank(False)]
    [1, 0, -1]
    """
    return 0 if follows is None else 1 if follows else -1


def sentences(reasons: Sequence[Reason], language: Language, people: People = NOBODY) -> str:
    """What is said of the reasons; that there is more to it, where the first explains less than half."""
    said = [text for each in reasons if (text := each.said(language, people)) is not None]
    if reasons[0].share < MOST:
        return PARTLY.said_in(language).format(says=said[0])
    return TWO.said_in(language).format(first=said[0], second=said[1]) if len(said) > 1 else said[0]


def where_to_look(reasons: Sequence[Reason]) -> Words:
    """The first half of a hint, which names no piece, card or place."""
    return reasons[0].idea.first


def _special(found: Sequence[Reason]) -> Reason:
    """The first of those that explain enough, unless another explains far more; the one that explains most where none does."""
    most = max(found, key=_share)
    near = (each for each in found if each.share >= max(MOST, most.share - SPECIAL))
    return next(near, most)


def _goes_beside(first: Reason, second: Reason) -> bool:
    """Whether a second idea says something that the first does not."""
    return (
        second is not first and first.idea.key not in second.idea.implies and second.idea.key not in first.idea.implies
    )


def _share(reason: Reason) -> float:
    return reason.share


def _less(valued: Valued) -> float:
    return valued.less
