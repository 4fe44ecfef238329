"""Blocks made from a record beside the page, or from a rulebook: what a seat hears and sees, a sheet, a clause, the pack."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from tests.docs.turns import line
from youyi.games import game as opened
from youyi.games.madiao.cards import CODES, HUNDRED, JI, REWARD, SHOULDER, SUIT_NAMES, members, one_suit
from youyi.games.madiao.events import Paid, PaymentKind
from youyi.games.madiao.speech.common import signed
from youyi.games.madiao.speech.money import DUE_NAMES
from youyi.kernel.names import Words
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import heard
from youyi.records.columns import padded, width
from youyi.records.files import read_record
from youyi.records.replay import Replay, replay

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from youyi.kernel.names import Language

PLIES = re.compile(r"(?P<first>\d+)(?:-(?P<last>\d+)|\.(?P<event>\d+)(?:-(?P<until>\d+))?)?")
MARKS = ((REWARD, "賞", "赏"), (SHOULDER, "肩", "肩"), (HUNDRED, "百", "百"), (JI, "極", "极"))
TOTAL = Words("in all", "合計", "合计")
FEWEST = 4
"""Columns of a number in a sheet, at least."""


@cache
def replayed(file: Path) -> Replay:
    """Play a record again, strictly."""
    return replay(read_record(file.read_text(encoding="utf-8")))


def seat(word: str) -> Seat | None:
    """Name a listener: a seat's number, or `-` for the public."""
    return None if word == "-" else Seat(int(word))


def told(file: Path, plies: str, listener: Seat | None, language: Language) -> Iterator[str]:
    """Tell what a listener hears of some plies, or of some of its events of one ply, with reasons."""
    found, game = PLIES.fullmatch(plies), replayed(file).table
    assert found is not None, f"{file.name}: {plies} names no plies"
    first = int(found["first"])
    chosen = replayed(file).plies[first - 1 : int(found["last"] or first)]
    events = [event for ply in chosen for event in heard(ply.step.events, listener)]
    if found["event"] is not None:
        events = events[int(found["event"]) - 1 : int(found["until"] or found["event"])]
    assert events, f"{file.name}: nothing is heard at {plies}"
    return (line(game, event, language) for event in events)


def seen(file: Path, ply: int, looker: Seat | None, language: Language) -> list[str]:
    """Draw what a seat sees before a ply."""
    again = replayed(file)
    assert again.table.game.sketch is not None
    drawn: str = again.table.game.sketch(again.table.rules.view(again.plies[ply - 1].before, looker), language)
    return drawn.split("\n")


def sheet(file: Path, language: Language) -> Iterator[str]:
    """Add up what each seat got and gave, due by due; the last line must be the record's score."""
    again = replayed(file)
    paid = [event for ply in again.plies for event in ply.step.events if isinstance(event, Paid)]
    rows = [
        (DUE_NAMES[due].said_in(language), summed(each.flow for each in paid if each.due is due))
        for due in PaymentKind
        if any(each.due is due for each in paid)
    ]
    rows.append((TOTAL.said_in(language), summed(each.flow for each in paid)))
    assert rows[-1][1] == again.position.purses
    seats = [name.said_in(language) for name in again.table.game.seat_names]
    return columns([("", seats), *((named, [*map(signed, four)]) for named, four in rows)])


def summed(flows: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """Add flows up, seat by seat."""
    return tuple(map(sum, zip(*flows, strict=True)))


def columns(rows: list[tuple[str, list[str]]]) -> Iterator[str]:
    """Set rows in columns, numbers to the right."""
    named = max(width(name) for name, _ in rows)
    wide = max(FEWEST, *(width(cell) for _, cells in rows for cell in cells))
    for name, cells in rows:
        yield f"{padded(name, named)}  " + "  ".join(" " * (wide - width(cell)) + cell for cell in cells)


def clause(key: str, language: Language) -> Iterator[str]:
    """Name a clause and say how it reads."""
    article: Any = next(each for each in opened(key.partition(".")[0]).articles if each.key == key)
    yield f"{article.name.zh_hant} {article.name.en}" if language == "en" else article.name.said_in(language)
    yield article.reading.said_in(language)


def pack(game: str, language: Language) -> Iterator[str]:
    """List all cards by suit, from the highest, with their classes."""
    assert game == "madiao"
    for suit, name in SUIT_NAMES.items():
        cards = reversed(members(one_suit(suit)))
        yield f"{padded(name.said_in(language), 8)}  " + " ".join(CODES[card] + mark(card, language) for card in cards)


def mark(card: int, language: Language) -> str:
    """Give the character of a card's class; none for a green one."""
    return next((hans if language == "zh-Hans" else hant for kind, hant, hans in MARKS if kind >> card & 1), "")
