"""Bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from youyi.apps.web.wire.base import Plain
from youyi.apps.web.wire.company import AgreementWanted, ChatMode
from youyi.apps.web.wire.messages import Dumped, SeatKind, Value
from youyi.apps.web.wire.said import Said
from youyi.kernel.names import Language

Grade: TypeAlias = Literal["attested", "inferred", "supplied"]


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request body; unknown fields are errors."""


class Me(Question, frozen=True, tag="me", tag_field="kind"):
    """A seat for the person who creates the table."""

    name: str
    seal: str | None = None
    """The seal of what this seat contributes to the chance; null: nothing."""


class Computer(Question, frozen=True, tag="computer", tag_field="kind"):
    """A seat for a computer player."""

    player: str


class OpenSeat(Question, frozen=True, tag="open", tag_field="kind"):
    """A seat that anyone may take."""


SeatWanted: TypeAlias = Me | Computer | OpenSeat


class CreateTable(Question, frozen=True):
    """POST /api/tables: create a table. Seats in order of play; at most one `Me`."""

    game: str
    seats: list[SeatWanted]
    ruleset: str | None = None
    rulings: dict[str, Value] = {}
    terms: dict[str, Value] = {}
    listed: bool = False
    agreement: AgreementWanted | None = None
    """Null: no clock, and the usual opponent sits in for who is absent on his turn for a minute."""
    chat: ChatMode | None = None
    """Null: phrases at listed tables, else free."""
    times: list[str] | None = None
    """Of an appointment: when it might be played, as in `Propose`; null: as soon as the seats are taken."""


class TakeSeat(Question, frozen=True):
    """POST /api/tables/{id}/sit: take an open seat; null: any of them."""

    name: str
    seat: int | None = None
    seal: str | None = None
    """As in `Me`."""
    suits: list[str] | None = None
    """At an appointment: which of its times suit, as in `Suit`."""


class PlayAgain(Question, frozen=True):
    """POST /api/tables/{id}/rematch: offer a rematch or take it up; the table is created when every person has done so."""

    token: str
    wanted: bool = True
    """False: decline, or take one's own offer back."""
    seal: str | None = None
    """As in `Me`, for the next table; the seats of the others are waited for if they sealed at this one."""


class SeatGiven(Plain, frozen=True):
    """A seat of a new table; its token is shown only once."""

    seat: int
    kind: SeatKind
    token: str | None


class TableCreated(Plain, frozen=True):
    """Response to `CreateTable`."""

    id: str
    seats: list[SeatGiven]


class SeatTaken(Plain, frozen=True):
    """Response to `TakeSeat`."""

    seat: int
    token: str


class RematchSaid(Plain, frozen=True):
    """Response to `PlayAgain`."""

    id: str | None
    """The next table; null until all have taken it up. Repeated requests return the same table."""
    seat: int
    token: str


class Failure(Plain, frozen=True):
    """Why a request was refused."""

    error: str
    says: str
    valid: list[str] | None
    """The valid values, where they can be listed."""


class AnswerSaid(Plain, frozen=True):
    """A possible answer to an open question."""

    word: str
    value: Value
    """As records and requests write it: `true` and `false` are not words."""
    reading: Said
    grade: Grade
    cites: list[str]


class Choice(msgspec.Struct, frozen=True, tag="choice", tag_field="kind"):
    """An open question with its possible answers."""

    name: str
    question: Said
    answers: list[AnswerSaid]


class Quantity(msgspec.Struct, frozen=True, tag="quantity", tag_field="kind"):
    """An open question, or a term, whose answer is a number."""

    name: str
    question: Said
    unit: Said
    lowest: int
    highest: int | None
    absent: Said | None
    """What no number means; null if a number must be given."""
    called: list[Said]
    """What each number stands for, from the lowest; empty for a plain number."""
    usual: int | None
    grade: Grade
    cites: list[str]


class RulesetSaid(Plain, frozen=True):
    """A named set of answers."""

    id: str
    """With its version: `ruqi/modern@1`."""
    name: Said
    summary: Said
    rulings: dict[str, Value]
    minutes: int | None
    """About how long a game takes, of a short one that newcomers are offered."""


class SeatCount(Plain, frozen=True):
    """The number of seats."""

    lowest: int
    highest: int
    usual: int


class MeasuredSaid(Plain, frozen=True):
    """A measured strength, and the command that measured it."""

    says: Said
    command: str


class PlayerSaid(Plain, frozen=True):
    """A computer player."""

    id: str
    name: Said
    strength: Said
    measured: list[MeasuredSaid]
    """Empty if nothing was measured."""


class ColourSaid(Plain, frozen=True):
    """One colour as CSS writes it, for light and dark pages."""

    light: str
    dark: str


class ColoursSaid(Plain, frozen=True):
    """A game's colours: behind the board, for headings and marks, and for each seat's pieces."""

    ground: ColourSaid
    accent: ColourSaid
    seats: list[str]


class GameSaid(Plain, frozen=True):
    """One game of the catalogue: what a page needs to create a table and to draw the board."""

    id: str
    name: Said
    pinyin: str
    about: Said
    unit: Said
    result: Said
    """What a seat's score is: what it gained, or how far it leads."""
    hides: bool
    """Whether seats know what others may not see."""
    seats: SeatCount
    seat_names: list[Said]
    rulesets: list[RulesetSaid]
    terms: list[Choice | Quantity]
    levels: list[PlayerSaid]
    """The strengths that people choose from, weakest first; empty for a game without them."""
    players: list[PlayerSaid]
    colours: ColoursSaid
    taught: bool
    """Whether it has a guide and a lesson: `/api/learn/{game}/{language}`."""
    puzzles: int
    """How many puzzles it has under the rules that its lesson teaches: `/api/puzzles/{game}/{number}/{language}`, from 1 on."""
    board: Dumped
    minutes: list[int] | None
    """About how long a usual sitting takes people, from the shortest to the longest; our estimate."""


class LocusSaid(Plain, frozen=True):
    """The place of a clause in a source."""

    source: Said
    edition: Said
    place: str
    folio: Said | None
    """The leaf, if the edition has leaves."""
    words: str
    """What is quoted; empty if nothing is."""
    script: Language
    """In which the place is named and the words are quoted."""
    address: str
    """Where the source can be read on the web; empty if nowhere that we know."""


class Cited(Plain, frozen=True):
    """A clause that is pointed to."""

    key: str
    name: Said


class ArticleSaid(Plain, frozen=True):
    """A clause in full."""

    key: str
    game: str
    name: Said
    pinyin: str
    old: list[LocusSaid]
    """Old witnesses; the first is the oldest."""
    translated: Said | None
    """Our translation of the old words."""
    silence: Said | None
    """Why there are no old words."""
    modern: list[LocusSaid]
    """Modern works."""
    modern_translated: Said | None
    """Our translation of the words of a modern work; nothing in Chinese."""
    reading: Said
    grade: Grade
    grade_name: Said
    grade_meaning: Said
    advice: Said | None
    before: Cited | None
    """The clause before it in the rulebook."""
    after: Cited | None
    example: bool
    """Whether it has a worked example: `/api/examples/{key}/{language}`."""
    cite: str
    """How to cite it, as BibTeX."""


class RulingSaid(Plain, frozen=True):
    """An answer to an open question in full."""

    game: str
    name: str
    word: str
    question: Said
    reading: Said
    grade: Grade
    grade_name: Said
    grade_meaning: Said
    cites: list[Cited]
