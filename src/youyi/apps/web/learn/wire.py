"""What teaches a game, as pages are sent it: each document in one language, and the same for everybody."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from youyi.apps.web.wire.base import Plain
from youyi.apps.web.wire.http import Cited, Grade
from youyi.apps.web.wire.messages import Happened, Previewed, Snapshot
from youyi.apps.web.wire.said import Because, Said
from youyi.apps.web.wire.table import BarredTold
from youyi.kernel.names import Language


class TermSaid(Plain, frozen=True):
    """A word of the game, explained."""

    name: str
    """In the document's language."""
    han: str
    pinyin: str
    forms: list[str]
    """Every way in which it is written at the table."""
    means: str
    article: str | None
    """The clause that says it."""


class PictureSaid(Plain, frozen=True):
    """A position with what it shows."""

    caption: str
    shows: Snapshot


class LearnSaid(Plain, frozen=True):
    """GET /api/learn/{game}/{language}: how a game is played, on one screen, and its words."""

    game: str
    language: Language
    aim: str
    turn: list[str]
    key_terms: list[TermSaid]
    pictures: list[PictureSaid]
    terms: list[TermSaid]
    """Every word that the table shows without explaining it."""
    lesson: str
    """The title of the guided first game."""
    minutes: int


class Judged(Plain, frozen=True):
    """A legal move, judged by what the step asks for."""

    right: bool
    says: str
    because: Because | None
    """Null for a puzzle: what is wrong with a choice there is no clause."""
    previewed: Previewed | None
    """Null for a puzzle: what a choice leads to is for its reader to see."""


class PlayTask(msgspec.Struct, frozen=True, tag="play", tag_field="kind"):
    """Choose a move on the board."""

    judged: dict[str, Judged]
    """Every legal move, by its notation."""
    happens: dict[str, Happened]
    """What follows each right move."""
    barred: BarredTold
    """What might be tried and is not allowed, with its clauses."""


class OptionSaid(Plain, frozen=True):
    """One answer to a question, and why it is right or wrong."""

    says: str
    reply: str
    right: bool


class AskTask(msgspec.Struct, frozen=True, tag="ask", tag_field="kind"):
    """Answer a question about what is seen."""

    question: str
    options: list[OptionSaid]
    because: Because


class WatchTask(msgspec.Struct, frozen=True, tag="watch", tag_field="kind"):
    """See moves played, each when the learner goes on."""

    throw: bool
    """Whether the first is the learner's own throw."""
    happens: list[Happened]


TaskSaid: TypeAlias = PlayTask | AskTask | WatchTask


class QuotationSaid(Plain, frozen=True):
    """A phrase of an old source, with our translation."""

    words: str
    """In classical Chinese, in the characters of the source."""
    says: str
    by: str
    """Who says it, and when."""
    source: str
    place: str
    """Chapter, and leaf if the edition has leaves."""
    address: str
    """Where the source can be read; empty if nowhere that we know."""


class Arrival(Plain, frozen=True):
    """What is shown as it happens before a step begins."""

    before: Snapshot
    happens: list[Happened]
    """The last leads to the position of the step."""


class StepSaid(Plain, frozen=True):
    """One step of a lesson."""

    key: str
    title: str
    text: str
    """Paragraphs with an empty line between; `- ` begins a point, `**` marks what matters, backticks a notation."""
    after: str
    """Said when the task is done; empty if nothing is."""
    clauses: list[Cited]
    shows: Snapshot | None
    arrives: Arrival | None
    """How that came about; null where nothing moves."""
    task: TaskSaid | None
    anew: bool
    """The position is set up anew: it does not come of what was done at the step before."""
    quoted: QuotationSaid | None
    """The sentence that made the rule; null where no old source has one."""


class ShortGameSaid(Plain, frozen=True):
    """The game to play after a lesson."""

    ruleset: str | None
    terms: dict[str, int]


class LessonSaid(Plain, frozen=True):
    """GET /api/lessons/{game}/{language}: a guided first game."""

    game: str
    language: Language
    title: str
    minutes: int
    steps: list[StepSaid]
    then: ShortGameSaid


class ExampleSaid(Plain, frozen=True):
    """GET /api/examples/{key}/{language}: a move that shows a clause at work."""

    shows: Snapshot
    happens: Happened


class ClauseSaid(Plain, frozen=True):
    """A clause in a list."""

    key: str
    name: str
    han: str
    pinyin: str
    reading: str
    grade: Grade
    grade_name: str
    example: bool
    """Whether it has a worked example."""
    idle: list[str]
    """The rulesets, by their ids, under which it binds nobody."""


class SectionSaid(Plain, frozen=True):
    """Clauses that stand together in a source; the first section of a source has its title."""

    source: str
    edition: str
    place: str
    """The heading in the source; empty where clauses stand each by itself."""
    means: str
    """The heading in English for who reads English; else empty."""
    script: Language
    clauses: list[ClauseSaid]


class MemberSaid(Plain, frozen=True):
    """One answer to an open question, and the rulesets that give it."""

    reading: str
    grade_name: str
    rulesets: list[str]
    cites: list[Cited]


class OpenQuestion(Plain, frozen=True):
    """What the sources leave open; without answers it asks for a number."""

    name: str
    question: str
    answers: list[MemberSaid]
    numbers: list[str]
    """For a number: what each ruleset says."""


class RulesetTold(Plain, frozen=True):
    """A named set of answers."""

    id: str
    name: str
    summary: str


class GradeTold(Plain, frozen=True):
    """How firmly a clause may stand, and what that means."""

    grade: Grade
    name: str
    meaning: str


class HeadingSaid(Plain, frozen=True):
    """A place in a source and the clauses that stand there, by their keys."""

    place: str
    clauses: list[str]


class SourceOrder(Plain, frozen=True):
    """The order of a source itself, where the rulebook has parts of its own."""

    source: str
    script: Language
    """In which the headings are written."""
    headings: list[HeadingSaid]


class RulebookSaid(Plain, frozen=True):
    """GET /api/rules/{game}/{language}: a game's rulebook."""

    game: str
    language: Language
    rulesets: list[RulesetTold]
    grades: list[GradeTold]
    sections: list[SectionSaid]
    source_order: SourceOrder | None
    questions: list[OpenQuestion]


class Found(Plain, frozen=True):
    """Something that can be searched for."""

    game: str
    address: str
    name: Said
    pinyin: str
    forms: list[str]
    """Its names, folded as a query must be."""


class SearchIndex(Plain, frozen=True):
    """GET /api/search: names of clauses and words of all games, and how to fold a query before it is looked for."""

    fold: dict[str, str]
    """Characters and what they count as, after case, tones and blanks are dropped."""
    entries: list[Found]
