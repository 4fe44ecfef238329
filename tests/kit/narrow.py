"""What a test knows to be so, said so that the types know it too: a failed guess is a failed test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.kit.walks import AnyRules
from youyi.kernel.errors import NOTHING_CAN_MOVE, FaultyPosition
from youyi.kernel.rules import Chance, Decision, Objection, Over, Reason
from youyi.kernel.rulings import Ruling


def decision(rules: AnyRules, position: Any) -> Decision[Any]:
    """What a position that asks a seat to choose asks."""
    prompt = rules.prompt(position)
    assert isinstance(prompt, Decision), prompt
    return prompt


def choices(rules: AnyRules, position: Any) -> Sequence[Any]:
    """What the seat that is asked may do; nothing at all where a typed position leaves it no move."""
    try:
        return decision(rules, position).moves
    except FaultyPosition as problem:
        if problem.faults != (NOTHING_CAN_MOVE,):
            raise
        return ()


def chance(rules: AnyRules, position: Any) -> Chance[Any]:
    """What a position that asks for the dice asks."""
    prompt = rules.prompt(position)
    assert isinstance(prompt, Chance), prompt
    return prompt


def over(rules: AnyRules, position: Any) -> Over:
    """How a game that is over came out."""
    prompt = rules.prompt(position)
    assert isinstance(prompt, Over), prompt
    return prompt


def objection(rules: AnyRules, position: Any, move: Any) -> Objection:
    """Why a move that is forbidden may not be made."""
    found = rules.objection(position, move)
    assert found is not None, f"{move} is legal"
    return found


def ruling(because: Reason) -> Ruling:
    """The answer by which something happened that no clause alone decides."""
    assert isinstance(because, Ruling), because
    return because
