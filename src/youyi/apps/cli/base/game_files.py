"""Game files named on the command line; whatever is wrong with one is said with its name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.kernel.errors import BadRecord
from youyi.kernel.names import Words, everywhere
from youyi.records.files import opened
from youyi.records.record import Record


def games_in(file: Path) -> tuple[tuple[Words, Record], ...]:
    """Every game of a file, with its place for messages. Raises `Misuse`; OSError if the file cannot be opened."""
    with named(file):
        games = opened(file)
    if not games:
        raise Misuse(TEXTS["in_file"].filled(place=str(file), why=TEXTS["no_game"]))
    return tuple((_place(file, number, len(games)), each) for number, each in enumerate(games, start=1))


@contextmanager
def named(place: Words | Path) -> Iterator[None]:
    """Name the place in an error of a record."""
    try:
        yield
    except BadRecord as error:
        where = place if isinstance(place, Words) else str(place)
        raise Misuse(TEXTS["in_file"].filled(place=where, why=error.words)) from error


def _place(file: Path, number: int, of: int) -> Words:
    return everywhere(str(file)) if of == 1 else TEXTS["game_of_file"].filled(file=file, number=number)
