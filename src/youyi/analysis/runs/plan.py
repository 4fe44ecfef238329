"""What to play, by names alone: a plan can be stored as JSON, and two runs of one plan give identical results."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, TypeVar

from youyi.analysis.texts import ANALYSIS as TEXTS
from youyi.bots.named import Named, name_of, player_spec
from youyi.games import game as catalogued
from youyi.kernel.errors import YouyiError
from youyi.kernel.game import Table
from youyi.kernel.rulings import Value, differences, fingerprint

T = TypeVar("T")

_SEATS = TEXTS["seats"]


class WrongNumber(YouyiError, ValueError):
    """Players for more or fewer seats than the table has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What to play, by names alone: everything that reproduces the figures."""

    game: str
    ruleset: str | None = None
    rulings: Mapping[str, Value] = field(default_factory=dict)
    terms: Mapping[str, Value] = field(default_factory=dict)
    """Terms that differ from those of a single bout."""
    players: tuple[str, ...]
    """One for each seat, which also says how many sit where that is open; a single one plays every seat."""
    games: int
    seed: int
    clauses: bool = False
    """Whether to report in how many games each clause was cited."""
    engine: str = "auto"
    """One of `engines.ENGINES`; the figures are the same."""

    def table(self) -> Table[Any, Any, Any, Any]:
        """Lay the table: single bouts, but for the terms named here. Raises what `Game.under` raises."""
        game = catalogued(self.game)
        bout = differences(game.bout, game.terms)
        return game.under(self.ruleset, dict(self.rulings), {**bout, **game.seating(len(self.players)), **self.terms})

    def write(self) -> str:
        """Write the plan as JSON, on one line."""
        return json.dumps(asdict(self), sort_keys=True, ensure_ascii=False)


def read_plan(text: str) -> Plan:
    """Read what `Plan.write` wrote."""
    fields = json.loads(text)
    return Plan(**{**fields, "players": tuple(fields["players"])})


def seated(names: Sequence[str], table: Table[Any, Any, Any, Any]) -> tuple[str, ...]:
    """The player of each seat, with its version. Raises `Unknown`, `BadPlayer`, and `WrongNumber` for too many or too few."""
    return tuple(player_spec(name, table.game).full_id for name in for_every_seat(names, table))


def for_every_seat(players: Sequence[T], table: Table[Any, Any, Any, Any]) -> tuple[T, ...]:
    """A player for each seat; a single one, also by its name alone, plays every seat. Raises `WrongNumber`."""
    named: tuple[Any, ...] = (players,) if isinstance(players, str) else tuple(players)
    everyone = named * table.rules.seats if len(named) == 1 else named
    if len(everyone) != table.rules.seats:
        raise WrongNumber(_SEATS.filled(seats=table.rules.seats, found=len(everyone)))
    return everyone


def labels(players: Sequence[Named], table: Table[Any, Any, Any, Any]) -> tuple[str, ...]:
    """What reports call the player of each seat: names with their versions, classes of objects. Raises as `seated` does."""
    return tuple(
        player_spec(each, table.game).full_id if isinstance(each, str) else name_of(each)
        for each in for_every_seat(players, table)
    )


def rulebook_of(table: Table[Any, Any, Any, Any]) -> dict[str, Any]:
    """By which rules a table plays, as every report states it."""
    return {
        "game": table.game.id,
        "ruleset": table.ruleset.full_id,
        "rulings": table.changed_rulings,
        "terms": table.changed_terms,
        "fingerprint": fingerprint(table.game.id, table.rulings, table.terms),
    }
