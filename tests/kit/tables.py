"""Every table there is: each game, ruleset and number of seats, with rulings changed by lot."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from youyi.games import catalogue
from youyi.kernel.chance import Entropy
from youyi.kernel.game import Game, Table
from youyi.kernel.rulings import AnswersConflict, Quantity, Value, questions, value_of, values

AnyGame = Game[Any, Any, Any, Any]
AnyTable = Table[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Setting:
    """What a table is laid by; short to print when a test fails."""

    game: AnyGame
    ruleset: str
    seats: int

    def __repr__(self) -> str:
        return f"{self.ruleset} {self.seats} seats"

    def bout(self, rulings: dict[str, Value] | None = None) -> AnyTable:
        """Lay the table for a single bout."""
        return self.game.under(self.ruleset, dict(rulings or {}), self._terms(values(self.game.bout)))

    def sitting(self, rulings: dict[str, Value] | None = None) -> AnyTable:
        """Lay the table for the usual terms."""
        return self.game.under(self.ruleset, dict(rulings or {}), self._terms({}))

    def _terms(self, agreed: dict[str, Value]) -> dict[str, Value]:
        return agreed | ({"seats": self.seats} if "seats" in questions(self.game.terms) else {})


def _seats(game: AnyGame) -> tuple[int, ...]:
    """List the numbers that can sit at a game: one only, unless its terms ask."""
    for field in fields(game.terms):
        if field.name == "seats":
            asked: Quantity = field.metadata["quantity"]
            return tuple(range(asked.lowest, (asked.highest or asked.lowest) + 1))
    return (game.terms.seats,)


_only: list[str] = []
"""The one game that the laws are run for, where one is named (`pytest --game ID tests/laws`)."""


def run_for_game(name: str) -> None:
    """Run the laws for one game only."""
    _only.append(name)


def games() -> tuple[AnyGame, ...]:
    """Every game that the laws are run for."""
    return tuple(game for game in catalogue() if not _only or game.id in _only)


def settings() -> tuple[Setting, ...]:
    """Every game under every ruleset with every number of seats."""
    return tuple(
        Setting(game, ruleset.full_id, seats) for game in games() for ruleset in game.rulesets for seats in _seats(game)
    )


def changed_by_lot(setting: Setting, entropy: Entropy, one_in: int = 4) -> dict[str, Value]:
    """Answer about one question in so many otherwise than the ruleset; combinations that conflict are drawn again."""
    base = setting.game.ruleset(setting.ruleset).rulings
    while True:
        rulings: dict[str, Value] = {}
        for name, asked in questions(base).items():
            if entropy.below(one_in):
                continue
            rulings[name] = _answer_by_lot(asked, entropy)
        try:
            setting.bout(rulings)
        except AnswersConflict:
            continue
        return rulings


def _answer_by_lot(asked: Any, entropy: Entropy) -> Value:
    if isinstance(asked, Quantity):
        highest = asked.highest if asked.highest is not None else asked.lowest + 40
        return asked.lowest + entropy.below(highest - asked.lowest + 1)
    members = list(asked)
    return value_of(members[entropy.below(len(members))])
