"""Exact chances of throws, and of whatever holds of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Generic, TypeVar

from youyi.analysis.texts import ANALYSIS as TEXTS
from youyi.kernel.chance import Odds
from youyi.kernel.errors import YouyiError
from youyi.kernel.rules import Chance, Rules
from youyi.kernel.session import Session

M = TypeVar("M")
P = TypeVar("P")

LOOK_AHEAD = 100
"""Throws after which the search for a game's kinds of throw ends; a game may ask for thousands before a choice."""


TOO_MANY = TEXTS["too_many"]


class TooManyOutcomes(YouyiError, ValueError):
    """Odds without a table: the orders of a pack."""


@dataclass(frozen=True, slots=True)
class ThrowOdds(Generic[P, M]):
    """A position that asks for a throw, and every outcome with its exact chance."""

    position: P
    chances: Sequence[tuple[M, Fraction]]


def listed(odds: Odds[M]) -> Sequence[tuple[M, Fraction]]:
    """Every outcome with its exact chance. Raises `TooManyOutcomes`."""
    table = odds.table()
    if table is None:
        raise TooManyOutcomes(TOO_MANY)
    return table


def throws_at(rules: Rules[P, M, Any, Any], position: P) -> list[ThrowOdds[P, M]]:
    """The throw that a position asks for; empty if it asks for none. Raises `TooManyOutcomes`."""
    prompt = rules.prompt(position)
    return [ThrowOdds(position, listed(prompt.odds))] if isinstance(prompt, Chance) else []


def throws_from_start(rules: Rules[P, M, Any, Any]) -> list[ThrowOdds[P, M]]:
    """Each different throw from the start of a game to its first choice. Raises `TooManyOutcomes`.

    The first outcome is followed; throws with the same outcomes and chances are listed once.
    """
    found: list[ThrowOdds[P, M]] = []
    session: Session[P, M, Any, Any] = Session(rules)
    for _ in range(LOOK_AHEAD):
        here = throws_at(rules, session.position)
        if not here:
            break
        found += [each for each in here if all(each.chances != known.chances for known in found)]
        session.play(here[0].chances[0][0])
    return found
