"""Counts of positions: every throw with every answer, to a depth; two programs that agree on them agree on the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from youyi.analysis.solve.odds import TooManyOutcomes
from youyi.analysis.texts import ANALYSIS as TEXTS
from youyi.kernel.rules import Chance, Decision, Over, Rules

P = TypeVar("P")
M = TypeVar("M")

_TOO_MANY = TEXTS["perft.too_many"]


def perft(rules: Rules[P, M, Any, Any], position: P, depth: int) -> int:
    """Count the ways `depth` further moves can go; throws count as moves, each distinct throw once.

    Raises `TooManyOutcomes` where a draw has no table: the orders of a pack.
    """
    if depth == 0:
        return 1
    prompt = rules.prompt(position)
    if depth == 1 and isinstance(prompt, Decision):
        return len(prompt.moves)
    following = (rules.play(position, move).position for move in _moves(prompt))
    return sum(perft(rules, each, depth - 1) for each in following)


def _moves(prompt: Decision[M] | Chance[M] | Over) -> Iterator[M]:
    match prompt:
        case Over():
            return
        case Decision(moves=moves):
            yield from moves
        case Chance(odds=odds):
            table = odds.table()
            if table is None:
                raise TooManyOutcomes(_TOO_MANY)
            yield from (outcome for outcome, _chance in table)
