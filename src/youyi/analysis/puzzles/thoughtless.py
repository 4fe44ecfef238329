"""Players that do not think, by whom puzzles are measured: what they solve asks for no thought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from youyi.analysis.review.telling import seen_ahead
from youyi.kernel.game import Table
from youyi.kernel.rules import Decision

AnyTable: TypeAlias = Table[Any, Any, Any, Any]
SHARE = 0.35
"""The most of a set that may be solved by whoever goes by rows in the game's first way, or takes the first row."""


def taken(table: AnyTable, position: Any, moves: Sequence[Any]) -> list[Any]:
    """What each takes who goes by what rows say, in one of the game's ways: captures, strikes, enters; of equal ones the first."""
    commentary, prompt = table.game.commentary, table.rules.prompt(position)
    assert isinstance(prompt, Decision), "a choice is due"
    if commentary is None:
        return []
    seen = [seen_ahead(table, position, move, prompt.seat) for move in moves]
    gains = (
        [glance(table.rules, position, move, events) for move, events in zip(moves, seen, strict=True)]
        for glance in commentary.glances
    )
    return [moves[each.index(max(each))] for each in gains]


def thoughtless(table: AnyTable, position: Any, moves: Sequence[Any]) -> list[Any]:
    """What each takes who does not think: what stands first, then by what rows say, and what stands last."""
    return [moves[0], *taken(table, position, moves), moves[-1]]


HELD = 2
"""So many of them, from the first, are held to `SHARE`; how many puzzles the others solve is told."""
