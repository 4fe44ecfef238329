"""A game kept in a file while people play it, and taken up again from there.

Where a game hides cards the file ends before the pack in play and does not tell the seed or the secret. Until such a game is over the whole of
it stands in a second file beside the first, packed so that nobody reads a card by accident, for its owner alone.
"""

from __future__ import annotations

import os
import zlib
from base64 import b64decode, b64encode
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from youyi.apps.cli.base.completion import HUMAN
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.base.game_files import named
from youyi.apps.cli.table.local_game import AnyTable, LocalGame, Seated, seated
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.kernel.errors import BadRecord, YouyiError
from youyi.records.files import MANY, opened, read_record, save, write_line
from youyi.records.json_text import LARGEST_TEXT, text_of
from youyi.records.record import CommittedChance, NumberedChance, Record, ServerChance, TableChance
from youyi.records.replay import replay

_BESIDE = ".unfinished"
_OWN = ":"
"""What names of programs and of classes of Python contain, and names of our players do not."""


def beside(file: Path) -> Path:
    """The file that keeps what the record in FILE may not tell yet."""
    return file.with_name(file.name + _BESIDE)


def make_sure_it_is_free(file: Path) -> None:
    """Raise `Misuse` if a file holds something that a new game would replace; OSError if nothing can be added to a file of many."""
    if file.suffix == MANY:
        file.open("a", encoding="utf-8").close()
    elif file.is_file() and file.stat().st_size:
        raise Misuse(TEXTS["file_exists"].filled(file=str(file)))


def keep(file: Path, local: LocalGame) -> None:
    """Save a game as far as it is played; a file of many games gains a line. Raises OSError."""
    hides = local.table.game.hides and file.suffix != MANY
    if hides and local.session.over is None:
        _write_beside(beside(file), local.whole_record)
    save(file, local.record)
    if hides and local.session.over is not None:
        beside(file).unlink(missing_ok=True)


def taken_up(file: Path, players: Sequence[str] = ()) -> LocalGame:
    """The game that a file keeps, ready to go on. Raises `Misuse`; OSError if there is no such file.

    `players` repeats who sits where, one name a seat. That is needed where a program or a class plays, since a file may come
    from anybody and must start nothing by itself.
    """
    if file.suffix == MANY:
        raise Misuse(TEXTS["in_file"].filled(place=str(file), why=TEXTS["resume_many"]))
    with named(file):
        (record,) = opened(file)
        found = replay(record)
        if found.session.over is not None:
            raise BadRecord(TEXTS["resume_over"])
        if found.table.game.hides:
            record = _whole(record, beside(file))
            found = replay(record)
        if not isinstance(record.chance, NumberedChance | CommittedChance | TableChance):
            raise BadRecord(TEXTS["resume_server"], field="chance")
        return LocalGame(found.table, _seats(record, found.table, players), record.chance, (record, found.session))


def _whole(told: Record, other: Path) -> Record:
    """The record of a game that hides cards, with what is kept beside it. Raises `BadRecord`."""
    if not isinstance(told.chance, ServerChance | TableChance):  # as `LocalGame.record` writes it
        raise BadRecord(TEXTS["resume_server"], field="chance")
    if not other.is_file():
        raise BadRecord(TEXTS["resume_gone"].filled(other=str(other)))
    kept = _read_beside(other)
    plies = min(len(kept.moves), len(told.moves))
    whole = replace(told, moves=kept.moves, chance=kept.chance)
    if kept.moves[:plies] != told.moves[:plies] or replace(whole, engine=kept.engine, notes=kept.notes) != kept:
        raise BadRecord(TEXTS["resume_other"].filled(other=str(other)))
    return whole


def _seats(record: Record, table: AnyTable, players: Sequence[str]) -> tuple[Seated, ...]:
    """Who sits where. Raises `BadRecord`."""
    sat = tuple(HUMAN if each.player is None else each.player for each in record.seats)
    if not players and any(_OWN in name for name in sat):
        raise BadRecord(TEXTS["resume_program"].filled(players=",".join(sat)), field="seats")
    try:
        seats = seated(players or sat, table)
    except YouyiError as error:
        raise BadRecord(error.words, field="seats") from error
    if tuple(each.name for each in seats) != sat:
        raise BadRecord(TEXTS["resume_players"].filled(players=",".join(sat)), field="seats")
    return seats


def _write_beside(other: Path, whole: Record) -> None:
    """Replace the file at once, so that no half of it is ever left."""
    packed = b64encode(zlib.compress(write_line(whole).encode("utf-8")))
    new = other.with_name(other.name + ".new")
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(packed + b"\n")
    new.replace(other)


def _read_beside(other: Path) -> Record:
    """Raises `BadRecord` for what `keep` did not write."""
    packed = zlib.decompressobj()
    try:
        text = packed.decompress(b64decode(text_of(other).strip(), validate=True), LARGEST_TEXT).decode("utf-8")
        if packed.eof:  # and not cut off, or larger than a record can be
            return read_record(text)
    except (ValueError, zlib.error, BadRecord):
        pass  # the same is wrong: this is not what was written
    raise BadRecord(TEXTS["resume_damaged"].filled(other=str(other)))
