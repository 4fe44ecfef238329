"""How long random games last, against the figures that other programs found for the same rules.

The means stand in the rule text, in its section on simulation, each from `n` rounds.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

import pytest

from tests.kit.walks import stroll
from youyi.games import game

SIGMAS = 4


@dataclass(frozen=True)
class Known:
    """What another program measured between two random players."""

    ruleset: str
    mean: float
    """Turns a round."""
    n: int
    rulings: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.ruleset} {self.rulings}"


KNOWN = (
    Known("ruqi/modern", 88.6, 400),
    Known("ruqi/modern", 80.3, 3000, {"arms": "forward"}),
    Known("ruqi/classical", 85.4, 3000),
)


def lengths(known: Known, rounds: int) -> list[int]:
    """Play rounds at random to their end and count their turns."""
    rules = (catalogued := game("ruqi")).under(known.ruleset, dict(known.rulings), {"rounds": 1}).rules
    return [
        sum(
            isinstance(event, catalogued.turn)
            for pace in stroll(rules, seed=41, game=number)
            for event in pace.step.events
        )
        for number in range(rounds)
    ]


def check(known: Known, rounds: int) -> None:
    counted = lengths(known, rounds)
    mean = sum(counted) / rounds
    sd = sqrt(sum((length - mean) ** 2 for length in counted) / (rounds - 1))
    error = sd * sqrt(1 / rounds + 1 / known.n)
    found = f"{known}: {mean:.2f} turns a round, se {sd / sqrt(rounds):.2f}, sd {sd:.1f}, {min(counted)}-{max(counted)}"
    assert abs(mean - known.mean) < SIGMAS * error, found


@pytest.mark.parametrize("known", KNOWN, ids=str)
def test_random_rounds_are_as_long_as_others_found(known):
    check(known, 60)


@pytest.mark.long
@pytest.mark.parametrize("known", KNOWN, ids=str)
def test_three_thousand_random_rounds_all_end_and_are_as_long_as_others_found(known):
    check(known, 3000)
