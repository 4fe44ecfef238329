"""Blocks made from a position: its choices, and what is said of a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from youyi.games import game as opened
from youyi.games.ruqi import PIECES
from youyi.kernel.articles import Article
from youyi.kernel.rules import Decision
from youyi.records.columns import padded, width

if TYPE_CHECKING:
    from collections.abc import Iterator

    from youyi.kernel.game import Table
    from youyi.kernel.names import Language
    from youyi.kernel.rules import Reason


def laid(ruleset: str) -> Table[Any, Any, Any, Any]:
    """Lay a table for a single round."""
    name, _, _ = ruleset.partition("/")
    return opened(name).under(ruleset, terms={"rounds": 1})


def turns(table: Table[Any, Any, Any, Any], written: str) -> Iterator[str]:
    """List the choices of a position of 儒棋."""
    notation = table.game.notation
    position = notation.read_position(written)
    prompt = table.rules.prompt(position)
    assert isinstance(prompt, Decision)
    before = armies(notation.write_position(position))[prompt.seat]
    rows = [
        (notation.write_move(move), moved(before, armies(notation.write_position(after))[prompt.seat]))
        for move in prompt.moves
        for after in (table.rules.play(position, move).position,)
    ]
    widest = max(width(move) for move, _ in rows)
    for move, ends in rows:
        yield f"{padded(move, widest)}  →  {ends}"


def armies(written: str) -> list[list[str]]:
    """Take the tokens of both sides out of a position."""
    return [army.split(",") for army in written.split(" ")[2:4]]


def moved(before: list[str], after: list[str]) -> str:
    """Say where the moved pieces are now."""
    pairs = zip(PIECES, before, after, strict=True)
    return " ".join(f"{virtue.name.zh_hant} {now}" for virtue, was, now in pairs if was != now)


def said(table: Table[Any, Any, Any, Any], written: str, typed: str, language: Language) -> Iterator[str]:
    """Tell the events of a move, each with its reason."""
    notation = table.game.notation
    step = table.rules.play(notation.read_position(written), notation.read_move(typed))
    for event in step.events:
        yield line(table, event, language)


def line(table: Table[Any, Any, Any, Any], event: Any, language: Language) -> str:
    """Tell an event with its reason."""
    return f"{table.game.speech.event(event, language)}  [{name_of(event.because, language)}]"


def name_of(because: Reason, language: Language) -> str:
    """Name a clause, or say an answer."""
    if isinstance(because, Article):
        return because.name.said_in(language)
    return because.answer.reading.said_in(language)
