"""Game files named on the command line; whatever is wrong with one is said with its name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from youyi.apps.cli import refusals
from youyi.apps.cli.base.failures import Misuse
from youyi.kernel.errors import BadRecord
from youyi.kernel.names import Words, everywhere
from youyi.records.files import opened
from youyi.records.record import Record


def games_in(file: Path) -> tuple[tuple[Words, Record], ...]:
    """Every game of a file, with its place for messages. Raises `Misuse`; OSError if the file cannot be opened."""
    with named(file):
        games = opened(file)
    if not games:
        raise Misuse(refusals.IN_FILE.filled(place=str(file), why=refusals.NO_GAME))
    return tuple((_place(file, number, len(games)), each) for number, each in enumerate(games, start=1))


@contextmanager
def named(place: Words | Path) -> Iterator[None]:
    """Name the place in an error of a record."""
    try:
        yield
    except BadRecord as error:
        where = place if isinstance(place, Words) else str(place)
        raise Misuse(refusals.IN_FILE.filled(place=where, why=error.words)) from error


def _place(file: Path, number: int, of: int) -> Words:
    return everywhere(str(file)) if of == 1 else refusals.GAME_OF_FILE.filled(file=file, number=number)
