"""Why the best choice of a reviewed game would have been better: what the other gave up, and each idea in full only a few times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from youyi.analysis.review.choices import WeighedChoice
from youyi.analysis.review.reasons import Habit, Reason, habits_of, reasons_of, sentences
from youyi.analysis.review.review import Review
from youyi.analysis.texts import REVIEW as TEXTS
from youyi.kernel.names import Language

IN_FULL = 2
"""So often a seat is told one idea in whole sentences; after that by its name and the ply of the first. A tutor in the page, too."""
AGAIN = TEXTS["again"]


@dataclass(frozen=True)
class Contrasts:
    """The reasons of all costly choices of a review."""

    review: Review

    @cached_property
    def reasons(self) -> Mapping[int, Sequence[Reason]]:
        """By the ply of the choice; none where no idea explains it."""
        table, judging = self.review.table, self.review.judging
        return {each.ply: reasons_of(table, judging, each) for each in self.review.named}

    @cached_property
    def habits(self) -> tuple[Habit, ...]:
        """For each seat the idea that would have saved it most."""
        return habits_of((each, self.reasons[each.ply]) for each in self.review.named)

    @cached_property
    def _told(self) -> Mapping[int, int]:
        """Where an idea has been told often enough, the ply at which its seat was told it first."""
        first, times, found = dict[tuple[int, str], int](), Counter[tuple[int, str]](), dict[int, int]()
        for choice in self.review.named:
            for reason in self.reasons[choice.ply][:1]:
                idea = choice.seat, reason.idea.key
                first.setdefault(idea, choice.ply)
                if times[idea] >= IN_FULL:
                    found[choice.ply] = first[idea]
                times[idea] += 1
        return found

    def said(self, choice: WeighedChoice, language: Language) -> str | None:
        """The ideas that the best choice follows; None where none explains the difference."""
        reasons = self.reasons.get(choice.ply)
        if not reasons:
            return None
        ply = self._told.get(choice.ply)
        if ply is None:
            return sentences(reasons, language)
        return AGAIN.filled(idea=reasons[0].idea.name, ply=ply).said_in(language)
