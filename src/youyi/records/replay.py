"""A record played again: strictly, or as far as it is valid, with the ply that is wrong and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from youyi.games import game as catalogued
from youyi.kernel.chance import Chances
from youyi.kernel.committed import Committed
from youyi.kernel.errors import BadNotation, BadRecord, FaultyPosition, IllegalMove, reason_in_english
from youyi.kernel.game import Game, Table
from youyi.kernel.rules import Chance, Decision, Over, Prompt, Step
from youyi.kernel.seats import Seat
from youyi.kernel.streams import Numbered
from youyi.records.record import CommittedChance, NumberedChance, Record, laid

P = TypeVar("P")
M = TypeVar("M")
E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Ply(Generic[P, M, E]):
    """One answer: who gave it, to what, and what followed."""

    number: int
    """Counted from 1."""
    by: Seat | None
    """The seat that chose, or whose hand threw; None: the table's hand."""
    chance: bool
    """Whether the dice or the shuffle spoke."""
    text: str
    move: M
    before: P
    step: Step[P, E]


@dataclass(frozen=True, slots=True)
class Replay:
    """What a record amounts to."""

    table: Table[Any, Any, Any, Any]
    start: Any
    plies: tuple[Ply[Any, Any, Any], ...]
    error: BadRecord | None
    """What is wrong after the last valid ply; None for a sound record."""

    @property
    def position(self) -> Any:
        """Where the game stands after the last valid ply."""
        return self.plies[-1].step.position if self.plies else self.start

    @property
    def prompt(self) -> Prompt[Any]:
        """What that position asks."""
        return self.table.rules.prompt(self.position)


def replay(record: Record, game: Game[Any, Any, Any, Any] | None = None) -> Replay:
    """Play a record again, strictly. Raises `BadRecord` naming the field or the first wrong ply."""
    found = replay_as_far_as_valid(record, game)
    if found.error is not None:
        raise found.error
    return found


def replay_as_far_as_valid(record: Record, game: Game[Any, Any, Any, Any] | None = None) -> Replay:
    """Play a record as far as its moves are valid. Raises `BadRecord` only if no table can be laid for it.

    `game` is asked for only where it is not of the catalogue.
    """
    table = laid(record, game or _catalogued(record))
    start = _start(record, table)
    plies: list[Ply[Any, Any, Any]] = []
    try:
        for ply in _plies(record, table, start):
            plies.append(ply)  # noqa: PERF402  # those before the wrong one must survive it
        _check_score(record, table.rules.prompt(plies[-1].step.position if plies else start))
    except BadRecord as error:
        return Replay(table, start, tuple(plies), error)
    return Replay(table, start, tuple(plies), None)


def _catalogued(record: Record) -> Game[Any, Any, Any, Any]:
    try:
        return catalogued(record.game)
    except Exception as error:
        raise BadRecord(str(error), field="game") from error


def _start(record: Record, table: Table[Any, Any, Any, Any]) -> Any:
    if record.start is None:
        return table.rules.start()
    try:
        return table.read_position(record.start)
    except (BadNotation, FaultyPosition) as error:
        raise BadRecord(str(error), field="start") from error


def _plies(record: Record, table: Table[Any, Any, Any, Any], start: Any) -> Iterator[Ply[Any, Any, Any]]:
    position, draws = start, Counter[Seat | None]()
    for number, text in enumerate(record.moves, start=1):
        prompt = table.rules.prompt(position)
        move = _read(table, text, number)
        by = _asked(prompt, text, number)
        if isinstance(prompt, Chance):
            draws[by] += 1
            _check_draw(record, table, prompt, draws[by], number, move)
        step = _played(table, position, move, number)
        yield Ply(number, by, isinstance(prompt, Chance), text, move, position, step)
        position = step.position


def _asked(prompt: Prompt[Any], text: str, number: int) -> Seat | None:
    match prompt:
        case Over():
            raise BadRecord(f"{text!r} comes after the end of the game", ply=number)
        case Chance(by=by):
            return by
        case Decision(seat=seat):
            return seat


def _read(table: Table[Any, Any, Any, Any], text: str, number: int) -> Any:
    try:
        return table.game.notation.read_move(text)
    except BadNotation as error:
        raise BadRecord(str(error), ply=number) from error


def _played(table: Table[Any, Any, Any, Any], position: Any, move: Any, number: int) -> Step[Any, Any]:
    try:
        return table.rules.play(position, move)
    except IllegalMove as error:
        raise BadRecord(f"{error.move}: {reason_in_english(error.objection.because)}", ply=number) from error


def _check_draw(
    record: Record, table: Table[Any, Any, Any, Any], prompt: Chance[Any], nth: int, number: int, move: Any
) -> None:
    """Redo a draw whose seed or secret the record names."""
    match record.chance:
        case NumberedChance(seed, game):
            chances: Chances = Numbered(seed, game)
            source = "seed"
        case CommittedChance(commit, str() as reveal):
            chances, source = _revealed(commit, reveal), "secret"
        case _:
            return
    drawn = prompt.odds.draw(chances.hand(prompt.by, nth))
    if drawn != move:
        write = table.game.notation.write_move
        raise BadRecord(f"the {source} gives {write(drawn)}, not {write(move)}", ply=number)


def _revealed(commit: str, reveal: str) -> Committed:
    """Open the secret a server told. Raises `BadRecord` if it is not the one that was committed to."""
    try:
        chances = Committed(bytes.fromhex(reveal))
    except ValueError:
        raise BadRecord("a secret is written in hexadecimal", field="chance.reveal") from None
    if chances.commit != commit:
        raise BadRecord("this is not the secret that was committed to", field="chance.reveal")
    return chances


def _check_score(record: Record, prompt: Prompt[Any]) -> None:
    match prompt:
        case Over(score=score) if record.score != score:
            raise BadRecord(f"the moves give {list(score)}, not {record.score and list(record.score)}", field="score")
        case Decision() | Chance() if record.score is not None:
            raise BadRecord("the moves do not end the game", field="score")
        case _:
            return
