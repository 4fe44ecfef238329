"""A record with a review's remarks at the plies that mattered."""

from __future__ import annotations

from dataclasses import replace

from youyi.analysis.review import words
from youyi.analysis.review.advice import instead
from youyi.analysis.review.choices import Band, Choice
from youyi.analysis.review.review import Review
from youyi.analysis.review.telling import Teller, signed
from youyi.kernel.names import Language
from youyi.records.record import Record


def annotated(review: Review, language: Language) -> Record:
    """The record with a remark at every choice that cost something and every turning point; other remarks stay."""
    teller = Teller(review, language)
    remarks = {turn.ply: teller.say(words.TURNED, seat=teller.seat(turn.seat), swing=signed(turn.swing), unit=teller.unit)
               for turn in review.turns if turn.drawn}  # fmt: skip
    remarks |= {each.ply: remark(teller, each) for each in review.choices if each.band is not Band.GOOD}
    return replace(review.record, notes={**review.record.notes, **remarks})


def remark(teller: Teller, choice: Choice) -> str:
    """What a choice cost, what was better, and why."""
    best = choice.valued[0]
    why = instead(teller.review.table, choice.position, best.move, choice.taken.move, choice.seat)
    return teller.say(
        words.REMARK if why is None else words.REMARK_WHY,
        band=choice.band.called,
        less=signed(-choice.loss),
        unit=teller.unit,
        best=teller.label(choice, best),
        why=why,
    )
