"""Bodies of the HTTP requests and responses of replays: the film of a game, its course, and going on from a ply."""

from __future__ import annotations

import msgspec

from youyi.apps.web.wire.base import Plain
from youyi.apps.web.wire.chance import DrawSaid
from youyi.apps.web.wire.messages import Asked, Dumped, Over, Value
from youyi.apps.web.wire.said import Because, Said
from youyi.apps.web.wire.table import GoalSaid


class FilmSeat(Plain, frozen=True):
    """Who sat on a seat."""

    name: str | None
    """A person's name."""
    player: str | None
    """A computer player: its id, in a record with its version."""
    called: Said | None
    """A computer's own name, of our invention, as at a table: two of a kind are told apart; null for people."""


class FilmLine(Plain, frozen=True, omit_defaults=True):
    """One sentence of a ply, as `Line`."""

    says: str
    why: int
    """The place of its reason among the film's `reasons`."""
    teaches: bool = False
    notable: bool = False
    flow: list[int] | None = None


class Still(Plain, frozen=True):
    """The position before the first step of a film."""

    view: Dumped
    asked: Asked
    says: str
    over: Over | None
    drawing: str | None
    notes: Dumped
    """A learner's notes on what these eyes see, as `Studied`; null if the game has none."""


class FilmStep(Plain, frozen=True, omit_defaults=True):
    """One ply and the position after it, as `Happened` tells it."""

    by: int | None
    move: str | None
    label: str | None
    draw: DrawSaid | None
    events: list[Dumped]
    lines: list[FilmLine]
    change: Dumped
    """How the view before it is changed: see `changes`."""
    asked: Asked
    """Nobody is offered moves."""
    says: str
    over: Over | None
    drawing: str | None
    notes: Dumped = None
    """How the notes before it are changed, in the same way."""


class PositionFault(Plain, frozen=True):
    """What is wrong with a record."""

    says: str
    ply: int | None
    """The first wrong ply, counted from 1."""
    field: str | None


class Checked(Plain, frozen=True):
    """What a record's check found."""

    draws: int
    """Throws and shuffles among its moves."""
    proved: int
    """Those that were redone from what the record tells of its chance."""
    fault: PositionFault | None
    """What is wrong after its last valid ply; null for a sound record."""


class VariationSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another line of a study, as a record file has it."""

    of: int
    """What it leaves: 0 the game, else an earlier variation, counted from 1."""
    ply: int
    """Its first ply, counted from 1."""
    moves: list[str]
    comments: dict[str, str]
    """By ply."""


class StudySaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Variations and comments to a finished game, as a record file has them."""

    language: str
    comments: dict[str, str]
    """By ply; 0 is the beginning."""
    quiz: list[int]
    """Plies at which the reader is asked."""
    variations: list[VariationSaid]


class TriedPly(Plain, frozen=True):
    """A ply of a variation in a word."""

    by: int | None
    says: str


class StudyShown(Plain, frozen=True):
    """A study, and what its variations are called."""

    study: StudySaid
    plies: list[list[TriedPly]]
    """Those of each variation."""


class Film(Plain, frozen=True):
    """A part of a game, ply by ply, as one pair of eyes may see it."""

    game: str
    ruleset: str
    rulings: dict[str, Value]
    terms: dict[str, Value]
    seats: list[FilmSeat]
    hides: bool
    """Whether the game hides something from some."""
    eyes: int | None
    """The seat whose view it is; null: the public's."""
    first: int
    """How many plies came before the first step."""
    plies: int
    """How many plies these eyes may see in all; what follows the last step is asked for with `first`."""
    open: int
    """How many plies, from the first, lie open to everybody: up to there anyone may look from any seat."""
    reasons: list[Because]
    past: list[Dumped]
    """Events before `first` that the view does not show (`Game.remembered`)."""
    start: Still
    steps: list[FilmStep]
    checked: Checked | None
    """For the film of a record; null for a table's."""
    study: StudyShown | None = None
    """What somebody wrote to the game of a record; null for a later part of a film, and where the record is not sound."""


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/try?eyes=&language=&drawing=: what else might be played in a finished game, after these plies and then these moves."""

    ply: int
    moves: list[str]
    table: str | None = None
    """The table whose game it is; null: that of `record`."""
    record: str | None = None
    """The text of a record file."""


class PossibleThrow(Plain, frozen=True):
    """One outcome of a throw."""

    text: str
    """In notation."""
    label: str


class Tried(Plain, frozen=True):
    """What came of moves that were tried, and what may be tried next."""

    film: Film
    """From the ply at which the game was left; its steps are the moves."""
    plies: list[TriedPly]
    """The same in a word each."""
    asked: Asked
    """As the seat hears it that is asked, with its choices."""
    view: Dumped
    """As that seat sees it."""
    throws: list[PossibleThrow]
    """What chance may bring next; empty where nothing is thrown, or where it is more than can be listed."""
    played: str | None
    """What was played here in the game; null after other moves, and at its end."""
    known: str | None
    """What the same hand threw in the game, that many throws in; null if it threw no more, or nothing is thrown."""


class WriteStudy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/study?text=&language=: the record of a finished game with a study, as a file. The rules play every variation."""

    study: StudySaid
    table: str | None = None
    record: str | None = None


class GoOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/from: lay a table in a position of another game, for one person against computers."""

    ply: int
    """How many plies of the game were made before the position."""
    seat: int
    """Which seat the person takes."""
    name: str
    player: str
    """The computer player on all other seats."""
    table: str | None = None
    """The table whose game it is; null: that of `record`."""
    record: str | None = None
    """The text of a record file."""
    seal: str | None = None
    """As in `Me`."""


class Misread(Plain, frozen=True):
    """Why a record file was refused: a `Failure` that names the place."""

    error: str
    says: str
    valid: list[str] | None
    field: str | None
    ply: int | None


class TurningPoint(Plain, frozen=True):
    """A ply with which the lead passed from one seat to another."""

    ply: int
    seat: int
    """Who leads from then on."""
    held: int
    """For how many plies it kept the lead, until the next that is told."""


class Curve(Plain, frozen=True):
    """A figure of every seat from ply to ply."""

    name: Said
    score: bool
    """Whether it is each seat's result, in the game's unit."""
    decides: bool
    """Whether who has most of it wins; true of the first curve only."""
    points: list[list[int]]
    """The ply (0: the beginning) and each seat's figure after it, wherever one changed."""
    turns: list[TurningPoint]
    """Changes of lead in what decides; empty for any other figure."""


class SheetRow(Plain, frozen=True):
    """A row of a table: what was counted, and where it happened."""

    name: Said
    seats: list[int]
    times: int
    """How often it happened, for seats and for none."""
    plies: list[int]
    """The first plies in which it happened."""


class ResultTable(Plain, frozen=True):
    """A table of a result page."""

    name: Said
    flow: bool
    """Whether figures are what seats received, in the game's unit; else how often something happened."""
    rows: list[SheetRow]


class Bout(Plain, frozen=True):
    """A round, deal or game of a sitting."""

    number: int
    first: int
    """The first ply that belongs to it."""
    net: list[int]
    """What it brought each seat, as far as it was played."""


class Course(Plain, frozen=True):
    """A game's course in figures, as far as it lies open to everybody."""

    plies: int
    over: Over | None
    goal: GoalSaid
    """What counts at the table."""
    unit: Said
    seats: int
    curves: list[Curve]
    """What decides who wins first; then the other figures, the result in the game's unit among them where that counts."""
    bouts: list[Bout]
    sheets: list[ResultTable]
