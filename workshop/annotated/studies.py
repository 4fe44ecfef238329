"""Annotated games as studies: what a page tells beside a ply is a comment there, the better choice a variation, the costly one a question."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from workshop.annotated.annotations import STUDIES, heading, study_of
from workshop.annotated.page import Told, turned_by_luck
from workshop.annotated.texts import ANNOTATED as TEXTS
from youyi.analysis.figures.tally import NORMAL
from youyi.analysis.review import words
from youyi.analysis.review.choices import Band, WeighedChoice
from youyi.analysis.review.page import remark
from youyi.analysis.review.review import Review
from youyi.analysis.review.telling import Teller, signed
from youyi.kernel.names import Language, Words
from youyi.records.files import write_record
from youyi.records.record import Record
from youyi.records.replay import replay
from youyi.records.study import GameStudy, Variation

QUESTIONS = 3
"""At most so many choices are asked in a game of which none has a grade: those that cost most, and certainly something."""
BETTER = TEXTS["study.better"]
UNGRADED = TEXTS["study.ungraded"]
BEGINS, ALL_LUCK = TEXTS["study.begins"], TEXTS["study.all_luck"]
"""What is said first; the second where no choice certainly cost anything."""


def studied(review: Review, title: str, language: Language) -> Record:
    """The record of a reviewed game with its study in a language."""
    told = Told(review, language, replay(review.record).plies)
    teller, asked = told.teller, _asked(told)
    comments = {each.ply: turned_by_luck(teller, each) for each in review.turns if each.drawn}
    comments |= {each.ply: _remark(teller, each) for each in asked}
    last = len(review.record.moves)
    comments[last] = "\n".join([*filter(None, [comments.get(last)]), *_ending(teller)])
    study = GameStudy(
        language=language,
        comments={
            0: "\n".join(_beginning(teller, title, BEGINS if asked else ALL_LUCK)),
            **dict(sorted(comments.items())),
        },
        quiz=tuple(each.ply for each in asked),
        variations=tuple(_better(teller, each) for each in asked),
    )
    return replace(review.record, study=study)


def _asked(told: Told) -> list[WeighedChoice]:
    """The choices of which something better is named, in order: those that a page remarks on, or else the dearest."""
    certain = [each for each in told.review.choices if each.loss > NORMAL * each.taken.error]
    dearest = told.costly.values() or sorted(certain, key=lambda each: -each.loss)[:QUESTIONS]
    return sorted(dearest, key=lambda each: each.ply)


def _remark(teller: Teller, choice: WeighedChoice) -> str:
    """As a page has it; of a choice without a grade what it cost."""
    if choice.band is not Band.GOOD:
        return remark(teller, choice)
    best = teller.label(choice, choice.valued[0])
    return teller.say(UNGRADED, less=signed(-choice.loss), unit=teller.unit, best=best)


def _better(teller: Teller, choice: WeighedChoice) -> Variation:
    """The line that begins with the better choice."""
    said = teller.say(BETTER, less=signed(choice.loss).lstrip("+"), unit=teller.unit)
    why = teller.contrasts.said(choice, teller.language)
    gap = " " if teller.language is Language.EN else ""
    text = said if why is None else f"{said}{gap}{why}"
    return Variation(ply=choice.ply, moves=(teller.written(choice.valued[0].move),), comments={choice.ply: text})


def _beginning(teller: Teller, title: str, begins: Words) -> Iterator[str]:
    """What is said before the first ply: who plays, and nothing that answers a question."""
    yield title
    yield teller.say(begins)
    for seat, player, *_ in teller.summary()[1]:
        yield f"{seat} · {player}"


def _ending(teller: Teller) -> Iterator[str]:
    """What is said after the last ply: the results, what moved them most, and what is to be learned."""
    (_, _, result, luck, *_), rows = teller.summary()
    for seat, _, got, by_luck, *_ in rows:
        yield f"{seat} · {result} {got} {teller.unit} · {luck} {by_luck}"
    yield teller.say(words.TURNS)
    yield from (f"• {each}" for each in teller.turns() or [teller.say(words.NO_TURNS)])
    yield from teller.lessons()


def study(file: Path, review: Review, language: Language) -> str:
    """The study of a record's game, as the text of a file."""
    return write_record(studied(review, heading(file, language), language))


def write(folder: Path, reviewed: Iterable[tuple[Path, Review]]) -> None:
    """Write every study, in every language."""
    (folder / STUDIES).mkdir(exist_ok=True)
    for file, review in reviewed:
        for language in Language:
            (folder / STUDIES / study_of(file, language)).write_text(study(file, review, language), encoding="utf-8")
