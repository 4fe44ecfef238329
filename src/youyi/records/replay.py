"""A record played again: strictly, or as far as it is valid, with the ply that is wrong and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from youyi.games import game as catalogued
from youyi.kernel.errors import BadNotation, BadRecord, FaultyPosition, IllegalMove, YouyiError
from youyi.kernel.game import Game, Table
from youyi.kernel.rules import Chance, Decision, Over, Prompt
from youyi.kernel.session import Ply, Session
from youyi.records import error_words
from youyi.records.record import Record, laid
from youyi.records.redraw import Redraw
from youyi.records.study_check import check_study

AnySession: TypeAlias = Session[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Replay:
    """What a record amounts to."""

    table: Table[Any, Any, Any, Any]
    session: AnySession
    """The game as far as its moves are valid."""
    error: BadRecord | None
    """What is wrong after the last valid ply; None for a sound record."""
    draws: int
    """How many throws and shuffles are among the valid plies."""
    proved: int
    """How many of them were redone from what the record tells."""

    @property
    def plies(self) -> Sequence[Ply[Any, Any, Any]]:
        """Every valid ply."""
        return self.session.plies

    @property
    def position(self) -> Any:
        """Where the game stands after the last valid ply."""
        return self.session.position

    @property
    def prompt(self) -> Prompt[Any]:
        """What that position asks."""
        return self.session.prompt


def replay(record: Record, game: Game[Any, Any, Any, Any] | None = None) -> Replay:
    """Play a record again, strictly. Raises `BadRecord` naming the field or the first wrong ply."""
    found = replay_as_far_as_valid(record, game)
    if found.error is not None:
        raise found.error
    return found


def replay_as_far_as_valid(record: Record, game: Game[Any, Any, Any, Any] | None = None) -> Replay:
    """Play a record as far as its moves are valid. Raises `BadRecord` only if its rules or its start cannot be set up.

    `game` is asked for only where it is not of the catalogue.
    """
    table = laid(record, game or _catalogued(record))
    return played_as_far_as_valid(record, table, Session(table.rules, start_of(record, table)))


def played_as_far_as_valid(
    record: Record,
    table: Table[Any, Any, Any, Any],
    session: AnySession,
    on_ply: Callable[[Ply[Any, Any, Any]], object] = lambda _ply: None,
) -> Replay:
    """Play a record's moves in a session that stands at its start, as far as they are valid; `on_ply` is told of each."""
    assert session.at == 0, "the session has begun"
    redraw = Redraw(record, table, session)
    try:
        for number, text in enumerate(record.moves, start=1):
            move = _read(table, session, text, number)
            redraw.check(move)
            on_ply(_play(session, move, number))
        redraw.finish()
        _check_score(record, session.prompt)
        _check_conceded(record, table, session.prompt)
        check_study(record, table, session.start)
    except BadRecord as error:
        return Replay(table, session, error, redraw.draws, redraw.proved)
    assert session.at == len(record.moves), "a sound record is played to its last move"
    return Replay(table, session, None, redraw.draws, redraw.proved)


def resumed(record: Record, game: Game[Any, Any, Any, Any] | None = None) -> AnySession:
    """Continue a game from its record. Raises `BadRecord` naming the field or the first wrong ply."""
    return replay(record, game).session


def _catalogued(record: Record) -> Game[Any, Any, Any, Any]:
    try:
        return catalogued(record.game)
    except YouyiError as error:
        raise BadRecord(error.words, field="game") from error


def start_of(record: Record, table: Table[Any, Any, Any, Any]) -> Any:
    """The position that a record begins at. Raises `BadRecord`."""
    if record.start is None:
        return table.rules.start()
    try:
        return table.read_position(record.start)
    except (BadNotation, FaultyPosition) as error:
        raise BadRecord(error.words, field="start") from error


def _read(table: Table[Any, Any, Any, Any], session: AnySession, text: str, number: int) -> Any:
    try:
        move = table.game.notation.read_move(text)
    except BadNotation as error:
        raise BadRecord(error.words, ply=number) from error
    if session.over is not None:
        raise BadRecord(error_words.AFTER_THE_END.filled(text=text), ply=number)
    return move


def _play(session: AnySession, move: Any, number: int) -> Ply[Any, Any, Any]:
    try:
        return session.play(move)
    except IllegalMove as error:
        raise BadRecord(error.words, ply=number) from error


def _check_score(record: Record, prompt: Prompt[Any]) -> None:
    match prompt:
        case Over(score=score) if record.score != score:
            said = str(record.score and list(record.score))
            raise BadRecord(error_words.OTHER_SCORE.filled(found=str(list(score)), said=said), field="score")
        case Decision() | Chance() if record.score is not None:
            raise BadRecord(error_words.NOT_ENDED, field="score")
        case _:
            return


def _check_conceded(record: Record, table: Table[Any, Any, Any, Any], prompt: Prompt[Any]) -> None:
    if record.conceded is None:
        return
    if isinstance(prompt, Over):
        raise BadRecord(error_words.CONCEDED_ENDED, field="conceded")
    if not 0 <= record.conceded < table.rules.seats:
        raise BadRecord(error_words.NO_SUCH_SEAT.filled(found=record.conceded), field="conceded")
