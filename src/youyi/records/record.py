"""A game file: the moves are the truth; score and fingerprint are checks on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeAlias, TypeVar, Union

from youyi.kernel.errors import BadRecord, YouyiError
from youyi.kernel.game import Game, Table
from youyi.kernel.rulings import Value, fingerprint
from youyi.records import error_words
from youyi.records.contributed import ContributedChance
from youyi.records.kinds import Tag
from youyi.records.program import program
from youyi.records.study import GameStudy

T = TypeVar("T")

SCHEMA = "youyi.record"
VERSION = 2
"""The newest schema; older files are migrated when they are read."""
WITHOUT_STUDY = 1
"""The schema in which a game without a study is written, so that older releases read it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitter:
    """Who sat on a seat."""

    name: str | None = None
    """What a person called himself."""
    player: str | None = None
    """Which of our players it was, with its version: `greedy@1`."""


@dataclass(frozen=True, slots=True)
class NumberedChance:
    """Every throw follows from a seed and a game number, and can be redone."""

    tag: ClassVar[Tag] = Tag("kind", "numbered")
    seed: int
    game: int


@dataclass(frozen=True, slots=True)
class TableChance:
    """Real dice or cards, typed in."""

    tag: ClassVar[Tag] = Tag("kind", "table")


@dataclass(frozen=True, slots=True)
class ServerChance:
    """A server drew; nothing in the file proves how."""

    tag: ClassVar[Tag] = Tag("kind", "server")


@dataclass(frozen=True, slots=True)
class CommittedChance:
    """The secret alone decides, and was committed to: the deals of the day and tables of release 0.1.0. Once it is told, every throw can be redone."""

    tag: ClassVar[Tag] = Tag("kind", "committed")
    commit: str
    """The SHA-256 of the secret, shown before anyone threw: `sha256:…`."""
    reveal: str | None = None
    """The secret in hexadecimal; None while the game goes on."""


ChanceUsed: TypeAlias = Union[NumberedChance, TableChance, ServerChance, CommittedChance, ContributedChance]


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Record:
    """One game as it was played; `docs/reference/record-format.md` comments every field."""

    game: str
    ruleset: str
    """With its version: `ruqi/modern@1`."""
    rulings: Mapping[str, Value] = field(default_factory=dict)
    """Answers that differ from the ruleset's."""
    terms: Mapping[str, Value] = field(default_factory=dict)
    """Terms that differ from the usual ones."""
    fingerprint: str
    engine: str
    """The release that wrote the file, with its commit: `0.2.0+27c9cb95132b`."""
    seats: tuple[Sitter, ...]
    start: str | None = None
    """A position to start from; None: the game's own start."""
    moves: tuple[str, ...]
    """Every answer in order, throws included, in the game's notation."""
    score: tuple[int, ...] | None
    """How it ended; None while it has not."""
    conceded: int | None = None
    """The seat that gave the game up, which ended there without a score; None for any other game."""
    chance: ChanceUsed
    notes: Mapping[int, str] = field(default_factory=dict)
    """Remarks by ply, counted from 1."""
    study: GameStudy | None = None
    """Variations and comments that somebody made to the game; None for most."""

    def __repr__(self) -> str:
        seats = ",".join(each.player or each.name or "?" for each in self.seats)
        end = "not over" if self.score is None else f"score {self.score}"
        return f"<Record {self.ruleset} {seats}: {len(self.moves)} moves, {end}>"


def begun(table: Table[Any, Any, Any, Any], seats: tuple[Sitter, ...], chance: ChanceUsed) -> Record:
    """Open the record of a game that is about to begin."""
    return Record(
        game=table.game.id,
        ruleset=table.ruleset.full_id,
        rulings=table.changed_rulings,
        terms=table.changed_terms,
        fingerprint=fingerprint(table.game.id, table.rulings, table.terms),
        engine=program(),
        seats=seats,
        moves=(),
        score=None,
        chance=chance,
    )


def laid(record: Record, game: Game[Any, Any, Any, Any]) -> Table[Any, Any, Any, Any]:
    """Lay the table a record was played at. Raises `BadRecord` naming the field that cannot be met."""
    if record.game != game.id:
        raise BadRecord(error_words.OTHER_GAME.filled(found=record.game, wanted=game.id), field="game")
    _named("ruleset", lambda: game.ruleset(record.ruleset))
    _named("rulings", lambda: game.under(record.ruleset, dict(record.rulings)))
    table = _named("terms", lambda: game.under(record.ruleset, dict(record.rulings), dict(record.terms)))
    found = fingerprint(game.id, table.rulings, table.terms)
    if found != record.fingerprint:
        raise BadRecord(error_words.FINGERPRINT.filled(found=found), field="fingerprint")
    if len(record.seats) != table.rules.seats:
        raise BadRecord(error_words.SEATS.filled(seats=table.rules.seats, found=len(record.seats)), field="seats")
    return table


def _named(name: str, lay: Callable[[], T]) -> T:
    """Say which field of the record an answer that does not exist stands in."""
    try:
        return lay()
    except YouyiError as error:
        raise BadRecord(error.words, field=name) from error
