"""Readings to compare: rulesets and answers as they are typed, and every single answer that a rulebook could change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from youyi.analysis.runs.plan import Plan
from youyi.analysis.texts import ANALYSIS as TEXTS
from youyi.games import game as catalogued
from youyi.kernel.errors import YouyiError
from youyi.kernel.game import Game
from youyi.kernel.rulings import LARGEST, AnswersConflict, Quantity, Ruling, Value, questions, value_of, values

_OTHER_GAME = TEXTS["other_game"]


class OtherGame(YouyiError, ValueError):
    """Two readings of different games."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A rulebook by names."""

    game: str
    ruleset: str | None
    rulings: Mapping[str, Value]


def read_reading(text: str, base: Reading | None = None) -> Reading:
    """Read `ruqi/classical`, `ruqi`, or either with answers after commas; `arms=forward` changes the base in that answer.

    Raises `Unknown`, `UnknownAnswer`, `OtherGame`.
    """
    first, *rest = text.split(",")
    if "=" in first and base is not None:
        reading, rest = base, [first, *rest]
    else:
        game = catalogued(first.partition("/")[0])
        reading = Reading(game.id, game.ruleset(first if "/" in first else None).full_id, {})
        if base is not None and base.game != game.id:
            raise OtherGame(_OTHER_GAME.filled(a=base.ruleset or base.game, b=first))
    answers = {name: value for name, _, value in (each.partition("=") for each in rest)}
    changed = replace(reading, rulings={**reading.rulings, **answers})
    catalogued(changed.game).under(changed.ruleset, dict(changed.rulings))
    return changed


def under(plan: Plan, reading: Reading) -> Plan:
    """The same plan under a reading."""
    return replace(plan, game=reading.game, ruleset=reading.ruleset, rulings=reading.rulings)


def each_answer(base: Reading) -> Iterator[Reading]:
    """Every rulebook that differs from the base in one answer and can be combined with the others."""
    game = catalogued(base.game)
    table = game.under(base.ruleset, dict(base.rulings))
    for name, asked in questions(table.rulings).items():
        for value in _others(game, name, asked, getattr(table.rulings, name)):
            reading = replace(base, rulings={**base.rulings, name: value})
            try:
                game.under(reading.ruleset, dict(reading.rulings))
            except AnswersConflict:
                continue
            yield reading


def _others(game: Game[Any, Any, Any, Any], name: str, asked: type[Ruling] | Quantity, now: Any) -> list[Value]:
    """The other answers to a question; of numbers those of other rulesets, or twice as much, half, or one more or less."""
    if not isinstance(asked, Quantity):
        return [value_of(member) for member in asked if member is not now]
    known = [value for value in dict.fromkeys(values(each.rulings)[name] for each in game.rulesets) if value != now]
    if known or now is None:
        return known
    highest = LARGEST if asked.highest is None else asked.highest
    nearby = (number for number in (2 * now, now // 2, now + 1, now - 1) if asked.lowest <= number <= highest)
    return [next(number for number in nearby if number != now)]
